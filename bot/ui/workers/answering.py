"""Who answers a command: a thread beside everybody else's if it is light, a worker process if it is heavy."""

import asyncio

from bot.language import Language
from bot.ui.ask import answer_if_light, too_slow_reply
from bot.ui.commands.registry import Command, Options
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from bot.ui.workers.estimate import is_light
from bot.ui.workers.pool import NoAnswer, Pool, Unanswered
from bot.ui.workers.questions import Asker, Question


async def answer_fairly(  # noqa: PLR0913, PLR0917 - a question, who asks it, and who answers
    pool: Pool, desk: Desk, lang: Language, command: Command, options: Options, asker: Asker
) -> Reply:
    """Answer a command: what looks light here, and by a worker what does not or turns out not to be.

    Raises `NoAnswer` where the asker has to wait, and `WorkerFailed` where a worker ended by itself."""
    if is_light(command, options):
        # In a thread: an answer must hold up neither the connection to Discord nor anybody else's answer.
        reply = await asyncio.to_thread(answer_if_light, desk, lang, command, options)
        if reply is not None:
            return reply
    try:
        return await pool.answer(Question(command.id, options, lang), asker)
    except NoAnswer as none:
        if none.why is Unanswered.TOO_SLOW:
            return too_slow_reply(lang)
        raise
