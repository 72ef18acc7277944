"""Replacement effects of static abilities as cards state them (CR 614), made up in their form."""

from typing import Any

import pytest

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import (
    AlsoCreate,
    ChooseAsEnters,
    ChosenAsEnters,
    EnterAsCopy,
    EnterDesignated,
    EnterTapped,
    EnterWith,
    GoTo,
    Instead,
    ProduceInstead,
    Scaled,
    Would,
    WouldCreateTokens,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldMove,
    WouldProduceMana,
)
from bot.engine.magic.words.conditions import AttackedThisTurn, Bounds, Not, NumberOf
from bot.engine.magic.words.effects import (
    ONE,
    AddAbility,
    AddTypes,
    CopyCounters,
    CountOf,
    CreateTokens,
    Exceptions,
    Fixed,
    KeywordAbility,
    RemoveTypes,
    ValueOfX,
)
from bot.engine.magic.words.filters import ANYTHING, CREATURE, THIS, AttachedObject, Filter, Matching, Side
from tests.examples import sample
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

YOURS = Filter(side=Side.YOU)
YOUR_CREATURE = Filter(all_of=("Creature",), side=Side.YOU)
ITSELF = WouldEnter(THIS)
LAND = Filter(all_of=("Land",))
SQUIRREL = CreateTokens("Squirrel", 1, 1, ("G",), ("Squirrel",))


def enters(instead: Instead, **more: Any) -> ReplacementAbility:
    return ReplacementAbility(ITSELF, instead, **more)


@pytest.mark.parametrize(
    ("sentence", "abilities"),
    [
        ("This land enters tapped.", (enters(EnterTapped()),)),
        ("This creature enters prepared.", (enters(EnterDesignated(Designation.PREPARED)),)),
        ("Made-Up Bear enters the battlefield tapped.", (enters(EnterTapped()),)),
        (
            "This land enters tapped with two charge counters on it.",
            (enters(EnterTapped()), enters(EnterWith("charge", Fixed(2)))),
        ),
        (
            "This land enters tapped unless you control two or more other lands.",
            (
                enters(
                    EnterTapped(),
                    condition=Not(NumberOf(Filter(all_of=("Land",), other=True, side=Side.YOU), Bounds(2))),
                ),
            ),
        ),
        ("This creature enters with a +1/+1 counter on it.", (enters(EnterWith("+1/+1")),)),
        ("This creature enters with X +1/+1 counters on it.", (enters(EnterWith("+1/+1", ValueOfX())),)),
        (
            "This creature enters with a +1/+1 counter on it for each creature you control.",
            (enters(EnterWith("+1/+1", CountOf(Matching(YOUR_CREATURE)))),),
        ),
        (
            "This creature enters with a number of +1/+1 counters on it equal to the number of creatures you control.",
            (enters(EnterWith("+1/+1", CountOf(Matching(YOUR_CREATURE)))),),
        ),
        (
            "Raid — This creature enters with a +1/+1 counter on it if you attacked this turn.",
            (enters(EnterWith("+1/+1"), condition=AttackedThisTurn()),),
        ),
        ("If you attacked this turn, this land enters tapped.", (enters(EnterTapped(), condition=AttackedThisTurn()),)),
        ("As this artifact enters, choose a color.", (enters(ChooseAsEnters(ChosenAsEnters.COLOR)),)),
        ("As Made-Up Bear enters, choose one creature type.", (enters(ChooseAsEnters(ChosenAsEnters.CREATURE_TYPE)),)),
        ("As it enters, choose an opponent.", (enters(ChooseAsEnters(ChosenAsEnters.OPPONENT)),)),
        ("As this land enters, you may pay 2 life. If you don't, it enters tapped.", (enters(EnterTapped(life=2)),)),
        ("Permanents enter tapped.", (ReplacementAbility(WouldEnter(Matching(ANYTHING)), EnterTapped()),)),
        (
            "Creatures your opponents control enter tapped.",
            (
                ReplacementAbility(
                    WouldEnter(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))), EnterTapped()
                ),
            ),
        ),
        (
            "Each other creature you control enters with an additional +1/+1 counter on it.",
            (
                ReplacementAbility(
                    WouldEnter(Matching(Filter(all_of=("Creature",), side=Side.YOU, other=True))),
                    EnterWith("+1/+1", ONE),
                ),
            ),
        ),
    ],
)
def test_614_1c_d_how_permanents_enter(sentence: str, abilities: tuple[ReplacementAbility, ...]) -> None:
    assert read(sentence) == abilities


