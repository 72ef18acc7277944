"""What a run through the layers reads of a state: its result serves every state in which all of that is the same.

A run is given a watched copy of the state. What it reads is noted by the copy itself, so that no list of what rules
look at can be wrong."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import is_
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Objects

MOST_KEPT = 4
"""How many results are kept beside the objects of a game."""

ALWAYS_READ = frozenset(
    {
        *(
            "id",
            "definition",
            "controller",
            "zone",
            "face",
            "incarnation",
            "timestamp",
            "counters",
            "counter_timestamps",
        ),
        *("attached_to", "phased_out", "chosen", "form"),
    }
)
"""The fields of permanents that are taken to have been read, without watching: nearly every run reads them."""

OF_THESE, ELSEWHERE = "of permanents: ", "objects elsewhere"
"""What is noted where a field of a permanent or emblem was read, before its name, and where anything was read of any
other object."""


class Watched:
    """A field that notes it in `watch` when it is read."""

    def __init__(self, name: str, noted: str) -> None:
        self.name, self.noted = name, noted

    def __get__(self, watched: Any, _kind: type) -> Any:
        held = watched.__dict__
        held["watch"].add(self.noted)
        return held[self.name]

    def __set__(self, watched: Any, value: Any) -> None:
        raise AttributeError(self.name)


class WatchedPermanent(GameObject):
    """A permanent or emblem, of which the fields that few runs read are watched."""


class WatchedElsewhere(GameObject):
    """Any other object, every field of which is watched."""


class WatchedState(GameState):
    """A state of which all fields but the objects are watched."""


class WatchedObjects(Objects):
    """Objects that note when it is asked whether there is one."""

    watch: set[str]

    def __contains__(self, thing: object) -> bool:
        self.watch.add(ELSEWHERE)
        return super().__contains__(thing)

    def get(self, thing: Any, default: Any = None) -> Any:
        self.watch.add(ELSEWHERE)
        return super().get(thing, default)


for each in fields(GameObject):
    setattr(WatchedElsewhere, each.name, Watched(each.name, ELSEWHERE))
    if each.name not in ALWAYS_READ:
        setattr(WatchedPermanent, each.name, Watched(each.name, f"{OF_THESE}{each.name}"))
for each in fields(GameState):
    if each.name != "objects":
        setattr(WatchedState, each.name, Watched(each.name, each.name))


def watched_copy(kind: type, value: object, watch: set[str]) -> Any:
    """The value with its fields watched."""
    copy: Any = object.__new__(kind)
    copy.__dict__.update(value.__dict__, watch=watch)
    return copy


def watched_state(state: GameState, watch: set[str]) -> GameState:
    """The state, with what is read of it noted in `watch`."""
    table = state.table
    functioning = {thing.id for thing in table.functioning}
    objects = WatchedObjects(
        {
            thing.id: watched_copy(WatchedPermanent if thing.id in functioning else WatchedElsewhere, thing, watch)
            for thing in table.values()
        }
    )
    objects.watch = watch
    objects.known_alone, objects.known_effects = table.known_alone, table.known_effects
    objects.permanents = tuple(objects[thing.id] for thing in table.permanents)
    objects.functioning = tuple(objects[thing.id] for thing in table.functioning)
    copy: GameState = watched_copy(WatchedState, state, watch)
    copy.__dict__["objects"] = objects
    return copy


class LayeredValues(dict[ObjectId, Characteristics]):
    """The characteristics of all permanents as one run made them, compared by identity."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # by identity: never changed once they are made


@dataclass(frozen=True, slots=True)
class KeptRun:
    """What a run made of a state, with all that it read there."""

    functioning: tuple[GameObject, ...]
    of_these: tuple[str, ...]
    """Which fields of permanents and emblems it read."""
    elsewhere: tuple[GameObject, ...] | None
    """All other objects; None where it read nothing of any."""
    read: Mapping[str, Any]
    """The other fields of the state that it read."""
    values: LayeredValues


def values_kept(state: GameState, run: Callable[[GameState], Mapping[ObjectId, Characteristics]]) -> LayeredValues:
    """The values that `run` makes of the state: those of an earlier run that read nothing that is otherwise now, or of
    a new one. Values that are as they were before are the very same."""
    runs: list[KeptRun] = state.table.known_runs
    for kept in reversed(runs):
        if is_all_the_same(kept, state):
            return kept.values
    watch: set[str] = set()
    made = run(watched_state(state, watch))
    before = runs[-1].values if runs else {}
    values = LayeredValues(
        (thing, old if (old := before.get(thing)) is not None and old == each else each) for thing, each in made.items()
    )
    read = {name: getattr(state, name) for name in sorted(watch) if name in state.__dict__}
    of_these = {name.removeprefix(OF_THESE) for name in watch if name.startswith(OF_THESE)}
    others = objects_elsewhere(state.table) if ELSEWHERE in watch else None
    runs.append(KeptRun(state.table.functioning, tuple(sorted(ALWAYS_READ | of_these)), others, read, values))
    del runs[:-MOST_KEPT]
    return values


def is_all_the_same(kept: KeptRun, state: GameState) -> bool:
    """Whether all that the run read is in this state what it was."""
    return (
        all(getattr(state, name) is value for name, value in kept.read.items())
        and are_alike(kept.functioning, state.table.functioning, kept.of_these)
        and (kept.elsewhere is None or are_alike(kept.elsewhere, objects_elsewhere(state.table), ()))
    )


def objects_elsewhere(things: Objects) -> tuple[GameObject, ...]:
    """The objects that are no permanents and no emblems."""
    return tuple(thing for thing in things.values() if not thing.functions)


def are_alike(before: tuple[GameObject, ...], now: tuple[GameObject, ...], names: tuple[str, ...]) -> bool:
    """Whether they are the same objects in the same order, equal in these fields; without names the very same."""
    if before is now or len(before) != len(now):
        return before is now
    others = [pair for pair, same in zip(zip(before, now, strict=True), map(is_, before, now), strict=True) if not same]
    return not others or (bool(names) and all(is_alike(old, new, names) for old, new in others))


def is_alike(before: GameObject, now: GameObject, names: tuple[str, ...]) -> bool:
    old, new = before.__dict__, now.__dict__
    return all(old[name] is new[name] or old[name] == new[name] for name in names)
