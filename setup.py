"""Builds the page, and compiles the engine. Without a C compiler it is installed as it is and runs interpreted."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

MODULES = (
    "engine.dice",
    "engine.lowered",
    "engine.turns",
    "engine.effects",
    "engine.out_of_turn",
    "engine.round",
    "engine.arbiter",
    "engine.playout",
    "engine.memory",
    "engine.observation",
    "engine.worlds",
    "bots.base",
    "bots.easy",
    "bots.normal",
    "bots.hard",
    "bots.expert",
    "bots.arena",
)


class WithPage(build_py):
    """Nothing is installed without the page."""

    def run(self) -> None:
        built = subprocess.run([sys.executable, "web/page.py"], stderr=subprocess.PIPE, encoding="utf-8", check=False)
        if built.returncode:
            raise ExecError(built.stderr)
        # files of an earlier page have other names, and would stay
        shutil.rmtree(Path(self.build_lib) / "lastcard" / "server" / "page", ignore_errors=True)
        super().run()


class CompileIfPossible(build_ext):
    """All modules or none: they share C structures."""

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            self.warn(f"the engine is not compiled and will run interpreted: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(
    cmdclass={"build_ext": CompileIfPossible, "build_py": WithPage},
    ext_modules=cythonize(
        [Extension(f"lastcard.{name}", [f"src/lastcard/{name.replace('.', '/')}.py"]) for name in MODULES],
        build_dir="build/cython",
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
        },
    ),
)
