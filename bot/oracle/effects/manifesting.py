"""Cards that are manifested or cloaked (CR 701.40, 701.58, 701.62), as cards say it."""

from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.nouns.object_references import MADE
from bot.oracle.nouns.possessives import read_own
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor


def read_manifest(at: Cursor, scope: Scope, who: fl.PlayerSet, *, how: FaceDown) -> fx.Effect:
    """`manifest` = "dread" ["twice" | amount "times"] | "the top" ["card" | amount "cards"] "of" own "library", the
    verb read"""
    if how is FaceDown.MANIFEST and at.take("dread"):
        found = fx.Manifest(who, scope.attempt(at, _read_times) or fx.ONE, how, dread=True)
    else:
        at.expect("the", "top")
        number: fx.Amount = fx.ONE
        if not at.take("card"):
            number = read_amount(at, scope)
            at.expect("cards")
        at.expect("of")
        read_own(at, who, "library")
        found = fx.Manifest(who, number, how)
    scope.mention(MADE)
    return found


def _read_times(at: Cursor, scope: Scope) -> fx.Amount:
    """`times` = "twice" | amount "times"."""
    if at.take("twice"):
        return fx.Fixed(2)
    number = read_amount(at, scope)
    at.expect("times")
    return number
