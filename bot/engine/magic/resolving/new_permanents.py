"""What spells and abilities are about to put onto the battlefield (CR 110.2a, 111, 707.2): tokens, copies, cards.

Makes `Arrival`s; `enter_battlefield` makes them enter."""

from collections.abc import Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.resolving.enter_battlefield import Arrival
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import find_objects, find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx


@dataclass(frozen=True, slots=True)
class Entrance:
    """What one effect puts onto the battlefield: the state as it resolves, what it means, how its permanents enter."""

    state: GameState
    context: Context
    entering: fx.Entering

    def tokens(
        self,
        definition: CardDefinition,
        face: int,
        whom: Sequence[PlayerId | None],
        creators: Sequence[PlayerId] | None = None,
    ) -> list[Arrival]:
        """CR 111.1-111.2: one for each entry of `whom`, the player whom it is to attack, or None; for each of the
        players who create them, by default for the ability's controller."""
        printed = definition.faces[face]
        owners = (self.context.controller,) if creators is None else creators
        wanted = [(owner, player) for owner in owners for player in whom]
        return [
            self.arrival(
                ev.TokenCreated(
                    GameObject(
                        name,
                        definition,
                        owner,
                        owner,
                        face=face,
                        tapped=self.entering.tapped,
                        sick=True,
                        token=True,
                    )
                ),
                player,
            )
            for name, (owner, player) in zip(fresh_identifiers(self.state.objects, printed.name), wanted, strict=False)
        ]

    def card(self, card: ObjectId, *, yours: bool) -> Arrival:
        """CR 110.2a: under its owner's control, unless the effect says the ability's controller's."""
        controller = self.context.controller if yours else None
        origin = self.state.objects[card].zone
        tapped, transformed = self.entering.tapped, self.entering.transformed
        move = ev.ZoneChanged(card, origin, Zone.BATTLEFIELD, controller, tapped, transformed=transformed)
        return self.arrival(move, None)

    def melded(self, first: ObjectId, second: ObjectId) -> Arrival:
        """CR 701.42a, 712.14c: both cards as one permanent, which goes under the id of the first."""
        origin = self.state.objects[first].zone
        tapped = self.entering.tapped
        move = ev.ZoneChanged(first, origin, Zone.BATTLEFIELD, tapped=tapped, face=1, melded_with=second)
        return self.arrival(move, None)

    def arrival(self, event: ev.TokenCreated | ev.ZoneChanged, player: PlayerId | None) -> Arrival:
        attacking, blocking = self.entering.attacking, self.entering.blocking
        if player is None and attacking is not None and attacking.player is not None:
            player = next(find_players(self.state, self.context, attacking.player), None)
        blocked = (
            ()
            if blocking is None
            else find_objects(self.state, self.context, blocking, partial(characteristics, self.state))
        )
        block = next(iter(blocked), None)
        counters, being = self.entering.counters, self.entering.being
        return Arrival(event, attacking, player, block, counters, self.entering.forced, being)
