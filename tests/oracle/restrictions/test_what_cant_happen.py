"""What can't happen (CR 101.2, 614.17), costs of counters, and what spells cost at least: read from card text."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    AsThoughFlash,
    CantEnter,
    CantGetCounters,
    CantHaveCounters,
    CantSearch,
    Cost,
    CostChange,
    LeastCost,
    LifeCantChange,
    PlayersHave,
    ReplacementAbility,
    SpellAbility,
)
from bot.engine.magic.words.abilities.event_replacements import Scaled, WouldGetCounters
from bot.engine.magic.words.conditions import NumberOf, SpellsCastThisTurn, Whose
from bot.engine.magic.words.effects import Duration, ImposeOnPlayers, KeywordAbility, TimesThisTurn, Untap
from bot.engine.magic.words.filters import (
    AFFECTED,
    ANYTHING,
    CREATURE,
    THIS,
    YOUR_CREATURE,
    AttachedObject,
    ControllerOf,
    Filter,
    Matching,
    Players,
)
from bot.engine.magic.words.qualities import EverythingQuality
from tests.oracle.reading import read, shown

YOU = Players.YOU
GRAVES = (Zone.GRAVEYARD,)
MINUS = "-1/-1 counters"
FEWER = f"that many {MINUS} minus one"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Players can't get counters.", CantGetCounters(Players.EACH_PLAYER)),
        ("You can't get poison counters.", CantGetCounters(YOU, "poison")),
        ("Counters can't be put on artifacts or lands.", CantHaveCounters(
            Matching(Filter(any_of=("Artifact", "Land"))))),
        ("Creatures you control can't have -1/-1 counters put on them.", CantHaveCounters(
            Matching(YOUR_CREATURE), "-1/-1")),
        ("This creature can't have counters put on it.", CantHaveCounters(THIS)),
        ("Enchanted creature can't have counters put on it.", CantHaveCounters(AttachedObject())),
        ("Your life total can't change.", LifeCantChange(YOU)),
        ("Your opponents can't search libraries.", CantSearch(Players.EACH_OPPONENT)),
        ("Creature cards in graveyards can't enter the battlefield.", CantEnter(CREATURE, GRAVES)),
        ("Creature cards in graveyards and libraries can't enter the battlefield.", CantEnter(
            CREATURE, (*GRAVES, Zone.LIBRARY))),
        ("Each spell that would cost less than three mana to cast costs three mana to cast.", LeastCost(ANYTHING, 3)),
        ("Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.",
            CostChange(1, less=False, spells=ANYTHING, times=TimesThisTurn(
                SpellsCastThisTurn(Whose.A_PLAYER), ControllerOf(AFFECTED)))),
        ("You may cast this spell as though it had flash.", AsThoughFlash()),
        ("You may cast this spell as though it had flash if you control a creature.", AsThoughFlash(
            condition=NumberOf(YOUR_CREATURE))),
        (f"If one or more {MINUS} would be put on a creature you control, {FEWER} are put on it instead.",
            ReplacementAbility(
            WouldGetCounters(YOUR_CREATURE, kind="-1/-1"), Scaled(more=-1))),
    ],
)  # fmt: skip
def test_614_17_what_cant_happen_and_601_2f_what_it_costs(text: str, found: Ability) -> None:
    assert read(text) == (found,)


def test_118_counters_may_be_put_as_a_cost() -> None:
    text = "Put two -1/-1 counters on this creature: Untap this creature."
    assert read(text) == (ActivatedAbility(Cost(puts=("-1/-1", 2)), (Untap(THIS),), text=text),)


def test_611_2c_a_life_total_and_a_protection_for_a_while() -> None:
    text = "Until your next turn, your life total can't change and you gain protection from everything."
    lasting = Duration.YOUR_NEXT_TURN
    safe = KeywordAbility(KeywordName.PROTECTION, EverythingQuality())
    rules = LifeCantChange(YOU), PlayersHave(YOU, (safe,))
    assert read(text, types=("Instant",)) == (SpellAbility(tuple(ImposeOnPlayers(each, lasting) for each in rules)),)


@pytest.mark.parametrize(
    "text",
    [
        "Players can't get counters twice.",
        "You can't get +1/+1 counters.",
        "Counters can't be put on artifacts you like.",
        "Creatures can't have counters put on it.",
        "Your life total can't change this game.",
        "Players can't search libraries unless they pay {2}.",
        "Creature cards in hands can't enter the battlefield.",
        "Each spell that would cost less than three mana to cast costs four mana to cast.",
        "Each spell you cast costs {1} more to cast for each other spell that player has cast this turn.",
        "Put a -1/-1 counter on target creature: Untap this creature.",
        "You gain flying until end of turn.",
    ],
)
def test_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
