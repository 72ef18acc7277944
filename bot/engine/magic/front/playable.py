"""Questions about what could be cast or activated (CR 601.3, 602.5), and what it could target."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, CanTarget, Cast, LegalTargets, SpellOrAbility
from bot.engine.magic.casting.announcement import target_instances
from bot.engine.magic.casting.card_parts import castable_parts
from bot.engine.magic.casting.cast_spell import (
    announce_spell,
    find_modal,
    spell_text,
    unpaid_spell,
    why_not_cast,
    why_not_sneaking,
)
from bot.engine.magic.casting.cast_spell import state_with_spell as state_with_card_before
from bot.engine.magic.casting.casting_zones import (
    commander_tax,
    find_held_card,
    is_missing_from_hand,
    spell_with_origin,
)
from bot.engine.magic.casting.cost_and_timing_changes import with_either_cost
from bot.engine.magic.casting.cost_helper import ways_to_be_helped
from bot.engine.magic.casting.suspend import is_suspend_x
from bot.engine.magic.casting.total_cost import amounts_besides_mana, announced_costs, mana_price, total_cost
from bot.engine.magic.front.activate_ability import (
    abilities_to_activate,
    cost_faults,
    find_ability_named,
    fold_ability_text,
    host_range_faults,
    loyalty_faults,
    may_activate,
    special_action_named,
    why_not_begun,
    why_not_functioning,
)
from bot.engine.magic.front.affordable_mana import state_with_spell, ways_to_cast, why_not_afforded
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_costs import with_generic_mana_added_up
from bot.engine.magic.keywords.tables import FROM_GRAVEYARD
from bot.engine.magic.multiplayer.range_of_influence import why_out_of_range
from bot.engine.magic.resolving.resolve_stack import begin_game
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.card_definition import BOTH_HALVES, PERMANENT_TYPES, SPLIT
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.legal_targets import legal_targets, why_not_target
from bot.engine.magic.targeting.modes import ability_with_modes, ways_to_choose_modes
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

ProposedOnStack: TypeAlias = tuple[GameState, StackedAbility]
"""A spell or ability as it would lie on the stack, in the state with its card there."""


def propose_on_stack(state: GameState, what: SpellOrAbility) -> ProposedOnStack | None:
    """The spell or ability as it would lie on the stack, in the state with the card there; None: no such ability."""
    if what.definition is not None:
        by = what.by if what.by is not None else state.active
        spell = GameObject(what.subject, what.definition, by, by, Zone.STACK, what.face or 0)
        spell = spell_with_origin(state, spell, Cast(spell.id))
        modal = find_modal(spell)
        every_mode = range(1, len(modal.modes) + 1) if modal is not None else ()
        effects, specs = spell_text(spell, tuple(every_mode))
        trial = replace(state, objects=state.table.copied_with(spell))
        return trial, StackedAbility(spell.id, spell.id, by, effects, specs, card=spell.id)
    if what.source is None:
        return None
    ability = find_ability_named(state, Activate(what.source, what.ability)) or triggered_ability_named(state, what)
    return None if ability is None else (state, ability_on_stack(state, what.source, ability, what.by))


def ability_on_stack(
    state: GameState, source: ObjectId, ability: ab.ActivatedAbility | ab.TriggeredAbility, by: PlayerId | None
) -> StackedAbility:
    """The ability as it would lie on the stack under that player's control, or the source's controller's for None."""
    controller = by if by is not None else state.objects[source].controller
    activated = isinstance(ability, ab.ActivatedAbility)
    effects, targets = ability.effects, ability.targets
    stacked = StackedAbility(
        ObjectId("?"), source, controller, effects, targets, modal=ability.modal, activated=activated
    )
    return with_every_mode(stacked)


def aiming_abilities(state: GameState, source: ObjectId, by: PlayerId | None) -> list[ProposedOnStack]:
    """Each activated or triggered ability of the object that has a target (CR 115.1c-d).

    Raises `UnreadAbility` for an ability that was not read, and for one that refers to the defending player, who is
    unknown before it triggers."""
    values = characteristics(state, source)
    unread = [
        each.text
        for each in values.abilities
        if isinstance(each, ab.Unread) and "target" in fold_ability_text(each.text)
    ]
    unknowable = [each.text for each in values.triggered_abilities if aims_at_defending_player(each)]
    for text in (*unread, *unknowable):
        raise UnreadAbility(source, text)
    activated = [each for each in abilities_to_activate(state, source) if isinstance(each, ab.ActivatedAbility)]
    stacked = [ability_on_stack(state, source, each, by) for each in activated]
    stacked += [ability_on_stack(state, source, each, by) for each in values.triggered_abilities]
    return [(state, each) for each in stacked if each.specs]


