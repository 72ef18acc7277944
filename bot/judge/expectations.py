"""Whether an outcome has what a scenario file expects of it, compared as `docs/scenario.md` says."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

BY_POSITION = frozenset({"actions", "answers", "choices", "chains"})
"""Lists whose entries are compared one by one, from the first."""
IN_ORDER = frozenset({"deck", "library", "stack"})
"""Lists whose order matters in the rules; the entries of others may be expected in any order."""


def unmet_expectations(expected: Any, actual: Any, where: str = "outcome") -> Iterator[str]:
    """Yield one line for each place at which the outcome is not as expected."""
    match expected:
        case Mapping():
            yield from unmet_keys(expected, actual, where)
        case list():
            yield from unmet_list(expected, actual, where)
        case _ if expected != actual or isinstance(expected, bool) is not isinstance(actual, bool):
            yield f"{where}: expected {expected!r}, got {actual!r}"


def unmet_keys(expected: Mapping[str, Any], actual: Any, where: str) -> Iterator[str]:
    """Yield what differs in an object: each expected key must be there and match; null also matches a missing key."""
    if not isinstance(actual, Mapping):
        yield f"{where}: expected {dict(expected)!r}, got {actual!r}"
        return
    for key, value in expected.items():
        if key in actual:
            yield from unmet_expectations(value, actual[key], f"{where}.{key}")
        elif value is not None:
            yield f"{where}.{key}: missing"


def unmet_list(expected: Sequence[Any], actual: Any, where: str) -> Iterator[str]:
    """Compare lists by position, as a subsequence (the trace), in order, or in any order, by the list's name."""
    name = where.rpartition(".")[2]
    if not isinstance(actual, list):
        yield f"{where}: expected {expected!r}, got {actual!r}"
    elif name in BY_POSITION:
        if len(actual) < len(expected):
            yield f"{where}: expected {len(expected)} entries, got {len(actual)}"
        for index, (item, given) in enumerate(zip(expected, actual, strict=False)):
            yield from unmet_expectations(item, given, f"{where}[{index}]")
    elif name == "trace":
        rest = iter(actual)
        missing = next(
            (item for item in expected if not any(not list(unmet_expectations(item, entry)) for entry in rest)), None
        )
        if missing is not None:
            yield f"{where}: no {missing!r} at its place"
    else:
        ordered = name in IN_ORDER or ".chains[" in where
        same = (
            expected == actual
            if ordered
            else sorted(map(canonical_json, expected)) == sorted(map(canonical_json, actual))
        )
        if not same:
            yield f"{where}: expected {expected!r}, got {actual!r}"


def canonical_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
