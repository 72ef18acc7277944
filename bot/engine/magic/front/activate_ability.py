"""Activating abilities (CR 602): from the action to an entry of the stack. An illegal one changes nothing."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Activate, Cast
from bot.engine.magic.casting.announcement import target_instances, why_split_second
from bot.engine.magic.casting.cost_and_timing_changes import mana_to_activate
from bot.engine.magic.casting.face_down import is_turning, turn_face_up
from bot.engine.magic.casting.foretell_and_plot import keyword_to_set_aside, set_card_aside
from bot.engine.magic.casting.nonmana_costs import CostBill, CostPayment, source_state_faults, unpayable_parts
from bot.engine.magic.casting.prohibitions import why_not_activatable
from bot.engine.magic.casting.return_cost import attacked_by_creature
from bot.engine.magic.casting.room_doors import is_unlocking, unlock_door
from bot.engine.magic.casting.suspend import is_suspending, suspend_card
from bot.engine.magic.casting.timing_restrictions import why_not_activated_at_this_time
from bot.engine.magic.events.proposals import Author, Batch
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.mana_pool import Price, price_beside_life
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import MAIN_PHASES
from bot.engine.magic.keywords.tables import RULES
from bot.engine.magic.multiplayer.range_of_influence import reaches, why_out_of_range
from bot.engine.magic.resolving.effect_table import PERFORM_EFFECT
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.resolving.resolve_stack import still_meant
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.intrinsic_abilities import abilities_of_variant
from bot.engine.magic.table.objects import Exiling, GameObject
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.division_among_targets import why_undividable, with_shares
from bot.engine.magic.targeting.modes import ability_with_modes, modal_as_due, ways_to_choose_modes, why_not_modes
from bot.engine.magic.triggers.triggered_abilities import name_on_stack
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.mana_payment import SpendingPurpose, pay_price, why_not_paid
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within, uses_asked_about
from bot.engine.trace import cite_rules

DASH = " \u2014 "
COST_ENDS = re.compile(r"[:{]")
LOYALTY_SYMBOL = re.compile(r"[+\-\u2212]\s?(?:\d{1,2}|[xX])|0")


def activate_ability(game: Game, action: Activate) -> Sequence[Refusal]:
    """CR 602.2: activate an ability with the targets announced; return what makes it illegal."""
    state = game.state
    source = state.objects[action.source]
    if (special := special_action_named(source, action)) is not None:
        return special(game)
    by = action.by if action.by is not None else source.controller
    ability = find_ability_named(state, action)
    if (wrong := why_not_begun(state, source, ability, by)) is not None:
        return [wrong]
    if ability is None and names_loyalty_ability(action) and is_loyalty_used(state, source):
        return [Refusal(RefusalKind.LOYALTY_USED, cite_rules("606.3"), source.id)]
    if ability is None:
        return [Refusal(RefusalKind.NO_SUCH_ABILITY, cite_rules("602.1"), source.id)]
    ability = replace(ability, cost=ability.cost.with_x(action.x)) if ability.cost.x else ability
    stacked = ability_as_announced(state, source, ability, by, action)
    if action.modes and (wrong := why_not_modes(stacked.modal, action.modes, source.id, ability.effects)) is not None:
        return [wrong]
    ways = legal_mode_choices(state, stacked, action)
    refusals = [
        *host_range_faults(state, source, ability),
        *cost_faults(state, source, ability, by, action.x),
        *loyalty_faults(state, source, ability, action.x),
        *target_instances(state, ability_with_modes(stacked, ways[0])).faults(action.targets),
    ]
    if refusals:
        return refusals
    way = ways[0] if len(ways) == 1 else game.decide(Choice(by, ChoiceKind.MODES, ways, source.id))
    stacked = ability_with_modes(stacked, way)
    stacked = replace(stacked, targets=target_instances(state, stacked).parted(action.targets) or ())
    if (wrong := why_undividable(state, stacked)) is not None:
        return [wrong]
    perform_activation(game, source, ability, with_shares(state, stacked, game.decide))
    return []


def names_loyalty_ability(action: Activate) -> bool:
    """CR 606.1: whether the ability is named by a loyalty symbol: that of a face that is not up, for instance."""
    return isinstance(action.ability, str) and LOYALTY_SYMBOL.fullmatch(action.ability.strip()) is not None


def special_action_named(source: GameObject, action: Activate) -> Callable[[Game], Sequence[Refusal]] | None:
    """CR 116.2b, f, h, k, m: what takes the special action that is named like an ability, and returns what makes it
    illegal; None for an ability."""
    by = action.by if action.by is not None else source.controller
    if is_turning(source, action):
        return lambda game: turn_face_up(game, source, action)
    if is_unlocking(source, action):
        return lambda game: unlock_door(game, source, action)
    if is_suspending(source, action):
        return lambda game: suspend_card(game, Cast(source.id, by=by, x=action.x))
    if (keyword := keyword_to_set_aside(source, action)) is not None:
        return lambda game: set_card_aside(game, Cast(source.id, by=by), keyword)
    return None


def why_not_begun(
    state: GameState, source: GameObject, ability: ab.ActivatedAbility | None, by: PlayerId
) -> Refusal | None:
    """CR 602.2, 801.2: whether the player may activate abilities of the source where it is; None if so. `ability` is
    None where it has none by that name."""
    if (elsewhere := why_not_functioning(source, ability)) is not None:
        return elsewhere
    if not may_activate(state, source, ability, by):
        return Refusal(RefusalKind.NOT_CONTROLLED, cite_rules("602.2"), source.id, by)
    return why_out_of_range(state, by, source.id)


def ability_as_announced(
    state: GameState, source: GameObject, ability: ab.ActivatedAbility, by: PlayerId, action: Activate
) -> StackedAbility:
    """CR 602.2a: the ability as it goes on the stack, before its modes and targets are chosen."""
    stacked = StackedAbility(
        action.id or ObjectId(""),
        source.id,
        by,
        ability.effects,
        ability.targets,
        amount=action.x,
        incarnation=source.incarnation,
        turned=source.form.turned,
        activated=True,
        keyword=ability.keyword,
        modal=modal_as_due(state, Context(source.id, by), ability.modal),
        tapping=ability.cost.tap and ability.is_mana_ability,
        link=ability.link,
    )
    return name_on_stack(stacked, state)


def perform_activation(game: Game, source: GameObject, ability: ab.ActivatedAbility, stacked: StackedAbility) -> None:
    """CR 602.2b, 605.3b: pay and put it on the stack; a mana ability is done at once."""
    game.happen(events_of_activation(game, source, ability, stacked).proposals)
    if ability.is_mana_ability:
        resolve_mana_ability(game, stacked)
    game.settle()


def legal_mode_choices(state: GameState, stacked: StackedAbility, action: Activate) -> Sequence[tuple[int, ...]]:
    """CR 700.2a: the choices of modes with which the targets are legal; one where there is none such, and the one that
    is stated alone."""
    if action.modes or stacked.modal is None:
        return [action.modes]
    ways = ways_to_choose_modes(stacked.modal)
    fitting = (
        way
        for way in ways
        if target_instances(state, ability_with_modes(stacked, way)).parted(action.targets) is not None
    )
    return tuple(fitting) or ways[:1]


def why_not_functioning(source: GameObject, ability: ab.ActivatedAbility | None) -> Refusal | None:
    """CR 113.6, 602.2: what forbids activating the ability where its source is, None if it functions there."""
    if ability is not None and ability.zones:
        return None if source.zone in ability.zones else Refusal(RefusalKind.WRONG_ZONE, cite_rules("113.6"), source.id)
    return (
        None if source.functions else Refusal(RefusalKind.NOT_ON_BATTLEFIELD, cite_rules("602.2", "113.6"), source.id)
    )


def may_activate(state: GameState, source: GameObject, ability: ab.ActivatedAbility | None, player: PlayerId) -> bool:
    """CR 602.2: its controller alone, unless the ability says otherwise."""
    who = fl.Side.YOU if ability is None else ability.who
    if who is fl.Side.OPPONENT:
        return player in state.opponents(source.controller)
    return who is fl.Side.ANY or player == source.controller


def host_range_faults(state: GameState, source: GameObject, ability: ab.ActivatedAbility) -> Iterator[Refusal]:
    """By the older Emperor rules an Aura's ability that is about what it enchants isn't activated out of its range."""
    host = state.host_of(source)
    about_host = state.rules.territories and any(speaks_of_host(each) for each in ability.effects)
    if about_host and host is not None and not reaches(state, source.id, source.controller, host):
        yield Refusal(RefusalKind.OUT_OF_RANGE, cite_rules("classic range"), source.id, host)


def speaks_of_host(part: object) -> bool:
    """Whether an effect, or a part of one, is about what its source is attached to."""
    return isinstance(part, fl.AttachedObject) or any(speaks_of_host(each) for each in parts_within(part))


def find_ability_named(state: GameState, action: Activate) -> ab.ActivatedAbility | None:
    """The activated ability that the action names by its place or by the beginning of its text.

    Raises `UnreadAbility` where that text was not read."""
    abilities: Sequence[ab.ActivatedAbility | ab.Unread] = tuple(abilities_to_activate(state, action.source))
    if isinstance(action.ability, int):
        chosen = abilities[action.ability - 1 : action.ability]
    else:
        chosen = abilities_called(abilities, fold_ability_text(action.ability))
    ability = next(iter(chosen), None)
    if isinstance(ability, ab.Unread):
        raise UnreadAbility(action.source, ability.text)
    return ability


def abilities_called(
    abilities: Sequence[ab.ActivatedAbility | ab.Unread], wanted: str
) -> Sequence[ab.ActivatedAbility | ab.Unread]:
    """The abilities of which that is the beginning, with or without the ability word or the keyword before its dash
    (CR 207.2c-d); a word that is no part of the text is left out of what was `wanted`."""
    found = [each for each in abilities if any(name.startswith(wanted) for name in names_of_ability(each))]
    rest = wanted.partition(DASH)[2]
    return found if found or not rest else abilities_called(abilities, rest)


def names_of_ability(ability: ab.ActivatedAbility | ab.Unread) -> Iterator[str]:
    """By what a player may name it: its text, that behind its ability word, and that behind its keyword."""
    text = fold_ability_text(ability.text)
    yield text
    word, dash, behind = text.partition(DASH)
    if dash and not COST_ENDS.search(word):
        yield behind
    if isinstance(ability, ab.ActivatedAbility) and ability.keyword is not None:
        yield f"{ability.keyword.keyword}{DASH}{text}"


def abilities_to_activate(state: GameState, source: ObjectId) -> Iterator[ab.ActivatedAbility | ab.Unread]:
    """CR 602.1: its own, and those that the rules of the variant give it (804.2)."""
    values = characteristics(state, source)
    yield from values.activated_abilities
    yield from abilities_of_variant(state.rules, values.types)


def fold_ability_text(text: str) -> str:
    """Case aside, with one kind of minus sign."""
    return text.casefold().replace("−", "-").strip()


def bill_of_activation(source: GameObject, ability: ab.ActivatedAbility, player: PlayerId) -> CostBill:
    """CR 602.2b: what the player pays to activate it."""
    meaning = () if ability.keyword is None else RULES[ability.keyword.keyword]
    exiling = Exiling(source.id, source.incarnation, ability.link)
    cited, why = (*cite_rules("602.2b"), *meaning), (Reason.COST_OF_ACTIVATING,)
    return CostBill(player, source.id, ability.cost, cited, exiling=exiling, why=why)


def resolve_mana_ability(game: Game, stacked: StackedAbility) -> None:
    """CR 605.3b, 605.4a: a mana ability resolves as soon as it is activated, and right after it those that it
    triggers."""
    Resolution(game, stacked, PERFORM_EFFECT, cite_rules("605.3b")).run()
    while due := game.take_mana_abilities():
        for each in due:
            if still_meant(game.state, each):
                Resolution(game, each, PERFORM_EFFECT, cite_rules("605.4a")).run()


def cost_faults(
    state: GameState, source: GameObject, ability: ab.ActivatedAbility, by: PlayerId, x: int = 0
) -> Iterator[Refusal]:
    """CR 602.5, 118.3: what of its timing and its cost forbids that player to activate it."""
    if state.is_without_priority():
        yield Refusal(RefusalKind.NO_PRIORITY, cite_rules("117.1b"), by)
    if (split := why_split_second(state, by, "602.5")) and not ability.is_mana_ability:
        yield split
    if (forbidden := why_not_activatable(state, source, ability)) is not None:
        yield forbidden
    if refusal := why_not_activated_at_this_time(
        state, Context(source.id, by), ability.when, times_activated(state, source, ability)
    ):
        yield refusal
    bill = bill_of_activation(source, ability, by)
    yield from source_state_faults(state, bill)
    yield from unpayable_parts(state, bill)
    price, spent_on = price_to_activate(state, source, ability, by, x), SpendingPurpose(state, source=source.id)
    price = price_beside_life(price, ability.cost.life)
    if refusal := why_not_paid(state, by, price, source.id, cite_rules("602.2b"), spent_on):
        yield refusal


def price_to_activate(
    state: GameState, source: GameObject, ability: ab.ActivatedAbility, by: PlayerId, x: int
) -> Price:
    """CR 601.2f, 602.2b: what it costs in mana with that X."""
    return Price(mana_to_activate(state, source, ability, by, x), x, spent_on_x=ability.cost.spent_on_x)


def times_activated(state: GameState, source: GameObject, ability: ab.ActivatedAbility) -> int:
    """CR 602.5b: how often the ability was activated, in this turn or, where it may be only once, ever."""
    ever = ability.when is not None and ability.when.once
    this_turn = state.this_turn.activations.get((source.id, source.incarnation, ability.text), 0)
    times = source.memory.activated.count(ability.text) if ever else this_turn
    return times // number_of_same_abilities(state, source, ability)


def number_of_same_abilities(state: GameState, source: GameObject, ability: ab.ActivatedAbility) -> int:
    """CR 602.5b: how many abilities of the source say the same: each is restricted by itself."""
    if ability.when is None:
        return 1
    texts = [each.text for each in abilities_to_activate(state, source.id)]
    return max(1, texts.count(ability.text))


def loyalty_faults(state: GameState, source: GameObject, ability: ab.ActivatedAbility, x: int = 0) -> Iterator[Refusal]:
    """CR 606.3, 606.6: a main phase of one's own turn, an empty stack, once a turn and permanent, enough counters."""
    change = loyalty_change(ability.cost, x)
    if change is None:
        return
    permissions = tuple(loyalty_permissions(state, source))
    late = state.step not in MAIN_PHASES or not state.is_active(source.controller) or state.stack
    if is_loyalty_used(state, source):
        yield Refusal(RefusalKind.LOYALTY_USED, cite_rules("606.3"), source.id)
    if late and not any(each.as_instant for each in permissions):
        yield Refusal(RefusalKind.LOYALTY_TIMING, cite_rules("606.3"), source.id)
    loyalty = source.counters.get("loyalty", 0)
    if loyalty + change < 0:
        yield Refusal(RefusalKind.NOT_ENOUGH_LOYALTY, cite_rules("606.6"), source.id, amount=loyalty, needed=-change)


