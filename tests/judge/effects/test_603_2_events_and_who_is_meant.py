"""CR 603.2: abilities that trigger on any of several events, and what they call that player and that spell."""

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

ZAP = card("Zap", "Instant", "Zap deals 1 damage to any target.")
DOOM = card("Doom", "Instant", "Destroy target creature.")
WEEPER = "Whenever a creature an opponent controls dies, that player loses 2 life."


def test_that_player_controlled_what_died() -> None:
    weeper = thing("Weeper", "Enchantment", WEEPER)
    outcome = played(cast(DOOM, "Grizzly"), ALL, objects=(weeper, bear("Grizzly", "Bob")))
    assert lives(outcome) == (20, 18)
    assert lives(played(cast(DOOM, "Own"), ALL, objects=(weeper, bear("Own")))) == (20, 20)


def test_that_player_controls_what_entered() -> None:
    greeter = thing(
        "Greeter", "Enchantment", "Whenever a creature an opponent controls enters, that player loses 1 life."
    )
    newcomer = card("New", "Creature", power=1, toughness=1)
    outcome = played(cast(newcomer, by="Bob"), ALL, objects=(greeter,), active="Bob")
    assert lives(outcome) == (20, 19)


def test_the_controller_of_the_spell_that_targets_it() -> None:
    text = (
        "Whenever this creature becomes the target of a spell, this creature deals 2 damage to that spell's controller."
    )
    giant = thing("Giant", "Creature", text, power=4, toughness=4)
    assert lives(played(cast(ZAP, "Giant", by="Bob"), ALL, objects=(giant,))) == (20, 18)
    assert lives(played(cast(ZAP, "Giant"), ALL, objects=(giant,))) == (18, 20)


def test_the_spell_is_countered_unless_its_controller_discards() -> None:
    text = (
        "Whenever this creature becomes the target of a spell an opponent controls, counter that spell unless its "
        "controller discards a card."
    )
    smasher = thing("Smasher", "Creature", text, power=5, toughness=5)
    holding = [{"name": "Alice"}, {"name": "Bob", "hand": [{"id": "Rock", "is": card("Rock", "Artifact")}]}]
    yes = {"choose": "pay", "by": "Bob", "pick": True}
    paid = played(cast(DOOM, "Smasher", by="Bob"), yes, ALL, objects=(smasher,), players=holding)
    assert zones(paid, "Smasher", "Doom") == ["graveyard", "graveyard"]
    assert zones(played(cast(DOOM, "Smasher", by="Bob"), ALL, objects=(smasher,)), "Smasher") == ["battlefield"]


def test_attacking_and_becoming_a_target_trigger_it() -> None:
    dragon = thing(
        "Dragon", "Creature", "Whenever this creature attacks or becomes the target of a spell, you gain 1 life.",
        power=4, toughness=4,
    )  # fmt: skip
    assert lives(played(cast(ZAP, "Dragon"), ALL, objects=(dragon,))) == (21, 20)
    assert lives(played({"attack": [{"who": "Dragon"}]}, objects=(dragon,))) == (21, 16)


def test_any_of_three_events_triggers_it() -> None:
    text = (
        "Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the "
        "battlefield, or a creature card leaves your graveyard, Grim deals 1 damage to each opponent."
    )
    grim = thing("Grim", "Creature", text, power=5, toughness=4)
    buried = bear("Buried", zone="graveyard")
    raise_it = card("Raise", "Sorcery", "Return target creature card from your graveyard to your hand.")
    assert lives(played(cast(DOOM, "Grizzly"), ALL, objects=(grim, bear("Grizzly", "Bob")))) == (20, 19)
    assert lives(played(cast(raise_it, "Buried"), ALL, objects=(grim, buried))) == (20, 19)
    mill = card("Grind", "Sorcery", "Target player mills a card.")
    players = [
        {"name": "Alice"},
        {"name": "Bob", "library": [{"id": "Fish", "is": card("Fish", "Creature", power=1, toughness=1)}]},
    ]
    assert lives(played(cast(mill, "Bob"), ALL, objects=(grim,), players=players)) == (20, 19)
