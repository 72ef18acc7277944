"""What somebody could type to keep the bot busy, with cards that people have: in English, and by tables in French."""

import re
from collections.abc import Mapping

from bot.language import Language

FRENCH: Mapping[str, str] = {
    "Opalescence": "Opalescence",
    "Humility": "Humilité",
    "Blood Moon": "Lune de sang",
    "Blood Artist": "Artiste de sang",
    "Grizzly Bears": "Grizzlis",
    "Goblin King": "Roi des gobelins",
    "Mogg Maniac": "Maniaque mogg",
    "Soul Warden": "Garde des âmes",
    "Ajani's Pridemate": "Frère de bande d'Ajani",
    "Archangel of Thune": "Archange de Thiune",
    "Doubling Season": "Saison de dédoublement",
    "Parallel Lives": "Vies parallèles",
    "Cathars' Crusade": "Croisade cathare",
    "Hardened Scales": "Écailles renforcées",
    "Scute Swarm": "Colonie de scalaires",
    "Impact Tremors": "Secousses d'impact",
    "Conspiracy": "Conspiration",
    "Xenograft": "Xénogreffe",
    "Furnace of Rath": "Fourneau de Rajh",
    "Repercussion": "Repercussion",
    "Stuffy Doll": "Poupée de son",
    "Exquisite Blood": "Sang délectable",
    "Marauding Blight-Priest": "Prêtresse du fléau en maraude",
    "Precursor Golem": "Golem précurseur",
    "Mirrorweave": "Tisse-miroir",
    "Bear Umbra": "Ombre d'ours",
    "Muscle Sliver": "Slivoïde musclé",
    "Wrath of God": "Colère de Dieu",
    "Blasphemous Act": "Acte blasphématoire",
    "Dragon Fodder": "Chair à dragon",
    "Earthquake": "Tremblement de terre",
    "Shock": "Choc",
    "Clone": "Clone",
    "Forest": "Forêt",
    "Tornado": "Tornade",
    "Flame": "Flamme",
    "/magenoir resolve": "/magenoir résoudre",
    "/emperor play": "/empereur jouer",
    "/keyword": "/mot-clé",
    "/rule": "/règle",
    "/card": "/carte",
    "attackers:": "attaquants:",
    "blockers:": "bloqueurs:",
    "board:": "plateau:",
    "casts": "lance",
    "activates": "active",
    "attacks": "attaque",
    "blocks": "bloque",
    "with": "avec",
    "on": "sur",
    "and": "et",
    "copy of": "copie de",
    "attached to": "attaché à",
    "what is": "qu’est-ce que",
    "can": "peut",
    "attack": "attaquer",
    "resolve all": "résoudre tout",
    "resolve": "résoudre",
    "next turn": "tour suivant",
    "trample": "piétinement",
    "menace": "menace",
    "deathtouch": "contact mortel",
    "first strike": "initiative",
    "double strike": "double initiative",
    "indestructible": "indestructible",
    "wurm": "guivre",
    "damage": "blessures",
}
WORDS = re.compile("|".join(rf"(?<!\w){re.escape(each)}(?!\w)" for each in sorted(FRENCH, key=len, reverse=True)))


def line_in(lang: Language, english: str) -> str:
    """The line in a language, each name and word of the tables by its French one."""
    return english if lang == "en" else WORDS.sub(lambda found: FRENCH[found.group()], english)


def played(situation: str, *actions: str) -> str:
    return f"/interaction situation: {situation} actions: {'; '.join(actions)}"


BEARS = "100x Grizzly Bears"
SHOCK, SHOCKED = "Alice casts Shock on Bob", "Alice casts Shock on Bob; resolve all"
WIPED, FED = "Alice casts Wrath of God; resolve all", "Alice casts Dragon Fodder; resolve all"
SIGNS = "2/2 (", "((((", "\"'«»", "{[<", "-> ->", "-1/-1, ", "∞/∞ ", "½, ", "\u202e", "e\u0301", "🐻, ", "\t;", "|| "

