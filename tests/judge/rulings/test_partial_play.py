"""CR 608.2c: what has a sentence that was not read is played as far as it was read, and says where it stops."""

import json

import pytest

from bot.judge.answer import judge_scenario
from bot.judge.problems import Problem, ProblemKind
from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, why, zones
from tests.judge.table import LIBRARY

FROB = "Frobnicate two times."
BLAST = card("blast", "Instant", f"blast deals 3 damage to any target. {FROB} You gain 1 life.")
STOP = card("stop", "Instant", "Counter target spell.")
WALKER = thing("walker", "Planeswalker", "+1: Frobnicate.\n−8: Frobnicate target creature.", loyalty=3)


def quoted(outcome: Told) -> list[str]:
    return [each["text"] for each in outcome["trace"] if each["event"] == "not modelled"]


def admitted(outcome: Told) -> list[str]:
    return [each["text"] for each in outcome["unmodelled"]]


def answers(outcome: Told) -> list[object]:
    return [each["answer"] for each in outcome["answers"]]


@pytest.mark.rule("608.2c")
def test_608_2c_the_read_sentences_of_a_spell_are_played_and_the_other_one_is_quoted_at_its_place() -> None:
    outcome = played(cast(BLAST, "Bob"), ALL)
    events = [each["event"] for each in outcome["trace"]]
    assert legal(outcome) == [True, True]
    assert events.index("damage dealt") < events.index("not modelled") < events.index("life gained")
    assert (quoted(outcome), admitted(outcome), lives(outcome)) == ([FROB], [FROB], (None, None))
    assert f"The sentence “{FROB}” is not modelled; what depends on it is unknown. [608.2c]" in told(outcome)
    french = f"La phrase «\u202f{FROB}\u202f» n’est pas modélisée\u202f; ce qui en dépend est inconnu. [608.2c]"
    assert french in told(outcome, "fr")


@pytest.mark.rule("701.6a")
def test_a_sentence_that_is_not_reached_makes_nothing_unknown() -> None:
    outcome = played(cast(BLAST, "Bob"), cast(STOP, "blast", by="Bob"), ALL)
    assert (quoted(outcome), admitted(outcome), lives(outcome)) == ([], [], (20, 20))


@pytest.mark.rule("606.6")
def test_606_6_whether_an_ability_may_be_activated_does_not_rest_on_what_it_does() -> None:
    def asked(loyalty: int) -> list[object]:
        question = {"ask": "can activate", "object": "walker", "ability": "−8"}
        return answers(played(question, objects=({**WALKER, "counters": {"loyalty": loyalty}}, bear("bear"))))

    assert (asked(3), asked(8)) == ([False], [True])


@pytest.mark.rule("115.1")
def test_115_1_the_targets_of_an_unread_sentence_are_read_where_it_says_them_plainly() -> None:
    asked = ({"ask": "can target", "what": each, "object": "walker", "ability": "−8"} for each in ("bear", "Bob"))
    assert answers(played(*asked, objects=(WALKER, bear("bear")))) == [True, False]


@pytest.mark.rule("115.1")
def test_115_1_what_an_unread_description_may_target_is_unknown() -> None:
    odd = card("odd", "Instant", "Frobnicate target creature that sings.")
    question = {"ask": "can target", "what": "bear", "card": odd}
    outcome = played(question, cast(odd, "bear"), ALL, objects=(bear("bear"),))
    assert (answers(outcome), legal(outcome)) == ([None], [None, True])
    assert told(outcome)[0] == "Unknown: the answer depends on a sentence that is not modelled. [115.1]"
    assert "Inconnu\u202f: la réponse dépend d’une phrase qui n’est pas modélisée. [115.1]" in told(outcome, "fr")


@pytest.mark.rule("603.3")
def test_603_3_a_triggered_ability_goes_on_the_stack_and_quotes_its_effect_as_it_resolves() -> None:
    singer = card("singer", "Creature", "When singer enters, frobnicate.", power=1, toughness=1)
    waiting = played(cast(singer), {"resolve": "top"}, {"ask": "stack"})
    assert (answers(waiting), quoted(waiting)) == ([["singer!1"]], ["When singer enters, frobnicate."])


@pytest.mark.rule("605.1a")
def test_605_1a_a_mana_ability_with_an_unread_sentence_does_not_use_the_stack() -> None:
    rock = thing("rock", "Artifact", "{T}: Add {C}{C}. Frobnicate.")
    outcome = played({"activate": "rock", "ability": 1}, {"ask": "stack"}, objects=(rock,))
    assert [each["event"] for each in outcome["trace"] if each["event"] in {"mana added", "not modelled"}] == [
        "mana added",
        "not modelled",
    ]


