"""CR 121, 401, 402, 701.9, 701.17, 701.21-701.25: drawing, discarding, milling, searching, and what is not known."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Choose, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.events import (
    ActionRefused,
    CardDiscarded,
    CardDrawn,
    CardMilled,
    DrewFromEmptyLibrary,
    LibraryShuffled,
    Sacrificed,
    Scried,
    ZonesSearched,
)
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.effects import (
    Discard,
    Draw,
    Effect,
    ExileZone,
    Fixed,
    Look,
    Mill,
    Place,
    PutHandIntoLibrary,
    PutIntoLibrary,
    Sacrifice,
    Scry,
    Search,
    Shuffle,
)
from bot.engine.magic.words.filters import CREATURE, Filter, OwnerOf, Players, TargetObject, TargetSpec
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import cited, duel, events, zones
from tests.engine.magic.tables.words import ALICE, BOB

BASIC = Filter(all_of=("Basic", "Land"))


def card(name: str, zone: Zone, owner: PlayerId = ALICE) -> ObjectSetup:
    """`forest` and `island` are basic lands, all else is a creature."""
    land = name.split("-", maxsplit=1)[0] in {"forest", "island"}
    kinds = Characteristics(
        name.split("-", maxsplit=1)[0],
        supertypes=("Basic",) if land else (),
        types=("Land",) if land else ("Creature",),
    )
    return ObjectSetup(ObjectId(name), CardDefinition((kinds,)), owner, owner, zone)


def played(
    *effects: Effect,
    hand: str | None = None,
    library: str | None = None,
    graveyard: str = "",
    do: Sequence[Action] = (),
    kind: str = "Instant",
) -> Outcome:
    """Alice casts a spell that does it, with these cards in hand and library; None: unknown."""
    cards = (
        *(card(each, Zone.HAND) for each in (hand or "").split()),
        *(card(each, Zone.LIBRARY) for each in (library or "").split()),
        *(card(each, Zone.GRAVEYARD) for each in graveyard.split()),
    )
    alice = PlayerSetup(ALICE, hand=None if hand is None else len(hand.split()), library_known=library is not None)
    made = cast(spell("made", *effects, kind=kind))
    return resolve_scenario(Scenario((alice, PlayerSetup(BOB)), cards, (*do, made, ALL)))


def there(outcome: Outcome, zone: str) -> set[str]:
    return {name for name, where in zones(outcome).items() if where == zone and name != "made"}


def test_121_2_cards_are_drawn_one_after_the_other_from_the_top() -> None:
    outcome = played(Draw(Players.YOU, Fixed(2)), hand="", library="elk forest owl")
    assert (there(outcome, "hand"), outcome.state.players[ALICE].hand) == ({"elk", "forest"}, 2)


def test_121_4_a_library_of_which_the_number_is_known_runs_out() -> None:
    outcome = played(Shuffle(Players.YOU), Draw(Players.YOU, Fixed(3)), hand="", library="elk owl")
    assert events(outcome, CardDrawn) == [CardDrawn(ALICE, None), CardDrawn(ALICE, None)]
    assert (events(outcome, DrewFromEmptyLibrary), outcome.state.winner) == ([DrewFromEmptyLibrary(ALICE)], "Bob")


def test_701_24a_after_shuffling_nobody_knows_which_card_is_on_top_unless_all_are_alike() -> None:
    alike = played(Shuffle(Players.YOU), Draw(Players.YOU, Fixed(1)), hand="", library="elk-1 elk-2")
    assert cited(alike, LibraryShuffled) == [("608.2c", "701.24a")]
    assert [each.card for each in events(alike, CardDrawn)] == ["elk-1"]


@pytest.mark.parametrize(
    ("do", "discarded"),
    [((), ["owl", "elk"]), ((Choose(ChoiceKind.DISCARD, ObjectId("forest"), ALICE),), ["forest", "owl"])],
)
@pytest.mark.rule("701.9a")
def test_701_9b_the_player_chooses_by_default_the_cards_that_came_last(
    do: Sequence[Action], discarded: list[str]
) -> None:
    outcome = played(Discard(Players.YOU, Fixed(2)), hand="forest elk owl", do=do)
    assert [each.card for each in events(outcome, CardDiscarded)] == discarded
    assert (there(outcome, "graveyard"), outcome.state.players[ALICE].hand) == (set(discarded), 1)


def test_701_9a_a_hand_is_discarded_whole_and_an_unknown_one_by_the_number() -> None:
    assert there(played(Discard(Players.YOU, None), hand="elk owl"), "graveyard") == {"elk", "owl"}
    outcome = played(Discard(Players.YOU, Fixed(2)))
    assert events(outcome, CardDiscarded) == [CardDiscarded(ALICE, None)] * 2


def test_701_9b_only_a_card_that_is_described_can_be_discarded() -> None:
    outcome = played(Discard(Players.YOU, Fixed(1), CREATURE), hand="forest elk")
    assert there(outcome, "graveyard") == {"elk"}


@pytest.mark.rule("609.3")
def test_101_3_nobody_discards_more_than_there_is() -> None:
    assert len(events(played(Discard(Players.YOU, Fixed(3)), hand="elk"), CardDiscarded)) == 1


@pytest.mark.rule("701.17a")
def test_701_17b_a_player_mills_from_the_top_and_no_more_than_there_is() -> None:
    assert there(played(Mill(Players.YOU, Fixed(1)), library="elk owl"), "graveyard") == {"elk"}
    assert there(played(Mill(Players.YOU, Fixed(3)), library="elk owl"), "graveyard") == {"elk", "owl"}
    assert events(played(Mill(Players.YOU, Fixed(2))), CardMilled) == [CardMilled(ALICE, None)] * 2


@pytest.mark.parametrize(
    ("picks", "drawn"), [((), "elk"), (("elk",), "owl"), (("elk", "owl"), "forest"), ((None, "owl"), "elk")]
)
def test_701_22a_scrying_may_put_cards_on_the_bottom(picks: tuple[str | None, ...], drawn: str) -> None:
    do = [Choose(ChoiceKind.SCRY, pick, ALICE) for pick in picks]
    outcome = played(Scry(Players.YOU, Fixed(2)), Draw(Players.YOU, Fixed(1)), hand="", library="elk owl forest", do=do)
    assert there(outcome, "hand") == {drawn}


def test_701_25a_surveilling_may_put_cards_into_the_graveyard() -> None:
    do = (Choose(ChoiceKind.SURVEIL, "elk", ALICE),)
    outcome = played(Scry(Players.YOU, Fixed(2), surveil=True), library="elk owl forest", do=do)
    assert (there(outcome, "graveyard"), there(outcome, "library")) == ({"elk"}, {"owl", "forest"})


@pytest.mark.parametrize("surveil", [False, True])
@pytest.mark.rule("701.25c")
def test_701_22b_looking_at_no_cards_is_no_event(surveil: bool) -> None:
    assert events(played(Scry(Players.YOU, Fixed(0), surveil), library="elk"), Scried) == []


@pytest.mark.parametrize(("pick", "drawn"), [(False, "elk"), (True, "owl")])
def test_701_20e_who_looks_may_put_the_card_on_the_bottom(pick: bool, drawn: str) -> None:
    look = Look(Players.YOU, Zone.LIBRARY, may_bottom=True)
    do = (Choose(ChoiceKind.MAY, pick, ALICE),)
    assert there(played(look, Draw(Players.YOU, Fixed(1)), hand="", library="elk owl", do=do), "hand") == {drawn}


@pytest.mark.rule("701.24b")
def test_701_23a_a_search_finds_a_card_like_that_and_the_library_is_shuffled() -> None:
    outcome = played(Search(Players.YOU, BASIC, Zone.BATTLEFIELD, tapped=True), library="elk forest owl island")
    assert events(outcome, ZonesSearched) == [ZonesSearched(ALICE, ALICE, (ObjectId("forest"),))]
    assert outcome.state.objects[ObjectId("forest")].tapped
    assert (there(outcome, "battlefield"), len(events(outcome, LibraryShuffled))) == ({"forest"}, 1)


@pytest.mark.parametrize(
    ("picks", "found"), [((), {"forest", "island"}), (("island", None), {"island"}), ((None,), set())]
)
def test_701_23b_nobody_has_to_find_a_card_of_a_quality(picks: tuple[str | None, ...], found: set[str]) -> None:
    do = [Choose(ChoiceKind.SEARCH, pick, ALICE) for pick in picks]
    search = Search(Players.YOU, BASIC, Zone.HAND, Fixed(2), up_to=True)
    assert there(played(search, library="forest elk island", do=do), "hand") == found


EVERYWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)


@pytest.mark.parametrize(
    ("picks", "found", "shuffled"),
    [
        ((), {"owl-1"}, 1),
        ((Choose(ChoiceKind.ZONES, ("library",), ALICE),), {"owl-2"}, 1),
        ((Choose(ChoiceKind.ZONES, ("graveyard",), ALICE),), {"owl-1"}, 0),
        ((Choose(ChoiceKind.SEARCH, "owl-2", ALICE),), {"owl-2"}, 1),
    ],
)
@pytest.mark.rule("701.24a")
def test_701_23a_who_may_choose_searches_all_zones_by_default_and_shuffles_a_library_that_was_searched(
    picks: tuple[Choose, ...], found: set[str], shuffled: int
) -> None:
    zones = (Zone.GRAVEYARD, Zone.LIBRARY)
    search = Search(Players.YOU, Filter(names=("owl", "eel")), Zone.HAND, zones=zones, any_zones=True)
    outcome = played(search, hand="", library="elk owl-2", graveyard="elk-1 owl-1", do=picks)
    assert (there(outcome, "hand"), len(events(outcome, LibraryShuffled))) == (found, shuffled)


@pytest.mark.parametrize(("hand", "found"), [("elk", {"owl"}), ("owl-2", set())])
def test_701_23b_only_in_a_hidden_zone_may_a_card_of_a_quality_be_left(hand: str, found: set[str]) -> None:
    zones = (Zone.GRAVEYARD,) if found else (Zone.HAND,)
    search = Search(Players.YOU, Filter(names=("owl",)), Zone.EXILE, zones=zones)
    outcome = played(search, hand=hand, graveyard="owl", do=(Choose(ChoiceKind.SEARCH, None, ALICE),))
    assert there(outcome, "exile") == found


def test_701_23d_a_card_of_no_quality_has_to_be_found() -> None:
    search = Search(Players.YOU, Filter(), Zone.HAND)
    outcome = played(search, hand="", library="elk owl", do=(Choose(ChoiceKind.SEARCH, None, ALICE),))
    assert there(outcome, "hand") == {"elk"}
    assert [refused.refusal.kind for refused in events(outcome, ActionRefused)] == [RefusalKind.NOT_AN_OPTION]


@pytest.mark.parametrize(("up_to", "exiled"), [(False, {"elk-1", "elk-2"}), (True, {"elk-1", "elk-2"})])
@pytest.mark.rule("701.23a")
def test_201_2a_all_cards_with_the_same_name_are_found_in_all_zones_of_another_player(
    up_to: bool, exiled: set[str]
) -> None:
    target = TargetObject()
    search = Search(
        Players.YOU, Filter(same_name=target), Zone.EXILE, None, up_to=up_to, zones=EVERYWHERE, whose=OwnerOf(target)
    )
    cards = (card("elk-1", Zone.GRAVEYARD, BOB), card("elk-2", Zone.HAND, BOB), card("owl", Zone.HAND, BOB))
    made = cast(spell("made", search, targets=(TargetSpec(cards=CREATURE),)), ObjectId("elk-1"))
    outcome = resolve_scenario(Scenario((PlayerSetup(ALICE), PlayerSetup(BOB, hand=2)), cards, (made, ALL)))
    assert there(outcome, "exile") == exiled
    assert events(outcome, LibraryShuffled) == [LibraryShuffled(BOB)]


def test_110_2a_what_is_found_in_the_library_of_another_enters_under_ones_own_control() -> None:
    search = Search(Players.YOU, Filter(), Zone.BATTLEFIELD, whose=Players.EACH_OPPONENT)
    players = (PlayerSetup(ALICE), PlayerSetup(BOB, library_known=True))
    stone = replace(
        card("elk", Zone.LIBRARY, BOB), definition=CardDefinition((Characteristics("elk", types=("Artifact",)),))
    )
    outcome = resolve_scenario(Scenario(players, (stone,), (cast(spell("made", search)), ALL)))
    elk = outcome.state.objects[ObjectId("elk")]
    assert (elk.zone, elk.controller, elk.owner) == (Zone.BATTLEFIELD, ALICE, BOB)


def test_401_4_cards_go_back_from_the_hand_in_the_order_in_which_they_are_chosen() -> None:
    back = PutHandIntoLibrary(Players.YOU, Fixed(2))
    outcome = played(back, Draw(Players.YOU, Fixed(1)), hand="forest elk owl", library="island")
    assert there(outcome, "hand") == {"forest", "elk"}


def test_701_24c_a_hand_is_shuffled_into_the_library() -> None:
    back = Shuffle(Players.YOU, (Zone.HAND,))
    outcome = played(back, hand="forest elk", library="owl")
    assert (there(outcome, "library"), outcome.state.players[ALICE].library) == ({"forest", "elk", "owl"}, 3)


def test_401_4_what_lies_on_top_of_a_library_that_nobody_knows_is_drawn_first() -> None:
    away = spell("away", PutIntoLibrary(TargetObject()), targets=(TargetSpec(CREATURE),))
    one, two = (spell(name, Draw(Players.YOU, Fixed(1))) for name in ("one", "two"))
    outcome = resolve_scenario(duel("bear 2/2", "", cast(away, "bear"), ALL, cast(one), ALL, cast(two), ALL))
    assert there(outcome, "hand") == {"bear"}


def test_701_23a_a_library_whose_order_nobody_knows_is_still_searched() -> None:
    find = Search(Players.YOU, Filter(all_of=("Land",)), Zone.HAND)
    outcome = played(Shuffle(Players.YOU), find, Draw(Players.YOU, Fixed(1)), library="owl forest elk")
    assert (there(outcome, "hand"), there(outcome, "library")) == ({"forest"}, {"owl", "elk"})


@pytest.mark.parametrize(("place", "drawn"), [(Place.TOP, "bear"), (Place.BOTTOM, "owl")])
def test_401_2_a_permanent_goes_onto_the_top_or_the_bottom_of_its_owners_library(place: Place, drawn: str) -> None:
    away = spell("away", PutIntoLibrary(TargetObject(), place), targets=(TargetSpec(CREATURE),))
    ponder = replace(spell("ponder", Draw(Players.YOU, Fixed(1))))
    table = duel("bear 2/2", "", cast(away, "bear"), ALL, cast(ponder), ALL)
    cards = tuple(card(each, Zone.LIBRARY) for each in ("owl", "elk"))
    alice = PlayerSetup(ALICE, hand=0, library_known=True)
    outcome = resolve_scenario(replace(table, players=(alice, PlayerSetup(BOB)), objects=(*table.objects, *cards)))
    assert there(outcome, "hand") == {drawn}


@pytest.mark.parametrize("library", ["elk owl", None])
def test_406_2_all_cards_of_a_library_are_exiled_and_then_there_are_none(library: str | None) -> None:
    empty = ExileZone(Players.YOU, Zone.LIBRARY)
    outcome = played(empty, Draw(Players.YOU, Fixed(1)), library=library)
    assert there(outcome, "exile") == set((library or "").split())
    assert outcome.state.winner == "Bob"


def test_701_21a_each_player_sacrifices_a_permanent_like_that_at_the_same_time() -> None:
    edict = spell("edict", Sacrifice(Players.EACH_PLAYER, Fixed(1), CREATURE))
    outcome = resolve_scenario(duel("bear 2/2, ring artifact", "elf 1/1, ogre 3/3", cast(edict), ALL))
    assert there(outcome, "graveyard") == {"bear", "elf", "edict"}


@pytest.mark.rule("608.2f")
@pytest.mark.parametrize("active", [ALICE, BOB])
def test_608_2e_players_choose_in_turn_order_and_then_all_of_them_sacrifice_at_once(active: PlayerId) -> None:
    edict = spell("edict", Sacrifice(Players.EACH_PLAYER, Fixed(1), CREATURE))
    outcome = resolve_scenario(
        duel("bear 2/2, ape 3/3", "elf 1/1, ogre 3/3", cast(edict, by=active), ALL, active=active)
    )
    chosen = [each.player for each in outcome.choices if each.kind == "sacrifice"]
    moments = {entry.moment for entry in outcome.trace if isinstance(entry.event, Sacrificed)}
    assert (chosen, len(moments)) == ([ALICE, BOB] if active == ALICE else [BOB, ALICE], 1)
