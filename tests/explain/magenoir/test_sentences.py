"""Every event, refusal, open question and paragraph has a sentence in both languages, and the French is French."""

from collections.abc import Iterator
from typing import get_args

import pytest

from bot.engine.magenoir.events.game_events import (
    Act,
    ActionRefused,
    ActionsOrdered,
    ActionTriggered,
    Announced,
    Around,
    BecameIndestructible,
    BecameMageNoir,
    CannotPay,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardPrepared,
    CardReturned,
    ChainBegan,
    ChainEnded,
    ChoiceMade,
    CountedTwice,
    DamageCancelled,
    DamageDealt,
    DamageRedirected,
    EffectsApplied,
    EndlessLoop,
    GameEnded,
    Healed,
    HitPointsLost,
    HoldsThisTurn,
    ManaAdded,
    ManaLocked,
    ManaMoved,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    NothingToDraw,
    PaymentDeclined,
    Performed,
    PhaseBegan,
    PileTaken,
    PlayerDefeated,
    QuestionLeftOpen,
    ReserveEmptied,
    ShuffledIn,
    TargetInvalid,
    TopCardSeen,
    Window,
)
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.abilities import (
    Ability,
    AddedInRecovery,
    AppliesAgain,
    CostChange,
    CountsAs,
    CountsMore,
    CountsTwice,
    DamageChange,
    DamageIgnored,
    DiscardInstead,
    HandLimit,
    Indestructible,
    MageNoirOnly,
    NeedsInstead,
    NeedsOneLess,
    Occasion,
    OnActivation,
    OwnCost,
    Paragraph,
    Protector,
    RepeatedNeedsLess,
    Static,
    Timing,
    TradesEven,
    Triggered,
    Unique,
    Unread,
)
from bot.engine.magenoir.words.effects import (
    Action,
    AddMana,
    Apply,
    BecomeMageNoir,
    CancelDamage,
    ChooseOne,
    Damage,
    DamageDivided,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    DiscardHand,
    Draw,
    Effect,
    EmptyReserve,
    Fetch,
    Heal,
    IfMageNoir,
    LockMana,
    LookAtTop,
    LoseHitPoints,
    MakeIndestructible,
    May,
    MoveMana,
    PayFor,
    PayOr,
    PrepareFrom,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    ShareMana,
    ShuffleIn,
    SwapMana,
    TakeMana,
    ThisTurn,
)
from bot.engine.magenoir.words.filters import (
    ANY_TARGET,
    EACH_PLAYER,
    ONE,
    OPPONENT,
    YOU,
    Amount,
    BoardState,
    CardsAbove,
    CardType,
    ChosenX,
    CountOf,
    EachOf,
    Filter,
    HitPointsOf,
    ManaUnder,
    Number,
    Reference,
    SumOf,
    TargetOf,
    That,
    ThisCard,
    Whose,
    Zone,
)
from bot.engine.trace import Rule, cite_rules
from bot.explain.magenoir import english, french
from bot.explain.magenoir.english.card import sentence_of_paragraph as paragraph_en
from bot.explain.magenoir.explanation import TELLERS
from bot.explain.magenoir.french.card import sentence_of_paragraph as paragraph_fr
from bot.explain.magenoir.names import CardNames, card_names
from bot.explain.magenoir.story import ActionBeat, AroundBeat, Happening
from bot.language import Language
from tests.engine.magenoir.table import ALICE, BOB, card, play, real, table
from tests.explain.magenoir.typography import complaints_of_mage_noir

STATE = table(
    card("seed", real("Seed in the wind"), state=BoardState.CHANNELLED),
    card("ring", real("Crimson ring")),
    card("other ring", real("Crimson ring"), BOB),
    card("ritual", real("Warrior-mage ritual"), BOB),
)
SEED, RING, RITUAL = ObjectId("seed"), ObjectId("ring"), ObjectId("ritual")
TWO_FIRE, FIRE_AND_AIR = Mana(fire=2), Mana(fire=1, air=1)
LANGS: tuple[Language, ...] = ("en", "fr")

