"""Cards of several parts (CR 702.102, 709, 710, 712, 715, 722): what the halves of a split card are together, what a
flip card keeps, which parts can be cast, and by which rule."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import (
    BOTH_HALVES,
    FLIP,
    INSET,
    PERMANENT_TYPES,
    PREPARATION,
    SPLIT,
    SPLIT_FURTHER,
    CardDefinition,
)
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.targeting.modes import substitute_targets
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import Unlocks
from bot.engine.trace import Rules, cite_rules


def split_card(halves: Sequence[Characteristics]) -> CardDefinition:
    """CR 709.2, 709.4, 709.5: one card of two halves, third what it is with both; where they share a type line, which
    permanents do, last what it is on the battlefield. Of more than two parts, these and all of them combined."""
    left, right, *further = halves
    if further:
        return CardDefinition((*halves, reduce(both_halves, halves)), SPLIT_FURTHER)
    if not PERMANENT_TYPES & {*left.types, *right.types}:
        return CardDefinition((left, right, both_halves(left, right)), SPLIT)
    left, right = (half_with_its_door(half, door) for door, half in enumerate((left, right)))
    both = both_halves(left, right)
    locked = replace(both, name="", mana_cost="", colors=(), abilities=())
    return CardDefinition((left, right, both, replace(locked, doors=(locked, left, right, both))), SPLIT)


def half_with_its_door(half: Characteristics, door: int) -> Characteristics:
    """CR 709.5j: what the text of a half calls "this door" is that half."""
    abilities = (
        each if not isinstance(each, ab.TriggeredAbility) else ability_with_door(each, door) for each in half.abilities
    )
    return replace(half, abilities=tuple(abilities))


def ability_with_door(ability: ab.TriggeredAbility, door: int) -> ab.TriggeredAbility:
    match ability.condition:
        case Unlocks():
            return replace(ability, condition=Unlocks(door))
        case _:
            return ability


def flip_card(faces: Sequence[Characteristics]) -> CardDefinition:
    """CR 710.1c: the color and the mana cost stay the same once it is flipped."""
    normal, lower = faces
    flipped = replace(lower, mana_cost=normal.mana_cost, colors=normal.colors)
    return CardDefinition((replace(normal, flipped=flipped), flipped), FLIP)


def preparation_card(faces: Sequence[Characteristics]) -> CardDefinition:
    """CR 722.2, 722.4: its normal characteristics, which its prepare spell is a part of."""
    normal, spell = faces
    return CardDefinition((replace(normal, prepare_spell=spell), spell), PREPARATION)


def both_halves(left: Characteristics, right: Characteristics) -> Characteristics:
    """CR 709.4a-d: the characteristics of a split card off the stack, and of a fused split spell."""
    return Characteristics(
        name=f"{left.name} // {right.name}",
        mana_cost=left.mana_cost + right.mana_cost,
        colors=tuple(each for each in Color if each in {*left.colors, *right.colors}),
        supertypes=merge_words(left.supertypes, right.supertypes),
        types=merge_words(left.types, right.types),
        subtypes=merge_words(left.subtypes, right.subtypes),
        abilities=(*left.abilities, *right_abilities_after_left(left, right)),
    )


def merge_words(left: Sequence[str], right: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*left, *right)))


def right_abilities_after_left(left: Characteristics, right: Characteristics) -> tuple[ab.Ability, ...]:
    """CR 702.102d: the abilities of the right half, whose instances of "target" come after those of the left half."""
    first = count_target_instances(left)
    moved = {fl.TargetObject(index): fl.TargetObject(index + first) for index in range(count_target_instances(right))}
    own = (ability for ability in right.abilities if ability not in left.abilities or ability != FUSE)
    return tuple(substitute_targets(ability, moved) for ability in own)


FUSE = fx.KeywordAbility(KeywordName.FUSE)
"""CR 702.102a: printed on both halves, and one ability of the card."""


def count_target_instances(printed: Characteristics) -> int:
    """How many instances of "target" there are in what an instant or sorcery does."""
    return sum(len(ability.targets) for ability in printed.abilities if isinstance(ability, ab.SpellAbility))


def castable_parts(definition: CardDefinition) -> tuple[int, ...]:
    """CR 702.102a, 709.3: the parts of a split card among which a player chooses who names the whole card: both halves
    first where it has fuse. Of any other card its front, or its normal characteristics (712.11, 715.3)."""
    if definition.layout == SPLIT_FURTHER:
        return tuple(range(definition.resting_face))
    if definition.layout != SPLIT:
        return (0,)
    fuses = KeywordName.FUSE in definition.faces[BOTH_HALVES].keywords
    return (BOTH_HALVES, 0, 1) if fuses else (0, 1)


def parts_by_themselves(definition: CardDefinition) -> tuple[int, ...]:
    """CR 709.3, 712.11b, 715.3: the parts of a card of which one is cast where an effect says that the card may be;
    split cards are fused from the hand alone (702.102a)."""
    if definition.layout == SPLIT_FURTHER:
        return castable_parts(definition)
    return (0, 1) if definition.layout in {SPLIT, INSET, "modal_dfc"} else (0,)


def rules_of_part(spell: GameObject) -> Rules:
    """CR 702.102a, 709.3b, 712.11b, 715.3b, 720.3b: which part of the card is a spell, and by which rule."""
    layout, face = spell.definition.layout, spell.face
    if layout == SPLIT:
        return cite_rules("702.102a") if face == BOTH_HALVES else cite_rules("709.3b")
    if layout == SPLIT_FURTHER:
        return cite_rules("709.3b")
    if layout == INSET and face:
        return cite_rules("720.3b" if "Omen" in spell.printed.subtypes else "715.3b")
    return cite_rules("712.11b") if layout == "modal_dfc" and face else ()
