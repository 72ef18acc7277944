"""Mana on its way between reserves and cards, under cards, and trades of one for one."""

from bot.engine.magenoir.asking.scenario import Activate, AdvanceTo, Choose, Resolve, Trade, Use
from bot.engine.magenoir.events.game_events import (
    CannotPay,
    CardDestroyed,
    DamageDealt,
    EffectsApplied,
    Healed,
    ManaMoved,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    ReserveEmptied,
    TargetInvalid,
)
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana
from bot.engine.magenoir.ground.refusals import RefusalKind
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.filters import BoardState
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, play, real, table

FIRE, WATER, AIR = Element.FIRE, Element.WATER, Element.AIR
CLOUD = card("cloud", real("Condensation"), mana=Mana(fire=1, water=2))
ZEPHYR = card("zephyr", real("Zephyr"))


def test_condensation_shares_its_mana_which_goes_to_the_reserve_unless_said_otherwise() -> None:
    outcome = play(table(CLOUD, ZEPHYR), Activate(CLOUD.id, ALICE), Resolve())
    assert outcome.chains[0].actions[0] == (ManaMoved(CLOUD.id, ALICE, Mana(fire=1, water=2)),)
    to_spell = Choose("option", ALICE, ALICE), Choose("option", ZEPHYR.id, ALICE)
    shared = play(table(CLOUD, ZEPHYR), *to_spell, Activate(CLOUD.id, ALICE), Resolve())
    assert shared.chains[0].actions[0] == (
        ManaMoved(CLOUD.id, ALICE, Mana(fire=1, water=1)),
        ManaMoved(CLOUD.id, ZEPHYR.id, Mana(water=1)),
    )
    assert shared.state.total_mana() == table(CLOUD, ZEPHYR).total_mana()


def test_the_ritual_of_melange_swaps_mana_under_a_water_card_with_the_reserve() -> None:
    ritual, drop = card("ritual", real("Ritual of Melange")), card("drop", real("Water drop"))
    state = table(ritual, drop, alice={"reserve": Mana(fire=1, air=1)})
    chosen = Choose("option", "Air", ALICE)
    outcome = play(state, chosen, Use(ritual.id, ALICE, (drop.id,)), Resolve())
    assert outcome.chains[0].actions[0] == (
        ManaMoved(ALICE, drop.id, Mana(air=1)),
        ManaMoved(drop.id, ALICE, Mana(water=1)),
    )
    assert outcome.state.players[ALICE].reserve == Mana(fire=1, water=1)


def test_nothing_is_swapped_with_an_empty_reserve_or_an_empty_card() -> None:
    ritual, drop = card("ritual", real("Ritual of Melange")), card("drop", real("Droplet"))
    rich = {"reserve": Mana(fire=1)}
    use = Use(ritual.id, ALICE, (drop.id,))
    assert chains(play(table(ritual, drop, alice=rich), use)) == [("ritual", [TargetInvalid(ritual.id, drop.id)])]
    full = card("drop", real("Water drop"))
    assert chains(play(table(ritual, full), use)) == [("ritual", [CannotPay(ritual.id, ALICE, NO_MANA)])]


def test_the_azure_ring_lets_a_mage_noir_lock_mana_of_the_reserve_under_a_spell() -> None:
    ring = card("ring", real("Azure ring"))
    plain = table(ring, ZEPHYR, phase=Phase.TURN_START)
    assert chains(play(plain, Resolve()))[0][1] == [Healed(ring.id, 1, (ALICE,))]
    noir = table(ring, ZEPHYR, phase=Phase.TURN_START, alice={"mage_noir": True, "reserve": Mana(fire=1)})
    assert chains(play(noir, Resolve()))[0][1] == [Healed(ring.id, 1, (ALICE,))]
    locked = play(noir, Choose("option", 2, ALICE), Resolve())
    assert chains(locked)[0][1] == [ManaMoved(ALICE, ZEPHYR.id, Mana(fire=1))]


def test_the_maelstrom_empties_each_reserve_at_the_end_of_its_players_turn() -> None:
    maelstrom = card("m", real("Maelstrom"))
    state = table(maelstrom, alice={"reserve": Mana(fire=2)}, bob={"reserve": Mana(water=1)})
    outcome = play(state, AdvanceTo(Phase.END), Resolve())
    assert ReserveEmptied(ALICE, Mana(fire=2), (0, 1)) in chains(outcome)[0][1]
    assert outcome.state.players[BOB].reserve == Mana(water=1)
    both = play(state, AdvanceTo(None), AdvanceTo(Phase.END), Resolve())
    assert both.state.players[BOB].reserve == NO_MANA
    assert both.state.total_mana() == state.total_mana()


