"""An id is a card's, whatever zone it is in and by whichever of its ids it is named; several answers are one list."""

import json

import pytest

from bot.judge.answer import judge_scenario
from tests.judge.arguments.face_cards import FACES as LIBRARY_OF_FACES
from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, played_with, thing, told, why, zones
from tests.judge.table import LIBRARY

CUB = card("Cub", "Creature - Bear", power=2, toughness=2, mana_cost="{G}")
ZAP = card("Zap", "Sorcery", "You gain 2 life.\nFlashback {R}", mana_cost="{R}")
GLADE = card("Glade", "Land", "{T}: Add {G}.")
GROW = card("Grow", "Instant", "Target creature gets +1/+1 until end of turn.")
WASTE = card("Waste", "Sorcery", "Target player discards two cards.")
EDICT = card("Edict", "Sorcery", "Target player sacrifices a creature.")


def alice(**zones_of: object) -> list[Told]:
    return [{"name": "Alice", **zones_of}, {"name": "Bob"}]


HELD = alice(hand=[{"id": "mine", "is": CUB}, {"id": "land", "is": GLADE}])


@pytest.mark.rule("601.2a")
@pytest.mark.parametrize(
    "action", [{"cast": "mine"}, {"cast": "mine", "as": "mine"}, {"cast": CUB}, {"cast": CUB, "as": "mine"}]
)
def test_601_2a_a_listed_card_keeps_its_id_as_it_is_cast(action: Told) -> None:
    outcome = played(action, ALL, cast(GROW, "mine"), ALL, players=HELD)
    assert (legal(outcome), outcome["objects"]["mine"]["power"]) == ([True] * 4, 3)
    assert (zones(outcome, "mine", "land"), outcome["players"]["Alice"]["hand"]) == (["battlefield", "hand"], 1)


@pytest.mark.rule("601.2a")
@pytest.mark.parametrize("what", ["mine", CUB])
@pytest.mark.parametrize("target", ["mine", "cub"])
def test_601_2a_both_its_id_and_that_of_as_name_it(what: str | Told, target: str) -> None:
    outcome = played({"cast": what, "as": "cub"}, ALL, cast(GROW, target), ALL, players=HELD)
    assert [outcome["objects"][name]["power"] for name in ("mine", "cub")] == [3, 3]


@pytest.mark.rule("305.1")
@pytest.mark.parametrize("action", [{"play": "land"}, {"play": "land", "as": "land"}])
def test_305_1_so_does_a_land_that_is_played(action: Told) -> None:
    outcome = played(action, players=HELD)
    assert (zones(outcome, "land", "mine"), outcome["players"]["Alice"]["hand"]) == (["battlefield", "hand"], 1)


@pytest.mark.rule("702.34a")
@pytest.mark.parametrize("what", ["old", ZAP])
def test_702_34a_so_does_a_card_that_is_cast_from_a_graveyard(what: str | Told) -> None:
    outcome = played({"cast": what, "with": "flashback"}, ALL, players=alice(graveyard=[{"id": "old", "is": ZAP}]))
    assert (zones(outcome, "old"), lives(outcome)) == (["exile"], (22, 20))


@pytest.mark.rule("601.2a")
def test_601_2a_what_was_returned_is_cast_again_by_its_id() -> None:
    unsummon = card("unsummon", "Instant", "Return target creature to its owner's hand.")
    outcome = played(cast(unsummon, "bear"), ALL, {"cast": "bear"}, ALL, objects=(bear("bear"),))
    assert (legal(outcome), zones(outcome, "bear")) == ([True] * 4, ["battlefield"])


@pytest.mark.rule("903.8")
def test_903_8_the_tax_of_a_commander_that_is_cast_by_its_id() -> None:
    chief = {"id": "chief", "is": {**CUB, "supertypes": ["Legendary"]}, "owner": "Alice"}
    killed = card("kill", "Instant", "Destroy target creature.")
    objects = ({**chief, "zone": "command", "commander": True},)
    again: tuple[Told, ...] = ({"cast": "chief"}, ALL, cast(killed, "chief", by="Bob"), ALL, {"cast": "chief"}, ALL)
    players = [{"name": "Alice", "mana": {"G": 4}}, {"name": "Bob"}]
    assert why(played(*again, objects=objects, variant="commander", players=players)) == []
    players = [{"name": "Alice", "mana": {"G": 3}}, {"name": "Bob"}]
    assert len(why(played(*again, objects=objects, variant="commander", players=players))) == 1


@pytest.mark.rule("601.3")
def test_601_3_what_is_on_the_battlefield_is_neither_cast_nor_played() -> None:
    outcome = played({"cast": "bear"}, {"play": "field"}, objects=(bear("bear"), thing("field", "Land")))
    assert why(outcome) == [("601.2a", "601.3"), ("305.1",)]


@pytest.mark.rule("305.1", "601.2a")
@pytest.mark.parametrize("hand", [[], 0])
def test_305_1_of_a_hand_that_is_stated_nothing_else_is_played(hand: object) -> None:
    players = alice(hand=hand, graveyard=[{"id": "land", "is": GLADE}])
    assert why(played({"play": "land"}, {"cast": CUB, "from": "hand"}, players=players)) == [("305.1",), ("601.2a",)]


def test_an_id_that_another_card_has_is_no_id_for_it() -> None:
    document = {"objects": [], "players": HELD, "do": [{"cast": GROW, "as": "mine"}]}
    assert getattr(judge_scenario(json.dumps(document), LIBRARY), "where", "") == "do[0].as"