def aims_at_defending_player(ability: ab.TriggeredAbility) -> bool:
    targeted = (each.permanents for each in ability.targets)
    return any(each is not None and each.side is fl.Side.DEFENDING_PLAYER for each in targeted)


def with_every_mode(stacked: StackedAbility) -> StackedAbility:
    """The ability with the instances of "target" of all of its modes."""
    return stacked if stacked.modal is None else ability_with_modes(stacked, range(1, len(stacked.modal.modes) + 1))


def triggered_ability_named(state: GameState, what: SpellOrAbility) -> ab.TriggeredAbility | None:
    """CR 603.1: the triggered ability of which the text begins like that.

    Raises `UnreadAbility` where that text was not read, or no text is known of an ability that could be meant."""
    if what.source is None or isinstance(what.ability, int):
        return None
    values, wanted = characteristics(state, what.source), fold_ability_text(what.ability)
    found = next((each for each in values.triggered_abilities if fold_ability_text(each.text).startswith(wanted)), None)
    if found is not None and wanted:
        if aims_at_defending_player(found):
            raise UnreadAbility(what.source, found.text)  # nobody is the defending player before it triggers
        return found
    unread = [
        each
        for each in values.abilities
        if isinstance(each, ab.Unread) and fold_ability_text(each.text).startswith(wanted)
    ]
    nameless = any(not each.text for each in values.triggered_abilities)
    if unread or (nameless and wanted.startswith(TRIGGER_WORDS)):
        raise UnreadAbility(what.source, unread[0].text if unread else what.ability)
    return None


TRIGGER_WORDS = ("when", "at ")
"""CR 603.1: how triggered abilities begin."""


def parts_asked_about(what: SpellOrAbility) -> Sequence[SpellOrAbility]:
    """CR 709.3a: each half by itself where a whole split card is asked about."""
    if what.face is not None or what.definition is None:
        return (what,)
    fused = BOTH_HALVES if what.definition.layout == SPLIT else None
    return tuple(replace(what, face=face) for face in castable_parts(what.definition) if face != fused)


def why_not_play(state: GameState, what: SpellOrAbility, *, by_tapping: bool = False) -> Refusal | None:
    """What forbids casting or activating it now (CR 601.2e, 602.2b); None if it or one of its halves is allowed.

    `by_tapping`: a spell is also forbidden if the player's untapped permanents can't make its mana."""
    if what.source is not None and (special := special_action_asked_about(state, what.source, what)) is not None:
        return next(iter(special(begin_game(state))), None)
    refusals = [why_not_part(state, each, by_tapping=by_tapping) for each in parts_asked_about(what)]
    return None if None in refusals else refusals[0]


@dataclass(frozen=True, slots=True)
class CostToCast:
    """CR 601.2f: what a spell costs in all: `mana` in symbols, None where it can't be paid, and what `other` things in
    which amounts; `tax` is the part that a commander costs more for having been cast before (903.8); `ways` are what it
    costs with each of the other additional costs of which one is paid (601.2b)."""

    mana: str | None
    other: tuple[tuple[str, int], ...] = ()
    tax: int = 0
    ways: tuple["CostToCast", ...] = ()


def cost_to_cast(state: GameState, what: SpellOrAbility) -> CostToCast:
    """CR 601.2f: what casting it costs for its mana cost, before anything is tapped or exiled to help pay it."""
    found = propose_on_stack(state, what)
    if found is None or found[1].card is None:
        return CostToCast(None)
    trial, stacked = found
    first, *others = (cost_of_way(trial, each) for each in with_either_cost(trial.objects[stacked.source]))
    return replace(first, ways=tuple(others))


def cost_of_way(trial: GameState, spell: GameObject) -> CostToCast:
    """CR 601.2b, 601.2f: what it costs with the additional costs that were announced."""
    total = total_cost(trial, spell)
    price = mana_price(total, 0, spell)
    payable = price is not None and not total.base.unpayable
    other: Counter[str] = Counter()
    for cost, _ in total.parts:
        other.update(dict(amounts_besides_mana(cost)))
    mana = with_generic_mana_added_up(price.symbols) if price is not None and payable else None
    return CostToCast(
        mana, tuple((word, number) for word, number in other.items() if number), commander_tax(trial, spell)
    )


def special_action_asked_about(
    state: GameState, source: ObjectId, what: SpellOrAbility
) -> Callable[[Game], Sequence[Refusal]] | None:
    """CR 116.2: the special action by that name, to be tried in a game of its own, with the least X that it takes; None
    where an ability is meant."""
    thing = state.objects[source]
    x = any(isinstance(each, fx.KeywordAbility) and is_suspend_x(each) for each in thing.printed.abilities)
    return special_action_named(thing, Activate(source, what.ability, by=what.by, x=int(x)))


