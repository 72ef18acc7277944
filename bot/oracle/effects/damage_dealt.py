"""Damage that an effect deals: how much, divided or not, and to whom (CR 120.1, 601.2d)."""

from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, IsLike
from bot.oracle.amounts.quantities import read_amount, read_equal_to
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.effects.affected_objects import read_with_kin
from bot.oracle.effects.player_clauses import PLAYER_VERBS, SEVERAL_PLAYERS, read_for_each_of_them
from bot.oracle.nouns.object_references import Reference, read_divided_targets, read_recipient, read_source_object
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS
from bot.oracle.nouns.permanents import read_each_described, read_simple_keyword
from bot.oracle.nouns.player_references import read_player
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number


def read_damage(at: Cursor, scope: Scope, source: Reference) -> fx.Effect:
    """`damage` = amount "damage" ("to" recipients { "and" amount "damage to" recipients } | division) | "damage"
    equal_amount "to" recipients | "damage to" recipients equal_amount"""
    if isinstance(source.what, fl.Matching):
        raise at.error("one source of damage")
    if not at.take("damage"):
        found = read_amount(at, scope)
        at.expect("damage")
        if at.take("divided", "evenly", ",", "rounded", "down", ",", "among"):
            return fx.DealDamage(found, _read_evenly_dealt(at, scope), source.what, evenly=True)
        if at.at("divided"):
            return fx.DealDamage(found, _read_division(at, scope), source.what, divided=True)
        at.expect("to")
        first = fx.DealDamage(found, _read_recipients(at, scope, source.what), source.what)
        also = []
        while more := scope.attempt(at, lambda at, scope: _read_further_damage(at, scope, source)):
            also.append(more)
        return replace(first, also=tuple(also))
    if at.take("to"):
        to = _read_recipients(at, scope, source.what)
        if to in SEVERAL_PLAYERS and scope.names_no_player:
            return read_for_each_of_them(
                at, scope, lambda at, scope: fx.DealDamage(_read_equal_amount(at, scope, source), to, source.what)
            )
        return fx.DealDamage(_read_equal_amount(at, scope, source), to, source.what)
    found = _read_equal_amount(at, scope, source)
    at.expect("to")
    return fx.DealDamage(found, _read_recipients(at, scope, source.what), source.what)


