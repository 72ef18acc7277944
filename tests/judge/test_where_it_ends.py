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
    assert told(outcome, "fr")[0].replace("\u202f", " ") == "wolf meurt ; ensuite wolf va en exil."


@pytest.mark.rule("700.4")
def test_700_4_what_stays_in_the_graveyard_is_told_once() -> None:
    outcome = played(cast(MURDER, "bear"), ALL, objects=(bear("bear"),))
    assert told(outcome)[0] == "bear dies."
