"""Static abilities (CR 604): what objects get, have, can't and must; prevention, and damage that can't be prevented.

Reads a sentence whole or not at all, with the condition under which it holds. Durations have no production, so that a
sentence with one of them is left unread rather than read without it."""

from collections.abc import Mapping
from functools import partial

from bot.engine.magic.words.abilities import LoyaltyPermission, StaticAbility
from bot.engine.magic.words.conditions import AllConditions
from bot.engine.magic.words.effects import GainControl
from bot.engine.magic.words.filters import THIS, ObjectSet
from bot.oracle.abilities.exerting import read_exert_option
from bot.oracle.conditions import StatedCondition
from bot.oracle.effects.clauses import read_clauses
from bot.oracle.effects.damage_changes import read_damage_ability
from bot.oracle.nouns.own_names_and_qualities import read_attached_object
from bot.oracle.nouns.subjects import read_subject
from bot.oracle.replacements import (
    read_as_enters,
    read_copying,
    read_draws,
    read_enters,
    read_group_copying,
    read_instead_replacement,
)
from bot.oracle.restrictions.attacking_and_blocking import WHOLE_SENTENCES
from bot.oracle.statics.casting_rules import CASTING_SENTENCES
from bot.oracle.statics.conditional import abilities_under, read_as_long_as, read_turn_of
from bot.oracle.statics.counter_limits import read_counter_limit
from bot.oracle.statics.crewing import read_crews_as
from bot.oracle.statics.damage_as_though import read_damage_as_though
from bot.oracle.statics.definitions import read_definition
from bot.oracle.statics.off_the_battlefield import read_cards_have, read_spells_have
from bot.oracle.statics.outside_the_game import read_outside_the_game
from bot.oracle.statics.several_sentences import read_draws_with_more, read_prevention_with_more
from bot.oracle.statics.statements import read_in_addition_statement, read_statement
from bot.oracle.statics.trigger_counts import read_trigger_change
from bot.oracle.statics.wording import Production, Static, to_end_of_sentence
from bot.oracle.text.cursor import Cursor

__all__ = ["read_cards_have", "read_draws_with_more", "read_prevention_with_more", "read_static"]


def read_static(at: Cursor) -> tuple[Static, ...]:
    """`static` = (while | damage | lure | limit | … | statement) ["."], to the end of the sentence"""
    word = at.token.word if at.token is not None else ""
    special = _BY_FIRST_WORD.get(word, ())
    return at.first_of(*special, *_USUAL, expected="a static ability")


def _read_while_static(at: Cursor) -> tuple[Static, ...]:
    """`while` = ("as long as" condition | "while" condition | "during" turn ["," "as long as" condition]) "," (damage
    | definition | statement | combat | casting)"""
    stated = read_turn_of(at) if at.take("during") else read_as_long_as(at, None)
    at.expect(",", expected="the comma after the condition")
    if at.at("as", "long", "as"):
        more = read_as_long_as(at, None)
        stated = StatedCondition(AllConditions((stated.condition, more.condition)), more.about)
        at.expect(",", expected="the comma after the condition")
    rules = (
        _read_damage_static,
        _as_though,
        _read_draws_static,
        _read_casting_static,
        _read_combat_static,
        _read_loyalty_static,
        _spells_have,
    )
    about_it = (partial(read_definition, stated=stated), partial(read_statement, it=stated.about))
    found = at.first_of(*rules, *about_it, expected="what holds while the condition does")
    return abilities_under(at, stated.condition, found)


@to_end_of_sentence
def _read_control_static(at: Cursor) -> tuple[Static, ...]:
    """`control` = "you control" attached_object (CR 613.1b)"""
    at.expect("you", "control")
    return (StaticAbility(read_attached_object(at), (GainControl(),)),)


@to_end_of_sentence
def _read_casting_static(at: Cursor) -> tuple[Static, ...]:
    """`casting` = one of the whole sentences of `casting_rules`"""
    return at.first_of(*CASTING_SENTENCES, expected="a rule about players or spells")


@to_end_of_sentence
def _read_combat_static(at: Cursor) -> tuple[Static, ...]:
    """`combat` = one of the whole sentences of `combat_rules`"""
    return at.first_of(*WHOLE_SENTENCES, expected="a rule of combat")


@to_end_of_sentence
def _read_loyalty_static(at: Cursor) -> tuple[Static, ...]:
    """`loyalty` = ["on any player's turn" ","] "you may activate" (["the"] "loyalty abilities of" subject | own ones)
    (["on any player's turn"] "any time" ["that"] "you could cast an instant" | "twice each turn rather than only once")
    (CR 606.3)"""
    if at.take("on", "any", "player's", "turn"):
        at.expect(",")
    at.expect("you", "may", "activate")
    if any(at.take(word, "loyalty", "abilities") for word in ("its", "his", "her")):
        whose: ObjectSet = THIS
    else:
        at.take("the")
        at.expect("loyalty", "abilities", "of")
        whose = read_subject(at).what
    if at.take("twice", "each", "turn", "rather", "than", "only", "once"):
        return (LoyaltyPermission(whose, times=2),)
    at.take("on", "any", "player's", "turn")
    at.expect("any", "time")
    at.take("that")
    at.expect("you", "could", "cast", "an", "instant")
    return (LoyaltyPermission(whose, as_instant=True),)


@to_end_of_sentence
def _read_damage_static(at: Cursor) -> tuple[Static, ...]:
    """`damage` = one of the sentences of `damage_changes` (CR 614.1, 615.1)"""
    return read_damage_ability(at, read_clauses)


def _read_draws_static(at: Cursor) -> tuple[Static, ...]:
    """`draws` = one of the sentences of `replacements.draws` (CR 614.11)"""
    return read_draws(at, read_clauses)


_option = to_end_of_sentence(read_exert_option)
_as_though = to_end_of_sentence(read_damage_as_though)
_trigger_change = to_end_of_sentence(read_trigger_change)
_outside = to_end_of_sentence(read_outside_the_game)
_spells_have = to_end_of_sentence(read_spells_have)

_USUAL: tuple[Production, ...] = (
    _read_casting_static,
    _read_combat_static,
    _trigger_change,
    read_counter_limit,
    read_crews_as,
    read_definition,
    partial(read_statement, it=None),
    read_enters,
    read_copying,
    read_group_copying,
    _outside,
    _spells_have,
)
"""What a sentence may be, whatever it begins with, in the order in which it is tried."""

_BY_FIRST_WORD: Mapping[str, tuple[Production, ...]] = {
    **dict.fromkeys(("prevent", "double", "triple", "combat", "noncombat", "damage"), (_read_damage_static,)),
    "all": (_read_damage_static, _as_though),
    "if": (_trigger_change, _read_damage_static, read_instead_replacement, _read_draws_static, read_enters),
    "you": (_read_loyalty_static, _read_control_static, _option),
    "on": (_read_loyalty_static,),
    "as": (_read_while_static, read_as_enters),
    "while": (_read_while_static,),
    "during": (_read_while_static,),
    "in": (read_in_addition_statement,),
}
"""What only sentences that begin with these words are; tried first."""
