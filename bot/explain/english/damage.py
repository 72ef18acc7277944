"""English clauses about damage and life: divided, prevented, dealt, gained."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.explain.english.nouns import agreeing_verb, list_names, name_with_article
from bot.explain.english.qualities import clause_of_protection
from bot.explain.english.words import BANDED, DIVIDED
from bot.explain.english_grammar import (
    clause_with_reason,
    join_clauses,
    join_first_words,
    join_words,
    number_and_noun,
    possessive,
)
from bot.explain.figures import (
    Division,
    Share,
    Strike,
    all_creatures,
    counter_name,
    divide_met_from_beyond,
    strikes_by_recipient,
    totals_by_recipient,
)
from bot.explain.names import Names
from bot.explain.number_changes import steps_of_changed_damage
from bot.explain.passages import Passage


def clause_of_assigned(passage: Passage, names: Names) -> str:
    """How damage is divided, and why; told as dealt where nothing stood between (CR 510.1-510.2)."""
    events = passage.of(ev.DamageAssigned)
    sources = tuple(dict.fromkeys(event.source for event in events))
    if len(sources) > 1:
        return clause_of_crowd_assignment(passage, sources, names)
    does = "deals" if passage.beside(ev.DamageDealt) else "assigns"
    divided = divide_met_from_beyond(events, passage.beside(ev.BlockerDeclared), trample=Reason.TRAMPLE in passage.why)
    deathtouch = Reason.LETHAL_BY_DEATHTOUCH in passage.why
    told = f"{name_with_article(names, sources[0])} {does} {clause_of_division(divided, names, deathtouch=deathtouch)}"
    chosen = passage.words_for_reason(DIVIDED) or words_of_division_choice(
        passage.beside(ev.ChoiceMade), names, past_blockers=bool(divided.fought and divided.beyond)
    )
    reasons = (passage.words_for_reason(BANDED), chosen)
    return clause_with_reason(told, "; ".join(filter(None, reasons)) or None)


def clause_of_division(divided: Division, names: Names, *, deathtouch: bool) -> str:
    """CR 702.19b, 702.2c: lethal damage first, then the rest past the blockers."""
    met = words_of_shares(names, divided.fought)
    if not divided.fought or not divided.beyond:
        return join_words(met or words_of_shares(names, divided.beyond))
    lethal = "lethal with deathtouch" if deathtouch else "lethal damage"
    rest = [share_to_recipient(names, share) for share in divided.beyond]
    if len(rest) == 1:
        rest = [f"the other {rest[0]}"]
    return join_words([*met[:-1], f"{met[-1]} ({lethal})", *rest])


def words_of_division_choice(choices: Sequence[ev.ChoiceMade], names: Names, *, past_blockers: bool) -> str | None:
    """Whether somebody may divide it in another way; by default as much as can goes past the blockers."""
    if not choices:
        return None
    if choices[0].options < 2:
        return "no other division is legal"
    if not choices[0].default:
        return None
    who = possessive(name_with_article(names, choices[0].player))
    return "no more can go past the blockers" if past_blockers else f"{who} choice"


def clause_of_crowd_assignment(passage: Passage, sources: Sequence[ObjectId], names: Names) -> str:
    """A crowd's damage in sums."""
    events = passage.of(ev.DamageAssigned)
    found = totals_by_recipient(events)
    parts = [share_to_recipient(names, share) for share in found.named]
    if found.others:
        parts.append(f"{found.amount} to {number_and_noun(found.others, 'permanent')}")
    total = sum(event.amount for event in events)
    by_default = " by default" if any(each.default for each in passage.beside(ev.ChoiceMade)) else ""
    return f"{list_names(names, sources)} divide {total} damage{by_default}: {join_words(parts)}"


def words_of_shares(names: Names, parts: Sequence[Share]) -> list[str]:
    """Each share; the first one says what is shared."""
    if not parts:
        return []
    first, *others = parts
    return [
        f"{first.amount} damage to {name_with_article(names, first.recipient)}",
        *(share_to_recipient(names, share) for share in others),
    ]


def share_to_recipient(names: Names, share: Share) -> str:
    return f"{share.amount} to {name_with_article(names, share.recipient)}"


def clause_of_prevented(passage: Passage, names: Names) -> str:
    """CR 615.6: how much from whom to whom, and whose effect did it."""
    events = passage.of(ev.DamagePrevented)
    return clause_with_cause(
        f"{clause_of_would_be_damage(events, sum(each.amount for each in events), names)} is prevented", passage, names
    )


def clause_of_changed_damage(passage: Passage, names: Names) -> str:
    """CR 614.1a: how much it would be, and how much it becomes."""
    events = passage.of(ev.DamageChanged)
    if len({each.recipient for each in events}) > 1:
        changes = [f"{steps} to {name_with_article(names, who)}" for who, steps in steps_of_changed_damage(events)]
        return f"{name_with_article(names, events[0].by)} changes the damage: {join_first_words(changes)}"
    after = sum(each.amount for each in events)
    what = clause_of_would_be_damage(events, sum(each.before for each in events), names)
    return clause_with_cause(f"{what} {f'becomes {after}' if after else 'is reduced to 0'}", passage, names)


