"""How French calls what a sentence speaks of: articles, numbers, lists, each after its preposition."""

import re
from collections.abc import Callable, Mapping, Sequence

from bot.engine.magic.ground.identifiers import Recipient
from bot.explain.french_agreement import mark_agreement, without_marks
from bot.explain.french_grammar import (
    THIN,
    join_words,
    number_and_noun,
    spelled_number,
    with_definite_article,
    with_preposition_a,
    with_preposition_de,
)
from bot.explain.mentions import mark_apposition
from bot.explain.names import Called, Names, Noun
from bot.reference.french_nouns import gender_of_name, has_feminine_title

NAMED = 4
"""How many parts of a list are named; of a longer one the first three are, and the rest is counted."""

SIZE = re.compile(r"[\d*X]+/[\d*X]+")

SPELL_KINDS: Mapping[str, str] = {
    "counterspell": "contresort",
    "removal spell": "sort de destruction",
    "exile spell": "sort d’exil",
    "bounce spell": "sort de renvoi",
    "burn spell": "sort de blessures",
    "pump spell": "sort de bonus",
    "board wipe": "sort de destruction globale",
    "fog": "sort de prévention",
    "flicker": "sort de clignotement",
    "ping": "sort d’une blessure",
    "fight": "sort de combat",
    "regeneration": "sort de régénération",
    "effect": "effet",
}
"""What spells are called of which only the kind was said, all masculine."""
STATED = "effect"
"""What makes happen of which not even the kind was said."""


def noun_of_made_up(name: str) -> Noun:
    """What was made up on the spot: a creature by its size, a spell by its kind."""
    kind = SPELL_KINDS.get(name)
    if kind is None:
        return Noun(name, made_up=name[:1].isdigit())
    return Noun(kind, made_up=True, feminine=False, stated=name == STATED)


def noun_of_card(name: str, legendary: bool) -> Noun:
    """The name of a card as prints put it: with its article, unless it is legendary or its gender is not known."""
    known = None if legendary else gender_of_name(name)
    if known is not None:
        return Noun(name, feminine=known.feminine, plural=known.plural, articled=True)
    return Noun(name, gendered=has_feminine_title(name))


def name_with_article(names: Names, who: str) -> str:
    """One player or object, as subject or direct object."""
    return noun_phrase(names.called(who))


def bare_name(names: Names, who: str) -> str:
    """One card as a label, before a colon or in brackets: its name alone."""
    called = names.called(who)
    return noun_phrase(called) if called.noun.made_up or called.number is not None else called.noun.name


def de_name(names: Names, who: str) -> str:
    """One player or object after `with_preposition_de`."""
    return with_preposition_de(name_with_article(names, who))


def a_name(names: Names, who: str) -> str:
    """One player or object after `à`."""
    return with_preposition_a(name_with_article(names, who))


def noun_phrase(called: Called) -> str:
    noun = called.noun
    if called.count > 1:
        return several_of_a_name(called)
    text = article_and_name(noun)
    numbered = text if called.number is None else f"{text} n°{THIN}{called.number}"
    return f"{numbered}{mark_apposition(noun.gloss)}{agreement_of(called)}"


def agreement_of(called: Called) -> str:
    """What tells the verb behind the name how to agree; a name of no known gender is taken as masculine."""
    noun = called.noun
    return mark_agreement(feminine=is_feminine(noun), plural=noun.plural or called.count > 1)


def is_feminine(noun: Noun) -> bool:
    """Whether a name is known to be feminine."""
    return noun.feminine and (noun.made_up or noun.articled or noun.gendered)


def article_and_name(noun: Noun) -> str:
    """La 5/5, le Chevalier noir, les Elfes de Llanowar; Avacyn."""
    if not (noun.made_up or noun.articled):
        return noun.name
    return f"les {noun.name}" if noun.plural else with_definite_article(noun.name, feminine=noun.feminine)


def several_of_a_name(called: Called) -> str:
    """Several things of one name: trois créatures 2/2, deux jetons Loup, Grizzlis (×3); les trois créatures 2/2 where
    they are all there are, unless figures count them: then they are a crowd."""
    name, number = called.noun.name, spelled_number(called.count)
    if called.noun.made_up and name.startswith("jeton "):
        return f"{number} jetons {name.removeprefix('jeton ')}{agreement_of(called)}"
    if not called.noun.made_up and called.noun.articled and name.isalpha():
        which = "les " if called.every and number.isalpha() else ""
        return f"{which}{number} {plural_name(called.noun)}{agreement_of(called)}"
    if not called.noun.made_up or not SIZE.match(name):
        return f"{article_and_name(called.noun)} (×{called.count}){agreement_of(called)}"
    if called.every and number.isalpha():
        number = f"les {number}"
    return f"{number} créatures {name}{agreement_of(called)}"


def plural_name(noun: Noun) -> str:
    """The name of a card that is one word, said of several: Plaines, Grizzlis, Marais, Châteaux."""
    name = noun.name
    if noun.plural or name.endswith(("s", "x", "z")):
        return name
    return f"{name}x" if name.endswith(("au", "eu")) else f"{name[:-1]}ux" if name.endswith("al") else f"{name}s"


def list_names(
    names: Names,
    who: Sequence[Recipient],
    before: Callable[[str], str] = str,
    conjunction: str = "et",
    *,
    whole: bool = False,
) -> str:
    """All of them, each with the preposition repeated, in a list that stays short unless it is wanted whole."""
    parts = names.parts(who)
    if len(parts) == 1:
        return before(noun_phrase(parts[0]))
    told = [before(without_marks(noun_phrase(part))) for part in parts]
    if len(parts) > NAMED and not whole:
        rest = sum(part.count for part in parts[NAMED - 1 :])
        told[NAMED - 1 :] = [before(number_and_noun(rest, "autre"))]
    feminine = all(is_feminine(part.noun) for part in parts)
    listed = join_words(told, conjunction)
    return f"{listed}{mark_agreement(feminine=feminine, plural=True)}" if before is str and parts else listed


def agreeing_verb(who: Sequence[Recipient], singular: str, plural: str) -> str:
    """The form that agrees with them."""
    return singular if len(set(who)) == 1 else plural


def is_plural(names: Names, who: Sequence[Recipient]) -> bool:
    """Whether they are several, or one whose name is a plural: « les Grizzlis »."""
    return len(set(who)) > 1 or any(part.noun.plural for part in names.parts(who))


def pronoun_of(names: Names, who: Sequence[Recipient]) -> str:
    """What stands for them as a subject: il, elle, ils, elles."""
    pronoun = "elle" if all(is_feminine(part.noun) for part in names.parts(who)) else "il"
    return f"{pronoun}s" if is_plural(names, who) else pronoun


def subject_and_verb(names: Names, who: Sequence[Recipient], singular: str, plural: str) -> str:
    """Who does something, and the verb that agrees with them."""
    return f"{list_names(names, who)} {agreeing_verb(who, singular, plural)}"


def tally_in_brackets(names: Names, who: Sequence[Recipient]) -> str:
    """What a number of creatures consists of, in brackets: 10 × 1/1, 3/3."""
    parts = names.parts(who)
    told = [f"{part.count} × {part.noun.name}" if part.count > 1 else part.noun.name for part in parts[:NAMED]]
    return ", ".join([*told, *(["…"] if len(parts) > NAMED else [])])
