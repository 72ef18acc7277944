"""All settings of a server, a channel and a person in one message: each is a select that says what holds now.

A select's id says which setting it is, so that it works after a restart. Knows not who may change what."""

from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import ui

from bot.ui.discord.markup import shorten_text
from bot.ui.kept.settings import SETTINGS, Chosen, Whose
from bot.ui.strings import Strings

if TYPE_CHECKING:
    import re

SETTINGS_MARK = "settings1"
"""How the ids begin; another shape of them would begin otherwise."""
MOST_CHANNELS = 25
LONGEST_LABEL = 100
"""Discord's limits of a select: how many may be chosen in it, and how long an option is, in characters."""

SPEAKING_KINDS = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
"""The channels in which people ask."""

PlainSelect: TypeAlias = ui.Select[ui.LayoutView]
ChannelSelect: TypeAlias = ui.ChannelSelect[ui.LayoutView]


class SettingSelect(
    ui.DynamicItem[PlainSelect], template=rf"{SETTINGS_MARK}:(?P<whose>server|channel|person):(?P<name>[a-z]+)"
):
    """A setting with its values."""

    def __init__(self, select: PlainSelect, whose: str, name: str) -> None:
        super().__init__(select)
        self._whose, self._name = whose, name

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the signature is discord.py's
        item: ui.Item[Any],
        match: "re.Match[str]",
        /,
    ) -> Self:
        if not isinstance(item, ui.Select):
            raise TypeError(f"{item!r} is no select")
        return cls(item, match["whose"], match["name"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.choose(interaction, self._whose, self._name, self.item.values[0])


class SpeakingSelect(ui.DynamicItem[ChannelSelect], template=f"{SETTINGS_MARK}:speaks"):
    """The channels in which all see the answers."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the signature is discord.py's
        item: ui.Item[Any],
        match: "re.Match[str]",  # noqa: ARG003 - it says nothing
        /,
    ) -> Self:
        if not isinstance(item, ui.ChannelSelect):
            raise TypeError(f"{item!r} is no select of channels")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.choose_channels(interaction, [channel.id for channel in self.item.values])


def settings_panel(chosen: Chosen, say: Strings, *, manages: bool, on_server: bool) -> ui.LayoutView:
    """Return the settings as a message; without `manages`, those of the server are told and can't be changed."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(f"## {say('settings-first')}"))
    if on_server and manages:
        box.add_item(ui.TextDisplay(f"**{say('settings-of-server')}**"))
        for item in (*setting_selects(chosen, say, "server"), speaking_select(chosen, say)):
            box.add_item(ui.ActionRow(item))
        box.add_item(ui.TextDisplay(f"**{say('settings-of-channel')}**"))
        for item in setting_selects(chosen, say, "channel"):
            box.add_item(ui.ActionRow(item))
    elif on_server:
        box.add_item(ui.TextDisplay(told_settings(chosen, say)))
    box.add_item(ui.TextDisplay(f"**{say('settings-of-person')}**"))
    for item in setting_selects(chosen, say, "person"):
        box.add_item(ui.ActionRow(item))
    view.add_item(box)
    view.stop()  # what is chosen is known by its id: discord.py need keep nothing
    return view


def setting_selects(chosen: Chosen, say: Strings, whose: Whose) -> list[SettingSelect]:
    """Return a select for each setting, on which stands what holds now."""
    return [
        SettingSelect(
            ui.Select(
                custom_id=f"{SETTINGS_MARK}:{whose}:{name}",
                options=[
                    discord.SelectOption(
                        label=shorten_text(say(f"settings-{whose}-{name}-{value}"), LONGEST_LABEL),
                        value=value,
                        default=value == chosen.value(whose, name),
                    )
                    for value in values
                ],
            ),
            whose,
            name,
        )
        for name, values in SETTINGS[whose].items()
    ]


def speaking_select(chosen: Chosen, say: Strings) -> SpeakingSelect:
    """Return the select of the channels in which all see the answers."""
    channels = [
        discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel)
        for each in sorted(chosen.speaking)[:MOST_CHANNELS]
    ]
    return SpeakingSelect(
        ui.ChannelSelect(
            custom_id=f"{SETTINGS_MARK}:speaks",
            channel_types=SPEAKING_KINDS,
            placeholder=shorten_text(say("settings-speaks"), LONGEST_LABEL),
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=channels,
        )
    )


def told_settings(chosen: Chosen, say: Strings) -> str:
    """Return what holds on the server and in the channel, a line for each setting."""
    speaking = len(chosen.speaking)
    return "\n".join(
        (
            f"**{say('settings-of-server')}**",
            *(say(f"settings-server-{name}-{chosen.value('server', name)}") for name in SETTINGS["server"]),
            say("settings-speaks-some", channels=speaking) if speaking else say("settings-speaks"),
            f"**{say('settings-of-channel')}**",
            *(say(f"settings-channel-{name}-{chosen.value('channel', name)}") for name in SETTINGS["channel"]),
            f"-# {say('settings-changed-by')}",
        )
    )
