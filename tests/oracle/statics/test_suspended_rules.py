"""Sentences that suspend rules: untapping, the legend rule, the maximum hand size, gaining life."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.words.abilities import (
    Ability,
    CantGainLife,
    CantLose,
    CantWin,
    DamageAsThough,
    NoLegendRule,
    NoMaximumHandSize,
    SpellAbility,
    StaysTapped,
)
from bot.engine.magic.words.conditions import Bounds, LifeTotal, NumberOf, Whose
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import Duration, Effect, ImposeOnPlayers, ReplaceForAWhile
from bot.engine.magic.words.filters import THIS, AttachedObject, Filter, Matching, Players, Side, TargetObject
from tests.engine.magic.tables.cards import DAMAGE_LEAVES_LIFE
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

NO_LIFE = LifeTotal(Whose.YOU, Bounds(None, 0))


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("You have no maximum hand size.", NoMaximumHandSize()),
        ("Players have no maximum hand size.", NoMaximumHandSize(Players.EACH_PLAYER)),
        ("Players can't gain life.", CantGainLife(Players.EACH_PLAYER)),
        ("Your opponents can't gain life.", CantGainLife(Players.EACH_OPPONENT)),
        ("You can't win the game.", CantWin(Players.YOU)),
        ("You don't lose the game for having 0 or less life.", CantLose(Players.YOU, (LossReason.LIFE,))),
        ("Damage that would reduce your life total to less than 1 reduces it to 1 instead.", DAMAGE_LEAVES_LIFE),
        (
            "If you control a Bear, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
            replace(DAMAGE_LEAVES_LIFE, condition=NumberOf(Filter(all_of=("Bear",), side=Side.YOU))),
        ),
        (
            "As long as you have 0 or less life, all damage is dealt to you as though its source had infect.",
            DamageAsThough(DamageDescribed(to=(Players.YOU,)), KeywordName.INFECT, condition=NO_LIFE),
        ),
        ("All damage is dealt as though its source had wither.", DamageAsThough(DamageDescribed(), KeywordName.WITHER)),
        ('The "legend rule" doesn\'t apply.', NoLegendRule()),
        ('The "legend rule" doesn\'t apply to permanents you control.', NoLegendRule(Filter(side=Side.YOU))),
        ("This creature doesn't untap during your untap step.", StaysTapped(THIS)),
        ("Enchanted creature doesn't untap during its controller's untap step.", StaysTapped(AttachedObject())),
        (
            "Islands don't untap during their controllers' untap steps.",
            StaysTapped(Matching(Filter(all_of=("Island",)))),
        ),
    ],
)
def test_614_17_what_a_sentence_suspends(text: str, ability: Ability) -> None:
    assert read(text) == (ability,)


def test_104_3_a_sentence_may_say_several_things_of_players() -> None:
    angel = read("You can't lose the game and your opponents can't win the game.")
    assert angel == (CantLose(Players.YOU), CantWin(Players.EACH_OPPONENT))
    ties = read("Players can't gain life or win the game.")
    assert ties == (CantGainLife(Players.EACH_PLAYER), CantWin(Players.EACH_PLAYER))
    hoard = read("You have no maximum hand size and don't lose the game for drawing from an empty library.")
    assert hoard == (NoMaximumHandSize(), CantLose(Players.YOU, (LossReason.EMPTY_LIBRARY,)))


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        (
            "You can't lose the game this turn and your opponents can't win the game this turn.",
            (ImposeOnPlayers(CantLose(Players.YOU)), ImposeOnPlayers(CantWin(Players.EACH_OPPONENT))),
        ),
        (
            "Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
            (ReplaceForAWhile(DAMAGE_LEAVES_LIFE),),
        ),
        (
            "You have no maximum hand size for the rest of the game.",
            (ImposeOnPlayers(NoMaximumHandSize(), Duration.PERMANENT),),
        ),
        (
            "Target player can't gain life until your next turn.",
            (ImposeOnPlayers(CantGainLife(TargetObject()), Duration.YOUR_NEXT_TURN),),
        ),
    ],
)
def test_611_2c_what_an_effect_suspends_for_a_while(text: str, effects: tuple[Effect, ...]) -> None:
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == effects


@pytest.mark.parametrize(
    "text",
    [
        "Target player can't gain life.",
        "Damage that would reduce your life total to less than 1 reduces it to 2 instead.",
        "You don't lose the game for being late.",
    ],
)
def test_101_2_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert shown(text) == [f"?{text}"]


def test_614_17_a_word_less_is_read_otherwise_or_not_at_all() -> None:
    probes = shorter_by_a_word(
        "You have no maximum hand size.",
        "Players can't gain life.",
        "You don't lose the game for having 0 or less life.",
        "Damage that would reduce your life total to less than 1 reduces it to 1 instead.",
        "All damage is dealt as though its source had wither.",
        "Enchanted creature doesn't untap during its controller's untap step.",
    )
    assert [shorter for whole, shorter in probes if shown(shorter) == shown(whole)] == []


def test_502_3_whose_untap_step_is_meant_has_to_be_clear() -> None:
    text = "Enchanted creature doesn't untap during your untap step."
    assert shown(text) == [f"?{text}"]


def test_103_6a_a_card_that_may_begin_the_game_on_the_battlefield_says_nothing_later() -> None:
    assert read("If this card is in your opening hand, you may begin the game with it on the battlefield.") == ()
