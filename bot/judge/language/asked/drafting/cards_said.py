"""What a card that somebody names is good for: whether it is a spell or stays, whom it helps, what it targets.

Looks at the type line and the text as anybody reading the card does; what it does is the engine's business."""

import re

from bot.cards.model import CardFace
from bot.cards.names import Found, NamedCard, match_exactly
from bot.judge.definitions import CardSource
from bot.language import Language

HELPS = re.compile(
    r"\bgets? \+|\bgains? (?!control|life equal)|regenerate target|prevent|protection from|untap target"
    r"|has (?:flying|first|trample|vigilance|haste)|\+1/\+1 counter",
    re.IGNORECASE,
)
HURTS = re.compile(
    r"destroy|damage to|exile|gets -|can't|counter target|sacrifices|discards|return target|gain control"
    r"|you control enchanted",
    re.IGNORECASE,
)
HARMS = re.compile(r"destroy|damage to|gets -", re.IGNORECASE)
TARGETS = re.compile(r"\btargets?\b|^(?:bestow|cleave|overload|entwine)\b", re.IGNORECASE | re.MULTILINE)
TARGETS_SPELL = re.compile(r"(?<!the )\btarget (?:(?!of\b)[a-z]+ )*(?:spell|ability)", re.IGNORECASE)
TARGETS_CREATURE = re.compile(
    r"target (?:(?!player|opponent)[a-z]+,? )*(?:creature|permanent|artifact|planeswalker|enchantment|land)"
    r"|any target|enchant creature",
    re.IGNORECASE,
)
TARGETS_THING = re.compile(r"target (?:[a-z]+,? )*(?:artifact|enchantment)", re.IGNORECASE)
TARGETS_BODY = re.compile(r"target (?:(?!player|opponent)[a-z]+,? )*(?:creature|permanent)|any target", re.IGNORECASE)
TARGETS_PLAYER = re.compile(r"target (?:player|opponent)|any target|target player or planeswalker", re.IGNORECASE)
HELPS_PLAYER = re.compile(r"target player (?:gains|draws)", re.IGNORECASE)
HURTS_PLAYER = re.compile(r"\bloses\b|\bdiscards?\b|damage to", re.IGNORECASE)
FLASH = re.compile(r"^flash\b", re.IGNORECASE | re.MULTILINE)


class CardsSaid:
    """Facts of cards by English name."""

    def __init__(self, cards: CardSource, lang: Language) -> None:
        self.cards, self.lang = cards, lang
        self.faces: dict[str, CardFace | None] = {}
        self.names: dict[NamedCard, str] = {}
        self.known_types: dict[str, frozenset[str]] = {}

    def face(self, name: str) -> CardFace | None:
        """Return the face of exactly this name, the front of a whole card; None where there is none."""
        if name not in self.faces:
            match = match_exactly(name, "en", self.cards)
            card = match.card if isinstance(match, Found) else match.cards[0] if match else None
            self.faces[name] = None if card is None else self.cards.record(card).faces[card.face or 0]
        return self.faces[name]

    def named(self, name: str) -> tuple[NamedCard, ...]:
        """Return the card of exactly this English name, if it is known."""
        match = match_exactly(name, "en", self.cards)
        return match.cards[:1] if match else ()

    def name_of(self, card: NamedCard) -> str:
        """Return the English name of what is named: of the face, where one is."""
        known = self.names.get(card)
        if known is not None:
            return known
        record = self.cards.record(card)
        name = self.names[card] = card.name if card.face is None else record.faces[card.face].name
        self.faces.setdefault(name, record.faces[card.face or 0])
        return name

    def mana_cost(self, name: str) -> str:
        face = self.face(name)
        return "" if face is None else face.mana_cost

    def mana_value(self, name: str) -> int:
        """CR 202.3: of its printed cost, X being 0."""
        symbols = re.findall(r"{([^}]*)}", self.mana_cost(name))
        return sum(int(each) if each.isdigit() else 0 if each == "X" else 1 for each in symbols)

    def types(self, name: str) -> frozenset[str]:
        if name not in self.known_types:
            face = self.face(name)
            self.known_types[name] = frozenset(() if face is None else face.type_line.replace("—", " ").split())
        return self.known_types[name]

    def size(self, name: str) -> str:
        """CR 208.1: its printed power and toughness; nothing for a card without."""
        face = self.face(name)
        return "" if face is None or face.power is None else f"{face.power}/{face.toughness}"

    def text(self, name: str) -> str:
        face = self.face(name)
        return "" if face is None else face.text

    def is_spell(self, name: str) -> bool:
        """Whether it is an instant or a sorcery, which never lies on the battlefield (CR 304.4, 307.4)."""
        return bool(self.types(name) & {"Instant", "Sorcery"})

    def is_fast(self, name: str) -> bool:
        return "Instant" in self.types(name) or FLASH.search(self.text(name)) is not None

    def is_land(self, name: str) -> bool:
        return "Land" in self.types(name)

    def is_creature(self, name: str) -> bool:
        return "Creature" in self.types(name)

    def has_size(self, name: str) -> bool:
        """Whether it may have a power: a land alone has none, unless its text makes it a creature."""
        return self.is_creature(name) or not self.is_land(name) or "creature" in self.text(name)

    def is_planeswalker(self, name: str) -> bool:
        return "Planeswalker" in self.types(name)

    def is_attached(self, name: str) -> bool:
        return bool(self.types(name) & {"Aura", "Equipment"})

    def targets_spell(self, name: str) -> bool:
        return TARGETS_SPELL.search(self.text(name)) is not None and "spell" in self.text(name).lower()

    def targets_anything(self, name: str) -> bool:
        """Whether it has targets (CR 115.1), also those that it chooses as a permanent."""
        return not self.is_spell(name) or TARGETS.search(self.text(name)) is not None

    def targets_creature(self, name: str) -> bool:
        return TARGETS_CREATURE.search(self.text(name)) is not None

    def targets_thing(self, name: str) -> bool:
        """Whether it targets artifacts or enchantments."""
        return TARGETS_THING.search(self.text(name)) is not None

    def targets_creature_alone(self, name: str) -> bool:
        """Whether it may target a creature, whatever else it may."""
        return TARGETS_BODY.search(self.text(name)) is not None

    def targets_player(self, name: str) -> bool:
        return TARGETS_PLAYER.search(self.text(name)) is not None

    def helps_player(self, name: str) -> bool:
        """Whether its player rather is who it targets: who gains life, or draws."""
        return HELPS_PLAYER.search(self.text(name)) is not None and HURTS_PLAYER.search(self.text(name)) is None

    def harms(self, name: str) -> bool:
        """Whether nobody wants it for what is theirs, but for the sake of something else."""
        return HARMS.search(self.text(name)) is not None and not self.helps(name)

    def helps(self, name: str) -> bool:
        """Whether its player rather wants it for what is theirs."""
        text = self.text(name)
        return HELPS.search(text) is not None and HURTS.search(text) is None
