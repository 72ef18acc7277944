"""`/rule` and `/glossary` over a small rulebook of our own, and without any."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language import LANGUAGES, Language
from bot.ui.commands.glossary import show_word
from bot.ui.commands.registry import command_named, suggest_values
from bot.ui.commands.rule import show_rule
from bot.ui.commands.rule_shown import paginate_lines
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from tests.reference.typography import complaints
from tests.ui.rulebook import LONG, desk_with_rules


@pytest.fixture(scope="session")
def ruled(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return desk_with_rules(tmp_path_factory.mktemp("ruled"))


def asked(desk: Desk, lang: Language, rule: str, **more: str) -> Reply:
    return show_rule(desk, lang, {"rule": rule, **more})


def sections(reply: Reply) -> Mapping[str, tuple[str, ...]]:
    return {section.title: section.lines for section in reply.sections}


def pressed(reply: Reply) -> list[Mapping[str, str]]:
    return [button.options for button in reply.buttons]


def test_a_rule_is_shown_with_its_example_and_what_stands_beside_it(ruled: Desk) -> None:
    reply = asked(ruled, "en", "CR 702.19b")
    assert (reply.kind, reply.verdict, reply.certain, reply.rules) == (
        "rule",
        "Rule 702.19b · Trample",
        True,
        ("702.19b",),
    )
    assert "What is left over tramples on.\nExample: A big lizard tramples over a small one." in reply.text
    assert reply.footer.startswith("Comprehensive Rules of April 17, 2026 · Cards as of ")
    assert pressed(reply) == [{"rule": "702.19"}, {"rule": "702.19g"}, {"rule": "702.19a"}]


def test_in_french_ours_stands_first_and_the_official_text_stays_english(ruled: Desk) -> None:
    reply = asked(ruled, "fr", "702.19b")
    assert reply.verdict == "Règle 702.19b · Piétinement"
    (summary, gist, official, ours) = reply.sections
    assert gist.lines[0].startswith("Piétinement\u202f: d’abord des blessures mortelles")
    assert summary.lines == (f"piétinement\u202f: {ruled.keywords['trample'].line('fr')}",)
    assert (official.title, official.lines[0]) == (
        "Texte officiel, en anglais seulement",
        "What is left over tramples on.",
    )
    assert ours.title == "Avec nos mots"
    assert all("702.19b" in line for line in ours.lines)


def test_a_section_is_shown_with_its_parts(ruled: Desk) -> None:
    reply = asked(ruled, "en", "702")
    assert (reply.verdict, sections(reply)[""]) == ("Rule 702 · Keyword Abilities", ("702.17 Reach", "702.19 Trample"))


def test_the_chapters_are_numbers_too(ruled: Desk) -> None:
    assert sections(asked(ruled, "en", "7"))[""] == ("702 Keyword Abilities", "704 Checks")


def test_a_long_section_comes_in_pages(ruled: Desk) -> None:
    brief, first, second = (asked(ruled, "en", "704.5", page=page) for page in ("1", "0", "2"))
    assert [line.split(" ", 1)[0] for line in sections(brief)["Its parts"]] == ["704.5j:", "704.5k"]
    assert pressed(brief)[0] == {"rule": "704.5", "page": "0"}
    assert [line[:6] for line in sections(first)["Its parts, page 1 of 2"]] == ["704.5j"]
    assert sections(second)["Its parts, page 2 of 2"] == (f"704.5k {LONG}",)
    assert pressed(first)[0] == {"rule": "704.5", "page": "2"}
    assert pressed(second)[0] == {"rule": "704.5", "page": "0"}
    assert sections(asked(ruled, "en", "704.5", page="999")) == sections(second)
    assert sections(asked(ruled, "en", "704.5", page="last")) == sections(brief)


@pytest.mark.parametrize(
    ("lang", "careful"),
    [
        ("en", "Careful: in the rules of 2011, number 702.17b was what is 702.19b today."),
        ("fr", "Attention\u202f: dans les règles de 2011, le numéro 702.17b désignait l’actuelle règle 702.19b."),
    ],
)
def test_a_number_that_meant_something_else_says_so_before_anything(ruled: Desk, lang: Language, careful: str) -> None:
    reply = asked(ruled, lang, "702.17b")
    assert (reply.sections[0].lines, reply.certain) == ((careful,), False)
    assert pressed(reply)[0] == {"rule": "702.19b"}


def test_a_number_that_was_a_rule_that_is_gone_says_so(ruled: Desk) -> None:
    (careful,) = asked(ruled, "en", "509.2").sections[0].lines
    assert careful == "Careful: in the rules of August 2, 2024, number 509.2 was a rule that is gone today."
    assert asked(ruled, "fr", "509.6").verdict == (
        "Le numéro 509.6 vient des règles du 2 août 2024\u202f; cette règle n’existe plus."
    )


def test_an_old_number_that_means_nothing_today_shows_the_rule_of_today(ruled: Desk) -> None:
    reply = asked(ruled, "fr", "702.17e")
    assert (reply.rules, reply.certain) == (("702.19g",), True)
    assert reply.sections[0].lines == (
        "Le numéro 702.17e vient des règles de 2011\u202f; c’est aujourd’hui la règle 702.19g.",
    )


@pytest.mark.parametrize(
    ("number", "verdict"),
    [
        ("702.19z", "There is no rule 702.19z in the rules of April 17, 2026; 702.19 has 702.19a to 702.19g."),
        ("999.1", "There is no rule 999.1 in the rules of April 17, 2026."),
    ],
)
def test_a_number_that_no_rule_has_is_no_rule(ruled: Desk, number: str, verdict: str) -> None:
    reply = asked(ruled, "en", number)
    assert (reply.kind, reply.verdict, reply.certain) == ("not understood", verdict, False)


@pytest.mark.parametrize("words", ["legend rule", "règle des légendes", "la Regle des Legendes", "legnd rule"])
def test_words_of_either_language_find_the_rule_that_they_name(ruled: Desk, words: str) -> None:
    reply = asked(ruled, "fr", words)
    assert (reply.rules, reply.certain) == (("704.5j",), True)


@pytest.mark.parametrize("words", ["trample", "piétinement", "piet"])
def test_a_keyword_leads_to_its_section(ruled: Desk, words: str) -> None:
    assert asked(ruled, "fr", words).verdict == "Règle 702.19 · Piétinement"


def test_words_that_stand_in_several_rules_show_the_best_and_name_the_others(ruled: Desk) -> None:
    reply = asked(ruled, "en", "those who attack")
    assert (reply.rules, reply.certain) == (("702.19a",), False)
    reply = asked(ruled, "en", "attack speak")
    assert (reply.rules, reply.certain) == (("509.2",), False)


def test_words_of_which_no_rule_holds_much_are_not_answered_with_one(ruled: Desk) -> None:
    reply = asked(ruled, "en", "legend lizard zebra bicycle")
    assert (reply.kind, reply.verdict) == (
        "ambiguous",
        "No rule holds all of “legend lizard zebra bicycle”. These hold a part of it:",
    )
    assert {"704.5j", "702.19b"} <= set(reply.rules)


def test_of_a_flood_of_words_the_first_twenty_count(ruled: Desk) -> None:
    nineteen = " ".join(f"zz{number}" for number in range(19))
    assert "702.19b" in asked(ruled, "en", f"{nineteen} lizard").rules
    assert asked(ruled, "en", f"{nineteen} zz20 lizard").kind == "not understood"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_no_rule_holds_name_the_nearest_terms(ruled: Desk, lang: Language) -> None:
    reply = asked(ruled, lang, "zzz")
    assert (reply.kind, reply.rules) == ("not understood", ())
    assert "“zzz”" in reply.verdict or "zzz" in reply.verdict


@pytest.mark.parametrize("rule", ["702.19b", "trample", "piétinement"])
def test_without_a_synced_text_our_own_words_answer(desk: Desk, rule: str) -> None:
    reply = asked(desk, "fr", rule)
    assert reply.verdict == ("Le texte des règles n’est pas encore là. Ce qu’Arbitre en dit avec ses mots\u202f:")
    assert desk.keywords["trample"].text("fr") in reply.text
    assert (reply.kind, reply.certain) == ("rule", False)


def test_without_a_synced_text_each_of_several_words_is_answered(desk: Desk) -> None:
    reply = asked(desk, "en", "planeswalker damage")
    assert reply.rules == (desk.keywords["planeswalker"].rule, desk.keywords["damage"].rule)


def test_without_a_synced_text_a_rule_of_which_we_say_nothing_is_not_answered(desk: Desk) -> None:
    reply = asked(desk, "en", "999.1")
    assert reply.verdict == ("The text of the rules is not here yet, and Arbitre has no words of its own on “999.1”.")


@pytest.mark.parametrize("word", ["Legend Rule", "règle des légendes"])
def test_a_term_of_the_glossary_is_shown_in_the_rulebooks_words(ruled: Desk, word: str) -> None:
    reply = show_word(ruled, "fr", {"word": word})
    assert (reply.kind, reply.verdict, reply.rules) == ("rule", "Règle des légendes (Legend Rule)", ("704.5j",))
    assert "What is checked of legends. See rule 704.5j." in reply.text
    assert pressed(reply) == [{"rule": "704.5j"}]


def test_a_term_that_the_glossary_lacks_is_answered_by_our_entry(ruled: Desk, desk: Desk) -> None:
    for each in (ruled, desk):
        reply = show_word(each, "en", {"word": "trample"})
        assert reply.verdict.startswith("trample (piétinement) · 702.19: ")
        assert each.keywords["trample"].text("en") in reply.text


def test_a_term_that_is_not_there_names_the_nearest(ruled: Desk, desk: Desk) -> None:
    assert show_word(ruled, "en", {"word": "letal wonds"}).verdict == (
        "The glossary has no term “letal wonds”. Nearest: Lethal Wound."
    )
    assert show_word(desk, "en", {"word": "letal wonds"}).kind == "not understood"


def offered(desk: Desk, lang: Language, text: str) -> list[str]:
    command = command_named("rule")
    assert command is not None
    return [each.value for each in suggest_values(desk, lang, command.options[0], text, {})]


def test_numbers_are_offered_with_the_rule_itself_and_its_parts_first(ruled: Desk, desk: Desk) -> None:
    assert offered(ruled, "en", "702.19") == ["702.19", "702.19a", "702.19b", "702.19g"]
    assert offered(ruled, "en", "702")[:3] == ["702", "702.17", "702.19"]
    assert offered(desk, "en", "702.19b") == ["702.19b"]


def test_topics_are_offered_in_either_language(ruled: Desk) -> None:
    assert offered(ruled, "fr", "piét")[0] == "trample"
    assert offered(ruled, "en", "legend")[0] == "legend-rule"
    assert "Keyword Abilities" in offered(ruled, "en", "abil")


@given(text=st.text(max_size=60), lang=st.sampled_from(LANGUAGES))
def test_anything_may_be_asked(ruled: Desk, text: str, lang: Language) -> None:
    reply = asked(ruled, lang, text)
    assert reply.verdict
    assert len(offered(ruled, lang, text)) <= 25


@pytest.mark.parametrize(
    "rule",
    ["702.19b", "702.17b", "509.2", "702.17e", "702.19z", "legend lizard zebra bicycle", "704.5", "sba"],
)
def test_what_is_said_in_french_is_french_but_for_the_official_text(ruled: Desk, rule: str) -> None:
    reply = asked(ruled, "fr", rule)
    notes = [line for section in reply.sections if section.title == "Avec nos mots" for line in section.lines]
    assert {line: found for line in (reply.verdict, *notes) if (found := complaints(line))} == {}


def test_lines_are_paged_by_their_length() -> None:
    assert paginate_lines(["a" * 5, "b" * 5, "c" * 30, "d"], 12) == [("aaaaa", "bbbbb"), ("c" * 30,), ("d",)]
    assert paginate_lines([], 10) == []
