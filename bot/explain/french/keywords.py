"""The French names of keyword abilities (CR 702), by gender, and beside them the English ones that many know better."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.explain.french_grammar import definite, folded
from bot.explain.mentions import glossed

FEMININE: Mapping[str, str] = MappingProxyType(
    {
        "absorb": "absorption",
        "eternalize": "éternalisation",
        "exploit": "exploitation",
        "extort": "extorsion",
        "fabricate": "fabrication",
        "fortify": "fortification",
        "living weapon": "arme vivante",
        "outlast": "résilience",
        "station": "station",
        "scavenge": "récupération",
        "soulshift": "transmigration",
        "transmute": "transmutation",
        "unearth": "exhumation",
        "vanishing": "disparition",
        "ascend": "ascension",
        "affinity": "affinité",
        "afflict": "affliction",
        "aftermath": "répercussion",
        "devoid": "carence",
        "decayed": "décomposition",
        "convoke": "convocation",
        "cascade": "cascade",
        "bestow": "grâce",
        "dash": "précipitation",
        "delve": "fouille",
        "entwine": "union",
        "evoke": "évocation",
        "escalate": "intensification",
        "double strike": "double initiative",
        "evolve": "évolution",
        "madness": "folie",
        "suspend": "suspension",
        "exalted": "exaltation",
        "foretell": "prédiction",
        "fear": "peur",
        "first strike": "initiative",
        "frenzy": "frénésie",
        "fuse": "fusion",
        "haste": "célérité",
        "hexproof": "défense talismanique",
        "horsemanship": "équitation",
        "infect": "infection",
        "ingest": "ingestion",
        "intimidate": "intimidation",
        "improvise": "improvisation",
        "landwalk": "traversée",
        "melee": "mêlée",
        "megamorph": "mégamue",
        "menace": "menace",
        "mobilize": "mobilisation",
        "read ahead": "lecture anticipée",
        "sneak": "infiltration",
        "split second": "fraction de seconde",
        "graft": "greffe",
        "modular": "modularité",
        "overload": "surcharge",
        "morph": "mue",
        "myriad": "myriade",
        "persist": "persistance",
        "protection": "protection",
        "provoke": "provocation",
        "prowess": "prouesse",
        "rampage": "sauvagerie",
        "reach": "portée",
        "renown": "réputation",
        "shadow": "distorsion",
        "skulk": "furtivité",
        "umbra armor": "armure totémique",
        "undaunted": "témérité",
        "undying": "survivance",
        "unleash": "emportement",
        "vigilance": "vigilance",
        "ward": "parade",
        "wither": "flétrissure",
        "casualty": "victime",
        "conspire": "conspiration",
        "disturb": "perturbation",
        "freerunning": "course libre",
        "impending": "imminence",
        "jump-start": "relance",
        "bargain": "négociation",
        "offspring": "progéniture",
        "prowl": "incursion",
        "replicate": "duplication",
        "squad": "escouade",
    }
)
MASCULINE: Mapping[str, str] = MappingProxyType(
    {
        "afterlife": "au-delà",
        "embalm": "embaumement",
        "encore": "encore",
        "fading": "fading",
        "for mirrodin!": "pour Mirrodin\u202f!",
        "job select": "choix de job",
        "reinforce": "renfort",
        "start your engines!": "allumez les moteurs\u202f!",
        "annihilator": "annihilateur",
        "banding": "regroupement",
        "bands with other": "regroupement",
        "battle cry": "cri de guerre",
        "blitz": "blitz",
        "bushido": "bushido",
        "buyback": "rappel",
        "changeling": "changelin",
        "rebound": "rebond",
        "saddle": "sellage",
        "crew": "pilotage",
        "cycling": "recyclage",
        "deathtouch": "contact mortel",
        "daybound": "diurne",
        "defender": "défenseur",
        "disguise": "déguisement",
        "dredge": "dragage",
        "level up": "montée de niveau",
        "dethrone": "détrônement",
        "cumulative upkeep": "entretien cumulatif",
        "echo": "écho",
        "escape": "échappée",
        "enchant": "enchanter",
        "enlist": "enrôlement",
        "equip": "équipement",
        "flanking": "débordement",
        "flash": "flash",
        "flashback": "flashback",
        "flying": "vol",
        "indestructible": "indestructible",
        "lifelink": "lien de vie",
        "kicker": "kick",
        "mentor": "mentor",
        "multikicker": "multikick",
        "commander ninjutsu": "ninjutsu de commandant",
        "nightbound": "nocturne",
        "ninjutsu": "ninjutsu",
        "phasing": "déphasage",
        "plot": "complot",
        "warp": "hyperespace",
        "poisonous": "empoisonnement",
        "shroud": "linceul",
        "storm": "déluge",
        "toxic": "toxique",
        "training": "entraînement",
        "trample": "piétinement",
        "trample over planeswalkers": "piétinement par-dessus les planeswalkers",
        "awaken": "éveil",
        "gift": "cadeau",
        "mayhem": "désordre",
        "more than meets the eye": "plus fort que les apparences",
        "retrace": "pistage",
        "spectacle": "spectacle",
        "surge": "déferlement",
        "web-slinging": "lanceur de toile",
        "gravestorm": "déluge de cimetière",
    }
)
NAMES: Mapping[str, str] = MappingProxyType({**FEMININE, **MASCULINE})


def name(word: KeywordName) -> str:
    """The keyword's French name; one that has none here keeps the English one."""
    return NAMES.get(word, str(word))


def with_article(word: KeywordName, text: str) -> str:
    """A text that begins with the keyword's name, with its definite article: le vol, la célérité, l’initiative."""
    return definite(text, feminine=word in FEMININE)


def the_keyword(word: KeywordName) -> str:
    """The keyword after its article: le vol, la portée."""
    return known_as(word, with_article(word, name(word)))


def known_as(word: KeywordName, text: str) -> str:
    """A text on the keyword, with its English name where the text is the first to speak of it."""
    english = word.value.rstrip("!")
    return text if folded(english) in folded(text) else f"{text}{glossed(english)}"
