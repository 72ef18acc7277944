"""CR 704: state-based actions."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.events import (
    CountersRemoved,
    Destroyed,
    NotDestroyed,
    PlayerLost,
    ProtectorChosen,
    Sacrificed,
    Unattached,
    ZoneChanged,
)
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.game.state_based_actions import state_based_actions
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.stack_objects import StackedAbility
from tests.engine.magic.tables.spells import state_after
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    attack,
    block,
    choose,
    cited,
    combat,
    counters,
    duel,
    events,
    fight,
    gone,
    lives,
    rules_by_moment,
    to,
    zones,
)
from tests.engine.magic.tables.words import ALICE, BOB

LEGENDS = "jace legendary enchantment named:Jace, jack legendary enchantment named:Jace"


def settled(alice: str, bob: str = "", **rest: tuple[int, int]) -> Outcome:
    """The table after its first check."""
    return fight(alice, bob, to(Step.PRECOMBAT_MAIN), **rest)


def moments(outcome: Outcome) -> list[set[str]]:
    return rules_by_moment(outcome)


@pytest.mark.parametrize("life", [0, -3])
def test_704_5a_a_player_with_no_life_loses(life: int) -> None:
    outcome = settled("", lives=(20, life))
    assert (outcome.state.winner, moments(outcome)) == (ALICE, [{"704.5a"}, {"104.2a"}])


def test_704_5b_drawing_from_an_empty_library_loses() -> None:
    scenario = duel("", "", NEXT_TURN, to(Step.DRAW))
    alice, bob = scenario.players
    outcome = resolve_scenario(replace(scenario, players=(alice, replace(bob, library_known=True))))
    assert moments(outcome)[-3:] == [{"121.4"}, {"704.5b"}, {"104.2a"}]
    assert outcome.state.winner == ALICE


def test_704_5b_an_unknown_library_is_never_empty() -> None:
    outcome = fight("", "", NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    assert (outcome.state.over, outcome.state.active) == (False, BOB)


@pytest.mark.parametrize(("poison", "loses"), [(9, False), (10, True), (11, True)])
def test_704_5c_ten_poison_counters_lose(poison: int, loses: bool) -> None:
    scenario = duel("", "", to(Step.END))
    alice, bob = scenario.players
    outcome = resolve_scenario(replace(scenario, players=(alice, replace(bob, counters={"poison": poison}))))
    assert (outcome.state.winner == ALICE, cited(outcome, PlayerLost)) == (loses, [("704.5c",)] if loses else [])


def test_704_5d_a_token_reaches_the_graveyard_and_then_ceases_to_exist() -> None:
    outcome = combat("2/2", "1/1 token")
    moves = [(each.origin.value, each.destination.value) for each in events(outcome, ZoneChanged)]
    assert (moves, zones(outcome)["b1"]) == ([("battlefield", "graveyard"), ("graveyard", "ceased")], "ceased")
    assert cited(outcome, ZoneChanged) == [("701.8a",), ("704.5d",)]


@pytest.mark.parametrize("words", ["0/0", "2/0 indestructible", "1/1 -1/-1:1", "2/2 -1/-1:3 indestructible"])
def test_704_5f_no_toughness_puts_into_the_graveyard_without_destroying(words: str) -> None:
    outcome = settled(f"ooze {words}")
    assert (gone(outcome), events(outcome, Destroyed), moments(outcome)) == ({"ooze"}, [], [{"704.5f"}])


def test_704_5f_counters_keep_a_creature_alive() -> None:
    assert gone(settled("ooze 0/0 +1/+1:1")) == set()


def test_704_5f_a_creature_without_toughness_is_gone_before_it_could_block() -> None:
    outcome = fight("bear 2/2", "ooze 0/0", attack("bear"), block("ooze>bear"))
    assert (outcome.actions[1].legal, lives(outcome)) == (False, (20, 18))


@pytest.mark.parametrize(("damage", "dies"), [(2, False), (3, True), (5, True)])
def test_704_5g_lethal_damage_destroys(damage: int, dies: bool) -> None:
    outcome = settled(f"ox 1/3 damage:{damage}")
    assert (gone(outcome) == {"ox"}, cited(outcome, Destroyed)) == (dies, [("704.5g",)] if dies else [])


def test_704_5h_deathtouch_destroys_a_bigger_creature() -> None:
    outcome = combat("2/4", "1/1 deathtouch")
    assert gone(outcome) == {"attacker", "b1"}
    assert dict(zip(events(outcome, Destroyed), cited(outcome, Destroyed), strict=True)) == {
        Destroyed(ObjectId("attacker")): ("704.5h",),
        Destroyed(ObjectId("b1")): ("704.5g",),
    }


def test_704_7_lethal_damage_with_deathtouch_destroys_once_and_cites_both() -> None:
    outcome = combat("1/1 deathtouch", "1/1")
    assert ("704.5g", "704.5h") in cited(outcome, Destroyed)
    assert len([each for each in events(outcome, ZoneChanged) if each.object == ObjectId("b1")]) == 1


def test_702_12b_indestructible_survives_lethal_damage_and_deathtouch_and_it_is_said_once() -> None:
    outcome = combat("5/5 deathtouch", "2/2 indestructible", then=[to(Step.END)])
    assert (gone(outcome), len(events(outcome, NotDestroyed))) == (set(), 1)
    assert cited(outcome, NotDestroyed) == [("702.12b", "704.5g", "704.5h")]


def test_702_12b_an_indestructible_creature_is_spared_anew_by_each_damage_step() -> None:
    outcome = combat("3/3 double-strike", "2/2 indestructible")
    assert (gone(outcome), len(events(outcome, NotDestroyed))) == (set(), 2)


def test_704_5h_deathtouch_of_the_first_step_is_forgotten_by_the_second() -> None:
    outcome = fight(
        "snake 1/9 first-strike deathtouch, bear 1/9",
        "wall 0/9 indestructible blocks-two",
        attack("snake", "bear"),
        block("wall>snake+bear"),
    )
    assert cited(outcome, NotDestroyed) == [("702.12b", "704.5h")]


@pytest.mark.rule("306.9")
def test_704_5i_no_loyalty_puts_into_the_graveyard_and_indestructible_does_not_help() -> None:
    outcome = settled("jace walker:0 indestructible")
    assert (gone(outcome), moments(outcome)) == ({"jace"}, [{"704.5i"}])


def test_704_5j_the_newest_legend_stays_by_default_and_the_choice_is_reported() -> None:
    outcome = settled(LEGENDS)
    (choice,) = outcome.choices
    assert (choice.player, choice.kind, choice.picked, choice.default, choice.options) == (
        ALICE,
        "legend rule",
        "jack",
        True,
        2,
    )
    assert (gone(outcome), cited(outcome, ZoneChanged)) == ({"jace"}, [("704.5j",)])
    assert events(outcome, Destroyed) == []


def test_704_5j_the_controller_may_keep_the_older_one() -> None:
    outcome = fight(LEGENDS, "", choose("legend rule", "jace", by=ALICE), to(Step.END))
    assert (gone(outcome), [each.default for each in outcome.choices]) == ({"jack"}, [False])


def test_704_5j_of_three_legends_two_go() -> None:
    outcome = fight(
        f"{LEGENDS}, jill legendary enchantment named:Jace", "", choose("legend rule", "jack"), to(Step.END)
    )
    assert gone(outcome) == {"jace", "jill"}


@pytest.mark.parametrize(
    ("alice", "bob"),
    [
        ("jace legendary enchantment named:Jace", "jack legendary enchantment named:Jace"),
        ("jace legendary enchantment, jack legendary enchantment", ""),
        ("jace legendary enchantment named:Jace, jack enchantment named:Jace", ""),
        ("jace legendary enchantment named:Jace, jack legendary enchantment named:Jace zone:hand", ""),
        ("jace legendary enchantment named:Jace, jack legendary enchantment named:Jace phased_out", ""),
    ],
)
def test_704_5j_only_legends_of_one_name_and_one_controller_on_the_battlefield(alice: str, bob: str) -> None:
    assert events(settled(alice, bob), ZoneChanged) == []


def test_704_5k_only_the_newest_world_permanent_stays() -> None:
    outcome = settled("old world enchantment", "new world enchantment")
    assert (gone(outcome), moments(outcome)) == ({"old"}, [{"704.5k"}])


@pytest.mark.parametrize(
    ("aura", "host"),
    [
        ("aura enchantment aura enchant-creature", "bear 2/2"),
        ("aura enchantment aura enchant-creature on:bear", "bear artifact"),
        ("aura enchantment aura enchant-land on:bear", "bear 2/2"),
        ("aura enchantment aura enchant-creature on:bear", "bear 2/2 zone:graveyard"),
    ],
)
def test_704_5m_an_aura_on_nothing_legal_goes_to_the_graveyard(aura: str, host: str) -> None:
    outcome = settled(f"{aura}, {host}")
    assert (zones(outcome)["aura"], moments(outcome)) == ("graveyard", [{"704.5m"}])


@pytest.mark.parametrize(
    ("aura", "quality"), [("aura green enchantment aura", "green"), ("aura enchantment aura", "everything")]
)
def test_702_16c_an_aura_that_its_host_is_protected_from_goes_to_the_graveyard(aura: str, quality: str) -> None:
    outcome = settled(f"{aura} enchant-creature on:bear, bear 2/2 protection-from-{quality}")
    assert (zones(outcome)["aura"], moments(outcome)) == ("graveyard", [{"702.16c", "704.5m"}])


@pytest.mark.parametrize(
    ("aura", "host"),
    [
        ("aura enchantment aura enchant-creature on:bear", "bear 2/2"),
        ("aura enchantment aura enchant-land on:bear", "bear land"),
        ("aura green enchantment aura enchant-creature on:bear", "bear 2/2 protection-from-red"),
        ("aura enchantment aura on:Bob", ""),
    ],
)
def test_303_4c_a_legal_aura_stays(aura: str, host: str) -> None:
    assert events(settled(f"{aura}, {host}"), ZoneChanged) == []


def test_704_3_an_aura_falls_off_after_its_creature_died() -> None:
    outcome = combat("2/2", "1/1", "1/3", then=[])
    assert gone(outcome) >= {"b1"}
    with_aura = fight(
        "bear 2/2", "cub 1/1, aura enchantment aura enchant-creature on:cub", attack("bear"), block("cub>bear")
    )
    died, fell = events(with_aura, ZoneChanged)
    assert (died.object, fell.object) == ("cub", "aura")
    assert cited(with_aura, ZoneChanged) == [("701.8a",), ("704.5m",)]


def test_704_3_losing_an_aura_s_toughness_destroys_in_the_next_check() -> None:
    outcome = settled(
        "bear 2/2 damage:3 protection-from-green, aura green enchantment aura enchant-creature host:+2/+2 on:bear"
    )
    assert moments(outcome) == [{"702.16c", "704.5m"}, {"704.5g", "701.8a"}]
    assert gone(outcome) == {"bear", "aura"}


@pytest.mark.parametrize("host", ["bear artifact", "bear 2/2 zone:graveyard", "bear 2/2 protection-from-artifacts"])
def test_704_5n_illegal_equipment_becomes_unattached_and_stays(host: str) -> None:
    outcome = settled(f"sword artifact equipment on:bear, {host}")
    assert (zones(outcome)["sword"], cited(outcome, Unattached)) == ("battlefield", [("704.5n",)])
    assert outcome.state.objects[ObjectId("sword")].attached_to is None


def test_704_5n_equipment_on_a_player_becomes_unattached() -> None:
    assert cited(settled("sword artifact equipment on:Bob"), Unattached) == [("704.5n",)]


def test_704_5n_legal_equipment_stays_attached_whoever_controls_the_creature() -> None:
    assert events(settled("sword artifact equipment on:bear", "bear 2/2"), Unattached) == []


def test_704_5n_equipment_of_a_creature_that_died_stays_on_the_battlefield() -> None:
    outcome = fight("bear 2/2", "cub 1/1, sword artifact equipment on:cub", attack("bear"), block("cub>bear"))
    assert (gone(outcome), cited(outcome, Unattached)) == ({"cub"}, [("704.5n",)])


@pytest.mark.parametrize(
    "attached", ["ox 2/2 on:bear", "stone artifact on:bear", "siege battle:3 siege protector:Bob on:bear"]
)
def test_704_5p_what_can_not_be_attached_becomes_unattached(attached: str) -> None:
    assert cited(settled(f"{attached}, bear 2/2"), Unattached) == [("704.5p",)]


def test_303_4d_an_aura_that_is_a_creature_becomes_unattached_and_then_goes() -> None:
    outcome = settled("spirit 1/1 enchantment aura enchant-creature on:bear, bear 2/2")
    assert moments(outcome) == [{"704.5p"}, {"704.5m"}]
    assert gone(outcome) == {"spirit"}


def test_704_5q_opposite_counters_cancel_out() -> None:
    outcome = settled("bear 2/2 +1/+1:3 -1/-1:2")
    assert counters(outcome) == {"bear": {"+1/+1": 1}}
    assert cited(outcome, CountersRemoved) == [("704.5q",), ("704.5q",)]


@pytest.mark.parametrize(("charges", "left"), [(4, 4), (5, 5), (8, 5)])
def test_704_5r_counters_beyond_the_most_are_removed(charges: int, left: int) -> None:
    outcome = fight(f"pot artifact five-charges charge:{charges} oil:9", "", to(Step.END))
    assert counters(outcome) == {"pot": {"charge": left, "oil": 9}}
    assert cited(outcome, CountersRemoved) == ([("704.5r",)] if charges > left else [])


@pytest.mark.parametrize(("words", "told"), [
    ("two-chapters third-chapter lore:3", True),
    ("two-chapters third-chapter lore:2", False),
    ("two-chapters lore:2", True),
    ("two-chapters lore:4", True),
    ("lore:3", False),  # without a chapter ability nothing comes to its end
    ("", False),
])  # fmt: skip
def test_704_5s_a_saga_is_sacrificed_once_its_final_chapter_has_come(words: str, told: bool) -> None:
    outcome = fight(f"tale enchantment saga {words}", "", to(Step.END))
    assert gone(outcome) == ({"tale"} if told else set())
    assert events(outcome, Sacrificed) == ([Sacrificed(ObjectId("tale"))] if told else [])


def test_704_5s_it_stays_while_an_ability_of_its_own_is_on_the_stack() -> None:
    state = state_after("tale enchantment saga two-chapters lore:1", "", to(Step.END))
    tale = replace(state.objects[ObjectId("tale")], counters={"lore": 2})
    waiting = StackedAbility(ObjectId("tale!1"), tale.id, ALICE, (), chapter=True)
    told = replace(state, objects={**state.objects, tale.id: tale})
    triggered = replace(told, stack=(waiting.id,), stacked={waiting.id: waiting})
    due = [state_based_actions(each, lambda choice: choice.options[0]) for each in (state, told, triggered)]
    assert [len(each.actions) for each in due] == [0, 2, 0]


ROLES: Mapping[str, set[str]] = {
    "old on:bear, new on:bear": {"old"},
    "old on:bear, middle on:bear, new on:bear": {"old", "middle"},
    "one on:bear, other on:cub": set(),
    "one on:bear": set(),
}


@pytest.mark.rule("303.7a")
@pytest.mark.parametrize("roles", ROLES)
def test_704_5y_of_a_players_roles_on_a_permanent_the_newest_stays(roles: str) -> None:
    words = roles.replace(" on:", " enchantment aura role enchant-creature on:")
    outcome = fight(f"bear 2/2, cub 1/1, {words}", "", to(Step.END))
    assert gone(outcome) == ROLES[roles]


def test_704_5y_roles_of_different_players_stay_side_by_side() -> None:
    role = "enchantment aura role enchant-creature on:bear"
    assert gone(fight(f"bear 2/2, mine {role}", f"theirs {role}", to(Step.END))) == set()


def test_704_5v_a_battle_without_defense_goes_to_the_graveyard() -> None:
    assert moments(settled("plane battle:3 defense:0 protector:Alice")) == [{"704.5v"}]


def test_704_5w_a_siege_without_protector_gets_an_opponent_of_its_controller() -> None:
    outcome = settled("siege battle:3 siege")
    assert events(outcome, ProtectorChosen) == [ProtectorChosen(ObjectId("siege"), BOB)]


def test_310_8a_a_battle_without_battle_type_is_protected_by_its_controller() -> None:
    outcome = settled("plane battle:3")
    assert events(outcome, ProtectorChosen) == [ProtectorChosen(ObjectId("plane"), ALICE)]


def test_704_3_all_that_apply_are_performed_at_once() -> None:
    outcome = settled("a 0/0, b 1/1 damage:1, jace walker:0", "c 2/2 damage:2", lives=(0, 20))
    first = moments(outcome)[0]
    assert first == {"704.5a", "704.5f", "704.5g", "701.8a", "704.5i"}
    assert (gone(outcome), outcome.state.winner) == ({"a", "b", "jace", "c"}, BOB)


def test_400_7_what_left_the_battlefield_forgets_its_damage_counters_and_tapping() -> None:
    outcome = fight("bear 2/2 +1/+1:1 damage:1", "ogre 5/5", attack("bear"), block("ogre>bear"))
    bear = outcome.state.objects[ObjectId("bear")]
    assert (bear.damage, dict(bear.counters), bear.tapped, bear.incarnation) == (0, {}, False, 1)


def test_110_2_a_creature_dies_into_its_owners_graveyard() -> None:
    outcome = fight("bear 2/2", "cub 1/1 owner:Alice", attack("bear"), block("cub>bear"))
    cub = outcome.state.objects[ObjectId("cub")]
    assert (cub.zone.value, cub.controller, cub.owner) == ("graveyard", ALICE, ALICE)


def test_303_4c_an_aura_with_enchant_creature_does_not_stay_on_a_player() -> None:
    assert gone(fight("curse enchantment aura enchant-creature on:Bob", "", to(Step.END))) == {"curse"}
