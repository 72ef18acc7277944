"""The log of a running bot: lines for people, or JSON for programs."""

import json
import logging
from datetime import UTC, datetime

from bot.config import Settings

FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def write_log(settings: Settings) -> None:
    """Begin to log to standard error, as the settings say."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(FOR_PEOPLE))
    logging.basicConfig(level=settings.log.upper(), handlers=[handler])


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
