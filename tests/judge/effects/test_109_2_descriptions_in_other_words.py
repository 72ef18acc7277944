"""CR 109.2, 115, 509.1: colors and sizes of either kind, Auras by what they are on, several targets, lures, twice X."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones


def may_target(text: str, what: Told, *others: Told) -> bool:
    spell = card("spell", "Instant", text)
    return bool(legal(played(cast(spell, what["id"]), ALL, objects=(what, *others)))[0])


@pytest.mark.rule("105.2", "115.1")
def test_105_2_a_creature_that_is_of_one_of_two_colors() -> None:
    text = "Destroy target creature that's black or red."
    assert may_target(text, bear("ox", colors=["R"]))
    assert not may_target(text, bear("ox", colors=["W"]))


@pytest.mark.rule("208.1")
def test_208_1_power_or_toughness_of_that_size() -> None:
    text = "Destroy target creature with power or toughness 4 or greater."
    assert may_target(text, thing("a", "Creature", power=4, toughness=1))
    assert may_target(text, thing("b", "Creature", power=1, toughness=5))
    assert not may_target(text, thing("c", "Creature", power=3, toughness=3))


@pytest.mark.rule("701.3a")
def test_701_3a_an_aura_attached_to_a_creature() -> None:
    text = "Destroy target Aura attached to a creature."
    aura = thing("aura", "Enchantment - Aura", "Enchant permanent", attached_to="host")
    assert may_target(text, aura, bear("host"))
    assert not may_target(text, aura, thing("host", "Land"))


@pytest.mark.rule("115.4", "601.2c")
@pytest.mark.parametrize(("x", "chosen", "ok"), [(2, ["Bob", "ox"], True), (2, ["Bob"], False)])
def test_601_2c_damage_to_each_of_x_targets(x: int, chosen: list[str], ok: bool) -> None:
    storm = card("storm", "Instant", "This spell deals 3 damage to each of X targets.", mana_cost="{X}")
    outcome = played(cast(storm, *chosen, x=x), ALL, objects=(bear("ox", by="Bob"),))
    assert legal(outcome)[0] is ok
    assert lives(outcome)[1] == (17 if ok else 20)


@pytest.mark.rule("107.3")
def test_107_3_twice_x() -> None:
    assert lives(played(cast(card("sum", "Sorcery", "You gain twice X life.", mana_cost="{X}"), x=3), ALL))[0] == 26


@pytest.mark.rule("509.1c")
@pytest.mark.parametrize("lured", [True, False])
def test_509_1c_all_creatures_able_to_block_it_do_so(lured: bool) -> None:
    scent = cast(card("scent", "Sorcery", "All creatures able to block target creature this turn do so."), "ox")
    do = [scent, ALL] if lured else []
    wall = thing("wall", "Creature", by="Bob", power=0, toughness=4)
    outcome = played(*do, {"attack": [{"who": "ox"}]}, {"block": []}, objects=(bear("ox"), wall))
    assert legal(outcome)[-1] is not lured


@pytest.mark.rule("509.1a")
@pytest.mark.parametrize("more", [True, False])
def test_509_1a_an_additional_creature_this_turn(more: bool) -> None:
    text = "{0}: This creature can block an additional creature this turn."
    wall = thing("wall", "Creature", text, by="Bob", power=0, toughness=9)
    use = [{"activate": "wall", "ability": text, "by": "Bob"}, ALL] if more else []
    blocks = {"block": [{"who": "wall", "blocks": ["ox", "cow"]}]}
    outcome = played(*use, {"attack": [{"who": "ox"}, {"who": "cow"}]}, blocks, objects=(bear("ox"), bear("cow"), wall))
    assert legal(outcome)[-1] is more


@pytest.mark.rule("113.6m")
@pytest.mark.parametrize(("where", "ok"), [("hand", True), ("graveyard", False)])
def test_113_6m_a_sorcery_is_discarded_for_its_own_ability(where: str, ok: bool) -> None:
    text = "Draw a card.\n{1}, Discard this card: You gain 3 life."
    players: list[Any] = [
        {"name": "Alice", where: [{"id": "opus", "is": card("opus", "Sorcery", text)}]},
        {"name": "Bob"},
    ]
    use = {"activate": "opus", "ability": "{1}, Discard this card: You gain 3 life.", "by": "Alice"}
    outcome = played(use, ALL, players=players)
    assert (legal(outcome)[0], lives(outcome)[0]) == (ok, 23 if ok else 20)


@pytest.mark.rule("400.3")
def test_400_3_two_cards_of_one_graveyard_return_to_their_hand() -> None:
    text = "Return two target cards from an opponent's graveyard to their hand."
    grave = [{"id": each, "is": card(each, "Sorcery")} for each in ("x", "y")]
    players: list[Any] = [{"name": "Alice"}, {"name": "Bob", "graveyard": grave}]
    outcome = played(cast(card("advocate", "Sorcery", text), "x", "y"), ALL, players=players)
    assert zones(outcome, "x", "y") == ["hand", "hand"]
