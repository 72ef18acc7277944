"""CR 701.30: who wins a clash, what becomes of the cards, and what that brings."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, lives, played, thing, told, zones

STROKE = card("stroke", "Sorcery", "You gain 1 life. Clash with an opponent. If you win, you gain 4 life.")


def top(name: str, cost: str) -> Told:
    return {"id": name, "is": card(name, "Sorcery", mana_cost=cost)}


def clashing(mine: str | None, theirs: str | None, *do: Told, spell: Told = STROKE, **more: Any) -> Told:
    libraries = [[top(f"top{who}", cost), top(f"next{who}", "")] for who, cost in enumerate((mine, theirs)) if cost]
    players: list[Any] = [{"name": "Alice"}, {"name": "Bob"}]
    for player, cost in zip(players, (mine, theirs), strict=True):
        if cost:
            player["library"] = libraries.pop(0)
    return played(*do, cast(spell), ALL, players=players, **more)


@pytest.mark.rule("701.30d")
@pytest.mark.parametrize(
    ("mine", "theirs", "life"), [("{3}", "{1}{U}", 25), ("{1}", "{1}{U}", 21), ("{2}", "{1}{U}", 21)]
)
def test_701_30d_the_higher_mana_value_wins_and_a_tie_is_won_by_nobody(mine: str, theirs: str, life: int) -> None:
    assert lives(clashing(mine, theirs))[0] == life


@pytest.mark.rule("701.30d")
@pytest.mark.parametrize(("pick", "life"), [("win", 25), ("lose", 21)])
def test_701_30d_of_unknown_libraries_the_scenario_says_who_wins(pick: str, life: int) -> None:
    assert lives(clashing(None, None, {"choose": "clash", "pick": pick}))[0] == life


@pytest.mark.rule("701.30d")
def test_701_30d_it_is_admitted_that_nobody_knows() -> None:
    outcome = clashing(None, None)
    assert any("obody says who wins the clash, so it is taken to be Alice" in line for line in told(outcome))
    assert any("on suppose qu’Alice la remporte" in line for line in told(outcome, "fr"))


@pytest.mark.rule("701.30a", "701.30c")
def test_701_30c_each_player_may_put_their_card_on_the_bottom() -> None:
    draw = cast(card("draw", "Sorcery", "Each player draws a card."))
    libraries = ([top("a", "{3}")], [top("b", "{1}"), top("c", "")])
    players = [{"name": name, "library": each} for name, each in zip(("Alice", "Bob"), libraries, strict=True)]
    down: Told = {"choose": "bottom", "by": "Bob", "pick": True}
    assert zones(played(cast(STROKE), ALL, draw, ALL, players=players), "b", "c") == ["hand", "library"]
    assert zones(played(down, cast(STROKE), ALL, draw, ALL, players=players), "b", "c") == ["library", "hand"]


@pytest.mark.rule("701.30b")
def test_701_30b_otherwise_is_what_comes_of_not_winning() -> None:
    spell = card(
        "stroke", "Sorcery", "Clash with an opponent. If you win, you gain 4 life. Otherwise, you lose 2 life."
    )
    assert [lives(clashing("{3}", each, spell=spell))[0] for each in ("{1}", "{5}")] == [24, 18]


@pytest.mark.rule("701.30b")
def test_701_30b_who_does_not_clash_does_not_win() -> None:
    text = "At the beginning of your end step, you may clash with an opponent. If you win, you gain 4 life."
    end: Told = {"to": "end"}
    players = [{"name": "Alice", "library": [top("a", "{3}")]}, {"name": "Bob", "library": [top("b", "{1}")]}]
    oak = thing("oak", "Enchantment", text)
    assert lives(played(end, ALL, objects=(oak,), players=players))[0] == 24
    assert lives(played({"choose": "may", "pick": False}, end, ALL, objects=(oak,), players=players))[0] == 20


@pytest.mark.rule("701.30d")
@pytest.mark.parametrize(("when", "lives_of_won_and_lost"), [("clash", [27, 23]), ("clash and win", [27, 21])])
def test_701_30d_abilities_trigger_on_a_clash_or_on_winning_one(when: str, lives_of_won_and_lost: list[int]) -> None:
    echo = thing("echo", "Enchantment", f"Whenever you {when}, you gain 2 life.")
    assert [lives(clashing("{3}", each, objects=(echo,)))[0] for each in ("{1}", "{5}")] == lives_of_won_and_lost


@pytest.mark.rule("701.30d")
def test_701_30d_it_is_told_in_both_languages() -> None:
    outcome = clashing("{3}", "{1}")
    assert any("Alice wins the clash" in line for line in told(outcome))
    assert any("Alice remporte la confrontation" in line for line in told(outcome, "fr"))
    tied = clashing("{3}", "{3}")
    assert any("neither Alice nor Bob wins the clash" in line for line in told(tied))
    assert any("ni Alice ni Bob ne remporte la confrontation" in line for line in told(tied, "fr"))
