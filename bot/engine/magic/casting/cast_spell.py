"""Casting spells (CR 601): from the action to an entry of the stack. An illegal one changes nothing.

Scenarios are about rules and not about lands: with unlimited mana, mana costs are paid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.announcement import (
    target_instances,
    why_no_legend,
    why_not_cast_land,
    why_split_second,
    why_wrong_timing,
)
from bot.engine.magic.casting.card_parts import (
    castable_parts,
    count_target_instances,
    parts_by_themselves,
    rules_of_part,
)
from bot.engine.magic.casting.casting_zones import (
    CARD_BEFORE,
    card_to_cast,
    commander_tax,
    find_held_card,
    is_missing_from_hand,
    is_stated_elsewhere,
    spell_with_origin,
    why_not_from_there,
)
from bot.engine.magic.casting.colors_of_mana import price_with_colors
from bot.engine.magic.casting.cost_and_timing_changes import has_flash, with_either_cost
from bot.engine.magic.casting.cost_helper import choose_helper
from bot.engine.magic.casting.mana_helpers import help_for_price
from bot.engine.magic.casting.nonmana_costs import CostBill, CostPayment, unpayable_parts
from bot.engine.magic.casting.play_permission_check import card_by_id
from bot.engine.magic.casting.prohibitions import why_prohibited
from bot.engine.magic.casting.return_cost import attacked_by_creature, choose_returned, return_move, why_not_returned
from bot.engine.magic.casting.splicing import splice_cards
from bot.engine.magic.casting.timing_restrictions import could_cast_sorcery, why_not_cast_at_this_time
from bot.engine.magic.casting.total_cost import (
    amounts_besides_mana,
    announced_costs,
    base_cost,
    mana_price,
    rules_of_costs,
    total_cost,
    words_of_cost,
)
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.mana_pool import price_beside_life
from bot.engine.magic.ground.steps import MAIN_PHASES, Step
from bot.engine.magic.keywords.ninjutsu import YOUR_UNBLOCKED_ATTACKER
from bot.engine.magic.keywords.tables import TURNED_OVER, meanings
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import (
    face_down_keyword,
    is_cast_bestowed,
    is_cast_prototyped,
    times_keyword_paid,
    was_keyword_paid,
)
from bot.engine.magic.table.objects import NOT_CAST, CastMemory, GameObject, Paid, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.aura_targets import is_aura, targets_of_aura
from bot.engine.magic.targeting.division_among_targets import why_undividable, with_shares
from bot.engine.magic.targeting.modes import (
    SpellText,
    overload_text,
    renumber_targets,
    text_as_paid,
    text_with_modes,
    ways_to_choose_modes,
    why_not_modes,
)
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import PROMISED_CHOICE
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.mana_payment import SpendingPurpose, pay_price, rider_for, why_not_paid
from bot.engine.magic.values.prepared_permanents import unprepare_by_casting
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.trace import cite_rules


def cast_spell(game: Game, action: Cast) -> Sequence[Refusal]:
    """CR 601.2: cast a spell with the modes, costs and targets announced; return what makes it illegal."""
    action = action_with_part(game, action)
    spell = spell_object(game.state, action)
    spell_abilities(spell)  # one whose effects were not read is not judged
    spell = spell_with_origin(game.state, spell, action)
    if action.origin is Zone.HAND and is_missing_from_hand(game.state, spell):
        return [Refusal(RefusalKind.NOT_IN_HAND, cite_rules("601.2a"), spell.id, spell.controller)]
    if is_stated_elsewhere(game.state, spell, action):
        return [Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.2a", "601.3"), spell.id, spell.controller)]
    announced = announced_costs(state_with_spell(game.state, spell), spell, action)
    if isinstance(announced, Refusal):
        return [announced]
    ways = [each for paid in announced for each in with_either_cost(spell_with_costs(spell, paid))]
    spell = spell_with_promise(game, choose_costs(game, ways, action))
    spliced = splice_cards(game, state_with_spell(game.state, spell), spell, action)
    if isinstance(spliced, Refusal):
        return [spliced]
    spell = choose_helper(game, spliced, lambda each: not any(unpaid_as_announced(game.state, each, action)))
    there = state_with_spell(game.state, spell)
    if (early := why_not_cast(there, spell) or why_not_chosen_modes(there, spell, action.modes)) is not None:
        return [early]
    modes = legal_mode_choices(there, spell, action)
    stacked = announce_spell(spell, action, modes[0])
    refusals = [
        *target_instances(there, stacked).faults(action.targets),
        *unpaid_spell(there, spell, modes[0], action.x, action.targets),
    ]
    if not refusals:
        way = modes[0] if len(modes) == 1 else game.decide(Choice(spell.controller, ChoiceKind.MODES, modes, spell.id))
        stacked = announce_spell(spell, action, way)
        stacked = replace(stacked, targets=target_instances(there, stacked).parted(action.targets) or ())
        if (undividable := why_undividable(there, stacked)) is not None:
            return [undividable]
        stacked = with_shares(there, stacked, game.decide)
        game.happen(events_of_casting(game, stacked, way, there).proposals)
        game.settle()
    return refusals


def spell_with_costs(spell: GameObject, paid: tuple[Paid, ...]) -> GameObject:
    """CR 601.2b: the spell with what is announced that it is paid."""
    form = replace(
        spell.form,
        face_down=face_down_keyword(paid),
        bestowed=is_cast_bestowed(paid),
        prototyped=is_cast_prototyped(paid),
    )
    return replace(spell, form=form, cast=replace(spell.cast, paid=paid))


def choose_costs(game: Game, ways: Sequence[GameObject], action: Cast) -> GameObject:
    """CR 118.9a, 601.2b: the spell with one of several costs of the name that is announced, or of several additional
    costs; by default the cheapest of those that can be paid: least of what is no mana, then the least mana."""
    if len(ways) == 1:
        return ways[0]
    payable: list[GameObject] = []
    dear: list[GameObject] = []
    for spell in sorted(ways, key=expense_of_costs):
        (dear if any(unpaid_as_announced(game.state, spell, action)) else payable).append(spell)
    named = {words_of_costs(each): each for each in payable}
    if len(named) < 2:
        return [*payable, *dear][0]
    options = tuple(named)
    return named[game.decide(Choice(ways[0].controller, ChoiceKind.COST, options, ways[0].id))]


def unpaid_as_announced(state: GameState, spell: GameObject, action: Cast) -> Iterator[Refusal]:
    """CR 601.2h: what is lacking for the spell with the modes and targets of the action."""
    there = state_with_spell(state, spell)
    return unpaid_spell(there, spell, legal_mode_choices(there, spell, action)[0], action.x, action.targets)


def costs_announced(spell: GameObject) -> list[ab.Cost]:
    """CR 601.2b: the costs by which ways of casting it differ: an alternative cost, one of several additional ones."""
    base = [base_cost(spell, spell.cast.paid[0])] if spell.cast.paid else []
    return base if spell.cast.either is None else [*base, spell.cast.either]


def words_of_costs(spell: GameObject) -> str:
    """What a scenario calls the costs by which ways of casting it differ."""
    return ", ".join(map(words_of_cost, costs_announced(spell)))


def expense_of_costs(spell: GameObject) -> tuple[int, int]:
    """How much these costs of the spell take that is no mana, and how much mana."""
    costs = costs_announced(spell)
    besides = sum(number for cost in costs for _, number in amounts_besides_mana(cost))
    return besides, sum(mana_value(cost.mana) for cost in costs)


def spell_as_announced(spell: GameObject, action: Cast) -> GameObject:
    """CR 601.3, 702.103b, d: the spell that a permission has to be for: one that is cast bestowed is an Aura."""
    bestowed = action.cost is KeywordName.BESTOW and KeywordName.BESTOW in spell.printed.keywords
    return replace(spell, form=replace(spell.form, bestowed=bestowed)) if bestowed else spell


def spell_with_promise(game: Game, spell: GameObject) -> GameObject:
    """CR 702.174a, k: with the opponent whom its player promises the gift, where they do."""
    opponents = game.state.opponents(spell.controller)
    if not was_keyword_paid(spell, KeywordName.GIFT) or not opponents:
        return spell
    choice = Choice(spell.controller, ChoiceKind.OPPONENT, opponents, spell.id, cite_rules("702.174a"))
    promised = opponents[0] if len(opponents) == 1 else game.decide(choice)
    return replace(spell, chosen={PROMISED_CHOICE: promised})


def state_with_spell(state: GameState, spell: GameObject) -> GameState:
    """CR 601.2a: the state with the spell on the stack; the card that it was is there under an id of its own, since
    what lets it be cast is asked of that."""
    card, objects = card_by_id(state, spell), state.table
    if card is not None:
        objects = objects.copied_with(replace(card, id=CARD_BEFORE))
    return replace(state, objects=objects.copied_with(spell))


def action_with_part(game: Game, action: Cast) -> Cast:
    """CR 702.102a, 709.3: with the half, or the halves, of a split card that its player chooses; by default the first
    that can be cast as announced. Of another card that is named by its id alone, its front where that can be cast so,
    else its other part (712.11, 715.3)."""
    if action.face is not None or action.definition is None:
        return action
    halves = castable_parts(action.definition)
    ways = [
        replace(action, face=face) for face in (halves if len(halves) > 1 else parts_by_themselves(action.definition))
    ]
    legal = [each for each in ways if can_be_announced(game.state, each)] or ways[:1]
    named = {action.definition.faces[each.face or 0].name: each for each in legal}
    if len(named) < 2 or len(halves) == 1:
        return legal[0]
    by = action.by if action.by is not None else game.state.active
    return named[game.decide(Choice(by, ChoiceKind.HALF, tuple(named), action.spell))]


def can_be_announced(state: GameState, action: Cast) -> bool:
    """CR 709.3a, 712.11c: whether this part of the card, which alone is looked at, can be cast with those targets."""
    spell = spell_object(state, action)
    spell = spell_with_origin(state, spell, action)
    there = state_with_spell(state, spell)
    if why_not_cast(there, spell) is not None:
        return False
    stacked = announce_spell(spell, action, legal_mode_choices(there, spell, action)[0])
    return not [*target_instances(there, stacked).faults(action.targets)]


def announce_spell(spell: GameObject, action: Cast, modes: Sequence[int]) -> StackedAbility:
    """CR 601.2a-b: the spell as it is proposed."""
    effects, specs = spell_text(spell, modes)
    return StackedAbility(spell.id, spell.id, spell.controller, effects, specs, amount=action.x, card=spell.id)


def why_not_chosen_modes(there: GameState, spell: GameObject, modes: Sequence[int]) -> Refusal | None:
    """CR 700.2a: what forbids the modes that are stated.

    Raises `UnreadAbility` where they may be those of a sentence that was not read."""
    if not modes:
        return None
    modal, unread = find_modal(spell, there), find_unread(spell)
    if modal is None and unread is not None:
        raise UnreadAbility(spell.id, unread.text)
    return why_not_modes(modal, modes, spell.id, () if modal is not None else spell_abilities(spell)[0])


def find_unread(spell: GameObject) -> ab.Unread | None:
    """The first sentence of the spell that was not read, a keyword that is not played among them."""
    return next((each for each in spell.printed.abilities if isinstance(each, ab.Unread)), None)


def legal_mode_choices(there: GameState, spell: GameObject, action: Cast) -> Sequence[tuple[int, ...]]:
    """CR 700.2a: the choices of modes with which the targets are legal and the costs can be paid; one where there is
    none such, and the one that is stated alone."""
    modal = find_modal(spell, there)
    if action.modes or modal is None:
        return [action.modes]
    ways = ways_to_choose_modes(modal)
    legal = [
        way
        for way in ways
        if target_instances(there, announce_spell(spell, action, way)).parted(action.targets) is not None
        and not any(unpaid_spell(there, spell, way, action.x, action.targets))
    ]
    return legal or ways[:1]


def why_not_cast(there: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.2e, 601.3: what forbids casting it now, in the state with the spell there."""
    if (late := why_not_cast_land(spell) or why_not_cast_at_this_time(there, spell)) is not None:
        return late
    if (forbidden := why_prohibited(there, spell, spell.cast.origin or Zone.HAND)) is not None:
        return forbidden
    if (without := why_no_legend(there, spell)) is not None:
        return without
    if (elsewhere := why_not_from_there(spell)) is not None:
        return elsewhere
    return (
        why_not_sneaking(there, spell) if was_keyword_paid(spell, KeywordName.SNEAK) else why_not_timely(there, spell)
    )


