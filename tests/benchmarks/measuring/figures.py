"""Figures: what the measurements of a case come to, the file in which they are kept, and the table."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.benchmarks.measuring.cases import AnyCase, Count
from tests.benchmarks.measuring.unit import Cost, cheapest, growth_exponent

KEPT = Path(__file__).parents[1] / "kept.json"
MISSING = "–"


@dataclass(frozen=True)
class Figure:
    """What a case came to. `value` is what it is about: units, an exponent, a ratio or a count; `units` and
    `milliseconds` are of its largest size, None where it is no time."""

    value: float
    units: float | None = None
    milliseconds: float | None = None


def figure_of(case: AnyCase, rounds: Sequence[Mapping[str, Any]]) -> Figure | None:
    """The figure of some measurements; None where there is none."""
    if any("missing" in each for each in rounds):
        return None
    if isinstance(case, Count):
        return Figure(min(each["count"] for each in rounds))
    costs = [cheapest([Cost(**each["costs"][at]) for each in rounds]) for at in range(len(case.sizes))]
    largest = costs[-1]
    value = largest.units
    if case.over is not None:
        value /= cheapest([Cost(**each["over"]) for each in rounds]).units
    elif len(costs) > 1:
        value = growth_exponent(case.sizes, [each.units for each in costs])
    return Figure(value, largest.units, largest.action * 1000)


def kind_of(case: AnyCase) -> str:
    """What the value of a case is."""
    if isinstance(case, Count):
        return case.what
    if case.over is not None:
        return "times"
    return "units" if len(case.sizes) == 1 else f"exponent {case.sizes[0]}-{case.sizes[-1]}"


def kept_figures() -> dict[str, float]:
    """The figures that the repository keeps, by name."""
    found: dict[str, float] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def keep_figures(found: Mapping[str, Figure], names: Iterable[str]) -> None:
    """Write these figures over those that are kept under the same names, in the order of all names; what no case is
    called any more is dropped."""
    kept = kept_figures() | {name: float(f"{figure.value:.4g}") for name, figure in found.items()}
    named = {name: kept[name] for name in names if name in kept}
    KEPT.write_text(json.dumps(named, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


HEADINGS = ("ms", "units", "value", "", "kept", "to kept", "then", "to then", "aim")
WIDTHS = (9, 9, 9, -16, 9, 8, 9, 8, 9)


def heading() -> str:
    return row_of("", HEADINGS)


def row(name: str, case: AnyCase, now: Figure | None, then: Figure | None, kept: float | None) -> str:
    """One line of the table: the figure, what it is, that which is kept, that of the commit, and its aim."""
    value = None if now is None else now.value
    cells = (
        number(None if now is None else now.milliseconds),
        number(None if now is None else now.units),
        number(value),
        kind_of(case),
        number(kept),
        ratio(value, kept),
        number(None if then is None else then.value),
        ratio(value, None if then is None else then.value),
        number(case.most) + ("!" if value is not None and case.most is not None and value > case.most else " "),
    )
    return row_of(name, cells)


def row_of(name: str, cells: Sequence[str]) -> str:
    aligned = (
        f"{cell:<{-width}}" if width < 0 else f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True)
    )
    return f"{name:<72} {' '.join(aligned)}".rstrip()


def number(value: float | None) -> str:
    if value is None:
        return MISSING
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def ratio(value: float | None, other: float | None) -> str:
    return MISSING if value is None or not other else f"{value / other:.2f}"
