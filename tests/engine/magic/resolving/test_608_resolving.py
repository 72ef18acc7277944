"""CR 608.2, 609, 610, 607, 614.17: what effects look at and apply to as they resolve, and what they do not undo."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, CanTarget, Cast, Choose, SpellOrAbility
from bot.engine.magic.events import NotDestroyed, Regenerated
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Attacks, CantAttack, CantBlock, DamageAbility, Enters, TriggeredAbility
from bot.engine.magic.words.conditions import AttackedThisTurn
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import (
    AddAbility,
    Counter,
    Destroy,
    ExileAndReturn,
    Impose,
    Modify,
    PutCounters,
    Regenerate,
    RemoveTypes,
    ReturnToHand,
    TakeChosen,
)
from bot.engine.magic.words.filters import (
    ANYTHING,
    AbilityKind,
    Filter,
    Matching,
    Players,
    Sources,
    Status,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from tests.engine.magic.tables.cards import creature, having, scene
from tests.engine.magic.tables.changes import enchantment
from tests.engine.magic.tables.layered import (
    CREATURES,
    grow,
    kinds,
    look,
    permanent,
    played,
    seen,
    state_of,
    static,
    trick,
)
from tests.engine.magic.tables.spells import (
    ALL,
    MURDER,
    ONE_LIFE,
    TARGET_CREATURE,
    beside,
    burn,
    cast,
    spell,
    stack_after,
    watching,
)
from tests.engine.magic.tables.table import (
    asked,
    assign,
    attack,
    block,
    counters,
    dealt,
    duel,
    events,
    fight,
    gone,
    lives,
    marked,
    to,
    zones,
)
from tests.engine.magic.tables.words import ALICE, BOB


def test_608_2i_what_was_done_this_turn_counts_although_the_creature_that_did_it_is_gone() -> None:
    raider = TriggeredAbility(Enters(), (ONE_LIFE,), only_if=AttackedThisTurn())
    printed = Characteristics("pirate", types=("Creature",), power=1, toughness=1, abilities=(raider,))
    pirate = Cast(ObjectId("pirate"), CardDefinition((printed,)), ALICE)
    lost = (attack("bear"), cast(MURDER, "bear", by=BOB), to(Step.POSTCOMBAT_MAIN))
    assert [lives(resolve_scenario(duel("bear 2/2", "", *do, pirate, ALL)))[0] for do in (lost, ())] == [21, 20]


@pytest.mark.parametrize(
    ("wanted", "legal"),
    [
        (Filter(colors=(Color.RED,)), True),
        (Filter(colors=(Color.GREEN,)), True),
        (Filter(colors=(Color.BLACK,)), False),
        (Filter(not_colors=(Color.RED,)), False),
        (Filter(not_colors=(Color.BLACK,)), True),
        (Filter(all_of=("Artifact",)), True),
        (Filter(none_of=("Creature",)), False),
    ],
)
def test_608_2j_one_value_of_several_is_enough_to_be_described_and_to_be_left_out(wanted: Filter, legal: bool) -> None:
    ruin = SpellOrAbility(spell("ruin", Destroy(TargetObject()), targets=(TargetSpec(wanted),)))
    assert asked(duel("golem 2/2 artifact red green"), CanTarget(ObjectId("golem"), ruin)) == [legal]


def test_608_2k_what_the_trigger_spoke_of_is_affected_although_it_has_changed() -> None:
    captain = watching("captain", "1/1", Attacks(CREATURES), PutCounters(TriggeringObject(), "+1/+1"))
    still = spell("still", Modify(TargetObject(), (RemoveTypes(("Creature",)),)), targets=TARGET_CREATURE)
    outcome = resolve_scenario(
        beside(duel("golem 2/2 artifact", "", attack("golem"), cast(still, "golem", by=BOB), ALL), captain)
    )
    assert counters(outcome) == {"golem": {"+1/+1": 1}}


def test_608_2c_instructions_are_followed_in_the_order_written() -> None:
    """What is destroyed first is not there to be counted by the second instruction, and the other way round."""
    grow_all = Modify(CREATURES, (grow(1, 1),))
    first = spell("first", Destroy(TargetObject()), grow_all, targets=TARGET_CREATURE)
    state = state_of(permanent("bear 2/2"), permanent("ox 3/3"), do=played(first, "bear"))
    assert (state.objects[ObjectId("bear")].zone, seen(state, "ox").power) == (Zone.GRAVEYARD, 4)
    (effect,) = state.effects
    assert effect.locked is not None
    assert [each for each, _ in effect.locked] == ["ox"]


# Effects (CR 609).


@pytest.mark.parametrize("zone", ["graveyard", "hand", "exile"])
def test_609_2_creatures_are_permanents_where_nothing_else_is_said(zone: str) -> None:
    anthem = permanent("anthem enchantment", static(CREATURES, grow(1, 1)))
    rally = (cast(spell("rally", Modify(CREATURES, (grow(1, 1),)))), ALL)
    objects = (anthem, permanent(f"card 2/2 zone:{zone}"), permanent("bear 2/2"))
    assert look(*objects, at="card bear", do=rally) == ["2/2 Creature", "4/4 Creature"]


@pytest.mark.rule("608.2d")
def test_609_3_as_much_is_done_as_can_be() -> None:
    """One of the two targets can't be destroyed; the other one is, and the rest of the spell happens."""
    both = spell("both", Destroy(TargetObject(0)), Destroy(TargetObject(1)), ONE_LIFE, targets=TARGET_CREATURE * 2)
    outcome = resolve_scenario(duel("", "bear 2/2, god 5/5 indestructible", cast(both, "god", "bear"), ALL))
    assert (gone(outcome), lives(outcome)) == ({"bear", "both"}, (21, 20))


