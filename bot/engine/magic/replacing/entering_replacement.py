"""How a permanent enters the battlefield once replacement effects have modified that (CR 614.1c-d, 614.12, 616.1).

Applied one after the other to the permanent as it would exist on the battlefield: copy effects first, then whatever
then applies. Proposes what happens in the same moment as the entering; the counters are modified by others later."""

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import partial
from typing import TypeAlias, assert_never

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import NOTHING_USED, Author, UsedEffects
from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason, Reasons
from bot.engine.magic.replacing.choices_on_entering import options_as_enters
from bot.engine.magic.replacing.competing_effects import FIRST_STEPS, modify_event
from bot.engine.magic.replacing.event_effects import (
    ReplacementEffect,
    effects_on_entering,
    grants_entering,
    state_before_entering,
    watches_entering,
)
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.targeting.aura_targets import is_aura, possible_hosts
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.copiable_values import values_of_copy
from bot.engine.magic.values.day_and_night import enters_transformed
from bot.engine.magic.values.filter_matching import find_objects, matches_filter
from bot.engine.magic.values.hands_and_libraries import hand_cards_matching, known_hand
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.prepared_permanents import designate_permanents
from bot.engine.magic.values.sagas import LORE, final_chapter
from bot.engine.magic.values.suspended_rules import can_pay_life, what_forbids_counters
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import (
    AlsoCreate,
    ChooseAsEnters,
    ChosenAsEnters,
    DestroyInstead,
    DoInstead,
    EnterAmplified,
    EnterAsCopy,
    EnterDesignated,
    EnterDevouring,
    EnterTapped,
    EnterTurnedOver,
    EnterUnderControl,
    EnterWith,
    EnterWithSunburst,
    EnterWithTribute,
    GoTo,
    LeaveLife,
    LoseInstead,
    ProduceInstead,
    Regenerate,
    Scaled,
)
from bot.engine.trace import Rules, cite_rules

Entering: TypeAlias = ev.ZoneChanged | ev.TokenCreated

INTRINSIC_COUNTERS: tuple[tuple[str, str, str], ...] = (
    ("Planeswalker", "loyalty", "306.5b"),
    ("Battle", "defense", "310.4b"),
)
"""The types that enter with as many counters of a kind as is printed on them, each with its rule."""


@dataclass(frozen=True, slots=True)
class AccompanyingEvent:
    """Something that happens in the same moment, because of how the permanent enters."""

    event: ev.Event
    rules: Rules
    author: Author
    why: Reasons = ()


