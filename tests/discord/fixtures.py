"""What the tests of the Discord front share: a desk of shipped facts, a client on the double, and Discord's limits."""

import asyncio
import functools
import re
import threading
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.config import Settings
from bot.language import Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Command, MessageCommand
from bot.ui.desk import Desk
from bot.ui.discord.buttons import VERSION, Act
from bot.ui.discord.client import Arbitre
from bot.ui.discord.layout import LETTERS, layout_of
from bot.ui.discord.replies import NOBODY, Pictures, Shown, show_reply
from bot.ui.discord.symbols import DRAWN, Symbols, emoji_name
from bot.ui.discord.views import view_of
from bot.ui.discord.vital_signs import VitalSigns
from bot.ui.reply import Reply
from bot.ui.workers.pool import Pool

from .double import Answer, Double, Json, Message
from .double.prose import TEXT_DISPLAY, message_faults
from .double.schemas import contract

HEAVY = {
    "situation": "Alice: 100x Doubling Season, 100x Soul Warden; Bob: 100x Soul Warden",
    "actions": "; ".join(["Alice casts Grizzly Bears; resolve all"] * 20),
}
LATE = 120.0
"""Seconds that a test gives what is slow on a busy machine."""
LONG_EMOJIS = {f"{{{symbol}}}": f"<:{emoji_name(symbol)}:{10**18}>" for symbol in DRAWN}
V2 = 1 << 15
COPIED = "```\n{}\n```"
"""How a line stands that can be copied."""
HEADLINE = re.compile(r"^(?:### )?(?:[✓✗?] )?")
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
HEADING = re.compile(r"^\*\*(?=.*\*\*$)|(?<=.)\*\*$|\A### (?=.)|\A-# (?=.)", re.MULTILINE)
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
    report_channel: int | None = None,
    signs: VitalSigns | None = None,
) -> AsyncIterator[Arbitre]:
    """Arbitre, connected to the double, which watches that nobody is pinged and that both languages are there."""
    double.require_no_mentions()
    double.require_localisations("fr", "en-US", "en-GB")
    chosen = replace(settings(data, lang), report_channel=report_channel)
    client = Arbitre(chosen, desk(), commands, menus, direct, pool=pool, signs=signs, draws=draws, starts_workers=False)
    async with double.running(client):
        yield client


async def worked_out(answer: Answer) -> Message:
    """Wait for the message that the person is left with, and not for the word that it is worked on."""
    while is_worked_on(await answer.final()):
        done = len(answer.edits) + len(answer.followups)
        await answer.bell.until(
            lambda done=done: len(answer.edits) + len(answer.followups) > done,  # type: ignore[misc]
            answer.patience,
            lambda: f"nothing came of {answer.text}",
        )
    return answer.shown


def is_worked_on(message: Message) -> bool:
    """Whether the message says that the answer is worked on."""
    return any(each.startswith(f"{VERSION}{Act.CANCEL}") for each in message.buttons.values())


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


def reply_faults(reply: Reply, symbols: Symbols = LONG_EMOJIS) -> list[str]:
    """What Discord would refuse of a reply, all that can be pressed included."""
    return shown_faults(show_reply(reply, symbols, Pictures("off")))


def shown_faults(shown: Shown) -> list[str]:
    """What Discord would refuse of a message."""
    body: Json = {"components": components_of(shown), "flags": V2, "allowed_mentions": NOBODY.to_dict()}
    document = contract()
    of_contract = document.check("request", "IncomingWebhookRequestPartial", body) if document is not None else ()
    return [str(fault) for fault in (*message_faults(body, {}), *of_contract)]


def components_of(shown: Shown) -> list[Json]:
    """The components of a message as they are sent."""
    return [each.to_component_dict() for each in view_of(shown).children]


def live_markup(text: str) -> list[str]:
    """What in a text Discord would act on, our own headings apart."""
    return [match.group() for match in LIVE.finditer(ESCAPED.sub("\ue000", HEADING.sub("\ue000", text)))]


def texts_of(message: Message | Answer) -> list[str]:
    """The texts of a message's layout, from top to bottom."""
    shown = message.shown if isinstance(message, Answer) else message
    return [each["content"] for each in shown.all_components if each["type"] == TEXT_DISPLAY]


def verdict_of(message: Message | Answer) -> str:
    """The first line of a message, without mark and headline."""
    return HEADLINE.sub("", texts_of(message)[0])


def drawn(reply: Reply, symbols: Symbols = LETTERS) -> list[str]:
    """The texts that a reply's message is to have."""
    layout = layout_of(reply, symbols)
    return [text for text in (layout.head, layout.why, layout.apart, layout.asked, layout.small) if text]
