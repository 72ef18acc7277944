"""Casting spells and activating abilities (CR 601, 602): from the action to an entry of the stack.

An illegal one changes nothing.

Scenarios are about rules and not about lands: with unlimited mana, mana costs are paid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.engine.magic.abilities import ActivatedAbility, Cost, LoyaltyPermission, Moment, SpellAbility, Unread
from bot.engine.magic.choices import Choice
from bot.engine.magic.dividing import why_undividable, with_shares
from bot.engine.magic.effects import Duration, Effect, GainControl, Modify
from bot.engine.magic.events import (
    AbilityActivated,
    CountersPut,
    CountersRemoved,
    Sacrificed,
    SpellCast,
    Tapped,
    ZoneChanged,
)
from bot.engine.magic.filters import THIS, Side, TargetObject, TargetSpec
from bot.engine.magic.game import Game
from bot.engine.magic.holding import holds
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.keyword_meanings import RULES, YOUR_UNBLOCKED_ATTACKER
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics
from bot.engine.magic.limits import UnreadAbility
from bot.engine.magic.mana import Price
from bot.engine.magic.matching import Context, context_of, found, matches
from bot.engine.magic.objects import Characteristics, GameObject, Zone
from bot.engine.magic.paying import pay, why_not_paid
from bot.engine.magic.proposals import Author, Batch
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.returning import attack_of, choose_returned, move_of, why_not_returned
from bot.engine.magic.scenario import Activate, CanTarget, Cast, LegalTargets, SpellOrAbility
from bot.engine.magic.state import GameState, StackedAbility
from bot.engine.magic.steps import MAIN_PHASES, Step
from bot.engine.magic.targeting import Instances, legal_targets, why_not_target
from bot.engine.magic.triggers import named
from bot.engine.trace import rules

NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
"""CR 502.4, 514.3."""


# Casting.


def cast(game: Game, action: Cast) -> Sequence[Refusal]:
    """CR 601.2: cast a spell with the targets announced; return what makes it illegal."""
    state = game.state
    spell = spell_object(state, action)
    effects, specs = spell_abilities(spell)
    stacked = StackedAbility(spell.id, spell.id, spell.controller, effects, specs, amount=action.x, card=spell.id)
    late = why_not_cast(state, spell, action.cost)
    if late is not None:
        return [late]
    trial = replace(state, objects={**state.objects, spell.id: spell})
    instances = instances_of(trial, stacked)
    refusals = [*instances.faults(action.targets), *unpaid_spell(state, spell, action.cost, action.x)]
    if not refusals:
        stacked = replace(stacked, targets=instances.parted(action.targets) or ())
        if (undividable := why_undividable(trial, stacked)) is not None:
            return [undividable]
        stacked = with_shares(trial, stacked, game.decide)
        game.happen(casting(game, stacked, spell, action.cost).proposals)
        game.settle()
    return refusals


def why_not_cast(state: GameState, spell: GameObject, cost: Keyword | None) -> Refusal | None:
    """CR 601.2b, 601.2e, 118.9: what forbids casting it now, for its mana cost or the alternative one."""
    if cost is None:
        return why_not_now(state, spell.printed, spell.controller)
    if cost not in spell.printed.keywords:
        return Refusal(RefusalKind.NO_SUCH_COST, rules("601.2b", "118.9"), spell.id)
    return why_not_sneaking(state, spell)


def unpaid_spell(state: GameState, spell: GameObject, cost: Keyword | None, x: int = 0) -> Iterator[Refusal]:
    """CR 601.2h: its mana cost is more than the player has; what alternative costs take in mana is not known."""
    if cost is None:
        price = Price(spell.printed.mana_cost, x)
        refusal = why_not_paid(state, spell.controller, price, spell.id, rules("601.2h"))
        if refusal is not None:
            yield refusal


def why_not_sneaking(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 702.190a: the declare blockers step of one's own turn, and an unblocked creature to return."""
    if state.over or state.step is not Step.DECLARE_BLOCKERS or state.active != spell.controller:
        return Refusal(RefusalKind.SNEAK_TIMING, rules("702.190a"), spell.id, spell.controller)
    cited = rules("702.190a", "118.3")
    return why_not_returned(state, spell.controller, spell.id, YOUR_UNBLOCKED_ATTACKER, cited)


