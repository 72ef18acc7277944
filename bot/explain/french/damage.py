"""French clauses about damage and life: divided, prevented, dealt, gained."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.explain.figures import (
    Division,
    Share,
    Strike,
    all_creatures,
    divide_met_from_beyond,
    strikes_by_recipient,
    totals_by_recipient,
)
from bot.explain.french.keywords import french_keyword_name, known_as
from bot.explain.french.nouns import a_name, agreeing_verb, de_name, list_names, name_with_article
from bot.explain.french.permanents import words_of_counters
from bot.explain.french.qualities import clause_of_protection
from bot.explain.french.words import BANDED, DIVIDED
from bot.explain.french_grammar import (
    THIN,
    clause_with_reason,
    join_clauses,
    join_first_words,
    join_words,
    number_and_noun,
    one_or_more,
    with_preposition_a,
    with_preposition_de,
    with_que,
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
    does = "inflige" if passage.beside(ev.DamageDealt) else "assigne"
    divided = divide_met_from_beyond(events, passage.beside(ev.BlockerDeclared), trample=Reason.TRAMPLE in passage.why)
    deathtouch = Reason.LETHAL_BY_DEATHTOUCH in passage.why
    told = f"{name_with_article(names, sources[0])} {does} {clause_of_division(divided, names, deathtouch=deathtouch)}"
    chosen = passage.words_for_reason(DIVIDED) or words_of_division_choice(
        passage.beside(ev.ChoiceMade), names, past_blockers=bool(divided.fought and divided.beyond)
    )
    reasons = (passage.words_for_reason(BANDED), chosen)
    return clause_with_reason(told, f"{THIN}; ".join(filter(None, reasons)) or None)


def clause_of_division(divided: Division, names: Names, *, deathtouch: bool) -> str:
    """CR 702.19b, 702.2c: lethal damage first, then the rest past the blockers."""
    met = words_of_shares(names, divided.fought)
    if not divided.fought or not divided.beyond:
        return join_words(met or words_of_shares(names, divided.beyond))
    total = sum(share.amount for share in divided.fought)
    lethal = one_or_more(total, "blessure mortelle", "blessures mortelles")
    why = known_as(KeywordName.DEATHTOUCH, french_keyword_name(KeywordName.DEATHTOUCH)) if deathtouch else lethal
    shares = divided.beyond
    rest = [the_rest(names, shares[0])] if len(shares) == 1 else [share_to_recipient(names, share) for share in shares]
    return join_words([*met[:-1], f"{met[-1]} ({why})", *rest])


def words_of_division_choice(choices: Sequence[ev.ChoiceMade], names: Names, *, past_blockers: bool) -> str | None:
    """Whether somebody may divide it in another way; by default as much as can goes past the blockers."""
    if not choices:
        return None
    if choices[0].options < 2:
        return "c’est la seule répartition légale"
    if not choices[0].default:
        return None
    return "c’est le plus qui puisse passer" if past_blockers else f"au choix {de_name(names, choices[0].player)}"


def clause_of_crowd_assignment(passage: Passage, sources: Sequence[ObjectId], names: Names) -> str:
    """A crowd's damage in sums."""
    events = passage.of(ev.DamageAssigned)
    found = totals_by_recipient(events)
    parts = [share_to_recipient(names, share) for share in found.named]
    if found.others:
        parts.append(f"{found.amount} à {number_and_noun(found.others, 'permanent')}")
    damage = number_and_noun(sum(event.amount for event in events), "blessure")
    by_default = " par défaut" if any(each.default for each in passage.beside(ev.ChoiceMade)) else ""
    return f"{list_names(names, sources)} répartissent {damage}{by_default}{THIN}: {join_words(parts)}"


def the_rest(names: Names, share: Share) -> str:
    left = one_or_more(share.amount, "la dernière", f"les {share.amount} autres")
    return f"{left} {a_name(names, share.recipient)}"


def words_of_shares(names: Names, parts: Sequence[Share]) -> list[str]:
    """Each share; the first one says what is shared."""
    if not parts:
        return []
    first, *others = parts
    told = f"{number_and_noun(first.amount, 'blessure')} {a_name(names, first.recipient)}"
    return [told, *(share_to_recipient(names, share) for share in others)]


def share_to_recipient(names: Names, share: Share) -> str:
    return f"{share.amount} {a_name(names, share.recipient)}"


def clause_of_prevented(passage: Passage, names: Names) -> str:
    """CR 615.6: how much from whom to whom, and whose effect did it."""
    events = passage.of(ev.DamagePrevented)
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est prévenue", "sont prévenues")
    return clause_with_cause(f"{clause_of_would_be_damage(events, amount, names)} {are}", passage, names)


def clause_of_changed_damage(passage: Passage, names: Names) -> str:
    """CR 614.1a: how much it would be, and how much it becomes."""
    events = passage.of(ev.DamageChanged)
    if len({each.recipient for each in events}) > 1:
        changes = [f"{steps} {a_name(names, who)}" for who, steps in steps_of_changed_damage(events)]
        return f"{name_with_article(names, events[0].by)} change les blessures{THIN}: {join_first_words(changes)}"
    before, after = sum(each.before for each in events), sum(each.amount for each in events)
    what = clause_of_would_be_damage(events, before, names)
    goes = one_or_more(before, "passe", "passent")
    reduced = one_or_more(before, "est réduite à 0", "sont réduites à 0")
    return clause_with_cause(f"{what} {f'{goes} à {after}' if after else reduced}", passage, names)


