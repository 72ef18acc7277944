"""Rules for players (CR 101.2, 104.3, 119.3, 402.2): what they can't do, and what they don't lose the game for.

A static ability imposes such a rule as long as it is there, the effect of a spell or ability for a duration that it
states; the predicates are the same."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import TurnPart
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.tables import ON_PLAYERS, ON_SPELLS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import LeaveLife, WouldLoseLife
from bot.engine.magic.words.conditions import Condition
from bot.oracle.amounts.quantities import read_equal_to, read_where_x_is
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.keywords.keyword_abilities import read_keywords
from bot.oracle.nouns.costs import read_cost_change
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS
from bot.oracle.nouns.player_references import read_player
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.nouns.spells_and_cards import read_spell
from bot.oracle.objects.changing import read_duration_in_front
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import PhraseTable, phrase_table

RuleForPlayers: TypeAlias = Callable[[fl.PlayerSet], ab.PlayersRule]
"""Makes the rule, given the players for whom it holds."""

_WHO = phrase_table(
    {
        "you": fl.Players.YOU,
        "players": fl.Players.EACH_PLAYER,
        "each player": fl.Players.EACH_PLAYER,
        "your opponents": fl.Players.EACH_OPPONENT,
        "opponents": fl.Players.EACH_OPPONENT,
        "each opponent": fl.Players.EACH_OPPONENT,
    }
)


# What a static ability says.


def read_players_rules(at: Cursor) -> tuple[ab.PlayersRule, ...]:
    """`players_rules` = players player_predicate { "and" [players] player_predicate }"""
    players = _read_players(at)
    found = [each(players) for each in read_player_predicate(at)]
    while more := at.attempt(lambda at: _read_further_predicate(at, players)):
        found.extend(more)
    return tuple(found)


def read_hand_size(at: Cursor) -> tuple[ab.HandSize, ...]:
    """`hand_size` = WHOSE_HANDS "maximum hand size is" (("increased" | "reduced") "by" number | number | equal_to)
    (CR 402.2)"""
    players = at.choose(_WHOSE_HANDS)
    if players is None:
        raise at.error("whose maximum hand size")
    at.expect("maximum", "hand", "size", "is")
    if at.take("increased", "by"):
        return (ab.HandSize(players, more=read_number(at)),)
    if at.take("reduced", "by"):
        return (ab.HandSize(players, more=-read_number(at)),)
    if at.at("equal"):
        return (ab.HandSize(players, read_equal_to(at, Scope(Setting()))),)
    return (ab.HandSize(players, fx.Fixed(read_number(at))),)


_WHOSE_HANDS = phrase_table(
    {
        "your": fl.Players.YOU,
        "each opponent's": fl.Players.EACH_OPPONENT,
        "each player's": fl.Players.EACH_PLAYER,
        "the chosen player's": fl.Players.CHOSEN_PLAYER,
    }
)


def _read_further_predicate(at: Cursor, before: fl.PlayerSet) -> tuple[ab.PlayersRule, ...]:
    at.expect("and")
    players = at.choose(_WHO) or before
    return tuple(each(players) for each in read_player_predicate(at))


def _read_players(at: Cursor) -> fl.Players:
    found = at.choose(_WHO)
    if found is None:
        raise at.error("which players")
    return found


def read_damage_leaves_life(at: Cursor) -> tuple[ab.ReplacementAbility, ...]:
    """`damage_leaves_life` = ["if" condition ","] reducing (CR 120.4c)"""
    stated: Condition | None = None
    if at.take("if"):
        stated = read_condition(at, NamedBefore()).condition
        at.expect(",")
    return (replace(_read_reducing(at), condition=stated),)


def _read_reducing(at: Cursor) -> ab.ReplacementAbility:
    """`reducing` = "damage that would reduce your life total to less than" number "reduces it to" number "instead"."""
    at.expect("damage", "that", "would", "reduce", "your", "life", "total", "to", "less", "than")
    least = read_number(at)
    at.expect("reduces", "it", "to")
    if read_number(at) != least:
        raise at.error("the same number as before")
    at.expect("instead")
    return ab.ReplacementAbility(WouldLoseLife(fl.Side.YOU, by_damage=True), LeaveLife(least))


def read_life_cant_change(at: Cursor) -> tuple[ab.PlayersRule, ...]:
    """`life_cant_change` = "your life total can't change" (CR 119.7-119.8)"""
    at.expect("your", "life", "total", "can't", "change")
    return (ab.LifeCantChange(fl.Players.YOU),)


def read_skipping(at: Cursor) -> tuple[ab.PlayersRule, ...]:
    """`skipping` = "skip your" turn_part ["if" condition] (CR 614.10)"""
    at.expect("skip", "your")
    part = read_turn_part(at)
    stated = read_condition(at, NamedBefore()).condition if at.take("if") else None
    return (ab.SkipsPart(fl.Players.YOU, part, condition=stated),)


# What an effect says.


def read_players_rules_for_a_while(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`players_rules_for_a_while` = [duration_in_front] rules_for_a_while { "and" rules_for_a_while } rule_time"""
    if at.at("until") or at.at("this"):
        read_duration_in_front(at, scope)
    found = [*_read_rules_for_a_while(at, scope)]
    while more := scope.attempt(at, _read_further_rules_for_a_while):
        found.extend(more)
    duration = _read_rule_time(at, scope)
    return tuple(
        fx.ReplaceForAWhile(each, duration)
        if isinstance(each, ab.ReplacementAbility)
        else fx.ImposeOnPlayers(each, duration)
        for each in found
    )


