"""Sentences that say when alone a spell may be cast or an ability activated."""

import pytest

from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.words.abilities import ActivatedAbility, CastOnly, Cost, OnlyWhen, SpellAbility
from bot.engine.magic.words.conditions import BeenAttacked, NumberOf, Whose
from bot.engine.magic.words.effects import Draw, Fixed
from bot.engine.magic.words.filters import Filter, Players, Side
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

DRAW = Draw(Players.YOU, Fixed(1))
WALLS = NumberOf(Filter(all_of=("Wall",), side=Side.YOU))


@pytest.mark.parametrize(
    ("limit", "when"),
    [
        ("as a sorcery", OnlyWhen(as_sorcery=True)),
        ("during combat", OnlyWhen(COMBAT_PHASE)),
        ("during combat before blockers are declared", OnlyWhen(COMBAT_PHASE, before=Step.DECLARE_BLOCKERS)),
        ("during combat after blockers are declared", OnlyWhen(COMBAT_PHASE, after=Step.DECLARE_BLOCKERS)),
        ("during combat on an opponent's turn", OnlyWhen(COMBAT_PHASE, turn=Whose.AN_OPPONENT)),
        (
            "during combat on your turn before blockers are declared",
            OnlyWhen(COMBAT_PHASE, before=Step.DECLARE_BLOCKERS, turn=Whose.YOU),
        ),
        ("before attackers are declared", OnlyWhen(before=Step.DECLARE_ATTACKERS)),
        ("before blockers are declared", OnlyWhen(before=Step.DECLARE_BLOCKERS)),
        ("before combat or during combat before blockers are declared", OnlyWhen(before=Step.DECLARE_BLOCKERS)),
        ("before the combat damage step", OnlyWhen(before=Step.COMBAT_DAMAGE)),
        ("before the end of combat step", OnlyWhen(before=Step.END_OF_COMBAT)),
        ("after combat", OnlyWhen(after=Step.END_OF_COMBAT)),
        ("during your turn", OnlyWhen(turn=Whose.YOU)),
        ("during your upkeep", OnlyWhen((Step.UPKEEP,), turn=Whose.YOU)),
        ("during the declare blockers step", OnlyWhen((Step.DECLARE_BLOCKERS,))),
        (
            "during your turn, before attackers are declared",
            OnlyWhen(before=Step.DECLARE_ATTACKERS, turn=Whose.YOU),
        ),
        (
            "during an opponent's turn and only before combat",
            OnlyWhen(before=Step.BEGINNING_OF_COMBAT, turn=Whose.AN_OPPONENT),
        ),
        (
            "during the declare attackers step and only if you've been attacked this step",
            OnlyWhen((Step.DECLARE_ATTACKERS,), condition=BeenAttacked()),
        ),
        ("if you control a Wall", OnlyWhen(condition=WALLS)),
    ],
)
def test_506_7_when_alone_something_may_be_done(limit: str, when: OnlyWhen) -> None:
    assert read(f"Cast this spell only {limit}.\nDraw a card.", types=("Instant",)) == (
        CastOnly(when),
        SpellAbility((DRAW,)),
    )
    assert read(f"Cast this spell only {limit}.") == (CastOnly(when),)
    text = f"{{T}}: Draw a card. Activate only {limit}."
    assert read(text) == (ActivatedAbility(Cost(tap=True), (DRAW,), text=text, when=when),)


@pytest.mark.parametrize(
    "limit",
    [
        "once each turn",
        "during combat and only once each turn",
        "during combat during combat",
        "before lunch",
        "if it's raining",
        "as a sorcery as a sorcery",
    ],
)
def test_a_limit_of_another_kind_is_unread(limit: str) -> None:
    text = f"Cast this spell only {limit}."
    assert shown(text) == [f"?{text}"]


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "Cast this spell only during combat on an opponent's turn before blockers are declared.",
        "Cast this spell only during the declare attackers step and only if you've been attacked this step.",
    )
    assert [
        shorter
        for sentence, shorter in probes
        if read(shorter) == read(sentence) and shorter != sentence.replace("and only if", "and if")
    ] == []
