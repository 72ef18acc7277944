"""CR 702.136: riot, a counter or haste as a permanent enters, from its words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, choices, lives, played, thing, told

HASTE, COUNTER = ({"choose": "may", "pick": pick} for pick in (False, True))
ATTACK: Told = {"attack": [{"who": "imp", "at": "Bob"}]}
WAR = thing("war", "Enchantment", "Creatures you control have riot.")


def imp(text: str) -> Told:
    return card("imp", "Creature - Imp", text, power=2, toughness=2)


def has(outcome: Told, name: str = "imp") -> tuple[int, bool]:
    """How many +1/+1 counters it has, and whether it has haste."""
    its = outcome["objects"][name]
    return its["counters"].get("+1/+1", 0), "haste" in its["keywords"]


@pytest.mark.rule("702.136a", "614.12a")
def test_702_136a_by_default_it_enters_with_a_counter() -> None:
    outcome = played(cast(imp("Riot")), ALL)
    made = {"by": "Alice", "choice": "may", "picked": True, "default": True, "options": 2}
    assert (has(outcome), choices(outcome), outcome["unmodelled"]) == ((1, False), [made], [])
    assert told(outcome)[2:] == [
        "By default Alice uses the ability of imp, which is optional. [614.12a]",
        "imp enters the battlefield with a +1/+1 counter. [608.3a, 702.136a, 614.1c]",
    ]
    assert told(outcome, "fr")[2:] == [
        "Par défaut\u202f: Alice utilise la capacité d’imp, qui est facultative. [614.12a]",
        "imp arrive sur le champ de bataille avec un marqueur +1/+1. [608.3a, 702.136a, 614.1c]",
    ]


@pytest.mark.rule("702.136a", "702.10b")
def test_702_136a_or_else_it_gains_haste_for_good() -> None:
    turn = {"to": "next turn"}
    outcome = played(HASTE, cast(imp("Riot")), ALL, ATTACK, turn, turn, ATTACK, {"to": "end of combat"})
    assert (has(outcome), lives(outcome)) == ((0, True), (20, 16))
    assert "imp gains haste. [702.136a, 614.1c]" in told(outcome)
    assert "imp acquiert la célérité. [702.136a, 614.1c]" in told(outcome, "fr")


@pytest.mark.rule("702.136a", "302.6")
def test_702_136a_with_the_counter_it_has_to_wait() -> None:
    assert not played(COUNTER, cast(imp("Riot")), ALL, ATTACK)["actions"][3]["legal"]


@pytest.mark.rule("702.136b")
@pytest.mark.parametrize(
    ("picks", "expected"),
    [((), (2, False)), ((HASTE,), (1, True)), ((COUNTER, HASTE), (1, True)), ((HASTE, HASTE), (0, True))],
    ids=["both by default", "haste, then the default", "one of each", "haste twice"],
)
@pytest.mark.parametrize(("text", "beside"), [("Riot\nRiot", ()), ("Riot", (WAR,))], ids=["printed twice", "granted"])
def test_702_136b_each_instance_works_separately(
    picks: tuple[Told, ...], expected: tuple[int, bool], text: str, beside: tuple[Told, ...]
) -> None:
    assert has(played(*picks, cast(imp(text)), ALL, objects=beside)) == expected


@pytest.mark.rule("702.136a", "614.12")
@pytest.mark.parametrize(
    ("text", "beside", "expected"),
    [
        ("", (WAR,), True),
        ("Creatures you control have riot.", (), True),
        ("Other creatures you control have riot.", (), False),
        ("", (thing("war", "Enchantment", "Creatures you control have riot.", controller="Bob"),), False),
        ("Riot", (thing("dull", "Enchantment", "Creatures lose all abilities."),), False),
    ],
    ids=["granted", "granted by itself", "by itself to others", "to an opponent's", "taken away"],
)
def test_614_12_it_has_riot_if_it_would_on_the_battlefield(text: str, beside: tuple[Told, ...], expected: bool) -> None:
    assert has(played(HASTE, cast(imp(text)), ALL, objects=beside)) == (0, expected)


@pytest.mark.rule("702.136a", "111.1")
@pytest.mark.parametrize(("text", "beside"), [(" with riot", ()), ("", (WAR,))], ids=["its own", "granted"])
def test_702_136a_each_token_has_a_choice_of_its_own(text: str, beside: tuple[Told, ...]) -> None:
    horde = card("horde", "Sorcery", f"Create two 1/1 red Goblin creature tokens{text}.")
    outcome = played(HASTE, cast(horde), ALL, objects=beside)
    assert (has(outcome, "goblin"), has(outcome, "goblin-2")) == ((0, True), (1, False))
    assert any("with a +1/+1 counter on the Goblin token #2." in line for line in told(outcome)), told(outcome)
    assert any("avec un marqueur +1/+1 sur le jeton Gobelin n°\u202f2." in line for line in told(outcome, "fr"))


@pytest.mark.rule("702.136a", "614.17")
def test_614_17_what_can_get_no_counters_gains_haste_unasked() -> None:
    quiet = thing("quiet", "Enchantment", "Counters can't be put on artifacts, creatures, enchantments, or lands.")
    outcome = played(cast(imp("Riot")), ALL, objects=(quiet,))
    assert (has(outcome), outcome["choices"]) == ((0, True), [])
    assert "imp gets no counters, because of quiet. [101.2, 614.17]" in told(outcome)


@pytest.mark.rule("702.136a", "400.7")
def test_400_7_what_comes_back_chooses_anew() -> None:
    blink = card(
        "blink", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
    )
    assert has(played(HASTE, cast(imp("Riot")), ALL, cast(blink, "imp"), ALL)) == (1, False)


@pytest.mark.rule("702.136a", "707.5")
def test_707_5_what_enters_as_a_copy_of_it_chooses_too() -> None:
    clone = card("clone", "Creature", "You may have clone enter as a copy of any creature on the battlefield.")
    horse = thing("horse", "Creature", "Riot", power=2, toughness=2)
    assert has(played(COUNTER, HASTE, cast(clone), ALL, objects=(horse,)), "clone") == (0, True)
