"""On what mana may be spent alone, and what is activated, cycled or gained, as cards say it (CR 106.6, 602.2a)."""

import pytest

from bot.engine.magic.abilities import ActivatedAbility, TriggeredAbility
from bot.engine.magic.abilities.stack_triggers import Activates, CycledThis, GainsLife
from bot.engine.magic.effects import AddMana, CopyOnStack, Optionally, Pay, Spending
from bot.engine.magic.filters import ANYTHING, Color, Filter, Players, Side, TriggeringObject
from tests.oracle.reading import read, shown

CREATURES = Filter(all_of=("Creature",))
ARTIFACTS = Filter(all_of=("Artifact",))


@pytest.mark.parametrize(
    ("use", "only"),
    [
        ("cast creature spells", Spending(CREATURES)),
        ("cast a creature spell", Spending(CREATURES)),
        ("cast instant and sorcery spells", Spending(Filter(any_of=("Instant", "Sorcery")))),
        ("activate abilities", Spending(None, ANYTHING)),
        ("cast artifact spells or activate abilities of artifacts", Spending(ARTIFACTS, ARTIFACTS)),
        ("cast an artifact spell or activate an ability of an artifact source", Spending(ARTIFACTS, ARTIFACTS)),
    ],
)
def test_106_6_what_mana_may_be_spent_on(use: str, only: Spending) -> None:
    (ability,) = read(f"{{T}}: Add {{G}}. Spend this mana only to {use}.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (AddMana(("{G}",), only=only),)


def test_106_6_what_is_not_read_of_it_is_kept_beside_the_ability() -> None:
    text = "{T}: Add {G}. Spend this mana only on costs that contain {X}."
    assert shown(text)[1:] == ["?Spend this mana only on costs that contain {X}."]


def test_106_1b_mana_is_of_several_colors() -> None:
    (ability,) = read("{T}: Add three mana in any combination of {R} and/or {G}.")
    assert isinstance(ability, ActivatedAbility)
    (effect,) = ability.effects
    assert isinstance(effect, AddMana)
    assert effect.options == ("{R}", "{G}")


@pytest.mark.parametrize(
    ("event", "condition"),
    [
        ("you activate an ability, if it isn't a mana ability", Activates()),
        ("you activate an ability that isn't a mana ability", Activates()),
        ("you activate a loyalty ability", Activates(loyalty=True)),
        ("you cycle this card", CycledThis()),
        ("this card is cycled", CycledThis()),
        ("a white instant or sorcery spell causes you to gain life", (
            GainsLife(Side.YOU, Filter(any_of=("Instant", "Sorcery"), colors=(Color.WHITE,))))),
    ],
)  # fmt: skip
def test_602_2a_what_is_activated_cycled_or_gained_triggers(event: str, condition: object) -> None:
    (ability,) = read(f"Whenever {event}, draw a card.")
    assert (ability.condition if isinstance(ability, TriggeredAbility) else None) == condition


def test_707_10_what_is_copied_for_mana_may_have_new_targets() -> None:
    event = "Whenever you activate a loyalty ability"
    texts = (
        f"{event}, you may pay {{2}}. If you do, copy that ability. You may choose new targets for the copy.",
        f"{event}, you may pay {{2}} to copy that ability. You may then choose new targets for the copy.",
    )
    copying = CopyOnStack(TriggeringObject(), new_targets=True)
    for text in texts:
        (ability,) = read(text)
        assert isinstance(ability, TriggeredAbility)
        assert ability.effects == (Optionally((Pay(Players.YOU, "{2}"),), then=(copying,)),)
