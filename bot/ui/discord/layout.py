"""A reply as the texts of a layout: mark and verdict, why, what stands apart, small print, within Discord's limits.

Every text of a reply is escaped, so that names, questions and card text show as written and never as markup. Knows no
command, and nothing of discord.py."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from urllib.parse import urlsplit

from bot.engine.frozen_class import dataclass
from bot.ui.discord.markup import escape_markup, shorten_text, visible_text
from bot.ui.discord.symbols import Symbols, with_symbols
from bot.ui.reply import Kind, Reply, Section
from bot.ui.strings import strings_in

MOST_TEXT, HEADLINE, ASKED, FOOTER, ADDRESS = 4000, 256, 300, 600, 512
"""In characters. All texts of a message together, and an address that is pressed, are limited by Discord; a longer
headline is shown as a paragraph."""

MOST_SECTIONS = 20
SECTION_TITLE, DRAWN_TITLE = 100, 190
"""A heading's most characters, as written and with emojis in it. Headings are never cut later, so that all of them
together must leave some room."""

LETTERS: Symbols = {}
"""No emojis: each symbol is shown as it is written."""

SURE, UNSURE, LOOK_UP, NOTHING = 0x3B6FD4, 0xE0A030, 0x7A5AC8, 0x8A8F98
"""Blue, amber, violet and gray: no color says yes or no, which is the mark's and the verdict's to say."""
COLORS: Mapping[Kind, int] = {
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
ASKING = frozenset[Kind]({"ambiguous", "not understood"})
HOLDS, DENIED, OPEN = "✓", "✗", "?"
HEAD, SMALL = "### ", "-# "
"""Discord's markup of a headline and of small print."""
DRESSED = re.compile(rf"^(?:{HEAD}|{SMALL})?(?:[{HOLDS}{DENIED}{OPEN}] )?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a text, already escaped; `heading` is never cut."""

    heading: str
    body: str

    @property
    def text(self) -> str:
        return "\n".join(filter(None, (self.heading, self.body)))


@dataclass(frozen=True, slots=True)
class Layout:
    """The texts of a message from top to bottom; `head` has something in it, the others may be empty. `image` and
    `link` are addresses that Discord accepts; who presses the link reads `link_label`."""

    color: int
    head: str
    why: str = ""
    apart: str = ""
    asked: str = ""
    small: str = ""
    image: str | None = None
    link: str | None = None
    link_label: str = ""

    @property
    def text(self) -> str:
        """All of it as it is read, a blank line between the parts."""
        return "\n\n".join(filter(None, (self.head, self.why, self.apart, self.asked, self.small)))


def layout_of(reply: Reply, symbols: Symbols = LETTERS) -> Layout:
    """Return the reply's texts; where it is too long, its longest parts are cut."""
    head = head_of(reply, symbols)
    sections = reply.sections[:MOST_SECTIONS]
    why = [block for each in sections if not each.apart and (block := block_of(each, symbols)).text]
    apart = [block for each in sections if each.apart and (block := block_of(each, symbols)).text]
    asked, small = asked_line(reply), small_print(reply)
    fitted = fit_blocks([head, *why, *apart], MOST_TEXT - len(asked) - len(small))
    link = web_address(reply.link)
    return Layout(
        reply_color(reply),
        fitted[0].text,
        joined(fitted[1 : 1 + len(why)]),
        joined(fitted[1 + len(why) :]),
        asked,
        small,
        web_address(reply.image),
        link,
        label_of_link(reply, link) if link else "",
    )


def head_of(reply: Reply, symbols: Symbols) -> Block:
    """Return the verdict behind its mark: as a headline if it is one line that fits, else as a paragraph."""
    verdict = with_symbols(escape_markup(reply.verdict), symbols) or "…"
    mark = reply_mark(reply)
    marked = f"{mark} {verdict}" if mark else verdict
    if "\n" in verdict or len(verdict) > HEADLINE:
        return Block("", marked)
    return Block(f"{HEAD}{marked}", "")


def reply_mark(reply: Reply) -> str:
    """Return whether the verdict says that something holds, that it doesn't, or that it is open; nothing for what is
    only looked up, and where there is no answer."""
    if reply.kind in ASKING or (reply.kind in ANSWERS and not reply.certain):
        return OPEN
    if reply.kind != "ruling":
        return ""
    return DENIED if reply.denied else HOLDS


def undressed_text(text: str) -> str:
    """Return a text of a layout without what makes its lines headlines, small print or marked."""
    return DRESSED.sub("", text)


def block_of(section: Section, symbols: Symbols) -> Block:
    plain = shorten_text(escape_markup(section.title).replace("\n", " "), SECTION_TITLE)
    drawn = with_symbols(plain, symbols)
    title = drawn if len(drawn) <= DRAWN_TITLE else plain
    lines = (with_symbols(escape_markup(line), symbols) for line in section.lines)
    return Block(f"**{title}**" if title else "", "\n".join(line for line in lines if line))


def joined(blocks: Iterable[Block]) -> str:
    return "\n\n".join(block.text for block in blocks)


def fit_blocks(blocks: Sequence[Block], most: int) -> list[Block]:
    """Cut the longest bodies until all blocks fit: the last ones matter as much as the first."""
    room = most - sum(len(block.heading) + len("\n\n\n") for block in blocks)
    sizes = level_sizes([len(block.body) for block in blocks], room)
    return [replace(block, body=shorten_text(block.body, size)) for block, size in zip(blocks, sizes, strict=True)]


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
    """Return the accent's color: sure, doubtful, a look-up, or no answer."""
    return UNSURE if reply.kind in ANSWERS and not reply.certain else COLORS[reply.kind]


def small_print(reply: Reply) -> str:
    """Return the footer: edition and data age as the reply has them, and below answers that they are unofficial."""
    said = shorten_text(escape_markup(" · ".join(small_parts(reply)).replace("\n", " ")), FOOTER)
    return f"{SMALL}{said}" if said else ""


def asked_line(reply: Reply) -> str:
    """Return the line that was asked, for who sees the answer and not the question; nothing where it need not be
    shown."""
    asked = shorten_text(escape_markup(reply.asked.replace("\n", " ")), ASKED)
    return f"{SMALL}{asked}" if asked else ""


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
    return address if urlsplit(address).hostname else None


def label_of_link(reply: Reply, link: str) -> str:
    """Return what stands on the button that leads there: its own words, else the name of the place."""
    return reply.link_label or (urlsplit(link).hostname or "").removeprefix("www.")
