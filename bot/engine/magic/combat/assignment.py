"""Assigning combat damage (CR 510.1, 702.19): who assigns how much, what it may be divided among, and the default.

Divisions are never enumerated here: legality and defaults are sums over edges."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import comb

from bot.engine.magic.abilities import Keyword
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.qualities import protection_from
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import Attacker, Combat, GameState
from bot.engine.trace import Rules, rules

Division = Mapping[Recipient, int]
"""How a creature's combat damage is divided: positive shares by recipient."""


@dataclass(frozen=True, slots=True)
class Assigner:
    """A creature that assigns combat damage in this step. `among` are the creatures it fights; `beyond` is what gets
    damage past them: what it attacks, then (trample over planeswalkers) the planeswalker's controller."""

    creature: ObjectId
    power: int
    divider: PlayerId
    among: tuple[ObjectId, ...] = ()
    beyond: tuple[Recipient, ...] = ()
    deathtouch: bool = False
    attacking: bool = True

    @property
    def recipients(self) -> tuple[Recipient, ...]:
        return (*self.among, *self.beyond)

    @property
    def has_choice(self) -> bool:
        return len(self.among) + len(self.beyond) > 1


@dataclass(frozen=True, slots=True)
class Idle:
    """A creature that would assign combat damage in this step but does not, and the rules that say why."""

    creature: ObjectId
    rules: Rules


def strikers(state: GameState, combat: Combat) -> tuple[ObjectId, ...]:
    """CR 510.4: the attacking and blocking creatures that have first strike or double strike now."""
    quick = {Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE}
    return tuple(
        creature
        for creature in (*combat.attackers, *combat.blocking)
        if characteristics(state, creature).keywords & quick
    )


def strikes(state: GameState, creature: ObjectId, *, second: bool, quick: frozenset[ObjectId]) -> bool:
    """CR 510.4: whether the creature assigns in the first (or second) of the damage steps, `quick` being those who had
    first or double strike as the first began; with nobody quick there is one step and everybody assigns."""
    if not quick:
        return True
    if not second:
        return creature in quick
    return creature not in quick or Keyword.DOUBLE_STRIKE in characteristics(state, creature).keywords


def assigning(state: GameState) -> tuple[tuple[Assigner, ...], tuple[Idle, ...]]:
    """CR 510.1: who assigns in the damage step that is under way or comes next, attackers first, and who does not."""
    combat = state.combat
    if combat is None or (combat.assigned_steps and not combat.awaits_second_step):
        return (), ()
    second = combat.awaits_second_step
    quick = combat.strikers if second else frozenset(strikers(state, combat))
    blockers_of: dict[ObjectId, list[ObjectId]] = {}
    for blocker, blocked in combat.blocking.items():
        for attacker in blocked:
            blockers_of.setdefault(attacker, []).append(blocker)
    assigners, idle = [], []
    for creature in (*combat.attackers, *combat.blocking):
        if strikes(state, creature, second=second, quick=quick):
            found = assigner(state, combat, creature, tuple(blockers_of.get(creature, ())))
            if isinstance(found, Assigner):
                assigners.append(found)
            else:
                idle.append(found)
    return tuple(assigners), tuple(idle)


def assigner(state: GameState, combat: Combat, creature: ObjectId, blockers: tuple[ObjectId, ...]) -> Assigner | Idle:
    """CR 510.1a-d, 702.19d: what the creature's combat damage may be divided among."""
    values = characteristics(state, creature)
    power, divider = values.power or 0, state.objects[creature].controller
    deathtouch = Keyword.DEATHTOUCH in values.keywords
    if power <= 0:
        return Idle(creature, rules("510.1a"))
    attacker = combat.attackers.get(creature)
    if attacker is None:
        blocked = combat.blocking[creature]
        if not blocked:
            return Idle(creature, rules("510.1d"))
        return Assigner(creature, power, divider, blocked, deathtouch=deathtouch, attacking=False)
    beyond = reached(state, creature, attacker)
    if not blockers and not beyond:
        return Idle(creature, rules("510.1c") if attacker.blocked else rules("510.1b", "506.4c"))
    return Assigner(creature, power, divider, blockers, beyond, deathtouch)


