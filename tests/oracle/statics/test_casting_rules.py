"""Sentences about players and spells: what players have, what can't be countered (CR 604, 701.6, 702.11c)."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    AlternativeCost,
    CantBeCountered,
    Cost,
    PlayersHave,
    ReplacementAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    WithoutPaying,
)
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.conditions import Not, NumberOf, TurnOf, WasPaid, Whose
from bot.engine.magic.words.effects import (
    AddAbility,
    Draw,
    Effect,
    Fixed,
    GainLife,
    IfSo,
    KeywordAbility,
    Times,
    TimesPaid,
)
from bot.engine.magic.words.filters import THIS, Filter, Matching, Players, Side
from bot.engine.magic.words.qualities import ColorQuality, OpponentsQuality
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

HEXPROOF = KeywordAbility(KeywordName.HEXPROOF)


def yours(*abilities: KeywordAbility) -> PlayersHave:
    return PlayersHave(Players.YOU, abilities)


@pytest.mark.parametrize(
    ("text", "abilities"),
    [
        ("You have hexproof.", (yours(HEXPROOF),)),
        ("You have shroud.", (yours(KeywordAbility(KeywordName.SHROUD)),)),
        ("You have protection from red.", (yours(KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.RED))),)),
        ("You have protection from each of your opponents.", (
            yours(KeywordAbility(KeywordName.PROTECTION, OpponentsQuality())),)),
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


def test_a_word_less_is_read_otherwise_or_not_at_all() -> None:
    probes = shorter_by_a_word(
        "You and other creatures you control have hexproof.", "Creature spells you control can't be countered."
    )
    assert [shorter for whole, shorter in probes if read(shorter) == read(whole)] == []


KICKED = WasPaid(KeywordName.KICKER)


@pytest.mark.parametrize(
    ("sentence", "effects"),
    [
        ("If this spell was kicked, you gain 2 life.", (
            Draw(Players.YOU, Fixed(1)), IfSo(KICKED, (GainLife(Players.YOU, Fixed(2)),)))),
        ("If this spell wasn't kicked, you gain 2 life.", (
            Draw(Players.YOU, Fixed(1)), IfSo(Not(KICKED), (GainLife(Players.YOU, Fixed(2)),)))),
        ("If this spell was kicked, draw three cards instead.", (
            IfSo(KICKED, (Draw(Players.YOU, Fixed(3)),), (Draw(Players.YOU, Fixed(1)),)),)),
        ("If this spell was kicked, instead you gain 2 life.", (
            IfSo(KICKED, (GainLife(Players.YOU, Fixed(2)),), (Draw(Players.YOU, Fixed(1)),)),)),
    ],
)  # fmt: skip
def test_702_33d_614_15_what_happens_if_it_was_kicked(sentence: str, effects: tuple[Effect, ...]) -> None:
    assert read(f"Draw a card. {sentence}", "Made-Up Blast", ("Sorcery",)) == (SpellAbility(effects),)


def test_702_33d_how_often_it_was_kicked_is_an_amount() -> None:
    text = "This creature enters with two +1/+1 counters on it for each time it was kicked."
    counters = EnterWith("+1/+1", Times(TimesPaid(KeywordName.KICKER), 2))
    assert read(text) == (ReplacementAbility(WouldEnter(THIS), counters),)
    (ability,) = read("When this creature enters, you gain 2 life for each time it was kicked.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.effects == (GainLife(Players.YOU, Times(TimesPaid(KeywordName.KICKER), 2)),)


@pytest.mark.parametrize(
    "sentence",
    [
        "If this spell was kicked thrice, you gain 2 life.",
        "If that spell was kicked, you gain 2 life.",
    ],
)
def test_what_is_not_said_of_kicking_is_unread(sentence: str) -> None:
    assert not any(isinstance(each, SpellAbility) for each in read(f"Draw a card. {sentence}", types=("Sorcery",)))


BLUE_CARD = Filter(colors=(Color.BLUE,))


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("You may pay {W}{U} rather than pay this spell's mana cost.", AlternativeCost(Cost("{W}{U}"))),
        ("You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.", (
            AlternativeCost(Cost(life=1, exiles=1, exiled=BLUE_CARD, exile_from=Zone.HAND)))),
        ("If it's not your turn, you may pay 1 life rather than pay this spell's mana cost.", (
            AlternativeCost(Cost(life=1), condition=Not(TurnOf(Whose.YOU))))),
        ("If you control a Dragon, you may cast this spell without paying its mana cost.", (
            AlternativeCost(Cost(), condition=NumberOf(Filter(all_of=("Dragon",), side=Side.YOU))))),
    ],
)  # fmt: skip
def test_118_9_what_may_be_paid_rather_than_the_mana_cost(text: str, ability: AlternativeCost) -> None:
    drawing = SpellAbility((Draw(Players.YOU, Fixed(1)),))
    assert read(f"{text}\nDraw a card.", types=("Instant",)) == (ability, drawing)
    assert read(text) == (ability,)


def test_118_9_an_ability_lets_spells_be_cast_without_paying() -> None:
    text = "You may cast creature spells from your hand without paying their mana costs."
    assert read(text) == (WithoutPaying(Filter(all_of=("Creature",), side=Side.YOU)),)


@pytest.mark.parametrize(
    "text",
    [
        "You may pay {W} rather than pay this spell's mana cost if you sing.",
        "You may sing rather than pay this spell's mana cost.",
        "You may cast spells without paying their mana costs.",
    ],
)
def test_what_is_not_read_of_alternative_costs_is_unread(text: str) -> None:
    assert shown(text) == [f"?{text}"]


def test_601_3d_a_spell_says_when_it_has_flash() -> None:
    text = "This spell has flash as long as you control a Dragon."
    dragon = NumberOf(Filter(all_of=("Dragon",), side=Side.YOU))
    flash = StaticAbility(THIS, (AddAbility(KeywordAbility(KeywordName.FLASH)),), condition=dragon)
    assert read(text) == (flash,)
    drawing = SpellAbility((Draw(Players.YOU, Fixed(1)),))
    assert read(f"{text}\nDraw a card.", types=("Sorcery",)) == (flash, drawing)
    assert shown("This spell has flash as long as you sing.") == ["?This spell has flash as long as you sing."]
