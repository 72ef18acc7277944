"""Nonsense for every door by which something comes in from outside: `python -m tests.fuzz DOOR… [--seconds N]`.

Each door is asked what is nearly sense: what is known to be understood, torn and mixed. Whatever comes in, there has to
be an answer or a refusal, within a limit. With `--guided` atheris, where it is installed, looks for what takes new ways
through the program; without, a seed decides, and the same seed tries the same."""
