"""Why a declaration of attackers or blockers is not allowed (CR 508.1c-d, 509.1b), in both languages."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.words.abilities import CantBeBlocked
from bot.engine.magic.words.filters import Filter
from bot.explain import english, french
from bot.explain.names import Names, Noun

BEAR, JACE, ALICE, NORBERT = ObjectId("bear"), ObjectId("jace"), PlayerId("Alice"), PlayerId("Norbert")
FRENCH = Names({BEAR: Noun("2/2", made_up=True, feminine=True), JACE: Noun("Jace Beleren")})
ENGLISH = Names({BEAR: Noun("2/2", made_up=True), JACE: Noun("Jace Beleren")})
KIND = RefusalKind
HUMAN, BLACK = Filter(all_of=("Human",)), Filter(all_of=("Creature",), colors=(Color.BLACK,))
NAMED = Filter(all_of=("Creature",), names=("Made-Up Bear",))

TOLD: Mapping[Refusal, tuple[str, str]] = {
    Refusal(KIND.MUST_ATTACK_THAT, (), BEAR, JACE): (
        "La 2/2 doit attaquer Jace Beleren si possible, et c’est possible.",
        "The 2/2 has to attack Jace Beleren if able, and it is able to.",
    ),
    Refusal(KIND.CANT_BE_BLOCKED_BY, (), BEAR, JACE, evasion=CantBeBlocked(by=HUMAN), controller=ALICE): (
        "La 2/2 ne peut pas bloquer Jace Beleren, que les créatures de type Humain ne peuvent pas bloquer.",
        "The 2/2 can't block Jace Beleren, which can't be blocked by Human creatures.",
    ),
    Refusal(KIND.CANT_BE_BLOCKED_BY, (), BEAR, JACE, evasion=CantBeBlocked(except_by=BLACK), controller=ALICE): (
        "La 2/2 ne peut pas bloquer Jace Beleren, que seules les créatures noires peuvent bloquer.",
        "The 2/2 can't block Jace Beleren, which can't be blocked except by black creatures.",
    ),
    Refusal(KIND.CANT_BE_BLOCKED_BY, (), BEAR, JACE, evasion=CantBeBlocked(by=NAMED), controller=ALICE): (
        "La 2/2 ne peut pas bloquer Jace Beleren, que les créatures que sa capacité décrit ne peuvent pas bloquer.",
        "The 2/2 can't block Jace Beleren, which can't be blocked by the creatures that it describes.",
    ),
    Refusal(KIND.MUST_ATTACK_ANOTHER, (), BEAR, ALICE): (
        "La 2/2 doit attaquer un autre joueur qu’Alice si possible, et c’est possible.",
        "The 2/2 has to attack a player other than Alice if able, and it is able to.",
    ),
    Refusal(KIND.CANT_ATTACK_WITHOUT, (), BEAR, amount=0, needed=2): (
        "La 2/2 ne peut attaquer que si 2 autres créatures attaquent aussi.",
        "The 2/2 can't attack unless 2 other creatures attack too.",
    ),
    Refusal(KIND.CANT_ATTACK_WITHOUT_SUCH, (), BEAR, amount=0, needed=1): (
        "La 2/2 ne peut attaquer que si une autre créature de la sorte que dit sa capacité attaque aussi.",
        "The 2/2 can't attack unless another creature of the kind that its ability names attacks too.",
    ),
    Refusal(KIND.CANT_BLOCK_WITHOUT_SUCH, (), BEAR, amount=1, needed=2): (
        "La 2/2 ne peut bloquer que si 2 autres créatures de la sorte que dit sa capacité bloquent aussi.",
        "The 2/2 can't block unless 2 other creatures of the kind that its ability names block too.",
    ),
    Refusal(KIND.CANT_PAY_MANA, (), BEAR, ALICE, cost="{2}"): (
        "Alice ne peut pas payer {2} pour la 2/2.",
        "Alice can't pay {2} for the 2/2.",
    ),
    Refusal(KIND.TOO_MANY_ATTACKERS, (), BEAR, amount=2, needed=1): (
        "1 créature au maximum peut attaquer.",
        "No more than one creature can attack.",
    ),
    Refusal(KIND.TOO_MANY_ATTACK_THAT, (), BEAR, NORBERT, 3, 2): (
        "2 créatures au maximum peuvent attaquer Norbert.",
        "No more than 2 creatures can attack Norbert.",
    ),
    Refusal(KIND.TOO_MANY_CREATURES_BLOCK, (), BEAR, amount=3, needed=2): (
        "2 créatures au maximum peuvent bloquer.",
        "No more than 2 creatures can block.",
    ),
}


@pytest.mark.parametrize("refused", TOLD, ids=lambda each: each.kind.name)
def test_508_1c_d_509_1b_each_reason_is_told_in_both_languages(refused: Refusal) -> None:
    assert (french.sentence_of_refusal(refused, FRENCH), english.sentence_of_refusal(refused, ENGLISH)) == TOLD[refused]
