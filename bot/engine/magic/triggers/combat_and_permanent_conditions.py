"""What triggers each kind of trigger condition (CR 508.3, 509.3, 603.2): how often the events of a moment meet it.

Reads the state that `triggers` chooses, the one before the events or the one after."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.replacing.excess_damage import excess_damage_dealt
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.triggers.stack_and_zone_conditions import STACK_AND_ZONE_CONDITIONS
from bot.engine.magic.triggers.trigger_watchers import (
    ConditionTable,
    Listening,
    Occasion,
    Watcher,
    condition_speaks_of,
    events_of_class,
    is_source_unchanged,
)
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import is_player_on_side, matches_filter, player_chosen_for
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.values.sagas import LORE
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import StateIs
from bot.engine.magic.words.conditions import Condition, TurnOf, Whose


def occasions_of_training(
    watcher: Watcher, state: GameState, condition: ab.Trains, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return occasions_of_growing(watcher, state, condition.who, resolved_keyword_triggers(KeywordName.TRAINING, events))


def occasions_of_evolving(
    watcher: Watcher, state: GameState, condition: ab.Evolves, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return occasions_of_growing(watcher, state, condition.who, resolved_keyword_triggers(KeywordName.EVOLVE, events))


def occasions_of_being_crewed(
    watcher: Watcher, state: GameState, condition: ab.BecomesCrewed, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return occasions_of_growing(watcher, state, condition.who, resolved_keyword_triggers(KeywordName.CREW, events))


def occasions_of_designation(
    watcher: Watcher, state: GameState, condition: ab.BecomesDesignated, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    marked = (
        each.permanent for each in events_of_class(ev.Designated, events) if each.designation is condition.designation
    )
    return (Occasion(each) for each in marked if condition_speaks_of(watcher, state, condition.who, each))


def occasions_of_transforming(
    watcher: Watcher, state: GameState, condition: ab.Transforms, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 701.27e: flip cards flip, which is no transforming (710.4)."""
    turned = (each.permanent for each in events_of_class(ev.Transformed, events) if not each.flipped)
    return (Occasion(each) for each in turned if condition_speaks_of(watcher, state, condition.who, each))


