"""The examples of sections 723 and 732 of the Comprehensive Rules (controlling another player, loops)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, choices, legal, played, thing, told, zones

CONTROL = card("Control", "Sorcery", "You control target player during that player's next turn.")
TURN: Any = (cast(CONTROL, "Bob"), ALL, {"to": "next turn"})
"""Until Alice controls Bob in his turn."""


@pytest.mark.example("723.5#1")
@pytest.mark.parametrize("chosen", ["one", "two"])
def test_723_5_who_controls_a_player_chooses_targets_and_what_a_resolution_asks(chosen: str) -> None:
    edict = card("Edict", "Sorcery", "Each player sacrifices a creature of their choice.")
    hunter = card(
        "Hunter", "Creature - Cat", "When this creature enters, destroy target creature.", power=1, toughness=1
    )
    mine = bear("one", "Bob"), bear("two", "Bob")
    for kind, what in (("sacrifice", edict), ("target", hunter)):
        pick: Told = {"choose": kind, "by": "Alice", "pick": chosen}
        outcome = played(*TURN, {"to": "precombat main"}, pick, cast(what, by="Bob"), ALL, objects=mine)
        (choice,) = choices(outcome)
        assert (choice["by"], choice["choice"], choice["picked"]) == ("Alice", kind, chosen)
        assert zones(outcome, chosen) == ["graveyard"]


@pytest.mark.example("723.5#2")
def test_723_5_who_controls_a_player_divides_the_damage_of_their_attackers() -> None:
    outcome = played(
        *TURN,
        {"attack": [{"who": "cub", "at": "Alice"}]},
        {"block": [{"who": "one", "blocks": ["cub"]}, {"who": "two", "blocks": ["cub"]}]},
        {"choose": "combat damage", "by": "Alice", "pick": {"one": 1, "two": 1}},
        {"to": "end of combat"},
        objects=(bear("cub", "Bob"), bear("one"), bear("two")),
    )
    assert [each["by"] for each in choices(outcome) if each["choice"] == "combat damage"] == ["Alice"]


@pytest.mark.example("723.5a#1")
@pytest.mark.parametrize("chosen", ["first", "second"])
def test_723_5a_costs_are_paid_with_what_the_controlled_player_has(chosen: str) -> None:
    dig = card("Dig", "Sorcery", "As an additional cost to cast this spell, discard a card.\nYou gain 1 life.")
    hand: Any = [{"id": each, "card": "Test Field"} for each in ("first", "second")]
    pick: Told = {"choose": "discard", "by": "Alice", "pick": chosen}
    outcome = played(
        *TURN,
        {"to": "precombat main"},
        pick,
        cast(dig, by="Bob"),
        ALL,
        players=[{"name": "Alice", "hand": ["Test Field"]}, {"name": "Bob", "hand": [*hand, {"id": "dig", "is": dig}]}],
    )
    (choice,) = choices(outcome)
    assert (choice["by"], choice["picked"], zones(outcome, chosen)) == ("Alice", chosen, ["graveyard"])
    assert (outcome["objects"][chosen]["owner"], outcome["players"]["Alice"]["hand"]) == ("Bob", 1)


@pytest.mark.example("732.5#1")
def test_732_5_nobody_is_forced_to_end_a_mandatory_loop() -> None:
    text = "Whenever you gain life, you lose 1 life.\nWhenever you lose life, you gain 1 life."
    seal = thing("seal", "Enchantment", "Sacrifice this enchantment: Destroy target artifact or enchantment.")
    salve = cast(card("Salve", "Instant", "You gain 1 life.")), {"resolve": "top"}
    wheel = thing("wheel", "Artifact", text)
    forever = played(*salve, ALL, objects=(wheel, seal))
    assert zones(forever, "seal", "wheel") == ["battlefield", "battlefield"]
    assert "104.4b" in told(forever)[-1]
    ended = played(*salve, {"activate": "seal", "ability": 1, "targets": ["wheel"]}, ALL, objects=(wheel, seal))
    assert (legal(ended)[2], zones(ended, "seal", "wheel")) == (True, ["graveyard", "graveyard"])
    assert "104.4b" not in told(ended)[-1]
