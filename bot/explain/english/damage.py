"""English clauses about damage and life: divided, prevented, dealt, gained."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.explain.english.nouns import listed, the, verb
from bot.explain.english.qualities import protection
from bot.explain.english.words import BANDED, DIVIDED
from bot.explain.english_grammar import because, clauses, counted, joined
from bot.explain.figures import Division, Share, Strike, all_creatures, counter_name, division, strikes, totals
from bot.explain.names import Names
from bot.explain.passages import Passage


def assigned(passage: Passage, names: Names) -> str:
    """How damage is divided, and why; told as dealt where nothing stood between (CR 510.1-510.2)."""
    events = passage.of(ev.DamageAssigned)
    sources = tuple(dict.fromkeys(event.source for event in events))
    if len(sources) > 1:
        return assigned_by_many(passage, sources, names)
    does = "deals" if passage.beside(ev.DamageDealt) else "assigns"
    divided = division(events, passage.beside(ev.BlockerDeclared), trample=Reason.TRAMPLE in passage.why)
    deathtouch = Reason.LETHAL_BY_DEATHTOUCH in passage.why
    told = f"{the(names, sources[0])} {does} {shared_out(divided, names, deathtouch=deathtouch)}"
    chosen = passage.words_for_reason(DIVIDED) or by_choice(passage.beside(ev.ChoiceMade))
    reasons = (passage.words_for_reason(BANDED), chosen)
    return because(told, "; ".join(filter(None, reasons)) or None)


def shared_out(divided: Division, names: Names, *, deathtouch: bool) -> str:
    """CR 702.19b, 702.2c: lethal damage first, then the rest past the blockers."""
    met = amounts(names, divided.fought)
    if not divided.fought or not divided.beyond:
        return joined(met or amounts(names, divided.beyond))
    lethal = "lethal with deathtouch" if deathtouch else "lethal damage"
    rest = [to(names, share) for share in divided.beyond]
    if len(rest) == 1:
        rest = [f"the other {rest[0]}"]
    return joined([*met[:-1], f"{met[-1]} ({lethal})", *rest])


def by_choice(choices: Sequence[ev.ChoiceMade]) -> str | None:
    """Whether the division was the default, and how many there were."""
    if not choices:
        return None
    what = "the default" if choices[0].default else "as chosen"
    return f"{what}, among {choices[0].options} legal divisions" if choices[0].options > 1 else f"{what}, the only way"


def assigned_by_many(passage: Passage, sources: Sequence[ObjectId], names: Names) -> str:
    """A crowd's damage in sums."""
    events = passage.of(ev.DamageAssigned)
    found = totals(events)
    parts = [to(names, share) for share in found.named]
    if found.others:
        parts.append(f"{found.amount} to {counted(found.others, 'permanent')}")
    total = sum(event.amount for event in events)
    by_default = " by default" if any(each.default for each in passage.beside(ev.ChoiceMade)) else ""
    return f"{listed(names, sources)} divide {total} damage{by_default}: {joined(parts)}"


def amounts(names: Names, parts: Sequence[Share]) -> list[str]:
    """Each share; the first one says what is shared."""
    if not parts:
        return []
    first, *others = parts
    return [f"{first.amount} damage to {the(names, first.recipient)}", *(to(names, share) for share in others)]


def to(names: Names, share: Share) -> str:
    return f"{share.amount} to {the(names, share.recipient)}"


def prevented(passage: Passage, names: Names) -> str:
    """CR 615.6: how much from whom to whom, and whose effect did it."""
    events = passage.of(ev.DamagePrevented)
    return changing(f"{would_be(events, sum(each.amount for each in events), names)} is prevented", passage, names)


def changed(passage: Passage, names: Names) -> str:
    """CR 614.1a: how much it would be, and how much it becomes."""
    events = passage.of(ev.DamageChanged)
    after = sum(each.amount for each in events)
    what = would_be(events, sum(each.before for each in events), names)
    return changing(f"{what} {f'becomes {after}' if after else 'is reduced to 0'}", passage, names)


