"""Arbitre on Discord: the commands of `bot.ui.commands` behind slash commands.

Knows Discord and no rule of any game; what is answered is a `Reply` made elsewhere."""