@pytest.mark.rule("700.2")
def test_700_2_a_mode_that_was_read_is_played_beside_one_that_was_not() -> None:
    charm = card("charm", "Instant", "Choose one —\n• Frobnicate.\n• You gain 3 life.")
    outcome = played(cast(charm, modes=[2]), ALL)
    assert (lives(outcome), admitted(outcome)) == ((23, 20), [])
    assert admitted(played(cast(charm, modes=[1]), ALL)) == ["• Frobnicate."]


@pytest.mark.rule("707.10")
def test_707_10_a_copy_has_the_unread_sentence_too() -> None:
    fork = card("fork", "Instant", "Copy target instant spell.")
    assert quoted(played(cast(BLAST, "Bob"), cast(fork, "blast"), ALL)) == [FROB, FROB]


@pytest.mark.rule("608.2c")
def test_608_2c_what_refers_back_to_an_unread_sentence_is_not_guessed() -> None:
    odd = card("odd", "Sorcery", "Tap target creature. Frobnicate another creature. Destroy it.")
    outcome = played(cast(odd, "bear"), ALL, objects=(bear("bear", by="Bob"),))
    assert quoted(outcome) == ["Frobnicate another creature.", "Destroy it."]


@pytest.mark.rule("608.2c")
def test_608_2c_what_the_words_of_the_sentence_cannot_touch_stays_known() -> None:
    odd = card("odd", "Sorcery", "Each player loses half life.")
    outcome = played(cast(odd), ALL, {"ask": "can attack", "who": "bear"}, objects=(bear("bear"),))
    assert (lives(outcome), zones(outcome, "bear"), answers(outcome)) == ((None, None), ["battlefield"], [True])
    line = "odd: the sentence “Each player loses half life.” is not modelled; from here on life totals are unknown."
    assert f"{line} [608.2c]" in told(outcome)


@pytest.mark.rule("608.2c")
def test_what_could_react_makes_the_rest_unknown() -> None:
    odd = card("odd", "Sorcery", "Each player loses half life.")
    shrine = thing("shrine", "Enchantment", "Whenever you lose life, destroy all creatures.")
    outcome = played(cast(odd), ALL, {"attack": [{"who": "bear"}]}, objects=(bear("bear"), shrine))
    assert (zones(outcome, "bear"), legal(outcome)) == ([None], [True, True, None])


@pytest.mark.rule("601.2", "601.2f")
def test_601_2_whether_a_spell_with_an_unread_additional_cost_may_be_cast_is_unknown() -> None:
    odd = card("odd", "Sorcery", "As an additional cost to cast this spell, frobnicate.\nYou gain 1 life.")
    outcome = played({"ask": "can cast", "card": odd}, cast(odd), ALL)
    assert (answers(outcome), legal(outcome)) == ([None], [None, True])
    late = played({"ask": "can cast", "card": odd, "by": "Bob"}, {"ask": "priority"})
    assert answers(late) == [False, "Alice"]


@pytest.mark.rule("602.2b")
def test_602_2b_a_cost_that_was_not_read_refuses_only_a_scenario_that_asks_nothing_else() -> None:
    lamp = thing("lamp", "Artifact", "{T}, Frobnicate: You gain 1 life.")
    rub = {"activate": "lamp", "ability": 1}
    problem = judge_scenario(json.dumps({"objects": [lamp], "do": [rub]}), LIBRARY)
    assert isinstance(problem, Problem)
    assert (problem.kind, problem.found) == (ProblemKind.NOT_PLAYED_YET, "{T}, Frobnicate: You gain 1 life.")
    outcome = played({"ask": "priority"}, rub, objects=(lamp,))
    assert (answers(outcome), legal(outcome), lives(outcome)) == (["Alice"], [None], (None, None))


@pytest.mark.rule("602.5", "603.4", "113.6m")
@pytest.mark.parametrize(
    "text",
    [
        "{T}: Frobnicate. Activate only if you sing.",
        "When this creature enters, if you sing, you gain 1 life.",
        "{1}: Put this card from your graveyard somewhere.",
    ],
)
def test_what_restricts_an_ability_or_says_where_it_functions_is_no_instruction(text: str) -> None:
    outcome = played({"ask": "priority"}, objects=(thing("odd", "Creature", text, power=1, toughness=1),))
    assert quoted(outcome) == []


