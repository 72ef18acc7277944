"""When the commands are sent to Discord: only if they differ from those sent last.

Discord allows 200 creations a day, too few to send them at every start of a bot that restarts often. A small file in
the data folder keeps a hash of what was sent last; if it is missing or damaged, the commands are sent once more."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands

FILE = "discord-commands.sha256"

log = logging.getLogger(__name__)


async def sync_if_changed(tree: app_commands.CommandTree[Any], file: Path) -> bool:
    """Send the commands unless the file remembers the same ones; return whether they were sent.

    If Discord refuses them that is logged: the bot serves the commands that Discord knows, and the next start tries
    again."""
    wanted = await fingerprint_of_commands(tree)
    if read_fingerprint(file) == wanted:
        return False
    try:
        await tree.sync()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        log.exception("the commands could not be sent to Discord; those that it knows go on")
        return False
    write_fingerprint(file, wanted)
    return True


async def fingerprint_of_commands(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash of the application's id and of all that would be sent, translations included."""
    translator = tree.translator or app_commands.Translator()
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    whole = json.dumps([tree.client.application_id, payload], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()


def read_fingerprint(file: Path) -> str:
    """Return what the file holds; an empty text if it can't be read."""
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeError) as error:
        log.warning("%s can't be read (%s): the commands are sent again", file, error)
        return ""


def write_fingerprint(file: Path, fingerprint: str) -> None:
    """Write the file whole or not at all; a failure is logged, and the next start sends the commands again."""
    new = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(fingerprint, encoding="ascii")
        new.replace(file)
    except OSError as error:
        log.warning("%s can't be written (%s): the next start sends the commands again", file, error)