def read_excess_damage_sentence(at: Cursor, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`excess_damage_sentence` = ["if the creature you control has" simple_keyword ","]
    "excess damage is dealt to that creature's controller instead" (CR 120.4a); the creature is the one that deals it"""
    last = before[-1] if before else None
    if not isinstance(last, fx.DealDamage) or not isinstance(last.to, fl.TargetObject) or last.divided or last.also:
        raise at.error("damage to one target before")
    asked = _read_if_source_has(at, last.source) if at.take("if") else None
    at.expect("excess", "damage", "is", "dealt", "to", "that", "creature's", "controller", "instead")
    return (*before[:-1], replace(last, excess_to=fl.ControllerOf(last.to), excess_if=asked))


def _read_if_source_has(at: Cursor, source: fl.ObjectSet) -> Condition:
    if not isinstance(source, fl.TargetObject):
        raise at.error("a creature that deals the damage")
    at.expect("the", "creature", "you", "control", "has")
    keyword = read_simple_keyword(at)
    at.expect(",")
    return IsLike(source, fl.Filter(keywords=(keyword,)))


def read_damage_instead_sentence(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`damage_instead_sentence` = ("it" | source_object) "deals" number "damage" [same_recipients] "instead if"
    condition | "if" condition "," ("it" | source_object) "deals" number "damage" [same_recipients] "instead" | "if"
    condition "," "instead" ("it" | source_object) "deals" number "damage" [same_recipients] (CR 614.15)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.DealDamage) or last.instead is not None or last.divided or last.also:
        raise at.error("damage before that is replaced")
    named = NamedBefore(None if scope.setting.spell else fl.THIS)
    stated = at.attempt(lambda at: _read_if_condition(at, named))
    front = stated is not None and at.take("instead")
    if not at.take("it"):
        read_source_object(at, scope)
    at.expect("deals")
    found = fx.Fixed(read_number(at))
    at.expect("damage")
    if at.take("to"):
        _read_same_recipients(at, scope, last)
    if not front:
        at.expect("instead")
    if stated is None:
        at.expect("if")
        stated = read_condition(at, named).condition
    return (*before[:-1], replace(last, instead=fx.OwnReplacement(stated, found)))


def _read_same_recipients(at: Cursor, scope: Scope, before: fx.DealDamage) -> None:
    """`same_recipients` = "that permanent or player" | "that player or" ("planeswalker" | "permanent") | "that"
    ATTACHED_NOUNS | recipients, the very ones of the damage before (CR 614.15)"""
    if at.take("that", "permanent", "or", "player") or at.take("that", "player", "or", "planeswalker"):
        return
    if at.take("that", "player", "or", "permanent"):
        return
    if at.take("that"):
        at.one_word(ATTACHED_NOUNS, "“creature” or the like")
        return
    targets = scope.named.targets
    if _read_recipients(at, scope, before.source) != before.to or scope.named.targets != targets:
        raise at.error("the recipients of the damage before")


def _read_if_condition(at: Cursor, named: NamedBefore) -> Condition:
    at.expect("if")
    stated = read_condition(at, named).condition
    at.expect(",")
    return stated


def _read_further_damage(at: Cursor, scope: Scope, source: Reference) -> fx.DealDamage:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("further damage")
    found = read_amount(at, scope)
    at.expect("damage", "to")
    return fx.DealDamage(found, _read_recipients(at, scope, source.what), source.what)


def _read_recipients(at: Cursor, scope: Scope, dealer: fl.ObjectSet) -> fl.ObjectSet | fl.PlayerSet | fl.OneOf:
    """`recipients` = player_or_planeswalker | recipient with_kin | ("it" | recipient) { [","] "and" ["to"] recipient
    }"""
    either = scope.attempt(at, _read_player_or_planeswalker)
    if either is not None:
        return either
    other = scope.attempt(at, lambda at, scope: _read_it_besides_dealer(at, scope, dealer))
    found = [read_recipient(at, scope) if other is None else other]
    if isinstance(found[0], fl.TargetObject) and found[0] in scope.named.objects:
        with_kin = read_with_kin(at, scope, Reference(found[0], scope.is_plural(found[0]))).what
        if isinstance(with_kin, fl.Together):
            return with_kin
    while more := scope.attempt(at, lambda at, scope: _read_further_recipient(at, scope, found[-1])):
        found.append(more)
    return found[0] if len(found) == 1 else fl.Together(tuple(found))


def _read_it_besides_dealer(at: Cursor, scope: Scope, dealer: fl.ObjectSet) -> fl.ObjectSet | fl.PlayerSet:
    """`it_besides_dealer` = "itself", what deals the damage | "it", which is never that"""
    if at.take("itself"):
        return dealer
    at.expect("it")
    return scope.it(at, besides=dealer)


def _read_player_or_planeswalker(at: Cursor, scope: Scope) -> fl.OneOf:
    """`player_or_planeswalker` = player "or" ["to"] "a planeswalker" ("that player controls" | "they control"), without
    targets"""
    who = read_player(at, scope).who
    if isinstance(who, fl.TargetObject):
        raise at.error("a player who is no target")
    at.expect("or")
    at.take("to")
    at.expect("a", "planeswalker")
    if not at.take("they", "control"):
        at.expect("that", "player", "controls")
    return fl.OneOf((who, fl.Matching(fl.Filter(all_of=("Planeswalker",), controlled_by=who))))


def _read_further_recipient(
    at: Cursor, scope: Scope, before: fl.ObjectSet | fl.PlayerSet
) -> fl.ObjectSet | fl.PlayerSet:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further recipient")
    at.take("to")
    theirs = at.attempt(lambda at: _read_each_of_theirs(at, before))
    if theirs is not None:
        return theirs
    found = read_recipient(at, scope)
    if found is fl.Players.YOU and not at.done and at.token is not None and at.token.word in PLAYER_VERBS:
        raise at.error("a recipient, and not who does something")
    return found


def _read_each_of_theirs(at: Cursor, players: fl.ObjectSet | fl.PlayerSet) -> fl.Matching:
    """`each_of_theirs` = "each" each_described "they control", of the players who are dealt damage before"""
    side = _SIDES.get(players) if isinstance(players, fl.Players) else None
    if side is None:
        raise at.error("players who were named before")
    found = read_each_described(at)
    if found.side is not fl.Side.ANY or found.controlled_by is not None:
        raise at.error("whose they are, once")
    at.expect("they", "control")
    return fl.Matching(replace(found, side=side))


_SIDES = {fl.Players.EACH_OPPONENT: fl.Side.OPPONENT, fl.Players.EACH_PLAYER: fl.Side.ANY}


def _read_division(at: Cursor, scope: Scope) -> fl.TargetObject:
    """`division` = "divided as you choose among" divided_targets (CR 601.2d)"""
    at.expect("divided", "as", "you", "choose", "among")
    return read_divided_targets(at, scope)


def _read_evenly_dealt(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`evenly_dealt` = divided_targets | "all" recipient"""
    targets = scope.attempt(at, read_divided_targets)
    return read_recipient(at, scope) if targets is None else targets


def _read_equal_amount(at: Cursor, scope: Scope, source: Reference) -> fx.Amount:
    """`equal_amount` = "equal to" ("its" | "their") ("power" | "toughness"), of each that deals it | equal_to"""
    for name in ("power", "toughness"):
        permanent = not scope.setting.spell or source.what != fl.THIS
        if permanent and at.take("equal", "to", "its", name):
            return fx.CharacteristicOf(source.what, name)
        if source.plural and at.take("equal", "to", "their", name):
            return fx.CharacteristicOf(source.what, name)
    return read_equal_to(at, scope)
