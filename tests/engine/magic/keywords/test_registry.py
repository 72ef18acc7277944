"""CR 702: each keyword has one record, in a file of its own, and a row of the registry in rulebook order."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from bot.engine.magic import keywords
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.registry import KEYWORDS, RULEBOOK
from bot.engine.magic.keywords.tables import RULES

SHARED = frozenset({"__init__", "record", "registry", "shapes", "tables", "ward_and_echo_costs"})
"""The modules that are no keyword's."""

FILES = sorted(file.stem for file in Path(keywords.__file__).parent.glob("*.py") if file.stem not in SHARED)


def records_in(module: str) -> dict[str, Keyword]:
    found = vars(import_module(f"{keywords.__name__}.{module}"))
    return {constant: each for constant, each in found.items() if isinstance(each, Keyword)}


def spelled_as_a_constant(keyword: Keyword) -> str:
    return re.sub(r"\W+", "_", keyword.spelled.rstrip("!")).upper()


def number_of(rule: str) -> tuple[int, str]:
    found = re.fullmatch(r"702\.(\d+)([a-z])", rule)
    assert found is not None, rule
    return int(found[1]), found[2]


@pytest.mark.rule("702.1")
def test_each_record_stands_once_in_the_registry() -> None:
    records = [each for module in FILES for each in records_in(module).values()]
    assert sorted(each.spelled for each in records) == sorted(each.spelled for each in KEYWORDS)
    assert {id(each) for each in records} == {id(each) for each in KEYWORDS}
    assert len({each.spelled for each in RULEBOOK}) == len(RULEBOOK)


@pytest.mark.rule("702.1")
def test_a_file_is_called_as_its_keyword_and_holds_one_section_of_the_rules() -> None:
    for module in FILES:
        records = records_in(module)
        assert list(records) == [spelled_as_a_constant(each) for each in records.values()], module
        assert next(iter(records)).lower() == module
        assert len({number_of(each.rules[0])[0] for each in records.values()}) == 1, module


@pytest.mark.rule("702.1")
def test_the_registry_is_in_rulebook_order() -> None:
    numbered = [(*number_of(each.rules[0]), each.spelled) for each in RULEBOOK if each.rules]
    assert [each[:2] for each in numbered] == sorted(each[:2] for each in numbered)
    assert all(not each.rules for each in RULEBOOK[len(numbered) :])


@pytest.mark.rule("702.1")
def test_a_name_that_a_rule_asks_for_is_a_keyword_of_the_registry() -> None:
    assert set(KeywordName) <= set(RULES)
    assert KeywordName("renown") is KeywordName("renown")
