"""Casting spells (CR 601): from the action to an entry of the stack. An illegal one changes nothing.

Scenarios are about rules and not about lands: with unlimited mana, mana costs are paid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.magic.abilities import SpellAbility, Unread
from bot.engine.magic.announcing import instances_of, why_land, why_not_now, why_split_second
from bot.engine.magic.auras import enchanting, is_aura
from bot.engine.magic.dividing import why_undividable, with_shares
from bot.engine.magic.effects import Effect
from bot.engine.magic.events import (
    SpellCast,
)
from bot.engine.magic.filters import TargetSpec
from bot.engine.magic.game import Game
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.keyword_meanings import YOUR_UNBLOCKED_ATTACKER
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.limits import UnreadAbility
from bot.engine.magic.mana import Price
from bot.engine.magic.objects import Characteristics, GameObject, Zone
from bot.engine.magic.paying import pay, why_not_paid
from bot.engine.magic.proposals import Batch
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.returning import attack_of, choose_returned, move_of, why_not_returned
from bot.engine.magic.scenario import Cast
from bot.engine.magic.state import GameState, StackedAbility
from bot.engine.magic.steps import Step
from bot.engine.magic.timing import why_not_cast_then
from bot.engine.trace import rules


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
    if (late := why_land(spell) or why_not_cast_then(state, spell)) is not None:
        return late
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
    if state.over or state.step is not Step.DECLARE_BLOCKERS or not state.is_active(spell.controller):
        return Refusal(RefusalKind.SNEAK_TIMING, rules("702.190a"), spell.id, spell.controller)
    if split := why_split_second(state, spell.controller, "601.3"):
        return split
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
    """CR 113.3a, 303.4a: what it does as it resolves; a permanent spell does nothing but enter, and an Aura spell has a
    target.

    Raises `UnreadAbility` for an instant or sorcery whose text was not read, and for an Aura that enchants nobody knows
    what."""
    effects: list[Effect] = []
    specs: list[TargetSpec] = []
    if not is_instant_or_sorcery(spell.printed):
        unread = unread_enchant(spell.printed)
        if unread is not None:
            raise UnreadAbility(spell.id, unread.text)
        return (), enchanting(spell.printed) if is_aura(spell.printed) else ()
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


def unread_enchant(printed: Characteristics) -> Unread | None:
    """CR 702.5a: the enchant ability of an Aura that was not read."""
    unread = (ability for ability in printed.abilities if isinstance(ability, Unread))
    return next((each for each in unread if is_aura(printed) and each.text.casefold().startswith("enchant ")), None)


def is_instant_or_sorcery(printed: Characteristics) -> bool:
    return bool({"Instant", "Sorcery"} & set(printed.types))
