"""What runs in a worker process: `python -m bot.ui.workers.process`, started by the pool and by nobody else.

Answers one question after the other from standard input on standard output, until that is closed. It opens the cards
once: the pool starts another process where they have changed, or where this one has grown too large."""

import gc
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import BinaryIO

from bot.config import read_settings
from bot.ui.ask import answer_command, failure_reply
from bot.ui.commands.registry import COMMANDS
from bot.ui.desk import Desk, open_serving_desk
from bot.ui.faults import note_fault
from bot.ui.heap import give_back_memory
from bot.ui.pictures.making import finished_sketch
from bot.ui.reply import Reply
from bot.ui.warming import warm_desk
from bot.ui.workers.questions import LENGTH, READY, Message, Question, packed_message, unpacked_message

NICENESS = 5
"""Who is answered at once goes first where processors are short."""


FIRST = Question("combat", {"attackers": "1/1"}, "en")
"""What nobody asked: with its answer all is loaded that a question would otherwise pay for out of its own time."""


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends us
    os.nice(NICENESS)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints must not stand between the answers
    desk = open_serving_desk(read_settings())
    warm_desk(desk, completing=False)
    answer_question(desk, FIRST)
    gc.freeze()
    write_message(answers, READY)
    while (question := read_message(questions)) is not None:
        write_message(answers, answer_question(desk, question))
        give_back_memory()


def answer_question(desk: Desk, question: Question) -> Reply:
    """Answer a question, without what only programs read; a fault of ours is noted here, where it happened."""
    command = next(each for each in COMMANDS if each.id == question.command)
    try:
        reply = answer_command(desk, question.lang, command, question.options)
    except Exception as fault:  # noqa: BLE001 - the boundary: a traceback can't be handed over
        return failure_reply(note_fault(f"/{question.command}", fault, question.lang), question.lang)
    return replace(
        reply,
        scenario=None,
        describe_outcome=None,
        describe_choices=None,
        tell_steps=finished_steps(reply),
        sketch=finished_sketch(reply),
    )


def finished_steps(reply: Reply) -> Callable[[], tuple[str, ...]] | None:
    """Return what tells the steps of a reply, told by now: nothing else of what was played is handed over."""
    return None if reply.tell_steps is None else partial(tuple, reply.steps)


def read_message(pipe: BinaryIO) -> Message:
    """Read the next message; None where there is no other."""
    length = pipe.read(LENGTH)
    return unpacked_message(pipe.read(int.from_bytes(length, "big"))) if length else None


def write_message(pipe: BinaryIO, message: Message) -> None:
    """Write a message at once."""
    pipe.write(packed_message(message))
    pipe.flush()


if __name__ == "__main__":
    main()
