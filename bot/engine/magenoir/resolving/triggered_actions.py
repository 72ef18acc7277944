"""The actions that follow from the events of one action: triggered paragraphs, destructions, releases of Mana.

They are the next actions of the chain; the player whose turn it is orders those of one moment."""

from collections.abc import Iterable, Mapping, Sequence
from math import factorial

from bot.engine.magenoir.announcing.plan_actions import plan_triggered_paragraph
from bot.engine.magenoir.announcing.planned_actions import DESTROY_PERMANENT, RELEASE_LOCKED_MANA, PlannedAction
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.trigger_occasions import OccasionMet, occasions_of_event
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import CARD, MANA, SIMULTANEOUS, TRIGGERED
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.values.filter_matching import fits_description, is_indestructible, is_player_meant
from bot.engine.magenoir.values.statics_in_force import find_statics_in_force
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words.designations import Speaker
from bot.engine.record import record_class


@record_class
class TriggeredParagraph:
    """One paragraph that triggered, with the occasion; one that holds this turn speaks as the card it is about."""

    speaker: Speaker
    paragraph: ab.Triggered
    happened: OccasionMet


SELF_OCCASIONS = frozenset(
    {ab.Occasion.LEAVES, ab.Occasion.DESTROYED, ab.Occasion.ARRIVES, ab.Occasion.USED, ab.Occasion.EMPTIED}
)
"""Occasions that concern only the card whose paragraph it is, unless that describes others."""
LOOKING_BACK_OCCASIONS = frozenset({ab.Occasion.LEAVES, ab.Occasion.DESTROYED, ab.Occasion.TO_DISCARD})
"""Occasions of cards that are gone by now: where they lay counts."""


def find_triggered_paragraphs(
    state: GameState, listeners: Mapping[ab.Occasion, Iterable[ObjectId]], happened: OccasionMet
) -> list[TriggeredParagraph]:
    """The paragraphs that an occasion makes happen; `state` is one in which the cards still lay there."""
    occasion, found = happened.occasion, []
    for name in listeners.get(occasion, ()):
        card = state.cards[name]
        if card.on_board:
            for paragraph in card.facts.triggers_by_occasion[occasion]:
                if is_triggered(state, card, paragraph, happened):
                    times = times_at_turn_start(state, card) if occasion is ab.Occasion.TURN_STARTS else 1
                    found += [TriggeredParagraph(Speaker(name, card.controller), paragraph, happened)] * times
    for lasting in state.this_turn:
        held = lasting.paragraph
        if isinstance(held, ab.Triggered) and held.occasion is occasion:
            speaker = Speaker(happened.card or lasting.source, lasting.player)
            if is_concerned(state, held, happened, speaker):
                found.append(TriggeredParagraph(speaker, held, happened))
    return found


def times_at_turn_start(state: GameState, card: Card) -> int:
    """How often a paragraph of the card happens then: once, or more often where another card says so."""
    noir = state.players[card.controller].mage_noir
    again = (
        (noir or not each.only_mage_noir)
        and fits_description(state, card, each.of, Speaker(source.id, card.controller))
        for source, each in find_statics_in_force(state, card.controller, ab.AppliesAgain)
    )
    return 1 + sum(again)


def is_triggered(state: GameState, card: Card, paragraph: ab.Triggered, happened: OccasionMet) -> bool:
    """Whether the occasion triggers this paragraph of the card, which waits for one of its kind."""
    if paragraph.states and card.state not in paragraph.states:
        return False
    if paragraph.of is None and paragraph.occasion in SELF_OCCASIONS:
        return happened.card == card.id and paragraph.element in happened.elements
    return is_concerned(state, paragraph, happened, Speaker(card.id, card.controller))


def is_concerned(state: GameState, paragraph: ab.Triggered, happened: OccasionMet, speaker: Speaker) -> bool:
    """Whether the occasion is about the cards or players, and the element, that the paragraph names."""
    if paragraph.element not in happened.elements:
        return False
    if paragraph.of is not None:
        return happened.card is not None and fits_description(state, state.cards[happened.card], paragraph.of, speaker)
    return any(is_player_meant(state, player, paragraph.whose, speaker.player) for player in happened.players)


