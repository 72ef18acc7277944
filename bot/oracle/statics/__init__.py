"""Static abilities (CR 604): what objects get, have, can't and must; prevention, and damage that can't be prevented.

This file tries the others by the first word; `statements` reads the usual ones, a subject and what is said of it. A
sentence is read whole, with its condition, or not at all; durations have no production, so that a sentence with one is
left unread. Imports `abilities` and what lies below it."""

from collections.abc import Mapping
from functools import partial

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import CounterLimit, CrewsAs, DamageAsThough, LoyaltyPermission, StaticAbility
from bot.engine.magic.words.conditions import AllConditions
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import GainControl
from bot.engine.magic.words.filters import THIS, ObjectSet
from bot.oracle.abilities.exerting import read_exert_option
from bot.oracle.conditions import StatedCondition
from bot.oracle.effects.clauses import read_clauses
from bot.oracle.effects.damage_changes import read_damage_ability
from bot.oracle.effects.damage_described import read_kind_of_damage, read_recipients
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.nouns.subjects import read_subject
from bot.oracle.replacements import (
    read_as_enters,
    read_copying,
    read_destruction,
    read_draws,
    read_enters,
    read_group_copying,
    read_instead_replacement,
    read_move_and_more,
)
from bot.oracle.restrictions.attacking_and_blocking import WHOLE_SENTENCES
from bot.oracle.statics.casting_rules import CASTING_SENTENCES
from bot.oracle.statics.conditional import abilities_under, read_as_long_as, read_turn_of
from bot.oracle.statics.definitions import read_definition
from bot.oracle.statics.off_the_battlefield import read_cards_have, read_everything_colored, read_spells_have
from bot.oracle.statics.outside_the_game import read_outside_the_game
from bot.oracle.statics.several_sentences import read_draws_with_more, read_prevention_with_more
from bot.oracle.statics.statements import read_in_addition_statement, read_pair_statement, read_statement
from bot.oracle.statics.trigger_counts import read_trigger_change
from bot.oracle.statics.wording import Production, Static, to_end_of_sentence
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind

__all__ = ["read_cards_have", "read_draws_with_more", "read_prevention_with_more", "read_static"]


def read_static(at: Cursor) -> tuple[Static, ...]:
    """`static` = BY_FIRST_WORD | USUAL, to the end of the sentence"""
    word = at.token.word if at.token is not None else ""
    special = _BY_FIRST_WORD.get(word, ())
    return at.first_of(*special, *_USUAL, expected="a static ability")


def _read_while_static(at: Cursor) -> tuple[Static, ...]:
    """`while_static` = ("as long as" as_long_as | "while" as_long_as | "during" turn_of ["," "as long as" as_long_as])
    "," (damage_static | definition | statement | combat_static | casting_static)"""
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
    """`control_static` = "you control" attached_object (CR 613.1b)"""
    at.expect("you", "control")
    return (StaticAbility(read_attached_object(at), (GainControl(),)),)


@to_end_of_sentence
def _read_casting_static(at: Cursor) -> tuple[Static, ...]:
    """`casting_static` = CASTING_SENTENCES"""
    return at.first_of(*CASTING_SENTENCES, expected="a rule about players or spells")


@to_end_of_sentence
def _read_combat_static(at: Cursor) -> tuple[Static, ...]:
    """`combat_static` = WHOLE_SENTENCES"""
    return at.first_of(*WHOLE_SENTENCES, expected="a rule of combat")


@to_end_of_sentence
def _read_loyalty_static(at: Cursor) -> tuple[Static, ...]:
    """`loyalty_static` = ["on any player's turn" ","] "you may activate" (["the"] "loyalty abilities of" subject |
    ("its" | "his" | "her") "loyalty abilities") (["on any player's turn"] "any time" ["that"] "you could cast an
    instant" | "twice each turn rather than only once") (CR 606.3)"""
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
    """`damage_static` = damage_ability (CR 614.1, 615.1)"""
    return read_damage_ability(at, read_clauses)


def _read_draws_static(at: Cursor) -> tuple[Static, ...]:
    """`draws_static` = draws (CR 614.11)"""
    return read_draws(at, read_clauses)


def _read_destruction_static(at: Cursor) -> tuple[Static, ...]:
    """`destruction_static` = destruction (CR 614.1a, 614.8)"""
    return read_destruction(at, read_clauses)


def _read_move_static(at: Cursor) -> tuple[Static, ...]:
    """`move_static` = move_and_more (CR 614.6)"""
    return read_move_and_more(at, read_clauses)


def read_counter_limit(at: Cursor) -> tuple[CounterLimit, ...]:
    """`counter_limit` = itself "can't have more than" number WORD "counters on it" ["."], to the end of the
    sentence"""
    read_itself(at)
    at.expect("can't", "have", "more", "than")
    most = read_number(at)
    kind = at.take_kind(Kind.WORD)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counters", "on", "it", expected="“counters on it”")
    at.expect_end()
    return (CounterLimit(kind.word, most),)


def read_crews_as(at: Cursor) -> tuple[CrewsAs, ...]:
    """`crews_as` = itself ["saddles Mounts and"] "crews Vehicles" ("as though its power were" number "greater" | "using
    its toughness rather than its power") ["."], to the end of the sentence"""
    read_itself(at)
    saddles = at.take("saddles", "mounts", "and")
    at.expect("crews", "vehicles")
    if at.take("using", "its", "toughness", "rather", "than", "its", "power"):
        found = CrewsAs(by_toughness=True, saddles=saddles)
    else:
        at.expect("as", "though", "its", "power", "were")
        found = CrewsAs(read_number(at), saddles=saddles)
        at.expect("greater")
    at.expect_end()
    return (found,)


def read_damage_as_though(at: Cursor) -> tuple[DamageAsThough, ...]:
    """`damage_as_though` = "all" kind_of_damage "is dealt" ["to" recipients] "as though its source had" ("infect" |
    "wither")"""
    at.expect("all")
    combat = read_kind_of_damage(at)
    at.expect("is", "dealt")
    to = read_recipients(at, Scope(Setting())) if at.take("to") else ()
    at.expect("as", "though", "its", "source", "had")
    keyword = KeywordName(at.one_word((KeywordName.INFECT, KeywordName.WITHER), "“infect” or “wither”"))
    return (DamageAsThough(DamageDescribed(to=to, combat=combat), keyword),)


_option = to_end_of_sentence(read_exert_option)
_as_though = to_end_of_sentence(read_damage_as_though)
_trigger_change = to_end_of_sentence(read_trigger_change)
_outside = to_end_of_sentence(read_outside_the_game)
_spells_have = to_end_of_sentence(read_spells_have)
_everything_colored = to_end_of_sentence(read_everything_colored)

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
    "all": (_everything_colored, _read_damage_static, _as_though),
    "if": (
        _trigger_change,
        _read_damage_static,
        read_instead_replacement,
        _read_draws_static,
        _read_destruction_static,
        _read_move_static,
        read_enters,
    ),
    "you": (_read_loyalty_static, _read_control_static, _option),
    "on": (_read_loyalty_static,),
    "as": (read_pair_statement, _read_while_static, read_as_enters),
    "while": (_read_while_static,),
    "during": (_read_while_static,),
    "in": (read_in_addition_statement,),
}
"""What a sentence may be only if it begins with the word; these are tried first."""
