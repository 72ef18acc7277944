import pytest

from bot.engine.magic.abilities import Moment
from tests.oracle.reading import moments


@pytest.mark.parametrize(
    ("sentence", "moment"),
    [
        ("{T}: Add {G}.", Moment.ACTIVATED),
        ("Sacrifice this creature: Draw a card.", Moment.ACTIVATED),
        ("+1: Draw a card.", Moment.ACTIVATED),
        ("−2: Draw a card.", Moment.ACTIVATED),
        ("0: Draw a card.", Moment.ACTIVATED),
        ("[+1]: Draw a card.", Moment.ACTIVATED),
        ("Channel — {1}{G}, Discard this card: Draw a card.", Moment.ACTIVATED),
        ("At the beginning of your upkeep, draw a card.", Moment.UPKEEP),
        ("At the beginning of each opponent's draw step, that player loses 1 life.", Moment.DRAW_STEP),
        ("At the beginning of combat on your turn, draw a card.", Moment.BEGINNING_OF_COMBAT),
        ("At the beginning of your precombat main phase, add {R}.", Moment.MAIN_PHASE),
        ("At the beginning of each end step, draw a card.", Moment.END_STEP),
        ("At end of combat, sacrifice this creature.", Moment.END_OF_COMBAT),
        ("When this creature enters, draw a card.", Moment.ENTERS),
        ("As this creature enters, choose a color.", Moment.ENTERS),
        ("This creature enters with two +1/+1 counters on it.", Moment.ENTERS),
        ("When this creature dies, draw a card.", Moment.LEAVES),
        ("When this creature leaves the battlefield, draw a card.", Moment.LEAVES),
        ("When Made-Up Bear is put into a graveyard from the battlefield, draw a card.", Moment.LEAVES),
        ("Whenever this creature attacks, draw a card.", Moment.ATTACKS),
        ("Bear Hug — Whenever this creature attacks, draw a card.", Moment.ATTACKS),
        ("Whenever this creature blocks a creature with flying, draw a card.", Moment.BLOCKS),
        ("Whenever this creature becomes blocked by a creature, draw a card.", Moment.BECOMES_BLOCKED),
        ("Whenever this creature deals combat damage to a player or planeswalker, draw a card.", Moment.DEALS_DAMAGE),
        ("Enrage — Whenever this creature is dealt damage, draw a card.", Moment.IS_DEALT_DAMAGE),
        ("When you cast this spell, draw a card.", Moment.CAST),
        ("This spell costs {1} less to cast for each creature you control.", Moment.CAST),
        ("This spell can't be countered.", Moment.CAST),
        ("As an additional cost to cast this spell, discard a card.", Moment.CAST),
    ],
)
def test_a_beginning_that_leaves_no_doubt_gives_its_moment(sentence: str, moment: Moment) -> None:
    assert moments(sentence) == [moment]


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever a creature dies, draw a card.",
        "When enchanted creature dies, draw a card.",
        "Whenever this creature or another creature enters, draw a card.",
        "Whenever this creature enters or attacks, draw a card.",
        "Whenever this creature attacks or blocks, draw a card.",
        "Whenever this creature attacks and isn't blocked, draw a card.",
        "Whenever this creature attacks and whenever you draw a card, draw a card.",
        "Whenever this creature deals damage or dies, draw a card.",
        "Whenever this creature becomes tapped, draw a card.",
        "Whenever you cast a spell, draw a card.",
        "At the beginning of your upkeep and whenever you draw a card, draw a card.",
        "At the beginning of the declare attackers step, draw a card.",
        "At the beginning of the combat damage step, draw a card.",
        "As this creature enters or is turned face up, choose a color.",
        "This creature enters tapped and doesn't untap.",
        'Creatures you control have "{T}: Add {G}."',
        "I — When you draw a card, draw a card.",
        "Choose one —",
        "Draw a card.",
        "This creature can't be blocked.",
    ],
)
def test_a_beginning_that_leaves_a_doubt_gives_none(sentence: str) -> None:
    assert moments(sentence) == [Moment.ALWAYS]


def test_further_sentences_and_modes_share_the_moment_of_their_ability() -> None:
    text = "When this creature enters, choose one —\n• Draw a card. Lose 1 life.\n• Sing.\nDance. Whirl."
    assert moments(text) == [*[Moment.ENTERS] * 4, Moment.ALWAYS, Moment.ALWAYS]
    assert moments("{T}: Draw a card. Lose 1 life.") == [Moment.ACTIVATED] * 2


def test_614_1c_what_follows_a_replaced_entering_may_last() -> None:
    assert moments("As this creature enters, choose a color. Creatures can't attack.") == [Moment.ENTERS, Moment.ALWAYS]


def test_a_spells_own_text_acts_as_it_is_cast() -> None:
    text = "Draw a card. Lose 1 life.\nWhenever a creature dies this turn, draw a card."
    assert moments(text, types=("Sorcery",)) == [Moment.CAST] * 3


def test_a_spells_ability_in_another_zone_keeps_its_own_moment() -> None:
    assert moments("Whenever a creature dies, return this card to your hand.", types=("Instant",)) == [Moment.ALWAYS]
    assert moments("At the beginning of your upkeep, return this card.", types=("Instant",)) == [Moment.UPKEEP]
