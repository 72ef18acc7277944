"""What people use: the commands, and the console, command line and Discord through which they reach them.

Read `reply` (what a command answers), `commands/` (one file a command), `typed` and `ask` (a typed line to its reply),
then whoever shows replies: `console`, `command_line/`, `discord/`. May import every layer below it, not `bot.app` or
`bot.api`; holds no rule of any game."""