def test_the_ocean_applies_every_wave_and_is_destroyed_when_it_locks_no_water() -> None:
    ocean = card("ocean", real("Unleashed ocean"), mana=Mana(water=3, fire=1))
    waves = [card(f"w{at}", real("Surging wave"), state=BoardState.CHANNELLED) for at in (1, 2)]
    first = play(table(ocean, *waves, phase=Phase.TURN_START), Resolve())
    w1, w2 = (wave.id for wave in waves)
    assert first.chains[0].actions == (
        (EffectsApplied(w1), EffectsApplied(w2)),
        (DamageDealt(w1, 3, (BOB,)),),
        (DamageDealt(w2, 3, (BOB,)),),
        (ManaReleased(ocean.id, Mana(water=2), (0, 1), left=False),),
    )
    assert first.state.cards[ocean.id].mana == Mana(fire=1, water=1)
    again = play(first.state, Resolve())
    assert CardDestroyed(ocean.id) in chains(again)[0][1], "the Fire under it is no Water"


def infiltration(water: int) -> list[object]:
    """What a trade for Water does with so much Water under the card."""
    card_there = card("inf", real("Subtle infiltration"), mana=Mana(water=water))
    state = table(card_there, alice={"reserve": Mana(fire=2)}, available=(Mana(water=3), NO_MANA))
    return [*chains(play(state, Trade(ALICE, (FIRE, FIRE), WATER), Resolve()))[0][1]]


def test_a_trade_for_water_infiltrates_and_the_last_of_it_lets_take_water() -> None:
    source = ObjectId("inf")
    events = infiltration(2)
    assert events[1:] == [
        DamageDealt(source, 1, (BOB,)),
        ManaReleased(source, Mana(water=1), (0,), left=False),
    ]
    ending = infiltration(1)
    assert CardDestroyed(source) in ending
    assert ManaTaken(ALICE, WATER, 2, 2) in ending


def test_a_trade_for_another_element_does_not_infiltrate() -> None:
    there = card("inf", real("Subtle infiltration"))
    state = table(there, alice={"reserve": Mana(fire=2)}, available=(Mana(air=1), NO_MANA))
    assert hit_points(play(state, Trade(ALICE, (FIRE, FIRE), AIR), Resolve())) == [20, 20]


def test_favorable_winds_let_air_be_traded_one_for_one_both_ways_this_turn() -> None:
    winds = card("winds", real("Favorable winds"))
    breath = card("breath", real("Breath"), state=BoardState.CHANNELLED)
    reserve = {"reserve": Mana(fire=2, air=1)}
    state = table(winds, breath, alice=reserve, available=(Mana(water=1, air=1), NO_MANA))
    blow = Activate(winds.id, ALICE), Resolve()
    away, back = Trade(ALICE, (AIR,), WATER), Trade(ALICE, (FIRE,), AIR)
    outcome = play(state, *blow, away, Resolve(), back, Resolve())
    traded = [event for _, events in chains(outcome) for event in events if isinstance(event, ManaTraded)]
    assert [(each.given, each.taken) for each in traded] == [((AIR,), WATER), ((FIRE,), AIR)]
    refused = [
        play(state, away).actions[0],
        play(state, *blow, AdvanceTo(None), AdvanceTo(None), AdvanceTo(Phase.MAIN), away).actions[-1],
    ]
    kinds = [each.refusal.kind for each in refused if each.refusal is not None]
    assert kinds == [RefusalKind.NOT_EVEN, RefusalKind.NOT_EVEN]
    neither = play(state, *blow, Trade(ALICE, (FIRE,), WATER)).actions[-1]
    assert neither.refusal is not None
    assert neither.refusal.kind is RefusalKind.NOT_EVEN


def test_high_pressure_is_measured_by_the_condensation_that_is_named_or_not() -> None:
    pressure = card("pressure", real("High pressure"))
    cloud = card("cloud", real("Condensation"), state=BoardState.CHANNELLED, mana=Mana(water=4))
    state = table(pressure, cloud)
    for targets in ((BOB,), (cloud.id, BOB), ()):
        outcome = play(state, Activate(pressure.id, ALICE, targets), Resolve())
        assert hit_points(outcome) == [20, 16]
        assert outcome.state.players[ALICE].hand == (cloud.id,)
