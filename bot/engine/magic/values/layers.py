"""Characteristics after continuous effects (CR 613): worked out anew for each state, never stored.

In each layer characteristic-defining abilities apply first (613.3), then what depends on nothing that still waits
(613.8), the oldest first (613.7). Dependency is found by trial: would the one effect do something else once the other
had been applied?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import COUNTERS
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Objects, Zone
from bot.engine.magic.values.amount_values import amount_value, cards_in_zone, counts_unknown_hand
from bot.engine.magic.values.board import Board, abilities_by_kind
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.continuous_effects import (
    AllValues,
    Candidate,
    CandidateKey,
    are_independent,
    candidate_effects,
    candidate_of_resolved,
    may_depend,
    objects_affected,
    objects_affected_by_each,
)
from bot.engine.magic.values.defining_abilities import defining_abilities, no_amount, values_with_defined_kinds
from bot.engine.magic.values.filter_matching import Values, find_objects, matches_filter
from bot.engine.magic.values.modified_characteristics import (
    Layer,
    amounts_of,
    apply_modification,
    bars_keyword,
    changes_abilities,
    layer_of,
    values_resized,
)
from bot.engine.magic.values.values_before_layers import (
    copiable_values_of,
    finish_values,
    values_with_choices,
    values_with_counters,
    values_with_size,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 613.1: the object's characteristics now; off the battlefield, the printed ones (CR 109.3) with what
    characteristic-defining abilities make of them (604.3)."""
    projected = project_board(state).values.get(object_id)
    return values_off_battlefield(state, state.objects[object_id]) if projected is None else projected


def known_characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 608.2h: the object's characteristics now, or as it last existed where it has left the battlefield."""
    last = state.departed(object_id)
    return characteristics(state, object_id) if last is None else last.values


def has_keyword(state: GameState, object_id: ObjectId, keyword: KeywordName) -> bool:
    """Say whether the object has the keyword ability now."""
    return keyword in characteristics(state, object_id).keywords


def values_of_permanents(state: GameState) -> Mapping[ObjectId, Characteristics]:
    """CR 613.1: the characteristics of every permanent."""
    return project_board(state).values


@lru_cache(maxsize=8)
def project_board(state: GameState) -> Board:
    """CR 613.1: the characteristics of every permanent, and what follows from them alone."""
    if state.effects or changes_characteristics(state.table):
        return Board(state.table, Projection(state).run())
    return board_without_effects(state.table)


@lru_cache(maxsize=8)
def board_without_effects(things: Objects) -> Board:
    """The permanents as they are by themselves, where no continuous effect changes characteristics."""
    return Board(things, {thing.id: values_without_effects(things, thing) for thing in things.permanents})


def values_without_effects(things: Objects, thing: GameObject) -> Characteristics:
    """The object's values without continuous effects, worked out once for each object."""
    known = things.known_alone.get(thing.id)
    if known is None or known[0] is not thing:
        known = things.known_alone[thing.id] = thing, values_by_itself(thing)
    return known[1]


def values_by_itself(thing: GameObject) -> Characteristics:
    """A permanent's values without continuous effects; mostly just what is printed."""
    if not thing.counters and not thing.chosen and thing.printed.is_settled:
        return thing.printed.with_intrinsic
    return finish_values(thing, values_with_counters(thing, values_with_size(thing, copiable_values_of(thing))))


@lru_cache(maxsize=8)
def changes_characteristics(things: Objects) -> bool:
    """CR 611.3, 122.1b: whether a static ability or counter among these objects may change characteristics."""
    return any(values.static_abilities for _, values in board_without_effects(things).speaking) or any(
        not COUNTERS.keys().isdisjoint(thing.counters) for thing in things.with_counters
    )


@dataclass(frozen=True, slots=True)
class AppliedEffect:
    """One effect applied in one layer, with all values before it."""

    layer: Layer
    candidate: Candidate
    affected: tuple[ObjectId, ...]
    before: AllValues


@dataclass(frozen=True, slots=True)
class LayerChange:
    """CR 613.1: what one effect does to one object in one layer, with its amounts as numbers; `source` is None if
    nobody knows it."""

    layer: Layer
    source: ObjectId | None
    modifications: tuple[fx.Modification, ...]


def account_of_layers(state: GameState, object_id: ObjectId) -> tuple[LayerChange, ...]:
    """CR 613: what is done to a permanent, in the order in which the layers apply it."""
    run = Projection(state)
    run.run()
    return tuple(
        LayerChange(
            each.layer,
            None if each.candidate.effect.unsourced else each.candidate.effect.source,
            tuple(run.worked_out(each, object_id, change) for change in each.candidate.in_layer(each.layer)),
        )
        for each in run.applied
        if object_id in each.affected
    )


