"""Resolving spells and abilities (CR 608): targets checked once more, then each effect carried out in order.

What the references of an effect mean is answered here; each chapter's effects are carried out in its own file."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import count_limited_ability
from bot.engine.magic.asking.choices import Choice
from bot.engine.magic.events.proposals import Author, Batch, Proposal
from bot.engine.magic.game.game_in_progress import Game, given_by
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.keywords.tables import AT_END_STEP, RULES
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.replacing.damage_results import deal_simultaneously
from bot.engine.magic.replacing.draw_replacement import (
    NONE_USED,
    Used,
    choose_draw_replacement,
    replacements_of_draw,
    what_keeps_from_drawing,
)
from bot.engine.magic.replacing.excess_damage import excess_dealt
from bot.engine.magic.resolving import (
    attacks,
    cards,
    casting,
    chance,
    continuous,
    damage,
    instructions,
    onto_the_battlefield,
    optional,
    permanents,
    players,
    stack,
    top_cards,
)
from bot.engine.magic.resolving.countering_spells import inset_resolved, leaving_stack
from bot.engine.magic.resolving.effect_table import EffectTable
from bot.engine.magic.resolving.enter_battlefield import Arrival, enter_together
from bot.engine.magic.resolving.exiled_cards import LINKED, pick_exiled_cards
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.card_definition import PERMANENT_TYPES
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.aura_targets import is_aura
from bot.engine.magic.targeting.legal_targets import incarnation_of, still_legal
from bot.engine.magic.values.amount_values import amount_value, asks_about_exiled
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects, find_players, last_known_source
from bot.engine.magic.values.hands_and_libraries import draw_event, mill_events
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, Rules, cite_rules


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
        Resolution(game, stacked).run()
        game.happen([Proposal(ev.Resolved(stacked), cite_rules("608.2n"))])
        resolves = True
    leave_stack(game, stacked, resolves=resolves)
    if game.state.step is Step.UNTAP:
        begin_new_game(game)
    game.settle()


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
        if resolves and (inset := inset_resolved(spell)):
            game.happen(inset)
            return
        cited = cite_rules("608.3b") if permanent else cite_rules("608.2n") if resolves else cite_rules("608.2b")
        left = leaving_stack(game.state, spell, Zone.GRAVEYARD, resolves=resolves)
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


def deal_damage(game: Game, damages: Sequence[Damage]) -> int:
    """CR 120.4, 615.5: damage is dealt; the other parts of what prevented some of it take place immediately after.

    Return how much of it is excess damage (120.10)."""
    found = deal_simultaneously(game.state, damages, game.decide)
    excess = sum(excess_dealt(game.state, [each.event for each in found.proposals]).values())
    game.happen(found.proposals)
    for other_part in found.afterwards:
        Resolution(game, other_part, cite_rules("615.5")).run()
    return excess


def draw_card(game: Game, player: PlayerId, proposed: Callable[[ev.Event], Proposal], used: Used = NONE_USED) -> None:
    """CR 121.1, 614.11: the player draws a card, which they may be kept from, or something happens instead of it.

    `used` are the effects that this very draw is a result of, which do not apply again (614.5)."""
    kept_by = what_keeps_from_drawing(game.state, player)
    if kept_by is not None:
        game.happen([Proposal(ev.CardNotDrawn(player, kept_by), cite_rules("101.2", "614.17"))])
        return
    found = replacements_of_draw(game.state, player, used)
    instead = choose_draw_replacement(game.decide, player, found)
    if instead is None:
        game.happen([proposed(draw_event(game.state, player))])
        return
    told = ev.DrawReplaced(player, instead.by, tuple(each.by for each in found))
    several = cite_rules("616.1") if len(found) > 1 else ()
    game.happen([Proposal(told, (*instead.rules, *several))])
    if instead.dredges is None:
        Resolution(game, instead.stacked(game.state, player), instead.rules, used | {instead.key}).run()
    else:
        milled = mill_events(game.state, player, instead.dredges)
        game.happen([Proposal(each, instead.rules) for each in milled])
        game.happen([Proposal(ev.ZoneChanged(instead.by, Zone.GRAVEYARD, Zone.HAND), instead.rules)])


IN_ORDER = cite_rules("608.2c")


class Resolution:
    """One resolving spell or ability: its effects in order, each reading the state that the last one left."""

    def __init__(self, game: Game, stacked: StackedAbility, cited: Rules = IN_ORDER, used: Used = NONE_USED) -> None:
        self.game = game
        self.stacked = stacked
        self.context = context_of(stacked)
        self.rules = given_by(stacked) or cited
        self.used = used
        self.why: Reasons = (Reason.TRIGGERED_MANA_ABILITY,) if stacked.mana else ()

    @property
    def state(self) -> GameState:
        return self.game.state

    def run(self) -> None:
        """CR 608.2c-d: whatever happens meanwhile is a part of what it does."""
        self.game.resolving += 1
        self._carry_out()
        self.game.resolving -= 1

    def _carry_out(self) -> None:
        """CR 608.2c-d: an optional ability asks first."""
        if self.is_done_enough() or (self.stacked.optional and not self.may()):
            return
        if self.stacked.optional:
            self.count_done()
        for effect in self.stacked.effects:
            self.perform(effect)

    def perform(self, effect: fx.Effect) -> None:
        """CR 608.2c: each chapter carries out its own effects."""
        PERFORM_EFFECT[type(effect)](self, effect)

    # What references mean now.

    def meant(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """The objects meant, wherever they are."""
        return find_objects(self.state, self.context, what, partial(characteristics, self.state))

    def objects(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """The permanents meant that are on the battlefield, the source only if it is still the same object; what was
        put there is known as what it is, be it the source itself."""
        here = (each for each in self.meant(what) if self.state.objects[each].on_battlefield)
        return tuple(each for each in here if isinstance(what, fl.Made) or self.is_same(each))

    def movable(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """CR 400.7, 608.2b: the permanents meant; targets wherever they are, as long as they are the same objects."""
        if isinstance(what, fl.Together):
            parts = (part for part in what.parts if isinstance(part, fl.ObjectSet))
            return tuple(dict.fromkeys(each for part in parts for each in self.movable(part)))
        if isinstance(what, fl.CardInGraveyard | fl.ExiledWith | fl.MatchingCards):
            return pick_exiled_cards(self, what)
        if not isinstance(what, fl.TargetObject):
            return self.objects(what)
        targets = (each for each in self.context.targets if each.instance == what.index)
        return tuple(
            each.what
            for each in targets
            if isinstance(each.what, ObjectId)
            and each.what in self.state.objects
            and incarnation_of(self.state, each.what) == each.incarnation
        )

    def move(self, what: fl.ObjectSet, destination: Zone) -> None:
        """CR 400.7: from wherever they are, all at once."""
        moves = [ev.ZoneChanged(each, self.state.objects[each].zone, destination) for each in self.movable(what)]
        self.propose(moves, *LINKED if isinstance(what, fl.ExiledWith) else ())

    def is_same(self, each: ObjectId) -> bool:
        """CR 400.7: the source that left and came back is another object."""
        return each != self.stacked.source or self.state.objects[each].incarnation == self.stacked.incarnation

    def amount(self, amount: fx.Amount) -> int:
        """CR 107, 608.2h: worked out once, as the effect applies; cards in exile are what they are there."""
        values = partial(characteristics, self.state) if asks_about_exiled(amount) else self.known
        return amount_value(self.state, self.context, amount, values)

    def known(self, each: ObjectId) -> Characteristics:
        """CR 608.2h: of what left the battlefield, as it last existed; not of a source that left it before the ability
        came to be."""
        own = each == self.context.source and last_known_source(self.state, self.context) is None
        return (characteristics if own else known_characteristics)(self.state, each)

    def size(self, each: ObjectId, name: str) -> int:
        """CR 608.2h: of what left the battlefield, the last known one."""
        values = known_characteristics(self.state, each)
        return (values.power if name == "power" else values.toughness) or 0

    def each_object(self, what: fl.ObjectSet, event: Callable[[ObjectId], ev.Event | None]) -> None:
        """Make one event for each permanent meant, all at once."""
        events = (event(each) for each in self.objects(what))
        self.propose([each for each in events if each is not None])

    def each_player(self, who: fl.PlayerSet, event: Callable[[PlayerId], ev.Event], amount: int) -> None:
        """Make one event for each player meant, all at once; none where the amount is 0 or less (CR 107.1b)."""
        players = find_players(self.state, self.context, who)
        self.propose([event(player) for player in players] if amount > 0 else [])

    def deal(self, damages: Sequence[Damage]) -> None:
        """CR 120.4, 615.5: with what follows from its prevention."""
        excess = deal_damage(self.game, damages)
        self.context = replace(self.context, excess=self.context.excess + excess)

    def draw(self, player: PlayerId) -> None:
        """CR 121.1."""
        draw_card(self.game, player, self.proposal, self.used)

    def proposal(self, event: ev.Event) -> Proposal:
        """The event as the spell or ability proposes it."""
        return Proposal(event, self.rules, author=Author(self.stacked.controller, x=self.context.amount), why=self.why)

    def propose(self, events: Sequence[ev.Event], *more: Rule) -> None:
        """Make the events happen at once; `more` are rules beside those of the spell or ability."""
        if events:
            author = Author(self.stacked.controller, x=self.context.amount)
            cited = (*self.rules, *more)
            self.game.happen([Proposal(event, cited, author=author, why=self.why) for event in events])

    def is_done_enough(self) -> bool:
        """CR 603.2h: whether what may be done only so often each turn has been done so often."""
        limit = self.stacked.limit
        return limit is not None and limit[1].done and self.state.is_used_up(self.stacked)

    def count_done(self) -> None:
        """CR 603.2h: what may be done only so often each turn is being done once more."""
        if self.stacked.limit is not None and self.stacked.limit[1].done:
            self.game.state = count_limited_ability(self.state, self.stacked)

    def may(self) -> bool:
        """CR 608.2d: the controller chooses whether to do it, by default they do."""
        choice = Choice(self.stacked.controller, "may", (True, False), self.stacked.source)
        return bool(self.game.decide(choice))


PERFORM_EFFECT: EffectTable = {
    **continuous.PERFORM_CONTINUOUS_EFFECT,
    **damage.PERFORM_DAMAGE_EFFECT,
    **players.PERFORM_PLAYER_EFFECT,
    **cards.PERFORM_CARD_EFFECT,
    **permanents.PERFORM_PERMANENT_EFFECT,
    **attacks.PERFORM_ATTACK_EFFECT,
    **onto_the_battlefield.PERFORM_ARRIVAL_EFFECT,
    **casting.PERFORM_CASTING_EFFECT,
    **stack.PERFORM_STACK_EFFECT,
    **optional.PERFORM_OPTIONAL_EFFECT,
    **instructions.PERFORM_INSTRUCTION_EFFECT,
    fx.DealTopCards: top_cards.deal_top_cards,
    fx.FlipCoins: chance.flip_coins,
}
"""The rows of all chapters: one for each class of the closed union."""
