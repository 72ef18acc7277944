"""The combat damage step (CR 510): the players' divisions judged together, defaults for the rest, the edges dealt."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.damage.assignment import (
    AssignedDamage,
    Assigner,
    Division,
    NotAssigning,
    assigning_creatures,
    division_fault,
    joint_division_fault,
    lethal_damage_needed,
    loyalty_of,
)
from bot.engine.magic.combat.damage.default_division import default_division
from bot.engine.magic.combat.damage.division_counts import ReliedDamage, count_divisions
from bot.engine.magic.combat.damage.divisions import helpers_for
from bot.engine.magic.combat.damage.lethal_damage_flow import DamageBySource
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class AnnouncedDivision:
    """A division that a player announced: the scenario's action that did it, and who speaks (None: whoever may)."""

    action: int
    division: Division
    by: PlayerId | None


@dataclass(frozen=True, slots=True)
class DefaultedDivision:
    """A division that nobody announced although there was a choice, and how many were legal."""

    assigner: Assigner
    division: Division
    options: int


@dataclass(slots=True)
class SettledDivisions:
    """Every division of a damage step: what holds, what was refused by its action, and what went by default."""

    assigners: tuple[Assigner, ...] = ()
    idle: tuple[NotAssigning, ...] = ()
    divisions: dict[ObjectId, Division] = field(default_factory=dict)
    accepted: list[int] = field(default_factory=list)
    refused: dict[int, Refusal] = field(default_factory=dict)
    defaulted: list[DefaultedDivision] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class DamageStep:
    """CR 510.1: a damage step as it was played: the state in which it began, who assigned, and how each divided."""

    state: GameState
    assigners: tuple[Assigner, ...]
    divisions: Mapping[ObjectId, Division]


def settle_divisions(state: GameState, announced: Mapping[ObjectId, Sequence[AnnouncedDivision]]) -> SettledDivisions:
    """CR 510.1e: judge all divisions of the step together; a refused one gives way to the next for its creature."""
    assigners, idle = assigning_creatures(state)
    settled = SettledDivisions(assigners, idle)
    if not any(announced.values()) and has_one_way(assigners):
        settled.divisions = {each.creature: {each.recipients[0]: each.power} for each in assigners}
        return settled
    queues = {each.creature: list(announced.get(each.creature, ())) for each in assigners}
    while True:
        explicit = divisions_legal_alone(assigners, queues, settled)
        divisions = divisions_with_defaults(state, assigners, explicit)
        fault = first_joint_fault(state, assigners, divisions)
        if fault is None:
            break
        settled.refused[queues[fault.subject_id].pop(0).action] = fault.refusal
    settled.divisions = divisions
    settled.accepted = [queue[0].action for queue in queues.values() if queue]
    settled.defaulted = list(divisions_by_default(state, assigners, explicit, divisions))
    return settled


def has_one_way(assigners: Sequence[Assigner]) -> bool:
    """CR 510.1: whether nobody has anything to divide: each assigns all its damage to the only one there is."""
    return not [each for each in assigners if each.has_choice]


def divisions_legal_alone(
    assigners: Sequence[Assigner], queues: Mapping[ObjectId, list[AnnouncedDivision]], settled: SettledDivisions
) -> dict[ObjectId, Division]:
    """CR 510.1a-d: the first announced division of each creature that is right by itself; wrong ones are refused."""
    explicit: dict[ObjectId, Division] = {}
    for assigner in assigners:
        queue = queues[assigner.creature]
        while queue and (refusal := why_not_announced(assigner, queue[0])):
            settled.refused[queue.pop(0).action] = refusal
        if queue:
            explicit[assigner.creature] = queue[0].division
    return explicit


def why_not_announced(assigner: Assigner, announced: AnnouncedDivision) -> Refusal | None:
    """CR 510.1: the right player divides, and the division is right by itself."""
    if announced.by is not None and announced.by != assigner.divider:
        cited, why = divider_rules(assigner), banding_reason(assigner)
        return Refusal(RefusalKind.WRONG_DIVIDER, cited, assigner.creature, assigner.divider, why=why)
    return division_fault(assigner, announced.division)