@pytest.mark.rule("701.21a")
@pytest.mark.parametrize("pick", [["x", "z"], ["z", "x"]])
def test_701_21a_what_is_sacrificed_one_after_the_other_is_one_list_in_any_order(pick: list[str]) -> None:
    titan = thing("titan", "Creature - Eldrazi", "Annihilator 2", power=5, toughness=5)
    objects = (titan, *(bear(name, by="Bob") for name in "xyz"))
    choice = {"choose": "sacrifice", "by": "Bob", "pick": pick}
    outcome = played(choice, {"attack": [{"who": "titan"}]}, objects=objects)
    assert zones(outcome, *"xyz") == ["graveyard", "battlefield", "graveyard"]


@pytest.mark.rule("701.9b")
def test_701_9b_so_are_cards_to_discard() -> None:
    hand = [{"id": name, "is": card(name, "Instant")} for name in ("a", "b", "c")]
    choice = {"choose": "discard", "by": "Bob", "pick": ["c", "b"]}
    outcome = played(choice, cast(WASTE, "Bob"), ALL, players=[{"name": "Alice"}, {"name": "Bob", "hand": hand}])
    assert zones(outcome, "a", "b", "c") == ["hand", "graveyard", "graveyard"]


@pytest.mark.rule("701.21a")
def test_701_21a_an_answer_may_name_what_comes_after_it() -> None:
    choice = {"choose": "sacrifice", "pick": "cub"}
    outcome = played(choice, {"cast": CUB}, ALL, cast(EDICT, "Alice"), ALL, objects=(bear("bear"),))
    assert zones(outcome, "bear", "cub") == ["battlefield", "graveyard"]


STROLL: Told = {"cast": "Test Stroll", "targets": ["Bob"]}
OGRE: Told = {"cast": "Test Ogre"}
IN_HAND = alice(hand=[{"id": "held", "card": "Test Ogre"}])


@pytest.mark.rule("715.3d")
@pytest.mark.parametrize(
    ("first", "then", "ids"),
    [
        ({**STROLL, "as": "tale"}, {"cast": "tale", "as": "ogre"}, ["tale", "ogre"]),
        ({**STROLL, "as": "tale"}, {**OGRE, "as": "ogre"}, ["tale", "ogre"]),
        ({**STROLL, "as": "tale"}, {"cast": "tale"}, ["tale"]),
        ({**STROLL, "as": "ogre"}, {**OGRE, "from": "exile"}, ["ogre", "test-ogre"]),
        (STROLL, OGRE, ["test-stroll", "test-ogre"]),
    ],
)
def test_715_3d_a_card_on_an_adventure_is_known_by_each_of_its_ids(first: Told, then: Told, ids: list[str]) -> None:
    asked = tuple({"ask": "characteristics", "what": each} for each in ids)
    outcome = played_with(LIBRARY_OF_FACES, first, ALL, then, ALL, *asked)
    assert (why(outcome), lives(outcome), zones(outcome, *ids)) == ([], (20, 18), ["battlefield"] * len(ids))
    assert {(each["answer"]["name"], each["answer"]["power"]) for each in outcome["answers"]} == {("Test Ogre", 4)}
    assert told(outcome)[0] == "Bob loses 2 life (20 → 18); Test Ogre enters the battlefield."


@pytest.mark.rule("715.3", "715.3d")
def test_715_3_by_its_id_it_is_cast_as_what_fits_its_targets() -> None:
    adventure = {"cast": "held", "targets": ["Bob"]}
    outcome = played_with(LIBRARY_OF_FACES, adventure, ALL, {"cast": "held"}, ALL, players=IN_HAND)
    assert (why(outcome), lives(outcome), zones(outcome, "held")) == ([], (20, 18), ["battlefield"])
    outcome = played_with(LIBRARY_OF_FACES, {"cast": "held"}, ALL, players=IN_HAND)
    assert (why(outcome), lives(outcome), zones(outcome, "held")) == ([], (20, 20), ["battlefield"])


@pytest.mark.rule("715.3d")
def test_715_3d_from_exile_its_adventure_is_not_cast_again() -> None:
    first = {**STROLL, "as": "tale"}
    outcome = played_with(LIBRARY_OF_FACES, first, ALL, {"cast": "tale", "targets": ["Bob"]}, {**STROLL, "as": "tale"})
    assert (len(why(outcome)), lives(outcome), zones(outcome, "tale")) == (2, (20, 18), ["exile"])


@pytest.mark.rule("712.12")
def test_712_12_a_modal_card_that_was_cast_and_returned_is_played_by_its_id() -> None:
    denied = card("denied", "Instant", "Return target spell to its owner's hand.")
    actions = (cast("Test Verdict", "bear"), cast(denied, "Test Verdict", by="Bob"), ALL, {"play": "Test Verdict"})
    outcome = played_with(LIBRARY_OF_FACES, *actions, objects=(bear("bear"),))
    assert (why(outcome), zones(outcome, "Test Verdict", "bear")) == ([], ["battlefield", "battlefield"])
    assert "Alice plays Test Plateau. [116.2a, 305.1]" in told(outcome)


@pytest.mark.rule("601.2a", "702.34a")
@pytest.mark.parametrize(
    ("zones_listed", "can"), [(("hand",), False), (("hand", "graveyard"), True), (("graveyard",), True), ((), True)]
)
def test_702_34a_a_card_that_is_in_a_known_hand_alone_is_in_no_graveyard(
    zones_listed: tuple[str, ...], can: bool
) -> None:
    again = card("Again", "Instant", "You gain 1 life.\nFlashback {1}", mana_cost="{1}")
    zones_of_alice = {zone: [{"id": zone, "is": again}] for zone in zones_listed}
    outcome = played({"cast": again, "by": "Alice", "with": "flashback"}, players=alice(**zones_of_alice))
    assert legal(outcome) == [can]
