"""A sync over the network: Scryfall's files and French pages, and the rules' text, into files that a store is made of.

`from_network` is the way in. Everything that came whole is kept, so that what is interrupted goes on where it was."""

from bot.cards.sync.online.network import Network
from bot.cards.sync.online.syncing import from_network

__all__ = ["Network", "from_network"]
