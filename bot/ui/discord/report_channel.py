"""Reports of wrong rulings as they come, in the channel of whoever runs the bot.

What is posted says nothing of who reported, and pings nobody."""

import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.language import Language
from bot.ui.discord.buttons import Act, Control
from bot.ui.discord.replies import NOBODY, show_reply
from bot.ui.discord.views import view_of
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

log = logging.getLogger(__name__)


def reported_reply(lang: Language, said: str, line: str, answered: str, edition: str) -> Reply:
    """Return what is posted: what is said to be right, the line that was asked, what was answered, by which rules."""
    say = strings_in(lang)
    told = (("discord-report-said", said), ("discord-report-asked", line), ("discord-report-answered", answered))
    sections = tuple(Section(say(title), tuple(text.splitlines())) for title, text in told if text)
    return Reply("help", lang, say("discord-report-came"), sections, footer=edition)


async def post_report(client: discord.Client, channel: int, reported: Reply, requests: Sequence[str]) -> None:
    """Post a report, with a button that asks the request again; that it could not be posted is logged."""
    again = tuple(Control(strings_in(reported.lang)("discord-again"), Act.ASK, each) for each in requests)
    view = view_of(show_reply(reported, rows=(again,)))
    try:
        await client.get_partial_messageable(channel).send(view=view, allowed_mentions=NOBODY)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("a report could not be posted in the channel %s: %s", channel, error)
