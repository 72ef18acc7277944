"""What the controller of an effect chooses as it begins (CR 608.2d): a color, a type, the quality of an ability that it
gives. What was chosen for the source earlier is taken from there (607.2d)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.magic.choices import Choice
from bot.engine.magic.effects import AddAbility, KeywordAbility, Modification, TakeChosen
from bot.engine.magic.events import QualityChosen
from bot.engine.magic.filters import (
    COLOR_NAMES,
    COLORS_BY_NAME,
    ChosenQuality,
    Color,
    ColorQuality,
    Quality,
    QualityOfChoice,
)
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.layers import characteristics
from bot.engine.magic.modifications import as_chosen
from bot.engine.magic.state import GameState
from bot.engine.magic.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES

if TYPE_CHECKING:  # the resolution carries out every effect, and is handed over
    from bot.engine.magic.resolving.resolution import Resolution

CHOOSABLE: Mapping[str, tuple[str, ...]] = {
    "color": tuple(COLORS_BY_NAME),
    "creature type": CREATURE_TYPES,
    "land type": BASIC_LAND_TYPES,
}
"""CR 105.4, 205.3: what can be chosen."""


def with_choice(by: "Resolution", modification: Modification) -> Modification:
    """CR 608.2d: the modification with what its controller chooses in the place of what is open."""
    match modification:
        case TakeChosen(what=what):
            earlier = by.state.objects[by.stacked.source].chosen.get(what)
            value = picked(by, what) if earlier is None or modification.of_choice else earlier
            return as_chosen(modification, {what: value})
        case AddAbility(
            ability=KeywordAbility(quality=QualityOfChoice() | ChosenQuality(what="color") as quality) as keyword
        ):
            return AddAbility(replace(keyword, quality=color_or(by, quality)))
        case _:
            return modification


def color_or(by: "Resolution", quality: QualityOfChoice | ChosenQuality) -> Quality:
    """The color that was chosen for the source, or one that is chosen now, or what may be taken instead of one."""
    earlier = by.state.objects[by.stacked.source].chosen.get("color")
    if isinstance(quality, ChosenQuality) and earlier is not None:
        return ColorQuality(COLORS_BY_NAME[earlier])
    besides = {str(each): each for each in quality.besides} if isinstance(quality, QualityOfChoice) else {}
    value = picked(by, "color", tuple(besides))
    return besides[value] if value in besides else ColorQuality(COLORS_BY_NAME[value])


def choose(by: "Resolution", what: str) -> None:
    """CR 608.2d: something is chosen, which stays known of the source for what refers to it (607.2d)."""
    by.propose([QualityChosen(by.stacked.source, what, picked(by, what))])


def picked(by: "Resolution", what: str, besides: tuple[str, ...] = ()) -> str:
    """What the controller chooses; of colors by default the one that threatens most."""
    player, options = by.stacked.controller, CHOOSABLE[what]
    if what == "color":
        options = tuple(dict.fromkeys((*(COLOR_NAMES[color] for color in feared(by.state, player)), *options)))
    choice = Choice(player, what, (*options, *besides), by.stacked.source)
    value: str = by.game.decide(choice)
    return value


def feared(state: GameState, player: PlayerId) -> Iterator[Color]:
    """The colors that threaten a player: of what opponents have on the stack, the next to resolve first, then of their
    creatures in combat, then of whatever else they control."""
    opponents = state.opponents(player)
    for source in threats(state):
        if state.objects[source].controller in opponents:
            yield from characteristics(state, source).colors


def threats(state: GameState) -> Iterator[ObjectId]:
    for entry in reversed(state.stack):
        stacked = state.stacked[entry]
        yield stacked.source if stacked.card is None else stacked.card
    if state.combat is not None:
        yield from state.combat.attackers
        yield from state.combat.blocking
    yield from (each.id for each in state.battlefield())
