"""CR 702.142: when a boast ability may be activated."""

import pytest

from tests.judge.playing import ALL, Told, bear, legal, lives, played, thing, told

BOASTER = thing("imp", "Creature - Imp", "Boast — {0}: You gain 2 life.", power=1, toughness=1)
BOAST: Told = {"activate": "imp", "ability": 1}
ATTACK: Told = {"attack": [{"who": "imp"}]}
END: Told = {"to": "end"}


@pytest.mark.rule("702.142a")
@pytest.mark.parametrize(
    ("do", "refusals", "life"),
    [
        ((BOAST, ALL), 1, 20),
        ((ATTACK, BOAST, ALL), 0, 22),
        ((ATTACK, END, BOAST, ALL), 0, 22),
        ((ATTACK, BOAST, ALL, BOAST, ALL), 1, 22),
        ((ATTACK, {"to": "next turn"}, BOAST, ALL), 1, 20),
    ],
    ids=["has not attacked", "attacks", "attacked before", "twice", "in the next turn"],
)
def test_702_142a_only_after_it_attacked_and_once_each_turn(do: tuple[Told, ...], refusals: int, life: int) -> None:
    outcome = played(*do, objects=(BOASTER,))
    assert (legal(outcome).count(False), lives(outcome)[0]) == (refusals, life)


@pytest.mark.rule("702.142a")
def test_702_142a_it_is_told_in_both_languages() -> None:
    outcome = played(ATTACK, BOAST, ALL, objects=(BOASTER,))
    assert "Alice activates imp's boast ability. [602.2a, 702.142a]" in told(outcome)
    assert "Alice active la capacité de vantardise (boast) d’imp. [602.2a, 702.142a]" in told(outcome, "fr")


@pytest.mark.rule("702.142a")
def test_702_142a_one_that_was_given_is_as_limited() -> None:
    banner = thing("banner", "Enchantment", 'Creatures you control have "Boast — {0}: You gain 2 life."')
    outcome = played(BOAST, ATTACK, BOAST, ALL, objects=(bear("imp"), banner))
    assert (legal(outcome).count(False), lives(outcome)[0]) == (1, 22)
