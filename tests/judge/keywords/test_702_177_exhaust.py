"""CR 702.57, 702.177: abilities that say before a dash how often and when they may be activated."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told, why

CAT = thing(
    "cat", "Creature - Cat", "Exhaust — {0}: You gain 2 life.\nExhaust — {0}: You gain 5 life.", power=1, toughness=1
)
FIRST: tuple[Told, ...] = ({"activate": "cat", "ability": 1}, ALL)
SECOND: tuple[Told, ...] = ({"activate": "cat", "ability": 2}, ALL)
TURN: Told = {"to": "next turn"}


@pytest.mark.rule("702.177a", "602.5b")
@pytest.mark.parametrize(
    ("do", "life", "refused"),
    [((*FIRST,), 22, 0), ((*FIRST, *FIRST), 22, 1), ((*FIRST, TURN, *FIRST), 22, 1), ((*FIRST, *SECOND), 27, 0)],
    ids=["once", "twice", "in a later turn", "each ability by itself"],
)
def test_702_177a_an_exhaust_ability_is_activated_only_once(do: tuple[Told, ...], life: int, refused: int) -> None:
    outcome = played(*do, objects=(CAT,))
    assert (lives(outcome)[0], why(outcome)) == (life, [("602.5b",)] * refused)


@pytest.mark.rule("702.177a", "400.7")
def test_702_177a_a_new_object_may_activate_it_again() -> None:
    blink = cast(
        card("blink", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."),
        "cat",
    )
    outcome = played(*FIRST, blink, ALL, *FIRST, objects=(CAT,))
    assert (lives(outcome)[0], why(outcome)) == (24, [])


@pytest.mark.rule("602.5b")
def test_602_5b_only_once_may_be_said_in_words() -> None:
    door = thing("door", "Artifact", "{0}: You gain 2 life. Activate only once.")
    act: tuple[Told, ...] = ({"activate": "door", "ability": 1}, ALL)
    outcome = played(*act, TURN, *act, objects=(door,))
    assert (lives(outcome)[0], why(outcome)) == (22, [("602.5b",)])
    assert any("door allows it only once" in line for line in told(outcome))
    assert any("door ne le permet qu’une fois" in line for line in told(outcome, "fr"))


PRAHV = card(
    "prahv",
    "Creature - Knight",
    "Forecast — {1}, Reveal this card from your hand: You gain 2 life.",
    power=2,
    toughness=2,
)
PLAYERS = [{"name": "Alice", "hand": [{"id": "prahv", "is": PRAHV}]}, {"name": "Bob"}]
FORECAST: tuple[Told, ...] = ({"activate": "prahv", "ability": 1}, ALL)
UPKEEP: Told = {"to": "upkeep"}


@pytest.mark.rule("702.57b")
@pytest.mark.parametrize(
    ("do", "life"),
    [
        (FORECAST, 20),
        ((TURN, UPKEEP, *FORECAST), 20),
        ((TURN, TURN, UPKEEP, *FORECAST), 22),
        ((TURN, TURN, UPKEEP, *FORECAST, *FORECAST), 22),
    ],
    ids=["in a main phase", "in another player's upkeep", "in one's own upkeep", "twice"],
)
def test_702_57b_only_in_the_upkeep_of_the_cards_owner_and_once(do: tuple[Told, ...], life: int) -> None:
    outcome = played(*do, players=PLAYERS)
    assert (lives(outcome)[0], outcome["objects"]["prahv"]["zone"]) == (life, "hand")
    assert legal(outcome).count(False) == (0 if life == 22 and len(do) == 5 else 1)
