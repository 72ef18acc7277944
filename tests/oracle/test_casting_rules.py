"""Sentences about players and spells: what players have, what can't be countered (CR 604, 701.6, 702.11c)."""

import pytest

from bot.engine.magic.abilities import Ability, CantBeCountered, PlayersHave, SpellAbility, StaticAbility
from bot.engine.magic.conditions import NumberOf
from bot.engine.magic.effects import AddAbility, Draw, Fixed, KeywordAbility
from bot.engine.magic.filters import (
    THIS,
    Color,
    ColorQuality,
    Filter,
    Matching,
    OpponentsQuality,
    Players,
    Side,
)
from bot.engine.magic.keyword_names import Keyword
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

HEXPROOF = KeywordAbility(Keyword.HEXPROOF)


def yours(*abilities: KeywordAbility) -> PlayersHave:
    return PlayersHave(Players.YOU, abilities)


@pytest.mark.parametrize(
    ("text", "abilities"),
    [
        ("You have hexproof.", (yours(HEXPROOF),)),
        ("You have shroud.", (yours(KeywordAbility(Keyword.SHROUD)),)),
        ("You have protection from red.", (yours(KeywordAbility(Keyword.PROTECTION, ColorQuality(Color.RED))),)),
        ("You have protection from each of your opponents.", (
            yours(KeywordAbility(Keyword.PROTECTION, OpponentsQuality())),)),
        ("You and other creatures you control have hexproof.", (
            yours(HEXPROOF),
            StaticAbility(
                Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True)), (AddAbility(HEXPROOF),)))),
        ("Creature spells you control can't be countered.", (
            CantBeCountered(Matching(Filter(all_of=("Creature",), side=Side.YOU))),)),
        ("Spells can't be countered.", (CantBeCountered(Matching(Filter())),)),
        ("This spell can't be countered.", (CantBeCountered(THIS),)),
    ],
)  # fmt: skip
def test_604_1_what_players_have_and_what_cant_be_countered(text: str, abilities: tuple[Ability, ...]) -> None:
    assert read(text, types=("Enchantment",)) == abilities


def test_604_1_it_may_hold_under_a_condition() -> None:
    dragon = NumberOf(Filter(all_of=("Dragon",), side=Side.YOU))
    assert read("As long as you control a Dragon, you have hexproof.") == (
        PlayersHave(Players.YOU, (HEXPROOF,), condition=dragon),
    )


def test_113_6_a_sorcery_says_of_itself_that_it_cant_be_countered() -> None:
    text = "This spell can't be countered.\nDraw a card."
    drawing = SpellAbility((Draw(Players.YOU, Fixed(1)),))
    assert read(text, "Made-Up Blast", ("Sorcery",)) == (CantBeCountered(THIS), drawing)


@pytest.mark.parametrize(
    "text", ["You have flying.", "You have hexproof until end of turn.", "Spells can't be countered this turn."]
)
def test_what_no_production_reads_is_unread(text: str) -> None:
    assert shown(text) == [f"?{text}"]


@pytest.mark.parametrize(
    ("whole", "shorter"),
    shorter_by_a_word(
        "You and other creatures you control have hexproof.", "Creature spells you control can't be countered."
    ),
)
def test_a_word_less_is_read_otherwise_or_not_at_all(whole: str, shorter: str) -> None:
    assert read(shorter) != read(whole)
