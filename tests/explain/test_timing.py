"""When alone something may be cast or activated, told in both languages."""

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.words.abilities import OnlyWhen
from bot.engine.magic.words.conditions import BeenAttacked, Whose
from bot.explain import english, french
from bot.explain.french_grammar import with_que
from tests.explain.samples import ENGLISH, FRENCH, HYDRA


@pytest.mark.parametrize(
    ("only", "en", "fr"),
    [
        (OnlyWhen(COMBAT_PHASE), "during combat", "pendant le combat"),
        (
            OnlyWhen(before=Step.DECLARE_ATTACKERS, turn=Whose.YOU),
            "before attackers are declared and in its controller's turn",
            "avant la déclaration des attaquants et pendant le tour de son contrôleur",
        ),
        (
            OnlyWhen(COMBAT_PHASE, after=Step.DECLARE_BLOCKERS),
            "during combat and after blockers are declared",
            "pendant le combat et après la déclaration des bloqueurs",
        ),
        (
            OnlyWhen((Step.DECLARE_ATTACKERS,), condition=BeenAttacked()),
            "during the declare attackers step and while a condition in its text holds",
            "pendant l’étape de déclaration des attaquants et tant qu’une condition de son texte est remplie",
        ),
        (OnlyWhen(after=Step.END_OF_COMBAT), "after combat", "après le combat"),
        (OnlyWhen(before=Step.COMBAT_DAMAGE), "before the combat damage step", "avant l’étape des blessures de combat"),
        (OnlyWhen(as_sorcery=True), "as a sorcery could be cast", "quand on pourrait lancer un rituel"),
        (OnlyWhen(turn=Whose.AN_OPPONENT), "in an opponent's turn", "pendant le tour d’un adversaire"),
    ],
)
def test_506_7_the_limits_are_told(only: OnlyWhen, en: str, fr: str) -> None:
    refusal = Refusal(RefusalKind.WRONG_TIME, (), HYDRA, only=only)
    assert english.sentence_of_refusal(refusal, ENGLISH) == f"Ancient Hydra can be used only {en}."
    assert french.sentence_of_refusal(refusal, FRENCH) == f"On ne peut utiliser Hydre antique {with_que(fr)}."
