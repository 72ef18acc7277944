"""What players keep while they sacrifice the rest, what an opponent chooses, and what is not done if somebody pays."""

import pytest

from bot.engine.magic.words.abilities import SpellAbility, TriggeredAbility, Unread
from bot.engine.magic.words.effects import (
    ONE,
    DiscardRest,
    Effect,
    Fewest,
    Fixed,
    Kept,
    Optionally,
    Pay,
    Sacrifice,
    SacrificeRest,
    Tap,
)
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Players
from tests.oracle.reading import read

EVERYBODY, OPPONENTS = Players.EACH_PLAYER, Players.EACH_OPPONENT
LAND = Filter(all_of=("Land",))
NONLAND = Filter(none_of=("Land",))
KINDS = ("Artifact", "Creature", "Enchantment", "Land")
ONE_OF_EACH = tuple(Kept(Filter(all_of=(kind,))) for kind in KINDS)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "Each player chooses five lands they control, then sacrifices the rest.",
            SacrificeRest(EVERYBODY, LAND, (Kept(LAND, Fixed(5)),)),
        ),
        (
            "Each player chooses up to two creatures they control and sacrifices all other creatures they control.",
            SacrificeRest(EVERYBODY, CREATURE, (Kept(CREATURE, Fixed(2), up_to=True),)),
        ),
        (
            "Each opponent chooses a creature they control, then sacrifices the rest.",
            SacrificeRest(OPPONENTS, CREATURE, (Kept(CREATURE),)),
        ),
        (
            (
                "Each player chooses from among the permanents they control an artifact, a creature, an enchantment,"
                " and a land, then sacrifices the rest."
            ),
            SacrificeRest(EVERYBODY, Filter(), ONE_OF_EACH),
        ),
        (
            (
                "Each player chooses an artifact, a creature, and an enchantment from among the nonland permanents they"
                " control, then sacrifices the rest."
            ),
            SacrificeRest(EVERYBODY, NONLAND, ONE_OF_EACH[:3]),
        ),
    ],
)
def test_101_4_what_is_kept_while_the_rest_is_sacrificed(text: str, effect: Effect) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility((effect,)),)


@pytest.mark.parametrize(
    "text",
    [
        (
            "Each player chooses a number of lands they control equal to the number of lands controlled by the player"
            " who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same"
            " way."
        ),
        (
            "Each player chooses lands they control, as many as the player controlling the fewest lands controls, then"
            " sacrifices the other lands they control. Then players discard cards and sacrifice creatures in the same"
            " way."
        ),
    ],
)
def test_608_2e_as_many_as_the_player_with_the_fewest(text: str) -> None:
    effects = (
        SacrificeRest(EVERYBODY, LAND, (Kept(LAND, Fewest(LAND)),)),
        DiscardRest(EVERYBODY, Fewest()),
        SacrificeRest(EVERYBODY, CREATURE, (Kept(CREATURE, Fewest(CREATURE)),)),
    )
    assert read(text, types=("Sorcery",)) == (SpellAbility(effects),)


@pytest.mark.parametrize(
    "text",
    [
        "Each player chooses five lands they control.",
        "Each player chooses five lands, then sacrifices the rest.",
        "Each player chooses a creature and a land they control, then sacrifices the rest.",
        "Each player chooses five lands they control, then sacrifices the other creatures they control.",
        "Each player chooses a creature you control, then sacrifices the rest.",
        (
            "Each player chooses a number of lands they control equal to the number of creatures controlled by the"
            " player who controls the fewest, then sacrifices the rest."
        ),
        "Each player sacrifices a land. Players discard cards the same way.",
        "Each player chooses five lands they control, then sacrifices the rest. Players discard cards the same way.",
    ],
)
def test_what_is_kept_of_what_else_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            (
                "For each player, choose a creature that player controls. Each player sacrifices all creatures they"
                " control not chosen this way."
            ),
            SacrificeRest(EVERYBODY, CREATURE, (Kept(CREATURE),), yours=True),
        ),
        (
            "For each opponent, you choose up to two lands that player controls. Each opponent sacrifices the rest.",
            SacrificeRest(OPPONENTS, LAND, (Kept(LAND, Fixed(2), up_to=True),), yours=True),
        ),
        (
            (
                "For each player, you choose from among the permanents that player controls an artifact, a creature,"
                " and an enchantment. Then each player sacrifices all other nonland permanents they control."
            ),
            SacrificeRest(EVERYBODY, NONLAND, ONE_OF_EACH[:3], yours=True),
        ),
    ],
)
def test_101_4_one_player_chooses_what_everybody_keeps(text: str, effect: Effect) -> None:
    assert read(text, types=("Sorcery",)) == (SpellAbility((effect,)),)


@pytest.mark.parametrize(
    "text",
    [
        "For each player, choose a creature that player controls.",
        "For each player, choose a creature that player controls. Draw a card.",
        "For each player, choose a creature you control. Each player sacrifices the rest.",
        "For each player, choose a creature that player controls. Each player sacrifices all creatures they control.",
        "For each opponent, choose a land that player controls. Each player sacrifices the rest.",
        "Each player sacrifices all creatures they control not chosen this way.",
    ],
)
def test_what_is_chosen_without_what_becomes_of_the_rest_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))


@pytest.mark.parametrize("chosen", ["of an opponent's choice", "chosen by an opponent"])
def test_801_5a_an_opponent_chooses_what_is_sacrificed(chosen: str) -> None:
    sacrifice = Sacrifice(Players.YOU, ONE, LAND, opponent_chooses=True)
    assert read(f"Sacrifice a land {chosen}.", types=("Sorcery",)) == (SpellAbility((sacrifice,)),)


def test_118_12a_what_is_done_unless_somebody_pays_may_be_said_in_front() -> None:
    (found,) = read("At the beginning of your upkeep, unless you pay {B}{B}, tap this creature and sacrifice a land.")
    unpaid = (Tap(THIS), Sacrifice(Players.YOU, ONE, LAND))
    assert isinstance(found, TriggeredAbility)
    assert found.effects == (Optionally((Pay(Players.YOU, "{B}{B}"),), Players.YOU, otherwise=unpaid),)
