"""What the judge says about its own reading: what was understood, what was assumed, which words were ignored.

Data with a message's id and its variables; the sentences are the interface's."""

from dataclasses import field
from enum import StrEnum

from bot.engine.frozen_class import dataclass


class NoteKind(StrEnum):
    """One member a sentence; the value is the message's id."""

    CARD = "combat-understood-card"
    """`typed` means the card `name`, though it is not its name."""
    CREATURE = "combat-understood-creature"
    """A made-up creature of the size `name` has the keywords `keywords`, in the asker's language."""
    TYPO = "combat-understood-typo"
    """`typed` was read as `name`."""
    JOINED = "combat-understood-joined"
    """`typed` was taken to go with `name`."""
    PLAYER = "combat-understood-player"
    """`name` is the defending player."""
    GAINED = "table-understood-gained"
    """`name` has gained `keywords`, in the asker's language, until end of turn."""
    ENTERED_WITH = "table-understood-entered-with"
    """`name` has so many (`number`) counters of the kind `typed`, with which it enters."""
    ENTERED_WITHOUT = "table-understood-entered-without"
    """`name` has none of the counters (`typed`) with which it enters, since nobody knows how many."""
    COPY = "table-understood-copy"
    """`name` is a copy of `typed`."""
    IN_HAND = "interaction-understood-hand"
    """`typed`, no permanent, is taken to be in the hand of `name`."""
    IS_CAST = "interaction-understood-cast"
    """`typed`, listed on the table, is what `name` casts."""
    TARGET_OF_ABILITY = "interaction-understood-target-of-ability"
    """The spell `typed`, whose id is `thing`, has no target of its own: what was said is the target of its ability."""
    NO_TARGETS = "interaction-understood-no-targets"
    """The spell `name` has no target: `typed` is left aside."""
    TARGET_OF_UNREAD = "interaction-understood-target-of-unread"
    """The line `typed` names the target of an ability that is not modelled."""
    ONE_OF_ALIKE = "interaction-understood-one-of-alike"
    """`typed` means each of `number` things that nothing tells apart: the first is taken."""
    NOT_ASKED = "interaction-understood-not-asked"
    """The line `typed` answers a choice that nobody had to make."""
    NO_REDIRECTION = "interaction-understood-no-redirection"
    """The words `typed` redirect damage to a planeswalker, which no rule lets anybody do any more."""
    RESOLVED_BEFORE = "interaction-understood-resolved-before"
    """What `name` had put on the stack resolved before the line `typed`."""
    LIFE = "combat-assumed-life"
    """The players that nothing was said of have `life` points."""
    LOYALTY = "combat-assumed-loyalty"
    """`name` has its printed loyalty, `loyalty`."""
    TURN = "interaction-assumed-turn"
    """It is the turn of `name`."""
    EXAMPLE = "interaction-assumed-example"
    """`name` has a creature `typed` that nobody named: the smallest that shows what is asked."""
    MANA = "interaction-assumed-mana"
    """There is the mana for a spell, as no lands are listed."""
    GRAVEYARDS = "interaction-assumed-graveyards"
    """The graveyards had no cards at first, as none are listed."""
    MAGENOIR_HAND = "mage-assumed-hand"
    """`name` has `number` cards in hand to discard, as nothing was said of the hand."""
    MAGENOIR_PLENTY = "mage-assumed-mana"
    """`name` has `number` Mana of each element, as nothing was said of the reserve."""
    MAGENOIR_QUICK = "mage-assumed-quick"
    """`name` is a Quick spell, used at any time from where it lies, without a cost."""
    CHOSEN = "interaction-assumed-chosen"
    """`name` is the player who was chosen as a permanent entered."""
    COLORLESS = "combat-assumed-colorless"
    """`name` has no color, which matters for a protection here."""
    IGNORED = "combat-ignored"
    """The word `typed` was not understood."""
    KEYWORD_NOT_ADDED = "combat-ignored-keyword"
    """`typed` was said of the card `name`, which is played as printed."""


@dataclass(frozen=True, slots=True)
class Note:
    """`doubt`: the reading was one of several, so that the answer is not certain."""

    kind: NoteKind
    arguments: tuple[tuple[str, str | int], ...] = ()
    """Pairs, so that a note can be compared and counted once; `values` as the message wants them."""
    doubt: bool = field(default=False)

    @property
    def values(self) -> dict[str, str | int]:
        return dict(self.arguments)


def make_note(kind: NoteKind, *, doubt: bool = False, **arguments: str | int) -> Note:
    return Note(kind, tuple(arguments.items()), doubt)