class Projection:
    """One run through the layers of a state."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.values: AllValues = {thing.id: thing.printed for thing in state.battlefield()}
        self.begun: dict[CandidateKey, Candidate] = {}
        """The effects that have been applied in some layer: they go on, even if the ability is lost (CR 613.6)."""
        self.applied: list[AppliedEffect] = []
        """What was done, in order."""
        self._there: dict[CandidateKey, Candidate] | None = None

    def run(self) -> AllValues:
        for layer in Layer:
            if layer is Layer.TEXT:
                self._change_texts()
                continue
            if layer is Layer.DEFINE_SIZE:
                self.values = {
                    thing: values_with_size(self.state.objects[thing], each) for thing, each in self.values.items()
                }
            elif layer is Layer.MODIFY_SIZE:
                self._size_counters()
            self._apply_layer(layer)
            if layer is Layer.ABILITY:
                self._bar_abilities()
        return {thing: finish_values(self.state.objects[thing], values) for thing, values in self.values.items()}

    def _change_texts(self) -> None:
        """CR 613.1c: in timestamp order; what was chosen for an object is no word of its text (607.2d)."""
        for index, effect in enumerate(self.state.effects):
            if any(isinstance(each, fx.ChangeText) for each in effect.modifications):
                candidate = candidate_of_resolved(index, effect)
                self._apply(candidate, Layer.TEXT, objects_affected(self.state, candidate, self.values))
        things = self.state.objects
        self.values = {
            thing: values_with_choices(things[thing], each).with_intrinsic for thing, each in self.values.items()
        }

    def _apply_layer(self, layer: Layer) -> None:
        done: set[CandidateKey] = set()
        waiting = self._waiting(layer, done)
        if are_independent(waiting, layer):
            self._apply_in_order(waiting, layer)
            return
        while waiting:
            chosen = waiting[0] if len(waiting) == 1 else self._first(waiting, layer)
            self._apply(chosen, layer, objects_affected(self.state, chosen, self.values))
            done.add(chosen.key)
            waiting = self._waiting(layer, done)

    def _waiting(self, layer: Layer, done: set[CandidateKey]) -> list[Candidate]:
        """What applies in the layer and has not yet, in the order of 613.3 and 613.7."""
        if self._there is None:
            self._there = {each.key: each for each in candidate_effects(self.state, self.values)}
        known = {**self._there, **self.begun}
        waiting = [each for each in known.values() if layer in each.parts and each.key not in done]
        return sorted(waiting, key=lambda each: each.age)

    def _apply_in_order(self, waiting: Sequence[Candidate], layer: Layer) -> None:
        """CR 613.7: in timestamp order. Changes of sizes that depend on nothing are added up."""
        affected_sets = list(objects_affected_by_each(self.state, waiting, self.values))
        if layer is not Layer.MODIFY_SIZE:
            for candidate, affected in zip(waiting, affected_sets, strict=True):
                self._apply(candidate, layer, affected)
            return
        sums: dict[tuple[ObjectId, ...], fx.ModifyPowerToughness] = {}
        for candidate, affected in zip(waiting, affected_sets, strict=True):
            self._begin(candidate, layer, affected)
            for change in candidate.in_layer(layer):
                fixed = self.worked_out(self.applied[-1], candidate.effect.source, change)
                if isinstance(fixed, fx.ModifyPowerToughness):
                    so_far = sums.get(affected, fx.ModifyPowerToughness(0, 0))
                    power, toughness = so_far.power + fixed.power, so_far.toughness + fixed.toughness
                    sums[affected] = fx.ModifyPowerToughness(power, toughness)
        changed = dict(self.values)
        for affected, total in sums.items():
            changed |= {each: values_resized(changed[each], total.power, total.toughness) for each in affected}
        self.values = changed

    def _begin(self, candidate: Candidate, layer: Layer, affected: tuple[ObjectId, ...]) -> None:
        self.begun[candidate.key] = replace(candidate, begun=affected)
        self.applied.append(AppliedEffect(layer, candidate, affected, self.values))

    def _apply(self, candidate: Candidate, layer: Layer, affected: tuple[ObjectId, ...]) -> None:
        self._begin(candidate, layer, affected)
        self.values = self._after(candidate, layer, affected, self.values)
        if any(changes_abilities(each) for each in candidate.in_layer(layer)):
            self._there = None

    def _after(self, candidate: Candidate, layer: Layer, affected: Sequence[ObjectId], values: AllValues) -> AllValues:
        """The characteristics once the effect has been applied in the layer."""
        changed = dict(values)
        for modification in self._spelled_out(candidate, layer, values):
            dated = dated_modification(modification, candidate.effect.timestamp)
            for each in affected:
                worked_out = partial(self._amount, self._context(candidate, each), values)
                changed[each] = apply_modification(changed[each], dated, worked_out)
        return changed

    def _spelled_out(self, candidate: Candidate, layer: Layer, values: AllValues) -> Iterator[fx.Modification]:
        """CR 613.1f: each activated ability in the place of all that other objects have."""
        for each in candidate.in_layer(layer):
            if isinstance(each, fx.AddActivatedAbilities):
                yield from (fx.AddAbility(ability) for ability in self._activated(candidate, each, values))
            else:
                yield each

    def _activated(
        self, candidate: Candidate, change: fx.AddActivatedAbilities, values: AllValues
    ) -> Iterator[ab.ActivatedAbility | ab.Unread]:
        source = candidate.effect.source
        context, values_of = Context(source, self.state.objects[source].controller), partial(self._values_of, values)
        if isinstance(change.of, fx.CardsIn):
            graveyards = cards_in_zone(self.state, context, Zone.GRAVEYARD, change.of.of, change.of.filter, values_of)
            having = tuple(card.id for card in graveyards)
        else:
            having = find_objects(self.state, context, change.of, values_of)
        for each in having:
            yield from values_of(each).activated_abilities if each != source else ()

    def worked_out(self, applied: AppliedEffect, thing: ObjectId, change: fx.Modification) -> fx.Modification:
        """The modification with its amounts as numbers."""
        context = self._context(applied.candidate, thing)
        match change:
            case fx.SetPowerToughness(power=power, toughness=toughness):
                sizes = (None if each is None else self._fixed(context, applied, each) for each in (power, toughness))
                return fx.SetPowerToughness(*sizes)
            case fx.ModifyPowerToughness(power=power, toughness=toughness, times=times):
                total = self._amount(context, applied.before, times)
                return change if total is None else fx.ModifyPowerToughness(power * total, toughness * total)
            case _:
                return change

    def _fixed(self, context: Context, applied: AppliedEffect, amount: fx.Amount) -> fx.Amount:
        """The number, or the amount itself where it can't be known."""
        found = self._amount(context, applied.before, amount)
        return amount if found is None else fx.Fixed(found)

    def _context(self, candidate: Candidate, affected: ObjectId) -> Context:
        """An ability that defines characteristics speaks of the object itself."""
        source = affected if candidate.defining else candidate.effect.source
        return Context(source, self.state.objects[source].controller, affected=affected)

    def _amount(self, context: Context, values: AllValues, amount: fx.Amount) -> int | None:
        """None where an unknown hand is counted (CR 402)."""
        return amount_if_known(self.state, context, amount, partial(self._values_of, values))

    def _values_of(self, values: AllValues, thing: ObjectId) -> Characteristics:
        return values.get(thing) or values_with_defined_kinds(self.state.objects[thing].printed)

    def _bar_abilities(self) -> None:
        """CR 113.11: what can't have an ability does not get it from what applies later either."""
        for candidate in self.begun.values():
            barred = tuple(each for each in candidate.in_layer(Layer.ABILITY) if bars_keyword(each))
            if barred:
                only = replace(candidate, parts={Layer.ABILITY: barred})
                self.values = self._after(only, Layer.ABILITY, candidate.begun or (), self.values)

    # Dependency (CR 613.8).

    def _first(self, waiting: Sequence[Candidate], layer: Layer) -> Candidate:
        """CR 613.3, 613.8b: the first that depends on nothing that waits, those in a loop with it aside."""
        rank = [each for each in waiting if each.defining == waiting[0].defining]
        oldest = frozenset(self._dependencies(rank[0], rank, layer))
        if not oldest:
            return rank[0]
        depends = {each.key: frozenset(self._dependencies(each, rank, layer)) for each in rank[1:]}
        depends[rank[0].key] = oldest
        reach = {each.key: dependencies_reached(depends, each.key) for each in rank}
        return next(each for each in rank if all(each.key in reach[other] for other in reach[each.key]))

    def _dependencies(self, candidate: Candidate, rank: Sequence[Candidate], layer: Layer) -> Iterator[CandidateKey]:
        """CR 613.8a: what the effect depends on among those of its rank."""
        affected = objects_affected(self.state, candidate, self.values)
        for other in rank:
            if other is not candidate and may_depend(candidate, other, layer):
                after = self._after(other, layer, objects_affected(self.state, other, self.values), self.values)
                if self._would_differ(candidate, affected, other, layer, after):
                    yield other.key

    def _would_differ(
        self, candidate: Candidate, affected: tuple[ObjectId, ...], other: Candidate, layer: Layer, after: AllValues
    ) -> bool:
        """CR 613.8a: whether it would no longer exist after the other, apply to other things, or do something else."""
        if candidate.key not in self.begun and any(changes_abilities(each) for each in other.in_layer(layer)):
            left = {each.key for each in candidate_effects(self.state, after)}
            if candidate.key not in left:
                return True
        if objects_affected(self.state, candidate, after) != affected:
            return True
        if tuple(self._spelled_out(candidate, layer, self.values)) != tuple(self._spelled_out(candidate, layer, after)):
            return True
        return any(
            self._sizes(candidate, each, layer, self.values) != self._sizes(candidate, each, layer, after)
            for each in affected
        )

    def _sizes(self, candidate: Candidate, affected: ObjectId, layer: Layer, values: AllValues) -> list[int | None]:
        """What the effect does to one object, as far as that depends on others: the amounts it works out."""
        context = self._context(candidate, affected)
        amounts = (amount for each in candidate.in_layer(layer) for amount in amounts_of(each))
        return [self._amount(context, values, amount) for amount in amounts]

    # Counters.

    def _size_counters(self) -> None:
        """CR 122.1a, 613.4c: before the other changes of the layer, since none changes what a counter does."""
        things = self.state.objects
        self.values = {thing: values_with_counters(things[thing], values) for thing, values in self.values.items()}


