"""What cards' texts speak of, in French: amounts, players, and cards by their description."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.words import filters as fl
from bot.explain.french_grammar import with_preposition_de
from bot.explain.magenoir.french.nouns import ELEMENTS, noun_of_component
from bot.oracle.magenoir.facts import find_card_facts

KINDS: Mapping[tuple[fl.BoardState, ...], str] = {
    (): "carte",
    (fl.BoardState.CHANNELLED,): "composant",
    (fl.BoardState.CHANNELLED, fl.BoardState.PERMANENT): "composant",
    (fl.BoardState.PREPARED,): "sort en préparation",
    (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED): "sort",
    (fl.BoardState.PERMANENT,): "permanent",
    (fl.BoardState.EQUIPPED,): "équipement",
    (fl.BoardState.PERMANENT, fl.BoardState.EQUIPPED): "permanent ou équipement",
    (fl.BoardState.RITUAL,): "rituel",
}
ZONES: Mapping[fl.Zone, str] = {
    fl.Zone.BOARD: "",
    fl.Zone.HAND: " en main",
    fl.Zone.DECK: " du deck",
    fl.Zone.DISCARD: " de la défausse",
    fl.Zone.OUTSIDE: " hors du jeu",
}
TYPES: Mapping[fl.CardType, str] = {
    fl.CardType.SPELL: "sort",
    fl.CardType.PERMANENT: "permanent",
    fl.CardType.EQUIPMENT: "équipement",
    fl.CardType.RITUAL: "rituel",
}


def number_with_noun(told: fl.Amount, singular: str, plural: str) -> str:
    """A number with its noun."""
    match told:
        case fl.Number(plain=plain, mage_noir=None):
            return f"{plain} {singular if plain < 2 else plural}"
        case fl.Number(plain=plain, mage_noir=noir):
            return f"{plain} {singular if plain < 2 else plural} ({noir} si vous êtes Mage Noir)"
        case fl.CountOf(filter=described, times=times, at_most=most, only_mage_noir=noir):
            limit = "" if most is None else f" (au plus {most})"
            only = " si vous êtes Mage Noir" if noir else ""
            return f"{times} {singular if times < 2 else plural} par {noun_of_description(described)}{limit}{only}"
        case fl.SumOf(amounts=amounts):
            return ", plus ".join(number_with_noun(each, singular, plural) for each in amounts)
        case fl.CardsAbove(cards=cards):
            return f"autant de {plural} que vous en avez en main au-delà de {cards}"
        case fl.HitPointsOf(reference=of, half=half):
            whose = (
                "vos PV" if of == fl.Players(fl.Whose.YOU) else f"les PV {with_preposition_de(noun_of_reference(of))}"
            )
            much = f"la moitié (arrondie en dessous) {with_preposition_de(whose)}" if half else whose
            return f"autant de {plural} que {much}"
        case fl.ManaUnder(reference=of):
            return f"autant de {plural} que de Mana sous {noun_of_reference(of)}"
        case fl.ChosenX():
            return f"autant de {plural} que le X du coût"
        case never:
            assert_never(never)


def noun_of_reference(told: fl.Reference) -> str:
    """Whom or what, with its article."""
    match told:
        case fl.Players(whose=whose):
            return {fl.Whose.YOU: "vous", fl.Whose.OPPONENT: "votre adversaire", fl.Whose.ANYBODY: "chaque joueur"}[
                whose
            ]
        case fl.ThisCard():
            return "cette carte"
        case fl.That():
            return "cette carte-là"
        case fl.TargetOf(filter=fl.Filter(has_hit_points=True, states=(), component=None), players=True):
            return "une cible"
        case fl.TargetOf(filter=fl.Filter() as described, players=players):
            if told.most > 1:
                return f"jusqu’à {told.most} {plural_of_description(described)}"
            other = "autre " if described.another else ""
            return (
                f"{'un joueur ou ' if players else ''}{indefinite_article(described)} "
                f"{other}{noun_of_description(described)}"
            )
        case fl.TargetOf():
            return "un joueur"
        case fl.EachOf(filter=described):
            return f"chaque {'autre ' if described.another else ''}{noun_of_description(described)}"
        case never:
            assert_never(never)


def indefinite_article(described: fl.Filter) -> str:
    return "une" if noun_of_kind(described) == "carte" else "un"


def noun_of_kind(described: fl.Filter) -> str:
    if described.type is not None:
        return TYPES[described.type]
    on_board = described.zone is fl.Zone.BOARD
    if on_board and described.component is not None and described.states in {(), (fl.BoardState.CHANNELLED,)}:
        return "composant"
    return KINDS.get(described.states, "carte")


def noun_of_description(described: fl.Filter) -> str:
    """The noun with everything that the description says."""
    return f"{noun_without_place(described)}{place_of_description(described)}"


def noun_without_place(described: fl.Filter) -> str:
    """The noun without where it lies and whose it is."""
    words = [noun_of_kind(described)]
    if described.component is not None:
        words.append(noun_of_component(described.component))
    if described.element is not None:
        words.append(ELEMENTS[described.element])
    if described.name is not None:
        words.append(french_name(described.name))
    points = " avec des PV" if described.has_hit_points and described.states == () else ""
    return f"{' '.join(words)}{points}"


def french_name(name: str) -> str:
    """Of a card by its English one, which stays where it is no card that Arbitre knows."""
    known = find_card_facts(name)
    return name if known is None else known.name_fr.replace("'", "’")


def plural_of_description(described: fl.Filter) -> str:
    """In the plural: its first word alone changes, and what says whose they are."""
    first, *rest = noun_of_description(described).split(" ")
    return " ".join([f"{first}s", *("adverses" if each == "adverse" else each for each in rest)])


def place_of_description(described: fl.Filter) -> str:
    """In which place, and on whose side."""
    place = ZONES[described.zone]
    if place and described.whose is fl.Whose.YOU:
        return place.replace(" du ", " de votre ").replace(" de la ", " de votre ").replace(" en ", " de votre ")
    side = {fl.Whose.YOU: " que vous contrôlez", fl.Whose.OPPONENT: " adverse", fl.Whose.ANYBODY: ""}[described.whose]
    return f"{place}{side}"
