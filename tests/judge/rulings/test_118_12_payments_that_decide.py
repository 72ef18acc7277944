"""CR 118.12, 508.1d, 509.1c: a payment that nobody stated is never made silently: both branches are said."""

import pytest

from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.reading.request import InteractionRequest
from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones
from tests.judge.table import LIBRARY

ZAP = card("Zap", "Instant", "Zap deals 3 damage to any target.", mana_cost="{R}")
PRISON = thing(
    "prison",
    "Enchantment",
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    by="Bob",
)
STUDY = thing(
    "study",
    "Enchantment",
    "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.",
    by="Bob",
)
TAX = "Enchant creature\nEnchanted creature can't attack or block unless its controller pays {2}."
ATTACK = {"attack": [{"who": "a", "at": "Bob"}]}


def payments(outcome: Told) -> list[tuple[bool, Told]]:
    """What was picked for each payment that decides, and what would be different otherwise."""
    found = (each for each in outcome["choices"] if each["choice"] in {"pay", "may"} and "decides" in each)
    return [(each["picked"], each["alternatives"][0]["differs"]) for each in found]


@pytest.mark.rule("118.12", "702.21a")
def test_702_21a_a_ward_cost_that_nobody_stated_is_said_both_ways() -> None:
    outcome = played(cast(ZAP, "w"), ALL, objects=(bear("w", "Bob", text="Ward {2}"),))
    assert payments(outcome) == [(True, {"objects": {"w": {"zone": "battlefield"}}})]
    assert told(outcome)[0] == "If Alice pays {2} (w): w dies. Otherwise: w's ward {2} ability counters Zap."
    assert told(outcome, "fr")[0] == (
        "Si Alice paie {2} (w)\u202f: w meurt. Sinon\u202f: La capacité de parade {2} (ward) de w contrecarre Zap."
    )


@pytest.mark.rule("118.12")
def test_118_12_a_payment_of_life_is_declined_by_default_and_said_both_ways() -> None:
    outcome = played(cast(ZAP, "w"), ALL, objects=(bear("w", "Bob", text="Ward—Pay 3 life."),))
    assert (payments(outcome)[0][0], zones(outcome, "w"), lives(outcome)) == (False, ["battlefield"], (20, 20))
    assert told(outcome)[0].startswith("If Alice pays 3 life (w): w dies; Alice loses 3 life")


@pytest.mark.rule("118.12a")
def test_118_12a_cards_that_nobody_knows_tell_the_branches_apart() -> None:
    outcome = played(cast(ZAP, "Bob"), ALL, objects=(STUDY,))
    assert payments(outcome) == [(True, {"players": {"Bob": {"drawn": 1}}})]
    assert told(outcome)[0].endswith("Bob loses 3 life (20 → 17). If Alice doesn’t pay {1} (study): Bob draws a card.")


@pytest.mark.rule("118.12")
def test_118_12_a_payment_that_somebody_stated_decides_nothing() -> None:
    leak = card("Leak", "Instant", "Counter target spell unless its controller pays {3}.")
    outcome = played(cast(ZAP, "Bob"), cast(leak, "Zap", by="Bob"), ALL)
    assert [picked for picked, _ in payments(outcome)] == [True]
    stated = played(cast(ZAP, "Bob"), cast(leak, "Zap", by="Bob"), {"choose": "pay", "pick": True}, ALL)
    assert (payments(stated), told(stated)[0]) == ([], "Bob loses 3 life (20 → 17).")


@pytest.mark.rule("118.3")
def test_118_3_what_cannot_be_paid_is_no_choice() -> None:
    players = [{"name": "Alice", "mana": {"R": 2}}, {"name": "Bob"}]
    outcome = played(cast(ZAP, "w"), ALL, objects=(bear("w", "Bob", text="Ward {2}"),), players=players)
    assert (outcome["choices"], zones(outcome, "w")) == ([], ["battlefield"])


@pytest.mark.rule("508.1d", "508.1h")
def test_508_1h_a_cost_to_attack_is_said_both_ways() -> None:
    outcome = played(ATTACK, objects=(bear("a"), PRISON))
    assert [(picked, differs["players"]) for picked, differs in payments(outcome)] == [(True, {"Bob": {"life": 20}})]
    assert told(outcome)[0] == (
        "If Alice pays {2} (prison): Bob loses 2 life (20 → 18). Otherwise: Alice attacks with nothing."
    )


@pytest.mark.rule("508.1d")
def test_508_1d_who_does_not_pay_attacks_with_the_others() -> None:
    tax = thing("tax", "Enchantment - Aura", TAX, attached_to="b")
    objects = (bear("a"), bear("b"), tax)
    attack = {"attack": [{"who": "a", "at": "Bob"}, {"who": "b", "at": "Bob"}]}
    outcome = played({"choose": "pay", "pick": False}, attack, objects=objects)
    assert lives(outcome) == (20, 18)
    assert "Alice doesn't pay {2}, so b doesn't attack. [508.1d]" in told(outcome)
    assert "Alice ne paie pas {2}, donc b n’attaque pas. [508.1d]" in told(outcome, "fr")


@pytest.mark.rule("509.1c", "509.1d")
def test_509_1d_a_cost_to_block_is_said_both_ways() -> None:
    tax = thing("tax", "Enchantment - Aura", TAX, attached_to="b")
    objects, block = (bear("a"), bear("b", "Bob"), tax), {"block": [{"who": "b", "blocks": ["a"]}]}
    outcome = played(ATTACK, block, objects=objects)
    assert [picked for picked, _ in payments(outcome)] == [True]
    unpaid = played({"choose": "pay", "pick": False, "by": "Bob"}, ATTACK, block, objects=objects)
    assert lives(unpaid) == (20, 18)
    assert "Bob doesn't pay {2}, so b doesn't block. [509.1c]" in told(unpaid)


@pytest.mark.rule("118.12")
def test_118_12_a_verdict_with_an_open_payment_is_not_certain() -> None:
    request = InteractionRequest("Alice casts Test Bolt on 2/2 ward {2}", "Alice: 3/3; Bob: 2/2 ward {2}")
    ruling = judge_typed(request, "en", LIBRARY)
    assert isinstance(ruling, TypedRuling), ruling
    assert ([each.is_payment for each in ruling.forks], ruling.certain) == ([True], False)


@pytest.mark.rule("118.12")
def test_118_12_each_further_payment_that_decides_is_said_too() -> None:
    second = card("Zip", "Instant", "Zip deals 3 damage to any target.", mana_cost="{R}")
    wards = (bear("w", "Bob", text="Ward {2}"), bear("x", "Bob", text="Ward {3}"))
    outcome = played(cast(ZAP, "w"), ALL, cast(second, "x"), ALL, objects=wards)
    assert told(outcome)[:2] == [
        "If Alice pays {2} (w): w and x die. Otherwise: x dies; w's ward {2} ability counters Zap.",
        "If Alice doesn’t pay {3} (x): w dies; x's ward {3} ability counters Zip.",
    ]
    assert told(outcome, "fr")[1].startswith("Si Alice ne paie pas {3} (x)\u202f: w meurt")


@pytest.mark.rule("118.12a")
def test_118_12a_of_a_further_payment_what_it_saves_is_said() -> None:
    other = {**STUDY, "id": "other", "is": {**STUDY["is"], "name": "other"}}
    lines = told(played(cast(ZAP, "Bob"), ALL, objects=(STUDY, other)))
    assert [each.endswith("Bob draws a card.") for each in lines[:2]] == [True, True]
