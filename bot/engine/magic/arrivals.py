"""What spells and abilities put onto the battlefield (CR 110.2a, 111, 707.2), before it enters: tokens, copies, cards.

Proposes arrivals; `entering` makes them enter."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

from bot.engine.magic.draft import intrinsic_counters
from bot.engine.magic.effects import CreateTokens, Entering
from bot.engine.magic.entering import Arrival
from bot.engine.magic.events import TokenCreated, ZoneChanged
from bot.engine.magic.filters import Color
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, found, players_meant
from bot.engine.magic.objects import CardDefinition, Characteristics, GameObject, Zone
from bot.engine.magic.state import GameState


def token_definition(effect: CreateTokens) -> CardDefinition:
    """CR 111.3-111.4: what the spell or ability says of the tokens."""
    printed = Characteristics(
        effect.name,
        colors=tuple(Color(color) for color in effect.colors),
        supertypes=effect.supertypes,
        types=effect.types,
        subtypes=effect.subtypes,
        abilities=effect.abilities,
        power=effect.power,
        toughness=effect.toughness,
    )
    return CardDefinition((printed,))


@dataclass(frozen=True, slots=True)
class Entrance:
    """What one effect puts onto the battlefield: the state as it resolves, what it means, how its permanents enter."""

    state: GameState
    context: Context
    entering: Entering

    def tokens(self, definition: CardDefinition, face: int, whom: Sequence[PlayerId | None]) -> list[Arrival]:
        """CR 111.1-111.2: one for each entry of `whom`, the player whom it is to attack, or None."""
        printed, owner = definition.faces[face], self.context.controller
        counters = intrinsic_counters(printed)
        return [
            self.arrival(
                TokenCreated(
                    GameObject(
                        name,
                        definition,
                        owner,
                        owner,
                        face=face,
                        tapped=self.entering.tapped,
                        sick=True,
                        counters=counters,
                        token=True,
                    )
                ),
                player,
            )
            for name, player in zip(fresh(self.state, printed.name), whom, strict=False)
        ]

    def card(self, card: ObjectId, *, yours: bool) -> Arrival:
        """CR 110.2a: under its owner's control, unless the effect says the ability's controller's."""
        controller = self.context.controller if yours else None
        origin = self.state.objects[card].zone
        return self.arrival(ZoneChanged(card, origin, Zone.BATTLEFIELD, controller, self.entering.tapped), None)

    def arrival(self, event: TokenCreated | ZoneChanged, player: PlayerId | None) -> Arrival:
        attacking, blocking = self.entering.attacking, self.entering.blocking
        if player is None and attacking is not None and attacking.player is not None:
            player = next(players_meant(self.state, self.context, attacking.player), None)
        blocked = (
            () if blocking is None else found(self.state, self.context, blocking, partial(characteristics, self.state))
        )
        return Arrival(event, attacking, player, next(iter(blocked), None))


def fresh(state: GameState, name: str) -> Iterator[ObjectId]:
    """Ids for what comes to be: the English name in lower case, then `-2`, `-3`."""
    base = "".join(letter if letter.isalnum() else "-" for letter in name.lower())
    ids = (ObjectId(base if number == 1 else f"{base}-{number}") for number in count(1))
    return (each for each in ids if each not in state.objects)