COUNTERS: list[tuple[str, Would, Instead]] = [
    (
        (
            "If an effect would put one or more counters on a permanent you control, it puts twice that many "
            "of those counters on that permanent instead."
        ),
        WouldGetCounters(YOURS, by_effect=True),
        Scaled(2),
    ),
    (
        (
            "If an effect would put at least one counter on a permanent you control, instead it puts twice "
            "as many of those counters on that permanent."
        ),
        WouldGetCounters(YOURS, by_effect=True),
        Scaled(2),
    ),
    (
        (
            "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 "
            "counters are put on it instead."
        ),
        WouldGetCounters(YOUR_CREATURE, kind="+1/+1"),
        Scaled(more=1),
    ),
    (
        (
            "If you would put one or more counters on a permanent or player, put twice that many of each of "
            "those kinds of counters on that permanent or player instead."
        ),
        WouldGetCounters(ANYTHING, Side.ANY, by=Side.YOU),
        Scaled(2),
    ),
    (
        (
            "If an opponent would put one or more counters on a permanent or player, they put half that many "
            "of each of those kinds of counters on that permanent or player instead, rounded down."
        ),
        WouldGetCounters(ANYTHING, Side.ANY, by=Side.OPPONENT),
        Scaled(divisor=2),
    ),
    (
        "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.",
        WouldGetCounters(None, Side.YOU),
        Scaled(more=1),
    ),
]
TOKENS: list[tuple[str, Would, Instead]] = [
    (
        (
            "If an effect would create one or more tokens under your control, it creates twice that many of "
            "those tokens instead."
        ),
        WouldCreateTokens(),
        Scaled(2),
    ),
    (
        (
            "If one or more tokens would be created under your control, twice that many of those tokens "
            "are created instead."
        ),
        WouldCreateTokens(),
        Scaled(2),
    ),
    (
        (
            "If one or more creature tokens would be created under your control, three times that many of "
            "those tokens are created instead."
        ),
        WouldCreateTokens(what=CREATURE),
        Scaled(3),
    ),
    (
        (
            "If one or more tokens would be created under your control, those tokens plus that many 1/1 "
            "green Squirrel creature tokens are created instead."
        ),
        WouldCreateTokens(),
        AlsoCreate(SQUIRREL, for_each=True),
    ),
    (
        (
            "If you would create one or more tokens, instead create those tokens plus an additional 1/1 "
            "green Squirrel creature token."
        ),
        WouldCreateTokens(),
        AlsoCreate(SQUIRREL),
    ),
    ("If you would gain life, you gain twice that much life instead.", WouldGainLife(), Scaled(2)),
    ("If you would gain life, you gain that much life plus 1 instead.", WouldGainLife(), Scaled(more=1)),
    ("If a player would gain life, that player gains no life instead.", WouldGainLife(Side.ANY), Scaled(0)),
    (
        "If a land is tapped for mana, it produces {B} instead of any other type and amount.",
        WouldProduceMana(LAND),
        ProduceInstead("{B}", just_one=True),
    ),
    (
        "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.",
        WouldProduceMana(LAND, at_least=2),
        ProduceInstead("{C}", just_one=True),
    ),
    (
        "If a player taps a land for mana, it produces colorless mana instead of any other type.",
        WouldProduceMana(LAND),
        ProduceInstead("{C}"),
    ),
    (
        "If you tap a permanent for mana, it produces three times as much of that mana instead.",
        WouldProduceMana(by=Side.YOU),
        Scaled(3),
    ),
]
MOVES: list[tuple[str, Would, Instead]] = [
    ("If this creature would die, exile it instead.", WouldMove(THIS), GoTo(Zone.EXILE)),
    (
        "If a nontoken creature would enter and it wasn't cast, exile it instead.",
        WouldMove(Matching(Filter(all_of=("Creature",), token=False)), None, Zone.BATTLEFIELD, uncast=True),
        GoTo(Zone.EXILE),
    ),
    (
        (
            "If Made-Up Bear would be put into a graveyard from anywhere, reveal Made-Up Bear and shuffle it "
            "into its owner's library instead."
        ),
        WouldMove(THIS, None),
        GoTo(Zone.LIBRARY, shuffled=True),
    ),
    (
        (
            "If this creature would be put into any graveyard from anywhere, instead reveal it and shuffle "
            "it into its owner's library."
        ),
        WouldMove(THIS, None),
        GoTo(Zone.LIBRARY, shuffled=True),
    ),
    ("If this creature would die, return it to its owner's hand instead.", WouldMove(THIS), GoTo(Zone.HAND)),
    (
        "If this creature would die, put it on the bottom of its owner's library instead.",
        WouldMove(THIS),
        GoTo(Zone.LIBRARY, bottom=True),
    ),
    (
        "If a creature an opponent controls would die, exile it instead.",
        WouldMove(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))),
        GoTo(Zone.EXILE),
    ),
    (
        "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
        WouldMove(Matching(ANYTHING), None, owner=Side.OPPONENT, cards=True),
        GoTo(Zone.EXILE),
    ),
    (
        "If a card or token would be put into a graveyard from anywhere, exile it instead.",
        WouldMove(Matching(ANYTHING), None),
        GoTo(Zone.EXILE),
    ),
    (
        "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead.",
        WouldMove(Matching(Filter(any_of=("Instant", "Sorcery"))), None, cards=True),
        GoTo(Zone.EXILE),
    ),
    (
        "If enchanted creature would die, return that creature to its owner's hand instead.",
        WouldMove(AttachedObject()),
        GoTo(Zone.HAND),
    ),
    (
        "If this creature would leave the battlefield, exile it instead of putting it anywhere else.",
        WouldMove(THIS, destination=None),
        GoTo(Zone.EXILE),
    ),
]


