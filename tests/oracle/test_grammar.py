"""The grammar in the docstrings of the compiler names what its functions are called and what they call."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bot.oracle

FOLDER = Path(bot.oracle.__file__).parent
MODULES = sorted(path for path in FOLDER.rglob("*.py") if "magenoir" not in path.parts)
HEAD = re.compile(r"`([^`]+)` = ")
RULE = re.compile(r"\((?:CR )?\d{3}[^()]*\)")
TOKEN = re.compile(r"\"[^\"]*\"|`[^`]*`|[A-Za-z_]+(?:'s)?|\S")
NUMBERS_OF_NOUNS = frozenset({"in", "the", "plural", "singular"})
TOKENS = frozenset({"NUMBER", "SIZE", "SYMBOL", "DASH", "WORD", "QUOTE", "OWN_NAME", "DESIGNATION"})


@dataclass(frozen=True)
class Module:
    """A module's functions, assignments and imports by name."""

    path: Path
    functions: dict[str, ast.FunctionDef]
    assignments: dict[str, ast.stmt]
    imports: dict[str, str]

    def production(self, name: str) -> str | None:
        """The production that the docstring of the function states; None where it states none."""
        head = HEAD.match(ast.get_docstring(self.functions[name]) or "")
        return None if head is None else head[1]

    def names_used(self, function: str) -> set[str]:
        """What the function refers to, itself or by helpers and tables that state no production of their own."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [function]
        while waiting:
            name = waiting.pop()
            node = self.functions.get(name) or self.assignments.get(name)
            if name in seen or node is None:
                continue
            seen.add(name)
            for each in ast.walk(node):
                if isinstance(each, ast.Name | ast.Attribute):
                    used = each.id if isinstance(each, ast.Name) else each.attr
                    found.add(self.imports.get(used, used).lstrip("_"))
                    if used in self.assignments or (used in self.functions and self.production(used) is None):
                        waiting.append(used)
        return found


def read_module(path: Path) -> Module:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    targets = [
        (target, each)
        for each in body
        for target in (each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)])
    ]
    return Module(
        path,
        {each.name: each for each in body if isinstance(each, ast.FunctionDef)},
        {target.id: each for target, each in targets if isinstance(target, ast.Name)},
        {a.asname or a.name: a.name for each in body if isinstance(each, ast.ImportFrom) for a in each.names},
    )


def names_in_grammar(docstring: str) -> Iterator[str]:
    """The bare names of a production: neither quoted words, nor rule numbers, nor remarks behind a comma."""
    grammar = RULE.sub(" ", docstring.partition("\n\n")[0])
    head = HEAD.match(grammar)
    assert head is not None
    depth, remark = 0, None
    for part in TOKEN.findall(grammar, head.end()):
        if part in set("([{"):
            depth += 1
        elif part in set(")]}|"):
            depth -= part != "|"
            remark = None if remark is not None and depth < remark + (part == "|") else remark
        elif part in {":", ";"} and not depth:
            return
        elif part in {",", ":", ";"}:
            remark = depth if remark is None else remark
        elif remark is None and part[0].isalpha() and part not in NUMBERS_OF_NOUNS:
            yield part


def misnamed(module: Module) -> Iterator[str]:
    for name in module.functions:
        production = module.production(name)
        if production is not None and name.lstrip("_") != f"read_{production}":
            yield f"{module.path.relative_to(FOLDER)}: {name} states `{production}`"


def not_called(module: Module) -> Iterator[str]:
    for name, function in module.functions.items():
        if module.production(name) is None:
            continue
        arguments = function.args
        given = [*arguments.args, *arguments.kwonlyargs, *([arguments.vararg] if arguments.vararg else [])]
        known = module.names_used(name) | {f"read_{each.arg}" for each in given}
        known |= {each.removeprefix("take_").join(("read_", "")) for each in known if each.startswith("take_")}
        tables = {each.lstrip("_") for each in (*module.assignments, *module.imports)} | TOKENS
        for each in names_in_grammar(ast.get_docstring(function) or ""):
            if each not in tables if each.isupper() else f"read_{each}" not in known:
                yield f"{module.path.relative_to(FOLDER)}: {name} does not call {each}"


def test_a_production_is_read_by_the_function_of_its_name() -> None:
    assert [each for path in MODULES for each in misnamed(read_module(path))] == []


def test_a_production_names_what_its_function_calls() -> None:
    assert [each for path in MODULES for each in not_called(read_module(path))] == []