def test_601_2f_whether_what_could_cost_less_can_be_paid_is_unknown() -> None:
    crypt = thing("crypt", "Artifact", "Spells you cast cost {W} less to cast.")
    poor = [{"name": "Alice", "mana": {"W": 1}}, {"name": "Bob"}]
    rain = card("rain", "Sorcery", "You gain 3 life.", mana_cost="{1}{W}")
    asked = {"ask": "can cast", "card": rain, "by": "Alice"}
    outcome = played(asked, cast(rain), ALL, objects=(crypt,), players=poor)
    assert (legal(outcome), outcome["answers"][0]["answer"]) == ([None, True], None)
    assert legal(played(cast(rain), ALL, players=poor)) == [False, True]


def test_700_2e_which_modes_an_unread_sentence_has_is_unknown() -> None:
    text = "An opponent chooses one —\n• You gain 3 life.\n• You draw a card."
    sun, rain = card("sun", "Sorcery", "You gain 1 life."), card("rain", "Sorcery", text)
    assert legal(played(cast(sun), ALL, cast(rain, modes=[1]))) == [True, True, None]
    assert why(played(cast(sun, modes=[1]))) == [("700.2",)]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("You may activate abilities of Bears as though those creatures had haste.", {"activate": "cub", "ability": 1}),
        ("You may cast Bear spells as though they had flash if you like it.", {"cast": card("b", "Creature - Bear")}),
    ],
)
def test_what_an_unread_static_ability_could_allow_is_unknown(text: str, action: Told) -> None:
    cub = thing("cub", "Creature - Bear", "{T}: You gain 1 life.", sick=True, power=2, toughness=2)
    action = {**action, "by": "Alice"} if "cast" in action else action
    for objects, known in (((cub,), False), ((cub, thing("o", "Enchantment", text)), None)):
        assert legal(played({"to": "beginning of combat"}, action, objects=objects))[1:] == [known]


COSTING = "This spell costs {1} less to cast for each frob you control."


@pytest.mark.rule("601.2f")
def test_601_2f_what_a_spell_costs_is_unknown_where_a_sentence_that_changes_it_is_not_read() -> None:
    asked = {"ask": "cast cost", "card": card("giant", "Creature", COSTING, mana_cost="{4}{R}"), "by": "Alice"}
    plain = {"ask": "cast cost", "card": card("elk", "Creature", FROB, mana_cost="{4}{R}"), "by": "Alice"}
    taxing = thing("tax", "Enchantment", "Spells that frobnicate cost {1} more to cast.")
    known = {"mana": "{4}{R}", "other": []}
    assert answers(played(asked, plain)) == [None, known]
    assert answers(played(plain, objects=(taxing,))) == [None]


@pytest.mark.rule("508.1h")
def test_508_1h_what_an_attack_costs_is_unknown_where_a_sentence_that_says_it_is_not_read() -> None:
    asked = ({"ask": "attack cost", "who": "bear", "at": "Bob"}, {"ask": "attackable", "who": "bear"})
    moat = thing("moat", "Enchantment", "Creatures can't attack you unless they frobnicate.", controller="Bob")
    assert answers(played(*asked, objects=(bear("bear"),))) == [{"mana": "", "other": []}, ["Bob"]]
    assert answers(played(*asked, objects=(bear("bear"), moat))) == [None, None]


@pytest.mark.rule("601.2f")
def test_601_2f_whether_counted_mana_pays_is_unknown_where_a_spell_may_cost_more() -> None:
    dear = card("dear", "Sorcery", "This spell costs {1} more to cast for each frob.\nDraw a card.", mana_cost="{R}")
    counted = [{"name": "Alice", "mana": {"R": 1}}, {"name": "Bob"}]
    assert legal(played(cast(dear))) == [True]
    assert legal(played(cast(dear), players=counted)) == [None]


@pytest.mark.rule("603.12")
def test_603_12_the_target_of_an_unread_trigger_that_waits_is_not_chosen_as_the_ability_is_activated() -> None:
    text = "{R}: Frobnicate. When it becomes twenty this way, this creature deals 20 damage to any target."
    dragon = thing("dragon", "Creature", text, power=6, toughness=6)
    outcome = played({"activate": "dragon", "ability": 1}, ALL, objects=(dragon,))
    assert (legal(outcome), len(quoted(outcome))) == ([True, True], 2)


