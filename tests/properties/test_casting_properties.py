"""Casting and activating, whatever is tried: what is refused changes nothing (CR 733.1), and a spell that is countered
or has no legal target left changes nothing but where cards are (701.6a, 608.2b)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples
from tests.judge.playing import ALL, Told, bear, card, cast, played, thing

TEXTS = (
    "Destroy target creature.",
    "Choose one —\n• Destroy target artifact.\n• Target player gains 4 life.",
    "As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.",
    "As an additional cost to cast this spell, discard a card.\nTarget player loses 2 life.",
    "Cast this spell only during combat.\nYou gain 2 life.",
    "Tap target creature you don't control.\nOverload {3}",
    "You gain 1 life.\nFlashback {2}",
)
COSTS = (
    "{T}",
    "{2}, {T}",
    "Sacrifice a creature",
    "Discard a card",
    "Pay 5 life",
    "Tap an untapped creature you control",
)
TABLE = (bear("a"), bear("b", "Bob"), thing("rock", "Artifact", tapped=True))

targets = st.lists(st.sampled_from(["a", "b", "rock", "Alice", "Bob"]), max_size=2)
players = st.fixed_dictionaries(
    {"life": st.integers(1, 20), "hand": st.lists(st.just("Hill Giant"), max_size=1), "mana": st.just({"C": 2})}
)


@st.composite
def casts(draw: st.DrawFn) -> Told:
    kind = draw(st.sampled_from(["Instant", "Sorcery"]))
    spell = card("spell", kind, draw(st.sampled_from(TEXTS)), mana_cost=draw(st.sampled_from(["{1}", "{2}", "{3}"])))
    more: dict[str, Any] = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "modes": st.lists(st.integers(1, 3), min_size=1, max_size=2),
                "with": st.sampled_from(["overload", "flashback"]),
            },
        )
    )
    return cast(spell, *draw(targets), by=draw(st.sampled_from(["Alice", "Bob"])), **more)


@st.composite
def situations(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "players": [{"name": name, **draw(players)} for name in ("Alice", "Bob")],
        "step": draw(st.sampled_from(["upkeep", "precombat main", "beginning of combat"])),
    }


def shape(outcome: Told) -> Told:
    """All of the outcome that is a state."""
    return {key: outcome[key] for key in ("players", "objects", "stack", "active", "step", "winner")}


@pytest.mark.rule("733.1", "601.2e", "601.2h")
@settings(max_examples=examples(60))
@given(casts(), situations())
def test_733_1_a_spell_that_is_refused_changes_nothing(action: Told, rest: dict[str, Any]) -> None:
    tried = played(action, {"ask": "stack"}, objects=TABLE, **rest)
    if not tried["actions"][0]["legal"]:
        assert shape(tried) == shape(played({"ask": "stack"}, objects=TABLE, **rest))


@pytest.mark.rule("733.1", "602.2")
@settings(max_examples=examples(60))
@given(st.sampled_from(COSTS), targets, situations())
def test_733_1_an_ability_that_is_refused_changes_nothing(cost: str, at: list[str], rest: dict[str, Any]) -> None:
    source = thing("source", "Artifact", f"{cost}: Destroy target creature. Activate only as a sorcery.")
    objects = (*TABLE, source)
    tried = played({"activate": "source", "ability": 1, "targets": at}, {"ask": "stack"}, objects=objects, **rest)
    if not tried["actions"][0]["legal"]:
        assert shape(tried) == shape(played({"ask": "stack"}, objects=objects, **rest))


@pytest.mark.rule("701.6a", "608.2b")
@settings(max_examples=examples(40))
@given(st.sampled_from(["Destroy target creature.", "spell deals 2 damage to target creature."]), st.booleans())
def test_a_spell_that_comes_to_nothing_changes_nothing_but_zones(text: str, is_countered: bool) -> None:
    spell = card("spell", "Instant", text)
    answer = (
        cast(card("answer", "Instant", "Counter target spell."), "spell", by="Bob")
        if is_countered
        else cast(card("answer", "Instant", "Return target creature to its owner's hand."), "b", by="Bob")
    )
    outcome = played(cast(spell, "b"), answer, ALL, objects=TABLE)
    plain = played(objects=TABLE)
    moved = {"spell", "answer"} if is_countered else {"spell", "answer", "b"}
    assert {name: each for name, each in outcome["objects"].items() if name not in moved} == {
        name: each for name, each in plain["objects"].items() if name not in moved
    }
    assert (outcome["objects"]["spell"]["zone"], outcome["players"], outcome["stack"]) == (
        "graveyard",
        plain["players"],
        [],
    )