def why_not_timely(there: GameState, spell: GameObject) -> Refusal | None:
    """CR 117.1a, 601.3b: what keeps the player from casting it now, unless it is cast as though it had flash."""
    if was_keyword_paid(spell, KeywordName.PLOT) and not could_cast_sorcery(there, spell.controller):
        return Refusal(RefusalKind.SORCERY_TIMING, cite_rules("702.170d"), spell.controller)
    late = why_wrong_timing(there, spell.printed, spell.controller)
    as_instant = late is not None and late.kind is RefusalKind.SORCERY_TIMING and has_flash(there, spell)
    return None if as_instant else late


def unpaid_spell(
    there: GameState,
    spell: GameObject,
    modes: Sequence[int] = (),
    x: int = 0,
    targets: Sequence[Recipient] | None = None,
) -> Iterator[Refusal]:
    """CR 601.2h: what it costs with these modes, in mana or otherwise, is more than the player has; what sneak takes
    in mana is not known, nor which targets it has where they are None."""
    total = total_cost(there, spell, modes, targets)
    price = mana_price(total, x, spell)
    cited, spent_on = cite_rules("601.2h"), SpendingPurpose(there, spell=spell.id)
    besides = sum(each.life for each, _ in total.parts)
    least = None if price is None else price_beside_life(help_for_price(there, spell, price).price, besides)
    if least is not None and (why := why_not_paid(there, spell.controller, least, spell.id, cited, spent_on)):
        yield why
    for each, rule in total.parts:
        yield from unpayable_parts(there, bill_of_spell(there, spell, each, rule))


