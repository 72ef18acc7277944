"""Level symbols and class level bars (CR 711.2, 716.2): what holds at some levels only.

Reads the line that begins such a part, and puts the abilities of the part under its condition."""

from collections.abc import Iterable

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Bounds, Condition, IsLike, LevelIs
from bot.oracle.nouns.costs import read_activation_cost
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind

LEVEL = "level"
"""The kind of counter that level up puts on a creature (CR 702.87a)."""


@dataclass(frozen=True, slots=True)
class LevelPart:
    """What the line that begins a part says: the condition for the part's abilities, and abilities of the line
    itself."""

    condition: Condition
    abilities: tuple[ab.Ability, ...] = ()


def read_level_symbol(at: Cursor) -> LevelPart:
    """`level_symbol` = "level" (NUMBER "—" NUMBER | NUMBER "+") (CR 711.2a-b)"""
    at.expect(LEVEL)
    least = _read_level_number(at)
    most = None
    if not at.take("+"):
        at.expect("—", expected="“+” or a range of levels")
        most = _read_level_number(at)
    _read_end_of_line(at)
    return LevelPart(IsLike(fl.THIS, fl.Filter(counters=fl.CounterNumber(LEVEL, least, most))))


def read_class_level_bar(at: Cursor, text: str) -> LevelPart:
    """`class_level_bar` = activation_cost ":" "level" NUMBER (CR 716.2a)"""
    cost = read_activation_cost(at)
    at.expect(LEVEL)
    number = _read_level_number(at)
    _read_end_of_line(at)
    when = ab.OnlyWhen(condition=LevelIs(Bounds(number - 1, number - 1)), as_sorcery=True)
    gain = ab.ActivatedAbility(cost, (fx.BecomeLevel(number),), text=text, when=when)
    return LevelPart(LevelIs(Bounds(number)), (gain,))


def read_level_size(at: Cursor) -> fx.SetPowerToughness:
    """`level_size` = SIZE, alone on its line (CR 711.2)"""
    token = at.take_kind(Kind.SIZE)
    values = [] if token is None else token.raw.split("/")
    if len(values) != 2 or not all(value.isdigit() for value in values):
        raise at.error("a power and a toughness")
    _read_end_of_line(at)
    power, toughness = map(int, values)
    return fx.SetPowerToughness(fx.Fixed(power), fx.Fixed(toughness))


def abilities_while(abilities: Iterable[ab.Ability], condition: Condition) -> tuple[ab.Ability, ...]:
    """Return the abilities as held while the condition is true (CR 711.2, 716.2a); what was not read stays as it is."""
    return tuple(
        each if isinstance(each, ab.Unread) else ab.StaticAbility(fl.THIS, (fx.AddAbility(each),), condition=condition)
        for each in abilities
    )


def functions_elsewhere(ability: ab.Ability) -> bool:
    """Say whether the ability functions off the battlefield (CR 113.6), where `abilities_while` can't put it."""
    match ability:
        case ab.ActivatedAbility(cost=cost, zones=zones):
            return bool(zones) or cost.zone is not None
        case ab.TriggeredAbility(from_graveyard=from_graveyard):
            return from_graveyard
        case _:
            return False


def _read_level_number(at: Cursor) -> int:
    token = at.take_kind(Kind.NUMBER)
    if token is None or not token.raw.isdigit():
        raise at.error("a level")
    return int(token.raw)


def _read_end_of_line(at: Cursor) -> None:
    if not at.done:
        raise at.error("the end of the line")
