"""Real cards, where the shared material is at hand: nothing raises, nothing is slow, keywords agree with Scryfall's."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from bot.cards.model import CardFace
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.registry import KEYWORDS
from bot.engine.magic.words.effects import KeywordAbility
from bot.oracle.lines.coverage import readings_of, tally_cards, weigh_cards
from bot.oracle.lines.face_reading import Reading
from bot.oracle.lines.faces import characteristics_of
from bot.ui.command_line.covering import read_weights
from tests.examples import is_full_run
from tests.shared import SHARED, needs_shared

pytestmark = [needs_shared, pytest.mark.timeout(600)]

STEP = 1 if is_full_run() else 50
"""One card in so many."""


@lru_cache(maxsize=1)
def cards() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((SHARED / "data/scryfall/oracle-cards.json").read_text("utf-8"))
    return found


def faces(card: dict[str, Any]) -> Iterator[CardFace]:
    for face in card.get("card_faces") or [card]:
        yield CardFace(
            name=face["name"],
            mana_cost=face.get("mana_cost") or "",
            type_line=face.get("type_line") or card.get("type_line") or "",
            text=face.get("oracle_text") or "",
            colors=tuple(face.get("colors") or ()),
            power=face.get("power"),
            toughness=face.get("toughness"),
            loyalty=face.get("loyalty"),
            defense=face.get("defense"),
        )


def test_every_face_of_the_pool_compiles() -> None:
    pool = [face for card in cards()[::STEP] for face in faces(card)]
    compiled = [characteristics_of(face) for face in pool]
    assert [each.name for each in compiled] == [face.name for face in pool]


def is_of_keywords(reading: Reading) -> bool:
    """What is no keyword of its own may give one to others, which Scryfall lists for some cards."""
    return bool(reading.abilities) and all(isinstance(ability, KeywordAbility) for ability in reading.abilities)


def listed_as(ability: KeywordAbility) -> str:
    """CR 702.29e: typecycling is listed by a name of its own."""
    typed = ability.keyword is KeywordName.CYCLING and ability.quality is not None
    return "typecycling" if typed else str(ability.keyword)


def test_keywords_agree_with_those_that_scryfall_lists() -> None:
    listed = {each.spelled for each in KEYWORDS} - {"trample over planeswalkers", "landwalk"} | {"flash"}
    unread_and_unquoted, unlisted = [], set()
    for card in cards()[::STEP]:
        readings = [reading for face in faces(card) for reading in readings_of(face)]
        abilities = [ability for reading in readings for ability in reading.abilities]
        ours = {listed_as(a) for a in abilities if isinstance(a, KeywordAbility)} & listed
        ours |= {"flash" for reading in readings if reading.text.lower() == "flash"}
        quoted = " ".join(reading.text for reading in readings if not is_of_keywords(reading)).lower()
        theirs = {keyword.lower().removesuffix(" from") for keyword in card["keywords"]} & listed
        missing = theirs - ours
        unread_and_unquoted += [(card["name"], word) for word in missing if word not in quoted]
        printed = {word for word in ours - theirs if any(each.text.lower().startswith(word) for each in readings)}
        unlisted |= {
            (card["name"], word) for word in ours - theirs - printed
        }  # the data lists not all that lines begin with
    assert unread_and_unquoted == []
    assert unlisted == set()


def test_what_is_read_of_the_sample_does_not_fall() -> None:
    found = tally_cards((card["layout"], tuple(faces(card))) for card in cards()[::STEP])
    sentences, whole = found.sentences, found.cards["all"]
    every = sentences.modelled + sentences.understood + sentences.unread
    assert sentences.modelled / every > 0.73
    assert sentences.understood / every < 0.02  # what is called harmless is not read
    assert whole.whole / whole.total > 0.72


def weights(file: str, most: int | None = None) -> dict[str, int]:
    return dict(list(read_weights((SHARED / "data/popularity" / file).read_text("utf-8")).items())[:most])


@pytest.mark.parametrize(
    ("file", "most", "least"), [("staples.txt", None, 89.9), ("decks.tsv", 1000, 98.0)], ids=["staples", "decks"]
)
def test_what_is_read_of_the_most_played_cards_does_not_fall(file: str, most: int | None, least: float) -> None:
    found = weigh_cards({card["name"]: tuple(faces(card)) for card in cards()}, weights(file, most))
    assert found.unknown == ()
    assert 100 * found.whole / found.cards > least
