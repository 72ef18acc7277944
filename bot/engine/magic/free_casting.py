"""Casting a spell while another spell or ability resolves, without paying its mana cost (CR 608.2g, 118.9)."""

from dataclasses import replace

from bot.engine.magic.announcing import instances_of
from bot.engine.magic.casting import spell_abilities, spell_object, unread_effect
from bot.engine.magic.choices import Choice
from bot.engine.magic.events import SpellCast
from bot.engine.magic.game import Game
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.proposals import Proposal
from bot.engine.magic.scenario import Cast
from bot.engine.magic.state import StackedAbility
from bot.engine.trace import Rules, rules


def cast_for_free(game: Game, by: StackedAbility, card: ObjectId, face: int, cited: Rules) -> None:
    """CR 608.2g, 601.2a-i: the controller of `by` may cast the card with this face up, whatever the time.

    Without legal targets it can't be cast (601.2c). A card whose effects were not read stays where it is: what it would
    do is not known, and `unmodelled` says so."""
    spell = spell_object(game.state, Cast(card, by=by.controller, face=face))
    if unread_effect(spell.printed) is not None:
        return
    effects, specs = spell_abilities(spell)
    announced = StackedAbility(spell.id, spell.id, spell.controller, effects, specs, card=spell.id)
    there = replace(game.state, objects={**game.state.objects, spell.id: spell})
    castable = instances_of(there, announced).impossible() is None
    if castable and game.decide(Choice(by.controller, "may", (True, False), by.source)):
        ready = game.choose_targets(announced, there)
        if ready is not None:
            game.happen([Proposal(SpellCast(ready, spell), (*cited, *rules("608.2g")))])
