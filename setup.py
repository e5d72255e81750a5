"""Compiles the engine. Without a C compiler it is installed as it is and runs interpreted."""

from Cython.Build import cythonize
from setuptools import Extension, setup

setup(
    ext_modules=cythonize(
        [
            Extension(f"lastcard.engine.{name}", [f"src/lastcard/engine/{name}.py"], optional=True)
            for name in ("tables", "cardplay", "effects", "asides", "round", "playout")
        ],
        build_dir="build/cython",
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
        },
    )
)
