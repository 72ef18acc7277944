"""Hides what a message or a log must not repeat: the user and password in an address."""

import re

_USER_AND_PASSWORD = re.compile(r"(^|//)[^/@\s]+@")


def hide_password(address: str) -> str:
    """Return an address, or what was meant as one, without the user and the password before its host."""
    return _USER_AND_PASSWORD.sub(r"\1…@", address)
