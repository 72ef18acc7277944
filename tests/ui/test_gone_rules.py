"""What players half remember of rules that are gone is answered with today's rule, and since when."""

import pytest

from bot.api import ask


@pytest.mark.rule("306.8")
@pytest.mark.parametrize("said", ["en redirigeant sur Jace", "; Alice redirige les blessures sur Jace"])
def test_damage_is_not_redirected_to_a_planeswalker_any_more(said: str) -> None:
    table = "Alice: rien; Bob: Jace Beleren (3)"
    ruling = ask(
        f"/interaction situation: {table} actions: Alice lance Foudre sur Bob{' ' * (said[0] != ';')}{said}", lang="fr"
    )
    assert (ruling["outcome"]["players"]["Bob"]["life"], "avril 2018" in ruling["text"]) == (17, True)


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("je lance foudre sur bob et je redirige sur son Jace Beleren", "redirection vers un planeswalker"),
        ("est-ce que les blessures vont encore sur la pile ?", "blessures sur la pile"),
        ("can I redirect the bolt to his Jace?", "redirection vers un planeswalker"),
    ],
)
def test_a_question_about_a_rule_that_is_gone_has_its_page(text: str, page: str) -> None:
    assert ask(text, lang="fr")["verdict"].startswith(page)


@pytest.mark.rule("606.3")
def test_the_reason_is_the_permanents_whatever_face_is_up() -> None:
    table = "Alice: Garruk Relentless (3); Bob: Grizzly Bears"
    for ability in ("-1", "0"):
        do = f"Alice activates Garruk 0 on Grizzly Bears; resolve; resolve; Alice activates Garruk {ability}"
        ruling = ask(f"/interaction situation: {table} actions: {do}", lang="en")
        assert "was activated this turn" in ruling["verdict"]
        assert "no such ability" not in ruling["verdict"]
