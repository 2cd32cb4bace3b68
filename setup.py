"""Compile the engine with mypyc when GROGNARD_COMPILE=1; otherwise build plain Python.

The browser client is part of every package: it is built where it is not yet, which takes Node.js;
without that this fails. GROGNARD_CLIENT=0 takes what lies there, be it nothing.

Everything else about the package is in pyproject.toml.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, ExecError, SetupError

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools.client import Failure, build_client

COMPILED_FOLDERS = ("core", "games", "ai", "match")
NOT_COMPILING = {"egg_info", "dist_info", "sdist"}
BUILD = Path("build")
OPTIMISE = "2"
HIDDEN = "-fvisibility=hidden"
"""Calls between our own C files take no detour: a few percent faster."""
COMMON_HEADERS = ("__native_grognard.h", "__native_internal_grognard.h")


class SideBySide(build_ext):
    """Compiles all C files side by side, those that changed; setuptools would take them in turn."""

    common = ()

    def build_extensions(self):
        """Compile, then let setuptools link: it finds nothing left to compile."""
        sources = [extension.sources for extension in self.extensions]
        if self.extensions and self.takes(HIDDEN):
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]
                self.read_once(extension)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [
                [pool.submit(self.compiled, one, c) for c in one.sources] for one in self.extensions
            ]
        for extension, compiling in zip(self.extensions, jobs, strict=True):
            extension.extra_objects = [path for job in compiling for path in job.result()]
            extension.depends = [*extension.depends, *extension.extra_objects]
            extension.sources = []
        super().build_extensions()
        for extension, own in zip(self.extensions, sources, strict=True):
            extension.sources = own

    def compiled(self, extension, source):
        """Return the object of a C file, made unless it is newer than all that it comes from."""
        target = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if newest(target) > max(newest([source]), newest(extension.depends)):
            return target
        common = self.common if Path(source).name.startswith("__native") else ()
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *common],
        )

    def read_once(self, extension):
        """Let the compiler keep what it has read of the headers that all our C files begin with.

        One and a half megabytes of declarations, in each of more than three hundred files. Where
        that does not fit a file, the compiler reads the headers as ever.
        """
        headers = [path for path in extension.depends if Path(path).name in COMMON_HEADERS]
        if len(headers) != len(COMMON_HEADERS):
            return
        common = Path(self.build_temp).resolve() / "common.h"
        common.write_text("".join(f'#include "{name}"\n' for name in COMMON_HEADERS))
        places = [f"-I{folder}" for folder in [*extension.include_dirs, *self.include_dirs]]
        command = [*self.compiler.compiler_so, *places, *extension.extra_compile_args]
        try:
            self.spawn([*command, "-x", "c-header", str(common), "-o", f"{common}.gch"])
        except (CompileError, ExecError):
            return
        self.common = ("-include", str(common))

    def takes(self, flag):
        """Whether the compiler knows a flag of the kind that gcc and clang have."""
        if self.compiler.compiler_type != "unix":
            return False
        probe = Path(self.build_temp) / "probe.c"
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("int probe(void) { return 0; }\n")
        try:
            self.compiler.compile([str(probe)], extra_postargs=[flag, "-Werror"])
        except CompileError:
            return False
        return True


def newest(paths):
    """Return when the last of these files was written; one that is missing never was."""
    present = [path for path in map(Path, paths) if path.exists()]
    return max((path.stat().st_mtime for path in present), default=0.0)


class WithClient(build_py):
    """Takes the Python files and the data, once the browser client is among them."""

    def run(self):
        """Build the client first."""
        need_client()
        super().run()


class WholeSource(sdist):
    """Packs the sources of everything, and the client as it is built from them."""

    def run(self):
        """Build the client first."""
        need_client()
        super().run()


def need_client():
    """Build the client unless it is there; fail in one sentence, never leave it out silently."""
    if os.environ.get("GROGNARD_CLIENT") == "0":
        return
    try:
        build_client()
    except Failure as failure:
        raise SetupError(
            f"{failure}; GROGNARD_CLIENT=0 makes a package without the browser client"
        ) from None


def engine_files():
    """Return the modules to compile: all of the engine but the package files, and `sent`.

    Compiled, the classes in a game's `sent.py` would forget what their fields hold.
    """
    root = Path("src/grognard")
    files = (path for folder in COMPILED_FOLDERS for path in (root / folder).rglob("*.py"))
    plain = {"__init__.py", *(str(path) for path in root.glob("games/*/sent.py"))}
    return sorted(str(path) for path in files if not plain & {path.name, str(path)})


def extensions():
    """Return what holds the compiled engine, or nothing."""
    if os.environ.get("GROGNARD_COMPILE") != "1" or not NOT_COMPILING.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    options = ["--strict", "--explicit-package-bases", f"--cache-dir={BUILD / 'mypyc_cache'}"]
    return mypycify(
        [*options, *engine_files()],
        multi_file=True,
        opt_level=OPTIMISE,
        debug_level="0",
        group_name="grognard",
        target_dir=str(BUILD),
    )


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": SideBySide, "build_py": WithClient, "sdist": WholeSource},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
