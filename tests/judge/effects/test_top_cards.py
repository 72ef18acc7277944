"""The top cards of a library, looked at or revealed, and dealt out (CR 401.4, 701.20): played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, zones

ELF = card("Elf", "Creature - Elf", mana_cost="{G}", power=1, toughness=1)
GIANT = card("Giant", "Creature - Giant", mana_cost="{4}{R}", power=5, toughness=5)
BOLT = card("Bolt", "Instant", mana_cost="{R}")
GROVE = card("Grove", "Land")
LIBRARY = tuple({"id": each["name"].lower(), "is": each} for each in (ELF, BOLT, GIANT, GROVE))
NAMES = ("elf", "bolt", "giant", "grove")


def dug(text: str, *choices: Told, library: tuple[Told, ...] | None = LIBRARY, hand: int | None = None) -> Told:
    """Alice casts a sorcery with that text."""
    alice: dict[str, Any] = {"name": "Alice"} if library is None else {"name": "Alice", "library": list(library)}
    spell = cast(card("Quest", "Sorcery", text))
    return played(spell, *choices, ALL, players=[alice if hand is None else {**alice, "hand": []}, {"name": "Bob"}])


def told(outcome: Told, lang: str) -> list[str]:
    """What is told after the casting, the choices aside."""
    lines: list[str] = outcome["explanation"][lang]
    first = next(index for index, line in enumerate(lines) if "[601.2i]" in line)
    return [line for line in lines[first + 1 :] if not line.startswith(ASIDE)]


ASIDE = ("The choice of", "By default", "Choix d", "Par défaut")


@pytest.mark.rule("701.20e")
def test_one_card_goes_to_the_hand_and_the_rest_to_the_bottom() -> None:
    text = (
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of "
        "your library in any order."
    )
    outcome = dug(text, {"choose": "take", "pick": "giant"})
    assert zones(outcome, *NAMES) == ["library", "library", "hand", "library"]
    assert told(outcome, "en") == [
        "Quest: Alice looks at the top 3 cards of the library: Elf, Bolt and Giant. [608.2c, 701.20e]",
        "Giant goes to its owner's hand. [608.2c]",
        "Elf and Bolt go to the bottom of Alice's library. [608.2c]",
    ]
    assert told(outcome, "fr")[0] == (
        "Quest\u202f: Alice regarde les 3 cartes du dessus de sa bibliothèque\u202f: Elf, Bolt et Giant. "
        "[608.2c, 701.20e]"
    )


@pytest.mark.rule("401.2")
def test_in_what_random_order_cards_lie_on_the_bottom_nobody_knows() -> None:
    text = "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of "
    last = "your library in a random order."
    shuffled = dug(f"{text}{last} Draw two cards.", {"choose": "take", "pick": "elf"})
    assert zones(shuffled, *NAMES) == ["hand", "library", "library", "hand"]
    assert told(shuffled, "en")[-2:] == [
        "Nobody knows in which order these cards lie on the bottom of the library. [608.2c]",
        "Alice draws 2 cards. [608.2c]",
    ]
    assert "Personne ne sait dans quel ordre ces cartes sont au-dessous de la bibliothèque. [608.2c]" in told(
        shuffled, "fr"
    )
    ordered = dug(f"{text}your library in any order. Draw two cards.", {"choose": "take", "pick": "elf"})
    assert zones(ordered, *NAMES) == ["hand", "hand", "library", "hand"]


@pytest.mark.rule("401.2")
def test_cards_of_one_name_lie_in_one_order() -> None:
    text = "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of "
    elves = tuple({"id": f"elf{number}", "is": ELF} for number in (1, 2, 3))
    outcome = dug(f"{text}your library in a random order. Draw a card.", library=elves)
    assert zones(outcome, "elf1", "elf2", "elf3") == ["hand", "hand", "library"]


@pytest.mark.rule("608.2d")
def test_a_card_of_a_kind_may_be_taken_and_is_by_default() -> None:
    text = (
        "Look at the top four cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest into your graveyard."
    )
    assert zones(dug(text), *NAMES) == ["hand", "graveyard", "graveyard", "graveyard"]
    assert zones(dug(text, {"choose": "take", "pick": None}), *NAMES) == ["graveyard"] * 4
    refused = dug(text, {"choose": "take", "pick": "bolt"})
    assert zones(refused, *NAMES) == ["hand", "graveyard", "graveyard", "graveyard"]


@pytest.mark.rule("701.20a")
def test_all_cards_of_a_kind_that_are_revealed_enter_the_battlefield() -> None:
    text = (
        "Reveal the top three cards of your library. Put all creature cards revealed this way onto the battlefield and "
        "the rest into your graveyard."
    )
    assert zones(dug(text), *NAMES) == ["battlefield", "graveyard", "battlefield", "library"]


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("first", "ends"), [(0, ["battlefield"]), (1, ["hand"]), (3, ["hand"])])
def test_what_the_top_card_is_decides_where_it_goes(first: int, ends: list[str]) -> None:
    text = (
        "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put it "
        "into your hand."
    )
    assert zones(dug(text, library=LIBRARY[first:]), NAMES[first]) == ends


@pytest.mark.rule("202.3")
@pytest.mark.parametrize(("first", "life"), [(0, 19), (2, 15), (3, 20)])
def test_the_mana_value_of_the_revealed_card_is_lost_as_life(first: int, life: int) -> None:
    text = "At the beginning of your upkeep, reveal the top card of your library and put that card into your hand. "
    dark = thing("dark", "Creature - Human", text + "You lose life equal to its mana value.", power=2, toughness=1)
    players = [{"name": "Alice", "library": list(LIBRARY[first:])}, {"name": "Bob"}]
    outcome = played({"to": "next turn"}, ALL, objects=(dark,), players=players, active="Bob", step="end")
    assert (zones(outcome, NAMES[first]), lives(outcome)) == (["hand"], (life, 20))


@pytest.mark.rule("401.4")
def test_cards_are_put_back_in_the_order_that_is_chosen() -> None:
    text = "Look at the top three cards of your library, then put them back in any order. Draw a card."
    assert zones(dug(text), *NAMES)[0] == "hand"
    outcome = dug(text, {"choose": "put back", "pick": "giant"})
    assert zones(outcome, *NAMES) == ["library", "library", "hand", "library"]
    assert told(outcome, "fr")[1] == (
        "Giant, Elf et Bolt vont au-dessus de la bibliothèque d’Alice, dans cet ordre. [608.2c, 401.4]"
    )


@pytest.mark.rule("401.1")
def test_of_a_library_that_is_not_stated_cards_move_unseen() -> None:
    text = (
        "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your "
        "library."
    )
    outcome = dug(text, library=None, hand=0)
    assert outcome["players"]["Alice"]["hand"] == 1
    assert outcome["unmodelled"] == []
    assert told(outcome, "en") == [
        "Quest: Alice looks at the top 2 cards of the library, which are not stated. [608.2c, 701.20e]",
        "1 card that nobody can name goes to Alice's hand. [608.2c]",
        "1 card that nobody can name goes to the bottom of Alice's library. [608.2c]",
    ]
    assert told(outcome, "fr")[1:] == [
        "1 carte que personne ne peut nommer va dans la main d’Alice. [608.2c]",
        "1 carte que personne ne peut nommer va au-dessous de la bibliothèque d’Alice. [608.2c]",
    ]


@pytest.mark.rule("401.1")
def test_where_it_matters_which_cards_they_are_the_answer_says_that_it_may_change() -> None:
    text = "Reveal the top card of your library. If it's a creature card, put it onto the battlefield."
    outcome = dug(text, library=None)
    assert [each["text"] for each in outcome["unmodelled"]] == ["cards of the library"]
    assert told(outcome, "en") == [
        (
            "Quest: Alice reveals the top card of the library, which is not stated and is taken to have no effect "
            "here. [608.2c, 701.20a]"
        )
    ]
    assert told(outcome, "fr") == [
        (
            "Quest\u202f: Alice révèle la carte du dessus de sa bibliothèque, qui n’est pas indiquée et que "
            "l’on suppose sans effet ici. [608.2c, 701.20a]"
        )
    ]


@pytest.mark.rule("401.4")
def test_a_library_with_fewer_cards_is_dealt_out_as_far_as_it_goes() -> None:
    text = "Reveal the top four cards of your library. Put two of them into your hand and the rest into your graveyard."
    assert zones(dug(text, library=LIBRARY[:1]), "elf") == ["hand"]
    assert dug(text, library=())["unmodelled"] == []


def test_401_what_goes_to_a_library_is_told_with_its_place() -> None:
    places = {"on top of": (", on top", ", au-dessus"), "on the bottom of": (", on the bottom", ", au-dessous")}
    for words, (english, french) in places.items():
        tuck = card("tuck", "Instant", f"Put target creature {words} its owner's library.")
        outcome = played(cast(tuck, "cub"), ALL, objects=(bear("cub", by="Bob"),))
        lines = outcome["explanation"]
        assert lines["en"][2] == f"tuck: cub goes to its owner's library{english}. [608.2c]"
        assert lines["fr"][2].endswith(f" est mis dans la bibliothèque de son propriétaire{french}. [608.2c]")
