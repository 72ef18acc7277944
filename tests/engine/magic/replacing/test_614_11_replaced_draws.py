"""CR 121, 614.11, 702.52: draws that something else happens instead of, and players who can't draw."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Choose, ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.events import CardDrawn, CardMilled, CardNotDrawn, DrawReplaced, DrewFromEmptyLibrary
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Ability, CantDraw, ReplacementAbility, TriggeredAbility
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.engine.magic.words.abilities.stack_triggers import Draws
from bot.engine.magic.words.conditions import ZERO, CardsInLibrary, Whose
from bot.engine.magic.words.effects import Draw, Fixed, GainLife, WinGame
from bot.engine.magic.words.filters import Players, Side
from tests.engine.magic.resolving.test_701_cards import card, there
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, cited, events, lives, to
from tests.engine.magic.tables.words import ALICE, BOB

DOUBLED = ReplacementAbility(WouldDraw(), DoInstead((Draw(Players.YOU, Fixed(2)),)))
ARCHIVE = replace(DOUBLED, would=WouldDraw(spares_first=True))
THIEF = ReplacementAbility(WouldDraw(Side.OPPONENT, spares_first=True), DoInstead((Draw(Players.YOU, Fixed(1)),)))
MANIAC = ReplacementAbility(WouldDraw(), DoInstead((WinGame(Players.YOU),)), condition=CardsInLibrary(Whose.YOU, ZERO))
ONE = Draw(Players.YOU, Fixed(1))


def drawing(
    *abilities: Ability | ObjectSetup,
    do: Sequence[Action] = (),
    number: int = 1,
    library: str | None = None,
    step: Step = Step.PRECOMBAT_MAIN,
    **rest: Any,
) -> Outcome:
    """Alice draws so many cards with a spell; each ability is that of a creature of hers, `a0`, `a1`…"""
    things = tuple(
        each if isinstance(each, ObjectSetup) else creature(f"a{at}", "1/1", each) for at, each in enumerate(abilities)
    )
    cards = tuple(card(each, Zone.LIBRARY) for each in (library or "").split())
    made = cast(spell("made", Draw(Players.YOU, Fixed(number))))
    alice = PlayerSetup(ALICE, hand=1, library_known=library is not None)
    return resolve_scenario(Scenario((alice, PlayerSetup(BOB)), (*things, *cards), (*do, made, ALL), step=step, **rest))


def drawn(outcome: Outcome, player: PlayerId = ALICE) -> int:
    return sum(each.player == player for each in events(outcome, CardDrawn))


@pytest.mark.parametrize(("number", "cards"), [(1, 2), (2, 4)])
@pytest.mark.rule("614.5", "121.6")
def test_614_11_something_else_happens_instead_of_each_draw(number: int, cards: int) -> None:
    outcome = drawing(DOUBLED, number=number)
    assert (drawn(outcome), len(events(outcome, DrawReplaced))) == (cards, number)
    assert set(cited(outcome, DrawReplaced)) == {("614.11",)}


@pytest.mark.rule("616.1", "616.1f")
def test_614_5_several_effects_each_replace_the_draws_of_the_others() -> None:
    outcome = drawing(DOUBLED, DOUBLED)
    assert drawn(outcome) == 4
    assert cited(outcome, DrawReplaced)[0] == ("614.11", "616.1")


@pytest.mark.rule("504.1")
def test_614_11_the_first_draw_of_a_draw_step_may_be_spared() -> None:
    outcome = drawing(ARCHIVE, do=(to(Step.DRAW),), step=Step.UPKEEP)
    assert drawn(outcome) == 3
    assert drawn(drawing(ARCHIVE)) == 2


@pytest.mark.parametrize("step", [Step.PRECOMBAT_MAIN, Step.UPKEEP])
def test_614_11_another_player_draws_instead(step: Step) -> None:
    thief = creature("thief", "3/1", THIEF, by=BOB)
    outcome = drawing(thief, number=2, step=step, do=() if step is Step.PRECOMBAT_MAIN else (to(Step.DRAW),))
    assert (drawn(outcome), drawn(outcome, BOB)) == (0 if step is Step.PRECOMBAT_MAIN else 1, 2)


def test_614_6_what_was_replaced_triggers_nothing() -> None:
    skipping = ReplacementAbility(WouldDraw(), DoInstead())
    fond = TriggeredAbility(Draws(), (GainLife(Players.YOU, Fixed(1)),))
    outcome = drawing(skipping, fond)
    assert (drawn(outcome), lives(outcome)[0]) == (0, 20)


@pytest.mark.parametrize(("library", "winner"), [("", "Alice"), ("elk", None)])
@pytest.mark.rule("614.11", "104.2b")
def test_121_6a_a_draw_from_an_empty_library_is_replaced_too(library: str, winner: str | None) -> None:
    outcome = drawing(MANIAC, library=library)
    assert (outcome.state.winner, events(outcome, DrewFromEmptyLibrary)) == (winner, [])


@pytest.mark.parametrize(("answer", "cards"), [((), 1), ((Choose(ChoiceKind.MAY, True),), 0)])
@pytest.mark.rule("608.2d")
def test_614_11_who_may_do_something_else_draws_by_default(answer: tuple[Action, ...], cards: int) -> None:
    familiar = ReplacementAbility(WouldDraw(), DoInstead(optional=True))
    assert drawn(drawing(familiar, do=answer)) == cards


@pytest.mark.rule("121.2b", "614.17", "101.2")
@pytest.mark.parametrize(("most", "cards"), [(0, 0), (1, 1)])
def test_614_17_who_cant_draw_draws_no_more(most: int, cards: int) -> None:
    outcome = drawing(CantDraw(Players.EACH_PLAYER, most), number=3)
    kept = CardNotDrawn(ALICE, ObjectId("a0"))
    assert (drawn(outcome), events(outcome, CardNotDrawn)) == (cards, [kept] * (3 - cards))


@pytest.mark.rule("614.17c")
def test_614_17_a_draw_that_cant_happen_is_not_replaced() -> None:
    outcome = drawing(CantDraw(Players.EACH_PLAYER), DOUBLED)
    assert (drawn(outcome), events(outcome, DrawReplaced)) == (0, [])


def test_121_2b_each_turn_is_counted_anew() -> None:
    outcome = drawing(CantDraw(Players.EACH_PLAYER, 1), do=(to(Step.DRAW), NEXT_TURN, to(Step.DRAW)), step=Step.UPKEEP)
    assert (drawn(outcome), drawn(outcome, BOB)) == (2, 1)


# Dredge (CR 702.52).


def dredging(*answers: Action, library: str | None = "elk owl ape", number: int = 2, draws: int = 1) -> Outcome:
    loam = creature("loam", "1/1", having(KeywordName.DREDGE, number), zone=Zone.GRAVEYARD)
    return drawing(loam, do=answers, library=library, number=draws)


@pytest.mark.rule("614.11")
def test_702_52a_the_card_comes_back_instead_of_a_draw() -> None:
    outcome = dredging(Choose(ChoiceKind.MAY, True))
    assert there(outcome, "hand") == {"loam"}
    assert there(outcome, "graveyard") == {"elk", "owl"}
    assert (drawn(outcome), set(cited(outcome, CardMilled))) == (0, {("702.52a", "701.17a")})


def test_702_52a_by_default_the_card_is_drawn() -> None:
    assert there(dredging(), "hand") == {"elk"}


def test_702_52a_of_several_draws_one_may_be_replaced() -> None:
    outcome = dredging(Choose(ChoiceKind.MAY, True), draws=2)
    assert there(outcome, "hand") == {"loam", "ape"}


def test_702_52b_with_too_few_cards_nobody_dredges() -> None:
    assert there(dredging(Choose(ChoiceKind.MAY, True), library="elk"), "hand") == {"elk"}


def test_702_52a_of_an_unknown_library_there_are_cards_enough() -> None:
    outcome = dredging(Choose(ChoiceKind.MAY, True), library=None)
    assert (there(outcome, "hand"), len(events(outcome, CardMilled))) == ({"loam"}, 2)


@pytest.mark.rule("702.52a")
@pytest.mark.parametrize(("pick", "back"), [("imp", {"imp"}), ("loam", {"loam"}), (None, {"elk"})])
def test_616_1_of_several_that_dredge_one_is_chosen(pick: str | None, back: set[str]) -> None:
    cards = [creature(name, "1/1", having(KeywordName.DREDGE, 1), zone=Zone.GRAVEYARD) for name in ("loam", "imp")]
    outcome = drawing(*cards, do=(Choose(ChoiceKind.REPLACEMENT, pick),), library="elk owl")
    assert there(outcome, "hand") == back
