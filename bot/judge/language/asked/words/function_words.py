"""The words of all languages that show how a sentence is built, together: each by what it does there."""

from collections.abc import Iterable
from types import ModuleType

from bot.judge.language.asked.words.english import function_words as english
from bot.judge.language.asked.words.french import function_words as french
from bot.language import ByLanguage

MODULES: ByLanguage[ModuleType] = ByLanguage(en=english, fr=french)


def words_of_use(use: str) -> frozenset[str]:
    """Return the words of every language that has such; KeyError where none has."""
    tables = [module.FUNCTION_WORDS for module in MODULES.values() if use in module.FUNCTION_WORDS]
    if not tables:
        raise KeyError(use)
    return frozenset(word.replace("_", " ") for table in tables for word in table[use].split())


def either_language(pattern: str) -> str:
    """Return the pattern of that name of all languages, as one that any of them matches."""
    return "|".join(getattr(module, pattern) for module in MODULES.values())


def begins_with(phrase: str, words: Iterable[str]) -> bool:
    """Whether more stands in the phrase behind one of the words."""
    return any(phrase.startswith(f"{word} ") for word in words)


def ends_with(phrase: str, words: Iterable[str]) -> bool:
    """Whether more stands in the phrase before one of the words."""
    return any(phrase.endswith(f" {word}") for word in words)


DEFINITE = words_of_use("definite")
INDEFINITE = words_of_use("indefinite")
PLURAL_ARTICLE = words_of_use("plural_article")
OF = words_of_use("of")
SENDS = words_of_use("sends")
"""The verbs for casting by which creatures attack."""
PUTS = words_of_use("puts")
"""The verbs for dealing damage by which something is put on a thing, too."""
OF_WHICH = words_of_use("of_which")
STRONG = words_of_use("strong")
"""Those that do something where nothing stands before them whose object they are: « une 4/4, lui bloque »."""
TO_ACCENTED = words_of_use("to_accented")
"""The words that are no verb when typed with their accent."""
DONE_TO_ONESELF = words_of_use("oneself_done_to")
TO_THE = words_of_use("to_the")
"""The articles that say to what, too."""
BY = words_of_use("by")
WITH = words_of_use("with")
EXCEPT = words_of_use("except")
IT = words_of_use("it")
"""The pronouns that are what the asker speaks of all along."""
ONE_OF_THEM = words_of_use("one_of_them")
SOME_OF_THEM = words_of_use("some_of_them")
"""The pronouns for some of what was spoken of."""
FEMININE = words_of_use("feminine")
MASCULINE = words_of_use("masculine")
CLITICS = words_of_use("clitic")
"""The pronouns that stand before a verb."""
CLITIC_OBJECTS = words_of_use("clitic_object")
"""Those for what something is done to, which are articles before a noun."""
OBJECT_PRONOUNS = words_of_use("object_pronoun")
"""The words for what something is done to, or for whom."""
NEVER_SUBJECTS = words_of_use("never_subject")
"""The words for players that do nothing themselves."""
BEARING = words_of_use("bearing")
"""The words behind a creature for what is attached to it."""
NEVER_ONESELF = words_of_use("other_than_oneself")
"""The words for a player to whom somebody else does something."""
ONESELF = words_of_use("oneself")
"""The pronouns that are the subject of their clause, or stand alone."""
NEVER_PERSONS = words_of_use("never_person")
PERHAPS_CREATURES = words_of_use("either_person_or_creature")
SEVERAL = words_of_use("several")
MINE = words_of_use("mine")
THEIRS = words_of_use("theirs")
EACH_OF_THEM = words_of_use("each_of_them")
BOTH = words_of_use("both")
WHO_ELSE_HAS = words_of_use("who_else_has")
"""The words for a player behind what another one has: "and me a 4/4"."""
BEFORE_NOW = words_of_use("before_now")
"""The words for what was so before what is told."""
TELLS_AMOUNT = words_of_use("tells_amount")
"""The words before a verb that deal damage where a number stands for the verb."""
COUNTS = words_of_use("counts")
"""The words that say that things are counted, and nothing else is measured."""
WELL = words_of_use("well")
"""What is said of a creature that survives."""
RESOLVES_FIRST = words_of_use("resolves_first")
WHAT_BEHIND = words_of_use("what_behind")
"""The words that ask behind a verb what it is that does it."""
GAINS_OR_WINS = words_of_use("gains_or_wins")
"""The verbs that mean alone that the game is won."""
HOW_OFTEN = words_of_use("how_often")
HOW_OFTEN_DONE = words_of_use("how_often_done")
BOARDS = words_of_use("board")
"""The words for all that somebody has on the table."""
BACK = words_of_use("back")
TOO = words_of_use("too")
ONLY = words_of_use("only")
ALL_OUT = words_of_use("all_out")
"""An attack of everything, of which nobody says whose it is: it is the asker's."""
BEFORE_TOTALS = words_of_use("at_total")
TO = words_of_use("to")
HAS = words_of_use("has")
INVERTED = words_of_use("inverted")
"""The words that open a question before its subject."""
OPENS_QUESTION = words_of_use("opens_question")
OPENS_QUESTION_ANYWHERE = words_of_use("opens_question_anywhere")
"""The words that open one with no sign before them."""
TELLS_WHAT_IT_IS = words_of_use("tells_what_it_is")
"""The words that have their subject in them: they ask nothing."""
