"""CR 702.21, 702.61, 118.12, 603.12: wards, split second, and what players may do or pay for."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, CanPlay, Choose, ObjectSetup, Scenario, SpellOrAbility
from bot.engine.magic.events import Countered, Declined, ManaPaid
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Enters, TriggeredAbility
from bot.engine.magic.words.effects import (
    Counter,
    DealDamage,
    Destroy,
    Discard,
    Effect,
    Fixed,
    GainLife,
    KeywordAbility,
    LoseLife,
    Optionally,
    Pay,
    Reflexive,
    Sacrifice,
)
from bot.engine.magic.words.filters import ANYTHING, CREATURE, ControllerOf, Players, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, PING, TARGET_CREATURE, beside, burn, cast, spell, watching
from tests.engine.magic.tables.table import asked, cited, duel, events, lives, refused, zones
from tests.engine.magic.tables.words import ALICE, BOB

OX = ObjectId("ox")
NO, YES = Choose(ChoiceKind.PAY, False), Choose(ChoiceKind.PAY, True)


def warded(*wards: KeywordAbility) -> ObjectSetup:
    return creature("ox", "3/3", *wards, by=BOB)


def ward(cost: str | None = "{2}", life: int | None = None) -> KeywordAbility:
    return KeywordAbility(KeywordName.WARD, cost=cost if life is None else None, number=life)


def bolted(*do: Action, mana: dict[str, int] | None = None, life: int = 20, by: ObjectSetup | None = None) -> Outcome:
    """Alice bolts Bob's ox with ward {2}."""
    table = beside(duel("", "", *do, cast(burn(), "ox"), ALL, lives=(life, 20)), by or warded(ward()))
    alice, bob = table.players
    return resolve_scenario(replace(table, players=(replace(alice, mana=mana), bob)))


def countered(outcome: Outcome) -> list[str]:
    return [str(event.stacked.id) for event in events(outcome, Countered)]


@pytest.mark.parametrize(
    ("do", "mana", "falls", "paid"),
    [((), None, True, True), ((NO,), None, False, False), ((), {"R": 3}, True, True), ((YES,), {"R": 1}, False, False)],
)
def test_702_21a_ward_counters_unless_its_cost_is_paid(
    do: tuple[Action, ...], mana: dict[str, int] | None, falls: bool, paid: bool
) -> None:
    outcome = bolted(*do, mana=mana)
    assert (zones(outcome)["ox"] == "graveyard", countered(outcome) == []) == (falls, falls)
    assert bool(events(outcome, ManaPaid)) is paid
    assert [event.able for event in events(outcome, Declined)] == ([] if paid else [mana is None])


def test_702_21a_by_default_mana_is_paid_and_reported_as_a_choice() -> None:
    (chosen,) = bolted().choices
    assert (chosen.player, chosen.kind, chosen.picked, chosen.default, chosen.options) == (ALICE, "pay", True, True, 2)


@pytest.mark.parametrize(("do", "life", "after"), [((), 20, 20), ((YES,), 20, 17), ((YES,), 2, 2), ((YES,), 3, 0)])
def test_119_4_life_is_paid_where_somebody_wants_to_and_has_it(do: tuple[Action, ...], life: int, after: int) -> None:
    assert lives(bolted(*do, life=life, by=warded(ward(life=3))))[0] == after


def test_702_21a_ward_asks_for_a_sacrifice_or_a_discard_too() -> None:
    cat = creature("cat", "1/1")
    table = beside(
        duel("", "", Choose(ChoiceKind.PAY, True), cast(burn(), "ox"), ALL), warded(ward("sacrifice a creature")), cat
    )
    outcome = resolve_scenario(table)
    assert (zones(outcome)["cat"], zones(outcome)["ox"]) == ("graveyard", "graveyard")
    assert countered(
        resolve_scenario(beside(duel("", "", YES, cast(burn(), "ox"), ALL), warded(ward("sacrifice a creature"))))
    ) == ["bolt"]


def test_702_21a_ward_answers_opponents_alone_and_abilities_too() -> None:
    own = resolve_scenario(beside(duel("", "", NO, cast(burn(), "ox", by=BOB), ALL), warded(ward())))
    assert countered(own) == []
    ping = Activate(ObjectId("mage"), 1, targets=(OX,))
    assert countered(
        resolve_scenario(beside(duel("", "", NO, ping, ALL), warded(ward()), creature("mage", "1/1", PING)))
    ) == ["mage!1"]


def test_702_21a_each_ward_triggers_and_after_the_first_has_countered_the_second_does_nothing() -> None:
    outcome = bolted(YES, NO, by=warded(ward("{1}"), ward("{1}")))
    assert (countered(outcome), len(events(outcome, ManaPaid))) == (["bolt"], 1)
    outcome = bolted(NO, by=warded(ward("{1}"), ward("{1}")))
    assert (countered(outcome), len(outcome.choices)) == (["bolt"], 1)


