"""Hides what a message or a log must not repeat: the user and password in an address."""

import re

_USER_AND_PASSWORD = re.compile(r"(^(?:[\w.+-]+://)?|//)\S*@")
_AS_OPTION = re.compile(r"(?i)(password=)[^&\s]*")


def hide_password(address: str) -> str:
    """Return an address, or what was meant as one, without its user and its password, wherever that stands.

    What stands before its last @ goes, since a password that should have been encoded may have anything in it."""
    return _AS_OPTION.sub(r"\1…", _USER_AND_PASSWORD.sub(r"\1…@", address))