def divider_rules(assigner: Assigner) -> Rules:
    """CR 510.1c-d, 702.22j-k: why that player divides the damage."""
    if assigner.banded:
        return cite_rules("702.22j") if assigner.attacking else cite_rules("702.22k")
    return cite_rules("510.1c") if assigner.attacking else cite_rules("510.1d")


def banding_reason(assigner: Assigner) -> Reason | None:
    """CR 702.22j-k: with what a band lets another player divide the damage; None where none does."""
    if not assigner.banded:
        return None
    return Reason.BANDED_WITH_BLOCKER if assigner.attacking else Reason.BANDED_WITH_ATTACKER


def divisions_with_defaults(
    state: GameState, assigners: Sequence[Assigner], explicit: Mapping[ObjectId, Division]
) -> dict[ObjectId, Division]:
    """The announced divisions, and the documented default for every other creature."""
    divisions, assigned, undecided = dict(explicit), AssignedDamage(), []
    for assigner in assigners:
        if assigner.creature in explicit:
            assigned.add(assigner, explicit[assigner.creature])
        elif not assigner.has_choice:
            divisions[assigner.creature] = {assigner.recipients[0]: assigner.power}
            assigned.add(assigner, divisions[assigner.creature])
        else:
            undecided.append(assigner)
    free = [each for each in undecided if not each.in_order]
    promised = promised_damage(state, explicit, assigners, assigned, free)
    for assigner in sorted(undecided, key=lambda each: -each.power):
        division = default_division(state, assigner, assigned, promised.get(assigner.creature, {}))
        divisions[assigner.creature] = division
        assigned.add(assigner, division)
    return divisions


def promised_damage(
    state: GameState,
    explicit: Mapping[ObjectId, Division],
    assigners: Sequence[Assigner],
    assigned: AssignedDamage,
    undecided: Sequence[Assigner],
) -> DamageBySource:
    """CR 510.1e: what announced divisions past blockers rely on others to assign to those blockers, and who does."""
    demand: dict[Recipient, int] = {
        creature: missing
        for assigner in assigners
        if (division := explicit.get(assigner.creature)) and assigner.passes(division)
        for creature in assigner.among
        if (missing := lethal_damage_needed(state, creature, assigned))
    }
    return (
        helpers_for(undecided, [each for each in demand if isinstance(each, ObjectId)]).gifts(demand) if demand else {}
    )


@dataclass(frozen=True, slots=True)
class JointFault:
    subject_id: ObjectId
    refusal: Refusal


def first_joint_fault(
    state: GameState, assigners: Sequence[Assigner], divisions: Mapping[ObjectId, Division]
) -> JointFault | None:
    """CR 510.1e: the first division that the total assignment makes illegal."""
    assigned = AssignedDamage()
    for assigner in assigners:
        assigned.add(assigner, divisions[assigner.creature])
    for assigner in assigners:
        refusal = joint_division_fault(state, assigner, divisions[assigner.creature], assigned)
        if refusal is not None:
            return JointFault(assigner.creature, refusal)
    return None


def divisions_by_default(
    state: GameState,
    assigners: Sequence[Assigner],
    explicit: Mapping[ObjectId, Division],
    divisions: Mapping[ObjectId, Division],
) -> list[DefaultedDivision]:
    """The defaults that were real choices, with the number of legal divisions while the others keep theirs."""
    assigned = AssignedDamage()
    for assigner in assigners:
        assigned.add(assigner, divisions[assigner.creature])
    past = DivisionsPastCreatures(assigners, divisions)
    found = []
    for assigner in assigners:
        if assigner.has_choice and assigner.creature not in explicit:
            division = divisions[assigner.creature]
            assigned.take_back(assigner, division)
            options = count_divisions(state, assigner, assigned, past.relied_on(state, assigner, assigned))
            assigned.add(assigner, division)
            if options > 1:
                found.append(DefaultedDivision(assigner, division, options))
    return found


