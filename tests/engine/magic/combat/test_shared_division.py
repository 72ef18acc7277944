"""Divisions that rely on each other around a planeswalker (CR 510.1e, 702.19c), and what one check spares."""

from bot.engine.magic.asking.scenario import Assignments, DamageRange
from bot.engine.magic.events import Destroyed, ProtectorChosen, ZoneChanged
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import asked, attack, block, cited, combat, divided, duel, events, fight, to
from tests.engine.magic.tables.words import BOB


def test_704_5x_a_siege_that_its_controller_protects_gets_an_opponent() -> None:
    outcome = fight("siege battle:3 siege protector:Alice", "", to(Step.END))
    assert events(outcome, ProtectorChosen) == [ProtectorChosen(ObjectId("siege"), BOB)]
    assert "704.5x" in cited(outcome, ProtectorChosen)[0]


def test_701_8a_the_move_to_the_graveyard_names_the_destruction_as_its_cause_beside_one_that_is_spared() -> None:
    trace = combat("1/1 indestructible", "1/1").trace
    moved = [entry for entry in trace if isinstance(entry.event, ZoneChanged)]
    causes = [trace[entry.cause].event for entry in moved if entry.cause is not None]
    assert causes == [Destroyed(ObjectId("b1"))]


def test_702_19c_what_one_assigns_to_a_shared_blocker_frees_the_helper_for_the_planeswalker() -> None:
    table = duel(
        "beast 2/1 trample, titan 2/1 trample-over-planeswalkers",
        "cub 0/1 blocks-two, jace walker:2",
        attack("beast>jace", "titan>jace"),
        block("cub>beast+titan"),
    )
    (divisions,) = asked(table, Assignments(ObjectId("titan")))
    assert "cub:1 Bob:1" in divided(divisions)


def test_702_19c_helpers_share_the_blockers_among_them_before_the_planeswalker() -> None:
    table = duel(
        "bear 1/1, beast 3/1 trample, titan 1/1 trample-over-planeswalkers",
        "a 0/1 blocks-two, b 0/1 blocks-two, c 0/1 blocks-two, jace walker:1",
        attack("bear>jace", "beast>jace", "titan>jace"),
        block("a>bear+beast", "b>bear+beast", "c>bear+beast"),
    )
    assert asked(table, DamageRange(ObjectId("titan"), ObjectId("jace"))) == [{"min": 0, "max": 1}]
