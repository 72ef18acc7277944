"""What the tests of the Discord front share: a desk of shipped facts, a client on the double, and Discord's limits."""

import asyncio
import functools
import re
import threading
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import discord

from bot.cards.catalogue import Catalogue
from bot.config import Settings
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Command, MessageCommand
from bot.ui.desk import Desk
from bot.ui.discord.buttons import button_rows
from bot.ui.discord.client import Arbitre
from bot.ui.discord.replies import NOBODY, embed_of
from bot.ui.discord.symbols import DRAWN, emoji_name
from bot.ui.reply import Reply
from bot.ui.workers.pool import Pool

from .double import Double, Json
from .double.prose import embed_faults, message_faults
from .double.schemas import contract

LONG_EMOJIS = {f"{{{symbol}}}": f"<:{emoji_name(symbol)}:{10**18}>" for symbol in DRAWN}
TEXTS = {"title": 256, "description": 4096}
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
HEADING = re.compile(r"^\*\*(?=.*\*\*$)|(?<=.)\*\*$", re.MULTILINE)
LIVE = re.compile(
    r"[*_~|`\\]|<(?:@|#|/|:|a:|t:|id:|https?:)|@everyone|@here|\]\(|\w://|discord\.gg|"
    r"(?m:^\s*(?:(?:#{1,3}|-#?|\d+\.)(?:\s|$)|>))"
)


@functools.cache
def desk() -> Desk:
    """The shipped facts, without any store."""
    return Desk(Catalogue.open(), shipped_keywords())


def settings(data: Path, lang: Language | None = None) -> Settings:
    return Settings(discord_token=None, data=data, lang=lang, log="info", proxy=None, system_lang="en")


@asynccontextmanager
async def speaking(
    double: Double,
    data: Path,
    *,
    lang: Language | None = None,
    commands: Iterable[Command] = COMMANDS,
    menus: Sequence[MessageCommand] = MESSAGE_COMMANDS,
    direct: float = 1.5,
    draws: bool = False,
    pool: Pool | None = None,
) -> AsyncIterator[Arbitre]:
    """Arbitre, connected to the double, which watches that nobody is pinged and that both languages are there."""
    double.require_no_mentions()
    double.require_localisations("fr", "en-US", "en-GB")
    client = Arbitre(
        settings(data, lang), desk(), commands, menus, direct, pool=pool, draws=draws, starts_workers=False
    )
    async with double.running(client):
        yield client


def command(name: str) -> Command:
    return next(each for each in COMMANDS if each.id == name)


@dataclass(slots=True)
class SlowCommand:
    """A `/keyword` that waits in its thread until it is released; with `fails` it then raises."""

    fails: bool = False
    _started: threading.Event = field(default_factory=threading.Event)
    _released: threading.Event = field(default_factory=threading.Event)

    @property
    def commands(self) -> tuple[Command, ...]:
        return tuple(replace(each, run=self._run) if each.id == "keyword" else each for each in COMMANDS)

    def _run(self, _desk: Desk, lang: Language, options: Mapping[str, str]) -> Reply:
        self._started.set()
        if not self._released.wait(10):
            raise TimeoutError
        if self.fails:
            raise ZeroDivisionError
        return Reply("keyword", lang, f"{options['keyword']} !")

    async def started(self) -> None:
        await asyncio.wait_for(asyncio.to_thread(self._started.wait), 5)

    def release(self) -> None:
        self._released.set()


def faults_of(embed: discord.Embed) -> list[str]:
    """What Discord would refuse of the embed."""
    body: Json = {"embeds": [embed.to_dict()]}
    document = contract()
    faults = [str(fault) for fault in embed_faults(body)]
    if document is not None:
        faults += [str(fault) for fault in document.check("request", "IncomingWebhookRequestPartial", body)]
    lengths = {"title": len(embed.title or ""), "description": len(embed.description or "")}
    faults += [f"{name}: {lengths[name]}" for name, most in TEXTS.items() if lengths[name] > most]
    if len(embed.footer.text or "") > 2048:
        faults.append("footer")
    return faults


def reply_faults(reply: Reply) -> list[str]:
    """What Discord would refuse of a reply, its buttons included; for the event loop."""
    buttons = button_rows(reply.buttons)
    body: Json = {"embeds": [embed_of(reply, LONG_EMOJIS).to_dict()], "allowed_mentions": NOBODY.to_dict()}
    body |= {"components": buttons.to_components()} if buttons is not None else {}
    document = contract()
    of_contract = document.check("request", "IncomingWebhookRequestPartial", body) if document is not None else ()
    return [str(fault) for fault in (*message_faults(body, {}), *of_contract)]


def live_markup(text: str) -> list[str]:
    """What in a text Discord would act on, our own headings apart."""
    return [match.group() for match in LIVE.finditer(ESCAPED.sub("\ue000", HEADING.sub("\ue000", text)))]


def texts_of(embed: Json) -> Iterator[str]:
    yield from (embed[name] for name in TEXTS if embed.get(name))
