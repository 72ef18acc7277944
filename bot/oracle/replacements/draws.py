"""Cards that would be drawn, and what happens instead (CR 121.6, 614.11)."""

from collections.abc import Callable
from itertools import pairwise

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import DoInstead, WouldDraw
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.nouns.scope import NamedSoFar, Scope, Setting
from bot.oracle.replacements.wording import Clauses, Replacements, read_actor, read_comma_and_instead
from bot.oracle.text.cursor import Cursor

More = Callable[[Scope, tuple[fx.Effect, ...]], tuple[fx.Effect, ...]]
"""Reads the sentences behind the first one, given its effects, and returns the effects of all."""


def add_nothing(_scope: Scope, effects: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """Return the effects of the first sentence, where there are no others."""
    return effects


def says_would_draw(at: Cursor) -> bool:
    """Say whether the sentence is about a card that would be drawn."""
    words = [token.word for token in at.tokens[:12]]
    return at.at("if") and ("would", "draw") in pairwise(words)


def read_draws(at: Cursor, clauses: Clauses, more: More = add_nothing) -> Replacements:
    """`draws` = "if" actor "would draw a card" [spared | "while" condition] "," ["instead"] ["you may" ["instead"]]
    (skipped ["and" clauses] | clauses) ["instead"], once; "that player" is who would draw"""
    at.expect("if")
    player = read_actor(at)
    at.expect("would", "draw", "a", "card")
    spares = _read_spared(at)
    stated = read_condition(at, NamedBefore()).condition if not spares and at.take("while") else None
    place = read_comma_and_instead(at)
    optional = player is fl.Side.YOU and at.take("you", "may")
    front = place.front or at.take("instead")
    drawer = None if player is fl.Side.YOU else fl.Players.TRIGGERING_PLAYER
    scope = Scope(Setting(), NamedSoFar((fl.THIS,), player=drawer))
    effects: tuple[fx.Effect, ...] = ()
    if not scope.attempt(at, lambda at, _: _read_skipped(at, player)) or at.take("and"):
        effects = clauses(at, scope)
    if not front:
        at.expect("instead")
    at.expect_end()
    effects = more(scope, effects)
    if scope.named.targets:
        raise at.error("an effect without a target")
    return (ab.ReplacementAbility(WouldDraw(player, spares), DoInstead(effects, optional), condition=stated),)


def _read_spared(at: Cursor) -> bool:
    """`spared` = "except the first one" ("you" | "they") "draw in each of" ("your" | "their") "draw steps"."""
    if not at.take("except", "the", "first", "one"):
        return False
    whose = "your" if at.take("you") else "their"
    if whose == "their":
        at.expect("they")
    at.expect("draw", "in", "each", "of", whose, "draw", "steps")
    return True


def _read_skipped(at: Cursor, player: fl.Side) -> bool:
    """`skipped` = "skip that draw" | "that player skips that draw" (CR 614.10)"""
    if player is fl.Side.YOU:
        at.expect("skip", "that", "draw")
    else:
        at.expect("that", "player", "skips", "that", "draw")
    return True
