"""The log of a running bot: lines for people, or JSON for programs."""

import json
import logging
from datetime import UTC, datetime

from bot.config import Settings

questions = logging.getLogger("arbitre.questions")
"""Has a line for each question, where the settings want it: otherwise nothing that people type stands in the log."""
questions.disabled = True

FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def write_log(settings: Settings) -> None:
    """Begin to log to standard error, as the settings say.

    What libraries say at `debug` repeats what people type, and is left out where that is not wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(FOR_PEOPLE))
    level = logging.getLevelName(settings.log.upper())
    logging.basicConfig(level=level if settings.log_questions else max(level, logging.INFO), handlers=[handler])
    logging.getLogger("bot").setLevel(level)
    questions.disabled = not settings.log_questions


def log_question(line: str) -> None:
    """Log what was asked, on one line, where that is wanted."""
    if not questions.disabled:
        questions.info("%s", " ".join(line.split()))


class JsonLines(logging.Formatter):
    """Each record as one line of JSON: `time` (UTC), `level`, `logger`, `message`, and the `fault` with its traceback
    where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
