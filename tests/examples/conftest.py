import pytest

from tests.examples.installed import Installed, install


@pytest.fixture(scope="session")
def liarsdice(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("liarsdice"))
