"""The meld pairs (CR 712.5), by the English names of their cards, as facts."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.frozen_class import dataclass


@dataclass(frozen=True, slots=True)
class MeldPair:
    """CR 712.4a: the card with the ability that melds the two, and its counterpart."""

    melding: str
    counterpart: str


MELD_PAIRS: Mapping[str, MeldPair] = MappingProxyType(
    {
        "Chittering Host": MeldPair("Graf Rats", "Midnight Scavengers"),
        "Hanweir, the Writhing Township": MeldPair("Hanweir Battlements", "Hanweir Garrison"),
        "Brisela, Voice of Nightmares": MeldPair("Gisela, the Broken Blade", "Bruna, the Fading Light"),
        "Mishra, Lost to Phyrexia": MeldPair("Mishra, Claimed by Gix", "Phyrexian Dragon Engine"),
        "Urza, Planeswalker": MeldPair("Urza, Lord Protector", "The Mightstone and Weakstone"),
        "Titania, Gaea Incarnate": MeldPair("Titania, Voice of Gaea", "Argoth, Sanctum of Nature"),
        "Ragnarok, Divine Deliverance": MeldPair("Vanille, Cheerful l'Cie", "Fang, Fearless l'Cie"),
    }
)
"""CR 712.5a-g: by the name of the combined back face."""

MELD_RESULTS: Mapping[str, str] = MappingProxyType(
    {card: result for result, pair in MELD_PAIRS.items() for card in (pair.melding, pair.counterpart)}
)
"""The name of the combined back face of each meld card."""
