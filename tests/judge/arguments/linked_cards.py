"""Made-up cards with linked abilities, in the words of real ones, by which CR 607 and 610 are played.

Nothing here is of any card that exists."""

from bot.cards.catalogue import Catalogue
from bot.judge.answer import library_of
from tests.judge.table import card

LEAVES = (
    "When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control."
)
KEEPS = "{2}: Put a creature card exiled with this creature onto the battlefield under your control."

LIBRARY = library_of(
    Catalogue(
        (
            card("Old Bear", "Vieil ours", "Creature — Bear", mana_cost="{1}{G}", colors="G", power="2", toughness="2"),
            card("Old Ogre", "Vieil ogre", "Creature — Ogre", mana_cost="{2}{R}", colors="R", power="3", toughness="3"),
            card(
                "Gilded Bear", "Ours doré", "Creature — Bear", mana_cost="{R}{W}", colors="RW", power="1", toughness="1"
            ),
            card("Test Crush", "Broyage d’essai", "Instant", "Destroy target permanent.", mana_cost="{1}"),
            card(
                "Test Ring",
                "Anneau d’essai",
                "Enchantment",
                f"When this enchantment enters, exile another target creature.\n{LEAVES}",
                mana_cost="{2}{W}",
                colors="W",
            ),
            card(
                "Test Light",
                "Lumière d’essai",
                "Enchantment",
                "When this enchantment enters, exile target creature until this enchantment leaves the battlefield.",
                mana_cost="{2}{W}",
                colors="W",
            ),
            card(
                "Test Echo",
                "Écho d’essai",
                "Artifact",
                "{1}: Copy target triggered ability you control. You may choose new targets for the copy.",
            ),
            card(
                "Test Mold",
                "Moule d’essai",
                "Artifact",
                "Imprint — When this artifact enters, you may exile a creature card from your hand.\n"
                "{2}: Create a token that's a copy of the exiled card.\n"
                "{3}: You gain life equal to the exiled card's mana value.",
                mana_cost="{2}",
            ),
            card(
                "Test Gem",
                "Gemme d’essai",
                "Artifact",
                "Imprint — When this artifact enters, you may exile a creature card from your hand.\n"
                "{T}: Add one mana of any of the exiled card's colors.",
                mana_cost="{0}",
            ),
            card(
                "Test Jailer",
                "Geôlier d’essai",
                "Creature — Human",
                "{1}: Exile target creature.\n" + KEEPS,
                mana_cost="{1}{B}",
                colors="B",
                power="1",
                toughness="1",
            ),
            card(
                "Test Hunter",
                "Chasseuse d’essai",
                "Creature — Human",
                "{3}: Exile target creature.",
                mana_cost="{1}{W}",
                colors="W",
                power="1",
                toughness="1",
            ),
            card(
                "Test Ooze",
                "Limon d’essai",
                "Creature — Ooze",
                "As long as this creature is on the battlefield, it has all activated abilities of all creature cards "
                "in all graveyards.",
                mana_cost="{2}{B}",
                colors="B",
                power="4",
                toughness="3",
            ),
            card(
                "Test Chains",
                "Chaînes d’essai",
                "Enchantment — Aura",
                'Enchant creature\nEnchanted creature has "{1}: Exile another target creature." and "{2}: Return the '
                "exiled card to its owner's hand.\"",
                mana_cost="{W}",
                colors="W",
            ),
            card(
                "Test Vault",
                "Caveau d’essai",
                "Enchantment",
                "If a creature would die, exile it instead.\n"
                "{1}: Return all creature cards exiled with this enchantment to their owners' hands.",
                mana_cost="{W}",
                colors="W",
            ),
        )
    )
)
