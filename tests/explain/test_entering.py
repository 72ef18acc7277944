"""Entering attacking or blocking, and what was made for a while: whole explanations in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import AdvanceTo, Cast, Choose, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Attacks, SpellAbility, TriggeredAbility
from bot.engine.magic.words.effects import AtEndOfCombat, Attacking, CreateTokens, Entering, Exile, Fixed
from bot.engine.magic.words.filters import Filter, Made, Status, TargetObject, TargetSpec
from tests.explain.tables import ALICE, NORBERT, attack, creature, planeswalker, told

TAPPED_AND_ATTACKING = Entering(tapped=True, attacking=Attacking())
WOLVES = CreateTokens("Wolf", 2, 2, ("G",), ("Wolf",), amount=Fixed(2), entering=TAPPED_AND_ATTACKING)
ALL = ResolveStack(everything=True)


def test_tokens_that_enter_attacking_and_are_exiled() -> None:
    pack = TriggeredAbility(Attacks(), (WOLVES, AtEndOfCombat((Exile(Made()),))))
    french, english = told(
        [creature("hunter", "3/3", ALICE, pack), planeswalker("jace", 3, NORBERT)],
        Choose(ChoiceKind.ATTACKING, ObjectId("jace")),
        attack("hunter"),
        AdvanceTo(Step.POSTCOMBAT_MAIN),
    )
    assert french[2:7] == [
        (
            "Choix d’Alice : ce qu’attaque la créature qui arrive (le jeton Loup n° 1) ; 1 autre réponse était légale."
            " [508.4]"
        ),
        (
            "Par défaut pour Alice : ce qu’attaque la créature qui arrive (le jeton Loup n° 2) ; 1 autre réponse était"
            " légale. [508.4]"
        ),
        "Capacité de la 3/3 : Alice crée deux jetons Loup 2/2. [608.2c, 603.3b]",
        (
            "Le jeton Loup n° 1 arrive sur le champ de bataille en attaquant la jace ; le jeton Loup n° 2 arrive sur le"
            " champ de bataille en attaquant Norbert. [508.4]"
        ),
        "L’exil de deux jetons Loup aura lieu à la fin du combat. [608.2c, 603.7a]",
    ]
    assert french[-2] == "Capacité de la 3/3 : deux jetons Loup sont exilés. [608.2c, 603.3b]"
    assert english[2:7] == [
        "The choice of Alice: what the newcomer attacks (the Wolf token #1); 1 other way was legal. [508.4]",
        "By default for Alice: what the newcomer attacks (the Wolf token #2); 1 other way was legal. [508.4]",
        "Ability of the 3/3: Alice creates two 2/2 Wolf tokens. [608.2c, 603.3b]",
        (
            "The Wolf token #1 enters the battlefield attacking the jace; the Wolf token #2 enters the battlefield"
            " attacking Norbert. [508.4]"
        ),
        "Two Wolf tokens are to be exiled at end of combat. [608.2c, 603.7a]",
    ]
    assert english[-2] == "Ability of the 3/3: two Wolf tokens are exiled. [608.2c, 603.3b]"


def test_what_enters_blocking() -> None:
    vine = CreateTokens("Saproling", 1, 1, ("G",), ("Saproling",), entering=Entering(blocking=TargetObject()))
    attacker = TargetSpec(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,)))
    ambush = CardDefinition(
        (Characteristics("Ambush", types=("Instant",), abilities=(SpellAbility((vine,), (attacker,)),)),)
    )
    french, english = told(
        [creature("bear", "2/2", ALICE)],
        attack("bear"),
        AdvanceTo(Step.DECLARE_BLOCKERS),
        Cast(ObjectId("ambush"), ambush, NORBERT, (ObjectId("bear"),)),
        ALL,
    )
    assert french[4:6] == [
        "Ambush : Norbert crée un jeton Saprobionte 1/1. [608.2c]",
        "Le jeton Saprobionte arrive sur le champ de bataille en bloquant la 2/2. [509.4]",
    ]
    assert english[4:6] == [
        "Ambush: Norbert creates a 1/1 Saproling token. [608.2c]",
        "The Saproling token enters the battlefield blocking the 2/2. [509.4]",
    ]


def test_what_enters_where_nobody_attacks() -> None:
    rally = CardDefinition((Characteristics("Rally", types=("Instant",), abilities=(SpellAbility((WOLVES,)),)),))
    french, english = told([], Cast(ObjectId("rally"), rally, ALICE), ALL)
    assert french[-1] == (
        "Deux jetons Loup arrivent sur le champ de bataille, mais n’attaquent pas : seules attaquent les créatures du"
        " joueur attaquant, pendant la phase de combat. [506.3b]"
    )
    assert english[-1] == (
        "Two Wolf tokens enter the battlefield, but do not attack: only the attacking player's creatures attack, and"
        " only in a combat phase. [506.3b]"
    )
