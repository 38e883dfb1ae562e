"""A PostgreSQL cluster of the tests' own, from Debian's packages, on a Unix socket in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

UNPRIVILEGED = "postgres"  # Debian's package makes this user; the server refuses to run as root


def binaries() -> Path | None:
    """The newest initdb and postgres there are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextmanager
def cluster() -> Iterator[str]:
    """The folder of the socket of a running cluster."""
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="bunkhouse-pg-"))
    data = folder / "data"
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, UNPRIVILEGED)
        as_user = ["setpriv", f"--reuid={UNPRIVILEGED}", f"--regid={UNPRIVILEGED}", "--init-groups"]
    quiet = {"check": True, "cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        subprocess.run(
            [*as_user, programs / "initdb", "-D", data, "-U", "bunkhouse", "-A", "trust", "-E", "UTF8", "--no-sync"],
            **quiet,  # type: ignore[call-overload]
        )
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=60"
        pg_ctl = [*as_user, programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
        subprocess.run([*pg_ctl, "-o", options, "start"], **quiet)  # type: ignore[call-overload]
        try:
            yield str(folder)
        finally:
            subprocess.run([*pg_ctl, "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database(folder: str) -> Iterator[str]:
    """The URL of an empty database in the cluster."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    address = f"host={folder} user=bunkhouse dbname=postgres"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield f"postgresql+psycopg://bunkhouse@/{name}?host={folder}"
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
