"""A verdict says where a card is in the end that went on from where it had gone, in both languages."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, told

MURDER = card("Murder", "Instant", "Destroy target creature.")
CREMATION = card("Cremation", "Instant", "Exile target card from a graveyard.")
UNDYING = {"name": "wolf", "types": ["Creature"], "power": 1, "toughness": 1, "text": "Undying"}
WOLF = {"id": "wolf", "is": UNDYING, "controller": "Alice"}


@pytest.mark.rule("702.93a", "400.7")
def test_702_93a_what_is_exiled_before_its_undying_resolves_ends_in_exile() -> None:
    outcome = played(cast(MURDER, "wolf"), {"resolve": "top"}, cast(CREMATION, "wolf"), ALL, objects=(WOLF,))
    assert outcome["objects"]["wolf"]["zone"] == "exile"
    assert told(outcome)[0] == "wolf dies; after that wolf is exiled."
    assert told(outcome, "fr")[0].replace("\u202f", " ") == "wolf meurt ; ensuite wolf est exilé."


@pytest.mark.rule("700.4")
def test_700_4_what_stays_in_the_graveyard_is_told_once() -> None:
    outcome = played(cast(MURDER, "bear"), ALL, objects=(bear("bear"),))
    assert told(outcome)[0] == "bear dies."


@pytest.mark.rule("700.4", "608.2h")
def test_700_4_what_was_a_creature_as_it_left_has_died() -> None:
    vault = {"name": "vault", "types": ["Land"], "text": "{1}: This land becomes a 2/2 creature until end of turn."}
    table = ({"id": "vault", "is": vault, "controller": "Alice"},)
    outcome = played({"activate": "vault", "ability": 1}, {"resolve": "top"}, cast(MURDER, "vault"), ALL, objects=table)
    assert told(outcome)[0] == "vault dies."


@pytest.mark.rule("121.2")
def test_121_2_cards_drawn_by_several_effects_are_counted_together() -> None:
    divination = card("Divination", "Sorcery", "Draw two cards.")
    again = cast(divination, **{"as": "again"})
    assert told(played(cast(divination), ALL))[0] == "Divination: Alice draws 2 cards."
    assert told(played(cast(divination), ALL, again, ALL))[0] == "Alice draws 4 cards."


@pytest.mark.rule("111.3")
def test_111_3_tokens_that_an_effect_makes_are_told_in_full_beside_one_that_was_listed() -> None:
    goblin = {"name": "1/1 Goblin", "types": ["Creature"], "subtypes": ["Goblin"], "power": 1, "toughness": 1}
    call = card("Call", "Sorcery", "Create two 1/1 red Goblin creature tokens.")
    listed = {"id": "goblin", "is": goblin, "controller": "Alice", "token": True}
    outcome = played(cast(call), ALL, objects=(listed,))
    assert told(outcome)[-1] == "Call: Alice creates two 1/1 Goblin tokens. [608.2c]"
