"""Static abilities (CR 604): what the object, or what it is attached to, gets and has; prevention; blocks.

Reads a sentence whole or not at all. Conditions, durations and sets of other objects have no production yet, so that a
sentence with one of them is left unread rather than read without it."""

from typing import TypeAlias

from bot.engine.magic.abilities import (
    AddAbility,
    AdditionalBlocks,
    Modification,
    ModifyPowerToughness,
    ObjectSet,
    PreventionAbility,
    StaticAbility,
)
from bot.oracle.amounts import number, size_change
from bot.oracle.cursor import Cursor
from bot.oracle.keywords import keywords
from bot.oracle.nouns import itself, object_set

Static: TypeAlias = StaticAbility | PreventionAbility | AdditionalBlocks


def static(at: Cursor) -> tuple[Static, ...]:
    """`static` = (prevention | additional_blocks | modification) ["."], to the end of the sentence"""
    found = at.first_of(_whole_prevention, _whole_blocks, _whole_modification, expected="a static ability")
    assert_done(at)
    return found


def assert_done(at: Cursor) -> None:
    """Every word of the sentence must have been read."""
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")


def _whole_modification(at: Cursor) -> tuple[Static, ...]:
    """`modification` = object_set predicate { separator predicate } (CR 611.3, 613.1f, 613.4c)"""
    affected: ObjectSet = object_set(at)
    changes = list(_predicate(at))
    while more := at.attempt(_further_predicate):
        changes.extend(more)
    assert_done(at)
    return (StaticAbility(affected, tuple(changes)),)


def _further_predicate(at: Cursor) -> tuple[Modification, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further “gets” or “has”")
    return _predicate(at)


def _predicate(at: Cursor) -> tuple[Modification, ...]:
    """`predicate` = "gets" size_change | "has" keywords"""
    if at.take("gets"):
        return (ModifyPowerToughness(*size_change(at)),)
    at.expect("has", expected="“gets” or “has”")
    return tuple(AddAbility(ability) for ability in keywords(at))


def _whole_blocks(at: Cursor) -> tuple[Static, ...]:
    """`additional_blocks` = itself "can block" additional_creatures (CR 509.1a)"""
    itself(at)
    at.expect("can", "block")
    blocks = AdditionalBlocks(_additional_creatures(at))
    assert_done(at)
    return (blocks,)


def _additional_creatures(at: Cursor) -> int | None:
    """`additional_creatures` = "any number of creatures" ["each combat"]
    | ("an additional" [number] | number ("additional" | "more")) ("creature" | "creatures") "each combat"."""
    if at.take("any", "number", "of", "creatures"):
        at.take("each", "combat")
        return None
    count = _additional(at)
    at.expect("creature" if count == 1 else "creatures")
    at.expect("each", "combat")
    return count


def _additional(at: Cursor) -> int:
    if at.take("an", "additional"):
        return 1 if at.at("creature") else number(at)
    count = number(at)
    if not at.take("additional") and not at.take("more"):
        raise at.error("“additional” or “more”")
    return count


def _whole_prevention(at: Cursor) -> tuple[Static, ...]:
    """`prevention` = prevent_all | all_is_prevented | if_damage_prevent (CR 615.1)"""
    found = at.first_of(_prevent_all, _all_is_prevented, _if_damage_prevent, expected="a prevention effect")
    assert_done(at)
    return found


def _prevent_all(at: Cursor) -> tuple[Static, ...]:
    """`prevent_all` = "prevent all" ["combat"] "damage" ("that would be dealt" directions | ["that"] object_set
    "would deal")"""
    at.expect("prevent", "all")
    combat = _damage(at)
    if at.take("that", "would", "be", "dealt"):
        return _directions(at, combat)
    at.take("that")
    source = object_set(at)
    at.expect("would", "deal")
    return (PreventionAbility(source, "by", combat),)


def _all_is_prevented(at: Cursor) -> tuple[Static, ...]:
    """`all_is_prevented` = "all" ["combat"] "damage that would be dealt" directions "is prevented"."""
    at.expect("all")
    combat = _damage(at)
    at.expect("that", "would", "be", "dealt")
    found = _directions(at, combat)
    at.expect("is", "prevented")
    return found


def _if_damage_prevent(at: Cursor) -> tuple[Static, ...]:
    """`if_damage_prevent` = "if" ["combat"] "damage would be dealt to" object_set ", prevent that damage"."""
    at.expect("if")
    combat = _damage(at)
    at.expect("would", "be", "dealt", "to")
    protected = object_set(at)
    at.expect(",")
    at.expect("prevent", "that", "damage")
    return (PreventionAbility(protected, "to", combat),)


def _damage(at: Cursor) -> bool:
    """`damage` = ["combat"] "damage": whether combat damage alone is meant"""
    combat = at.take("combat")
    at.expect("damage", expected="“damage” or “combat damage”")
    return combat


def _directions(at: Cursor, combat: bool) -> tuple[Static, ...]:
    """`directions` = ("to" | "by" | "to and dealt by") object_set"""
    ways = ("to", "by") if at.take("to", "and", "dealt", "by") else (_direction(at),)
    concerned = object_set(at)
    return tuple(PreventionAbility(concerned, way, combat) for way in ways)


def _direction(at: Cursor) -> str:
    for way in ("to", "by"):
        if at.take(way):
            return way
    raise at.error("“to” or “by”")