DRAW = Action((Draw(Number(2)),))
PERFORMED: tuple[Performed, ...] = (
    DamageDealt(RING, 2, (ALICE, BOB), ((SEED, 1),)),
    DamageDealt(RING, 0, (BOB,)),
    Healed(SEED, 1, (ALICE,)),
    HitPointsLost(SEED, 1, (ALICE, BOB)),
    CardDrawn(ALICE, SEED),
    CardDrawn(ALICE, ObjectId("unknown")),
    NothingToDraw(ALICE),
    CardDiscarded(SEED, ALICE, from_hand=True),
    CardDiscarded(SEED, ALICE, from_hand=False),
    CardDestroyed(RING),
    EffectsApplied(SEED),
    CardReturned(SEED, ALICE, 3),
    CardReturned(SEED, ALICE, 1),
    CardReturned(SEED, ALICE, None),
    CountedTwice(SEED),
    TopCardSeen(ALICE, SEED),
    TopCardSeen(ALICE, None),
    ShuffledIn(ALICE, (SEED, RING)),
    ShuffledIn(ALICE, ()),
    DamageCancelled(ALICE),
    HoldsThisTurn(RING, ALICE, TradesEven(Element.AIR)),
    HoldsThisTurn(RING, ALICE, Triggered(Occasion.TO_DISCARD, (DRAW,), of=Filter(type=CardType.SPELL))),
    ManaMoved(ALICE, RING, Mana(fire=1)),
    ManaMoved(RING, ALICE, TWO_FIRE),
    ManaMoved(RING, SEED, TWO_FIRE),
    ReserveEmptied(ALICE, TWO_FIRE, (0, 1)),
    BecameIndestructible(RING),
    BecameMageNoir(ALICE),
    ManaPaid(ALICE, FIRE_AND_AIR, (0, 1)),
    ManaReleased(SEED, TWO_FIRE, (0, 1)),
    ManaReleased(SEED, Mana(water=1), (0,), left=False),
    ManaAdded(ALICE, Element.FIRE, 1),
    ManaLocked(SEED, Mana(water=1)),
    PileTaken(ALICE, 0, TWO_FIRE),
    PileTaken(ALICE, 1, Mana()),
    ManaTaken(ALICE, Element.AIR, 2, 1),
    ManaTaken(ALICE, Element.AIR, 0, 0),
    ManaTraded(ALICE, (Element.FIRE, Element.AIR), Element.WATER, 0, (0, 1)),
    ManaTraded(ALICE, (Element.AIR,), Element.WATER, 0, (0,)),
    CardPrepared(ALICE, SEED, BoardState.PREPARED, TWO_FIRE),
    CardPrepared(ALICE, RING, BoardState.EQUIPPED, Mana()),
    CardChannelled(ALICE, SEED),
    PaymentDeclined(RING, ALICE),
    CannotPay(RING, ALICE, TWO_FIRE),
    CannotPay(RING, ALICE, Mana()),
    TargetInvalid(RING, None),
    TargetInvalid(RING, RING),
    TargetInvalid(RING, RITUAL),
    TargetInvalid(RING, BOB),
)
AROUND: tuple[Around, ...] = (
    *(PhaseBegan(phase, ALICE) for phase in Phase),
    *(Announced(act, ALICE, SEED) for act in Act),
    Announced(Act.USE, BOB, RING, (ALICE, SEED), (SEED,), Window.AFTER),
    ChainBegan(SEED, 0),
    ChainBegan(ALICE, 0),
    ChainEnded(SEED, 0),
    ActionTriggered(RING, ALICE),
    ActionsOrdered(ALICE, (RING, SEED)),
    ActionsOrdered(ALICE, (RING, SEED), default=True),
    DamageRedirected(SEED, BOB, RING),
    ChoiceMade(ALICE, "target", BOB, default=True, options=2),
    ChoiceMade(ALICE, "target", (RING, SEED), default=True, options=4),
    ChoiceMade(ALICE, "option", Element.FIRE, default=True, options=2),
    ChoiceMade(ALICE, "x", picked=3, default=True, options=4),
    ChoiceMade(ALICE, "may", picked=True, default=True, options=3),
    ActionRefused(0, Refusal(RefusalKind.GAME_OVER, cite_rules("MN turn"))),
    QuestionLeftOpen(OpenQuestion.TRADE),
    EndlessLoop((RING, SEED)),
    PlayerDefeated(ALICE, by_empty_deck=True),
    PlayerDefeated(ALICE, by_empty_deck=False),
    GameEnded(ALICE),
    GameEnded(None),
)


def names(lang: Language) -> CardNames:
    return card_names(play(STATE), lang)


