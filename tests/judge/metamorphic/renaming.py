"""Scenarios whose players and objects have other names, and outcomes with the first names again."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from bot.engine.magenoir.asking.scenario import Scenario as MageNoirScenario
from bot.engine.magenoir.ground import identifiers as magenoir
from bot.engine.magic.asking.scenario import Activate, Cast, PlayLand, Scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics

ScenarioT = TypeVar("ScenarioT", Scenario, MageNoirScenario)
NewNames = Mapping[str, str]
IDENTIFIERS = (ObjectId, PlayerId, magenoir.ObjectId, magenoir.PlayerId)
CARDS = (CardDefinition, Characteristics, type)
"""What names nobody at the table."""


def names_within(value: Any) -> Iterator[str]:
    """Every id of an object or a player of which something speaks."""
    if isinstance(value, IDENTIFIERS):
        yield value
    elif isinstance(value, Mapping):
        yield from names_within([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple | frozenset):
        for each in value:
            yield from names_within(each)
    elif is_dataclass(value) and not isinstance(value, CARDS):
        for field in fields(value):
            yield from names_within(getattr(value, field.name))


def given_names(scenario: Scenario | MageNoirScenario) -> Iterator[str]:
    """The names that the scenario gives; others are made while it is played."""
    if isinstance(scenario, MageNoirScenario):
        yield from names_within(scenario)
        return
    yield from (each.name for each in scenario.players)
    yield from (each.id for each in scenario.objects)
    for action in scenario.do:
        if isinstance(action, Cast):
            yield action.spell
        elif isinstance(action, PlayLand):
            yield action.land
        elif isinstance(action, Activate) and action.id is not None:
            yield action.id


def two_namings(scenario: Scenario | MageNoirScenario) -> tuple[NewNames, NewNames]:
    """New names for all players and objects, in the order of the first ones and in the reverse order.

    No name that is made of a card's while it is played is among them, so that it is the same with both; where the
    scenario speaks of one, the ids like it stay."""
    given = set(given_names(scenario))
    spoken_of = {name.split("!")[0] for name in names_within(scenario)} - given
    stems = {stem(name) for name in spoken_of}
    known = sorted(name for name in given if stem(name) not in stems)
    tokens = [f"zq{at:03}z" for at in range(len(known))]
    return dict(zip(known, tokens, strict=True)), dict(zip(known, reversed(tokens), strict=True))


def stem(name: str) -> str:
    """A name without the number by which it is told from others."""
    return re.sub(r"-\d+$", "", name)


def new_name(name: str, names: NewNames) -> str:
    """A name's new one; an ability on the stack is called after its source."""
    source, mark, number = name.partition("!")
    return names.get(source, source) + mark + number


def rename(scenario: ScenarioT, names: NewNames) -> ScenarioT:
    """The scenario with the new names in the place of the old ones."""
    changed: ScenarioT = renamed_value(scenario, names)
    return changed


def renamed_value(value: Any, names: NewNames) -> Any:
    if isinstance(value, IDENTIFIERS) or (type(value) is str and "!" in value):
        return type(value)(new_name(value, names))
    if isinstance(value, Mapping):
        return {renamed_value(key, names): renamed_value(each, names) for key, each in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return value
    if isinstance(value, list | tuple | frozenset):
        return type(value)(renamed_value(each, names) for each in value)
    if is_dataclass(value) and not isinstance(value, CARDS):
        own = {each.name: getattr(value, each.name) for each in fields(value) if each.init}
        return replace(value, **{name: renamed_value(each, names) for name, each in own.items()})
    return value


def named_back(texts: Iterable[str], names: NewNames) -> list[str]:
    """Texts of the renamed outcome, with the first names."""
    old = {new: name for name, new in names.items()}
    return [re.sub(r"zq\d\d\dz", lambda found: old[found[0]], text) for text in texts]
