import pytest

from bot.engine.magic.words.abilities import Moment
from tests.oracle.reading import moments


@pytest.mark.parametrize(
    ("sentence", "moment"),
    [
        ("{T}: Add {G} and sing.", Moment.ACTIVATED),
        ("Sacrifice this creature: Sing a song.", Moment.ACTIVATED),
        ("+1: Sing a song.", Moment.ACTIVATED),
        ("−2: Sing a song.", Moment.ACTIVATED),
        ("0: Sing a song.", Moment.ACTIVATED),
        ("[+1]: Sing a song.", Moment.ACTIVATED),
        ("Channel — {1}{G}, Discard this card: Sing a song.", Moment.ACTIVATED),
        ("At the beginning of your upkeep, sing a song.", Moment.UPKEEP),
        ("At the beginning of each opponent's draw step, that player sings a song.", Moment.DRAW_STEP),
        ("At the beginning of combat on your turn, sing a song.", Moment.BEGINNING_OF_COMBAT),
        ("At the beginning of your precombat main phase, add {R} and sing.", Moment.MAIN_PHASE),
        ("At the beginning of each end step, sing a song.", Moment.END_STEP),
        ("At end of combat, sing a song.", Moment.END_OF_COMBAT),
        ("When this creature enters, sing a song.", Moment.ENTERS),
        ("As this creature enters, choose a song.", Moment.ENTERS),
        ("This creature enters with two songs.", Moment.ENTERS),
        ("When this creature dies, sing a song.", Moment.LEAVES),
        ("When this creature leaves the battlefield, sing a song.", Moment.LEAVES),
        ("When Made-Up Bear is put into a graveyard from the battlefield, sing a song.", Moment.LEAVES),
        ("Whenever this creature attacks, sing a song.", Moment.ATTACKS),
        ("Bear Hug — Whenever this creature attacks, sing a song.", Moment.ATTACKS),
        ("Whenever this creature blocks a creature with flying, sing a song.", Moment.BLOCKS),
        ("Whenever this creature becomes blocked by a creature, sing a song.", Moment.BECOMES_BLOCKED),
        ("Whenever this creature deals combat damage to a player or planeswalker, sing a song.", Moment.DEALS_DAMAGE),
        ("Enrage — Whenever this creature is dealt damage, sing a song.", Moment.IS_DEALT_DAMAGE),
        ("When you cast this spell, sing a song.", Moment.CAST),
        (
            (
                "Whenever a nontoken creature is put into your graveyard from the battlefield, if this card is in your "
                "graveyard, sing a song."
            ),
            Moment.CREATURE_DIES,
        ),
        ("Whenever a creature dies, sing a song.", Moment.SOMETHING_DIES),
        ("When enchanted creature dies, sing a song.", Moment.SOMETHING_DIES),
        ("Whenever this creature or another creature enters, sing a song.", Moment.SOMETHING_ENTERS),
        ("Landfall — Whenever a land you control enters, sing a song.", Moment.SOMETHING_ENTERS),
        ("Whenever another Bear you control attacks, sing a song.", Moment.SOMETHING_ATTACKS),
        ("Whenever you cast a spell, sing a song.", Moment.SPELL_CAST),
        ("Whenever an opponent draws their second card each turn, sing a song.", Moment.CARD_DRAWN),
        ("Whenever a player discards a card, sing a song.", Moment.CARD_DISCARDED),
        ("This spell costs {1} less to cast for each song you sing.", Moment.PAID),
        ("This spell can't be copied.", Moment.CAST),
        ("If you control a Bear, this spell costs {U} less to cast.", Moment.PAID),
        ("As an additional cost to cast this spell, sing a song.", Moment.ANNOUNCED),
    ],
)
def test_a_beginning_that_leaves_no_doubt_gives_its_moment(sentence: str, moment: Moment) -> None:
    assert moments(sentence) == [moment]


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever this creature enters or attacks, sing a song.",
        "Whenever a creature enters, attacks, or dies, sing a song.",
        "Whenever a creature dealt damage by this creature dies, sing a song.",
        "Whenever a permanent entering causes a creature to die, sing a song.",
        "Whenever this creature attacks or blocks, sing a song.",
        "Whenever this creature attacks and isn't blocked, sing a song.",
        "Whenever this creature attacks and whenever you sing a song, sing a song.",
        "Whenever this creature deals damage or dies, sing a song.",
        "Whenever this creature becomes tapped, sing a song.",
        "At the beginning of your upkeep and whenever you sing a song, sing a song.",
        "At the beginning of the declare attackers step, sing a song.",
        "At the beginning of the combat damage step, sing a song.",
        "As this creature enters or is turned face up, choose a color.",
        "This creature enters tapped and doesn't untap.",
        'Creatures you control have "{T}: Add {G} and sing."',
        "I — When you sing a song, sing a song.",
        "Choose one —",
        "Sing a song.",
        "This creature can't be stopped.",
    ],
)
def test_a_beginning_that_leaves_a_doubt_gives_none(sentence: str) -> None:
    assert moments(sentence) == [Moment.ALWAYS]


def test_further_sentences_and_modes_share_the_moment_of_their_ability() -> None:
    text = "When this creature enters, choose one —\n• Sing a song. Lose 1 life.\n• Sing.\nDance. Whirl."
    assert moments(text) == [*[Moment.ENTERS] * 4, Moment.ALWAYS, Moment.ALWAYS]
    assert moments("{T}: Sing a song. Lose 1 life.") == [Moment.ACTIVATED] * 2


def test_614_1c_what_follows_a_replaced_entering_may_last() -> None:
    assert moments("As this creature enters, choose a song. Creatures can't attack.") == [Moment.ENTERS, Moment.ALWAYS]


def test_a_spells_own_text_acts_as_it_is_cast() -> None:
    text = "Sing a song. Lose 1 life.\nWhenever a creature dies this turn, sing a song."
    assert moments(text, types=("Sorcery",)) == [Moment.CAST] * 3


def test_a_spells_ability_in_another_zone_keeps_its_own_moment() -> None:
    assert moments("Whenever a creature dies, return this card to your hand.", types=("Instant",)) == [Moment.ALWAYS]
    assert moments("At the beginning of your upkeep, return this card.", types=("Instant",)) == [Moment.UPKEEP]
