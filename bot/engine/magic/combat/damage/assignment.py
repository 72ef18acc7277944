"""Assigning combat damage (CR 510.1, 702.19): who assigns how much, and what it may be divided among.

Divisions are never enumerated here: legality is sums over edges."""

from collections.abc import Mapping
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.banding import damage_divider
from bot.engine.magic.combat.static_combat_rules import combat_rules, rules_affecting
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics, values_of_permanents
from bot.engine.magic.words import abilities as ab
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules

Division = Mapping[Recipient, int]
"""How a creature's combat damage is divided: positive shares by recipient."""


@record_class
class Assigner:
    """A creature that assigns combat damage in this step, `power` in all. `among` are the creatures it fights. `beyond`
    is what gets damage past them: what it attacks, then with trample over planeswalkers the planeswalker's
    controller."""

    creature: ObjectId
    power: int
    divider: PlayerId
    among: tuple[ObjectId, ...] = ()
    beyond: tuple[Recipient, ...] = ()
    deathtouch: bool = False
    attacking: bool = True
    tramples: bool = False
    """Excess damage may go past the creatures that it fights (CR 702.19b)."""
    as_unblocked: bool = False
    """All of it may be assigned as though the creature weren't blocked."""
    banded: bool = False
    """Banding makes the other player divide (CR 702.22j-k)."""
    in_order: bool = False
    """By the rules of 2009 to 2024: who is named first among them is assigned lethal damage first."""

    @property
    def recipients(self) -> tuple[Recipient, ...]:
        return (*self.among, *self.beyond)

    @property
    def has_choice(self) -> bool:
        return len(self.among) + len(self.beyond) > 1

    @property
    def spills(self) -> bool:
        """Whether damage may go past creatures once they are assigned lethal damage."""
        return bool(self.beyond) and (self.tramples or not self.among)

    def passes(self, division: Division) -> bool:
        """CR 702.19b: whether the division relies on the creatures' being assigned lethal damage."""
        if not any(division.get(each) for each in self.beyond):
            return False
        return not self.ignores_blockers(division)

    def ignores_blockers(self, division: Division) -> bool:
        """Whether the division is one as though the creature weren't blocked."""
        return self.as_unblocked and not any(division.get(each) for each in self.among)


@dataclass(frozen=True, slots=True)
class NotAssigning:
    """A creature that would assign combat damage in this step but does not, with the rules and the reason."""

    creature: ObjectId
    rules: Rules
    why: Reason


def first_strikers(state: GameState, combat: Combat) -> tuple[ObjectId, ...]:
    """CR 510.4: the attacking and blocking creatures that have first strike or double strike now."""
    there = values_of_permanents(state)
    return tuple(
        [
            creature
            for creature in (*combat.attackers, *combat.blocking)
            if (values := there.get(creature)) is not None and not QUICK.isdisjoint(values.keywords)
        ]
    )


QUICK = frozenset({KeywordName.FIRST_STRIKE, KeywordName.DOUBLE_STRIKE})


def strikes_in_step(state: GameState, creature: ObjectId, *, second: bool, quick: frozenset[ObjectId]) -> bool:
    """CR 510.4: whether the creature assigns in the first (or second) of the damage steps, `quick` being those who had
    first or double strike as the first began; with nobody quick there is one step and everybody assigns."""
    if not quick:
        return True
    if not second:
        return creature in quick
    return creature not in quick or KeywordName.DOUBLE_STRIKE in characteristics(state, creature).keywords


def assigning_creatures(state: GameState) -> tuple[tuple[Assigner, ...], tuple[NotAssigning, ...]]:
    """CR 510.1: who assigns in the damage step that is under way or comes next, attackers first, and who does not."""
    combat = state.combat
    if combat is None or (combat.assigned_steps and not combat.awaits_second_step):
        return (), ()
    second = combat.awaits_second_step
    quick = frozenset(combat.strikers if second else first_strikers(state, combat))
    blockers_of: dict[ObjectId, list[ObjectId]] = {}
    for blocker, blocked in combat.blocking.items():
        for attacker in blocked:
            blockers_of.setdefault(attacker, []).append(blocker)
    assigners, idle = [], []
    for creature in (*combat.attackers, *combat.blocking):
        if strikes_in_step(state, creature, second=second, quick=quick):
            found = assigner_of(state, combat, creature, tuple(blockers_of.get(creature, ())))
            if isinstance(found, Assigner):
                assigners.append(found)
            else:
                idle.append(found)
    return tuple(assigners), tuple(idle)