NOT_LEGENDARY = RemoveTypes(("Legendary",))
HASTE = AddAbility(KeywordAbility(KeywordName.HASTE))
ROGUE = AddTypes(("Artifact",), ("Rogue",))


@pytest.mark.parametrize(
    ("sentence", "instead"),
    [
        ("You may have this creature enter as a copy of any creature on the battlefield.", EnterAsCopy(CREATURE)),
        ("Made-Up Bear enters as a copy of a creature you control.", EnterAsCopy(YOUR_CREATURE, optional=False)),
        (
            "You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary.",
            EnterAsCopy(CREATURE, Exceptions((NOT_LEGENDARY,))),
        ),
        (
            (
                "You may have this creature enter as a copy of a creature you control, except it's a Rogue artifact in "
                "addition to its other types and it has haste."
            ),
            EnterAsCopy(YOUR_CREATURE, Exceptions((ROGUE, HASTE))),
        ),
        (
            (
                "You may have this creature enter as a copy of any creature on the battlefield, except it enters with "
                "two +1/+1 counters on it."
            ),
            EnterAsCopy(CREATURE, Exceptions(counters=(CopyCounters("+1/+1", Fixed(2)),))),
        ),
    ],
)
def test_707_5_it_enters_as_a_copy(sentence: str, instead: Instead) -> None:
    assert read(sentence) == (enters(instead),)


@pytest.mark.parametrize(("sentence", "would", "instead"), [*COUNTERS, *TOKENS, *MOVES])
def test_614_1a_what_happens_instead(sentence: str, would: Would, instead: Instead) -> None:
    assert read(sentence) == (ReplacementAbility(would, instead),)


@pytest.mark.parametrize("sentence", sample([sentence for sentence, _, _ in (*COUNTERS, *TOKENS, *MOVES)]))
def test_a_sentence_that_lacks_a_word_is_read_otherwise_or_not_at_all(sentence: str) -> None:
    same = [shorter for whole, shorter in shorter_by_a_word(sentence) if read(shorter) == read(whole)]
    assert [each for each in same if each not in SHORTER] == []


SHORTER = {
    ("If you would create one or more tokens, instead create those tokens plus an 1/1 green Squirrel creature token."),
}
"""Where a word says nothing that the others do not."""


@pytest.mark.parametrize(
    "sentence",
    [
        "This land enters tapped unless you pay {1}.",
        "This creature enters with a +1/+1 counter on it for each time it was fed.",
        "This creature enters with counters on it.",
        "As this artifact enters, choose a number.",
        "As this land enters, you may pay 2 life.",
        "As this land enters, you may pay 2 life. If you don't, draw a card.",
        "Creatures your opponents control enter tapped and attacking.",
        "If this creature would die, you may exile it instead.",
        "You may have this creature enter as a copy of any creature.",
        "You may have this creature enter as a copy of any creature on the battlefield, except it sings.",
        "If this creature would die, exile that player instead.",
        "If you would draw two cards, draw three cards instead.",
        (
            "If one or more +1/+1 counters would be put on a creature you control, that many plus one -1/-1 "
            "counters are put on it instead."
        ),
        (
            "If an opponent would put one or more counters on a permanent or player, they put half that many "
            "of each of those kinds of counters on that permanent or player instead."
        ),
        "If one or more tokens would be created under your control, those tokens plus a thing are created instead.",
    ],
)
def test_what_is_not_read_whole_is_not_read(sentence: str) -> None:
    assert all(each.startswith("?") for each in shown(sentence))


def test_keyword_abilities_of_additional_tokens_are_theirs() -> None:
    sentence = (
        "If one or more tokens would be created under your control, those tokens plus an additional 1/1 blue Thopter "
        "artifact creature token with flying are created instead."
    )
    (found,) = read(sentence)
    assert isinstance(found, ReplacementAbility)
    assert isinstance(found.instead, AlsoCreate)
    assert found.instead.tokens.abilities == (KeywordAbility(KeywordName.FLYING),)