def casting(game: Game, stacked: StackedAbility, spell: GameObject, cost: Keyword | None) -> Batch:
    """CR 601.2a, 601.2h-i: the spell is put on the stack and its costs are paid."""
    state, batch = game.state, Batch()
    if cost is None:
        batch.add(SpellCast(stacked, spell, held_card(state, spell)), rules("601.2i"))
        pay(state, batch, spell.controller, Price(spell.printed.mana_cost, stacked.amount), rules("601.2h"))
        return batch
    returned = choose_returned(game, spell.controller, spell.id, YOUR_UNBLOCKED_ATTACKER)
    stacked = replace(stacked, attacked=attack_of(state, returned), cost=cost)
    index = batch.add(SpellCast(stacked, spell, held_card(state, spell)), rules("601.2i", "702.190a"))
    if returned is not None:
        batch.add(move_of(returned), rules("601.2h", "702.190a"), follows=index)
    return batch


def spell_object(state: GameState, action: Cast) -> GameObject:
    """CR 601.2a: the card as it lies on the stack, controlled by who casts it."""
    by = action.by if action.by is not None else state.active
    if action.definition is None:
        card = state.objects[action.spell]
        return GameObject(
            card.id, card.definition, card.owner, by, Zone.STACK, action.face, card.incarnation + 1, token=card.token
        )
    return GameObject(action.spell, action.definition, by, by, Zone.STACK, action.face)


def held_card(state: GameState, spell: GameObject) -> ObjectId | None:
    """The card that it is in a known hand; a scenario need not list it there."""
    held = (
        thing.id
        for thing in state.objects.values()
        if thing.zone is Zone.HAND and thing.owner == spell.owner and thing.definition == spell.definition
    )
    return next(held, None)


def spell_abilities(spell: GameObject) -> tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]:
    """CR 113.3a: what it does as it resolves; a permanent spell does nothing but enter.

    Raises `UnreadAbility` for an instant or sorcery whose text was not read."""
    effects: list[Effect] = []
    specs: list[TargetSpec] = []
    if not is_instant_or_sorcery(spell.printed):
        return (), ()
    unread = unread_effect(spell.printed)
    if unread is not None:
        raise UnreadAbility(spell.id, unread.text)
    for ability in spell.printed.abilities:
        if isinstance(ability, SpellAbility):
            effects += ability.effects
            specs += ability.targets
    return tuple(effects), tuple(specs)


def unread_effect(printed: Characteristics) -> Unread | None:
    """The first sentence of an instant or sorcery that was not read: what it does as it resolves is not known."""
    unread = (ability for ability in printed.abilities if isinstance(ability, Unread))
    return next(unread, None) if is_instant_or_sorcery(printed) else None


def is_instant_or_sorcery(printed: Characteristics) -> bool:
    return bool({"Instant", "Sorcery"} & set(printed.types))


def why_not_now(state: GameState, printed: Characteristics, player: PlayerId) -> Refusal | None:
    """CR 117.1a, 304.1, 307.1: an instant at any time with priority, anything else in one's own main phase with an
    empty stack."""
    if state.step in NO_PRIORITY or state.over:
        return Refusal(RefusalKind.NO_PRIORITY, rules("117.1a"), player)
    if "Instant" in printed.types or Keyword.FLASH in printed.keywords:
        return None
    if state.step in MAIN_PHASES and state.active == player and not state.stack:
        return None
    return Refusal(RefusalKind.SORCERY_TIMING, rules("117.1a"), player)


def instances_of(state: GameState, stacked: StackedAbility) -> Instances:
    """CR 601.2c: what it may target, in the state in which it is announced."""
    return Instances(state, context_of(stacked), stacked.specs, stacked.amount)


# Activating.


