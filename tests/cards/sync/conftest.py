from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cards.sync.online import Network
from tests.cards.shapes import BOOK, card, double_card, printing, ruling
from tests.cards.sync.double import Scryfall, serving

CARDS = [card("Copper Lizard"), card("Jolt"), double_card("Ember", "Frost")]
FRENCH = [
    printing("Jolt", "Secousse", released_at="2019-01-01"),
    printing("Jolt", "Heurt", released_at="2020-01-01"),
    printing("Copper Lizard", "Lézard de cuivre", released_at="2020-01-01"),
    printing("Ember // Frost", "Braise // Givre", released_at="2021-01-01"),
    printing("Nobody", "Personne", released_at="2021-01-01"),
]


@pytest.fixture
def scryfall() -> Iterator[Scryfall]:
    with serving(Scryfall(CARDS, FRENCH, [ruling("Jolt", "It hurts.")], BOOK.format(day="April 17, 2026"))) as double:
        yield double


@pytest.fixture
def waits() -> list[float]:
    """What a sync would have waited for, in seconds."""
    return []


@pytest.fixture
def network(scryfall: Scryfall, waits: list[float]) -> Network:
    """The double, asked without waiting; a pace is tested by itself."""

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    return Network(
        scryfall=scryfall.address,
        rules=scryfall.rules_page,
        searches_a_second=1e9,
        requests_a_second=1e9,
        sleep=sleep,
    )


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "data" / "cards.db"
