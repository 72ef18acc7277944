"""What a message is about: the keywords, cards and rules that it names, explained for somebody who reads along."""

import re

from bot.cards.keys import normalize_name
from bot.cards.names import NamedCard
from bot.language import Language
from bot.reference.citations import shipped_citations
from bot.reference.mentions import keywords_in, names_in, rules_in
from bot.ui.commands.keyword import keyword_button, keyword_heading
from bot.ui.commands.names import card_name
from bot.ui.commands.rule_shown import first_words_of_rule, rule_button
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS, Button, Reply, Section
from bot.ui.strings import strings_in

MOST_OF_A_KIND = 8
LONG = 3
"""Words of more letters are seldom everyday words together."""
WITHIN_SENTENCE = re.compile(r"(?<=[^\W\d_A-Z] )[^\W\da-z_]\w+")
"""A word with a capital letter that begins no sentence."""
LONGEST_MESSAGE = 4000
"""In characters; the rest of a message is not looked at."""


def explain_message(desk: Desk, lang: Language, text: str) -> Reply:
    """Explain each keyword of a message in a line, and name its cards and rules with a button for each."""
    say, read = strings_in(lang), text[:LONGEST_MESSAGE]
    entries = keywords_in(read, desk.keywords)[:MOST_OF_A_KIND]
    cards = cards_in(desk, read)[:MOST_OF_A_KIND]
    rules = [number for number in rules_in(read) if is_rule(desk, number)][:MOST_OF_A_KIND]
    if not (entries or cards or rules):
        return Reply("not understood", lang, say("message-nothing"), certain=False)
    sections = (
        Section("", tuple(keyword_heading(entry, lang) for entry in entries)),
        Section(say("message-cards"), tuple(card_line(desk, card, lang) for card in cards)),
        Section(say("message-rules"), tuple(rule_line(desk, number, lang) for number in rules)),
    )
    buttons = [
        *(rule_button(number, lang) for number in rules),
        *(Button(card_name(card, lang), "card", {"card": card.name}, lang) for card in cards),
        *(keyword_button(entry, lang) for entry in entries),
    ]
    return Reply(
        "keyword",
        lang,
        say("message-found"),
        tuple(section for section in sections if section.lines),
        rules=tuple(dict.fromkeys([*rules, *(entry.rule for entry in entries)])),
        buttons=tuple(buttons[:MOST_BUTTONS]),
    )


def cards_in(desk: Desk, text: str) -> list[NamedCard]:
    """Return the cards whose whole names are in a text.

    A name of several words begins with a capital letter or has long words alone; a name of one word does so within a
    sentence, or is the whole text. Names that several cards have are passed over: too many of them are everyday
    words; a part of a card that is called like another card is none of them."""
    within = {*WITHIN_SENTENCE.findall(text), text.strip()}

    def called(name: str) -> NamedCard | None:
        words = name.split()
        if not (name in within if len(words) == 1 else name[0].isupper() or all(len(each) > LONG for each in words)):
            return None
        keys = [key for key in desk.cards.exact(normalize_name(name)) if not key.exact_only]
        exact = {key.card for key in keys if key.kind == min(each.kind for each in keys)}
        return exact.pop() if len(exact) == 1 else None

    return list(dict.fromkeys(names_in(text, called)))


def card_line(desk: Desk, card: NamedCard, lang: Language) -> str:
    """Return a card's name and type line."""
    face = desk.cards.record(card).faces[card.face or 0]
    return f"{card_name(card, lang)} · {face.type_line_in(lang) or face.type_line}"


def is_rule(desk: Desk, number: str) -> bool:
    book = desk.rulebook
    return shipped_citations().known(number) if book is None else book.rule(number) is not None


def rule_line(desk: Desk, number: str, lang: Language) -> str:
    """Return a rule in one line, or its number alone where no text was synced."""
    book = desk.rulebook
    rule = None if book is None else book.rule(number)
    return number if rule is None else first_words_of_rule(rule, lang)
