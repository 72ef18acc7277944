"""CR 702.59, 702.71, 702.72, 702.94: champion, recover, transfigure and miracle."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

KILL = card("kill", "Instant", "Destroy target creature.")


def champion(text: str = "Champion a Bear") -> Told:
    return card("imp", "Creature - Imp", text, power=1, toughness=1)


@pytest.mark.rule("702.72a")
def test_702_72a_without_another_one_to_exile_it_is_sacrificed() -> None:
    assert zones(played(cast(champion()), ALL), "imp") == ["graveyard"]
    assert zones(played(cast(champion("Champion an Imp")), ALL), "imp") == ["graveyard"]
    assert zones(played(cast(champion()), ALL, objects=(bear("b", "Bob"),)), "imp", "b") == ["graveyard", "battlefield"]


@pytest.mark.rule("702.72a")
def test_702_72a_what_it_exiled_comes_back_as_it_leaves() -> None:
    there = played(cast(champion()), ALL, objects=(bear("b"),))
    gone = played(cast(champion()), ALL, cast(KILL, "imp"), ALL, objects=(bear("b"),))
    assert (zones(there, "imp", "b"), zones(gone, "imp", "b")) == (
        ["battlefield", "exile"],
        ["graveyard", "battlefield"],
    )


@pytest.mark.rule("702.72a")
@pytest.mark.parametrize("pick", ["b", "c"])
def test_702_72a_of_several_its_controller_chooses(pick: str) -> None:
    outcome = played({"choose": "exile", "pick": pick}, cast(champion()), ALL, objects=(bear("b"), bear("c")))
    assert [name for name in ("b", "c") if zones(outcome, name) == ["exile"]] == [pick]


@pytest.mark.rule("702.72a")
def test_702_72a_nobody_has_to_exile_anything() -> None:
    outcome = played({"choose": "may", "pick": False}, cast(champion()), ALL, objects=(bear("b"),))
    assert zones(outcome, "imp", "b") == ["graveyard", "battlefield"]


RECOVER = thing("ice", "Instant", "ice deals 1 damage to any target.\nRecover {2}", zone="graveyard")


@pytest.mark.rule("702.59a")
@pytest.mark.parametrize(("mana", "where"), [({"C": 2}, "hand"), ({"C": 1}, "exile")])
def test_702_59a_paid_it_comes_back_and_else_it_is_exiled(mana: dict[str, int], where: str) -> None:
    players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    kill = cast({**KILL, "mana_cost": "{0}"}, "b", by="Bob")
    assert zones(played(kill, ALL, objects=(RECOVER, bear("b")), players=players), "ice") == [where]


@pytest.mark.rule("702.59a")
def test_702_59a_only_a_creature_that_is_put_into_your_graveyard() -> None:
    assert zones(played(cast(KILL, "b", by="Bob"), ALL, objects=(RECOVER, bear("b", "Bob"))), "ice") == ["graveyard"]


@pytest.mark.rule("702.71a")
def test_702_71a_transfigure_finds_a_creature_of_the_same_mana_value() -> None:
    writhe = thing("writhe", "Creature - Horror", "Transfigure {1}", power=3, toughness=3, mana_cost="{2}{B}{B}")
    library = [
        {"id": name, "is": card(name, kind, mana_cost=cost, power=1, toughness=1)}
        for name, kind, cost in (("small", "Creature", "{1}"), ("wand", "Artifact", "{4}"), ("big", "Creature", "{4}"))
    ]
    players = [{"name": "Alice", "library": library}, {"name": "Bob"}]
    outcome = played({"activate": "writhe", "ability": 1}, ALL, objects=(writhe,), players=players)
    assert zones(outcome, "writhe", "small", "wand", "big") == ["graveyard", "library", "library", "battlefield"]


LIFE = {"id": "life", "is": card("life", "Sorcery", "You gain 5 life.\nMiracle {W}", mana_cost="{4}{W}")}
OTHER = {"id": "other", "is": card("other", "Instant", "")}


def drawing(text: str, *library: Told, do: tuple[Told, ...] = (), **more: Any) -> Told:
    players = [{"name": "Alice", "library": list(library), **more}, {"name": "Bob"}]
    return played(*do, cast({**card("dig", "Instant", text), "mana_cost": "{0}"}), ALL, players=players)


@pytest.mark.rule("702.94a")
def test_702_94a_the_first_card_drawn_in_a_turn_may_be_cast_for_its_miracle_cost() -> None:
    assert lives(drawing("Draw a card.", LIFE))[0] == 25
    assert lives(drawing("Draw two cards.", LIFE, OTHER))[0] == 25
    assert lives(drawing("Draw two cards.", OTHER, LIFE))[0] == 20


@pytest.mark.rule("702.94a")
@pytest.mark.parametrize(("mana", "life"), [({"W": 1}, 25), ({"U": 1}, 20)])
def test_702_94a_it_costs_its_miracle_cost(mana: dict[str, int], life: int) -> None:
    assert lives(drawing("Draw a card.", LIFE, mana=mana))[0] == life


@pytest.mark.rule("702.94a")
def test_702_94a_not_cast_it_stays_in_the_hand() -> None:
    outcome = drawing("Draw a card.", LIFE, do=({"choose": "may", "pick": False},))
    assert (zones(outcome, "life"), lives(outcome)[0]) == (["hand"], 20)


@pytest.mark.rule("702.94a", "608.2g")
def test_702_94a_it_is_told_in_both_languages() -> None:
    outcome = drawing("Draw a card.", LIFE)
    assert "Alice casts life for its miracle cost. [702.94a, 608.2g]" in told(outcome)
    assert "Alice lance life pour son coût de miracle. [702.94a, 608.2g]" in told(outcome, "fr")
