"""Effects on players (CR 114, 119, 121), carried out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.game.player_designations import increase_speed
from bot.engine.magic.ground.colors import COLOR_NAMES, COLORS_BY_NAME, Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.mana_costs import symbols_of_cost as mana_symbols
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.ground.steps import MAIN_PHASES, Step
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.replacing.impossible_events import what_happens_not
from bot.engine.magic.resolving.chosen_numbers import choose_number
from bot.engine.magic.resolving.exiled_cards import exiling_object
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.color_identity import commander_identity
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.producible_mana import producible_mana
from bot.engine.magic.values.win_and_loss_prevention import what_forbids_winning
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def perform_gain_life(resolution: Resolution, effect: fx.GainLife) -> None:
    source = resolution.stacked.source
    resolution.each_player(effect.player, lambda who, gained: ev.LifeGained(who, gained, source), effect.amount)


def perform_lose_life(resolution: Resolution, effect: fx.LoseLife) -> None:
    lose_life(resolution, effect.player, effect.amount)


def perform_set_life(resolution: Resolution, effect: fx.SetLife) -> None:
    set_life(resolution, effect.player, effect.amount)


def perform_draw(resolution: Resolution, effect: fx.Draw) -> None:
    if effect.up_to:
        draw_up_to(resolution, effect)
    else:
        draw_for_players(resolution, effect.player, effect.amount)


def draw_up_to(resolution: Resolution, effect: fx.Draw) -> None:
    """CR 608.2d: each player says how many, by default as many as they may."""
    for player, most in resolution.amounts_for(effect.player, effect.amount).items():
        number = choose_number(resolution, player, most)
        draw_for_players(resolution, fl.ThesePlayers((player,)), fx.Fixed(number))


def perform_get_counters(resolution: Resolution, effect: fx.GetCounters) -> None:
    resolution.each_player(effect.player, lambda who, got: ev.CountersPut(who, effect.kind, got), effect.amount)


def perform_allow_lands(resolution: Resolution, effect: fx.AllowLands) -> None:
    resolution.each_player(effect.player, ev.LandsAllowed, effect.amount)


def perform_increase_speed(resolution: Resolution, effect: fx.IncreaseSpeed) -> None:
    resolution.propose(
        [
            increase_speed(resolution.state, who)
            for who in find_players(resolution.state, resolution.context, effect.player)
        ]
    )


def perform_become_monarch(resolution: Resolution, effect: fx.BecomeMonarch) -> None:
    """CR 725.3: who is the monarch already stays it."""
    player = next(iter(find_players(resolution.state, resolution.context, effect.player)), None)
    if player is not None and not resolution.state.players[player].monarch:
        resolution.propose([ev.BecameMonarch(player)], *cite_rules("725.1"))


def perform_get_blessing(resolution: Resolution, effect: fx.GetBlessing) -> None:
    players = find_players(resolution.state, resolution.context, effect.player)
    resolution.propose([ev.BlessingGained(each) for each in players if not resolution.state.players[each].blessed])


def perform_get_emblem(resolution: Resolution, effect: fx.GetEmblem) -> None:
    get_emblem(resolution, effect.player, effect.abilities)


def perform_skip_turns(resolution: Resolution, effect: fx.SkipTurns) -> None:
    number = resolution.amount(effect.amount)
    skipping = players_taking_turns(resolution, effect.player) if number > 0 else []
    resolution.propose([ev.NextTurnsSkipped(each, number) for each in skipping], *cite_rules("614.10"))


def perform_skip_parts(resolution: Resolution, effect: fx.SkipParts) -> None:
    number = resolution.amount(effect.amount)
    skipping = players_taking_turns(resolution, effect.player) if number > 0 else []
    skips = [ev.NextPartsSkipped(each, effect.part, number, effect.this_turn, effect.every) for each in skipping]
    resolution.propose(skips, *cite_rules("614.10"))


def perform_take_extra_turns(resolution: Resolution, effect: fx.TakeExtraTurns) -> None:
    number = resolution.amount(effect.amount)
    taking = players_taking_turns(resolution, effect.player) if number > 0 else []
    resolution.propose([ev.ExtraTurnsAdded(each, number) for each in taking], *cite_rules("500.7"))


def perform_control_next_turn(resolution: Resolution, effect: fx.ControlNextTurn) -> None:
    controlling = find_players(resolution.state, resolution.context, effect.player)
    controlled = [ev.NextTurnControlled(each, resolution.stacked.controller, effect.extra) for each in controlling]
    resolution.propose(controlled, *cite_rules("723.1"))


def perform_win_game(resolution: Resolution, effect: fx.WinGame) -> None:
    win_game(resolution, effect.player)


def perform_lose_game(resolution: Resolution, effect: fx.LoseGame) -> None:
    losers = find_players(resolution.state, resolution.context, effect.player)
    resolution.propose([ev.PlayerLost(each, LossReason.EFFECT) for each in losers], *cite_rules("104.3e"))


def add_phases(resolution: Resolution, effect: fx.AddPhases) -> None:
    """CR 500.8, 505.1a: directly after this phase; a main phase that is added is a postcombat main phase."""
    if not effect.main_only or resolution.state.step in MAIN_PHASES:
        main = (Step.POSTCOMBAT_MAIN,) if effect.and_main else ()
        resolution.propose([ev.PhasesAdded((Step.BEGINNING_OF_COMBAT, *main))], *cite_rules("500.8"))


def players_taking_turns(resolution: Resolution, who: fl.PlayerSet) -> list[PlayerId]:
    """CR 805.8: the players meant, or the first members of their teams, each once, where teams share their turns."""
    shared = resolution.state.rules.shared_turns
    firsts = (
        min((each, *(resolution.state.teammates(each) if shared else ())), key=list(resolution.state.players).index)
        for each in find_players(resolution.state, resolution.context, who)
    )
    return list(dict.fromkeys(firsts))


def win_game(resolution: Resolution, who: fl.PlayerSet) -> None:
    """Have the players win the game (CR 101.2, 104.2b, 801.14). A player who can't win doesn't. With limited ranges of
    influence the opponents in range lose, and the other players go on."""
    for winner in tuple(find_players(resolution.state, resolution.context, who)):
        kept_by = what_forbids_winning(resolution.state, winner)
        if kept_by is not None:
            resolution.propose([ev.GameNotWon(winner, kept_by)], *cite_rules("101.2", "104.2b"))
        elif resolution.state.ranges:
            losers = [
                each for each in resolution.state.opponents(winner) if reaches(resolution.state, None, winner, each)
            ]
            resolution.propose(
                [ev.PlayerLost(each, LossReason.EFFECT) for each in losers], *cite_rules("104.3h", "801.14")
            )
        else:
            resolution.propose([ev.GameWon(resolution.state.players[winner].team or winner)], *cite_rules("104.2b"))


def lose_life(resolution: Resolution, who: fl.PlayerSet, amount: fx.Amount) -> None:
    """Have the players lose life (CR 119.3, 608.2c). Later effects can refer to the total lost this way, which may be 0
    (614.17)."""
    before = sum(resolution.state.this_turn.lost.values())
    resolution.each_player(who, ev.LifeLost, amount)
    resolution.context = replace(
        resolution.context, lost=resolution.context.lost + sum(resolution.state.this_turn.lost.values()) - before
    )


def set_life(resolution: Resolution, who: fl.PlayerSet, amount: fx.Amount) -> None:
    """CR 119.5: each of them gains or loses what is between that number and their life total. Of a team that has one
    life total and all of whose players are meant, one does (810.9d): by default the first in turn order."""
    events: list[ev.Event] = []
    numbers = resolution.amounts_for(who, amount)
    state = resolution.state
    teams = {player: players_sharing_life(state.rules, state.players, player) for player in numbers}
    one_of_each = dict.fromkeys(
        next(each for each in numbers if each in team) if set(team) <= set(numbers) else player
        for player, team in teams.items()
    )
    for player, number in ((each, numbers[each]) for each in one_of_each):
        events += life_events(player, state.players[player].life, number, resolution.stacked.source)
    resolution.propose(events, *cite_rules("119.5"))


def exchange_life(resolution: Resolution, effect: fx.ExchangeLife) -> None:
    """CR 701.12a, c, g: nothing is exchanged unless all of it can be: of two players who are there, or of one and of an
    object that has that size."""
    state, source = resolution.state, resolution.stacked.source
    one = next(iter(find_players(state, resolution.context, effect.player)), None)
    if one is None:
        return
    life = state.players[one].life
    if effect.size and isinstance(effect.other, fl.ObjectSet):
        thing = next(iter(resolution.objects(effect.other)), None)
        found = None if thing is None else getattr(characteristics(state, thing), effect.size)
        changes = [] if found is None else life_events(one, life, found, source)
        if thing is None or found is None or not can_change(state, changes):
            return
        new = fx.Fixed(life)
        size = fx.SetPowerToughness(new, None) if effect.size == "power" else fx.SetPowerToughness(None, new)
        by = resolution.stacked.controller
        began = ev.EffectBegan(source, (thing,), (size,), fx.Duration.PERMANENT, by)
        resolution.propose([*changes, began], *cite_rules("701.12g"))
        return
    others = find_players(state, resolution.context, effect.other) if isinstance(effect.other, fl.PlayerSet) else ()
    other = next((each for each in others if each != one), None)
    if other is not None:
        theirs = state.players[other].life
        changes = [*life_events(one, life, theirs, source), *life_events(other, theirs, life, source)]
        resolution.propose(changes if can_change(state, changes) else [], *cite_rules("701.12c"))


def life_events(player: PlayerId, before: int, after: int, source: ObjectId) -> list[ev.Event]:
    """CR 119.5: what it takes until the life total is that number."""
    if after > before:
        return [ev.LifeGained(player, after - before, source)]
    return [ev.LifeLost(player, before - after)] if after < before else []


def can_change(state: GameState, changes: Sequence[ev.Event]) -> bool:
    """CR 119.7-119.8: whether all players can gain or lose what that takes."""
    return all(what_happens_not(state, each) is None for each in changes)


def draw_for_players(resolution: Resolution, who: fl.PlayerSet, amount: fx.Amount) -> None:
    """CR 121.2: one card after the other."""
    for player, number in resolution.amounts_for(who, amount).items():
        for _ in range(number):
            resolution.draw(player)


def add_mana(resolution: Resolution, effect: fx.AddMana) -> None:
    """CR 106.3-106.5, 608.2d: the player who adds the mana chooses which; where no color was chosen, none is added."""
    options = possible_mana(resolution, effect)
    number = resolution.amount(effect.amount)
    for player in find_players(resolution.state, resolution.context, effect.player) if options else ():
        mana = ""
        while number > 0 and len(mana_symbols(mana)) < number * len(mana_symbols(options[0])):
            picked = choose_mana(resolution, player, options)
            mana += picked * (number if effect.alike else 1)
        meaning = cite_rules("106.4") if effect.only is None else cite_rules("106.4", "106.6")
        added = ev.ManaAdded(player, mana, resolution.stacked.source, effect.only, resolution.stacked.tapping)
        added = replace(added, until_end_of_combat=effect.until_end_of_combat)
        resolution.propose([added] if mana else [], *meaning)


def possible_mana(resolution: Resolution, effect: fx.AddMana) -> tuple[str, ...]:
    """The options for the mana that is added (CR 106.3-106.5); empty if it depends on something that doesn't exist."""
    if effect.of_identity:
        identity = commander_identity(resolution.state, resolution.stacked.controller)
        return tuple(f"{{{color}}}" for color in Color if color in identity)
    if effect.producible is not None:
        return producible_mana(resolution.state, resolution.context, effect)
    if effect.colors_of is not None:
        colors = {
            color
            for each in resolution.meant(effect.colors_of)
            for color in characteristics(resolution.state, each).colors
        }
        found = tuple(f"{{{color}}}" for color in Color if color in colors)
        return ("".join(found),) if effect.each_color and found else found
    return (
        produced_mana(resolution)
        if effect.produced
        else (*effect.options, *(each for each in chosen_mana(resolution) if each not in effect.options))
        if effect.chosen_color
        else effect.options
    )


