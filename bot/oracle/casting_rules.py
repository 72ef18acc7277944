"""Static abilities about players and spells (CR 604, 601.3, 701.6): what players have, what can't be countered.

Each production reads a whole sentence, without its full stop."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.abilities import (
    AdditionalCost,
    AdditionalLands,
    AlternativeCost,
    AsThoughFlash,
    CantBeCountered,
    CastOnly,
    Cost,
    CostChange,
    LeastCost,
    PlayersHave,
    Prohibition,
    StaticAbility,
    SuspendedRule,
    WithoutPaying,
)
from bot.engine.magic.abilities import CastingRule as CastingAbility
from bot.engine.magic.conditions import Condition, SpellsCastThisTurn, Whose
from bot.engine.magic.effects import ONE, AddAbility, Amount, KeywordAbility, TimesThisTurn
from bot.engine.magic.filters import AFFECTED, THIS, ControllerOf, Filter, Matching, ObjectSet, Players, Side
from bot.engine.magic.keyword_names import Keyword
from bot.oracle.amounts import number
from bot.oracle.conditions import Heard, condition
from bot.oracle.costs import cost
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described
from bot.oracle.nouns import itself
from bot.oracle.permissions import known_cards, play_from, play_itself
from bot.oracle.players_rules import keywords_of_players
from bot.oracle.prohibitions import PROHIBITIONS
from bot.oracle.quantities import for_each
from bot.oracle.scope import Scope, Setting
from bot.oracle.spells_and_cards import spell
from bot.oracle.suspended_rules import SUSPENDED_RULES
from bot.oracle.tables import phrase_table
from bot.oracle.timing import cast_only
from bot.oracle.tokens import Kind

CastingRule = PlayersHave | CantBeCountered | CastOnly | CastingAbility | Prohibition | SuspendedRule | StaticAbility


def _you_have(at: Cursor) -> tuple[CastingRule, ...]:
    """`you_have` = "you" ["and" described in the plural] "have" keywords (CR 702.11c, 702.16c, 702.18a)"""
    at.expect("you")
    beside = described(at, plural=True) if at.take("and") else None
    at.expect("have")
    found = keywords_of_players(at)
    yours = PlayersHave(Players.YOU, found)
    if beside is None:
        return (yours,)
    return yours, StaticAbility(Matching(beside), tuple(AddAbility(ability) for ability in found))


def _uncounterable(at: Cursor) -> tuple[CastingRule, ...]:
    """`uncounterable` = ("this spell" | itself | spells) "can't be countered" (CR 101.2, 701.6a)"""
    affects = at.first_of(_this_spell, _spells, expected="a spell")
    at.expect("can't", "be", "countered")
    return (CantBeCountered(affects),)


def _this_spell(at: Cursor) -> ObjectSet:
    return THIS if at.take("this", "spell") else itself(at)


def _spells(at: Cursor) -> ObjectSet:
    return Matching(spell(at, plural=True))


def _more_lands(at: Cursor) -> tuple[CastingRule, ...]:
    """`more_lands` = "you may play" ("an additional land" | NUMBER "additional lands" | "any number of lands") "on each
    of your turns" (CR 305.2)"""
    at.expect("you", "may", "play")
    if at.take("any", "number", "of", "lands"):
        many = None
    elif at.take("an", "additional", "land"):
        many = 1
    else:
        many = number(at)
        at.expect("additional", "lands")
    at.expect("on", "each", "of", "your", "turns")
    return (AdditionalLands(many),)


# What casting costs, when it may be done, and whether (CR 601.2f, 601.3).


def _additional_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`additional_cost` = "as an additional cost to cast this spell" "," cost (CR 118.8)"""
    at.expect("as", "an", "additional", "cost", "to", "cast", "this", "spell", ",")
    return (AdditionalCost(cost(at, "and")),)


def _alternative_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`alternative_cost` = ["if" condition ","] "you may" (cost "rather than pay this spell's mana cost" | "cast this
    spell without paying its mana cost") ["if" condition] (CR 118.9)"""
    first = _if(at, ",")
    at.expect("you", "may")
    if at.take("cast", "this", "spell", "without", "paying", "its", "mana", "cost"):
        found = Cost()
    else:
        found = cost(at, "and")
        at.expect("rather", "than", "pay", "this", "spell's", "mana", "cost")
    last = _if(at)
    if first is not None and last is not None:
        raise at.error("one condition")
    return (AlternativeCost(found, condition=first or last),)


def _without_paying(at: Cursor) -> tuple[CastingRule, ...]:
    """`without_paying` = "you may cast" spells "from your hand without paying their mana costs" (CR 118.9)"""
    at.expect("you", "may", "cast")
    found = replace(spell(at, plural=True), side=Side.YOU)
    at.expect("from", "your", "hand", "without", "paying", "their", "mana", "costs")
    return (WithoutPaying(found),)


def _own_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`own_cost` = ["if" condition ","] "this spell costs" {N} ("less" | "more") "to cast" ["if" condition
    | "for each" counted] (CR 601.2f)"""
    first = _if(at, ",")
    at.expect("this", "spell", "costs")
    mana, less = _change(at)
    times: Amount = for_each(at, Scope(Setting(spell=True))) if at.take("for", "each") else ONE
    last = _if(at)
    if first is not None and last is not None:
        raise at.error("one condition")
    return (CostChange(mana, less, None, times, condition=first or last),)


def _spells_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`spells_cost` = spells_cast "cost" {N} ("less" | "more") "to cast" (CR 601.2f)"""
    found = _spells_cast(at)
    at.expect("cost")
    mana, less = _change(at)
    return (CostChange(mana, less, found),)


