"""What the announcement designated for the parts of an action, and whose paragraph says so."""

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.words import filters as fl
from bot.engine.record import record_class


@record_class
class Aim:
    """The recipients designated for a part of an action, in order: one, or several; a recipient stands once for each
    point of divided damage. Empty where there was nothing to designate.

    Each has to fit `reference` still when the action resolves; None where nothing is checked."""

    designated: tuple[Recipient, ...]
    reference: fl.TargetOf | None = None

    @property
    def what(self) -> Recipient | None:
        """The first recipient designated; None where there is none."""
        return next(iter(self.designated), None)


NOTHING_DESIGNATED = Aim(())


@record_class
class Speaker:
    """Who "you" and "this card" are in a paragraph: the card, and the player who controls it then."""

    card: ObjectId
    player: PlayerId
