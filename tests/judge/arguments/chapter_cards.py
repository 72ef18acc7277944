"""Made-up cards for what players argue about in the chapters that change what a card is: texts, melded permanents,
bestowed ones, cards face down."""

from bot.cards.catalogue import Catalogue
from bot.judge.answer import library_of
from tests.judge.table import card

LIBRARY = library_of(
    Catalogue(
        (
            card("Old Bear", "Vieil ours", "Creature — Bear", mana_cost="{1}{G}", colors="G", power="2", toughness="2"),
            card(
                "Test Knight",
                "Chevalier d’essai",
                "Creature — Knight",
                "Protection from red",
                mana_cost="{W}{W}",
                colors="W",
                power="2",
                toughness="2",
            ),
            card(
                "Test Bend",
                "Détour d’essai",
                "Instant",
                "Change the text of target spell or permanent by replacing all instances of one color word with another"
                " or one basic land type with another.",
                mana_cost="{U}",
                colors="U",
            ),
            card("Test Moon", "Lune d’essai", "Enchantment", "Nonbasic lands are Mountains.", mana_cost="{2}{R}"),
            card("Test Tomb", "Tombe d’essai", "Land", "{T}: Add {C}{C}."),
            card("Test Bolt", "Foudre d’essai", "Instant", "This spell deals 3 damage to any target.", colors="R"),
            card(
                "Test Satyr",
                "Satyre d’essai",
                "Enchantment Creature — Satyr",
                "Bestow {3}{G}{G}\nEnchanted creature gets +4/+2.",
                mana_cost="{1}{G}{G}",
                colors="G",
                power="4",
                toughness="2",
            ),
            card("Test Murder", "Meurtre d’essai", "Instant", "Destroy target creature.", colors="B"),
            card(
                "Test Summons", "Appel d’essai", "Sorcery", "Manifest the top card of your library.", mana_cost="{1}{W}"
            ),
            card("Test Dread", "Effroi d’essai", "Sorcery", "Manifest dread.", mana_cost="{1}{G}"),
            card("Test Doom", "Fatalité d’essai", "Instant", "Destroy target black creature.", colors="B"),
        )
    )
)
