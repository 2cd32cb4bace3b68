"""Compile the engine with mypyc when GROGNARD_COMPILE=1; otherwise build plain Python.

Everything else about the package is in pyproject.toml.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED_FOLDERS = ("core", "games", "ai", "match")
BUILD = Path("build")
OPTIMISE = "2"


class SideBySide(build_ext):
    """Compiles the C files of one extension side by side; setuptools would take them in turn."""

    def build_extensions(self):
        self.compiler.compile = self.compile_side_by_side
        super().build_extensions()

    def compile_side_by_side(
        self,
        sources,
        output_dir=None,
        macros=None,
        include_dirs=None,
        debug=0,
        extra_preargs=None,
        extra_postargs=None,
        depends=None,
    ):
        """Stand in for the compiler's own compile(), skipping objects that are up to date."""
        compiler = self.compiler
        macros, objects, postargs, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)
        headers = max((path.stat().st_mtime for path in BUILD.rglob("*.h")), default=0.0)

        def compile_one(target):
            source, suffix = build[target]
            inputs = max(Path(source).stat().st_mtime, headers)
            if not Path(target).exists() or Path(target).stat().st_mtime <= inputs:
                compiler._compile(target, source, suffix, arguments, postargs, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return objects


def engine_files():
    """Return the modules to compile: all of the engine but the package files."""
    root = Path("src/grognard")
    files = (path for folder in COMPILED_FOLDERS for path in (root / folder).rglob("*.py"))
    return sorted(str(path) for path in files if path.name != "__init__.py")


def extensions():
    """Return the one extension that holds the compiled engine, or none."""
    only_describing = not {"egg_info", "dist_info"}.isdisjoint(sys.argv)
    if os.environ.get("GROGNARD_COMPILE") != "1" or only_describing:
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
    cmdclass={"build_ext": SideBySide},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
