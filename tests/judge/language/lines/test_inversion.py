"""French questions with the pronoun behind the verb ask what « est-ce que » asks."""

import pytest

from bot.judge.language.asked.words.french.inversion import without_inversion


@pytest.mark.parametrize(
    ("typed", "straight"),
    [
        ("Foudre tue-t-elle une 3/3 ?", "est-ce que Foudre tue une 3/3 ?"),
        ("une 2/2 survit-elle à Foudre ?", "est-ce qu'une 2/2 survit à Foudre ?"),
        ("Il bloque. Et l'ange meurt-il ?", "Il bloque. Et est-ce que l'ange meurt ?"),
        ("j'attaque avec une 3/3, la 3/3 survit-elle ?", "j'attaque avec une 3/3, est-ce que la 3/3 survit ?"),
    ],
)
def test_a_pronoun_that_repeats_the_subject_is_left_out(typed: str, straight: str) -> None:
    assert without_inversion(typed) == straight


@pytest.mark.parametrize(
    "typed",
    [
        "Grizzlis peut-il attaquer ?",
        "combien de blessures passe-t-il ?",
        "que se passe-t-il si elle meurt ?",
        "meurt-il ?",
        "my 3/3 blocks, does it die?",
    ],
)
def test_other_orders_stay(typed: str) -> None:
    assert without_inversion(typed) == typed