def activate(game: Game, action: Activate) -> Sequence[Refusal]:
    """CR 602.2: activate an ability with the targets announced; return what makes it illegal."""
    state = game.state
    source = state.objects[action.source]
    by = action.by if action.by is not None else source.controller
    ability = ability_named(state, action)
    elsewhere = why_not_there(source, ability)
    if elsewhere is not None:
        return [elsewhere]
    if source.controller != by:
        return [Refusal(RefusalKind.NOT_CONTROLLED, rules("602.2"), source.id, by)]
    if ability is None:
        return [Refusal(RefusalKind.NO_SUCH_ABILITY, rules("602.1"), source.id)]
    stacked = named(
        StackedAbility(
            action.id or ObjectId(""),
            source.id,
            by,
            ability.effects,
            ability.targets,
            amount=action.x,
            incarnation=source.incarnation,
            activated=True,
            keyword=ability.keyword,
        ),
        state,
    )
    instances = instances_of(state, stacked)
    refusals = [
        *cost_faults(state, source, ability, action.x),
        *loyalty_faults(state, source, ability),
        *instances.faults(action.targets),
    ]
    if not refusals:
        stacked = replace(stacked, targets=instances.parted(action.targets) or ())
        if (undividable := why_undividable(state, stacked)) is not None:
            return [undividable]
        stacked = with_shares(state, stacked, game.decide)
        game.happen(activation(game, source, ability, stacked).proposals)
        game.settle()
    return refusals


def why_not_there(source: GameObject, ability: ActivatedAbility | None) -> Refusal | None:
    """CR 113.6, 602.2: what forbids activating the ability where its source is, None if it functions there."""
    if ability is not None and ability.zones:
        return None if source.zone in ability.zones else Refusal(RefusalKind.WRONG_ZONE, rules("113.6"), source.id)
    return None if source.functions else Refusal(RefusalKind.NOT_ON_BATTLEFIELD, rules("602.2", "113.6"), source.id)


def ability_named(state: GameState, action: Activate) -> ActivatedAbility | None:
    """The activated ability that the action names by its place or by the beginning of its text.

    Raises `UnreadAbility` where that text was not read."""
    abilities = list(abilities_to_activate(state, action.source))
    if isinstance(action.ability, int):
        chosen = abilities[action.ability - 1 : action.ability]
    else:
        wanted = folded(action.ability)
        chosen = [each for each in abilities if folded(each.text).startswith(wanted)]
    ability = next(iter(chosen), None)
    if isinstance(ability, Unread):
        raise UnreadAbility(action.source, ability.text)
    return ability


def abilities_to_activate(state: GameState, source: ObjectId) -> Iterator[ActivatedAbility | Unread]:
    """CR 602.1: its own, and those that the rules of the variant give it (804.2)."""
    values = characteristics(state, source)
    yield from activated_abilities(values)
    if state.rules.deploys and values.is_creature:
        yield DEPLOY


DEPLOY = ActivatedAbility(
    Cost(tap=True),
    (Modify(THIS, (GainControl(TargetObject()),), Duration.PERMANENT),),
    (TargetSpec(players=Side.TEAMMATE),),
    "{T}: Target teammate gains control of this creature. Activate only as a sorcery.",
    sorcery_timing=True,
)
"""CR 804.2."""


def activated_abilities(values: Characteristics) -> Iterator[ActivatedAbility | Unread]:
    """CR 602.1: those that were read, and those of which only that much is known."""
    for ability in values.meant:
        if isinstance(ability, ActivatedAbility) or (
            isinstance(ability, Unread) and ability.moment is Moment.ACTIVATED
        ):
            yield ability


def folded(text: str) -> str:
    """Case aside, with one kind of minus sign."""
    return text.casefold().replace("−", "-").strip()


def cost_faults(state: GameState, source: GameObject, ability: ActivatedAbility, x: int = 0) -> Iterator[Refusal]:
    """CR 602.5a, 118.3: what keeps the cost from being paid."""
    if state.step in NO_PRIORITY or state.over:
        yield Refusal(RefusalKind.NO_PRIORITY, rules("117.1b"), source.controller)
    if ability.cost.tap and source.tapped:
        yield Refusal(RefusalKind.TAPPED, rules("602.2b", "118.3"), source.id)
    if ability.sorcery_timing and (state.step not in MAIN_PHASES or state.active != source.controller or state.stack):
        yield Refusal(RefusalKind.SORCERY_TIMING, rules("602.5d"), source.id)
    if ability.cost.sacrifice is not None and not to_sacrifice(state, source, ability):
        yield Refusal(RefusalKind.NOTHING_TO_SACRIFICE, rules("602.2b", "118.3"), source.id)
    cited = rules("602.2b", "118.3")
    if refusal := why_not_returned(state, source.controller, source.id, ability.cost.returned, cited):
        yield refusal
    values = characteristics(state, source.id)
    if ability.cost.tap and source.sick and values.is_creature and Keyword.HASTE not in values.keywords:
        yield Refusal(RefusalKind.SUMMONING_SICK, rules("602.5a", "302.6"), source.id)
    if refusal := why_not_paid(state, source.controller, Price(ability.cost.mana, x), source.id, rules("602.2b")):
        yield refusal


