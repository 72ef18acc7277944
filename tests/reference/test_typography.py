import pytest

from tests.reference.typography import complaints


@pytest.mark.parametrize(
    "sentence",
    [
        "Pourquoi ?",
        "Elle vole\u202f: trop haut'",
        "Il dit «non»",
        "Elle ne attaque pas",
        "si il attaque",
        "3 dégâts",
        'Il dit "non"',
        "Elle  vole",
        "Et...",
    ],
)
def test_a_slip_is_seen(sentence: str) -> None:
    assert complaints(sentence) != []


def test_a_clean_sentence_passes() -> None:
    assert complaints("L’attaquante dit «\u202fnon\u202f»\u202f: pourquoi\u202f?") == []
