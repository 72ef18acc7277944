"""CR 401.7: a card that is put into a library beneath so many others."""

from tests.judge.playing import ALL, Told, bear, card, cast, played, told

DEEP = card("Deep", "Sorcery", "Put target creature into its owner's library third from the top.")
DRAW_TWO = card("Think", "Sorcery", "Target player draws two cards.")
DRAW = card("Look", "Sorcery", "Target player draws a card.")


def hidden(name: str) -> Told:
    return {"id": name, "is": card(name, "Artifact")}


def test_it_is_drawn_after_those_above_it() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "library": [hidden("One"), hidden("Two"), hidden("Three")]}]
    table = (bear("Grizzly", "Bob"),)
    deep = (cast(DEEP, "Grizzly"), ALL)
    outcome = played(*deep, cast(DRAW_TWO, "Bob"), ALL, objects=table, players=players)
    assert outcome["objects"]["Grizzly"]["zone"] == "library"
    outcome = played(*deep, cast(DRAW_TWO, "Bob"), ALL, cast(DRAW, "Bob"), ALL, objects=table, players=players)
    assert outcome["objects"]["Grizzly"]["zone"] == "hand"
    assert any("third from the top" in line for line in told(outcome))
    assert any("en 3e position à partir du dessus" in line for line in told(outcome, "fr"))


def test_it_lies_on_the_bottom_of_a_library_with_fewer_cards() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "library": [hidden("One")]}]
    outcome = played(
        cast(DEEP, "Grizzly"), ALL, cast(DRAW_TWO, "Bob"), ALL, objects=(bear("Grizzly", "Bob"),), players=players
    )
    assert outcome["objects"]["Grizzly"]["zone"] == "hand"


def test_the_cards_above_may_be_unknown() -> None:
    table = (bear("Grizzly", "Bob"),)
    assert (
        played(cast(DEEP, "Grizzly"), ALL, cast(DRAW_TWO, "Bob"), ALL, objects=table)["objects"]["Grizzly"]["zone"]
        == "library"
    )
    outcome = played(cast(DEEP, "Grizzly"), ALL, cast(DRAW_TWO, "Bob"), ALL, cast(DRAW, "Bob"), ALL, objects=table)
    assert outcome["objects"]["Grizzly"]["zone"] == "hand"
