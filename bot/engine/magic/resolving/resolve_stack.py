"""Resolving the top of the stack (CR 608): targets checked once more, then each effect in order; then the card goes."""

from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import count_use
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.keywords.tables import AT_END_STEP, RULES
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards
from bot.engine.magic.resolving.countering_spells import LeftStack, inset_spell_proposals, leaving_as_it_resolves
from bot.engine.magic.resolving.effect_table import PERFORM_EFFECT
from bot.engine.magic.resolving.enter_battlefield import Arrival, enter_together
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.card_definition import PERMANENT_TYPES
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.aura_targets import is_aura
from bot.engine.magic.targeting.legal_targets import incarnation_of, still_legal
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import uses_asked_about
from bot.engine.trace import cite_rules


def begin_game(state: GameState) -> Game:
    """A game that goes on from the state, in which whatever replaces an event is carried out."""
    return Game(state, carry_out_afterwards)


def carry_out_afterwards(game: Game, done: DoneAfterwards) -> None:
    """CR 614.11a, 615.5: what happens instead of an event, or besides, before anything else does."""
    Resolution(game, done.stacked, PERFORM_EFFECT, done.rules, done.used).run()


def resolve_top(game: Game) -> None:
    """CR 608.1: the topmost spell or ability resolves, unless all its targets are illegal (608.2b) or it goes on like
    that for ever (104.4b)."""
    if game.is_ended_by_loop():
        return
    stacked = with_legal_targets(game.state, game.state.stacked[game.state.stack[-1]])
    resolves = False
    if not still_meant(game.state, stacked):
        game.happen(
            [Proposal(ev.DidNotResolve(stacked), cite_rules("603.4", "608.2a"), why=(Reason.CONDITION_NOT_TRUE,))]
        )
    elif goes_on_as_creature(game, stacked):
        stacked, resolves = replace(stacked, targets=()), True
        game.happen([Proposal(ev.Resolved(stacked), cite_rules("608.2n"))])
    elif stacked.targets and all(target.what is None for target in stacked.targets):
        game.happen([Proposal(ev.DidNotResolve(stacked), cite_rules("608.2b"))])
    else:
        count_resolution(game, stacked)
        Resolution(game, stacked, PERFORM_EFFECT).run()
        game.happen([Proposal(ev.Resolved(stacked), cite_rules("608.2n"))])
        resolves = True
    leave_stack(game, stacked, resolves=resolves)
    if game.state.step is Step.UNTAP:
        begin_new_game(game)
    game.settle()


def count_resolution(game: Game, stacked: StackedAbility) -> None:
    """CR 608.2: an ability that asks how often it has resolved this turn counts this time."""
    for key in sorted({each.key for each in uses_asked_about(stacked.effects) if each.resolved}):
        game.state = count_use(game.state, (stacked.source, stacked.incarnation, key))


def goes_on_as_creature(game: Game, stacked: StackedAbility) -> bool:
    """CR 608.3b, 702.103e: a bestowed Aura spell with an illegal target ceases to be bestowed and resolves."""
    if stacked.card is None or not game.state.objects[stacked.card].form.bestowed:
        return False
    if any(target.what is not None for target in stacked.targets):
        return False
    game.happen([Proposal(ev.BestowEnded(stacked.card, spell=True), cite_rules("608.3b", "702.103e"))])
    return True


def begin_new_game(game: Game) -> None:
    """CR 103.8, 727.4: the effect that restarted the game has finished resolving; the first turn begins, in which
    nothing has to untap."""
    active = game.state.active
    mates = game.state.teammates(active) if game.state.rules.shared_turns else ()
    game.happen([Proposal(ev.TurnBegan(active, mates), cite_rules("103.8", "727.4"))])
    game.happen([Proposal(ev.StepBegan(Step.UPKEEP), cite_rules("503.1"))])


def still_meant(state: GameState, stacked: StackedAbility) -> bool:
    """CR 603.4, 608.2a: the intervening "if" clause, checked again before targets are."""
    condition, values = stacked.only_if, partial(characteristics, state)
    return condition is None or condition_holds(state, context_of(stacked), condition, values)


def with_legal_targets(state: GameState, stacked: StackedAbility) -> StackedAbility:
    """CR 608.2b: with nothing in the place of each target that is no longer legal."""
    if not stacked.targets:
        return stacked
    context = context_of(stacked)
    return replace(stacked, targets=tuple(still_legal(state, context, stacked.specs, each) for each in stacked.targets))