def redirected(passage: Passage, names: Names) -> str:
    """CR 614.9: to whom it goes instead."""
    events = passage.of(ev.DamageRedirected)
    onto = tuple(dict.fromkeys(each.onto for each in events))
    what = would_be(events, sum(each.amount for each in events), names)
    return changing(f"{what} is redirected to {listed(names, onto)}", passage, names)


def replaced(passage: Passage, names: Names) -> str:
    """CR 614.6: what comes instead of it."""
    events = passage.of(ev.DamageReplaced)
    amount = sum(each.amount for each in events)
    put = counted(amount, f"{counter_name(events[0].kind)} counter")
    return changing(f"{would_be(events, amount, names)} becomes {put} instead", passage, names)


Changing: TypeAlias = ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced


def would_be(events: Sequence[Changing], amount: int, names: Names) -> str:
    """The damage that does not happen like that."""
    sources = tuple(dict.fromkeys(each.source for each in events))
    recipients = tuple(dict.fromkeys(each.recipient for each in events))
    return f"the {amount} damage that {listed(names, sources)} would deal to {listed(names, recipients)}"


def changing(told: str, passage: Passage, names: Names) -> str:
    """With the reason, where it is one for all of it."""
    event = passage.first
    one = len({getattr(each, "recipient", None) for each in passage.events}) == 1
    return because(told, why_changed(event, names) if one and isinstance(event, Changing) else None)


def why_changed(event: Changing, names: Names) -> str:
    if len(event.among) > 1:
        return f"several effects apply, and {the(names, event.chooser)} chose that of {the(names, event.by)} first"
    if isinstance(event, ev.DamagePrevented) and event.quality is not None:
        guarded = event.recipient if isinstance(event.recipient, PlayerId) else event.by
        return protection(names, guarded, event.source, event.quality)
    if isinstance(event, ev.DamagePrevented) and event.shield_counter:
        return f"{the(names, event.by)} has a shield counter"
    return f"{the(names, event.by)} says so"


def not_prevented(events: Sequence[ev.DamageNotPrevented], names: Names) -> str:
    """CR 615.12: once for all that would prevent the same damage in vain."""
    vain: dict[tuple[ObjectId, Recipient, int, ObjectId], list[ObjectId]] = {}
    for each in events:
        vain.setdefault((each.source, each.recipient, each.amount, each.why), []).append(each.by)
    return clauses(
        [
            f"the {amount} damage that {the(names, source)} would deal to {the(names, recipient)} can't be prevented,"
            f" not even by {listed(names, by)}{'' if why == source else f' ({the(names, why)} says so)'}"
            for (source, recipient, amount, why), by in vain.items()
        ]
    )


def dealt(passage: Passage, names: Names) -> str:
    """Simultaneous damage (CR 510.2)."""
    events = passage.of(ev.DamageDealt)
    found = strikes(events)
    told = [strike(each, names) for each in found.strikes]
    if found.others:
        what = (
            "creature"
            if all_creatures(events, passage.beside(ev.DamageMarked), passage.beside(ev.CountersPut))
            else "permanent"
        )
        told.append(f"{counted(found.others, what)} {'is' if found.others == 1 else 'are'} dealt {found.amount} damage")
    return clauses(told)


def strike(struck: Strike, names: Names) -> str:
    does = verb(struck.sources, "deals", "deal")
    return f"{listed(names, struck.sources)} {does} {joined(amounts(names, struck.shares))}"


def life_gained(passage: Passage, names: Names) -> str:
    """What each player gains, and from what."""
    events = passage.of(ev.LifeGained)
    gains: dict[str, list[ev.LifeGained]] = {}
    for event in events:
        gains.setdefault(event.player, []).append(event)
    lifelink = Reason.LIFELINK in passage.why
    return clauses(
        [
            f"{the(names, player)} gains {sum(each.amount for each in gained)} life"
            f" ({'lifelink of ' if lifelink else ''}{listed(names, [each.source for each in gained])})"
            for player, gained in gains.items()
        ]
    )


def marked(event: ev.DamageMarked, names: Names) -> str:
    return f"{event.amount} damage is marked on {the(names, event.permanent)}"
