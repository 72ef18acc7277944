import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.discord.markup import escape_markup, shorten_text, visible_text

from .fixtures import live_markup

HOSTILE = st.lists(
    st.sampled_from(
        [*"\\`*_~|<>@#:/[]()-.1 \n\t", "everyone", "here", "https", "discord", "gg", "é", "\u0301", "\u202e"]
    )
    | st.text(max_size=3),
    max_size=40,
).map("".join)


@pytest.mark.parametrize(
    "text", ["+1/+1", "2x 3/3 vol", "-1/-1", "{2}{G}", "3 < 5", "A -> B", "[702.19b]", "L’Œuvre\u202f!"]
)
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert escape_markup(text) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("*/*", r"\*/\*"),
        ("<@1> <@&2> <#3>", r"\<@1> \<@&2> \<#3>"),
        ("</cmd:1> <:e:1> <t:1>", r"\</cmd:1> \<:e:1> \<t:1>"),
        ("@everyone @here", "@\u200beveryone @\u200bhere"),
        ("`a` __b__ ~~c~~ ||d||", r"\`a\` \_\_b\_\_ \~\~c\~\~ \|\|d\|\|"),
        ("[a](https://b.c)", r"[a\](https\://b.c)"),
        ("https://b.c discord.gg/x", r"https\://b.c discord\.gg/x"),
        ("# a\n- b\n-# c\n> d\n12. e", "\\# a\n\\- b\n\\-# c\n\\> d\n12\\. e"),
        ("\\*", r"\\\*"),
    ],
)
def test_markup_is_shown_and_not_acted_on(text: str, written: str) -> None:
    assert escape_markup(text) == written


def test_what_can_not_be_seen_is_gone() -> None:
    assert visible_text("a\u202eb\x00\u200bc\ud800\n\n\n\td\r\n") == "abc\nd"
    assert visible_text("e" + "\u0301" * 2000) == "é\u0301\u0301"


@given(HOSTILE)
def test_nothing_hostile_stays_live(text: str) -> None:
    assert live_markup(escape_markup(text)) == []


@given(HOSTILE)
def test_people_read_exactly_what_was_written(text: str) -> None:
    shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escape_markup(text).replace("@\u200b", "@"))
    assert shown == visible_text(text)


@pytest.mark.parametrize(
    ("text", "most", "cut"),
    [
        ("short", 5, "short"),
        ("One two. Three four.", 15, "One two. …"),
        ("one two three\nfour five", 18, "one two three …"),
        ("one two three", 10, "one two …"),
        ("x" * 20, 10, "x" * 8 + " …"),
        ("aaaaaa\\*bbbbbb", 9, "aaaaaa …"),
        ("aaaaaaaa\n##bbbb", 13, "aaaaaaaa …"),
        ("aaaaaaaa\n12.bbbb", 14, "aaaaaaaa …"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
    ],
)
def test_a_long_text_ends_where_something_ends(text: str, most: int, cut: str) -> None:
    assert shorten_text(text, most) == cut


@given(HOSTILE, st.integers(0, 60))
def test_a_cut_text_fits_and_nothing_in_it_comes_alive(text: str, most: int) -> None:
    cut = shorten_text(escape_markup(text), most)
    assert len(cut) <= most
    assert live_markup(cut) == []
