"""What protection is from (CR 702.16a), what creatures band with (702.22c) and where they walk (702.14a), in French."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.qualities import (
    ChosenQuality,
    ColorCountQuality,
    ColoredSpellsQuality,
    ColorQuality,
    DescribedQuality,
    EverythingQuality,
    KindsQuality,
    NameQuality,
    OpponentsQuality,
    PlayerQuality,
    PutWithQuality,
    Quality,
    QualityOfChoice,
    SizeQuality,
    TypeQuality,
)
from bot.explain.french import keywords
from bot.explain.french.nouns import de_name, name_with_article
from bot.explain.french_grammar import THIN, number_and_noun
from bot.explain.names import Names

COLORS: Mapping[Color, str] = MappingProxyType(
    {
        Color.WHITE: "le blanc",
        Color.BLUE: "le bleu",
        Color.BLACK: "le noir",
        Color.RED: "le rouge",
        Color.GREEN: "le vert",
    }
)
COLOR_COUNTS: Mapping[str, str] = MappingProxyType(
    {"colorless": "l’incolore", "monocolored": "le monocolore", "multicolored": "le multicolore"}
)
TYPES: Mapping[str, str] = MappingProxyType(
    {
        "Artifact": "les artefacts",
        "Battle": "les batailles",
        "Creature": "les créatures",
        "Enchantment": "les enchantements",
        "Instant": "les éphémères",
        "Land": "les terrains",
        "Legendary": "ce qui est légendaire",
        "Planeswalker": "les planeswalkers",
        "Snow": "ce qui est neigeux",
        "Sorcery": "les rituels",
        "Angel": "les Anges",
        "Beast": "les Bêtes",
        "Demon": "les Démons",
        "Dragon": "les Dragons",
        "Elf": "les Elfes",
        "Goblin": "les Gobelins",
        "Human": "les Humains",
        "Spirit": "les Esprits",
        "Vampire": "les Vampires",
        "Werewolf": "les Loups-garous",
        "Wizard": "les Sorciers",
        "Zombie": "les Zombies",
    }
)
"""What cards name most often; another type keeps its English name, in quotation marks."""


def quality_name(quality: Quality) -> str:
    """What follows `protection contre`."""
    match quality:
        case ColorQuality(color=color):
            return COLORS[color]
        case TypeQuality(name=name):
            return TYPES.get(name, f"«{THIN}{name}{THIN}»")
        case KindsQuality() | DescribedQuality() | PutWithQuality():
            return f"«{THIN}{quality}{THIN}»"
        case NameQuality(name=name):
            return f"les créatures appelées {name}"
        case ColorCountQuality(word=word):
            return COLOR_COUNTS[word]
        case ColoredSpellsQuality():
            return "les sorts d’une ou plusieurs couleurs"
        case EverythingQuality():
            return "tout"
        case PlayerQuality() | SizeQuality():
            return str(quality)
        case OpponentsQuality():
            return "chacun de vos adversaires"
        case QualityOfChoice(besides=besides):
            return " ou contre ".join((*map(quality_name, besides), "la couleur de votre choix"))
        case ChosenQuality(what=what):
            return {"color": "la couleur choisie", "player": "le joueur choisi"}[what]
        case _:
            assert_never(quality)


COLORED: Mapping[Color, str] = MappingProxyType(
    {
        Color.WHITE: "créatures blanches",
        Color.BLUE: "créatures bleues",
        Color.BLACK: "créatures noires",
        Color.RED: "créatures rouges",
        Color.GREEN: "créatures vertes",
    }
)
BANDED: Mapping[str, str] = MappingProxyType(
    {
        "Artifact": "créatures-artefacts",
        "Legendary": "créatures légendaires",
        "Snow": "créatures neigeuses",
    }
)


def words_of_banded(quality: Quality) -> str:
    """The creatures of a quality, without an article: what comes after `avec les autres` (CR 702.22c)."""
    match quality:
        case ColorQuality(color=color):
            return COLORED[color]
        case TypeQuality(name=name) if name in BANDED:
            return BANDED[name]
        case TypeQuality(name=name) if name in TYPES:
            return TYPES[name].removeprefix("les ")
        case NameQuality(name=name):
            return f"créatures appelées {name}"
        case _:
            return f"créatures «{THIN}{quality}{THIN}»"


LANDS: Mapping[str, str] = MappingProxyType(
    {
        "Plains": "plaines",
        "Island": "îles",
        "Swamp": "marais",
        "Mountain": "montagnes",
        "Forest": "forêts",
        "Desert": "déserts",
    }
)


FEMININE_LANDS = frozenset({"Plains", "Island", "Mountain", "Forest"})
KINDS_OF_LAND: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "Artifact": ("-artefacts",) * 2,
        "Basic": (" de base",) * 2,
        "Legendary": (" légendaires",) * 2,
        "Snow": (" neigeux", " neigeuses"),
    }
)
"""What stands behind the masculine and the feminine noun."""
OTHER_LANDS: Mapping[str, str] = MappingProxyType(
    {"Artifact": " non-artefacts", "Basic": " non-base", "Legendary": " non légendaires", "Snow": " non neigeux"}
)


def words_of_lands_walked(quality: TypeQuality | KindsQuality) -> str:
    """The lands that a creature walks, without an article: îles, marais neigeux, terrains non-base (CR 702.14c)."""
    match quality:
        case TypeQuality(name=name) if name in LANDS:
            return LANDS[name]
        case KindsQuality(all_of=(kind, name)) if kind in KINDS_OF_LAND and name in LANDS:
            return LANDS[name] + KINDS_OF_LAND[kind][name in FEMININE_LANDS]
        case KindsQuality(all_of=(kind,)) if kind in KINDS_OF_LAND:
            return f"terrains{KINDS_OF_LAND[kind][0]}"
        case KindsQuality(none_of=(kind,)) if kind in OTHER_LANDS:
            return f"terrains{OTHER_LANDS[kind]}"
        case TypeQuality(name=name):
            return f"terrains «{THIN}{name}{THIN}»"
        case _:
            return f"terrains «{THIN}{quality}{THIN}»"


def words_of_keyword(ability: fx.KeywordAbility) -> str:
    """A keyword ability with its quality, cost or number: protection contre le vert, équipement {2}, bushido 1."""
    name = keywords.french_keyword_name(ability.keyword)
    if ability.keyword is KeywordName.LANDWALK and isinstance(ability.quality, TypeQuality | KindsQuality):
        return f"{name.removesuffix(' de terrain')} des {words_of_lands_walked(ability.quality)}"
    if ability.keyword is KeywordName.BANDS_WITH_OTHER and ability.quality is not None:
        return f"{keywords.french_keyword_name(KeywordName.BANDING)} avec les autres {words_of_banded(ability.quality)}"
    if ability.keyword is KeywordName.EQUIP and ability.quality is not None:
        said = str(ability.quality)
        return f"{name} {ability.cost} ({EQUIPPED.get(said, f'«{THIN}{said}{THIN}»')})"
    if ability.keyword is KeywordName.AFFINITY and ability.quality is not None:
        said = str(ability.quality)
        return f"{name} pour {COUNTED.get(said, f'«{THIN}{said}{THIN}»')}"
    if ability.keyword == "partner with" and isinstance(ability.quality, NameQuality):
        return f"{name} {ability.quality.name}"
    if ability.keyword in {"emerge", "splice"} and ability.quality is not None:
        return f"{name} {ability.cost} («{THIN}{ability.quality}{THIN}»)"
    if isinstance(ability.quality, SizeQuality):
        return f"{name} {ability.cost} — {ability.quality}"
    if ability.keyword in {"champion", "devour"} and ability.quality is not None:
        number = "" if ability.number is None else f" {ability.number}"
        return f"{name}{number} («{THIN}{ability.quality}{THIN}»)"
    if ability.quality is not None:
        against = ":" if ability.keyword is KeywordName.ENCHANT else "contre"
        return f"{name}{THIN if against == ':' else ' '}{against} {quality_name(ability.quality)}"
    if ability.keyword in {KeywordName.CYCLING, KeywordName.WARD, KeywordName.ECHO} and (cost := ward_cost(ability)):
        return f"{name} ({cost})"
    if ability.keyword in {KeywordName.SUSPEND, KeywordName.REINFORCE} and ability.number is None and ability.cost:
        return f"{name} X—{ability.cost}"
    return f"{name} {ability.parameter}" if ability.parameter else name


EQUIPPED: Mapping[str, str] = MappingProxyType(
    {"planeswalker": "un planeswalker", "legendary creature": "une créature légendaire", "human": "un Humain"}
)
"""What an equip ability may target (CR 702.6c, e), where cards say it most often."""


COUNTED: Mapping[str, str] = MappingProxyType(
    {
        "artifacts": TYPES["Artifact"],
        "creatures": TYPES["Creature"],
        "lands": TYPES["Land"],
        "tokens": "les jetons",
        **{f"{land.removesuffix('s').lower()}s": f"les {french}" for land, french in LANDS.items()},
    }
)
"""What affinity is for (CR 702.41a), where cards say it most often."""


def ward_cost(ability: fx.KeywordAbility) -> str | None:
    """What a ward or cycling costs beside mana, None where it costs mana."""
    if ability.number is not None:
        return number_and_noun(ability.number, "point de vie", "points de vie")
    return WARD_COSTS.get(ability.cost or "")


WARD_COSTS: Mapping[str, str] = MappingProxyType(
    {
        "discard a card": "une carte défaussée",
        "sacrifice a creature": "une créature sacrifiée",
        "sacrifice a permanent": "un permanent sacrifié",
    }
)


def with_article(ability: fx.KeywordAbility) -> str:
    """A keyword ability after its definite article: le vol, la protection contre le vert."""
    return keywords.with_article(ability.keyword, words_of_keyword(ability))


def clause_of_protection(names: Names, protected: str, source: str, quality: Quality | None) -> str:
    """Say that the one has protection from a quality of the other, which is named where it is known."""
    return f"{name_with_article(names, protected)} a {words_of_protection(names, source, quality)}"


def words_of_protection(names: Names, source: str, quality: Quality | None) -> str:
    """Protection from a quality of that source."""
    what = quality_name(quality) if quality is not None else f"une qualité {de_name(names, source)}"
    return f"la protection contre {what}"
