"""What activating abilities costs besides mana, where and when they may be activated (CR 113.6, 118, 602, 702.29)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, legal, lives, played, thing, told, why, zones

GAIN = "You gain 1 life."


def activate(name: str = "source", ability: int | str = 1, **more: Any) -> dict[str, Any]:
    return {"activate": name, "ability": ability, **more}


def source(cost: str, types: str = "Artifact", effect: str = GAIN, **more: Any) -> dict[str, Any]:
    return thing("source", types, f"{cost}: {effect}", **more)


def hands(*cards: Any) -> dict[str, Any]:
    return {"players": [{"name": "Alice", "hand": list(cards)}, {"name": "Bob"}]}


def buried(*cards: Any) -> dict[str, Any]:
    return {"players": [{"name": "Alice", "graveyard": list(cards)}, {"name": "Bob"}]}


PAYABLE: dict[str, tuple[tuple[dict[str, Any], ...], dict[str, Any]]] = {
    "Pay 3 life": ((), {}),
    "Discard a card": ((), hands("Hill Giant")),
    "Discard a creature card": ((), hands("Hill Giant")),
    "Discard two cards": ((), hands("Hill Giant", "Test Bolt")),
    "Exile a creature card from your graveyard": ((), buried("Hill Giant")),
    "Exile two cards from your graveyard": ((), buried("Hill Giant", "Test Bolt")),
    "Tap an untapped creature you control": ((bear("b", sick=True),), {}),
    "Tap two untapped creatures you control": ((bear("b"), bear("c")), {}),
    "Sacrifice two creatures": ((bear("b"), bear("c")), {}),
    "Return a creature you control to its owner's hand": ((bear("b"),), {}),
}
UNPAYABLE: dict[str, tuple[tuple[dict[str, Any], ...], dict[str, Any]]] = {
    "Pay 3 life": ((), {"players": [{"name": "Alice", "life": 2}, {"name": "Bob"}]}),
    "Discard a card": ((), hands()),
    "Discard a creature card": ((), hands("Test Bolt")),
    "Discard two cards": ((), hands("Hill Giant")),
    "Exile a creature card from your graveyard": ((), buried("Test Bolt")),
    "Exile two cards from your graveyard": ((), buried("Hill Giant")),
    "Tap an untapped creature you control": ((bear("b", tapped=True), bear("c", "Bob")), {}),
    "Tap two untapped creatures you control": ((bear("b"),), {}),
    "Sacrifice two creatures": ((bear("b"),), {}),
    "Return a creature you control to its owner's hand": ((bear("b", "Bob"),), {}),
}


@pytest.mark.rule("118.3", "602.2b", "601.2h")
@pytest.mark.parametrize("cost", PAYABLE)
def test_602_2b_what_a_cost_asks_for_is_paid_as_the_ability_is_activated(cost: str) -> None:
    objects, rest = PAYABLE[cost]
    outcome = played(activate(), ALL, objects=(source(cost), *objects), **rest)
    assert (legal(outcome), lives(outcome)[0]) == ([True, True], 18 if "life" in cost else 21)


@pytest.mark.rule("118.3", "602.2")
@pytest.mark.parametrize("cost", UNPAYABLE)
def test_118_3_what_a_player_does_not_have_cant_be_paid_and_nothing_is(cost: str) -> None:
    objects, rest = UNPAYABLE[cost]
    outcome = played(activate(), ALL, objects=(source(cost), *objects), **rest)
    assert [each[:2] for each in why(outcome)] == [("602.2b", "118.3")]
    assert outcome["players"] == played(objects=(source(cost), *objects), **rest)["players"]


@pytest.mark.rule("118.3")
def test_602_2b_what_pays_is_chosen() -> None:
    objects = (source("Sacrifice a creature"), bear("b"), bear("c"))
    outcome = played({"choose": "sacrifice", "pick": "c"}, activate(), objects=objects)
    assert zones(outcome, "b", "c") == ["battlefield", "graveyard"]


@pytest.mark.rule("122.1", "118.3")
def test_118_3_counters_are_removed_as_long_as_there_are_enough() -> None:
    charged = source("Remove two charge counters from this artifact", counters={"charge": 3})
    outcome = played(activate(), activate(), objects=(charged,))
    assert (legal(outcome), outcome["objects"]["source"]["counters"]) == ([True, False], {"charge": 1})


@pytest.mark.rule("122.1", "118.3", "601.2h")
def test_122_1_counters_are_removed_from_a_permanent_of_ones_choice_that_has_enough() -> None:
    fed = source("Remove two +1/+1 counters from a creature you control")
    grown = [{**bear(name), "counters": {"+1/+1": number}} for name, number in (("b", 2), ("c", 3), ("d", 1))]
    others = {**bear("e", "Bob"), "counters": {"+1/+1": 5}}
    picked = {"choose": "counters", "pick": "c"}
    outcome = played(picked, activate(), activate(), activate(), objects=(fed, *grown, others))
    assert legal(outcome) == [True, True, False]
    assert [outcome["objects"][each]["counters"] for each in "bcde"] == [{}, {"+1/+1": 1}, {"+1/+1": 1}, {"+1/+1": 5}]
    assert why(outcome) == [("602.2b", "118.3", "122.1")]
    assert told(outcome)[0].startswith("Illegal: nothing has the counters to remove for source.")
    assert told(outcome, "fr")[0].startswith("Illégal\u202f: rien n’a les marqueurs à retirer pour source.")


@pytest.mark.rule("107.6", "602.5a")
def test_107_6_the_untap_symbol_needs_a_tapped_permanent_that_is_not_new() -> None:
    for more, allowed in (({"tapped": True}, True), ({}, False), ({"tapped": True, "sick": True}, False)):
        spring = {**source("{1}, {Q}", "Creature", power=1, toughness=1), **more}
        assert legal(played(activate(), objects=(spring,))) == [allowed]


# Where abilities function.

CHANNEL = card("shinen", "Creature", "Channel — {1}, Discard this card: Destroy target creature.", power=2, toughness=1)
CYCLER = card("cycler", "Creature", "Cycling {2}", power=2, toughness=1)
RISING = card("rising", "Creature", "{B}, Exile this card from your graveyard: You gain 2 life.")


@pytest.mark.rule("113.6k", "602.2a", "207.2c")
def test_113_6_an_ability_that_discards_its_card_functions_in_the_hand() -> None:
    held = hands({"id": "shinen", "is": CHANNEL})
    outcome = played(activate("shinen", "Channel", targets=["b"]), ALL, objects=(bear("b", "Bob"),), **held)
    assert (zones(outcome, "shinen", "b"), outcome["players"]["Alice"]["hand"]) == (["graveyard", "graveyard"], 0)
    there = {"id": "shinen", "is": CHANNEL, "controller": "Alice"}
    assert why(played(activate("shinen", "Channel", targets=["b"]), objects=(there, bear("b")))) == [("113.6",)]


@pytest.mark.rule("702.29a", "702.29b")
def test_702_29a_a_card_is_cycled_from_the_hand() -> None:
    held = {"id": "cycler", "is": CYCLER}
    players = [{"name": "Alice", "hand": [held], "library": ["Hill Giant"]}, {"name": "Bob"}]
    outcome = played(activate("cycler", "Cycling"), ALL, players=players)
    assert (zones(outcome, "cycler"), outcome["players"]["Alice"]["hand"]) == (["graveyard"], 1)
    assert told(outcome)[1] == "Alice activates cycler's cycling {2} ability. [602.2a, 702.29a]"
    assert told(outcome, "fr")[:2] == [
        "Recyclage {2} (cycling) de cycler : Alice pioche une carte.",
        "Alice active la capacité de recyclage {2} de cycler. [602.2a, 702.29a]",
    ]


@pytest.mark.rule("702.29e")
def test_702_29e_typecycling_finds_a_card_of_the_type() -> None:
    seeker = {"id": "seeker", "is": card("seeker", "Creature", "Forestcycling {1}", power=1, toughness=1)}
    library = ["Hill Giant", {"id": "wood", "is": card("wood", "Basic Land - Forest")}]
    players = [{"name": "Alice", "hand": [seeker], "library": library}, {"name": "Bob"}]
    outcome = played(activate("seeker", "Forestcycling"), ALL, players=players)
    assert zones(outcome, "seeker", "wood") == ["graveyard", "hand"]


@pytest.mark.rule("113.6k", "406.1")
def test_113_6_an_ability_that_exiles_its_card_functions_in_the_graveyard() -> None:
    outcome = played(activate("rising"), ALL, **buried({"id": "rising", "is": RISING}))
    assert (zones(outcome, "rising"), lives(outcome)) == (["exile"], (22, 20))


# When abilities may be activated.

TIMES: list[tuple[str, dict[str, Any], bool]] = [
    ("as a sorcery", {}, True),
    ("as a sorcery", {"step": "upkeep"}, False),
    ("as a sorcery", {"active": "Bob"}, False),
    ("during your turn", {"step": "upkeep"}, True),
    ("during your turn", {"active": "Bob"}, False),
    ("during your upkeep", {"step": "upkeep"}, True),
    ("during your upkeep", {"step": "draw"}, False),
    ("during your upkeep", {"step": "upkeep", "active": "Bob"}, False),
    ("during combat", {"step": "combat damage"}, True),
    ("during combat", {}, False),
    ("before attackers are declared", {"step": "beginning of combat"}, True),
    ("before attackers are declared", {"step": "declare attackers"}, False),
    ("during an opponent's turn, before attackers are declared", {"active": "Bob"}, True),
    ("during an opponent's turn, before attackers are declared", {}, False),
    ("if you control two or more creatures", {}, False),
    ("if you control an artifact", {}, True),
]


@pytest.mark.rule("602.5b", "602.5d", "602.5e", "602.1b")
@pytest.mark.parametrize(("when", "rest", "allowed"), TIMES)
def test_602_5_an_ability_is_activated_only_when_it_says(when: str, rest: dict[str, Any], allowed: bool) -> None:
    sentences = f"{GAIN} Activate only {when}."
    assert legal(played(activate(), objects=(source("{0}", effect=sentences),), **rest)) == [allowed]


@pytest.mark.rule("602.5b")
def test_602_5b_only_once_each_turn_is_counted_for_each_ability_and_turn() -> None:
    text = f"{{0}}: {GAIN} Activate only once each turn.\n{{0}}: You gain 2 life. Activate only once each turn."
    twofold = thing("source", "Artifact", text)
    turns = ({"to": "next turn"}, {"to": "upkeep"})
    outcome = played(activate(), activate(), activate(ability=2), *turns, activate(), ALL, objects=(twofold,))
    assert (legal(outcome), lives(outcome)) == ([True, False, True, True, True, True, True], (24, 20))
    assert told(outcome)[0].startswith("Illegal: source allows it no more often this turn.")


@pytest.mark.rule("602.5b")
def test_602_5b_each_of_two_abilities_that_say_the_same_is_counted_by_itself() -> None:
    twice = thing("source", "Artifact", "\n".join([f"{{0}}: {GAIN} Activate only once each turn."] * 2))
    outcome = played(activate(), activate(), activate(), ALL, objects=(twice,))
    assert (legal(outcome)[:3], lives(outcome)) == ([True, True, False], (22, 20))
