"""A reply as its message: what stands where, in which color, and never beyond a limit or alive."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.config import WhichPictures
from bot.explain.picture.scene import Scene
from bot.language import LANGUAGES, Language
from bot.ui.commands.card import show_card
from bot.ui.commands.keyword import show_keyword
from bot.ui.discord.layout import LOOK_UP, NOTHING, SURE, UNSURE, Layout, layout_of, level_sizes
from bot.ui.discord.replies import Pictures, scene_to_show, show_reply
from bot.ui.reply import Button, Kind, Reply, Section, Sketch
from bot.ui.strings import strings_in

from .fixtures import components_of, desk, live_markup, reply_faults

RULING = Reply(
    "ruling",
    "fr",
    "Le Loup meurt.",
    (
        Section("", ("Alice perd 2 points de vie.",)),
        Section("Pourquoi", ("L’Ours inflige 2.", "[704.5g]")),
        Section("Supposé", ("Bob avait 20 points de vie",), apart=True),
    ),
    footer="Règles du 17 avril",
)
TEXT = st.text(max_size=60) | st.text(st.sampled_from("a*_`<@# \n."), min_size=200, max_size=5000)
REPLIES = st.builds(
    Reply,
    kind=st.sampled_from(["ruling", "card", "ambiguous", "not understood"]),
    lang=st.sampled_from(LANGUAGES),
    verdict=TEXT,
    sections=st.lists(st.builds(Section, TEXT, st.lists(TEXT, max_size=4).map(tuple), st.booleans()), max_size=30).map(
        tuple
    ),
    footer=TEXT,
    image=TEXT,
    link=st.just("https://a.b") | TEXT,
    buttons=st.lists(st.builds(Button, TEXT, st.just("card"), st.just({}), st.sampled_from(LANGUAGES))).map(tuple),
)


def test_verdict_why_what_stands_apart_and_small_print_follow_each_other() -> None:
    assert layout_of(RULING) == Layout(
        SURE,
        "### ✓ Le Loup meurt.",
        "Alice perd 2 points de vie.\n\n**Pourquoi**\nL’Ours inflige 2.\n[704.5g]",
        "**Supposé**\nBob avait 20 points de vie",
        small=f"-# Règles du 17 avril · {strings_in('fr')('reply-unofficial')}",
    )


async def test_a_message_is_one_container_with_the_picture_below_why_and_rows_of_buttons() -> None:
    buttons = tuple(Button(str(each), "card", {"card": str(each)}, "fr") for each in range(6))
    shown = show_reply(replace(RULING, buttons=buttons, link="https://a.b/c"), {}, Pictures("off"))
    container, *rows = components_of(replace(shown, picture=b"png", alt="une table"))
    assert [each["type"] for each in container["components"]] == [10, 10, 12, 14, 10, 14, 10]
    assert container["components"][2]["items"][0]["description"] == "une table"
    assert [[each["label"] for each in row["components"]] for row in rows] == [["a.b", "0", "1", "2", "3"], ["4", "5"]]


@pytest.mark.parametrize("verdict", ["a\nb", "word " * 60])
def test_a_verdict_that_is_no_headline_is_a_paragraph(verdict: str) -> None:
    assert layout_of(replace(RULING, verdict=verdict)).head == f"✓ {verdict.strip()}"


@pytest.mark.parametrize(
    ("kind", "certain", "denied", "color", "mark"),
    [
        ("ruling", True, False, SURE, "✓ "),
        ("ruling", True, True, SURE, "✗ "),
        ("ruling", False, True, UNSURE, "? "),
        ("keyword", True, False, LOOK_UP, ""),
        ("card", True, False, LOOK_UP, ""),
        ("card", False, False, UNSURE, "? "),
        ("ambiguous", False, False, UNSURE, "? "),
        ("not understood", False, False, NOTHING, "? "),
        ("failed", True, False, NOTHING, ""),
    ],
)
def test_the_color_says_how_sure_it_is_and_the_mark_whether_it_holds(
    kind: Kind, certain: bool, denied: bool, color: int, mark: str
) -> None:
    layout = layout_of(replace(RULING, kind=kind, certain=certain, denied=denied))
    assert (layout.color, layout.head) == (color, f"### {mark}Le Loup meurt.")


def test_what_is_no_answer_says_nothing_of_being_unofficial() -> None:
    assert layout_of(Reply("not understood", "en", "No.")).small == ""


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("https://www.a.b/c.jpg", "https://www.a.b/c.jpg"),
        ("javascript:alert(1)", None),
        ("https://", None),
        ("https://" + "a" * 2048, None),
    ],
)
def test_only_web_addresses_become_pictures_and_links(address: str, shown: str | None) -> None:
    layout = layout_of(replace(RULING, image=address, link=address))
    assert (layout.image, layout.link, layout.link_label) == (shown, shown, "a.b" if shown else "")
    assert layout_of(replace(RULING, link="https://a.b", link_label="Là-bas")).link_label == "Là-bas"


def test_a_long_part_is_cut_and_what_follows_it_stays() -> None:
    why = Section("Why", tuple(f"Step {number} happens." for number in range(1000)))
    layout = layout_of(replace(RULING, sections=(why, Section("Not modelled", ("Half of it.",), apart=True))))
    assert 3700 < len(layout.text) <= 4000
    assert layout.why.startswith("**Why**\nStep 0 happens.\n")
    assert layout.why.endswith("happens. …")
    assert layout.apart == "**Not modelled**\nHalf of it."


@pytest.mark.parametrize(
    ("sizes", "room", "level"),
    [([], 5, []), ([3, 3], 6, [3, 3]), ([9, 1], 6, [5, 1]), ([9, 9, 1], 7, [3, 3, 1]), ([9, 9], 0, [0, 0])],
)
def test_the_longest_give_way(sizes: list[int], room: int, level: list[int]) -> None:
    assert level_sizes(sizes, room) == level


@given(REPLIES)
def test_no_reply_breaks_a_limit_or_comes_alive(reply: Reply) -> None:
    layout = layout_of(reply)
    assert reply_faults(reply) == []
    assert [live_markup(text) for text in (layout.head, layout.why, layout.apart, layout.small)] == [[]] * 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_card_can_be_shown(lang: Language) -> None:
    names = [record.name for record in desk().cards.records()]
    faults = {name: reply_faults(show_card(desk(), lang, {"card": name})) for name in names}
    assert {name: found for name, found in faults.items() if found} == {}
    assert len(names) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_can_be_shown(lang: Language) -> None:
    names = [entry.name(lang) for entry in desk().keywords]
    replies = {name: show_keyword(desk(), lang, {"keyword": name}) for name in names}
    assert {name: reply.kind for name, reply in replies.items() if reply.kind != "keyword"} == {}
    assert {name: faults for name, reply in replies.items() if (faults := reply_faults(reply))} == {}
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
    assert show_reply(reply).layout.head == "### ✓ Le Loup meurt."


def test_a_picture_from_elsewhere_has_the_verdict_as_its_words() -> None:
    gallery = components_of(show_reply(replace(RULING, image="https://a.b/c.jpg")))[0]["components"][2]
    assert gallery["items"][0]["description"] == "Le Loup meurt."
