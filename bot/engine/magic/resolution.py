"""Resolving spells and abilities (CR 608): targets checked once more, then each effect carried out in order.

One small function an effect; what an effect does to damage, counters or zones is the business of those chapters."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from bot.engine.magic import card_effects
from bot.engine.magic.abilities import Ability, Goaded, MustAttack
from bot.engine.magic.amounts import last_known, number
from bot.engine.magic.arrivals import Entrance
from bot.engine.magic.choices import Choice
from bot.engine.magic.combat.banding import mates
from bot.engine.magic.combat.in_force import OF_NOBODY, in_force
from bot.engine.magic.copies import copied_definition
from bot.engine.magic.countering import cant_be_countered
from bot.engine.magic.damage import dealt
from bot.engine.magic.damage_shields import Fixing, made_effects
from bot.engine.magic.damage_watch import Damage
from bot.engine.magic.destruction import Destruction, destroy
from bot.engine.magic.durations import goes_on
from bot.engine.magic.effects import (
    Amount,
    AtEndOfCombat,
    AtNextEndStep,
    AttachIt,
    Attacking,
    BecomeBlocked,
    CardEffect,
    CastTransformed,
    ChangeDamage,
    ChooseOpponent,
    Counter,
    CreateCopies,
    CreateTokens,
    DealDamage,
    Destroy,
    Draw,
    Effect,
    Entering,
    Exile,
    ExileAndReturn,
    Fight,
    Fixed,
    GainControl,
    GainLife,
    GetEmblem,
    Impose,
    LoseLife,
    Modification,
    Modify,
    ModifyPowerToughness,
    PutCardFromHand,
    PutCounters,
    PutOntoBattlefield,
    Regenerate,
    RemoveCounters,
    RequireBlock,
    ReturnToBattlefield,
    ReturnToHand,
    Sacrifice,
    SacrificeIt,
    SetPowerToughness,
    TakeChosen,
    Tap,
    Untap,
)
from bot.engine.magic.entering import Arrival, enter
from bot.engine.magic.events import (
    Attached,
    BecameBlocked,
    BlockRequired,
    Countered,
    CountersPut,
    CountersRemoved,
    DamageEffectBegan,
    DelayedTriggerMade,
    DidNotResolve,
    EffectBegan,
    EmblemCreated,
    Event,
    LifeGained,
    LifeLost,
    NotCountered,
    NotDestroyed,
    RegenerationShieldMade,
    Resolved,
    RuleImposed,
    Sacrificed,
    Tapped,
    Untapped,
    ZoneChanged,
)
from bot.engine.magic.filters import (
    COLORS_BY_NAME,
    Filter,
    Made,
    Matching,
    ObjectSet,
    Players,
    PlayerSet,
    TargetObject,
    Together,
)
from bot.engine.magic.free_casting import cast_for_free
from bot.engine.magic.game import Game, given_by
from bot.engine.magic.holding import holds
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics, known_characteristics
from bot.engine.magic.matching import context_of, found, matches, players_meant
from bot.engine.magic.modifications import as_chosen
from bot.engine.magic.new_ids import fresh
from bot.engine.magic.objects import EMBLEM, CardDefinition, Characteristics, GameObject, Zone
from bot.engine.magic.private_zones import draw_event
from bot.engine.magic.proposals import Author, Batch, Proposal
from bot.engine.magic.state import GameState, StackedAbility
from bot.engine.magic.steps import Step
from bot.engine.magic.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.targeting import incarnation_of, still_legal
from bot.engine.magic.tokens import token_definition
from bot.engine.trace import Rule, Rules, rules


def resolve_top(game: Game) -> None:
    """CR 608.1: the topmost spell or ability resolves, unless all its targets are illegal (608.2b)."""
    stacked = with_legal_targets(game.state, game.state.stacked[game.state.stack[-1]])
    if not still_meant(game.state, stacked):
        game.happen([Proposal(DidNotResolve(stacked), rules("603.4", "608.2a"))])
    elif stacked.targets and all(target.what is None for target in stacked.targets):
        game.happen([Proposal(DidNotResolve(stacked), rules("608.2b"))])
    else:
        Resolution(game, stacked).run()
        game.happen([Proposal(Resolved(stacked), rules("608.2n"))])
    leave_stack(game, stacked)
    game.settle()


def still_meant(state: GameState, stacked: StackedAbility) -> bool:
    """CR 603.4, 608.2a: the intervening "if" clause, checked again before targets are."""
    condition, values = stacked.only_if, partial(characteristics, state)
    return condition is None or holds(state, context_of(stacked), condition, values)


def with_legal_targets(state: GameState, stacked: StackedAbility) -> StackedAbility:
    """CR 608.2b: with nothing in the place of each target that is no longer legal."""
    context = context_of(stacked)
    return replace(stacked, targets=tuple(still_legal(state, context, stacked.specs, each) for each in stacked.targets))


def leave_stack(game: Game, stacked: StackedAbility) -> None:
    """CR 608.2n, 608.3a: a spell's card goes to its owner's graveyard, a permanent's onto the battlefield."""
    if stacked.card is None or game.state.objects[stacked.card].zone is not Zone.STACK:
        return
    permanent = bool(PERMANENT_TYPES & set(game.state.objects[stacked.card].printed.types))
    destination = Zone.BATTLEFIELD if permanent else Zone.GRAVEYARD
    cited = rules("608.3a") if permanent else rules("608.2n")
    if permanent and stacked.cost is Keyword.SNEAK:
        move = ZoneChanged(stacked.card, Zone.STACK, destination, tapped=True)
        enter(game, stacked, [Arrival(move, Attacking(as_returned=True))], (*cited, *rules("702.190b")))
        return
    move = ZoneChanged(stacked.card, Zone.STACK, destination)
    game.happen([Proposal(move, cited, author=Author(stacked.controller, x=stacked.amount))])


PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""CR 110.4."""


def deal_damage(game: Game, damages: Sequence[Damage]) -> None:
    """CR 120.4, 615.5: damage is dealt; the other parts of what prevented some of it take place immediately after."""
    found = dealt(game.state, damages, game.decide)
    game.happen(found.proposals)
    for other_part in found.afterwards:
        Resolution(game, other_part, rules("615.5")).run()


IN_ORDER = rules("608.2c")


class Resolution:
    """One resolving spell or ability: its effects in order, each reading the state that the last one left."""

    def __init__(self, game: Game, stacked: StackedAbility, cited: Rules = IN_ORDER) -> None:
        self.game = game
        self.stacked = stacked
        self.context = context_of(stacked)
        self.rules = given_by(stacked) or cited

    @property
    def state(self) -> GameState:
        return self.game.state

    def run(self) -> None:
        """CR 608.2c-d: an optional ability asks first."""
        if self.stacked.optional and not self._may():
            return
        for effect in self.stacked.effects:
            self.perform(effect)

    def perform(self, effect: Effect) -> None:  # noqa: C901, PLR0912, PLR0915 - one arm for each member of the union
        if isinstance(effect, CardEffect):
            card_effects.perform(self, effect)
            return
        match effect:
            case Modify():
                self._modify(effect)
            case DealDamage():
                self._deal(effect)
            case Fight():
                self._fight(effect)
            case GainLife(player=player, amount=amount):
                gained = self.amount(amount)
                self.each_player(player, lambda who: LifeGained(who, gained, self.stacked.source), gained)
            case LoseLife(player=player, amount=amount):
                lost = self.amount(amount)
                self.each_player(player, lambda who: LifeLost(who, lost), lost)
            case Draw(player=player, amount=amount):
                self._draw(player, self.amount(amount))
            case PutCounters(what=what, kind=kind, amount=amount):
                number = self.amount(amount)
                self.each_object(what, lambda each: CountersPut(each, kind, number) if number else None)
            case RemoveCounters(what=what, kind=kind, amount=amount):
                self._remove_counters(what, kind, self.amount(amount))
            case ChangeDamage():
                self._change_damage(effect)
            case Destroy(what=what, no_regeneration=no_regeneration):
                self._destroy(what, no_regeneration=no_regeneration)
            case Regenerate(what=what):
                self.each_object(what, lambda each: RegenerationShieldMade(each, self.stacked.source))
            case Exile(what=what):
                self._move(what, Zone.EXILE)
            case ExileAndReturn():
                self._exile_and_return(effect)
            case ReturnToHand(what=what):
                self._move(what, Zone.HAND)
            case SacrificeIt(what=what):
                mine = [each for each in self.objects(what) if self._is_still_mine(each)]
                self._sacrifice(mine)
            case Sacrifice(player=player, amount=amount, what=wanted):
                self._each_sacrifices(player, self.amount(amount), wanted)
            case Tap(what=what):
                self.each_object(what, lambda each: None if self.state.objects[each].tapped else Tapped(each))
            case Untap(what=what):
                self.each_object(what, lambda each: Untapped(each) if self.state.objects[each].tapped else None)
            case Counter(what=what, exile=exile):
                self._counter(what, Zone.EXILE if exile else Zone.GRAVEYARD)
            case AttachIt(to=to):
                self.each_object(to, self._attached)
            case BecomeBlocked(what=what):
                self._become_blocked(self.objects(what))
            case Impose():
                self._impose(effect)
            case ChooseOpponent():
                self._choose_opponent()
            case RequireBlock(what=what):
                self.each_object(what, lambda each: BlockRequired(each, self.stacked.source))
            case CreateTokens():
                self._create(effect)
            case GetEmblem(player=player, abilities=abilities):
                self._get_emblem(player, abilities)
            case CreateCopies():
                self._copy(effect)
            case PutOntoBattlefield():
                self._put_onto_battlefield(effect)
            case PutCardFromHand():
                self._put_from_hand(effect)
            case ReturnToBattlefield(counter=counter):
                self._return(counter)
            case CastTransformed():
                self._cast_transformed()
            case AtEndOfCombat(effects=effects):
                self._delay(effects, Step.END_OF_COMBAT)
            case AtNextEndStep(effects=effects):
                self._delay(effects, Step.END)
            case _:
                assert_never(effect)

    # What references mean now.

    def meant(self, what: ObjectSet) -> tuple[ObjectId, ...]:
        """The objects meant, wherever they are."""
        return found(self.state, self.context, what, partial(characteristics, self.state))

    def objects(self, what: ObjectSet) -> tuple[ObjectId, ...]:
        """The permanents meant that are on the battlefield, the source only if it is still the same object."""
        here = (each for each in self.meant(what) if self.state.objects[each].on_battlefield)
        return tuple(each for each in here if self._is_same(each))

    def movable(self, what: ObjectSet) -> tuple[ObjectId, ...]:
        """CR 400.7, 608.2b: the permanents meant; targets wherever they are, as long as they are the same objects."""
        if isinstance(what, Together):
            parts = (part for part in what.parts if isinstance(part, ObjectSet))
            return tuple(dict.fromkeys(each for part in parts for each in self.movable(part)))
        if not isinstance(what, TargetObject):
            return self.objects(what)
        targets = (each for each in self.context.targets if each.instance == what.index)
        return tuple(
            each.what
            for each in targets
            if isinstance(each.what, ObjectId)
            and each.what in self.state.objects
            and incarnation_of(self.state, each.what) == each.incarnation
        )

    def _move(self, what: ObjectSet, destination: Zone) -> None:
        """CR 400.7: from wherever they are, all at once."""
        self.propose([ZoneChanged(each, self.state.objects[each].zone, destination) for each in self.movable(what)])

    def _is_same(self, each: ObjectId) -> bool:
        """CR 400.7: the source that left and came back is another object."""
        return each != self.stacked.source or self.state.objects[each].incarnation == self.stacked.incarnation

    def amount(self, amount: Amount) -> int:
        """CR 107, 608.2h: worked out once, as the effect applies."""
        return number(self.state, self.context, amount, partial(known_characteristics, self.state))

    def _size(self, each: ObjectId, name: str) -> int:
        """CR 608.2h: of what left the battlefield, the last known one."""
        values = known_characteristics(self.state, each)
        return (values.power if name == "power" else values.toughness) or 0

    def each_object(self, what: ObjectSet, event: Callable[[ObjectId], Event | None]) -> None:
        """Make one event for each permanent meant, all at once."""
        events = (event(each) for each in self.objects(what))
        self.propose([each for each in events if each is not None])

    def each_player(self, who: PlayerSet, event: Callable[[PlayerId], Event], amount: int) -> None:
        players = players_meant(self.state, self.context, who)
        self.propose([event(player) for player in players] if amount > 0 else [])

    def propose(self, events: Sequence[Event], *more: Rule) -> None:
        """Make the events happen at once; `more` are rules beside those of the spell or ability."""
        if events:
            author = Author(self.stacked.controller, x=self.context.amount)
            self.game.happen([Proposal(event, (*self.rules, *more), author=author) for event in events])

    # The effects that are more than one event an object.

    def _attached(self, host: ObjectId) -> Event | None:
        """CR 701.3b, 301.5c: nothing happens to what has left, is attached to it already or is a creature itself."""
        source = self.state.objects[self.stacked.source]
        there = source.on_battlefield and source.incarnation == self.stacked.incarnation
        if not there or source.attached_to == host or characteristics(self.state, source.id).is_creature:
            return None
        return Attached(source.id, host)

    def _modify(self, effect: Modify) -> None:
        """CR 611.2c: locked in for the objects of this moment, each with amounts of its own if they speak of it."""
        stacked, affected = self.stacked, self.objects(effect.what)
        if not affected or not goes_on(
            self.state, effect.duration, stacked.source, stacked.incarnation, stacked.controller
        ):
            return
        chosen = tuple(self._choose(each) for each in effect.modifications)
        began: dict[tuple[Modification, ...], list[ObjectId]] = {}
        for each in affected:
            modifications = tuple(self._settled(modification, each, effect.times) for modification in chosen)
            if any(changes_something(modification) for modification in modifications):
                began.setdefault(modifications, []).append(each)
        self.propose(
            [
                EffectBegan(stacked.source, tuple(objects), modifications, effect.duration, stacked.controller)
                for modifications, objects in began.items()
            ]
        )

    def _choose(self, modification: Modification) -> Modification:
        """CR 608.2d: what is of its controller's choice is chosen as the effect begins."""
        if not isinstance(modification, TakeChosen):
            return modification
        choice = Choice(self.stacked.controller, modification.what, CHOOSABLE[modification.what], self.stacked.source)
        return as_chosen(modification, {modification.what: self.game.decide(choice)})

    def _settled(self, modification: Modification, affected: ObjectId, times: Amount) -> Modification:
        """CR 608.2h, 611.2c-d: amounts are worked out, and who gains control is settled, as the effect begins."""
        context = replace(self.context, affected=affected)
        worked_out = partial(number, self.state, context, values=partial(known_characteristics, self.state))
        match modification:
            case GainControl(player=player) if not isinstance(player, PlayerId):
                meant = () if player is None else players_meant(self.state, self.context, player)
                return GainControl(next(iter(meant), self.stacked.controller))
            case SetPowerToughness(power=power, toughness=toughness):
                fixed = (None if each is None else Fixed(worked_out(each)) for each in (power, toughness))
                return SetPowerToughness(*fixed)
            case ModifyPowerToughness(power=power, toughness=toughness, times=own_times):
                total = worked_out(own_times) * worked_out(times)
                return ModifyPowerToughness(power * total, toughness * total)
            case _:
                return modification

    def _deal(self, effect: DealDamage) -> None:
        """CR 120.2b: all of it at the same time."""
        deal_damage(self.game, [damage for each in (effect, *effect.also) for damage in self._damage(each)])

    def _damage(self, effect: DealDamage) -> Iterator[Damage]:
        """CR 608.2h: the amount is worked out once; where it is divided, each target gets its share (601.2d)."""
        amount = self.amount(effect.amount)
        for source in self.meant(effect.source):
            for to in self._recipients(effect.to):
                share = self._share(to, effect.to) if effect.divided else amount
                yield Damage(source, to, share, combat=False, unpreventable=effect.unpreventable)

    def _share(self, target: Recipient, to: ObjectSet | PlayerSet) -> int:
        """CR 601.2d: what was announced for the target; what is meant for one that has become illegal is lost."""
        return next(
            each.share
            for each in self.context.targets
            if isinstance(to, TargetObject) and each.instance == to.index and each.what == target
        )

    def _recipients(self, to: ObjectSet | PlayerSet) -> tuple[Recipient, ...]:
        if isinstance(to, Together):
            return tuple(dict.fromkeys(each for part in to.parts for each in self._recipients(part)))
        if isinstance(to, TargetObject):
            return tuple(
                each.what for each in self.context.targets if each.instance == to.index and each.what is not None
            )
        if isinstance(to, PlayerSet):
            return tuple(players_meant(self.state, self.context, to))
        return self.objects(to)

    def _fight(self, effect: Fight) -> None:
        """CR 701.14a-b: each deals damage equal to its power to the other, at once; else neither does."""
        first, second = self.objects(effect.first), self.objects(effect.second)
        fighters = [*first, *second]
        if len(fighters) == 2 and all(characteristics(self.state, each).is_creature for each in fighters):
            edges = [
                Damage(each, other, self._size(each, "power"), combat=False)
                for each, other in (fighters, reversed(fighters))
            ]
            deal_damage(self.game, edges)

    def _remove_counters(self, what: ObjectSet, kind: str, number: int) -> None:
        """CR 122.1, 101.3: as many as there are."""
        held = {each: self.state.objects[each].counters.get(kind, 0) for each in self.objects(what)}
        removed = {each: min(number, there) for each, there in held.items()}
        self.propose([CountersRemoved(each, kind, amount) for each, amount in removed.items() if amount])

    def _change_damage(self, effect: ChangeDamage) -> None:
        """CR 614.3, 615.3, 615.11: the effect stands until it is used up or its duration ends."""
        number = None if effect.next is None else self.amount(effect.next)
        if number == 0:
            return
        first = self.state.clock + 1
        made = made_effects(Fixing(self.state, self.game.decide, self.stacked, self.context), effect, number)
        self.propose([DamageEffectBegan(replace(each, number=each.number + first)) for each in made])

    def _draw(self, who: PlayerSet, number: int) -> None:
        """CR 121.2: one card after the other."""
        for player in list(players_meant(self.state, self.context, who)):
            for _ in range(number):
                self.propose([draw_event(self.state, player)])

    def _destroy(self, what: ObjectSet, *, no_regeneration: bool) -> None:
        """CR 701.8a."""
        batch = Batch()
        due = [Destruction(each, self.rules, no_regeneration, by_effect=True) for each in self.objects(what)]
        spared = destroy(self.state, due, batch, self.game.decide)
        self.game.happen(batch.proposals)
        for proposal in spared:
            if isinstance(proposal.event, NotDestroyed):
                self.game.note(proposal.event, proposal.rules)

    def _impose(self, effect: Impose) -> None:
        """CR 611.2c: particular objects are settled now, what a noun phrase describes is not; nor is anything imposed
        on nobody. A player whom something has to attack is settled too."""
        described = isinstance(effect.what, Matching)
        affected = None if described else self.objects(effect.what)
        if affected == () or (affected and isinstance(effect.rule, Goaded) and self._has_goaded(affected)):
            return
        rule, source = effect.rule, self.stacked.source
        if described and not isinstance(rule, OF_NOBODY):
            rule = replace(rule, affects=effect.what)
        controller, duration = self.stacked.controller, effect.duration
        if effect.at is None:
            self.propose([RuleImposed(source, controller, rule, affected, duration)])
        elif isinstance(rule, MustAttack):
            players = tuple(players_meant(self.state, self.context, effect.at))
            rules_made = [replace(rule, towards=player) for player in players]
            self.propose([RuleImposed(source, controller, each, affected, duration) for each in rules_made])

    def _has_goaded(self, creatures: Sequence[ObjectId]) -> bool:
        """CR 701.15d: goading again what one has goaded already has no effect."""
        mine = [each.affected for each in in_force(self.state, Goaded) if each.controller == self.stacked.controller]
        return all(any(creature in affected for affected in mine) for creature in creatures)

    def _choose_opponent(self) -> None:
        """By default the next opponent in turn order; what is random is the scenario's to say."""
        options = tuple(players_meant(self.state, self.context, Players.EACH_OPPONENT))
        if options:
            chosen = self.game.decide(
                Choice(self.stacked.controller, "opponent", options, self.stacked.source, self.rules)
            )
            self.context = replace(self.context, chosen=chosen)

    def _become_blocked(self, creatures: Sequence[ObjectId]) -> None:
        """CR 509.1h, 702.22i: what is not blocked yet becomes blocked, and its whole band with it."""
        combat, batch = self.state.combat, Batch()
        if combat is None:
            return
        unblocked = {each for each, attacker in combat.attackers.items() if not attacker.blocked}
        for creature in creatures:
            if creature in unblocked:
                first = batch.add(BecameBlocked(creature), self.rules)
                unblocked.remove(creature)
                for mate in mates(combat, creature):
                    if mate in unblocked and mate not in creatures:
                        batch.add(BecameBlocked(mate), rules("702.22i"), follows=first)
                        unblocked.remove(mate)
        self.game.happen(batch.proposals)

    def _counter(self, what: ObjectSet, destination: Zone) -> None:
        """CR 701.6a, 101.2: cancelled, unless it can't be countered."""
        batch = Batch()
        for each in self.meant(what):
            stacked = self.state.stacked.get(each)
            if stacked is None:
                continue
            if cant_be_countered(self.state, stacked):
                batch.add(NotCountered(stacked), (*self.rules, *rules("101.2")))
                continue
            countered = batch.add(Countered(stacked, self.stacked), (*self.rules, *rules("701.6a")))
            if stacked.card is not None:
                batch.add(ZoneChanged(stacked.card, Zone.STACK, destination), rules("701.6a"), follows=countered)
        self.game.happen(batch.proposals)

    def _is_still_mine(self, each: ObjectId) -> bool:
        """CR 701.21a: only its controller sacrifices it."""
        return self.state.objects[each].controller == self.stacked.controller

    def _sacrifice(self, permanents: Sequence[ObjectId]) -> None:
        batch = Batch()
        for each in permanents:
            sacrificed = batch.add(Sacrificed(each), (*self.rules, *rules("701.21a")))
            batch.add(ZoneChanged(each, Zone.BATTLEFIELD, Zone.GRAVEYARD), rules("701.21a"), follows=sacrificed)
        self.game.happen(batch.proposals)

    def _each_sacrifices(self, who: PlayerSet, number: int, wanted: Filter | None) -> None:
        """CR 701.21a, 101.4: chosen one by one, in turn order, then sacrificed together."""
        chosen: list[ObjectId] = []
        for player in players_meant(self.state, self.context, who):
            mine = sorted(self._to_sacrifice(player, wanted), key=self._worth)
            options = [thing.id for thing in mine]
            for _ in range(min(number, len(options))):
                pick = self.game.decide(Choice(player, "sacrifice", tuple(options), self.stacked.source))
                options.remove(pick)
                chosen.append(pick)
        self._sacrifice(chosen)

    def _to_sacrifice(self, player: PlayerId, wanted: Filter | None) -> Iterator[GameObject]:
        values = partial(characteristics, self.state)
        for thing in self.state.battlefield():
            fits = wanted is None or matches(self.state, self.context, thing, wanted, values)
            if thing.controller == player and fits:
                yield thing

    def _worth(self, thing: GameObject) -> tuple[bool, int, ObjectId]:
        """By default the smallest goes: what is no creature or planeswalker, then by size."""
        values = characteristics(self.state, thing.id)
        return values.is_creature or values.is_planeswalker, (values.power or 0) + (values.toughness or 0), thing.id

    def _create(self, effect: CreateTokens) -> None:
        """CR 111.1-111.4."""
        whom = self._whom(effect.for_each, effect.amount)
        self._enter(self._entrance(effect.entering).tokens(token_definition(effect), 0, whom))

    def _get_emblem(self, who: PlayerSet, abilities: tuple[Ability, ...]) -> None:
        """CR 114.2-114.3: it has these abilities, no name and nothing else."""
        definition = CardDefinition((Characteristics("", abilities=abilities),), EMBLEM)
        players = tuple(players_meant(self.state, self.context, who))
        names = fresh(self.state.objects, "emblem")
        emblems = [
            GameObject(name, definition, player, player, Zone.COMMAND)
            for name, player in zip(names, players, strict=False)
        ]
        self.propose([EmblemCreated(emblem) for emblem in emblems], *rules("114.2"))

    def _copy(self, effect: CreateCopies) -> None:
        """CR 707.2, 608.2h: copies of what it is, or was as it last existed."""
        for original in self.meant(effect.of):
            thing = last_known(self.state, original)
            whom = [each for each in self._whom(effect.for_each, effect.amount) if not effect.optional or self._may()]
            self._enter(self._entrance(effect.entering).tokens(*copied_definition(thing), whom))

    def _whom(self, for_each: PlayerSet | None, amount: Amount) -> Sequence[PlayerId | None]:
        """The players for whom something is done, each as often as the amount says; None: for nobody in particular."""
        players = [None] if for_each is None else players_meant(self.state, self.context, for_each)
        return [player for player in players for _ in range(self.amount(amount))]

    def _may(self) -> bool:
        """CR 608.2d."""
        choice = Choice(self.stacked.controller, "may", (True, False), self.stacked.source)
        return bool(self.game.decide(choice))

    def _put_onto_battlefield(self, effect: PutOntoBattlefield) -> None:
        """CR 400.7: a card that has left the zone meanwhile is another object."""
        there = (each for each in self.meant(effect.what) if self.state.objects[each].zone is not Zone.BATTLEFIELD)
        kept = isinstance(effect.what, Made)  # known with its incarnation, be it the source itself
        entrance = self._entrance(effect.entering)
        self._enter([entrance.card(card, yours=effect.yours) for card in there if kept or self._is_same(card)])

    def _exile_and_return(self, effect: ExileAndReturn) -> None:
        """CR 400.7, 111.8: what returns is a new object; a token that was exiled stays where it is."""
        permanents = self.objects(effect.what)
        self._move(effect.what, Zone.EXILE)
        there = [self.state.objects[each] for each in permanents]
        exiled = tuple((each.id, each.incarnation) for each in there if each.zone is Zone.EXILE and not each.token)
        entering = Entering(tapped=effect.tapped)
        if not effect.at_end_step:
            entrance = self._entrance(entering)
            self._enter([entrance.card(card, yours=effect.yours) for card, _ in exiled])
        elif exiled:
            self.context = replace(self.context, made=(*self.context.made, *exiled))
            self._delay((PutOntoBattlefield(Made(), entering, effect.yours),), Step.END)

    def _put_from_hand(self, effect: PutCardFromHand) -> None:
        """CR 608.2d: one that is known; of a hand that nobody knows, none."""
        hand = [
            thing.id
            for thing in self.state.objects.values()
            if thing.zone is Zone.HAND
            and thing.owner == self.stacked.controller
            and matches(self.state, self.context, thing, effect.what, partial(characteristics, self.state))
        ]
        if hand:
            card = self.game.decide(Choice(self.stacked.controller, "put", tuple(hand), self.stacked.source))
            self._enter([self._entrance(effect.entering).card(card, yours=True)])

    def _entrance(self, entering: Entering) -> Entrance:
        return Entrance(self.state, self.context, entering)

    def _enter(self, arrivals: Sequence[Arrival]) -> None:
        if arrivals:
            made = enter(self.game, self.stacked, arrivals, self.rules)
            self.context = replace(self.context, made=(*self.context.made, *made))

    def _delay(self, effects: tuple[Effect, ...], step: Step) -> None:
        """CR 603.7a-b; an ability about what was made, where nothing was, is not made either."""
        if not self.context.made and all(is_about_made(effect) for effect in effects):
            return
        delayed = replace(
            self.stacked,
            id=ObjectId(f"{self.stacked.id}+"),
            effects=effects,
            specs=(),
            targets=(),
            optional=False,
            only_if=None,
            made=self.context.made,
        )
        self.game.happen([Proposal(DelayedTriggerMade(delayed, step), (*self.rules, *rules("603.7a")))])

    def _return(self, counter: str) -> None:
        """CR 702.79a, 702.93a: if the card is still where it went when it died (400.7)."""
        source = self.stacked.source
        card = self.state.objects[source]
        if card.zone is Zone.GRAVEYARD and card.incarnation == self.stacked.incarnation + 1 and not card.token:
            self.propose([ZoneChanged(source, Zone.GRAVEYARD, Zone.BATTLEFIELD), CountersPut(source, counter, 1)])

    def _cast_transformed(self) -> None:
        """CR 310.11b, 712.11a: of a card that has a back face and is still where it was exiled to (400.7)."""
        card = self.state.objects[self.stacked.source]
        exiled = card.zone is Zone.EXILE and card.incarnation == self.stacked.incarnation + 1
        if exiled and not card.token and len(card.definition.faces) > 1:
            cast_for_free(self.game, self.stacked, card.id, BACK_FACE, (*self.rules, *rules("712.11a")))


BACK_FACE = 1


def is_about_made(effect: Effect) -> bool:
    """Whether an effect is done to what the ability made, and to nothing else."""
    return isinstance(effect, Exile | SacrificeIt | ReturnToHand | Destroy) and isinstance(effect.what, Made)


CHOOSABLE: Mapping[str, tuple[str, ...]] = {
    "color": tuple(COLORS_BY_NAME),
    "creature type": CREATURE_TYPES,
    "land type": BASIC_LAND_TYPES,
}
"""CR 105.4, 205.3: what can be chosen."""


def changes_something(modification: Modification) -> bool:
    """A size change by nothing is none."""
    return not isinstance(modification, ModifyPowerToughness) or bool(modification.power or modification.toughness)
