"""Finds where this program cites rules: numbers in its code, as literals or after `CR` in prose, and in its data.

Reads files; knows no rule."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

RULE = re.compile(r"\d{3}\.\d+[a-z]?")
IN_PROSE = re.compile(r"\bCR (\d{3}\.\d+[a-z]?)")


def cited_in_code(file: Path) -> set[str]:
    """Return the rules that a Python file cites."""
    source = file.read_text(encoding="utf-8")
    literals = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return {text for text in literals if isinstance(text, str) and RULE.fullmatch(text)} | set(IN_PROSE.findall(source))


def cited_in_data(file: Path) -> set[str]:
    """Return the rules among the values of a TOML file."""
    return {
        text for text in strings_of(tomllib.loads(file.read_text(encoding="utf-8"))) if RULE.fullmatch(text.strip())
    }


def strings_of(value: object) -> Iterator[str]:
    """Yield every text among a document's values, at any depth; keys are left out."""
    match value:
        case str():
            yield value
        case dict():
            yield from (text for part in value.values() for text in strings_of(part))
        case list():
            yield from (text for part in value for text in strings_of(part))
        case _:
            return


def files_by_citation(code: Path, data: Path) -> Mapping[str, tuple[str, ...]]:
    """Return the files below the two folders that cite each rule, as paths, by the rule."""
    found: dict[str, list[str]] = {}
    for folder, kind, read in ((code, "*.py", cited_in_code), (data, "*.toml", cited_in_data)):
        for file in sorted(folder.rglob(kind)):
            for rule in sorted(read(file)):
                found.setdefault(rule, []).append(f"{folder.name}/{file.relative_to(folder).as_posix()}")
    return {rule: tuple(files) for rule, files in found.items()}