def _each_spell_costs(at: Cursor) -> tuple[CastingRule, ...]:
    """`each_spell_costs` = "each" spell [caster] "costs" {N} ("less" | "more") "to cast" ["for each other spell"
    ("you've" | "that player has") "cast this turn"] (CR 601.2f)"""
    at.expect("each")
    found = spell(at, plural=False)
    side = at.choose(_CASTER)
    at.expect("costs")
    mana, less = _change(at)
    times: Amount = ONE
    if at.take("for", "each", "other", "spell"):
        if not at.take("you've" if side is Side.YOU else "that", *(() if side is Side.YOU else ("player", "has"))):
            raise at.error("who has cast other spells")
        at.expect("cast", "this", "turn")
        times = TimesThisTurn(SpellsCastThisTurn(Whose.A_PLAYER), ControllerOf(AFFECTED))
    return (CostChange(mana, less, replace(found, side=side or found.side), times),)


_CASTER = phrase_table({"you cast": Side.YOU, "a player casts": Side.ANY, "an opponent casts": Side.OPPONENT})


def _least_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`least_cost` = "each" spell "that would cost less than" number "mana to cast costs" the same number "mana to
    cast" (CR 601.2f)"""
    at.expect("each")
    found = spell(at, plural=False)
    at.expect("that", "would", "cost", "less", "than")
    least = number(at)
    at.expect("mana", "to", "cast", "costs")
    if number(at) != least:
        raise at.error("the same number as before")
    at.expect("mana", "to", "cast")
    return (LeastCost(found, least),)


def _change(at: Cursor) -> tuple[int, bool]:
    token = at.take_kind(Kind.SYMBOL)
    amount = "" if token is None else token.word.strip("{}")
    if not amount.isdigit():
        raise at.error("so much generic mana")
    less = at.take("less")
    if not less:
        at.expect("more")
    at.expect("to", "cast")
    return int(amount), less


def _if(at: Cursor, *end: str) -> Condition | None:
    """`if` = ["if" condition end]"""
    if not at.take("if"):
        return None
    found = condition(at, Heard(THIS, None)).condition
    if end:
        at.expect(*end)
    return found


def _spells_cast(at: Cursor) -> Filter:
    """`spells_cast` = spells ("you cast" | "your opponents cast" | "")"""
    found = spell(at, plural=True)
    side = at.choose(_CASTERS)
    return found if side is None else replace(found, side=side)


_CASTERS = phrase_table({"you cast": Side.YOU, "your opponents cast": Side.OPPONENT, "opponents cast": Side.OPPONENT})


def _as_though_flash(at: Cursor) -> tuple[CastingRule, ...]:
    """`as_though_flash` = "you may cast" spells "as" ("though" | "if") "they had flash" (CR 601.3b)"""
    at.expect("you", "may", "cast")
    found = replace(spell(at, plural=True), side=Side.YOU)
    if not at.take("as", "though"):
        at.expect("as", "if")
    at.expect("they", "had", "flash")
    return (AsThoughFlash(found),)


def _own_flash(at: Cursor) -> tuple[CastingRule, ...]:
    """`own_flash` = "you may cast this spell as though it had flash" ["if" condition] | "this spell has flash"
    ("as long as" | "if") condition (CR 601.3b, 601.3d)"""
    if at.take("you", "may", "cast", "this", "spell", "as", "though", "it", "had", "flash"):
        return (AsThoughFlash(condition=_if(at)),)
    at.expect("this", "spell", "has", "flash")
    if not at.take("as", "long", "as"):
        at.expect("if")
    stated = condition(at, Heard(THIS, None)).condition
    return (StaticAbility(THIS, (AddAbility(KeywordAbility(Keyword.FLASH)),), condition=stated),)


CASTING_SENTENCES: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (
    *(_you_have, _uncounterable, cast_only, _more_lands),
    *(_additional_cost, _alternative_cost, _own_cost, _spells_cost, _each_spell_costs, _least_cost),
    *(_as_though_flash, _own_flash, _without_paying, play_from, known_cards),
    *PROHIBITIONS,
    *SUSPENDED_RULES,
)
_OF_THIS_SPELL: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (
    *(_uncounterable, cast_only, _additional_cost, _alternative_cost, _own_cost, _own_flash),
    play_itself,
)
_BEGINNINGS = (
    *(("this", "spell"), ("cast", "this", "spell"), ("as", "an", "additional", "cost"), ("if",)),
    ("you", "may"),
)


def of_this_spell(at: Cursor) -> tuple[CastingRule, ...]:
    """`of_this_spell` = a whole sentence that an instant or sorcery says of itself on the stack (CR 113.6)"""
    if not any(at.at(*words) for words in _BEGINNINGS):
        raise at.error("“this spell”")
    found = at.first_of(*_OF_THIS_SPELL, expected="a statement about this spell on the stack")
    at.expect_end()
    return found
