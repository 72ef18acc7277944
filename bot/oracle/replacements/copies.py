"""Permanents that enter as copies, and the exceptions to those (CR 707.5, 707.9)."""

from bot.engine.magic.abilities import ReplacementAbility
from bot.engine.magic.effects import NO_EXCEPTIONS
from bot.engine.magic.event_changes import EnterAsCopy, WouldEnter
from bot.engine.magic.filters import THIS, Filter
from bot.oracle.copy_exceptions import exceptions
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described, one
from bot.oracle.nouns import itself
from bot.oracle.replacements.wording import Replacements


def copying(at: Cursor) -> Replacements:
    """`copying` = "you may have" itself "enter" ["the battlefield"] "as a copy of" original ["," "except"
    exceptions] | itself "enters as a copy of" original … (CR 707.5, 707.9)"""
    optional = at.take("you", "may", "have")
    itself(at)
    at.expect("enter" if optional else "enters")
    at.take("the", "battlefield")
    at.expect("as", "a", "copy", "of")
    of = _original(at)
    different = exceptions(at) if at.take(",", "except") else NO_EXCEPTIONS
    at.expect_end()
    return (ReplacementAbility(WouldEnter(THIS), EnterAsCopy(of, different, optional)),)


def _original(at: Cursor) -> Filter:
    """`original` = "any" described "on the battlefield" | one"""
    if at.take("any"):
        found = described(at, plural=False)
        at.expect("on", "the", "battlefield")
        return found
    return one(at)
