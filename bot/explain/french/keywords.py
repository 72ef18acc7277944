"""The French names of keyword abilities (CR 702) in sentences, beside them the English ones that many know."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.explain.french_grammar import fold_letters, with_definite_article
from bot.explain.mentions import mark_gloss
from bot.reference.printed_names import PrintedName, printed_names


def printed_keyword_name(word: KeywordName) -> PrintedName:
    """The keyword's French name as cards print it; one that has none keeps the English one."""
    return printed_names("fr").get(word, PrintedName(str(word)))


def french_keyword_name(word: KeywordName) -> str:
    """The keyword's French name: vol, célérité."""
    return printed_keyword_name(word).text


def with_article(word: KeywordName, text: str) -> str:
    """A text that begins with the keyword's name, with its definite article: le vol, la célérité, l’initiative."""
    return with_definite_article(text, feminine=printed_keyword_name(word).feminine)


def the_keyword(word: KeywordName) -> str:
    """The keyword after its article: le vol, la portée."""
    return known_as(word, with_article(word, french_keyword_name(word)))


def known_as(word: KeywordName, text: str) -> str:
    """A text on the keyword, with its English name where the text is the first to speak of it."""
    english = word.value.rstrip("!")
    return text if fold_letters(english) in fold_letters(text) else f"{text}{mark_gloss(english)}"
