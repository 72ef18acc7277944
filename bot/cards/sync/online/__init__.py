"""A sync over the network: Scryfall's files and French pages, and the rules' text, into files that a store is made of.

`sync_from_network` is the way in. Everything that came whole is kept, so that what is interrupted goes on where it
was."""

from bot.cards.sync.online.network import Network
from bot.cards.sync.online.syncing import sync_from_network

__all__ = ["Network", "sync_from_network"]
