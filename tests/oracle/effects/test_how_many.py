"""Numbers that players choose, and numbers of what was done before (CR 608.2c-d)."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import SpellAbility, Unread
from bot.engine.magic.words.effects import CountOf, Discard, Draw, Effect, Fixed, Sacrifice, Search
from bot.engine.magic.words.filters import Filter, Matching, Players, Side, ThisWay, Way
from tests.oracle.reading import read

YOU = Players.YOU
LAND = Filter(all_of=("Land",))
MINE = Filter(all_of=("Land",), side=Side.YOU)
SO_MANY = {way: CountOf(ThisWay(way)) for way in Way}


def done(text: str) -> tuple[Effect, ...] | None:
    """What a sorcery with that text does; None: it is not read."""
    found = read(text, types=("Sorcery",))
    return found[0].effects if len(found) == 1 and isinstance(found[0], SpellAbility) else None


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        (
            "Discard up to two cards, then draw that many cards.",
            (Discard(YOU, Fixed(2), up_to=True), Draw(YOU, SO_MANY[Way.DISCARDED])),
        ),
        (
            "Discard any number of land cards. Draw that many cards.",
            (Discard(YOU, None, LAND, up_to=True), Draw(YOU, SO_MANY[Way.DISCARDED])),
        ),
        (
            "Discard all the cards in your hand, then draw that many cards.",
            (Discard(YOU, None), Draw(YOU, SO_MANY[Way.DISCARDED])),
        ),
        (
            (
                "Sacrifice any number of lands. Search your library for up to that many land cards, put them into your "
                "hand, then shuffle."
            ),
            (
                Sacrifice(YOU, CountOf(Matching(MINE)), LAND, up_to=True),
                Search(YOU, LAND, Zone.HAND, SO_MANY[Way.SACRIFICED], up_to=True),
            ),
        ),
    ],
)
def test_608_2c_that_many_is_how_much_was_done_before(text: str, effects: tuple[Effect, ...]) -> None:
    assert done(text) == effects


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards two cards, then draws that many cards.",
        "Discard two cards. Sacrifice a land. Draw that many cards.",
        "Deal 2 damage to each creature. Draw that many cards.",
        "Draw that many cards.",
    ],
)
def test_what_that_many_means_must_be_clear(text: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text, types=("Sorcery",)))
