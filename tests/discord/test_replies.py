from dataclasses import replace

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.config import WhichPictures
from bot.explain.picture.scene import Scene
from bot.language import LANGUAGES, Language
from bot.ui.commands.card import show_card
from bot.ui.commands.keyword import show_keyword
from bot.ui.discord.replies import (
    LOOK_UP,
    NOTHING,
    SURE,
    UNSURE,
    Pictures,
    embed_of,
    level_sizes,
    scene_to_show,
    show_reply,
)
from bot.ui.reply import Kind, Reply, Section, Sketch
from bot.ui.strings import strings_in

from .fixtures import desk, faults_of, live_markup

RULING = Reply(
    "ruling",
    "fr",
    "Le Loup meurt.",
    (Section("", ("Alice perd 2 points de vie.",)), Section("Pourquoi", ("L’Ours inflige 2.", "[704.5g]"))),
    footer="Règles du 17 avril",
)
TEXT = st.text(max_size=60) | st.text(st.sampled_from("a*_`<@# \n."), min_size=200, max_size=5000)
REPLIES = st.builds(
    Reply,
    kind=st.sampled_from(["ruling", "card", "ambiguous", "not understood"]),
    lang=st.sampled_from(LANGUAGES),
    verdict=TEXT,
    sections=st.lists(st.builds(Section, TEXT, st.lists(TEXT, max_size=4).map(tuple)), max_size=30).map(tuple),
    footer=TEXT,
    image=TEXT,
)


def test_the_verdict_comes_first_then_why_then_the_small_print() -> None:
    assert embed_of(RULING).to_dict() == {
        "type": "rich",
        "title": "Le Loup meurt.",
        "description": "Alice perd 2 points de vie.\n\n**Pourquoi**\nL’Ours inflige 2.\n[704.5g]",
        "color": SURE,
        "footer": {"text": f"Règles du 17 avril · {strings_in('fr')('reply-unofficial')}"},
        "flags": 0,
    }


@pytest.mark.parametrize("verdict", ["a\nb", "word " * 60])
def test_a_verdict_that_fits_no_title_heads_the_description(verdict: str) -> None:
    embed = embed_of(replace(RULING, verdict=verdict, sections=()))
    assert (embed.title, embed.description) == (None, verdict.strip())


@pytest.mark.parametrize(
    ("kind", "certain", "colour"),
    [
        ("ruling", True, SURE),
        ("ruling", False, UNSURE),
        ("keyword", True, LOOK_UP),
        ("card", True, LOOK_UP),
        ("ambiguous", False, UNSURE),
        ("not understood", False, NOTHING),
    ],
)
def test_the_colour_tells_what_kind_of_answer_it_is(kind: Kind, certain: bool, colour: int) -> None:
    assert embed_of(replace(RULING, kind=kind, certain=certain)).colour == discord.Colour(colour)


def test_what_is_no_answer_says_nothing_of_being_unofficial() -> None:
    assert embed_of(Reply("not understood", "en", "No.")).footer.text is None


@pytest.mark.parametrize(
    ("address", "shown"),
    [("https://a.b/c.jpg", "https://a.b/c.jpg"), ("javascript:alert(1)", None), ("https://" + "a" * 2048, None)],
)
def test_only_web_addresses_become_pictures_and_links(address: str, shown: str | None) -> None:
    embed = embed_of(replace(RULING, image=address, link=address))
    assert (embed.image.url, embed.url) == (shown, shown)


def test_a_link_below_an_answer_without_a_title_is_written_out() -> None:
    embed = embed_of(replace(RULING, verdict="a\nb", sections=(), link="https://a.b"))
    assert (embed.url, embed.description) == (None, "a\nb\n\nhttps://a.b")


def test_a_long_part_is_cut_and_what_follows_it_stays() -> None:
    why = Section("Why", tuple(f"Step {number} happens." for number in range(1000)))
    embed = embed_of(replace(RULING, sections=(why, Section("Not modelled", ("Half of it.",)))))
    text = embed.description or ""
    assert 4000 < len(text) <= 4096
    assert text.startswith("**Why**\nStep 0 happens.\n")
    assert text.endswith("happens. …\n\n**Not modelled**\nHalf of it.")


@pytest.mark.parametrize(
    ("sizes", "room", "level"),
    [([], 5, []), ([3, 3], 6, [3, 3]), ([9, 1], 6, [5, 1]), ([9, 9, 1], 7, [3, 3, 1]), ([9, 9], 0, [0, 0])],
)
def test_the_longest_give_way(sizes: list[int], room: int, level: list[int]) -> None:
    assert level_sizes(sizes, room) == level


@given(REPLIES)
def test_no_reply_breaks_a_limit_or_comes_alive(reply: Reply) -> None:
    embed = embed_of(reply)
    assert faults_of(embed) == []
    assert live_markup(embed.title or "") == []
    assert live_markup(embed.description or "") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_card_can_be_shown(lang: Language) -> None:
    names = [record.name for record in desk().cards.records()]
    replies = {name: show_card(desk(), lang, {"card": name}) for name in names}
    assert {name: faults_of(embed_of(reply)) for name, reply in replies.items() if faults_of(embed_of(reply))} == {}
    assert len(names) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_can_be_shown(lang: Language) -> None:
    names = [entry.name(lang) for entry in desk().keywords]
    replies = {name: show_keyword(desk(), lang, {"keyword": name}) for name in names}
    assert {name: reply.kind for name, reply in replies.items() if reply.kind != "keyword"} == {}
    assert {name: faults_of(embed_of(reply)) for name, reply in replies.items() if faults_of(embed_of(reply))} == {}
    assert len(names) > 5


SCENE = Scene(20, 20, "paper", (), "a small empty picture")


@pytest.mark.parametrize(
    ("which", "unasked", "shown"),
    [("auto", True, True), ("auto", False, False), ("all", False, True), ("off", True, False)],
)
def test_a_picture_is_attached_where_the_setting_says_so(which: WhichPictures, unasked: bool, shown: bool) -> None:
    reply = replace(RULING, sketch=Sketch(lambda: SCENE, unasked))
    assert (show_reply(reply, {}, Pictures(which)).picture is not None) is shown
    assert show_reply(RULING, {}, Pictures(which)).picture is None


def test_a_picture_that_fails_costs_nothing_but_the_picture() -> None:
    def fail() -> Scene:
        raise ZeroDivisionError

    reply = replace(RULING, sketch=Sketch(fail))
    assert scene_to_show(reply, Pictures()) is None
    assert show_reply(reply).embed.title == RULING.verdict
