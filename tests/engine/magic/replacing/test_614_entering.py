"""CR 614.1c-d, 614.12, 306.5b, 310.4b, 122.6: how permanents enter the battlefield."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Action, ObjectSetup
from bot.engine.magic.events import CountersChanged, CountersPut, EntryChanged, LifeLost, QualityChosen
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import (
    ChooseAsEnters,
    ChosenAsEnters,
    EnterTapped,
    EnterWith,
    WouldEnter,
)
from bot.engine.magic.words.conditions import Bounds, Not, NumberOf, Whose
from bot.engine.magic.words.effects import CountOf, CreateTokens, Fixed, ValueOfX
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching, Side
from tests.engine.magic.tables.changes import ONE_MORE_COUNTER, bear, card, casting, enchantment, entering, season
from tests.engine.magic.tables.spells import ALL, beside, cast, spell
from tests.engine.magic.tables.table import choose, cited, counters, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

WALKER = card("walker", "Planeswalker", loyalty=3)
SIEGE = card("siege", "Battle", defense=5)
TWO_COUNTERS = entering(EnterWith("+1/+1", Fixed(2)))
THEIR_CREATURES = Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))


def after(*do: Action, beside_it: tuple[ObjectSetup, ...] = (), alice: str = "", bob: str = "") -> Outcome:
    return resolve_scenario(beside(duel(alice, bob, *do, ALL), *beside_it))


def is_tapped(outcome: Outcome, name: str) -> bool:
    return outcome.state.objects[ObjectId(name)].tapped


@pytest.mark.parametrize(
    ("definition", "kind", "number", "rule"),
    [(WALKER, "loyalty", 3, "306.5b"), (SIEGE, "defense", 5, "310.4b")],
)
def test_306_5b_310_4b_it_enters_with_as_many_counters_as_is_printed(
    definition: object, kind: str, number: int, rule: str
) -> None:
    outcome = after(casting(definition))  # type: ignore[arg-type]  # definitions
    assert events(outcome, CountersPut) == [CountersPut(ObjectId(str(definition.name)), kind, number)]  # type: ignore[attr-defined]
    assert cited(outcome, CountersPut) == [(rule,)]


def test_614_16_306_5b_the_loyalty_that_it_enters_with_is_doubled() -> None:
    outcome = after(casting(WALKER), beside_it=(season(),))
    assert counters(outcome)["walker"] == {"loyalty": 6}
    assert [(each.before, each.after, each.by) for each in events(outcome, CountersChanged)] == [(3, 6, "season")]


def test_614_16_another_players_effect_does_nothing_for_it() -> None:
    assert counters(after(casting(WALKER), beside_it=(season(BOB),))) == {"walker": {"loyalty": 3}}


@pytest.mark.rule("603.6d")
def test_614_1c_it_enters_with_counters_and_lives() -> None:
    hydra = card("hydra", "Creature", abilities=(TWO_COUNTERS,), power=0, toughness=0)
    assert counters(after(casting(hydra))) == {"hydra": {"+1/+1": 2}}


def test_107_3m_x_is_the_one_with_which_it_was_cast() -> None:
    hydra = card("hydra", "Creature", abilities=(entering(EnterWith("+1/+1", ValueOfX())),), power=0, toughness=0)
    assert counters(after(casting(hydra, x=4))) == {"hydra": {"+1/+1": 4}}


def test_614_12_what_it_counts_is_there_before_it_enters() -> None:
    each_creature = entering(EnterWith("+1/+1", CountOf(Matching(CREATURE))))
    assert counters(after(casting(bear(each_creature)), alice="ogre 3/3", bob="elf 1/1")) == {"bear": {"+1/+1": 2}}


def test_614_1d_it_enters_tapped_and_so_do_others_by_an_effect() -> None:
    assert is_tapped(after(casting(bear(entering(EnterTapped())))), "bear")
    lock = enchantment("lock", entering(EnterTapped(), THEIR_CREATURES), by=BOB)
    outcome = after(casting(bear()), beside_it=(lock,))
    assert (is_tapped(outcome, "bear"), events(outcome, EntryChanged)) == (
        True,
        [EntryChanged(ObjectId("bear"), ObjectId("lock"))],
    )


def test_614_1d_tokens_enter_so_too() -> None:
    lock = enchantment("lock", entering(EnterTapped(), Matching(Filter())))
    goblins = spell("goblins", CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(2)))
    outcome = after(cast(goblins), beside_it=(lock,))
    assert [is_tapped(outcome, name) for name in ("goblin", "goblin-2")] == [True, True]


def test_614_12_what_comes_together_does_not_modify_how_the_others_enter() -> None:
    tapper = entering(EnterTapped(), Matching(CREATURE))
    knights = CreateTokens("Knight", 2, 2, ("W",), ("Knight",), abilities=(tapper,), amount=Fixed(2))
    outcome = after(cast(spell("knights", knights)))
    assert [is_tapped(outcome, name) for name in ("knight", "knight-2")] == [False, False]


@pytest.mark.parametrize(("others", "tapped"), [("", True), ("forest land", True), ("forest land, wood land", False)])
def test_614_1d_unless_a_condition_holds_as_it_would_enter(others: str, tapped: bool) -> None:
    two_others = NumberOf(Filter(all_of=("Land",), other=True), Bounds(2), Whose.YOU)
    ability = ReplacementAbility(WouldEnter(THIS), EnterTapped(), condition=Not(two_others))
    outcome = after(casting(card("glade", "Artifact", abilities=(ability,))), alice=others)
    assert is_tapped(outcome, "glade") is tapped


@pytest.mark.parametrize(("pays", "tapped", "life"), [(None, True, 20), (True, False, 18), (False, True, 20)])
def test_614_12a_paying_life_instead_is_its_controllers_choice(pays: bool | None, tapped: bool, life: int) -> None:
    answer = [] if pays is None else [replace(choose("pay", ""), pick=pays)]
    outcome = after(*answer, casting(bear(entering(EnterTapped(life=2)))))
    assert (is_tapped(outcome, "bear"), lives(outcome)[0]) == (tapped, life)
    assert len(events(outcome, LifeLost)) == (life == 18)


@pytest.mark.parametrize(
    ("what", "default", "answer"),
    [
        (ChosenAsEnters.COLOR, "green", "black"),
        (ChosenAsEnters.CREATURE_TYPE, "Beast", "Elf"),
        (ChosenAsEnters.PLAYER, "Bob", "Alice"),
        (ChosenAsEnters.OPPONENT, "Bob", "Bob"),
    ],
)
def test_614_12a_what_is_chosen_as_it_enters(what: ChosenAsEnters, default: str, answer: str) -> None:
    stone = card("stone", "Artifact", abilities=(entering(ChooseAsEnters(what)),))
    kept = "player" if what is ChosenAsEnters.OPPONENT else str(what)
    table = {"alice": "hound 1/1 beast", "bob": "elf 1/1 green"}
    first = after(casting(stone), **table)  # type: ignore[arg-type]  # objects
    second = after(choose(str(what), answer), casting(stone), **table)  # type: ignore[arg-type]  # objects
    assert events(first, QualityChosen) == [QualityChosen(ObjectId("stone"), kept, default)]
    assert dict(second.state.objects[ObjectId("stone")].chosen) == {kept: answer}


def test_122_6a_several_effects_add_up_on_the_way_in() -> None:
    others = entering(EnterWith("+1/+1"), Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True)))
    outcome = after(casting(bear(TWO_COUNTERS)), beside_it=(enchantment("banner", others),))
    assert counters(outcome) == {"bear": {"+1/+1": 3}}


def test_616_1_plus_one_and_twice_are_chosen_in_the_order_that_is_best_by_default() -> None:
    outcome = after(casting(WALKER), beside_it=(season(), enchantment("scales", ONE_MORE_COUNTER)))
    assert counters(outcome) == {"walker": {"loyalty": 8}}
    assert [(each.kind, each.picked, each.options) for each in outcome.choices] == [("replacement", "scales", 2)]


def test_616_1_the_controller_may_choose_the_other_order() -> None:
    do = (choose("replacement", "season", ALICE), casting(WALKER))
    outcome = after(*do, beside_it=(season(), enchantment("scales", ONE_MORE_COUNTER)))
    assert counters(outcome) == {"walker": {"loyalty": 7}}
