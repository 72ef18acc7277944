"""What was designated for the parts of an action, and by whose words."""

from bot.engine.magenoir.filters import TargetOf
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.record import record


@record
class Aim:
    """What was designated for a part of an action; `what` is None where there was nothing to designate.

    `reference` is the description that it has to fit still when the action resolves; `others` were designated after
    it by the same words, the same one again for each further point of what is divided."""

    what: Recipient | None
    reference: TargetOf | None = None
    others: tuple[Recipient, ...] = ()

    @property
    def all(self) -> tuple[Recipient, ...]:
        """Everything that was designated, in order."""
        return self.others if self.what is None else (self.what, *self.others)


NOTHING_AIMED = Aim(None)


@record
class Speaker:
    """Whose words are read: the card and the player who controls it as they do."""

    card: ObjectId
    player: PlayerId
