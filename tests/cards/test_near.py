from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from bot.cards.near import Near

TEXTS = st.lists(st.text("abc", min_size=1, max_size=9), max_size=25, unique=True)


@given(TEXTS, st.text("abc", min_size=1, max_size=9), st.integers(0, 3))
def test_what_is_near_and_keeps_an_end_is_found_and_nothing_else(texts: list[str], text: str, errors: int) -> None:
    found = Near(texts)(text, errors)
    distances = {number: Levenshtein.distance(text, other) for number, other in enumerate(texts)}
    near = {number: distance for number, distance in distances.items() if distance <= errors}
    assert found.items() <= near.items()
    keeps_an_end = {n for n in near if texts[n][0] == text[0] or texts[n][-2:] == text[-2:] or len(texts[n]) < 4}
    assert keeps_an_end <= found.keys()


def test_a_text_of_a_few_letters_may_keep_its_last_alone() -> None:
    assert (Near(["jolt"])("volt", 1), Near(["jolts"])("voltt", 2), Near(["joltes"])("volths", 2)) == ({0: 1}, {}, {})
    assert Near(["jolts"])("volxs", 2) == {0: 2}
