"""The meld cards that are shipped, another pair with made-up texts, and made-up cards that do something to what they
become."""

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace, CardRecord
from bot.cards.shipped import shipped_cards
from bot.judge.answer import library_of
from tests.judge.table import card


def meld_card(name: str, name_fr: str, text: str = "", cost: str = "", size: int = 0) -> CardRecord:
    """A creature card of a meld pair, or what the pair becomes."""
    kind, power = "Creature — Human", str(size)
    face = CardFace(name, cost, kind, text, name_fr=name_fr, power=power, toughness=power)
    return CardRecord(f"id-{name}", name, "meld", (face,), name_fr=name_fr)


MISHRA = meld_card(
    "Mishra, Claimed by Gix",
    "Mishra d’essai",
    "Whenever you attack, you gain 1 life. If this creature and a creature named Phyrexian Dragon Engine are attacking,"
    " and you both own and control them, exile them, then meld them into Mishra, Lost to Phyrexia. It enters tapped and"
    " attacking.",
    "{2}{B}{R}",
    3,
)
ENGINE = meld_card("Phyrexian Dragon Engine", "Machine d’essai", cost="{3}", size=2)

MELD = library_of(
    Catalogue(
        (
            MISHRA,
            ENGINE,
            meld_card(
                "Mishra, Lost to Phyrexia",
                "Mishra réunie d’essai",
                "When this creature enters, target player loses 2 life.",
                size=9,
            ),
            *(record for record in shipped_cards() if record.layout == "meld"),
            card("Test Murder", "Meurtre d’essai", "Instant", "Destroy target creature.", mana_cost="{3}{B}{B}"),
            card(
                "Test Blink",
                "Clignement d’essai",
                "Instant",
                "Exile target creature, then return it to the battlefield under its owner's control.",
                mana_cost="{3}{W}",
            ),
            card(
                "Test Journey",
                "Voyage d’essai",
                "Instant",
                "Exile target creature. At the beginning of the next end step, return that card to the battlefield"
                " under its owner's control.",
                mana_cost="{3}{W}",
            ),
            card(
                "Test Recall",
                "Rappel d’essai",
                "Instant",
                "Return target permanent to its owner's hand.",
                mana_cost="{4}",
            ),
            card(
                "Test Bury",
                "Enfouissement d’essai",
                "Instant",
                "Put target creature on top of its owner's library.",
                mana_cost="{3}{W}",
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
            card("Test Push", "Poussée d’essai", "Instant", "Destroy target creature with mana value 10 or less."),
            card(
                "Test Void",
                "Néant d’essai",
                "Enchantment",
                "If a card would be put into a graveyard from anywhere, exile it instead.",
            ),
            card(
                "Test Mourner",
                "Pleureuse d’essai",
                "Enchantment",
                "Whenever a creature dies, you gain 1 life.",
            ),
            card(
                "Test Prison",
                "Prison d’essai",
                "Enchantment",
                "When this enchantment enters, exile target creature until this enchantment leaves the battlefield.",
                mana_cost="{3}{W}",
            ),
            card("Test Ray", "Rayon d’essai", "Instant", "Destroy target enchantment.", mana_cost="{4}"),
            card("Test Moon", "Lune d’essai", "Instant", "Transform target creature."),
            card("Test Bear", "Ours d’essai", "Creature — Bear", mana_cost="{1}{G}", power="2", toughness="2"),
        )
    )
)

HALF_KNOWN = library_of(Catalogue((MISHRA, ENGINE)))
"""Without what the pair becomes."""
