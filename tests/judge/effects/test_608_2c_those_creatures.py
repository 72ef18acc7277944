"""CR 608.2c: "those creatures" are the ones that were described before, as that instruction was reached."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, played


@pytest.mark.rule("608.2c")
def test_608_2c_what_changes_hands_is_still_what_was_described() -> None:
    text = "Gain control of all creatures target player controls until end of turn. Untap those creatures."
    mine, theirs = bear("mine", tapped=True), bear("theirs", by="Bob", tapped=True)
    outcome = played(cast(card("Call", "Sorcery", text), "Bob"), ALL, objects=(mine, theirs))
    objects = outcome["objects"]
    assert [(objects[each]["controller"], objects[each]["tapped"]) for each in ("mine", "theirs")] == [
        ("Alice", True),
        ("Alice", False),
    ]


@pytest.mark.rule("608.2c")
def test_608_2c_those_that_were_counted_and_no_others() -> None:
    text = (
        "Draw a card for each creature you control with a +1/+1 counter on it. "
        "Those creatures gain indestructible until end of turn."
    )
    grown, plain = bear("grown", counters={"+1/+1": 1}), bear("plain")
    wrath = card("Wrath", "Sorcery", "Destroy all creatures.")
    do = cast(card("Call", "Instant", text)), ALL, cast(wrath), ALL
    outcome = played(*do, objects=(grown, plain), players=[{"name": "Alice", "hand": 0}, {"name": "Bob"}])
    assert [outcome["objects"][each]["zone"] for each in ("grown", "plain")] == ["battlefield", "graveyard"]
    assert outcome["players"]["Alice"]["hand"] == 1


@pytest.mark.rule("502.3")
@pytest.mark.parametrize(("whose", "tapped"), [("Bob", True), ("Alice", False)])
def test_502_3_those_of_one_player_stay_tapped_in_that_players_next_untap_step(whose: str, tapped: bool) -> None:
    text = "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step."
    sleep = cast(card("Nap", "Sorcery", text), whose)
    outcome = played(sleep, ALL, {"to": "next turn"}, {"to": "upkeep"}, objects=(bear("owl", by="Bob"),))
    assert outcome["objects"]["owl"]["tapped"] is tapped


@pytest.mark.rule("608.2c")
def test_608_2c_they_are_the_tokens_that_were_created() -> None:
    text = "Create two 1/1 red Devil creature tokens. They gain haste until end of turn."
    outcome = played(cast(card("Call", "Sorcery", text)), ALL, objects=(bear("cub"),))
    devils = [each for each in outcome["objects"].values() if each["subtypes"] == ["Devil"]]
    assert len(devils) == 2
    assert all("haste" in each["keywords"] for each in devils)
    assert "haste" not in outcome["objects"]["cub"]["keywords"]
