"""Spells that are copied for each other object that they could target (CR 707.10d), by each other player, or in another
color (707.9a)."""

from typing import Any

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing

GROWTH = card("growth", "Instant", "Target creature gets +3/+3 until end of turn.")
SHOCK = card("shock", "Instant", "shock deals 2 damage to any target.")
SHARED = (
    "copy that spell for each other creature {whose} that the spell could target. Each copy targets a different one"
)
GRINDER = thing(
    "Grinder",
    "Creature",
    "Whenever you cast an instant or sorcery spell that targets only Grinder, "
    + SHARED.format(whose="you control")
    + " of those creatures.",
    power=3,
    toughness=3,
)
WING = thing(
    "Wing",
    "Creature",
    "Whenever a player casts an instant or sorcery spell that targets only this creature, that player copies that spell"
    " for each other creature they control that the spell could target. Each copy targets a different one of those"
    " creatures.",
    power=4,
    toughness=5,
)
SHY = thing("Shy", "Creature", "Shroud", power=2, toughness=2)


def powers(outcome: dict[str, Any], *names: str) -> list[int]:
    return [outcome["objects"][name]["power"] for name in names]


def test_707_10d_a_copy_for_each_other_that_could_be_the_target() -> None:
    table = (GRINDER, bear("cub"), SHY, bear("bob's", by="Bob"))
    outcome = played(cast(GROWTH, "Grinder"), ALL, objects=table)
    assert powers(outcome, "Grinder", "cub", "Shy", "bob's") == [6, 5, 2, 2]


def test_707_10d_a_spell_that_targets_another_is_not_copied() -> None:
    outcome = played(cast(GROWTH, "cub"), ALL, objects=(GRINDER, bear("cub")))
    assert powers(outcome, "Grinder", "cub") == [3, 5]


def test_707_10d_who_copies_controls_the_copies() -> None:
    outcome = played(cast(GROWTH, "Wing", by="Bob"), ALL, objects=(WING, bear("cub"), bear("bob's", by="Bob")))
    assert powers(outcome, "Wing", "cub", "bob's") == [7, 2, 5]


def test_707_10_each_other_player_than_the_one_who_cast_copies() -> None:
    hive = thing(
        "hive",
        "Enchantment",
        "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those"
        " players may choose new targets for their copy.",
    )
    back = {"choose": "target", "by": "Alice", "pick": "Bob"}
    assert lives(played(back, cast(SHOCK, "Alice", by="Bob"), ALL, objects=(hive,))) == (18, 18)


def test_707_9a_a_copy_in_another_color() -> None:
    fork = card("fork", "Instant", "Copy target instant or sorcery spell, except that the copy is red.")
    ward = thing("cub", "Creature", "Protection from red", power=2, toughness=2)
    outcome = played(cast(GROWTH, "cub"), cast(fork, "growth"), ALL, objects=(ward,))
    assert powers(outcome, "cub") == [5]
