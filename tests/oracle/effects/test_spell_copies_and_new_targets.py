"""CR 707.10, 115.7: copies and changed targets, as cards say it."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Ability, SpellAbility, TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.effects import ChangeTargets, CopyOnStack, KeywordAbility
from bot.engine.magic.words.filters import THIS, AbilityKind, Filter, Side, TargetObject, TargetSpec, TriggeringObject
from tests.oracle.reading import read, shown

TARGET = TargetObject()
INSTANT = Filter(any_of=("Instant", "Sorcery"))
MINE = Filter(any_of=("Instant", "Sorcery"), side=Side.YOU)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Copy target instant or sorcery spell. You may choose new targets for the copy.", SpellAbility(
            (CopyOnStack(TARGET, new_targets=True),), (TargetSpec(spells=INSTANT),))),
        ("Copy target instant or sorcery spell you control.", SpellAbility(
            (CopyOnStack(TARGET),), (TargetSpec(spells=MINE),))),
        ("Copy target activated or triggered ability. You may choose new targets for the copy.", SpellAbility(
            (CopyOnStack(TARGET, new_targets=True),), (
                TargetSpec(abilities=(AbilityKind.ACTIVATED, AbilityKind.TRIGGERED)),))),
        ("Copy target triggered ability you control.", SpellAbility(
            (CopyOnStack(TARGET),), (
                TargetSpec(abilities=(AbilityKind.TRIGGERED,), abilities_of=Side.YOU),))),
        ("Change the target of target spell or ability with a single target.", SpellAbility(
            (ChangeTargets(TARGET, must=True),), (
                TargetSpec(
                    spells=Filter(), abilities=(AbilityKind.ACTIVATED, AbilityKind.TRIGGERED), single=True),))),
        ("Change the target of target spell with a single target.", SpellAbility(
            (ChangeTargets(TARGET, must=True),), (TargetSpec(spells=Filter(), single=True),))),
        ("You may choose new targets for target instant or sorcery spell.", SpellAbility(
            (ChangeTargets(TARGET),), (TargetSpec(spells=INSTANT),))),
    ],
)  # fmt: skip
def test_707_10_spells_copy_and_change(text: str, ability: Ability) -> None:
    assert read(text, types=("Instant",)) == (ability,)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Whenever you cast an instant or sorcery spell, copy that spell. You may choose new targets for the copy.",
            TriggeredAbility(Casts(MINE), (CopyOnStack(TriggeringObject(), new_targets=True),))),
        ("Whenever you cast an instant or sorcery spell, copy it and you may choose new targets for the copy.",
            TriggeredAbility(Casts(MINE), (CopyOnStack(TriggeringObject(), new_targets=True),))),
        ("Magecraft — Whenever you cast or copy an instant or sorcery spell, copy that spell.",
            TriggeredAbility(Casts(MINE, copies=True), (CopyOnStack(TriggeringObject()),))),
        ("Whenever an opponent casts a spell, change the target of target spell with a single target to this creature.",
            TriggeredAbility(Casts(Filter(side=Side.OPPONENT)), (ChangeTargets(TARGET, must=True, to=THIS),), (
                TargetSpec(spells=Filter(), single=True),))),
        ("Storm", KeywordAbility(KeywordName("storm"))),
    ],
)  # fmt: skip
def test_707_10_abilities_copy_and_change(text: str, ability: Ability) -> None:
    assert read(text) == (ability,)


@pytest.mark.parametrize(
    "text",
    [
        "Copy target creature.",
        "Copy target spell for each creature you control.",
        "Copy target spell. The copy gains haste.",
        "You may choose new targets for the copy.",
        "Change the target of target spell.",
        "Copy that spell.",
    ],
)
def test_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(each.startswith("?") for each in shown(f"{{T}}: {text}"))
