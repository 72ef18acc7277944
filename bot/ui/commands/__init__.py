"""The commands, the same code behind Discord, the console and `ask`: options in, a `Reply` out.

Knows no transport: others read what is typed into options and show the reply. Imports no folder beside it."""
