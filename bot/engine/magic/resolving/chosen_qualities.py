"""What the controller of an effect chooses as it begins (CR 608.2d): a color, a type, the quality of an ability that it
gives. What was chosen for the source earlier is taken from there (607.2d)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.colors import COLOR_NAMES, COLORS_BY_NAME, Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.resolving.locked_references import substitute_parts, with_choices
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.targeting.default_targets import effect_harms
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.modified_characteristics import modification_as_chosen
from bot.engine.magic.values.text_changes import words_of
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality, Quality, QualityOfChoice

T = TypeVar("T")

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


def with_qualities_of_choice(resolution: Resolution, part: T) -> T:
    """CR 608.2d: the description in which each ability has the quality that is chosen now in place of one of choice."""
    chosen: dict[QualityOfChoice, Quality] = {}

    def fixed(each: object) -> Quality | None:
        if not isinstance(each, QualityOfChoice):
            return None
        if each not in chosen:
            chosen[each] = choose_color_or_quality(resolution, each)
        return chosen[each]

    return substitute_parts(part, fixed)


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
    """CR 608.2d: something is chosen for what follows; where that does not refer to it, it stays known of the source
    for the abilities that do (607.2d)."""
    value = pick_quality(resolution, what)
    effects = resolution.stacked.effects
    kept = with_choices(effects, {what: value}) == effects
    resolution.chosen = {**resolution.chosen, what: value}
    resolution.propose([ev.QualityChosen(resolution.stacked.source, what, value, kept)])


def pick_quality(resolution: Resolution, what: str, besides: tuple[str, ...] = (), never: tuple[str, ...] = ()) -> str:
    """What the controller chooses; by default what they and then others have most, the other way round for what harms,
    and of colors in which a quality is open the one that threatens most."""
    player, state = resolution.stacked.controller, resolution.state
    described, harms = described_by_choice(resolution.stacked.effects)
    if what == "color" and not described:
        likely: Iterable[str] = (COLOR_NAMES[color] for color in threatening_colors(state, player))
    else:
        likely = chain(*(held_most(state, player, what, mine=mine is not harms) for mine in (True, False)))
    options = CHOOSABLE[what]
    likelier = (each for each in likely if each in options)
    left = (each for each in (*dict.fromkeys((*likelier, *options)), *besides) if each not in never)
    choice = Choice(player, ChoiceKind(what), tuple(left), resolution.stacked.source)
    value: str = resolution.game.decide(choice)
    return value


def held_most(state: GameState, player: PlayerId, what: str, *, mine: bool) -> Iterator[str]:
    """The colors or types of what the player controls, or what others do, the most frequent first; of creature types
    those of creatures."""
    held: Counter[str] = Counter()
    for thing in state.battlefield():
        values = characteristics(state, thing.id)
        if (thing.controller == player) is mine and (what != "creature type" or values.is_creature):
            held.update(values.subtypes if what != "color" else (COLOR_NAMES[color] for color in values.colors))
    yield from (each for each, _ in held.most_common())


def described_by_choice(effects: tuple[fx.Effect, ...]) -> tuple[bool, bool]:
    """Whether effects describe objects by what is chosen, and whether they harm those."""
    chosen = [substitute_parts(each, target_as_chosen) for each in effects]
    return chosen != [*effects], any(effect_harms(each, THE_CHOSEN.index) for each in fx.every_effect(chosen))


def target_as_chosen(part: object) -> object | None:
    """A target in the place of all objects that are described by what is chosen."""
    found = isinstance(part, fl.Matching) and (part.filter.chosen_color or part.filter.chosen_type)
    return THE_CHOSEN if found else None


THE_CHOSEN = fl.TargetObject(-1)


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
