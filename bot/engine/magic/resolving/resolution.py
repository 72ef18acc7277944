"""A spell or ability that resolves (CR 608.2): what its references mean now, and its effects, carried out in order.

Knows no chapter of effects: whoever makes a `Resolution` hands over the table that carries them out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import count_limited_ability
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.events.proposals import NOTHING_USED, Author, Proposal, UsedEffects
from bot.engine.magic.game.game_in_progress import Game, rules_of_ability
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.replacing.excess_damage import excess_damage_dealt
from bot.engine.magic.resolving.enter_battlefield import Arrival
from bot.engine.magic.resolving.locked_references import with_choices
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.legal_targets import incarnation_of
from bot.engine.magic.values.amount_values import amount_value, asks_about_exiled, is_each_players_own
from bot.engine.magic.values.filter_matching import find_objects, find_players
from bot.engine.magic.values.hands_and_libraries import draw_event
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import is_as_meant, last_known_as_meant
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import leaves_within
from bot.engine.trace import Rule, Rules, cite_rules

EffectTable: TypeAlias = Mapping[type[fx.Effect], Callable[["Resolution", Any], None]]
"""What carries out the effects of each class; that each row takes effects of its class is proven by a test."""

IN_ORDER = cite_rules("608.2c")
LINKED = cite_rules("607.2a")
"""By which rule a linked ability speaks of what another one has exiled."""


class Resolution:
    """One resolving spell or ability: its effects in order, each reading the state that the last one left.

    `performers` carry them out; the effects that are `used` have had their opportunity at what it does (614.5)."""

    def __init__(
        self,
        game: Game,
        stacked: StackedAbility,
        performers: EffectTable,
        cited: Rules = IN_ORDER,
        used: UsedEffects = NOTHING_USED,
    ) -> None:
        self.game = game
        self.stacked = stacked
        self.performers = performers
        self.context = context_of(stacked)
        self.rules = rules_of_ability(stacked) or cited
        self.used = used
        self.chosen: Mapping[str, str] = {}
        """CR 608.2d: what was chosen so far, to which the effects that follow refer."""
        self.awaited: list[Arrival] | None = None
        """CR 101.4: what several players put onto the battlefield, where that waits until all of them have chosen."""
        self.again = False
        """CR 608.2c: the process that is being carried out says that it is repeated."""
        self.remembered = len(game.entries)
        """Up to which entry of the trace it is remembered what the effects did."""
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
        meant = with_choices(effect, self.chosen) if self.chosen else effect
        self.performers[type(meant)](self, meant)
        self._remember()

    # What references mean now.

    def meant(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """The objects meant, wherever they are."""
        return find_objects(self.state, self.context, what, partial(characteristics, self.state))

    def objects(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """CR 400.7: the permanents meant that are on the battlefield, as long as they are the same objects, or were put
        there by this very spell or ability."""
        if isinstance(what, fl.Together):
            parts = (part for part in what.parts if isinstance(part, fl.ObjectSet))
            return tuple(dict.fromkeys(each for part in parts for each in self.objects(part)))
        here = (each for each in self.meant(what) if self.state.objects[each].on_battlefield)
        return tuple(each for each in here if is_as_meant(self.state, self.context, what, each))

    def movable(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """CR 400.7, 608.2b: the permanents meant; targets wherever they are, as long as they are the same objects."""
        if isinstance(what, fl.Together):
            parts = (part for part in what.parts if isinstance(part, fl.ObjectSet))
            return tuple(dict.fromkeys(each for part in parts for each in self.movable(part)))
        if isinstance(what, fl.CardInGraveyard | fl.ExiledWith | fl.MatchingCards | fl.CardsOfChoice):
            return self.pick_cards(what)
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

    def pick_cards(self, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
        """CR 607.3, 608.2d: the objects meant; of cards in exile of which just one is meant, the one that is chosen,
        and of cards in graveyards as many as are chosen."""
        options = self.meant(what)
        if isinstance(what, fl.CardsOfChoice):
            return self._choose_cards(what, options)
        if not isinstance(what, fl.ExiledWith) or not what.one or len(options) < 2:
            return options
        choice = Choice(self.stacked.controller, ChoiceKind.CARD, options, self.stacked.source)
        chosen: ObjectId = self.game.decide(choice)
        return (chosen,)

    def _choose_cards(self, what: fl.CardsOfChoice, options: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """CR 608.2d: by default the cards with the greatest mana values, as many as may be chosen."""
        left = sorted(options, key=lambda each: -mana_value(self.state.objects[each].printed.mana_cost))
        chosen: list[ObjectId] = []
        while left and len(chosen) < what.number:
            offered = (*left, None) if what.up_to else tuple(left)
            forced = not what.up_to and len(left) <= what.number - len(chosen)
            choice = Choice(
                self.stacked.controller,
                ChoiceKind.CARD,
                offered,
                self.stacked.source,
                cite_rules("608.2d"),
                random=what.at_random,
            )
            picked = left[0] if forced else self.game.decide(choice)
            if picked is None:
                break
            chosen.append(picked)
            left.remove(picked)
        return tuple(chosen)

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

    def amounts_of_each(self, amount: fx.Amount) -> Callable[[ObjectId], int]:
        """CR 608.2h: the amount as it is for each of the objects to which something is done."""
        if not any(isinstance(each, fl.Affected) for each in leaves_within(amount)):
            number = self.amount(amount)
            return lambda _: number
        return lambda each: amount_value(self.state, replace(self.context, affected=each), amount, self.known)

    def amount_for(self, amount: fx.Amount, player: Recipient) -> int:
        """CR 608.2h: the amount as it is for one of the players to whom something is done."""
        if not isinstance(player, PlayerId) or not is_each_players_own(amount):
            return self.amount(amount)
        context = replace(self.context, affected_player=player)
        return amount_value(self.state, context, amount, self.known)

    def amounts_for(self, who: fl.PlayerSet, amount: fx.Amount) -> dict[PlayerId, int]:
        """The players meant, each with the amount that is theirs, all worked out before anything is done."""
        return {each: self.amount_for(amount, each) for each in find_players(self.state, self.context, who)}

    def known(self, each: ObjectId) -> Characteristics:
        """CR 608.2h: of what is not there any more, as it last existed."""
        last = last_known_as_meant(self.state, self.context, each)
        return characteristics(self.state, each) if last is None else last.values

    def size(self, each: ObjectId, name: str) -> int:
        """CR 608.2h: of what left the battlefield, the last known one."""
        values = self.known(each)
        return (values.power if name == "power" else values.toughness) or 0

    def each_object(self, what: fl.ObjectSet, event: Callable[[ObjectId], ev.Event | None]) -> None:
        """Make one event for each permanent meant, all at once."""
        events = (event(each) for each in self.objects(what))
        self.propose([each for each in events if each is not None])

    def each_player(self, who: fl.PlayerSet, event: Callable[[PlayerId, int], ev.Event], amount: fx.Amount) -> None:
        """Make one event for each player meant, all at once; none where the amount is 0 or less (CR 107.1b)."""
        amounts = self.amounts_for(who, amount)
        self.propose([event(player, number) for player, number in amounts.items() if number > 0])

    def deal(self, damages: Sequence[Damage]) -> None:
        """CR 120.4, 615.5: with what follows from its prevention."""
        dealt, excess = deal_damage(self.game, damages)
        self.context = replace(self.context, excess=self.context.excess + excess, dealt=self.context.dealt + dealt)

    def draw(self, player: PlayerId) -> None:
        """CR 121.1; the effects that this very draw is a result of do not apply to it again (614.5)."""
        self.game.happen([changed(self.proposal(draw_event(self.state, player)), used=self.used)])

    def proposal(self, event: ev.Event) -> Proposal:
        """The event as the spell or ability proposes it."""
        return Proposal(event, self.rules, author=Author(self.stacked.controller, x=self.context.amount), why=self.why)

    def propose(self, events: Sequence[ev.Event], *more: Rule, why: Reasons = ()) -> None:
        """Make the events happen at once; `more` are rules beside those of the spell or ability, `why` reasons."""
        if events:
            author = Author(self.stacked.controller, x=self.context.amount)
            cited = (*self.rules, *more)
            self.game.happen([Proposal(event, cited, author=author, why=(*self.why, *why)) for event in events])

    def _remember(self) -> None:
        """CR 608.2c: keep what the effects have done to whom, of which later ones may speak as "this way"."""
        done: list[tuple[fl.Way, Recipient | None, int]] = []
        first, self.remembered = self.remembered, len(self.game.entries)
        for entry in self.game.entries[first:]:
            way = way_of_event(entry.event)
            if way is not None:
                how, what = way
                done.append((how, what, incarnation_of(self.state, what) if isinstance(what, ObjectId) else 0))
        if done:
            self.context = replace(self.context, done=(*self.context.done, *done))

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
        choice = Choice(self.stacked.controller, ChoiceKind.MAY, (True, False), self.stacked.source)
        return bool(self.game.decide(choice))


def way_of_event(event: ev.Event) -> tuple[fl.Way, Recipient | None] | None:
    """What the event does to whom, as "this way" says it; None for any other event."""
    match event:
        case ev.DamageDealt(recipient=recipient):
            return fl.Way.DEALT_DAMAGE, recipient
        case ev.CardMilled(card=card):
            return fl.Way.MILLED, card
        case ev.CardDiscarded(card=card):
            return fl.Way.DISCARDED, card
        case ev.Destroyed(permanent=permanent):
            return fl.Way.DESTROYED, permanent
        case ev.Sacrificed(permanent=permanent):
            return fl.Way.SACRIFICED, permanent
        case ev.ZoneChanged(object=moved, destination=Zone.EXILE):
            return fl.Way.EXILED, moved
        case ev.CardExiled():
            return fl.Way.EXILED, None
        case _:
            return None


def deal_damage(game: Game, damages: Sequence[Damage]) -> tuple[int, int]:
    """CR 120.4: return how much is dealt, and how much of that is excess damage (120.10)."""
    before, first = game.state, game.happen([each.proposed() for each in damages])
    together = [each.event for each in game.entries[first:] if each.moment == game.entries[first].moment]
    dealt = sum(each.amount for each in together if isinstance(each, ev.DamageDealt))
    return dealt, sum(excess_damage_dealt(before, together).values())
