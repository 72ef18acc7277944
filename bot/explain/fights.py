"""The last combat of an outcome as a picture shows it: who fights whom, what each deals in which step, what becomes of
each.

Computed from the trace and the states on the way; knows no words and no places."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.explain.moments import Moment, moments_of_outcome


@dataclass(frozen=True, slots=True)
class Damage:
    """So much in one combat damage step: 1 or 2 where there are two, else 0."""

    amount: int
    step: int
    prevented: bool = False


@dataclass(slots=True)
class Fighter:
    """A creature in combat: its values as damage was dealt, by it or to it first, or as it last was there before;
    `values_then` are those at the end, None if it is not there.

    `damage` is what is marked on it at the end, or was as it left; counters are those at the beginning and then."""

    id: ObjectId
    controller: PlayerId
    values: Characteristics
    counters: Mapping[str, int]
    counters_then: Mapping[str, int]
    values_then: Characteristics | None = None
    damage: int = 0
    went: Zone | None = None
    """Where it went from the battlefield; None if it stayed."""
    back: bool = False
    """It left the battlefield and is there again."""
    regenerated: bool = False
    struck: bool = False


@dataclass(slots=True)
class FoughtCombat:
    """Who attacks what, who blocks whom, and the damage from each source to each recipient, in order.

    `before` and `after` are the states as the combat begins and ends."""

    before: GameState
    after: GameState
    number: int = 1
    """Which combat of the outcome it is."""
    fighters: dict[ObjectId, Fighter] = field(default_factory=dict)
    attacks: dict[ObjectId, Recipient] = field(default_factory=dict)
    blocks: dict[tuple[ObjectId, ObjectId], None] = field(default_factory=dict)
    """Pairs of an attacker and a creature that blocks it."""
    damage: dict[tuple[ObjectId, Recipient], list[Damage]] = field(default_factory=dict)
    bands: dict[int, list[ObjectId]] = field(default_factory=dict)
    met: bool = False
    """Whether it came to damage, dealt or prevented."""

    @property
    def blockers(self) -> tuple[ObjectId, ...]:
        return tuple(dict.fromkeys(blocker for _, blocker in self.blocks))

    def strikes(self, source: ObjectId, recipient: Recipient) -> tuple[Damage, ...]:
        return tuple(self.damage.get((source, recipient), ()))


def last_combat(outcome: Outcome) -> FoughtCombat | None:
    """Return the last combat in which creatures attacked; None where none did."""
    if not outcome.trace.has(ev.AttackerDeclared, ev.EnteredAttacking):
        return None
    last: FoughtCombat | None = None
    number, over, part = 0, True, 0
    for moment in moments_of_outcome(outcome):
        joined = any(isinstance(event, ev.AttackerDeclared | ev.EnteredAttacking) for event in moment.events)
        if joined and over:
            number, over = number + 1, False
            last = FoughtCombat(moment.before, moment.after, number)
        if last is None or over:
            continue
        for event in moment.events:
            if isinstance(event, ev.StepBegan) and event.step is Step.COMBAT_DAMAGE:
                part = event.part or 0
        follow_moment(last, moment, part)
        over = any(isinstance(event, ev.CombatEnded | ev.TurnBegan) for event in moment.events)
        last.after = moment.after
    if last is not None:
        finish_fighters(last, outcome)
    return last


def follow_moment(combat: FoughtCombat, moment: Moment, part: int) -> None:
    """Take in what happens in one moment of the combat."""
    for event in moment.events:
        match event:
            case ev.AttackerDeclared(creature=creature, attacked=attacked, band=band):
                join_combat(combat, creature, moment)
                combat.attacks[creature] = attacked
                if band is not None:
                    combat.bands.setdefault(band, []).append(creature)
            case ev.EnteredAttacking() | ev.BecameAttacking() | ev.AttackReselected():
                join_combat(combat, event.creature, moment)
                combat.attacks[event.creature] = event.attacked
            case (
                ev.BlockerDeclared(blocker=blocker, attacker=attacker)
                | ev.EnteredBlocking(blocker=blocker, attacker=attacker)
            ):
                join_combat(combat, blocker, moment)
                combat.blocks[attacker, blocker] = None
            case ev.DamageDealt(source=source, recipient=recipient, amount=amount, combat=True):
                combat.damage.setdefault((source, recipient), []).append(Damage(amount, part))
            case ev.DamagePrevented(source=source, recipient=recipient, amount=amount) if is_combat_damage(
                combat, source, moment.before
            ):
                combat.damage.setdefault((source, recipient), []).append(Damage(amount, part, prevented=True))
            case ev.DamageRedirected(source=source, recipient=recipient, amount=amount) if is_combat_damage(
                combat, source, moment.before
            ):
                combat.damage.setdefault((source, recipient), []).append(Damage(amount, part, prevented=True))
            case ev.Regenerated(permanent=permanent) if permanent in combat.fighters:
                combat.fighters[permanent].regenerated = True
            case _:
                pass
    look_at_fighters(combat, moment)


def is_combat_damage(combat: FoughtCombat, source: ObjectId, state: GameState) -> bool:
    """Whether what the source would deal now is combat damage."""
    return state.step is Step.COMBAT_DAMAGE and source in combat.fighters and not state.stack


def join_combat(combat: FoughtCombat, creature: ObjectId, moment: Moment) -> None:
    if creature in combat.fighters:
        return
    state = moment.before if creature in moment.before.objects else moment.after
    if not state.objects[creature].on_battlefield:
        state = moment.after
    thing = state.objects[creature]
    combat.fighters[creature] = Fighter(
        creature, thing.controller, characteristics(state, creature), thing.counters, thing.counters
    )


def look_at_fighters(combat: FoughtCombat, moment: Moment) -> None:
    """Note what each fighter is like as long as it is there, and where it goes."""
    dealing = [event for event in moment.events if isinstance(event, ev.DamageDealt) and event.combat]
    prevented = (event for event in moment.events if isinstance(event, ev.DamagePrevented))
    leaving = [
        event for event in moment.events if isinstance(event, ev.ZoneChanged) and event.origin is Zone.BATTLEFIELD
    ]
    if dealing or any(is_combat_damage(combat, each.source, moment.before) for each in prevented):
        combat.met = True
        for each in combat.fighters.values():
            if not each.struck and each.went is None and is_there(moment.before, each.id):
                each.values = characteristics(moment.before, each.id)
        for dealt in dealing:
            for who in (dealt.source, dealt.recipient):
                if isinstance(who, ObjectId) and who in combat.fighters:
                    combat.fighters[who].struck = True
    for left in leaving:
        fighter = combat.fighters.get(left.object)
        if fighter is not None:
            fighter.went, fighter.back = left.destination, False
            thing = moment.before.objects[left.object]
            fighter.damage, fighter.counters_then = thing.damage, thing.counters
            if not fighter.struck:
                fighter.values = characteristics(moment.before, left.object)


def is_there(state: GameState, thing: ObjectId) -> bool:
    return thing in state.objects and state.objects[thing].on_battlefield


def finish_fighters(combat: FoughtCombat, outcome: Outcome) -> None:
    """Note what became of the fighters that are there as the combat ends, or are there again later."""
    for each in combat.fighters.values():
        state = combat.after if is_there(combat.after, each.id) else outcome.state
        if not is_there(state, each.id):
            continue
        each.back = each.went is not None
        thing = state.objects[each.id]
        each.damage, each.counters_then = thing.damage, thing.counters
        each.values_then = characteristics(state, each.id)
        each.values = each.values if combat.met else each.values_then


# Who fights whom.


def fights_in(combat: FoughtCombat) -> Iterator[tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]]:
    """Yield attackers that share blockers or a band, with those blockers, in the order of their declaration."""
    groups: dict[ObjectId, set[ObjectId]] = {each: {each} for each in (*combat.attacks, *combat.blockers)}
    ties = [*combat.blocks, *((band[0], other) for band in combat.bands.values() for other in band[1:])]
    for one, other in ties:
        if one in groups and other in groups and groups[one] is not groups[other]:
            small, large = sorted((groups[one], groups[other]), key=len)
            large |= small
            for each in small:
                groups[each] = large
    seen: set[int] = set()
    for attacker in combat.attacks:
        group = groups[attacker]
        if id(group) not in seen:
            seen.add(id(group))
            yield in_order(combat.attacks, group), in_order(combat.blockers, group)


def in_order(whole: Iterable[ObjectId], wanted: set[ObjectId]) -> tuple[ObjectId, ...]:
    return tuple(each for each in whole if each in wanted)


def strikes_outside(combat: FoughtCombat) -> Sequence[tuple[ObjectId, Recipient, tuple[Damage, ...]]]:
    """The combat damage that no block and no attack explains, such as what was redirected."""
    known = {(a, b) for a, b in combat.blocks} | {(b, a) for a, b in combat.blocks}
    return [
        (source, recipient, tuple(strikes))
        for (source, recipient), strikes in combat.damage.items()
        if (source, recipient) not in known and combat.attacks.get(source) != recipient
    ]
