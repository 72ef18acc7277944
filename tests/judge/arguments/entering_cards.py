"""Made-up cards that say under whose control, as what, and with which face permanents enter (CR 616.1b-f)."""

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import library_of
from tests.judge.table import card, turning

ENTERING = library_of(
    Catalogue(
        (
            card(
                "Test Gathering",
                "Récolte d’essai",
                "Instant",
                "If a creature would enter under an opponent's control this turn, it enters under your control"
                " instead.",
                mana_cost="{3}{U}{U}{U}",
            ),
            card(
                "Test Magnet",
                "Aimant d’essai",
                "Enchantment",
                "If a creature would enter under an opponent's control, it enters under your control instead.",
            ),
            card(
                "Test Mimic",
                "Mime d’essai",
                "Creature — Shapeshifter",
                "You may have this creature enter as a copy of any creature on the battlefield.",
                mana_cost="{3}{U}",
                power="0",
                toughness="0",
            ),
            card(
                "Test Essence",
                "Essence d’essai",
                "Creature — Avatar",
                "Creatures you control enter as a copy of this creature.",
                mana_cost="{3}{G}{G}{G}",
                power="6",
                toughness="6",
            ),
            card(
                "Test Voice",
                "Voix d’essai",
                "Creature — Angel",
                "As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
                mana_cost="{2}{W}{W}",
                power="2",
                toughness="2",
            ),
            card(
                "Test Agent",
                "Agente d’essai",
                "Creature — Minion",
                "This creature enters under the control of an opponent of your choice.",
                mana_cost="{1}{B}",
                power="5",
                toughness="5",
            ),
            card("Test Bear", "Ours d’essai", "Creature — Bear", mana_cost="{1}{G}", power="2", toughness="2"),
            card("Test Call", "Appel d’essai", "Sorcery", "Create a 3/3 green Beast creature token.", mana_cost="{3}"),
            turning(
                CardFace(
                    "Test Villager",
                    "{1}{R}",
                    "Creature — Human",
                    "Daybound",
                    power="2",
                    toughness="1",
                    name_fr="Villageois d’essai",
                ),
                CardFace(
                    "Test Howler",
                    type_line="Creature — Werewolf",
                    text="Nightbound",
                    power="4",
                    toughness="4",
                    name_fr="Hurleur d’essai",
                ),
            ),
        )
    )
)
