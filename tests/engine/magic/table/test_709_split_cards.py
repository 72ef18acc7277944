"""CR 709, 702.102: what a card of two halves is with both of them, and which of them can be cast."""

import pytest

from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.card_parts import castable_parts, split_card
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import BOTH_HALVES, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import Destroy, KeywordAbility, Tap
from bot.engine.magic.words.filters import CREATURE, TargetObject, TargetSpec
from tests.engine.magic.tables.spells import ALL, SHATTER, TARGET_ARTIFACT
from tests.engine.magic.tables.table import duel, gone

FUSE = KeywordAbility(KeywordName.FUSE)
LEFT = Characteristics(
    "Left",
    "{1}{R}",
    (Color.RED,),
    types=("Instant",),
    abilities=(SpellAbility((Destroy(TargetObject()),), TARGET_ARTIFACT), FUSE),
)
RIGHT = Characteristics(
    "Right",
    "{2}{W}",
    (Color.WHITE,),
    types=("Sorcery",),
    abilities=(SpellAbility((Tap(TargetObject()),), (TargetSpec(CREATURE),)), FUSE),
)
SPLIT = split_card((LEFT, RIGHT))


@pytest.mark.rule("709.4a")
@pytest.mark.rule("709.4c")
def test_709_4_a_split_card_has_the_characteristics_of_both_halves() -> None:
    assert SPLIT.faces[SPLIT.resting_face] == Characteristics(
        "Left // Right",
        "{1}{R}{2}{W}",
        (Color.WHITE, Color.RED),
        types=("Instant", "Sorcery"),
        abilities=(
            SpellAbility((Destroy(TargetObject(0)),), TARGET_ARTIFACT),
            FUSE,
            SpellAbility((Tap(TargetObject(1)),), (TargetSpec(CREATURE),)),
        ),
    )


@pytest.mark.rule("709.2")
def test_709_2_a_split_card_is_one_card_of_two_names() -> None:
    assert SPLIT.name == "Left // Right"


@pytest.mark.rule("702.102a")
def test_702_102a_both_halves_are_cast_together_only_with_fuse() -> None:
    plain = split_card((Characteristics("A", types=("Instant",)), Characteristics("B", types=("Instant",))))
    assert castable_parts(SPLIT) == (BOTH_HALVES, 0, 1)
    assert castable_parts(plain) == (0, 1)
    assert castable_parts(CardDefinition((LEFT,))) == (0,)


@pytest.mark.rule("702.102b")
def test_702_102b_a_fused_spell_does_nothing_only_if_all_its_targets_are_illegal() -> None:
    fused = Cast(ObjectId("fused"), SPLIT, targets=(ObjectId("rock"), ObjectId("bear")), face=BOTH_HALVES)
    answer = Cast(ObjectId("answer"), SHATTER, targets=(ObjectId("rock"),))
    outcome = resolve_scenario(duel("", "rock artifact, bear 2/2", fused, answer, ALL))
    assert gone(outcome) == {"rock", "fused", "answer"}
    assert outcome.state.objects[ObjectId("bear")].tapped
