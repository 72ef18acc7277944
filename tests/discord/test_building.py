"""A combat is put together with forms alone, and each addition shows the verdict."""

from pathlib import Path

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
