"""The symbols of costs and texts as emojis of the application: drawn here, uploaded to Discord once, then looked up.

A symbol whose emoji is missing is shown as it is written. Knows which symbols there are and how each is drawn; knows no
card."""

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
"""From a symbol as it is written to Discord's markup for its emoji, `{G}` -> `<:mana_g:123>`; others are missing."""

SYMBOL = re.compile(r"\{([0-9A-Z/]{1,7})\}")

FILLS: Mapping[str, str] = {
    "W": "#f8f0c8",
    "U": "#aadcf4",
    "B": "#40344c",
    "R": "#f4a488",
    "G": "#98cca8",
    "S": "#d8e8f0",
}
GRAY, INK, CHALK = "#c8c4c0", "#181410", "#f4eee4"
"""The disc of symbols without a color of their own, and the signs on light discs and on the dark one."""
DARK = "B"
"""The color whose disc is dark, so that nobody takes it for that of no color."""
GLYPHS: Mapping[str, str] = {"T": "↷", "Q": "↶", "S": "❄", "P": "ϕ", "E": "⚡"}
"""The symbols on which another sign is drawn than their letter."""

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
"""The symbols of mana, of tapping and untapping, and of energy (CR 107.4, 107.5, 107.6, 107.14), without braces."""

SIZE, FINER = 64, 4
"""The emoji's side in pixels; it is drawn `FINER` times as large and scaled down."""


def emoji_name(symbol: str) -> str:
    """Return the name of a symbol's emoji: `mana_2w` for `2/W`."""
    return f"mana_{symbol.replace('/', '').lower()}"


NAMED: Mapping[str, str] = {emoji_name(symbol): f"{{{symbol}}}" for symbol in DRAWN}


async def complete_symbols(client: discord.Client, symbols: dict[str, str]) -> None:
    """Look up the application's emojis and upload those that are missing; each is added to `symbols` when it is there.

    If Discord refuses or can't be reached, that is logged, and the rest is shown as letters until the next start."""
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
    """Replace the symbols of a text by their emojis, where those are known."""
    return SYMBOL.sub(lambda found: symbols.get(found[0], found[0]), text)


def draw_symbol(symbol: str) -> bytes:
    """Draw a symbol as a PNG: its signs on a disc of its color, or of two colors where either pays for it."""
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
        below = fills[0] if 2 * at < side else fills[-1] if 2 * at > side else FILLS.get(part, GRAY)
        ink, edge = (CHALK, INK) if below == FILLS[DARK] else (INK, CHALK)
        on_both = FINER if 2 * at == side and len(fills) > 1 and FILLS[DARK] in fills else 0
        font = font_of(side, len(parts), len(sign))
        pencil.text((at, at), sign, fill=ink, anchor="mm", font=font, stroke_width=on_both, stroke_fill=edge)
    file = BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def font_of(side: int, parts: int, letters: int) -> ImageFont.FreeTypeFont:
    """Return the shipped font in the size at which one of so many parts, with so many letters, fits on the disc."""
    share = {1: 0.75, 2: 0.42, 3: 0.34}[parts]
    return ImageFont.truetype(
        data_folder() / "fonts" / "DejaVuSansCondensed-Bold.ttf", side * share / (1 + 0.25 * (letters - 1))
    )