def sentences(lang: Language) -> Iterator[str]:
    """One for each event, refusal and open question."""
    teller, called = TELLERS[lang], names(lang)
    for event in PERFORMED:
        yield teller.sentence_of_action(ActionBeat((Happening(event, STATE, STATE),), (), 0, 1, RITUAL), called)
    yield from (teller.sentence_around(AroundBeat(each, (), STATE), called) for each in AROUND)
    for kind in RefusalKind:
        whole = Refusal(kind, (), ALICE, RING, RITUAL, TWO_FIRE, "Wind")
        yield from (f"{TELLERS[lang].clause_of_refusal(each, called)}." for each in (whole, Refusal(kind, ())))
    yield from (teller.left_open(question, each, called) for question in OpenQuestion for each in (None, RITUAL))


def test_the_lists_hold_every_event() -> None:
    assert {type(each) for each in PERFORMED} == set(get_args(Performed))
    assert {type(each) for each in AROUND} == set(get_args(Around))


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_told_in_whole_sentences(lang: Language) -> None:
    told = list(sentences(lang))
    assert [each for each in told if not each.rstrip("\u202f").endswith((".", ":"))] == []
    assert [each for each in told if "None" in each or "  " in each] == []


def test_the_french_is_french_to_the_last_space() -> None:
    assert {each: wrong for each in sentences("fr") if (wrong := complaints_of_mage_noir(each))} == {}


def test_every_chapter_that_the_engine_cites_has_a_name_in_both_languages() -> None:
    from bot.engine.magenoir.ground import citations  # noqa: PLC0415 - read as a whole

    cited = {rule for value in vars(citations).values() if isinstance(value, tuple) for rule in value}
    assert cited == {Rule(each) for each in english.CHAPTERS} == {Rule(each) for each in french.CHAPTERS}


# --- What cards do.

