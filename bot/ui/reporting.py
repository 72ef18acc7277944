"""Faults of ours, sent to a Sentry server where one is set: where in the code they happened, and nothing that was said.

Of each fault goes out the kind of error, the lines of code, the wording of our own log with its blanks left open, and
the reference that the person was told; no message of an error, no value of a variable, no name of this machine."""

import logging
from typing import Any

from bot.config import Settings, SettingsError
from bot.masking import hide_password
from bot.ui import faults
from bot.version import installed_version

KEPT = ("event_id", "timestamp", "platform", "level", "logger", "release", "environment", "sdk")
LONGEST_FLUSH = 2
"""Seconds for which the end of the program waits for what is not sent yet."""


def report_faults(settings: Settings) -> None:
    """Send each fault from now on to the server of the settings, if one is set.

    Raises `SettingsError` for an address that is none, or where the client, which is optional, is not installed."""
    if settings.sentry_dsn is None:
        return
    try:
        import sentry_sdk
        from sentry_sdk.integrations.dedupe import DedupeIntegration
        from sentry_sdk.integrations.excepthook import ExcepthookIntegration
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ModuleNotFoundError as error:
        expected = "none, or the client: pip install 'arbitre[sentry]'"
        raise SettingsError("ARBITRE_SENTRY_DSN", hide_password(settings.sentry_dsn), expected) from error
    try:
        sentry_sdk.init(
            dsn=settings.sentry_dsn,
            release=installed_version(),
            default_integrations=False,
            auto_enabling_integrations=False,
            integrations=[
                LoggingIntegration(level=None, event_level=logging.ERROR),
                ExcepthookIntegration(),
                DedupeIntegration(),
            ],
            before_send=without_what_was_said,
            include_local_variables=False,
            max_breadcrumbs=0,
            auto_session_tracking=False,
            http_proxy=settings.proxy,
            https_proxy=settings.proxy,
            shutdown_timeout=LONGEST_FLUSH,
        )
    except ValueError as error:  # of which its own is one
        expected = "the DSN of a Sentry project: https://key@host/number"
        raise SettingsError("ARBITRE_SENTRY_DSN", hide_password(settings.sentry_dsn), expected) from error


def without_what_was_said(event: Any, hint: Any) -> Any:
    """Return what of an event may leave this machine."""
    kept = {name: event[name] for name in KEPT if name in event}
    if "logentry" in event:
        kept["logentry"] = {"message": event["logentry"]["message"]}
    if "exception" in event:
        kept["exception"] = {"values": [without_its_words(each) for each in event["exception"]["values"]]}
    record = hint.get("log_record")
    if record is not None and record.name == faults.log.name:
        kept["tags"] = dict(zip(("reference", "what"), map(str, record.args), strict=True))
    return kept


def without_its_words(error: Any) -> Any:
    """Return an error by its kind and the lines of code that it went through."""
    frames = error.get("stacktrace", {}).get("frames", [])
    code = [{name: value for name, value in frame.items() if name != "vars"} for frame in frames]
    kept = {name: error[name] for name in ("type", "module") if name in error}
    return {**kept, "value": "", "stacktrace": {"frames": code}}
