"""Cards of libraries that are put onto the battlefield face down (CR 701.40, 701.58, 701.62), carried out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.resolving.enter_battlefield import Arrival, enter_together
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.card_definition import UNKNOWN_CARD
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rule, Rules, cite_rules

FACE_DOWN_RULES: Mapping[FaceDown, Rules] = {
    FaceDown.MANIFEST: cite_rules("701.40a"),
    FaceDown.CLOAK: cite_rules("701.58a"),
}
"""By which rules cards enter face down."""
MANIFEST_DREAD_RULE = Rule("701.62a")


def manifest_cards(resolution: Resolution, effect: fx.Manifest) -> None:
    """Put the top cards of the library onto the battlefield face down, one after the other (CR 701.40e, 701.58e,
    701.62a). An empty library yields none."""
    for player in tuple(find_players(resolution.state, resolution.context, effect.player)):
        for _ in range(fuelled_number(resolution.amount(effect.amount))):
            if effect.dread:
                manifest_dread(resolution, player)
            elif cards := resolution.state.top_cards(player, 1):
                put_face_down(resolution, player, cards[0], effect.how, FACE_DOWN_RULES[effect.how])


def manifest_dread(resolution: Resolution, player: PlayerId) -> None:
    """CR 701.62a: one of the top two cards that the player chooses, by default a creature card."""
    cards = resolution.state.top_cards(player, 2)
    resolution.propose(
        [ev.TopCardsSeen(player, player, cards, resolution.stacked.source)] if cards else [], MANIFEST_DREAD_RULE
    )
    known = sorted(
        (each for each in cards if each is not None), key=lambda each: not is_creature_card(resolution, each)
    )
    if not cards:
        return
    options: Sequence[ObjectId | None] = known or [None]
    picked = (
        resolution.game.decide(Choice(player, ChoiceKind.MANIFEST, options, resolution.stacked.source))
        if len(known) > 1
        else options[0]
    )
    put_face_down(
        resolution, player, picked, FaceDown.MANIFEST, (*FACE_DOWN_RULES[FaceDown.MANIFEST], MANIFEST_DREAD_RULE)
    )
    others = [each for each in known if each != picked]
    resolution.propose([ev.ZoneChanged(each, Zone.LIBRARY, Zone.GRAVEYARD) for each in others], MANIFEST_DREAD_RULE)
    unnamed = len(cards) - len(others) - 1
    resolution.propose([ev.UnknownCardsMoved(player, unnamed, Zone.GRAVEYARD)] if unnamed else [], MANIFEST_DREAD_RULE)


def is_creature_card(resolution: Resolution, card: ObjectId) -> bool:
    return resolution.state.objects[card].printed.is_creature


def put_face_down(resolution: Resolution, player: PlayerId, card: ObjectId | None, how: FaceDown, cited: Rules) -> None:
    """Turn the card face down and put it onto the battlefield under the player's control (CR 701.40a, 708.3). Later
    effects can refer to it."""
    if card is None:
        name = next(fresh_identifiers(resolution.state.objects, how))
        unnamed = GameObject(name, UNKNOWN_CARD, player, player, Zone.LIBRARY)
        resolution.propose([ev.TopCardUnnamed(player, unnamed)], *cited)
        card = name
    move = ev.ZoneChanged(card, Zone.LIBRARY, Zone.BATTLEFIELD, player, face_down=how)
    made = enter_together(resolution.game, resolution.stacked, [Arrival(move)], (*resolution.rules, *cited))
    resolution.context = replace(resolution.context, made=(*resolution.context.made, *made))
