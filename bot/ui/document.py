"""A reply as a program reads it: the one JSON value that `ask --json` prints for a line."""

from typing import Any

from bot.ui.reply import Reply
from bot.ui.typed import button_as_line


def reply_document(reply: Reply) -> dict[str, Any]:
    """Return all that a reply says as JSON values. A button becomes the line that asks the same when typed, in the
    language of its answer."""
    return {
        "kind": reply.kind,
        "lang": reply.lang,
        "verdict": reply.verdict,
        "text": reply.text,
        "certain": reply.certain,
        "understood": list(reply.understood),
        "assumed": list(reply.assumed),
        "ignored": list(reply.ignored),
        "unmodelled": [dict(each) for each in reply.unmodelled],
        "choices": [dict(each) for each in reply.choices],
        "rules": list(reply.rules),
        "steps": list(reply.steps),
        "scenario": reply.scenario,
        "outcome": reply.outcome,
        "pending": [
            {
                "question": each.question,
                "options": [{"label": one.label, "ask": button_as_line(one)} for one in each.options],
            }
            for each in reply.pending
        ],
        "buttons": [{"label": each.label, "lang": each.lang, "ask": button_as_line(each)} for each in reply.buttons],
    }
