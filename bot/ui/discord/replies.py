"""A reply as Discord shows it: one embed, verdict first, within all of Discord's limits.

Every text of a reply is escaped, so that names, questions and card text show as written and never as markup. Knows no
command."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from urllib.parse import urlsplit

import discord

from bot.config import Theme, WhichPictures
from bot.engine.frozen_class import dataclass
from bot.explain.picture.scene import Scene
from bot.ui.discord.markup import escape_markup, shorten_text, visible_text
from bot.ui.discord.symbols import Symbols, with_symbols
from bot.ui.pictures.making import make_picture
from bot.ui.reply import Button, Kind, Reply, Section
from bot.ui.strings import strings_in

TITLE, DESCRIPTION, FOOTER, ADDRESS = 256, 4096, 600, 2048
"""In characters. These are Discord's limits, except for the footer's: 600 keeps the whole embed below 6000."""

MOST_SECTIONS = 20
SECTION_TITLE, DRAWN_TITLE = 100, 190
"""A heading's most characters, as written and with emojis in it. Headings are never cut later, so that all of them
together must leave some room."""

LETTERS: Symbols = {}
"""No emojis: each symbol is shown as it is written."""

NOBODY = discord.AllowedMentions.none()

SURE, UNSURE, LOOK_UP, NOTHING = 0x2E8B57, 0xE0A030, 0x3B78C4, 0x8A8F98
COLOURS: Mapping[Kind, int] = {
    "ruling": SURE,
    "keyword": LOOK_UP,
    "card": LOOK_UP,
    "rule": LOOK_UP,
    "ambiguous": UNSURE,
    "not understood": NOTHING,
    "too heavy": NOTHING,
    "help": NOTHING,
    "failed": NOTHING,
}
ANSWERS = frozenset[Kind]({"ruling", "keyword", "card", "rule"})
"""The kinds of reply about the game: their color shows doubt, and they say that they are unofficial."""
FOR_ASKER_ALONE = frozenset[Kind]({"ambiguous", "not understood", "failed"})
"""The kinds of reply that answer nothing: nobody but the asker has to read them."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the embed's description, already escaped; `heading` is never cut."""

    heading: str
    body: str

    @property
    def text(self) -> str:
        return "\n".join(filter(None, (self.heading, self.body)))


PICTURE = "table.png"
"""The file name of a message's picture."""
LONGEST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Shown:
    """A reply ready to be sent; `picture` is a PNG, `alt` describes it in words."""

    embed: discord.Embed
    picture: bytes | None = None
    alt: str = ""
    buttons: tuple[Button, ...] = ()
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


def show_reply(reply: Reply, symbols: Symbols = LETTERS, pictures: Pictures = Pictures()) -> Shown:  # noqa: B008 - frozen
    """Make a reply ready to be sent. Drawing its picture takes a while: call it in a thread."""
    embed = embed_of(reply, symbols)
    scene = scene_to_show(reply, pictures)
    if scene is None:
        return Shown(embed, buttons=reply.buttons, for_asker_alone=reply.kind in FOR_ASKER_ALONE)
    from bot.explain.picture.render import render_scene  # noqa: PLC0415  most replies have no picture

    embed.set_image(url=f"attachment://{PICTURE}")
    alt = shorten_text(visible_text(scene.alt), LONGEST_ALT)
    return Shown(embed, render_scene(scene, pictures.theme), alt, reply.buttons)


def scene_to_show(reply: Reply, pictures: Pictures) -> Scene | None:
    """Return the picture that goes with the reply by the settings."""
    sketch = reply.sketch
    if sketch is None or pictures.which == "off" or (pictures.which == "auto" and not sketch.unasked):
        return None
    return make_picture(reply)


def embed_of(reply: Reply, symbols: Symbols = LETTERS) -> discord.Embed:
    """Return the reply as an embed; where it is too long, its longest parts are cut."""
    title, blocks = reply_headline(reply, symbols)
    blocks.extend(block for section in reply.sections if (block := block_of(section, symbols)).text)
    link = web_address(reply.link)
    if link is not None and title is None:
        blocks.append(Block("", link))  # an embed without a title has nothing to click on
    embed = discord.Embed(
        title=title,
        description="\n\n".join(block.text for block in fit_blocks(blocks)) or None,
        colour=reply_color(reply),
    )
    if title is not None:
        embed.url = link
    if small := small_print(reply):
        embed.set_footer(text=small)
    if image := web_address(reply.image):
        embed.set_image(url=image)
    return embed


def reply_headline(reply: Reply, symbols: Symbols) -> tuple[str | None, list[Block]]:
    """Return the verdict as the title if it is one line that fits; else None, and it begins the description."""
    verdict = with_symbols(escape_markup(reply.verdict), symbols) or "…"
    if "\n" in verdict or len(verdict) > TITLE:
        return None, [Block("", verdict)]
    return verdict, []


def block_of(section: Section, symbols: Symbols) -> Block:
    plain = shorten_text(escape_markup(section.title).replace("\n", " "), SECTION_TITLE)
    drawn = with_symbols(plain, symbols)
    title = drawn if len(drawn) <= DRAWN_TITLE else plain
    lines = (with_symbols(escape_markup(line), symbols) for line in section.lines)
    return Block(f"**{title}**" if title else "", "\n".join(line for line in lines if line))


def fit_blocks(blocks: Sequence[Block]) -> list[Block]:
    """Cut the longest bodies until all blocks fit into the description: the last ones matter as much as the first."""
    kept = list(blocks[:MOST_SECTIONS])
    room = DESCRIPTION - sum(len(block.heading) + len("\n\n\n") for block in kept)
    sizes = level_sizes([len(block.body) for block in kept], room)
    return [replace(block, body=shorten_text(block.body, size)) for block, size in zip(kept, sizes, strict=True)]


def level_sizes(sizes: Sequence[int], room: int) -> list[int]:
    """Lower the largest sizes to one level, the highest at which all together fit in the room."""
    level = max(sizes, default=0)
    left, waiting = room, len(sizes)
    for size in sorted(sizes):
        if size * waiting > left:
            level = left // waiting
            break
        left, waiting = left - size, waiting - 1
    return [min(size, level) for size in sizes]


def reply_color(reply: Reply) -> int:
    """Return the embed's color: sure, doubtful, a look-up, or no answer."""
    return UNSURE if reply.kind in ANSWERS and not reply.certain else COLOURS[reply.kind]


def small_print(reply: Reply) -> str:
    """Return the footer: edition and data age as the reply has them, and below answers that they are unofficial."""
    return shorten_text(" · ".join(small_parts(reply)), FOOTER)


def small_parts(reply: Reply) -> Iterator[str]:
    if footer := visible_text(reply.footer):
        yield footer
    unofficial = strings_in(reply.lang)("reply-unofficial")
    if reply.kind in ANSWERS and unofficial not in reply.footer:
        yield unofficial


def web_address(address: str | None) -> str | None:
    """Return the address if Discord accepts it as a link, else None."""
    if address is None or len(address) > ADDRESS or urlsplit(address).scheme not in ("http", "https"):
        return None
    return address
