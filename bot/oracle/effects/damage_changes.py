"""What prevents, redirects, doubles or replaces damage (CR 614-615): the sentences of spells, abilities and permanents.

Static abilities and effects are read alike: a static ability names no duration, no target and no next time, an effect
says how long it lasts. A sentence is read whole or not at all."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageChange,
    DamageDescribed,
    DamageRecipient,
    Operation,
    Prevent,
    Redirect,
)
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.effects.damage_described import (
    Recipients,
    SpokenDamage,
    read_damage_that_would,
    read_kind_of_damage,
    read_recipients,
    read_this_turn_or_combat,
    read_would_be_dealt,
)
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.nouns.object_references import read_recipient as named_recipient
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_counter_kind
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

Clauses: TypeAlias = Callable[[Cursor, Scope], Effects]
"""Reads what else a prevention does, which may be any effect (CR 615.5)."""


class DamageSentence(NamedTuple):
    """What a sentence says: which damage, what becomes of it, and what else happens."""

    spoken: SpokenDamage
    change: DamageChange
    then: Effects = ()
    next: fx.Amount | None = None
    once: bool = False
    condition: Condition | None = None


# What a static ability says, and what an effect does.


def read_damage_ability(at: Cursor, clauses: Clauses) -> tuple[ab.DamageAbility, ...]:
    """`damage_ability` = damage_change, without a duration, a target, a number that is used up or a next time"""
    scope = Scope(Setting(amount=True))
    said = _read_damage_change(at, scope, clauses)
    chosen = any(isinstance(by, fl.ChosenSource) for each in said.spoken.damage for by in each.by)
    limited = said.spoken.lasting is not None or said.next is not None or said.once or said.spoken.each
    if limited or chosen or scope.named.targets:
        raise at.error("a change of damage that always holds")
    return tuple(
        ab.DamageAbility(each, said.change, said.then, condition=said.condition) for each in said.spoken.damage
    )


def read_damage_effect(at: Cursor, scope: Scope, clauses: Clauses) -> Effects:
    """`damage_effect` = damage_change, with a duration"""
    said = _read_damage_change(at, scope, clauses)
    duration = said.spoken.lasting or scope.front
    if duration is None or said.condition is not None:
        raise at.error("“this turn”")
    return tuple(
        fx.ChangeDamage(each, said.change, said.then, said.next, said.once, said.spoken.each, duration)
        for each in said.spoken.damage
    )


def _read_damage_change(at: Cursor, scope: Scope, clauses: Clauses) -> DamageSentence:
    """`damage_change` = prevent_sentence | all_damage_is | next_damage_is | next_time | if_would | doubled_damage |
    cant_be_prevented"""
    word = at.token.word if at.token is not None else ""
    productions = _BY_FIRST_WORD.get(word, ())
    return scope.first_of(
        at, *(_with_clauses(each, clauses) for each in productions), expected="what prevents or replaces damage"
    )


def _with_clauses(production: "Production", clauses: Clauses) -> Callable[[Cursor, Scope], DamageSentence]:
    return lambda at, scope: production(at, scope, clauses)


Production: TypeAlias = Callable[[Cursor, Scope, Clauses], DamageSentence]


def _read_prevent_sentence(at: Cursor, scope: Scope, _: Clauses) -> DamageSentence:
    """`prevent_sentence` = "prevent" ("all" | "the next" amount) damage_that_would (CR 615.1a, 615.7)"""
    at.expect("prevent")
    if at.take("all"):
        return DamageSentence(read_damage_that_would(at, scope)._replace(each=False), PREVENT_ALL)
    at.expect("the", "next")
    most = read_amount(at, scope)
    return _limit_to_next_damage(at, read_damage_that_would(at, scope), PREVENT_ALL, most)


def _limit_to_next_damage(at: Cursor, spoken: SpokenDamage, change: DamageChange, most: fx.Amount) -> DamageSentence:
    if len(spoken.damage) > 1:
        raise at.error("one direction, where a number is used up")
    return DamageSentence(spoken, change, next=most)


def _read_all_damage_is(at: Cursor, scope: Scope, _: Clauses) -> DamageSentence:
    """`all_damage_is` = "all" damage_that_would ("is prevented" | "is dealt to" redirect "instead") (CR 614.9)"""
    at.expect("all")
    spoken = read_damage_that_would(at, scope)._replace(each=False)
    if at.take("is", "prevented"):
        return DamageSentence(spoken, PREVENT_ALL)
    at.expect("is", "dealt", "to")
    return DamageSentence(spoken, _read_redirect(at, scope, spoken))


def _read_next_damage_is(at: Cursor, scope: Scope, _: Clauses) -> DamageSentence:
    """`next_damage_is` = "the next" amount damage_that_would "is dealt to" redirect "instead"."""
    at.expect("the", "next")
    most = read_amount(at, scope)
    spoken = read_damage_that_would(at, scope)
    at.expect("is", "dealt", "to")
    return _limit_to_next_damage(at, spoken, _read_redirect(at, scope, spoken), most)


def _read_next_time(at: Cursor, scope: Scope, clauses: Clauses) -> DamageSentence:
    """`next_time` = "the next time" would_be_dealt "," consequence (CR 615.8)"""
    at.expect("the", "next", "time")
    return _read_consequence(at, scope, clauses, read_would_be_dealt(at, scope))._replace(once=True)


def _read_if_would(at: Cursor, scope: Scope, clauses: Clauses) -> DamageSentence:
    """`if_would` = "if" would_be_dealt ["while" condition] "," consequence"""
    at.expect("if")
    spoken = read_would_be_dealt(at, scope)
    held = read_condition(at, NamedBefore(fl.THIS)).condition if spoken.to == (fl.THIS,) and at.take("while") else None
    return _read_consequence(at, scope, clauses, spoken)._replace(condition=held)


def _read_doubled_damage(at: Cursor, scope: Scope, _: Clauses) -> DamageSentence:
    """`doubled_damage` = ("double" | "triple") "all" damage_that_would (CR 614.1a)"""
    factor = 2 if at.take("double") else 3
    if factor == 3:
        at.expect("triple")
    at.expect("all")
    return DamageSentence(read_damage_that_would(at, scope), ChangeAmount(Operation.TIMES, factor))


def _read_cant_be_prevented(at: Cursor, scope: Scope, _: Clauses) -> DamageSentence:
    """`cant_be_prevented` = (damage_that_would | kind_of_damage) "can't be prevented" [this_turn_or_combat]
    (CR 615.12)"""
    spoken = scope.attempt(at, read_damage_that_would) or SpokenDamage(
        (DamageDescribed(combat=read_kind_of_damage(at)),)
    )
    at.expect("can't", "be", "prevented")
    return DamageSentence(spoken._replace(lasting=read_this_turn_or_combat(at) or spoken.lasting), CantBePrevented())


_BY_FIRST_WORD: Mapping[str, tuple[Production, ...]] = {
    "prevent": (_read_prevent_sentence,),
    "all": (_read_all_damage_is,),
    "the": (_read_next_time, _read_next_damage_is),
    "if": (_read_if_would,),
    "double": (_read_doubled_damage,),
    "triple": (_read_doubled_damage,),
    "damage": (_read_cant_be_prevented,),
    "combat": (_read_cant_be_prevented,),
    "noncombat": (_read_cant_be_prevented,),
}


# What becomes of the damage.


def _read_consequence(at: Cursor, scope: Scope, clauses: Clauses, spoken: SpokenDamage) -> DamageSentence:
    """`consequence` = "," (prevention | counters_instead | redirected | measured)"""
    at.expect(",")
    prevention = partial(_read_prevention, spoken=spoken, clauses=clauses)
    others = (partial(each, spoken=spoken) for each in (_read_counters_instead, _read_redirected, _read_measured))
    return scope.first_of(at, prevention, *others, expected="what happens to that damage")


def _read_prevention(at: Cursor, scope: Scope, spoken: SpokenDamage, clauses: Clauses) -> DamageSentence:
    """`prevention` = "prevent" ("that damage" | number "of that damage" | "all but" number "of that damage")
    [[","] "and" clauses] (CR 615.5, 615.10)"""
    at.expect("prevent")
    if at.take("that", "damage"):
        change = PREVENT_ALL
    elif at.take("all", "but"):
        change = Prevent(all_but=_read_number_of_that_damage(at))
    else:
        change = Prevent(amount=_read_number_of_that_damage(at))
    comma = at.take(",")
    then = read_rest_of_prevention(scope, spoken.to, lambda inner: clauses(at, inner)) if at.take("and") else ()
    if comma and not then:
        raise at.error("“and”")
    return DamageSentence(spoken, change, then)


def _read_number_of_that_damage(at: Cursor) -> int:
    found = read_number(at)
    at.expect("of", "that", "damage")
    return found


def read_rest_of_prevention(scope: Scope, to: Recipients, read: Callable[[Scope], Effects]) -> Effects:
    """Read what else a prevention does (CR 615.5): "it" is what would be dealt the damage, "that many" is how much."""
    static = not scope.named.targets and not scope.setting.spell
    meant: tuple[fl.ObjectSet, ...] = (fl.THIS,) if to == (fl.THIS,) else (fl.TriggeringObject(),)
    named = NamedSoFar(meant) if static and len(to) == 1 and not isinstance(to[0], fl.Players) else scope.named
    inner = Scope(replace(scope.setting, amount=True), named)
    found = read(inner)
    scope.named = replace(scope.named, targets=inner.named.targets)
    return found


def _read_counters_instead(at: Cursor, _: Scope, spoken: SpokenDamage) -> DamageSentence:
    """`counters_instead` = "put that many" counter_kind "counters on" recipient_again "instead" (CR 614.1a)"""
    at.expect("put", "that", "many")
    kind = read_counter_kind(at)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counters", "on")
    _read_recipient_again(at, spoken.to)
    at.expect("instead")
    return DamageSentence(spoken, CountersInstead(kind))


def _read_recipient_again(at: Cursor, to: Recipients) -> None:
    """`recipient_again` = "it" | "that creature" | "that permanent" | itself, where only one permanent would be dealt
    the damage"""
    if len(to) != 1 or isinstance(to[0], fl.Players):
        raise at.error("one permanent")
    if any(at.take(*words) for words in _IT):
        return
    read_itself(at)
    if to != (fl.THIS,):
        raise at.error("what would be dealt the damage")


_IT = (("it",), ("him",), ("her",), ("that", "creature"), ("that", "permanent"))


def _read_redirected(at: Cursor, scope: Scope, spoken: SpokenDamage) -> DamageSentence:
    """`redirected` = ("that damage is dealt to" | dealer "deals that damage to") redirect "instead" (CR 614.9)"""
    if not at.take("that", "damage", "is", "dealt", "to"):
        _read_dealer(at)
        at.expect("that", "damage", "to")
    return DamageSentence(spoken, _read_redirect(at, scope, spoken))


def _read_redirect(at: Cursor, scope: Scope, spoken: SpokenDamage) -> Redirect:
    """`redirect` = (controller | recipient) "instead": to whom the damage is dealt"""
    onto = scope.first_of(
        at, lambda at, _: _read_controller(at, spoken), named_recipient, expected="who is dealt the damage instead"
    )
    at.expect("instead")
    if isinstance(onto, fl.Matching):
        raise at.error("one recipient")
    return Redirect(onto)


def _read_controller(at: Cursor, spoken: SpokenDamage) -> DamageRecipient:
    """`controller` = "its controller", of the one permanent that would be dealt it | "that source's controller"."""
    single = len(spoken.to) == 1 and not isinstance(spoken.to[0], fl.Players) and not spoken.damage[0].by
    if single and at.take("its", "controller"):
        return fl.ControllerOf(fl.TriggeringObject())
    at.expect("that")
    at.one_word(("source's", "spell's", "creature's"), "“that source's controller”")
    at.expect("controller")
    return fl.ControllerOf(fl.ThatSource())


def _read_measured(at: Cursor, scope: Scope, spoken: SpokenDamage) -> DamageSentence:
    """`measured` = ["instead"] dealer "deals" measure ["to" echo] ["instead"], once "instead" (CR 614.1a)"""
    first = at.take("instead")
    _read_dealer(at)
    change = _read_measure(at)
    if at.take("to"):
        _read_echo(at, scope, spoken.to)
    if not first:
        at.expect("instead")
    return DamageSentence(spoken, change)


def _read_dealer(at: Cursor) -> None:
    """`dealer` = ("it" | "that source" | "that spell" | "that creature" | itself | attached_object) "deals"."""
    if not any(at.take(*words) for words in _DEALERS):
        found = at.attempt(read_itself) or at.attempt(read_attached_object)
        if found is None:
            raise at.error("what would deal the damage")
    at.expect("deals")


_DEALERS = (("it",), ("that", "source"), ("that", "spell"), ("that", "creature"))

_FACTORS = phrase_table(
    {
        "double that damage": 2,
        "twice that much damage": 2,
        "triple that damage": 3,
        "three times that much damage": 3,
    }
)
_HALVES = phrase_table(
    {
        "half that damage , rounded down ,": Operation.HALF_ROUNDED_DOWN,
        "half that damage , rounded up ,": Operation.HALF_ROUNDED_UP,
    }
)
_SIGNS = phrase_table({"plus": Operation.PLUS, "minus": Operation.MINUS})


def _read_measure(at: Cursor) -> ChangeAmount:
    """`measure` = FACTORS | HALVES | "that much damage" ("plus" | "minus") number | number "damage" (CR 107.1a)"""
    factor = at.choose(_FACTORS)
    if factor is not None:
        return ChangeAmount(Operation.TIMES, factor)
    half = at.choose(_HALVES)
    if half is not None:
        return ChangeAmount(half)
    if at.take("that", "much", "damage"):
        sign = at.choose(_SIGNS)
        if sign is None:
            raise at.error("“plus” or “minus”")
        return ChangeAmount(sign, read_number(at))
    found = read_number(at)
    at.expect("damage")
    return ChangeAmount(Operation.BECOMES, found)


_ECHOES = (
    ("that", "permanent", "or", "player"),
    ("that", "player", "or", "permanent"),
    ("that", "creature", "or", "player"),
    ("that", "player"),
    ("that", "permanent"),
    ("that", "creature"),
    ("that", "opponent"),
    ("that", "planeswalker"),
)


def _read_echo(at: Cursor, scope: Scope, to: Recipients) -> None:
    """`echo` = "that permanent or player" | "that creature" | …, or the recipient once more"""
    if not any(at.take(*words) for words in _ECHOES) and read_recipients(at, scope) != to:
        raise at.error("the same recipient")


# Sentences after another one (CR 615.5, 615.12).


def read_prevented_sentence(at: Cursor, scope: Scope, before: Effects, clauses: Clauses) -> Effects:
    """`prevented_sentence` = ["if damage is prevented this way" ","] clauses, of which one speaks of "the damage
    prevented this way"; returns the effects so far, the last prevention with its other part"""
    if not before or not isinstance(before[-1], fx.ChangeDamage) or not isinstance(before[-1].change, Prevent):
        raise at.error("a prevention before")
    last = before[-1]
    then = _read_then_clauses(at, scope, last.what.to, clauses)
    return (*before[:-1], replace(last, then=(*last.then, *then)))


