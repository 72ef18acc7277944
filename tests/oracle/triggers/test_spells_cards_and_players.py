"""CR 601.2i, 603.2b, 603.2e, 603.8: conditions about the stack, the steps, cards elsewhere, life totals and states."""

import pytest

from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import (
    AnyOf,
    Attacks,
    BeginningOf,
    Dies,
    During,
    Enters,
    TriggerCondition,
    TriggeredAbility,
)
from bot.engine.magic.words.abilities.stack_triggers import (
    BecomesTapped,
    BecomesTarget,
    Casts,
    CastThis,
    Discards,
    Draws,
    FullyUnlocks,
    GainsLife,
    IsTurnedFaceUp,
    LeavesGraveyard,
    LosesLife,
    PutIntoGraveyard,
    StateIs,
    Unlocks,
)
from bot.engine.magic.words.conditions import ZERO, Bounds, CardsInHand, NumberOf, Whose
from bot.engine.magic.words.effects import (
    Draw,
    Effect,
    Fixed,
    GainLife,
    LoseLife,
    PutCounters,
    SacrificeObjects,
    ThatMuch,
)
from bot.engine.magic.words.filters import CREATURE, THIS, YOUR_CREATURE, Filter, Matching, Players, Side
from tests.oracle.reading import read, shown

DRAW = (Draw(Players.YOU, Fixed(1)),)
THEY_LOSE = (LoseLife(Players.TRIGGERING_PLAYER, Fixed(1)),)


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("Whenever you cast a spell that targets this creature", Casts(Filter(side=Side.YOU), THIS)),
        ("Whenever you cast an instant spell that targets a creature you control", Casts(
            Filter(all_of=("Instant",), side=Side.YOU), Matching(YOUR_CREATURE))),
        ("When you cast this spell", CastThis()),
        ("Whenever this creature becomes the target of a spell or ability", BecomesTarget()),
        ("Whenever a creature you control becomes the target of a spell or ability an opponent controls",
            BecomesTarget(Matching(YOUR_CREATURE), Side.OPPONENT)),
        ("Whenever this creature becomes the target of a spell", BecomesTarget(spells=True)),
        ("Whenever this creature becomes the target of an ability you control", BecomesTarget(
            by=Side.YOU, abilities=True)),
        ("Whenever you become the target of a spell or ability an opponent controls", BecomesTarget(
            Players.YOU, Side.OPPONENT)),
        ("Whenever a creature card is put into your graveyard from anywhere", PutIntoGraveyard(
            Matching(Filter(all_of=("Creature",), side=Side.YOU, token=False)))),
        ("Whenever a card is put into an opponent's graveyard from anywhere", PutIntoGraveyard(
            Matching(Filter(side=Side.OPPONENT, token=False)))),
        ("Whenever one or more cards are put into a graveyard from anywhere other than the battlefield",
            PutIntoGraveyard(Matching(Filter(token=False)), elsewhere=True, together=True)),
        ("Whenever a land card is put into your graveyard from your library", PutIntoGraveyard(
            Matching(Filter(all_of=("Land",), side=Side.YOU, token=False)), Zone.LIBRARY)),
        ("When this creature is put into a graveyard from anywhere", PutIntoGraveyard()),
        ("Whenever you draw a card", Draws()),
        ("Whenever an opponent draws a card", Draws(Side.OPPONENT)),
        ("Whenever an opponent draws a card except the first one they draw in each of their draw steps", Draws(
            Side.OPPONENT, spares_first=True)),
        ("Whenever you draw your second card each turn", Draws(nth=2)),
        ("Whenever a player casts their second spell each turn", Casts(Filter(), nth=2)),
        ("Whenever a player casts their first spell of a turn", Casts(Filter(), nth=1)),
        ("Whenever an opponent casts their first noncreature spell each turn", Casts(
            Filter(none_of=("Creature",), side=Side.OPPONENT), nth=1)),
        ("Whenever you cast your first spell during each opponent's turn", During(
            Casts(Filter(side=Side.YOU), nth=1), Whose.AN_OPPONENT)),
        ("Whenever an opponent casts a spell during your turn", During(Casts(Filter(side=Side.OPPONENT)), Whose.YOU)),
        ("Whenever an opponent casts a spell during your turn and when this creature dies", AnyOf((
            During(Casts(Filter(side=Side.OPPONENT)), Whose.YOU), Dies()))),
        ("When this creature enters and whenever it attacks", AnyOf((Enters(), Attacks()))),
        ("Whenever an instant or sorcery card leaves your graveyard", LeavesGraveyard(
            Filter(any_of=("Instant", "Sorcery"), side=Side.YOU, token=False))),
        ("Whenever one or more cards leave your graveyard during your turn", During(LeavesGraveyard(
            Filter(side=Side.YOU, token=False), together=True), Whose.YOU)),
        ("Whenever a player discards a card", Discards(Side.ANY)),
        ("Whenever you discard a creature card", Discards(what=CREATURE)),
        ("Whenever you discard one or more cards", Discards(together=True)),
        ("Whenever you gain life", GainsLife()),
        ("Whenever an opponent loses life", LosesLife(Side.OPPONENT)),
        ("Whenever this creature becomes tapped", BecomesTapped()),
        ("When this creature is turned face up", IsTurnedFaceUp()),
        ("When you unlock this door", Unlocks()),
        ("Whenever you fully unlock a Room", FullyUnlocks(Filter(all_of=("Room",)))),
        ("Whenever a creature you control is turned face up", IsTurnedFaceUp(Matching(YOUR_CREATURE))),
        ("When you control no Islands", StateIs(NumberOf(Filter(all_of=("Island",), side=Side.YOU), ZERO))),
        ("When you have no cards in hand", StateIs(CardsInHand(Whose.YOU, Bounds(0, 0)))),
        ("At the beginning of your draw step", BeginningOf("draw")),
        ("At the beginning of your first main phase", BeginningOf("precombat main")),
        ("At the beginning of each of your postcombat main phases", BeginningOf("postcombat main")),
        ("At the beginning of each opponent's upkeep", BeginningOf("upkeep", yours=False, opponents=True)),
        ("At the beginning of combat on each opponent's turn", BeginningOf(
            "beginning of combat", yours=False, opponents=True)),
    ],
)  # fmt: skip
def test_each_of_these_is_read_with_its_effect(condition: str, found: TriggerCondition) -> None:
    assert read(f"{condition}, draw a card.") == (TriggeredAbility(found, DRAW),)