def clause_of_redirected(passage: Passage, names: Names) -> str:
    """CR 614.9: to whom it goes instead."""
    events = passage.of(ev.DamageRedirected)
    onto = tuple(dict.fromkeys(each.onto for each in events))
    what = clause_of_would_be_damage(events, sum(each.amount for each in events), names)
    return clause_with_cause(f"{what} is redirected to {list_names(names, onto)}", passage, names)


def clause_of_replaced(passage: Passage, names: Names) -> str:
    """CR 614.6: what comes instead of it."""
    events = passage.of(ev.DamageReplaced)
    amount = sum(each.amount for each in events)
    put = number_and_noun(amount, f"{counter_name(events[0].kind)} counter")
    return clause_with_cause(
        f"{clause_of_would_be_damage(events, amount, names)} becomes {put} instead", passage, names
    )


Changing: TypeAlias = ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced


def clause_of_would_be_damage(events: Sequence[Changing], amount: int, names: Names) -> str:
    """The damage that does not happen like that."""
    sources = tuple(dict.fromkeys(each.source for each in events))
    recipients = tuple(dict.fromkeys(each.recipient for each in events))
    damage = "the damage" if amount == 1 else f"the {amount} damage"
    return f"{damage} that {list_names(names, sources)} would deal to {list_names(names, recipients)}"


def clause_with_cause(told: str, passage: Passage, names: Names) -> str:
    """With the reason, where it is one for all of it."""
    event = passage.first
    one = len({getattr(each, "recipient", None) for each in passage.events}) == 1
    return clause_with_reason(
        told, words_of_damage_change_reason(event, names) if one and isinstance(event, Changing) else None
    )


def words_of_damage_change_reason(event: Changing, names: Names) -> str:
    if len(event.among) > 1:
        return (
            f"several effects apply, and {name_with_article(names, event.chooser)} chose that of "
            f"{name_with_article(names, event.by)} first"
        )
    if isinstance(event, ev.DamagePrevented) and event.quality is not None:
        guarded = event.recipient if isinstance(event.recipient, PlayerId) else event.by
        return clause_of_protection(names, guarded, event.source, event.quality)
    if isinstance(event, ev.DamagePrevented) and event.shield_counter:
        return f"{name_with_article(names, event.by)} has a shield counter"
    return f"that is {possessive(name_with_article(names, event.by))} effect"


def clause_of_not_prevented(events: Sequence[ev.DamageNotPrevented], names: Names) -> str:
    """CR 615.12: once for all that would prevent the same damage in vain."""
    vain: dict[tuple[ObjectId, Recipient, int, ObjectId], list[ObjectId]] = {}
    for each in events:
        vain.setdefault((each.source, each.recipient, each.amount, each.why), []).append(each.by)
    return join_clauses(
        [
            f"the {amount} damage that {name_with_article(names, source)} would deal to "
            f"{name_with_article(names, recipient)} can't be prevented,"
            " not even by "
            f"{list_names(names, by)}{'' if why == source else f', because of {name_with_article(names, why)}'}"
            for (source, recipient, amount, why), by in vain.items()
        ]
    )


def clause_of_dealt(passage: Passage, names: Names) -> str:
    """Simultaneous damage (CR 510.2)."""
    events = passage.of(ev.DamageDealt)
    found = strikes_by_recipient(events)
    told = [clause_of_strike(each, names) for each in found.strikes]
    if found.others:
        what = (
            "creature"
            if all_creatures(events, passage.beside(ev.DamageMarked), passage.beside(ev.CountersPut))
            else "permanent"
        )
        told.append(
            f"{number_and_noun(found.others, what)} {'is' if found.others == 1 else 'are'} dealt {found.amount} damage"
        )
    return join_clauses(told)


def clause_of_strike(struck: Strike, names: Names) -> str:
    does = agreeing_verb(struck.sources, "deals", "deal")
    return f"{list_names(names, struck.sources)} {does} {join_words(words_of_shares(names, struck.shares))}"


def clause_of_life_gained(passage: Passage, names: Names) -> str:
    """What each player gains, and from what."""
    events = passage.of(ev.LifeGained)
    gains: dict[str, list[ev.LifeGained]] = {}
    for event in events:
        gains.setdefault(event.player, []).append(event)
    lifelink = Reason.LIFELINK in passage.why
    return join_clauses(
        [
            f"{name_with_article(names, player)} gains {sum(each.amount for each in gained)} life"
            f" ({'lifelink of ' if lifelink else ''}{list_names(names, [each.source for each in gained])})"
            for player, gained in gains.items()
        ]
    )


def clause_of_marked(event: ev.DamageMarked, names: Names) -> str:
    return f"{event.amount} damage is marked on {name_with_article(names, event.permanent)}"
