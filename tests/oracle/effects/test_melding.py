"""Sentences that meld two cards of a pair (CR 701.42a, 712.4a), and the condition that its owner controls both."""

import pytest

from bot.engine.magic.words.abilities import ActivatedAbility, Cost, TriggeredAbility, Unread
from bot.engine.magic.words.conditions import AllConditions, CardsInGraveyard, IsLike, NumberOf
from bot.engine.magic.words.effects import Attacking, Entering, IfSo, Meld, Optionally, Pay
from bot.engine.magic.words.filters import THIS, Filter, Players, Side, Status
from tests.oracle.reading import read

YOURS = Filter(side=Side.YOU, owner=Side.YOU)
FANG = "Fang, Fearless l'Cie"


def other(kind: str, name: str, *statuses: Status) -> Filter:
    return Filter(all_of=(kind,), names=(name,), side=Side.YOU, owner=Side.YOU, statuses=statuses)


def both(wanted: Filter) -> AllConditions:
    return AllConditions(
        (IsLike(THIS, Filter(side=Side.YOU, owner=Side.YOU, statuses=wanted.statuses)), NumberOf(wanted))
    )


@pytest.mark.rule("701.42a")
@pytest.mark.parametrize(
    ("kind", "name"),
    [("creature", "Bruna, the Fading Light"), ("land", "Argoth, Sanctum of Nature"), ("creature", "Some Test Bear")],
)
def test_701_42a_both_are_exiled_and_melded_if_their_owner_controls_them(kind: str, name: str) -> None:
    (ability,) = read(
        f"At the beginning of your end step, if you both own and control this creature and a {kind} named {name},"
        " exile them, then meld them into Made-Up Whole."
    )
    assert isinstance(ability, TriggeredAbility)
    wanted = other(kind.capitalize(), name)
    assert (ability.only_if, ability.effects) == (both(wanted), (Meld(wanted),))


@pytest.mark.rule("701.42a")
def test_701_42a_the_other_one_may_be_named_first() -> None:
    (ability,) = read(
        "At the beginning of your end step, if a creature named Graf Rats and this creature are both owned and"
        " controlled by you, exile both and meld them into Made-Up Whole."
    )
    assert isinstance(ability, TriggeredAbility)
    wanted = other("Creature", "Graf Rats")
    assert (ability.only_if, ability.effects) == (both(wanted), (Meld(wanted),))


@pytest.mark.rule("701.42a")
def test_701_42a_an_activated_ability_asks_as_it_resolves() -> None:
    text = (
        "{7}: If you both own and control Made-Up Bear and an artifact named The Mightstone and Weakstone, exile them,"
        " then meld them into Urza, Planeswalker."
    )
    wanted = other("Artifact", "The Mightstone and Weakstone")
    assert read(text) == (ActivatedAbility(Cost("{7}"), (IfSo(both(wanted), (Meld(wanted),)),), text=text),)


@pytest.mark.rule("701.42a")
def test_701_42a_what_is_melded_may_enter_attacking() -> None:
    (ability,) = read(
        "Whenever you attack, you gain 1 life. If this creature and a creature named Made-Up Dragon are attacking, and"
        " you both own and control them, exile them, then meld them into Made-Up Whole. It enters tapped and attacking."
    )
    assert isinstance(ability, TriggeredAbility)
    wanted = other("Creature", "Made-Up Dragon", Status.ATTACKING)
    entering = Entering(tapped=True, attacking=Attacking())
    assert ability.effects[1:] == (IfSo(both(wanted), (Meld(wanted, entering),)),)


@pytest.mark.rule("701.42a")
def test_701_42a_melding_may_be_paid_for() -> None:
    (ability,) = read(
        f"At the beginning of your upkeep, if you both own and control this creature and a creature named {FANG}, you"
        " may pay {3}{B}{G}. If you do, exile them, then meld them into Made-Up Whole."
    )
    assert isinstance(ability, TriggeredAbility)
    wanted = other("Creature", FANG)
    assert ability.effects == (Optionally((Pay(Players.YOU, "{3}{B}{G}"),), then=(Meld(wanted),)),)


@pytest.mark.rule("701.42a")
def test_701_42a_a_further_condition_may_stand_before() -> None:
    (ability,) = read(
        "At the beginning of your upkeep, if there are four or more land cards in your graveyard and you both own and"
        " control this creature and a land named Made-Up Garden, exile them, then meld them into Made-Up Whole."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.only_if, AllConditions)
    graveyard, pair = ability.only_if.conditions
    assert isinstance(graveyard, CardsInGraveyard)
    assert pair == both(other("Land", "Made-Up Garden"))


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of your end step, exile them, then meld them into Made-Up Whole.",
        "{1}: If you control a creature named Made-Up Ox, exile them, then meld them into Made-Up Whole.",
        "{1}: If you both own and control this creature and a creature named Made-Up Ox, meld them into Made-Up Whole.",
    ],
)
def test_without_both_of_them_nothing_is_melded(text: str) -> None:
    (ability,) = read(text)
    assert isinstance(ability, Unread)
