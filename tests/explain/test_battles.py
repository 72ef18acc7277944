"""A Siege without defense counters: whole explanations in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Choose, ObjectSetup
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from tests.explain.tables import ALICE, NORBERT, attack, creature, told

FACES = (
    Characteristics("siege", types=("Battle",), subtypes=("Siege",), defense=3),
    Characteristics("angel", types=("Creature",), power=4, toughness=4),
)
SIEGE = ObjectSetup(ObjectId("siege"), CardDefinition(FACES, "transform"), ALICE, ALICE, protector=NORBERT)
TABLE = [SIEGE, creature("bear", "3/3", ALICE)]
NAME = {"siege": "Invasion"}
ATTACK = attack("bear", at=ObjectId("siege"))


def test_it_is_exiled_and_cast_transformed() -> None:
    french, english = told(TABLE, ATTACK, fr=NAME, en=NAME)
    assert french == [
        "Invasion part et revient, face verso visible ; Invasion perd 3 marqueurs « défense » (3 → 0).",
        "La 3/3 attaque Invasion. [508.1k]",
        "Personne ne bloque. [509.1h]",
        "La 3/3 inflige 3 blessures à Invasion. [510.2, 120.2a, 120.3h, 310.6]",
        "Capacité d’Invasion : Invasion est exilé. [310.11b, 603.3b]",
        "Par défaut : Alice utilise la capacité d’Invasion, qui est facultative. [608.2d]",
        "Alice lance angel, face verso visible, sans payer son coût de mana. [310.11b, 712.11a, 118.9, 608.2g]",
        "angel arrive sur le champ de bataille. [608.3a]",
    ]
    assert english == [
        "Invasion leaves and comes back transformed; Invasion loses 3 defense counters (3 → 0).",
        "The 3/3 attacks Invasion. [508.1k]",
        "Nobody blocks. [509.1h]",
        "The 3/3 deals 3 damage to Invasion. [510.2, 120.2a, 120.3h, 310.6]",
        "Ability of Invasion: Invasion is exiled. [310.11b, 603.3b]",
        "By default Alice uses the ability of Invasion, which is optional. [608.2d]",
        "Alice casts angel transformed without paying its mana cost. [310.11b, 712.11a, 118.9, 608.2g]",
        "angel enters the battlefield. [608.3a]",
    ]


def test_it_is_left_in_exile() -> None:
    french, english = told(TABLE, Choose(ChoiceKind.MAY, pick=False), ATTACK, fr=NAME, en=NAME)
    assert french[-2:] == [
        "Capacité d’Invasion : Invasion est exilé. [310.11b, 603.3b]",
        (
            "Choix d’Alice : faire ou non ce que la capacité permet (capacité d’Invasion) ; 1 autre réponse était"
            " légale. [608.2d]"
        ),
    ]
    assert english[-2:] == [
        "Ability of Invasion: Invasion is exiled. [310.11b, 603.3b]",
        "The choice of Alice: whether to use the ability (ability of Invasion); 1 other way was legal. [608.2d]",
    ]
