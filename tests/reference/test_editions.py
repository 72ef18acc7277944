from collections.abc import Mapping

import pytest

from bot.reference.citations import Citations, shipped_citations
from bot.reference.editions import Fault, faults_in_edition, most_similar_rule
from tests.reference.corpus import rulebook
from tests.shared import needs_shared

OWLS = "Owls that glide are caught by nets and by nothing else in the whole of the forest."
PINNED = {
    "702": "Talents",
    "702.9": "Gliding",
    "702.9a": OWLS,
    "702.9b": "Nets tear when an owl is too heavy.",
}
OLDER = {"702": "Talents", "702.7": "Gliding", "702.7a": OWLS, "702.9": "Nets", "702.9a": "A net is knotted."}
CITED = Citations("2026-04-17", {"702": ("Talents",), "702.9": ("Gliding",), "702.9a": ("glide",), "702.9b": ("tear",)})


def test_what_does_not_hold_is_listed_with_the_rule_whose_text_is_most_like_it() -> None:
    assert list(faults_in_edition(CITED, OLDER, PINNED)) == [
        Fault("702.9", exists=True, lacking=("Gliding",), proposed="702.7", likeness=100),
        Fault("702.9a", exists=True, lacking=("glide",), proposed="702.7a", likeness=100),
        Fault("702.9b", exists=False, lacking=("tear",)),
    ]


def test_without_the_pinned_text_nothing_is_proposed() -> None:
    assert {each.proposed for each in faults_in_edition(CITED, OLDER, {})} == {None}


def test_the_pinned_edition_is_without_faults() -> None:
    assert list(faults_in_edition(CITED, PINNED, PINNED)) == []


@pytest.mark.parametrize(
    ("texts", "proposed"),
    [
        ({"100.1a": OWLS, "702.3b": OWLS}, "702.3b"),
        ({"702": OWLS, "702.3b": OWLS}, "702.3b"),
        ({"702.3b": OWLS.replace("forest", "forests"), "100.1": OWLS}, "702.3b"),
        ({"702.3b": "Something else altogether."}, None),
    ],
)
def test_of_rules_that_are_nearly_alike_the_nearest_is_proposed(texts: Mapping[str, str], proposed: str | None) -> None:
    assert most_similar_rule("702.9a", OWLS, texts)[0] == proposed


@needs_shared
@pytest.mark.parametrize(
    ("edition", "moves"),
    [
        ("2026-02-27", {"725": "724", "733": "732"}),
        ("2024-08-02", {"509.3a": "509.5a", "603.2g": "603.2h", "701.15a": "701.38a", "701.16": "701.36"}),
    ],
)
def test_what_moved_between_editions_is_found(edition: str, moves: Mapping[str, str]) -> None:
    """Looked up by hand in both editions."""
    known = Citations(shipped_citations().edition, {rule: shipped_citations().topic(rule) for rule in moves})
    found = faults_in_edition(known, rulebook(edition), rulebook(shipped_citations().edition))
    assert {each.rule: each.proposed for each in found} == moves


@needs_shared
def test_every_citation_holds_in_the_pinned_edition() -> None:
    assert list(faults_in_edition(shipped_citations(), rulebook(shipped_citations().edition), {})) == []
