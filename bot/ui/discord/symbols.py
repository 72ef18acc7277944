"""The symbols of costs and texts as emojis of the application: drawn by us, made known to Discord once, then looked up.

Where an emoji is not there, the symbol stands as it is written. Knows which symbols there are and how each is drawn;
knows no card."""

import asyncio
import logging
import re
from collections.abc import Mapping
from io import BytesIO
from typing import TypeAlias

import aiohttp
import discord
from PIL import Image, ImageDraw, ImageFont

from bot.resources import data_folder

log = logging.getLogger(__name__)

Symbols: TypeAlias = Mapping[str, str]
"""What Discord shows for a symbol as it is written, `{G}` -> `<:mana_g:123>`; an unknown one is missing."""

SYMBOL = re.compile(r"\{([0-9A-Z/]{1,7})\}")

FILLS: Mapping[str, str] = {
    "W": "#f8f0c8",
    "U": "#aadcf4",
    "B": "#b4aaa6",
    "R": "#f4a488",
    "G": "#98cca8",
    "S": "#d8e8f0",
}
GRAY, INK = "#c8c4c0", "#181410"
"""What has no color of its own is gray."""
GLYPHS: Mapping[str, str] = {"T": "↷", "Q": "↶", "S": "❄", "P": "ϕ", "E": "⚡"}
"""What is drawn where it is not the letter itself."""

COLORS = "WUBRG"
PAIRS = ("W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U")
DRAWN: tuple[str, ...] = (
    *COLORS,
    *("C", "S", "X", "Y", "Z", "T", "Q", "E", "P"),
    *(str(number) for number in (*range(17), 20)),
    *PAIRS,
    *(f"2/{color}" for color in COLORS),
    *(f"C/{color}" for color in COLORS),
    *(f"{color}/P" for color in COLORS),
    *(f"{pair}/P" for pair in PAIRS),
)
"""CR 107.4, 107.5, 107.6, 107.14: the symbols of mana, of tapping and untapping, and of energy."""

SIZE, FINER = 64, 4
"""In pixels; drawn so many times as large, and scaled down."""


def emoji_name(symbol: str) -> str:
    """What the emoji of a symbol is called: `mana_2w` for `2/W`."""
    return f"mana_{symbol.replace('/', '').lower()}"


NAMED: Mapping[str, str] = {emoji_name(symbol): f"{{{symbol}}}" for symbol in DRAWN}


async def complete_symbols(client: discord.Client, symbols: dict[str, str]) -> None:
    """Look up the emojis and make known those that are missing; `symbols` grows while that goes on.

    Discord may refuse or be away: what is missing then stays letters until the next start."""
    try:
        for emoji in await client.fetch_application_emojis():
            if emoji.name in NAMED:
                symbols[NAMED[emoji.name]] = str(emoji)
        for name, written in NAMED.items():
            if written not in symbols:
                picture = await asyncio.to_thread(draw_symbol, written.strip("{}"))
                symbols[written] = str(await client.create_application_emoji(name=name, image=picture))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("not all symbols could be made emojis: %s", error)


def with_symbols(text: str, symbols: Symbols) -> str:
    """Put emojis in the place of the symbols that are known."""
    return SYMBOL.sub(lambda found: symbols.get(found[0], found[0]), text)


def draw_symbol(symbol: str) -> bytes:
    """Draw a symbol as a PNG: a disc of its color, of two colors where it is paid in either, and its signs on it."""
    side = SIZE * FINER
    image = Image.new("RGBA", (side, side))
    pencil = ImageDraw.Draw(image)
    parts = symbol.split("/")
    fills = [FILLS.get(part, GRAY) for part in parts if part != "P" or len(parts) == 1]
    disc = (FINER, FINER, side - FINER, side - FINER)
    pencil.ellipse(disc, fill=fills[0])
    if len(fills) > 1:
        pencil.chord(disc, -45, 135, fill=fills[1])
    pencil.ellipse(disc, outline=INK, width=FINER)
    for place, part in enumerate(parts, 1):
        sign = GLYPHS.get(part, part)
        at = side * place // (len(parts) + 1)
        pencil.text((at, at), sign, fill=INK, anchor="mm", font=font_of(side, len(parts), len(sign)))
    file = BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def font_of(side: int, parts: int, letters: int) -> ImageFont.FreeTypeFont:
    """The shipped font, as large as there is room for one of so many parts with so many letters."""
    share = {1: 0.75, 2: 0.42, 3: 0.34}[parts]
    return ImageFont.truetype(
        data_folder() / "fonts" / "DejaVuSansCondensed-Bold.ttf", side * share / (1 + 0.25 * (letters - 1))
    )
