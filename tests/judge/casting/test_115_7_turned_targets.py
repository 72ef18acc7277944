"""Targets that are turned onto one creature, abilities that are copied and turned, and what is countered by its mana
value (CR 115.1, 115.7a-b, 202.3, 707.10)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, why, zones

ONTO = "{0}: Change a target of target spell or ability to this creature."
HORROR = thing("horror", "Artifact Creature", ONTO, by="Bob", power=0, toughness=4)
BOLT = card("bolt", "Instant", "bolt deals 3 damage to any target.")
STORM = card("storm", "Sorcery", "Destroy target creature and target artifact.")
ARROW = thing("archer", "Creature", "{T}: This creature deals 2 damage to any target.", power=1, toughness=1)
TURN = {"activate": "horror", "ability": 1, "targets": ["bolt"], "by": "Bob"}


@pytest.mark.rule("115.7b")
def test_115_7b_the_target_of_a_spell_is_turned_onto_the_creature() -> None:
    outcome = played(cast(BOLT, "Bob"), TURN, ALL, objects=(HORROR,))
    assert (lives(outcome), outcome["objects"]["horror"]["damage"]) == ((20, 20), 3)


@pytest.mark.rule("115.7b")
def test_115_7b_the_target_of_an_ability_is_turned_too() -> None:
    shoot = {"activate": "archer", "ability": 1, "targets": ["Bob"], "as": "arrow"}
    outcome = played(shoot, {**TURN, "targets": ["arrow"]}, ALL, objects=(HORROR, ARROW))
    assert (lives(outcome), outcome["objects"]["horror"]["damage"]) == ((20, 20), 2)


@pytest.mark.rule("115.7b", "115.7e")
@pytest.mark.parametrize(
    ("pick", "left"), [(None, ["battlefield", "graveyard"]), ("rock", ["graveyard", "battlefield"])]
)
def test_115_7b_only_one_of_several_targets_is_changed(pick: str | None, left: list[str]) -> None:
    choose: tuple[Told, ...] = () if pick is None else ({"choose": "target", "by": "Bob", "pick": pick},)
    turn = {**TURN, "targets": ["storm"]}
    outcome = played(
        cast(STORM, "ox", "rock"), turn, *choose, ALL, objects=(HORROR, bear("ox", "Bob"), thing("rock", "Artifact"))
    )
    assert zones(outcome, "ox", "rock") == left
    assert zones(outcome, "horror") == ["graveyard"]


@pytest.mark.rule("115.7a")
def test_115_7a_what_is_no_legal_target_stays_unchanged() -> None:
    burst = card("burst", "Instant", "burst deals 3 damage to target player.")
    outcome = played(cast(burst, "Bob"), {**TURN, "targets": ["burst"]}, ALL, objects=(HORROR,))
    assert (lives(outcome), outcome["objects"]["horror"]["damage"]) == ((20, 17), 0)


@pytest.mark.rule("115.1", "707.10")
def test_115_1_an_ability_that_one_controls_is_copied_and_no_other_one() -> None:
    herald = card("herald", "Creature", "When this creature enters, you gain 3 life.", power=1, toughness=1)
    echo = card("echo", "Instant", "Copy target triggered ability you control.")
    first = ({**cast(herald), "as": "herald"}, {"resolve": "top"})
    assert lives(played(*first, cast(echo, "herald!1"), ALL)) == (26, 20)
    refused = played(*first, cast(echo, "herald!1", by="Bob"), ALL)
    assert (why(refused), lives(refused)) == ([("601.2c", "115.1")], (23, 20))


@pytest.mark.rule("202.3", "603.2")
@pytest.mark.parametrize(("counters", "countered"), [(1, True), (2, False), (0, False)])
def test_202_3_a_spell_is_countered_by_as_many_counters_as_its_mana_value(counters: int, countered: bool) -> None:
    text = (
        "Whenever a player casts a spell with mana value equal to the number of charge counters on this artifact,"
        " counter that spell."
    )
    cup = thing("cup", "Artifact", text, by="Bob", counters={"charge": counters})
    outcome = played(cast({**BOLT, "mana_cost": "{R}"}, "Bob"), ALL, objects=(cup,))
    assert (lives(outcome)[1] == 20) is countered


@pytest.mark.rule("608.2c", "202.3")
@pytest.mark.parametrize(("cost", "dies"), [("{1}{G}", True), ("{2}{G}", False)])
def test_608_2c_a_creature_is_destroyed_if_its_mana_value_is_small(cost: str, dies: bool) -> None:
    push = card("push", "Instant", "Destroy target creature if it has mana value 2 or less.")
    outcome = played(cast(push, "ox"), ALL, objects=(bear("ox", "Bob", mana_cost=cost),))
    assert (zones(outcome, "ox") == ["graveyard"]) is dies
