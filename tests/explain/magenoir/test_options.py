"""What a table has settled of what the publisher leaves open is told as the table's own, and not as open."""

import pytest

from bot.engine.magenoir.asking.scenario import Add, Resolve
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.ground.options import EqualPiles, Options
from bot.engine.magenoir.table.game_state import Phase
from bot.explain.magenoir.explanation import explain_magenoir
from bot.language import Language
from tests.engine.magenoir.table import ALICE, play, table
from tests.explain.magenoir.typography import complaints_of_mage_noir

EQUAL = table(phase=Phase.MANA_RECOVERY, available=(Mana(water=1), Mana(air=1)))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "At this table, of equal piles the player whose turn it is chooses."),
        ("fr", "À cette table, entre deux piles égales, c’est le joueur dont c’est le tour qui choisit."),
    ],
)
def test_who_chooses_between_equal_piles_is_told_where_the_table_has_said_so(lang: Language, expected: str) -> None:
    outcome = play(EQUAL, Add(ALICE, Element.FIRE), Resolve(), options=Options(equal_piles=EqualPiles.TURN_PLAYER))
    telling = explain_magenoir(outcome, lang)
    assert (telling.at_this_table, telling.left_open) == ((expected,), ())
    assert not complaints_of_mage_noir(expected) or lang == "en"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_chooses_between_equal_piles_is_open_where_nobody_has_said_so(lang: Language) -> None:
    telling = explain_magenoir(play(EQUAL, Add(ALICE, Element.FIRE), Resolve()), lang)
    assert (len(telling.left_open), telling.at_this_table) == (1, ())
