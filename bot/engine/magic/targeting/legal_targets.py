"""Targets (CR 115): what a spell or ability may target, and what forbids it."""

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import CHANGE, burn_fuel
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.filter_matching import find_objects, is_player_on_side, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics, known_characteristics
from bot.engine.magic.values.player_abilities import abilities_of_player
from bot.engine.magic.values.quality_matching import protection_from, source_has_quality
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

# One target.


def why_not_target(state: GameState, context: Context, spec: fl.TargetSpec, target: Recipient) -> Refusal | None:
    """CR 115.1-115.2: return what forbids this target, None if it is legal."""
    if target_exists(state, target) and not reaches(state, context.source, context.controller, target):
        cited = cite_rules("classic range") if state.rules.territories else cite_rules("801.4")
        return Refusal(RefusalKind.OUT_OF_RANGE, cited, context.source, target)
    if spec.unread:
        return (
            why_untargetable(state, context, target)
            if target_exists(state, target)
            else missing_target(context, target)
        )
    if not fits_target_spec(state, context, spec, target):
        return missing_target(context, target, only_permanents_of(spec) if target_exists(state, target) else None)
    return why_untargetable(state, context, target)


def missing_target(context: Context, target: Recipient, wanted: fl.Filter | None = None) -> Refusal:
    """CR 115.1, 601.2c: that the instance of "target" does not describe it, or that it is not there."""
    cited = cite_rules("601.2c", "115.1")
    return Refusal(RefusalKind.NOT_A_LEGAL_TARGET, cited, context.source, target, wanted=wanted)


def only_permanents_of(spec: fl.TargetSpec) -> fl.Filter | None:
    """Return the description of its permanents; None where anything else can be targeted too."""
    others = (spec.players, spec.spells, spec.cards, *spec.abilities, *spec.also)
    return spec.permanents if all(each is None for each in others) else None


def target_exists(state: GameState, target: Recipient) -> bool:
    """Whether the target still exists: an ability does only while it is on the stack."""
    return isinstance(target, PlayerId) or target in state.objects or target in state.stacked


def fits_target_spec(state: GameState, context: Context, spec: fl.TargetSpec, target: Recipient) -> bool:
    """CR 115.2, 115.4-115.5: whether the instance of "target" describes it."""
    context = context_with_x(state, context, spec)
    if any(not fits_target_spec(state, context, each, target) for each in spec.also):
        return False
    if isinstance(target, PlayerId):
        return player_fits(state, context, spec, target)
    if spec.single and (target not in state.stacked or len(state.stacked[ObjectId(target)].targets) != 1):
        return False
    if (spec.aiming_at is not None or spec.aiming_at_you) and not aims_as_described(state, context, spec, target):
        return False
    if target not in state.objects:
        return target in state.stacked and ability_fits(state, context, spec, state.stacked[target])
    thing = state.objects[target]
    wanted = target_filter_for(spec, thing)
    if wanted is None or (thing.zone is Zone.STACK and target == context.source):
        return False
    return matches_filter(state, context, thing, wanted, partial(characteristics, state))


def aims_as_described(state: GameState, context: Context, spec: fl.TargetSpec, target: ObjectId) -> bool:
    """CR 115.1: whether the spell or ability on the stack has such a target."""
    for each in state.stacked[target].targets if target in state.stacked else ():
        if spec.aiming_at_you and each.what == context.controller:
            return True
        thing = state.objects.get(each.what) if isinstance(each.what, ObjectId) else None
        if thing is None or spec.aiming_at is None or not thing.on_battlefield:
            continue
        if matches_filter(state, context, thing, spec.aiming_at, partial(characteristics, state)):
            return True
    return False


def context_with_x(state: GameState, context: Context, spec: fl.TargetSpec) -> Context:
    """CR 107.3, 608.2b: the context with the X that the instance of "target" says, as large as it is now."""
    if spec.x_is is None:
        return context
    return replace(context, amount=amount_value(state, context, spec.x_is, partial(characteristics, state)))


def ability_fits(state: GameState, context: Context, spec: fl.TargetSpec, ability: StackedAbility) -> bool:
    """CR 115.2, 113.3: whether the instance of "target" allows this ability on the stack."""
    return ability_kind_of(ability) in spec.abilities and is_player_on_side(
        state, context, spec.abilities_of, ability.controller
    )


def player_fits(state: GameState, context: Context, spec: fl.TargetSpec, player: PlayerId) -> bool:
    """CR 115.4: whether the instance of "target" allows this player."""
    if spec.players is None or state.players[player].lost:
        return False
    return is_player_on_side(state, context, spec.players, player)


def target_filter_for(spec: fl.TargetSpec, thing: GameObject) -> fl.Filter | None:
    """CR 115.2: the description that the object must match in its zone; None if it can't be targeted there."""
    if thing.on_battlefield:
        return spec.permanents
    return {Zone.STACK: spec.spells, Zone.GRAVEYARD: spec.cards}.get(thing.zone)


