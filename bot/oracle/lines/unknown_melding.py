"""Meld cards whose combined back face no card source tells (CR 712.4b): the ability that melds them is unread."""

from dataclasses import replace

from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.oracle.amounts.x_without_value import speaks_of
from bot.oracle.lines.moments_of_unread_text import moment_of
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import tokenize


def without_melding(face: Characteristics) -> Characteristics:
    """Return the face of a meld card with its melding ability unread, for a pair whose combined back face is not
    known."""
    return replace(face, abilities=tuple(map(_unless_melding, face.abilities)))


def _unless_melding(ability: ab.Ability) -> ab.Ability:
    if not speaks_of(ability, (fx.Meld,)):
        return ability
    text = getattr(ability, "text", "")
    moment = ab.Moment.ACTIVATED if ":" in text else moment_of(Cursor(tokenize(text).tokens))
    return ab.Unread(text, (0, len(text)), "a combined back face that is known", moment=moment)
