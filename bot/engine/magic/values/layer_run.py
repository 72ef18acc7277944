"""One run through the layers of a state (CR 613).

In each layer characteristic-defining abilities apply first (613.3), then what depends on nothing that still waits
(613.8), the oldest first (613.7). Dependency is found by trial: would the one effect do something else once the other
had been applied? Effects that do the same share one trial, and what was found holds until a value changes."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field, replace
from functools import partial
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import CHANGE, LOOK, burn_fuel
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.amount_values import amount_if_known, cards_in_zone
from bot.engine.magic.values.continuous_effects import (
    AllValues,
    Candidate,
    CandidateKey,
    NounPhrase,
    candidate_effects,
    candidate_of_resolved,
    keys_of_candidates,
    objects_affected,
)
from bot.engine.magic.values.defining_abilities import values_with_defined_kinds
from bot.engine.magic.values.effect_dependencies import (
    are_independent,
    is_worked_out_anew,
    may_depend,
    may_share_trial,
    speaks_of_affected,
)
from bot.engine.magic.values.filter_matching import find_objects, matches_filter
from bot.engine.magic.values.modified_characteristics import (
    AmountValue,
    Layer,
    amounts_of,
    apply_modification,
    bars_keyword,
    changes_abilities,
    values_resized,
)
from bot.engine.magic.values.values_before_layers import (
    finish_values,
    values_with_choices,
    values_with_counters,
    values_with_size,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl


@dataclass(frozen=True, slots=True)
class AppliedEffect:
    """One effect applied in one layer, with all values before it."""

    layer: Layer
    candidate: Candidate
    affected: tuple[ObjectId, ...]
    before: AllValues


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """What would be so if an effect were applied: everybody's values, those that it would change, and which effects of
    static abilities there would be. Of effects that share it, each leaves out its own source where it is `apart`."""

    after: AllValues
    touched: Collection[ObjectId]
    left: Collection[CandidateKey] | None
    """None where it ends and begins none."""
    moved: dict[NounPhrase, frozenset[ObjectId]] = field(default_factory=dict)
    """For noun phrases that were asked for: what each would begin or cease to describe."""


TrialKey: TypeAlias = tuple[object, ...]


class Projection:
    """One run through the layers of a state."""

    def __init__(self, state: GameState, account: list[AppliedEffect] | None = None) -> None:
        self.state = state
        self._account = account
        """Where what is done is noted in order, with all values before each: as much as all values of all effects."""
        self.values: AllValues = {thing.id: thing.printed for thing in state.battlefield()}
        self.begun: dict[CandidateKey, Candidate] = {}
        """The effects that have been applied in some layer: they go on, even if the ability is lost (CR 613.6)."""
        self._there: dict[CandidateKey, Candidate] | None = None
        self._described: dict[NounPhrase, tuple[ObjectId, ...]] = {}
        self._trials: dict[TrialKey, Trial] = {}
        self._depends: dict[CandidateKey, frozenset[CandidateKey]] = {}

    def run(self) -> AllValues:
        things = self.state.objects
        for layer in Layer:
            burn_fuel(LOOK * len(self.values))
            if layer is Layer.TEXT:
                self._change_texts()
                continue
            if layer is Layer.DEFINE_SIZE:
                self._become({thing: values_with_size(things[thing], each) for thing, each in self.values.items()})
            elif layer is Layer.MODIFY_SIZE:
                self._size_counters()
            self._apply_layer(layer)
            if layer is Layer.ABILITY:
                self._bar_abilities()
        return {thing: finish_values(things[thing], values) for thing, values in self.values.items()}

    def _become(self, values: AllValues) -> None:
        """From now on these are everybody's values; what was found out about others holds no longer."""
        if values is not self.values:
            self.values = values
            self._described.clear()
            self._forget_trials()

    def _forget_trials(self) -> None:
        self._trials.clear()
        self._depends.clear()

    def _change_texts(self) -> None:
        """CR 613.1c: in timestamp order; what was chosen for an object is no word of its text (607.2d)."""
        for index, effect in enumerate(self.state.effects):
            if any(isinstance(each, fx.ChangeText) for each in effect.modifications):
                candidate = candidate_of_resolved(index, effect)
                self._apply(candidate, Layer.TEXT, self._affected(candidate))
        things = self.state.objects
        self._become(
            {thing: values_with_choices(things[thing], each).with_intrinsic for thing, each in self.values.items()}
        )

    def _apply_layer(self, layer: Layer) -> None:
        done: set[CandidateKey] = set()
        waiting = self._waiting(layer, done)
        if are_independent(waiting, layer):
            self._apply_in_order(waiting, layer)
            return
        self._forget_trials()
        while waiting:
            chosen = waiting[0] if len(waiting) == 1 else self._first(waiting, layer)
            self._apply(chosen, layer, self._affected(chosen))
            done.add(chosen.key)
            if self._there is None:
                waiting = self._waiting(layer, done)
            else:
                waiting.remove(chosen)

    def _waiting(self, layer: Layer, done: set[CandidateKey]) -> list[Candidate]:
        """What applies in the layer and has not yet, in the order of 613.3 and 613.7."""
        burn_fuel(LOOK * len(self.begun))
        if self._there is None:
            burn_fuel(CHANGE * len(self.values))
            self._there = {each.key: each for each in candidate_effects(self.state, self.values)}
        known = {**self._there, **self.begun}
        waiting = [each for each in known.values() if layer in each.parts and each.key not in done]
        return sorted(waiting, key=lambda each: each.age)

    def _affected(self, candidate: Candidate) -> tuple[ObjectId, ...]:
        """What the effect applies to now; effects with the same noun phrase are looked up once."""
        if candidate.phrase is None or not self._shares_phrase(candidate):
            return objects_affected(self.state, candidate, self.values)
        return apart_from_source(candidate, self._described_by(candidate.phrase, candidate.effect.source))

    def _shares_phrase(self, candidate: Candidate) -> bool:
        """Whether what it applies to is what its noun phrase describes now, whoever says it."""
        return candidate.phrase is not None and candidate.begun is None and not self.state.ranges

    def _described_by(self, phrase: NounPhrase, source: ObjectId) -> tuple[ObjectId, ...]:
        """The permanents that the noun phrase describes now; it does not matter which `source` has it."""
        found = self._described.get(phrase)
        if found is None:
            context = Context(source, phrase.controller)
            found = find_objects(self.state, context, fl.Matching(phrase.filter), self.values.__getitem__)
            self._described[phrase] = found
        return found

    def _apply_in_order(self, waiting: Sequence[Candidate], layer: Layer) -> None:
        """CR 613.7: in timestamp order."""
        affected_sets = [self._affected(each) for each in waiting]
        if layer is Layer.MODIFY_SIZE and all(map(resizes_by_number, waiting)):
            self._add_sizes(waiting, affected_sets)
            return
        for candidate, affected in zip(waiting, affected_sets, strict=True):
            self._apply(candidate, layer, affected)

    def _add_sizes(self, waiting: Sequence[Candidate], affected_sets: Sequence[tuple[ObjectId, ...]]) -> None:
        """CR 613.4c: changes of sizes by fixed numbers, added up: what all get that a noun phrase describes, less what
        each source does not get of its own."""
        sums: dict[tuple[ObjectId, ...], tuple[int, int]] = {}
        less: dict[ObjectId, tuple[int, int]] = {}
        for candidate, affected in zip(waiting, affected_sets, strict=True):
            self._begin(candidate, Layer.MODIFY_SIZE, affected)
            power, toughness = size_added(candidate)
            described, source = affected, candidate.effect.source
            if candidate.apart and candidate.phrase is not None and self._shares_phrase(candidate):
                described = self._described_by(candidate.phrase, source)
                if described is not affected and len(described) > len(affected):
                    own = less.get(source, (0, 0))
                    less[source] = own[0] + power, own[1] + toughness
            so_far = sums.get(described, (0, 0))
            sums[described] = so_far[0] + power, so_far[1] + toughness
        totals = {thing: (-power, -toughness) for thing, (power, toughness) in less.items()}
        for described, (power, toughness) in sums.items():
            for each in described:
                so_far = totals.get(each, (0, 0))
                totals[each] = so_far[0] + power, so_far[1] + toughness
        resized = {thing: values_resized(self.values[thing], *total) for thing, total in totals.items()}
        if resized:
            self._become({**self.values, **resized})

    def _begin(self, candidate: Candidate, layer: Layer, affected: tuple[ObjectId, ...]) -> None:
        self.begun[candidate.key] = replace(candidate, begun=affected)
        if self._account is not None:
            self._account.append(AppliedEffect(layer, candidate, affected, self.values))

    def _apply(self, candidate: Candidate, layer: Layer, affected: tuple[ObjectId, ...]) -> None:
        self._begin(candidate, layer, affected)
        after = self._after(candidate, layer, affected, self.values)
        if after is not self.values:
            self._become(after)
            if ends_abilities(candidate, layer):
                self._there = None

    def _after(self, candidate: Candidate, layer: Layer, affected: Sequence[ObjectId], values: AllValues) -> AllValues:
        """The characteristics once the effect has been applied in the layer; the very same ones if nothing changes."""
        changed: dict[ObjectId, Characteristics] | None = None
        for modification in self._spelled_out(candidate, layer, values):
            dated = dated_modification(modification, candidate.effect.timestamp)
            amount_for = self._amounts(candidate, dated, values)
            burn_fuel(CHANGE * len(affected) + LOOK)
            for each in affected:
                before = (changed or values)[each]
                after = apply_modification(before, dated, amount_for(each))
                if after is not before:
                    changed = dict(values) if changed is None else changed
                    changed[each] = after
        return values if changed is None else changed

    def _amounts(
        self, candidate: Candidate, change: fx.Modification, values: AllValues
    ) -> Callable[[ObjectId], AmountValue]:
        """What works out the amounts of the modification for an object; once for all where they are the same for
        all."""
        amounts = amounts_of(change)
        if candidate.defining or any(speaks_of_affected(each) for each in amounts):
            return lambda thing: partial(self._amount, self._context(candidate, thing), values)
        if not amounts or all(isinstance(each, fx.Fixed) for each in amounts):
            return lambda _: number_of_fixed
        context = self._context(candidate, candidate.effect.source)
        known: dict[fx.Amount, int | None] = {}

        def worked_out(amount: fx.Amount) -> int | None:
            if amount not in known:
                known[amount] = self._amount(context, values, amount)
            return known[amount]

        return lambda _: worked_out

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
        there = frozenset(each.key for each in rank)
        alike = self._alike(rank, layer)
        if not self._dependencies(rank[0], alike, layer) & there:
            return rank[0]
        depends = {each.key: self._dependencies(each, alike, layer) & there for each in rank}
        depending: dict[CandidateKey, set[CandidateKey]] = {each.key: set() for each in rank}
        for key, others in depends.items():
            for other in others:
                depending[other].add(key)
        return next(
            each for each in rank if keys_reached(depends, each.key) <= keys_reached(depending, each.key) | {each.key}
        )

    def _alike(self, rank: Iterable[Candidate], layer: Layer) -> Mapping[TrialKey, Sequence[Candidate]]:
        """The effects by the trial that they share."""
        alike: dict[TrialKey, list[Candidate]] = {}
        for each in rank:
            alike.setdefault(self._trial_key(each, layer), []).append(each)
        return alike

    def _trial_key(self, candidate: Candidate, layer: Layer) -> TrialKey:
        """Equal for effects that share a trial; an effect that shares none has its own."""
        if not self._shares_phrase(candidate) or not may_share_trial(candidate, layer):
            return candidate.key
        changes = candidate.in_layer(layer)  # the very same where they are equal
        dated = candidate.effect.timestamp if any(map(is_dated, changes)) else None
        return candidate.phrase, candidate.apart, id(changes), dated

    def _trial(self, key: TrialKey, candidate: Candidate, layer: Layer) -> Trial:
        trial = self._trials.get(key)
        if trial is None:
            burn_fuel(CHANGE * len(self.values))
            phrase = None if key is candidate.key else candidate.phrase
            source = candidate.effect.source
            affected = self._affected(candidate) if phrase is None else self._described_by(phrase, source)
            after = self._after(candidate, layer, affected, self.values)
            touched = frozenset(each for each in affected if after[each] is not self.values[each])
            left = keys_of_candidates(self.state, after) if ends_abilities(candidate, layer) else None
            trial = self._trials[key] = Trial(after, touched, left)
        return trial

    def _dependencies(
        self, candidate: Candidate, alike: Mapping[TrialKey, Sequence[Candidate]], layer: Layer
    ) -> frozenset[CandidateKey]:
        """CR 613.8a: what the effect depends on among those of its rank."""
        known = self._depends.get(candidate.key)
        if known is None:
            found: set[CandidateKey] = set()
            for key, others in alike.items():
                if others != [candidate] and may_depend(candidate, others[0], layer):
                    found |= self._depended_on(candidate, others, self._trial(key, others[0], layer), layer)
            known = self._depends[candidate.key] = frozenset(found - {candidate.key})
        return known

    def _depended_on(
        self, candidate: Candidate, others: Sequence[Candidate], trial: Trial, layer: Layer
    ) -> set[CandidateKey]:
        """CR 613.8a: those of the effects with this trial after which the effect would no longer exist, apply to other
        things, or do something else."""
        burn_fuel(LOOK * len(others))
        if self._is_compared_whole(candidate, layer):
            if not others[0].apart:
                differs = self._would_differ(candidate, others[0], trial, layer)
                return {each.key for each in others} if differs else set()
            return {each.key for each in others if self._would_differ(candidate, each, trial, layer)}
        moved = self._moved(candidate, trial)
        if not others[0].apart:
            return {each.key for each in others} if moved or self._is_ended(candidate, others[0], trial) else set()
        return {
            each.key for each in others if not moved <= {each.effect.source} or self._is_ended(candidate, each, trial)
        }

    def _is_compared_whole(self, candidate: Candidate, layer: Layer) -> bool:
        """Whether what the effect does, or what it applies to, depends on more than what each object is by itself."""
        fixed = candidate.begun is not None or candidate.effect.locked is not None
        finds_otherwise = not fixed and not self._shares_phrase(candidate)
        return finds_otherwise or any(is_worked_out_anew(each) for each in candidate.in_layer(layer))

    def _is_ended(self, candidate: Candidate, other: Candidate, trial: Trial) -> bool:
        """Whether the effect would no longer exist after the other, as it has not begun."""
        if trial.left is None or candidate.ability is None or candidate.key in self.begun:
            return False
        if other.apart and other.effect.source == candidate.effect.source:  # its source is left out
            return candidate.key not in keys_of_candidates(self.state, self.values)
        return candidate.key not in trial.left

    def _moved(self, candidate: Candidate, trial: Trial) -> frozenset[ObjectId]:
        """The objects that the effect would begin or cease to apply to."""
        phrase, source = candidate.phrase, candidate.effect.source
        if phrase is None or not self._shares_phrase(candidate):
            return frozenset()
        moved = trial.moved.get(phrase)
        if moved is None:
            burn_fuel(LOOK * len(trial.touched))
            context, things, values = Context(source, phrase.controller), self.state.objects, trial.after.__getitem__
            now = frozenset(self._described_by(phrase, source))
            moved = trial.moved[phrase] = frozenset(
                each
                for each in trial.touched
                if matches_filter(self.state, context, things[each], phrase.filter, values) is not (each in now)
            )
        return moved - {source} if candidate.apart else moved

    def _would_differ(self, candidate: Candidate, other: Candidate, trial: Trial, layer: Layer) -> bool:
        """CR 613.8a: whether it would no longer exist after the other, apply to other things, or do something else."""
        if self._is_ended(candidate, other, trial):
            return True
        after, affected, source = trial.after, self._affected(candidate), other.effect.source
        if other.apart and source in trial.touched:
            after = {**after, source: self.values[source]}
        if objects_affected(self.state, candidate, after) != affected:
            return True
        if tuple(self._spelled_out(candidate, layer, self.values)) != tuple(self._spelled_out(candidate, layer, after)):
            return True
        return any(
            self._works_out_otherwise(candidate, each, affected, after)
            for each in candidate.in_layer(layer)
            if is_worked_out_anew(each)
        )

    def _works_out_otherwise(
        self, candidate: Candidate, change: fx.Modification, affected: Sequence[ObjectId], after: AllValues
    ) -> bool:
        """Whether an amount of the modification is another one with these values."""
        burn_fuel(CHANGE * len(affected))
        now, then = self._amounts(candidate, change, self.values), self._amounts(candidate, change, after)
        return any(now(each)(amount) != then(each)(amount) for each in affected for amount in amounts_of(change))

    # Counters.

    def _size_counters(self) -> None:
        """CR 122.1a, 613.4c: before the other changes of the layer, since none changes what a counter does."""
        counted = {
            thing.id: values_with_counters(thing, self.values[thing.id]) for thing in self.state.table.with_counters
        }
        if counted:
            self._become({**self.values, **counted})


