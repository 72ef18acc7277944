"""What players half remember of rules that are gone is answered with today's rule, and since when."""

import pytest

from bot.api import ask
from bot.ui.spoken import language_of_line


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
        assert ("606.3" in ruling["rules"], "already activated" in ruling["verdict"]) == (True, True)
        assert "no such ability" not in ruling["verdict"]


def test_the_order_of_2009_stands_beside_todays_result() -> None:
    line = "/combat attackers: 5/5 blockers: 2/2 + 3/1 -> 5/5 assign: 5/5: 2/2 1, 3/1 4"
    older = ask(f"{line} rules: 2009", lang="en")["text"]
    assert "By today’s rules, without an order\nThe 5/5 and the 3/1 die; the 2/2 survives." in older
    today = ask("/combat attackers: 5/5 blockers: 2/2 + 3/1 -> 5/5", lang="en")
    assert [each["ask"] for each in today["buttons"] if "2009" in each["ask"]]


@pytest.mark.parametrize("card", ["Lightning Bolt", "Lava Axe"])
def test_a_card_whose_words_changed_in_2018_says_so(card: str) -> None:
    assert "April 2018" in ask(f"/card {card}", lang="en")["text"]


def test_a_legendary_planeswalker_says_since_when_it_is() -> None:
    assert "September 2017" in ask("/card Jace Beleren", lang="en")["text"]
    assert "Since when" not in ask("/card Grizzly Bears", lang="en")["text"]


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("/interaction situation: Archibald: ; Norbert: actions: Archibald lance Jace Beleren", "fr"),
        ("/interaction situation: Alice: Ornithopter actions: Alice attacks Bob with Ornithopter", "en"),
    ],
)
def test_a_command_is_answered_in_the_language_of_its_words(line: str, lang: str) -> None:
    assert language_of_line(line, "en" if lang == "fr" else "fr") == lang
