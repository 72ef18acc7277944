"""The sources as trees, read once for the tests of this folder and given back after them: they are large."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

import bot

PACKAGE = Path(bot.__file__).parent


@pytest.fixture(scope="package")
def trees() -> Mapping[Path, ast.Module]:
    """Every module of the package by its file."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
