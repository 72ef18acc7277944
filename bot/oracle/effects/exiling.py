"""Effects that exile, and that return what they exiled (CR 701.13, 400.7)."""

from dataclasses import replace

from bot.engine.magic.ground.meld_pairs import MELD_PAIRS
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities import ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import GoTo, WouldMove
from bot.oracle.amounts.quantities import read_amount_of_units
from bot.oracle.effects.affected_objects import (
    read_later_moment,
    read_next_end_step,
    read_several_objects,
    together_as_one,
)
from bot.oracle.effects.hands_and_libraries import read_exile_zone
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.nouns.object_references import MADE, read_one_object, read_source_object
from bot.oracle.nouns.own_names_and_qualities import read_one_of_names
from bot.oracle.nouns.permanents import read_one_described
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.changing import read_until_it_leaves, require_permanents
from bot.oracle.objects.creation import UNDER
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_exile(at: Cursor, scope: Scope) -> fx.Effect:
    """`exile` = exile_zone | top_cards | meld_of_pair | several_objects [until_it_leaves | then_return |
    later_moment]"""
    found = _read_exiled(at, scope)
    scope.does(fl.Way.EXILED)
    return found


def _read_exiled(at: Cursor, scope: Scope) -> fx.Effect:
    elsewhere = (
        scope.attempt(at, read_exile_zone)
        or scope.attempt(at, _read_top_cards)
        or scope.attempt(at, _read_meld_of_pair)
    )
    if elsewhere is not None:
        return elsewhere
    what = together_as_one([each.what for each in read_several_objects(at, scope)])
    if not scope.setting.spell and at.attempt(read_until_it_leaves):
        return fx.Exile(what, until_source_leaves=True)
    returned = at.attempt(lambda at: _read_then_return(at, what))
    return read_later_moment(at, scope, fx.Exile(what), what) if returned is None else returned


def _read_top_cards(at: Cursor, scope: Scope) -> fx.Effect:
    """`top_cards` = "the top" ("card" | amount_of_units "cards") "of" whose "library" (CR 406.1)"""
    at.expect("the", "top")
    number = fx.ONE if at.take("card") else read_amount_of_units(at, scope, "cards")
    at.expect("of")
    who = read_whose(at, scope)
    at.expect("library")
    return fx.ExileTop(who, number)


def _read_meld_of_pair(at: Cursor, scope: Scope) -> fx.Effect:
    """`meld_of_pair` = ("them" | "both") ("," "then" | "and") "meld" "them" "into" one_of_names, the pair that the
    condition speaks of (CR 701.42a)"""
    if scope.named.pair is None:
        raise at.error("two permanents that their owner controls")
    if not at.take("both"):
        at.expect("them")
    if not at.take("and"):
        at.expect(",", "then")
    at.expect("meld", "them", "into")
    read_one_of_names(at, MELD_PAIRS)
    scope.mention(MADE)
    return fx.Meld(scope.named.pair)


def _read_then_return(at: Cursor, what: fl.ObjectSet) -> fx.Effect:
    """`then_return` = "," "then" return_of_exiled"""
    at.take(",")
    at.expect("then")
    return _read_return_of_exiled(at, what)


def _read_return_of_exiled(at: Cursor, what: fl.ObjectSet) -> fx.Effect:
    """`return_of_exiled` = ("return" | "put") named_again ("to" | "onto") "the battlefield" ["tapped"] ["transformed"]
    "under" ("its owner's" | "their owner's" | "your" | …) "control" [next_end_step | OWNERS_END_STEP] (CR 400.7)"""
    if isinstance(what, fl.Matching | fl.Together):
        raise at.error("one object, or those that were targeted")
    if at.take("return"):
        _read_named_again(at)
        at.expect("to")
    else:
        at.expect("put")
        _read_named_again(at)
        at.expect("onto")
    at.expect("the", "battlefield")
    tapped = at.take("tapped")
    transformed = at.take("transformed")
    yours = at.choose(UNDER)
    if yours is None:
        raise at.error("whose control")
    owners_step = at.choose(_OWNERS_END_STEP) or False
    at_end_step = owners_step or read_next_end_step(at)
    return fx.ExileAndReturn(what, yours, tapped, at_end_step, transformed, owners_step)


_OWNERS_END_STEP = phrase_table(
    {
        f"at the beginning of {owner} next end step": True
        for owner in ("that player's", "its owner's", "their owner's", "that card's owner's")
    }
)
"""The next end step of the card's owner, after "under its owner's control" (CR 603.7b)."""


_AGAIN = (
    *("it", "him", "her", "them", "that card", "those cards"),
    *("the exiled card", "the exiled cards", "that creature"),
)


def _read_named_again(at: Cursor) -> None:
    """Step over what was exiled, named again, or raise."""
    if not any(at.take(*words.split()) for words in _AGAIN):
        raise at.error("what was exiled")


def read_exile_if_it_dies(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`exile_if_it_dies` = "if" (damaged_this_way | one_described | one_object, a permanent) "would die this turn"
    "," "exile" ("it" | "them") "instead" (CR 611.2c, 614.6)"""
    at.expect("if")
    what: fl.ObjectSet | None = scope.attempt(at, read_damaged_this_way)
    if what is None and (at.at("a") or at.at("an")):
        what = fl.Matching(read_one_described(at))
    if what is None:
        what = require_permanents(at, scope, read_one_object(at, scope)).what
        at.take("or", "planeswalker")
    at.expect("would", "die", "this", "turn", ",", "exile", "it", "instead")
    return (*before, fx.ReplaceForAWhile(ReplacementAbility(WouldMove(what), GoTo(Zone.EXILE))))


def read_damaged_this_way(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`damaged_this_way` = one_described "dealt damage" ("this way" | "by" source_object), what the effects
    before dealt damage to (CR 608.2c)"""
    if fl.Way.DEALT_DAMAGE not in scope.ways:
        raise at.error("damage that was dealt before")
    what = read_one_described(at)
    at.expect("dealt", "damage")
    if not at.take("this", "way"):
        at.expect("by")
        read_source_object(at, scope)
    return fl.ThisWay(fl.Way.DEALT_DAMAGE, what)


def read_return_later(at: Cursor, before: Effects) -> Effects:
    """`return_later` = [next_end_step ","] return_of_exiled, of what the sentence before exiles"""
    last = before[-1] if before else None
    if not isinstance(last, fx.Exile):
        raise at.error("something exiled before")
    front = read_next_end_step(at)
    if front:
        at.expect(",")
    found = _read_return_of_exiled(at, last.what)
    if not isinstance(found, fx.ExileAndReturn) or (front and found.at_end_step):
        raise at.error("one moment")
    return (*before[:-1], replace(found, at_end_step=front or found.at_end_step))
