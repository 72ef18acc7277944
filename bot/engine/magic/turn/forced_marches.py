"""Forced marches (the older Emperor rules): what has to attack and has nobody next to it goes one territory towards
whoever forces it, and counts as having attacked.

What is summoning sick, tapped or has defender could not attack anyway, and stays."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.combat.attacking import attackable_where_it_stands, why_cannot_attack_at_all
from bot.engine.magic.combat.marches import steps_towards
from bot.engine.magic.combat.static_combat_rules import RuleInForce, rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words import abilities as ab


def forced_marches(state: GameState) -> Iterator[tuple[ev.Marched, ...]]:
    """As attackers are declared: for each creature that is moved the ways that it can go, of which one is taken."""
    if not state.rules.territories:
        return
    for creature, source in forced_attackers(state).items():
        if why_cannot_attack_at_all(state, creature) is None and not attackable_where_it_stands(state, creature):
            ways = steps_towards(state, creature, source)
            if ways:
                yield tuple(replace(way, attacks=True) for way in ways)


def forced_attackers(state: GameState) -> dict[ObjectId, PlayerId]:
    """The creatures that somebody else forces to attack, each with where the source is, the first one where several
    are."""
    found: dict[ObjectId, PlayerId] = {}
    rules: tuple[RuleInForce[ab.MustAttack] | RuleInForce[ab.Goaded], ...] = (
        *rules_in_force(state, ab.MustAttack),
        *rules_in_force(state, ab.Goaded),
    )
    for rule in rules:
        for creature in rule.affected:
            if state.objects[creature].controller != rule.controller:
                found.setdefault(creature, territory_of_source(state, rule.source, rule.controller))
    return found


def territory_of_source(state: GameState, source: ObjectId, controller: PlayerId) -> PlayerId:
    """Where a permanent stands; a spell that has resolved is where its controller sits."""
    thing = state.objects.get(source)
    return seat_of_recipient(state, source, controller) if thing is not None and thing.on_battlefield else controller
