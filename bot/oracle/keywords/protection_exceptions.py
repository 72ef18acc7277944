"""Auras and Equipment that a protection effect doesn't remove (CR 702.16n): the sentence, and the ability it changes.

What else protection removes is the engine's."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_spared(at: Cursor) -> fx.Spared:
    """`spared` = "this effect doesn't remove" SPARED | SPARED ("isn't" | "aren't") "removed by this effect" ["."], to
    the end of the sentence"""
    active = at.take("this", "effect", "doesn't", "remove")
    found = at.choose(_SPARED)
    if found is None:
        raise at.error("the Auras, or Auras and Equipment, that are spared")
    if not active:
        at.expect("isn't" if found is fx.Spared.THIS_AURA else "aren't")
        at.expect("removed", "by", "this", "effect")
    at.expect_end()
    return found


_SPARED = phrase_table(
    {
        "this aura": fx.Spared.THIS_AURA,
        "auras": fx.Spared.AURAS,
        "auras and equipment you control that are already attached to it": fx.Spared.YOURS_ALREADY_ATTACHED,
        "auras and equipment you control already attached to it": fx.Spared.YOURS_ALREADY_ATTACHED,
        "auras and equipment you control already attached to that creature": fx.Spared.YOURS_ALREADY_ATTACHED,
    }
)


def abilities_sparing(abilities: tuple[ab.Ability, ...], auras: fx.Spared) -> tuple[ab.Ability, ...] | None:
    """Return the abilities, the protection that they give the enchanted permanent sparing these Auras; None where one
    is no static ability that affects it, or none gives protection."""
    changed = tuple(
        replace(each, modifications=tuple(_modifications_sparing(each.modifications, auras)))
        for each in abilities
        if isinstance(each, ab.StaticAbility) and each.affects == fl.AttachedObject()
    )
    gives = [each for ability in changed for each in ability.modifications if gives_protection(each)]
    return changed if len(changed) == len(abilities) and gives else None


def _modifications_sparing(modifications: tuple[fx.Modification, ...], auras: fx.Spared) -> Iterator[fx.Modification]:
    for each in modifications:
        if isinstance(each, fx.AddAbility) and isinstance(each.ability, fx.KeywordAbility) and gives_protection(each):
            yield fx.AddAbility(replace(each.ability, spares=auras))
        else:
            yield each


def gives_protection(modification: fx.Modification) -> bool:
    """Say whether the modification gives protection."""
    given = modification.ability if isinstance(modification, fx.AddAbility) else None
    return isinstance(given, fx.KeywordAbility) and given.keyword is KeywordName.PROTECTION
