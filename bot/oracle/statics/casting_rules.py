"""Static abilities about players and spells (CR 604, 601.3, 701.6): what players have, what can't be countered.

Each production reads a whole sentence, without its full stop."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, SpellsCastThisTurn, Whose
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import read_where_x_is
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.effects.permission_to_play import read_known_cards, read_play_from, read_play_itself
from bot.oracle.effects.spending_mana import read_spend_as
from bot.oracle.nouns.costs import read_cost, read_cost_change, read_mana, read_spent_on_x
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import add_filters, read_described, read_one_described
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.nouns.spells_and_cards import (
    read_cast_from,
    read_chosen_quality,
    read_comparison_behind,
    read_nth_spell,
    read_one_spell,
    read_spell,
)
from bot.oracle.restrictions.ability_costs import read_abilities_cost
from bot.oracle.restrictions.casting_and_activating import PROHIBITIONS
from bot.oracle.restrictions.player_rules import read_keywords_of_players
from bot.oracle.restrictions.timing import read_cast_only
from bot.oracle.statics.suspended_rules import SUSPENDED_RULES
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

CastingRule = (
    ab.PlayersHave
    | ab.CantBeCountered
    | ab.CastOnly
    | ab.CastingRule
    | ab.ReplacementAbility
    | ab.Prohibition
    | ab.SpendAs
    | ab.SuspendedRule
    | ab.StaticAbility
)


def _read_you_have(at: Cursor) -> tuple[CastingRule, ...]:
    """`you_have` = "you" { "," described in the plural } [[","] "and" described in the plural] "have"
    keywords_of_players (CR 702.11c, 702.16c, 702.18a)"""
    at.expect("you")
    beside: list[fl.Filter] = []
    while not at.at("have"):
        comma = at.take(",")
        if not at.take("and") and not comma:
            raise at.error("“have”")
        beside.append(read_described(at, plural=True))
    at.expect("have")
    found = read_keywords_of_players(at)
    given = tuple(fx.AddAbility(ability) for ability in found)
    others = (ab.StaticAbility(fl.Matching(each), given) for each in beside)
    return (ab.PlayersHave(fl.Players.YOU, found), *others)


def _read_uncounterable(at: Cursor) -> tuple[CastingRule, ...]:
    """`uncounterable` = ("this spell" | itself | spell in the plural) "can't be countered" (CR 101.2, 701.6a)"""
    affects = at.first_of(_read_this_spell, _read_spells_meant, expected="a spell")
    at.expect("can't", "be", "countered")
    return (ab.CantBeCountered(affects),)


def _read_this_spell(at: Cursor) -> fl.ObjectSet:
    return fl.THIS if at.take("this", "spell") else read_itself(at)


def _read_spells_meant(at: Cursor) -> fl.ObjectSet:
    return fl.Matching(read_spell(at, plural=True))


def _read_more_lands(at: Cursor) -> tuple[CastingRule, ...]:
    """`more_lands` = ("you" | "each player") "may play" ("an additional land" | NUMBER "additional lands" | "any number
    of lands") ("on each of your turns" | "on each of their turns" | "during each of their turns") (CR 305.2)"""
    everybody = at.take("each", "player")
    if not everybody:
        at.expect("you")
    at.expect("may", "play")
    if at.take("any", "number", "of", "lands"):
        many = None
    elif at.take("an", "additional", "land"):
        many = 1
    else:
        many = read_number(at)
        at.expect("additional", "lands")
    if not everybody or not at.take("during"):
        at.expect("on")
    at.expect("each", "of", "their" if everybody else "your", "turns")
    return (ab.AdditionalLands(many, fl.Players.EACH_PLAYER if everybody else fl.Players.YOU),)


# What casting costs, when it may be done, and whether (CR 601.2f, 601.3).


def _read_additional_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`additional_cost` = "as an additional cost to cast this spell" "," cost { [","] "or" cost } (CR 118.8)"""
    at.expect("as", "an", "additional", "cost", "to", "cast", "this", "spell", ",")
    first, others = read_cost(at, "and"), list[ab.Cost]()
    while more := at.attempt(_read_other_cost):
        others.append(more)
    return (ab.AdditionalCost(first, tuple(others)),)


def _read_mana_on_x(at: Cursor) -> tuple[CastingRule, ...]:
    """`mana_on_x` = spent_on_x, of the X of the spell itself (CR 107.3)"""
    return (ab.SpentOnX(read_spent_on_x(at)),)


def _read_other_cost(at: Cursor) -> ab.Cost:
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("“or”")
    return read_cost(at, "and")


def _read_alternative_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`alternative_cost` = ["if" condition_behind ","] "you may" (cost ("rather than pay this spell's mana cost" | "to
    cast this spell") | "cast this spell without paying its mana cost") ["if" condition_behind] | "you may" cost "rather
    than pay the mana cost for" spell in the plural "you cast" (CR 118.9)"""
    first = _read_condition_behind(at, ",")
    at.expect("you", "may")
    if at.take("cast", "this", "spell", "without", "paying", "its", "mana", "cost"):
        found = ab.Cost()
    else:
        found = read_cost(at, "and")
        if at.take("to", "cast", "this", "spell"):
            return (ab.AlternativeCost(found, condition=first),)
        at.expect("rather", "than", "pay")
        if first is None and at.take("the", "mana", "cost", "for"):
            spells = read_spell(at, plural=True)
            at.expect("you", "cast")
            return (ab.AlternativeCost(found, replace(spells, side=fl.Side.YOU)),)
        at.expect("this", "spell's", "mana", "cost")
    last = _read_condition_behind(at)
    if first is not None and last is not None:
        raise at.error("one condition")
    return (ab.AlternativeCost(found, condition=first or last),)


def _read_without_paying(at: Cursor) -> tuple[CastingRule, ...]:
    """`without_paying` = "you may cast" spell in the plural "from your hand without paying their mana costs"
    (CR 118.9)"""
    at.expect("you", "may", "cast")
    found = replace(read_spell(at, plural=True), side=fl.Side.YOU)
    at.expect("from", "your", "hand", "without", "paying", "their", "mana", "costs")
    return (ab.WithoutPaying(found),)


def _read_own_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`own_cost` = ["if" condition_behind ","] "this spell costs" cost_change [cost_times] ["if" condition_behind | "if
    it targets" aimed_at] (CR 601.2f)"""
    first = _read_condition_behind(at, ",")
    at.expect("this", "spell", "costs")
    mana, less = read_cost_change(at)
    times = _read_cost_times(at, mana, Scope(Setting(spell=True)))
    if first is None and at.take("if", "it", "targets"):
        return (_read_aimed_at(at, ab.CostChange(mana or 1, less, None, times)),)
    last = _read_condition_behind(at)
    if first is not None and last is not None:
        raise at.error("one condition")
    return (ab.CostChange(mana or 1, less, None, times, condition=first or last),)


def _read_cost_of_targets(at: Cursor) -> tuple[CastingRule, ...]:
    """`cost_of_targets` = "this spell costs" SYMBOL { SYMBOL } "more to cast for each target beyond the first"
    (CR 601.2f, 702.42a)"""
    at.expect("this", "spell", "costs")
    mana = read_mana(at)
    at.expect("more", "to", "cast", "for", "each", "target", "beyond", "the", "first")
    return (ab.CostOfTargets(mana),)


def _read_aimed_at(at: Cursor, change: ab.CostChange) -> ab.CostChange:
    """`aimed_at` = itself | one_spell | one_described: what the spell has to target (CR 601.2c)"""
    if change.spells is not None and at.attempt(read_itself) is not None:
        return replace(change, aimed_at=fl.THIS)
    spell_aimed_at = at.attempt(read_one_spell)
    if spell_aimed_at is not None:
        return replace(change, aimed_at_spell=spell_aimed_at)
    return replace(change, aimed_at=fl.Matching(read_one_described(at)))


def _read_spells_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`spells_cost` = [spells_of_a_kind "and"] spells_cast ["that target" aimed_at] "cost" cost_change [cost_times]
    [as_long_as] (CR 601.2f)"""
    kind = at.attempt(_read_spells_of_a_kind)
    found = _read_spells_cast(at)
    if kind is not None:  # a spell of both kinds costs that much less, or more, just once
        other = replace(found, side=fl.Side.ANY)
        plain = all(each == fl.Filter(all_of=each.all_of) and len(each.all_of) == 1 for each in (kind, other))
        either = fl.Filter(any_of=(*kind.all_of, *other.all_of)) if plain else fl.Filter(either=(kind, other))
        found = replace(either, side=found.side)
    change = ab.CostChange(1, less=False, spells=found)
    if kind is None and at.take("that", "target"):
        change = _read_aimed_at(at, change)
    at.expect("cost")
    mana, less = read_cost_change(at)
    times, condition = _read_cost_times(at, mana, Scope(Setting())), _read_as_long_as(at)
    return (replace(change, mana=mana or 1, less=less, times=times, condition=condition),)


def _read_spells_of_a_kind(at: Cursor) -> fl.Filter:
    """`spells_of_a_kind` = spell in the plural "and"."""
    found = read_spell(at, plural=True)
    at.expect("and")
    if found.side is not fl.Side.ANY:
        raise at.error("spells of one kind")
    return found


def _read_cost_times(at: Cursor, mana: int | None, scope: Scope) -> fx.Amount:
    """`cost_times` = "for each" for_each | ["," ] "where x is" where_x_is, the latter where the cost change is X (CR
    107.3)"""
    if mana is None:
        return read_where_x_is(at, scope)
    return read_for_each(at, scope) if at.take("for", "each") else fx.ONE


def _read_as_long_as(at: Cursor) -> Condition | None:
    """`as_long_as` = ["as long as" condition] (CR 604.1)"""
    return read_condition(at, NamedBefore(fl.THIS, None)).condition if at.take("as", "long", "as") else None


def _read_each_spell_costs(at: Cursor) -> tuple[CastingRule, ...]:
    """`each_spell_costs` = "each" spell [CASTER] "costs" cost_change ["for each other spell" ("you've" | "that player
    has") "cast this turn"] (CR 601.2f)"""
    at.expect("each")
    found = read_spell(at, plural=False)
    side = at.choose(_CASTER)
    at.expect("costs")
    mana, less = read_cost_change(at)
    if mana is None:
        raise at.error("so much generic mana")
    times: fx.Amount = fx.ONE
    if at.take("for", "each", "other", "spell"):
        if not at.take(
            "you've" if side is fl.Side.YOU else "that", *(() if side is fl.Side.YOU else ("player", "has"))
        ):
            raise at.error("who has cast other spells")
        at.expect("cast", "this", "turn")
        times = fx.TimesThisTurn(SpellsCastThisTurn(Whose.A_PLAYER), fl.ControllerOf(fl.AFFECTED))
    return (ab.CostChange(mana, less, replace(found, side=side or found.side), times),)


_CASTER = phrase_table({"you cast": fl.Side.YOU, "a player casts": fl.Side.ANY, "an opponent casts": fl.Side.OPPONENT})


def _read_nth_spell_costs(at: Cursor) -> tuple[CastingRule, ...]:
    """`nth_spell_costs` = nth_spell "costs" cost_change [cost_times] (CR 601.2f)"""
    found = read_nth_spell(at)
    at.expect("costs")
    mana, less = read_cost_change(at)
    return (ab.CostChange(mana or 1, less, found, _read_cost_times(at, mana, Scope(Setting()))),)


def _read_least_cost(at: Cursor) -> tuple[CastingRule, ...]:
    """`least_cost` = "each" spell "that would cost less than" number "mana to cast costs" number "mana to cast"
    (CR 601.2f)"""
    at.expect("each")
    found = read_spell(at, plural=False)
    at.expect("that", "would", "cost", "less", "than")
    least = read_number(at)
    at.expect("mana", "to", "cast", "costs")
    if read_number(at) != least:
        raise at.error("the same number as before")
    at.expect("mana", "to", "cast")
    return (ab.LeastCost(found, least),)


def _read_condition_behind(at: Cursor, *end: str) -> Condition | None:
    """`condition_behind` = [("if" | "as long as") condition end]"""
    if not at.take("if") and not at.take("as", "long", "as"):
        return None
    found = read_condition(at, NamedBefore(fl.THIS, None)).condition
    if end:
        at.expect(*end)
    return found


def _read_spells_cast(at: Cursor) -> fl.Filter:
    """`spells_cast` = ["other"] spell in the plural [("you cast" [cast_from] | "your opponents cast") ["of the chosen
    type" | "with" comparison_behind]]"""
    other = at.take("other")
    found = replace(read_spell(at, plural=True), other=other)
    side = at.choose(_CASTERS)
    if side is None:
        return found
    zones = read_cast_from(at) if side is fl.Side.YOU else ()
    quality = read_chosen_quality(at, fl.Filter()) or read_comparison_behind(at, fl.Filter())
    return add_filters(at, (replace(found, side=side, cast_from=zones), quality))


_CASTERS = phrase_table(
    {"you cast": fl.Side.YOU, "your opponents cast": fl.Side.OPPONENT, "opponents cast": fl.Side.OPPONENT}
)


def _read_as_though_flash(at: Cursor) -> tuple[CastingRule, ...]:
    """`as_though_flash` = "you may cast" spell in the plural "as" ("though" | "if") "they had flash" (CR 601.3b)"""
    at.expect("you", "may", "cast")
    found = replace(read_spell(at, plural=True), side=fl.Side.YOU)
    if not at.take("as", "though"):
        at.expect("as", "if")
    at.expect("they", "had", "flash")
    return (ab.AsThoughFlash(found),)


def _read_own_flash(at: Cursor) -> tuple[CastingRule, ...]:
    """`own_flash` = "you may cast this spell as though it had flash" ["if" condition] | "this spell has flash"
    ("as long as" | "if") condition (CR 601.3b, 601.3d)"""
    if at.take("you", "may", "cast", "this", "spell", "as", "though", "it", "had", "flash"):
        return (ab.AsThoughFlash(condition=_read_condition_behind(at)),)
    at.expect("this", "spell", "has", "flash")
    if not at.take("as", "long", "as"):
        at.expect("if")
    stated = read_condition(at, NamedBefore(fl.THIS, None)).condition
    return (ab.StaticAbility(fl.THIS, (fx.AddAbility(fx.KeywordAbility(KeywordName.FLASH)),), condition=stated),)


CASTING_SENTENCES: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (
    *(_read_you_have, _read_uncounterable, read_cast_only, _read_more_lands),
    *(
        _read_additional_cost,
        _read_alternative_cost,
        _read_own_cost,
        _read_cost_of_targets,
        _read_spells_cost,
        _read_each_spell_costs,
        _read_nth_spell_costs,
        _read_least_cost,
        read_abilities_cost,
    ),
    *(_read_as_though_flash, _read_own_flash, _read_without_paying, read_play_from, read_known_cards, read_spend_as),
    *PROHIBITIONS,
    *SUSPENDED_RULES,
)
_OF_THIS_SPELL: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (
    *(
        _read_uncounterable,
        read_cast_only,
        _read_additional_cost,
        _read_mana_on_x,
        _read_alternative_cost,
        _read_own_cost,
        _read_cost_of_targets,
        _read_own_flash,
    ),
    read_play_itself,
)
_BEGINNINGS = (
    *(("this", "spell"), ("cast", "this", "spell"), ("as", "an", "additional", "cost"), ("if",), ("spend", "only")),
    ("you", "may"),
)


def read_statement_of_this_spell(at: Cursor) -> tuple[CastingRule, ...]:
    """`statement_of_this_spell` = OF_THIS_SPELL, what an instant or sorcery says of itself on the stack (CR 113.6)"""
    if not any(at.at(*words) for words in _BEGINNINGS):
        raise at.error("“this spell”")
    found = at.first_of(*_OF_THIS_SPELL, expected="a statement about this spell on the stack")
    at.expect_end()
    return found
