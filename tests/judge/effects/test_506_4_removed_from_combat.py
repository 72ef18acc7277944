"""CR 506.4: an effect removes a creature from combat."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, told, zones

CLOAK = "Whenever this creature becomes blocked, you may untap it and remove it from combat."


@pytest.mark.rule("506.4", "509.1h")
def test_506_4_what_is_removed_deals_and_is_dealt_no_combat_damage() -> None:
    runner = thing("runner", "Creature", CLOAK, power=1, toughness=1)
    yes = {"choose": "may", "pick": True, "by": "Alice"}
    attack = ({"attack": [{"who": "runner"}]}, {"block": [{"who": "x", "blocks": ["runner"]}]})
    outcome = played(yes, *attack, ALL, {"to": "end"}, objects=(runner, bear("x", "Bob")))
    assert (zones(outcome, "runner", "x"), lives(outcome)) == (["battlefield", "battlefield"], (20, 20))
    assert (outcome["objects"]["runner"]["tapped"], outcome["objects"]["x"]["damage"]) == (False, 0)
    assert any("runner quitte le combat" in line for line in told(outcome, "fr"))


FOG = card("fog", "Instant", "Remove target attacking creature from combat.")


@pytest.mark.rule("506.4c")
def test_506_4c_an_unblocked_attacker_deals_nothing_any_more() -> None:
    outcome = played({"attack": [{"who": "b"}]}, cast(FOG, "b", by="Bob"), ALL, {"to": "end"}, objects=(bear("b"),))
    assert lives(outcome) == (20, 20)
