"""What an attack costs, told in both languages."""

import pytest

from bot.engine.magic.asking.scenario import WhatBlockingCosts, WhatItCosts
from bot.engine.magic.front.outcome import Answer
from bot.explain import english, french
from tests.explain.samples import ENGLISH, FRENCH, LYNX, NORBERT, TREE


@pytest.mark.parametrize(
    ("mana", "other", "en", "fr"),
    [
        ("", [], "costs nothing", "ne coûte rien"),
        ("{2}", [], "costs {2}", "coûte {2}"),
        (
            "{2}",
            [{"cost": "return", "with": [TREE]}],
            "costs {2} and returning The Great Oak",
            "coûte {2} et exige de renvoyer en main Le Grand Chêne",
        ),
        ("", [{"cost": "life", "amount": 2}], "costs 2 life", "coûte 2 points de vie"),
        (
            "",
            [{"cost": "sacrifice", "with": []}],
            "costs sacrificing what is not there",
            "exige de sacrifier ce qui n’est pas là",
        ),
    ],
)
def test_508_1h_a_cost_is_told_with_its_mana_and_what_else_it_takes(
    mana: str, other: list[dict[str, object]], en: str, fr: str
) -> None:
    given, question = Answer(0, {"mana": mana, "other": other}, ()), WhatItCosts(LYNX, NORBERT)
    assert english.sentence_of_answer(given, question, ENGLISH) == f"Attacking Norbert with Spectral Lynx {en}."
    assert french.sentence_of_answer(given, question, FRENCH) == f"Attaquer Norbert avec Lynx spectral {fr}."


def test_509_1d_what_a_block_costs_is_told_the_same_way() -> None:
    given, question = Answer(0, {"mana": "{1}", "other": []}, ()), WhatBlockingCosts(LYNX, TREE)
    assert (
        english.sentence_of_answer(given, question, ENGLISH) == "Blocking The Great Oak with Spectral Lynx costs {1}."
    )
    assert french.sentence_of_answer(given, question, FRENCH) == "Bloquer Le Grand Chêne avec Lynx spectral coûte {1}."
