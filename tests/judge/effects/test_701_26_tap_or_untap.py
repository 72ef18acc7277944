"""CR 108.3, 613.1b, 701.3, 701.26, 701.27e: tapping or untapping, what is attached, who owns what, what transforms."""

from tests.judge.playing import ALL, bear, card, cast, played, thing, zones

FLIP = card("Flip", "Instant", "Tap or untap target permanent.")


def test_what_is_tapped_is_untapped_and_the_other_way_round() -> None:
    outcome = played(cast(FLIP, "Up"), ALL, objects=(bear("Up"),))
    assert outcome["objects"]["Up"]["tapped"] is True
    outcome = played(cast(FLIP, "Down"), ALL, objects=(bear("Down", tapped=True),))
    assert outcome["objects"]["Down"]["tapped"] is False


def test_equipment_that_a_trigger_speaks_of_is_attached() -> None:
    aid = thing(
        "Aid",
        "Enchantment",
        "Whenever an Equipment you control enters, you may attach it to target creature you control.",
    )
    axe = card("Axe", "Artifact - Equipment", "Equipped creature gets +2/+0.\nEquip {2}")
    outcome = played(cast(axe), ALL, objects=(aid, bear("Grizzly")))
    assert (outcome["objects"]["Axe"]["attached_to"], outcome["objects"]["Grizzly"]["power"]) == ("Grizzly", 4)


def test_everybody_gets_back_what_they_own() -> None:
    path = thing("Path", "Land", "{T}: Each player gains control of all creatures they own.")
    stolen = bear("Stolen", "Alice", owner="Bob")
    lent = bear("Lent", "Bob", owner="Alice")
    outcome = played({"activate": "Path", "ability": "{T}"}, ALL, objects=(path, stolen, lent))
    assert [outcome["objects"][each]["controller"] for each in ("Stolen", "Lent")] == ["Bob", "Alice"]


def test_the_card_that_was_revealed_costs_its_mana_value() -> None:
    text = (
        "Whenever this creature deals combat damage to a player, reveal the top card of your library and put that card "
        "into your hand. Each opponent loses life equal to that card's mana value."
    )
    ninja = thing("Ninja", "Creature", text, power=1, toughness=1)
    top = {"id": "Top", "is": card("Top", "Sorcery", "Draw a card.", mana_cost="{3}{U}")}
    players = [{"name": "Alice", "library": [top]}, {"name": "Bob"}]
    outcome = played({"attack": [{"who": "Ninja"}]}, objects=(ninja,), players=players)
    assert (outcome["players"]["Bob"]["life"], zones(outcome, "Top")) == (15, ["hand"])


def test_a_card_in_the_graveyard_is_asked_about_where_it_lies() -> None:
    players = [{"name": "Alice", "hand": []}, {"name": "Bob"}]
    plain = thing("Shock", "Instant", "Shock deals 2 damage to any target.", zone="graveyard", mana_cost="{R}")
    again = thing("Again", "Instant", "Again deals 2 damage to any target.\nFlashback {R}", zone="graveyard")
    asked = played(
        {"ask": "can cast", "card": "Shock", "by": "Alice"},
        {"ask": "can cast", "card": "Again", "by": "Alice"},
        objects=(plain, again),
        players=players,
    )
    assert [each["answer"] for each in asked["answers"]] == [False, True]
