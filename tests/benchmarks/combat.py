"""What combats cost, and questions about them: declarations that are refused, and divisions of damage."""

from functools import partial

from bot.engine.magic.asking.scenario import Assignments, DamageRange, Question, Scenario
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.engine.magic.tables.table import attack, block, duel
from tests.engine.magic.tables.words import BOB


def case(name: str, scenario: Scenario) -> Case:
    return Case(name, of_any_size(partial, resolve_scenario, scenario))


def names(letter: str, number: int) -> list[str]:
    return [f"{letter}{index}" for index in range(number)]


def field(words: str, ids: list[str]) -> str:
    return ", ".join(f"{each} {words}" for each in ids)


def paired(size: int) -> Scenario:
    """So many attackers, each blocked by one creature."""
    attackers, blockers = names("a", size), names("b", size)
    blocks = block(*(f"{blocker}>{attacker}" for attacker, blocker in zip(attackers, blockers, strict=True)))
    return duel(field("3/3", attackers), field("2/2", blockers), attack(*attackers), blocks)


def refused(size: int, attacker: str, blocker: str) -> Scenario:
    """So many attackers, each blocked by one creature, where that is not allowed: a legal declaration is looked for."""
    attackers, blockers = names("a", size), names("b", size)
    blocks = block(*(f"{blocker}>{attacker}" for blocker, attacker in zip(blockers, attackers, strict=True)))
    return duel(field(f"3/3 {attacker}", attackers), field(f"2/2 {blocker}", blockers), attack(*attackers), blocks)


def gang(size: int, *questions: Question, power: int = 20, words: str = "trample") -> Scenario:
    """One attacker blocked by many."""
    blockers = names("b", size)
    blocks = block(*(f"{blocker}>hydra" for blocker in blockers))
    return duel(f"hydra {power}/20 {words}", field("1/1", blockers), attack("hydra"), blocks, *questions)


def tangle(size: int, *questions: Question, words: str = "trample", blocker: str = "2/4") -> Scenario:
    """Every blocker blocks every attacker."""
    attackers, blockers = names("a", size), names("b", size)
    everybody = "+".join(attackers)
    blocks = block(*(f"{each}>{everybody}" for each in blockers))
    bob = field(f"{blocker} blocks-any", blockers)
    return duel(field(f"5/5 {words}", attackers), bob, attack(*attackers), blocks, *questions)


HYDRA, FIRST = ObjectId("hydra"), ObjectId("a0")
RANGE = DamageRange(FIRST, BOB)

CASES = (
    case("3 x 3", paired(3)),
    case("100 x 100, menace: refused", refused(100, "menace", "")),
    case("100 x 100, menace and requirements: refused", refused(100, "menace must-be-blocked", "must-block")),
    case("100 x 100, blocked by three, in company: refused", refused(100, "by-three", "blocks-with-two")),
    case("gang of 12, trample: default", gang(12)),
    case("gang of 12, trample: damage range", gang(12, DamageRange(HYDRA, BOB))),
    case("gang of 12, trample: assignments", gang(12, Assignments(HYDRA))),
    case("gang of 12, trample, power 12: assignments", gang(12, Assignments(HYDRA), power=12)),
    case("gang of 12, trample, power 40: assignments", gang(12, Assignments(HYDRA), power=40)),
    case(
        "gang of 30, trample and deathtouch: damage range",
        gang(30, DamageRange(HYDRA, BOB), words="trample deathtouch"),
    ),
    case("tangle of 8, trample: default", tangle(8)),
    case("tangle of 8, trample: damage range", tangle(8, RANGE)),
    case("tangle of 8, trample: assignments", tangle(8, Assignments(FIRST))),
    case("tangle of 8, trample and deathtouch: default", tangle(8, words="trample deathtouch")),
    case("tangle of 8, trample and deathtouch: damage range", tangle(8, RANGE, words="trample deathtouch")),
    case("tangle of 8, trample and deathtouch: assignments", tangle(8, Assignments(FIRST), words="trample deathtouch")),
    case(
        "tangle of 8, deathtouch, tough blockers: damage range",
        tangle(8, RANGE, words="trample deathtouch", blocker="2/30"),
    ),
    case("tangle of 14, trample and deathtouch: damage range", tangle(14, RANGE, words="trample deathtouch")),
)
