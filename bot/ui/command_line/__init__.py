"""What the command line's commands do, one file for related ones: each takes the settings and the parsed arguments,
prints, and returns an exit status.

`output` has what they share. Which commands and arguments there are stands in `bot.app`."""

DONE, FAILED, WRONG_INPUT = 0, 1, 2
"""Exit statuses: all went well; the answer is "no" or something failed; the input was wrong."""
