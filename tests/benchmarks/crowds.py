"""How the engine's work grows where each of many needs company, leaves a combat, is spared, or counted by its cost."""

from typing import Any

from tests.benchmarks.growth import ALL, WIPE, cast
from tests.benchmarks.measuring.cases import Case
from tests.benchmarks.measuring.package_measured import play_document
from tests.benchmarks.measuring.unit import Action
from tests.benchmarks.plain import Told, creature

SIZES = (50, 100, 200)
NEVER_ALONE = "This creature can't attack or block alone."
BEHIND_A_GREATER = "This creature can't attack unless a creature with greater power also attacks."
FLASH_OF_WIPE = WIPE | {"types": ["Instant"]}
REGENERATE = {"name": "Test Salve", "types": ["Instant"], "text": "Regenerate each creature you control."}
SMALL_ONES = {"name": "Test Purge", "types": ["Sorcery"], "text": "Destroy each creature with mana value 3 or less."}


def creatures(size: int, text: str = "", by: str = "Alice", **more: Any) -> list[Told]:
    return [creature(f"{by.lower()}{each}", 2, 2, by, text) | more for each in range(size)]


def fight(size: int) -> list[Told]:
    """So many of Alice's attack, each blocked by one of Bob's."""
    attack = [{"who": f"alice{each}"} for each in range(size)]
    return [{"attack": attack}, {"block": [{"who": f"bob{each}", "blocks": [f"alice{each}"]} for each in range(size)]}]


def never_alone(size: int) -> Action:
    objects = [*creatures(size, NEVER_ALONE), *creatures(size, NEVER_ALONE, "Bob")]
    return play_document({"objects": objects, "do": fight(size)})


def behind_a_greater(size: int) -> Action:
    """Four of five need one that is greater to attack with."""
    objects = [
        creature(f"alice{each}", 2 + each % 5, 2, text=BEHIND_A_GREATER * (each % 5 < 4)) for each in range(size)
    ]
    return play_document({"objects": objects, "do": fight(size)[:1]})


def leave_combat(size: int) -> Action:
    objects = [*creatures(size), *creatures(size, by="Bob")]
    return play_document({"objects": objects, "do": [*fight(size), cast(FLASH_OF_WIPE, 0), ALL]})


def spared_by_auras(size: int) -> Action:
    printed = {"types": ["Enchantment"], "subtypes": ["Aura"], "text": "Enchant creature\nUmbra armor"}
    auras = [
        {"id": f"aura{each}", "is": printed | {"name": f"aura{each}"}, "controller": "Alice"}
        | {"attached_to": f"alice{each}"}
        for each in range(size)
    ]
    return play_document({"objects": [*creatures(size), *auras], "do": [cast(WIPE, 0), ALL]})


def spared_by_shields(size: int) -> Action:
    """Half of them regenerate, the others have a shield counter."""
    objects = [*creatures(size // 2), *creatures(size // 2, by="Bob", counters={"shield": 1})]
    return play_document({"objects": objects, "do": [cast(REGENERATE, 0), ALL, cast(WIPE, 1), ALL]})


def counted_by_cost(size: int) -> Action:
    objects = creatures(size)
    for number, each in enumerate(objects):
        each["is"]["mana_cost"] = f"{{{number % 5}}}{{G/W}}{{G}}"
    return play_document({"objects": objects, "do": [cast(SMALL_ONES, 0), ALL]})


CASES = (
    Case("50 to 200 that can't attack or block alone", never_alone, SIZES, most=1.25),
    Case("50 to 200 that attack with a greater one", behind_a_greater, SIZES, most=1.25),
    Case("50 to 200 destroyed while they attack and block", leave_combat, SIZES, most=1.25),
    Case("50 to 200 spared by auras", spared_by_auras, SIZES, most=1.25),
    Case("50 to 200 spared by shields", spared_by_shields, SIZES, most=1.25),
    Case("50 to 200 counted by mana value", counted_by_cost, SIZES, most=1.25),
)