@pytest.mark.parametrize(
    ("text", "condition", "effects"),
    [
        ("Whenever an opponent casts a spell, that player loses 1 life.", Casts(Filter(side=Side.OPPONENT)), THEY_LOSE),
        ("Whenever a player draws a card, that player loses 1 life.", Draws(Side.ANY), THEY_LOSE),
        ("Whenever you gain life, put that many +1/+1 counters on this creature.", GainsLife(), (
            PutCounters(THIS, "+1/+1", ThatMuch()),)),
        ("Whenever an opponent loses life, you gain that much life.", LosesLife(Side.OPPONENT), (
            GainLife(Players.YOU, ThatMuch()),)),
        ("When this creature becomes the target of a spell or ability, sacrifice it.", BecomesTarget(), (
            SacrificeObjects(THIS),)),
        ("At the beginning of each opponent's draw step, that player loses 1 life.", BeginningOf(
            "draw", yours=False, opponents=True), THEY_LOSE),
        ("When you control no Swamps, sacrifice this creature.", StateIs(
            NumberOf(Filter(all_of=("Swamp",), side=Side.YOU), ZERO)), (SacrificeObjects(THIS),)),
    ],
)  # fmt: skip
def test_603_1_what_such_an_event_leaves_to_refer_to(
    text: str, condition: TriggerCondition, effects: tuple[Effect, ...]
) -> None:
    assert read(text) == (TriggeredAbility(condition, effects),)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you draw a card, that player loses 1 life.",
        "Whenever you draw your second card in each of your draw steps, draw a card.",
        "Whenever you draw a card except the first one, draw a card.",
        "Whenever you cast a spell during the next turn, draw a card.",
        "Whenever you cast a spell and when you control no Islands during your turn, draw a card.",
        "When this creature dies and whenever it attacks alone, tap it.",
        "Whenever you cast a spell, destroy that creature.",
        "Whenever a creature you control becomes the target of a spell, sacrifice it.",
        "Whenever this creature attacks for the first time each turn, if you control an Elf, draw a card.",
        'Creatures have "Whenever this creature attacks for the first time each turn, draw a card."',
        "Whenever a card is put into your graveyard, draw a card.",
        "Whenever you control no Islands, sacrifice this creature.",
        "When this creature is put into a graveyard from anywhere, tap it.",
    ],
)
def test_what_is_not_understood_whole_is_not_read(text: str) -> None:
    assert all(line.startswith("?") for line in shown(text))
