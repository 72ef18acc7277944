"""CR 702.84, 702.97, 702.128, 702.129, 702.141: keywords that are activated where the card is in a graveyard."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, told, why, zones


def buried(text: str) -> Told:
    return thing(
        "hag", "Creature - Hag", text, power=3, toughness=2, mana_cost="{2}{R}", colors=["R"], zone="graveyard"
    )


def used(keyword: str, *targets: str) -> Told:
    return {"activate": "hag", "ability": keyword, "targets": list(targets)}


UNEARTH = buried("Flying\nUnearth {2}{B}")
UNSUMMON = card("unsummon", "Instant", "Return target creature to its owner's hand.")
FLICKER = card(
    "flicker", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
)
END: Told = {"to": "end"}


@pytest.mark.rule("702.84a")
def test_702_84a_it_comes_back_with_haste_and_is_exiled_in_the_next_end_step() -> None:
    outcome = played(used("unearth"), ALL, {"attack": [{"who": "hag"}]}, END, ALL, objects=(UNEARTH,))
    assert (outcome["players"]["Bob"]["life"], zones(outcome, "hag")) == (17, ["exile"])
    assert told(outcome)[2:6] == [
        "Unearth {2}{B}: hag returns to the battlefield. [702.84a]",
        "hag gains haste. [702.84a]",
        "hag goes into exile instead if it would leave the battlefield. [702.84a]",
        "hag is to be exiled at the beginning of the next end step. [702.84a, 603.7a]",
    ]
    assert [each.replace("\u202f", " ") for each in told(outcome, "fr")[2:5]] == [
        "Exhumation {2}{B} : hag revient sur le champ de bataille. [702.84a]",
        "hag acquiert la célérité. [702.84a]",
        "hag ira en exil et nulle part ailleurs en quittant le champ de bataille. [702.84a]",
    ]


@pytest.mark.rule("702.84a")
@pytest.mark.parametrize("text", ["Return target creature to its owner's hand.", "Destroy target creature."])
def test_702_84a_instead_of_going_anywhere_else_it_is_exiled(text: str) -> None:
    answer = card("answer", "Instant", text)
    assert zones(played(used("unearth"), ALL, cast(answer, "hag"), ALL, objects=(UNEARTH,)), "hag") == ["exile"]


@pytest.mark.rule("702.84a", "400.7")
def test_400_7_what_an_effect_exiles_and_returns_is_another_object_that_stays() -> None:
    outcome = played(used("unearth"), ALL, cast(FLICKER, "hag"), ALL, END, ALL, objects=(UNEARTH,))
    assert (zones(outcome, "hag"), outcome["objects"]["hag"]["keywords"]) == (
        ["battlefield"],
        ["flying", "unearth {2}{B}"],
    )


@pytest.mark.rule("702.84a", "602.5d")
def test_702_84a_only_as_a_sorcery_and_only_from_the_graveyard() -> None:
    late = played(used("unearth"), objects=(UNEARTH,), step="upkeep")
    there = {**UNEARTH, "zone": "battlefield"}
    assert (why(late), why(played(used("unearth"), objects=(there,)))) == ([("602.5d",)], [("113.6",)])


@pytest.mark.rule("702.97a")
def test_702_97a_as_many_counters_as_the_card_has_power() -> None:
    outcome = played(used("scavenge", "b"), ALL, objects=(buried("Scavenge {4}"), bear("b")))
    assert (zones(outcome, "hag"), outcome["objects"]["b"]["counters"]) == (["exile"], {"+1/+1": 3})
    assert told(outcome)[-1] == "Scavenge {4} (hag): b gets 3 +1/+1 counters. [702.97a]"
    assert told(outcome, "fr")[-1] == "Récupération {4} d’hag\u202f: b reçoit 3 marqueurs +1/+1. [702.97a]"


@pytest.mark.rule("702.97a", "608.2h")
def test_702_97a_the_power_is_that_of_the_card_not_that_with_which_it_died() -> None:
    grown = {**buried("Scavenge {4}"), "zone": "battlefield", "counters": {"+1/+1": 2}}
    murder = card("murder", "Instant", "Destroy target creature.")
    outcome = played(cast(murder, "hag"), ALL, used("scavenge", "b"), ALL, objects=(grown, bear("b")))
    assert outcome["objects"]["b"]["counters"] == {"+1/+1": 3}


@pytest.mark.rule("702.128a", "702.129a")
@pytest.mark.parametrize(
    ("keyword", "color", "size"), [("embalm", "W", (3, 2)), ("eternalize", "B", (4, 4))], ids=["702.128a", "702.129a"]
)
def test_702_128a_a_token_that_is_a_copy_but_for_what_the_keyword_says(
    keyword: str, color: str, size: tuple[int, int]
) -> None:
    dear = card("dear", "Instant", "Destroy each creature with mana value 0.")
    text = f"Flying\n{keyword.title()} {{3}}"
    outcome = played(used(keyword), ALL, objects=(buried(text),))
    token = outcome["objects"]["hag-2"]
    assert zones(outcome, "hag") == ["exile"]
    assert (token["name"], token["colors"], token["subtypes"], (token["power"], token["toughness"])) == (
        "hag",
        [color],
        ["Hag", "Zombie"],
        size,
    )
    assert "flying" in token["keywords"]
    assert zones(played(used(keyword), ALL, cast(dear), ALL, objects=(buried(text),)), "hag-2") == ["ceased"]


@pytest.mark.rule("702.128a", "707.2")
def test_702_128a_the_card_is_copied_not_what_it_was_on_the_battlefield() -> None:
    there = {**buried("Embalm {3}"), "zone": "battlefield"}
    wane = card(
        "wane", "Instant", "Target creature loses all abilities and has base power and toughness 1/1 until end of turn."
    )
    murder = card("murder", "Instant", "Destroy target creature.")
    outcome = played(cast(wane, "hag"), ALL, cast(murder, "hag"), ALL, used("embalm"), ALL, objects=(there,))
    token = outcome["objects"]["hag-2"]
    assert (token["power"], token["keywords"]) == (3, ["embalm {3}"])


@pytest.mark.rule("702.141a")
def test_702_141a_one_for_each_opponent_that_has_to_attack_that_opponent() -> None:
    seats = [{"name": name} for name in ("Alice", "Bob", "Carol")]
    outcome = played(
        used("encore"), ALL, {"attack": []}, objects=(buried("Encore {4}"),), players=seats, variant="free-for-all"
    )
    assert [each["legal"] for each in outcome["actions"]] == [True, True, False]
    attacks: Told = {"attack": [{"who": "hag-2", "at": "Bob"}, {"who": "hag-3", "at": "Carol"}]}
    told_so = played(
        used("encore"), ALL, attacks, END, ALL, objects=(buried("Encore {4}"),), players=seats, variant="free-for-all"
    )
    assert [told_so["players"][each]["life"] for each in ("Bob", "Carol")] == [17, 17]
    assert zones(told_so, "hag", "hag-2", "hag-3") == ["exile", "ceased", "ceased"]


@pytest.mark.rule("702.141a")
def test_702_141a_told_in_both_languages() -> None:
    outcome = played(used("encore"), ALL, objects=(buried("Encore {4}"),))
    assert told(outcome)[4:6] == [
        "The hag token has to attack Bob if able until end of turn. [702.141a]",
        "The hag token gains haste. [702.141a]",
    ]
    assert told(outcome, "fr")[4] == "Le jeton hag doit attaquer Bob si possible jusqu’à la fin du tour. [702.141a]"