def _read_further_rules_for_a_while(at: Cursor, scope: Scope) -> Sequence[ab.PlayersRule | ab.ReplacementAbility]:
    at.take(",")
    at.expect("and")
    return _read_rules_for_a_while(at, scope)


def _read_rules_for_a_while(at: Cursor, scope: Scope) -> Sequence[ab.PlayersRule | ab.ReplacementAbility]:
    """`rules_for_a_while` = reducing | life_cant_change | (WHO | player) (namesakes_not_cast | player_predicate |
    ("gain" | "gains") keywords_of_players)"""
    if at.at("damage"):
        return (_read_reducing(at),)
    if at.at("your", "life", "total"):
        return read_life_cant_change(at)
    players: fl.PlayerSet = at.choose(_WHO) or read_player(at, scope).who
    namesakes = scope.attempt(at, _read_namesakes_not_cast)
    if namesakes is not None:
        return (ab.CantCast(namesakes, players=players),)
    if at.take("gain") or at.take("gains"):
        return (ab.PlayersHave(players, read_keywords_of_players(at)),)
    return [each(players) for each in read_player_predicate(at)]


def _read_namesakes_not_cast(at: Cursor, scope: Scope) -> fl.Filter:
    """`namesakes_not_cast` = "can't cast spells with the same name as that" ATTACHED_NOUNS, a target (CR 201.2a)"""
    at.expect("can't", "cast", "spells", "with", "the", "same", "name", "as", "that")
    one = scope.that_one(at, at.one_word(ATTACHED_NOUNS, "“creature” or the like"))
    if not isinstance(one, fl.TargetObject) or not scope.is_permanent(one):
        raise at.error("a target before")
    return fl.Filter(same_name=one)


