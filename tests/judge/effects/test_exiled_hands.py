"""CR 406, 603.7c: hands that are exiled face down for a while, from the words to the outcome and its telling."""

from typing import Any

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import ActivatedAbility, Unread
from bot.engine.magic.words.effects import AtNextEndStep, Discard, Draw, ExileZone, Fixed, ReturnExiled
from bot.engine.magic.words.filters import Players
from tests.judge.playing import ALL, Told, bear, played, thing, told
from tests.oracle.reading import read

JAR = (
    "{T}, Sacrifice this artifact: Each player exiles all cards from their hand face down and draws two cards. "
    "At the beginning of the next end step, each player discards their hand and returns to their hand each card they "
    "exiled this way."
)


def test_603_7c_what_players_exiled_comes_back_later() -> None:
    (ability,) = read(JAR, "Made-Up Jar", ("Artifact",))
    everybody = Players.EACH_PLAYER
    later = AtNextEndStep((Discard(everybody, None), ReturnExiled(everybody)))
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (ExileZone(everybody, Zone.HAND, face_down=True), Draw(everybody, Fixed(2)), later)


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Each player returns to their hand each card they exiled this way.",
        "{T}: You exile all cards from your hand. Each player returns to their hand each card they exiled this way.",
    ],
)
def test_cards_that_nobody_of_them_exiled_do_not_come_back(text: str) -> None:
    assert any(isinstance(each, Unread) for each in read(text, "Made-Up Jar", ("Artifact",)))


@pytest.mark.rule("406.3", "603.7c")
def test_603_7c_each_player_gets_back_their_own_cards_and_as_many_as_there_were() -> None:
    ox = bear("ox")["is"]
    alice = {"name": "Alice", "hand": [{"id": "ox", "is": ox}], "library": 10}
    outcome = opened(players=[alice, {"name": "Bob", "hand": 3}])
    assert {name: player["hand"] for name, player in outcome["players"].items()} == {"Alice": 1, "Bob": 3}
    assert outcome["objects"]["ox"]["zone"] == "hand"
    lines = [line.partition(" [")[0] for line in told(outcome)]
    assert lines[3:7] == [
        "Ability of jar: ox is exiled.",
        "All cards of Bob's hand are exiled face down.",
        "Alice draws 2 cards.",
        "Bob draws 2 cards.",
    ]
    assert lines[-4:] == [
        "Ability of jar: Alice discards 2 cards.",
        "Bob discards 2 cards.",
        "ox goes to its owner's hand.",
        "Bob returns 3 exiled cards to their hand.",
    ]
    assert [line.partition(" [")[0] for line in told(outcome, "fr")][-1] == "Bob reprend 3 cartes exilées en main."


def test_603_7c_of_hands_that_nobody_knows_nobody_knows_how_many_come_back() -> None:
    outcome = opened()
    assert [player["hand"] for player in outcome["players"].values()] == [None, None]
    assert "Toutes les cartes de la main de Bob vont en exil face cachée. [608.2c]" in told(outcome, "fr")
    assert "Bob reprend les cartes exilées en main. [608.2c]" in told(outcome, "fr")


def opened(**rest: Any) -> Told:
    """The outcome at the end step of the turn in which Alice activates the jar."""
    do = ({"activate": "jar", "ability": 1}, ALL, {"to": "end"}, ALL)
    return played(*do, objects=(thing("jar", "Artifact", JAR),), **rest)
