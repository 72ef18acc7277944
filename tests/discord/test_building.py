"""A combat or an interaction is put together with forms alone, and each addition shows the verdict."""

from pathlib import Path

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.commands.registry import command_by_id
from bot.ui.discord.building.builders import BUILDERS
from bot.ui.discord.building.combat import built_combat
from bot.ui.discord.building.fields import states_offered
from bot.ui.discord.building.interaction import built_interaction, step_taken_back
from bot.ui.discord.building.pieces import keywords_offered
from bot.ui.discord.buttons import Act

from .double import Double
from .fixtures import desk, speaking, verdict_of


async def test_a_combat_is_built_creature_by_creature(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        begun = await double.slash("combat", {}, locale="en-US")
        offered = list(begun.buttons)
        form = await double.click(begun, begun.buttons["+ Attacker"], locale="en-US")
        first = await double.modal(
            form, {"creature": "5/5", "keywords": keyword_values("trample", "flying")}, locale="en-US"
        )
        alone = verdict_of(first)
        form = await double.click(first, first.buttons["+ Attacker"], locale="en-US")
        second = await double.modal(form, {"creature": "3/3"}, locale="en-US")
        both = verdict_of(second)
    async with speaking(double, tmp_path):
        form = await double.click(second, second.buttons["+ Blocker"], locale="en-US")
    async with speaking(double, tmp_path):
        third = await double.modal(
            form, {"creature": "2/2", "keywords": keyword_values("flying"), "blocked": ["0"]}, locale="en-US"
        )
    assert (begun.ephemeral, offered) == (True, ["+ Attacker"])
    assert ("5 life" in alone, "8 life" in both, "6 life" in verdict_of(third)) == (True, True, True)
    assert third.shown is begun.shown


async def test_a_creature_that_is_not_known_can_be_corrected_in_place(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        begun = await double.slash("combat", {}, locale="fr")
        form = await double.click(begun, begun.buttons["+ Attaquant"], locale="fr")
        lost = await double.modal(form, {"creature": "Zzzzzz"}, locale="fr")
        form = await double.click(lost, lost.buttons["Modifier"], locale="fr")
        found = await double.modal(form, {"attackers": "Force of Nature"}, locale="fr")
    assert "points de vie" in verdict_of(found)


def keyword_values(*names: str) -> list[str]:
    """How the keywords of those names come back from a form."""
    return [str(keywords_offered("en").index(each)) for each in names]


def state_values(*labels: str) -> str:
    """How states come back from a form."""
    offered = [label for label, _, _ in states_offered("en")]
    return "; ".join(str(offered.index(each)) for each in labels)


WORDS = {
    "en": ("en-US", "+ Permanent", "+ Spell", "Grizzly Bears", "Lightning Bolt", "Giant Growth"),
    "fr": ("fr", "+ Permanent", "+ Sort", "Grizzlis", "Foudre", "Croissance gigantesque"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_interaction_is_built_with_what_is_there_and_what_is_done(
    double: Double, tmp_path: Path, lang: Language
) -> None:
    locale, permanent, action, bears, bolt, growth = WORDS[lang]
    async with speaking(double, tmp_path):
        begun = await double.slash("interaction", {}, locale=locale)
        form = await double.click(begun, begun.buttons[permanent], locale=locale)
        there = await double.modal(form, {"who": ["1"], "what": bears}, locale=locale)
        told = there.text
        form = await double.click(there, there.buttons[action], locale=locale)
        cast = {"who": ["0"], "what": bolt, "target": ["2"]}
        first = await double.modal(form, cast, locale=locale)
        alone = verdict_of(first)
        form = await double.click(first, first.buttons[action], locale=locale)
        answered = {"who": ["1"], "what": growth, "target": ["2"], "when": ["0"]}
        second = await double.modal(form, answered, locale=locale)
    verdicts = {"en": ("dies", "survives"), "fr": ("meurent", "survivent")}[lang]
    assert (f"Bob: {bears}" in told, begun.ephemeral, second.shown is begun.shown) == (True, True, True)
    assert [word in verdict for word, verdict in zip(verdicts, (alone, verdict_of(second)), strict=True)] == [True] * 2


async def test_a_creature_with_keywords_attacks_and_is_blocked_in_an_interaction(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path):
        shown = await double.slash("interaction", {}, locale="en-US")
        for who, size, keywords in (("0", "3/3", keyword_values("trample")), ("1", "2/2", [])):
            form = await double.click(shown, shown.buttons["+ Permanent"], locale="en-US")
            shown = await double.modal(form, {"who": [who], "what": size, "keywords": keywords}, locale="en-US")
        for button in ("+ Attack", "+ Block"):
            form = await double.click(shown, shown.buttons[button], locale="en-US")
            shown = await double.modal(form, {"what": ["0"]}, locale="en-US")
    assert "Bob loses 1 life" in shown.text


@pytest.mark.parametrize(
    ("entered", "built"),
    [
        ({"when": "0"}, "Alice casts Shock; Bob casts Bolt; resolve all"),
        ({"when": "1"}, "Alice casts Shock; resolve all; Bob casts Bolt; resolve all"),
        ({"target": "2"}, "Alice casts Shock; Bob casts Bolt on Shock; resolve all"),
        ({"target": "9"}, "Alice casts Shock; Bob casts Bolt; resolve all"),
    ],
)
def test_what_is_done_comes_in_response_or_behind_all_that_is_there(entered: dict[str, str], built: str) -> None:
    before = {"actions": "Alice casts Shock; resolve all"}
    _, options = built_interaction(Act.ADD_ACTION, before, {"who": "1", "what": "Bolt"} | entered, desk(), "en")
    assert options["actions"] == built


def test_a_permanent_joins_the_others_of_its_controller() -> None:
    table = {"situation": "Alice: 2/2; Bob: 3/3"}
    entered = {"who": "0", "what": "1/1", "keywords": keyword_values("flying")[0]}
    _, built = built_interaction(Act.ADD_PERMANENT, table, entered, desk(), "en")
    assert built["situation"] == "Alice: 2/2, 1/1 flying; Bob: 3/3"


async def test_the_last_thing_is_taken_back_until_nothing_is_left(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        asked = {"attackers": "5/5 with trample, flying and lifelink, zzzzzz", "blockers": "2/2 -> 5/5"}
        shown = await double.slash("combat", asked, locale="en-US")
        taken = []
        while last := next((each for each in shown.buttons if each.startswith("−")), None):
            taken.append(last)
            shown = await double.click(shown, shown.buttons[last], locale="en-US")
            await shown.final()
    assert taken == ["− 2/2 -> 5/5", "− zzzzzz", "− 5/5 with trample, flying and lifelink"]
    assert list(shown.buttons) == ["+ Attacker"]


@pytest.mark.parametrize(
    ("actions", "situation", "last", "left"),
    [
        (
            "Alice casts Shock; Bob casts Bolt; resolve all",
            "Bob: 2/2",
            "Bob casts Bolt",
            {"actions": "Alice casts Shock; resolve all", "situation": "Bob: 2/2"},
        ),
        ("Alice casts Shock; resolve all", "", "Alice casts Shock", {}),
        ("", "Alice: 3/3; Bob: 2/2, 1/1", "1/1", {"situation": "Alice: 3/3; Bob: 2/2"}),
        ("", "Alice: 3/3; Bob: 2/2", "2/2", {"situation": "Alice: 3/3"}),
    ],
)
def test_what_was_done_is_taken_back_before_what_lies_there(
    actions: str, situation: str, last: str, left: dict[str, str]
) -> None:
    assert step_taken_back({"actions": actions, "situation": situation}, "en") == (last, left)


@pytest.mark.parametrize(
    ("typed", "keywords", "state", "built"),
    [
        ("4/4", ["trample", "flying"], [], "4/4 trample flying"),
        ("Grizzly Bears", ["flying", "protection from red"], [], "Grizzly Bears with flying and protection from red"),
        ("2x 3/3", ["menace"], ["tapped"], "2x 3/3 menace (tapped)"),
        ("3/3", [], ["+1/+1 counters: 1", "+1/+1 counters: 2", "damage it has: 3"], "3/3 (+1/+1 x3, damage 3)"),
        ("Jace Beleren (3)", [], ["tapped"], "Jace Beleren (3, tapped)"),
    ],
)
def test_a_creature_is_written_with_its_keywords_and_its_state(
    typed: str, keywords: list[str], state: list[str], built: str
) -> None:
    chosen = {"keywords": "; ".join(keyword_values(*keywords)), "state": state_values(*state)}
    assert built_combat(Act.ADD_ATTACKER, {}, {"creature": typed} | chosen, desk(), "en")[1] == {"attackers": built}


def test_who_blocks_whom_stays_as_attackers_are_added() -> None:
    one = {"attackers": "3/3", "blockers": "1/1"}
    _, two = built_combat(Act.ADD_ATTACKER, one, {"creature": "2/2"}, desk(), "en")
    _, three = built_combat(Act.ADD_ATTACKER, two, {"creature": "3/3"}, desk(), "en")
    assert (two["blockers"], three["blockers"]) == ("1/1 -> 3/3", "1/1 -> 3/3 #1")


def test_one_more_of_a_kind_changes_nobody_whom_a_line_names() -> None:
    there = {"situation": "Alice: 3/3; Bob: 1/1", "actions": "Alice casts Shock on 1/1; resolve all"}
    _, built = built_interaction(Act.ADD_PERMANENT, there, {"who": "0", "what": "1/1"}, desk(), "en")
    assert built == {
        "situation": "Alice: 3/3, 1/1; Bob: 1/1",
        "actions": "Alice casts Shock on 1/1 #2; resolve all",
    }


@pytest.mark.parametrize(
    ("combat", "situation", "before"),
    [
        (
            {"attackers": "3/3, 3/3", "blockers": "1/1 -> 3/3 #2", "life": "12"},
            "Alice: 3/3, 3/3; Bob: 1/1, 12 life",
            "Alice attacks with 3/3 #1 and 3/3 #2; Bob blocks 3/3 #2 with 1/1",
        ),
        (
            {"attackers": "3/3, 2/2 (attacks Bob)", "defender": "Jace Beleren"},
            "Alice: 3/3, 2/2; Bob: Jace Beleren",
            "Alice attacks Jace Beleren with 3/3 and Bob with 2/2",
        ),
    ],
)
def test_a_spell_turns_a_combat_into_an_interaction(combat: dict[str, str], situation: str, before: str) -> None:
    built = built_combat(Act.ADD_ACTION, combat, {"who": "0", "what": "Shock"}, desk(), "en")
    interaction = {"situation": situation, "actions": f"{before}; Alice casts Shock; resolve all"}
    assert built == ("interaction", interaction)


async def test_life_and_planeswalkers_are_set_below_a_combat(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        shown = await double.slash("combat", {"attackers": "3/3", "language": "en", "private": True})
        form = await double.click(shown, shown.buttons["Players…"])
        shown = await double.modal(form, {"Alice": "5", "Bob": "3", "defender": "Jace Beleren (3)"})
        walker = verdict_of(shown)
        form = await double.click(shown, shown.buttons["Players…"])
        shown = await double.modal(form, {"defender": ""})
    assert ("loyalty" in walker, "Alice wins the game" in verdict_of(shown)) == (True, True)


@pytest.mark.parametrize(
    ("entered", "situation"),
    [
        ({"Alice": "5"}, "Alice: 3/3, 5 life; Bob: 1/1"),
        ({"Bob": "7", "turn": "2"}, "Alice: 3/3; Bob: 1/1, 7 life; Bob's turn"),
        ({}, "Alice: 3/3; Bob: 1/1"),
    ],
)
def test_life_and_turn_are_written_once(entered: dict[str, str], situation: str) -> None:
    options = {"situation": "Alice: 3/3, 9 life; Bob: 1/1; Alice's turn"}
    assert built_interaction(Act.SET_TOTALS, options, entered, desk(), "en") == (
        "interaction",
        {"situation": situation},
    )


async def test_a_name_that_nobody_knows_is_told_of_before_anything_happens(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        begun = await double.slash("interaction", {}, locale="en-US")
        form = await double.click(begun, begun.buttons["+ Permanent"], locale="en-US")
        told = await double.modal(form, {"who": ["0"], "what": "Zzzzzz"}, locale="en-US")
    assert "Zzzzzz" in verdict_of(told)
    assert "+ Permanent" in told.buttons


@pytest.mark.parametrize("typed", [",", ";", "Alice:", "(", "Bob: 12 life", " ; ; ", "->"])
def test_whatever_stands_in_a_line_something_can_be_added_to_it(typed: str) -> None:
    for command, option in (("combat", "attackers"), ("combat", "blockers"), ("interaction", "situation")):
        builder, options = BUILDERS[command], {"attackers": "3/3", option: typed}
        taken = builder.taken_back(options, "en")
        assert taken is None or taken[1] != options
        for act in builder.acts(options):
            form = builder.form(act, command_by_id(command), options, desk(), "en")
            assert 1 <= len(form.children) <= 5
            assert isinstance(builder.built(act, options, {}, desk(), "en")[1], dict)
