"""A small bot that uses each thing the double plays; it alone knows discord.py's side of the double's own tests."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from .server import Double

Script = Callable[[discord.Interaction], Awaitable[None]]
FRENCH = {
    "echo": "écho",
    "text": "texte",
    "times": "fois",
    "Say it again": "Redire",
    "what to say": "quoi dire",
    "how often": "combien de fois",
}


class French(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Again(ui.DynamicItem[ui.Button[ui.View]], template=r"again:(?P<count>\d+)"):
    """A button that counts; it keeps nothing but its custom_id."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label="Encore", custom_id=f"again:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: ui.Item[ui.View], match: re.Match[str]
    ) -> "Again":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.count} fois", view=buttons(self.count + 1))


class Question(ui.Modal, title="Question"):
    answer: ui.Label["Question"] = ui.Label(text="Réponse", component=ui.TextInput(custom_id="reply", max_length=10))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.answer.component, ui.TextInput)
        await interaction.response.send_message(f"Reçu : {self.answer.component.value}", ephemeral=True)


async def played(double: Double, example: "Example", script: Script) -> list[str]:
    """Let the bot play a script, and tell the errors that it met."""
    example.script = script
    example.played.clear()
    example.done.clear()
    await double.slash("play", answered=False)
    await double.within(example.done.wait())
    return example.played


def buttons(count: int) -> ui.View:
    """A view that survives restarts."""
    view = ui.View(timeout=None)
    view.add_item(Again(count))
    return view


class Example(discord.Client):
    """Answers /echo; plays whatever `script` says for /play; the rest shows one thing each."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.01,
            **options,
        )
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.script: Script | None = None
        self.played: list[str] = []
        self.done = asyncio.Event()
        commands: list[Any] = [echo, play, settings, explain, greet]
        for command in commands:
            self.tree.add_command(command)
        self.add_dynamic_items(Again)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds of politeness towards a double."""


@app_commands.command(description=app_commands.locale_str("Say it again"))
@app_commands.describe(text=app_commands.locale_str("what to say"), times=app_commands.locale_str("how often"))
async def echo(interaction: discord.Interaction, text: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
    await interaction.response.send_message(f"{interaction.locale}: {text * times}")


@echo.autocomplete("text")
async def complete(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    ends = map(str, range(26)) if current == "many" else ("a", "b")
    return [app_commands.Choice(name=current + end, value=current + end) for end in ends]


@app_commands.command(description="Plays what the test wants")
async def play(interaction: discord.Interaction) -> None:
    client = interaction.client
    assert isinstance(client, Example)
    assert client.script is not None
    try:
        await client.script(interaction)
    except discord.HTTPException as error:
        client.played.append(f"{error.status} {error.code}")
    except aiohttp.ClientError as error:
        client.played.append(type(error).__name__)
    finally:
        client.done.set()


settings = app_commands.Group(name="settings", description="Settings")


@settings.command(description="Language of the answers")
@app_commands.choices(to=[app_commands.Choice(name="français", value="fr"), app_commands.Choice(name="any", value="")])
async def language(interaction: discord.Interaction, to: app_commands.Choice[str]) -> None:
    await interaction.response.send_message(to.name, ephemeral=True)


@app_commands.context_menu(name="Explain this")
async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.name}: {message.content}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"Bonjour {user.name}")
