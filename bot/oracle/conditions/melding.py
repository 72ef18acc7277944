"""Conditions on both cards of a meld pair (CR 701.42, 712.4a): whose they are, and that both attack."""

from dataclasses import replace

from bot.engine.magic.ground.meld_pairs import MELD_RESULTS
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import AllConditions, IsLike, NumberOf
from bot.oracle.conditions.wording import StatedCondition
from bot.oracle.nouns.own_names_and_qualities import read_itself, read_one_of_names
from bot.oracle.nouns.type_words import CARD_TYPES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_YOURS = fl.Filter(side=fl.Side.YOU, owner=fl.Side.YOU)


def read_pair_owned(at: Cursor) -> StatedCondition:
    """`pair_owned` = "you both own and control" both_of_pair | other_of_pair "and" itself "are both owned and
    controlled by you"."""
    if at.take("you", "both", "own", "and", "control"):
        found = _read_both_of_pair(at)
    else:
        found = _read_other_of_pair(at)
        at.expect("and")
        read_itself(at)
        at.expect("are", "both", "owned", "and", "controlled", "by", "you")
    other = replace(found, side=fl.Side.YOU, owner=fl.Side.YOU)
    return StatedCondition(AllConditions((IsLike(fl.THIS, _YOURS), NumberOf(other))), fl.THIS, other)


def read_pair_attacks(at: Cursor) -> StatedCondition:
    """`pair_attacks` = both_of_pair "are attacking" "," "and you both own and control them"."""
    other = _read_both_of_pair(at)
    at.expect("are", "attacking", ",", "and", "you", "both", "own", "and", "control", "them")
    attacking = replace(_YOURS, statuses=(fl.Status.ATTACKING,))
    other = replace(other, side=fl.Side.YOU, owner=fl.Side.YOU, statuses=(fl.Status.ATTACKING,))
    return StatedCondition(AllConditions((IsLike(fl.THIS, attacking), NumberOf(other))), fl.THIS, other)


def _read_both_of_pair(at: Cursor) -> fl.Filter:
    """`both_of_pair` = itself "and" other_of_pair"""
    read_itself(at)
    at.expect("and")
    return _read_other_of_pair(at)


def _read_other_of_pair(at: Cursor) -> fl.Filter:
    """`other_of_pair` = ("a" | "an") KINDS "named" one_of_names"""
    if not at.take("a"):
        at.expect("an")
    kind = at.choose(_KINDS)
    if kind is None:
        raise at.error("a card type")
    at.expect("named")
    return fl.Filter(all_of=(kind,), names=(read_one_of_names(at, MELD_RESULTS),))


_KINDS = phrase_table({name.lower(): name for name in CARD_TYPES})
