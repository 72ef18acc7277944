"""Carries out effects on what creatures attack (CR 508.4, 508.7). Nothing here is a declaration, so no declaration's
costs or triggers apply (508.4c, 508.7b)."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.combat.attacking import attackable_recipients, attackable_where_it_stands, has_one_defender
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.steps import STEPS_AFTER_ATTACK
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def perform_reselect(resolution: Resolution, effect: fx.Reselect) -> None:
    for creature in resolution.objects(effect.what):
        reselect_attacked(resolution, creature)


def perform_become_attacking(resolution: Resolution, effect: fx.BecomeAttacking) -> None:
    for creature in resolution.objects(effect.what):
        become_attacking(resolution, creature, effect.player)


def reselect_attacked(resolution: Resolution, creature: ObjectId) -> None:
    """Choose anew what an attacking creature attacks (CR 508.7). By default it goes on attacking the same."""
    combat = resolution.state.combat
    attacker = None if combat is None else combat.attackers.get(creature)
    if attacker is None:
        return
    now = attacker.attacked
    options = (now, *(each for each in reselectable_recipients(resolution, creature) if each != now))
    if len(options) == 1:
        return
    chosen = resolution.game.decide(Choice(resolution.stacked.controller, ChoiceKind.ATTACK_TARGET, options, creature))
    if chosen is not None and chosen != now:
        resolution.propose([ev.AttackReselected(creature, chosen)], *cite_rules("508.7", "508.7c"))


def reselectable_recipients(resolution: Resolution, creature: ObjectId) -> Sequence[Recipient]:
    """CR 508.7c-e: opponents of the creature's controller, their planeswalkers and battles they protect, within range;
    where there is one defending player, only that player's."""
    options = attackable_where_it_stands(resolution.state, creature)
    combat = resolution.state.combat
    if combat is None or not has_one_defender(resolution.state):
        return options
    defender = combat.attackers[creature].defender
    return [each for each in options if resolution.state.attacked_player(each) == defender]


def become_attacking(resolution: Resolution, creature: ObjectId, player: fl.PlayerSet | None) -> None:
    """Make the creature attack (CR 508.4, 508.4b, 506.3g).

    Nothing happens if it isn't a creature, is a battle, isn't controlled by an attacking player, attacks already, or
    the player it would attack has left the game."""
    combat, values = resolution.state.combat, characteristics(resolution.state, creature)
    able = (
        values.is_creature
        and not values.is_battle
        and resolution.state.is_active(resolution.state.objects[creature].controller)
    )
    if combat is None or not able or creature in combat.attackers:
        return
    options = attackable_recipients(resolution.state, resolution.state.active)
    if player is not None:
        meant = tuple(find_players(resolution.state, resolution.context, player))
        options = tuple(each for each in options if each in meant)
    if not options:
        return
    attacked = resolution.game.decide(Choice(resolution.state.active, ChoiceKind.ATTACKING, options, creature))
    late = cite_rules("508.4d") if resolution.state.step in STEPS_AFTER_ATTACK else ()
    resolution.propose([ev.BecameAttacking(creature, attacked)], Rule("508.4"), *late)


PERFORM_ATTACK_EFFECT: EffectTable = {
    fx.Reselect: perform_reselect,
    fx.BecomeAttacking: perform_become_attacking,
}
