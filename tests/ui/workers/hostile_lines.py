"""What somebody could type to keep the bot busy, in both languages, with the cards that it speaks of."""

from bot.cards.catalogue import Catalogue
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.desk import Desk
from bot.ui.reply import Kind
from tests.judge.table import card

DESK = Desk(
    Catalogue(
        (
            card("Test Ox", "Bœuf d’essai", "Creature — Ox", "", power="2", toughness="2"),
            card(
                "Test Waker",
                "Éveilleur d’essai",
                "Enchantment",
                "All enchantments are 3/3 creatures.",
                mana_cost="{2}{W}",
            ),
            card(
                "Test Hush", "Silence d’essai", "Enchantment", "All creatures lose all abilities.", mana_cost="{2}{W}"
            ),
            card("Test Lord", "Seigneur d’essai", "Creature — Ox", "Other Oxen get +1/+1.", power="2", toughness="2"),
            card("Test Tale", "Conte d’essai", "Enchantment", "All creatures are Oxen.", mana_cost="{2}{U}"),
            card(
                "Test Wake", "Veillée d’essai", "Enchantment", "Whenever a creature dies, target player loses 1 life."
            ),
            card("Test Wipe", "Table rase d’essai", "Sorcery", "Destroy all creatures."),
            card(
                "Test Echo", "Écho d’essai", "Enchantment", "Whenever you gain life, draw a card and you gain 1 life."
            ),
            card("Test Balm", "Baume d’essai", "Instant", "You gain 3 life."),
            card("Test Herd", "Troupeau d’essai", "Sorcery", "Create two 1/1 green Ox creature tokens."),
            card(
                "Test Twins",
                "Jumeaux d’essai",
                "Enchantment",
                "If an effect would create one or more tokens under your control, it creates twice that many of those "
                "tokens instead.",
            ),
            card(
                "Test Bell", "Cloche d’essai", "Enchantment", "Whenever a creature enters, put a +1/+1 counter on it."
            ),
            card(
                "Test Horde",
                "Horde d’essai",
                "Creature — Ox",
                "Whenever a creature enters, put a +1/+1 counter on each creature you control.",
                power="1",
                toughness="1",
            ),
            card("Test Mirror", "Miroir d’essai", "Creature — Shapeshifter", "", power="0", toughness="1"),
        )
    ),
    shipped_keywords(),
)

HEAVY: Kind = "too heavy"
PLAYED: Kind = "ruling"
UNREAD: Kind = "not understood"
UNCLEAR: Kind = "ambiguous"


def lines(english: str, french: str) -> dict[Language, str]:
    return {"en": english, "fr": french}


def played(board: str, plateau: str, actions: str, faits: str) -> dict[Language, str]:
    return lines(
        f"/interaction situation: {board} actions: {actions}", f"/interaction situation: {plateau} actions: {faits}"
    )


