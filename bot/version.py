"""The version of this program."""

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str | None:
    """Return the version of the installed package; None for a bare checkout, which has none."""
    try:
        return version("arbitre")
    except PackageNotFoundError:
        return None