def ability_kind_of(ability: StackedAbility) -> fl.AbilityKind:
    """CR 113.3: whether the ability on the stack is activated or triggered."""
    return fl.AbilityKind.ACTIVATED if ability.activated else fl.AbilityKind.TRIGGERED


def why_untargetable(state: GameState, context: Context, target: Recipient) -> Refusal | None:
    """CR 702.11, 702.16b, 702.18a, 101.2: the shroud, protection, hexproof or other ability that forbids targeting it;
    None if nothing does."""
    if isinstance(target, ObjectId) and (target not in state.objects or not state.objects[target].on_battlefield):
        return None
    abilities = keyword_abilities(state, target)
    if any(each.keyword is KeywordName.SHROUD for each in abilities):
        return Refusal(RefusalKind.SHROUD, cite_rules("702.18a"), context.source, target)
    protection = protection_from(state, target, context.source)
    if protection is not None:
        kind = RefusalKind.TARGET_PROTECTED
        return Refusal(kind, cite_rules("702.16b"), context.source, target, quality=protection.quality)
    if isinstance(target, ObjectId) and is_targeting_forbidden(state, context, target):
        return Refusal(RefusalKind.CANT_BE_TARGETED, cite_rules("101.2", "115.1"), context.source, target)
    whose = target if isinstance(target, PlayerId) else state.objects[target].controller
    hexproof = hexproof_from(state, abilities, context.source)
    if hexproof is None or whose not in state.opponents(context.controller):
        return None
    cited = "702.11d" if hexproof.quality is not None else "702.11c" if whose is target else "702.11b"
    return Refusal(RefusalKind.HEXPROOF, cite_rules(cited), context.source, target)


def is_targeting_forbidden(state: GameState, context: Context, permanent: ObjectId) -> bool:
    """CR 101.2: whether a static ability that is no keyword says that it can't be the target of such a source."""
    values = partial(characteristics, state)
    for thing, rule in static_abilities(state, ab.CantBeTargeted):
        own = Context(thing.id, thing.controller)
        wanted = rule.spells if is_spell(state, context.source) else rule.sources
        if (
            wanted is not None
            and is_player_on_side(state, own, rule.by, context.controller)
            and permanent in find_objects(state, own, rule.affects, values)
            and source_matches(state, own, context.source, wanted)
        ):
            return True
    return False


def is_spell(state: GameState, source: ObjectId) -> bool:
    return source in state.objects and state.objects[source].zone is Zone.STACK


def source_matches(state: GameState, context: Context, source: ObjectId, wanted: fl.Filter) -> bool:
    """CR 608.2h: whether the source is like that, or was when it left."""
    last = state.departed(source)
    thing = state.objects[source] if last is None else last.thing
    return matches_filter(state, context, thing, wanted, partial(known_characteristics, state))


def keyword_abilities(state: GameState, target: Recipient) -> tuple[fx.KeywordAbility, ...]:
    """The keyword abilities of a player or a permanent."""
    if isinstance(target, PlayerId):
        return abilities_of_player(state, target)
    return tuple(each for each in characteristics(state, target).abilities if isinstance(each, fx.KeywordAbility))


def hexproof_from(
    state: GameState, abilities: Sequence[fx.KeywordAbility], source: ObjectId
) -> fx.KeywordAbility | None:
    """CR 702.11b-d: plain hexproof, or hexproof from a quality that the source has; None without either."""
    return next(
        (
            ability
            for ability in abilities
            if ability.keyword is KeywordName.HEXPROOF
            and (ability.quality is None or source_has_quality(state, source, ability.quality))
        ),
        None,
    )


def legal_targets(state: GameState, context: Context, spec: fl.TargetSpec) -> tuple[Recipient, ...]:
    """CR 601.2c: everything that this instance of "target" may choose: permanents, players, then the rest."""
    candidates = tuple(target_candidates(state, spec))
    burn_fuel(CHANGE * len(candidates))
    return tuple(each for each in candidates if why_not_target(state, context, spec, each) is None)


def target_candidates(state: GameState, spec: fl.TargetSpec) -> Iterator[Recipient]:
    """CR 115.2, 115.4: everything of the kinds that the instance of "target" allows, in the zones where it looks."""
    if spec.permanents is not None or spec.unread:
        yield from (thing.id for thing in state.battlefield())
    if spec.players is not None or spec.unread:
        yield from state.in_game()
    if spec.spells is not None or spec.abilities or spec.unread:
        yield from reversed(state.stack)
    if spec.cards is not None or spec.unread:
        yield from (thing.id for thing in state.objects.values() if thing.zone is Zone.GRAVEYARD)


# All targets of a spell or ability.


