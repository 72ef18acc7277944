"""Carries out instructions that depend on a condition, in which X is an amount, or to which others refer (CR 608.2c-d,
107.3, 705)."""

from dataclasses import replace
from functools import partial

from bot.engine.fuel import EVENT, burn_fuel, fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.onto_the_battlefield import put_together
from bot.engine.magic.resolving.optional import can_perform, perform_effects
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

CALLED, UNCALLED = ("win", "lose"), ("heads", "tails")
"""CR 705.2: how a flip ends, the default first, where a player calls and where nobody does."""


def perform_if_so(resolution: Resolution, effect: fx.IfSo) -> None:
    true = condition_holds(
        resolution.state, resolution.context, effect.condition, partial(characteristics, resolution.state)
    )
    perform_effects(resolution, effect.then if true else effect.otherwise)


def perform_where_x_is(resolution: Resolution, effect: fx.WhereXIs) -> None:
    before = resolution.context.amount
    resolution.context = replace(resolution.context, amount=resolution.amount(effect.amount))
    perform_effects(resolution, effect.effects)
    resolution.context = replace(resolution.context, amount=before)


def note_objects(resolution: Resolution, effect: fx.Note) -> None:
    """CR 608.2c: what the noun phrase describes now is what later instructions call "those"."""
    found = ((each, resolution.state.objects[each].incarnation) for each in resolution.objects(effect.what))
    resolution.context = replace(resolution.context, noted=tuple(found))


def perform_either(resolution: Resolution, effect: fx.EitherOf) -> None:
    """CR 608.2d: the options are numbered from 1, as they are written; what is impossible can't be chosen."""
    for player in find_players(resolution.state, resolution.context, effect.player):
        numbered = {
            number: each
            for number, each in enumerate(effect.options, 1)
            if effect.player is fl.Players.YOU or can_perform(resolution, player, each)
        }
        options = tuple(numbered) or tuple(range(1, len(effect.options) + 1))
        choice = Choice(player, ChoiceKind.OPTION, options, resolution.stacked.source, cite_rules("608.2d"))
        picked: int = resolution.game.decide(choice) if len(options) > 1 else options[0]
        perform_effects(resolution, (effect.options[picked - 1],))


def perform_for_each_player(resolution: Resolution, effect: fx.ForEachPlayer) -> None:
    """CR 101.4: in turn order, each of them as "that player"."""
    before, players = resolution.context.affected_player, list[PlayerId]()
    for player in find_players(resolution.state, resolution.context, effect.player):
        context = replace(resolution.context, affected_player=player)
        values = partial(characteristics, resolution.state)
        if effect.who is None or condition_holds(resolution.state, context, effect.who, values):
            players.append(player)
    resolution.awaited = [] if waits_for_all(effect) else None
    for player in players:
        resolution.context = replace(resolution.context, affected_player=player)
        perform_effects(resolution, effect.effects)
    resolution.context = replace(resolution.context, affected_player=before)
    arriving, resolution.awaited = resolution.awaited, None
    put_together(resolution, arriving or ())


def waits_for_all(effect: fx.ForEachPlayer) -> bool:
    """CR 101.4: whether what each of them puts onto the battlefield enters once all have chosen; not where more is done
    with it at once."""
    match effect.effects:
        case (fx.Optionally(do=(fx.PutCardOfPlayer(),), then=(), when=None),) | (fx.PutCardOfPlayer(),):
            return True
        case _:
            return False


def repeat_process(resolution: Resolution, effect: fx.RepeatProcess) -> None:
    """CR 608.2c: each time "that card" and "this way" speak of that time alone; by default nobody goes on who need
    not."""
    times = None if effect.times is None else fuelled_number(resolution.amount(effect.times))
    before, rounds = resolution.context, 0
    while times is None or rounds < times:
        resolution.context = replace(resolution.context, made=before.made, done=before.done)
        resolution.again, rounds = False, rounds + 1
        burn_fuel(EVENT)
        perform_effects(resolution, effect.effects)
        if times is None and not resolution.again and not (effect.may and goes_on(resolution)):
            break


def goes_on(resolution: Resolution) -> bool:
    """CR 608.2d: whether the controller repeats it, by default they don't."""
    choice = Choice(resolution.stacked.controller, ChoiceKind.MAY, (False, True), resolution.stacked.source)
    return bool(resolution.game.decide(choice))


def say_again(resolution: Resolution, _effect: fx.Again) -> None:
    resolution.again = True


def perform_choose_quality(resolution: Resolution, effect: fx.ChooseQuality) -> None:
    choose_quality(resolution, effect.what)


def flip_coins(resolution: Resolution, effect: fx.FlipCoins) -> None:
    """Flip one coin after the other (CR 705.2); later instructions ask how they came up.

    The engine is deterministic, so each result is a choice that the scenario answers. By default the coin comes up
    heads, or its player wins the flip, and the outcome says that this was a default."""
    cited = cite_rules("705.2")
    options = CALLED if effect.called else UNCALLED
    flips: list[bool] = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        for _ in range(fuelled_number(resolution.amount(effect.number))):
            result = resolution.game.decide(Choice(player, ChoiceKind.COIN, options, resolution.stacked.source, cited))
            flips.append(result == options[0])
            resolution.propose([ev.CoinFlipped(player, effect.called, flips[-1])], *cited)
    resolution.context = replace(resolution.context, flips=tuple(flips))


def quote_unread_sentence(resolution: Resolution, effect: fx.NotRead) -> None:
    """Nothing is done; the trace says so where it would be."""
    resolution.propose([ev.NotModelled(resolution.stacked.source, effect.text, effect.touches)])


PERFORM_INSTRUCTION_EFFECT: EffectTable = {
    fx.IfSo: perform_if_so,
    fx.WhereXIs: perform_where_x_is,
    fx.Note: note_objects,
    fx.EitherOf: perform_either,
    fx.ForEachPlayer: perform_for_each_player,
    fx.RepeatProcess: repeat_process,
    fx.Again: say_again,
    fx.ChooseQuality: perform_choose_quality,
    fx.FlipCoins: flip_coins,
    fx.NotRead: quote_unread_sentence,
}
