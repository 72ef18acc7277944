"""What the controller of an effect chooses as it begins (CR 608.2d): a color, a type, the quality of an ability that it
gives. What was chosen for the source earlier is taken from there (607.2d)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.colors import COLOR_NAMES, COLORS_BY_NAME, Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.modified_characteristics import modification_as_chosen
from bot.engine.magic.values.text_changes import words_of
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality, Quality, QualityOfChoice

CHOOSABLE: Mapping[str, tuple[str, ...]] = {
    "color": tuple(COLORS_BY_NAME),
    "creature type": CREATURE_TYPES,
    "land type": BASIC_LAND_TYPES,
}
"""CR 105.4, 205.3: what can be chosen."""


def modification_with_choice(
    resolution: Resolution, modification: fx.Modification, affected: ObjectId
) -> fx.Modification:
    """CR 608.2d: the modification with what its controller chooses in the place of what is open; words of a text first
    among those that the object has that it changes."""
    match modification:
        case fx.ChangeText():
            return text_change_with_words(
                resolution, modification, words_of(characteristics(resolution.state, affected))
            )
        case fx.TakeChosen(what=what):
            earlier = resolution.state.objects[resolution.stacked.source].chosen.get(what)
            value = pick_quality(resolution, what) if earlier is None or modification.of_choice else earlier
            return modification_as_chosen(modification, {what: value})
        case fx.AddAbility(
            ability=fx.KeywordAbility(quality=QualityOfChoice() | ChosenQuality(what="color") as quality) as keyword
        ):
            return fx.AddAbility(replace(keyword, quality=choose_color_or_quality(resolution, quality)))
        case _:
            return modification


def text_change_with_words(resolution: Resolution, change: fx.ChangeText, held: tuple[str, ...]) -> fx.ChangeText:
    """CR 612.2, 608.2d: first the word that is replaced is chosen, then another of its kind."""
    old = choose_word(resolution, change, held) if change.old is None else change.old
    kind = next(kind for kind in change.of if old in CHOOSABLE[kind])
    new = pick_quality(resolution, kind, never=(old, *change.never)) if change.new is None else change.new
    return fx.ChangeText((kind,), old, new)


def choose_word(resolution: Resolution, change: fx.ChangeText, held: tuple[str, ...]) -> str:
    """The word that is replaced: of the kind that a kept answer is about, else of the first that the object has."""
    choices = []
    for kind in change.of:
        options = [word for word in CHOOSABLE[kind] if word != change.new]
        likely = [word for word in held if word in options]
        choices.append(
            Choice(
                resolution.stacked.controller,
                ChoiceKind(kind),
                tuple(dict.fromkeys((*likely, *options))),
                resolution.stacked.source,
            )
        )
    answered = (each for each in choices if resolution.game.choosing.awaits(each))
    at_hand = (each for each in choices if each.options[0] in held)
    word: str = resolution.game.decide(next(chain(answered, at_hand, choices)))
    return word


def choose_color_or_quality(resolution: Resolution, quality: QualityOfChoice | ChosenQuality) -> Quality:
    """The color that was chosen for the source, or one that is chosen now, or what may be taken instead of one."""
    earlier = resolution.state.objects[resolution.stacked.source].chosen.get("color")
    if isinstance(quality, ChosenQuality) and earlier is not None:
        return ColorQuality(COLORS_BY_NAME[earlier])
    besides = {str(each): each for each in quality.besides} if isinstance(quality, QualityOfChoice) else {}
    value = pick_quality(resolution, "color", tuple(besides))
    return besides[value] if value in besides else ColorQuality(COLORS_BY_NAME[value])


def choose_quality(resolution: Resolution, what: str) -> None:
    """CR 608.2d: something is chosen, which stays known of the source for what refers to it (607.2d)."""
    resolution.propose([ev.QualityChosen(resolution.stacked.source, what, pick_quality(resolution, what))])


def pick_quality(resolution: Resolution, what: str, besides: tuple[str, ...] = (), never: tuple[str, ...] = ()) -> str:
    """What the controller chooses; of colors by default the one that threatens most."""
    player, options = resolution.stacked.controller, CHOOSABLE[what]
    if what == "color":
        options = tuple(
            dict.fromkeys((*(COLOR_NAMES[color] for color in threatening_colors(resolution.state, player)), *options))
        )
    left = (each for each in (*options, *besides) if each not in never)
    choice = Choice(player, ChoiceKind(what), tuple(left), resolution.stacked.source)
    value: str = resolution.game.decide(choice)
    return value


def threatening_colors(state: GameState, player: PlayerId) -> Iterator[Color]:
    """The colors that threaten a player: of what opponents have on the stack, the next to resolve first, then of their
    creatures in combat, then of whatever else they control."""
    opponents = state.opponents(player)
    for source in threatening_objects(state):
        if state.objects[source].controller in opponents:
            yield from characteristics(state, source).colors


def threatening_objects(state: GameState) -> Iterator[ObjectId]:
    for entry in reversed(state.stack):
        stacked = state.stacked[entry]
        yield stacked.source if stacked.card is None else stacked.card
    if state.combat is not None:
        yield from state.combat.attackers
        yield from state.combat.blocking
    yield from (each.id for each in state.battlefield())
