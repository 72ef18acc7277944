"""References in effects: this object, targets, pronouns, all that is described, and players (CR 109, 115).

Each target that is read becomes one more `TargetSpec` of the ability; what is done with it is `effects`' concern."""

from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic.filters import (
    ANY_TARGET,
    THIS,
    Filter,
    Made,
    Matching,
    ObjectSet,
    Players,
    Side,
    TargetSpec,
)
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import SIDES, described, everything, is_relative, many
from bot.oracle.nouns import ATTACHED_NOUNS, attached_object, itself
from bot.oracle.scope import Scope

MADE = Made()


class Reference(NamedTuple):
    """What is meant, and whether its verb stands in the plural."""

    what: ObjectSet
    plural: bool = False


def reference(at: Cursor, scope: Scope) -> Reference:
    """`reference` = one_object | ("each" | "every") described | ["all"] described in the plural"""
    found = scope.first_of(at, one_object, _each, _all, expected="an object, a target or a description")
    return found._replace(plural=found.plural or scope.setting.bare)


def one_object(at: Cursor, scope: Scope) -> Reference:
    """`one_object` = source | "it" | "that creature" | made | target | attached_object"""
    return scope.first_of(at, source, _it, _that_one, made, target_object, _attached, expected="one object or target")


def source(at: Cursor, scope: Scope) -> Reference:
    """`source` = itself | "this spell", of a spell"""
    if not scope.setting.spell:
        itself(at)
        return Reference(scope.mention(THIS))
    if not at.take("this", "spell"):
        itself(at)
    return Reference(THIS)  # no pronoun means a spell


def _it(at: Cursor, scope: Scope) -> Reference:
    at.expect("it")
    return Reference(scope.it(at))


def _that_one(at: Cursor, scope: Scope) -> Reference:
    """`that_one` = "that" ATTACHED_NOUN"""
    at.expect("that")
    at.one_word(ATTACHED_NOUNS, "“creature”, “permanent” or the like")
    return Reference(scope.that_one(at))


def _attached(at: Cursor, scope: Scope) -> Reference:
    if scope.setting.gone or scope.setting.spell:
        raise at.error("what something that is still there is attached to")
    return Reference(scope.mention(attached_object(at)))


def made(at: Cursor, scope: Scope) -> Reference:
    """`made` = ("that" | "the") "token" | ("those" | "the") "tokens" | "them": what the ability created"""
    if MADE not in scope.named.objects:
        raise at.error("what was created before")
    if at.take("them"):
        return Reference(MADE, plural=True)
    singular = at.take("that", "token") or at.take("the", "token")
    if not singular and not at.take("the", "tokens"):
        at.expect("those", "tokens")
    return Reference(MADE, plural=not singular)


def target_object(at: Cursor, scope: Scope) -> Reference:
    """`target` = ["up to"] ["one"] ["another" | "other"] "target" described"""
    optional = at.take("up", "to", "one")
    if not optional:
        at.take("one")
    other = at.take("another") or at.take("other")
    at.expect("target")
    if other and (scope.setting.spell or scope.named.targets):
        raise at.error("a target that differs from the source alone")  # "another" is than the source, not a target
    found = _visible(at, scope, described(at, plural=False))
    spec = TargetSpec(replace(found, other=other), optional=optional)
    return Reference(scope.mention(scope.target(spec)))


def _each(at: Cursor, scope: Scope) -> Reference:
    return Reference(Matching(_visible(at, scope, many(at))))


def _all(at: Cursor, scope: Scope) -> Reference:
    return Reference(Matching(_visible(at, scope, everything(at))), plural=True)


def _visible(at: Cursor, scope: Scope, found: Filter) -> Filter:
    """A description that the event or the source gives no meaning to is not read."""
    if found.side is Side.DEFENDING_PLAYER and not scope.setting.defender:
        raise at.error("whose they are, where nobody is the defending player")
    if is_relative(found) and scope.setting.spell:
        raise at.error("a size that no source has")
    if found.other and (scope.setting.spell or any(each != THIS for each in scope.named.objects)):
        raise at.error("others than the source alone")
    return found


def described_all(at: Cursor, scope: Scope) -> Matching:
    """`described_all` = described in the plural, for "the number of" them"""
    return Matching(_visible(at, scope, described(at, plural=True)))


