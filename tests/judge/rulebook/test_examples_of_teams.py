"""The examples of sections 809, 810 and 903 of the Comprehensive Rules: emperors, two-headed giants, commanders."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, zones


def giants(*do: Told, a: int = 30, b: int = 30, **rest: Any) -> Told:
    """Two-headed giant: A1 and A2 against B1 and B2, with these life totals."""
    players = [
        {"name": f"{team}{each}", "team": team, "life": life} for team, life in (("A", a), ("B", b)) for each in "12"
    ]
    return played(*do, **({"players": players, "variant": "two-headed-giant"} | rest))


def lost(outcome: Told) -> set[str]:
    return {name for name, each in outcome["players"].items() if each["lost"]}


BOLT = card("Bolt", "Instant", "Bolt deals 40 damage to target player.")
WIN = card("Win", "Sorcery", "You win the game.")
DRAW = card("Dig", "Instant", "Draw a card.")


@pytest.mark.example("809.3c#1")
def test_809_3c_emperors_attack_nobody_whom_their_spells_reach() -> None:
    seats = ("A1", "A2", "A3", "B1", "B2", "B3")
    players = [{"name": each, "team": each[0], **({"role": "emperor"} if each[1] == "2" else {})} for each in seats]
    reached = (("A2", "B1"), ("A2", "B3"), ("B2", "A1"), ("B2", "A3"))
    asks: list[Told] = [{"ask": "in range", "who": emperor, "what": general} for emperor, general in reached]
    attacks: list[Told] = [{"ask": "attackable", "who": each} for each in ("A2", "B2", "cub")]
    cub = bear("cub", "A2")
    outcome = played(*asks, *attacks, players=players, variant="emperor", active="A2", objects=(cub,))
    assert [each["answer"] for each in outcome["answers"]] == [True] * 4 + [[]] * 3


@pytest.mark.example("810.8a#1")
def test_810_8a_a_team_lives_on_whose_member_does_not_lose_for_its_life() -> None:
    spared = thing("spared", "Enchantment", "You don't lose the game for having 0 or less life.", "A1")
    shot = cast(BOLT, "A2", by="B1"), ALL
    outcomes = [giants(*shot, objects=there, active="B1") for there in ((spared,), ())]
    assert [(lost(each), each["winner"]) for each in outcomes] == [(set(), None), ({"A1", "A2"}, "B")]
    assert lives(outcomes[0]) == (-10, -10, 30, 30)


@pytest.mark.example("810.8a#2")
def test_810_8a_a_team_loses_with_whom_draws_from_an_empty_library() -> None:
    players: Any = [{"name": f"{team}{each}", "team": team} for team in "AB" for each in "12"]
    players[0]["library"] = []
    outcome = giants(cast(DRAW, by="A1"), ALL, players=players)
    assert (lost(outcome), outcome["winner"]) == ({"A1", "A2"}, "B")


@pytest.mark.example("810.8a#3")
def test_810_8a_neither_teammate_loses_and_neither_opponent_wins() -> None:
    text = "You can't lose the game and your opponents can't win the game."
    angel = thing("angel", "Artifact Creature - Angel", text, "A1", power=4, toughness=4)
    for done in ((cast(BOLT, "A2", by="B1"), ALL), (cast(WIN, by="B2"), ALL)):
        outcomes = [giants(*done, objects=there, active="B1") for there in ((angel,), ())]
        assert (lost(outcomes[0]), [each["winner"] for each in outcomes]) == (set(), [None, "B"])


@pytest.mark.example("810.9#1")
def test_810_9_what_is_dealt_to_each_player_is_dealt_to_each_team_twice() -> None:
    rift = card("Rift", "Sorcery", "Rift deals 4 damage to each player.")
    assert lives(giants(cast(rift, by="A1"), ALL)) == (22, 22, 22, 22)


@pytest.mark.example("810.9a#2")
@pytest.mark.parametrize(("life", "winner"), [(50, "A"), (49, None)])
def test_810_9a_the_life_of_the_team_wins_for_the_team(life: int, winner: str | None) -> None:
    text = "At the beginning of your upkeep, if you have 50 or more life, you win the game."
    test = thing("test", "Enchantment", text, "A1")
    outcome = giants({"to": "upkeep"}, ALL, a=life, objects=(test,), active="B1", step="end")
    assert outcome["winner"] == winner


@pytest.mark.example("810.9c#1")
def test_810_9c_a_life_total_that_becomes_a_number_is_that_of_the_team() -> None:
    ten = card("Ten", "Instant", "Target player's life total becomes 10.")
    outcome = giants(cast(ten, "A2", by="B1"), ALL, a=25)
    changes = [step["amount"] for step in outcome["trace"] if step["event"] == "life lost"]
    assert (lives(outcome), changes) == ((10, 10, 30, 30), [15])


COMMAND: Any = {"variant": "commander", "players": [{"name": "Alice"}, {"name": "Bob"}]}


def boss(name: str, by: str = "Alice") -> Told:
    return thing(name, "Legendary Creature - Bear", by=by, power=2, toughness=2, commander=True)


@pytest.mark.example("903.3#1")
def test_903_3_a_commander_stays_one_as_a_copy_and_a_copy_of_it_is_none() -> None:
    kill = card("Kill", "Instant", "Destroy target creature.")
    become = card("Become", "Instant", "Target creature becomes a copy of another target creature until end of turn.")
    copying = played(
        cast(become, "boss", "cub"), ALL, cast(kill, "boss"), ALL, objects=(boss("boss"), bear("cub", "Bob")), **COMMAND
    )
    assert zones(copying, "boss") == ["command"]
    copy: Told = {"id": "copy", "copy_of": "boss", "controller": "Alice"}
    copied = played(cast(kill, "copy"), ALL, objects=(boss("boss", "Bob"), copy), **COMMAND)
    assert zones(copied, "copy", "boss") == ["graveyard", "battlefield"]


@pytest.mark.example("809.6a#1")
def test_809_6a_ranges_in_teams_of_four() -> None:
    seats = [f"{team}{seat}" for team in "AB" for seat in ("1", "E", "2", "3")]
    players = [{"name": each, "team": each[0], **({"role": "emperor"} if each[1] == "E" else {})} for each in seats]
    asks: list[Told] = [{"ask": "in range", "who": who, "what": what} for who in seats for what in seats]
    answers = [each["answer"] for each in played(*asks, players=players, variant="emperor")["answers"]]
    reach = {"1": 1, "E": 3, "2": 2, "3": 1}
    apart = [abs(first - second) for first in range(8) for second in range(8)]
    distances = [min(each, 8 - each) for each in apart]
    assert answers == [distance <= reach[seats[place // 8][1]] for place, distance in enumerate(distances)]