HOSTILE: dict[str, tuple[Kind, dict[Language, str]]] = {
    # Layers, and what depends on what in them.
    "forty awake": (
        PLAYED,
        played(
            "Alice: 40x Test Waker, 40x Test Hush",
            "Alice: 40x Éveilleur d’essai, 40x Silence d’essai",
            "what is Test Waker?",
            "qu’est-ce que Éveilleur d’essai ?",
        ),
    ),
    "three hundred": (
        HEAVY,
        played(
            "Alice: 100x Test Waker, 100x Test Hush, 100x Test Tale",
            "Alice: 100x Éveilleur d’essai, 100x Silence d’essai, 100x Conte d’essai",
            "Alice casts Test Balm; resolve",
            "Alice lance Baume d’essai ; résoudre",
        ),
    ),
    "lords": (
        PLAYED,
        played(
            "Alice: 100x Test Lord; Bob: 100x Test Lord",
            "Alice: 100x Seigneur d’essai; Bob: 100x Seigneur d’essai",
            "Alice casts Test Balm; resolve",
            "Alice lance Baume d’essai ; résoudre",
        ),
    ),
    "horde": (
        HEAVY,
        played(
            "Alice: 100x Test Horde; Bob: 100x Test Horde",
            "Alice: 100x Horde d’essai; Bob: 100x Horde d’essai",
            "Alice casts Test Herd; resolve all",
            "Alice lance Troupeau d’essai ; résoudre tout",
        ),
    ),
    # What triggers, and what it targets.
    "wakes": (
        HEAVY,
        played(
            "Alice: 50x Test Wake, 100x Test Ox; Bob: 100x Test Ox",
            "Alice: 50x Veillée d’essai, 100x Bœuf d’essai; Bob: 100x Bœuf d’essai",
            "Alice casts Test Wipe; resolve all",
            "Alice lance Table rase d’essai ; résoudre tout",
        ),
    ),
    "bells": (
        HEAVY,
        played(
            "Alice: 100x Test Bell; Bob: 100x Test Bell",
            "Alice: 100x Cloche d’essai; Bob: 100x Cloche d’essai",
            "Alice casts Test Herd; resolve all",
            "Alice lance Troupeau d’essai ; résoudre tout",
        ),
    ),
    "an echo": (
        HEAVY,
        played(
            "Alice: 2x Test Echo",
            "Alice: 2x Écho d’essai",
            "Alice casts Test Balm; resolve all",
            "Alice lance Baume d’essai ; résoudre tout",
        ),
    ),
    "twins": (
        HEAVY,
        played(
            "Alice: 60x Test Twins",
            "Alice: 60x Jumeaux d’essai",
            "Alice casts Test Herd; resolve all",
            "Alice lance Troupeau d’essai ; résoudre tout",
        ),
    ),
    "sixty spells": (
        PLAYED,
        played(
            "Alice: 100x Test Ox",
            "Alice: 100x Bœuf d’essai",
            "; ".join(["Alice casts Test Balm"] * 60),
            "; ".join(["Alice lance Baume d’essai"] * 60),
        ),
    ),
    "sixty questions": (
        PLAYED,
        played(
            "Alice: 60x Test Waker, Test Lord",
            "Alice: 60x Éveilleur d’essai, Seigneur d’essai",
            "; ".join(["can Test Lord attack Bob?"] * 60),
            "; ".join(["Seigneur d’essai peut-il attaquer Bob ?"] * 60),
        ),
    ),
    # Combats.
    "four hundred": (
        UNREAD,
        lines(
            "/combat attackers: 400x 1/1 blockers: 400x 1/1 -> 1/1",
            "/combat attaquants: 400x 1/1 bloqueurs: 400x 1/1 -> 1/1",
        ),
    ),
    "a hundred trample": (
        PLAYED,
        lines("/combat attackers: 100x 5/5 trample", "/combat attaquants: 100x 5/5 piétinement"),
    ),
    "a wall": (
        PLAYED,
        lines(
            "/combat attackers: 9/9 trample, deathtouch blockers: "
            + " + ".join(["2/2 indestructible"] * 60)
            + " -> 9/9",
            "/combat attaquants: 9/9 piétinement, contact mortel bloqueurs: "
            + " + ".join(["2/2 indestructible"] * 60)
            + " -> 9/9",
        ),
    ),
    "many blocks": (
        UNREAD,
        lines(
            "/combat attackers: 2/2 blockers: " + "1/1 -> 2/2, " * 300,
            "/combat attaquants: 2/2 bloqueurs: " + "1/1 -> 2/2, " * 300,
        ),
    ),
    "which one": (
        UNCLEAR,
        lines(
            "/combat attackers: 60x 2/2 menace blockers: 60x 1/1 -> 2/2",
            "/combat attaquants: 60x 2/2 menace bloqueurs: 60x 1/1 -> 2/2",
        ),
    ),
    "all sizes": (
        PLAYED,
        lines(
            "/combat attackers: " + ", ".join(f"{each}/{each} trample" for each in range(1, 90)),
            "/combat attaquants: " + ", ".join(f"{each}/{each} piétinement" for each in range(1, 90)),
        ),
    ),
    # Text.
    "copies of copies": (
        PLAYED,
        played(f"Alice: {'copy of ' * 470}Test Ox", f"Alice: {'copie de ' * 420}Bœuf d’essai", "resolve", "résoudre"),
    ),
    "a hundred copies": (
        PLAYED,
        played(
            "Alice: " + ", ".join(["Test Mirror (copy of Test Ox)"] * 100),
            "Alice: " + ", ".join(["Miroir d’essai (copie de Bœuf d’essai)"] * 90),
            "Alice casts Test Balm",
            "Alice lance Baume d’essai",
        ),
    ),
    "commas": (UNREAD, lines(f"/combat attackers: {',' * 3_900}", f"/combat attaquants: {',' * 3_900}")),
    "semicolons": (UNREAD, played(";" * 1_900, ";" * 1_900, ";" * 1_900, ";" * 1_900)),
    "brackets": (
        UNREAD,
        lines(
            f"/combat attackers: 2/2 {'(' * 1_900}{')' * 1_900}", f"/combat attaquants: 2/2 {'(' * 1_900}{')' * 1_900}"
        ),
    ),
    "open brackets": (
        UNREAD,
        played(f"Alice: Test Ox {'(' * 3_800}", f"Alice: Bœuf d’essai {'(' * 3_800}", "resolve", "résoudre"),
    ),
    "arrows": (UNREAD, lines(f"/combat attackers: {'-> ' * 1_200}", f"/combat attaquants: {'-> ' * 1_200}")),
    "pluses": (UNREAD, lines(f"/combat attackers: {'+ ' * 1_800}", f"/combat attaquants: {'+ ' * 1_800}")),
    "ands": (
        UNREAD,
        played("Test Ox and " * 330, "Bœuf d’essai et " * 230, "resolve", "résoudre"),
    ),
    "the same word": (UNREAD, lines(f"/combat attackers: {'wurm ' * 750}", f"/combat attaquants: {'guivre ' * 550}")),
    "one long word": (UNREAD, lines(f"/combat attackers: {'w' * 3_900}", f"/combat attaquants: {'é' * 3_900}")),
    "one long number": (
        UNREAD,
        lines(f"/combat attackers: {'9' * 3_900}x 1/1", f"/combat attaquants: {'9' * 3_900}x 1/1"),
    ),
    "huge creature": (
        PLAYED,
        lines(
            "/combat attackers: 100x 99/99 double strike, trample",
            "/combat attaquants: 100x 99/99 double initiative, piétinement",
        ),
    ),
    "spaces": (PLAYED, lines(f"/combat attackers: 2/2{' ' * 1_900}x", f"/combat attaquants: 2/2{' ' * 1_900}x")),
    "too long": (UNREAD, lines(f"/combat attackers: {'2/2, ' * 900}", f"/combat attaquants: {'2/2, ' * 900}")),
}
"""What is typed, and of what kind the answer is where half a second's worth of fuel is given."""
