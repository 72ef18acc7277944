"""Fetches the text of the Comprehensive Rules, from the page that links to it or from the address itself.

Knows how that page names its files; `bot.cards.sync.rulebook` reads the text."""

import html
import re
from pathlib import Path
from urllib.parse import quote, urljoin

from bot.cards.errors import SourceUnreachableError
from bot.cards.sync.online.kept import Kept
from bot.cards.sync.online.web import Web, require_secure
from bot.cards.sync.read import read_whole
from bot.cards.sync.rulebook import Rulebook, read_rulebook

TEXT = "comprehensive-rules.txt"
PAGE = "rules-page.html"

_LINK = re.compile(r"""[^"'<>=\s](?:[^"'<>]*[/ ])?MagicCompRules[^"'<>]*?\.txt""", re.IGNORECASE)
_DATE = re.compile(r"\d{8}")
_PAGE_BEGINS = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*<", re.IGNORECASE)


async def fetch_rulebook(web: Web, address: str, folder: Path) -> Rulebook:
    """Return the current rules, fetched only if they have changed. Raises a `SyncError`."""
    page = Kept(folder / PAGE)
    await web.fetch(address, page)
    content = read_whole(page.path)
    if not _PAGE_BEGINS.match(content):
        return _read_kept_rulebook(page)
    link = newest_link(content.decode("utf-8", "replace"), address)
    if link is None:
        page.drop()
        raise SourceUnreachableError(address, "list", "MagicCompRules….txt")
    text = Kept(folder / TEXT)
    await web.fetch(require_secure(link, address), text)
    return _read_kept_rulebook(text)


def _read_kept_rulebook(text: Kept) -> Rulebook:
    with text.dropped_if_unreadable():
        return read_rulebook(text.path)


def newest_link(page: str, address: str) -> str | None:
    """Return the absolute address of the newest text that a page links to; None if it links to none."""
    plain = html.unescape(page).replace("\\/", "/")
    links = [urljoin(address, quote(found.strip(), safe="/:%?&=")) for found in _LINK.findall(plain)]
    return max(links, key=lambda link: _DATE.findall(link.replace("%20", " "))[-1:], default=None)
