"""What abilities forbid to cast and to activate (CR 601.3, 602.5), told in French."""

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.explain.french.nouns import de_name, name_with_article
from bot.explain.french.timing import words_of_limits
from bot.explain.french_grammar import join_words
from bot.explain.names import Names


def clause_of_forbidden(refused: Refusal, names: Names) -> str:
    """CR 101.2: because of what, and what can't be done."""
    return f"à cause {de_name(names, refused.other or refused.subject)}, {words_of_what_is_forbidden(refused, names)}"


def words_of_what_is_forbidden(refused: Refusal, names: Names) -> str:
    who = name_with_article(names, refused.subject)
    match refused.kind:
        case RefusalKind.CANT_CAST_FROM:
            return f"on ne peut pas lancer {who} depuis cette zone"
        case RefusalKind.TOO_MANY_SPELLS:
            most = f"de {refused.needed} tels sorts" if (refused.needed or 0) > 1 else "d’un tel sort"
            return f"on ne peut pas lancer {who}, car un joueur ne peut pas lancer plus {most} par tour"
        case RefusalKind.CAST_ONLY_THEN:
            limits = () if refused.only is None else tuple(words_of_limits(refused.only))
            return f"on ne peut lancer {who} que {join_words(limits) or 'à un autre moment'}"
        case RefusalKind.CANT_ACTIVATE:
            return f"cette capacité activée {de_name(names, refused.subject)} ne peut pas être activée"
        case _:
            return f"on ne peut pas lancer {who}"
