"""Drawing cards (CR 121): what keeps players from it, and what happens instead of a draw (614.11).

Each draw of several is one of its own (121.2); finds and asks, whoever draws carries out."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.replacing.event_effects import ReplacementInForce, replacements_watching
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.filter_matching import find_players, is_player_on_side
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.engine.trace import Rules, cite_rules

UsedReplacements = frozenset[Hashable]
"""The replacement effects that have had their opportunity at a draw (CR 614.5)."""

NO_REPLACEMENT_USED: UsedReplacements = frozenset()


@dataclass(frozen=True, slots=True)
class DrawReplacement:
    """CR 614.11: what would happen instead of a draw, and whose effect it is."""

    by: ObjectId
    controller: PlayerId
    key: Hashable
    rules: Rules
    effects: tuple[fx.Effect, ...] = ()
    optional: bool = False
    dredges: int | None = None
    """CR 702.52a: so many cards are milled, and the card is returned to its owner's hand."""

    def stacked(self, state: GameState, player: PlayerId) -> StackedAbility:
        """What happens instead, as an ability that resolves; "that player" is who would have drawn."""
        standing = StackedAbility(self.by, self.by, self.controller, (), incarnation=state.objects[self.by].incarnation)
        return replace(standing, effects=self.effects, triggering=player)


def what_forbids_drawing(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 121.2b, 614.17: whose ability says that the player can't draw a card now; None where nothing does."""
    for thing, ability in static_abilities(state, ab.CantDraw):
        limited = state.this_turn.draws.get(player, 0) >= ability.most
        if limited and player in find_players(state, Context(thing.id, thing.controller), ability.players):
            return thing.id
    return None


def replacements_of_draw(state: GameState, player: PlayerId, used: UsedReplacements) -> tuple[DrawReplacement, ...]:
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
    return DrawReplacement(by, controller, key, cite_rules("614.11"), instead.effects, instead.optional)


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
                    key = (card.id, card.incarnation, number)
                    yield DrawReplacement(card.id, player, key, cite_rules("702.52a"), optional=True, dredges=number)


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
        does = not first.optional or decide(Choice(player, ChoiceKind.MAY, (False, True), first.by, first.rules))
        return first if does else None
    mandatory = [each for each in found if not each.optional]
    optional = [each for each in found if each.optional]
    options: list[DrawReplacement | None] = [*mandatory, *(() if mandatory else (None,)), *optional]
    picked: DrawReplacement | None = decide(Choice(player, ChoiceKind.REPLACEMENT, options))
    return picked
