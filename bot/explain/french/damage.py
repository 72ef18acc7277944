"""French clauses about damage and life: divided, prevented, dealt, gained."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.explain.figures import Division, Share, Strike, all_creatures, division, strikes, totals
from bot.explain.french.keywords import known_as, name
from bot.explain.french.nouns import a_, de_, le, listed, verb
from bot.explain.french.permanents import counters
from bot.explain.french.qualities import protection
from bot.explain.french.words import BANDED, DIVIDED
from bot.explain.french_grammar import THIN, a, because, clauses, counted, de, joined, one_or_more, que
from bot.explain.names import Names
from bot.explain.passages import Passage


def assigned(passage: Passage, names: Names) -> str:
    """How damage is divided, and why; told as dealt where nothing stood between (CR 510.1-510.2)."""
    events = passage.of(ev.DamageAssigned)
    sources = tuple(dict.fromkeys(event.source for event in events))
    if len(sources) > 1:
        return assigned_by_many(passage, sources, names)
    does = "inflige" if passage.beside(ev.DamageDealt) else "assigne"
    divided = division(events, passage.beside(ev.BlockerDeclared), trample=Reason.TRAMPLE in passage.why)
    deathtouch = Reason.LETHAL_BY_DEATHTOUCH in passage.why
    told = f"{le(names, sources[0])} {does} {shared_out(divided, names, deathtouch=deathtouch)}"
    chosen = passage.words_for_reason(DIVIDED) or by_choice(passage.beside(ev.ChoiceMade))
    reasons = (passage.words_for_reason(BANDED), chosen)
    return because(told, f"{THIN}; ".join(filter(None, reasons)) or None)


def shared_out(divided: Division, names: Names, *, deathtouch: bool) -> str:
    """CR 702.19b, 702.2c: lethal damage first, then the rest past the blockers."""
    met = amounts(names, divided.fought)
    if not divided.fought or not divided.beyond:
        return joined(met or amounts(names, divided.beyond))
    total = sum(share.amount for share in divided.fought)
    lethal = one_or_more(total, "blessure mortelle", "blessures mortelles")
    why = known_as(KeywordName.DEATHTOUCH, name(KeywordName.DEATHTOUCH)) if deathtouch else lethal
    shares = divided.beyond
    rest = [the_rest(names, shares[0])] if len(shares) == 1 else [to(names, share) for share in shares]
    return joined([*met[:-1], f"{met[-1]} ({why})", *rest])


def by_choice(choices: Sequence[ev.ChoiceMade]) -> str | None:
    """Whether the division was the default, and how many there were."""
    if not choices:
        return None
    what = "par défaut" if choices[0].default else "au choix"
    ways = choices[0].options
    return f"{what}, parmi {ways} répartitions légales" if ways > 1 else f"{what}, seule répartition légale"


def assigned_by_many(passage: Passage, sources: Sequence[ObjectId], names: Names) -> str:
    """A crowd's damage in sums."""
    events = passage.of(ev.DamageAssigned)
    found = totals(events)
    parts = [to(names, share) for share in found.named]
    if found.others:
        parts.append(f"{found.amount} à {counted(found.others, 'permanent')}")
    damage = counted(sum(event.amount for event in events), "blessure")
    by_default = " par défaut" if any(each.default for each in passage.beside(ev.ChoiceMade)) else ""
    return f"{listed(names, sources)} répartissent {damage}{by_default}{THIN}: {joined(parts)}"


def the_rest(names: Names, share: Share) -> str:
    left = one_or_more(share.amount, "la dernière", f"les {share.amount} autres")
    return f"{left} {a_(names, share.recipient)}"


def amounts(names: Names, parts: Sequence[Share]) -> list[str]:
    """Each share; the first one says what is shared."""
    if not parts:
        return []
    first, *others = parts
    told = f"{counted(first.amount, 'blessure')} {a_(names, first.recipient)}"
    return [told, *(to(names, share) for share in others)]


def to(names: Names, share: Share) -> str:
    return f"{share.amount} {a_(names, share.recipient)}"


def prevented(passage: Passage, names: Names) -> str:
    """CR 615.6: how much from whom to whom, and whose effect did it."""
    events = passage.of(ev.DamagePrevented)
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est prévenue", "sont prévenues")
    return changing(f"{would_be(events, amount, names)} {are}", passage, names)


def changed(passage: Passage, names: Names) -> str:
    """CR 614.1a: how much it would be, and how much it becomes."""
    events = passage.of(ev.DamageChanged)
    before, after = sum(each.before for each in events), sum(each.amount for each in events)
    what = would_be(events, before, names)
    goes = one_or_more(before, "passe", "passent")
    reduced = one_or_more(before, "est réduite à 0", "sont réduites à 0")
    return changing(f"{what} {f'{goes} à {after}' if after else reduced}", passage, names)


