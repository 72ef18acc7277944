"""CR 115.3, 120.4a, 202.1, 208: excess damage where something has a keyword, other targets, sizes added up, X."""

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing

RAM = card(
    "Ram",
    "Instant",
    "Target creature you control deals damage equal to its power to target creature you don't control. If the creature "
    "you control has trample, excess damage is dealt to that creature's controller instead.",
)


def test_excess_is_dealt_to_the_controller_only_with_trample() -> None:
    rhino = thing("Rhino", "Creature", "Trample", power=5, toughness=5)
    plain = thing("Ox", "Creature", power=5, toughness=5)
    assert lives(played(cast(RAM, "Rhino", "Grizzly"), ALL, objects=(rhino, bear("Grizzly", "Bob")))) == (20, 17)
    assert lives(played(cast(RAM, "Ox", "Grizzly"), ALL, objects=(plain, bear("Grizzly", "Bob")))) == (20, 20)


def test_another_target_is_not_the_first_one() -> None:
    arc = card("Arc", "Sorcery", "Arc deals 2 damage to any target and 1 damage to another target.")
    outcome = played(cast(arc, "Bob", "Grizzly"), ALL, objects=(bear("Grizzly", "Bob"),))
    assert (lives(outcome), outcome["objects"]["Grizzly"]["damage"]) == ((20, 18), 1)
    assert legal(played(cast(arc, "Bob", "Bob"))) == [False]


def test_power_and_toughness_are_added_up() -> None:
    cut = card("Cut", "Instant", "Destroy target creature with total power and toughness 5 or less.")
    table = (thing("Elf", "Creature", power=2, toughness=3), thing("Ox", "Creature", power=2, toughness=4))
    outcome = played({"ask": "legal targets", "card": cut, "by": "Alice"}, objects=table)
    assert outcome["answers"][0]["answer"] == ["Elf"]


def test_spells_with_x_in_their_costs_cant_be_cast() -> None:
    teeg = thing(
        "Teeg", "Creature", "Noncreature spells with {X} in their mana costs can't be cast.", power=2, toughness=2
    )
    blaze = card("Blaze", "Sorcery", "Blaze deals X damage to any target.", mana_cost="{X}{R}")
    hydra = card("Hydra", "Creature", "", mana_cost="{X}{G}", power=1, toughness=1)
    shock = card("Shock", "Instant", "Shock deals 2 damage to any target.", mana_cost="{R}")
    outcome = played(cast(blaze, "Bob", x=1), cast(hydra, x=1), ALL, cast(shock, "Bob"), ALL, objects=(teeg,))
    assert legal(outcome) == [False, True, True, True, True]
