"""How the neutral form of the shipped facts names players, cards and amounts."""

import re

from bot.engine.magenoir.ground.mana import ELEMENTS
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.names import TYPE_WORDS, component_type_of, is_component
from bot.oracle.magenoir.nouns import THAT, THIS, Determiner, Nouns

NOUNS = Nouns(
    fixed=(
        (r"opponent", fl.OPPONENT),
        (r"you", fl.YOU),
        (r"each player", fl.EACH_PLAYER),
        (r"any", fl.ANY_TARGET),
        (r"player", fl.TargetOf(None, players=True)),
        (r"this", THIS),
        (r"that", THAT),
    ),
    determiners=(
        (r"each of your", Determiner(fl.Whose.YOU, every=True)),
        (r"each opposing", Determiner(fl.Whose.OPPONENT, every=True)),
        (r"each", Determiner(every=True)),
        (r"another of your", Determiner(fl.Whose.YOU, another=True)),
        (r"your", Determiner(fl.Whose.YOU)),
        (r"opposing", Determiner(fl.Whose.OPPONENT)),
        (r"one", Determiner()),
    ),
    nouns={
        "component": (fl.BoardState.CHANNELLED,),
        "equipment": (fl.BoardState.EQUIPPED,),
        "permanent": (fl.BoardState.PERMANENT,),
        "permanent-or-equipment": (fl.BoardState.PERMANENT, fl.BoardState.EQUIPPED),
        "spell": (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED),
        "card": (),
    },
    whose=(),
    states=((r"channelled", fl.BoardState.CHANNELLED), (r"prepared", fl.BoardState.PREPARED)),
    elements=tuple((element.value.lower(), element) for element in ELEMENTS),
    idle=(),
    qualifiers_first=True,
)


def read_amount(text: str) -> fl.Amount | None:
    """Amount = one ["plus" one]"""
    parts = [one_amount(each) for each in text.split(" plus ")]
    understood = tuple(each for each in parts if each is not None)
    if len(understood) < len(parts):
        return None
    return understood[0] if len(understood) == 1 else fl.SumOf(understood)


def one_amount(text: str) -> fl.Amount | None:
    """One = "3" | "3/4" | "x" | ["noir"] [number "x"] "number of" cards ["at most" number] | "hp of" card
    | "mana under" card"""
    if text == "x":
        return fl.ChosenX()
    if found := re.fullmatch(r"(\d+)(?:/(\d+))?", text):
        return fl.Number(int(found[1]), int(found[2]) if found[2] else None)
    if found := re.fullmatch(r"(noir )?(?:(\d+) x )?number of (.+?)(?: at most (\d+))?", text):
        counted, most = NOUNS.read(found[3]), int(found[4]) if found[4] else None
        if not isinstance(counted, fl.EachOf):
            return None
        return fl.CountOf(counted.filter, int(found[2] or 1), most, only_mage_noir=bool(found[1]))
    if found := re.fullmatch(r"(hp of|half hp of|mana under) (.+)", text):
        reference = NOUNS.read(found[2])
        if reference is None:
            return None
        return (
            fl.ManaUnder(reference) if found[1] == "mana under" else fl.HitPointsOf(reference, half=found[1] != "hp of")
        )
    return None


def own_cards_in_zone(what: str, zone: fl.Zone) -> fl.Filter | None:
    """Return the player's own cards in a zone, of a component type, a card type or a name; None for anything else."""
    if named := re.fullmatch(r"called (.+)", what):
        return fl.Filter(zone, name=named[1].capitalize(), whose=fl.Whose.YOU)
    kind = TYPE_WORDS.get(what)
    if kind is None and not is_component(what):
        return None
    return fl.Filter(zone, component=None if kind else component_type_of(what), type=kind, whose=fl.Whose.YOU)
