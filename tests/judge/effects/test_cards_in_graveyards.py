"""Abilities that find their card in a graveyard (CR 113.6m, 400.7e): from their sentences to what is told."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, zones

DESTROY = card("Blast", "Instant", "Destroy target creature.")
WAIT = {"to": "end"}


def buried(text: str) -> Told:
    """A 1/1 with that text in Alice's graveyard."""
    return thing("bones", "Creature - Skeleton", text, power=1, toughness=1, zone="graveyard")


@pytest.mark.rule("400.7e")
def test_an_aura_that_goes_to_the_graveyard_returns_to_the_hand_of_its_owner() -> None:
    text = "When this Aura is put into a graveyard from the battlefield, return it to its owner's hand."
    aura = thing("veil", "Enchantment - Aura", f"Enchant creature\n{text}", by="Bob", owner="Bob", attached_to="cub")
    outcome = played(cast(DESTROY, "cub"), ALL, objects=(bear("cub"), aura))
    assert zones(outcome, "cub", "veil") == ["graveyard", "hand"]
    assert outcome["explanation"]["en"][-1] == "Ability of veil: veil goes to its owner's hand. [608.2c, 603.3b]"
    assert outcome["explanation"]["fr"][-1] == (
        "Capacité de veil : veil est renvoyé dans la main de son propriétaire. [608.2c, 603.3b]"
    )


@pytest.mark.rule("400.7")
def test_a_card_that_has_left_the_graveyard_meanwhile_is_another_object() -> None:
    text = "When this creature dies, return it to the battlefield under its owner's control."
    phoenix = thing("phoenix", "Creature - Phoenix", text, power=1, toughness=1)
    back = card("Recall", "Instant", "Return target creature card from your graveyard to your hand.")
    top = {"resolve": "top"}
    do = (cast(DESTROY, "phoenix"), top, cast(back, "phoenix"), ALL)
    assert zones(played(*do, objects=(phoenix,)), "phoenix") == ["hand"]


@pytest.mark.rule("603.7")
def test_what_died_returns_at_the_beginning_of_the_next_end_step() -> None:
    text = (
        "Whenever another creature you control dies, return that card to the battlefield under your control at the "
        "beginning of the next end step."
    )
    rose = thing("rose", "Enchantment", text)
    at_once = played(cast(DESTROY, "cub"), ALL, objects=(bear("cub"), rose))
    later = played(cast(DESTROY, "cub"), ALL, WAIT, ALL, objects=(bear("cub"), rose))
    assert (zones(at_once, "cub"), zones(later, "cub")) == (["graveyard"], ["battlefield"])


@pytest.mark.rule("113.6m")
def test_an_ability_that_moves_its_card_out_of_the_graveyard_is_activated_there_alone() -> None:
    text = "{1}{B}: Return this card from your graveyard to the battlefield tapped."
    activate = {"activate": "bones", "ability": 1, "by": "Alice"}
    there = played(activate, ALL, objects=(buried(text),))
    assert (zones(there, "bones"), there["objects"]["bones"]["tapped"]) == (["battlefield"], True)
    elsewhere = played(activate, ALL, objects=({**buried(text), "zone": "battlefield"},))
    assert legal(elsewhere) == [False, True]


@pytest.mark.rule("113.6m")
@pytest.mark.parametrize(("zone", "ends"), [("graveyard", "hand"), ("exile", "exile"), ("battlefield", "battlefield")])
def test_a_triggered_ability_that_moves_its_card_out_of_the_graveyard_triggers_there_alone(
    zone: str, ends: str
) -> None:
    text = "Whenever you cast a creature spell, return this card from your graveyard to your hand."
    outcome = played(cast(card("Ape", "Creature - Ape")), ALL, objects=({**buried(text), "zone": zone},))
    assert zones(outcome, "bones") == [ends]


@pytest.mark.rule("603.10a")
def test_a_card_in_the_graveyard_sees_another_creature_die() -> None:
    text = "Whenever a creature you control dies, you may return this card from your graveyard to your hand."
    outcome = played(cast(DESTROY, "cub"), ALL, objects=(bear("cub"), buried(text)))
    assert zones(outcome, "cub", "bones") == ["graveyard", "hand"]


@pytest.mark.rule("122.6")
def test_what_returns_with_counters_has_them_as_it_enters() -> None:
    text = "{4}{B}{B}: Return this card from your graveyard to the battlefield with two +1/+1 counters on it."
    outcome = played({"activate": "bones", "ability": 1, "by": "Alice"}, ALL, objects=(buried(text),))
    assert outcome["objects"]["bones"]["counters"] == {"+1/+1": 2}


@pytest.mark.rule("400.7j")
def test_what_was_sacrificed_as_a_cost_is_found_in_the_graveyard() -> None:
    text = "Sacrifice this creature: Return it to the battlefield at the beginning of the next end step."
    moth = thing("moth", "Creature - Insect", text, power=1, toughness=1)
    outcome = played({"activate": "moth", "ability": 1}, ALL, WAIT, ALL, objects=(moth,))
    assert zones(outcome, "moth") == ["battlefield"]


@pytest.mark.rule("111.8")
def test_a_token_that_died_does_not_return() -> None:
    rose = thing("rose", "Enchantment", "Whenever a creature dies, return it to its owner's hand.")
    outcome = played(cast(DESTROY, "cub"), ALL, objects=(bear("cub", token=True), rose))
    assert zones(outcome, "cub") == ["ceased"]
