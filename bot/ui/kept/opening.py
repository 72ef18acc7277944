"""Where this installation keeps what people leave: a database where one is set, else a file of the data folder."""

from bot.config import Settings, SettingsError
from bot.masking import hide_password
from bot.ui.kept.file import KeptFile
from bot.ui.kept.store import KeptStore


def store_of(settings: Settings) -> KeptStore:
    """Return the store, which is not open yet. Raises `SettingsError` where its driver is not installed."""
    if settings.kept_url is None:
        return KeptFile(settings.data)
    require_driver(settings.kept_url)
    from bot.ui.kept.postgresql import KeptDatabase

    return KeptDatabase(settings.kept_url, settings.data)


def require_driver(url: str) -> None:
    """Raise `SettingsError` where the driver of databases, which is optional, is not installed."""
    try:
        import asyncpg
    except ModuleNotFoundError as error:
        expected = "none, or the driver: pip install 'arbitre[postgresql]'"
        raise SettingsError("ARBITRE_KEPT_URL", hide_password(url), expected) from error
    del asyncpg
