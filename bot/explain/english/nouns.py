"""How English calls what a sentence speaks of: articles, numbers, lists."""

import re
from collections.abc import Sequence

from bot.engine.magic.ground.identifiers import Recipient
from bot.explain.english_grammar import join_words, number_and_noun, spelled_number
from bot.explain.mentions import mark_apposition
from bot.explain.names import Called, Names, Noun

NAMED = 4
"""How many parts of a list are named; of a longer one the first three are, and the rest is counted."""

SIZE = re.compile(r"[\d*X]+/[\d*X]+")

SPELL_KINDS = frozenset(
    {
        "counterspell",
        "removal spell",
        "exile spell",
        "bounce spell",
        "burn spell",
        "pump spell",
        "board wipe",
        "fog",
        "flicker",
        "ping",
        "fight",
        "regeneration",
        "effect",
    }
)
"""What spells are called of which only the kind was said."""
STATED = "effect"
"""What makes happen of which not even the kind was said."""


def noun_of_made_up(name: str) -> Noun:
    """What was made up on the spot: a creature by its size, a spell by its kind."""
    return Noun(name, made_up=name[:1].isdigit() or name in SPELL_KINDS, stated=name == STATED)


def noun_of_card(name: str, _legendary: bool) -> Noun:
    """The name of a card, which stands bare."""
    return Noun(name)


def name_with_article(names: Names, who: str) -> str:
    """One player or object, as subject or object of a sentence."""
    return noun_phrase(names.called(who))


def noun_phrase(called: Called) -> str:
    name = called.noun.name
    if called.count > 1:
        return several_of_a_name(called)
    text = f"the {name}" if called.noun.made_up else name
    numbered = text if called.number is None else f"{text} #{called.number}"
    return numbered + mark_apposition(called.noun.gloss)


def several_of_a_name(called: Called) -> str:
    """Several things of one name: three 2/2 creatures, two Wolf tokens, Grizzly Bears (×3); the three 2/2 creatures
    where they are all there are, unless figures count them: then they are a crowd."""
    name, number = called.noun.name, spelled_number(called.count)
    if called.noun.made_up and name.endswith(" token"):
        return f"{number} {name}s"
    if not called.noun.made_up or not SIZE.match(name):
        return f"{name} (×{called.count})"
    if called.every and number.isalpha():
        number = f"the {number}"
    return f"{number} {name} creatures" if SIZE.fullmatch(name) else f"{number} creatures ({name})"


def list_names(names: Names, who: Sequence[Recipient], conjunction: str = "and", *, whole: bool = False) -> str:
    """All of them, in a list that stays short unless it is wanted whole."""
    parts = names.parts(who)
    if len(parts) <= NAMED or whole:
        return join_words([noun_phrase(part) for part in parts], conjunction)
    rest = sum(part.count for part in parts[NAMED - 1 :])
    return join_words(
        [*(noun_phrase(part) for part in parts[: NAMED - 1]), number_and_noun(rest, "other")], conjunction
    )


def agreeing_verb(who: Sequence[Recipient], singular: str, plural: str) -> str:
    """The form that agrees with them."""
    return singular if len(set(who)) == 1 else plural


def subject_and_verb(names: Names, who: Sequence[Recipient], singular: str, plural: str) -> str:
    """Who does something, and the verb that agrees with them."""
    return f"{list_names(names, who)} {agreeing_verb(who, singular, plural)}"


def tally_in_brackets(names: Names, who: Sequence[Recipient]) -> str:
    """What a number of creatures consists of, in brackets: 10 × 1/1, 3/3."""
    parts = names.parts(who)
    told = [f"{part.count} × {part.noun.name}" if part.count > 1 else part.noun.name for part in parts[:NAMED]]
    return ", ".join([*told, *(["…"] if len(parts) > NAMED else [])])
