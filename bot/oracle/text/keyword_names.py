"""The names of the keyword abilities (CR 702) as words of a text: all of them, with the moment at which each could act,
and those that the engine plays, by what is written after the name."""

from typing import NamedTuple

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.registry import KEYWORDS, RULEBOOK
from bot.engine.magic.keywords.umbra_armor import UMBRA_ARMOR
from bot.engine.magic.words import abilities as ab
from bot.oracle.text.word_tables import PhraseTable, Words, phrase_table, split_phrases, split_words


class NamedKeyword(NamedTuple):
    """A keyword ability by name, and when it could act; `understood` where the engine needs no rule for it, because it
    can't matter once a game has begun or a spell has resolved."""

    name: str
    moment: ab.Moment = ab.Moment.ALWAYS
    understood: bool = False


def _spell_as_tokens(name: str) -> str:
    """Return the name with a space before its exclamation mark, which is a token of its own."""
    return name.replace("!", " !")


KEYWORD_NAMES = phrase_table(
    {
        _spell_as_tokens(each.spelled): NamedKeyword(
            each.spelled, each.moment, understood=not isinstance(each, Keyword) and each.understood
        )
        for each in RULEBOOK
    }
)

SUFFIXES: dict[str, NamedKeyword] = {
    "cycling": NamedKeyword("typecycling", ab.Moment.ACTIVATED),
    "walk": NamedKeyword("landwalk"),
    "morph": NamedKeyword("morph"),
}
"""Keywords that are written in one word with a type: plainscycling (CR 702.29e), islandwalk (CR 702.14a)."""

SUFFIX_PREFIXES = frozenset(split_words("artifact basic legendary nonbasic snow"))
"""What may stand before them: basic landcycling, snow swampwalk."""

WORD_ARGUMENTS: dict[str, frozenset[str]] = {
    "affinity": frozenset({"for"}),
    "champion": frozenset({"a", "an"}),
    "craft": frozenset({"with"}),
    "emerge": frozenset({"from"}),
    "equip": frozenset(split_words("commander knight legendary planeswalker shaman werewolf")),
    "gift": frozenset({"a", "an"}),
    "hexproof": frozenset({"from"}),
    "protection": frozenset({"from"}),
    "splice": frozenset({"onto"}),
}
"""The words that may begin a keyword's parameter; after any other word the line is a sentence, and no keyword."""

ANY_ARGUMENTS = frozenset({"bands with other", "enchant", "partner with"})
"""Keywords whose parameter is a name or a noun phrase, which may begin with any word."""

ABILITY_WORDS: frozenset[Words] = frozenset(
    split_words(name)
    for name in split_phrases("""adamant | addendum | alliance | battalion | bloodrush | celebration | channel | chroma
        | cohort | constellation | converge | corrupted | council's dilemma | coven | delirium | descend 4 | descend 8
        | disappear | domain | eerie | eminence | enrage | fateful hour | fathomless descent | ferocious
        | flurry | formidable | grandeur | hellbent | hero's reward | heroic | imprint | infusion | inspired
        | join forces | kinfall | kinship | landfall | legacy | lieutenant | magecraft | metalcraft | morbid
        | opus | pack tactics | paradox | parley | radiance | raid | rally | renew | repartee | revolt
        | secret council | spell mastery | strive | survival | sweep | tempting offer | threshold | underdog
        | undergrowth | valiant | vivid | void | will of the council | will of the planeswalkers""")
)
"""CR 207.2c: words in italics before a dash that have no rules meaning."""


PLAYED: PhraseTable[Keyword] = phrase_table(
    {**{_spell_as_tokens(each.spelled): each for each in KEYWORDS}, "totem armor": UMBRA_ARMOR}  # CR 702.89b
)
"""The keywords that the engine plays."""


def _written_with(*parameters: Parameter) -> PhraseTable[KeywordName]:
    return phrase_table(
        {
            " ".join(spelled): keyword.name
            for rows in PLAYED.values()
            for spelled, keyword in rows
            if keyword.parameter in parameters
        }
    )


SIMPLE = _written_with(Parameter.NONE)
"""Those without a parameter: "flying"."""
COSTLY = _written_with(Parameter.COST, Parameter.COSTS)
"""Those with a cost that may be paid for a spell, or to turn a permanent face up (CR 118.8-118.9, 702.37e)."""