def assigner_of(
    state: GameState, combat: Combat, creature: ObjectId, blockers: tuple[ObjectId, ...]
) -> Assigner | NotAssigning:
    """CR 510.1a-d, 702.19d, 702.22j-k: what the creature's combat damage may be divided among, and by whom."""
    values = characteristics(state, creature)
    power = damage_assigned(state, creature, values)
    if power <= 0:
        return NotAssigning(creature, cite_rules("510.1a"), Reason.NO_POWER)
    attacker = combat.attackers.get(creature)
    fought = combat.in_damage_order(creature, blockers if attacker is not None else combat.blocking[creature])
    tramples = as_unblocked = False
    beyond: tuple[Recipient, ...] = ()
    if attacker is not None:
        tramples = not TRAMPLE.isdisjoint(values.keywords)
        as_unblocked = assigns_as_unblocked(state, creature)
        if tramples or as_unblocked or not attacker.blocked:
            beyond = recipients_beyond_blockers(attacker, values)
    if not fought and not beyond:
        return why_not_assigning(creature, attacker)
    controller = state.objects[creature].controller
    divides = damage_divider(state, combat, creature, fought)
    return Assigner(
        creature,
        power,
        divides,
        fought,
        beyond,
        KeywordName.DEATHTOUCH in values.keywords,
        attacker is not None,
        tramples,
        as_unblocked,
        divides != controller,
        state.damage_in_order and divides == controller,
    )


TRAMPLE = frozenset({KeywordName.TRAMPLE, KeywordName.TRAMPLE_OVER_PLANESWALKERS})
"""CR 702.19a, c."""


def why_not_assigning(creature: ObjectId, attacker: Attacker | None) -> NotAssigning:
    """CR 510.1b-d: why there is nothing that the creature could assign damage to."""
    if attacker is None:
        return NotAssigning(creature, cite_rules("510.1d"), Reason.BLOCKS_NOTHING)
    if attacker.blocked:
        return NotAssigning(creature, cite_rules("510.1c"), Reason.STAYS_BLOCKED)
    return NotAssigning(creature, cite_rules("510.1b", "506.4c"), Reason.ATTACKED_IS_GONE)


def damage_assigned(state: GameState, creature: ObjectId, values: Characteristics) -> int:
    """CR 510.1a: how much combat damage it assigns: its power, unless abilities say otherwise."""
    rules = combat_rules(state)
    if ab.AssignsNoCombatDamage in rules and any(rules_affecting(state, ab.AssignsNoCombatDamage, creature)):
        return 0
    by_toughness = ab.AssignsToughness in rules and any(rules_affecting(state, ab.AssignsToughness, creature))
    return (values.toughness if by_toughness else values.power) or 0


def assigns_as_unblocked(state: GameState, creature: ObjectId) -> bool:
    """CR 510.1c: an ability lets it assign its combat damage as though it weren't blocked."""
    return ab.AssignsAsUnblocked in combat_rules(state) and any(rules_affecting(state, ab.AssignsAsUnblocked, creature))


def recipients_beyond_blockers(attacker: Attacker, values: Characteristics) -> tuple[Recipient, ...]:
    """CR 510.1b, 702.19b-f: what the attacker, of which damage may go past blockers, may assign damage to besides the
    creatures blocking it."""
    attacked = () if attacker.attacked is None else (attacker.attacked,)
    if attacker.was_planeswalker and KeywordName.TRAMPLE_OVER_PLANESWALKERS in values.keywords:
        return (*attacked, attacker.defender)
    return attacked


# Legality.


@dataclass(slots=True)
class AssignedDamage:
    """What is assigned to each recipient so far in this step, by everybody (CR 510.1e)."""

    totals: dict[Recipient, int] = field(default_factory=dict)
    deathtouched: dict[Recipient, int] = field(default_factory=dict)
    """How many sources with deathtouch assign some of it."""

    def add(self, assigner: Assigner, division: Division) -> None:
        self._count(assigner, division, 1)

    def take_back(self, assigner: Assigner, division: Division) -> None:
        self._count(assigner, division, -1)

    def _count(self, assigner: Assigner, division: Division, sign: int) -> None:
        for recipient, amount in division.items():
            self.totals[recipient] = self.totals.get(recipient, 0) + sign * amount
            if assigner.deathtouch and amount:
                self.deathtouched[recipient] = self.deathtouched.get(recipient, 0) + sign


