"""Our own limits, as exceptions: nothing a player did is wrong, the engine cannot do it.

What is wrong with what a player did is a `Refusal`, and an answer."""

from bot.engine.magic.ground.identifiers import ObjectId


class EngineLimit(Exception):  # noqa: N818 - it names our limit, not somebody's error
    """Something that a scenario needs and that is not played."""


class UnreadAbility(EngineLimit):
    """An ability is used whose text was not read."""

    def __init__(self, source: ObjectId, text: str) -> None:
        super().__init__(text)
        self.source, self.text = source, text


class UnknownObject(Exception):  # noqa: N818 - named after what is wrong, as the limits are
    """An action names an object that does not exist; `action` counts from 0. This is the asker's mistake. It is found
    late, because what abilities create is known only when the scenario is played."""

    def __init__(self, action: int, name: ObjectId, known: tuple[ObjectId, ...]) -> None:
        super().__init__(name)
        self.action, self.name, self.known = action, name, known
