"""What people use: commands, the console, the command line and Discord.

May import everything but `bot.app` and `bot.api`. `commands` makes a `Reply` out of options; `discord`, `command_line`
and the console show it."""
