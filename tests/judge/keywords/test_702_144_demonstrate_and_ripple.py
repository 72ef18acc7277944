"""CR 702.60, 702.144: what happens as spells with demonstrate and ripple are cast."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, lives, played, told, zones

SHOW = card("show", "Sorcery", "Demonstrate\nYou gain 2 life.")
AIM = card("aim", "Sorcery", "Demonstrate\naim deals 2 damage to any target.")


@pytest.mark.rule("702.144a")
def test_702_144a_its_player_and_an_opponent_copy_it() -> None:
    assert lives(played(cast(SHOW), ALL)) == (24, 22)


@pytest.mark.rule("702.144a")
def test_702_144a_who_copies_nothing_gives_nothing() -> None:
    assert lives(played({"choose": "may", "pick": False}, cast(SHOW), ALL)) == (22, 20)


@pytest.mark.rule("702.144a")
def test_702_144a_each_chooses_new_targets_for_their_own_copy() -> None:
    outcome = played({"choose": "target", "by": "Bob", "pick": "Alice"}, cast(AIM, "Bob"), ALL)
    assert lives(outcome) == (18, 16)


@pytest.mark.rule("702.144a")
def test_702_144a_its_player_chooses_the_opponent() -> None:
    players: list[Any] = [{"name": each} for each in ("Alice", "Bob", "Carol")]
    outcome = played({"choose": "opponent", "pick": "Carol"}, cast(SHOW), ALL, players=players, variant="free-for-all")
    assert lives(outcome) == (24, 20, 22)


WAVE = card("wave", "Sorcery", "Ripple 2\nYou gain 2 life.")


def rippling(*names: str, do: tuple[Told, ...] = ()) -> Told:
    library = [
        {"id": f"{name}{place}", "is": WAVE if name == "wave" else card(name, "Instant")}
        for place, name in enumerate(names)
    ]
    return played(*do, cast(WAVE), ALL, players=[{"name": "Alice", "library": library}, {"name": "Bob"}])


@pytest.mark.rule("702.60a")
def test_702_60a_cards_of_its_name_among_the_top_ones_are_cast() -> None:
    assert lives(rippling("wave", "other", "wave"))[0] == 26  # the second one ripples in its turn
    assert lives(rippling("other", "more", "wave"))[0] == 22
    assert lives(rippling("wave", "other", "more"))[0] == 24


@pytest.mark.rule("702.60a")
def test_702_60a_nobody_has_to_reveal_and_the_rest_goes_to_the_bottom() -> None:
    kept = rippling("wave", "other", do=({"choose": "may", "pick": False},))
    assert (lives(kept)[0], zones(kept, "wave0")) == (22, ["library"])
    draw = cast(card("draw", "Sorcery", "Draw a card."))
    library = [{"id": each, "is": card(each, "Instant")} for each in ("a", "b", "c")]
    outcome = played(cast(WAVE), ALL, draw, ALL, players=[{"name": "Alice", "library": library}, {"name": "Bob"}])
    assert zones(outcome, "a", "b", "c") == ["library", "library", "hand"]


@pytest.mark.rule("702.60a")
def test_702_60a_it_is_told_in_both_languages() -> None:
    outcome = rippling("wave", "other")
    assert any("without paying its mana cost" in line for line in told(outcome))
    assert any("sans payer son coût de mana" in line for line in told(outcome, "fr"))
