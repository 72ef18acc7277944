"""What the objects of a scenario are called, in one language, when its outcome is explained."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.asking.scenario import CanPlay, CanTarget, LegalTargets, Scenario, WhatCastingCosts
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.objects import Zone
from bot.explain.english import nouns as english_nouns
from bot.explain.explanation import new_cards
from bot.explain.french import nouns as french_nouns
from bot.explain.grammars import GRAMMARS
from bot.explain.names import Names, Noun
from bot.judge.definitions import Library
from bot.language import ByLanguage, Language
from bot.reference.typography import with_apostrophes

NOUNS_OF_CARDS: ByLanguage[Callable[[str, bool], Noun]] = ByLanguage(
    en=english_nouns.noun_of_card, fr=french_nouns.noun_of_card
)
NOUNS_OF_MADE_UP: ByLanguage[Callable[[str], Noun]] = ByLanguage(
    en=english_nouns.noun_of_made_up, fr=french_nouns.noun_of_made_up
)
A_COPY = ByLanguage(en="a copy", fr="une copie")
AN_EMBLEM = ByLanguage(en="emblem", fr="emblème")

ASKING = CanPlay | WhatCastingCosts | CanTarget | LegalTargets
"""The questions about a spell or ability."""


def names_of(scenario: Scenario, library: Library, lang: Language) -> Names:
    """Name every object, including cards that are cast or asked about: a card by its name in the language, a made-up
    creature (`5/5`) as a noun that takes an article."""
    listed = [(thing.id, thing.definition, thing.face) for thing in scenario.objects]
    listed += new_cards(scenario.do)
    asked = (
        each.what if isinstance(each, CanPlay | WhatCastingCosts) else each.with_
        for each in scenario.do
        if isinstance(each, ASKING)
    )
    thought_of = [
        (each.subject, each.definition, each.definition.resting_face if each.face is None else each.face)
        for each in asked
        if each.definition is not None
    ]
    unseen = {thing.id for thing in scenario.objects if thing.zone in {Zone.HAND, Zone.LIBRARY}}
    unseen |= {name for name, _, _ in thought_of}
    emblems = [thing for thing in scenario.objects if thing.definition.layout == EMBLEM]
    unseen |= {each.id for each in emblems if library.card_of(each.definition) is None}
    nouns = {name: noun_of(definition, face, library, lang) for name, definition, face in (*listed, *thought_of)}
    for thing in scenario.objects:
        if thing.values is not None and thing.values.name != thing.definition.faces[thing.face].name:
            nouns[thing.id] = replace(nouns[thing.id], gloss=copy_of(thing.values.name, library, lang))
    faces = {
        (name, up): noun_of(definition, up, library, lang)
        for name, definition, _ in listed
        for up in range(len(definition.faces))
        if len(definition.faces) > 1
    }
    return Names(nouns, frozenset(unseen), faces=faces)


def noun_of(definition: CardDefinition, face: int, library: Library, lang: Language) -> Noun:
    printed = definition.faces[face].name
    card = library.card_of(definition)
    if card is None:
        return NOUNS_OF_MADE_UP[lang](printed)
    names = card.face_names[face]
    own = names[lang]
    name = with_apostrophes(own, lang) if own else names["en"] or printed
    if definition.layout == EMBLEM:
        return emblem_of(name, lang)
    return NOUNS_OF_CARDS[lang](name, "Legendary" in definition.faces[face].supertypes) if own else Noun(name)


def copy_of(original: str, library: Library, lang: Language) -> str:
    """Return what an object is a copy of, by the name that it has copied (CR 707.2)."""
    names = None if original[:1].isdigit() else library.face_names(original)
    name = original if names is None else names[lang] or names["en"] or original
    return f"{A_COPY[lang]} {GRAMMARS[lang].with_of(with_apostrophes(name, lang))}"


def emblem_of(name: str, lang: Language) -> Noun:
    """Return the noun for an emblem, which has no name and is called after the card that makes it (CR 114.3)."""
    called_so = f"{AN_EMBLEM[lang]} {GRAMMARS[lang].with_of(name)}"
    return Noun(called_so, made_up=True, feminine=False)