def read_prevented_ability(at: Cursor, before: ab.DamageAbility, clauses: Clauses) -> ab.DamageAbility:
    """`prevented_ability` = then_clauses, after a static prevention, of which it is the other part; returns the ability
    with it"""
    if not isinstance(before.change, Prevent):
        raise at.error("a prevention before")
    scope = Scope(Setting(amount=True))
    then = _read_then_clauses(at, scope, before.what.to, clauses, needed=False)
    if scope.named.targets:
        raise at.error("what needs no target")
    return replace(before, then=(*before.then, *then))


def _read_then_clauses(at: Cursor, scope: Scope, to: Recipients, clauses: Clauses, *, needed: bool = True) -> Effects:
    if needed and not any(_says_prevented(at, place) for place in range(at.position, len(at.tokens))):
        raise at.error("“prevented this way”")
    each = at.take("for", "each", "1", "damage", "prevented", "this", "way", ",")
    much = not each and at.take("if", "damage", "is", "prevented", "this", "way", ",")
    found = read_rest_of_prevention(scope, to, lambda inner: clauses(at, _scope_of_prevented(inner)))
    if each:
        return tuple(_multiply_by_prevented(at, effect) for effect in found)
    return tuple(_as_much_as_prevented(effect) for effect in found) if much else found