@dataclass(slots=True)
class EnteringPermanent:
    """A permanent on its way onto the battlefield."""

    state: GameState
    decide: Decide
    event: Entering
    author: Author
    rules: Rules
    used: UsedEffects = NOTHING_USED
    following: list[AccompanyingEvent] = field(default_factory=list)

    @property
    def permanent(self) -> ObjectId:
        return entering_object(self.event)

    def there(self) -> GameState:
        """CR 614.12: the state with the permanent as it would exist on the battlefield."""
        return apply_events(self.state, [self.event, *(each.event for each in self.following)])

    # CR 616.1: as a kind of event; what modifies it is applied to the permanent as it would be by then.

    def effects_on(self, _event: Entering, used: UsedEffects) -> Sequence[ReplacementEffect]:
        there = self.there()
        own = intrinsic_replacements(there, self.permanent)
        found = [*effects_on_entering(self.state, there, self.permanent), *own]
        return [each for each in found if each.key not in used]

    def best_first(
        self, _event: Entering, competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return competing

    def chooser(self, _event: Entering) -> PlayerId:
        return self._controller()

    def subject(self, _event: Entering) -> ObjectId | None:
        return self.permanent

    def is_order_settled(self, _last: ReplacementEffect | None, competing: Sequence[ReplacementEffect]) -> bool:
        """CR 616.1e: in which order all effects but those of the first steps are applied makes no difference."""
        return not isinstance(competing[0].instead, FIRST_STEPS)

    def replace_event(
        self,
        _event: Entering,
        chosen: ReplacementEffect,
        _competing: Sequence[ReplacementEffect],
        _used: UsedEffects,
    ) -> Sequence[Entering]:
        self._apply(chosen)
        return (self.event,)

    def _controller(self) -> PlayerId:
        return self.there().objects[self.permanent].controller

    def _apply(self, chosen: ReplacementEffect) -> None:
        match chosen.instead:
            case EnterTapped(life=life, revealing=revealing):
                if revealing is None or not self._reveals(revealing):
                    self._tap(chosen, life)
            case EnterWith(optional=True, kind=kind, otherwise=otherwise) if not self._wants_counters(kind):
                self._become(otherwise, chosen)
            case EnterWith(kind=kind):
                number = self._chapter() if chosen.instead.ahead else self._number(chosen, chosen.instead)
                self._put_counters(kind, number, chosen.rules)
            case EnterAmplified() | EnterDevouring() | EnterWithSunburst() | EnterWithTribute():
                self._grow_by_keyword(chosen.instead, chosen.rules)
            case EnterDesignated(designation=designation):
                for event, cited in designate_permanents(self.there(), [self.permanent], designation):
                    self._follow(event, (*chosen.rules, *cited))
            case ChooseAsEnters():
                self._choose(chosen.instead, chosen.rules)
            case EnterUnderControl() | EnterAsCopy() | EnterTurnedOver():
                self._apply_first(chosen, chosen.instead)
            case (
                GoTo()
                | Scaled()
                | LeaveLife()
                | AlsoCreate()
                | DoInstead()
                | LoseInstead()
                | (ProduceInstead() | Regenerate() | DestroyInstead())
            ):
                pass  # not about how it enters
            case _:
                assert_never(chosen.instead)

    def _apply_first(
        self, chosen: ReplacementEffect, instead: EnterUnderControl | EnterAsCopy | EnterTurnedOver
    ) -> None:
        """CR 616.1b-d: under whose control, as what and with which face up it enters."""
        match instead:
            case EnterUnderControl(of_opponent=of_opponent):
                self._hand_over(chosen, of_opponent=of_opponent)
            case EnterAsCopy():
                self._copy(instead, chosen)
            case EnterTurnedOver():
                self._turn_over(chosen.rules)

    def _follow(self, event: ev.Event, cited: Rules, why: Reasons = ()) -> None:
        self.following.append(AccompanyingEvent(event, cited, Author(self._controller()), why))

    def _reveals(self, wanted: fl.Filter) -> bool:
        """CR 614.12a, 701.20a: the player may reveal such a card from their hand, which costs nothing; of cards that
        nobody can name, none is taken to be one unless the scenario says so."""
        player = self._controller()
        known = known_hand(self.state, player)
        found = hand_cards_matching(self.state, player, wanted, self.permanent)
        fitting = [each for each in found if each != self.permanent]
        size = self.state.players[player].hand
        if not fitting and size is not None and size <= len(known):
            return False
        options = (True, False) if fitting else (False, True)
        return bool(self.decide(Choice(player, ChoiceKind.MAY, options, self.permanent, cite_rules("614.12a"))))

    # One method an effect.

    def _tap(self, chosen: ReplacementEffect, life: int | None) -> None:
        """CR 614.1d; paying life is a choice that is not made without need."""
        player = self._controller()
        affordable = life is not None and can_pay_life(self.state, player, life)
        if (
            life is not None
            and affordable
            and self.decide(Choice(player, ChoiceKind.PAY, (False, True), self.permanent))
        ):
            self._follow(ev.LifeLost(player, life), (*chosen.rules, *cite_rules("119.4")))
            return
        self.event = entering_tapped(self.event)
        if chosen.by == self.permanent:
            self.rules = (*self.rules, *chosen.rules)
        else:
            self._follow(ev.EntryChanged(self.permanent, chosen.by), chosen.rules)

    def _hand_over(self, chosen: ReplacementEffect, *, of_opponent: bool) -> None:
        """CR 616.1b: the player whom the effect speaks of controls it as it enters."""
        player = chosen.context.controller
        if of_opponent:
            options = self.state.opponents(self._controller())
            if not options:
                return
            player = self.decide(Choice(self._controller(), ChoiceKind.OPPONENT, options, self.permanent))
        if isinstance(self.event, ev.TokenCreated):
            self.event = ev.TokenCreated(replace(self.event.token, controller=player))
        else:
            self.event = replace(self.event, controller=player)
        self._follow(ev.EntryChanged(self.permanent, chosen.by, player), (*chosen.rules, *cite_rules("616.1b")))

    def _turn_over(self, cited: Rules) -> None:
        """CR 616.1d, 702.145b: the other face is up."""
        if isinstance(self.event, ev.TokenCreated):
            token = self.event.token
            self.event = ev.TokenCreated(replace(token, face=token.definition.other_face[token.face]))
        else:
            self.event = replace(self.event, transformed=True)
        self.rules = (*self.rules, *cited)

    def _may(self) -> bool:
        """CR 614.12a: its controller chooses; by default they do it."""
        choice = Choice(self._controller(), ChoiceKind.MAY, (True, False), self.permanent, cite_rules("614.12a"))
        return bool(self.decide(choice))

    def _wants_counters(self, kind: str) -> bool:
        """CR 614.12a; nobody may choose counters that can't be put on it (101.2, 614.17)."""
        kept_by = what_forbids_counters(self.there(), self.permanent, kind)
        if kept_by is None:
            return self._may()
        kept_off = ev.CouldNotHappen(self.permanent, ev.Deed.GETTING_COUNTERS, kept_by)
        self._follow(kept_off, cite_rules("101.2", "614.17"))
        return False

    def _become(self, modifications: tuple[fx.Modification, ...], chosen: ReplacementEffect) -> None:
        """CR 614.1c: what changes of it as it enters lasts as long as the permanent does."""
        if modifications:
            affected, lasting = (self.permanent,), fx.Duration.PERMANENT
            began = ev.EffectBegan(chosen.by, affected, modifications, lasting, self._controller())
            self._follow(began, chosen.rules)

    def _number(self, chosen: ReplacementEffect, with_: EnterWith) -> int:
        """CR 107.3m, 614.12: worked out before it enters; X is the one with which the spell was cast."""
        there = self.there()
        state = state_before_entering(self.state, there, self.permanent)
        context = replace(chosen.context, amount=self.author.x)
        return amount_value(state, context, with_.amount, partial(characteristics, state))

    def _chapter(self) -> int:
        """CR 702.155b: a number between one and that of the final chapter."""
        final = final_chapter(characteristics(self.there(), self.permanent))
        options = tuple(range(1, max(final, 1) + 1))
        chapter: int = self.decide(Choice(self._controller(), ChoiceKind.CHAPTER, options, self.permanent))
        return chapter

    def _put_counters(self, kind: str, amount: int, cited: Rules) -> None:
        if amount > 0:
            self._follow(ev.CountersPut(self.permanent, kind, amount), cited)

    def _grow_by_keyword(
        self, growing: EnterAmplified | EnterDevouring | EnterWithSunburst | EnterWithTribute, cited: Rules
    ) -> None:
        """CR 702.38a, 702.44a, 702.82a, 702.104a: what it is by itself counts for sunburst, copies included."""
        if isinstance(growing, EnterWithSunburst):
            thing = self.there().objects[self.permanent]
            self._put_counters("+1/+1" if thing.printed.is_creature else "charge", thing.cast.colors, cited)
        elif isinstance(growing, EnterAmplified):
            self._amplify(growing, cited)
        elif isinstance(growing, EnterDevouring):
            self._devour(growing, cited)
        else:
            self._take_tribute(growing, cited)

    def _amplify(self, amplifying: EnterAmplified, cited: Rules) -> None:
        """CR 702.38a: by default every such card that can be named is revealed; which ones doesn't matter."""
        player = self._controller()
        shown = len(hand_cards_matching(self.there(), player, fl.Filter(shares_type=fl.THIS), self.permanent))
        if self.state.players[player].hand is None:
            self._follow(ev.LibraryNotKnown(player, self.permanent, Zone.HAND), cited)
        if shown:
            options = tuple(range(shown, -1, -1))
            shown = self.decide(Choice(player, ChoiceKind.NUMBER, options, self.permanent, cited))
        self._put_counters("+1/+1", amplifying.number * shown, cited)

    def _devour(self, devouring: EnterDevouring, cited: Rules) -> None:
        """CR 702.82a: by default nothing is sacrificed; what enters at the same time can't be (614.13a)."""
        player, gone = self._controller(), list[ObjectId]()
        values, context = partial(characteristics, self.state), Context(self.permanent, player)
        mine = [each for each in self.state.battlefield() if each.controller == player and each.id != self.permanent]
        options = [each.id for each in mine if matches_filter(self.state, context, each, devouring.what, values)]
        while options:
            choice = Choice(player, ChoiceKind.SACRIFICE, (None, *options), self.permanent, cited)
            picked = self.decide(choice)
            if picked is None:
                break
            gone.append(picked)
            options.remove(picked)
        for each in gone:
            self._follow(ev.Sacrificed(each), (*cited, *cite_rules("701.21a")))
            self._follow(ev.ZoneChanged(each, Zone.BATTLEFIELD, Zone.GRAVEYARD), cite_rules("701.21a"))
        self._put_counters("+1/+1", (len(gone) if devouring.number is None else devouring.number) * len(gone), cited)
        if gone:
            self._follow(ev.PaidAsItEnters(self.permanent, devouring.ability, len(gone)), cite_rules("702.82b"))

    def _take_tribute(self, tribute: EnterWithTribute, cited: Rules) -> None:
        """CR 702.104a-b: by default the opponent puts the counters on it."""
        player = self._controller()
        options = self.state.opponents(player)
        if not options or what_forbids_counters(self.there(), self.permanent, "+1/+1") is not None:
            return
        asked = Choice(player, ChoiceKind.OPPONENT, options, self.permanent, cited)
        opponent = options[0] if len(options) == 1 else self.decide(asked)
        if self.decide(Choice(opponent, ChoiceKind.MAY, (True, False), self.permanent, cited)):
            self._put_counters("+1/+1", tribute.number, cited)
            paid = ev.PaidAsItEnters(self.permanent, tribute.ability, 1, opponent)
            self._follow(paid, cite_rules("702.104b"))

    def _choose(self, choosing: ChooseAsEnters, cited: Rules) -> None:
        """CR 614.12a; a name may be that of any card (201.4), which the table vouches for."""
        player, what = self._controller(), choosing.what
        found = options_as_enters(self.state, Context(self.permanent, player), what, choosing.like)
        never = {COLOR_NAMES[each] for each in choosing.never}
        options = tuple(each for each in found if each not in never)
        named = what is ChosenAsEnters.NAME
        if options:
            choice = Choice(player, ChoiceKind(what), options, self.permanent, cite_rules("614.12a"), free=named)
            picked = self.decide(choice)
            kept = ChosenAsEnters.PLAYER if what is ChosenAsEnters.OPPONENT else what
            self._follow(ev.QualityChosen(self.permanent, str(kept), str(picked)), (*cited, *cite_rules("614.12a")))

    def _copy(self, copying: EnterAsCopy, chosen: ReplacementEffect) -> None:
        """CR 707.5, 707.9e: its controller chooses, by default the biggest; without a choice it enters as itself."""
        player = self._controller()
        options = find_copiable_objects(self.state, Context(self.permanent, player), copying, chosen.context)
        wanted = not copying.optional or not options
        if not options or not (wanted or self._may()):
            return
        original: ObjectId = self.decide(Choice(player, ChoiceKind.COPY, options, self.permanent))
        values = values_of_copy(self.state.objects[original], copying.exceptions)
        copy, cited = ev.BecameCopy(self.permanent, original, values), (*chosen.rules, *cite_rules("707.5"))
        self._follow(copy, cited, (Reason.AS_IT_ENTERS,))
        if copying.tapped:
            self._tap(chosen, None)
        copied = self.there().objects[self.permanent].printed
        for each in copying.exceptions.counters:
            if not each.only or each.only in copied.types:
                number = self._number(chosen, EnterWith(each.kind, each.amount))
                self._put_counters(each.kind, number, cite_rules("707.9e"))

    def enchant(self) -> bool:
        """CR 303.4f-g: its controller chooses what an Aura enchants that nothing else attaches to anything; False where
        there is nothing to choose."""
        there = self.there()
        aura = there.objects[self.permanent]
        if not is_aura(characteristics(there, aura.id)) or aura.attached_to is not None:
            return True
        options = possible_hosts(there, aura)
        if not options:
            return False
        chosen: Recipient = self.decide(
            Choice(aura.controller, ChoiceKind.RECIPIENT, options, aura.id, cite_rules("303.4f"))
        )
        if isinstance(self.event, ev.TokenCreated):
            self.event = ev.TokenCreated(replace(self.event.token, attached_to=chosen))
        else:
            self.event = replace(self.event, attached_to=chosen)
        self.rules = (*self.rules, *cite_rules("303.4f"))
        return True

    @property
    def may_be_aura(self) -> bool:
        """Whether it is worth asking what it will be on the battlefield."""
        printed = printed_face_of(self)
        return is_aura(printed) or any(isinstance(each.event, ev.BecameCopy) for each in self.following)


def modify_entering(arriving: EnteringPermanent) -> EnteringPermanent:
    """Apply to a permanent what modifies how it enters; quick where nothing could."""
    printed = printed_face_of(arriving)
    counted = printed.loyalty is not None or printed.defense is not None or "Saga" in printed.subtypes
    turns = arriving.state.time_of_day is not None and KeywordName.DAYBOUND in printed.keywords
    others = watches_entering(arriving.state) or grants_entering(arriving.state, printed)
    if printed.replacements or counted or turns or others:
        modify_event(arriving, arriving.event, arriving.used)
    return arriving


def printed_face_of(arriving: EnteringPermanent) -> Characteristics:
    """What is printed on the face with which the permanent enters, before anything changes how it does (CR 712.14a)."""
    if isinstance(arriving.event, ev.TokenCreated):
        return arriving.event.token.printed
    card = arriving.state.objects[arriving.permanent]
    if arriving.event.face_down is not None:  # CR 708.3
        return replace(card, form=replace(card.form, face_down=arriving.event.face_down)).printed
    turned = arriving.event.transformed or arriving.event.melded_with is not None
    return card.definition.faces[1] if turned else card.printed


def entering_object(event: Entering) -> ObjectId:
    return event.token.id if isinstance(event, ev.TokenCreated) else event.object


def entering_tapped(event: Entering) -> Entering:
    """CR 110.5b: the same entering, tapped."""
    if isinstance(event, ev.TokenCreated):
        return ev.TokenCreated(replace(event.token, tapped=True))
    return replace(event, tapped=True)


def intrinsic_replacements(there: GameState, permanent: ObjectId) -> Iterator[ReplacementEffect]:
    """CR 306.5b, 310.4b: the counters that its type gives it; CR 702.145b: at night daybound turns it over."""
    thing, values = there.objects[permanent], characteristics(there, permanent)
    if enters_transformed(there, thing):
        context = Context(permanent, thing.controller)
        yield ReplacementEffect(
            permanent, EnterTurnedOver(), context, cite_rules("702.145b"), (permanent, KeywordName.DAYBOUND)
        )
    printed = {"loyalty": thing.printed.loyalty, "defense": thing.printed.defense}
    if "Saga" in values.subtypes:
        ahead = KeywordName.READ_AHEAD in values.keywords
        lore, cited = EnterWith(LORE, fx.ONE, ahead=ahead), cite_rules("714.3b") if ahead else cite_rules("714.3a")
        yield ReplacementEffect(permanent, lore, Context(permanent, thing.controller), cited, (permanent, LORE))
    for type_name, kind, rule in INTRINSIC_COUNTERS:
        amount = printed[kind]
        if type_name in values.types and amount:
            context = Context(permanent, thing.controller)
            yield ReplacementEffect(
                permanent, EnterWith(kind, fx.Fixed(amount)), context, cite_rules(rule), (permanent, kind)
            )


def find_copiable_objects(
    state: GameState, context: Context, copying: EnterAsCopy, by: Context
) -> tuple[ObjectId, ...]:
    """CR 707.5: what may be copied, the one first that is worth most and that the legend rule would leave alone; or
    what the effect of `by` refers to."""
    values = partial(characteristics, state)
    if not isinstance(copying.of, fl.Filter):
        return find_objects(state, by, copying.of, values)
    there = (thing for thing in state.objects.values() if thing.zone is copying.zone and not thing.phased_out)
    like = [thing for thing in there if matches_filter(state, context, thing, copying.of, values)]
    return tuple(thing.id for thing in sorted(like, key=lambda thing: rank_as_copy(thing, context, copying)))


def rank_as_copy(thing: GameObject, context: Context, copying: EnterAsCopy) -> tuple[bool, int]:
    values = values_of_copy(thing, copying.exceptions)
    doomed = "Legendary" in values.supertypes and thing.controller == context.controller
    return doomed, -((values.power or 0) + (values.toughness or 0))