def apart_from_source(candidate: Candidate, described: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What the effect applies to of all that its noun phrase describes."""
    if not candidate.apart or candidate.effect.source not in described:
        return described
    at = described.index(candidate.effect.source)
    return described[:at] + described[at + 1 :]


def ends_abilities(candidate: Candidate, layer: Layer) -> bool:
    """Whether the effect may begin or end static abilities."""
    return any(changes_abilities(each) for each in candidate.in_layer(layer))


def resizes_by_number(candidate: Candidate) -> bool:
    """Whether all that the effect does in layer 7c is to add fixed numbers."""
    return all(
        isinstance(each, fx.ModifyPowerToughness) and isinstance(each.times, fx.Fixed)
        for each in candidate.in_layer(Layer.MODIFY_SIZE)
    )


def size_added(candidate: Candidate) -> tuple[int, int]:
    """How much power and toughness the effect adds in fixed numbers."""
    changes = [each for each in candidate.in_layer(Layer.MODIFY_SIZE) if isinstance(each, fx.ModifyPowerToughness)]
    sizes = [
        (each.power * each.times.number, each.toughness * each.times.number)
        for each in changes
        if isinstance(each.times, fx.Fixed)
    ]
    return sum(power for power, _ in sizes), sum(toughness for _, toughness in sizes)


def number_of_fixed(amount: fx.Amount) -> int | None:
    """What works out amounts of which all are fixed numbers."""
    return amount.number if isinstance(amount, fx.Fixed) else None


def keys_reached(
    depends: Mapping[CandidateKey, Collection[CandidateKey]], start: CandidateKey
) -> AbstractSet[CandidateKey]:
    """Everything that an effect depends on, directly or not."""
    found_so_far: set[CandidateKey] = set()
    waiting = [start]
    while waiting:
        others = depends[waiting.pop()]
        burn_fuel(len(others))
        for each in others:
            if each not in found_so_far:
                found_so_far.add(each)
                waiting.append(each)
    return found_so_far


def is_dated(modification: fx.Modification) -> bool:
    """Whether what it does remembers when its effect began."""
    return isinstance(modification, fx.AddAbility) and isinstance(modification.ability, ab.StaticAbility)


def dated_modification(modification: fx.Modification, timestamp: int) -> fx.Modification:
    """CR 613.7a, 604.3a: a granted static ability remembers its timestamp and defines no characteristics."""
    if isinstance(modification, fx.AddAbility) and isinstance(modification.ability, ab.StaticAbility):
        return fx.AddAbility(replace(modification.ability, since=timestamp, defining=False))
    return modification
