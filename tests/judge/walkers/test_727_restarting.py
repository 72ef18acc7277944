"""The game restarted (CR 727): every card is in its owner's deck again but those that are exempt; a new game begins."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told, zones

Told = dict[str, Any]
KARN = thing(
    "karn",
    "Legendary Planeswalker - Karn",
    "+4: Target player exiles a card from their hand.\n−3: Exile target permanent.\n"
    "−14: Restart the game, leaving in exile all non-Aura permanent cards exiled with this planeswalker. "
    "Then put those cards onto the battlefield under your control.",
    loyalty=14,
    counters={"loyalty": 20},
)
RESTART = {"activate": "karn", "ability": "-14"}
NEXT_TURN = {"to": "next turn"}


@pytest.mark.rule("727.1", "727.1a", "727.2", "103.4", "103.5")
def test_727_1_a_new_game_begins_with_nothing_of_the_old_one() -> None:
    token = bear("token", token=True)
    outcome = played(
        RESTART,
        ALL,
        objects=(KARN, token, bear("b", "Bob", counters={"+1/+1": 2})),
        players=[{"name": "Alice", "life": 3, "counters": {"poison": 9}}, {"name": "Bob", "life": 1, "hand": []}],
        active="Alice",
    )
    assert (outcome["restarted"], outcome["winner"], outcome["active"], outcome["step"]) == (
        True,
        None,
        "Alice",
        "upkeep",
    )
    assert [(each["life"], each["hand"], each["counters"]) for each in outcome["players"].values()] == [(20, 7, {})] * 2
    assert zones(outcome, "karn", "b", "token") == ["library", "library", "ceased"]


@pytest.mark.rule("727.4", "727.5", "607.2a")
def test_727_5_what_it_exiled_stays_and_enters_under_its_controllers_control_before_the_first_turn() -> None:
    exile = {"activate": "karn", "ability": "-3", "targets": ["b"]}
    other = cast(card("path", "Instant", "Exile target creature."), "c")
    aura = thing("aura", "Enchantment - Aura", "Enchant creature", "Bob", attached_to="c")
    outcome = played(
        *(exile, ALL, other, ALL, NEXT_TURN, NEXT_TURN, {"to": "precombat main"}, RESTART, ALL),
        *({"to": "declare attackers"}, {"attack": [{"who": "b", "at": "Bob"}]}),
        objects=(KARN, bear("b", "Bob"), bear("c", "Bob"), aura),
    )
    assert zones(outcome, "b", "c") == ["battlefield", "library"]
    assert outcome["objects"]["b"]["controller"] == "Alice"
    assert (lives(outcome), legal(outcome)[-1]) == ((20, 18), True)


@pytest.mark.rule("103.8a", "103.8c")
@pytest.mark.parametrize(("variant", "hand"), [("duel", 7), ("free-for-all", 8)])
def test_103_8a_of_two_players_the_one_who_starts_skips_the_first_draw(variant: str, hand: int) -> None:
    players = [{"name": name, "hand": []} for name in ("Alice", "Bob", "Cleo")[: 2 + (variant != "duel")]]
    outcome = played(
        RESTART, ALL, {"to": "precombat main"}, objects=(KARN,), players=players, variant=variant, active="Alice"
    )
    assert outcome["players"]["Alice"]["hand"] == hand


@pytest.mark.rule("727.3")
def test_727_3_who_has_fewer_than_seven_cards_loses() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "hand": ["Test Bolt"], "library": ["Test Bolt"] * 3}]
    outcome = played(RESTART, ALL, objects=(KARN, bear("b", "Bob")), players=players, active="Alice")
    assert (outcome["players"]["Bob"]["lost"], outcome["winner"]) == (True, "Alice")


@pytest.mark.rule("406.1", "607.2a")
def test_406_1_a_player_exiles_a_card_of_their_choice_from_hand() -> None:
    plus = {"activate": "karn", "ability": "+4", "targets": ["Bob"]}
    known = played(plus, ALL, objects=(KARN,), players=[{"name": "Alice"}, {"name": "Bob", "hand": ["Test Bolt"]}])
    assert (known["players"]["Bob"]["hand"], zones(known, "test-bolt")) == (0, ["exile"])
    unknown = played(plus, ALL, objects=(KARN,))
    assert told(unknown)[-1] == "Ability of karn: Bob exiles 1 card from hand. [608.2c]"


def test_that_the_game_is_restarted_is_told_and_nothing_is_compared_with_the_old_one() -> None:
    outcome = played(RESTART, ALL, objects=(KARN,), players=[{"name": "Alice", "life": 3}, {"name": "Bob"}])
    english, french = told(outcome), told(outcome, "fr")
    assert (english[0], french[0]) == ("The game is restarted.", "La partie est recommencée.")
    assert english[3] == (
        "The game is restarted, and Alice takes the first turn of the new one. [608.2c, 727.1, 727.1a]"
    )
    assert french[3] == (
        "La partie est recommencée, et Alice joue le premier tour de la nouvelle. [608.2c, 727.1, 727.1a]"
    )