def loyalty_faults(state: GameState, source: GameObject, ability: ActivatedAbility) -> Iterator[Refusal]:
    """CR 606.3, 606.6: a main phase of one's own turn, an empty stack, once a turn and permanent, enough counters."""
    change = ability.cost.loyalty
    if change is None:
        return
    permissions = tuple(loyalty_permissions(state, source))
    late = state.step not in MAIN_PHASES or state.active != source.controller or state.stack
    if late and not any(each.as_instant for each in permissions):
        yield Refusal(RefusalKind.LOYALTY_TIMING, rules("606.3"), source.id)
    allowed = max((each.times for each in permissions), default=1)
    if state.loyalty_used.get((source.id, source.incarnation), 0) >= allowed:
        yield Refusal(RefusalKind.LOYALTY_USED, rules("606.3"), source.id)
    loyalty = source.counters.get("loyalty", 0)
    if loyalty + change < 0:
        yield Refusal(RefusalKind.NOT_ENOUGH_LOYALTY, rules("606.6"), source.id, amount=loyalty, needed=-change)


def loyalty_permissions(state: GameState, source: GameObject) -> Iterator[LoyaltyPermission]:
    """CR 606.3: what lets its controller activate its loyalty abilities more often, or at other times."""
    values = partial(characteristics, state)
    for thing in state.functioning():
        for ability in characteristics(state, thing.id).abilities:
            if not isinstance(ability, LoyaltyPermission) or thing.controller != source.controller:
                continue
            context = Context(thing.id, thing.controller)
            holding = ability.condition is None or holds(state, context, ability.condition, values)
            if holding and source.id in found(state, context, ability.affects, values):
                yield ability


def to_sacrifice(state: GameState, source: GameObject, ability: ActivatedAbility) -> tuple[ObjectId, ...]:
    """CR 601.2h, 701.21a: the permanents of its controller that the cost can be paid with."""
    wanted = ability.cost.sacrifice
    if wanted is None:
        return ()
    context, values = Context(source.id, source.controller), partial(characteristics, state)
    return tuple(
        thing.id
        for thing in state.battlefield()
        if thing.controller == source.controller and matches(state, context, thing, wanted, values)
    )


def activation(game: Game, source: GameObject, ability: ActivatedAbility, stacked: StackedAbility) -> Batch:
    """CR 602.2a-b: the ability is put on the stack and its costs are paid."""
    batch, change = Batch(), ability.cost.loyalty
    returned = choose_returned(game, source.controller, source.id, ability.cost.returned)
    stacked = replace(stacked, attacked=attack_of(game.state, returned))
    meaning = () if ability.keyword is None else rules(RULES[ability.keyword.keyword])
    index = batch.add(AbilityActivated(stacked, change is not None), (*rules("602.2a"), *meaning))
    pay(game.state, batch, source.controller, Price(ability.cost.mana, stacked.amount), rules("602.2b"))
    if returned is not None:
        batch.add(move_of(returned), (*rules("602.2b"), *meaning), follows=index)
    if change:
        event = CountersPut if change > 0 else CountersRemoved
        author = Author(stacked.controller, effect=False)
        batch.add(event(source.id, "loyalty", abs(change)), rules("606.4"), follows=index, author=author)
    options = to_sacrifice(game.state, source, ability)
    if options:
        chosen = game.decide(Choice(source.controller, "sacrifice", options, source.id))
        paid = batch.add(Sacrificed(chosen), rules("602.2b", "701.21a"), follows=index)
        batch.add(ZoneChanged(chosen, Zone.BATTLEFIELD, Zone.GRAVEYARD), rules("701.21a"), follows=paid)
    if ability.cost.tap:
        batch.add(Tapped(source.id), rules("602.2b"), follows=index)
    if ability.cost.sacrifice_this:
        sacrificed = batch.add(Sacrificed(source.id), rules("602.2b", "701.21a"), follows=index)
        move = ZoneChanged(source.id, Zone.BATTLEFIELD, Zone.GRAVEYARD)
        batch.add(move, rules("701.21a"), follows=sacrificed)
    return batch


# Questions about what could be played.


