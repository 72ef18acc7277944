import pytest

from bot.reference.rule_numbers import number_above, number_and_those_above, place_of_number, read_number


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("702.19b", "702.19b"),
        (" 702.19B ", "702.19b"),
        ("CR 702-19 b", "702.19b"),
        ("702,19b.", "702.19b"),
        ("702 19b", "702.19b"),
        ("règle 702.019", "702.19"),
        ("rule 702", "702"),
        ("§702.", "702"),
        ("7", "7"),
        ("7.19", None),
        ("70219", None),
        ("702.19bc", None),
        ("trample", None),
        ("702.19b trample", None),
        ("", None),
    ],
)
def test_a_number_is_read_as_people_write_it(written: str, number: str | None) -> None:
    assert read_number(written) == number


def test_numbers_stand_in_the_order_of_the_rulebook() -> None:
    numbers = ["702.10a", "702", "702.9b", "7", "702.9", "702.9a", "702.10"]
    assert sorted(numbers, key=place_of_number) == ["7", "702", "702.9", "702.9a", "702.9b", "702.10", "702.10a"]


def test_what_is_no_number_has_no_place() -> None:
    with pytest.raises(ValueError, match="'trample' is no rule number"):
        place_of_number("trample")


def test_above_a_part_stand_its_rule_its_section_and_its_chapter() -> None:
    assert list(number_and_those_above("702.19b")) == ["702.19b", "702.19", "702", "7"]
    assert number_above("7") is None
