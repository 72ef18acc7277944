"""The command line's own part: reading arguments, printing, exit statuses."""

DONE, FAILED, WRONG_INPUT = 0, 1, 2
"""Exit statuses: done; the answer is a failure; the input was wrong."""
