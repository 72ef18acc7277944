"""What a text that was not understood may mean: at most five lines that work, for each thing that must be asked."""

import re
from collections.abc import Iterator

from bot.judge.asked import AskedRuling
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent, DraftThing, Leftover
from bot.judge.language.asked.follow_ups import FOLLOWS
from bot.judge.language.asked.reading_text import read_text
from bot.judge.language.asked.words.players import ME
from bot.judge.problems import ScenarioError
from bot.language import Language
from bot.ui.commands.names import card_name
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Pending
from bot.ui.strings import strings_in

LONGEST = 1000
"""In characters: longer texts are shown no readings, of which each is read once to see that it works."""
MOST_LOOKED_AT = 12
JOINED = re.compile(r"\s*(?:,|\+|&|\band|\bet)?\s*$", re.IGNORECASE)
LONGEST_LABEL = 80
"""In characters, as Discord has it."""


def pending_of(asked: AskedRuling, text: str, question: str, desk: Desk, lang: Language) -> tuple[Pending, ...]:
    """Return what must be asked with its readings; nothing where no line is known that works."""
    if len(text) > LONGEST:
        return ()
    options: dict[str, str] = {}
    for label, line in list(lines_meant(asked, text, desk, lang))[:MOST_LOOKED_AT]:
        if len(options) < MOST_BUTTONS and line not in options.values() and works(line, desk, lang):
            options.setdefault(label[:LONGEST_LABEL], line)
    buttons = tuple(Button(label, "judge", {"text": line}, lang) for label, line in options.items())
    return (Pending(question, buttons),) if buttons else ()


def works(line: str, desk: Desk, lang: Language) -> bool:
    """Whether the line can be played as it stands."""
    try:
        reading = read_text(line, lang, desk.cards)
    except ScenarioError:
        return False
    return reading.placed is not None and bool(reading.placed.document["do"]) and not reading.draft.missing


def lines_meant(asked: AskedRuling, text: str, desk: Desk, lang: Language) -> Iterator[tuple[str, str]]:
    """Yield lines that may be what is meant, each with what it is called; not all of them work."""
    draft = asked.reading.draft
    weighty = [each for each in draft.leftovers if each.weighty]
    if weighty:
        if FOLLOWS not in text:
            for each in weighty:
                yield from lines_without(asked, each, desk, lang)
        return
    for missing in draft.missing[:1]:
        match missing.what:
            case "attacker":
                yield from lines_of_blocks(asked, text, desk, lang)
            case "blocker":
                yield from lines_of_blockers(asked, text, missing.about, desk, lang)
            case "what":
                yield from lines_of_fates(asked, text, desk, lang)
            case _:
                pass  # a size or a name, which nobody can list


def lines_without(asked: AskedRuling, leftover: Leftover, desk: Desk, lang: Language) -> Iterator[tuple[str, str]]:
    """Yield the text with a card's name in the place of what was not understood, and the text without it."""
    said = asked.reading.said
    start, end = said.tokens[leftover.span[0]].start, said.tokens[leftover.span[1] - 1].end
    before, behind = said.text[:start], said.text[end:]
    names = list(leftover.readings)
    if not names and leftover.text[:1].isalpha():
        names = [each.name for each in desk.cards.find(leftover.text, lang).cards[:3]]
    for name in names:
        yield name, f"{before}{name}{behind}"
    yield strings_in(lang)("asked-without", words=leftover.text), f"{JOINED.sub('', before)}{behind}".strip()


def lines_of_blocks(asked: AskedRuling, text: str, desk: Desk, lang: Language) -> Iterator[tuple[str, str]]:
    """Yield for each attacker that it is the one that is blocked."""
    draft, say = asked.reading.draft, strings_in(lang)
    attack = next(each for each in draft.events if each.deed is Deed.ATTACK)
    attackers = attack.who or [each for each in draft.things if each.owner == attack.by and each.zone is None]
    for block in (each for each in draft.events if is_open_block(each)):
        for attacker in attackers:
            message = "asked-line-i-block" if block.by == ME else "asked-line-they-block"
            told = say(message, attacker=words_of(attacker, desk, lang), blocker=words_of(block.who[0], desk, lang))
            yield told, f"{text} {FOLLOWS} {told}"


def is_open_block(event: DraftEvent) -> bool:
    """Whether somebody blocks with something, and nobody said what."""
    return event.deed is Deed.BLOCK and bool(event.who) and not event.none and not event.targets


def lines_of_blockers(
    asked: AskedRuling, text: str, player: str, desk: Desk, lang: Language
) -> Iterator[tuple[str, str]]:
    """Yield for each creature of the player that it blocks."""
    say = strings_in(lang)
    for thing in asked.reading.draft.things:
        if thing.owner == player and thing.zone is None and not thing.made_for_question:
            message = "asked-line-i-block-with" if player == ME else "asked-line-they-block-with"
            told = say(message, blocker=words_of(thing, desk, lang))
            yield told, f"{text} {FOLLOWS} {told}"


def lines_of_fates(asked: AskedRuling, text: str, desk: Desk, lang: Language) -> Iterator[tuple[str, str]]:
    """Yield for each thing that its fate is asked."""
    for thing in asked.reading.draft.things:
        if thing.zone is None and not thing.made_for_question:
            told = strings_in(lang)("asked-line-dies", thing=words_of(thing, desk, lang))
            yield told, f"{text} {FOLLOWS} {told}"


def words_of(thing: DraftThing, desk: Desk, lang: Language) -> str:
    """What a thing is called in a line: its card's name, or its size and keywords with an article."""
    if thing.card is None:
        return strings_in(lang)("asked-the-creature", size=" ".join([thing.size, *thing.traits]))
    named = desk.cards.find(thing.card, "en").cards
    return card_name(named[0], lang) if named else thing.card
