"""Damage that an effect deals: how much, divided or not, and to whom (CR 120.1, 601.2d)."""

from dataclasses import replace

from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.effects import Amount, CharacteristicOf, DealDamage, Effect, Fixed, OwnReplacement
from bot.engine.magic.words.filters import (
    THIS,
    ControllerOf,
    Filter,
    Matching,
    ObjectSet,
    OneOf,
    Players,
    PlayerSet,
    Side,
    TargetObject,
    Together,
)
from bot.oracle.amounts.quantities import amount, equal_to
from bot.oracle.conditions import Heard, condition
from bot.oracle.effects.player_clauses import PLAYER_VERBS
from bot.oracle.nouns.object_references import Reference, divided_targets, recipient, source
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS
from bot.oracle.nouns.permanents import many
from bot.oracle.nouns.player_references import player
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import number


def damage(at: Cursor, scope: Scope, source: Reference) -> Effect:
    """`damage` = amount "damage" ("to" recipients { "and" amount "damage to" recipients } | division)
    | "damage" equal "to" recipients | "damage to" recipients equal"""
    if isinstance(source.what, Matching):
        raise at.error("one source of damage")
    if not at.take("damage"):
        found = amount(at, scope)
        at.expect("damage")
        if at.at("divided"):
            return DealDamage(found, _division(at, scope), source.what, divided=True)
        at.expect("to")
        first = DealDamage(found, _recipients(at, scope), source.what)
        also = []
        while more := scope.attempt(at, lambda at, scope: _further_damage(at, scope, source)):
            also.append(more)
        return replace(first, also=tuple(also))
    if at.take("to"):
        to = _recipients(at, scope)
        return DealDamage(_equal(at, scope, source), to, source.what)
    found = _equal(at, scope, source)
    at.expect("to")
    return DealDamage(found, _recipients(at, scope), source.what)


def excess_sentence(at: Cursor, before: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """`excess_sentence` = "excess damage is dealt to that creature's controller instead" (CR 120.4a)"""
    last = before[-1] if before else None
    if not isinstance(last, DealDamage) or not isinstance(last.to, TargetObject) or last.divided or last.also:
        raise at.error("damage to one target before")
    at.expect("excess", "damage", "is", "dealt", "to", "that", "creature's", "controller", "instead")
    return (*before[:-1], replace(last, excess_to=ControllerOf(last.to)))


def instead_sentence(at: Cursor, scope: Scope, before: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """`instead_sentence` = it "deals" number "damage" [to] "instead if" condition
    | "if" condition "," it "deals" number "damage" [to] "instead" (CR 614.15)"""
    last = before[-1] if before else None
    if not isinstance(last, DealDamage) or last.instead is not None or last.divided or last.also:
        raise at.error("damage before that is replaced")
    heard = Heard(None if scope.setting.spell else THIS)
    stated = at.attempt(lambda at: _if(at, heard))
    if not at.take("it"):
        source(at, scope)
    at.expect("deals")
    found = Fixed(number(at))
    at.expect("damage")
    if at.take("to", "that") and at.token is not None:
        at.one_word(ATTACHED_NOUNS, "“creature” or the like")
    at.expect("instead")
    if stated is None:
        at.expect("if")
        stated = condition(at, heard).condition
    return (*before[:-1], replace(last, instead=OwnReplacement(stated, found)))


def _if(at: Cursor, heard: Heard) -> Condition:
    at.expect("if")
    stated = condition(at, heard).condition
    at.expect(",")
    return stated


def _further_damage(at: Cursor, scope: Scope, source: Reference) -> DealDamage:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("further damage")
    found = amount(at, scope)
    at.expect("damage", "to")
    return DealDamage(found, _recipients(at, scope), source.what)


def _recipients(at: Cursor, scope: Scope) -> ObjectSet | PlayerSet | OneOf:
    """`recipients` = either | recipient { [","] "and" ["to"] recipient }"""
    either = scope.attempt(at, _either)
    if either is not None:
        return either
    found = [recipient(at, scope)]
    while more := scope.attempt(at, lambda at, scope: _further_recipient(at, scope, found[-1])):
        found.append(more)
    return found[0] if len(found) == 1 else Together(tuple(found))


def _either(at: Cursor, scope: Scope) -> OneOf:
    """`either` = player "or" ["to"] "a planeswalker" ("that player controls" | "they control"), without targets"""
    who = player(at, scope).who
    if isinstance(who, TargetObject):
        raise at.error("a player who is no target")
    at.expect("or")
    at.take("to")
    at.expect("a", "planeswalker")
    if not at.take("they", "control"):
        at.expect("that", "player", "controls")
    return OneOf((who, Matching(Filter(all_of=("Planeswalker",), controlled_by=who))))


def _further_recipient(at: Cursor, scope: Scope, before: ObjectSet | PlayerSet) -> ObjectSet | PlayerSet:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further recipient")
    at.take("to")
    theirs = at.attempt(lambda at: _each_of_theirs(at, before))
    if theirs is not None:
        return theirs
    found = recipient(at, scope)
    if found is Players.YOU and not at.done and at.token is not None and at.token.word in PLAYER_VERBS:
        raise at.error("a recipient, and not who does something")
    return found


def _each_of_theirs(at: Cursor, players: ObjectSet | PlayerSet) -> Matching:
    """`each_of_theirs` = "each" described "they control", of the players who are dealt damage before"""
    side = _SIDES.get(players) if isinstance(players, Players) else None
    if side is None:
        raise at.error("players who were named before")
    found = many(at)
    if found.side is not Side.ANY or found.controlled_by is not None:
        raise at.error("whose they are, once")
    at.expect("they", "control")
    return Matching(replace(found, side=side))


_SIDES = {Players.EACH_OPPONENT: Side.OPPONENT, Players.EACH_PLAYER: Side.ANY}


def _division(at: Cursor, scope: Scope) -> TargetObject:
    """`division` = "divided as you choose among" how_many ("targets" | "target" described in the plural) (CR 601.2d)"""
    at.expect("divided", "as", "you", "choose", "among")
    return divided_targets(at, scope)


def _equal(at: Cursor, scope: Scope, source: Reference) -> Amount:
    """`equal` = "equal to its" ("power" | "toughness") | "equal to the number of" described"""
    for name in ("power", "toughness"):
        permanent = not scope.setting.spell or source.what != THIS
        if permanent and at.take("equal", "to", "its", name):
            return CharacteristicOf(source.what, name)
    return equal_to(at, scope)