def test_609_4_as_though_it_were_not_blocked_is_for_its_damage_alone() -> None:
    """It assigns its damage to the player, and is a blocked creature for everything else."""
    horn = enchantment("horn", static(Matching(Filter(statuses=(Status.BLOCKED,))), grow(3, 0)))
    blocked = (attack("thorn"), block("ox>thorn"))
    plain = duel("thorn 4/4 thorny", "ox 1/9", *blocked, assign("thorn", "Bob:4"))
    grown = duel("thorn 4/4 thorny", "ox 1/9", *blocked, assign("thorn", "Bob:7"))
    assert dealt(resolve_scenario(plain)) == [{"thorn>Bob:4", "ox>thorn:1"}]
    assert dealt(resolve_scenario(beside(grown, horn))) == [{"thorn>Bob:7", "ox>thorn:1"}]


RED_SHIELD = DamageAbility(DamageDescribed(by=(Sources(Filter(colors=(Color.RED,))),), to=(Players.YOU,)))


@pytest.mark.parametrize(("color", "lost"), [(Color.RED, 0), (Color.BLUE, 3)])
def test_609_7c_a_static_ability_prevents_damage_of_permanents_and_of_spells_with_the_property(
    color: Color, lost: int
) -> None:
    word = {"R": "red", "U": "blue"}[color]
    shield = enchantment("shield", RED_SHIELD, by=BOB)
    struck = resolve_scenario(beside(duel(f"imp 3/1 {word}", "", attack("imp")), shield))
    burnt = resolve_scenario(beside(duel("", "", cast(burn(3, color=color), "Bob"), ALL), shield))
    assert (lives(struck)[1], lives(burnt)[1]) == (20 - lost, 20 - lost)


# Delayed triggered abilities (CR 603.7, 610.2).


@pytest.mark.parametrize(("do", "zone"), [((), "graveyard"), (("blink",), "battlefield")])
def test_603_7c_a_delayed_trigger_does_not_affect_what_left_and_came_back(do: tuple[str, ...], zone: str) -> None:
    blink = spell("blink", ExileAndReturn(TargetObject()), targets=TARGET_CREATURE)
    zombie = creature("zombie", "2/2", having(KeywordName("decayed")))
    response: tuple[Action, ...] = (cast(blink, "zombie"), ALL) if do else ()
    outcome = resolve_scenario(beside(duel("", "", attack("zombie"), *response, to(Step.POSTCOMBAT_MAIN)), zombie))
    assert zones(outcome)["zombie"] == zone


@pytest.mark.rule("603.7e")
def test_603_7c_a_delayed_trigger_affects_what_has_changed() -> None:
    """The decayed creature is no creature any more, and is sacrificed all the same."""
    still = spell("still", Modify(TargetObject(), (RemoveTypes(("Creature",)),)), targets=TARGET_CREATURE)
    zombie = permanent("zombie 2/2 artifact", having(KeywordName("decayed")))
    outcome = resolve_scenario(
        scene(zombie, do=(attack("zombie"), cast(still, "zombie"), ALL, to(Step.POSTCOMBAT_MAIN)))
    )
    assert zones(outcome)["zombie"] == "graveyard"


STIFLE = spell("stifle", Counter(TargetObject()), targets=(TargetSpec(abilities=(AbilityKind.TRIGGERED,)),))
CANCEL = spell("cancel", Counter(TargetObject()), targets=(TargetSpec(spells=ANYTHING),))


@pytest.mark.parametrize("by", [ALICE, BOB])
def test_603_7d_who_controlled_the_spell_controls_what_it_delayed(by: PlayerId) -> None:
    later = spell("later", ExileAndReturn(TargetObject(), yours=True, at_end_step=True), targets=TARGET_CREATURE)
    scenario = duel("bear 2/2", "", cast(later, "bear", by=by), ALL, to(Step.END))
    assert resolve_scenario(scenario).state.objects[ObjectId("bear")].controller == by
    assert stack_after(scenario) == ["later!1"]
    with_it = [CanTarget(ObjectId("later!1"), SpellOrAbility(each)) for each in (STIFLE, CANCEL)]
    assert asked(scenario, *with_it) == [True, False]


