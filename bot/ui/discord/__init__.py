"""Arbitre on Discord: the commands of `bot.ui.commands` as slash commands, buttons and a message menu.

Read `client` (connecting and closing), `command_tree` (what Discord is told of a command), `answers` (from an
interaction to its reply), then `replies` and `buttons` (how a `Reply` is shown). Knows Discord, and no
rule of any game."""