def why_not_part(state: GameState, what: SpellOrAbility, *, by_tapping: bool) -> Refusal | None:
    """CR 601.2e, 602.2b, 709.3a: what forbids casting this part of a card, or activating it."""
    found = propose_on_stack(state, what)
    if found is None:
        elsewhere = None if what.source is None else why_not_begun_by(state, state.objects[what.source], what.by)
        return elsewhere or Refusal(RefusalKind.NO_SUCH_ABILITY, cite_rules("602.1"), what.subject)
    trial, stacked = found
    if stacked.card is None and not stacked.activated:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, cite_rules("602.1"), what.subject)
    if stacked.card is not None:
        spell = trial.objects[stacked.card]
        if lies_in_graveyard(state, spell):
            return why_not_cast_from_graveyard(state, spell)
        refusals = iter([why_not_cast_at_all(trial, spell), why_unpaid_in_any_way(trial, spell)])
    else:
        refusals = why_not_activate(state, what, stacked)
    instances = target_instances(trial, stacked)
    missing = None if can_choose_modes(trial, what, stacked) else instances.impossible()
    if missing is not None:
        needed = instances.numbers(missing)[0]
        untargeted = Refusal(RefusalKind.NOTHING_TO_TARGET, cite_rules("601.2c"), stacked.source, needed=needed)
        refusals = chain(refusals, [untargeted])
    refused = next((each for each in refusals if each is not None), None)
    if refused is None and by_tapping and stacked.card is not None:
        return why_not_afforded(trial, trial.objects[stacked.card])
    return refused


def lies_in_graveyard(state: GameState, spell: GameObject) -> bool:
    """Whether the card that is asked about is one in its player's graveyard, which nothing else lets be cast."""
    if spell.cast.permission is not None:
        return False
    elsewhere = spell.cast.origin is Zone.HAND and not is_missing_from_hand(state, spell)
    return not elsewhere and find_held_card(state, spell, Zone.GRAVEYARD) is not None