@dataclass(frozen=True, slots=True)
class TargetInstances:
    """The instances of "target" of a spell or ability that is being announced, with its X."""

    state: GameState
    context: Context
    specs: Sequence[fl.TargetSpec]
    x: int = 0
    known: dict[int, tuple[Recipient, ...]] = field(default_factory=dict, compare=False)
    """The legal targets of those that were asked for, by the identity of each."""

    def numbers(self, spec: fl.TargetSpec) -> tuple[int, int | None]:
        """CR 601.2c: the fewest and the most targets that the instance may have; None: any number."""
        if not spec.x:
            return (spec.least, spec.most)
        x = self.x if spec.x_is is None else max(0, context_with_x(self.state, self.context, spec).amount)
        return (min(spec.least, 1) * x, x)

    def legal(self, spec: fl.TargetSpec) -> tuple[Recipient, ...]:
        """CR 601.2c: everything that the instance may choose by itself; found once."""
        known = self.known.get(id(spec))
        if known is None:
            known = self.known[id(spec)] = legal_targets(self.state, self.context, spec)
        return known

    def parted(self, targets: Sequence[Recipient]) -> tuple[Target, ...] | None:
        """CR 601.2c: the targets, in order, divided among the instances; the first instances take as many as they can.
        None if no division is legal."""
        return next(self._parted(0, (), tuple(targets)), None)

    def _parted(
        self, instance: int, chosen: tuple[Target, ...], left: tuple[Recipient, ...]
    ) -> Iterator[tuple[Target, ...]]:
        if instance == len(self.specs):
            yield from () if left else (chosen,)
            return
        least, most = self.numbers(self.specs[instance])
        for number in range(len(left) if most is None else min(most, len(left)), least - 1, -1):
            taken, rest = left[:number], left[number:]
            if not any(self._refused(instance, chosen, taken)):
                yield from self._parted(instance + 1, (*chosen, *self._chosen(instance, taken)), rest)

    def _chosen(self, instance: int, taken: Sequence[Recipient]) -> Iterator[Target]:
        return (Target(each, incarnation_of(self.state, each), instance) for each in taken)

    def _refused(self, instance: int, chosen: Sequence[Target], taken: Sequence[Recipient]) -> Iterator[Refusal]:
        """CR 115.3, 601.2c: what forbids these targets for the instance, after the targets of earlier instances."""
        spec = self.specs[instance]
        before = {each.what for each in chosen} if spec.apart else set()
        for place, target in enumerate(taken):
            refusal = why_not_target(self.state, self.context, spec, target)
            if refusal is not None:
                yield refusal
            elif target in before or target in taken[:place]:
                yield Refusal(RefusalKind.SAME_TARGET, cite_rules("115.3", "601.2c"), self.context.source, target)
            elif spec.one_owner and self._owner(target) != self._owner(taken[0]):
                yield missing_target(self.context, target)

    def _owner(self, target: Recipient) -> PlayerId | None:
        """CR 108.3, 404.1: whose graveyard the card lies in."""
        return self.state.objects[ObjectId(target)].owner if target in self.state.objects else None

    def faults(self, targets: Sequence[Recipient]) -> Iterator[Refusal]:
        """CR 601.2c: too few targets, too many, or what forbids those that are not legal; nothing if all is well."""
        if self.parted(targets) is not None:
            return
        least = sum(self.numbers(spec)[0] for spec in self.specs)
        mosts = [self.numbers(spec)[1] for spec in self.specs]
        most = None if None in mosts else sum(each or 0 for each in mosts)
        subject, given = self.context.source, len(targets)
        if given < least:
            yield Refusal(RefusalKind.NO_TARGET, cite_rules("601.2c"), subject, amount=given, needed=least)
        if most is not None and given > most:
            yield Refusal(RefusalKind.TOO_MANY_TARGETS, cite_rules("601.2c"), subject, amount=given, needed=most)
        chosen: tuple[Target, ...] = ()
        for instance, taken in enumerate(self._at_first_sight(tuple(targets), least)):
            yield from self._refused(instance, chosen, taken)
            chosen = (*chosen, *self._chosen(instance, taken))

    def _at_first_sight(self, targets: tuple[Recipient, ...], least: int) -> Iterator[tuple[Recipient, ...]]:
        """The targets divided in the plain way: the fewest for each instance, the rest for the first that may have
        more."""
        over = max(0, len(targets) - least)
        for spec in self.specs:
            fewest, most = self.numbers(spec)
            more = over if most is None else min(over, most - fewest)
            over -= more
            yield targets[: fewest + more]
            targets = targets[fewest + more :]

    def impossible(self) -> fl.TargetSpec | None:
        """CR 601.2c: an instance without enough legal targets; None if there is none."""
        return next(
            (spec for spec in self.specs if len(self.legal(spec)) < self.numbers(spec)[0]),
            None,
        )


def incarnation_of(state: GameState, target: Recipient) -> int:
    """CR 400.7: the object's incarnation; 0 for a player or an ability on the stack."""
    return state.objects[ObjectId(target)].incarnation if target in state.objects else 0


def still_legal(state: GameState, context: Context, specs: Sequence[fl.TargetSpec], target: Target) -> Target:
    """CR 608.2b: the target, with `what` None if it is not legal any more."""
    if target.what is None:
        return target
    same = target_exists(state, target.what) and incarnation_of(state, target.what) == target.incarnation
    legal = same and why_not_target(state, context, specs[target.instance], target.what) is None
    return target if legal else replace(target, what=None)