@pytest.mark.rule("702.10b")
@pytest.mark.parametrize(("text", "can"), [("It enters with frobs and with haste.", None), (FROB, False)])
def test_702_10b_whether_what_came_this_turn_attacks_rests_on_unread_haste(text: str, can: bool | None) -> None:
    wurm = card("wurm", "Creature", f"If this creature was frobnicated, {text.lower()}", power=3, toughness=3)
    outcome = played(cast(wurm), ALL, {"ask": "can attack", "who": "wurm", "at": "Bob"})
    assert answers(outcome) == [can]


@pytest.mark.rule("611.2")
@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks, each frob can't block with more than one creature this combat.",
        "Whenever this creature attacks with a frob, creatures can't block this combat.",
    ],
)
def test_611_2_whether_a_block_is_legal_rests_on_an_unread_trigger_that_came_about(text: str) -> None:
    cat = thing("cat", "Creature", text, power=3, toughness=2)
    objects = (cat, bear("bear", by="Bob"), bear("cub"))
    block = {"block": [{"who": "bear", "blocks": ["cat"]}]}
    other = {"block": [{"who": "bear", "blocks": ["cub"]}]}
    assert legal(played({"attack": [{"who": "cat"}]}, block, objects=objects)) == [True, None]
    assert legal(played({"attack": [{"who": "cub"}]}, other, objects=objects)) == [True, True]


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("When this creature enters, frobnicate each player.", ()),
        ("As this creature enters, frobnicate each player.", ()),
        ("You may have this creature enter as a frob of another creature you control.", ()),
        ("When this creature dies, frobnicate each player.", (cast(card("kill", "Instant", "Destroy target creature."),
            "frog"), ALL)),
    ],
)  # fmt: skip
def test_603_2_what_an_unread_sentence_whose_moment_came_could_change_is_unknown(
    text: str, do: tuple[Told, ...]
) -> None:
    frog = card("frog", "Creature", text, power=2, toughness=2)
    outcome = played(cast(frog), ALL, *do)
    assert (lives(outcome), admitted(outcome)) == ((None, None), [text])


@pytest.mark.rule("603.2")
def test_603_2_an_unread_sentence_whose_moment_did_not_come_changes_nothing() -> None:
    frog = thing("frog", "Creature", "When this creature dies, frobnicate each player.", power=2, toughness=2)
    outcome = played({"attack": [{"who": "frog"}]}, objects=(frog,))
    assert (lives(outcome), admitted(outcome)) == ((20, 18), [])


@pytest.mark.rule("603.2")
def test_603_2_what_the_words_of_a_sentence_whose_moment_came_cannot_touch_stays_known() -> None:
    text = "When this creature enters, gain life equal to the greatest number of life you lost."
    outcome = played(cast(card("frog", "Creature", text, power=2, toughness=2)), ALL)
    assert (lives(outcome), zones(outcome, "frog")) == ((None, None), ["battlefield"])


ELF = card("elf", "Creature", power=1, toughness=1)
GIFT = card("gift", "Sorcery", "Draw a card.")
KILL = card("kill", "Instant", "Destroy target creature.")


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(
    ("condition", "do"),
    [
        ("a creature you control enters", cast(ELF)),
        ("you cast a creature spell", cast(ELF)),
        ("another creature dies", cast(KILL, "cub")),
        ("you draw a card", cast(GIFT)),
        ("one or more creatures attack", {"attack": [{"who": "cub"}]}),
    ],
)
def test_603_2_an_unread_trigger_on_what_happens_to_others_matters_once_that_happened(condition: str, do: Told) -> None:
    watcher = thing("watcher", "Enchantment", f"Whenever {condition}, frobnicate each player.")
    idle = {"cast": card("idle", "Instant", "You gain 1 life.")} if "cast" not in condition else {"to": "end"}
    objects = (watcher, bear("cub"))
    quiet, reached = played(idle, ALL, objects=objects), played(do, ALL, objects=objects)
    assert (admitted(quiet), lives(quiet)[1]) == ([], 20)
    assert (len(admitted(reached)), lives(reached)) == (1, (None, None))


@pytest.mark.rule("603.6a")
def test_603_6a_what_happened_before_it_entered_does_not_matter_to_an_unread_trigger() -> None:
    watcher = card("watcher", "Enchantment", "Whenever you cast a creature spell, frobnicate each player.")
    assert admitted(played(cast(ELF), ALL, cast(watcher), ALL)) == []
    assert len(admitted(played(cast(watcher), ALL, cast(ELF), ALL))) == 1