def produced_mana(resolution: Resolution) -> tuple[str, ...]:
    """CR 106.12a: a mana of each type that was produced as the ability triggered."""
    return tuple(f"{{{symbol}}}" for symbol in dict.fromkeys(mana_symbols(resolution.stacked.produced)))


def chosen_mana(resolution: Resolution) -> tuple[str, ...]:
    """CR 607.2d: a mana of the color that was chosen for the source."""
    color = COLORS_BY_NAME.get(resolution.state.objects[resolution.stacked.source].chosen.get("color", ""))
    return () if color is None else (f"{{{color}}}",)


def choose_mana(resolution: Resolution, player: PlayerId, options: Sequence[str]) -> str:
    """CR 106.1: by its color, or as "colorless"; by default the first that the player's next spell still lacks."""
    lacking = lacking_mana(resolution, player)
    likely = sorted(options, key=lambda each: -sum(each.count(symbol) > 0 for symbol in lacking))
    named = {MANA_NAMES.get(each, each): each for each in likely}
    if len(named) == 1:
        return options[0]
    return named[
        resolution.game.decide(
            Choice(player, ChoiceKind.COLOR, tuple(named), resolution.stacked.source, cite_rules("106.3"))
        )
    ]


def lacking_mana(resolution: Resolution, player: PlayerId) -> Sequence[str]:
    """CR 106.4: the colors, as symbols, that what the player casts next costs and that are not in their mana pool."""
    needed = Counter(each for each in resolution.game.choosing.wanted.get(player, "") if each in COLOR_NAMES)
    for each in resolution.state.players[player].pool:
        needed[each.kind] -= each.number
    return tuple(f"{{{color}}}" for color in COLOR_NAMES if needed[color] > 0)


