"""The layers, as section 613 says it, one sentence after the other; slow, because what depends on what is tried out.

An object has one static ability at most besides its keywords. That ability, or a spell that resolved, makes one
continuous effect, whose parts apply in their own layers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

LAYERS = ("4", "5", "6", "7a", "7b", "7c", "7d")
"""613.1, 613.4, those without effects left out: copies, control, text."""

LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
CREATURE_TYPES = frozenset({"Elf", "Goblin", "Bear", "Frog"})


@dataclass
class Object:
    """An object's characteristics while the layers are applied to it."""

    name: str
    types: set[str]
    subtypes: set[str] = field(default_factory=set)
    supertypes: set[str] = field(default_factory=set)
    colors: set[str] = field(default_factory=set)
    keywords: set[str] = field(default_factory=set)
    power: int | None = None
    toughness: int | None = None
    mana_value: int = 0
    counters: int = 0
    """How many +1/+1 counters are on it."""
    ability: bool = False
    """Whether it has the static ability that its effect comes from."""
    host: str | None = None
    """What an Aura is attached to."""
    counts: str | None = None
    """604.3: the card type of which the permanents are counted that its size is; None without such an ability. It needs
    the ability (`ability`), which is then the only one besides keywords."""


Board = dict[str, Object]
Chosen = Callable[[Object, Object | None], bool]
"""Whether it applies to this object; the second one is its source, None for a spell's."""
Change = Callable[[Object], None]


@dataclass(frozen=True, eq=False)
class Effect:
    """A continuous effect: `parts` are by layer; `source` is the object whose static ability makes it, `locked` what
    a spell's effect applies to once and for all (611.2c)."""

    timestamp: int
    applies_to: Chosen
    parts: Mapping[str, Change]
    source: str | None = None
    locked: frozenset[str] | None = None


def affected(effect: Effect, board: Board, begun: Mapping[Effect, frozenset[str]]) -> frozenset[str]:
    """What it applies to now: the same objects as in an earlier layer where it has begun (613.6); nothing if the
    ability that makes it isn't there."""
    if effect in begun:
        return begun[effect]
    if effect.locked is not None:
        return effect.locked
    if effect.source is not None and not board[effect.source].ability:
        return frozenset()
    source = None if effect.source is None else board[effect.source]
    return frozenset(name for name, each in board.items() if effect.applies_to(each, source))


def apply(effect: Effect, layer: str, board: Board, whom: Iterable[str]) -> None:
    for name in whom:
        effect.parts[layer](board[name])


def depends(effect: Effect, other: Effect, layer: str, board: Board, begun: Mapping[Effect, frozenset[str]]) -> bool:
    """613.8a: whether applying the other would change the existence of this effect, what it applies to, or what it does
    to any of the things it applies to."""
    before = affected(effect, board, begun)
    after = deepcopy(board)
    apply(other, layer, after, affected(other, board, begun))
    now = affected(effect, after, begun)
    # Whether it exists: with no object to apply to as well.
    gone = (
        effect.source is not None
        and effect not in begun
        and board[effect.source].ability != after[effect.source].ability
    )
    return gone or before != now


def next_effect(left: Sequence[Effect], layer: str, board: Board, begun: Mapping[Effect, frozenset[str]]) -> Effect:
    """613.7, 613.8b: the earliest of those that depend on none of the others; of a loop the earliest."""
    waits = {
        one: {other for other in left if other is not one and depends(one, other, layer, board, begun)} for one in left
    }
    reaches = {one: reachable(one, waits) for one in left}
    free = [one for one in left if all(one in reaches[other] for other in reaches[one])]
    return min(free, key=lambda effect: effect.timestamp)


def reachable(start: Effect, waits: Mapping[Effect, set[Effect]]) -> set[Effect]:
    """All that it depends on, directly or not."""
    found: set[Effect] = set()
    open_ = [start]
    while open_:
        for each in waits[open_.pop()] - found:
            found.add(each)
            open_.append(each)
    return found


def apply_layers(printed: Board, effects: Sequence[Effect]) -> Board:
    """613.1: every object's characteristics."""
    board = deepcopy(printed)
    begun: dict[Effect, frozenset[str]] = {}
    for layer in LAYERS:
        left = [each for each in effects if layer in each.parts]
        while left:
            effect = next_effect(left, layer, board, begun)
            left.remove(effect)
            exists = effect in begun or effect.source is None or board[effect.source].ability
            whom = affected(effect, board, begun)
            if exists:
                begun[effect] = whom
            apply(effect, layer, board, whom)
        if layer == "7a":
            define_sizes(board)
        if layer == "7c":
            add_counters(board)
    return board


def define_sizes(board: Board) -> None:
    """613.4a: characteristic-defining abilities count what is there by the layers before; without one, a size that
    nothing defines is 0 (208.2a)."""
    for each in board.values():
        if each.counts is not None:
            number = sum(each.counts in other.types for other in board.values()) if each.ability else 0
            each.power = each.toughness = number


def add_counters(board: Board) -> None:
    """613.4c: counters apply in this layer too; adding is the same in any order."""
    for each in board.values():
        if each.power is not None and each.toughness is not None:
            each.power += each.counters
            each.toughness += each.counters


def add_types(*types: str, subtypes: Iterable[str] = ()) -> Change:
    def change(thing: Object) -> None:
        thing.types |= set(types)
        thing.subtypes |= set(subtypes)

    return change


def set_land_type(new: str) -> Change:
    """305.7: it loses its land types and all abilities from its rules text, which its creature types don't mind."""

    def change(thing: Object) -> None:
        thing.subtypes = (thing.subtypes - LAND_TYPES) | {new}
        thing.ability = False
        thing.keywords.clear()

    return change


def set_creature_type(new: str) -> Change:
    """205.1b: it loses its other creature types."""

    def change(thing: Object) -> None:
        thing.subtypes = (thing.subtypes - CREATURE_TYPES) | {new}

    return change


def set_color(color: str) -> Change:
    def change(thing: Object) -> None:
        thing.colors = {color}

    return change


def lose_abilities(thing: Object) -> None:
    thing.ability = False
    thing.keywords.clear()


def gain(keyword: str) -> Change:
    return lambda thing: thing.keywords.add(keyword)


def lose(keyword: str) -> Change:
    return lambda thing: thing.keywords.discard(keyword)


def set_size(power: int, toughness: int) -> Change:
    def change(thing: Object) -> None:
        thing.power, thing.toughness = power, toughness

    return change


def set_size_to_mana_value(thing: Object) -> None:
    thing.power = thing.toughness = thing.mana_value


def change_size(power: int, toughness: int) -> Change:
    """A noncreature without a size is not changed (613.4c has nothing to add to)."""

    def change(thing: Object) -> None:
        if thing.power is not None and thing.toughness is not None:
            thing.power += power
            thing.toughness += toughness

    return change


def switch_size(thing: Object) -> None:
    thing.power, thing.toughness = thing.toughness, thing.power
