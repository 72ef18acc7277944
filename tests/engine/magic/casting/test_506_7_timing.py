"""CR 506.7, 601.3, 602.5: spells and abilities that say when alone they may be cast or activated."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, CanPlay, ObjectSetup, SpellOrAbility
from bot.engine.magic.events import SpellCast
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import COMBAT_PHASE, Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, CastOnly, Cost, OnlyWhen, SpellAbility
from bot.engine.magic.words.conditions import AttackedThisTurn, BeenAttacked, Whose
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.cards import creature, scene
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, cast
from tests.engine.magic.tables.table import asked, attack, block, duel, events, fight, lives, refused, steps, to
from tests.engine.magic.tables.words import ALICE, BOB

BEFORE_ATTACKERS = OnlyWhen(before=Step.DECLARE_ATTACKERS)
BEFORE_BLOCKERS = OnlyWhen(before=Step.DECLARE_BLOCKERS)
IN_COMBAT_BEFORE_BLOCKERS = replace(BEFORE_BLOCKERS, during=COMBAT_PHASE)
IN_COMBAT_AFTER_BLOCKERS = OnlyWhen(COMBAT_PHASE, after=Step.DECLARE_BLOCKERS)


def trick(when: OnlyWhen) -> CardDefinition:
    """An instant that may be cast only then."""
    return CardDefinition(
        (Characteristics("trick", types=("Instant",), abilities=(CastOnly(when), SpellAbility((ONE_LIFE,)))),)
    )


def castable(when: OnlyWhen, *before: Action, alice: str = "bear 2/2", by: PlayerId = ALICE) -> bool:
    """Whether it may be cast after these actions."""
    (answer,) = asked(duel(alice, "ox 2/4", *before), CanPlay(SpellOrAbility(trick(when), by=by)))
    assert isinstance(answer, bool)
    return answer


ATTACKED: tuple[Action, ...] = (attack("bear"),)
BLOCKED: tuple[Action, ...] = (attack("bear"), block())
NO_ATTACK: tuple[Action, ...] = (attack(),)
MOMENTS: Mapping[str, tuple[Action, ...]] = {
    "main": (),
    "beginning": (to(Step.BEGINNING_OF_COMBAT),),
    "attackers": ATTACKED,
    "blockers": BLOCKED,
    "damage": (*BLOCKED, to(Step.COMBAT_DAMAGE)),
    "end": (*BLOCKED, to(Step.END_OF_COMBAT)),
    "after": (*BLOCKED, to(Step.POSTCOMBAT_MAIN)),
}
ALLOWED: Mapping[OnlyWhen, str] = {
    BEFORE_ATTACKERS: "main beginning",
    OnlyWhen(after=Step.DECLARE_ATTACKERS): "attackers blockers damage end after",
    BEFORE_BLOCKERS: "main beginning attackers",
    OnlyWhen(after=Step.DECLARE_BLOCKERS): "blockers damage end after",
    OnlyWhen(before=Step.COMBAT_DAMAGE): "main beginning attackers blockers",
    OnlyWhen(before=Step.END_OF_COMBAT): "main beginning attackers blockers damage",
    OnlyWhen(before=Step.BEGINNING_OF_COMBAT): "main",
    OnlyWhen(after=Step.END_OF_COMBAT): "after",
    OnlyWhen(COMBAT_PHASE): "beginning attackers blockers damage end",
    IN_COMBAT_BEFORE_BLOCKERS: "beginning attackers",
    IN_COMBAT_AFTER_BLOCKERS: "blockers damage end",
    OnlyWhen((Step.DECLARE_BLOCKERS,)): "blockers",
    OnlyWhen(COMBAT_PHASE, turn=Whose.AN_OPPONENT): "",
}


@pytest.mark.rule("506.7a", "506.7b", "506.7c", "506.7d", "601.3")
@pytest.mark.parametrize("when", ALLOWED, ids=str)
def test_506_7_a_spell_is_cast_only_when_it_says(when: OnlyWhen) -> None:
    found = [moment for moment, before in MOMENTS.items() if castable(when, *before)]
    assert found == ALLOWED[when].split()


def test_506_7c_during_an_opponents_combat() -> None:
    theirs = OnlyWhen(COMBAT_PHASE, turn=Whose.AN_OPPONENT)
    assert [castable(theirs, *ATTACKED, by=player) for player in (ALICE, BOB)] == [False, True]


WRONG: Mapping[OnlyWhen, tuple[str, tuple[str, ...]]] = {
    BEFORE_ATTACKERS: ("attackers", ("601.3", "506.7a")),
    IN_COMBAT_BEFORE_BLOCKERS: ("blockers", ("601.3", "506.7b")),
    IN_COMBAT_AFTER_BLOCKERS: ("attackers", ("601.3", "506.7b")),
    OnlyWhen(COMBAT_PHASE): ("after", ("601.3", "506.7c")),
    OnlyWhen(before=Step.END_OF_COMBAT): ("end", ("601.3", "506.7d")),
    OnlyWhen(condition=AttackedThisTurn()): ("main", ("601.3",)),
}


@pytest.mark.parametrize("when", WRONG, ids=str)
def test_601_3_at_another_time_it_is_refused_with_its_limits(when: OnlyWhen) -> None:
    moment, cited = WRONG[when]
    outcome = resolve_scenario(duel("bear 2/2", "ox 2/4", *MOMENTS[moment], cast(trick(when))))
    (refusal,) = outcome.actions[-1].refusals
    assert refusal == Refusal(RefusalKind.WRONG_TIME, cite_rules(*cited), ObjectId("trick"), only=when)


# Skipped steps (CR 508.8).


def test_506_7e_where_steps_are_skipped_the_time_before_them_ends_with_the_declare_attackers_step() -> None:
    assert castable(BEFORE_BLOCKERS, *NO_ATTACK)
    assert not castable(BEFORE_BLOCKERS, *NO_ATTACK, to(Step.END_OF_COMBAT))
    outcome = fight("bear 2/2", "", *NO_ATTACK, to(Step.END_OF_COMBAT), cast(trick(BEFORE_BLOCKERS)))
    assert refused(outcome) == {2: [(RefusalKind.WRONG_TIME, ("601.3", "506.7e"))]}


def test_506_7f_where_blockers_are_not_declared_there_is_no_time_after_that_in_combat() -> None:
    assert not castable(IN_COMBAT_AFTER_BLOCKERS, *NO_ATTACK, to(Step.END_OF_COMBAT))
    outcome = fight("bear 2/2", "", *NO_ATTACK, to(Step.END_OF_COMBAT), cast(trick(IN_COMBAT_AFTER_BLOCKERS)))
    assert refused(outcome) == {2: [(RefusalKind.WRONG_TIME, ("601.3", "506.7f"))]}


def test_508_8_steps_are_not_skipped_because_the_attackers_are_gone() -> None:
    gone = (*ATTACKED, cast(MURDER, "bear", by=BOB), ALL)
    assert steps(fight("bear 2/2", "", *gone, to(Step.END_OF_COMBAT))) == [
        "beginning of combat",
        "declare attackers",
        "declare blockers",
        "combat damage",
        "end of combat",
    ]
    assert castable(IN_COMBAT_AFTER_BLOCKERS, *gone, to(Step.DECLARE_BLOCKERS))


# Abilities.


def tool(when: OnlyWhen) -> ObjectSetup:
    return creature("tool", "1/1", ActivatedAbility(Cost(), (ONE_LIFE,), (), "{0}: You gain 1 life.", when))


ABILITIES: Mapping[OnlyWhen, tuple[str, RefusalKind, tuple[str, ...]]] = {
    BEFORE_ATTACKERS: ("blockers", RefusalKind.WRONG_TIME, ("602.5", "506.7a", "506.7g")),
    OnlyWhen(COMBAT_PHASE): ("main", RefusalKind.WRONG_TIME, ("602.5", "506.7c", "506.7g")),
    OnlyWhen(turn=Whose.AN_OPPONENT): ("main", RefusalKind.WRONG_TIME, ("602.5",)),
    OnlyWhen(as_sorcery=True): ("attackers", RefusalKind.SORCERY_TIMING, ("602.5d",)),
}


@pytest.mark.parametrize("when", ABILITIES, ids=str)
def test_506_7g_an_ability_is_activated_only_when_it_says(when: OnlyWhen) -> None:
    moment, kind, cited = ABILITIES[when]
    scenario = beside(duel("bear 2/2", "", *MOMENTS[moment], Activate(ObjectId("tool"), 1)), tool(when))
    assert refused(resolve_scenario(scenario)) == {len(MOMENTS[moment]): [(kind, cited)]}


def test_506_7g_in_time_it_is_activated() -> None:
    assert lives(resolve_scenario(scene(tool(BEFORE_ATTACKERS), do=(Activate(ObjectId("tool"), 1), ALL)))) == (21, 20)


@pytest.mark.parametrize(("declared", "yes"), [("bear", True), ("bear>jace", False), ("", False)])
def test_508_6_if_a_player_has_been_attacked_this_step(declared: str, yes: bool) -> None:
    attacked = OnlyWhen((Step.DECLARE_ATTACKERS,), condition=BeenAttacked())
    table = duel("bear 2/2", "jace walker:3", attack(*declared.split()), cast(trick(attacked), by=BOB))
    assert bool(events(resolve_scenario(table), SpellCast)) is yes
