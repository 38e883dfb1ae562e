"""Compiles the rules with mypyc when there is a C compiler; everything else is in pyproject.toml.

BUNKHOUSE_COMPILE=auto compiles if it can, 0 never does, 1 fails if it can't.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

# Whole folders are compiled, but for modules with a line that begins like this and says why.
COMPILED = ("core", "games/*/rules", "bots/search", "bots/experts", "bots/experts/*")
EXCEPTION = "# Not compiled:"

# So that a function of one module is inlined in another: without, each named accessor of a packed int is a call.
INLINING = ("-flto=auto", "-fno-semantic-interposition")
# In the C of a setter: the array taken out of its box, which counts it, then counted again.
DOUBLE_COUNT = re.compile(r"(tmp = Vec\w+Api\.unbox\(value\);\n(?:.*\n){3})    VEC_\w+_INCREF\(tmp\);\n")

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class ParallelBuild(build_ext):
    """Compiles the C files of one extension side by side; setuptools alone takes them in turn."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: object) -> list[str]:
            def compile_one(source: str) -> list[str]:
                return compile_in_turn([source], **options)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for objects in pool.map(compile_one, sources) for made in objects]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def compiler_works(flags: Sequence[str] = ()) -> bool:
    """Whether a tiny extension that includes Python.h compiles and links, with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = Extension("probe", [str(source)], extra_compile_args=list(flags), extra_link_args=list(flags))
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CompileError, LinkError):
            return False
    return True


def wants_compiling() -> bool:
    wish = os.environ.get("BUNKHOUSE_COMPILE", "auto")
    if wish not in ("auto", "0", "1"):
        sys.exit(f"BUNKHOUSE_COMPILE is auto, 0 or 1, not {wish!r}.")
    if wish == "0" or "bdist_wheel" not in sys.argv:  # pip also calls us for the metadata alone
        return False
    works = compiler_works()
    if wish == "1" and not works:
        sys.exit("BUNKHOUSE_COMPILE=1, but a small C extension does not compile here.")
    return works


def compiled_modules() -> Iterator[str]:
    for folder in COMPILED:
        for path in sorted(Path("src/bunkhouse").glob(f"{folder}/*.py")):
            if path.name != "__init__.py" and f"\n{EXCEPTION}" not in path.read_text(encoding="utf-8"):
                yield str(path)


def mend_setters(source: Path) -> None:
    """mypyc 2.4 counts an array once too often when interpreted code sets it, so that it is never freed; `core.fields`
    sets all arrays of every position that is read (tests/conformance/test_memory.py)."""
    text = source.read_text(encoding="utf-8")
    mended = DOUBLE_COUNT.sub(r"\1", text)
    if mended != text:
        source.write_text(mended, encoding="utf-8")


def extensions() -> list[Extension]:
    """All compiled modules as one group, so that calls between them are native."""
    from mypyc.build import mypycify

    made = mypycify(
        ["--config-file=pyproject.toml", *compiled_modules()],
        group_name="bunkhouse",
        opt_level="3",
        multi_file=True,  # as fast as one file, and compiles on all cores in a third of the memory
    )
    for source in {source for extension in made for source in extension.sources}:
        mend_setters(Path(source))
    inlining = list(INLINING) if compiler_works(INLINING) else []
    for extension in made:
        extension.extra_link_args = [*extension.extra_link_args, *inlining]
        # A newer compiler's new warning is no reason to stop.
        kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*kept, *inlining]
    return made


shutil.rmtree("build", ignore_errors=True)  # setuptools would install modules left there by an older build
setup(
    ext_modules=extensions() if wants_compiling() else [],
    cmdclass={"build_ext": ParallelBuild},
)