def reached(state: GameState, creature: ObjectId, attacker: Attacker) -> tuple[Recipient, ...]:
    """CR 510.1b, 702.19b-f: what the attacker may assign damage to besides the creatures blocking it."""
    values = characteristics(state, creature)
    over_planeswalkers = Keyword.TRAMPLE_OVER_PLANESWALKERS in values.keywords
    if attacker.blocked and not over_planeswalkers and Keyword.TRAMPLE not in values.keywords:
        return ()
    attacked = () if attacker.attacked is None else (attacker.attacked,)
    if over_planeswalkers and attacker.was_planeswalker:
        return (*attacked, attacker.defender)
    return attacked


# Legality.


@dataclass(slots=True)
class Assigned:
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


def needed(state: GameState, creature: ObjectId, assigned: Assigned, *, deathtouch: bool = False) -> int:
    """CR 702.19b, 702.2c: what must still be assigned to the creature for it to be assigned lethal damage."""
    lethal = lethal_damage(state, creature)
    left = max(0, lethal - assigned.totals.get(creature, 0))
    if assigned.deathtouched.get(creature, 0):
        return 0
    return min(left, 1) if deathtouch else left


def own_fault(assigner: Assigner, division: Division) -> Refusal | None:
    """CR 510.1a-d: return what is wrong with one creature's division by itself."""
    for recipient in division:
        if recipient not in assigner.recipients:
            return Refusal(RefusalKind.NOT_A_RECIPIENT, recipient_rules(assigner), assigner.creature, recipient)
    total = sum(division.values())
    if total != assigner.power or any(amount <= 0 for amount in division.values()):
        return Refusal(RefusalKind.WRONG_TOTAL, rules("510.1a"), assigner.creature, amount=total, needed=assigner.power)
    return None


def recipient_rules(assigner: Assigner) -> Rules:
    """Why something is no recipient: blocking (510.1d), blocked (510.1c, trample 702.19b, f) or not (510.1b)."""
    if not assigner.attacking:
        return rules("510.1d")
    if not assigner.among:
        return rules("510.1b")
    return rules("510.1c", "702.19b", "702.19f") if assigner.beyond else rules("510.1c")


def joint_fault(state: GameState, assigner: Assigner, division: Division, assigned: Assigned) -> Refusal | None:
    """CR 510.1e, 702.19b-c: return what is wrong with a division given everything that is assigned in this step."""
    spilt = [recipient for recipient in assigner.beyond if division.get(recipient)]
    if not spilt:
        return None
    for creature in assigner.among:
        missing = needed(state, creature, assigned)
        if missing:
            got, lethal = assigned.totals.get(creature, 0), lethal_damage(state, creature)
            return Refusal(RefusalKind.NOT_LETHAL, rules("702.19b", "510.1e"), assigner.creature, creature, got, lethal)
    if len(assigner.beyond) > 1 and division.get(assigner.beyond[1]):
        return uncovered_loyalty(state, assigner, assigned)
    return None


def uncovered_loyalty(state: GameState, assigner: Assigner, assigned: Assigned) -> Refusal | None:
    """CR 702.19c: damage at least equal to its loyalty is assigned to the planeswalker before its controller."""
    planeswalker = assigner.beyond[0]
    loyalty, got = loyalty_of(state, planeswalker), assigned.totals.get(planeswalker, 0)
    if got >= loyalty:
        return None
    return Refusal(RefusalKind.LOYALTY_NOT_COVERED, rules("702.19c"), assigner.creature, planeswalker, got, loyalty)


def loyalty_of(state: GameState, planeswalker: Recipient) -> int:
    return state.objects[planeswalker].counters.get("loyalty", 0) if isinstance(planeswalker, ObjectId) else 0


# Defaults.


