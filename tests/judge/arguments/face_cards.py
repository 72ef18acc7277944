"""Made-up cards of several faces, halves and frames, in the form of cards; nothing here is of any card that exists."""

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import library_of
from tests.judge.table import card, of_two

SPLIT = (
    of_two(
        "split",
        CardFace("Ember", "{1}{R}", "Instant", "Ember deals 2 damage to any target.", ("R",), name_fr="Braise"),
        CardFace("Frost", "{2}{U}", "Instant", "Tap target permanent.\nYou gain 1 life.", ("U",), name_fr="Givre"),
    ),
    of_two(
        "split",
        CardFace("Crack", "{1}{R}", "Instant", "Destroy target artifact.\nFuse", ("R",), name_fr="Fêlure"),
        CardFace("Tatter", "{W}", "Sorcery", "Destroy target enchantment.\nFuse", ("W",), name_fr="Lambeau"),
    ),
    of_two(
        "split",
        CardFace("Rise", "{B}", "Instant", "You gain 2 life.", ("B",), name_fr="Essor"),
        CardFace("Wane", "{1}{B}", "Sorcery", "Aftermath\nYou gain 5 life.", ("B",), name_fr="Déclin"),
    ),
)
FRAMES = (
    of_two(
        "adventure",
        CardFace("Test Ogre", "{2}{R}", "Creature — Ogre", "Trample", ("R",), "4", "3", name_fr="Ogre d’essai"),
        CardFace(
            "Test Stroll",
            "{1}{R}",
            "Instant — Adventure",
            "Test Stroll deals 2 damage to any target.",
            ("R",),
            name_fr="Balade d’essai",
        ),
    ),
    of_two(
        "adventure",
        CardFace("Test Drake", "{3}{G}", "Creature — Dragon", "Flying", ("G",), "3", "3", name_fr="Dragonneau d’essai"),
        CardFace("Test Sign", "{G}", "Sorcery — Omen", "You gain 3 life.", ("G",), name_fr="Signe d’essai"),
    ),
)
DOUBLE_FACED = (
    of_two(
        "modal_dfc",
        CardFace("Test Verdict", "{1}{W}", "Instant", "Destroy target creature.", ("W",), name_fr="Sentence d’essai"),
        CardFace("Test Plateau", "", "Land", "This land enters tapped.\n{T}: Add {W}.", name_fr="Plateau d’essai"),
    ),
    of_two(
        "modal_dfc",
        CardFace("Test Liar", "{1}{B}", "Creature — God", "Menace", ("B",), "2", "1", name_fr="Menteur d’essai"),
        CardFace(
            "Test Impostor",
            "{5}{B}{R}",
            "Legendary Planeswalker — Test",
            "+1: You gain 1 life.",
            ("B", "R"),
            loyalty="5",
            name_fr="Imposteur d’essai",
        ),
    ),
    of_two(
        "transform",
        CardFace(
            "Quiet Villager",
            "{1}{R}",
            "Creature — Human Werewolf",
            "{2}{R}: Transform this creature.",
            ("R",),
            "1",
            "1",
            name_fr="Villageois calme",
        ),
        CardFace("Loud Wolf", "", "Creature — Werewolf", "Trample", ("R",), "4", "4", name_fr="Loup bruyant"),
    ),
)
LINKED = of_two(
    "transform",
    CardFace(
        "Test Jail",
        "{2}",
        "Artifact",
        "{1}: Exile target creature.\n{2}: Transform this artifact.",
        name_fr="Geôle d’essai",
    ),
    CardFace(
        "Test Gate",
        "",
        "Artifact",
        "{1}: Return each card exiled with this artifact to the battlefield under its owner's control.",
        name_fr="Portail d’essai",
    ),
)
TURNING = (
    of_two(
        "flip",
        CardFace(
            "Test Pupil",
            "{1}{U}",
            "Creature — Human",
            "{1}: Flip this creature.",
            ("U",),
            "1",
            "1",
            name_fr="Élève d’essai",
        ),
        CardFace("Test Master", "", "Legendary Creature — Human", "Flying", (), "3", "3", name_fr="Maître d’essai"),
    ),
    of_two(
        "transform",
        CardFace("Test Watch", "{2}{R}", "Creature — Human", "Daybound", ("R",), "2", "2", name_fr="Guet d’essai"),
        CardFace(
            "Test Pack",
            "",
            "Creature — Wolf",
            "Nightbound\nWhen this creature enters, you gain 1 life.",
            ("R",),
            "4",
            "4",
            name_fr="Meute d’essai",
        ),
    ),
    card("Test Moon", "Lune d’essai", "Enchantment", "{1}: Transform target creature.", mana_cost="{G}", colors="G"),
)
PREPARATION = (
    of_two(
        "prepare",
        CardFace(
            "Test Scribe",
            "{2}{U}",
            "Creature — Bird",
            "This creature enters prepared.\nWhenever this creature attacks, it becomes prepared.",
            ("U",),
            "2",
            "3",
            name_fr="Scribe d’essai",
        ),
        CardFace(
            "Test Spark",
            "{R}",
            "Instant",
            "Test Spark deals 2 damage to any target.",
            ("R",),
            name_fr="Étincelle d’essai",
        ),
    ),
    card(
        "Test Tutor",
        "Tuteur d’essai",
        "Creature — Human",
        "{1}: Target creature becomes prepared.\n{2}: Target creature becomes unprepared.",
        power="1",
        toughness="1",
    ),
    card("Test Theft", "Vol d’essai", "Sorcery", "Gain control of target creature.", mana_cost="{2}{U}"),
    card("Test Mist", "Brume d’essai", "Instant", "Target creature phases out.", mana_cost="{U}"),
)
ROOMS = (
    of_two(
        "split",
        CardFace(
            "Test Boiler",
            "{1}{R}",
            "Enchantment — Room",
            "When you unlock this door, this Room deals 2 damage to target creature.",
            ("R",),
            name_fr="Chaudière d’essai",
        ),
        CardFace(
            "Test Pantry",
            "{3}{W}",
            "Enchantment — Room",
            "When you unlock this door, you gain 3 life.\nCreatures you control get +1/+1.",
            ("W",),
            name_fr="Cellier d’essai",
        ),
    ),
    card(
        "Test Ghost",
        "Spectre d’essai",
        "Creature — Spirit",
        "Whenever an enchantment you control enters and whenever you fully unlock a Room, you gain 1 life.",
        power="1",
        toughness="1",
    ),
    card(
        "Test Mirror",
        "Miroir d’essai",
        "Enchantment",
        "You may have this enchantment enter as a copy of any enchantment on the battlefield.",
    ),
    card("Test Key", "Clé d’essai", "Artifact", "{T}: Lock or unlock a door of target Room you control."),
    card("Test Crowbar", "Levier d’essai", "Artifact", "{T}: Unlock a locked door of target Room you control."),
    card(
        "Test Summons",
        "Appel d’essai",
        "Sorcery",
        "Return target enchantment card from your graveyard to the battlefield.",
    ),
)
FACE_DOWN = (
    card(
        "Test Veil",
        "Voile d’essai",
        "Creature — Angel",
        "Flying\nWhen this creature enters, you gain 2 life.\nWhen this creature dies, you gain 3 life.\nMorph {2}{W}",
        mana_cost="{3}{W}{W}",
        colors="W",
        power="4",
        toughness="5",
    ),
    card(
        "Test Efreet",
        "Éfrit d’essai",
        "Creature — Efreet",
        "Megamorph {R}\nWhen this creature is turned face up, it deals 1 damage to any target.",
        mana_cost="{3}{R}",
        colors="R",
        power="5",
        toughness="1",
    ),
    card(
        "Test Mask",
        "Masque d’essai",
        "Creature — Rogue",
        "Disguise {4}{B}",
        mana_cost="{5}{B}",
        colors="B",
        power="6",
        toughness="6",
    ),
)
ANSWERS = (
    card(
        "Test King",
        "Roi d’essai",
        "Legendary Creature — Human",
        mana_cost="{W}",
        colors="W",
        power="2",
        toughness="2",
    ),
    card(
        "Test Tuck",
        "Bordée d’essai",
        "Instant",
        "Put target creature on the bottom of its owner's library.",
        mana_cost="{W}",
        colors="W",
    ),
    card("Test Denial", "Refus d’essai", "Instant", "Counter target spell.", mana_cost="{U}{U}", colors="U"),
    card(
        "Test Snare",
        "Collet d’essai",
        "Instant",
        "Counter target spell with mana value 2.",
        mana_cost="{U}",
        colors="U",
    ),
    card("Test Murder", "Meurtre d’essai", "Instant", "Destroy target creature.", mana_cost="{B}", colors="B"),
    card("Test Twin", "Jumeau d’essai", "Instant", "Copy target instant or sorcery spell.", mana_cost="{U}{U}"),
    card(
        "Test Away",
        "Renvoi d’essai",
        "Instant",
        "Return target nonland permanent to its owner's hand.",
        mana_cost="{1}{U}",
        colors="U",
    ),
    card(
        "Test Decay",
        "Déchéance d’essai",
        "Instant",
        "Destroy target permanent with mana value 3 or less.",
        mana_cost="{B}{G}",
    ),
    card(
        "Test Double",
        "Double d’essai",
        "Creature — Shapeshifter",
        "You may have this creature enter as a copy of any creature on the battlefield.",
        mana_cost="{3}{U}",
        colors="U",
        power="0",
        toughness="0",
    ),
    card("Old Bear", "Vieil ours", "Creature — Bear", mana_cost="{1}{G}", colors="G", power="2", toughness="2"),
    card("Old Rock", "Vieux caillou", "Artifact", mana_cost="{1}"),
    card("Old Web", "Vieille toile", "Enchantment", mana_cost="{1}{G}", colors="G"),
)
FACES = library_of(
    Catalogue((*SPLIT, *FRAMES, *DOUBLE_FACED, LINKED, *TURNING, *PREPARATION, *ROOMS, *FACE_DOWN, *ANSWERS))
)