def leave_stack(game: Game, stacked: StackedAbility, *, resolves: bool) -> None:
    """CR 608.2n, 608.3a-c: a permanent spell that resolves goes onto the battlefield, an Aura attached to its target;
    any other spell's card goes to its owner's graveyard."""
    if stacked.card is None or game.state.objects[stacked.card].zone is not Zone.STACK:
        return
    spell = game.state.objects[stacked.card]
    printed = spell.printed
    permanent = bool(PERMANENT_TYPES & set(printed.types))
    author = Author(stacked.controller, x=stacked.amount)
    if not permanent or not resolves:
        if resolves and (inset := inset_spell_proposals(spell)):
            game.happen(inset)
            return
        cited = cite_rules("608.3b") if permanent else cite_rules("608.2n") if resolves else cite_rules("608.2b")
        left = leaving_as_it_resolves(game.state, spell) if resolves else LeftStack(Zone.GRAVEYARD)
        move = ev.ZoneChanged(stacked.card, Zone.STACK, left.zone)
        game.happen([Proposal(move, (*cited, *left.rules), author=author)])
        if left.rebounds:
            delay_rebound(game, stacked, spell)
        return
    move = ev.ZoneChanged(stacked.card, Zone.STACK, Zone.BATTLEFIELD)
    if was_keyword_paid(spell, KeywordName.SNEAK):
        sneaking = replace(move, tapped=True)
        enter_together(
            game, stacked, [Arrival(sneaking, fx.Attacking(as_returned=True))], cite_rules("608.3a", "702.190b")
        )
    elif is_aura(printed) and stacked.targets:
        attached = replace(move, attached_to=stacked.targets[0].what)
        game.happen([Proposal(attached, cite_rules("608.3c"), author=author)])
    else:
        batch = Batch()
        index = batch.add(move, cite_rules("608.3a"), author=author)
        if spell.definition.has_doors:
            batch.add(ev.DoorChanged(spell.id, spell.face, stacked.controller), cite_rules("709.5d"), follows=index)
        game.happen(batch.proposals)
    give_suspend_haste(game, stacked, spell)
    leave_later(game, stacked, spell)


def delay_rebound(game: Game, stacked: StackedAbility, spell: GameObject) -> None:
    """CR 702.88a: it may be cast from exile at the beginning of its controller's next upkeep."""
    card = game.state.objects[spell.id]
    if card.zone is Zone.EXILE and not card.token:
        made = ((card.id, card.incarnation),)
        later = delayed_by(stacked, KeywordName.REBOUND, (fx.CastWithoutPaying(fl.Made()),), made)
        game.happen([Proposal(ev.DelayedTriggerMade(later, Step.UPKEEP, stacked.controller), cite_rules("702.88a"))])


def delayed_by(
    stacked: StackedAbility,
    keyword: KeywordName,
    effects: tuple[fx.Effect, ...],
    made: tuple[tuple[ObjectId, int], ...],
) -> StackedAbility:
    """CR 603.7: what a spell leaves behind by the keyword, for the object that it has become."""
    return replace(
        stacked,
        id=ObjectId(""),
        effects=effects,
        specs=(),
        targets=(),
        card=None,
        made=made,
        incarnation=made[0][1],
        keyword=fx.KeywordAbility(keyword),
    )


def give_suspend_haste(game: Game, stacked: StackedAbility, spell: GameObject) -> None:
    """CR 702.62a: a creature spell that was cast by its suspend ability, and what it becomes, has haste until its
    controller loses control of it."""
    there = game.state.objects[spell.id].zone is Zone.BATTLEFIELD
    if there and spell.printed.is_creature and was_keyword_paid(spell, KeywordName.SUSPEND):
        haste = (fx.AddAbility(fx.KeywordAbility(KeywordName.HASTE)),)
        lasting = fx.Duration.WHILE_SOURCE_CONTROLLED
        began = ev.EffectBegan(spell.id, (spell.id,), haste, lasting, stacked.controller)
        game.happen([Proposal(began, RULES[KeywordName.SUSPEND])])


def leave_later(game: Game, stacked: StackedAbility, spell: GameObject) -> None:
    """CR 702.109a, 702.152a, 702.185a: what it becomes is returned, sacrificed or exiled at the beginning of the next
    end step."""
    for keyword, effects in AT_END_STEP.items():
        if was_keyword_paid(spell, keyword) and game.state.objects[spell.id].zone is Zone.BATTLEFIELD:
            became = incarnation_of(game.state, spell.id)
            later = delayed_by(stacked, keyword, effects, ((spell.id, became),))
            game.happen([Proposal(ev.DelayedTriggerMade(later, Step.END), RULES[keyword])])
