"""State-based actions (CR 704): all that apply on one state, found together; whoever performs them checks again.

Each check is a small function under its rule number; the table is in rulebook order. Proposes events, changes
nothing."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Batch, Proposal
from bot.engine.magic.game.player_designations import give_blessings, start_engines
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.multiplayer.teams import POISON, poison_that_loses
from bot.engine.magic.replacing.impossible_events import refuse_proposal, what_happens_not
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.targeting.attachment import can_equip
from bot.engine.magic.targeting.aura_targets import can_enchant
from bot.engine.magic.values.board import DescribedObject
from bot.engine.magic.values.filter_matching import partner_of
from bot.engine.magic.values.functioning_abilities import is_quiet, static_abilities
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.magic.values.quality_matching import protection_removes
from bot.engine.magic.values.sagas import LORE, final_chapter
from bot.engine.magic.values.suspended_rules import is_spared_by_legend_rule
from bot.engine.magic.words import abilities as ab
from bot.engine.record import record_class
from bot.engine.trace import Rule, cite_rules

Check = Callable[[GameState, Decide], Iterator[ev.Event]]

Need: TypeAlias = Callable[[GameState], object]


@record_class
class ActionsDue:
    """What one check found: the actions to perform, and the destructions and losses that can't happen (CR 702.12b,
    101.2)."""

    actions: tuple[Proposal, ...]
    spared: tuple[Proposal, ...]


def state_based_actions(state: GameState, decide: Decide) -> ActionsDue:
    """CR 704.3: every applicable action on this one state, to be performed simultaneously as a single event.

    A permanent goes to one graveyard once, however many rules send it there; all of them are cited (704.7)."""
    burn_fuel(LOOK * len(state.battlefield()))
    found: dict[ev.Event, tuple[StateBasedAction, ...]] = {}
    for action in checks_for(project_board(state).kinds, needs_met(state)):
        for event in action.check(state, decide):
            found[event] = (*found.get(event, ()), action)
    if not found:
        return NOTHING_DUE
    moved = {event.object for event in found if isinstance(event, ev.ZoneChanged)}
    batch = Batch()
    destroyed: list[Proposal] = []
    spared: list[Proposal] = []
    kept: list[Proposal] = []
    for event, by in found.items():
        cited, why = tuple(each.rule for each in by), tuple(each.why for each in by if each.why is not None)
        avoided = what_happens_not(state, event) if isinstance(event, ev.PlayerLost) else None
        if avoided is not None:
            kept.append(Proposal(avoided, (*cited, *cite_rules("101.2"))))
        elif not isinstance(event, ev.Destroyed):
            batch.add(event, cited, why=why)
        elif event.permanent not in moved:
            due = Proposal(event, cited, why=why)
            refused = refuse_proposal(state, due)
            (destroyed if refused is None else spared).append(due if refused is None else refused)
    return ActionsDue((*batch.proposals, *destroyed), (*spared, *kept))


NOTHING_DUE = ActionsDue((), ())


def needs_met(state: GameState) -> tuple[bool, ...]:
    """Of each of `NEEDS`, whether there is such a thing now."""
    if is_quiet(state):
        there = [need for need in NEEDS_OF_QUIET_TABLES if need(state)]
        return NEEDS_OF_NOTHING if not there else tuple([need in there for need in NEEDS])
    return tuple([bool(need(state)) for need in NEEDS])


@lru_cache(maxsize=64)
def checks_for(kinds: frozenset[str], there: tuple[bool, ...]) -> tuple["StateBasedAction", ...]:
    """The checks that may find something where the permanents are of these kinds; `there` says of each of `NEEDS`
    whether there is such a thing."""
    return tuple(
        each
        for each in STATE_BASED_ACTIONS
        if (not each.about or not kinds.isdisjoint(each.about))
        and (each.needs is None or there[NEEDS.index(each.needs)])
    )


def finds_nothing_new(state: GameState, before: GameState) -> bool:
    """CR 704.3: whether the checks would find what they found before, for sure: neither players nor objects changed, no
    rule began or ended, and nothing on the battlefield is of a kind, or has an ability, by which a check would look at
    anything else."""
    now = project_board(state)
    same = (
        state.players is before.players
        and state.ongoing.imposed is before.ongoing.imposed
        and now is project_board(before)
    )
    return same and not now.speaking and now.kinds.isdisjoint(KINDS_LOOKING_AROUND)


KINDS_LOOKING_AROUND = frozenset({"World", "Aura", "Equipment", "Fortification", "Battle"})
"""Kinds of permanents whose rules ask about ranges of influence (CR 801), combat or the stack (704.5v-w)."""


def permanents_with_values(state: GameState) -> tuple[DescribedObject, ...]:
    return project_board(state).permanents


def endangered_creatures(state: GameState) -> tuple[tuple[GameObject, int], ...]:
    """The creatures that may have too little toughness or too much damage, with their toughness."""
    return project_board(state).endangered


def move_to_graveyard(thing: GameObject) -> ev.ZoneChanged:
    return ev.ZoneChanged(thing.id, Zone.BATTLEFIELD, Zone.GRAVEYARD)


def no_life(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5a."""
    return iter(()) if state.rules.shared_totals else losses_for_life(state)


