"""Things on a table that nothing tells apart: three Forests, two tokens of one kind. Which of them is meant need not be
said, and what was spoken of once is meant the next time."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.judge.language.objects.ids_and_names import Thing

Document = Mapping[str, Any]


class PickedOfAlike(NamedTuple):
    """The one that is taken; of how many, or 0 where it is the one that was spoken of before."""

    thing: Thing
    number: int


def pick_one_of_alike(
    bearers: Sequence[Thing], objects: Sequence[Document], do: Sequence[Document]
) -> PickedOfAlike | None:
    """The first of several things that are alike in everything that a document says, or the only one of them that its
    actions speak of already; None where something tells them apart, or several were spoken of."""
    names = {each.id for each in bearers}
    described = [{key: value for key, value in each.items() if key != "id"} for each in objects if each["id"] in names]
    if len(bearers) < 2 or len(described) < len(bearers) or any(each != described[0] for each in described):
        return None
    if names.intersection(words_in([each for each in objects if each["id"] not in names])):
        return None
    spoken = names.intersection(words_in(do))
    if len(spoken) > 1:
        return None
    thing = next(each for each in bearers if not spoken or each.id in spoken)
    return PickedOfAlike(thing, 0 if spoken else len(bearers))


def words_in(part: Any) -> Iterator[str]:
    """Every text in a part of a document, as a value or as a key."""
    match part:
        case str():
            yield part
        case Mapping():
            for key, value in part.items():
                yield key
                yield from words_in(value)
        case list() | tuple():
            for each in part:
                yield from words_in(each)
        case _:
            return
