"""What the engine costs where nothing special happens: creatures without abilities that attack and block."""

from typing import Any

from tests.benchmarks.measuring.cases import Case
from tests.benchmarks.measuring.package_measured import play_document
from tests.benchmarks.measuring.unit import Action

Told = dict[str, Any]


def creature(name: str, power: int, toughness: int, by: str = "Alice", text: str = "") -> Told:
    """A made-up creature under its own name."""
    printed = {"name": name, "types": ["Creature"], "power": power, "toughness": toughness, "text": text}
    return {"id": name, "is": printed, "controller": by}


def paired(size: int) -> Told:
    """So many attackers, each blocked by one creature."""
    attackers = [creature(f"a{each}", 3, 3) for each in range(size)]
    blockers = [creature(f"b{each}", 2, 2, "Bob") for each in range(size)]
    attack = [{"who": f"a{each}"} for each in range(size)]
    block = [{"who": f"b{each}", "blocks": [f"a{each}"]} for each in range(size)]
    return {"objects": [*attackers, *blockers], "do": [{"attack": attack}, {"block": block}]}


def play_pairs(size: int) -> Action:
    return play_document(paired(size))


CASES = (
    Case("combat 1 x 1, engine", play_pairs, most=14),
    Case("combat 8 x 8, engine", play_pairs, (8,), most=50),
    Case("combats of 100 to 400", play_pairs, (100, 200, 400), most=1.15),
)
