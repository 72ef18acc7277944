"""What abilities forbid to cast and to activate (CR 601.3, 602.5), told in English."""

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.explain.english.nouns import name_with_article
from bot.explain.english.timing import words_of_limits
from bot.explain.english_grammar import join_words, number_and_noun
from bot.explain.names import Names


def clause_of_forbidden(refused: Refusal, names: Names) -> str:
    """CR 101.2: what can't be done, and because of what."""
    return (
        f"{words_of_what_is_forbidden(refused, names)}, because of "
        f"{name_with_article(names, refused.other or refused.subject)}"
    )


def words_of_what_is_forbidden(refused: Refusal, names: Names) -> str:
    who = name_with_article(names, refused.subject)
    match refused.kind:
        case RefusalKind.CANT_CAST_FROM:
            return f"{who} can't be cast from where it is"
        case RefusalKind.TOO_MANY_SPELLS:
            most = number_and_noun(refused.needed or 0, "such spell")
            return f"{who} can't be cast, as a player can't cast more than {most} each turn"
        case RefusalKind.CAST_ONLY_THEN:
            limits = () if refused.only is None else tuple(words_of_limits(refused.only))
            return f"{who} can be cast only {join_words(limits) or 'at another time'}"
        case RefusalKind.CANT_ACTIVATE:
            return f"that activated ability of {who} can't be activated"
        case _:
            return f"{who} can't be cast"
