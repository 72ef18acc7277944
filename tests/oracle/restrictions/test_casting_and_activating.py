"""What abilities forbid to cast and activate, and how often they let others trigger (CR 601.3, 602.5, 603.2d)."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    CantActivate,
    CantAttack,
    CantBlock,
    CantCast,
    CastLimit,
    CastOnlyThen,
    OnlyWhen,
    ReplacementAbility,
    TriggerCause,
    TriggersAgain,
    TriggersNothing,
)
from bot.engine.magic.words.abilities.event_replacements import ChooseAsEnters, ChosenAsEnters, WouldEnter
from bot.engine.magic.words.conditions import TurnOf, Whose
from bot.engine.magic.words.effects import DealDamage, Fixed
from bot.engine.magic.words.filters import (
    ANYTHING,
    CREATURE,
    THIS,
    AttachedObject,
    Comparison,
    Filter,
    Matching,
    Side,
    Sources,
    TargetObject,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

OPPONENTS = Filter(side=Side.OPPONENT)
NONCREATURE = Filter(none_of=("Creature",))
ENTERING = (TriggerCause.ENTERING,)
YOURS = Matching(Filter(side=Side.YOU))
AGAIN = (
    "entering causes a triggered ability of a permanent you control to trigger, "
    "that ability triggers an additional time."
)


@pytest.mark.parametrize(
    ("text", "abilities"),
    [
        ("Players can't cast spells from graveyards or libraries.", (
            CantCast(ANYTHING, (Zone.GRAVEYARD, Zone.LIBRARY)),)),
        ("Your opponents can't cast spells from anywhere other than their hands.", (
            CantCast(OPPONENTS, (Zone.HAND,), elsewhere=True),)),
        ("Your opponents can't cast spells during your turn.", (CantCast(OPPONENTS, condition=TurnOf(Whose.YOU)),)),
        ("During your turn, your opponents can't cast spells or activate abilities of artifacts or enchantments.", (
            CantCast(OPPONENTS, condition=TurnOf(Whose.YOU)),
            CantActivate(
                Matching(Filter(any_of=("Artifact", "Enchantment"))), Side.OPPONENT, condition=TurnOf(Whose.YOU)))),
        ("Spells with the chosen name can't be cast.", (CantCast(Filter(chosen_name=True)),)),
        ("Your opponents can't cast spells of the chosen color.", (
            CantCast(Filter(side=Side.OPPONENT, chosen_color=True)),)),
        ("Noncreature spells with mana value 4 or greater can't be cast.", (
            CantCast(Filter(none_of=("Creature",), comparison=Comparison("mana value", at_least=4))),)),
        ("Each player can't cast more than one spell each turn.", (CastLimit(ANYTHING),)),
        ("You can't cast more than two noncreature spells each turn.", (
            CastLimit(Filter(none_of=("Creature",), side=Side.YOU), 2),)),
        ("Each player who has cast a noncreature spell this turn can't cast additional noncreature spells.", (
            CastLimit(NONCREATURE),)),
        ("Each opponent can cast spells only any time they could cast a sorcery.", (
            CastOnlyThen(OPPONENTS, OnlyWhen(as_sorcery=True)),)),
        ("Players can cast spells only during their own turns.", (
            CastOnlyThen(ANYTHING, OnlyWhen(turn=Whose.YOU)),)),
        ("Activated abilities of artifacts can't be activated.", (
            CantActivate(Matching(Filter(all_of=("Artifact",)))),)),
        ("Activated abilities of creatures your opponents control can't be activated.", (
            CantActivate(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))),)),
        ("Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.", (
            CantActivate(Sources(Filter(chosen_name=True)), spares_mana=True),)),
        ("Enchanted creature can't attack or block, and its activated abilities can't be activated.", (
            CantAttack(AttachedObject()), CantBlock(AttachedObject()), CantActivate(AttachedObject()))),
        ("As this creature enters, choose a noncreature card name.", (
            ReplacementAbility(WouldEnter(THIS), ChooseAsEnters(ChosenAsEnters.NAME, NONCREATURE)),)),
        ("As this creature enters, look at an opponent's hand, then choose any card name.", (
            ReplacementAbility(WouldEnter(THIS), ChooseAsEnters(ChosenAsEnters.NAME)),)),
        ("Creatures entering don't cause abilities to trigger.", (TriggersNothing(CREATURE, ENTERING),)),
        ("Creatures entering or dying don't cause abilities to trigger.", (
            TriggersNothing(CREATURE, (TriggerCause.ENTERING, TriggerCause.DYING)),)),
        ("Permanents entering don't cause abilities of permanents your opponents control to trigger.", (
            TriggersNothing(ANYTHING, ENTERING, OPPONENTS),)),
        (f"If an artifact or creature {AGAIN}", (
            TriggersAgain(YOURS, Filter(any_of=("Artifact", "Creature")), ENTERING),)),
        ("If a triggered ability of another creature you control triggers, it triggers an additional time.", (
            TriggersAgain(Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True))),)),
    ],
)  # fmt: skip
def test_101_2_what_abilities_forbid_and_repeat(text: str, abilities: tuple[Ability, ...]) -> None:
    assert read(text) == abilities


SENTENCES = (
    "Players can't cast spells from graveyards or libraries.",
    "Each player can't cast more than one spell each turn.",
    "Each opponent can cast spells only any time they could cast a sorcery.",
    "Activated abilities of artifacts can't be activated unless they're mana abilities.",
    "Creatures entering don't cause abilities to trigger.",
    f"If a creature {AGAIN}",
)


def test_101_2_without_one_of_its_words_a_sentence_means_something_else_or_is_not_read() -> None:
    probes = shorter_by_a_word(*SENTENCES)
    assert [shorter for whole, shorter in probes if shown(shorter) == shown(whole)] == []


def test_608_2k_what_a_cost_takes_counters_from_can_be_called_it() -> None:
    (ability,) = read("Remove a +1/+1 counter from this creature: It deals 1 damage to any target.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.effects == (DealDamage(Fixed(1), TargetObject()),)
