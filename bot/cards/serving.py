"""Which cards serve: those of the store, of the one before it where that is damaged, else the shipped facts alone."""

import logging
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.cards.checksum import previous_store, verify_checksum
from bot.cards.errors import StoreError

log = logging.getLogger(__name__)


def open_serving_catalogue(store: Path, *, verified: bool) -> Catalogue:
    """Open the best cards that can be read, with a line in the log where those are not the newest.

    `verified` also reads the whole file for its checksum, for whoever serves for long. Raises `ShippedFactsError`."""
    troubles: list[str] = []
    for path in (store, previous_store(store)):
        try:
            if verified and path.exists():
                verify_checksum(path, store)
            catalogue = Catalogue.open(path)
        except StoreError as error:
            troubles.append(str(error))
            continue
        if troubles:
            serves = "the shipped cards serve" if catalogue.store is None else "the cards before them serve"
            log.warning("%s; until then %s", "; ".join(troubles), serves)
        return catalogue
    log.warning("%s; until then the shipped cards serve", "; ".join(troubles))
    return Catalogue.open()