MANA_NAMES: Mapping[str, str] = {f"{{{color}}}": name for color, name in COLOR_NAMES.items()} | {"{C}": "colorless"}


def get_emblem(resolution: Resolution, who: fl.PlayerSet, abilities: tuple[ab.Ability, ...]) -> None:
    """CR 114.2-114.3: it has these abilities, no name and nothing else."""
    definition = CardDefinition((Characteristics("", "", abilities=abilities),), EMBLEM)
    players = tuple(find_players(resolution.state, resolution.context, who))
    names = fresh_identifiers(resolution.state.objects, "emblem")
    emblems = [
        GameObject(name, definition, player, player, Zone.COMMAND) for name, player in zip(names, players, strict=False)
    ]
    resolution.propose([ev.EmblemCreated(emblem) for emblem in emblems], *cite_rules("114.2"))


def end_turn(resolution: Resolution, _: fx.EndTurn) -> None:
    """CR 724.1: each spell on the stack is exiled, this one too; what is in combat is so no longer."""
    state = resolution.state
    cards = [state.stacked[each].card for each in state.stack]
    spells = [each for each in cards if each is not None and state.objects[each].zone is Zone.STACK]
    resolution.propose([ev.ZoneChanged(each, Zone.STACK, Zone.EXILE) for each in spells], Rule("724.1b"))
    fighting = [] if resolution.state.combat is None else [ev.CombatEnded()]
    resolution.propose([*fighting, ev.TurnEnded(state.active)], Rule("724.1d"))


