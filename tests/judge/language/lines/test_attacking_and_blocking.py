"""How attacks and blocks are typed: whose creatures a name means, what goes without a name, and that nobody blocks."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.problems import ProblemKind, ScenarioError
from bot.language import Language
from tests.judge.table import GIANT, WALKER, WURM

CARDS = Catalogue((GIANT, WALKER, WURM))
BOTH = "Alice: Hill Giant; Bob: Hill Giant"
ONE = {"attack": [{"who": "hill-giant"}]}
SECOND = {"block": [{"who": "hill-giant-2", "blocks": ["hill-giant"]}]}
NOBODY: dict[str, Any] = {"block": []}


def do(actions: str, table: str = BOTH, lang: Language = "en") -> list[dict[str, Any]]:
    return list(read_interaction(InteractionRequest(actions, table), lang, CARDS).document["do"])


@pytest.mark.rule("508.1a", "509.1a")
@pytest.mark.parametrize(
    "said",
    [
        "Alice attacks with Hill Giant; Bob blocks Hill Giant with Hill Giant",
        "Alice attacks with Hill Giant; Bob blocks with Hill Giant",
        "Hill Giant attacks; Hill Giant blocks Hill Giant",
        "j'attaque avec Géant des collines, il bloque avec Géant des collines",
        "Alice attacks; Bob blocks",
    ],
)
def test_508_1a_509_1a_a_name_means_what_whoever_attacks_or_blocks_controls(said: str) -> None:
    assert do(said) == [ONE, SECOND]


@pytest.mark.rule("509.1a")
@pytest.mark.parametrize(
    ("said", "nobody"),
    [
        ("Bob doesn't block", NOBODY | {"by": "Bob"}),
        ("il ne bloque pas", NOBODY),
        ("nobody blocks", NOBODY),
        ("no blockers", NOBODY),
        ("personne ne bloque", NOBODY),
    ],
)
@pytest.mark.parametrize("between", ["; ", ", "])
def test_509_1a_nobody_need_block(said: str, nobody: dict[str, Any], between: str) -> None:
    assert do(f"Alice attacks with Hill Giant{between}{said}") == [ONE, nobody]


@pytest.mark.rule("508.1a")
def test_508_1a_nobody_need_attack() -> None:
    assert do("Alice doesn't attack") == [{"attack": []}]


def test_who_does_not_block_one_attacker_may_block_another() -> None:
    told = do("Alice attacks with 3/3 and 2/2; Bob doesn't block 3/3; Bob blocks 2/2", "Alice: 3/3, 2/2; Bob: 1/1")
    assert told[1:] == [{"block": [{"who": "1-1", "blocks": ["2-2"]}]}]


@pytest.mark.rule("508.1a")
def test_508_1a_everything_is_each_untapped_creature() -> None:
    told = do("Alice attacks with everything", "Alice: Hill Giant, Test Wurm (tapped), 2/2, Jora Beleren (3)")
    assert told == [{"attack": [{"who": "hill-giant"}, {"who": "2-2"}]}]


@pytest.mark.parametrize(
    ("said", "table"),
    [
        ("Alice attacks", "Alice: Hill Giant, Test Wurm"),
        ("Alice attacks with Hill Giant and Test Wurm; Bob blocks with 1/1", "Alice: Hill Giant, Test Wurm; Bob: 1/1"),
    ],
)
def test_where_several_could_be_meant_a_name_is_wanted(said: str, table: str) -> None:
    with pytest.raises(ScenarioError) as error:
        do(said, table)
    assert error.value.problem.kind is ProblemKind.WHAT_IS_MISSING


@pytest.mark.rule("606.2")
@pytest.mark.parametrize("said", ["Alice activates Jora +1 on Bob", "Alice active +1 de Jora sur Bob"])
def test_606_2_a_loyalty_ability_may_be_named_before_its_planeswalker(said: str) -> None:
    told = {"activate": "jora-beleren", "ability": "+1", "by": "Alice", "targets": ["Bob"]}
    assert do(said, "Alice: Jora Beleren (3); Bob: 12 life") == [told]


@pytest.mark.rule("508.1")
@pytest.mark.parametrize(
    ("said", "active"),
    [
        ("Bob attacks with Hill Giant", "Bob"),
        ("Alice activates Jora +1; to next turn; Bob attacks with Hill Giant", None),
        ("to next turn; Bob casts Test Wurm", None),
        ("Alice attacks with Hill Giant", None),
    ],
)
def test_508_1_what_happens_in_a_later_turn_says_not_whose_turn_it_is_now(said: str, active: str | None) -> None:
    table = "Alice: Jora Beleren (3); Bob: Hill Giant"
    read = read_interaction(InteractionRequest(said, table), "en", CARDS).document
    assert read.get("active") == active


SEVERAL = "Alice: Hill Giant, 2/2; Bob: Jora Beleren, 3/3, 4/4"


@pytest.mark.rule("508.1a", "509.1a")
@pytest.mark.parametrize(
    "said",
    [
        "Alice attacks Jora Beleren with Hill Giant and Bob with 2/2; Bob blocks Hill Giant with 3/3 and 2/2 with 4/4",
        "Alice attaque Jora Beleren avec Hill Giant et Bob avec 2/2; Bob bloque Hill Giant avec 3/3 et 2/2 avec 4/4",
        (
            "Alice attacks Jora Beleren with Hill Giant; Alice attacks Bob with 2/2; "
            "Bob blocks Hill Giant with 3/3; Bob blocks 2/2 with 4/4"
        ),
    ],
)
def test_508_1a_509_1a_one_declaration_may_be_said_in_parts(said: str) -> None:
    attack = [{"who": "hill-giant", "at": "jora-beleren"}, {"who": "2-2", "at": "Bob"}]
    block = [{"who": "3-3", "blocks": ["hill-giant"]}, {"who": "4-4", "blocks": ["2-2"]}]
    assert do(said, SEVERAL) == [{"attack": attack}, {"block": block}]


def test_a_whole_name_means_the_one_of_which_no_more_is_said() -> None:
    assert do("Alice attacks with 2/2", "Alice: 2/2, 2/2 flying") == [{"attack": [{"who": "2-2"}]}]
