"""Sentences on draws that are replaced or can't happen, and on steps and phases that are skipped."""

from dataclasses import replace

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import TurnPart
from bot.engine.magic.words.abilities import (
    Ability,
    CantDraw,
    ReplacementAbility,
    SkipsExtraTurns,
    SkipsPart,
    SpellAbility,
)
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.engine.magic.words.conditions import ZERO, CardsInHand, CardsInLibrary, Whose
from bot.engine.magic.words.effects import (
    ONE,
    Draw,
    Effect,
    Fixed,
    ImposeOnPlayers,
    KeywordAbility,
    LoseLife,
    SkipParts,
    WinGame,
)
from bot.engine.magic.words.filters import Players, Side, TargetObject
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

TWO = Draw(Players.YOU, Fixed(2))
DOUBLED = ReplacementAbility(WouldDraw(), DoInstead((TWO,)))
NO_CARDS = CardsInLibrary(Whose.YOU, ZERO)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("If you would draw a card, draw two cards instead.", DOUBLED),
        ("If you would draw a card, instead draw two cards.", DOUBLED),
        (
            "If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.",
            ReplacementAbility(
                WouldDraw(), DoInstead((TWO, LoseLife(Players.YOU, ONE))), condition=CardsInHand(Whose.YOU, ZERO)
            ),
        ),
        (
            (
                "If you would draw a card except the first one you draw in each of your draw steps, "
                "draw two cards instead."
            ),
            replace(DOUBLED, would=WouldDraw(spares_first=True)),
        ),
        (
            "If you would draw a card while your library has no cards in it, you win the game instead.",
            ReplacementAbility(WouldDraw(), DoInstead((WinGame(Players.YOU),)), condition=NO_CARDS),
        ),
        (
            "If you would draw a card, you may skip that draw instead.",
            ReplacementAbility(WouldDraw(), DoInstead(optional=True)),
        ),
        (
            "If a player would draw a card, that player skips that draw instead.",
            ReplacementAbility(WouldDraw(Side.ANY), DoInstead()),
        ),
        (
            "If an opponent would draw a card, instead that player skips that draw and you draw a card.",
            ReplacementAbility(WouldDraw(Side.OPPONENT), DoInstead((Draw(Players.YOU, ONE),))),
        ),
        (
            "If an opponent would draw a card, that player loses 1 life instead. You draw two cards.",
            ReplacementAbility(WouldDraw(Side.OPPONENT), DoInstead((LoseLife(Players.TRIGGERING_PLAYER, ONE), TWO))),
        ),
        ("Dredge 3", KeywordAbility(KeywordName.DREDGE, number=3)),
        ("Players can't draw cards.", CantDraw(Players.EACH_PLAYER)),
        ("Each opponent can't draw more than one card each turn.", CantDraw(Players.EACH_OPPONENT, 1)),
        ("Skip your draw step.", SkipsPart(Players.YOU, TurnPart.DRAW_STEP)),
        (
            "If an opponent would begin an extra turn, that player skips that turn instead.",
            SkipsExtraTurns(Players.EACH_OPPONENT),
        ),
        ("Players skip their upkeep steps.", SkipsPart(Players.EACH_PLAYER, TurnPart.UPKEEP_STEP)),
        (
            "Skip your upkeep step if you have no cards in hand.",
            SkipsPart(Players.YOU, TurnPart.UPKEEP_STEP, condition=CardsInHand(Whose.YOU, ZERO)),
        ),
    ],
)
def test_614_10_11_what_always_holds(text: str, ability: Ability) -> None:
    assert read(text) == (ability,)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "Target player skips all combat phases of their next turn.",
            SkipParts(TargetObject(), TurnPart.COMBAT_PHASE, every=True),
        ),
        ("Target player skips their next draw step.", SkipParts(TargetObject(), TurnPart.DRAW_STEP)),
        ("You skip your next two untap steps.", SkipParts(Players.YOU, TurnPart.UNTAP_STEP, Fixed(2))),
        (
            "Target player skips their next combat phase this turn.",
            SkipParts(TargetObject(), TurnPart.COMBAT_PHASE, this_turn=True),
        ),
        (
            "You skip your draw step this turn.",
            ImposeOnPlayers(SkipsPart(Players.YOU, TurnPart.DRAW_STEP)),
        ),
        ("Players can't draw cards this turn.", ImposeOnPlayers(CantDraw(Players.EACH_PLAYER))),
    ],
)
def test_614_10_what_an_effect_says(text: str, effect: Effect) -> None:
    (ability,) = read(text, types=("Instant",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == (effect,)


def test_614_11_a_word_less_is_read_otherwise_or_not_at_all() -> None:
    probes = shorter_by_a_word(
        "If you would draw a card, draw two cards instead.",
        "If a player would draw a card, that player skips that draw instead.",
        "Players can't draw more than one card each turn.",
        "Players skip their upkeep steps.",
    )
    assert [shorter for whole, shorter in probes if shown(shorter) == shown(whole)] == []


def test_614_11_a_replaced_draw_is_read_whole_or_not_at_all() -> None:
    first, second = "If you would draw a card, you gain 1 life instead.", "Whistle a tune."
    assert shown(f"{first} {second}") == [f"?{first}", f"?{second}"]


def test_614_11_a_replaced_draw_has_no_target() -> None:
    text = "If you would draw a card, target player draws a card instead."
    assert shown(text) == [f"?{text}"]
