"""Static abilities (CR 604): what objects get, have, can't and must; prevention, and damage that can't be prevented.

Reads a sentence whole or not at all, with the condition under which it holds. Durations have no production, so that a
sentence with one of them is left unread rather than read without it."""

from collections.abc import Mapping
from functools import partial

from bot.engine.magic.words.abilities import LoyaltyPermission, StaticAbility
from bot.engine.magic.words.conditions import Every
from bot.engine.magic.words.effects import GainControl
from bot.engine.magic.words.filters import THIS, ObjectSet
from bot.oracle.abilities.exerting import may_exert
from bot.oracle.conditions import Stated
from bot.oracle.effects.clauses import clauses
from bot.oracle.effects.damage_changes import damage_ability
from bot.oracle.nouns.own_names_and_qualities import attached_object
from bot.oracle.nouns.subjects import subject
from bot.oracle.replacements import as_enters, copying, draws, enters, group_copying, instead
from bot.oracle.restrictions.attacking_and_blocking import WHOLE_SENTENCES
from bot.oracle.statics.casting_rules import CASTING_SENTENCES
from bot.oracle.statics.conditional import as_long_as, turn, under
from bot.oracle.statics.counter_limits import counter_limit
from bot.oracle.statics.crewing import crews_as
from bot.oracle.statics.damage_as_though import as_though
from bot.oracle.statics.definitions import definition
from bot.oracle.statics.off_the_battlefield import cards_have, spells_have
from bot.oracle.statics.outside_the_game import outside_the_game
from bot.oracle.statics.several_sentences import draws_with_more, prevention_with_more
from bot.oracle.statics.statements import addition, statement
from bot.oracle.statics.trigger_counts import trigger_change
from bot.oracle.statics.wording import Production, Static, whole
from bot.oracle.text.cursor import Cursor

__all__ = ["cards_have", "draws_with_more", "prevention_with_more", "static"]


def static(at: Cursor) -> tuple[Static, ...]:
    """`static` = (while | damage | lure | limit | … | statement) ["."], to the end of the sentence"""
    word = at.token.word if at.token is not None else ""
    special = _BY_FIRST_WORD.get(word, ())
    return at.first_of(*special, *_USUAL, expected="a static ability")


def _while(at: Cursor) -> tuple[Static, ...]:
    """`while` = ("as long as" condition | "while" condition | "during" turn ["," "as long as" condition]) "," (damage
    | definition | statement | combat | casting)"""
    stated = turn(at) if at.take("during") else as_long_as(at, None)
    at.expect(",", expected="the comma after the condition")
    if at.at("as", "long", "as"):
        more = as_long_as(at, None)
        stated = Stated(Every((stated.condition, more.condition)), more.about)
        at.expect(",", expected="the comma after the condition")
    rules = (_damage, _as_though, _draws, _casting, _combat, _loyalty, _spells_have)
    about_it = (partial(definition, stated=stated), partial(statement, it=stated.about))
    found = at.first_of(*rules, *about_it, expected="what holds while the condition does")
    return under(at, stated.condition, found)


@whole
def _control(at: Cursor) -> tuple[Static, ...]:
    """`control` = "you control" attached_object (CR 613.1b)"""
    at.expect("you", "control")
    return (StaticAbility(attached_object(at), (GainControl(),)),)


@whole
def _casting(at: Cursor) -> tuple[Static, ...]:
    """`casting` = one of the whole sentences of `casting_rules`"""
    return at.first_of(*CASTING_SENTENCES, expected="a rule about players or spells")


@whole
def _combat(at: Cursor) -> tuple[Static, ...]:
    """`combat` = one of the whole sentences of `combat_rules`"""
    return at.first_of(*WHOLE_SENTENCES, expected="a rule of combat")


@whole
def _loyalty(at: Cursor) -> tuple[Static, ...]:
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
        whose = subject(at).what
    if at.take("twice", "each", "turn", "rather", "than", "only", "once"):
        return (LoyaltyPermission(whose, times=2),)
    at.take("on", "any", "player's", "turn")
    at.expect("any", "time")
    at.take("that")
    at.expect("you", "could", "cast", "an", "instant")
    return (LoyaltyPermission(whose, as_instant=True),)


@whole
def _damage(at: Cursor) -> tuple[Static, ...]:
    """`damage` = one of the sentences of `damage_changes` (CR 614.1, 615.1)"""
    return damage_ability(at, clauses)


def _draws(at: Cursor) -> tuple[Static, ...]:
    """`draws` = one of the sentences of `replacements.draws` (CR 614.11)"""
    return draws(at, clauses)


_option = whole(may_exert)
_as_though = whole(as_though)
_trigger_change = whole(trigger_change)
_outside = whole(outside_the_game)
_spells_have = whole(spells_have)

_USUAL: tuple[Production, ...] = (
    _casting,
    _combat,
    _trigger_change,
    counter_limit,
    crews_as,
    definition,
    partial(statement, it=None),
    enters,
    copying,
    group_copying,
    _outside,
    _spells_have,
)
"""What a sentence may be, whatever it begins with, in the order in which it is tried."""

_BY_FIRST_WORD: Mapping[str, tuple[Production, ...]] = {
    **dict.fromkeys(("prevent", "double", "triple", "combat", "noncombat", "damage"), (_damage,)),
    "all": (_damage, _as_though),
    "if": (_trigger_change, _damage, instead, _draws, enters),
    "you": (_loyalty, _control, _option),
    "on": (_loyalty,),
    "as": (_while, as_enters),
    "while": (_while,),
    "during": (_while,),
    "in": (addition,),
}
"""What only sentences that begin with these words are; tried first."""
