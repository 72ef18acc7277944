"""Announces an act: checks it and returns its chain, with every target designated."""

from typing import assert_never

from bot.engine.magenoir.announcing.legal_acts import (
    ServingCards,
    components_for,
    supply_for,
    why_components_missing,
    why_not_activate,
    why_not_add,
    why_not_channel,
    why_not_prepare,
    why_not_take,
    why_not_trade,
    why_not_use,
)
from bot.engine.magenoir.announcing.plan_actions import Planner, count_own_discards, plan_triggered_paragraph
from bot.engine.magenoir.announcing.planned_actions import (
    FINISH_SPELL,
    AddToEther,
    ChainAction,
    ChannelCard,
    CountTwice,
    PlannedAction,
    PlannedChain,
    PutOnBoard,
    TakePile,
    TradeMana,
    plan_player_action,
)
from bot.engine.magenoir.asking.outcome import Chosen
from bot.engine.magenoir.asking.scenario import Activate, Add, Announcement, Channel, Prepare, Take, Trade, Use
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import ANY_TIME, CARD, CLASSIC, COMPONENTS, MANA, TARGETS, TRIGGERED
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.magenoir.values.modified_values import most_x
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import Speaker
from bot.engine.trace import Rules


def announce_act(table: Table, act: Announcement, *, pending: bool, quiet: bool = False) -> PlannedChain | Refusal:
    """Return the chain of the act, or the reason why it is not allowed; `quiet` only asks and reports nothing."""
    match act:
        case Prepare():
            return announce_preparation(table, act, pending=pending, quiet=quiet)
        case Channel(card=card, by=by):
            refusal = why_not_channel(table, by, card, pending=pending)
            return refusal or chain_of_card(
                table, PlannedAction(ChannelCard(), Speaker(card, by)), ev.Act.CHANNEL, quiet=quiet
            )
        case Activate():
            return announce_activation(table, act, pending=pending, quiet=quiet)
        case Use():
            return announce_use(table, act, pending=pending, quiet=quiet)
        case Trade(by=by):
            refusal = why_not_trade(table, act, pending=pending)
            leave_trade_open(table, act)
            return refusal or chain_of_player(table, TradeMana(act.given, act.taken), ev.Act.TRADE, by)
        case Add(by=by, element=element):
            refusal = why_not_add(table, act, pending=pending)
            return refusal or chain_of_player(table, AddToEther(element), ev.Act.ADD, by)
        case Take(by=by, pile=pile):
            refusal = why_not_take(table, act, pending=pending)
            return refusal or chain_of_player(table, TakePile(pile), ev.Act.TAKE, by)
        case never:
            assert_never(never)


def announce_preparation(table: Table, act: Prepare, *, pending: bool, quiet: bool) -> PlannedChain | Refusal:
    """The card goes to the board; the X of its cost is said now."""
    card, by = table.state.cards[act.card], act.by
    most = most_x(table.state, card, by)
    x = most if act.x is None else act.x
    refusal = why_not_prepare(table, by, card.id, x, pending=pending)
    if refusal is not None:
        if refusal.kind is RefusalKind.COMPONENT_MISSING and not quiet:
            table.leave_open(OpenQuestion.COMPONENTS_TO_PREPARE, COMPONENTS, card.id)
        return refusal
    if not quiet and why_components_missing(table, by, card.id) is not None:
        table.leave_open(OpenQuestion.COMPONENTS_TO_PREPARE, COMPONENTS, card.id)
    if act.x is None and most and not quiet:
        table.choosing.report(Chosen(by, "x", x, True, most + 1), MANA)
    return chain_of_card(table, PlannedAction(PutOnBoard(x), Speaker(card.id, by)), ev.Act.PREPARE, quiet=quiet)