def restart_game(resolution: Resolution, effect: fx.RestartGame) -> None:
    """CR 727.1a, 727.4-727.5: what was exiled with the source stays in exile, and is then put onto the battlefield."""
    stacked = resolution.stacked
    exiled = (
        each
        for each in resolution.state.objects.values()
        if each.off_battlefield.exiled_by == exiling_object(resolution)
    )
    now = partial(characteristics, resolution.state)
    stays = tuple(
        each.id
        for each in exiled
        if effect.stay is not None and matches_filter(resolution.state, resolution.context, each, effect.stay, now)
    )
    seats = list(resolution.state.players)
    team = resolution.state.teammates(stacked.controller) if resolution.state.rules.shared_turns else ()
    starter = min((stacked.controller, *team), key=seats.index)
    resolution.propose([ev.GameRestarted(starter, stays)], *cite_rules("727.1", "727.1a"))
    if effect.put:
        moves = [ev.ZoneChanged(each, Zone.EXILE, Zone.BATTLEFIELD, stacked.controller) for each in stays]
        resolution.propose(moves, *cite_rules("727.4"))


def choose_opponent(resolution: Resolution, _: fx.ChooseOpponent) -> None:
    """By default the next opponent in turn order; what is random is the scenario's to say."""
    options = tuple(find_players(resolution.state, resolution.context, fl.Players.EACH_OPPONENT))
    if options:
        chosen = resolution.game.decide(
            Choice(
                resolution.stacked.controller,
                ChoiceKind.OPPONENT,
                options,
                resolution.stacked.source,
                resolution.rules,
                random=True,
            )
        )
        resolution.context = replace(resolution.context, chosen=chosen)


PERFORM_PLAYER_EFFECT: EffectTable = {
    fx.GainLife: perform_gain_life,
    fx.LoseLife: perform_lose_life,
    fx.SetLife: perform_set_life,
    fx.ExchangeLife: exchange_life,
    fx.Draw: perform_draw,
    fx.GetCounters: perform_get_counters,
    fx.AllowLands: perform_allow_lands,
    fx.AddMana: add_mana,
    fx.IncreaseSpeed: perform_increase_speed,
    fx.GetBlessing: perform_get_blessing,
    fx.BecomeMonarch: perform_become_monarch,
    fx.GetEmblem: perform_get_emblem,
    fx.SkipTurns: perform_skip_turns,
    fx.SkipParts: perform_skip_parts,
    fx.TakeExtraTurns: perform_take_extra_turns,
    fx.AddPhases: add_phases,
    fx.ControlNextTurn: perform_control_next_turn,
    fx.WinGame: perform_win_game,
    fx.LoseGame: perform_lose_game,
    fx.ChooseOpponent: choose_opponent,
    fx.RestartGame: restart_game,
    fx.EndTurn: end_turn,
}
