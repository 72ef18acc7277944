"""`/card`: a card as it reads in the asker's language, and what the engine plays of it."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from bot.cards.model import CardFace, CardRecord
from bot.cards.names import Ambiguous, Found, Match, NotFound
from bot.config import Language
from bot.judge.problems import visible
from bot.oracle.compiler import compile_text
from bot.oracle.faces import type_line
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.dates import date_in
from bot.ui.commands.names import card_name, listed
from bot.ui.desk import Desk
from bot.ui.naming import typographic
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings


def show_card(desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
    """Show the card that the option names, or say which ones it may mean."""
    found = desk.cards.find(options["card"], lang)
    if not isinstance(found, Found):
        return say_unclear(found, lang)
    record = desk.cards.record(found.card)
    faces = record.faces if found.card.face is None else (record.faces[found.card.face],)
    sections = [section for face in faces for section in face_sections(face, lang)]
    return Reply(
        "card",
        lang,
        title(found.card.face, record, lang),
        (*sections, *other_language(record, lang)),
        footer=origin(desk, record, lang),
        image=faces[0].image,
    )


def say_unclear(match: Match, lang: Language) -> Reply:
    """Several cards, or none: say so, with at most five names; never a guess."""
    say = strings(lang)
    match match:
        case Ambiguous(query=query, cards=cards):
            names = listed(card_name(each, lang) for each in cards)
            text = say("card-ambiguous", query=visible(query), candidates=names)
            return Reply("ambiguous", lang, text, certain=False)
        case NotFound(query=query, cards=()):
            return Reply("not understood", lang, say("card-not-found", query=visible(query)), certain=False)
        case NotFound(query=query, cards=near):
            names = listed(card_name(each, lang) for each in near)
            text = say("card-not-found-near", query=visible(query), candidates=names)
            return Reply("not understood", lang, text, certain=False)
        case Found():
            raise ValueError("a found card is shown, not refused")
        case never:
            assert_never(never)


def title(face: int | None, record: CardRecord, lang: Language) -> str:
    """The first line: name and cost."""
    shown = record.faces if face is None else (record.faces[face],)
    return " // ".join(" ".join(filter(None, (face_name(each, lang), each.mana_cost))) for each in shown)


def face_name(face: CardFace, lang: Language) -> str:
    return typographic(face.name_fr) if lang == "fr" and face.name_fr else face.name


def face_sections(face: CardFace, lang: Language) -> Iterator[Section]:
    """Type line, text and numbers of one face, then what is played of it."""
    french = lang == "fr"
    type_line = face.type_line_fr if french and face.type_line_fr else face.type_line
    text = typographic(face.text_fr) if french and face.text_fr else face.text
    lines = [type_line, *text.splitlines(), *numbers(face, lang)]
    yield Section("", tuple(line for line in lines if line))
    played = tuple(coverage(face, lang))
    if played:
        yield Section(strings(lang)("card-coverage"), played)


def numbers(face: CardFace, lang: Language) -> Iterator[str]:
    """Size, loyalty or defense, where the face has them."""
    say = strings(lang)
    if face.power is not None and face.toughness is not None:
        yield say("card-size", power=face.power, toughness=face.toughness)
    if face.loyalty is not None:
        yield say("card-loyalty", loyalty=face.loyalty)
    if face.defense is not None:
        yield say("card-defense", defense=face.defense)


def coverage(face: CardFace, lang: Language) -> Iterator[str]:
    """What the engine makes of the English text: in a word where it is the same for all, else sentence by sentence."""
    say = strings(lang)
    readings = compile_text(face.text, face.name, type_line(face.type_line)[1])
    states = {reading.state for reading in readings}
    if len(states) == 1:
        yield say(f"card-all-{states.pop()}")
    else:
        yield from (say(f"card-sentence-{reading.state}", text=reading.text) for reading in readings)


def other_language(record: CardRecord, lang: Language) -> Iterator[Section]:
    """The other name; in French also the English text, which is what the rules read."""
    say = strings(lang)
    other = record.name if lang == "fr" else typographic(record.name_fr or "")
    if other and other != (record.name_fr if lang == "fr" else record.name):
        yield Section("", (say("card-other-name", name=other),))
    if lang == "fr" and any(face.text_fr for face in record.faces):
        lines = tuple(line for face in record.faces for line in face.text.splitlines())
        if lines:
            title = "card-text-oracle" if record.origin == "synced" else "card-text-english"
            yield Section(say(title), lines)


def origin(desk: Desk, record: CardRecord, lang: Language) -> str:
    """Where the text comes from, with the data's date."""
    say = strings(lang)
    if record.origin == "synced" and desk.cards.data_date:
        return say("reply-data-age", date=date_in(desk.cards.data_date, lang))
    return say("reply-shipped")


def complete_card(desk: Desk, lang: Language, text: str, _: Mapping[str, str]) -> list[Suggestion]:
    """Offer card names in both languages."""
    return [Suggestion(each.name, each.value) for each in desk.cards.complete(text, lang=lang)]
