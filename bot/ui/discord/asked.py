"""What was asked by an interaction: noted as soon as it is known, so that whatever fails can offer to ask it again."""

import discord

from bot.ui.reply import Button

ASKED = "asked"
"""Under which name it goes with the interaction."""


def note_asked(interaction: discord.Interaction, asked: Button) -> None:
    """Note what is asked."""
    interaction.extras[ASKED] = asked


def asked_in(interaction: discord.Interaction) -> Button | None:
    """Return what was asked; None where nobody knows."""
    asked = interaction.extras.get(ASKED)
    return asked if isinstance(asked, Button) else None
