"""Copies (CR 707): the copiable values of an object, and those of a copy that differs from it."""

from dataclasses import replace

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.table.card_definition import FLIP, INSET, MELD, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.modified_characteristics import apply_modification
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def values_of_copy(original: GameObject, exceptions: fx.Exceptions) -> Characteristics:
    """CR 707.2, 707.8-707.9: the copiable values of the object's face that is up, with the exceptions. Being flipped
    (110.5) or bestowed (702.103b) is not copied; having an Adventure is (715.2b)."""
    own = original
    if original.flipped:
        own = changed(
            own, face=0 if original.definition.layout == FLIP else own.face, form=changed(own.form, flipped=False)
        )
    if original.form.bestowed:
        own = changed(own, form=changed(own.form, bestowed=False))
    values = own.printed
    if own.definition.layout == INSET and own.form.face_down is None and not own.form.copies:
        values = replace(values, adventure=True)
    return values_with_exceptions(values, exceptions)


def values_with_exceptions(values: Characteristics, exceptions: fx.Exceptions) -> Characteristics:
    """CR 707.9: the copiable values with the exceptions."""
    for each in exceptions.modifications:
        if isinstance(each, fx.SetPowerToughness):
            values = replace(values, abilities=tuple(one for one in values.abilities if not defines_size(one)))
        values = apply_modification(values, each, fixed_number)
    if exceptions.costless:
        values = replace(values, mana_cost="")
    if values.flipped is not None:
        values = replace(values, flipped=values_with_exceptions(values.flipped, exceptions))
    return values if exceptions.name is None else replace(values, name=exceptions.name)


def copied_definition(original: GameObject, exceptions: fx.Exceptions = fx.NO_EXCEPTIONS) -> tuple[CardDefinition, int]:
    """CR 707.3, 707.8a, 707.9: the definition of a token copy, with both faces of a double-faced permanent, and which
    one is up. It is never a meld card (701.42b), and a combined face has no mana cost for it (712.8g)."""
    if original.form.copies or original.form.face_down is not None or original.definition.layout == MELD:
        return CardDefinition((values_of_copy(original, exceptions),)), 0
    faces = tuple(values_with_exceptions(face, exceptions) for face in original.definition.faces)
    return replace(original.definition, faces=faces), 0 if original.definition.layout == FLIP else original.face


def defines_size(ability: ab.Ability) -> bool:
    """CR 707.9d: whether it is a characteristic-defining ability for power and toughness, which the exceptions
    replace."""
    return (
        isinstance(ability, ab.StaticAbility)
        and ability.defining
        and any(isinstance(each, fx.SetPowerToughness) for each in ability.modifications)
    )


def fixed_number(amount: fx.Amount) -> int:
    """CR 707.9b: the number; exceptions only state numbers."""
    return amount.number if isinstance(amount, fx.Fixed) else 0
