"""Cards as printed: their faces and how these belong together (CR 709-722)."""

from collections.abc import Mapping

from bot.engine.frozen_class import dataclass
from bot.engine.magic.table.characteristics import Characteristics


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """A card as printed: its faces, front first (CR 712), and its layout in Scryfall's word. A split card has its two
    halves, then both combined (709.4). Other cards with two parts have their normal characteristics first. A meld card
    has the combined back face of its pair second (712.4b)."""

    faces: tuple[Characteristics, ...]
    layout: str = "normal"
    melded_cost: str = ""
    """CR 202.3c: for a meld card, the mana costs of both front faces of its pair in one string."""

    @property
    def name(self) -> str:
        if self.layout == MELD:
            return self.faces[0].name
        return " // ".join(face.name for face in (self.faces[:-1] if self.layout == SPLIT_FURTHER else self.faces[:2]))

    def melds_with(self, other: "CardDefinition") -> bool:
        """CR 701.42b: whether the two cards belong to the same meld pair."""
        if {self.layout, other.layout} != {MELD} or self.name == other.name:
            return False
        return self.faces[1].name == other.faces[1].name

    @property
    def resting_face(self) -> int:
        """CR 709.4, 712.8a, 715.4: the face that counts while the card is neither a spell nor a permanent."""
        if self.layout == SPLIT_FURTHER:
            return len(self.faces) - 1
        return BOTH_HALVES if self.layout == SPLIT else 0

    @property
    def has_doors(self) -> bool:
        """CR 709.5: whether it is a split card with a shared type line, whose halves are locked and unlocked."""
        return self.layout == SPLIT and len(self.faces) > ROOM_FACE

    @property
    def other_face(self) -> Mapping[int, int]:
        """CR 701.27a, d: for each face that can be up on the battlefield, the face it transforms to. Empty for a card
        that is not double-faced; a face that is an instant or sorcery is left out."""
        if self.layout not in DOUBLE_FACED or len(self.faces) != 2:
            return {}
        return {face: 1 - face for face in (0, 1) if not {"Instant", "Sorcery"} & set(self.faces[1 - face].types)}


TRANSFORM = "transform"
DOUBLE_FACED = frozenset({TRANSFORM, "modal_dfc"})
"""CR 712.1: the layouts of double-faced cards, meld cards aside."""


PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""CR 110.4."""


UNKNOWN_LAYOUT = "unknown"
"""The layout of a card that nobody can name, from a library that is not listed."""


UNKNOWN_CARD = CardDefinition((Characteristics("unknown card", ""),), UNKNOWN_LAYOUT)


SPLIT = "split"
"""CR 709: the layout of cards with two halves."""


SPLIT_FURTHER = "split further"
"""The layout of split cards with more than two parts, which are no halves of anything; their last face is all of them
combined, as of a split card off the stack (CR 709.4)."""


BOTH_HALVES = 2
"""CR 702.102b, 709.4: the face of a split card that has the characteristics of both halves."""


ROOM_FACE = 3
"""CR 709.5: the face of a split card with a shared type line that is the permanent, whichever halves are locked."""


FLIP = "flip"
"""CR 710: the layout of flip cards, whose second face counts once the permanent is flipped."""


INSET = "adventure"
"""CR 715, 720: the layout of cards with a smaller frame, an Adventure or an Omen, which is their second face."""


PREPARATION = "prepare"
"""CR 722: the layout of preparation cards, whose prepare spell is their second face."""


PREPARE_SPELL = "prepare spell"
"""CR 722.3c: the layout of a copy that has the characteristics of a prepare spell and no others."""


EMBLEM = "emblem"
"""CR 114: the layout of emblems, which have abilities and no other characteristics."""


MELD = "meld"
"""CR 712.4: the layout of meld cards."""
