"""Rules of the game that abilities set aside (CR 402.2, 614.17, 704.5j), as whole sentences."""

from collections.abc import Callable

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.restrictions.player_rules import (
    read_damage_leaves_life,
    read_hand_size,
    read_life_cant_change,
    read_players_rules,
    read_skipping,
)
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table


def _read_no_legend_rule(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`no_legend_rule` = "the “legend rule” doesn't apply" ["to" described in the plural] (CR 704.5j)"""
    at.expect("the", '"', "legend", "rule", '"', "doesn't", "apply")
    return (ab.NoLegendRule(read_described(at, plural=True) if at.take("to") else fl.ANYTHING),)


def _read_opening_hand(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`opening_hand` = "if this card is in your opening hand, you may begin the game with it on the battlefield"
    (CR 103.6a): nothing, once the game has begun"""
    at.expect("if", "this", "card", "is", "in", "your", "opening", "hand", ",")
    at.expect("you", "may", "begin", "the", "game", "with", "it", "on", "the", "battlefield")
    return ()


def _read_no_counters(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`no_counters` = "counters can't be put on" described in the plural (CR 122.1)"""
    at.expect("counters", "can't", "be", "put", "on")
    return (ab.CantHaveCounters(fl.Matching(read_described(at, plural=True))),)


def _read_not_entering(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`not_entering` = cards_of_kinds "in" ("graveyards" | "libraries") ["and" …] "can't enter the battlefield"
    (CR 614.17d)"""
    cards = read_cards_of_kinds(at, plural=True)
    at.expect("in")
    zones = [_ZONES[at.one_word(_ZONES, "“graveyards” or “libraries”")]]
    while at.take("and"):
        zones.append(_ZONES[at.one_word(_ZONES, "“graveyards” or “libraries”")])
    at.expect("can't", "enter", "the", "battlefield")
    return (ab.CantEnter(cards, tuple(zones)),)


def _read_untapping_besides(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`untapping_besides` = "untap" (itself | "all" described) "during each other player's untap step" (CR 502.3)"""
    at.expect("untap")
    what: fl.ObjectSet | None = at.attempt(read_itself)
    if what is None:
        at.expect("all")
        found = read_described(at, plural=True)
        if found.side is not fl.Side.YOU:
            raise at.error("“you control”")
        what = fl.Matching(found)
    at.expect("during", "each", "other", "player's", "untap", "step")
    return (ab.UntapsWithOthers(what),)


def _read_may_stay_tapped(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`may_stay_tapped` = "you may choose not to untap" itself "during your untap step" (CR 502.3)"""
    at.expect("you", "may", "choose", "not", "to", "untap")
    read_itself(at)
    at.expect("during", "your", "untap", "step")
    return (ab.MayStayTapped(),)


def _read_untap_limit(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`untap_limit` = "players can't untap more than" number described "during their untap steps" (CR 502.3)"""
    at.expect("players", "can't", "untap", "more", "than")
    most = read_number(at)
    what = read_described(at, plural=most != 1)
    at.expect("during", "their", "untap", "steps")
    return (ab.UntapLimit(what, most),)


def _read_skipped_extra_turns(at: Cursor) -> tuple[ab.SkipsExtraTurns, ...]:
    """`skipped_extra_turns` = "if" BEGINNING "would begin an extra turn, that player skips
    that turn instead" (CR 614.10)"""
    at.expect("if")
    players = at.choose(_BEGINNING)
    if players is None:
        raise at.error("who would begin a turn")
    at.expect("would", "begin", "an", "extra", "turn", ",", "that", "player", "skips", "that", "turn", "instead")
    return (ab.SkipsExtraTurns(players),)


def _read_no_forced_sacrifice(at: Cursor) -> tuple[ab.SuspendedRule, ...]:
    """`no_forced_sacrifice` = "spells and abilities your opponents control can't cause you to" ["discard cards or"]
    "sacrifice permanents" (CR 101.2)"""
    at.expect("spells", "and", "abilities", "your", "opponents", "control", "can't", "cause", "you", "to")
    discard = at.take("discard", "cards", "or")
    at.expect("sacrifice", "permanents")
    return (ab.CantBeMadeToSacrifice(discard=discard),)


def _read_search_limit(at: Cursor) -> tuple[ab.SearchesTop, ...]:
    """`search_limit` = "if" BEGINNING "would search a library, that player searches the top" number "cards of that
    library instead" (CR 614.1a)"""
    at.expect("if")
    players = at.choose(_BEGINNING)
    if players is None:
        raise at.error("who would search")
    at.expect("would", "search", "a", "library", ",", "that", "player", "searches", "the", "top")
    number = read_number(at)
    at.expect("cards", "of", "that", "library", "instead")
    return (ab.SearchesTop(players, number),)


_BEGINNING = phrase_table({"a player": fl.Players.EACH_PLAYER, "an opponent": fl.Players.EACH_OPPONENT})

_ZONES = {"graveyards": Zone.GRAVEYARD, "libraries": Zone.LIBRARY}

SUSPENDED_RULES: tuple[Callable[[Cursor], tuple[ab.SuspendedRule | ab.ReplacementAbility, ...]], ...] = (
    *(
        read_players_rules,
        read_skipping,
        read_hand_size,
        read_damage_leaves_life,
        read_life_cant_change,
        _read_no_legend_rule,
        _read_opening_hand,
        _read_no_counters,
        _read_no_forced_sacrifice,
        _read_not_entering,
        _read_skipped_extra_turns,
    ),
    _read_search_limit,
    _read_untapping_besides,
    _read_may_stay_tapped,
    _read_untap_limit,
)
