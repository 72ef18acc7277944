"""What cards' texts speak of, in English: amounts, players, and cards by their description."""

from collections.abc import Mapping
from typing import assert_never

from bot.engine.magenoir.filters import (
    Amount,
    BoardState,
    CardsAbove,
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
from bot.explain.english_grammar import indefinite

KINDS: Mapping[tuple[BoardState, ...], str] = {
    (): "card",
    (BoardState.CHANNELLED,): "component",
    (BoardState.CHANNELLED, BoardState.PERMANENT): "component",
    (BoardState.PREPARED,): "prepared spell",
    (BoardState.PREPARED, BoardState.CHANNELLED): "spell",
    (BoardState.PERMANENT,): "permanent",
    (BoardState.EQUIPPED,): "equipment",
    (BoardState.PERMANENT, BoardState.EQUIPPED): "permanent or equipment",
    (BoardState.RITUAL,): "ritual",
}
ZONES: Mapping[Zone, str] = {
    Zone.BOARD: "",
    Zone.HAND: " in hand",
    Zone.DECK: " of the deck",
    Zone.DISCARD: " of the discard",
    Zone.OUTSIDE: " outside the game",
}
ROUNDED = ", rounded down"


def many(told: Amount, singular: str, plural: str) -> str:
    """A number with its noun."""
    match told:
        case Number(plain=plain, mage_noir=None):
            return f"{plain} {singular if plain == 1 else plural}"
        case Number(plain=plain, mage_noir=noir):
            return f"{plain} {singular if plain == 1 else plural} ({noir} if you are a Mage Noir)"
        case CountOf(filter=described, times=times, at_most=most, only_mage_noir=noir):
            limit = "" if most is None else f" (at most {most})"
            only = " if you are a Mage Noir" if noir else ""
            return f"{times} {singular if times == 1 else plural} for each {noun(described)}{limit}{only}"
        case SumOf(amounts=amounts):
            return ", plus ".join(many(each, singular, plural) for each in amounts)
        case CardsAbove(cards=cards):
            return f"as many {plural} as your hand holds above {cards}"
        case HitPointsOf(reference=of, half=half):
            whose = "your HP" if of == Players(Whose.YOU) else f"the HP of {reference(of)}"
            return f"as much {plural} as {'half ' if half else ''}{whose}{ROUNDED if half else ''}"
        case ManaUnder(reference=of):
            return f"as much {plural} as Mana under {reference(of)}"
        case ChosenX():
            return f"as much {plural} as the X of the cost"
        case never:
            assert_never(never)


def reference(told: Reference) -> str:
    """Whom or what, with its article."""
    match told:
        case Players(whose=whose):
            return {Whose.YOU: "you", Whose.OPPONENT: "your opponent", Whose.ANYBODY: "each player"}[whose]
        case ThisCard():
            return "this card"
        case That():
            return "that card"
        case TargetOf(filter=Filter(has_hit_points=True, states=(), component=None), players=True):
            return "a target"
        case TargetOf(filter=Filter() as described, players=players):
            if told.most > 1:
                return f"up to {told.most} {noun(described)}s"
            what = f"another {noun(described)}" if described.another else indefinite(noun(described))
            return f"a player or {what}" if players else what
        case TargetOf():
            return "a player"
        case EachOf(filter=described):
            return f"each {'other ' if described.another else ''}{noun(described)}"
        case never:
            assert_never(never)


def noun(described: Filter) -> str:
    """The noun with everything that the description says."""
    return f"{of_kind(described)}{where(described)}"


def of_kind(described: Filter) -> str:
    """The noun without where it lies and whose it is."""
    words = [] if described.element is None else [str(described.element)]
    if described.type is not None:
        words.append(str(described.type))
    if described.component is not None:
        words.append(described.component)
    on_board = described.zone is Zone.BOARD
    component = on_board and described.component is not None and described.states in {(), (BoardState.CHANNELLED,)}
    if described.type is None:
        words.append("component" if component else KINDS.get(described.states, "card"))
    if described.name is not None:
        words.append(described.name)
    points = " with HP" if described.has_hit_points and described.states == () else ""
    return f"{' '.join(words)}{points}"


def where(described: Filter) -> str:
    """In which place, and on whose side."""
    place = ZONES[described.zone]
    if place and described.whose is Whose.YOU:
        return place.replace(" the ", " your ").replace(" in hand", " in your hand")
    side = {Whose.YOU: " that you control", Whose.OPPONENT: " of your opponent", Whose.ANYBODY: ""}[described.whose]
    return f"{place}{side}"