def dependencies_reached(
    depends: Mapping[CandidateKey, frozenset[CandidateKey]], start: CandidateKey
) -> set[CandidateKey]:
    """Everything that an effect depends on, directly or not."""
    found_so_far: set[CandidateKey] = set()
    waiting = [start]
    while waiting:
        for each in depends.get(waiting.pop(), ()):
            if each not in found_so_far:
                found_so_far.add(each)
                waiting.append(each)
    return found_so_far


def dated_modification(modification: fx.Modification, timestamp: int) -> fx.Modification:
    """CR 613.7a, 604.3a: a granted static ability remembers its timestamp and defines no characteristics."""
    if isinstance(modification, fx.AddAbility) and isinstance(modification.ability, ab.StaticAbility):
        return fx.AddAbility(replace(modification.ability, since=timestamp, defining=False))
    return modification


# Values before and after the layers, and off the battlefield.


def values_off_battlefield(state: GameState, thing: GameObject) -> Characteristics:
    """CR 604.3: the values off the battlefield, after characteristic-defining abilities and effects on the spell or
    card."""
    printed = values_changed_there(state, thing, thing.printed, Layer.TEXT)
    values = values_changed_there(state, thing, values_with_defined_kinds(printed), Layer.COLOR)
    values = values_with_given_keywords(state, thing, values_changed_there(state, thing, values, Layer.ABILITY))
    for ability in defining_abilities(printed):
        context = Context(thing.id, thing.controller, affected=thing.id)
        worked_out = partial(amount_if_known, state, context, values=partial(values_ignoring_sizes, state))
        for each in ability.modifications:
            if layer_of(each, defining=True) is Layer.DEFINE_SIZE:
                values = apply_modification(values, each, worked_out)
    return values


