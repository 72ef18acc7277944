"""Bands in words: declared, blocked, divided by the other player, refused; whole explanations in both languages."""

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Assign, Attack
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.effects import KeywordAbility
from bot.engine.magic.words.qualities import ColorQuality, KindsQuality, NameQuality, Quality, TypeQuality
from bot.engine.trace import cite_rules
from bot.explain import english, french
from bot.explain.french.qualities import words_of_keyword
from bot.explain.names import Names
from tests.explain.tables import ALICE, NORBERT, block, creature, told

HERO, BEAR, OX = ObjectId("hero"), ObjectId("bear"), ObjectId("ox")
TABLE = [
    creature("hero", "1/1", ALICE, KeywordName.BANDING),
    creature("bear", "2/2", ALICE),
    creature("ox", "2/9", NORBERT),
]
BAND = Attack({HERO: NORBERT, BEAR: NORBERT}, bands=((HERO, BEAR),))


def test_a_band_is_told_from_declaration_to_division() -> None:
    french_told, english_told = told(TABLE, BAND, block(ox="bear"), Assign(OX, {BEAR: 2}, NORBERT))
    assert english_told == [
        (
            "Illegal: Alice divides the 2/9's combat damage, because of banding. With a legal division, "
            "the 1/1 dies; the 2/9 survives."
        ),
        "The 1/1 and the 2/2 attack Norbert in a band. [508.1k, 508.1e]",
        "The 2/9 blocks the 2/2 and the 1/1: a band is blocked as a whole. [509.1g, 702.22h]",
        "The illegal division of damage is taken back. [702.22k]",
        (
            "The 2/9 deals 2 damage to the 1/1: because of banding, the active player divides it; "
            "Alice's choice. [510.1d, 702.22k]"
        ),
        "The 1/1 and the 2/2 deal 3 damage to the 2/9. [510.2, 120.2a]",
        "The 1/1 dies: lethal damage. [704.5g]",
    ]
    assert french_told == [
        (
            "Illégal : les blessures de combat de la 2/9 sont réparties par Alice grâce au "
            "regroupement (banding). Avec une répartition légale, la 1/1 meurt ; la 2/9 survit."
        ),
        "La 1/1 et la 2/2 attaquent Norbert en regroupement. [508.1k, 508.1e]",
        "La 2/9 bloque la 2/2 et la 1/1 : un regroupement est bloqué tout entier. [509.1g, 702.22h]",
        "La répartition illégale des blessures est annulée. [702.22k]",
        (
            "La 2/9 inflige 2 blessures à la 1/1 : avec le regroupement, c’est le joueur actif qui les "
            "répartit ; au choix d’Alice. [510.1d, 702.22k]"
        ),
        "La 1/1 et la 2/2 infligent 3 blessures à la 2/9. [510.2, 120.2a]",
        "La 1/1 meurt : blessures mortelles. [704.5g]",
    ]


def test_a_band_of_one_is_no_band_in_words() -> None:
    french_told, english_told = told(TABLE, Attack({HERO: NORBERT}, bands=((HERO,),)))
    assert english_told[1] == "The 1/1 attacks Norbert. [508.1k, 508.1e]"
    assert french_told[1] == "La 1/1 attaque Norbert. [508.1k, 508.1e]"


QUALITIES: dict[str, tuple[Quality, str, str]] = {
    "a supertype": (
        TypeQuality("Legendary", "legendary creatures"),
        "legendary creatures",
        "créatures légendaires",
    ),
    "a creature type": (TypeQuality("Elf", "Elves"), "Elves", "Elfes"),
    "a creature type without a French name here": (TypeQuality("Ox", "Oxen"), "Oxen", "créatures « Oxen »"),
    "a color": (ColorQuality(Color.GREEN), "green creatures", "créatures vertes"),
    "a name": (NameQuality("Glade Bears"), "creatures named Glade Bears", "créatures appelées Glade Bears"),
}


@pytest.mark.parametrize("case", QUALITIES)
def test_702_22c_a_refusal_says_what_the_others_band_with(case: str) -> None:
    quality, in_english, in_french = QUALITIES[case]
    refused = Refusal(RefusalKind.BAND_NOT_OF_QUALITY, cite_rules("702.22c"), BEAR, HERO, quality=quality)
    called = Names({})
    assert english.sentence_of_refusal(refused, called) == (
        f"bear can't be in that band, because hero bands only with other {in_english}."
    )
    assert french.sentence_of_refusal(refused, called) == (
        f"bear ne peut pas faire partie de ce regroupement, car hero ne se regroupe qu’avec d’autres {in_french}."
    )
    ability = KeywordAbility(KeywordName.BANDS_WITH_OTHER, quality)
    assert (str(ability), words_of_keyword(ability)) == (
        f"bands with other {in_english}",
        f"regroupement avec les autres {in_french}",
    )


LANDS: dict[str, tuple[KindsQuality | TypeQuality, str]] = {
    "islandwalk": (TypeQuality("Island", "Islands"), "traversée des îles"),
    "snow swampwalk": (KindsQuality(("Snow", "Swamp")), "traversée des marais neigeux"),
    "snow forestwalk": (KindsQuality(("Snow", "Forest")), "traversée des forêts neigeuses"),
    "legendary landwalk": (KindsQuality(("Legendary",)), "traversée des terrains légendaires"),
    "artifact landwalk": (KindsQuality(("Artifact",)), "traversée des terrains-artefacts"),
    "nonbasic landwalk": (KindsQuality(none_of=("Basic",)), "traversée des terrains non-base"),
    "world landwalk": (KindsQuality(("World",)), "traversée des terrains « world »"),
    "towerwalk": (TypeQuality("Tower", "Towers"), "traversée des terrains « Tower »"),
}


@pytest.mark.parametrize("walk", LANDS)
def test_702_14a_landwalk_is_named_after_its_lands(walk: str) -> None:
    quality, in_french = LANDS[walk]
    ability = KeywordAbility(KeywordName.LANDWALK, quality)
    assert (str(ability), words_of_keyword(ability)) == (walk, in_french)