def is_loyalty_used(state: GameState, source: GameObject) -> bool:
    """CR 606.3: whether no more loyalty abilities of the permanent may be activated this turn, whatever it is now."""
    allowed = max((each.times for each in loyalty_permissions(state, source)), default=1)
    return state.this_turn.loyalty_used.get((source.id, source.incarnation), 0) >= allowed


def loyalty_change(cost: ab.Cost, x: int) -> int | None:
    """CR 606.4, 107.7: how many loyalty counters are put on it or, below 0, removed; None: it is no loyalty ability."""
    return -x if cost.loyalty_x else cost.loyalty


def loyalty_permissions(state: GameState, source: GameObject) -> Iterator[ab.LoyaltyPermission]:
    """CR 606.3: what lets its controller activate its loyalty abilities more often, or at other times."""
    values = partial(characteristics, state)
    for thing in state.functioning():
        for ability in characteristics(state, thing.id).abilities:
            if not isinstance(ability, ab.LoyaltyPermission) or thing.controller != source.controller:
                continue
            context = Context(thing.id, thing.controller)
            holding = ability.condition is None or condition_holds(state, context, ability.condition, values)
            if holding and source.id in find_objects(state, context, ability.affects, values):
                yield ability


def events_of_activation(
    game: Game, source: GameObject, ability: ab.ActivatedAbility, stacked: StackedAbility
) -> Batch:
    """CR 602.2a-b, 605.3b: the ability is put on the stack, unless it is a mana ability, and its costs are paid."""
    batch, change, mana = Batch(), loyalty_change(ability.cost, stacked.amount), ability.is_mana_ability
    meaning = () if ability.keyword is None else RULES[ability.keyword.keyword]
    cited = cite_rules("602.2a", "605.3b") if mana else cite_rules("602.2a")
    counted = (ability.when is not None and ability.when.counted) or uses_asked_about(ability.effects)
    again = ability.text if counted else None
    index = batch.add(ev.AbilityActivated(stacked, change is not None, mana, again), (*cited, *meaning))
    price = price_to_activate(game.state, source, ability, stacked.controller, stacked.amount)
    pay_price(
        game.state,
        batch,
        stacked.controller,
        price,
        cite_rules("602.2b"),
        SpendingPurpose(game.state, source=source.id),
    )
    if change:
        event = ev.CountersPut if change > 0 else ev.CountersRemoved
        author = Author(stacked.controller, effect=False)
        paid = event(source.id, "loyalty", abs(change))
        batch.add(paid, cite_rules("606.4"), follows=index, author=author, why=(Reason.COST,))
    paying = CostPayment(game, bill_of_activation(source, ability, stacked.controller), batch, index, game.state)
    attacked = attacked_by_creature(game.state, paying.pay())
    tapped = next(iter(paying.tapped), None)
    if attacked is not None or tapped is not None or paying.sacrificed:
        about = 0 if tapped is None else game.state.objects[tapped].incarnation
        told = replace(stacked, attacked=attacked, triggering=tapped, about=about, sacrificed=paying.sacrificed)
        activated = ev.AbilityActivated(told, change is not None, mana, again)
        batch.proposals[index] = replace(batch.proposals[index], event=activated)
    return batch
