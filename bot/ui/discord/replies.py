"""A reply ready to be sent: its layout, its picture as a file, what can be pressed below it. Knows no command."""

from io import BytesIO

import discord

from bot.config import Theme, WhichPictures
from bot.engine.frozen_class import dataclass
from bot.explain.picture.scene import Scene
from bot.ui.discord.buttons import Row, control_of
from bot.ui.discord.layout import LETTERS, Layout, layout_of
from bot.ui.discord.markup import shorten_text, visible_text
from bot.ui.discord.symbols import Symbols
from bot.ui.pictures.making import make_picture
from bot.ui.reply import Kind, Reply

NOBODY = discord.AllowedMentions.none()

FOR_ASKER_ALONE = frozenset[Kind]({"ambiguous", "not understood", "failed"})
"""The kinds of reply that answer nothing: nobody but the asker has to read them."""

PICTURE = "table.png"
"""The file name of a message's picture."""
LONGEST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Shown:
    """A reply ready to be sent; `picture` is a PNG, `alt` describes it, or the image of the layout, in words."""

    layout: Layout
    picture: bytes | None = None
    alt: str = ""
    rows: tuple[Row, ...] = ()
    """What can be pressed below it, from top to bottom; a row may be longer than Discord's."""
    for_asker_alone: bool = False

    def files(self) -> list[discord.File]:
        """Return the picture as new files: discord.py reads a file once, so that each sending needs its own."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture), PICTURE, description=self.alt)]


@dataclass(frozen=True, slots=True)
class Pictures:
    """Which pictures are shown, and on which background."""

    which: WhichPictures = "auto"
    theme: Theme = "dark"


def show_reply(
    reply: Reply,
    symbols: Symbols = LETTERS,
    pictures: Pictures = Pictures(),  # noqa: B008 - frozen
    rows: tuple[Row, ...] = (),
) -> Shown:
    """Make a reply ready to be sent, with these rows below its own buttons. Drawing its picture takes a while: call it
    in a thread."""
    rows = (tuple(map(control_of, reply.buttons)), *rows)
    layout = layout_of(reply, symbols)
    scene = scene_to_show(reply, pictures)
    alone = reply.kind in FOR_ASKER_ALONE
    if scene is None:
        return Shown(layout, None, alt_text(reply.verdict), rows, alone)
    from bot.explain.picture.render import render_scene  # noqa: PLC0415  most replies have no picture

    return Shown(layout, render_scene(scene, pictures.theme), alt_text(scene.alt), rows, alone)


def alt_text(words: str) -> str:
    return shorten_text(visible_text(words), LONGEST_ALT)


def scene_to_show(reply: Reply, pictures: Pictures) -> Scene | None:
    """Return the picture that goes with the reply by the settings."""
    sketch = reply.sketch
    if sketch is None or pictures.which == "off" or (pictures.which == "auto" and not sketch.comes_unasked):
        return None
    return make_picture(reply)