def _says_prevented(at: Cursor, place: int) -> bool:
    return Cursor(at.tokens, at.names, place).at("prevented", "this", "way")


def _scope_of_prevented(scope: Scope) -> Scope:
    scope.setting = replace(scope.setting, prevented=True)
    return scope


def _multiply_by_prevented(at: Cursor, effect: fx.Effect) -> fx.Effect:
    if not isinstance(effect, fx.PutCounters | fx.CreateTokens) or effect.amount != fx.ONE:
        raise at.error("one counter or token for each damage")
    return replace(effect, amount=fx.PreventedDamage())


def _as_much_as_prevented(effect: fx.Effect) -> fx.Effect:
    amounted = fx.DealDamage | fx.GainLife | fx.LoseLife | fx.PutCounters | fx.CreateTokens | fx.Draw
    if isinstance(effect, amounted) and effect.amount == fx.ThatMuch():
        return replace(effect, amount=fx.PreventedDamage())
    return effect


def read_unpreventable_sentence(at: Cursor, before: Effects) -> Effects:
    """`unpreventable_sentence` = ("the" | "this" | "that") "damage can't be prevented", of damage dealt before
    (CR 615.12)"""
    if not before or not isinstance(before[-1], fx.DealDamage):
        raise at.error("damage before")
    at.one_word(("the", "this", "that"), "“the damage”")
    at.expect("damage", "can't", "be", "prevented")
    return (*before[:-1], replace(before[-1], unpreventable=True))
