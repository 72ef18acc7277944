"""CR 107.7, 122.1, 613.1f, 701.3, 701.9b, 707.9: what planeswalkers' abilities and the like do, as effects."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate, Cast, ObjectSetup
from bot.engine.magic.events import CardDiscarded, CardDrawn, CountersRemoved
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, SpellAbility
from bot.engine.magic.words.effects import (
    ONE,
    AtNextUpkeep,
    AttachObject,
    CreateCopies,
    CreateTokens,
    Destroy,
    Discard,
    Draw,
    Exceptions,
    Fixed,
    GainActivatedAbilities,
    GainLife,
    RemoveCounters,
    RemoveTypes,
    Tap,
    ValueOfX,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    Comparison,
    Filter,
    Matching,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.spells import ALL, PING, beside, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, attack, duel, events, gone, lives, refused, to
from tests.engine.magic.tables.words import ALICE, BOB

GAIN_X = GainLife(Players.YOU, ValueOfX())
MINUS_X = ActivatedAbility(Cost(loyalty=0, loyalty_x=True), (GAIN_X,), (), "−X: You gain X life.")
PERMANENT = TargetSpec(Filter())


def card(name: str, *types: str, counters: Mapping[str, int] | None = None, **more: object) -> ObjectSetup:
    printed = Characteristics(name, types=types, **more)  # type: ignore[arg-type]  # its own fields
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), ALICE, ALICE, counters=counters or {})


def walker(**more: object) -> ObjectSetup:
    return card("walker", "Planeswalker", counters={"loyalty": 4}, abilities=(MINUS_X,), loyalty=4, **more)


@pytest.mark.rule("107.7")
@pytest.mark.parametrize(
    ("x", "life", "left", "refusals"),
    [(3, 23, 1, {}), (0, 20, 4, {}), (5, 20, 4, {0: [(RefusalKind.NOT_ENOUGH_LOYALTY, ("606.6",))]})],
)
def test_606_4_as_many_counters_are_removed_as_was_chosen_for_x(
    x: int, life: int, left: int, refusals: dict[int, object]
) -> None:
    minus = Activate(ObjectId("walker"), "-X", ALICE, x=x)
    outcome = resolve_scenario(beside(duel("", "", minus, ALL), walker()))
    loyalty = outcome.state.objects[ObjectId("walker")].counters["loyalty"]
    assert (lives(outcome)[0], loyalty, refused(outcome)) == (life, left, refusals)


@pytest.mark.rule("707.9")
def test_707_9_a_token_that_is_a_copy_has_the_exceptions_in_its_copiable_values() -> None:
    copies = CreateCopies(TargetObject(), Fixed(2), exceptions=Exceptions((RemoveTypes(("Legendary",)),)))
    clones = spell("clones", copies, targets=(PERMANENT,))
    outcome = resolve_scenario(beside(duel("", "", cast(clones, "walker"), ALL), walker(supertypes=("Legendary",))))
    there = [thing for thing in outcome.state.battlefield() if thing.printed.name == "walker"]
    assert [(thing.token, thing.printed.supertypes, thing.counters["loyalty"]) for thing in there] == [
        (False, ("Legendary",), 4),
        (True, (), 4),
        (True, (), 4),
    ]


@pytest.mark.rule("122.1")
@pytest.mark.parametrize(
    ("kind", "amount", "removed"),
    [(None, None, [("charge", 2), ("oil", 1)]), ("charge", None, [("charge", 2)]), ("oil", Fixed(3), [("oil", 1)])],
)
def test_122_1_counters_of_every_kind_or_of_one_are_removed(
    kind: str | None, amount: Fixed | None, removed: list[tuple[str, int]]
) -> None:
    strip = spell("strip", RemoveCounters(TargetObject(), kind, amount), targets=(PERMANENT,))
    relic = card("relic", "Artifact", counters={"oil": 1, "charge": 2})
    outcome = resolve_scenario(beside(duel("", "", cast(strip, "relic"), ALL), relic))
    assert [(each.kind, each.amount) for each in events(outcome, CountersRemoved)] == removed


@pytest.mark.rule("613.1f")
def test_613_1f_the_activated_abilities_that_something_has_are_gained_for_a_while() -> None:
    mimic = spell("mimic", GainActivatedAbilities(TargetObject(), TargetObject(1)), targets=(PERMANENT, PERMANENT))
    ping = Activate(ObjectId("bear"), 1, ALICE, (BOB,))
    pinger = card("pinger", "Artifact", abilities=(PING,))
    outcome = resolve_scenario(beside(duel("bear 2/2", "", cast(mimic, "bear", "pinger"), ALL, ping, ALL), pinger))
    assert (lives(outcome), outcome.state.objects[ObjectId("bear")].tapped) == ((20, 19), True)


@pytest.mark.rule("701.3b")
@pytest.mark.parametrize(("host", "attached"), [("bear", True), ("relic", False), ("blade", False)])
def test_701_3b_an_equipment_is_attached_to_a_creature_or_stays_where_it_is(host: str, *, attached: bool) -> None:
    forge = spell("forge", AttachObject(TargetObject(1), TargetObject()), targets=(PERMANENT, PERMANENT))
    blade, relic = card("blade", "Artifact", subtypes=("Equipment",)), card("relic", "Artifact")
    outcome = resolve_scenario(beside(duel("bear 2/2", "", cast(forge, "blade", host), ALL), blade, relic))
    assert outcome.state.objects[ObjectId("blade")].attached_to == ("bear" if attached else None)


@pytest.mark.rule("202.3")
@pytest.mark.parametrize(
    ("comparison", "left"),
    [
        (Comparison("mana value", at_most=1), {"dear", "dearer"}),
        (Comparison("mana value", at_most=2, at_least=2), {"cheap", "dearer"}),
        (Comparison("mana value", at_least=2), {"cheap"}),
        (Comparison("mana value", x="less"), {"dearer"}),
        (Comparison("mana value", x="equal"), {"cheap", "dearer"}),
        (Comparison("mana value", x="greater"), {"cheap"}),
    ],
)
def test_202_3_mana_values_are_compared_with_numbers_and_with_x(comparison: Comparison, left: set[str]) -> None:
    doom = spell("doom", Destroy(Matching(Filter(all_of=("Artifact",), comparison=comparison))))
    relics = [
        card(name, "Artifact", mana_cost=cost)
        for name, cost in (("cheap", "{1}"), ("dear", "{1}{G}"), ("dearer", "{3}{X}"))
    ]
    outcome = resolve_scenario(beside(duel("", "", Cast(ObjectId("doom"), doom, ALICE, x=2), ALL), *relics))
    assert {"cheap", "dear", "dearer"} - gone(outcome) == left


@pytest.mark.rule("202.3e")
@pytest.mark.parametrize(("x", "legal"), [(2, True), (3, False)])
def test_202_3e_on_the_stack_x_counts_as_what_was_chosen(x: int, *, legal: bool) -> None:
    blaze = CardDefinition(
        (Characteristics("blaze", mana_cost="{X}{R}", types=("Sorcery",), abilities=(SpellAbility((GAIN_X,)),)),)
    )
    cheap = TargetSpec(spells=Filter(comparison=Comparison("mana value", at_most=3)))
    trick = spell("trick", Tap(Matching(CREATURE)), targets=(cheap,))
    answer = Cast(ObjectId("trick"), trick, BOB, (ObjectId("blaze"),))
    outcome = resolve_scenario(duel("", "", Cast(ObjectId("blaze"), blaze, ALICE, x=x), answer))
    assert (refused(outcome) == {}) is legal


@pytest.mark.rule("108.3")
def test_108_3_what_a_player_owns_is_theirs_whoever_controls_it() -> None:
    mine = Filter(all_of=("Artifact",), owner=Side.YOU)
    doom = spell("doom", Destroy(Matching(mine)))
    relic = CardDefinition((Characteristics("relic", types=("Artifact",)),))
    lent = ObjectSetup(ObjectId("lent"), relic, owner=ALICE, controller=BOB)
    stolen = ObjectSetup(ObjectId("stolen"), relic, owner=BOB, controller=ALICE)
    outcome = resolve_scenario(beside(duel("", "", cast(doom), ALL), lent, stolen))
    assert gone(outcome) == {"doom", "lent"}


@pytest.mark.rule("701.9b")
def test_701_9b_as_many_cards_are_discarded_at_random() -> None:
    twist = spell("twist", Discard(TargetObject(), ValueOfX(), at_random=True), targets=(TargetSpec(players=Side.ANY),))
    outcome = resolve_scenario(duel("", "", Cast(ObjectId("twist"), twist, ALICE, (BOB,), x=2), ALL))
    assert [each.player for each in events(outcome, CardDiscarded)] == [BOB, BOB]


@pytest.mark.rule("603.7a")
def test_603_7a_a_card_is_drawn_in_the_next_turns_upkeep_whoevers_that_is() -> None:
    slow = spell("slow", AtNextUpkeep((Draw(Players.YOU, ONE),)))
    at_once = resolve_scenario(duel("", "", cast(slow), ALL))
    later = resolve_scenario(duel("", "", cast(slow), ALL, NEXT_TURN, to(Step.UPKEEP), ALL))
    drawn = [[each.player for each in events(outcome, CardDrawn)] for outcome in (at_once, later)]
    assert drawn == [[], [ALICE]]


@pytest.mark.rule("111.10")
def test_111_10_a_token_that_is_no_creature_has_no_size() -> None:
    food = spell("feast", CreateTokens("Food", None, None, (), ("Food",), types=("Artifact",)))
    outcome = resolve_scenario(duel("", "", cast(food), ALL))
    (token,) = [thing.printed for thing in outcome.state.battlefield()]
    assert (token.types, token.subtypes, token.power, token.toughness) == (("Artifact",), ("Food",), None, None)


@pytest.mark.parametrize(("status", "dead"), [("attacking", {"bear"}), ("at home", set())])
def test_109_2_either_of_two_states_is_enough(status: str, dead: set[str]) -> None:
    fighting = Filter(all_of=("Creature",), any_status=(Status.ATTACKING, Status.BLOCKING))
    fire = spell("fire", Destroy(Matching(fighting)))
    outcome = resolve_scenario(
        duel("bear 2/2", "", *([attack("bear")] if status == "attacking" else []), cast(fire), ALL)
    )
    assert gone(outcome) - {"fire"} == dead
