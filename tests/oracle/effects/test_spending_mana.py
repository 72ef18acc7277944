"""On what mana may be spent alone, and what is activated, cycled or gained, as cards say it (CR 106.6, 602.2a)."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.mana_pool import StandIn
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    LifeForMana,
    SpellAbility,
    SpendAs,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.abilities.stack_triggers import Activates, CycledThis, GainsLife
from bot.engine.magic.words.effects import AddMana, CopyOnStack, Duration, ImposeOnPlayers, Optionally, Pay, Spending
from bot.engine.magic.words.filters import ANYTHING, THIS, Filter, Matching, Players, Side, TriggeringObject
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


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("You may spend mana as though it were mana of any color.", SpendAs(StandIn("WUBRGC", "WUBRG"))),
        ("Players may spend mana as though it were mana of any type.", (
            SpendAs(StandIn("WUBRGC", "WUBRGC"), Players.EACH_PLAYER))),
        ("You may spend colorless mana as though it were mana of any color to cast creature spells.", (
            SpendAs(StandIn("C", "WUBRG"), spells=CREATURES))),
        ("You may spend mana as though it were mana of any color to activate abilities of creatures you control.", (
            SpendAs(StandIn("WUBRGC", "WUBRG"), sources=Matching(replace(CREATURES, side=Side.YOU))))),
    ],
)  # fmt: skip
def test_609_4b_mana_is_spent_as_though_it_were_of_another_kind(text: str, ability: SpendAs) -> None:
    assert read(text) == (ability,)


def test_609_4b_mana_is_spent_so_for_the_abilities_of_the_source_alone() -> None:
    use = "to pay the activation costs of this creature's abilities"
    assert read(f"You may spend blue mana as though it were mana of any color {use}.") == (
        SpendAs(StandIn("U", "WUBRG"), sources=THIS),
    )


def test_118_2_life_buys_mana_for_a_while() -> None:
    life = "Until end of turn, any time you could activate a mana ability, you may pay 2 life."
    (ability,) = read(f"{life} If you do, add {{B}}.", types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == (ImposeOnPlayers(LifeForMana(Players.YOU, 2, "B"), Duration.END_OF_TURN),)
    for text in (life, f"{life} If you do, draw a card.", "If you do, add {B}."):
        assert any(isinstance(each, Unread) for each in read(text, types=("Instant",))), shown(text)


def test_609_4b_what_else_mana_may_not_be_spent_as_is_kept() -> None:
    assert shown("You may spend other mana only as though it were colorless mana.") == [
        "?You may spend other mana only as though it were colorless mana."
    ]


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
