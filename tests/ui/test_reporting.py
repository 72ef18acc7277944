"""Faults of ours, reported to a Sentry server that listens on this machine."""

import gzip
import importlib.util
import json
import logging
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings, SettingsError
from bot.ui.faults import note_fault
from bot.ui.reporting import report_faults

NEEDS_CLIENT = pytest.mark.skipif(
    importlib.util.find_spec("sentry_sdk") is None, reason="needs sentry-sdk: pip install '.[test]'"
)
TYPED = "Grizzly Bears attacks Bob"


class Receiver(HTTPServer):
    """Takes envelopes, and notes them unpacked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.envelopes: list[str] = []


class Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        packed = self.headers.get("Content-Encoding") == "gzip"
        self.server.envelopes.append((gzip.decompress(body) if packed else body).decode())
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def settings(dsn: str | None) -> Settings:
    return Settings("token", Path(), None, "info", None, "en", sentry_dsn=dsn)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A server to which faults are reported for one test."""
    import sentry_sdk  # noqa: PLC0415 - optional

    with Receiver() as receiver:
        thread = threading.Thread(target=receiver.serve_forever, daemon=True)
        thread.start()
        try:
            report_faults(settings(f"http://key@127.0.0.1:{receiver.server_port}/1"))
            yield receiver
        finally:
            sentry_sdk.get_client().close(timeout=2)
            sentry_sdk.init()
            receiver.shutdown()
            thread.join()


def event_of(envelope: str) -> Any:
    return json.loads(envelope.splitlines()[2])


def fail(text: str) -> None:
    """Fail with what was typed in the words of the error and in a variable."""
    typed = text.upper()
    raise ZeroDivisionError(f"{text} can't be read, nor {typed}")


@NEEDS_CLIENT
def test_a_fault_is_reported_without_what_was_said(receiver: Receiver) -> None:
    import sentry_sdk  # noqa: PLC0415 - optional

    logging.getLogger("bot").warning("nobody is told of %s", TYPED)
    try:
        fail(TYPED)
    except ZeroDivisionError as fault:
        apology = note_fault("/combat", fault, "en")
    sentry_sdk.flush(timeout=5)
    (envelope,) = receiver.envelopes
    event = event_of(envelope)
    (error,) = event["exception"]["values"]
    assert [word for word in (TYPED, TYPED.upper()) if word in envelope] == []
    assert (error["type"], error["value"], error["stacktrace"]["frames"][-1]["function"]) == (
        "ZeroDivisionError",
        "",
        "fail",
    )
    assert event["logentry"] == {"message": "%s: %s failed"}
    assert (event["tags"]["what"], event["tags"]["reference"] in apology.reference) == ("/combat", True)
    assert {"server_name", "user", "extra", "breadcrumbs", "contexts", "modules"} & set(event) == set()


@NEEDS_CLIENT
def test_an_address_that_is_no_dsn_is_refused() -> None:
    with pytest.raises(SettingsError) as refused:
        report_faults(settings("https://key@host"))
    assert str(refused.value) == (
        "ARBITRE_SENTRY_DSN: 'https://…@host' (expected: the DSN of a Sentry project: https://key@host/number)"
    )


def test_without_the_client_the_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(SettingsError, match=r"pip install 'arbitre\[sentry\]'"):
        report_faults(settings("https://key@host/1"))
    report_faults(settings(None))
