"""Which cards fit a filter, which targets are legal, and how much an amount is."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.values.components import component_weight, provides_component
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import Aim, Speaker


def is_player_meant(state: GameState, player: PlayerId, whose: fl.Whose, you: PlayerId) -> bool:
    """Whether the word for whose means the player, seen from `you`."""
    match whose:
        case fl.Whose.YOU:
            return player == you
        case fl.Whose.OPPONENT:
            return player != you
        case fl.Whose.ANYBODY:
            return player in state.players
        case never:
            assert_never(never)


def find_players_meant(state: GameState, whose: fl.Whose, you: PlayerId) -> tuple[PlayerId, ...]:
    """The players that are meant, in seating order."""
    if whose is fl.Whose.YOU:
        return (you,)
    return tuple([player for player in state.players if is_player_meant(state, player, whose, you)])


def fits_description(state: GameState, card: Card, described: fl.Filter, speaker: Speaker) -> bool:
    """Whether the card is as described, seen from the speaker."""
    return (
        card.zone is described.zone
        and (not described.states or card.state in described.states)
        and (described.component is None or provides_component(state, card, described.component))
        and (described.element is None or card.facts.element is described.element)
        and (described.type is None or card.facts.type is described.type)
        and (described.name is None or described.name == card.facts.name)
        and (not described.has_hit_points or card.hit_points is not None)
        and not (described.another and card.id == speaker.card)
        and (
            described.whose is fl.Whose.ANYBODY
            or is_player_meant(state, card.controller, described.whose, speaker.player)
        )
    )


def cards_as_described(state: GameState, described: fl.Filter, speaker: Speaker) -> Iterable[Card]:
    """Every card that is as described."""
    return (card for card in state.cards.values() if fits_description(state, card, described, speaker))


def is_legal_target(state: GameState, what: Recipient, target: fl.TargetOf, speaker: Speaker) -> bool:
    """Whether it may be designated as that target."""
    if isinstance(what, PlayerId):
        return target.players and not state.players[what].lost
    return (
        target.filter is not None
        and what in state.cards
        and fits_description(state, state.cards[what], target.filter, speaker)
    )


def find_legal_targets(state: GameState, target: fl.TargetOf, speaker: Speaker) -> tuple[Recipient, ...]:
    """Everything that may be designated: players in seating order, then cards."""
    players = [name for name, player in state.players.items() if not player.lost] if target.players else []
    cards = [] if target.filter is None else [card.id for card in cards_as_described(state, target.filter, speaker)]
    return (*players, *cards)


def recipients_meant(state: GameState, reference: fl.Reference, aim: Aim, speaker: Speaker) -> Sequence[Recipient]:
    """Whom a reference means as the action resolves; nobody where what was designated is not valid any more."""
    match reference:
        case fl.Players(whose=whose):
            return find_players_meant(state, whose, speaker.player)
        case fl.TargetOf() | fl.That():
            if (described := aim.reference) is None:  # what only a trigger spoke of is never checked
                return aim.designated
            return [each for each in aim.designated if is_legal_target(state, each, described, speaker)]
        case fl.ThisCard():
            return [speaker.card] if state.cards[speaker.card].on_board else []
        case fl.EachOf(filter=described):
            return [card.id for card in cards_as_described(state, described, speaker)]
        case never:
            assert_never(never)


def amount_of(state: GameState, amount: fl.Amount, aim: Aim, speaker: Speaker) -> int:
    """Return how much the amount is now."""
    match amount:
        case fl.Number(plain=plain, mage_noir=otherwise):
            return otherwise if otherwise is not None and state.players[speaker.player].mage_noir else plain
        case fl.CountOf():
            return count_described_cards(state, amount, speaker)
        case fl.HitPointsOf(reference=reference, half=half):
            points = sum(hit_points_of(state, what) for what in recipients_meant(state, reference, aim, speaker))
            return points // 2 if half else points
        case fl.ManaUnder(reference=reference):
            under = [what for what in recipients_meant(state, reference, aim, speaker) if isinstance(what, ObjectId)]
            return sum(state.cards[what].mana.total for what in under)
        case fl.ChosenX():
            return state.cards[speaker.card].x
        case fl.CardsAbove(cards=cards):
            return max(len(state.players[speaker.player].hand) - cards, 0)
        case fl.SumOf(amounts=amounts):
            return sum(amount_of(state, each, aim, speaker) for each in amounts)
        case never:
            assert_never(never)


def count_described_cards(state: GameState, amount: fl.CountOf, speaker: Speaker) -> int:
    """So many for each card that is as described."""
    if amount.only_mage_noir and not state.players[speaker.player].mage_noir:
        return 0
    found = amount.times * sum(each for _, each in cards_counted(state, amount.filter, speaker))
    return found if amount.at_most is None else min(found, amount.at_most)


def cards_counted(state: GameState, described: fl.Filter, speaker: Speaker) -> Sequence[tuple[Card, int]]:
    """The cards that an amount counts, each with how often: as components some count for more."""
    components = described.component is not None or described.states == (fl.BoardState.CHANNELLED,)
    return [
        (card, component_weight(state, card) if components else 1)
        for card in cards_as_described(state, described, speaker)
    ]


def hit_points_of(state: GameState, what: Recipient) -> int:
    """The hit points of a player or a permanent; 0 for a card that has none."""
    if isinstance(what, PlayerId):
        return state.players[what].hit_points
    return state.cards[what].hit_points or 0


def is_indestructible(card: Card) -> bool:
    """Rites and rituals are; other cards are where a text says so."""
    return card.indestructible or card.facts.type is fl.CardType.RITUAL or ab.Indestructible in card.facts.static_kinds
