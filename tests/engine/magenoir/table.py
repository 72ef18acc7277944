"""Sets tables of Mage Noir in a line or two: cards by words, players by what they hold."""

from collections.abc import Mapping, Sequence

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Scenario, Step
from bot.engine.magenoir.events.game_events import Performed
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana
from bot.engine.magenoir.ground.options import Options
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.table.objects import BOARD_STATE_BY_TYPE, Card, Player
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.engine.magenoir.words.filters import BoardState, CardType, Zone
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.facts import shipped_cards

ALICE, BOB = PlayerId("Alice"), PlayerId("Bob")


def real(name: str) -> CardFacts:
    """A card of the shipped facts."""
    return shipped_cards()[name]


def made_up(name: str, text: str = "", type: CardType = CardType.PERMANENT, cost: Mana = NO_MANA) -> CardFacts:  # noqa: A002
    """A card of the Vegetal element with that text."""
    return CardFacts(name, name, Element.VEGETAL, type, cost, paragraphs=compile_text(text, (name,)))


def spell(text: str, cost: Mana = NO_MANA) -> CardFacts:
    return made_up("Spell", text, CardType.SPELL, cost)


def card(
    name: str,
    facts: CardFacts,
    controller: PlayerId = ALICE,
    state: BoardState | None = None,
    *,
    zone: Zone = Zone.BOARD,
    mana: Mana | None = None,
) -> Card:
    """A card, on the board as its type lies there where nothing else is said."""
    lies = (state or BOARD_STATE_BY_TYPE[facts.type]) if zone is Zone.BOARD else None
    under = (facts.cost if mana is None else mana) if zone is Zone.BOARD else NO_MANA
    return Card(ObjectId(name), facts, controller, controller, zone, lies, under, facts.hit_points)


def player(name: PlayerId = ALICE, hit_points: int = 20, **rest: object) -> Player:
    return Player(name, hit_points, **rest)  # type: ignore[arg-type]  # what the caller says of one


def table(
    *cards: Card,
    alice: Mapping[str, object] | None = None,
    bob: Mapping[str, object] | None = None,
    active: PlayerId = ALICE,
    phase: Phase = Phase.MAIN,
    available: tuple[Mana, Mana] = (NO_MANA, NO_MANA),
) -> GameState:
    """A table with these cards; those of hands and decks lie there in their order."""
    players = {}
    for name, said in ((ALICE, alice or {}), (BOB, bob or {})):
        places = {
            zone.value: tuple(each.id for each in cards if each.owner == name and each.zone is zone)
            for zone in (Zone.HAND, Zone.DECK, Zone.DISCARD)
        }
        players[name] = player(name, **{"deck_goes_on": not places["deck"], **places, **said})  # type: ignore[arg-type]
    return GameState(players, {each.id: each for each in cards}, active, phase, available)


def play(state: GameState, *do: Step, options: Options | None = None) -> Outcome:
    names = {str(name): name for name in state.cards}
    return resolve_scenario(Scenario(state, do, options or Options(), names))


def chains(outcome: Outcome) -> list[tuple[str, list[Performed]]]:
    """Each chain's starter with its actions; the parts of one action stand together where there are several."""
    return [(each.starter, [event for action in each.actions for event in action]) for each in outcome.chains]


def hit_points(outcome: Outcome) -> Sequence[int]:
    """Alice's and Bob's."""
    return [each.hit_points for each in outcome.state.players.values()]