HOSTILE: Mapping[str, str] = {
    # Layers.
    "40 awake": played("Alice: 40x Opalescence", "what is Opalescence?"),
    "300 in layers": played("Alice: 100x Humility; Bob: 100x Opalescence, 100x Blood Moon", SHOCKED),
    "100 and 100 in layers": played("Alice: 100x Humility; Bob: 100x Opalescence", SHOCKED),
    "20 and 20 in layers": played("Alice: 20x Humility, 20x Opalescence", "what is Humility?", "what is Opalescence?"),
    "types of types": played("Alice: 50x Conspiracy, 50x Xenograft; Bob: 100x Grizzly Bears", SHOCKED),
    "lands of the moon": played("Alice: 50x Blood Moon, 50x Forest; Bob: 100x Forest", SHOCKED),
    "lords, a Shock": played("Alice: 60x Goblin King; Bob: 100x Mogg Maniac", "Alice casts Shock on Bob; resolve"),
    "lords, eight Shocks": played(
        "Alice: 60x Goblin King; Bob: 100x Mogg Maniac", *["Alice casts Shock on Bob; resolve"] * 8
    ),
    "lords of both": played("Alice: 100x Goblin King; Bob: 100x Goblin King", WIPED),
    "slivers": played("Alice: 100x Muscle Sliver; Bob: 100x Muscle Sliver", "Alice casts Earthquake (X=3); resolve"),
    # Triggers.
    "10 artists": played(f"Alice: 10x Blood Artist; Bob: {BEARS}", WIPED),
    "20 artists": played(f"Alice: 20x Blood Artist; Bob: {BEARS}", WIPED),
    "100 artists": played(f"Alice: 100x Blood Artist; Bob: {BEARS}", WIPED),
    "wardens": played("Alice: 100x Soul Warden; Bob: 100x Soul Warden", FED),
    "pridemates": played("Alice: 50x Soul Warden, 50x Ajani's Pridemate; Bob: 100x Soul Warden", FED, FED),
    "archangels": played("Alice: 60x Archangel of Thune, 10x Soul Warden; Bob: 100x Grizzly Bears", FED),
    "crusades": played("Alice: 50x Cathars' Crusade, 50x Grizzly Bears", FED),
    "swarms": played("Alice: 12x Scute Swarm, 8x Forest, 12x Doubling Season", "Alice plays Forest; resolve all"),
    "seasons": played("Alice: 40x Doubling Season, 40x Parallel Lives", FED),
    "seasons and tremors": played("Alice: 9x Doubling Season, 10x Impact Tremors", FED),
    "a loop that kills": played("Alice: Exquisite Blood, Marauding Blight-Priest; Bob: 9999 life", SHOCKED),
    "many loops": played("Alice: 50x Exquisite Blood, 50x Marauding Blight-Priest; Bob: 9999 life", SHOCKED),
    "damage to damage": played(
        "Alice: 10x Repercussion, 10x Stuffy Doll; Bob: 50x Mogg Maniac", "Alice casts Earthquake (X=2); resolve all"
    ),
    "damage doubled": played(f"Alice: 100x Furnace of Rath; Bob: {BEARS}", "Alice casts Blasphemous Act; resolve all"),
    "counters added": played("Alice: 80x Hardened Scales, 20x Cathars' Crusade", FED),
    "golems": played("Alice: 33x Precursor Golem", "Bob casts Shock on Precursor Golem; resolve all"),
    "all alike": played(f"Alice: 50x Goblin King; Bob: {BEARS}", "Alice casts Mirrorweave on Goblin King; resolve all"),
    # Many lines.
    "sixty spells": played(f"Alice: {BEARS}", *[SHOCK] * 60),
    "hundred spells resolved": played(f"Alice: {BEARS}", *[f"{SHOCK}; resolve"] * 90),
    "sixty questions": played("Alice: 60x Opalescence, Grizzly Bears", *["can Grizzly Bears attack Bob?"] * 60),
    "a hundred turns": played("Alice: 50x Soul Warden; Bob: 50x Cathars' Crusade", *["next turn"] * 240),
    "umbras": played(
        "Alice: " + ", ".join(["Grizzly Bears", "Bear Umbra (attached to Grizzly Bears)"] * 40), WIPED, WIPED
    ),
    # Combats.
    "400 against 400": "/combat attackers: 400x 1/1 blockers: 400x 1/1 -> 1/1",
    "100 against 100": "/combat attackers: 100x 2/2 menace blockers: 100x 1/1",
    "a hundred trample": "/combat attackers: 100x 5/5 trample, deathtouch, first strike",
    "a wall": "/combat attackers: 99/9 trample, deathtouch blockers: " + "2/9 indestructible + " * 99 + "1/1 -> 99/9",
    "two gangs": "/combat attackers: 30/30 trample, 29/29 trample blockers: "
    + " + ".join(["1/2"] * 40)
    + " -> 30/30, "
    + " + ".join(["1/3"] * 40)
    + " -> 29/29",
    "all sizes": "/combat attackers: " + ", ".join(f"{each}/{each} trample" for each in range(1, 90)),
    "twelve each": "/combat attackers: "
    + ", ".join(f"{each}/{each} trample, menace" for each in range(3, 15))
    + " blockers: "
    + ", ".join(f"2/{each} + 1/{each} -> {each}/{each}" for each in range(3, 15)),
    # Text without sense.
    "actions of ,": "/interaction situation: Alice: Grizzly Bears actions: " + "," * 3900,
    "actions of (": "/interaction situation: Alice: Grizzly Bears actions: Bob casts " + "(" * 3800,
    "actions of and": "/interaction situation: Alice: Grizzly Bears actions: " + "and " * 950,
    "actions of a card": "/interaction situation: Alice: Grizzly Bears actions: " + "Shock on " * 400,
    "actions of a hundred": "/interaction situation: Alice: Grizzly Bears actions: "
    + "I cast ? 100x 1/1; 2/2 + Grizzly Bears " * 98,
    "a chain of ,": "/magenoir resolve board: Alice: Tornado actions: " + "," * 3900,
    "a chain of cards": "/magenoir resolve board: Alice: "
    + "Flame, " * 60
    + "Tornado actions: "
    + "Alice activates Flame on Bob; " * 80,
    "a combat of x": "/combat attackers: " + "x " * 1900,
    "a combat of numbers": "/combat attackers: " + "9" * 3900 + "x 1/1",
    "brackets in brackets": "/combat attackers: 2/2 " + "(" * 1900 + ")" * 1900,
    "one word": "/interaction situation: " + "wurm" * 900 + " actions: resolve",
    "one word often": "/interaction situation: " + "wurm " * 560 + " actions: resolve",
    "copies of copies": played("Alice: " + "copy of " * 430 + "Clone", "resolve"),
    "a keyword of x": "/keyword " + "x, " * 1300,
    "a rule of words": "/rule " + "damage " * 390,
    "a card of letters": "/card " + "w" * 3900,
    "a card of names": "/card " + "Grizzly Bears " * 280,
    "a question of cards": "my " + "Grizzly Bears with " * 180 + "trample, who dies?",
    "a question of if": "if " * 1200 + "?",
    "a question of numbers": "my 2/2 and " * 350 + "attack, who dies?",
    "Emperors": "/emperor play situation: A1: 100x Goblin King; E3: 100x Soul Warden actions: A1 casts Wrath of God; "
    "resolve all",
    "Emperors' lines": "/emperor play situation: A1: 3/3; E3: 2/2 actions: " + "A1 attacks E3 with 3/3; " * 150,
    **{f"a combat of {each!r}": "/combat attackers: " + each * (3800 // len(each)) for each in SIGNS},
}
"""What is typed, in English."""
