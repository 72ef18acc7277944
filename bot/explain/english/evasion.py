"""What an ability says that a creature can't be blocked by (CR 509.1b), told in English."""

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.explain.english.descriptions import head_of, words_of_filter
from bot.explain.english_grammar import counted_in_words
from bot.explain.names import Names


def cant_be_blocked(rule: ab.CantBeBlocked, who: str, controller: PlayerId, names: Names) -> str:
    """A clause; `controller` is who controls the ability."""
    if rule.by is not None:
        return f"{who} can't be blocked by {words_of_creatures(rule.by, controller, names)}"
    if rule.except_by is not None:
        return f"{who} can't be blocked except by {words_of_creatures(rule.except_by, controller, names)}"
    if rule.at_least is not None:
        return f"{who} can't be blocked except by {rule.at_least} or more creatures"
    if rule.at_most is not None:
        return f"{who} can't be blocked by more than {counted_in_words(rule.at_most, 'creature')}"
    return f"{who} can't be blocked"


def words_of_creatures(wanted: fl.Filter, controller: PlayerId, names: Names) -> str:
    """Which creatures are meant, in the plural."""
    return words_of_filter(wanted, head_of(wanted), controller, names) or "the creatures that it describes"
