"""What happens again and again is told once: rows that repeat, and many abilities that do the same one after the
other."""

import pytest

from bot.explain.repeats import OFTEN, Repeated, cut_into_repeats
from tests.judge.playing import ALL, bear, card, cast, played, thing, told

SALVE = card("Test Salve", "Sorcery", "You gain 3 life.")
WIPE = card("Test Wipe", "Sorcery", "Destroy all creatures.")
GAINS = "Whenever a creature dies, you gain 1 life."
BURNS = "Whenever you gain life, Test Drum deals 1 damage to target opponent."
RICH = [{"name": "Alice"}, {"name": "Bob", "life": 1_000}]


def drums(number: int, text: str) -> tuple[dict[str, object], ...]:
    return tuple(thing(f"drum{each}", "Enchantment", text) for each in range(number))


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("", []),
        ("ab", [Repeated(0, 1, 1), Repeated(1, 1, 1)]),
        ("a" * (OFTEN - 1), [Repeated(each, 1, 1) for each in range(OFTEN - 1)]),
        ("a" * OFTEN, [Repeated(0, 1, OFTEN)]),
        ("x" + "ab" * 7 + "y", [Repeated(0, 1, 1), Repeated(1, 2, 7), Repeated(15, 1, 1)]),
        ("ab" * 7 + "a", [Repeated(0, 2, 7), Repeated(14, 1, 1)]),
    ],
)
def test_a_row_that_repeats_often_is_one_thing(row: str, found: list[Repeated]) -> None:
    assert list(cut_into_repeats(row)) == found


def test_many_abilities_that_do_the_same_are_summed_up_with_their_sources() -> None:
    outcome = played(cast(WIPE), ALL, objects=(bear("cub"), bear("sow"), *drums(3, GAINS)))
    assert told(outcome)[-1] == "Alice gains 6 life (drum2, drum1 and drum0). [608.2c]"
    assert told(outcome, "fr")[-1] == "Alice gagne 6 points de vie (drum2, drum1 et drum0). [608.2c]"


def test_a_few_abilities_are_told_one_by_one() -> None:
    outcome = played(cast(WIPE), ALL, objects=(bear("cub"), *drums(4, GAINS)))
    assert told(outcome)[-4:] == [f"Alice gains 1 life (drum{each}). [608.2c]" for each in (3, 2, 1, 0)]


def test_what_many_abilities_do_names_them_all_before_it() -> None:
    text = "Whenever a creature dies, each opponent loses 1 life."
    outcome = played(cast(WIPE), ALL, objects=(bear("cub"), *drums(5, text)))
    sources = "drum4, drum3, drum2 and 2 others"
    assert told(outcome)[-1].startswith(f"5 abilities ({sources}): Bob loses 5 life.")
    assert told(outcome, "fr")[-1].startswith("5 capacités (drum4, drum3, drum2 et 2 autres)\u202f: Bob perd 5 points")


def test_of_one_source_the_number_stands_beside_it() -> None:
    text = "Whenever a creature dies, each opponent loses 1 life."
    outcome = played(cast(WIPE), ALL, objects=(*(bear(f"cub{each}") for each in range(6)), *drums(1, text)))
    assert told(outcome)[-1].startswith("Ability of drum0 ×6: Bob loses 6 life.")
    assert told(outcome, "fr")[-1].startswith("Capacité de drum0 ×6\u202f: Bob perd 6 points de vie.")


def test_what_goes_round_and_round_is_told_once_with_the_number_of_its_rounds() -> None:
    objects = (
        thing("bond", "Enchantment", "Whenever you gain life, each opponent loses that much life."),
        thing("blood", "Enchantment", "Whenever an opponent loses life, you gain that much life."),
    )
    outcome = played(cast(SALVE), ALL, objects=objects)
    assert told(outcome)[-4:] == [
        "These last 2 lines happen 5 more times, in the same order.",
        "Ability of bond: Bob loses 3 life. [608.2c, 603.3b]",
        "Bob loses the game: no life left. [704.5a]",
        "Alice wins the game. [104.2a]",
    ]
    assert told(outcome, "fr")[-4] == "Ces 2 dernières lignes se répètent encore 5 fois, dans le même ordre."


def test_732_1b_what_a_loop_does_from_then_on_is_told_with_how_often_and_the_totals() -> None:
    drain = thing("Test Drum", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")
    feast = thing("Test Feast", "Enchantment", "Whenever an opponent loses life, you gain 1 life.")
    outcome = played(cast(SALVE), ALL, objects=(drain, feast), players=RICH)
    assert [line for line in told(outcome) if "732.1b" in line] == [
        "This repeats in the same way 994 more times: Alice gains 994 life and Bob loses 994 life. [732.1b, 732.2a]"
    ]
    assert [line for line in told(outcome, "fr") if "732.1b" in line] == [
        (
            "Cela se répète de la même façon encore 994 fois\u202f: Alice gagne 994 points de vie et Bob perd 994 "
            "points de vie. [732.1b, 732.2a]"
        )
    ]
    assert told(outcome)[0] == (
        "Alice gains 1002 life (20 → 1022); Bob loses 1000 life (1000 → 0); Alice wins the game."
    )