def lethal_damage(state: GameState, creature: ObjectId) -> int:
    """CR 120.6, 702.19b: damage that would be lethal, counting what is marked but nothing that may change amounts."""
    return max(0, (characteristics(state, creature).toughness or 0) - state.objects[creature].damage)


def lethal_damage_needed(
    state: GameState, creature: ObjectId, assigned: AssignedDamage, *, deathtouch: bool = False
) -> int:
    """CR 702.19b, 702.2c: what must still be assigned to the creature for it to be assigned lethal damage."""
    lethal = lethal_damage(state, creature)
    left = max(0, lethal - assigned.totals.get(creature, 0))
    if assigned.deathtouched.get(creature, 0):
        return 0
    return min(left, 1) if deathtouch else left


def division_fault(assigner: Assigner, division: Division) -> Refusal | None:
    """CR 510.1a-d: what is wrong with one creature's division by itself; None if nothing is."""
    for recipient in division:
        if recipient not in assigner.recipients:
            return Refusal(RefusalKind.NOT_A_RECIPIENT, recipient_rules(assigner), assigner.creature, recipient)
    if mixed := mixed_recipients(assigner, division):
        return mixed
    total = sum(division.values())
    if total != assigner.power or any(amount <= 0 for amount in division.values()):
        return Refusal(
            RefusalKind.WRONG_TOTAL, cite_rules("510.1a"), assigner.creature, amount=total, needed=assigner.power
        )
    return None


def mixed_recipients(assigner: Assigner, division: Division) -> Refusal | None:
    """CR 510.1b-c: as though it weren't blocked, all of the damage goes where an unblocked creature's does."""
    if assigner.tramples or not assigner.as_unblocked or assigner.ignores_blockers(division):
        return None
    spilt = next((each for each in assigner.beyond if division.get(each)), None)
    if spilt is None:
        return None
    return Refusal(RefusalKind.AS_UNBLOCKED, cite_rules("510.1b", "510.1c"), assigner.creature, spilt)


def recipient_rules(assigner: Assigner) -> Rules:
    """CR 510.1b-d, 702.19b, f: the rules that say what the creature can assign damage to."""
    if not assigner.attacking:
        return cite_rules("510.1d")
    if not assigner.among:
        return cite_rules("510.1b")
    return cite_rules("510.1c", "702.19b", "702.19f") if assigner.beyond else cite_rules("510.1c")


def joint_division_fault(
    state: GameState, assigner: Assigner, division: Division, assigned: AssignedDamage
) -> Refusal | None:
    """CR 510.1e, 702.19b-c: what is wrong with the division given all damage assigned in this step; None if nothing
    is."""
    first, cited = creatures_killed_first(assigner, division)
    for creature in first:
        missing = lethal_damage_needed(state, creature, assigned)
        if missing:
            got, lethal = assigned.totals.get(creature, 0), lethal_damage(state, creature)
            return Refusal(RefusalKind.NOT_LETHAL, cited, assigner.creature, creature, got, lethal)
    if len(assigner.beyond) > 1 and division.get(assigner.beyond[1]):
        return uncovered_loyalty(state, assigner, assigned)
    return None


def creatures_killed_first(assigner: Assigner, division: Division) -> tuple[tuple[ObjectId, ...], Rules]:
    """CR 702.19b: the creatures that have to be assigned lethal damage for this division: all where some of it goes
    past them; in a damage assignment order those before the last one that gets any."""
    if assigner.passes(division):
        return assigner.among, cite_rules("702.19b", "510.1e")
    if not assigner.in_order:
        return (), ()
    last = max((place for place, each in enumerate(assigner.among) if division.get(each)), default=0)
    return assigner.among[:last], cite_rules("classic damage order")


def uncovered_loyalty(state: GameState, assigner: Assigner, assigned: AssignedDamage) -> Refusal | None:
    """CR 702.19c: damage at least equal to its loyalty is assigned to the planeswalker before its controller."""
    planeswalker = assigner.beyond[0]
    loyalty, got = loyalty_of(state, planeswalker), assigned.totals.get(planeswalker, 0)
    if got >= loyalty:
        return None
    return Refusal(
        RefusalKind.LOYALTY_NOT_COVERED, cite_rules("702.19c"), assigner.creature, planeswalker, got, loyalty
    )


def loyalty_of(state: GameState, planeswalker: Recipient) -> int:
    return state.objects[planeswalker].counters.get("loyalty", 0) if isinstance(planeswalker, ObjectId) else 0
