"""How the neutral form of the shipped facts names players, cards and amounts."""

import re

from bot.engine.magenoir.filters import (
    ANY_TARGET,
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Amount,
    BoardState,
    ChosenX,
    CountOf,
    EachOf,
    Filter,
    HitPointsOf,
    ManaUnder,
    Number,
    SumOf,
    TargetOf,
    Whose,
    Zone,
)
from bot.engine.magenoir.mana import ELEMENTS
from bot.oracle.magenoir.names import TYPE_WORDS, component, is_component
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"opponent", OPPONENT),
        (r"you", YOU),
        (r"each player", EACH_PLAYER),
        (r"any", ANY_TARGET),
        (r"player", TargetOf(None, players=True)),
        (r"this", THIS),
        (r"that", THAT),
    ),
    determiners=(
        (r"each of your", Determiner(Whose.YOU, every=True)),
        (r"each opposing", Determiner(Whose.OPPONENT, every=True)),
        (r"each", Determiner(every=True)),
        (r"another of your", Determiner(Whose.YOU, another=True)),
        (r"your", Determiner(Whose.YOU)),
        (r"opposing", Determiner(Whose.OPPONENT)),
        (r"one", Determiner()),
    ),
    nouns={
        "component": (BoardState.CHANNELLED,),
        "equipment": (BoardState.EQUIPPED,),
        "permanent": (BoardState.PERMANENT,),
        "permanent-or-equipment": (BoardState.PERMANENT, BoardState.EQUIPPED),
        "spell": (BoardState.PREPARED, BoardState.CHANNELLED),
        "card": (),
    },
    whose=(),
    states=((r"channelled", BoardState.CHANNELLED), (r"prepared", BoardState.PREPARED)),
    elements=tuple((element.value.lower(), element) for element in ELEMENTS),
    idle=(),
    qualifiers_first=True,
)


def amount(text: str) -> Amount | None:
    """Amount = one ["plus" one]"""
    parts = [one_amount(each) for each in text.split(" plus ")]
    understood = tuple(each for each in parts if each is not None)
    if len(understood) < len(parts):
        return None
    return understood[0] if len(understood) == 1 else SumOf(understood)


def one_amount(text: str) -> Amount | None:
    """One = "3" | "3/4" | "x" | ["noir"] [number "x"] "number of" cards ["at most" number] | "hp of" card
    | "mana under" card"""
    if text == "x":
        return ChosenX()
    if found := re.fullmatch(r"(\d+)(?:/(\d+))?", text):
        return Number(int(found[1]), int(found[2]) if found[2] else None)
    if found := re.fullmatch(r"(noir )?(?:(\d+) x )?number of (.+?)(?: at most (\d+))?", text):
        counted, most = NOUNS.read(found[3]), int(found[4]) if found[4] else None
        if not isinstance(counted, EachOf):
            return None
        return CountOf(counted.filter, int(found[2] or 1), most, only_mage_noir=bool(found[1]))
    if found := re.fullmatch(r"(hp of|half hp of|mana under) (.+)", text):
        reference = NOUNS.read(found[2])
        if reference is None:
            return None
        return ManaUnder(reference) if found[1] == "mana under" else HitPointsOf(reference, half=found[1] != "hp of")
    return None


def lying(what: str, zone: Zone) -> Filter | None:
    """One's own cards in a zone: a component type, a type of cards, or those of a name."""
    if named := re.fullmatch(r"called (.+)", what):
        return Filter(zone, name=named[1].capitalize(), whose=Whose.YOU)
    kind = TYPE_WORDS.get(what)
    if kind is None and not is_component(what):
        return None
    return Filter(zone, component=None if kind else component(what), type=kind, whose=Whose.YOU)
