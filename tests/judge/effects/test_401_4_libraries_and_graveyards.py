"""CR 401.4, 406.1: what owners put into their libraries, and what players exile from graveyards: played."""

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told, zones

WARP = card(
    "Warp",
    "Instant",
    "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's "
    "a permanent card, they put it onto the battlefield.",
)
FLOW = card(
    "Flow",
    "Instant",
    "Choose target creature. Its owner puts it on their choice of the top or bottom of their library.",
)
PICK = card("Pick", "Sorcery", "Target player exiles a card from their graveyard.")
BURY = card(
    "Bury",
    "Sorcery",
    "Target player puts all the cards from their graveyard on the bottom of their library in a random order.",
)
LOOK = card("Look", "Sorcery", "Target player draws a card.")


def dead(name: str, by: str = "Bob") -> Told:
    return thing(name, "Instant", by=by, zone="graveyard")


def test_108_3_it_is_the_owner_who_shuffles_and_reveals() -> None:
    bob: Told = {"name": "Bob", "library": []}
    outcome = played(cast(WARP, "cub"), ALL, objects=(bear("cub", by="Bob"),), players=[{"name": "Alice"}, bob])
    assert (zones(outcome, "cub"), outcome["objects"]["cub"]["controller"]) == (["battlefield"], "Bob")


def test_its_owner_chooses_the_top_or_the_bottom() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "library": [{"id": "old", "is": card("Old", "Artifact")}]}]
    do = (cast(FLOW, "cub"), ALL, cast(LOOK, "Bob"), ALL)
    assert zones(played(*do, objects=(bear("cub", by="Bob"),), players=players), "cub", "old") == ["library", "hand"]
    top = {"choose": "bottom", "pick": False, "by": "Bob"}
    outcome = played(top, *do, objects=(bear("cub", by="Bob"),), players=players)
    assert zones(outcome, "cub", "old") == ["hand", "library"]


def test_the_player_chooses_which_of_their_cards_is_exiled() -> None:
    table = (dead("one"), dead("two"), dead("mine", by="Alice"))
    two = {"choose": "exile", "pick": "two", "by": "Bob"}
    outcome = played(two, cast(PICK, "Bob"), ALL, objects=table)
    assert zones(outcome, "one", "two", "mine") == ["graveyard", "exile", "graveyard"]


def test_a_whole_graveyard_goes_to_the_bottom() -> None:
    outcome = played(cast(BURY, "Bob"), ALL, objects=(dead("one"), dead("mine", by="Alice")))
    assert zones(outcome, "one", "mine") == ["library", "graveyard"]
    assert told(outcome)
