"""CR 608.2d, 607.2d, 702.16: protection from a color that is chosen as the effect begins, or was chosen before."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, Choose
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import AddAbility, ChooseQuality, Destroy, KeywordAbility, Modify
from bot.engine.magic.words.filters import Filter, TargetObject, TargetSpec
from bot.engine.magic.words.qualities import ChosenQuality, Quality, QualityOfChoice, TypeQuality
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.layered import look, permanent, played, trick
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, burn, cast, spell
from tests.engine.magic.tables.table import attack, duel, gone, refused
from tests.engine.magic.tables.words import BOB


def protecting(quality: Quality) -> AddAbility:
    return AddAbility(KeywordAbility(KeywordName.PROTECTION, quality))


GUARD = trick("guard", protecting(QualityOfChoice()))


def protected(*do: Action, bob: str = "") -> str:
    """What the bear has protection from at the end."""
    others = [permanent(bob, by=BOB)] if bob else []
    (bear,) = look(permanent("bear 2/2"), *others, at="bear", do=(*do, *played(GUARD, "bear")))
    return bear.removeprefix("2/2 Creature, protection from ")


def test_608_2d_by_default_the_color_that_threatens_most_is_chosen() -> None:
    assert [protected(), protected(bob="ox 3/3 black")] == ["white", "black"]
    assert protected(cast(burn(1, color=Color.RED), "Bob", by=BOB), bob="ox 3/3 black") == "red"


def test_608_2d_what_attacks_threatens_more_than_what_does_not() -> None:
    table = duel("ox 3/3 black, elf 1/1 green", "bear 2/2", attack("elf"), *played(GUARD, "bear", by=BOB))
    (made,) = resolve_scenario(table).choices
    assert (made.kind, made.picked, made.default, made.options) == ("color", "green", True, 5)


@pytest.mark.parametrize("color", ["green", "white"])
def test_608_2d_an_answer_is_taken(color: str) -> None:
    assert protected(Choose(ChoiceKind.COLOR, color), bob="ox 3/3 black") == color


def test_608_2d_what_is_no_color_is_refused() -> None:
    table = duel("bear 2/2", "", Choose(ChoiceKind.COLOR, "colorless"), *played(GUARD, "bear"))
    assert refused(resolve_scenario(table)) == {0: [(RefusalKind.NOT_AN_OPTION, ("608.2d",))]}


def test_608_2d_another_quality_may_be_offered_beside_the_colors() -> None:
    offered = trick("offer", protecting(QualityOfChoice((TypeQuality("Artifact", "artifacts"),))))
    do = (Choose(ChoiceKind.COLOR, "artifacts"), *played(offered, "bear"))
    assert look(permanent("bear 2/2"), at="bear", do=do) == ["2/2 Creature, protection from artifacts"]


def test_607_2d_what_one_instruction_chooses_the_next_refers_to() -> None:
    rally = spell(
        "rally",
        ChooseQuality("color"),
        Modify(TargetObject(), (protecting(ChosenQuality("color")),)),
        targets=(TargetSpec(Filter()),),
    )
    do = (Choose(ChoiceKind.COLOR, "blue"), cast(rally, "bear"), ALL)
    outcome = resolve_scenario(scene(permanent("bear 2/2"), do=do))
    assert [made.kind for made in outcome.choices] == ["color"]
    assert look(permanent("bear 2/2"), at="bear", do=do) == ["2/2 Creature, protection from blue"]


def test_607_2d_the_color_that_was_chosen_as_the_source_entered_is_not_chosen_again() -> None:
    shield = Modify(TargetObject(), (protecting(ChosenQuality("color")),))
    pray = ActivatedAbility(Cost(), (shield,), (TargetSpec(Filter()),), "{0}: It shields.")
    shrine = permanent("shrine artifact", pray, chosen={"color": "red"})
    do = (Activate(ObjectId("shrine"), 1, targets=(ObjectId("bear"),)), ALL)
    assert look(permanent("bear 2/2"), shrine, at="bear", do=do) == ["2/2 Creature, protection from red"]


@pytest.mark.parametrize(("color", "left"), [(Color.BLACK, {"guard", "blade"}), (None, {"bear", "guard", "blade"})])
def test_702_16b_a_spell_of_the_chosen_color_has_no_legal_target_any_more(color: Color | None, left: set[str]) -> None:
    blade = spell("blade", Destroy(TargetObject()), targets=TARGET_CREATURE, colors=(color,) if color else ())
    assert gone(resolve_scenario(duel("bear 2/2", "", cast(blade, "bear", by=BOB), *played(GUARD, "bear")))) == left
