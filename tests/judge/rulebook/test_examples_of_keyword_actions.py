"""The examples of sections 700 and 701 of the Comprehensive Rules (general rules, keyword actions)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, why, zones

KILL = card("Kill", "Instant", "Destroy target creature.")
BANISH = card("Banish", "Instant", "Exile target card from a graveyard.")
SALVE = card("Salve", "Instant", "You gain 1 life.")
DIG = card("Dig", "Instant", "Draw a card.")
LIBRARY: Any = [{"id": each, "is": card(each, "Artifact")} for each in ("first", "second", "third")]
STACKED: Any = [{"name": "Alice", "library": LIBRARY}, {"name": "Bob"}]


def shuffles(outcome: dict[str, Any]) -> list[Any]:
    """Whose library was shuffled, in order."""
    return [step["player"] for step in outcome["trace"] if step["event"] == "library shuffled"]


@pytest.mark.example("700.1#1")
@pytest.mark.parametrize(("trigger", "life"), [("becomes blocked", 21), ("becomes blocked by a creature", 22)])
def test_700_1_two_blockers_are_one_event_or_two(trigger: str, life: int) -> None:
    hero = thing(
        "hero", "Creature - Human", f"Whenever this creature {trigger}, you gain 1 life.", power=1, toughness=9
    )
    fight = (
        {"attack": [{"who": "hero"}]},
        {"block": [{"who": "a", "blocks": ["hero"]}, {"who": "b", "blocks": ["hero"]}]},
    )
    outcome = played(*fight, {"to": "end of combat"}, objects=(hero, bear("a", "Bob"), bear("b", "Bob")))
    assert lives(outcome) == (life, 20)


@pytest.mark.example("700.7#1")
def test_700_7_that_creature_is_the_same_object_even_when_it_is_none_any_more() -> None:
    text = "Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step."
    later = card("Later", "Instant", text)
    none = "As long as you have 21 or more life, Shy isn't a creature."
    shy = thing("Shy", "Artifact Creature - Golem", none, power=3, toughness=3)
    turned = cast(later, "Shy"), ALL, cast(SALVE), ALL
    assert played(*turned, objects=(shy,))["objects"]["Shy"]["types"] == ["Artifact"]
    assert zones(played(*turned, {"to": "end"}, ALL, objects=(shy,)), "Shy") == ["graveyard"]


@pytest.mark.example("701.12a#1")
def test_701_12a_without_both_creatures_nothing_is_exchanged() -> None:
    swap = card("Swap", "Sorcery", "Exchange control of two target creatures.")
    there = bear("mine"), bear("theirs", "Bob")
    done = played(cast(swap, "mine", "theirs"), ALL, objects=there)
    not_done = played(cast(swap, "mine", "theirs"), cast(KILL, "mine", by="Bob"), ALL, objects=there)
    controllers = [[each["objects"][name]["controller"] for name in ("mine", "theirs")] for each in (done, not_done)]
    assert controllers == [["Bob", "Alice"], ["Alice", "Bob"]]


@pytest.mark.example("701.23b#1")
@pytest.mark.parametrize(("found", "left"), [((), 2), (("one",), 1), (("one", "two"), 0)])
def test_701_23b_what_lies_in_the_open_is_found_what_is_hidden_need_not_be(found: tuple[str, ...], left: int) -> None:
    text = (
        "Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name "
        "as that artifact and exile them. Then that player shuffles."
    )
    relic = card("Relic", "Artifact")
    bob: Any = {
        "name": "Bob",
        "graveyard": [{"id": "buried", "is": relic}],
        "library": [{"id": "one", "is": relic}, {"id": "two", "is": relic}],
    }
    picks: Any = [{"choose": "search", "by": "Alice", "pick": each} for each in ("buried", *found)]
    rest: Any = [{"choose": "search", "by": "Alice", "pick": None}] if left else []
    outcome = played(
        *picks,
        *rest,
        cast(card("Split", "Sorcery", text), "relic"),
        ALL,
        objects=({"id": "relic", "is": relic, "controller": "Bob"},),
        players=[{"name": "Alice"}, bob],
    )
    assert (zones(outcome, "relic", "buried"), why(outcome)) == (["exile", "exile"], [])
    assert zones(outcome, "one", "two").count("library") == left


@pytest.mark.example("701.23b#1")
def test_701_23b_what_lies_in_the_open_can_not_be_left_there() -> None:
    text = (
        "Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name "
        "as that artifact and exile them. Then that player shuffles."
    )
    relic = card("Relic", "Artifact")
    buried: Any = [{"name": "Alice"}, {"name": "Bob", "graveyard": [{"id": "buried", "is": relic}], "library": []}]
    outcome = played(
        {"choose": "search", "by": "Alice", "pick": None},
        cast(card("Split", "Sorcery", text), "relic"),
        ALL,
        objects=({"id": "relic", "is": relic, "controller": "Bob"},),
        players=buried,
    )
    assert zones(outcome, "buried") == ["exile"]


@pytest.mark.example("701.24c#1")
def test_701_24c_a_library_is_shuffled_without_the_card_that_is_gone() -> None:
    text = "When this creature is put into a graveyard from anywhere, shuffle it into its owner's library."
    there = (thing("guile", "Creature - Elemental", text, power=6, toughness=6),)
    away = cast(BANISH, "guile", by="Bob")
    outcome = played(cast(KILL, "guile"), {"resolve": "top"}, away, ALL, objects=there)
    assert (zones(outcome, "guile"), shuffles(outcome)) == (["exile"], ["Alice"])
    alone = played(cast(KILL, "guile"), ALL, objects=there)
    assert (zones(alone, "guile"), shuffles(alone)) == (["library"], ["Alice"])


@pytest.mark.rule("701.24c")
def test_701_24c_the_library_of_the_owner_is_shuffled_without_the_card_that_is_gone() -> None:
    text = "Whenever a creature dies, shuffle it into its owner's library."
    there = thing("grave", "Enchantment", text), bear("cub", "Bob")
    away = cast(BANISH, "cub", by="Bob")
    outcome = played(cast(KILL, "cub"), {"resolve": "top"}, away, ALL, objects=there)
    assert (zones(outcome, "cub"), shuffles(outcome)) == (["exile"], ["Bob"])


@pytest.mark.example("701.24c#2")
def test_701_24c_a_spell_cast_with_flashback_is_exiled_and_the_library_shuffled() -> None:
    sun = card("Sun", "Sorcery", "You gain 1 life. Shuffle Sun into its owner's library.")
    again = card("Again", "Sorcery", "Target sorcery card in your graveyard gains flashback {2} until end of turn.")
    buried = thing("sun", "Sorcery", sun["text"], zone="graveyard") | {"is": sun}
    back: Any = {"cast": sun, "from": "graveyard", "with": "flashback", "as": "back"}
    outcome = played(cast(again, "sun"), ALL, back, ALL, objects=(buried,))
    assert (legal(outcome), lives(outcome)) == ([True] * 4, (21, 20))
    assert (zones(outcome, "back"), shuffles(outcome)) == (["exile"], ["Alice"])


@pytest.mark.example("701.24g#1")
def test_701_24g_a_card_that_goes_on_top_is_not_shuffled_with_the_other() -> None:
    first = (
        "If this creature would be put into a graveyard from anywhere, "
        "reveal it and shuffle it into its owner's library instead."
    )
    second = "If this creature would die, put it on top of its owner's library instead."
    there = (
        thing("colossus", "Artifact Creature - Golem", first, power=9, toughness=2),
        thing("zombie", "Creature - Zombie", second, power=2, toughness=2),
    )
    sweep = card("Sweep", "Sorcery", "Destroy all creatures.")
    outcome = played(cast(sweep), ALL, cast(DIG), ALL, objects=there, players=STACKED)
    assert zones(outcome, "colossus", "zombie") == ["library", "hand"]
    unknown = played(cast(sweep), ALL, cast(DIG), ALL, objects=there[:1], players=STACKED)
    assert zones(unknown, "colossus", "first") == ["library", "library"]
