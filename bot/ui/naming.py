"""What the objects of a scenario are called when the outcome is explained, in a language."""

from bot.config import Language
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.scenario import ObjectSetup, Scenario
from bot.explain.names import Names, Noun
from bot.judge.definitions import Library

ENGLISH, FRENCH = 0, 1
"""Where each language stands among the names of a face."""


def names_of(scenario: Scenario, library: Library, lang: Language) -> Names:
    """Name every object: a card by its name in the language, a size that was made up with an article."""
    return Names({thing.id: noun_of(thing, library, lang) for thing in scenario.objects})


def noun_of(thing: ObjectSetup, library: Library, lang: Language) -> Noun:
    printed = thing.definition.faces[thing.face].name
    card = library.card_of(thing.definition)
    if card is None:
        return Noun(printed, made_up=printed[:1].isdigit())
    names = card.face_names[thing.face]
    return Noun(typographic(names[FRENCH]) if lang == "fr" and len(names) > FRENCH else names[ENGLISH])


def typographic(name: str) -> str:
    """French takes the curved apostrophe."""
    return name.replace("'", "’")


def called(names: Names, object_id: str) -> str:
    """An object's bare name."""
    return names.noun(ObjectId(object_id)).name