def proposed(state: GameState, what: SpellOrAbility) -> tuple[GameState, StackedAbility] | None:
    """The spell or ability as it would lie on the stack, in the state with the card there; None: no such ability."""
    if what.definition is not None:
        by = what.by if what.by is not None else state.active
        spell = GameObject(what.subject, what.definition, by, by, Zone.STACK, what.face)
        effects, specs = spell_abilities(spell)
        trial = replace(state, objects={**state.objects, spell.id: spell})
        return trial, StackedAbility(spell.id, spell.id, by, effects, specs, card=spell.id)
    if what.source is None:
        return None
    ability = ability_named(state, Activate(what.source, what.ability))
    if ability is None:
        refuse_unnamed(state, what)
        return None
    by = what.by if what.by is not None else state.objects[what.source].controller
    return state, StackedAbility(ObjectId("?"), what.source, by, ability.effects, ability.targets)


def refuse_unnamed(state: GameState, what: SpellOrAbility) -> None:
    """A text that names no activated ability may be that of another one; raises `UnreadAbility` where that can't be
    told."""
    if what.source is None or isinstance(what.ability, int):
        return
    values = characteristics(state, what.source)
    wanted = folded(what.ability)
    unread = [each for each in values.abilities if isinstance(each, Unread) and folded(each.text).startswith(wanted)]
    if unread or (values.triggered_abilities and wanted.startswith(TRIGGER_WORDS)):
        raise UnreadAbility(what.source, what.ability)


TRIGGER_WORDS = ("when", "at ")
"""CR 603.1: how triggered abilities begin."""


def why_not_play(state: GameState, what: SpellOrAbility) -> Refusal | None:
    """CR 601.2e, 602.2b: what forbids casting or activating it now, None if it may be."""
    found = proposed(state, what)
    if found is None:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, rules("602.1"), what.subject)
    trial, stacked = found
    if stacked.card is not None:
        spell = trial.objects[stacked.card]
        refusals = iter([why_not_cast_at_all(state, spell), *unpaid_spell(state, spell, None)])
    else:
        refusals = why_not_activate(state, what, stacked)
    instances = instances_of(trial, stacked)
    missing = instances.impossible()
    if missing is not None:
        needed = instances.numbers(missing)[0]
        untargeted = Refusal(RefusalKind.NO_TARGET, rules("601.2c"), stacked.source, amount=0, needed=needed)
        refusals = chain(refusals, [untargeted])
    return next((each for each in refusals if each is not None), None)


def why_not_cast_at_all(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.2e, 118.9: what forbids casting it now for its mana cost, unless it may be for the alternative one."""
    refusal = why_not_now(state, spell.printed, spell.controller)
    sneaks = Keyword.SNEAK in spell.printed.keywords and why_not_sneaking(state, spell) is None
    return None if sneaks else refusal


def why_not_activate(state: GameState, what: SpellOrAbility, stacked: StackedAbility) -> Iterator[Refusal | None]:
    """CR 602.2, 602.5: what forbids the activation, targets aside."""
    source = state.objects[stacked.source]
    ability = ability_named(state, Activate(source.id, what.ability))
    elsewhere = why_not_there(source, ability)
    if elsewhere is not None:
        yield elsewhere
    elif source.controller != stacked.controller:
        yield Refusal(RefusalKind.NOT_CONTROLLED, rules("602.2"), source.id, stacked.controller)
    elif ability is not None:
        yield from cost_faults(state, source, ability)
        yield from loyalty_faults(state, source, ability)


def why_not_its_target(state: GameState, question: CanTarget) -> Refusal | None:
    """CR 115.1, 601.2c: what forbids this target for that instance of "target"."""
    found = proposed(state, question.with_)
    if found is None:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, rules("602.1"), question.with_.subject)
    trial, stacked = found
    if question.nth > len(stacked.specs):
        return Refusal(RefusalKind.NOT_A_LEGAL_TARGET, rules("115.1"), stacked.source, question.what)
    return why_not_target(trial, context_of(stacked), stacked.specs[question.nth - 1], question.what)


def its_legal_targets(state: GameState, question: LegalTargets) -> list[Recipient]:
    """CR 601.2c: everything that this instance of "target" may choose."""
    found = proposed(state, question.with_)
    if found is None or question.nth > len(found[1].specs):
        return []
    trial, stacked = found
    return list(legal_targets(trial, context_of(stacked), stacked.specs[question.nth - 1]))
