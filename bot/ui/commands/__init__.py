"""The commands, the same for Discord, the console and `ask`: each takes the options typed and makes a `Reply`.

Read `registry` (the table of all commands), then the file of one command with the `…_completion`, `…_sentences` and
`…_picture` beside it. Knows no way of typing or showing: `bot.ui.discord`, `bot.ui.command_line` and the console import
this, never the other way round."""