def team_without_life(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.6a, 810.8c."""
    return losses_for_life(state) if state.rules.shared_totals else iter(())


def losses_for_life(state: GameState) -> Iterator[ev.Event]:
    return (
        ev.PlayerLost(each.id, LossReason.LIFE) for each in state.players.values() if each.life <= 0 and not each.lost
    )


def empty_library(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5b."""
    return (
        ev.PlayerLost(each.id, LossReason.EMPTY_LIBRARY)
        for each in state.players.values()
        if each.drew_from_empty and not each.lost
    )


def ten_poison_counters(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5c."""
    return (
        ev.PlayerLost(each.id, LossReason.POISON)
        for each in state.players.values()
        if each.counters.get(POISON, 0) >= 10 and not each.lost and not state.rules.shared_totals
    )


def poisoned_team(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.6b, 810.8d: fifteen poison counters, and more for larger teams (810.11)."""
    return (
        ev.PlayerLost(each.id, LossReason.TEAM_POISON)
        for each in state.players.values()
        if state.rules.shared_totals
        and each.counters.get(POISON, 0) >= poison_that_loses(state, each.id)
        and not each.lost
    )


def token_elsewhere(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5d."""
    return (
        ev.ZoneChanged(thing.id, thing.zone, Zone.CEASED)
        for thing in tokens_that_cease(state)
        if not is_copy_of_spell(thing)
    )


def copy_elsewhere(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5e: a copy of a spell."""
    return (
        ev.ZoneChanged(thing.id, thing.zone, Zone.CEASED)
        for thing in tokens_that_cease(state)
        if is_copy_of_spell(thing)
    )


def tokens_that_cease(state: GameState) -> Iterator[GameObject]:
    """The tokens, and copies of spells, where they can't exist."""
    return iter(state.table.astray)


def is_copy_of_spell(thing: GameObject) -> bool:
    """Whether it can only be a copy of a spell."""
    return bool({"Instant", "Sorcery"} & set(thing.printed.types))


def zero_toughness(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5f: not destruction, so neither regeneration nor indestructible helps."""
    return (move_to_graveyard(thing) for thing, toughness in endangered_creatures(state) if toughness <= 0)


def lethal_damage(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5g."""
    return (ev.Destroyed(thing.id) for thing, toughness in endangered_creatures(state) if 0 < toughness <= thing.damage)


def deathtouch_damage(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5h."""
    return (
        ev.Destroyed(thing.id)
        for thing, toughness in endangered_creatures(state)
        if toughness > 0 and thing.unchecked.deathtouched
    )


def zero_loyalty(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5i."""
    return (
        move_to_graveyard(thing)
        for thing, values in permanents_with_values(state)
        if values.is_planeswalker and values.loyalty == 0
    )


def legend_rule(state: GameState, decide: Decide) -> Iterator[ev.Event]:
    """CR 704.5j, 101.4: each player chooses in turn order."""
    named = (thing for thing, values in permanents_with_values(state) if "Legendary" in values.supertypes)
    legends = [thing for thing in named if not is_spared_by_legend_rule(state, thing)]
    groups: dict[tuple[PlayerId, str], list[GameObject]] = {}
    for thing in legends:
        groups.setdefault((thing.controller, characteristics(state, thing.id).name), []).append(thing)
    turns = {player: turn for turn, player in enumerate(state.turn_order())}
    for (controller, _), group in sorted(groups.items(), key=lambda item: turns.get(item[0][0], len(turns))):
        same = sorted(group, key=lambda thing: -thing.timestamp)  # by default the newest stays
        if len(same) > 1:
            kept = decide(Choice(controller, ChoiceKind.LEGEND_RULE, tuple(thing.id for thing in same)))
            yield from (move_to_graveyard(thing) for thing in same if thing.id != kept)


def world_rule(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5k."""
    worlds = [thing for thing, values in permanents_with_values(state) if "World" in values.supertypes]
    for thing in worlds:
        others = (
            other
            for other in worlds
            if other.id != thing.id and reaches(state, thing.id, thing.controller, other.id)  # CR 801.12
        )
        if any(other.timestamp >= thing.timestamp for other in others):
            yield move_to_graveyard(thing)


def unreachable_aura(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 801.8: it can't enchant what is outside its controller's range of influence."""
    return (move_to_graveyard(thing) for thing in out_of_range(state, "Aura"))


def unreachable_equipment(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 801.9."""
    for kind in ("Equipment", "Fortification"):
        for thing in out_of_range(state, kind):
            if thing.attached_to is not None:
                yield ev.Unattached(thing.id, thing.attached_to)


def out_of_range(state: GameState, kind: str) -> Iterator[GameObject]:
    """What is attached to something that it does not reach; the older Emperor rules let it be."""
    if not state.ranges or state.rules.territories:
        return
    for thing in state.table.attached:
        host = thing.attached_to
        if host is None or kind not in characteristics(state, thing.id).subtypes:
            continue
        if not reaches(state, thing.id, thing.controller, host):
            yield thing


def illegal_aura(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5m, 303.4c, 702.16c, n."""
    return (
        move_to_graveyard(thing)
        for thing, values in permanents_with_values(state)
        if "Aura" in values.subtypes and not thing.form.bestowed and not is_aura_legal(state, thing)
    )


def protected_from_aura(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 702.16c, n: what it is attached to is protected from it."""
    return (
        move_to_graveyard(thing)
        for thing, values in permanents_with_values(state)
        if "Aura" in values.subtypes and not thing.form.bestowed and is_host_protected(state, thing)
    )


def is_host_protected(state: GameState, aura: GameObject) -> bool:
    host = state.host_of(aura)
    return host is not None and protection_removes(state, host, aura.id)


def illegal_bestowed_aura(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 702.103f: it becomes unattached and ceases to be bestowed, instead of what 704.5m says."""
    return (
        ev.BestowEnded(thing.id, thing.attached_to)
        for thing in state.battlefield()
        if thing.form.bestowed and not is_aura_legal(state, thing)
    )


def is_aura_legal(state: GameState, aura: GameObject) -> bool:
    """CR 303.4c: attached to what exists, what its enchant ability allows and what is not protected from it."""
    host = state.host_of(aura)
    return host is not None and can_enchant(state, aura, host)


def illegal_equipment(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5n, 301.5c, 702.16d: it becomes unattached and stays."""
    for thing in state.table.attached:
        host, subtypes = thing.attached_to, characteristics(state, thing.id).subtypes
        equips = not {"Equipment", "Fortification"}.isdisjoint(subtypes)
        if host is not None and equips and (state.host_of(thing) is None or not can_equip(state, thing, host)):
            yield ev.Unattached(thing.id, host)


def attached_for_no_reason(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5p."""
    for thing in state.table.attached:
        values = characteristics(state, thing.id)
        may_be = {"Aura", "Equipment", "Fortification"} & set(values.subtypes)
        if thing.attached_to is not None and (values.is_creature or values.is_battle or not may_be):
            yield ev.Unattached(thing.id, thing.attached_to)


OPPOSITE = frozenset({"+1/+1", "-1/-1"})


def opposite_counters(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5q."""
    if not state.table.kinds_of_counters.issuperset(OPPOSITE):
        return
    for thing in state.table.with_counters:
        number = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
        if number:
            yield from (ev.CountersRemoved(thing.id, kind, number) for kind in ("+1/+1", "-1/-1"))


def too_many_counters(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5r."""
    for thing, limit in static_abilities(state, ab.CounterLimit):
        excess = thing.counters.get(limit.kind, 0) - limit.most
        if excess > 0:
            yield ev.CountersRemoved(thing.id, limit.kind, excess)


def finished_saga(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5s, 714.4: its final chapter has come, and none of its chapter abilities waits or is on the stack."""
    for thing, values in permanents_with_values(state):
        final = final_chapter(values) if "Saga" in values.subtypes else 0
        told = final and thing.counters.get(LORE, 0) >= final
        if told and not state.awaits_ability_of(thing, chapter=True):
            yield ev.Sacrificed(thing.id)
            yield move_to_graveyard(thing)


def older_roles(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5y: of one player's Roles on one permanent the newest stays."""
    roles = [thing for thing in state.table.attached if "Role" in characteristics(state, thing.id).subtypes]
    groups: dict[tuple[Recipient | None, PlayerId], list[GameObject]] = {}
    for thing in roles:
        groups.setdefault((thing.attached_to, thing.controller), []).append(thing)
    for group in groups.values():
        yield from map(move_to_graveyard, sorted(group, key=lambda thing: thing.timestamp)[:-1])


def parted_pair(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 702.95e: one of two paired creatures is no creature any more."""
    for thing in state.battlefield():
        partner = None if thing.form.paired_with is None else partner_of(state, thing)
        if partner is not None and not characteristics(state, thing.id).is_creature:
            yield ev.Unpaired(thing.id, partner)


def zero_defense(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.5v, 310.7: unless a triggered ability of the battle still waits or is on the stack."""
    return (
        move_to_graveyard(thing)
        for thing in battles_on_battlefield(state)
        if characteristics(state, thing.id).defense == 0 and not state.awaits_ability_of(thing)
    )


def no_protector(state: GameState, decide: Decide) -> Iterator[ev.Event]:
    """CR 704.5w, 310.10: a battle that nobody protects gets a protector, unless it is being attacked."""
    for thing in battles_on_battlefield(state):
        gone = thing.protector is None or state.players[thing.protector].lost
        if gone and not is_attacked(state, thing.id):
            yield choose_protector(state, thing, decide)


def protected_by_its_controller(state: GameState, decide: Decide) -> Iterator[ev.Event]:
    """CR 704.5x, 310.11a: a Siege's protector is an opponent of its controller."""
    for thing in battles_on_battlefield(state):
        if thing.protector == thing.controller and "Siege" in characteristics(state, thing.id).subtypes:
            yield choose_protector(state, thing, decide)


def battles_on_battlefield(state: GameState) -> Iterator[GameObject]:
    return (thing for thing, values in permanents_with_values(state) if values.is_battle)


def choose_protector(state: GameState, battle: GameObject, decide: Decide) -> ev.Event:
    """CR 310.8a, 310.10: its controller chooses among those who may protect it; with nobody, it goes."""
    siege = "Siege" in characteristics(state, battle.id).subtypes
    allowed = state.opponents(battle.controller) if siege else (battle.controller,)
    if not allowed:
        return move_to_graveyard(battle)
    return ev.ProtectorChosen(battle.id, decide(Choice(battle.controller, ChoiceKind.PROTECTOR, allowed, battle.id)))


def is_attacked(state: GameState, permanent: ObjectId) -> bool:
    combat = state.combat
    return combat is not None and any(each.attacked == permanent for each in combat.attackers.values())


def commander_damage(state: GameState, _: Decide) -> Iterator[ev.Event]:
    """CR 704.6c."""
    for player in state.players.values() if state.rules.commanders else ():
        if not player.lost and any(damage >= COMMANDER_DAMAGE for damage in player.commander_damage.values()):
            yield ev.PlayerLost(player.id, LossReason.COMMANDER)


COMMANDER_DAMAGE = 21
"""CR 903.10a."""


def commander_returns(state: GameState, decide: Decide) -> Iterator[ev.Event]:
    """CR 704.6d, 903.9a: its owner may put it into the command zone; by default it goes there."""
    for thing in state.objects.values() if state.rules.commanders else ():
        there = thing.commander and thing.unchecked.just_put and thing.zone in {Zone.GRAVEYARD, Zone.EXILE}
        if there and decide(Choice(thing.owner, ChoiceKind.COMMAND_ZONE, (True, False), thing.id)):
            yield ev.ZoneChanged(thing.id, thing.zone, Zone.COMMAND)


@dataclass(frozen=True, slots=True)
class StateBasedAction:
    """One rule's check. `about` are the kinds of permanents that it speaks of, without any of which it finds nothing,
    empty where it speaks of others too; `why` is its reason for what goes away by it, None where nothing tells one.
    `needs` tells whether a state has anything else that it speaks of; None where nobody knows before it has looked."""

    rule: Rule
    check: Check
    about: frozenset[str] = frozenset()
    why: Reason | None = None
    needs: Need | None = None


def has_player_in_peril(state: GameState) -> bool:
    """CR 704.5a-c: whether a player has no life, has drawn from an empty library or has counters."""
    return bool([each for each in state.players.values() if each.life <= 0 or each.drew_from_empty or each.counters])


def has_rules_of_abilities(state: GameState) -> bool:
    """CR 604.1: whether any static ability, or rule that an effect has made, may be in force."""
    return bool(project_board(state).speaking or state.ongoing.imposed)


def has_shared_totals(state: GameState) -> bool:
    return state.rules.shared_totals


def has_commanders(state: GameState) -> bool:
    return state.rules.commanders


def has_attached(state: GameState) -> bool:
    return bool(state.table.attached)


def has_counters(state: GameState) -> bool:
    return bool(state.table.with_counters)


def has_astray(state: GameState) -> bool:
    return bool(state.table.astray)


def has_endangered(state: GameState) -> bool:
    return bool(endangered_creatures(state))


NEEDS: Sequence[Need] = (
    has_player_in_peril,
    has_rules_of_abilities,
    has_shared_totals,
    has_commanders,
    has_attached,
    has_counters,
    has_astray,
    has_endangered,
)
"""What there must be for one check or another to find anything; each is asked once for a state."""

NEEDS_OF_QUIET_TABLES: Sequence[Need] = (has_player_in_peril, has_shared_totals, has_commanders, has_endangered)
"""Those of them that there may be although no object is unusual or speaks."""

NEEDS_OF_NOTHING = (False,) * len(NEEDS)


CREATURE = frozenset({"Creature"})
BATTLE = frozenset({"Battle"})
AURA = frozenset({"Aura"})
EQUIPMENT = frozenset({"Equipment", "Fortification"})

STATE_BASED_ACTIONS: tuple[StateBasedAction, ...] = (
    StateBasedAction(Rule("704.5a"), no_life, needs=has_player_in_peril),
    StateBasedAction(Rule("704.5b"), empty_library, needs=has_player_in_peril),
    StateBasedAction(Rule("704.5c"), ten_poison_counters, needs=has_player_in_peril),
    StateBasedAction(Rule("704.5d"), token_elsewhere, needs=has_astray),
    StateBasedAction(Rule("704.5e"), copy_elsewhere, needs=has_astray),
    StateBasedAction(Rule("704.5f"), zero_toughness, CREATURE, Reason.NO_TOUGHNESS, has_endangered),
    StateBasedAction(Rule("704.5g"), lethal_damage, CREATURE, Reason.LETHAL_DAMAGE, has_endangered),
    StateBasedAction(Rule("704.5h"), deathtouch_damage, CREATURE, Reason.DEATHTOUCH, has_endangered),
    StateBasedAction(Rule("704.5i"), zero_loyalty, frozenset({"Planeswalker"}), Reason.NO_LOYALTY),
    StateBasedAction(Rule("704.5j"), legend_rule, frozenset({"Legendary"}), Reason.LEGEND_RULE),
    StateBasedAction(Rule("704.5k"), world_rule, frozenset({"World"}), Reason.WORLD_RULE),
    StateBasedAction(Rule("702.103f"), illegal_bestowed_aura, AURA),
    StateBasedAction(Rule("702.16c"), protected_from_aura, AURA, Reason.PROTECTED_FROM_AURA),
    StateBasedAction(Rule("704.5m"), illegal_aura, AURA, Reason.ILLEGAL_AURA),
    StateBasedAction(Rule("704.5n"), illegal_equipment, EQUIPMENT),
    StateBasedAction(Rule("704.5p"), attached_for_no_reason, needs=has_attached),
    StateBasedAction(Rule("704.5q"), opposite_counters, needs=has_counters),
    StateBasedAction(Rule("704.5r"), too_many_counters, needs=has_rules_of_abilities),
    StateBasedAction(Rule("704.5s"), finished_saga, frozenset({"Saga"}), Reason.FINAL_CHAPTER),
    StateBasedAction(Rule("702.131b"), give_blessings, needs=has_rules_of_abilities),
    StateBasedAction(Rule("704.5v"), zero_defense, BATTLE, Reason.NO_DEFENSE),
    StateBasedAction(Rule("704.5w"), no_protector, BATTLE, Reason.NO_PROTECTOR),
    StateBasedAction(Rule("704.5x"), protected_by_its_controller, BATTLE),
    StateBasedAction(Rule("704.5y"), older_roles, frozenset({"Role"}), Reason.OLDER_ROLE),
    StateBasedAction(Rule("704.5z"), start_engines, needs=has_rules_of_abilities),
    StateBasedAction(Rule("704.6a"), team_without_life, needs=has_shared_totals),
    StateBasedAction(Rule("704.6b"), poisoned_team, needs=has_shared_totals),
    StateBasedAction(Rule("704.6c"), commander_damage, needs=has_commanders),
    StateBasedAction(Rule("704.6d"), commander_returns, needs=has_commanders),
    StateBasedAction(Rule("702.95e"), parted_pair, needs=has_rules_of_abilities),
    StateBasedAction(Rule("801.8"), unreachable_aura, AURA),
    StateBasedAction(Rule("801.9"), unreachable_equipment, EQUIPMENT),
)
"""In rulebook order."""
