"""Keyword abilities that are not played are admitted where the card with them is in no more than a hand, a library or a
graveyard, or could not be cast for want of what they allow."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing

BOB = {"name": "Bob"}


def admitted(outcome: Told) -> list[str]:
    return [each["text"] for each in outcome["unmodelled"]]


def sorcery(keyword: str) -> Told:
    return card("temper", "Sorcery", f"You gain 1 life.\n{keyword}", mana_cost="{1}{R}")


DISCARD = cast(card("rite", "Sorcery", "Discard a card."))
DRAW = cast(card("rite", "Sorcery", "Draw a card."))
MURDER = cast(card("rite", "Sorcery", "Destroy target creature."), "b")


@pytest.mark.rule("702.35a", "702.94a")
@pytest.mark.parametrize(
    ("keyword", "zone", "does"), [("Madness {X}{R} or so", "hand", DISCARD), ("Miracle {X}{R}", "library", DRAW)]
)
def test_what_may_be_done_with_a_card_that_is_discarded_or_drawn_is_admitted_then(
    keyword: str, zone: str, does: Told
) -> None:
    players = [{"name": "Alice", zone: [{"id": "temper", "is": sorcery(keyword)}]}, BOB]
    assert admitted(played(does, ALL, players=players)) == [keyword]
    assert admitted(played(players=players)) == []


@pytest.mark.rule("702.59a")
def test_702_59a_recover_is_admitted_when_a_creature_dies_while_its_card_is_in_the_graveyard() -> None:
    buried = thing("buried", "Creature", "Recover—Pay half your life", zone="graveyard", power=1, toughness=1)
    assert admitted(played(MURDER, ALL, objects=(buried, bear("b")))) == ["Recover—Pay half your life"]
    assert admitted(played(objects=(buried, bear("b")))) == []


@pytest.mark.rule("601.2f", "601.2h")
@pytest.mark.parametrize("keyword", ["Offering", "Spectacle—Florb", "Affinity for florbs"])
def test_what_could_have_made_a_spell_cheaper_is_admitted_where_it_is_not_paid(keyword: str) -> None:
    spell, asked = sorcery(keyword), {"ask": "can cast", "card": sorcery(keyword)}
    for mana, expected in (({"R": 1}, [keyword]), ({"R": 2}, [])):
        players = [{"name": "Alice", "mana": mana}, BOB]
        assert admitted(played(cast(spell), players=players)) == expected
        assert admitted(played(asked, players=players)) == expected


@pytest.mark.rule("601.3")
@pytest.mark.parametrize("keyword", ["Mayhem", "Escape—Florb"])
def test_what_could_have_let_a_spell_be_cast_from_elsewhere_is_admitted(keyword: str) -> None:
    outcome = played(cast(sorcery(keyword), **{"from": "graveyard"}))
    assert (legal(outcome), admitted(outcome)) == ([None], [keyword])


def test_a_spell_with_a_keyword_for_another_zone_is_cast_as_usual() -> None:
    for keyword in ("Madness {R}", "Miracle {R}", "Suspend 3—{R}", "Foretell {1}"):
        outcome = played(cast(sorcery(keyword)), ALL)
        assert (legal(outcome), admitted(outcome)) == ([True, True], [])
