"""CR 101.4, 608.2: what each of several players does or may do by themselves, and processes that repeat: played."""

from typing import Any

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, zones

RICH = thing("Pair", "Creature - Bear", by="Bob", power=2, toughness=2, colors=["G", "W"])
GIVE = card("Give", "Sorcery", "Each player who controls a multicolored creature gains 3 life.")
PLAGUE = card(
    "Plague", "Sorcery", "Each player sacrifices a creature of their choice. Each player who can't loses 4 life."
)
TORMENT = card(
    "Torment",
    "Sorcery",
    "Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland "
    "permanent of their choice or discards a card.",
    mana_cost="{X}{B}",
)
NAUSEAM = card(
    "Nauseam",
    "Instant",
    "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value. You "
    "may repeat this process any number of times.",
)


def test_only_players_who_control_one_are_meant() -> None:
    outcome = played(cast(GIVE), ALL, objects=(RICH, bear("Plain")))
    assert lives(outcome) == (20, 23)


def test_who_cant_sacrifice_does_the_other_thing() -> None:
    outcome = played(cast(PLAGUE), ALL, objects=(bear("Grizzly"),))
    assert (zones(outcome, "Grizzly"), lives(outcome)) == (["graveyard"], (20, 16))


def test_118_12a_each_opponent_pays_in_one_of_two_ways_or_loses_life() -> None:
    table = (bear("Grizzly", by="Bob"),)
    assert lives(played(cast(TORMENT, x=2), ALL, objects=table)) == (20, 14)
    pay: dict[str, Any] = {"choose": "may", "pick": True, "by": "Bob"}
    outcome = played(pay, {"choose": "option", "pick": 1, "by": "Bob"}, cast(TORMENT, x=2), ALL, objects=table)
    assert (lives(outcome), zones(outcome, "Grizzly")) == ((20, 17), ["graveyard"])


def library(*costs: str) -> list[Told]:
    cards = [{"id": f"C{at}", "is": card(f"C{at}", "Artifact", mana_cost=each)} for at, each in enumerate(costs)]
    return [{"name": "Alice", "library": cards}, {"name": "Bob"}]


def test_a_process_is_repeated_as_often_as_its_controller_likes() -> None:
    players = library("{2}", "{5}", "{1}")
    outcome = played(cast(NAUSEAM), ALL, players=players)
    assert (lives(outcome), zones(outcome, "C0", "C1")) == ((18, 20), ["hand", "library"])
    again = {"choose": "may", "pick": True, "by": "Alice"}
    outcome = played(again, cast(NAUSEAM), ALL, players=players)
    assert (lives(outcome), zones(outcome, "C0", "C1", "C2")) == ((13, 20), ["hand", "hand", "library"])


def test_a_process_is_repeated_where_it_says_so() -> None:
    grind = card(
        "Grind",
        "Sorcery",
        "Mill a card. If an artifact card was milled this way, you gain 1 life and repeat this process.",
    )
    players = library("{2}", "{5}")
    players[0]["library"].append({"id": "Land", "is": card("Land", "Land")})
    outcome = played(cast(grind), ALL, players=players)
    assert (lives(outcome), zones(outcome, "C1", "Land")) == ((22, 20), ["graveyard", "graveyard"])


WUMPUS = card("Wumpus", "Sorcery", "Each other player may put a creature card from their hand onto the battlefield.")
OFFER = card(
    "Offer",
    "Sorcery",
    "Each opponent may sacrifice a creature of their choice. Each opponent who doesn't loses 2 life.",
)


def test_each_other_player_may_put_a_card_of_their_own() -> None:
    hands = [
        {"name": player, "hand": [{"id": each, "is": card(each, "Creature", power=2, toughness=2)}]}
        for player, each in (("Alice", "Mine"), ("Bob", "Theirs"))
    ]
    outcome = played(cast(WUMPUS), ALL, players=hands)
    assert zones(outcome, "Mine", "Theirs") == ["hand", "battlefield"]
    assert outcome["objects"]["Theirs"]["controller"] == "Bob"


def test_who_does_not_do_what_each_may_do() -> None:
    assert lives(played(cast(OFFER), ALL, objects=(bear("Grizzly", by="Bob"),))) == (20, 18)
    pay = {"choose": "may", "pick": True, "by": "Bob"}
    outcome = played(pay, cast(OFFER), ALL, objects=(bear("Grizzly", by="Bob"),))
    assert (lives(outcome), zones(outcome, "Grizzly")) == ((20, 20), ["graveyard"])


WARDEN = {"name": "Warden", "types": ["Creature"], "power": 1, "toughness": 1}
WATCHES = "Whenever another creature enters, you gain 1 life."
COPIES = "You may have this creature enter as a copy of any creature on the battlefield."
SHOW = card("Show", "Sorcery", "Each player may put a creature card from their hand onto the battlefield.")
EXHUME = card("Dig", "Sorcery", "Each player puts a creature card from their graveyard onto the battlefield.")
RETURNS = card("Wake", "Sorcery", "Each player returns a creature card from their graveyard to the battlefield.")


def with_cards(zone: str, first: Told, second: Told) -> list[Told]:
    cards = (("Alice", "mine", first), ("Bob", "yours", second))
    return [{"name": name, zone: [{"id": each, "is": what}]} for name, each, what in cards]


def test_101_4_what_each_player_puts_onto_the_battlefield_enters_at_once_and_sees_the_others() -> None:
    watching = {**WARDEN, "text": WATCHES}
    put = ({"choose": "may", "by": "Alice", "pick": True}, {"choose": "may", "by": "Bob", "pick": True})
    for spell, zone in ((SHOW, "hand"), (EXHUME, "graveyard"), (RETURNS, "graveyard")):
        before = put if spell is SHOW else ()
        outcome = played(*before, cast(spell), ALL, players=with_cards(zone, watching, watching))
        assert (zones(outcome, "mine", "yours"), lives(outcome)) == (["battlefield"] * 2, (21, 21))


def test_101_4_what_enters_as_a_copy_is_none_of_what_enters_with_it() -> None:
    players = with_cards("graveyard", {**WARDEN, "power": 5}, {**WARDEN, "name": "Shifter", "text": COPIES})
    outcome = played({"choose": "copy", "by": "Bob", "pick": "mine"}, cast(EXHUME), ALL, players=players)
    assert outcome["objects"]["yours"]["name"] == "Shifter"


def test_101_4_who_has_no_such_card_puts_none() -> None:
    players = with_cards("graveyard", WARDEN, {"name": "Relic", "types": ["Artifact"]})
    outcome = played(cast(EXHUME), ALL, players=players)
    assert zones(outcome, "mine", "yours") == ["battlefield", "graveyard"]
