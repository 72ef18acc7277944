"""What happens instead of drawing a card (CR 121.6, 614.11).

Each draw of several is one of its own (121.2); what happens instead is carried out before the next one (614.11a)."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.replacing.competing_effects import sources_of_effects
from bot.engine.magic.replacing.event_effects import ReplacementInForce, replacements_watching
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards, EventsOnTheWay
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.filter_matching import is_player_on_side
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.engine.trace import Rules, cite_rules

Draw: TypeAlias = ev.CardDrawn | ev.DrewFromEmptyLibrary


@dataclass(frozen=True, slots=True)
class DrawReplacement:
    """CR 614.11: what would happen instead of a draw, and whose effect it is."""

    by: ObjectId
    controller: PlayerId
    key: Hashable
    rules: Rules
    instead: DoInstead

    def carried_out(self, state: GameState, player: PlayerId, used: UsedEffects) -> DoneAfterwards:
        """What happens instead, as an ability that resolves; "that player" is who would have drawn."""
        standing = StackedAbility(self.by, self.by, self.controller, (), incarnation=state.objects[self.by].incarnation)
        ability = replace(standing, effects=self.instead.effects, triggering=player)
        return DoneAfterwards(ability, self.rules, used | {self.key})


def replace_draw(way: EventsOnTheWay, _index: int, proposal: Proposal, event: Draw) -> int:
    """CR 614.11: the player draws, or something else is done as soon as that is told; nothing is left of the draw."""
    found = replacements_of_draw(way.state, event.player, proposal.used)
    chosen = choose_draw_replacement(way.decide, event.player, found)
    if chosen is None:
        return way.settle(proposal)
    several = cite_rules("616.1") if len(found) > 1 else ()
    told = ev.DrawReplaced(event.player, chosen.by, sources_of_effects(found))
    way.afterwards.append(chosen.carried_out(way.state, event.player, proposal.used))
    return way.settle(Proposal(told, (*chosen.rules, *several), proposal.cause, proposal.follows))


def replacements_of_draw(state: GameState, player: PlayerId, used: UsedEffects) -> tuple[DrawReplacement, ...]:
    """CR 614.5, 614.11: the effects that would replace the player's next draw, even one from an empty library."""
    found = (*replacements_by_abilities(state, player), *replacements_by_dredge(state, player))
    return tuple(each for each in found if each.key not in used)


def replacements_by_abilities(state: GameState, player: PlayerId) -> Iterator[DrawReplacement]:
    """Those of static abilities on the battlefield."""
    for each, would in replacements_watching(state, WouldDraw):
        instead = each.ability.instead
        spared = would.spares_first and is_first_draw_of_step(state, player)
        if (
            isinstance(instead, DoInstead)
            and not spared
            and is_player_on_side(state, each.context, would.player, player)
        ):
            yield replacement_by_ability(each, instead)


def replacement_by_ability(each: ReplacementInForce, instead: DoInstead) -> DrawReplacement:
    by, controller = each.context.source, each.context.controller
    key = (by, each.number, each.ability)
    return DrawReplacement(by, controller, key, cite_rules("614.11"), instead)


def is_first_draw_of_step(state: GameState, player: PlayerId) -> bool:
    """CR 504.1: whether it is the first card that the player draws in their draw step."""
    return state.step is Step.DRAW and state.is_active(player) and not state.this_turn.draws_in_step.get(player)


def replacements_by_dredge(state: GameState, player: PlayerId) -> Iterator[DrawReplacement]:
    """CR 702.52a-b: the cards in the player's graveyard with dredge, as far as there are cards enough to mill."""
    size = state.library_size(player)
    for card in state.objects.values():
        if card.zone is Zone.GRAVEYARD and card.owner == player and KeywordName.DREDGE in card.printed.keywords:
            for number in dredge_numbers(state, card):
                if size is None or size >= number:
                    mill = fx.Mill(fl.Players.YOU, fx.Fixed(number))
                    dredge = DoInstead((mill, fx.ReturnToHand(fl.CardInGraveyard())), optional=True)
                    key = (card.id, card.incarnation, number)
                    yield DrawReplacement(card.id, player, key, cite_rules("702.52a"), dredge)


def dredge_numbers(state: GameState, card: GameObject) -> Iterator[int]:
    """The numbers of the card's dredge abilities."""
    for ability in characteristics(state, card.id).abilities:
        if isinstance(ability, fx.KeywordAbility) and ability.keyword is KeywordName.DREDGE:
            yield ability.number or 0


def choose_draw_replacement(
    decide: Decide, player: PlayerId, found: Sequence[DrawReplacement]
) -> DrawReplacement | None:
    """CR 616.1: which of the effects the player applies; None for none, which is the default where all are optional."""
    if not found:
        return None
    first = found[0]
    if len(found) == 1:
        may = Choice(player, ChoiceKind.MAY, (False, True), first.by, first.rules)
        return first if not first.instead.optional or decide(may) else None
    mandatory = [each for each in found if not each.instead.optional]
    optional = [each for each in found if each.instead.optional]
    options: list[DrawReplacement | None] = [*mandatory, *(() if mandatory else (None,)), *optional]
    picked: DrawReplacement | None = decide(Choice(player, ChoiceKind.REPLACEMENT, options))
    return picked
