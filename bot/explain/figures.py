"""Sums over simultaneous events, for sentences that count: who strikes whom for how much, who attacks and blocks what.

Knows events, no words."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.new_identifiers import WORD_OF_UNNAMED
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.record import record_class

MINUS = "\u2212"


REASONS = 2
"""Up to how many reasons are given why something is illegal."""

CROWD = 4
"""Up to how many clauses tell simultaneous damage; more are summed up."""


@record_class
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
    """Creatures that attack the same thing, `band` if as an attacking band, or block the same attackers."""

    creatures: tuple[ObjectId, ...]
    met: tuple[Recipient, ...]
    band: bool = False


def is_transformed(thing: GameObject) -> bool:
    """CR 712.8c, 712.8e: a double-faced spell or permanent with its back face up."""
    return thing.definition.layout == "transform" and thing.face > 0


def shares_by_recipient(events: Iterable[ev.DamageAssigned] | Iterable[ev.DamageDealt]) -> tuple[Share, ...]:
    """What each recipient gets, in order of first appearance."""
    found: dict[Recipient, int] = {}
    for event in events:
        found[event.recipient] = found.get(event.recipient, 0) + event.amount
    return tuple(Share(recipient, amount) for recipient, amount in found.items())


def strikes_by_recipient(events: Sequence[ev.DamageDealt]) -> Strikes:
    """Return simultaneous damage in as few clauses as it takes.

    By recipient, except for sources that strike several; in a crowd players are named and permanents are summed up."""
    by_source = {source: [each for each in events if each.source == source] for source in sources_of(events)}
    spread = {source for source, dealt in by_source.items() if len(shares_by_recipient(dealt)) > 1}
    single = [each for each in events if each.source not in spread]
    found = [
        *(Strike((source,), shares_by_recipient(dealt)) for source, dealt in by_source.items() if source in spread),
        *(strike_on_recipient(single, share.recipient) for share in shares_by_recipient(single)),
    ]
    if len(found) <= CROWD:
        return Strikes(tuple(found))
    return sum_up_strikes(events)


def sum_up_strikes(events: Sequence[ev.DamageDealt]) -> Strikes:
    rest = totals_by_recipient(events)
    named = tuple(strike_on_recipient(events, share.recipient) for share in rest.named)
    return Strikes(named, rest.others, rest.amount)


def totals_by_recipient(events: Sequence[ev.DamageAssigned] | Sequence[ev.DamageDealt]) -> Totals:
    """Players by name, and permanents summed up."""
    received = shares_by_recipient(events)
    named = tuple(share for share in received if isinstance(share.recipient, PlayerId))
    others = [share.amount for share in received if not isinstance(share.recipient, PlayerId)]
    return Totals(named, len(others), sum(others))


def strike_on_recipient(events: Sequence[ev.DamageDealt], recipient: Recipient) -> Strike:
    received = [each for each in events if each.recipient == recipient]
    return Strike(sources_of(received), shares_by_recipient(received))


def sources_of(events: Iterable[ev.DamageDealt]) -> tuple[ObjectId, ...]:
    return tuple(dict.fromkeys(event.source for event in events))


def only_attacker(events: Iterable[ev.AttackerDeclared]) -> bool:
    """Whether one creature attacks, so that blocking needs no object."""
    return len({event.creature for event in events}) == 1


def entered_attacking(events: Iterable[ev.EnteredAttacking]) -> tuple[Meeting, ...]:
    """Who enters attacking what, by what is attacked."""
    found: dict[Recipient, list[ObjectId]] = {}
    for event in events:
        found.setdefault(event.attacked, []).append(event.creature)
    return tuple(Meeting(tuple(creatures), (attacked,)) for attacked, creatures in found.items())


def attacks_by_attacked(events: Iterable[ev.AttackerDeclared]) -> tuple[Meeting, ...]:
    """Who attacks what, by what is attacked, each band (CR 702.22c) by itself."""
    found: dict[tuple[Recipient, int | None], list[ObjectId]] = {}
    for event in events:
        found.setdefault((event.attacked, event.band), []).append(event.creature)
    return tuple(
        Meeting(tuple(creatures), (attacked,), band=band is not None and len(creatures) > 1)
        for (attacked, band), creatures in found.items()
    )


def events_of_attack(nearest: LegalAttack) -> tuple[ev.AttackerDeclared, ...]:
    """The events that the legal declaration would be."""
    bands = {creature: number for number, band in enumerate(nearest.bands) for creature in band}
    return tuple(
        ev.AttackerDeclared(creature, attacked, bands.get(creature)) for creature, attacked in nearest.attackers
    )


def events_of_block(nearest: LegalBlock) -> tuple[ev.BlockerDeclared, ...]:
    """The events that the legal declaration would be."""
    return tuple(ev.BlockerDeclared(blocker, each) for blocker, blocked in nearest.blockers for each in blocked)


def blocks_by_blocked(events: Iterable[ev.BlockerDeclared]) -> tuple[Meeting, ...]:
    """Who blocks what, by what is blocked; a creature that alone blocks several is named once."""
    found: dict[ObjectId, list[ObjectId]] = {}
    for event in events:
        found.setdefault(event.attacker, []).append(event.blocker)
    together: dict[tuple[ObjectId, ...], list[ObjectId]] = {}
    for attacker, creatures in found.items():
        key = tuple(creatures) if len(creatures) == 1 else (*creatures, attacker)
        together.setdefault(key, []).append(attacker)
    return tuple(Meeting(tuple(found[attackers[0]]), tuple(attackers)) for attackers in together.values())


@dataclass(frozen=True, slots=True)
class Division:
    """How one source divides its damage: among the creatures that it fights, and what goes past them."""

    source: ObjectId
    fought: tuple[Share, ...]
    beyond: tuple[Share, ...]


def divide_met_from_beyond(
    assigned: Sequence[ev.DamageAssigned], blocks: Iterable[ev.BlockerDeclared], *, trample: bool
) -> Division:
    """Split a source's damage into what the creatures on its way get and what lies beyond them.

    Players and everything that does not block lie beyond. Without blockers there is no telling: with `trample` (CR
    702.19b) only players lie beyond, else everything does."""
    source = assigned[0].source
    blockers = {each.blocker for each in blocks if each.attacker == source}
    known = bool(blockers) or not trample
    received = shares_by_recipient(assigned)
    beyond = tuple(each for each in received if is_beyond(each.recipient, blockers if known else None))
    return Division(source, tuple(share for share in received if share not in beyond), beyond)


def is_beyond(recipient: Recipient, blockers: Collection[ObjectId] | None) -> bool:
    return isinstance(recipient, PlayerId) or (blockers is not None and recipient not in blockers)


def all_creatures(
    dealt: Iterable[ev.DamageDealt], marked: Iterable[ev.DamageMarked], put: Iterable[ev.CountersPut]
) -> bool:
    """Whether every permanent that was struck had the damage marked on it, or got counters for it, as creatures have
    and get (CR 120.3d-e)."""
    creatures: set[Recipient] = {*(each.permanent for each in marked), *(each.holder for each in put)}
    return all(isinstance(each.recipient, PlayerId) or each.recipient in creatures for each in dealt)


def is_plain(what: DamageDescribed) -> bool:
    """Whether who deals it, to whom, and in combat or not is all that says which damage is meant."""
    return what.at_least is None and what.at_most is None


def is_beyond_words(wanted: fl.Filter) -> bool:
    """Whether a part of the description has no words in the explanations."""
    told = replace(
        wanted,
        all_of=(),
        any_of=(),
        none_of=tuple(each for each in wanted.none_of if each in SUPERTYPES),
        colors=(),
        not_colors=(),
        keywords=(),
        without=(),
        side=fl.Side.ANY,
        controlled_by=None,
        statuses=(),
        comparison=None,
        other=False,
    )
    return told != fl.Filter()


SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World"})


BY_SOURCE = frozenset({ChoiceKind.MAY, ChoiceKind.SACRIFICE, ChoiceKind.TARGET})
"""The choices that an ability asks for, whose subject is its source."""


# What spells and abilities do.


@dataclass(frozen=True, slots=True)
class Boost:
    """What each of some objects gets: a change of power and toughness, where there is one, and abilities."""

    objects: tuple[ObjectId, ...]
    power: int
    toughness: int
    abilities: tuple[fx.KeywordAbility, ...]
    sized: bool
    changes: tuple[fx.Modification, ...] = ()
    """Whatever else."""


def boosts_by_object(events: Iterable[ev.EffectBegan]) -> tuple[Boost, ...]:
    """Continuous effects of one duration, added up for each object; objects that get the same together."""
    gets: dict[ObjectId, list[fx.Modification]] = {}
    for event in events:
        for each in event.affected:
            gets.setdefault(each, []).extend(event.modifications)
    found: dict[Boost, list[ObjectId]] = {}
    for each, modifications in gets.items():
        found.setdefault(sum_modifications(modifications), []).append(each)
    return tuple(replace(boost, objects=tuple(objects)) for boost, objects in found.items())


def sum_modifications(modifications: Sequence[fx.Modification]) -> Boost:
    sizes = [each for each in modifications if isinstance(each, fx.ModifyPowerToughness)]
    gained = (each.ability for each in modifications if isinstance(each, fx.AddAbility))
    return Boost(
        (),
        sum(each.power for each in sizes),
        sum(each.toughness for each in sizes),
        tuple(dict.fromkeys(each for each in gained if isinstance(each, fx.KeywordAbility))),
        bool(sizes),
        tuple(dict.fromkeys(each for each in modifications if not is_boost(each))),
    )


def taker_of(boost: Boost) -> PlayerId | None:
    """Who gains control (CR 613.1b); None if nobody does, or nobody yet is known to."""
    takers = (each.player for each in boost.changes if isinstance(each, fx.GainControl))
    return next((each for each in takers if isinstance(each, PlayerId)), None)


def is_boost(modification: fx.Modification) -> bool:
    """Whether it is a change of size or a keyword ability, which are added up."""
    keyword = isinstance(modification, fx.AddAbility) and isinstance(modification.ability, fx.KeywordAbility)
    return keyword or isinstance(modification, fx.ModifyPowerToughness)


def size_change(power: int, toughness: int) -> str:
    """As cards write it, with a true minus: +1/+1, −2/−0."""
    return f"{sign_beside(power, toughness)}{abs(power)}/{sign_beside(toughness, power)}{abs(toughness)}"


def sign_beside(number: int, other: int) -> str:
    """Nothing at all takes the sign of the other number."""
    return MINUS if number < 0 or (number == 0 and other < 0) else "+"


def counter_name(kind: str) -> str:
    """A counter that is named by a change of size, with true minuses."""
    return kind.replace("-", MINUS) if "/" in kind else kind


def is_from_elsewhere(spell: GameObject) -> bool:
    """CR 601.3, 903.8: whether it is cast from the command zone, or because something lets its controller play it from
    where it is; what is on an adventure is told to be there (715.3d)."""
    allowed = spell.cast.permission is not None and not spell.cast.permission.on_adventure
    return spell.cast.origin is Zone.COMMAND or allowed


def targets_of(stacked: StackedAbility) -> tuple[Recipient, ...]:
    """What a spell or ability targets."""
    return tuple(each.what for each in stacked.targets if each.what is not None)


PlannedKind: TypeAlias = (
    type[fx.SacrificeObjects]
    | type[fx.Exile]
    | type[fx.ReturnToHand]
    | type[fx.PutOntoBattlefield]
    | type[fx.CastWithoutPaying]
)
"""What a delayed ability can be told to do to what it is about."""


def planned_objects(stacked: StackedAbility, kind: PlannedKind) -> tuple[ObjectId, ...]:
    """What a delayed ability will sacrifice, exile, return or let somebody cast, where it will do nothing else (CR
    603.7)."""
    whats = {each.what for each in stacked.effects if isinstance(each, kind)}
    if len(stacked.effects) != 1 or len(whats) != 1:
        return ()
    match whats.pop():
        case fl.This():
            return (stacked.source,)
        case fl.Made():
            return tuple(made for made, _ in stacked.made)
        case _:
            return ()


def sources_beside(by: Iterable[StackedAbility], events: Iterable[ev.Event]) -> tuple[ObjectId, ...]:
    """Where the abilities come from, unless the sentence speaks of just that."""
    sources = tuple(dict.fromkeys(each.source for each in by))
    named = {each for event in events for each in objects_concerned(event)}
    return () if named.issuperset(sources) else sources


def objects_concerned(event: ev.Event) -> tuple[str, ...]:
    """Return the objects that a sentence on what an ability does names."""
    match event:
        case ev.EffectBegan(affected=affected):
            return affected
        case ev.CountersPut(holder=holder) | ev.CountersRemoved(holder=holder):
            return (holder,)
        case ev.ZoneChanged(object=moved):
            return (moved,)
        case ev.DelayedTriggerMade(stacked=stacked):
            return stacked.source, *(made for made, _ in stacked.made)
        case ev.EnteredAttacking(creature=entered) | ev.EnteredBlocking(blocker=entered):
            return (entered,)
        case (
            ev.EnteredOutOfCombat(permanent=it)
            | ev.AttackReselected(creature=it)
            | ev.BecameAttacking(creature=it)
            | ev.NothingToEnchant(aura=it)
            | ev.NoPermanentCard(card=it)
        ):
            return (it,)
        case ev.BlockRequired(creature=creature, attacker=attacker):
            return creature, attacker
        case (
            ev.Sacrificed(permanent=permanent)
            | ev.Destroyed(permanent=permanent)
            | ev.NotDestroyed(permanent=permanent)
        ):
            return (permanent,)
        case ev.Tapped(permanent=permanent) | ev.Untapped(permanent=permanent):
            return (permanent,)
        case ev.RegenerationShieldMade(permanent=permanent) | ev.Regenerated(permanent=permanent):
            return (permanent,)
        case ev.DestructionReplaced(permanent=permanent, by=by):
            return permanent, by
        case _:
            return ()


def counters_put(events: Iterable[ev.CountersPut]) -> Mapping[Recipient, int]:
    """How many counters of one kind each holder gets, in order of first appearance."""
    found: dict[Recipient, int] = {}
    for event in events:
        found[event.holder] = found.get(event.holder, 0) + event.amount
    return found


def without_word_for_token(printed: Characteristics) -> Characteristics:
    """CR 111.4: the values with the name as it is told beside the word for a token."""
    return (
        changed(printed, name=printed.name.removesuffix(WORD_OF_UNNAMED))
        if printed.name.endswith(WORD_OF_UNNAMED)
        else printed
    )


def has_own_name(token: Characteristics) -> bool:
    """CR 111.4: whether a token is somebody: a legend whose name is not its subtypes."""
    return "Legendary" in token.supertypes and token.name != " ".join(token.subtypes)
