"""The symbols of costs: drawn and made known once, looked up ever after, letters where there are none."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.ui.discord.markup import shorten_text
from bot.ui.discord.symbols import DRAWN, NAMED, SIZE, draw_symbol, with_symbols
from bot.ui.reply import Reply, Section

from .double import Double
from .fixtures import reply_faults, speaking, verdict_of

EMOJI = re.compile(r"<:mana_[0-9a-z]+:\d+>")


async def until_drawn(double: Double, tmp_path: Path) -> dict[str, str]:
    async with speaking(double, tmp_path, draws=True) as client:
        assert client._drawing is not None
        await client._drawing
        answer = await double.slash("card", {"name": "Lightning Bolt"}, locale="fr")
        assert EMOJI.sub("{R}", verdict_of(answer)) == "Foudre {R}"
        return client.symbols


async def test_each_symbol_is_made_known_to_discord_once_and_then_looked_up(double: Double, tmp_path: Path) -> None:
    first = await until_drawn(double, tmp_path)
    assert set(first) == {f"{{{symbol}}}" for symbol in DRAWN}
    double.trouble.status("create_emoji", 500, times=9)
    assert await until_drawn(double, tmp_path) == first
    assert len(set(first.values())) == len(DRAWN)
    double.trouble.forget()


def luminance(symbol: str) -> float:
    """How light the disc is, beside its sign."""
    beside = Image.open(BytesIO(draw_symbol(symbol))).convert("L").crop((SIZE // 2, 6, SIZE // 2 + 1, 7))
    return beside.tobytes()[0] / 255


def test_black_is_taken_for_no_gray() -> None:
    light = {symbol: luminance(symbol) for symbol in ("W", "U", "B", "R", "G", "C", "2")}
    assert 2 * light.pop("B") < min(light.values())


async def test_a_discord_that_takes_no_emojis_costs_nothing_but_the_pictures(
    double: Double, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    double.trouble.status("create_emoji", 403)
    async with speaking(double, tmp_path, draws=True) as client:
        assert client._drawing is not None
        await client._drawing
        answer = await double.slash("card", {"name": "Lightning Bolt"}, locale="fr")
    assert verdict_of(answer) == "Foudre {R}"
    assert "not all symbols" in caplog.text


def test_every_symbol_is_a_small_picture_of_its_own_with_a_name_of_its_own() -> None:
    pictures = {symbol: draw_symbol(symbol) for symbol in DRAWN}
    assert {Image.open(BytesIO(each)).size for each in pictures.values()} == {(SIZE, SIZE)}
    assert len(set(pictures.values())) == len(NAMED) == len(DRAWN)
    assert all(re.fullmatch(r"\w{2,32}", name) for name in NAMED)


def test_an_unknown_symbol_stays_as_it_is_written() -> None:
    known = {"{R}": "<:mana_r:1>"}
    assert with_symbols("{1}{R}, {T}: {chaos} {r}", known) == "{1}<:mana_r:1>, {T}: {chaos} {r}"


@pytest.mark.parametrize("most", range(20, 40))
def test_no_emoji_is_cut_in_two(most: int) -> None:
    text = shorten_text("a" * 12 + "<:mana_r:123456>" * 3, most)
    assert EMOJI.sub("", text).strip("a …") == ""


def test_emojis_count_for_the_limits_of_a_message() -> None:
    symbols = {"{R}": "<:mana_r:1234567890123456789>"}
    long = Reply("card", "fr", "{R}" * 60, (Section("{R}" * 30, ("{R} " * 2000,)),) * 30)
    assert reply_faults(long, symbols) == []