def read_flash_for_a_while(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`flash_for_a_while` = [duration_in_front] "you may cast" spell in the plural ("this turn as though they had
    flash" | "as though they had flash" rule_time) (CR 601.3b)"""
    if at.at("until") or at.at("this"):
        read_duration_in_front(at, scope)
    at.expect("you", "may", "cast")
    spells = replace(read_spell(at, plural=True), side=fl.Side.YOU)
    this_turn = at.take("this", "turn")
    at.expect("as", "though", "they", "had", "flash")
    lasting = fx.Duration.END_OF_TURN if this_turn else _read_rule_time(at, scope)
    return (fx.ImposeOnPlayers(ab.AsThoughFlash(spells), lasting),)


def read_next_spell(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`next_spell` = "the next" spell "you cast this turn" ("costs" cost_change | "has" keywords); behind a change by X
    the sentence says what that is "as this ability resolves" (CR 611.2c)"""
    at.expect("the", "next")
    spells = replace(read_spell(at, plural=False), side=fl.Side.YOU, nth_cast=fl.NEXT_CAST)
    at.expect("you", "cast", "this", "turn")
    if at.take("has"):
        found = read_keywords(at)
        if any(ability.keyword not in ON_SPELLS for ability in found):
            raise at.error("a keyword ability that matters on a spell")
        return (fx.ImposeOnPlayers(ab.HaveElsewhere(Zone.STACK, spells, found), fx.Duration.END_OF_TURN),)
    at.expect("costs")
    mana, less = read_cost_change(at)
    times: fx.Amount = fx.ONE
    if mana is None:
        times = read_where_x_is(at, scope)
        at.take("as", "this", "ability", "resolves")
        scope.where = False
    change = ab.CostChange(mana or 1, less, spells, times)
    return (fx.ImposeOnPlayers(change, fx.Duration.END_OF_TURN),)


def read_keywords_of_players(at: Cursor) -> tuple[fx.KeywordAbility, ...]:
    """`keywords_of_players` = keywords, of which each can be a player's (CR 702.11c, 702.16c, 702.18a)"""
    found = read_keywords(at)
    if any(ability.keyword not in ON_PLAYERS for ability in found):
        raise at.error("hexproof, shroud or protection, which players can have")
    return found


def _read_rule_time(at: Cursor, scope: Scope) -> fx.Duration:
    """`rule_time` = "this turn" | "until your next turn" | "for the rest of the game", unless it stands in front"""
    if scope.front is not None and scope.front in _TIMES.values():
        return scope.front
    for words, duration in _TIMES.items():
        if at.take(*words.split()):
            return duration
    raise at.error("“this turn” or “for the rest of the game”")


_TIMES = {
    "this turn": fx.Duration.END_OF_TURN,
    "until end of turn": fx.Duration.END_OF_TURN,
    "until your next turn": fx.Duration.YOUR_NEXT_TURN,
    "for the rest of the game": fx.Duration.PERMANENT,
}


# Predicates.


def read_player_predicate(at: Cursor) -> tuple[RuleForPlayers, ...]:
    """`player_predicate` = ("have" | "has") "no maximum hand size" | "can't" what_players_cant { "or" what_players_cant
    } | ("don't" | "doesn't") "lose the game for" REASONS | ("skip" | "skips") ("your" | "their") turn_part"""
    if at.take("skip") or at.take("skips"):
        if not at.take("your"):
            at.expect("their")
        part = read_turn_part(at)
        return (lambda players: ab.SkipsPart(players, part),)
    if at.take("can't"):
        found = [_read_what_players_cant(at)]
        while at.take("or"):
            found.append(_read_what_players_cant(at))
        return tuple(found)
    if at.take("have") or at.take("has"):
        at.expect("no", "maximum", "hand", "size")
        return (ab.NoMaximumHandSize,)
    if not at.take("don't"):
        at.expect("doesn't", expected="“can't”, “have” or “don't”")
    at.expect("lose", "the", "game", "for")
    reason = at.choose(_REASONS)
    if reason is None:
        raise at.error("a reason for which players lose the game")
    return (lambda players: ab.CantLose(players, (reason,)),)


def read_turn_part(at: Cursor) -> TurnPart:
    """`turn_part` = "untap step" | "upkeep step" | "draw step" | "combat phase", or several of them"""
    found = at.choose(_PARTS)
    if found is None:
        raise at.error("a step or phase")
    return found


_PARTS = phrase_table({words: part for part in TurnPart for words in (str(part), f"{part}s")})


def _read_what_players_cant(at: Cursor) -> RuleForPlayers:
    """`what_players_cant` = "get" [PLAYERS_COUNTERS] "counters" | "draw more than" number ("card" | "cards") "each
    turn" | "cast" spell in the plural | ACTIONS"""
    if at.take("cast"):
        spells = read_spell(at, plural=True)
        return lambda players: ab.CantCast(spells, players=players)
    if at.take("draw", "more", "than"):
        most = read_number(at)
        if not at.take("card"):
            at.expect("cards")
        at.expect("each", "turn")
        return lambda players: ab.CantDraw(players, most)
    if at.take("get"):
        kind = None if at.at("counters") else at.one_word(PLAYERS_COUNTERS, "“poison”, “experience” or the like")
        at.expect("counters")
        return lambda players: ab.CantGetCounters(players, kind)
    found = at.choose(_ACTIONS)
    if found is None:
        raise at.error("“gain life”, “lose the game” or the like")
    return found


PLAYERS_COUNTERS = frozenset({"experience", "poison"})
"""The kinds of counters on players that are read (CR 122.1); others are written as symbols, or have abilities (CR
122.1i)."""


_ACTIONS: PhraseTable[RuleForPlayers] = phrase_table(
    {
        "draw cards": ab.CantDraw,
        "gain life": ab.CantGainLife,
        "lose the game": ab.CantLose,
        "win the game": ab.CantWin,
        "play lands": ab.CantPlayLands,
        "search libraries": ab.CantSearch,
        "search their libraries": ab.CantSearch,
    }
)

_REASONS = phrase_table(
    {
        "having 0 or less life": LossReason.LIFE,
        "having 10 or more poison counters": LossReason.POISON,
        "having ten or more poison counters": LossReason.POISON,
        "drawing from an empty library": LossReason.EMPTY_LIBRARY,
    }
)