# Split second (CR 702.61).

GRIP = spell("grip", DealDamage(Fixed(1), TargetObject()), targets=TARGET_CREATURE, keywords=[
    KeywordAbility(KeywordName.SPLIT_SECOND)])  # fmt: skip


def while_split_second(*do: Action) -> Scenario:
    mage = creature("mage", "1/1", PING)
    drum = watching("drum", "0/9", Enters())
    return beside(duel("cat 2/2", "", cast(GRIP, "cat"), *do), mage, drum)


def test_702_61a_nobody_casts_spells_or_activates_abilities() -> None:
    do = cast(burn(), "Bob", by=BOB), Activate(ObjectId("mage"), 1, targets=(BOB,))
    outcome = resolve_scenario(while_split_second(*do, ALL, cast(burn(), "Bob"), ALL))
    assert refused(outcome) == {
        1: [(RefusalKind.SPLIT_SECOND, ("601.3", "702.61a"))],
        2: [(RefusalKind.SPLIT_SECOND, ("602.5", "702.61a"))],
    }
    assert lives(outcome) == (20, 17)


def test_702_61a_can_it_be_cast_or_activated_is_answered_so() -> None:
    questions = CanPlay(SpellOrAbility(burn(), by=BOB)), CanPlay(SpellOrAbility(source=ObjectId("mage")))
    assert asked(while_split_second(), *questions) == [False, False]
    assert asked(while_split_second(ALL), *questions) == [True, True]


# What may be done (CR 118.12, 608.2d, 603.12).


def played(effect: Effect, *do: Action, objects: str = "", targets: tuple[TargetSpec, ...] = ()) -> Outcome:
    return resolve_scenario(duel(objects, "owl 2/2", *do, cast(spell("offer", effect, targets=targets)), ALL))


THREE_LIFE, LOSS = GainLife(Players.YOU, Fixed(3)), LoseLife(Players.YOU, Fixed(1))
SACRIFICE = Sacrifice(Players.YOU, Fixed(1), CREATURE)


@pytest.mark.parametrize(
    ("do", "objects", "life"),
    [
        ((Choose(ChoiceKind.MAY, True),), "cat 1/1", 23),
        ((Choose(ChoiceKind.PAY, True),), "cat 1/1", 23),
        ((), "cat 1/1", 19),
        ((Choose(ChoiceKind.MAY, True),), "", 19),
    ],
)
def test_118_12_whether_it_was_chosen_decides(do: tuple[Action, ...], objects: str, life: int) -> None:
    offer = Optionally((SACRIFICE,), then=(THREE_LIFE,), otherwise=(LOSS,))
    assert lives(played(offer, *do, objects=objects))[0] == life


def test_118_12_what_costs_nothing_is_done_by_default() -> None:
    assert lives(played(Optionally((THREE_LIFE,), then=(ONE_LIFE,))))[0] == 24


def test_118_3_a_card_can_be_discarded_where_the_hand_is_unknown_or_holds_one() -> None:
    offer = Optionally((Discard(Players.YOU, Fixed(1)),), then=(THREE_LIFE,))
    table = duel("", "", Choose(ChoiceKind.MAY, True), cast(spell("offer", offer)), ALL)
    alice, bob = table.players
    hands = (replace(table, players=(replace(alice, hand=hand), bob)) for hand in (None, 1, 0))
    assert [lives(resolve_scenario(each))[0] for each in hands] == [23, 23, 20]


def test_118_12a_unless_its_controller_pays() -> None:
    payer = ControllerOf(TargetObject())
    leak = spell(
        "leak",
        Optionally((Pay(payer, "{3}"),), payer, otherwise=(Counter(TargetObject()),)),
        targets=(TargetSpec(spells=ANYTHING),),
    )
    outcome = resolve_scenario(
        duel("", "", cast(burn(), "Bob"), cast(leak, "bolt", by=BOB), Choose(ChoiceKind.PAY, False, ALICE), ALL)
    )
    assert (countered(outcome), cited(outcome, Declined)) == (["bolt"], [("608.2c", "118.12")])


def test_603_12_when_you_do_triggers_after_the_resolution_with_targets_of_its_own() -> None:
    reflexive = Reflexive((Destroy(TargetObject()),), TARGET_CREATURE)
    offer = Optionally((SACRIFICE,), when=reflexive)
    entering = CardDefinition(
        (
            Characteristics(
                "reaper", types=("Creature",), power=1, toughness=1, abilities=(TriggeredAbility(Enters(), (offer,)),)
            ),
        )
    )
    outcome = resolve_scenario(duel("cat 1/1", "owl 2/2", Choose(ChoiceKind.MAY, True), cast(entering), ALL))
    assert (zones(outcome)["cat"], zones(outcome)["owl"]) == ("graveyard", "graveyard")
    assert [chosen.kind for chosen in outcome.choices] == ["may", "sacrifice", "target"]
