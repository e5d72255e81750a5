"""Builds the page, and compiles the engine. Without a C compiler it is installed as it is and runs interpreted."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

SHEETS = {
    "engine.arrays",
    "engine.bits",
    "engine.codes",
    "envs.layout",
    "evaluator.kernels",
    "evaluator.layout",
}  # which only lend their types to others
MODULES = sorted({f"{sheet.parent.name}.{sheet.stem}" for sheet in Path("src/lastcard").glob("*/*.pxd")} - SHEETS)


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


def declarations(module: str) -> dict[str, str]:
    """The numbers of a module and its functions of one expression as Cython declares them, with those that it imports.

    It is read, not imported: nothing that it needs to run has to be installed yet.
    """
    found: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for node in ast.parse(Path("src", *module.split(".")).with_suffix(".py").read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("lastcard."):
            theirs = declarations(str(node.module))
            found |= {alias.name: theirs[alias.name] for alias in node.names if alias.name in theirs}
        elif isinstance(node, ast.Assign):
            names = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
            numbers |= enumerators([ast.unparse(name) for name in names], node.value, numbers)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            numbers |= enumerators([ast.unparse(node.target)], node.value, numbers)
        elif isinstance(node, ast.FunctionDef) and isinstance(node.body[-1], ast.Return) and node.body[-1].value:
            arguments = ", ".join(f"int {argument.arg}" for argument in node.args.args)
            body = ast.unparse(node.body[-1].value)
            found[node.name] = f"cdef inline int {node.name}({arguments}) noexcept:\n    return {body}\n"
    return found | {name: f"cdef enum: {name} = {number}\n" for name, number in numbers.items()}


def enumerators(names: list[str], value: ast.expr, before: dict[str, int]) -> dict[str, int]:
    """Names that stand for integers, perhaps by those before them; nothing where they do not."""
    try:
        numbers = eval(ast.unparse(value), {"__builtins__": {"range": range}}, dict(before))
    except (NameError, TypeError):
        return {}
    numbers = [numbers] if len(names) == 1 else numbers
    return {name: number for name, number in zip(names, numbers, strict=True) if isinstance(number, int)}


def write_numbers(module: str) -> None:
    """The type sheet of a module of numbers."""
    source = Path("src", *module.split(".")).with_suffix(".py")
    text = f"# Made of {source.name} by setup.py.\n\n" + "".join(declarations(module).values())
    file = source.with_suffix(".pxd")
    if not file.exists() or file.read_text("utf-8") != text:  # a new file would compile everything anew
        file.write_text(text, "utf-8")


write_numbers("lastcard.engine.codes")
write_numbers("lastcard.envs.layout")
write_numbers("lastcard.evaluator.layout")
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
            "initializedcheck": False,
        },
    ),
)