def why_not_cast_from_graveyard(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.3, 702.34a: what forbids casting the card from the graveyard where it lies, its player's hand being known
    not to hold it; None if a cost that lets it be cast from there can be paid."""
    refusals: list[Refusal] = []
    for keyword in FROM_GRAVEYARD:
        action = Cast(spell.id, cost=keyword)
        way = spell_with_origin(state, spell, action)
        costs = announced_costs(state_with_card_before(state, way), way, action)
        for paid in () if isinstance(costs, Refusal) else costs:
            for asked in ways_to_be_helped(state, replace(way, cast=replace(way.cast, paid=paid))):
                there = state_with_card_before(state, asked)
                refused = why_not_cast(there, asked) or next(unpaid_spell(there, asked), None)
                if refused is None:
                    return None
                refusals.append(refused)
    return next(iter(refusals), Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.3"), spell.id, spell.controller))


def why_not_begun_by(state: GameState, source: GameObject, by: PlayerId | None) -> Refusal | None:
    """CR 602.2: whether the player may activate anything of the source where it is; its controller for None."""
    return why_not_begun(state, source, None, by if by is not None else source.controller)


def can_choose_modes(there: GameState, what: SpellOrAbility, stacked: StackedAbility) -> bool:
    """CR 700.2a: whether the spell or ability is modal and has targets for a choice of modes."""
    if stacked.card is not None:
        spell = there.objects[stacked.card]
        modal = find_modal(spell, there)
        options = [
            announce_spell(spell, Cast(spell.id), way) for way in (() if modal is None else ways_to_choose_modes(modal))
        ]
    else:
        ability = None if what.source is None else find_ability_named(there, Activate(what.source, what.ability))
        modal = None if ability is None else ability.modal
        options = [
            ability_with_modes(replace(stacked, effects=(), specs=(), modal=modal), way)
            for way in (() if modal is None else ways_to_choose_modes(modal))
        ]
    return any(target_instances(there, each).impossible() is None for each in options)


def why_not_cast_at_all(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.2e, 118.9: what forbids casting it now for its mana cost, unless it may be for the alternative one."""
    refusal = why_not_cast(state, spell)
    late = refusal is not None and refusal.kind in {RefusalKind.SORCERY_TIMING, RefusalKind.NO_PRIORITY}
    sneaks = late and KeywordName.SNEAK in spell.printed.keywords and why_not_sneaking(state, spell) is None
    return None if sneaks else refusal


def why_unpaid_in_any_way(there: GameState, spell: GameObject) -> Refusal | None:
    """CR 118.3, 118.9: what the player lacks for its mana cost; None where that or an alternative cost can be paid."""
    refusal = next(unpaid_spell(there, spell), None)
    if refusal is None:
        return None
    ways = (state_with_spell(there, each) for each in ways_to_cast(there, spell))
    return None if any(next(unpaid_spell(way, way.objects[spell.id]), None) is None for way in ways) else refusal


def why_not_activate(state: GameState, what: SpellOrAbility, stacked: StackedAbility) -> Iterator[Refusal | None]:
    """CR 602.2, 602.5: what forbids the activation, targets aside."""
    source = state.objects[stacked.source]
    ability = find_ability_named(state, Activate(source.id, what.ability))
    elsewhere = why_not_functioning(source, ability)
    if elsewhere is not None:
        yield elsewhere
    elif not may_activate(state, source, ability, stacked.controller):
        yield Refusal(RefusalKind.NOT_CONTROLLED, cite_rules("602.2"), source.id, stacked.controller)
    elif (far := why_out_of_range(state, stacked.controller, source.id)) is not None:
        yield far
    elif ability is not None:
        yield from host_range_faults(state, source, ability)
        yield from cost_faults(state, source, ability, stacked.controller)
        yield from loyalty_faults(state, source, ability)


def proposals_with_targets(state: GameState, what: SpellOrAbility) -> list[ProposedOnStack]:
    """CR 115.1: what may choose targets where somebody asks: the spell, either half of a split card; each ability that
    a permanent would have where its spell has no target; the ability that is named, or any of an object."""
    if what.source is not None and what.any_ability:
        return aiming_abilities(state, what.source, what.by)
    spells = [each for part in parts_asked_about(what) if (each := propose_on_stack(state, part)) is not None]
    if what.definition is None or any(stacked.specs for _, stacked in spells):
        return spells
    permanents = [
        replace(trial.objects[stacked.card], zone=Zone.BATTLEFIELD)
        for trial, stacked in spells
        if stacked.card is not None and PERMANENT_TYPES & set(trial.objects[stacked.card].printed.types)
    ]
    there = [replace(state, objects=state.table.copied_with(each)) for each in permanents]
    found = (aiming_abilities(trial, each.id, what.by) for trial, each in zip(there, permanents, strict=True))
    return list(chain.from_iterable(found)) or spells


def why_not_its_target(state: GameState, question: CanTarget) -> Refusal | None:
    """CR 115.1, 601.2c: what forbids this target for that instance of "target" of whatever could choose it."""
    refusals = [why_not_target_of(question, *each) for each in proposals_with_targets(state, question.with_)]
    if not refusals:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, cite_rules("602.1"), question.with_.subject)
    return None if None in refusals else refusals[0]


def why_not_target_of(question: CanTarget, trial: GameState, stacked: StackedAbility) -> Refusal | None:
    """CR 115.1, 601.2c: what forbids it to that spell or ability."""
    if question.nth > len(stacked.specs):
        return Refusal(RefusalKind.NOT_A_LEGAL_TARGET, cite_rules("115.1"), stacked.source, question.what)
    return why_not_target(trial, context_of(stacked), stacked.specs[question.nth - 1], question.what)


def find_legal_targets(state: GameState, question: LegalTargets) -> list[Recipient]:
    """CR 601.2c: everything that this instance of "target" may choose, of either half of a split card."""
    there = [each for each in proposals_with_targets(state, question.with_) if question.nth <= len(each[1].specs)]
    legal = (legal_targets(trial, context_of(one), one.specs[question.nth - 1]) for trial, one in there)
    return list(dict.fromkeys(chain.from_iterable(legal)))


def aims_at_unread(state: GameState, question: CanTarget | LegalTargets) -> bool:
    """Whether what that instance of "target" may choose was not read."""
    there = (
        stacked.specs[question.nth - 1 : question.nth] for _, stacked in proposals_with_targets(state, question.with_)
    )
    return any(spec.unread for specs in there for spec in specs)


def is_announcement_unread(state: GameState, what: SpellOrAbility) -> bool:
    """CR 601.2, 602.2: whether something is announced or paid with it that was not read."""
    found = [each for part in parts_asked_about(what) if (each := propose_on_stack(state, part)) is not None]
    spells = (trial.objects[stacked.card] for trial, stacked in found if stacked.card is not None)
    announced = any(
        isinstance(each, ab.Unread) and each.moment is ab.Moment.ANNOUNCED
        for spell in spells
        for each in spell.printed.abilities
    )
    return announced or any(spec.unread for _, stacked in found for spec in stacked.specs)
