"""CR 614.6, 400.6, 122.1h: what goes into another zone than where it would go."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Action, Cast, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.events import DestinationChanged
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Dies, ReplacementAbility, TriggeredAbility
from bot.engine.magic.words.abilities.event_replacements import GoTo, WouldMove
from bot.engine.magic.words.effects import Destroy
from bot.engine.magic.words.filters import ANYTHING, CREATURE, THIS, Filter, Matching, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.changes import bear, dying, enchantment
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, cast, spell
from tests.engine.magic.tables.table import choose, duel, events, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB

PEACE = ReplacementAbility(WouldMove(Matching(ANYTHING), None), GoTo(Zone.EXILE))
VOID = ReplacementAbility(WouldMove(Matching(ANYTHING), None, owner=Side.OPPONENT, cards=True), GoTo(Zone.EXILE))


def murder(target: str) -> Cast:
    """Each with an id of its own."""
    return replace(cast(MURDER, target), spell=ObjectId(f"murder of {target}"))


def after(alice: str, bob: str, *do: Action, beside_it: tuple[ObjectSetup, ...] = ()) -> Outcome:
    return resolve_scenario(beside(duel(alice, bob, *do, ALL), *beside_it))


@pytest.mark.rule("603.2g", "614.1")
@pytest.mark.parametrize("zone", [Zone.EXILE, Zone.HAND, Zone.LIBRARY])
def test_614_6_a_creature_that_would_die_goes_elsewhere_and_does_not_die(zone: Zone) -> None:
    phoenix = creature("phoenix", "2/2", dying(THIS, zone), TriggeredAbility(Dies(), (ONE_LIFE,)))
    outcome = after("", "", cast(MURDER, "phoenix"), beside_it=(phoenix,))
    assert (zones(outcome)["phoenix"], lives(outcome)[0]) == (zone, 20)


def test_614_6_an_effect_of_another_object_replaces_the_move() -> None:
    theirs = dying(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT)), Zone.EXILE)
    outcome = after("bear 2/2", "elf 1/1", murder("elf"), murder("bear"), beside_it=(
        enchantment("pit", theirs),))  # fmt: skip
    assert {name: zones(outcome)[name] for name in ("bear", "elf")} == {"bear": "graveyard", "elf": "exile"}
    assert [(each.object, each.before, each.after, each.by) for each in events(outcome, DestinationChanged)] == [
        ("elf", Zone.GRAVEYARD, Zone.EXILE, "pit")
    ]


def test_614_6_from_anywhere_means_a_spell_that_has_resolved_too() -> None:
    outcome = after("bear 2/2", "", cast(MURDER, "bear"), beside_it=(enchantment("peace", PEACE),))
    assert {name: zones(outcome)[name] for name in ("bear", "murder")} == {"bear": "exile", "murder": "exile"}


def test_111_1_cards_are_no_tokens_and_another_players_graveyard_is_not_ones_own() -> None:
    outcome = after(
        "bear 2/2", "elf 1/1, saproling 1/1 token", murder("elf"), murder("bear"),
        murder("saproling"), beside_it=(enchantment("void", VOID),),
    )  # fmt: skip
    found = zones(outcome)
    assert (found["elf"], found["bear"], found["saproling"]) == ("exile", "graveyard", "ceased")
    assert [each.object for each in events(outcome, DestinationChanged)] == ["elf"]


def test_614_4_what_dies_together_with_the_source_of_the_effect_is_still_replaced() -> None:

    warden = creature("warden", "1/1", dying(Matching(CREATURE), Zone.EXILE))
    outcome = after("bear 2/2", "", cast(spell("wrath", Destroy(Matching(CREATURE)))), beside_it=(warden,))
    assert {name: zones(outcome)[name] for name in ("bear", "warden")} == {"bear": "exile", "warden": "exile"}


def test_616_1_the_controller_of_what_dies_chooses_among_several() -> None:
    bounced = creature("phoenix", "2/2", dying(THIS, Zone.HAND), by=BOB)
    both = (bounced, enchantment("peace", PEACE))
    by_default = after("", "", cast(MURDER, "phoenix"), beside_it=both)
    chosen = after("", "", choose("replacement", "peace"), cast(MURDER, "phoenix"), beside_it=both)
    assert (zones(by_default)["phoenix"], zones(chosen)["phoenix"]) == ("hand", "exile")
    assert [(each.player, each.options) for each in by_default.choices if each.kind == "replacement"] == [(BOB, 2)]


def test_122_1h_a_finality_counter_exiles_what_would_go_to_the_graveyard() -> None:
    outcome = after("bear 2/2 finality:1", "", cast(MURDER, "bear"))
    assert zones(outcome)["bear"] == "exile"


def test_614_6_it_may_go_on_the_bottom_of_a_known_library() -> None:

    low = ReplacementAbility(WouldMove(THIS), GoTo(Zone.LIBRARY, bottom=True))
    library = [ObjectSetup(ObjectId(name), bear(name=name), ALICE, ALICE, Zone.LIBRARY) for name in ("top", "next")]
    players = (PlayerSetup(ALICE, library_known=True), PlayerSetup(BOB))
    outcome = resolve_scenario(
        Scenario(players, (creature("nissa", "2/2", low), *library), (cast(MURDER, "nissa"), ALL))
    )
    assert outcome.state.libraries[ALICE] == ("top", "next", "nissa")


def test_701_24_a_shuffled_library_is_unknown() -> None:

    shuffled = ReplacementAbility(WouldMove(THIS, None), GoTo(Zone.LIBRARY, shuffled=True))
    library = [ObjectSetup(ObjectId("top"), bear(name="top"), ALICE, ALICE, Zone.LIBRARY)]
    players = (PlayerSetup(ALICE, library_known=True), PlayerSetup(BOB))
    outcome = resolve_scenario(
        Scenario(players, (creature("hydra", "9/9", shuffled), *library), (cast(MURDER, "hydra"), ALL))
    )
    assert (zones(outcome)["hydra"], ALICE in outcome.state.libraries) == ("library", False)