def occasions_of_when_you_do(
    _watcher: Watcher, _state: GameState, _condition: ab.WhenYouDo, _events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 607.2h: only what it is linked to triggers it."""
    return iter(())


def occasions_of_state(
    watcher: Watcher, state: GameState, condition: StateIs, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.8: asked by itself, and not after events."""
    return iter([Occasion()] if not events and is_condition_met(watcher, state, condition.condition) else [])


def is_condition_met(watcher: Watcher, state: GameState, awaited: Condition) -> bool:
    """CR 603.2, 603.8: whether the game state is what a state trigger waits for, or in what an event has to happen."""
    return condition_holds(state, Context(watcher.source, watcher.controller), awaited, partial(characteristics, state))


def occasions_of_blocks(
    watcher: Watcher, state: GameState, condition: ab.Blocks, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 509.3a-b, e: once a combat, where it blocks enough, or once for each attacker that it blocks."""
    declared = [
        event
        for event in events_of_class(ev.BlockerDeclared, events)
        if condition_speaks_of(watcher, state, condition.who, event.blocker)
    ]
    blocked = Counter(event.blocker for event in declared)
    declared = [event for event in declared if blocked[event.blocker] >= condition.at_least]
    if not condition.each:
        return (Occasion(event.attacker) for event in first_block_of_each(declared))
    what = fl.Matching(condition.what)
    return (Occasion(each.attacker) for each in declared if condition_speaks_of(watcher, state, what, each.attacker))


def occasions_of_unblocked(
    watcher: Watcher, state: GameState, condition: ab.AttacksUnblocked, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 509.3g."""
    for event in events_of_class(ev.BecameUnblocked, events):
        if condition_speaks_of(watcher, state, condition.who, event.attacker):
            yield Occasion(event.attacker, defender=defender_of(state, event.attacker))


def occasions_of_being_dealt_damage(
    watcher: Watcher, state: GameState, condition: ab.IsDealtDamage, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2c, 120.10: once for all that is dealt to it simultaneously; of excess damage, `state` is the one before,
    and the amount is that of the excess."""
    dealt: dict[ObjectId, int] = {}
    damage = [event for event in events_of_class(ev.DamageDealt, events) if condition.combat in {None, event.combat}]
    for event in damage:
        if isinstance(event.recipient, ObjectId) and condition_speaks_of(
            watcher, state, condition.who, event.recipient
        ):
            dealt[event.recipient] = dealt.get(event.recipient, 0) + event.amount
    if condition.excess:
        excess = excess_damage_dealt(state, damage)
        return (Occasion(recipient, excess[recipient]) for recipient in dealt if recipient in excess)
    return (Occasion(recipient, amount) for recipient, amount in dealt.items())


def occasions_of_players_dealt_damage(
    watcher: Watcher, state: GameState, condition: ab.PlayerIsDealtDamage, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2c: about the player, once for all that is dealt to them simultaneously."""
    dealt: dict[PlayerId, int] = {}
    for event in events_of_class(ev.DamageDealt, events):
        who = event.recipient
        meant = isinstance(who, PlayerId) and condition.combat in {None, event.combat}
        if meant and is_player_on_side(
            state, Context(watcher.source, watcher.controller), condition.whose, PlayerId(who)
        ):
            dealt[PlayerId(who)] = dealt.get(PlayerId(who), 0) + event.amount
    return (Occasion(player, amount) for player, amount in dealt.items())


def occasions_of_prevention(
    watcher: Watcher, state: GameState, condition: ab.IsPrevented, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 615.13: once for each effect that prevents some of simultaneous damage."""
    prevented: dict[tuple[ObjectId, int | None], int] = {}
    for event in events_of_class(ev.DamagePrevented, events):
        if fits_trigger_recipient(watcher, state, condition.to, event.recipient):
            effect = event.by, event.effect
            prevented[effect] = prevented.get(effect, 0) + event.amount
    return (Occasion(amount=amount) for amount in prevented.values())


def occasions_of_step(
    watcher: Watcher, state: GameState, condition: ab.BeginningOf, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2b: at the beginning of a step; of a team's step once for each player, where the ability speaks of that
    player (805.4d)."""
    for event in events_of_class(ev.StepBegan, events):
        meant_now = [each for each in state.active_players if is_turn_meant(watcher, state, condition, each)]
        if event.step.value == condition.step:
            each_alone = condition.yours or mentions_that_player(watcher.ability)
            yield from (Occasion(each) for each in (meant_now if each_alone else meant_now[:1]))


def is_turn_meant(watcher: Watcher, state: GameState, condition: ab.BeginningOf, player: PlayerId) -> bool:
    """CR 109.5: whether it speaks of the turn of this active player."""
    if condition.opponents:
        return player in state.opponents(watcher.controller)
    if condition.attached:
        host = state.host_of(state.objects[watcher.source])
        return player == (state.objects[host].controller if isinstance(host, ObjectId) else host)
    if condition.chosen:
        return player == player_chosen_for(state, Context(watcher.source, watcher.controller))
    return not condition.yours or player == watcher.controller


def occasions_of_chapters(
    watcher: Watcher, state: GameState, condition: ab.ReachesChapter, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 714.2b; with read ahead only the number with which the Saga enters (702.155a)."""
    put = sum(
        each.amount
        for each in events_of_class(ev.CountersPut, events)
        if each.holder == watcher.source and each.kind == LORE
    )
    now = state.objects[watcher.source].counters.get(LORE, 0)
    entering = any(each.object == watcher.source for each in events_of_class(ev.ZoneChanged, events))
    ahead = entering and KeywordName.READ_AHEAD in characteristics(state, watcher.source).keywords
    before = now - 1 if ahead and put else now - put
    return (Occasion(amount=number) for number in condition.numbers if before < number <= now)


def mentions_that_player(part: object) -> bool:
    """Whether an ability, or a part of one, means the player whose step it is."""
    if part is fl.Players.TRIGGERING_PLAYER or part is Whose.THAT_PLAYER:
        return True
    if isinstance(part, tuple):
        return any(map(mentions_that_player, part))
    return is_dataclass(part) and any(mentions_that_player(getattr(part, each.name)) for each in fields(part))


# Attacking and blocking (CR 508.3, 509.3).


def occasions_of_attacks(
    watcher: Watcher, state: GameState, condition: ab.Attacks, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 508.3a, 506.5, 702.105a, 702.149a."""
    declared = list(events_of_class(ev.AttackerDeclared, events))
    for event in declared:
        if (
            condition_speaks_of(watcher, state, condition.who, event.creature)
            and not (condition.alone and len(declared) > 1)
            and len(declared) > condition.others
            and (not condition.with_greater or attacks_beside_greater(state, event.creature, declared))
            and (not condition.richest or has_most_life(state, event.attacked))
            and fits_trigger_recipient(watcher, state, condition.at, event.attacked)
            and (condition.designation is None or condition.designation in state.objects[event.creature].designations)
        ):
            yield Occasion(event.creature, defender=state.attacked_player(event.attacked))


def occasions_of_player_attacking(
    watcher: Watcher, state: GameState, condition: ab.PlayerAttacks, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 508.3b, d-e, 603.2c: once for the declaration, or once for each player or permanent that is attacked."""
    attacked = [
        event.attacked
        for event in events_of_class(ev.AttackerDeclared, events)
        if condition_speaks_of(watcher, state, fl.Matching(condition.creatures), event.creature)
        and fits_trigger_recipient(watcher, state, condition.at, event.attacked)
    ]
    if condition.at is ab.TriggerRecipient.ANYTHING:
        defenders = {state.attacked_player(each) for each in attacked}
        if len(attacked) >= condition.at_least:
            yield Occasion(amount=len(attacked), defender=defenders.pop() if len(defenders) == 1 else None)
        return
    for each in dict.fromkeys(attacked):
        if attacked.count(each) >= condition.at_least:
            yield Occasion(each, attacked.count(each), state.attacked_player(each))


def attacks_beside_greater(state: GameState, creature: ObjectId, declared: Sequence[ev.AttackerDeclared]) -> bool:
    """CR 702.149a."""
    own = characteristics(state, creature).power or 0
    return any((characteristics(state, each.creature).power or 0) > own for each in declared)


def has_most_life(state: GameState, attacked: Recipient) -> bool:
    """CR 702.105a: a player with the most life, or tied for it."""
    most = max(state.players[player].life for player in state.in_game())
    return isinstance(attacked, PlayerId) and state.players[attacked].life == most


def occasions_of_becoming_blocked(
    watcher: Watcher, state: GameState, condition: ab.BecomesBlocked, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 509.3c-e: once, where enough creatures block it, or once for each blocker that is described."""
    blockers = Counter(event.attacker for event in events_of_class(ev.BlockerDeclared, events))
    if condition.by is None:
        for blocked in events_of_class(ev.BecameBlocked, events):
            enough = condition.at_least == 1 or blockers[blocked.attacker] >= condition.at_least
            if enough and condition_speaks_of(watcher, state, condition.who, blocked.attacker):
                yield Occasion(blocked.attacker, defender=defender_of(state, blocked.attacker))
        return
    context = Context(watcher.source, watcher.controller)
    declared = ((event.blocker, event.attacker) for event in events_of_class(ev.BlockerDeclared, events))
    entered = ((event.blocker, event.attacker) for event in events_of_class(ev.EnteredBlocking, events))
    for blocker, attacker in (*declared, *entered):
        if condition_speaks_of(watcher, state, condition.who, attacker):
            thing = state.objects[blocker]
            if matches_filter(state, context, thing, condition.by, partial(characteristics, state)):
                yield Occasion(blocker, defender=defender_of(state, attacker))


# Damage (CR 120).


def occasions_of_dealing_damage(
    watcher: Watcher, state: GameState, condition: ab.DealsDamage, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2c: once for each source (together: for them all), and for each recipient only where one is spoken of."""
    dealt = [
        event
        for event in events_of_class(ev.DamageDealt, events)
        if (event.combat or not condition.combat)
        and not (event.combat and condition.noncombat)
        and is_damage_source(watcher, state, condition.who, event.source)
        and fits_trigger_recipient(watcher, state, condition.to, event.recipient)
        and (condition.like is None or is_recipient_like(watcher, state, condition.like, event.recipient))
    ]
    names_recipient = condition.to is not ab.TriggerRecipient.ANYTHING
    dealings: dict[tuple[ObjectId | None, Recipient | None], list[ev.DamageDealt]] = {}
    for each in dealt:
        source, recipient = None if condition.together else each.source, each.recipient if names_recipient else None
        dealings.setdefault((source, recipient), []).append(each)
    for (source, _), dealing in dealings.items():
        first, amount = dealing[0], sum(each.amount for each in dealing)
        yield Occasion(first.recipient, amount, defender_of(state, first.source), source)


def is_recipient_like(watcher: Watcher, state: GameState, wanted: fl.Filter, who: Recipient) -> bool:
    """CR 109.2: whether it is a permanent that the noun phrase describes."""
    return isinstance(who, ObjectId) and condition_speaks_of(watcher, state, fl.Matching(wanted), who)


def is_damage_source(watcher: Watcher, state: GameState, who: fl.ObjectSet | fl.Sources, source: ObjectId) -> bool:
    """CR 603.2, 609.7: whether it is a source that the condition speaks of, wherever that is."""
    if not isinstance(who, fl.Sources):
        return condition_speaks_of(watcher, state, who, source)
    context = Context(watcher.source, watcher.controller)
    return matches_filter(state, context, state.objects[source], who.filter, partial(known_characteristics, state))


def fits_trigger_recipient(watcher: Watcher, state: GameState, met: ab.TriggerRecipient, who: Recipient) -> bool:
    """CR 508.3a, 603.2: whether it is what the condition says that is attacked, or dealt damage."""
    return FITS_TRIGGER_RECIPIENT[met](watcher, state, who)


def is_planeswalker(state: GameState, who: Recipient) -> bool:
    return isinstance(who, ObjectId) and characteristics(state, who).is_planeswalker


def is_battle(state: GameState, who: Recipient) -> bool:
    return isinstance(who, ObjectId) and characteristics(state, who).is_battle


def is_creature(state: GameState, who: Recipient) -> bool:
    return isinstance(who, ObjectId) and characteristics(state, who).is_creature


def is_player(who: Recipient) -> bool:
    return isinstance(who, PlayerId)


def is_controlled_by(state: GameState, player: PlayerId, who: Recipient) -> bool:
    return isinstance(who, ObjectId) and state.objects[who].controller == player


FITS_TRIGGER_RECIPIENT: Mapping[ab.TriggerRecipient, Callable[[Watcher, GameState, Recipient], bool]] = {
    ab.TriggerRecipient.ANYTHING: lambda _watcher, _state, _who: True,
    ab.TriggerRecipient.PLAYER: lambda _, __, who: is_player(who),
    ab.TriggerRecipient.OPPONENT: lambda watcher, state, who: who in state.opponents(watcher.controller),
    ab.TriggerRecipient.YOU: lambda watcher, _, who: who == watcher.controller,
    ab.TriggerRecipient.PLANESWALKER: lambda _, state, who: is_planeswalker(state, who),
    ab.TriggerRecipient.BATTLE: lambda _, state, who: is_battle(state, who),
    ab.TriggerRecipient.CREATURE: lambda _, state, who: is_creature(state, who),
    ab.TriggerRecipient.PLAYER_OR_PLANESWALKER: lambda _, state, who: is_player(who) or is_planeswalker(state, who),
    ab.TriggerRecipient.PLAYER_OR_BATTLE: lambda _, state, who: is_player(who) or is_battle(state, who),
    ab.TriggerRecipient.YOU_OR_YOUR_PLANESWALKER: lambda watcher, state, who: (
        who == watcher.controller or (is_planeswalker(state, who) and is_controlled_by(state, watcher.controller, who))
    ),
    ab.TriggerRecipient.ENCHANTED_PLAYER: lambda watcher, state, who: (
        is_player(who) and who == state.host_of(state.objects[watcher.source])
    ),
    ab.TriggerRecipient.THIS: lambda watcher, state, who: who == watcher.source and is_source_unchanged(watcher, state),
}
"""For each member of the enumeration, whether it says what is attacked, or dealt damage."""


# Zones (CR 400).


def occasions_of_dying(
    watcher: Watcher, state: GameState, condition: ab.Dies, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 700.4, 603.10a: `state` is the one before, with what has died still in it."""
    died = [
        event.object
        for event in events_of_class(ev.ZoneChanged, events)
        if event.origin is Zone.BATTLEFIELD
        and event.destination is Zone.GRAVEYARD
        and condition_speaks_of(watcher, state, condition.who, event.object)
        and not state.objects[event.object].counters.get(condition.without or "", 0)
    ]
    if condition.together:
        return iter([Occasion(amount=len(died))] if died else [])
    return (Occasion(each) for each in died)


def occasions_of_entering(
    watcher: Watcher, state: GameState, condition: ab.Enters, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.6a: `state` is the one after, in which the newcomers watch too."""
    if condition.during not in {None, state.step}:
        return iter(())
    if condition.origin is not None:
        events = [each for each in events_of_class(ev.ZoneChanged, events) if each.origin is condition.origin]
    entered = [
        each
        for each in objects_entering(events)
        if condition_speaks_of(watcher, state, condition.who, each)
        and condition.tapped in {None, state.objects[each].tapped}
    ]
    if condition.together:
        return iter([Occasion(amount=len(entered))] if entered else [])
    return (Occasion(each) for each in entered)


def objects_entering(events: Sequence[ev.Event]) -> Iterator[ObjectId]:
    """CR 603.6a: what enters the battlefield in a moment."""
    for event in events:
        match event:
            case ev.ZoneChanged(object=moved, destination=Zone.BATTLEFIELD):
                yield moved
            case ev.TokenCreated(token=token):
                yield token.id
            case _:
                pass


def occasions_of_leaving(
    watcher: Watcher, state: GameState, condition: ab.Leaves, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.6c, 603.10a: `state` is the one before, with what has left still in it."""
    for event in events_of_class(ev.ZoneChanged, events):
        gone = event.origin is Zone.BATTLEFIELD and condition.to in {None, event.destination}
        if gone and condition_speaks_of(watcher, state, condition.who, event.object):
            yield Occasion(event.object)


def occasions_of_last_counter(
    watcher: Watcher, state: GameState, condition: ab.LastCounterRemoved, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 310.11b: `state` is the one after, in which none is left; once, however many sources have removed them."""
    removed = (
        event.holder == watcher.source and event.kind == condition.kind
        for event in events_of_class(ev.CountersRemoved, events)
    )
    if any(removed) and condition.kind not in state.objects[watcher.source].counters:
        yield Occasion(watcher.source)


# What keyword actions and abilities have done (CR 701, 702).


def occasions_of_exerting(
    watcher: Watcher, state: GameState, condition: ab.Exerts, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 701.43a: by the ability's controller."""
    for event in events_of_class(ev.Exerted, events):
        if event.player == watcher.controller and condition_speaks_of(watcher, state, condition.what, event.permanent):
            yield Occasion(event.permanent)


def occasions_of_enlisting(
    watcher: Watcher, state: GameState, condition: ab.Enlists, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.154c."""
    for event in events_of_class(ev.Enlisted, events):
        if condition_speaks_of(watcher, state, condition.who, event.creature):
            yield Occasion(event.enlisted, defender=defender_of(state, event.creature))


def occasions_of_mentoring(
    watcher: Watcher, state: GameState, condition: ab.Mentors, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.134c."""
    for stacked in resolved_keyword_triggers(KeywordName.MENTOR, events):
        for target in stacked.targets if condition_speaks_of(watcher, state, condition.who, stacked.source) else ():
            yield Occasion(target.what)


def occasions_of_growing(
    watcher: Watcher, state: GameState, who: fl.ObjectSet, abilities: Iterator[StackedAbility]
) -> Iterator[Occasion]:
    """CR 702.100b, 702.122d, 702.149c: these abilities have done something for their sources; nothing for one that
    has left."""
    for stacked in abilities:
        thing = state.objects[stacked.source]
        there = thing.on_battlefield and thing.incarnation == stacked.incarnation
        if there and condition_speaks_of(watcher, state, who, stacked.source):
            yield Occasion(stacked.source)


def occasions_of_exploiting(
    watcher: Watcher, state: GameState, condition: ab.Exploits, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.110b."""
    for event in events_of_class(ev.Exploited, events):
        like = condition_speaks_of(watcher, state, fl.Matching(condition.what), event.victim)
        if like and condition_speaks_of(watcher, state, condition.who, event.creature):
            yield Occasion(event.victim)


def occasions_of_crewing(
    watcher: Watcher, state: GameState, condition: ab.Crews, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.122b, 702.171c."""
    for event in events_of_class(ev.Crewed, events):
        wanted = condition.saddles if event.saddled else condition.crews
        if wanted and condition_speaks_of(watcher, state, condition.who, event.creature):
            yield Occasion(event.permanent)


def resolved_keyword_triggers(keyword: KeywordName, events: Sequence[ev.Event]) -> Iterator[StackedAbility]:
    """The triggered abilities that the keyword means which have just resolved."""
    for event in events_of_class(ev.Resolved, events):
        if event.stacked.keyword is not None and event.stacked.keyword.keyword is keyword:
            yield event.stacked


def defender_of(state: GameState, creature: ObjectId) -> PlayerId | None:
    """CR 508.5."""
    attacker = state.combat.attackers.get(creature) if state.combat is not None else None
    return None if attacker is None else attacker.defender


def first_block_of_each(declared: Sequence[ev.BlockerDeclared]) -> Iterator[ev.BlockerDeclared]:
    """CR 509.3a: one for each blocker."""
    return iter({event.blocker: event for event in reversed(declared)}.values())


# All of them.


def occasions_of_condition(
    watcher: Watcher, state: GameState, condition: ab.TriggerCondition, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """Yield each time that the condition is met by the events."""
    return LISTENING_BY_CONDITION[type(condition)].occasions(watcher, state, condition, events)


def occasions_of_any(
    watcher: Watcher, state: GameState, condition: ab.AnyOf, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return (each for one in condition.conditions for each in occasions_of_condition(watcher, state, one, events))


def occasions_during_turn(
    watcher: Watcher, state: GameState, condition: ab.During, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return occasions_of_condition(
        watcher, state, condition.event, events if is_condition_met(watcher, state, TurnOf(condition.turn)) else ()
    )


def occasions_while(
    watcher: Watcher, state: GameState, condition: ab.While, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2: the condition is asked as the event happens alone."""
    found = occasions_of_condition(watcher, state, condition.event, events)
    return found if is_condition_met(watcher, state, condition.condition) else iter(())


LISTENING_BY_CONDITION: ConditionTable = {
    **STACK_AND_ZONE_CONDITIONS,
    ab.Attacks: Listening(occasions_of_attacks, (ev.AttackerDeclared,)),
    ab.PlayerAttacks: Listening(occasions_of_player_attacking, (ev.AttackerDeclared,)),
    ab.Blocks: Listening(occasions_of_blocks, (ev.BlockerDeclared,)),
    ab.BecomesBlocked: Listening(
        occasions_of_becoming_blocked, (ev.BecameBlocked, ev.BlockerDeclared, ev.EnteredBlocking)
    ),
    ab.AttacksUnblocked: Listening(occasions_of_unblocked, (ev.BecameUnblocked,)),
    ab.DealsDamage: Listening(occasions_of_dealing_damage, (ev.DamageDealt,)),
    ab.IsDealtDamage: Listening(occasions_of_being_dealt_damage, (ev.DamageDealt,)),
    ab.PlayerIsDealtDamage: Listening(occasions_of_players_dealt_damage, (ev.DamageDealt,)),
    ab.IsPrevented: Listening(occasions_of_prevention, (ev.DamagePrevented,)),
    ab.Dies: Listening(occasions_of_dying, (ev.ZoneChanged,), looks_back=True),
    ab.Enters: Listening(occasions_of_entering, (ev.ZoneChanged, ev.TokenCreated)),
    ab.Leaves: Listening(occasions_of_leaving, (ev.ZoneChanged,), looks_back=True),
    ab.LastCounterRemoved: Listening(occasions_of_last_counter, (ev.CountersRemoved,)),
    ab.Mentors: Listening(occasions_of_mentoring, (ev.Resolved,)),
    ab.Trains: Listening(occasions_of_training, (ev.Resolved,)),
    ab.Evolves: Listening(occasions_of_evolving, (ev.Resolved,)),
    ab.Transforms: Listening(occasions_of_transforming, (ev.Transformed,)),
    ab.Exploits: Listening(occasions_of_exploiting, (ev.Exploited,), looks_back=True),
    ab.Crews: Listening(occasions_of_crewing, (ev.Crewed,)),
    ab.BecomesCrewed: Listening(occasions_of_being_crewed, (ev.Resolved,)),
    ab.BecomesDesignated: Listening(occasions_of_designation, (ev.Designated,)),
    ab.Exerts: Listening(occasions_of_exerting, (ev.Exerted,)),
    ab.Enlists: Listening(occasions_of_enlisting, (ev.Enlisted,)),
    ab.WhenYouDo: Listening(occasions_of_when_you_do, ()),
    ab.BeginningOf: Listening(occasions_of_step, (ev.StepBegan,)),
    ab.ReachesChapter: Listening(occasions_of_chapters, (ev.CountersPut,)),
    StateIs: Listening(occasions_of_state, ()),
    ab.AnyOf: Listening(occasions_of_any, None),
    ab.During: Listening(occasions_during_turn, None),
    ab.While: Listening(occasions_while, None),
}
"""How each class of the closed union listens."""
