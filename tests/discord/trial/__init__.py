"""What servers and players expect of the bot, each expectation a check that can fail, tried on the process itself.

`python -m tests.discord.trial FOLDER [WORD…]` starts `python -m bot` against the double with a copy of the folder's
store and prints what holds; with words, only the checks whose names hold one of them."""
