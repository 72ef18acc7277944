"""What an ability says that a creature can't be blocked by (CR 509.1b), told in French."""

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.explain.french.descriptions import head_of, words_of_filter
from bot.explain.french_grammar import number_and_noun
from bot.explain.names import Names


def cant_be_blocked(rule: ab.CantBeBlocked, who: str, controller: PlayerId, names: Names) -> str:
    """A clause about the creature `who`; `controller` is who controls the ability."""
    return f"{cant_block(rule, controller, names)} {who}"


def cant_block(rule: ab.CantBeBlocked, controller: PlayerId, names: Names) -> str:
    """A clause that the creature ends, or that follows it behind « que »."""
    if rule.by is not None:
        return f"{words_of_creatures(rule.by, controller, names)} ne peuvent pas bloquer"
    if rule.except_by is not None:
        return (
            f"{only_creatures(rule.except_by)} {words_of_creatures(rule.except_by, controller, names)} peuvent bloquer"
        )
    if rule.at_least is not None:
        return f"moins de {number_and_noun(rule.at_least, 'créature')} ne peuvent pas bloquer"
    if rule.at_most is not None:
        return f"plus de {number_and_noun(rule.at_most, 'créature')} ne peuvent pas bloquer"
    return "rien ne peut bloquer"


def words_of_creatures(wanted: fl.Filter, controller: PlayerId, names: Names) -> str:
    """Which creatures are meant, in the plural."""
    head = head_of(wanted)
    return (head and words_of_filter(wanted, head, controller, names)) or "les créatures que sa capacité décrit"


def only_creatures(wanted: fl.Filter) -> str:
    """« Seules », or « seuls » where the noun is masculine."""
    _, feminine = head_of(wanted) or ("", True)
    return "seules" if feminine else "seuls"
