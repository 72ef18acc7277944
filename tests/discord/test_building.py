"""A combat or an interaction is put together with forms alone, and each addition shows the verdict."""

from pathlib import Path

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.discord.building_interaction import interaction_built, step_taken_back
from bot.ui.discord.buttons import Act

from .double import Double
from .fixtures import speaking, verdict_of


async def test_a_combat_is_built_creature_by_creature(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        begun = await double.slash("combat", {}, locale="en-US")
        offered = list(begun.buttons)
        form = await double.click(begun, begun.buttons["+ Attacker"], locale="en-US")
        first = await double.modal(form, {"creature": "5/5", "keywords": ["trample", "flying"]}, locale="en-US")
        alone = verdict_of(first)
        form = await double.click(first, first.buttons["+ Attacker"], locale="en-US")
        second = await double.modal(form, {"creature": "3/3"}, locale="en-US")
        both = verdict_of(second)
    async with speaking(double, tmp_path):
        form = await double.click(second, second.buttons["+ Blocker"], locale="en-US")
    async with speaking(double, tmp_path):
        third = await double.modal(form, {"creature": "2/2", "keywords": ["flying"], "blocked": ["0"]}, locale="en-US")
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


WORDS = {
    "en": ("en-US", "+ Permanent", "+ Action", "Grizzly Bears", "Lightning Bolt", "Giant Growth"),
    "fr": ("fr", "+ Permanent", "+ Action", "Grizzlis", "Foudre", "Croissance gigantesque"),
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
        cast = {"who": ["0"], "does": ["0"], "what": bolt, "target": ["2"]}
        first = await double.modal(form, cast, locale=locale)
        alone = verdict_of(first)
        form = await double.click(first, first.buttons[action], locale=locale)
        answered = {"who": ["1"], "does": ["0"], "what": growth, "target": ["2"], "when": ["0"]}
        second = await double.modal(form, answered, locale=locale)
    verdicts = {"en": ("dies", "survives"), "fr": ("meurent", "survivent")}[lang]
    assert (f"Bob: {bears}" in told, begun.ephemeral, second.shown is begun.shown) == (True, True, True)
    assert [word in verdict for word, verdict in zip(verdicts, (alone, verdict_of(second)), strict=True)] == [True] * 2


async def test_a_creature_with_keywords_attacks_and_is_blocked_in_an_interaction(
    double: Double, tmp_path: Path
) -> None:
    async with speaking(double, tmp_path):
        shown = await double.slash("interaction", {}, locale="en-US")
        for who, size, keywords in (("0", "3/3", ["trample"]), ("1", "2/2", [])):
            form = await double.click(shown, shown.buttons["+ Permanent"], locale="en-US")
            shown = await double.modal(form, {"who": [who], "what": size, "keywords": keywords}, locale="en-US")
        for who, does, size in (("0", "2", "3/3"), ("1", "3", "2/2")):
            form = await double.click(shown, shown.buttons["+ Action"], locale="en-US")
            more = {"when": ["1"]} if who == "1" else {}
            shown = await double.modal(form, {"who": [who], "does": [does], "what": size, **more}, locale="en-US")
    assert "Bob loses 1 life" in shown.text


@pytest.mark.parametrize(
    ("entered", "built"),
    [
        ({"when": "0"}, "Alice casts Shock; Bob casts Bolt; resolve all"),
        ({"when": "1"}, "Alice casts Shock; resolve all; Bob casts Bolt; resolve all"),
        ({"does": "2", "when": "1"}, "Alice casts Shock; resolve all; Bob attacks with Bolt"),
        ({"target": "2"}, "Alice casts Shock; Bob casts Bolt on Shock; resolve all"),
        ({"target": "9"}, "Alice casts Shock; Bob casts Bolt; resolve all"),
    ],
)
def test_what_is_done_comes_in_response_or_behind_all_that_is_there(entered: dict[str, str], built: str) -> None:
    before = {"actions": "Alice casts Shock; resolve all"}
    options = interaction_built(Act.ADD_ACTION, before, {"who": "1", "what": "Bolt"} | entered, "en")
    assert options["actions"] == built


def test_a_permanent_joins_the_others_of_its_controller() -> None:
    table = {"situation": "Alice: 2/2; Bob: 3/3"}
    built = interaction_built(Act.ADD_PERMANENT, table, {"who": "0", "what": "1/1", "keywords": "flying"}, "en")
    assert built["situation"] == "Alice: 2/2, 1/1 with flying; Bob: 3/3"


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