def bill_of_spell(there: GameState, spell: GameObject, cost: ab.Cost, rule: str) -> CostBill:
    """CR 601.2h: a cost that rule `rule` allows or asks for, which the card that is being cast can't pay."""
    held = find_held_card(there, spell, spell.cast.origin or Zone.HAND)
    held = spell.id if held == CARD_BEFORE else held
    return CostBill(spell.controller, spell.id, cost, cite_rules("601.2h", rule), held, spell.cast.helper)


def why_not_sneaking(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 702.190a: the declare blockers step of one's own turn, and an unblocked creature to return."""
    if state.over or state.step is not Step.DECLARE_BLOCKERS or not state.is_active(spell.controller):
        return Refusal(RefusalKind.SNEAK_TIMING, cite_rules("702.190a"), spell.id, spell.controller)
    if split := why_split_second(state, spell.controller, "601.3"):
        return split
    cited = cite_rules("702.190a", "118.3")
    return why_not_returned(state, spell.controller, spell.id, YOUR_UNBLOCKED_ATTACKER, cited)


def events_of_casting(game: Game, stacked: StackedAbility, modes: Sequence[int], there: GameState) -> Batch:
    """CR 601.2a, 601.2h-i: the spell is put on the stack and its costs are paid; `there` is the state with it."""
    state, batch, spell = game.state, Batch(), there.objects[stacked.source]
    held = card_to_cast(state, spell)
    if was_keyword_paid(spell, KeywordName.SNEAK):
        returned = next(iter(choose_returned(game, spell.controller, spell.id, YOUR_UNBLOCKED_ATTACKER)), None)
        stacked = replace(stacked, attacked=attacked_by_creature(state, returned))
        index = batch.add(ev.SpellCast(stacked, spell, held), cite_rules("601.2i", "702.190a"))
        if returned is not None:
            batch.add(return_move(returned), cite_rules("601.2h", "702.190a"), follows=index)
        return batch
    cited = (*cite_rules("601.2i"), *rules_of_part(spell), *rules_of_costs(spell))
    allowed = spell.cast.permission is not None and not spell.cast.permission.on_adventure
    whence = cite_rules("903.8") if spell.cast.origin is Zone.COMMAND else cite_rules("601.3") if allowed else ()
    index = batch.add(ev.SpellCast(stacked, spell, held, commander_tax(state, spell)), (*cited, *whence))
    if (unprepared := unprepare_by_casting(state, held)) is not None:
        batch.add(unprepared, cite_rules("722.3c"), follows=index)
    aimed = [each.what for each in stacked.targets if each.what is not None]
    total = total_cost(there, spell, modes, aimed)
    price = mana_price(total, stacked.amount, spell)
    if price is not None:
        helping = help_for_price(there, spell, price, game)
        final, colors, spent = price_with_colors(game, there, spell, helping.price)
        spell = changed(spell, cast=changed(spell.cast, mana=mana_value(final.told), colors=colors, spent=spent))
        paid = ev.SpellCast(stacked, spell, held, commander_tax(state, spell))
        batch.proposals[index] = replace(batch.proposals[index], event=paid)
        for event, why in helping.events_of_paying():
            batch.add(event, why, follows=index)
        purpose = SpendingPurpose(there, spell=spell.id)
        pay_price(state, batch, spell.controller, final, cite_rules("601.2h"), purpose)
        game.await_stack(abilities_of_spent_mana(state, batch, spell, purpose))
    for each, rule in total.parts:
        paying = CostPayment(game, bill_of_spell(there, spell, each, rule), batch, index, there)
        paying.pay()
        if paying.sacrificed:
            told = ev.SpellCast(
                replace(stacked, sacrificed=paying.sacrificed), spell, held, commander_tax(state, spell)
            )
            batch.proposals[index] = replace(batch.proposals[index], event=told)
    return batch


def abilities_of_spent_mana(
    state: GameState, batch: Batch, spell: GameObject, purpose: SpendingPurpose
) -> list[StackedAbility]:
    """CR 106.6, 603.7: what triggers as mana is spent on the spell, once for each source of such mana."""
    paid = (each.event.pool for each in batch.proposals if isinstance(each.event, ev.ManaPaid))
    spent = [mana for pool in paid for mana in pool if rider_for(spell.controller, mana, purpose) is not None]
    found: dict[ObjectId, StackedAbility] = {}
    for mana in spent:
        rider = rider_for(spell.controller, mana, purpose)
        if rider is not None and rider.then:
            found[mana.source] = StackedAbility(
                ObjectId(""),
                mana.source,
                spell.controller,
                rider.then,
                triggering=spell.id,
                about=spell.incarnation,
                incarnation=state.objects[mana.source].incarnation,
            )
    return list(found.values())


def spell_object(state: GameState, action: Cast) -> GameObject:
    """CR 601.2a: the card as it lies on the stack, controlled by who casts it."""
    by = action.by if action.by is not None else state.active
    main = state.step in MAIN_PHASES and state.is_active(by)
    cast = CastMemory(x=action.x, in_main_phase=main) if action.x or main else NOT_CAST
    again = action.card == action.spell and action.spell in state.objects  # else its first casting was reversed (733.1)
    if action.definition is None or again:
        card = state.objects[action.spell]
        face, incarnation = face_to_cast(card.definition, action), card.incarnation + 1
        return GameObject(
            card.id, card.definition, card.owner, by, Zone.STACK, face, incarnation, token=card.token, cast=cast
        )
    face = face_to_cast(action.definition, action)
    return GameObject(action.spell, action.definition, by, by, Zone.STACK, face, cast=cast)


def action_with_listed_id(state: GameState, action: Cast) -> Cast:
    """CR 601.2a: the action with the id of the card that is cast, where the scenario gives the spell none and the card
    is there."""
    if action.named or action.definition is None:
        return action
    part = action.face if action.face is not None else castable_parts(action.definition)[0]
    whole = replace(action, face=part)
    card = card_to_cast(state, spell_with_origin(state, spell_object(state, whole), whole))
    return action if card is None else replace(action, spell=card, card=card)


def face_to_cast(definition: CardDefinition, action: Cast) -> int:
    """CR 702.146a, 702.162a, 712.8c: with which face up it is cast; the back one where it is cast transformed or
    converted."""
    turned_over = action.cost in TURNED_OVER and definition.layout == "transform"
    return BACK_FACE if turned_over else action.face or 0


BACK_FACE = 1


def find_modal(spell: GameObject, there: GameState | None = None) -> ab.Modal | None:
    """CR 700.2, 702.42a: the modes of an instant or sorcery, as many of them to choose as what was paid allows, or what
    is so as it is cast, in the state that is `there`."""
    spells = (each for each in spell.printed.abilities if isinstance(each, ab.SpellAbility))
    modal = next((each.modal for each in spells if each.modal is not None), None)
    if modal is None:
        return None
    if was_keyword_paid(spell, KeywordName.ENTWINE):
        return replace(modal, least=len(modal.modes), most=None)
    other = modal.if_paid
    if other is None or not is_other_number_due(spell, other, there):
        return modal
    return replace(modal, least=other.least, most=other.most)


def is_other_number_due(spell: GameObject, other: ab.OtherNumber, there: GameState | None) -> bool:
    """CR 700.2, 702.33d: whether another number of modes is chosen."""
    asked = other.paid
    if isinstance(asked, WasPaid):
        return times_keyword_paid(spell.cast.paid, asked.keyword, asked.cost) in asked.number
    context = Context(spell.id, spell.controller)
    return there is not None and condition_holds(there, context, asked, partial(characteristics, there))


def spell_text(spell: GameObject, modes: Sequence[int] = ()) -> SpellText:
    """CR 113.3a, 700.2c, 702.33g, 702.96a: what it does as it resolves with what was announced for it.

    Raises `UnreadAbility` as `spell_abilities` does, and for an overloaded spell that can target what "each" is not
    said of."""
    text, modal = spell_abilities(spell), find_modal(spell)
    if modal is not None and modes:
        text = text_with_modes(text, modal, modes)
    if was_keyword_paid(spell, KeywordName.OVERLOAD):
        changed = overload_text(text)
        if changed is None:
            raise UnreadAbility(spell.id, "overload")
        return changed
    return text_as_paid(text, spell.cast.paid)


def spell_abilities(spell: GameObject) -> SpellText:
    """CR 113.3a, 303.4a: what it does as it resolves; a permanent spell does nothing but enter, and an Aura spell has a
    target.

    Raises `UnreadAbility` for an Aura that enchants nobody knows what."""
    effects: list[fx.Effect] = []
    specs: list[fl.TargetSpec] = []
    if not is_instant_or_sorcery(spell.printed):
        unread = unread_enchant(spell.printed)
        if unread is not None:
            raise UnreadAbility(spell.id, unread.text)
        return (), targets_of_aura(spell.printed) if is_aura(spell.printed) else ()
    for ability in spell_abilities_in_order(spell.printed):
        effects += ability.effects
        specs += ability.targets
    for added in spell.cast.spliced:  # CR 702.47b: the effects of the main spell happen first
        effects += renumber_targets(added.effects, len(added.targets), len(specs))
        specs += added.targets
    return tuple(effects), tuple(specs)


def spell_abilities_in_order(printed: Characteristics) -> Iterator[ab.SpellAbility]:
    """CR 608.2c, 702: the spell abilities in the order in which they are printed, those among them that its keyword
    abilities stand for; of these such as have targets come last."""
    for ability in printed.abilities:
        if isinstance(ability, ab.SpellAbility):
            yield ability
        elif isinstance(ability, fx.KeywordAbility):
            yield from (each for each in spell_abilities_of_keyword(ability) if not each.targets)
    before = count_target_instances(printed)
    for keyword in (each for each in printed.abilities if isinstance(each, fx.KeywordAbility)):
        for each in spell_abilities_of_keyword(keyword):
            if each.targets:
                yield replace(each, effects=renumber_targets(each.effects, len(each.targets), before))
                before += len(each.targets)


def spell_abilities_of_keyword(keyword: fx.KeywordAbility) -> Iterator[ab.SpellAbility]:
    return (each for each in meanings(keyword) if isinstance(each, ab.SpellAbility))


def unread_enchant(printed: Characteristics) -> ab.Unread | None:
    """CR 702.5a: the enchant ability of an Aura that was not read."""
    unread = (ability for ability in printed.abilities if isinstance(ability, ab.Unread))
    return next((each for each in unread if is_aura(printed) and each.text.casefold().startswith("enchant ")), None)


def is_instant_or_sorcery(printed: Characteristics) -> bool:
    return bool({"Instant", "Sorcery"} & set(printed.types))