def redirected(passage: Passage, names: Names) -> str:
    """CR 614.9: to whom it goes instead."""
    events = passage.of(ev.DamageRedirected)
    onto = tuple(dict.fromkeys(each.onto for each in events))
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est redirigée", "sont redirigées")
    return changing(f"{would_be(events, amount, names)} {are} vers {listed(names, onto)}", passage, names)


def replaced(passage: Passage, names: Names) -> str:
    """CR 614.6: what comes instead of it."""
    events = passage.of(ev.DamageReplaced)
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est remplacée", "sont remplacées")
    put = counters(amount, events[0].kind)
    return changing(f"{would_be(events, amount, names)} {are} par {put}", passage, names)


Changing: TypeAlias = ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced


def would_be(events: Sequence[Changing], amount: int, names: Names) -> str:
    """The damage that does not happen like that."""
    sources = tuple(dict.fromkeys(each.source for each in events))
    recipients = tuple(dict.fromkeys(each.recipient for each in events))
    damage = one_or_more(amount, "la blessure", f"les {amount} blessures")
    would = verb(sources, "infligerait", "infligeraient")
    return f"{damage} {que(listed(names, sources))} {would} {listed(names, recipients, a)}"


def changing(told: str, passage: Passage, names: Names) -> str:
    """With the reason, where it is one for all of it."""
    event = passage.first
    one = len({getattr(each, "recipient", None) for each in passage.events}) == 1
    return because(told, why_changed(event, names) if one and isinstance(event, Changing) else None)


def why_changed(event: Changing, names: Names) -> str:
    if len(event.among) > 1:
        chooser, by = le(names, event.chooser), de_(names, event.by)
        return f"plusieurs effets s’appliquent, et {chooser} choisit d’abord celui {by}"
    if isinstance(event, ev.DamagePrevented) and event.quality is not None:
        guarded = event.recipient if isinstance(event.recipient, PlayerId) else event.by
        return protection(names, guarded, event.source, event.quality)
    if isinstance(event, ev.DamagePrevented) and event.shield_counter:
        return f"{le(names, event.by)} a un marqueur bouclier"
    return f"c’est l’effet {de_(names, event.by)}"


def not_prevented(events: Sequence[ev.DamageNotPrevented], names: Names) -> str:
    """CR 615.12: once for all that would prevent the same damage in vain."""
    vain: dict[tuple[ObjectId, Recipient, int, ObjectId], list[ObjectId]] = {}
    for each in events:
        vain.setdefault((each.source, each.recipient, each.amount, each.why), []).append(each.by)
    return clauses(
        [
            f"{one_or_more(amount, 'la blessure', f'les {amount} blessures')}"
            f" {que(le(names, source))} infligerait {a_(names, recipient)}"
            f" {one_or_more(amount, 'ne peut pas être prévenue', 'ne peuvent pas être prévenues')},"
            f" même par {listed(names, by)}{'' if why == source else f' (effet {de_(names, why)})'}"
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
            "créature"
            if all_creatures(events, passage.beside(ev.DamageMarked), passage.beside(ev.CountersPut))
            else "permanent"
        )
        receive = one_or_more(found.others, "reçoit", "reçoivent")
        told.append(f"{counted(found.others, what)} {receive} {counted(found.amount, 'blessure')}")
    return clauses(told)


def strike(struck: Strike, names: Names) -> str:
    does = verb(struck.sources, "inflige", "infligent")
    return f"{listed(names, struck.sources)} {does} {joined(amounts(names, struck.shares))}"


def life_gained(passage: Passage, names: Names) -> str:
    """What each player gains, and from what."""
    gains: dict[str, list[ev.LifeGained]] = {}
    for event in passage.of(ev.LifeGained):
        gains.setdefault(event.player, []).append(event)
    lifelink = Reason.LIFELINK in passage.why
    return clauses(
        [
            f"{le(names, player)} gagne {life(sum(each.amount for each in gained))}"
            f" ({thanks(names, [each.source for each in gained], lifelink=lifelink)})"
            for player, gained in gains.items()
        ]
    )


def thanks(names: Names, sources: Sequence[ObjectId], *, lifelink: bool) -> str:
    if not lifelink:
        return listed(names, sources)
    return f"{known_as(KeywordName.LIFELINK, name(KeywordName.LIFELINK))} {listed(names, sources, de)}"


def life(amount: int) -> str:
    return counted(amount, "point de vie", "points de vie")


def marked(event: ev.DamageMarked, names: Names) -> str:
    are = one_or_more(event.amount, "est marquée", "sont marquées")
    return f"{counted(event.amount, 'blessure')} {are} sur {le(names, event.permanent)}"
