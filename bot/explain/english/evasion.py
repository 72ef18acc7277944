"""What an ability says that a creature can't be blocked by (CR 509.1b), told in English."""

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.explain.english.descriptions import described, head_of
from bot.explain.english_grammar import counted
from bot.explain.names import Names


def cant_be_blocked(rule: ab.CantBeBlocked, who: str, controller: PlayerId, names: Names) -> str:
    """A clause; `controller` is who controls the ability."""
    if rule.by is not None:
        return f"{who} can't be blocked by {creatures(rule.by, controller, names)}"
    if rule.except_by is not None:
        return f"{who} can't be blocked except by {creatures(rule.except_by, controller, names)}"
    if rule.at_least is not None:
        return f"{who} can't be blocked except by {rule.at_least} or more creatures"
    if rule.at_most is not None:
        return f"{who} can't be blocked by more than {counted(rule.at_most, 'creature')}"
    return f"{who} can't be blocked"


def creatures(wanted: fl.Filter, controller: PlayerId, names: Names) -> str:
    """Which creatures are meant, in the plural."""
    return described(wanted, head_of(wanted), controller, names) or "the creatures that it describes"
