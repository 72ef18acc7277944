"""`/card`: a card as it reads in the asker's language, and what the engine plays of it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never
from urllib.parse import quote

from bot.cards.model import CardFace, CardRecord
from bot.cards.names import Ambiguous, Found, Match, NotFound, named_card_of
from bot.judge.problems import shown_in_message
from bot.language import RULES_LANGUAGE, Language, other_languages
from bot.oracle.lines.compiler import compile_text
from bot.oracle.lines.faces import supertypes_and_types
from bot.reference.french_type_lines import text_today, type_line_today
from bot.reference.typography import with_apostrophes
from bot.ui.age import data_age
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.legality import legality_lines
from bot.ui.commands.names import card_name, names_side_by_side
from bot.ui.desk import Desk
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in

SCRYFALL_CARD = "https://scryfall.com/search?q=oracleid%3A{}"
SCRYFALL_NAME = "https://scryfall.com/search?q=%21%22{}%22"
"""Scryfall's pages that show one card, by its Oracle id or by its exact name."""

TWO_SIDED = frozenset({"transform", "modal_dfc"})
"""Layouts whose faces are on two sides of the card (CR 712.1); all others show every face at once."""


def show_card(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the card that the option names, or list those that it may mean."""
    match = desk.cards.find(options["card"], lang)
    if not isinstance(match, Found):
        return say_unclear(desk, match, lang, "card")
    record = desk.cards.record(match.card)
    side = match.card.face if record.layout in TWO_SIDED else None
    faces = record.faces if side is None else (record.faces[side],)
    sections = [section for face in faces for section in face_sections(face, lang, titled=len(faces) > 1)]
    eras = Section(strings_in(lang)("card-since"), tuple(era_lines(faces, lang)))
    sections += [eras] if eras.lines else []
    formats = Section(strings_in(lang)("card-formats"), tuple(legality_lines(record, lang)))
    return Reply(
        "card",
        lang,
        card_title(faces, lang),
        (
            *guess_sections(match, lang),
            *sections,
            *other_language(record, lang),
            *([formats] if formats.lines else []),
        ),
        certain=not match.is_guess,
        footer=data_age(desk, lang) if record.origin == "synced" else strings_in(lang)("reply-shipped"),
        image=faces[0].image,
        link=scryfall_page(record),
        buttons=tuple(card_buttons(desk, record, side or 0, lang)),
    )


def guess_sections(match: Found, lang: Language) -> Iterator[Section]:
    """Yield what a misspelt name is taken for."""
    if match.is_guess:
        told = strings_in(lang)("asked-guess", typed=shown_in_message(match.query), name=card_name(match.card, lang))
        yield Section("", (told,))


ERAS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("any-target", re.compile(r"\bany (?:one )?target\b|\bone, two, or three targets\b|\bany number of targets\b")),
    (
        "player-or-planeswalker",
        re.compile(
            r"\bdamage[^.\n]*\btarget (?:(?:player|opponent) or planeswalker|planeswalker or (?:player|opponent))\b"
        ),
    ),
)
"""Wordings that came in April 2018 with the end of redirection (CR 115.4, 306.8), by the message that says so."""
LEGENDARY_PLANESWALKER = re.compile(r"\bLegendary\b.*\bPlaneswalker\b")


def era_lines(faces: Sequence[CardFace], lang: Language) -> Iterator[str]:
    """Yield what an older printing of the card says otherwise, by the words that the rules changed on many cards."""
    say = strings_in(lang)
    for name, words in ERAS:
        if any(words.search(face.text) for face in faces):
            yield say(f"card-since-{name}")
    if any(LEGENDARY_PLANESWALKER.search(face.type_line) for face in faces):
        yield say("card-since-legendary")


def scryfall_page(record: CardRecord) -> str:
    """Return the address at which the card's printings can be seen: by name for a shipped card, which has no Oracle id
    of Scryfall's."""
    if record.origin == "synced":
        return SCRYFALL_CARD.format(record.oracle_id)
    return SCRYFALL_NAME.format(quote(record.name))


def card_buttons(desk: Desk, record: CardRecord, side: int, lang: Language) -> Iterator[Button]:
    """Yield buttons for the other side, the rulings, and the card in the other language.

    Each asks by the English name, and is left out where that name would lead to another card."""
    say = strings_in(lang)
    if record.layout in TWO_SIDED:
        for position, face in enumerate(record.faces):
            if position != side and leads_to(desk, face.name, record, position):
                label = say("card-button-face", name=face_name(face, lang))
                yield Button(label, "card", {"card": face.name}, lang)
    if not leads_to(desk, record.name, record, None):
        return  # a token that shares its name with a card: the buttons would lead to that card
    if rulings := desk.cards.rulings(named_card_of(record)):
        yield Button(say("card-button-rulings", number=len(rulings)), "rulings", {"card": record.name}, lang)
    for other in other_languages(lang):
        if record.name_in(lang) is not None and record.name_in(other) is not None:
            yield Button(say("card-button-other-language"), "card", {"card": record.name}, other)


def leads_to(desk: Desk, name: str, record: CardRecord, face: int | None) -> bool:
    """Whether looking up `name` finds this face of this card (None: the whole card), and not another of that name."""
    match desk.cards.find(name, "en"):
        case Found(card=card):
            return (card.oracle_id, card.face) == (record.oracle_id, face)
        case _:
            return False


def say_unclear(desk: Desk, match: Match, lang: Language, command: str) -> Reply:
    """Say that several cards may be meant, or none, with a button of `command` for each of at most five names."""
    say = strings_in(lang)
    names = names_side_by_side(card_name(each, lang) for each in match.cards)
    choices = tuple(Button(card_name(each, lang), command, {"card": each.name}, lang) for each in match.cards)
    match match:
        case Ambiguous(query=query):
            text = say("card-ambiguous", query=shown_in_message(query), candidates=names)
            return Reply("ambiguous", lang, text, certain=False, buttons=choices)
        case NotFound(query=query, cards=near):
            message = "card-not-found-near" if near else "card-not-found"
            text = say(message, query=shown_in_message(query), candidates=names)
            hint = "" if desk.cards.data_date else say("card-only-shipped")
            return Reply("not understood", lang, text, certain=False, footer=hint, buttons=choices)
        case Found():
            raise ValueError("a found card is shown, not refused")
        case never:
            assert_never(never)


def card_title(faces: Sequence[CardFace], lang: Language) -> str:
    """Return the first line: names and costs of the faces that are shown."""
    return " // ".join(face_headline(each, lang) for each in faces)


def face_headline(face: CardFace, lang: Language) -> str:
    return " ".join(filter(None, (face_name(face, lang), face.mana_cost)))


def face_name(face: CardFace, lang: Language) -> str:
    own = face.name_in(lang)
    return with_apostrophes(own, lang) if own else face.name


def face_sections(face: CardFace, lang: Language, *, titled: bool) -> Iterator[Section]:
    """Yield type line, text and numbers of one face, then what is played of it; `titled` puts its name above them."""
    type_line = face.type_line_in(lang) or face.type_line
    own_text = face.text_in(lang)
    if lang != RULES_LANGUAGE and type_line != face.type_line:
        own_text = text_today(own_text or "", type_line)
        type_line = type_line_today(type_line, face.type_line)
    text = with_apostrophes(own_text, lang) if own_text else face.text
    lines = [type_line, *text.splitlines(), *face_numbers(face, lang)]
    yield Section(face_headline(face, lang) if titled else "", tuple(line for line in lines if line))
    played = tuple(coverage_lines(face, lang))
    if played:
        yield Section(strings_in(lang)("card-coverage"), played)


def face_numbers(face: CardFace, lang: Language) -> Iterator[str]:
    """Yield the face's power and toughness, loyalty or defense, where it has them."""
    say = strings_in(lang)
    if face.power is not None and face.toughness is not None:
        yield say("card-size", power=face.power, toughness=face.toughness)
    if face.loyalty is not None:
        yield say("card-loyalty", loyalty=face.loyalty)
    if face.defense is not None:
        yield say("card-defense", defense=face.defense)


def coverage_lines(face: CardFace, lang: Language) -> Iterator[str]:
    """Yield what the engine plays of the English text: one line if that is the same for all sentences, else one for
    each."""
    say = strings_in(lang)
    readings = compile_text(face.text, face.name, supertypes_and_types(face.type_line))
    states = {reading.state for reading in readings}
    if len(states) == 1:
        yield say(f"card-all-{states.pop()}")
    else:
        yield from (say(f"card-sentence-{reading.state}", text=reading.text) for reading in readings)


def other_language(record: CardRecord, lang: Language) -> Iterator[Section]:
    """Yield the names in other languages, and unless English is shown the English text, which is the one played."""
    say = strings_in(lang)
    names = (with_apostrophes(record.name_in(each) or "", each) for each in other_languages(lang))
    for name in dict.fromkeys(filter(None, names)):
        if name != record.name_in(lang):
            yield Section("", (say("card-other-name", name=name),))
    if lang != RULES_LANGUAGE and any(face.text_in(lang) for face in record.faces):
        lines = tuple(line for face in record.faces for line in face.text.splitlines())
        if lines:
            title = "card-text-oracle" if record.origin == "synced" else "card-text-english"
            yield Section(say(title), lines)


def complete_card(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer card names in both languages."""
    return [Suggestion(each.name, each.value) for each in desk.cards.complete(text, lang=lang)]
