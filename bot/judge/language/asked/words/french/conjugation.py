"""The forms of French verbs in -er that players type, from the infinitives of the list of words."""

from collections.abc import Iterator, Mapping

ENDINGS = (
    *("e", "es", "ons", "ez", "ent", "ais", "ait", "aient", "ant"),
    *("erai", "eras", "era", "erons", "eront", "erais", "erait", "eraient"),
)
"""Without participles, whose accent does not count: they are words of a list of their own."""
SHORTEST_STEM = 3


DONE_AGAIN = frozenset(
    {
        *("attack", "block", "cast", "activate", "pump", "counter", "kill", "bounce", "gain", "lose", "draw", "take"),
        *("deal", "target", "exile", "copy", "sacrifice", "tap"),
    }
)
"""What verbs mean that have a form for what is done once more: « rebloquer », « regonfler »."""


def conjugated(infinitive: str) -> Iterator[str]:
    """Yield the forms of a verb in -er: « lançant », « bloquerait »; nothing for another word."""
    stem = infinitive.removesuffix("er")
    if stem == infinitive or len(stem) < SHORTEST_STEM:
        return
    for ending in ENDINGS:
        soft = stem.endswith("g") and ending[0] in "ao"
        yield f"{stem}{'e' if soft else ''}{ending}"


def with_all_forms(verbs: Mapping[str, str], taken: frozenset[str]) -> Mapping[str, str]:
    """Return the verbs with the forms of their infinitives; those that are `taken` mean something else already."""
    found: dict[str, str] = {}
    known = set(taken) | {each for words in verbs.values() for each in words.split()}
    for meaning, words in verbs.items():
        more = dict.fromkeys(
            form for word in words.split() if "_" not in word for form in conjugated(word) if form not in known
        )
        if meaning in DONE_AGAIN:
            again = (f"re{form}" for form in (*words.split(), *more) if "_" not in form and "'" not in form)
            more |= dict.fromkeys(form for form in again if form not in known)
        known |= more.keys()
        found[meaning] = " ".join([words, *more])
    return found
