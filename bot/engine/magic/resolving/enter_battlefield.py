"""How permanents enter the battlefield (CR 110.5b, 506.3, 508.4, 509.4): tapped, attacking, blocking.

Whatever puts them there says how; the declarations of attackers and blockers, with their costs, restrictions and
triggers, have no part in it (508.4c, 509.4b)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.combat.attacked_players import is_planeswalker_of
from bot.engine.magic.combat.attacking import attackable_recipients
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.ground.steps import STEPS_AFTER_ATTACK
from bot.engine.magic.replacing.entering_replacement import entering_object
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.legal_targets import incarnation_of
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class Arrival:
    """A permanent that is about to enter: what puts it there, and its part in the combat.

    `player` is the one whom it may attack where the effect says so, None where that one is not in the game any more.
    `blocks` is the attacker that it is to block, `counters` are how many of each kind it enters with."""

    event: ev.ZoneChanged | ev.TokenCreated
    attacking: fx.Attacking | None = None
    player: PlayerId | None = None
    blocks: ObjectId | None = None
    counters: tuple[tuple[str, int], ...] = ()
    forced: bool = False
    """CR 702.141a: it attacks that player this turn if able."""
    being: tuple[fx.Modification, ...] = ()
    """CR 611.2e: what it is as it enters, by what puts it there."""

    @property
    def permanent(self) -> ObjectId:
        return entering_object(self.event)


CombatPart: TypeAlias = tuple[ev.Event, Rules, Reasons]
"""What becomes of something that enters in a combat, by which rules and why."""


def enter_together(
    game: Game, by: StackedAbility, arrivals: Sequence[Arrival], cited: Rules
) -> tuple[tuple[ObjectId, int], ...]:
    """Make permanents enter at the same time, put there by a spell or ability; return them with their incarnations."""
    author = Author(by.controller, x=by.amount)
    arrivals = oldest_first(game.state, arrivals)
    ready = game.replaced([proposed_arrival(each, by, cited, author) for each in arrivals]).proposals
    there = apply_events(game.state, [each.event for each in ready])
    own = {each.permanent: each for each in arrivals}
    batch, entered = Batch(list(ready)), []
    for index, proposal in enumerate(ready):
        if not isinstance(proposal.event, ev.ZoneChanged | ev.TokenCreated):
            continue
        newcomer = entering_object(proposal.event)
        entered.append(newcomer)
        arrival = own.get(proposal.twin_of or newcomer)
        told = proposal.rules if isinstance(proposal.event, ev.ZoneChanged) else ()  # one sentence tells that it enters
        if arrival is not None:
            for event, meaning, why in part_in_combat(game, by, there, replace(arrival, event=proposal.event)):
                batch.add(event, (*told, *meaning), follows=index, why=why)
            for kind, number in arrival.counters:
                batch.add(ev.CountersPut(newcomer, kind, number), cited, follows=index, author=author)
            if arrival.forced and arrival.player is not None:
                duty = ab.MustAttack(towards=arrival.player)
                imposed = ev.RuleImposed(by.source, by.controller, duty, (newcomer,), fx.Duration.END_OF_TURN)
                batch.add(imposed, cited, follows=index, author=author)
    game.happen(batch.proposals)
    return tuple((each, incarnation_of(game.state, each)) for each in entered)


def proposed_arrival(arrival: Arrival, by: StackedAbility, cited: Rules, author: Author) -> Proposal:
    """CR 611.2e: that it enters, as what it is."""
    if not arrival.being:
        return Proposal(arrival.event, cited, author=author)
    is_so = ev.EffectBegan(by.source, (arrival.permanent,), arrival.being, fx.Duration.PERMANENT, by.controller)
    return Proposal(arrival.event, cited, author=author, being=(is_so,))


def oldest_first(state: GameState, arrivals: Sequence[Arrival]) -> Sequence[Arrival]:
    """CR 613.7m: of what enters at once, what the active player controls has the earlier timestamps, then the other
    players' in turn order; each player's own in the order in which they stand."""
    order = {player: place for place, player in enumerate(state.turn_order())}
    return sorted(arrivals, key=lambda each: order.get(entering_controller(state, each.event), len(order)))


def entering_controller(state: GameState, event: ev.ZoneChanged | ev.TokenCreated) -> PlayerId:
    """CR 110.2a: under whose control it enters, put there by an effect."""
    if isinstance(event, ev.TokenCreated):
        return event.token.controller
    return state.objects[event.object].owner if event.controller is None else event.controller


def part_in_combat(game: Game, by: StackedAbility, there: GameState, arrival: Arrival) -> Iterator[CombatPart]:
    """CR 508.4, 509.4: its part in the combat, in the state with what enters."""
    if arrival.attacking is not None:
        yield enter_attacking(game, by, there, arrival, arrival.attacking)
    if arrival.blocks is not None:
        yield from enter_blocking(there, arrival.permanent, arrival.blocks)


# Attacking (CR 508.4).


def enter_attacking(
    game: Game, by: StackedAbility, there: GameState, arrival: Arrival, attacking: fx.Attacking
) -> CombatPart:
    """CR 508.4: what it enters attacking, as its controller chooses unless the effect says it; or that it does not."""
    creature = arrival.permanent
    outside = why_out_of_combat(there, creature) or why_no_attacker(there, creature)
    options = () if outside else attack_options(by, there, arrival, attacking)
    if not options:
        cited, why = outside or (cite_rules("508.4a", "506.3c"), Reason.NOTHING_TO_ATTACK)
        return ev.EnteredOutOfCombat(creature), cited, (why,)
    if attacking.as_returned:
        attacked, same = options[0], cite_rules("702.49c") if by.card is None else ()
    else:
        choice = Choice(there.objects[creature].controller, ChoiceKind.ATTACKING, options, creature)
        attacked, same = game.decide(choice), ()
    late = cite_rules("508.4d", "506.3d") if there.step in STEPS_AFTER_ATTACK else ()
    return ev.EnteredAttacking(creature, attacked), (*same, *cite_rules("508.4"), *late), ()


def attack_options(
    by: StackedAbility, there: GameState, arrival: Arrival, attacking: fx.Attacking
) -> tuple[Recipient, ...]:
    """CR 508.4, 508.4a: what it may attack; by default what the source of the ability attacks."""
    possible = attackable_recipients(there, there.objects[arrival.permanent].controller)
    if attacking.as_returned:
        return tuple(each for each in possible if (each, incarnation_of(there, each)) == by.attacked)
    if attacking.player is not None:
        possible = tuple(
            each
            for each in possible
            if each == arrival.player or (attacking.planeswalkers and is_attacked_of(there, each, arrival.player))
        )
    first = what_creature_attacks(there, by.source)
    return tuple(sorted(possible, key=lambda each: each != first))


def is_attacked_of(there: GameState, attacked: Recipient, player: PlayerId | None) -> bool:
    return player is not None and is_planeswalker_of(there, attacked, player)


def what_creature_attacks(state: GameState, creature: ObjectId) -> Recipient | None:
    """What the creature attacks, or attacked as it left (CR 608.2h); None for nothing."""
    last = state.departed(creature)
    combat = state.combat
    attacker = last.attacker if last is not None else combat.attackers.get(creature) if combat is not None else None
    return None if attacker is None else attacker.attacked


def why_out_of_combat(there: GameState, permanent: ObjectId) -> tuple[Rules, Reason] | None:
    """CR 506.3a, 506.3f: what is no creature, or is a battle, enters and neither attacks nor blocks."""
    values = characteristics(there, permanent)
    if values.is_battle:
        return cite_rules("506.3f"), Reason.BATTLE
    return None if values.is_creature else (cite_rules("506.3a"), Reason.NO_CREATURE)


def why_no_attacker(there: GameState, creature: ObjectId) -> tuple[Rules, Reason] | None:
    """CR 506.3b: only an attacking player's creature attacks, and only in a combat phase is there one."""
    attacks = there.combat is not None and there.objects[creature].controller == there.active
    return None if attacks else (cite_rules("506.3b"), Reason.NOT_ATTACKING_PLAYER)


# Blocking (CR 509.4).


def enter_blocking(there: GameState, blocker: ObjectId, attacker: ObjectId) -> Iterator[CombatPart]:
    """CR 509.4, 509.4a, 509.3c: that it enters blocking, and what it blocks becomes blocked; or that it does not."""
    met = there.combat.attackers.get(attacker) if there.combat is not None else None
    outside = why_out_of_combat(there, blocker)
    if outside or met is None or met.defender != there.objects[blocker].controller:
        cited, why = outside or (cite_rules("509.4a", "506.3e"), Reason.NOTHING_TO_BLOCK)
        yield ev.EnteredOutOfCombat(blocker, blocking=True), cited, (why,)
        return
    yield ev.EnteredBlocking(blocker, attacker), cite_rules("509.4"), ()
    if met.blocked is not True:
        yield ev.BecameBlocked(attacker), cite_rules("509.3c"), ()
