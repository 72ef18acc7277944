"""Sentences that prevent, redirect, double or replace damage (CR 614-615): of permanents, spells and abilities."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Ability, ActivatedAbility, DamageAbility, SpellAbility, Unread
from bot.engine.magic.words.conditions import IsLike, TurnOf, Whose
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageChange,
    DamageDescribed,
    Operation,
    Prevent,
    Redirect,
)
from bot.engine.magic.words.effects import (
    ChangeDamage,
    DealDamage,
    Duration,
    Effect,
    Fixed,
    GainLife,
    PreventedDamage,
    PutCounters,
    RemoveCounters,
    ThatMuch,
    Untap,
    ValueOfX,
)
from bot.engine.magic.words.filters import (
    THIS,
    AttachedObject,
    ChosenSource,
    ControllerOf,
    CounterNumber,
    Filter,
    Matching,
    Players,
    Side,
    Sources,
    Status,
    TargetObject,
    ThatSource,
    TriggeringObject,
)
from tests.examples import sample
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

ANY_SOURCE = Sources(Filter())
YOUR_SOURCE = Sources(Filter(side=Side.YOU))
RED_SOURCE = Sources(Filter(colors=(Color.RED,)))
CREATURES = Matching(Filter(all_of=("Creature",)))
YOUR_CREATURES = Matching(Filter(all_of=("Creature",), side=Side.YOU))
THEIR_PERMANENTS = Matching(Filter(side=Side.OPPONENT))
TO_THIS, TO_YOU = DamageDescribed(to=(THIS,)), DamageDescribed(to=(Players.YOU,))
TWICE = ChangeAmount(Operation.TIMES, 2)
COUNTERED = IsLike(THIS, Filter(counters=CounterNumber("+1/+1")))


def of_source(*by: Sources | Matching, **rest: object) -> DamageDescribed:
    return DamageDescribed(by=by, each_source=True, **rest)  # type: ignore[arg-type]  # fields by name


STATIC: list[tuple[str, DamageAbility]] = [
    ("Prevent all damage that would be dealt to you.", DamageAbility(TO_YOU)),
    ("Prevent all noncombat damage that would be dealt to you and creatures you control.",
        DamageAbility(DamageDescribed(to=(Players.YOU, YOUR_CREATURES), combat=False))),
    ("Prevent all damage that would be dealt to this creature by Walls.",
        DamageAbility(DamageDescribed(by=(Matching(Filter(all_of=("Wall",))),), to=(THIS,)))),
    ("Prevent all damage this creature would deal to red creatures.",
        DamageAbility(DamageDescribed(
            by=(THIS,), to=(Matching(Filter(all_of=("Creature",), colors=(Color.RED,))),)))),
    ("If a source would deal damage to you, prevent 1 of that damage.",
        DamageAbility(of_source(ANY_SOURCE, to=(Players.YOU,)), Prevent(amount=1))),
    ("If a source would deal damage to another Dinosaur you control, prevent all but 1 of that damage.",
        DamageAbility(of_source(ANY_SOURCE, to=(Matching(Filter(all_of=("Dinosaur",), side=Side.YOU, other=True)),)),
            Prevent(all_but=1))),
    ("If a source would deal 3 or less damage to this creature, prevent that damage.",
        DamageAbility(of_source(ANY_SOURCE, to=(THIS,), at_most=3))),
    (("If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player"
     " instead."), DamageAbility(of_source(ANY_SOURCE), TWICE)),
    ("If a source you control would deal damage to a permanent or player, it deals triple that damage instead.",
        DamageAbility(of_source(YOUR_SOURCE), ChangeAmount(Operation.TIMES, 3))),
    (("If another red source you control would deal damage to a permanent or player, it deals that much damage plus 1"
     " to that permanent or player instead."), DamageAbility(
        of_source(Sources(Filter(colors=(Color.RED,), side=Side.YOU, other=True))), ChangeAmount(Operation.PLUS, 1))),
    (("If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals"
     " double that damage to that player or permanent instead."), DamageAbility(
        of_source(YOUR_SOURCE, to=(Players.EACH_OPPONENT, THEIR_PERMANENTS), combat=False), TWICE)),
    (("If a spell would deal damage to a permanent or player, it deals that much damage minus 1 to that permanent or"
     " player instead."), DamageAbility(
        of_source(Sources(Filter(), spells=True)), ChangeAmount(Operation.MINUS, 1))),
    (("If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent"
     " or player instead."), DamageAbility(of_source(ANY_SOURCE, at_least=4), ChangeAmount(Operation.BECOMES, 3))),
    (("If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that"
     " permanent or player instead."), DamageAbility(of_source(ANY_SOURCE), ChangeAmount(Operation.HALF_ROUNDED_DOWN))),
    ("Double all damage equipped creature would deal.",
        DamageAbility(DamageDescribed(by=(AttachedObject(),)), TWICE)),
    ("All damage that would be dealt to you and other permanents you control is dealt to this creature instead.",
        DamageAbility(DamageDescribed(to=(Players.YOU, Matching(Filter(side=Side.YOU, other=True)))), Redirect(THIS))),
    ("All damage that would be dealt to enchanted creature is dealt to its controller instead.", DamageAbility(
        DamageDescribed(to=(AttachedObject(),)), Redirect(ControllerOf(TriggeringObject())))),
    (("As long as this creature is untapped, all damage that would be dealt to you by unblocked creatures is dealt to"
     " this creature instead."), DamageAbility(
        DamageDescribed(
            by=(Matching(Filter(all_of=("Creature",), statuses=(Status.UNBLOCKED,))),), to=(Players.YOU,)),
        Redirect(THIS), condition=IsLike(THIS, Filter(statuses=(Status.UNTAPPED,))))),
    ("During your turn, prevent all damage that would be dealt to this creature.",
        DamageAbility(TO_THIS, condition=TurnOf(Whose.YOU))),
    ("If damage would be dealt to this creature, put that many +1/+1 counters on it instead.",
        DamageAbility(TO_THIS, CountersInstead("+1/+1"))),
    (("If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1"
     " counters on that creature instead."), DamageAbility(
        of_source(YOUR_SOURCE, to=(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT)),), combat=False),
        CountersInstead("-1/-1"))),
    ("If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.",
        DamageAbility(TO_THIS, PREVENT_ALL, (RemoveCounters(THIS, "+1/+1"),))),
    ("If this creature would be dealt damage, prevent that damage and remove a +1/+1 counter from it.",
        DamageAbility(TO_THIS, PREVENT_ALL, (RemoveCounters(THIS, "+1/+1"),))),
    (("If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove"
     " that many +1/+1 counters from it."), DamageAbility(
        TO_THIS, PREVENT_ALL, (RemoveCounters(THIS, "+1/+1", ThatMuch()),), condition=COUNTERED)),
    (("If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that"
     " creature for each 1 damage prevented this way."), DamageAbility(
        DamageDescribed(to=(Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True)),)), PREVENT_ALL,
        (PutCounters(TriggeringObject(), "+1/+1", PreventedDamage()),))),
    ("Damage can't be prevented.", DamageAbility(DamageDescribed(), CantBePrevented())),
    ("Noncombat damage that would be dealt by creatures you control can't be prevented.",
        DamageAbility(DamageDescribed(by=(YOUR_CREATURES,), combat=False), CantBePrevented())),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "ability"), STATIC)
def test_614_1_what_a_permanent_says_about_damage(sentence: str, ability: Ability) -> None:
    assert read(sentence) == (ability,)


def test_every_word_of_a_permanent_s_sentence_counts() -> None:
    probes = sample([*shorter_by_a_word(*(sentence for sentence, _ in STATIC))])
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []


def until(what: DamageDescribed, change: DamageChange = PREVENT_ALL, *then: Effect, **rest: object) -> ChangeDamage:
    return ChangeDamage(what, change, then, **rest)  # type: ignore[arg-type]  # fields by name


TARGET, SECOND = TargetObject(0), TargetObject(1)
CHOSEN = ChosenSource(ANY_SOURCE)

SPELLS: list[tuple[str, tuple[Effect, ...]]] = [
    ("Prevent all combat damage that would be dealt this turn.", (until(DamageDescribed(combat=True)),)),
    ("Prevent all combat damage that would be dealt this combat.", (
        until(DamageDescribed(combat=True), duration=Duration.END_OF_COMBAT),)),
    ("Prevent all combat damage that would be dealt this turn by creatures without trample.", (
        until(DamageDescribed(
            by=(Matching(Filter(all_of=("Creature",), without=(KeywordName.TRAMPLE,))),), combat=True)),)),
    ("Prevent the next 3 damage that would be dealt to any target this turn. You gain 3 life.", (
        until(DamageDescribed(to=(TARGET,)), next=Fixed(3)), GainLife(Players.YOU, Fixed(3)))),
    (("Prevent the next X damage that would be dealt to target creature this turn. Put a +1/+1 counter on that creature"
     " for each 1 damage prevented this way."), (
        until(DamageDescribed(to=(TARGET,)), PREVENT_ALL, PutCounters(TARGET, "+1/+1", PreventedDamage()),
            next=ValueOfX()),)),
    ("Prevent the next 3 damage that would be dealt to any target this turn by a source of your choice.", (
        until(DamageDescribed(by=(CHOSEN,), to=(TARGET,)), next=Fixed(3)),)),
    ("Prevent the next 1 damage that would be dealt to each creature you control this turn.", (
        until(DamageDescribed(to=(YOUR_CREATURES,)), next=Fixed(1), each=True),)),
    ("Prevent all damage target creature would deal this turn.", (until(DamageDescribed(by=(TARGET,))),)),
    ("Prevent all damage that would be dealt to and dealt by target creature this turn.", (
        until(DamageDescribed(to=(TARGET,))), until(DamageDescribed(by=(TARGET,))))),
    ("Prevent all damage a red source of your choice would deal this turn.", (
        until(DamageDescribed(by=(ChosenSource(RED_SOURCE),))),)),
    ("Untap target creature. Prevent all damage that would be dealt to it this turn.", (
        Untap(TARGET), until(DamageDescribed(to=(TARGET,))))),
    (("The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the"
     " damage prevented this way."), (
        until(DamageDescribed(by=(TARGET,)), PREVENT_ALL, GainLife(Players.YOU, PreventedDamage()), once=True),)),
    (("The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is"
     " prevented this way, Made-Up Bear deals that much damage to that source's controller."), (
        until(DamageDescribed(by=(CHOSEN,), to=(Players.YOU,)), PREVENT_ALL,
            DealDamage(PreventedDamage(), ControllerOf(ThatSource())), once=True),)),
    ("If a source you control would deal damage this turn, it deals double that damage instead.", (
        until(of_source(YOUR_SOURCE), TWICE),)),
    ("The next 2 damage that would be dealt to target creature this turn is dealt to another target creature instead.",
        (until(DamageDescribed(to=(TARGET,)), Redirect(SECOND), next=Fixed(2)),)),
    (("The next 2 damage a source of your choice would deal to you and/or permanents you control this turn is dealt"
     " to any target instead."), (
        until(DamageDescribed(by=(CHOSEN,), to=(Players.YOU, Matching(Filter(side=Side.YOU)))), Redirect(TARGET),
            next=Fixed(2)),)),
    (("The next time a source of your choice would deal damage to you this turn, that damage is dealt to target"
     " creature instead."), (
        until(DamageDescribed(by=(CHOSEN,), to=(Players.YOU,)), Redirect(TARGET), once=True),)),
    ("Damage can't be prevented this turn. Made-Up Bear deals 3 damage to any target.", (
        until(DamageDescribed(), CantBePrevented()), DealDamage(Fixed(3), TARGET))),
    ("Made-Up Bear deals 5 damage to target creature. The damage can't be prevented.", (
        DealDamage(Fixed(5), TARGET, unpreventable=True),)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "effects"), SPELLS)
def test_615_3_what_a_spell_does_about_damage(text: str, effects: tuple[Effect, ...]) -> None:
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == effects


def test_every_word_of_a_spell_s_sentence_counts() -> None:
    probes = sample([*shorter_by_a_word(*(text for text, _ in SPELLS))])
    assert [
        shorter for text, shorter in probes if read(shorter, types=("Instant",)) == read(text, types=("Instant",))
    ] == []


def test_614_9_an_activated_ability_redirects_to_its_target() -> None:
    text = "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature instead."
    (ability,) = read(text)
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (until(TO_THIS, Redirect(TARGET), next=Fixed(1)),)


def test_702_89_the_keyword_in_its_new_and_in_its_old_name() -> None:
    assert [shown(each, "Umbra") for each in ("Umbra armor", "Totem armor")] == [["umbra armor"]] * 2


@pytest.mark.parametrize(
    "sentence",
    [
        "Prevent all damage that would be dealt to this creature this turn.",
        "Prevent all damage that would be dealt to target creature.",
        "Prevent the next 2 damage that would be dealt to this creature.",
        "Prevent all damage that would be dealt to this creature by creatures blocking it.",
        "Prevent all damage that would be dealt to you by a source of your choice.",
        "If a source would deal damage to you, you may prevent 1 of that damage.",
        "If a source would deal damage to you, it deals double that damage to that source's controller instead.",
        "If another creature would deal damage to equipped creature, it deals double that damage instead.",
        "If damage would be dealt to you, put that many delay counters on this creature instead.",
        "All damage that would be dealt to you is dealt to creatures instead.",
        "Damage can't be prevented or redirected.",
    ],
)
def test_what_a_permanent_can_not_say_or_the_data_does_not_hold_is_unread(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]


@pytest.mark.parametrize(
    "text",
    [
        "Prevent all damage that would be dealt to target creature.",
        "Prevent the next 3 damage that would be dealt to any target.",
        "If a source you control would deal damage, it deals double that damage instead.",
        "You gain life equal to the damage prevented this way.",
        "The damage can't be prevented.",
        "Prevent half the damage that would be dealt this turn.",
    ],
)
def test_615_3_what_a_spell_says_without_a_duration_or_an_occasion_is_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, types=("Instant",)))