def plan_following_actions(current: ActionInProgress) -> list[PlannedAction]:
    """The next actions that the events of one action lead to, in order: permanents that perish, triggered paragraphs,
    Mana released under what left the board."""
    table, before = current.table, current.before
    found: list[TriggeredParagraph] = []
    releases: list[PlannedAction] = []
    perishing: list[PlannedAction] = []
    for event, entry in zip(current.events, current.entries, strict=True):
        if type(event) in table.kinds_listened_for:
            add_triggered_paragraphs(table, before, event, entry, found)
        match event:
            case ev.CardDestroyed(card=left) | ev.CardDiscarded(card=left) | ev.CardReturned(card=left):
                if (lay := before.cards[left]).on_board and table.state.cards[left].mana.total:
                    releases.append(PlannedAction(RELEASE_LOCKED_MANA, Speaker(left, lay.controller), cause=entry))
            case ev.DamageDealt() | ev.HitPointsLost():
                perishing += plan_destructions(table.state, event, entry)
            case _:
                pass
    if not found:
        return perishing + releases
    if releases and {group.happened.occasion for group in found} != {ab.Occasion.LEAVES}:
        table.leave_open(OpenQuestion.RELEASE_ORDER, MANA)
    triggered = [
        each for group in order_triggered_paragraphs(table, found) for each in plan_triggered_actions(table, group)
    ]
    if table.options.release_before_triggers:
        return [*perishing, *releases, *triggered]
    return [*perishing, *triggered, *releases]


def add_triggered_paragraphs(
    table: Table, before: GameState, event: ev.Performed, entry: int, found: list[TriggeredParagraph]
) -> None:
    """Add what an event triggers to what was found for the parts of the action before."""
    for happened in occasions_of_event(before, event, entry):
        if happened.occasion in table.occasions_listened_for:
            state = before if happened.occasion in LOOKING_BACK_OCCASIONS else table.state
            for group in find_triggered_paragraphs(state, table.listeners, happened):
                if not is_repeated_damage(group, found):
                    found.append(group)


def is_repeated_damage(group: TriggeredParagraph, found: Iterable[TriggeredParagraph]) -> bool:
    """Whether the paragraph was found for another part of the action: an action deals damage once."""
    return group.happened.occasion is ab.Occasion.DEALS and any(
        other.speaker == group.speaker and other.paragraph is group.paragraph for other in found
    )


def plan_triggered_on(
    table: Table, occasion: ab.Occasion, player: PlayerId, entry: int | None = None
) -> list[PlannedAction]:
    """The actions of everything that one occasion of a player triggers, in order."""
    if occasion not in table.occasions_listened_for:
        return []
    found = find_triggered_paragraphs(table.state, table.listeners, OccasionMet(occasion, (player,), entry=entry))
    return [each for group in order_triggered_paragraphs(table, found) for each in plan_triggered_actions(table, group)]


def plan_destructions(state: GameState, event: ev.DamageDealt | ev.HitPointsLost, entry: int) -> list[PlannedAction]:
    """Permanents whose hit points an event brought to nothing are destroyed."""
    return [
        PlannedAction(DESTROY_PERMANENT, Speaker(who, state.cards[who].controller), cause=entry)
        for who in event.to
        if isinstance(who, ObjectId) and has_perished(state.cards[who])
    ]


def has_perished(card: Card) -> bool:
    return card.on_board and card.hit_points == 0 and not is_indestructible(card)


MOST_COUNTED = 20
"""The orders of more simultaneous actions than this are not counted."""


def order_triggered_paragraphs(table: Table, found: Sequence[TriggeredParagraph]) -> Sequence[TriggeredParagraph]:
    """The player whose turn it is orders what came at the same moment; by default their own first."""
    if len(found) < 2:
        return found
    active = table.state.active
    own_first = sorted(found, key=lambda group: group.speaker.player != active)
    ids = [group.speaker.card for group in own_first]
    ways = factorial(min(len(set(ids)), MOST_COUNTED))
    order = table.choosing.order("trigger order", active, ids, ways, SIMULTANEOUS)
    table.note(ev.ActionsOrdered(active, tuple(order), table.choices[-1].default), SIMULTANEOUS)
    return sorted(own_first, key=lambda group: order.index(group.speaker.card))


def plan_triggered_actions(table: Table, group: TriggeredParagraph) -> list[PlannedAction]:
    """The actions of a paragraph that triggered; nobody chooses whether."""
    speaker = group.speaker
    entry = table.note(ev.ActionTriggered(speaker.card, speaker.player), TRIGGERED, group.happened.entry)
    if table.state.cards[speaker.card].facts.uncertain:
        table.leave_open(OpenQuestion.CARD_FACTS, CARD, speaker.card)
    return plan_triggered_paragraph(table, speaker, group.paragraph, entry, group.happened.card)
