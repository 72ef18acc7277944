import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language import LANGUAGES, Language
from bot.reference.keywords import Ambiguous, Found, Match, NotFound, Suggestion, shipped_keywords

INDEX = shipped_keywords()


def meant(match: Match) -> str:
    return match.entry.id if isinstance(match, Found) else type(match).__name__


def test_names_ids_and_every_word_of_an_entry_find_it_surely() -> None:
    assert [
        f"{word}, of {entry.id}, finds {match}"
        for entry in INDEX
        for word in (entry.id, *(each for lang in LANGUAGES for each in (entry.name(lang), *entry.words(lang))))
        if (match := INDEX.find(word)) != Found(entry, sure=True)
    ] == []


@pytest.mark.parametrize(
    ("typed", "keyword"),
    [
        ("FS", "first-strike"),
        ("init", "first-strike"),
        ("F.S.", "first-strike"),
        ("DT", "deathtouch"),
        ("CM", "deathtouch"),
        ("contact", "deathtouch"),
        ("piét.", "trample"),
        ("piét", "trample"),
        ("piet", "trample"),
        ("tramp", "trample"),
        ("hâte", "haste"),
        ("hate", "haste"),
        ("celerite", "haste"),
        ("DI", "double-strike"),
        ("double init", "double-strike"),
        ("indé", "indestructible"),
        ("mur", "defender"),
        ("lien", "lifelink"),
        ("vigilance", "vigilance"),
        ("Menace", "menace"),
        ("flash", "flash"),
        ("pro-rouge", "protection"),
        ("pro red", "protection"),
        ("protection contre le vert et contre le blanc", "protection"),
        ("hexproof from black", "hexproof"),
        ("Parade {2}", "ward"),
        ("piétinement des planeswalkers", "trample"),
        ("islandwalk", "landwalk"),
        ("traversée des marais", "landwalk"),
        ("bands with other legends", "banding"),
        ("kické", "kicker"),
        ("hors phase", "phasing"),
        ("Recyclage de plaine {2}", "cycling"),
        ("Enchanter : créature", "enchant"),
        ("imprégnation d’arcane", "splice"),
        ("Affinité pour les artefacts", "affinity"),
        ("mégamue", "morph"),
        ("storm count", "storm"),
        ("battlecry", "battle-cry"),
        ("totem armor", "umbra-armor"),
        ("flétrissement", "wither"),
        ("Appui d’elfe", "champion"),
        ("Pilotage 3", "crew"),
        ("Annihilator 6", "annihilator"),
        ("partner with someone", "partner"),
        ("servo", "fabricate"),
    ],
)
def test_slang_and_printed_forms_are_known(typed: str, keyword: str) -> None:
    assert INDEX.find(typed) == Found(INDEX[keyword], sure=True)


@pytest.mark.parametrize(
    ("typed", "keyword"),
    [
        ("protectoin", "protection"),
        ("first stike", "first-strike"),
        ("firststrike", "first-strike"),
        ("deathtuch", "deathtouch"),
        ("vigilence", "vigilance"),
        ("indestructable", "indestructible"),
        ("piettinement", "trample"),
        ("defense talismannique", "hexproof"),
        ("vigila", "vigilance"),
    ],
)
def test_a_misspelt_or_unfinished_word_is_found_but_not_surely(typed: str, keyword: str) -> None:
    assert INDEX.find(typed) == Found(INDEX[keyword], sure=False)


def test_a_word_that_several_keywords_share_is_ambiguous() -> None:
    assert INDEX.find("strike") == Ambiguous("strike", (INDEX["first-strike"], INDEX["double-strike"]))


@pytest.mark.parametrize("typed", ["", " ", "???", "xyzzy", "dtt", "a very long sentence about nothing at all"])
def test_what_is_no_keyword_is_not_found(typed: str) -> None:
    assert isinstance(INDEX.find(typed), NotFound)


def test_what_is_not_found_names_the_nearest_first() -> None:
    match INDEX.find("vols"):
        case NotFound(near=(nearest, *_)):
            assert nearest == INDEX["flying"]
        case found:
            pytest.fail(f"{found}")


@pytest.mark.parametrize(
    ("typed", "keywords_meant"),
    [
        ("trample+deathtouch", ["trample", "deathtouch"]),
        ("trample + contact mortel", ["trample", "deathtouch"]),
        ("FS, DT", ["first-strike", "deathtouch"]),
        ("FS DT", ["first-strike", "deathtouch"]),
        ("vol et portée", ["flying", "reach"]),
        ("flying/reach", ["flying", "reach"]),
        ("first strike vs double strike", ["first-strike", "double-strike"]),
        ("pro rouge + vol", ["protection", "flying"]),
        ("protection from red and from white", ["protection"]),
        ("piétinement contact mortel", ["trample", "deathtouch"]),
        ("trample + xyzzy", ["trample", "NotFound"]),
        ("+", ["NotFound"]),
    ],
)
def test_a_query_may_hold_several_keywords(typed: str, keywords_meant: list[str]) -> None:
    assert [meant(match) for match in INDEX.find_each(typed)] == keywords_meant


def test_completion_offers_names_in_the_users_language_first() -> None:
    assert INDEX.complete("défe", "en", limit=2) == (
        Suggestion("defender", "defender (défenseur)"),
        Suggestion("hexproof", "hexproof (défense talismanique)"),
    )
    assert INDEX.complete("défe", "fr", limit=2) == (
        Suggestion("hexproof", "défense talismanique (hexproof)"),
        Suggestion("defender", "défenseur (defender)"),
    )


def test_completion_says_a_name_that_is_the_same_in_both_languages_once() -> None:
    assert INDEX.complete("vig", "fr") == (Suggestion("vigilance", "vigilance"),)


def test_completion_goes_on_after_a_plus() -> None:
    assert INDEX.complete("trample + deatht", "en")[0] == Suggestion(
        "trample + deathtouch", "trample + deathtouch (contact mortel)"
    )
    assert [meant(match) for match in INDEX.find_each("trample + deathtouch")] == ["trample", "deathtouch"]


def test_completion_of_nothing_offers_what_there_is_up_to_the_limit() -> None:
    assert len(INDEX.complete("", "fr")) == min(25, len(INDEX))
    assert len(INDEX.complete("", "en", limit=3)) == 3


@given(st.text(), st.sampled_from(["en", "fr"]))
def test_completion_and_search_never_raise_and_fit_discord(text: str, language: Language) -> None:
    offered = INDEX.complete(text, language)
    assert len(offered) <= 25
    assert all(1 <= len(one.label) <= 100 and 1 <= len(one.value) <= 100 for one in offered)
    assert INDEX.find_each(text) != ()


def test_a_keyword_is_named_in_either_language() -> None:
    assert (INDEX.name_of("first-strike", "fr"), INDEX.name_of("first-strike", "en")) == ("initiative", "first strike")


def test_a_keyword_that_stands_in_a_list_often_is_found_each_time() -> None:
    assert [meant(match) for match in INDEX.find_each("trample, " * 400)] == ["trample"] * 400


def test_after_a_flood_of_unknown_words_a_keyword_is_found_where_it_is_spelt_right() -> None:
    flood = ", ".join(f"zz{number}" for number in range(30))
    *_, spelt, misspelt = INDEX.find_each(f"{flood}, trample, tramplee")
    assert (meant(spelt), misspelt) == ("trample", NotFound("tramplee"))
