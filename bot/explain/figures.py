"""Sums over simultaneous events, for sentences that count: who strikes whom for how much, who attacks and blocks what.

Knows events, no words."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.engine.magic.events import AttackerDeclared, BlockerDeclared, DamageAssigned, DamageDealt, DamageMarked
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient

CROWD = 4
"""Up to how many clauses tell simultaneous damage; more are summed up."""


@dataclass(frozen=True, slots=True)
class Share:
    """So much damage to one recipient."""

    recipient: Recipient
    amount: int


@dataclass(frozen=True, slots=True)
class Strike:
    """Several sources that deal damage to one recipient together, or one source that deals it to several."""

    sources: tuple[ObjectId, ...]
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Strikes:
    """Simultaneous damage. `others` and `amount` sum up what is dealt to too many permanents to name."""

    strikes: tuple[Strike, ...]
    others: int = 0
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Totals:
    """What each of the named recipients gets, and `amount` that goes to so many `others`."""

    named: tuple[Share, ...]
    others: int = 0
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Meeting:
    """Creatures that attack or block the same thing."""

    creatures: tuple[ObjectId, ...]
    met: Recipient


def shares(events: Iterable[DamageAssigned] | Iterable[DamageDealt]) -> tuple[Share, ...]:
    """What each recipient gets, in order of first appearance."""
    found: dict[Recipient, int] = {}
    for event in events:
        found[event.recipient] = found.get(event.recipient, 0) + event.amount
    return tuple(Share(recipient, amount) for recipient, amount in found.items())


def strikes(events: Sequence[DamageDealt]) -> Strikes:
    """Simultaneous damage in as few clauses as it takes: by recipient, except for sources that strike several; in a
    crowd, players are named and permanents are summed up."""
    by_source = {source: [each for each in events if each.source == source] for source in sources_of(events)}
    spread = {source for source, dealt in by_source.items() if len(shares(dealt)) > 1}
    single = [each for each in events if each.source not in spread]
    found = [
        *(Strike((source,), shares(dealt)) for source, dealt in by_source.items() if source in spread),
        *(by_recipient(single, share.recipient) for share in shares(single)),
    ]
    if len(found) <= CROWD:
        return Strikes(tuple(found))
    return summed_up(events)


def summed_up(events: Sequence[DamageDealt]) -> Strikes:
    rest = totals(events)
    named = tuple(by_recipient(events, share.recipient) for share in rest.named)
    return Strikes(named, rest.others, rest.amount)


def totals(events: Sequence[DamageAssigned] | Sequence[DamageDealt]) -> Totals:
    """Players by name, and permanents summed up."""
    received = shares(events)
    named = tuple(share for share in received if isinstance(share.recipient, PlayerId))
    others = [share.amount for share in received if not isinstance(share.recipient, PlayerId)]
    return Totals(named, len(others), sum(others))


def by_recipient(events: Sequence[DamageDealt], recipient: Recipient) -> Strike:
    received = [each for each in events if each.recipient == recipient]
    return Strike(sources_of(received), shares(received))


def sources_of(events: Iterable[DamageDealt]) -> tuple[ObjectId, ...]:
    return tuple(dict.fromkeys(event.source for event in events))


def only_attacker(events: Iterable[AttackerDeclared]) -> bool:
    """Whether one creature attacks, so that blocking needs no object."""
    return len({event.creature for event in events}) == 1


def attacks(events: Iterable[AttackerDeclared]) -> tuple[Meeting, ...]:
    """Who attacks what, by what is attacked."""
    found: dict[Recipient, list[ObjectId]] = {}
    for event in events:
        found.setdefault(event.attacked, []).append(event.creature)
    return tuple(Meeting(tuple(creatures), attacked) for attacked, creatures in found.items())


def blocks(events: Iterable[BlockerDeclared]) -> tuple[Meeting, ...]:
    """Who blocks what, by what is blocked."""
    found: dict[ObjectId, list[ObjectId]] = {}
    for event in events:
        found.setdefault(event.attacker, []).append(event.blocker)
    return tuple(Meeting(tuple(creatures), attacker) for attacker, creatures in found.items())


@dataclass(frozen=True, slots=True)
class Division:
    """How one source divides its damage: among the creatures that it fights, and what goes past them."""

    source: ObjectId
    fought: tuple[Share, ...]
    beyond: tuple[Share, ...]


def division(assigned: Sequence[DamageAssigned], blocks: Iterable[BlockerDeclared], *, trample: bool) -> Division:
    """Tell the creatures met on the way from what lies beyond: players do, and whatever does not block; without
    blockers there is no way to tell, and with `trample` (CR 702.19b) only players are beyond, else everything is."""
    source = assigned[0].source
    blockers = {each.blocker for each in blocks if each.attacker == source}
    known = bool(blockers) or not trample
    received = shares(assigned)
    beyond = tuple(each for each in received if is_beyond(each.recipient, blockers if known else None))
    return Division(source, tuple(share for share in received if share not in beyond), beyond)


def is_beyond(recipient: Recipient, blockers: Collection[ObjectId] | None) -> bool:
    return isinstance(recipient, PlayerId) or (blockers is not None and recipient not in blockers)


def all_creatures(dealt: Iterable[DamageDealt], marked: Iterable[DamageMarked]) -> bool:
    """Whether every permanent that was struck had the damage marked on it, as creatures have (CR 120.3e)."""
    creatures = {each.permanent for each in marked}
    return all(isinstance(each.recipient, PlayerId) or each.recipient in creatures for each in dealt)
