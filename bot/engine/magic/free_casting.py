"""Casting a spell while another spell or ability resolves, without paying its mana cost (CR 608.2g, 118.9)."""

from dataclasses import replace

from bot.engine.magic.announcing import instances_of
from bot.engine.magic.casting import announced, modal_of, spell_object, unread_effect
from bot.engine.magic.choices import Choice
from bot.engine.magic.events import SpellCast
from bot.engine.magic.game import Game
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.modes import ways_to_choose
from bot.engine.magic.prohibitions import why_prohibited
from bot.engine.magic.proposals import Proposal
from bot.engine.magic.scenario import Cast
from bot.engine.magic.state import StackedAbility
from bot.engine.trace import Rules, rules


def cast_for_free(game: Game, by: StackedAbility, card: ObjectId, face: int, cited: Rules) -> None:
    """CR 608.2g, 601.2a-i: the controller of `by` may cast the card with this face up, whatever the time.

    Without legal targets, or where an ability forbids it, it can't be cast (601.2c, 601.3). A card whose effects were
    not read stays where it is: what it would do is not known, and `unmodelled` says so."""
    spell = spell_object(game.state, Cast(card, by=by.controller, face=face))
    if unread_effect(spell.printed) is not None:
        return
    there = replace(game.state, objects={**game.state.objects, spell.id: spell})
    if why_prohibited(there, spell, game.state.objects[card].zone) is not None:
        return
    modal = modal_of(spell)
    ways = ((),) if modal is None else ways_to_choose(modal)
    proposed = [announced(spell, Cast(card), way) for way in ways]
    castable = [each for each in proposed if instances_of(there, each).impossible() is None]
    if castable and game.decide(Choice(by.controller, "may", (True, False), by.source)):
        ready = game.choose_targets(castable[0], there)
        if ready is not None:
            game.happen([Proposal(SpellCast(ready, spell), (*cited, *rules("608.2g")))])
