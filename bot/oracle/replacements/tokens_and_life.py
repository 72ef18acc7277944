"""Tokens that would be created and life that would be gained (CR 614.16, 119.10)."""

from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import (
    AlsoCreate,
    Instead,
    LoseInstead,
    Scaled,
    WouldCreateTokens,
    WouldGainLife,
    WouldLoseLife,
)
from bot.engine.magic.words.conditions import TurnOf, Whose
from bot.oracle.nouns.permanents import read_described
from bot.oracle.objects.creation import read_described_token
from bot.oracle.replacements.wording import read_actor, read_comma_and_instead, read_one_or_more, read_scale
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number


def _read_token_kind(at: Cursor) -> fl.Filter:
    """`token_kind` = "token" | "tokens" | described in the plural"""
    if at.take("tokens") or at.take("token"):
        return fl.ANYTHING
    found = read_described(at, plural=True)
    return replace(found, token=None)


def read_tokens_by_effect(at: Cursor) -> ab.ReplacementAbility:
    """`tokens_by_effect` = "an effect would create" one_or_more token_kind ["under your control"] "," ["instead"] "it
    creates" scale "of those tokens" ["instead"]"""
    at.expect("an", "effect", "would", "create")
    read_one_or_more(at)
    what = _read_token_kind(at)
    player = fl.Side.YOU if at.take("under", "your", "control") else fl.Side.ANY
    place = read_comma_and_instead(at)
    at.expect("it", "creates")
    scale = read_scale(at)
    at.expect("of", "those", "tokens")
    place.expect_behind(at)
    return ab.ReplacementAbility(WouldCreateTokens(player, what), scale)


def read_tokens_passive(at: Cursor) -> ab.ReplacementAbility:
    """`tokens_passive` = one_or_more token_kind "would be created" ["under your control"] "," (scale "of those tokens
    are created" | "those tokens plus" described_token "are created") "instead"."""
    read_one_or_more(at)
    what = _read_token_kind(at)
    at.expect("would", "be", "created")
    player = fl.Side.YOU if at.take("under", "your", "control") else fl.Side.ANY
    place = read_comma_and_instead(at)
    change = _read_token_change(at)
    at.expect("are", "created")
    place.expect_behind(at)
    return ab.ReplacementAbility(WouldCreateTokens(player, what), change)


def read_tokens_by_player(at: Cursor) -> ab.ReplacementAbility:
    """`tokens_by_player` = "you would create" one_or_more token_kind "," ["instead"] "create" (scale "of those tokens"
    | "those tokens plus" described_token) ["instead"]"""
    at.expect("you", "would", "create")
    read_one_or_more(at)
    what = _read_token_kind(at)
    place = read_comma_and_instead(at)
    at.expect("create")
    change = _read_token_change(at)
    place.expect_behind(at)
    return ab.ReplacementAbility(WouldCreateTokens(fl.Side.YOU, what), change)


def _read_token_change(at: Cursor) -> Instead:
    if not at.take("those", "tokens", "plus"):
        scale = read_scale(at)
        at.expect("of", "those", "tokens")
        return scale
    for_each = at.take("that", "many")
    if not for_each and not at.take("an", "additional"):
        at.expect("a")
    return AlsoCreate(read_described_token(at, plural=for_each), for_each)


# Life (CR 119.10).


def read_life(at: Cursor) -> ab.ReplacementAbility:
    """`life` = actor "would" ("gain" | "lose") "life" ["during your turn"] "," whoever ("gain" | "lose") ("no life" |
    "twice that much life" | "that much life" ["plus" NUMBER]) "instead"."""
    player = read_actor(at)
    at.expect("would")
    gained = at.one_word(("gain", "lose"), "“gain” or “lose”") == "gain"
    at.expect("life")
    yours = TurnOf(Whose.YOU) if at.take("during", "your", "turn") else None
    place = read_comma_and_instead(at)
    ending = _read_whoever(at, player)
    loses = at.one_word((f"gain{ending}", f"lose{ending}"), "“gains” or “loses”").startswith("lose")
    change = _read_life_change(at)
    place.expect_behind(at)
    if loses and gained and change == Scaled():
        return ab.ReplacementAbility(WouldGainLife(player), LoseInstead(), condition=yours)
    if loses is gained or change == Scaled():
        raise at.error("what changes how much it is")
    would = WouldGainLife(player) if gained else WouldLoseLife(player)
    return ab.ReplacementAbility(would, change, condition=yours)


def _read_whoever(at: Cursor, player: fl.Side) -> str:
    """`whoever` = "you" | "they" | "that player"; returns the ending of the verb"""
    if player is fl.Side.YOU:
        at.expect("you")
        return ""
    if at.take("that", "player"):
        return "s"
    at.expect("they")
    return ""


def _read_life_change(at: Cursor) -> Scaled:
    if at.take("no", "life"):
        return Scaled(0)
    if at.take("twice", "that", "much", "life") or at.take("double", "that", "much", "life"):
        return Scaled(2)
    at.expect("that", "much", "life")
    return Scaled(more=read_number(at)) if at.take("plus") else Scaled()