EQUIPMENT = TargetOf(Filter(states=(BoardState.EQUIPPED,)))
WIND = TargetOf(Filter(states=(BoardState.CHANNELLED,), component="Wind", whose=Whose.YOU))
REFERENCES: tuple[Reference, ...] = (
    YOU,
    OPPONENT,
    EACH_PLAYER,
    ANY_TARGET,
    EQUIPMENT,
    WIND,
    ThisCard(),
    That(),
    TargetOf(None, players=True),
    TargetOf(Filter(states=(BoardState.PERMANENT,), another=True, whose=Whose.OPPONENT), players=True),
    EachOf(Filter(element=Element.WATER, name="Tide")),
    TargetOf(Filter(states=(BoardState.PREPARED,), whose=Whose.OPPONENT), most=3),
)
AMOUNTS: tuple[Amount, ...] = (
    ONE,
    Number(3, 4),
    CountOf(Filter(component="Flame")),
    HitPointsOf(That()),
    HitPointsOf(YOU, half=True),
    ManaUnder(ThisCard()),
    ChosenX(),
    CountOf(Filter(component="Flame"), at_most=1, only_mage_noir=True),
    CardsAbove(4),
    SumOf((ONE, CountOf(Filter(component="Breath")))),
)
EFFECTS: tuple[Effect, ...] = (
    *(Damage(ONE, each) for each in REFERENCES),
    *(Damage(each, OPPONENT, unavoidable=True) for each in AMOUNTS),
    *(Heal(each, YOU) for each in AMOUNTS),
    LoseHitPoints(Number(3), OPPONENT),
    *(Draw(ONE, whose) for whose in Whose),
    *(DiscardFromHand(ONE, whose) for whose in Whose),
    DiscardCard(ThisCard()),
    DiscardFromHand(CardsAbove(4)),
    DiscardHand(),
    LookAtTop(),
    LookAtTop(Filter(Zone.DECK, component="Seed", whose=Whose.YOU)),
    ShuffleIn(3),
    PrepareFrom(Filter(Zone.DISCARD, component="Seed", whose=Whose.YOU)),
    DamageDivided(TargetOf(ANY_TARGET.filter, players=True, most=5)),
    CancelDamage(),
    MoveMana(EQUIPMENT),
    MoveMana(EQUIPMENT, 1),
    ShareMana(),
    SwapMana(WIND),
    *(EmptyReserve(whose) for whose in Whose),
    ThisTurn(TradesEven(Element.AIR)),
    ThisTurn(Triggered(Occasion.TO_DISCARD, (DRAW,), of=Filter(type=CardType.SPELL))),
    Destroy(EQUIPMENT),
    Apply(WIND),
    ReturnToDeck(That(), 1),
    ReturnToDeck(That(), 3),
    ReturnToHand(EQUIPMENT),
    Fetch(Filter(Zone.DECK, component="Tree", whose=Whose.YOU)),
    Fetch(Filter(Zone.DISCARD, type=CardType.SPELL, whose=Whose.YOU)),
    MakeIndestructible(EQUIPMENT),
    BecomeMageNoir(),
    TakeMana(2, Element.AIR),
    AddMana(1, Element.FIRE),
    LockMana(1, Element.WATER, ThisCard()),
    ReleaseMana(ThisCard()),
    ReleaseMana(ThisCard(), ONE, Element.WATER),
    ReleaseMana(ThisCard(), CountOf(Filter(component="Wave")), Element.WATER),
    PayFor(TWO_FIRE, (DRAW,)),
    PayOr(TWO_FIRE, (DRAW,)),
    May((DRAW,)),
    ChooseOne(((DRAW,), (Action((BecomeMageNoir(),)),))),
    ChooseOne(((DRAW,), (Action((BecomeMageNoir(),)),)), by=Whose.OPPONENT),
    IfMageNoir((DRAW,)),
    IfMageNoir((), (DRAW,)),
    IfMageNoir((DRAW,), (DRAW,)),
)
STATICS: tuple[Static, ...] = (
    Indestructible(),
    Protector(),
    Protector(only_mage_noir=True),
    Unique(),
    MageNoirOnly(),
    HandLimit(4),
    DamageChange(1, Element.FIRE, 2),
    DamageChange(3, None),
    DamageChange(2, Element.VEGETAL, of_permanents=True),
    OwnCost(Mana(air=1), "Breath"),
    OwnCost(Mana(arcane=1), only_mage_noir=True),
    DamageIgnored(1),
    DamageIgnored(2, each_time=True),
    CostChange(Mana(air=1), Filter(element=Element.AIR), only_mage_noir=True),
    AddedInRecovery(1, Element.VEGETAL, only_mage_noir=True),
    AddedInRecovery(-1),
    CostChange(None, Filter(Zone.HAND, component="Seed"), only_mage_noir=True),
    CountsAs("Seed", "Tree", 3),
    CountsMore(Element.WATER),
    CountsTwice(),
    NeedsOneLess(only_mage_noir=True),
    NeedsInstead("Rock", 4, only_mage_noir=True),
    DiscardInstead("Flame", Element.FIRE),
    RepeatedNeedsLess(Element.FIRE),
    TradesEven(Element.AIR),
    AppliesAgain(Filter(component="Tree", whose=Whose.YOU, another=True), only_mage_noir=True),
)
PARAGRAPHS: tuple[Paragraph, ...] = (
    *(OnActivation((Action((each,)), DRAW)) for each in EFFECTS),
    *(Triggered(occasion, (DRAW,), whose) for occasion in Occasion for whose in Whose),
    Triggered(Occasion.LEAVES, (DRAW,), states=(BoardState.CHANNELLED,)),
    *(
        Triggered(occasion, (DRAW,), element=Element.FIRE)
        for occasion in (Occasion.DEALS, Occasion.TRADES, Occasion.EMPTIED)
    ),
    *(Ability(timing, (DRAW, DRAW)) for timing in Timing),
    *STATICS,
    Unread("a sentence.", "une phrase."),
)


def test_the_lists_hold_every_effect_and_static() -> None:
    assert {type(each) for each in EFFECTS} == set(get_args(Effect))
    assert {type(each) for each in STATICS} == set(get_args(Static))
    assert {type(each) for each in REFERENCES} == set(get_args(Reference))
    assert {type(each) for each in AMOUNTS} == set(get_args(Amount))


def test_a_paragraph_is_told_in_both_languages() -> None:
    told = [(paragraph, paragraph_fr(paragraph), paragraph_en(paragraph)) for paragraph in PARAGRAPHS]
    assert [each for each in told if not all(words.endswith(".") for words in each[1:])] == []
    assert [each for each in told if each[1] == each[2] and not isinstance(each[0], Indestructible)] == []
    assert {fr: wrong for _, fr, _ in told if (wrong := complaints_of_mage_noir(fr))} == {}