class DivisionsPastCreatures:
    """CR 510.1e: the divisions by which damage goes past creatures, and past planeswalkers, that others may have to
    assign lethal damage for."""

    def __init__(self, assigners: Sequence[Assigner], divisions: Mapping[ObjectId, Division]) -> None:
        self._creatures: Counter[ObjectId] = Counter()
        """Past how many of them damage goes, by creature."""
        self._attacked: Counter[Recipient] = Counter()
        """Past how many of them damage goes, by planeswalker."""
        self._passing: set[ObjectId] = set()
        """Whose damage goes past creatures."""
        self._over: set[ObjectId] = set()
        """Whose damage goes past a planeswalker."""
        for each in assigners:
            division = divisions[each.creature]
            if each.passes(division):
                self._passing.add(each.creature)
                self._creatures.update(each.among)
            if len(each.beyond) > 1 and division.get(each.beyond[1]):
                self._over.add(each.creature)
                self._attacked[each.beyond[0]] += 1

    def relied_on(self, state: GameState, by: Assigner, others: AssignedDamage) -> ReliedDamage:
        """What the others' divisions rely on this creature to assign; `others` is what they assign."""
        own = by.creature in self._passing
        creatures = frozenset(each for each in by.among if self._creatures[each] > own)
        attacked = by.beyond[0] if by.beyond else None
        if attacked is None or self._attacked[attacked] <= (by.creature in self._over):
            return ReliedDamage(creatures)
        return ReliedDamage(creatures, max(0, loyalty_of(state, attacked) - others.totals.get(attacked, 0)))


def assignment_rules(state: GameState, assigner: Assigner, recipient: Recipient) -> tuple[Rules, Reasons]:
    """Which rules make the creature assign damage to that recipient (CR 510.1b-d, 702.19b-e, 702.2c), and which let
    another player divide it (702.22j-k); with the reasons that they are."""
    cited, why = recipient_reached_by(state, assigner, recipient)
    banded = banding_reason(assigner) if assigner.has_choice else None
    return (cited, why) if banded is None else ((*cited, *divider_rules(assigner)), (*why, banded))


def recipient_reached_by(state: GameState, assigner: Assigner, recipient: Recipient) -> tuple[Rules, Reasons]:
    """CR 510.1b-d, 702.19b-e: by which rules the recipient may be assigned that damage at all, and why."""
    if not assigner.attacking:
        return cite_rules("510.1d"), ()
    combat = state.combat
    if combat is None:
        return cite_rules("510.1"), ()
    attacker = combat.attackers[assigner.creature]
    if attacker.blocked and not assigner.beyond:
        return cite_rules("510.1c"), ()
    blocked, keywords = attacker.blocked, characteristics(state, assigner.creature).keywords
    if attacker.was_planeswalker and recipient == attacker.defender:
        if attacker.attacked is not None:
            return cite_rules("702.19c"), (Reason.LOYALTY_FIRST,)
        return cite_rules("702.19e"), (Reason.PLANESWALKER_IS_GONE,)
    if not blocked or (assigner.as_unblocked and not assigner.tramples and recipient in assigner.beyond):
        return cite_rules("510.1b"), ()
    trampling, tramples = (cite_rules("702.19b"), (Reason.TRAMPLE,)) if assigner.spills else ((), ())
    deadly = KeywordName.DEATHTOUCH in keywords and assigner.spills
    lethal, kills = (cite_rules("702.2c"), (Reason.LETHAL_BY_DEATHTOUCH,)) if deadly else ((), ())
    if recipient in assigner.among:
        return (*cite_rules("510.1c"), *trampling, *lethal), (*tramples, *kills)
    if not assigner.among:
        return cite_rules("702.19d"), (Reason.NO_BLOCKER_LEFT,)
    return (*cite_rules("702.19b"), *lethal), (Reason.TRAMPLE, *kills)
