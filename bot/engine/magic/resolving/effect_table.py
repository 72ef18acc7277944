"""Which function carries out the effects of each class (CR 608.2c): the tables of all chapters as one.

Knows the chapters; no chapter knows it: a `Resolution` is handed the table."""

from bot.engine.magic.resolving import (
    attacks,
    cards,
    casting,
    continuous,
    damage,
    instructions,
    keyword_actions,
    onto_the_battlefield,
    optional,
    permanents,
    players,
    stack,
    top_cards,
)
from bot.engine.magic.resolving.resolution import EffectTable
from bot.engine.magic.words import effects as fx

PERFORM_EFFECT: EffectTable = {
    **continuous.PERFORM_CONTINUOUS_EFFECT,
    **damage.PERFORM_DAMAGE_EFFECT,
    **players.PERFORM_PLAYER_EFFECT,
    **cards.PERFORM_CARD_EFFECT,
    **permanents.PERFORM_PERMANENT_EFFECT,
    **attacks.PERFORM_ATTACK_EFFECT,
    **onto_the_battlefield.PERFORM_ARRIVAL_EFFECT,
    **casting.PERFORM_CASTING_EFFECT,
    **stack.PERFORM_STACK_EFFECT,
    **optional.PERFORM_OPTIONAL_EFFECT,
    **instructions.PERFORM_INSTRUCTION_EFFECT,
    **keyword_actions.PERFORM_KEYWORD_ACTION,
    fx.DealTopCards: top_cards.deal_top_cards,
}
"""The rows of all chapters: one for each class of the closed union."""
