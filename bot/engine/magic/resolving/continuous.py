"""Effects that begin continuous ones (CR 611.2), carried out: what is locked in as they begin, and what is not."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.combat.static_combat_rules import RULES_WITHOUT_OBJECTS, rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.resolving.chosen_qualities import modification_with_choice, with_qualities_of_choice
from bot.engine.magic.resolving.locked_references import lock_holders
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.copiable_values import values_of_copy
from bot.engine.magic.values.effect_durations import duration_goes_on
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.values.turn_history import times_this_turn
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import WouldMove
from bot.engine.magic.words.conditions import SpellsCastThisTurn, Whose
from bot.engine.trace import Rule


def perform_replace_for_a_while(resolution: Resolution, effect: fx.ReplaceForAWhile) -> None:
    """CR 611.2c: which permanents a move is replaced of is settled now, unless they are described; of none, nothing is
    replaced."""
    replacement, would = effect.replacement, effect.replacement.would
    if isinstance(would, WouldMove) and not isinstance(would.what, fl.Matching):
        meant = tuple((each, resolution.state.objects[each].incarnation) for each in resolution.objects(would.what))
        if not meant:
            return
        replacement = replace(replacement, would=replace(would, what=fl.Exactly(meant)))
    imposed = ev.RuleImposed(
        resolution.stacked.source, resolution.stacked.controller, replacement, None, effect.duration
    )
    resolution.propose([imposed])


def exchange_control(resolution: Resolution, effect: fx.ExchangeControl) -> None:
    """CR 701.12a-b: at the same time, or not at all."""
    pair = permanents_to_exchange(resolution, effect)
    if pair is None:
        failed = list(not_exchanged(resolution, effect))
        resolution.propose(failed, Rule("701.12b" if failed and failed[0].other is not None else "701.12a"))
        return
    one, other = pair
    source, controller = resolution.stacked.source, resolution.stacked.controller
    resolution.propose(
        [
            ev.EffectBegan(
                source, (taken,), (fx.GainControl(resolution.state.objects[given].controller),), PERMANENT, controller
            )
            for taken, given in ((one, other), (other, one))
        ],
        Rule("701.12b"),
    )


PERMANENT = fx.Duration.PERMANENT


def not_exchanged(resolution: Resolution, effect: fx.ExchangeControl) -> Iterator[ev.NotExchanged]:
    """CR 701.12a-b: that nothing is exchanged, and what is there."""
    one, other = (*permanents_there(resolution, effect), None, None)[:2]
    if one is not None:
        yield ev.NotExchanged(one, other, resolution.state.objects[one].controller)


def permanents_to_exchange(resolution: Resolution, effect: fx.ExchangeControl) -> tuple[ObjectId, ObjectId] | None:
    """CR 701.12a-b: the two permanents, while both are there and different players control them; None otherwise."""
    meant = permanents_there(resolution, effect)
    if len(meant) != 2 or len({resolution.state.objects[each].controller for each in meant}) != 2:
        return None
    return meant[0], meant[1]


def permanents_there(resolution: Resolution, effect: fx.ExchangeControl) -> tuple[ObjectId, ...]:
    """CR 701.12a: those of the two permanents that are there."""
    return (*resolution.objects(effect.one), *(() if effect.other is None else resolution.objects(effect.other)))


def become_copy(resolution: Resolution, effect: fx.BecomeCopy) -> None:
    """CR 707.2, 707.2b: with the copiable values that the original has, or had as it last existed, at this moment."""
    original = next(iter(resolution.meant(effect.of)), None)
    if original is None:
        return
    values = values_of_copy(
        thing_as_meant(resolution.state, resolution.context, original),
        exceptions_with_this_ability(resolution, effect.exceptions),
    )
    copies = (each for each in resolution.objects(effect.what) if each != original)
    resolution.propose([ev.BecameCopy(each, original, values, effect.duration) for each in copies], Rule("707.2"))


def exceptions_with_this_ability(resolution: Resolution, exceptions: fx.Exceptions) -> fx.Exceptions:
    """CR 707.9a: the exceptions, with the ability that resolves where the copy keeps it."""
    if not exceptions.this_ability:
        return exceptions
    source = known_characteristics(resolution.state, resolution.stacked.source)
    own = (each for each in source.abilities if isinstance(each, ab.ActivatedAbility | ab.TriggeredAbility))
    kept = tuple(fx.AddAbility(each) for each in own if each.effects == resolution.stacked.effects)
    return replace(exceptions, modifications=(*exceptions.modifications, *kept[:1]))


def begin_modification(resolution: Resolution, effect: fx.Modify) -> None:
    """CR 611.2c: locked in for the objects of this moment, each with amounts of its own if they speak of it."""
    stacked, affected = (
        resolution.stacked,
        (*resolution.objects(effect.what), *objects_off_battlefield(resolution, effect.what)),
    )
    if not affected or not duration_goes_on(
        resolution.state, effect.duration, stacked.source, stacked.incarnation, stacked.controller
    ):
        return
    chosen = tuple(modification_with_choice(resolution, each, affected[0]) for each in effect.modifications)
    began: dict[tuple[fx.Modification, ...], list[ObjectId]] = {}
    for each in affected:
        modifications = tuple(
            settle_modification(resolution, modification, each, effect.times) for modification in chosen
        )
        if any(changes_something(modification) for modification in modifications):
            began.setdefault(modifications, []).append(each)
    resolution.propose(
        [
            ev.EffectBegan(stacked.source, tuple(objects), modifications, effect.duration, stacked.controller)
            for modifications, objects in began.items()
        ],
        *([Rule("612.1")] if any(isinstance(each, fx.ChangeText) for each in chosen) else []),
    )


def objects_off_battlefield(resolution: Resolution, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
    """The spells on the stack and the cards in graveyards that are meant: a target may be one, and so may the spell
    that the trigger event is about (CR 400.7)."""
    match what:
        case fl.MatchingCards():
            return resolution.meant(what)
        case fl.TriggeringObject():
            there = tuple(each for each in resolution.meant(what) if resolution.state.objects[each].zone is Zone.STACK)
            return tuple(
                each for each in there if resolution.state.objects[each].incarnation == resolution.context.about
            )
        case _:
            return tuple(
                each for each in resolution.movable(what) if resolution.state.objects[each].zone in OFF_THE_BATTLEFIELD
            )


OFF_THE_BATTLEFIELD = frozenset({Zone.STACK, Zone.GRAVEYARD})
"""Where something can be changed that is no permanent."""


def gain_activated_abilities(resolution: Resolution, effect: fx.GainActivatedAbilities) -> None:
    """CR 611.2c, 602.1: those that it has now, be they read or not."""
    gained = tuple(
        fx.AddAbility(ability)
        for each in resolution.objects(effect.of)
        for ability in characteristics(resolution.state, each).activated_abilities
    )
    if gained:
        begin_modification(resolution, fx.Modify(effect.what, gained, effect.duration))


def settle_modification(
    resolution: Resolution, modification: fx.Modification, affected: ObjectId, times: fx.Amount
) -> fx.Modification:
    """CR 608.2h, 611.2c-d: amounts are worked out, and who gains control is settled, as the effect begins."""
    context = replace(resolution.context, affected=affected)
    worked_out = partial(
        amount_value, resolution.state, context, values=partial(known_characteristics, resolution.state)
    )
    match modification:
        case fx.GainControl(player=player) if not isinstance(player, PlayerId):
            meant = () if player is None else find_players(resolution.state, context, player)
            return fx.GainControl(next(iter(meant), resolution.stacked.controller))
        case fx.SetPowerToughness(power=power, toughness=toughness):
            fixed = (None if each is None else fx.Fixed(worked_out(each)) for each in (power, toughness))
            return fx.SetPowerToughness(*fixed)
        case fx.ModifyPowerToughness(power=power, toughness=toughness, times=own_times, doubles=doubles):
            total = worked_out(own_times) * worked_out(times)
            if not doubles:
                total = max(0, total)  # CR 107.1b
            return fx.ModifyPowerToughness(power * total, toughness * total)
        case _:
            return modification


def impose_rule(resolution: Resolution, effect: fx.Impose) -> None:
    """CR 611.2c: particular objects are settled now, what a noun phrase describes is not, but for the players in it;
    nor is anything imposed on nobody. A player whom something has to attack, or whose turn is meant, is settled too."""
    described = isinstance(effect.what, fl.Matching)
    affected = None if described else resolution.objects(effect.what)
    if affected == () or (affected and isinstance(effect.rule, ab.Goaded) and has_goaded(resolution, affected)):
        return
    source, controller = resolution.state.objects[resolution.stacked.source], resolution.stacked.controller
    incarnation = resolution.stacked.incarnation
    if not duration_goes_on(resolution.state, effect.duration, source.id, incarnation, controller):
        return  # CR 611.2b
    rule = effect.rule
    if described and not isinstance(rule, RULES_WITHOUT_OBJECTS) and not isinstance(rule, ab.RuleForObjects):
        rule = replace(rule, affects=lock_holders(resolution.state, resolution.context, effect.what))
    imposed = ev.RuleImposed(resolution.stacked.source, resolution.stacked.controller, rule, affected, effect.duration)
    turns = (
        (None,) if effect.during is None else tuple(find_players(resolution.state, resolution.context, effect.during))
    )
    events = [replace(imposed, during=player) for player in turns]
    if effect.at is not None and isinstance(rule, ab.MustAttack):
        players = tuple(find_players(resolution.state, resolution.context, effect.at))
        events = [replace(each, rule=replace(rule, towards=player)) for each in events for player in players]
    resolution.propose(events)


def impose_on_players(resolution: Resolution, effect: fx.ImposeOnPlayers) -> None:
    """CR 611.2c: targets and the players of an event are settled now; on nobody nothing is imposed."""
    players = effect.rule.players
    rule = effect.rule
    if players not in DESCRIBED_PLAYERS:
        settled = tuple(find_players(resolution.state, resolution.context, players))
        if not settled:
            return
        rule = replace(rule, players=fl.ThesePlayers(settled))
    rule = with_qualities_of_choice(resolution, rule)
    if isinstance(rule, ab.CantCast) and rule.spells.same_name is not None:
        names = tuple(resolution.known(each).name for each in resolution.meant(rule.spells.same_name))
        rule = replace(rule, spells=replace(rule.spells, same_name=None, names=names))
    if isinstance(rule, ab.CostChange | ab.HaveElsewhere):
        rule = with_next_spell(resolution, rule)
    resolution.propose(
        [ev.RuleImposed(resolution.stacked.source, resolution.stacked.controller, rule, None, effect.duration)]
    )


def with_next_spell(resolution: Resolution, rule: ab.CostChange | ab.HaveElsewhere) -> ab.CostChange | ab.HaveElsewhere:
    """CR 611.2c: the rule about the next spell like that, by how many were cast this turn before; how much less
    it costs is worked out now."""
    state, context = resolution.state, resolution.context
    spells = rule.spells if isinstance(rule, ab.CostChange) else rule.objects
    if spells is None or spells.nth_cast != fl.NEXT_CAST:
        return rule
    cast = SpellsCastThisTurn(Whose.YOU, replace(spells, nth_cast=None))
    settled = replace(spells, nth_cast=1 + times_this_turn(state, context, cast, (context.controller,)))
    if isinstance(rule, ab.HaveElsewhere):
        return replace(rule, objects=settled)
    return replace(rule, spells=settled, times=fx.Fixed(max(0, resolution.amount(rule.times))))


DESCRIBED_PLAYERS = frozenset({fl.Players.YOU, fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER})
"""Whom the words describe at any time."""


def has_goaded(resolution: Resolution, creatures: Sequence[ObjectId]) -> bool:
    """CR 701.15d: goading again what one has goaded already has no effect."""
    mine = [
        each.affected
        for each in rules_in_force(resolution.state, ab.Goaded)
        if each.controller == resolution.stacked.controller
    ]
    return all(any(creature in affected for affected in mine) for creature in creatures)


def changes_something(modification: fx.Modification) -> bool:
    """A size change by nothing is none."""
    return not isinstance(modification, fx.ModifyPowerToughness) or bool(modification.power or modification.toughness)


PERFORM_CONTINUOUS_EFFECT: EffectTable = {
    fx.Modify: begin_modification,
    fx.Impose: impose_rule,
    fx.ImposeOnPlayers: impose_on_players,
    fx.ReplaceForAWhile: perform_replace_for_a_while,
    fx.GainActivatedAbilities: gain_activated_abilities,
    fx.ExchangeControl: exchange_control,
    fx.BecomeCopy: become_copy,
}