def chain_of_card(table: Table, planned: PlannedAction, act: ev.Act, *, quiet: bool) -> PlannedChain:
    """A chain of one action that moves a card."""
    card, by = planned.speaker.card, planned.speaker.player
    entry = None if quiet else report_announcement(table, ev.Announced(act, by, card))
    return PlannedChain(card, by, (planned,), act, cause=entry)


def chain_of_player(table: Table, action: ChainAction, act: ev.Act, by: PlayerId) -> PlannedChain:
    """A chain of one action that a player does without a card."""
    entry = table.note(ev.Announced(act, by, None), MANA)
    return PlannedChain(by, by, (plan_player_action(action, by),), act, cause=entry)


def leave_trade_open(table: Table, act: Trade) -> None:
    """Sources disagree on which Mana may be given, and from which pile one is taken."""
    first, second = table.state.available
    either = first.of(act.taken) and second.of(act.taken)
    smaller = second if first.total > second.total else first
    only_in_smaller = first.total != second.total and smaller.of(act.taken)
    if len(set(act.given)) > 1 or either or only_in_smaller:
        table.leave_open(OpenQuestion.TRADE, MANA)


def announce_activation(table: Table, act: Activate, *, pending: bool, quiet: bool) -> PlannedChain | Refusal:
    """The paragraphs in their order, what the use of components triggers, and the discard of the spell."""
    if refusal := why_not_activate(table, act.by, act.card, pending=pending):
        return refusal
    supply = supply_for(table.state, act.by, act.card)
    if isinstance(supply, Refusal):
        return supply
    if not quiet and act.card in table.state.prepared_this_turn:
        table.leave_open(OpenQuestion.SAME_TURN, CLASSIC, act.card)
    serving = ServingCards() if quiet else components_for(table, supply, act.components or ())
    if isinstance(serving, Refusal):
        return serving
    paragraphs = table.state.cards[act.card].facts.on_activation
    speaker = Speaker(act.card, act.by)
    planner = Planner(table, speaker, list(act.targets), quiet=quiet)
    planned = planner.plan_paragraphs(paragraphs)
    planner.check_named_targets(paragraphs)
    if planner.refusal is not None:
        return planner.refusal
    if quiet:
        return PlannedChain(act.card, act.by, tuple(planned), ev.Act.ACTIVATE)
    entry = report_announcement(
        table, ev.Announced(ev.Act.ACTIVATE, act.by, act.card, designated_recipients(planned), serving.components)
    )
    if serving.discarded is not None:
        table.leave_open(OpenQuestion.DISCARDED_INSTEAD, COMPONENTS, act.card)
    chain = [*component_actions(serving, speaker), *planned]
    for name in serving.components:
        chain += plan_component_triggers(table, name, entry)
    chain.append(PlannedAction(FINISH_SPELL, speaker))
    return PlannedChain(act.card, act.by, tuple(chain), ev.Act.ACTIVATE, components=serving.components, cause=entry)


def component_actions(serving: ServingCards, speaker: Speaker) -> list[PlannedAction]:
    """The first actions of the chain: the discard of a card that stands in the place of a component, and the components
    that count for two."""
    twice = [PlannedAction(CountTwice(), Speaker(component, speaker.player)) for component in serving.twice]
    if serving.discarded is None:
        return twice
    return [PlannedAction(DISCARD_ONE_CARD, speaker, DISCARD_ONE_CARD.unaimed, discards=(serving.discarded,)), *twice]


DISCARD_ONE_CARD = fx.Action((fx.DiscardFromHand(fl.ONE),))
"""One card of the hand."""


def plan_component_triggers(table: Table, name: ObjectId, entry: int) -> list[PlannedAction]:
    """Plan what a component triggers by being used; it comes after the spell's own actions."""
    card = table.state.cards[name]
    used = card.facts.triggers_by_occasion.get(ab.Occasion.USED)
    if used is None:
        return []
    if any(not isinstance(each.part, fx.DiscardCard) for part in used for act in part.actions for each in act.spoken):
        table.leave_open(OpenQuestion.AFTER_USE, COMPONENTS, name)
    cause = table.note(ev.ActionTriggered(name, card.controller), TRIGGERED, entry)
    speaker = Speaker(name, card.controller)
    return [planned for each in used for planned in plan_triggered_paragraph(table, speaker, each, cause)]


