"""What cards' texts speak of, in English: amounts, players, and cards by their description."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.words import filters as fl
from bot.explain.english_grammar import with_indefinite_article

KINDS: Mapping[tuple[fl.BoardState, ...], str] = {
    (): "card",
    (fl.BoardState.CHANNELLED,): "component",
    (fl.BoardState.CHANNELLED, fl.BoardState.PERMANENT): "component",
    (fl.BoardState.PREPARED,): "prepared spell",
    (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED): "spell",
    (fl.BoardState.PERMANENT,): "permanent",
    (fl.BoardState.EQUIPPED,): "equipment",
    (fl.BoardState.PERMANENT, fl.BoardState.EQUIPPED): "permanent or equipment",
    (fl.BoardState.RITUAL,): "ritual",
}
ZONES: Mapping[fl.Zone, str] = {
    fl.Zone.BOARD: "",
    fl.Zone.HAND: " in hand",
    fl.Zone.DECK: " of the deck",
    fl.Zone.DISCARD: " of the discard",
    fl.Zone.OUTSIDE: " outside the game",
}
ROUNDED = ", rounded down"


def number_with_noun(told: fl.Amount, singular: str, plural: str) -> str:
    """A number with its noun."""
    match told:
        case fl.Number(plain=plain, mage_noir=None):
            return f"{plain} {singular if plain == 1 else plural}"
        case fl.Number(plain=plain, mage_noir=noir):
            return f"{plain} {singular if plain == 1 else plural} ({noir} if you are a Mage Noir)"
        case fl.CountOf(filter=described, times=times, at_most=most, only_mage_noir=noir):
            limit = "" if most is None else f" (at most {most})"
            only = " if you are a Mage Noir" if noir else ""
            return (
                f"{times} {singular if times == 1 else plural} for each {noun_of_description(described)}{limit}{only}"
            )
        case fl.SumOf(amounts=amounts):
            return ", plus ".join(number_with_noun(each, singular, plural) for each in amounts)
        case fl.CardsAbove(cards=cards):
            return f"as many {plural} as your hand holds above {cards}"
        case fl.HitPointsOf(reference=of, half=half):
            whose = "your HP" if of == fl.Players(fl.Whose.YOU) else f"the HP of {noun_of_reference(of)}"
            return f"as much {plural} as {'half ' if half else ''}{whose}{ROUNDED if half else ''}"
        case fl.ManaUnder(reference=of):
            return f"as much {plural} as Mana under {noun_of_reference(of)}"
        case fl.ChosenX():
            return f"as much {plural} as the X of the cost"
        case never:
            assert_never(never)


def noun_of_reference(told: fl.Reference) -> str:
    """Whom or what, with its article."""
    match told:
        case fl.Players(whose=whose):
            return {fl.Whose.YOU: "you", fl.Whose.OPPONENT: "your opponent", fl.Whose.ANYBODY: "each player"}[whose]
        case fl.ThisCard():
            return "this card"
        case fl.That():
            return "that card"
        case fl.TargetOf(filter=fl.Filter(has_hit_points=True, states=(), component=None), players=True):
            return "a target"
        case fl.TargetOf(filter=fl.Filter() as described, players=players):
            if told.most > 1:
                return f"up to {told.most} {noun_of_description(described)}s"
            what = (
                f"another {noun_of_description(described)}"
                if described.another
                else with_indefinite_article(noun_of_description(described))
            )
            return f"a player or {what}" if players else what
        case fl.TargetOf():
            return "a player"
        case fl.EachOf(filter=described):
            return f"each {'other ' if described.another else ''}{noun_of_description(described)}"
        case never:
            assert_never(never)


def noun_of_description(described: fl.Filter) -> str:
    """The noun with everything that the description says."""
    return f"{noun_without_place(described)}{place_of_description(described)}"


def noun_without_place(described: fl.Filter) -> str:
    """The noun without where it lies and whose it is."""
    words = [] if described.element is None else [str(described.element)]
    if described.type is not None:
        words.append(str(described.type))
    if described.component is not None:
        words.append(described.component)
    on_board = described.zone is fl.Zone.BOARD
    component = on_board and described.component is not None and described.states in {(), (fl.BoardState.CHANNELLED,)}
    if described.type is None:
        words.append("component" if component else KINDS.get(described.states, "card"))
    if described.name is not None:
        words.append(described.name)
    points = " with HP" if described.has_hit_points and described.states == () else ""
    return f"{' '.join(words)}{points}"


def place_of_description(described: fl.Filter) -> str:
    """In which place, and on whose side."""
    place = ZONES[described.zone]
    if place and described.whose is fl.Whose.YOU:
        return place.replace(" the ", " your ").replace(" in hand", " in your hand")
    side = {fl.Whose.YOU: " that you control", fl.Whose.OPPONENT: " of your opponent", fl.Whose.ANYBODY: ""}[
        described.whose
    ]
    return f"{place}{side}"
