"""What cards' texts speak of, in French: amounts, players, and cards by their description."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.filters import (
    Amount,
    BoardState,
    CardsAbove,
    CardType,
    ChosenX,
    CountOf,
    EachOf,
    Filter,
    HitPointsOf,
    ManaUnder,
    Number,
    Players,
    Reference,
    SumOf,
    TargetOf,
    That,
    ThisCard,
    Whose,
    Zone,
)
from bot.explain.french_grammar import de
from bot.explain.magenoir.french.nouns import ELEMENTS, component
from bot.oracle.magenoir.facts import find

KINDS: Mapping[tuple[BoardState, ...], str] = {
    (): "carte",
    (BoardState.CHANNELLED,): "composant",
    (BoardState.CHANNELLED, BoardState.PERMANENT): "composant",
    (BoardState.PREPARED,): "sort en préparation",
    (BoardState.PREPARED, BoardState.CHANNELLED): "sort",
    (BoardState.PERMANENT,): "permanent",
    (BoardState.EQUIPPED,): "équipement",
    (BoardState.PERMANENT, BoardState.EQUIPPED): "permanent ou équipement",
    (BoardState.RITUAL,): "rituel",
}
ZONES: Mapping[Zone, str] = {
    Zone.BOARD: "",
    Zone.HAND: " en main",
    Zone.DECK: " du deck",
    Zone.DISCARD: " de la défausse",
    Zone.OUTSIDE: " hors du jeu",
}
TYPES: Mapping[CardType, str] = {
    CardType.SPELL: "sort",
    CardType.PERMANENT: "permanent",
    CardType.EQUIPMENT: "équipement",
    CardType.RITUAL: "rituel",
}


def many(told: Amount, singular: str, plural: str) -> str:
    """A number with its noun."""
    match told:
        case Number(plain=plain, mage_noir=None):
            return f"{plain} {singular if plain < 2 else plural}"
        case Number(plain=plain, mage_noir=noir):
            return f"{plain} {singular if plain < 2 else plural} ({noir} si vous êtes Mage Noir)"
        case CountOf(filter=described, times=times, at_most=most, only_mage_noir=noir):
            limit = "" if most is None else f" (au plus {most})"
            only = " si vous êtes Mage Noir" if noir else ""
            return f"{times} {singular if times < 2 else plural} par {noun(described)}{limit}{only}"
        case SumOf(amounts=amounts):
            return ", plus ".join(many(each, singular, plural) for each in amounts)
        case CardsAbove(cards=cards):
            return f"autant de {plural} que vous en avez en main au-delà de {cards}"
        case HitPointsOf(reference=of, half=half):
            whose = "vos PV" if of == Players(Whose.YOU) else f"les PV {de(reference(of))}"
            much = f"la moitié (arrondie en dessous) {de(whose)}" if half else whose
            return f"autant de {plural} que {much}"
        case ManaUnder(reference=of):
            return f"autant de {plural} que de Mana sous {reference(of)}"
        case ChosenX():
            return f"autant de {plural} que le X du coût"
        case never:
            assert_never(never)


def reference(told: Reference) -> str:
    """Whom or what, with its article."""
    match told:
        case Players(whose=whose):
            return {Whose.YOU: "vous", Whose.OPPONENT: "votre adversaire", Whose.ANYBODY: "chaque joueur"}[whose]
        case ThisCard():
            return "cette carte"
        case That():
            return "cette carte-là"
        case TargetOf(filter=Filter(has_hit_points=True, states=(), component=None), players=True):
            return "une cible"
        case TargetOf(filter=Filter() as described, players=players):
            if told.most > 1:
                return f"jusqu’à {told.most} {nouns(described)}"
            other = "autre " if described.another else ""
            return f"{'un joueur ou ' if players else ''}{article(described)} {other}{noun(described)}"
        case TargetOf():
            return "un joueur"
        case EachOf(filter=described):
            return f"chaque {'autre ' if described.another else ''}{noun(described)}"
        case never:
            assert_never(never)


def article(described: Filter) -> str:
    return "une" if kind(described) == "carte" else "un"


def kind(described: Filter) -> str:
    if described.type is not None:
        return TYPES[described.type]
    on_board = described.zone is Zone.BOARD
    if on_board and described.component is not None and described.states in {(), (BoardState.CHANNELLED,)}:
        return "composant"
    return KINDS.get(described.states, "carte")


def noun(described: Filter) -> str:
    """The noun with everything that the description says."""
    return f"{of_kind(described)}{where(described)}"


def of_kind(described: Filter) -> str:
    """The noun without where it lies and whose it is."""
    words = [kind(described)]
    if described.component is not None:
        words.append(component(described.component))
    if described.element is not None:
        words.append(ELEMENTS[described.element])
    if described.name is not None:
        words.append(french_name(described.name))
    points = " avec des PV" if described.has_hit_points and described.states == () else ""
    return f"{' '.join(words)}{points}"


def french_name(name: str) -> str:
    """Of a card by its English one, which stays where it is no card that Arbitre knows."""
    known = find(name)
    return name if known is None else known.name_fr.replace("'", "’")


def nouns(described: Filter) -> str:
    """In the plural: its first word alone changes, and what says whose they are."""
    first, *rest = noun(described).split(" ")
    return " ".join([f"{first}s", *("adverses" if each == "adverse" else each for each in rest)])


def where(described: Filter) -> str:
    """In which place, and on whose side."""
    place = ZONES[described.zone]
    if place and described.whose is Whose.YOU:
        return place.replace(" du ", " de votre ").replace(" de la ", " de votre ").replace(" en ", " de votre ")
    side = {Whose.YOU: " que vous contrôlez", Whose.OPPONENT: " adverse", Whose.ANYBODY: ""}[described.whose]
    return f"{place}{side}"
