"""CR 702.189: mana that lasts until end of combat."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, thing, told

ZUKO = thing("zuko", "Creature - Human", "Firebending 2", power=2, toughness=2)
BOLT = card("bolt", "Instant", "bolt deals 1 damage to any target.", mana_cost="{R}{R}")
ATTACK: Told = {"attack": [{"who": "zuko"}]}


def burning(*do: Told) -> list[bool]:
    players = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    return legal(played(ATTACK, {"resolve": "all"}, *do, objects=(ZUKO,), players=players))


@pytest.mark.rule("702.189a", "106.4")
@pytest.mark.parametrize(
    ("step", "castable"),
    [("declare blockers", True), ("combat damage", True), ("end of combat", True), ("postcombat main", False)],
)
def test_702_189a_the_mana_is_there_until_end_of_combat(step: str, castable: bool) -> None:
    assert burning({"to": step}, cast(BOLT, "Bob"))[-1] is castable


@pytest.mark.rule("702.189a")
def test_702_189a_it_is_spent_once() -> None:
    assert burning(cast(BOLT, "Bob"), ALL, {**cast(BOLT, "Bob"), "as": "second"})[-1] is False


@pytest.mark.rule("702.189a")
def test_702_189a_it_is_told_in_both_languages() -> None:
    outcome = played(ATTACK, ALL, objects=(ZUKO,))
    assert "Alice adds {R}{R}. [702.189a, 106.4]" in told(outcome)
    assert "Alice ajoute {R}{R}. [702.189a, 106.4]" in told(outcome, "fr")
