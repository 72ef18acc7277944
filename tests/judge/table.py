"""A few shipped-like cards, so that the judge's tests depend on no other data."""

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace, CardRecord
from bot.judge.answer import library_of


def card(name: str, name_fr: str, type_line: str, text: str = "", **printed: str) -> CardRecord:
    """A card that costs {0} where no `mana_cost` is printed."""
    colors = tuple(printed.pop("colors", ""))
    printed.setdefault("mana_cost", "" if "Land" in type_line else "{0}")
    face = CardFace(name, type_line=type_line, text=text, colors=colors, name_fr=name_fr, **printed)
    return CardRecord(f"id-{name}", name, "normal", (face,), name_fr=name_fr)


def turning(front: CardFace, back: CardFace) -> CardRecord:
    return of_two("transform", front, back)


def of_two(layout: str, first: CardFace, second: CardFace) -> CardRecord:
    """A card of two faces or halves."""
    name, name_fr = f"{first.name} // {second.name}", f"{first.name_fr} // {second.name_fr}"
    return CardRecord(f"id-{first.name}", name, layout, (first, second), name_fr=name_fr)


GIANT = card("Hill Giant", "Géant des collines", "Creature — Giant", colors="R", power="3", toughness="3")
WURM = card("Test Wurm", "Guivre d’essai", "Creature — Wurm", "Trample", colors="G", power="8", toughness="8")
REBEL = card("Mara, Rebel", "Mara, rebelle", "Legendary Creature — Human", colors="W", power="2", toughness="2")
PAIR = card("Odo and Lia", "Odo et Lia", "Legendary Creature — Human", colors="W", power="3", toughness="3")
WALKER = card("Jora Beleren", "Jora Beleren", "Legendary Planeswalker — Jora", colors="U", loyalty="3")
WALKER_TOO = card("Jora, Test Adept", "Jora, adepte", "Legendary Planeswalker — Jora", colors="U", loyalty="4")
FRENCH_TWIN = card("Sudden Shock", "Choc soudain", "Instant", colors="R")
OTHER_TWIN = card("Sudden Jolt", "Choc soudain", "Instant", colors="R")
SIEGE = card("Siege of Test", "Siège d’essai", "Battle — Siege", defense="4")
PATRON = card(
    "Test Patron",
    "Patronne d’essai",
    "Legendary Planeswalker — Test",
    '−7: You get an emblem with "Creatures you control get +1/+1."',
    loyalty="5",
)
TURNER = turning(
    CardFace("Young Mage", type_line="Creature — Human", power="0", toughness="2", name_fr="Jeune mage"),
    CardFace("Grown Mage", type_line="Legendary Planeswalker — Mage", loyalty="5", name_fr="Mage accompli"),
)

BOLT = card("Test Bolt", "Éclair d’essai", "Instant", "Test Bolt deals 3 damage to any target.", mana_cost="{R}")
FIELD = card("Test Field", "Champ d’essai", "Land", "")
CIRCLE = card("Circle of Tests: Red", "Cercle d’essai : rouge", "Enchantment")
BLADE = card("Test Blade", "Lame d’essai", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")

CARDS = Catalogue(
    (
        BOLT,
        FIELD,
        BLADE,
        CIRCLE,
        GIANT,
        WURM,
        REBEL,
        PAIR,
        WALKER,
        WALKER_TOO,
        FRENCH_TWIN,
        OTHER_TWIN,
        SIEGE,
        TURNER,
        PATRON,
    )
)
LIBRARY = library_of(CARDS)