def default_division(
    state: GameState, assigner: Assigner, assigned: Assigned, promised: Mapping[Recipient, int]
) -> dict[Recipient, int]:
    """The documented default: what others' divisions rely on (`promised`), then kill as many creatures as possible, the
    cheapest first, then trample over; damage that kills nothing goes to the next creature."""
    needs = {creature: needed(state, creature, assigned, deathtouch=assigner.deathtouch) for creature in assigner.among}
    order = kill_order(state, assigner, needs)
    shares = {recipient: amount for recipient, amount in promised.items() if amount}
    left = assigner.power - sum(shares.values())
    for creature in order:
        missing = max(0, needs[creature] - shares.get(creature, 0))
        if 0 < missing <= left:
            shares[creature] = shares.get(creature, 0) + missing
            left -= missing
    all_lethal = all(shares.get(creature, 0) >= need for creature, need in needs.items())
    if left and assigner.beyond and all_lethal:
        spill(state, assigner, assigned, shares, left)
    elif left:
        alive = (creature for creature in order if shares.get(creature, 0) < needs[creature])
        rest = next(alive, order[-1])
        shares[rest] = shares.get(rest, 0) + left
    return shares


def kill_order(state: GameState, assigner: Assigner, needs: Mapping[ObjectId, int]) -> list[ObjectId]:
    """Cheapest kill first; what this damage can't kill anyway comes last."""

    def rank(creature: ObjectId) -> tuple[bool, int, ObjectId]:
        spared = Keyword.INDESTRUCTIBLE in characteristics(state, creature).keywords
        spared = spared or protection_from(state, creature, assigner.creature) is not None
        return spared, needs[creature], creature

    return sorted(assigner.among, key=rank)


def spill(state: GameState, assigner: Assigner, assigned: Assigned, shares: dict[Recipient, int], left: int) -> None:
    """CR 702.19b-c: the rest goes past the creatures; a planeswalker gets its loyalty and its controller the excess."""
    first = assigner.beyond[0]
    if len(assigner.beyond) == 1:
        shares[first] = left
        return
    covering = min(left, max(0, loyalty_of(state, first) - assigned.totals.get(first, 0)))
    if covering:
        shares[first] = covering
    if left > covering:
        shares[assigner.beyond[1]] = left - covering


@dataclass(frozen=True, slots=True)
class Relied:
    """CR 510.1e: what others' damage goes past: creatures that must stay assigned lethal damage, and how much one
    creature must go on assigning to the planeswalker that it attacks."""

    creatures: frozenset[ObjectId] = frozenset()
    loyalty: int = 0


def count_divisions(state: GameState, assigner: Assigner, others: Assigned, relied: Relied) -> int:
    """How many divisions are legal for one creature while the others keep theirs, worked out and not enumerated."""
    power, fighting = assigner.power, len(assigner.among)
    if not fighting:
        return spills_counted(state, assigner, others, power)
    needs = {each: needed(state, each, others, deathtouch=assigner.deathtouch) for each in assigner.among}
    past = power - sum(needs.values())
    total = 0
    if not relied.loyalty:
        kept = sum(need for creature, need in needs.items() if creature in relied.creatures)
        total = comb(power - kept + fighting - 1, fighting - 1)
    if assigner.beyond and past > 0:
        least = max(1, relied.loyalty)  # to what it attacks; whatever is left goes anywhere
        total += comb(past - least + fighting, fighting) if past >= least else 0
        if len(assigner.beyond) > 1:
            total += to_controller_counted(past - uncovered_loyalty_left(state, assigner, others), fighting)
    return total


def to_controller_counted(past: int, fighting: int) -> int:
    """CR 702.19c: the divisions in which the planeswalker's controller gets at least 1 of what is left for anybody."""
    return comb(past - 1 + fighting + 1, fighting + 1) if past > 0 else 0


def uncovered_loyalty_left(state: GameState, assigner: Assigner, others: Assigned) -> int:
    planeswalker = assigner.beyond[0]
    return max(0, loyalty_of(state, planeswalker) - others.totals.get(planeswalker, 0))


def spills_counted(state: GameState, assigner: Assigner, others: Assigned, spilt: int) -> int:
    """CR 702.19c: how many ways there are to share what goes past the creatures, all of it going there."""
    if len(assigner.beyond) < 2:
        return 1
    return 1 + max(0, spilt - uncovered_loyalty_left(state, assigner, others))