def values_changed_there(state: GameState, thing: GameObject, values: Characteristics, layer: Layer) -> Characteristics:
    """CR 613.1c, 613.1e-f: the values of a spell or card with the text, colors or abilities that resolved effects give
    it."""
    for effect in state.effects:
        if effect.locked is not None and (thing.id, thing.incarnation) in effect.locked:
            for each in effect.modifications:
                values = (
                    apply_modification(values, each, no_amount) if layer_of(each, defining=False) is layer else values
                )
    return values


def values_with_given_keywords(state: GameState, thing: GameObject, values: Characteristics) -> Characteristics:
    """CR 113.6, 604.1: a spell or card with the keyword abilities that static abilities give it."""
    for giver, ability in abilities_by_kind(project_board(state).speaking).get(ab.HaveElsewhere, ()):
        if isinstance(ability, ab.HaveElsewhere) and ability.zone is thing.zone:
            context = Context(giver.id, giver.controller)
            on = ability.condition is None or condition_holds(
                state, context, ability.condition, partial(characteristics, state)
            )
            if on and matches_filter(state, context, thing, ability.objects, {thing.id: values}.__getitem__):
                values = replace(values, abilities=(*values.abilities, *ability.abilities))
    return values


def amount_if_known(state: GameState, context: Context, amount: fx.Amount, values: Values) -> int | None:
    """The amount; None if it counts an unknown hand (CR 402)."""
    return None if counts_unknown_hand(state, context, amount) else amount_value(state, context, amount, values)


def values_ignoring_sizes(state: GameState, thing: ObjectId) -> Characteristics:
    """The values that abilities which define sizes look at; sizes defined off the battlefield are not worked out."""
    return values_of_permanents(state).get(thing) or values_with_defined_kinds(state.objects[thing].printed)
