"""CR 603.2h: abilities that trigger, or that do what they say, only so often each turn."""

from typing import Any

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Choose
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.words.abilities import Enters, TriggeredAbility, TurnLimit
from bot.engine.magic.words.effects import CreateTokens, Fixed
from bot.engine.magic.words.filters import Filter, Matching, Side
from tests.engine.magic.tables.cards import creature, scene
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, lives

NEWCOMER = Enters(Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True)))
TWO_ELVES = CreateTokens("Elf", 1, 1, (), ("Elf",), amount=Fixed(2))


def life_after(limit: TurnLimit, *do: Action, **ability: Any) -> int:
    """Alice's life, of whose creatures one gives her 1 life for each other creature that enters, so often."""
    welcoming = TriggeredAbility(NEWCOMER, (ONE_LIFE,), limit=limit, text="Whenever another creature enters", **ability)
    return lives(resolve_scenario(scene(creature("host", "1/1", welcoming), do=do)))[0]


def again(number: int) -> tuple[Action, ...]:
    """Two creatures enter at once, under Alice's control."""
    return cast(spell(f"elves {number}", TWO_ELVES)), ALL


def test_603_2h_it_triggers_once_for_two_events_and_no_more_this_turn() -> None:
    assert life_after(TurnLimit(), *again(1), *again(2)) == 21
    assert life_after(TurnLimit(2), *again(1), *again(2)) == 22


def test_603_2h_it_triggers_again_in_the_next_turn() -> None:
    assert life_after(TurnLimit(), *again(1), NEXT_TURN, *again(2)) == 22


def test_603_2h_what_may_be_done_once_waits_until_it_has_been_done() -> None:
    once = TurnLimit(done=True)
    declined = Choose(ChoiceKind.MAY, False)
    assert life_after(once, *again(1), *again(2), optional=True) == 21
    assert life_after(once, declined, *again(1), *again(2), optional=True) == 21
    assert life_after(once, declined, declined, *again(1), optional=True) == 20
    assert life_after(once, declined, declined, *again(1), *again(2), optional=True) == 21