def report_announcement(table: Table, announced: ev.Announced) -> int:
    """Record the announcement; leave open what is uncertain about its card. Return the entry in the trace."""
    if announced.what is not None and table.state.cards[announced.what].facts.uncertain:
        table.leave_open(OpenQuestion.CARD_FACTS, CARD, announced.what)
    return table.note(announced, rules_of_announcement(announced))


def rules_of_announcement(announced: ev.Announced) -> Rules:
    """Return the chapters that allow the announcement, with the one on targets where some are designated."""
    classic = CLASSIC if announced.window is None else ANY_TIME
    used = COMPONENTS if announced.components else ()
    return (*classic, *used, *(TARGETS if announced.targets else ()))


def designated_recipients(planned: list[PlannedAction]) -> tuple[Recipient, ...]:
    """Return every recipient designated, in order, each once."""
    aimed = [each.aim for action in planned for each in action.aimed if each.aim.reference is not None]
    return tuple(dict.fromkeys([what for aim in aimed for what in aim.designated]))


# Abilities.


def announce_use(table: Table, act: Use, *, pending: bool, quiet: bool) -> PlannedChain | Refusal:
    """The first ability that can be used like that; at any time where a window is named."""
    abilities = table.state.cards[act.card].facts.abilities
    if act.during:
        return Refusal(RefusalKind.DURING_A_CHAIN, ANY_TIME, act.by, act.card)
    if act.window is not None:
        abilities = tuple(each for each in abilities if each.timing is ab.Timing.ANY_TIME)
    first: Refusal | None = None
    for ability in abilities:
        found = announce_ability(table, act, ability, pending=pending, quiet=quiet)
        if isinstance(found, PlannedChain):
            return found
        first = first or found
    return first or Refusal(RefusalKind.NO_SUCH_ABILITY, CARD, act.by, act.card)


def announce_ability(
    table: Table, act: Use, ability: ab.Ability, *, pending: bool, quiet: bool
) -> PlannedChain | Refusal:
    """The chain of one ability."""
    if refusal := why_not_use(table, act.by, act.card, ability.timing, pending=pending):
        return refusal
    if (refusal := why_no_discard(table, act, ability.actions)) is not None:
        return refusal
    planner = Planner(table, Speaker(act.card, act.by), list(act.targets), list(act.discards), quiet=quiet)
    planned = planner.plan_paragraphs((ability,))
    planner.check_named_targets((ability,))
    if planner.refusal is not None:
        return planner.refusal
    if quiet:
        return PlannedChain(act.card, act.by, tuple(planned), ev.Act.USE, is_any_time(ability))
    window = (act.window or (ev.Window.BEFORE if pending else ev.Window.FREE)) if is_any_time(ability) else None
    entry = report_announcement(
        table, ev.Announced(ev.Act.USE, act.by, act.card, designated_recipients(planned), window=window)
    )
    return PlannedChain(act.card, act.by, tuple(planned), ev.Act.USE, is_any_time(ability), cause=entry)


def is_any_time(ability: ab.Ability) -> bool:
    return ability.timing is ab.Timing.ANY_TIME


def why_no_discard(table: Table, act: Use, actions: tuple[fx.Action, ...]) -> Refusal | None:
    """An ability that begins with a discard needs the cards; those that are named have to be in the hand."""
    hand = table.state.players[act.by].hand
    for card in act.discards:
        if card not in hand:
            return Refusal(RefusalKind.NOT_IN_HAND, CARD, act.by, act.card, card)
    number = sum(map(count_own_discards, actions[0].parts))
    return Refusal(RefusalKind.NOT_ENOUGH_CARDS, CARD, act.by, act.card) if len(hand) < number else None
