"""CR 303.4c, 702.5a, 704.5m: an Aura that enchants a creature with another Aura attached to it."""

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, zones

CROWN = card(
    "Crown", "Enchantment - Aura", "Enchant creature with another Aura attached to it\nEnchanted creature gets +3/+3."
)
BLESSING = "Enchant creature\nEnchanted creature gets +1/+2."
BREAK = card("Break", "Instant", "Destroy target enchantment.")


def test_it_needs_another_aura_there() -> None:
    blessed = (bear("Grizzly"), thing("Blessing", "Enchantment - Aura", BLESSING, attached_to="Grizzly"))
    outcome = played(cast(CROWN, "Grizzly"), ALL, objects=blessed)
    assert (legal(outcome), outcome["objects"]["Grizzly"]["power"]) == ([True, True], 6)
    axe = thing("Axe", "Artifact - Equipment", "Equipped creature gets +1/+0.", attached_to="Grizzly")
    assert legal(played(cast(CROWN, "Grizzly"), objects=(bear("Grizzly"), axe))) == [False]
    assert legal(played(cast(CROWN, "Grizzly"), objects=(bear("Grizzly"),))) == [False]


def test_it_goes_once_the_other_one_is_gone() -> None:
    blessed = (bear("Grizzly"), thing("Blessing", "Enchantment - Aura", BLESSING, attached_to="Grizzly"))
    outcome = played(cast(CROWN, "Grizzly"), ALL, cast(BREAK, "Blessing"), ALL, objects=blessed)
    assert zones(outcome, "Crown", "Blessing", "Grizzly") == ["graveyard", "graveyard", "battlefield"]


def test_it_does_not_count_itself() -> None:
    worn = thing("Crown", "Enchantment - Aura", CROWN["text"], attached_to="Grizzly")
    assert zones(played({"to": "end"}, objects=(bear("Grizzly"), worn)), "Crown") == ["graveyard"]
