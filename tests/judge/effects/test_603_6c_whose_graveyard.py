"""CR 404.1, 603.6c, 614.1a: whose graveyard something is put into, libraries that are searched in part, and
graveyards that are traded for what is on the battlefield."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

KILL = card("kill", "Instant", "Destroy target creature.")
STEAL = card("steal", "Sorcery", "Gain control of target creature.")
YOURS, THEIRS = "your", "an opponent's"


def killed(whose: str, *do: Told, who: str = "x") -> int:
    text = f"Whenever a creature is put into {whose} graveyard from the battlefield, you gain 1 life."
    outcome = played(*do, cast(KILL, who), ALL, objects=(thing("watch", "Enchantment", text), *TWO))
    return int(lives(outcome)[0]) - 20


TWO = (bear("b"), bear("x", "Bob"))


CASES = [(YOURS, "b", 1), (YOURS, "x", 0), (THEIRS, "b", 0), (THEIRS, "x", 1)]


@pytest.mark.rule("404.1", "603.6c")
@pytest.mark.parametrize(("whose", "who", "life"), CASES)
def test_404_1_it_is_the_graveyard_of_its_owner(whose: str, who: str, life: int) -> None:
    assert killed(whose, who=who) == life


@pytest.mark.rule("404.1")
def test_404_1_whoever_controls_it() -> None:
    stolen = (cast(STEAL, "x"), ALL)
    assert [killed(whose, *stolen) for whose in (YOURS, THEIRS)] == [0, 1]


BRIDGE = (
    "Whenever a nontoken creature is put into your graveyard from the battlefield, if this card is in your graveyard, "
    "create a 2/2 black Zombie creature token.\n"
    "When a creature is put into an opponent's graveyard from the battlefield, if this card is in your graveyard, "
    "exile this card."
)


def zombies(outcome: Told) -> int:
    return sum("Zombie" in each["subtypes"] for each in outcome["objects"].values())


@pytest.mark.rule("113.6b", "603.6c")
def test_113_6b_a_card_in_the_graveyard_may_watch_from_there() -> None:
    buried, there = thing("span", "Enchantment", BRIDGE, zone="graveyard"), thing("span", "Enchantment", BRIDGE)
    assert zombies(played(cast(KILL, "b"), ALL, objects=(buried, *TWO))) == 1
    assert zombies(played(cast(KILL, "b"), ALL, objects=(there, *TWO))) == 0
    exiled = played(cast(KILL, "x"), ALL, objects=(buried, *TWO))
    assert (zones(exiled, "span"), zombies(exiled)) == (["exile"], 0)


CENSOR = "If an opponent would search a library, that player searches the top two cards of that library instead."
DECK = [{"id": name, "is": card(name, kind)} for name, kind in (("a", "Instant"), ("b", "Creature"), ("c", "Land"))]
FETCH = card("fetch", "Sorcery", "Search your library for a land card, reveal it, put it into your hand, then shuffle.")


def searching(by: str, deck: list[Told] = DECK) -> Told:
    players: list[Any] = [{"name": "Alice", "library": deck}, {"name": "Bob"}]
    bird = thing("bird", "Creature", CENSOR, by, power=2, toughness=1)
    return played(cast(FETCH), ALL, objects=(bird,), players=players)


@pytest.mark.rule("614.1a", "701.23a")
def test_614_1a_an_opponent_searches_the_top_cards_alone() -> None:
    assert zones(searching("Bob"), "c") == ["library"]
    assert zones(searching("Bob", DECK[1:]), "c") == ["hand"]
    assert zones(searching("Alice"), "c") == ["hand"]


@pytest.mark.rule("614.1a")
def test_614_1a_it_is_told_in_both_languages() -> None:
    outcome = searching("Bob")
    assert any("Alice searches the top 2 cards of the library alone, because of bird" in line for line in told(outcome))
    said = "Alice ne cherche que parmi les 2 cartes du dessus de la bibliothèque, à cause de bird"
    assert any(said in line for line in told(outcome, "fr"))


TRADE = card(
    "trade",
    "Sorcery",
    "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts "
    "all cards they exiled this way onto the battlefield.",
)


@pytest.mark.rule("608.2c")
def test_608_2c_graveyards_are_traded_for_creatures() -> None:
    buried = (bear("old", zone="graveyard"), bear("other", "Bob", zone="graveyard"))
    rest = (thing("rock", "Artifact"), thing("spell", "Instant", zone="graveyard"))
    outcome = played(cast(TRADE), ALL, objects=(*TWO, *buried, *rest))
    assert zones(outcome, "old", "other", "b", "x") == ["battlefield", "battlefield", "graveyard", "graveyard"]
    assert [outcome["objects"][each]["controller"] for each in ("old", "other")] == ["Alice", "Bob"]
    assert zones(outcome, "rock", "spell", "trade") == ["battlefield", "graveyard", "graveyard"]


@pytest.mark.rule("608.2c", "614.1a")
def test_608_2c_what_is_exiled_as_it_would_die_does_not_come_back() -> None:
    text = "If a card or token would be put into a graveyard from anywhere, exile it instead."
    peace = thing("peace", "Enchantment", text)
    outcome = played(cast(TRADE), ALL, objects=(bear("b"), bear("old", zone="graveyard"), peace))
    assert zones(outcome, "b", "old") == ["exile", "battlefield"]


@pytest.mark.rule("614.6")
def test_614_6_only_a_card_like_that_goes_elsewhere_from_the_stack_or_the_battlefield() -> None:
    text = "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead."
    outcome = played(cast(KILL, "x"), ALL, objects=(thing("watch", "Enchantment", text), *TWO))
    assert zones(outcome, "kill", "x") == ["exile", "graveyard"]