def described_one(at: Cursor, scope: Scope) -> Matching:
    """`described_one` = described in the singular, after "for each"."""
    return Matching(_visible(at, scope, described(at, plural=False)))


# Players.


class PlayerReference(NamedTuple):
    """Who is meant, and whether the verb stands as after "you"."""

    who: Players
    plural: bool = False


def player(at: Cursor, scope: Scope) -> PlayerReference:
    """`player` = named_player; after "you may have" its verb is in the infinitive"""
    found = _named_player(at, scope)
    return found._replace(plural=found.plural or scope.setting.bare)


def _named_player(at: Cursor, scope: Scope) -> PlayerReference:
    """`named_player` = "you" | "each opponent" | "each player" | "that player" | "defending player" | target player"""
    if at.take("you"):
        return PlayerReference(Players.YOU, plural=True)
    if at.take("each") or at.take("every"):
        if at.take("opponent"):
            return PlayerReference(Players.EACH_OPPONENT)
        at.expect("player")
        return PlayerReference(Players.EACH_PLAYER)
    if scope.setting.defender and at.take("defending", "player"):
        return PlayerReference(Players.DEFENDING_PLAYER)
    if scope.named.player is not None and at.take("that", "player"):
        return PlayerReference(scope.named.player)
    return _target_player(at, scope)


def _target_player(at: Cursor, scope: Scope) -> PlayerReference:
    """`target player` = "target" ("player" | "opponent"), once: two target players could not be told apart"""
    at.expect("target", expected="a player")
    if at.take("opponent"):
        side = Side.OPPONENT
    else:
        at.expect("player")
        side = Side.ANY
    if any(spec.players is not None for spec in scope.named.targets):
        raise at.error("one target player")
    scope.target(TargetSpec(players=side))
    scope.named = replace(scope.named, player=Players.TARGET_PLAYER)
    return PlayerReference(Players.TARGET_PLAYER)


# What is dealt damage.


def recipient(at: Cursor, scope: Scope) -> ObjectSet | Players:
    """`recipient` = "any target" | mixed target | player | reference"""
    return scope.first_of(at, _any_target, _mixed_target, _player_only, _object_only, expected="what is dealt damage")


def _any_target(at: Cursor, scope: Scope) -> ObjectSet | Players:
    at.expect("any", "target")
    return _lone_player_target(at, scope, ANY_TARGET)


_MIXED = {"creature": "Creature", "planeswalker": "Planeswalker", "battle": "Battle"}
"""What else can be dealt damage by who targets it, in the order of CR 115.4."""
_MIXED_PLAYERS = {"player": Side.ANY, "opponent": Side.OPPONENT}


def _mixed_target(at: Cursor, scope: Scope) -> ObjectSet | Players:
    """`mixed target` = "target" noun { ("," | "or" | ", or") noun }: types and players"""
    at.expect("target")
    words = [_mixed_word(at)]
    while more := at.attempt(_further_mixed_word):
        words.append(more)
    sides = [_MIXED_PLAYERS[word] for word in words if word in _MIXED_PLAYERS]
    types = tuple(name for word, name in _MIXED.items() if word in words)
    if len(sides) != 1 or not types or at.choose(SIDES) is not None:
        raise at.error("both a player and a type")
    permanents = Filter(any_of=types) if len(types) > 1 else Filter(all_of=types)
    return _lone_player_target(at, scope, TargetSpec(permanents, sides[0]))


def _mixed_word(at: Cursor) -> str:
    return at.one_word({*_MIXED, *_MIXED_PLAYERS}, "a creature, a player, a planeswalker or a battle")


def _further_mixed_word(at: Cursor) -> str:
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("“or”")
    return _mixed_word(at)


def _lone_player_target(at: Cursor, scope: Scope, spec: TargetSpec) -> ObjectSet:
    """A target that may be a player stands alone, so that "target player" means one player."""
    if any(each.players is not None for each in scope.named.targets):
        raise at.error("one target that may be a player")
    return scope.target(spec)


def _player_only(at: Cursor, scope: Scope) -> ObjectSet | Players:
    return player(at, scope).who


def _object_only(at: Cursor, scope: Scope) -> ObjectSet | Players:
    return reference(at, scope).what
