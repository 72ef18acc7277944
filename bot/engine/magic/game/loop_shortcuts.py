"""Shortcuts (CR 732.1b, 732.2a): a loop that changes only life totals is counted instead of played, until a total is
about to run out.

The result is the same as if it were played. The state after one repetition equals the state before except for life
totals; nobody makes a choice; and nothing in the game depends on a life total except the rule that ends the loop
(704.5a). `BLIND_TO_LIFE` lists the parts of abilities of which this is known; a loop with any other part is played."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from bot.engine.magic import events as ev
from bot.engine.magic.game.loops import LoopMoment, life_changed_between
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.players import Player
from bot.engine.magic.values.layers import project_board
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import Scaled, WouldGainLife
from bot.engine.magic.words.abilities.stack_triggers import GainsLife, LosesLife
from bot.engine.magic.words.conditions import Condition, leaves_within

FEWEST_REPEATS = 50
"""A loop that repeats fewer times than this is played, and each repetition is told."""

BLIND_TO_LIFE = frozenset(
    {
        *(ab.TriggeredAbility, GainsLife, LosesLife, ab.Dies, ab.Enters),
        *(fx.GainLife, fx.LoseLife, fx.DealDamage, fx.PutCounters, fx.Fixed, fx.ThatMuch),
        *(ab.ReplacementAbility, WouldGainLife, Scaled),
        *(ab.StaticAbility, fx.ModifyPowerToughness, fx.AddAbility, fx.KeywordAbility),
        *(fl.Matching, fl.Filter, fl.This),
    }
)
"""The parts of abilities that are known not to depend on a life total. Amounts taken from events don't."""


def shortcut_taken(begun: LoopMoment, ended: LoopMoment) -> ev.ShortcutTaken | None:
    """CR 732.1b: how often what happened between these two moments repeats before a life total is about to run out;
    None where it is, or has to be, played."""
    if begun.told != ended.told or not is_same_but_for_life(begun.state, ended.state):
        return None
    changes = life_changed_between(begun, ended)
    times = min((times_until_survival_ends(begun, ended, player) for player, by in changes if by < 0), default=0)
    if times < FEWEST_REPEATS or not is_blind_to_life(ended.state):
        return None
    return ev.ShortcutTaken(times, tuple((player, by * times) for player, by in changes))


def times_until_survival_ends(begun: LoopMoment, ended: LoopMoment, player: PlayerId) -> int:
    """How many repetitions are safe before the next one might kill the player, counting the lowest life total within a
    repetition."""
    left, falling = ended.state.players[player].life, begun.state.players[player].life
    lost = ended.lost.get(player, 0) - begun.lost.get(player, 0)
    return (left - lost - 1) // (falling - left)


def is_same_but_for_life(one: GameState, other: GameState) -> bool:
    """Whether the two states are equal in everything but how much life the players have, and gained and lost this
    turn."""
    same = all(
        getattr(one, each.name) == getattr(other, each.name)
        for each in fields(GameState)
        if each.name not in {"players", "this_turn"}
    )
    first, then = (changed(each.this_turn, gained={}, lost={}) for each in (one, other))
    return same and first == then and players_without_life(one.players) == players_without_life(other.players)


def players_without_life(players: Mapping[PlayerId, Player]) -> list[Player]:
    return [changed(player, life=0) for player in players.values()]


def is_blind_to_life(state: GameState) -> bool:
    """Whether nothing that could matter depends on a life total. False for teams, ranges of influence and lasting
    effects, which are not examined."""
    lasting = (
        state.effects,
        state.ongoing.damage_effects,
        state.ongoing.imposed,
        state.ongoing.delayed,
        state.ongoing.awaiting,
        state.ongoing.held,
    )
    if state.rules.shared_totals or state.ranges or state.table.rising or any(lasting):
        return False
    return all(type(part) in BLIND_TO_LIFE for each in abilities_told(state) for part in parts_of_ability(each))


def has_outgrown_conditions(begun: LoopMoment, ended: LoopMoment) -> bool:
    """CR 732.4: whether no condition, and no description by a size, can end what has grown between these two moments:
    all that grows is more than any number that they name, and than any of its kind that does not grow."""
    parts = tuple(part for each in abilities_told(ended.state) for part in parts_of_ability(each))
    asked = [each for each in parts if isinstance(each, Condition | fl.Comparison)]
    if not asked:
        return True
    named = [number for each in asked for number in leaves_within(each) if isinstance(number, int)]
    grown = {key: number for key, number in ended.numbers.items() if number > begun.numbers.get(key, 0)}
    still = [(what, number) for (what, of), number in ended.numbers.items() if (what, of) not in grown]
    return all(
        number > max((*named, *(other for kind, other in still if kind == what)), default=0)
        for (what, _), number in grown.items()
    )


def abilities_told(state: GameState) -> Iterator[object]:
    """The abilities on the table that go on by themselves, and what those on the stack do."""
    standing = (ability for _, values in project_board(state).speaking for ability in values.meant)
    on_stack = ((each.effects, each.specs, each.only_if, each.modal) for each in state.stacked.values())
    return (each for each in (*standing, *on_stack) if not isinstance(each, ab.ActivatedAbility))


def parts_of_ability(whole: object) -> Iterator[object]:
    """The object and everything it is made of, recursively; plain values are left out."""
    if isinstance(whole, tuple | frozenset):
        for each in whole:
            yield from parts_of_ability(each)
    elif is_dataclass(whole):
        yield whole
        for each in fields(whole):
            yield from parts_of_ability(getattr(whole, each.name))
