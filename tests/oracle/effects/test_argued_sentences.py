"""Sentences that players argue about: copies, whoever dealt damage, life totals, untapping, and what X is."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    CostChange,
    DealsDamage,
    ReplacementAbility,
    SpellAbility,
    TriggeredAbility,
    TriggerRecipient,
    UntapsWithOthers,
)
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy, WouldEnter
from bot.engine.magic.words.abilities.stack_triggers import PutIntoGraveyard, Sacrifices
from bot.engine.magic.words.conditions import LibraryAtMost
from bot.engine.magic.words.effects import (
    AtNextUpkeep,
    BecomeCopy,
    CharacteristicOf,
    DealTopCards,
    Devotion,
    Draw,
    Exceptions,
    Fixed,
    IfSo,
    LoseGame,
    Modify,
    ModifyPowerToughness,
    Optionally,
    Pay,
    Sacrifice,
    SetLife,
    Shuffle,
    ThatMuch,
    WinGame,
)
from bot.engine.magic.words.filters import (
    AFFECTED,
    ANYTHING,
    CREATURE,
    THIS,
    ControllerOf,
    Filter,
    Matching,
    OpponentsOf,
    OwnerOf,
    Players,
    Side,
    Sources,
    TargetObject,
    ThatSource,
)
from tests.oracle.reading import read, shown

LAND = Filter(all_of=("Land",))


def ability(text: str, kind: str = "Creature") -> Ability:
    (found,) = read(text, types=(kind,))
    return found


def test_707_9a_a_copy_has_this_ability_too() -> None:
    found = ability("{2}: This land becomes a copy of target land, except it has this ability.", "Land")
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (BecomeCopy(THIS, TargetObject(), exceptions=Exceptions(this_ability=True)),)


def test_707_5_it_enters_tapped_as_a_copy() -> None:
    found = ability("You may have this land enter tapped as a copy of any land on the battlefield.", "Land")
    assert found == ReplacementAbility(WouldEnter(THIS), EnterAsCopy(LAND, tapped=True))


def test_603_2_a_source_of_damage_and_its_controller() -> None:
    found = ability(
        "Whenever a source deals damage to this creature, that source's controller sacrifices that many permanents of "
        "their choice."
    )
    assert isinstance(found, TriggeredAbility)
    assert found.condition == DealsDamage(Sources(ANYTHING), combat=False, to=TriggerRecipient.THIS)
    assert found.effects == (Sacrifice(ControllerOf(ThatSource()), ThatMuch(), ANYTHING),)


def test_603_6c_its_owner_and_the_opponents_of_a_player() -> None:
    buried = ability(
        "When Made-Up Bear is put into a graveyard from anywhere, its owner shuffles their graveyard into their "
        "library."
    )
    shuffled = (Shuffle(OwnerOf(THIS), (Zone.GRAVEYARD,)),)
    assert buried == TriggeredAbility(PutIntoGraveyard(), shuffled)
    found = ability("Whenever a player sacrifices a creature, each of that player's opponents draws a card.")
    condition = Sacrifices(Side.ANY, Filter(all_of=("Creature",)))
    assert found == TriggeredAbility(condition, (Draw(OpponentsOf(Players.TRIGGERING_PLAYER), Fixed(1)),))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Your life total becomes 10.", SetLife(Players.YOU, Fixed(10))),
        ("Each player's life total becomes 7.", SetLife(Players.EACH_PLAYER, Fixed(7))),
        ("Target opponent's life total becomes 1.", SetLife(TargetObject(), Fixed(1))),
        ("Draw two additional cards.", Draw(Players.YOU, Fixed(2))),
    ],
)
def test_119_5_life_totals_and_additional_cards(text: str, effect: object) -> None:
    found = ability(text, "Sorcery")
    assert isinstance(found, SpellAbility)
    assert found.effects == (effect,)


@pytest.mark.parametrize(
    ("what", "affects"),
    [
        ("this creature", THIS),
        ("all permanents you control", Matching(Filter(side=Side.YOU))),
        ("all creatures and lands you control", Matching(Filter(any_of=("Creature", "Land"), side=Side.YOU))),
    ],
)
def test_502_3_what_untaps_with_others(what: str, affects: object) -> None:
    assert ability(f"Untap {what} during each other player's untap step.") == UntapsWithOthers(affects)  # type: ignore[arg-type]  # a reference


def test_107_3_x_is_what_a_sentence_before_has_said() -> None:
    found = ability(
        "When this creature enters, look at the top X cards of your library, where X is your devotion to blue. Put one "
        "of them into your hand. If X is greater than or equal to the number of cards in your library, you win the "
        "game."
    )
    assert isinstance(found, TriggeredAbility)
    looked, won = found.effects
    assert isinstance(looked, DealTopCards)
    devotion = Devotion((Color.BLUE,))
    assert (looked.amount, won) == (devotion, IfSo(LibraryAtMost(devotion), (WinGame(Players.YOU),)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Spells your opponents cast that target this creature cost {2} more to cast.",
            CostChange(2, less=False, spells=Filter(side=Side.OPPONENT), aimed_at=THIS),
        ),
        (
            "Spells you cast that target a creature cost {2} less to cast.",
            CostChange(2, less=True, spells=Filter(side=Side.YOU), aimed_at=Matching(CREATURE)),
        ),
        ("This spell costs {3} less to cast if it targets a land.", CostChange(3, less=True, aimed_at=Matching(LAND))),
        (
            "This spell costs {2} less to cast if it targets a blue spell.",
            CostChange(2, less=True, aimed_at_spell=Filter(colors=(Color.BLUE,))),
        ),
    ],
)
def test_601_2f_costs_by_targets(text: str, found: Ability) -> None:
    assert ability(text) == found


def test_603_7_what_is_paid_in_the_next_upkeep() -> None:
    found = ability("At the beginning of your next upkeep, pay {3}. If you don't, you lose the game.", "Instant")
    paying = Optionally((Pay(Players.YOU, "{3}"),), otherwise=(LoseGame(Players.YOU),))
    assert found == SpellAbility((AtNextUpkeep((paying,), yours=True),))


@pytest.mark.parametrize(
    ("what", "sizes"),
    [
        ("target creature's power", ("power",)),
        ("the power of target creature", ("power",)),
        ("the power and toughness of target creature", ("power", "toughness")),
    ],
)
def test_701_10_doubled_power(what: str, sizes: tuple[str, ...]) -> None:
    found = ability(f"Double {what} until end of turn.", "Instant")
    plus = {"power": (1, 0), "toughness": (0, 1)}
    grown = tuple(
        ModifyPowerToughness(*plus[each], times=CharacteristicOf(AFFECTED, each), doubles=True) for each in sizes
    )
    assert isinstance(found, SpellAbility)
    assert found.effects == (Modify(TargetObject(), grown),)


@pytest.mark.parametrize(
    "text",
    [
        "Double this creature's power.",
        "When this creature enters, return all creature cards from all graveyards to the battlefield.",
        "When this creature enters, destroy all creature cards from your graveyard.",
        "Spells that target cost {2} more to cast.",
        "Draw a card. If X is greater than or equal to the number of cards in your library, you win the game.",
        "Untap all permanents during each other player's untap step.",
        "You may have this creature enter as a copy of any creature on the battlefield, except it has this ability.",
        "Whenever a source deals damage to this creature, that source's owner sacrifices a permanent.",
        "Your life total becomes.",
    ],
)
def test_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
