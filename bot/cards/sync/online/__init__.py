"""A sync over the network: fetches Scryfall's files and French pages and the rules' text, of which a store is made.

`sync_from_network` is the way in; read `syncing`, then `scryfall` and `rules` (what is fetched), `web` and `network`
(how), `kept` (what stays on the disk, so that an interrupted sync goes on where it was), `lock` and `last`."""

from bot.cards.sync.online.network import Network
from bot.cards.sync.online.syncing import sync_from_network

__all__ = ["Network", "sync_from_network"]