def clause_of_redirected(passage: Passage, names: Names) -> str:
    """CR 614.9: to whom it goes instead."""
    events = passage.of(ev.DamageRedirected)
    onto = tuple(dict.fromkeys(each.onto for each in events))
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est redirigée", "sont redirigées")
    return clause_with_cause(
        f"{clause_of_would_be_damage(events, amount, names)} {are} vers {list_names(names, onto)}", passage, names
    )


def clause_of_replaced(passage: Passage, names: Names) -> str:
    """CR 614.6: what comes instead of it."""
    events = passage.of(ev.DamageReplaced)
    amount = sum(each.amount for each in events)
    are = one_or_more(amount, "est remplacée", "sont remplacées")
    put = words_of_counters(amount, events[0].kind)
    return clause_with_cause(f"{clause_of_would_be_damage(events, amount, names)} {are} par {put}", passage, names)


Changing: TypeAlias = ev.DamagePrevented | ev.DamageChanged | ev.DamageRedirected | ev.DamageReplaced


def clause_of_would_be_damage(events: Sequence[Changing], amount: int, names: Names) -> str:
    """The damage that does not happen like that."""
    sources = tuple(dict.fromkeys(each.source for each in events))
    recipients = tuple(dict.fromkeys(each.recipient for each in events))
    damage = one_or_more(amount, "la blessure", f"les {amount} blessures")
    would = agreeing_verb(sources, "devrait infliger", "devraient infliger")
    return (
        f"{damage} {with_que(list_names(names, sources))} {would} {list_names(names, recipients, with_preposition_a)}"
    )


def clause_with_cause(told: str, passage: Passage, names: Names) -> str:
    """With the reason, where it is one for all of it."""
    event = passage.first
    one = len({getattr(each, "recipient", None) for each in passage.events}) == 1
    return clause_with_reason(
        told, words_of_damage_change_reason(event, names) if one and isinstance(event, Changing) else None
    )


def words_of_damage_change_reason(event: Changing, names: Names) -> str:
    if len(event.among) > 1:
        chooser, by = name_with_article(names, event.chooser), de_name(names, event.by)
        return f"plusieurs effets s’appliquent, et {chooser} choisit d’abord celui {by}"
    if isinstance(event, ev.DamagePrevented) and event.quality is not None:
        guarded = event.recipient if isinstance(event.recipient, PlayerId) else event.by
        return clause_of_protection(names, guarded, event.source, event.quality)
    if isinstance(event, ev.DamagePrevented) and event.shield_counter:
        return f"{name_with_article(names, event.by)} a un marqueur bouclier"
    return f"c’est l’effet {de_name(names, event.by)}"


def clause_of_not_prevented(events: Sequence[ev.DamageNotPrevented], names: Names) -> str:
    """CR 615.12: once for all that would prevent the same damage in vain."""
    vain: dict[tuple[ObjectId, Recipient, int, ObjectId], list[ObjectId]] = {}
    for each in events:
        vain.setdefault((each.source, each.recipient, each.amount, each.why), []).append(each.by)
    return join_clauses(
        [
            f"{one_or_more(amount, 'la blessure', f'les {amount} blessures')}"
            f" {with_que(name_with_article(names, source))} devrait infliger {a_name(names, recipient)}"
            f" {one_or_more(amount, 'ne peut pas être prévenue', 'ne peuvent pas être prévenues')},"
            f" même par {list_names(names, by)}{'' if why == source else f' (effet {de_name(names, why)})'}"
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
            "créature"
            if all_creatures(events, passage.beside(ev.DamageMarked), passage.beside(ev.CountersPut))
            else "permanent"
        )
        receive = one_or_more(found.others, "reçoit", "reçoivent")
        told.append(f"{number_and_noun(found.others, what)} {receive} {number_and_noun(found.amount, 'blessure')}")
    return join_clauses(told)


def clause_of_strike(struck: Strike, names: Names) -> str:
    does = agreeing_verb(struck.sources, "inflige", "infligent")
    return f"{list_names(names, struck.sources)} {does} {join_words(words_of_shares(names, struck.shares))}"


def clause_of_life_gained(passage: Passage, names: Names) -> str:
    """What each player gains, and from what."""
    gains: dict[str, list[ev.LifeGained]] = {}
    for event in passage.of(ev.LifeGained):
        gains.setdefault(event.player, []).append(event)
    lifelink = Reason.LIFELINK in passage.why
    return join_clauses(
        [
            f"{name_with_article(names, player)} gagne {points_of_life(sum(each.amount for each in gained))}"
            f" ({thanks_to_sources(names, [each.source for each in gained], lifelink=lifelink)})"
            for player, gained in gains.items()
        ]
    )


def thanks_to_sources(names: Names, sources: Sequence[ObjectId], *, lifelink: bool) -> str:
    if not lifelink:
        return list_names(names, sources)
    return (
        f"{known_as(KeywordName.LIFELINK, french_keyword_name(KeywordName.LIFELINK))} "
        f"{list_names(names, sources, with_preposition_de)}"
    )


def points_of_life(amount: int) -> str:
    return number_and_noun(amount, "point de vie", "points de vie")


def clause_of_marked(event: ev.DamageMarked, names: Names) -> str:
    are = one_or_more(event.amount, "est marquée", "sont marquées")
    return f"{number_and_noun(event.amount, 'blessure')} {are} sur {name_with_article(names, event.permanent)}"
