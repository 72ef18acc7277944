"""What was designated for the parts of an action, and by whose words."""

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.words import filters as fl
from bot.engine.record import record_class


@record_class
class Aim:
    """What was designated for a part of an action, in order: one thing, several by the same words, the same one again
    for each further point of what is divided; none where there was nothing to designate.

    `reference` is the description that each has to fit still when the action resolves."""

    designated: tuple[Recipient, ...]
    reference: fl.TargetOf | None = None

    @property
    def what(self) -> Recipient | None:
        """The first of what was designated."""
        return next(iter(self.designated), None)


NOTHING_DESIGNATED = Aim(())


@record_class
class Speaker:
    """Whose words are read: the card and the player who controls it as they do."""

    card: ObjectId
    player: PlayerId
