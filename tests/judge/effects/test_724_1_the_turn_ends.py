"""Effects that end the turn (CR 724.1): what is on the stack, in combat and waiting, and what comes after it."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, choices, legal, lives, played, thing, why, zones

STOP = card("stop", "Instant", "End the turn.")
BOLT = card("bolt", "Instant", "This spell deals 3 damage to target player.")
GROW = card("grow", "Instant", "Target creature gets +3/+3 until end of turn.")


@pytest.mark.rule("724.1", "724.1b")
def test_724_1b_every_spell_is_exiled_and_every_ability_gone() -> None:
    pinger = thing("pinger", "Creature", "{T}: This creature deals 1 damage to target player.", power=1, toughness=1)
    ping = {"activate": "pinger", "ability": 1, "targets": ["Bob"]}
    outcome = played(
        ping, cast(BOLT, "Bob"), cast(STOP, by="Bob"), {"ask": "stack"}, {"resolve": "top"}, objects=(pinger,)
    )
    assert (zones(outcome, "bolt", "stop"), lives(outcome), outcome["stack"]) == (["exile", "exile"], (20, 20), [])
    assert (outcome["active"], outcome["step"]) == ("Alice", "cleanup")


@pytest.mark.rule("724.1d")
def test_724_1d_the_rest_of_the_turn_is_skipped_and_its_effects_end() -> None:
    begin = [cast(GROW, "cub"), ALL, cast(BOLT, "Bob"), cast(STOP), ALL]
    again = {"ask": "characteristics", "what": "cub"}
    outcome = played(*begin, again, objects=(bear("cub"),))
    assert (outcome["answers"][0]["answer"]["power"], lives(outcome)) == (2, (20, 20))


@pytest.mark.rule("724.1d")
def test_724_1d_attackers_are_removed_from_combat() -> None:
    attack = {"attack": [{"who": "cub"}]}
    outcome = played(attack, cast(STOP, by="Bob"), ALL, {"to": "next turn"}, {"ask": "turn"}, objects=(bear("cub"),))
    assert (lives(outcome), outcome["answers"][0]["answer"], outcome["objects"]["cub"]["attacking"]) == (
        (20, 20),
        "Bob",
        None,
    )


@pytest.mark.rule("724.1e")
def test_724_1e_the_end_step_is_skipped_and_what_waits_for_it_waits_on() -> None:
    clock = thing("clock", "Artifact", "At the beginning of each end step, you gain 1 life.")
    late = card("late", "Instant", "Exile target creature at the beginning of the next end step.")
    begin = [cast(late, "cub"), ALL, cast(STOP), ALL, {"to": "next turn"}]
    outcome = played(*begin, objects=(clock, bear("cub")))
    assert (lives(outcome)[0], zones(outcome, "cub")) == (20, ["battlefield"])
    ended = played(*begin, {"to": "end"}, ALL, objects=(clock, bear("cub")))
    assert (lives(ended)[0], zones(ended, "cub")) == (21, ["exile"])


@pytest.mark.rule("724.1a", "724.1c")
def test_724_1a_c_what_has_triggered_is_gone_and_state_based_actions_are_checked() -> None:
    heir = thing("heir", "Creature", "When this creature enters, you gain 5 life.", power=1, toughness=1)["is"]
    outcome = played(cast(heir), {"resolve": "top"}, cast(STOP, by="Bob"), ALL, {"to": "next turn"})
    assert (lives(outcome), zones(outcome, "heir")) == ((20, 20), ["battlefield"])


@pytest.mark.rule("724.1f")
def test_724_1f_what_triggers_meanwhile_is_put_on_the_stack_in_the_cleanup_step() -> None:
    mourner = thing("mourner", "Enchantment", "Whenever you discard a card, you gain 1 life.")
    players = [{"name": "Alice", "hand": 9}, {"name": "Bob"}]
    outcome = played(cast(STOP, by="Bob"), ALL, {"to": "next turn"}, objects=(mourner,), players=players)
    assert (lives(outcome)[0], outcome["players"]["Alice"]["hand"]) == (22, 7)


def test_724_1_what_could_not_be_done_in_the_end_cannot_be_done_in_the_cleanup_step() -> None:
    outcome: Told = played(cast(STOP), ALL, cast(BOLT, "Bob"))
    assert (legal(outcome), why(outcome), choices(outcome)) == ([True, True, False], [("117.1a",)], [])
