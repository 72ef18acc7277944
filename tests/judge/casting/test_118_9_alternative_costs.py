"""What is paid rather than the mana cost (CR 118.9, 702.74, 702.109, 702.152), and what follows from it."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, why, zones

OWN = {"with": "alternative cost"}
FREE = {"with": "without paying its mana cost"}
BOB = {"name": "Bob"}
POOR = {"name": "Alice", "mana": {}}
BLUE = {"id": "drop", "is": card("drop", "Instant", "You gain 1 life.", mana_cost="{U}", colors=["U"])}
RED = {"id": "spark", "is": card("spark", "Instant", "You gain 1 life.", mana_cost="{R}", colors=["R"])}
PITCH = card(
    "pitch",
    "Instant",
    "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.\nDraw a card.",
    mana_cost="{3}{U}{U}",
    colors=["U"],
)


@pytest.mark.rule("118.9", "601.2b", "601.2h")
def test_118_9_a_spell_says_what_may_be_paid_instead() -> None:
    outcome = played(cast(PITCH, **OWN), ALL, players=[{**POOR, "hand": [BLUE, RED]}, BOB])
    assert (legal(outcome), zones(outcome, "drop", "spark"), lives(outcome)) == (
        [True, True],
        ["exile", "hand"],
        (19, 20),
    )
    assert outcome["players"]["Alice"]["hand"] == 2
    assert legal(played(cast(PITCH), players=[POOR, BOB])) == [False]


@pytest.mark.rule("118.3", "118.9")
@pytest.mark.parametrize(
    ("hand", "rules"), [([RED], [("601.2h", "118.3")]), ([], [("601.2h", "118.3")]), ([BLUE], []), (None, [])]
)
def test_118_3_the_card_that_is_exiled_has_to_be_there(hand: list[Any] | None, rules: list[tuple[str, ...]]) -> None:
    alice = POOR if hand is None else {**POOR, "hand": hand}
    outcome = played(cast(PITCH, **OWN), players=[alice, BOB])
    assert [each[:1] + each[-1:] for each in why(outcome)] == rules


def test_118_9_a_spell_can_t_be_exiled_for_itself() -> None:
    players = [{**POOR, "hand": [{"id": "held", "is": PITCH}]}, BOB]
    assert legal(played(cast(PITCH, **OWN), players=players)) == [False]


@pytest.mark.rule("118.9", "601.2b")
def test_118_9_a_condition_on_the_alternative_cost_has_to_hold() -> None:
    text = "If it's not your turn, you may exile a blue card from your hand rather than pay this spell's mana cost."
    negate = card("negate", "Instant", f"{text}\nDraw a card.", mana_cost="{1}{U}")
    assert legal(played(cast(negate, **OWN), active="Bob")) == [True]
    refused = played(cast(negate, **OWN))
    assert why(refused) == [("601.2b", "118.9")]
    assert told(refused)[0] == "Illegal: nothing allows negate to be cast like that now."
    assert told(refused, "fr")[0] == "Illégal\u202f: rien ne permet de lancer negate ainsi en ce moment."


@pytest.mark.rule("118.9", "118.5")
def test_118_9_a_spell_may_be_cast_without_paying_its_mana_cost() -> None:
    text = "If you control a Bear, you may cast this spell without paying its mana cost."
    gift = card("gift", "Instant", f"{text}\nYou gain 3 life.", mana_cost="{4}")
    assert lives(played(cast(gift, **FREE), ALL, objects=(bear("b"),), players=[POOR, BOB])) == (23, 20)
    assert why(played(cast(gift, **FREE), players=[POOR, BOB])) == [("601.2b", "118.9")]
    assert why(played(cast(gift, **OWN), players=[POOR, BOB])) == [("601.2b", "118.9")]


@pytest.mark.rule("118.9", "118.8", "601.2f", "107.3b")
def test_118_9_something_else_may_let_spells_be_cast_without_paying() -> None:
    science = thing("science", "Enchantment", "You may cast spells from your hand without paying their mana costs.")
    blaze = card("blaze", "Sorcery", "blaze deals X damage to any target.", mana_cost="{X}{R}")
    village = card(
        "village", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 2 life."
    )
    thorn = thing("thorn", "Artifact", "Noncreature spells cost {1} more to cast.")
    poor = [POOR, BOB]
    assert legal(played(cast(blaze, "Bob", **FREE), objects=(science,), players=poor)) == [True]
    assert why(played(cast(blaze, "Bob", x=3, **FREE), objects=(science,), players=poor)) == [("107.3b",)]
    assert legal(played(cast(village, **FREE), objects=(science,), players=poor)) == [False]
    assert legal(played(cast(village, **FREE), objects=(science, bear("b")), players=poor)) == [True]
    assert legal(played(cast(blaze, "Bob", **FREE), objects=(science, thorn), players=poor)) == [False]
    assert why(played(cast(blaze, "Bob", **FREE), players=poor)) == [("601.2b", "118.9")]


@pytest.mark.rule("118.9a", "702.33a")
def test_118_9a_additional_costs_are_paid_beside_an_alternative_one() -> None:
    roar = card(
        "roar",
        "Creature",
        "You may pay {1} rather than pay this spell's mana cost.\nKicker {2}\nWhen this creature enters, if it was"
        " kicked, you gain 5 life.",
        mana_cost="{6}",
        power=3,
        toughness=3,
    )
    for mana, allowed in ((2, False), (3, True)):
        players = [{"name": "Alice", "mana": {"C": mana}}, BOB]
        outcome = played(cast(roar, kicked=True, **OWN), ALL, players=players)
        assert (legal(outcome)[0], lives(outcome)[0]) == (allowed, 25 if allowed else 20)


# Evoke, dash and blitz.

DRIFTER = card(
    "drifter",
    "Creature",
    "Evoke {2}{U}\nWhen this creature enters, you gain 4 life.",
    mana_cost="{4}{U}",
    power=2,
    toughness=2,
)
FLICKER = card(
    "flicker", "Instant", "Exile target creature, then return that card to the battlefield under its owner's control."
)


@pytest.mark.rule("702.74a")
def test_702_74a_an_evoked_creature_is_sacrificed() -> None:
    outcome = played(cast(DRIFTER, **{"with": "evoke"}), ALL)
    assert (zones(outcome, "drifter"), lives(outcome)) == (["graveyard"], (24, 20))
    assert zones(played(cast(DRIFTER), ALL), "drifter") == ["battlefield"]
    assert "Alice casts drifter for its evoke cost. [601.2i, 702.74a]" in told(outcome)
    assert "Alice lance drifter pour son coût d’évocation (evoke). [601.2i, 702.74a]" in told(outcome, "fr")


@pytest.mark.rule("702.74a", "400.7")
def test_702_74a_one_that_is_flickered_in_response_stays() -> None:
    outcome = played(cast(DRIFTER, **{"with": "evoke"}), {"resolve": "top"}, cast(FLICKER, "drifter"), ALL)
    assert (zones(outcome, "drifter"), lives(outcome)) == (["battlefield"], (28, 20))


@pytest.mark.rule("702.74a", "118.9")
def test_702_74a_the_cost_may_be_a_card_of_the_hand() -> None:
    grief = card(
        "grief",
        "Creature",
        "Evoke—Exile a blue card from your hand.\nWhen this creature enters, you gain 4 life.",
        mana_cost="{9}",
        power=3,
        toughness=2,
    )
    outcome = played(cast(grief, **{"with": "evoke"}), ALL, players=[{**POOR, "hand": [BLUE]}, BOB])
    assert (zones(outcome, "drop", "grief"), lives(outcome)) == (["exile", "graveyard"], (24, 20))
    hidden = played(cast(grief, **{"with": "evoke"}), ALL, players=[POOR, BOB])
    assert "Alice exiles 1 card from hand. [601.2h, 118.9]" in told(hidden)
    assert "Alice exile 1 carte de sa main. [601.2h, 118.9]" in told(hidden, "fr")


GOBLIN = card("goblin", "Creature", "Dash {1}{R}", mana_cost="{3}{R}", power=3, toughness=1)
RIDER = card("rider", "Creature", "Blitz {1}{R}", mana_cost="{3}{R}", power=3, toughness=1)
ATTACK = {"attack": [{"who": "goblin", "at": "Bob"}]}


@pytest.mark.rule("702.109a")
def test_702_109a_a_dashed_creature_has_haste_and_returns_at_the_end_step() -> None:
    outcome = played(cast(GOBLIN, **{"with": "dash"}), ALL, ATTACK, {"to": "end"}, ALL)
    assert (legal(outcome), zones(outcome, "goblin"), lives(outcome)) == ([True] * 5, ["hand"], (20, 17))
    assert legal(played(cast(GOBLIN), ALL, ATTACK)) == [True, True, False]
    planned = "goblin is to be returned to hand at the beginning of the next end step. [702.109a]"
    told_in_french = "Le retour en main de goblin aura lieu au début de la prochaine étape de fin. [702.109a]"
    assert planned in told(outcome)
    assert told_in_french in told(outcome, "fr")


@pytest.mark.rule("702.109a", "400.7")
def test_702_109a_one_that_left_and_came_back_stays_and_has_no_haste() -> None:
    outcome = played(cast(GOBLIN, **{"with": "dash"}), ALL, cast(FLICKER, "goblin"), ALL, ATTACK, {"to": "end"}, ALL)
    assert (legal(outcome)[4], zones(outcome, "goblin")) == (False, ["battlefield"])


@pytest.mark.rule("702.152a")
def test_702_152a_a_blitzed_creature_is_sacrificed_and_draws_as_it_dies() -> None:
    players = [{"name": "Alice", "hand": []}, BOB]
    outcome = played(cast(RIDER, **{"with": "blitz"}), ALL, {"to": "end"}, ALL, players=players)
    assert (zones(outcome, "rider"), outcome["players"]["Alice"]["hand"]) == (["graveyard"], 1)
    assert "haste" in played(cast(RIDER, **{"with": "blitz"}), ALL)["objects"]["rider"]["keywords"]


@pytest.mark.rule("118.3")
def test_118_3_what_has_to_return_to_hand_is_told() -> None:
    daze = card(
        "daze",
        "Instant",
        "You may return an Island you control to its owner's hand rather than pay this spell's mana cost.\n"
        "Draw a card.",
        mana_cost="{1}{U}",
    )
    outcome = played(cast(daze, **OWN))
    assert told(outcome)[0] == "Illegal: nothing can be returned for daze."
    assert told(outcome, "fr")[0] == "Illégal\u202f: rien ne peut être renvoyé en main pour daze."
    island = thing("island", "Basic Land - Island")
    assert zones(played(cast(daze, **OWN), objects=(island,)), "island") == ["hand"]


@pytest.mark.rule("118.9")
@pytest.mark.parametrize(("lands", "may"), [(["Swamp"], True), (["Forest"], False)])
def test_118_9_nothing_is_an_alternative_cost_too(lands: list[str], may: bool) -> None:
    text = "If you control a Swamp, you may cast this spell without paying its mana cost.\nYou gain 3 life."
    rest = card("rest", "Instant", text, mana_cost="{4}{W}")
    table = tuple(
        {"id": each, "is": card(each, "Land") | {"subtypes": [each]}, "controller": "Alice"} for each in lands
    )
    outcomes = [played(cast(rest, **way), ALL, players=[POOR, BOB], objects=table) for way in (OWN, FREE)]
    assert [(legal(each), lives(each)) for each in outcomes] == [([may, True], (23 if may else 20, 20))] * 2
