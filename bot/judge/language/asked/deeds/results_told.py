"""What is said to come of what happens: a result that something before it brings about is no event of its own.

"I cast Divination and draw two" draws two cards, and no four. What is told so is compared with the outcome."""

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Told
from bot.judge.language.asked.drafting.drafting import Drafting
from bot.judge.language.asked.phrases.things_said import ThingSaid

BROUGHT_ABOUT: Mapping[str, re.Pattern[str]] = {
    "draw": re.compile(r"\bdraws?\b", re.IGNORECASE),
    "gain": re.compile(r"\bgains? [^.]*\blife\b|\blifelink\b", re.IGNORECASE),
    "lose": re.compile(r"\bloses? [^.]*\blife\b|\bpay [^.]*\blife\b|\bdamage\b", re.IGNORECASE),
    "damage": re.compile(r"\bdamage\b", re.IGNORECASE),
    "create": re.compile(r"\bcreates?\b", re.IGNORECASE),
    "mill": re.compile(r"\bmills?\b", re.IGNORECASE),
    "discard": re.compile(r"\bdiscards?\b", re.IGNORECASE),
    "total": re.compile(r"\blife\b|\bdamage\b|\blifelink\b", re.IGNORECASE),
    "kill": re.compile(r"\bdestroy|\bdamage\b|gets? [-−]", re.IGNORECASE),
}
"""What the text of a card says that brings such a result about."""
CONDITION = re.compile(r"\b(?:when(?:ever)?|if)\b[^,.\n]*,", re.IGNORECASE)
"""What a text waits for and does not do."""
OF_COMBAT = frozenset({"lose", "damage", "kill", "total"})
"""The results that every combat may have."""


def is_brought_about(draft: Drafting, parts: Parts, result: str) -> bool:
    """Whether something that happens before has this result by itself: what its card says, or a combat."""
    happened = [each for each in draft.draft.events if each.deed is not Deed.STEP]
    if says_another_source(draft, parts) or not (happened or draft.draft.step):
        return False
    if result in OF_COMBAT and any(each.deed is Deed.ATTACK for each in happened):
        return True
    return any(BROUGHT_ABOUT[result].search(CONDITION.sub(" ", text)) for text in texts_at_work(draft, happened))


def says_another_source(draft: Drafting, parts: Parts) -> bool:
    """Whether what does it is named here: then it happens here."""
    named = [*parts.subjects, *(each for prep in ("from", "by") for each in parts.behind.get(prep, []))]
    return any(
        isinstance(each, ThingSaid)
        and each.head in {"card", "size"}
        and not draft.find_things(each, None, make=False)
        and not any(each.cards and event.card == draft.cards.name_of(each.cards[0]) for event in draft.draft.events)
        for each in named
    )


def texts_at_work(draft: Drafting, happened: Sequence[DraftEvent]) -> Iterator[str]:
    """Yield the texts of what was cast or used, and of what lies there."""
    for event in happened:
        yield event.text
        if event.card is not None:
            yield draft.cards.text(event.card)
    for thing in draft.draft.things:
        if thing.zone in {None, "stack"}:
            yield " ".join(thing.traits)
            if thing.card is not None:
                yield draft.cards.text(thing.card)


def tell_result(
    draft: Drafting,
    parts: Parts,
    result: str,
    number: int | None = None,
    about: Sequence[DraftThing | str] = (),
) -> bool:
    """Keep what is told to come of what happened; False where nothing that happened brings it about."""
    if not is_brought_about(draft, parts, result):
        return False
    for each in parts.all_things():
        draft.used.add(each.start)
    if number is not None:
        draft.added_up.append(number)
    draft.draft.told += [Told(result, each, number) for each in about]
    fought = draft.draft.events and draft.draft.events[-1].deed in {Deed.ATTACK, Deed.BLOCK}
    draft.fought_out = draft.fought_out or (result in OF_COMBAT and bool(fought))
    return True