# Linked abilities (CR 607).


@pytest.mark.rule("607.2d")
def test_607_1_each_ability_refers_to_the_choice_of_its_own_object() -> None:
    red = permanent("red-paint enchantment", static(kinds("Creature"), TakeChosen("color")), chosen={"color": "red"})
    shape = permanent(
        "shape enchantment", static(kinds("Creature"), TakeChosen("creature type")), chosen={"creature type": "Elf"}
    )
    blue = permanent("blue-paint enchantment", static(kinds("Land"), TakeChosen("color")), chosen={"color": "blue"})
    objects = (red, shape, blue, permanent("bear 2/2"), permanent("wood land"))
    assert look(*objects, at="bear wood") == ["2/2 Creature Elf, R", "Land, U"]


def test_607_1c_what_chooses_and_refers_to_the_choice_refers_to_its_own() -> None:
    """Two spells that say the same, each with a choice of its own."""
    become = trick("become", TakeChosen("color"))
    again = replace(become, faces=(replace(become.faces[0], name="again"),))
    do = (
        Choose(ChoiceKind.COLOR, "red"),
        *played(become, "bear"),
        Choose(ChoiceKind.COLOR, "blue"),
        *played(again, "ox"),
    )
    assert look(permanent("bear 2/2"), permanent("ox 3/3"), at="bear ox", do=do) == [
        "2/2 Creature, R",
        "3/3 Creature, U",
    ]


def test_607_4_one_choice_may_be_linked_to_several_abilities() -> None:
    paints = (static(kinds("Creature"), TakeChosen("color")), static(kinds("Land"), TakeChosen("color")))
    plot = permanent("plot enchantment", *paints, chosen={"color": "red"})
    assert look(plot, permanent("bear 2/2"), permanent("wood land"), at="bear wood") == ["2/2 Creature, R", "Land, R"]


def test_607_5a_a_granted_ability_that_refers_to_a_choice_which_nobody_made_does_nothing() -> None:
    plot = static(kinds("Creature"), TakeChosen("creature type"))
    gift = trick("gift", AddAbility(plot))
    other = permanent("other enchantment", static(kinds("Land"), TakeChosen("color")), chosen={"creature type": "Elf"})
    assert look(other, permanent("bear 2/2 beast"), at="bear", do=played(gift, "bear"))[0].startswith(
        "2/2 Creature Beast"
    )


# What can't happen (CR 614.17), and what was waited for and did not (614.7).


@pytest.mark.parametrize("rule", [CantAttack(), CantBlock()])
def test_614_17a_what_can_not_happen_any_more_is_not_undone(rule: CantAttack | CantBlock) -> None:
    late = spell("late", Impose(TargetObject(), rule), targets=TARGET_CREATURE)
    who = "bear" if isinstance(rule, CantAttack) else "ox"
    outcome = resolve_scenario(duel("bear 2/2", "ox 1/1", attack("bear"), block("ox>bear"), cast(late, who)))
    assert (gone(outcome), lives(outcome)) == ({"late", "ox"}, (20, 20))


def test_614_17c_what_can_not_be_destroyed_does_not_regenerate() -> None:
    """The destruction of an indestructible creature can't happen, so there is nothing to replace."""
    shield = spell("shield", Regenerate(TargetObject()), targets=TARGET_CREATURE)
    outcome = fight("", "god 5/5 indestructible", cast(shield, "god", by=BOB), ALL, cast(MURDER, "god"), ALL)
    assert (events(outcome, Regenerated), len(events(outcome, NotDestroyed))) == ([], 1)
    assert (len(outcome.state.ongoing.shields), outcome.state.objects[ObjectId("god")].tapped) == (1, False)


def test_614_7_a_replacement_effect_does_nothing_where_its_event_does_not_happen() -> None:
    shield = spell("shield", Regenerate(TargetObject()), targets=TARGET_CREATURE)
    unsummon = spell("unsummon", ReturnToHand(TargetObject()), targets=TARGET_CREATURE)
    outcome = fight("", "bear 2/2", cast(shield, "bear", by=BOB), ALL, cast(unsummon, "bear"), ALL)
    assert (events(outcome, Regenerated), zones(outcome)["bear"]) == ([], "hand")
    survived = fight("", "bear 2/2", cast(shield, "bear", by=BOB), ALL, cast(burn(1), "bear"), ALL)
    assert (events(survived, Regenerated), marked(survived)) == ([], {"bear": 1})
