"""Permission to play cards from where they are (CR 305.1, 601.3): what abilities say of a zone, and what effects say of
cards that were exiled, revealed or targeted.

How many cards are meant, for how long and at what cost is read by parts that both share."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.magic.ground.mana_pool import ANY_MANA
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.effects.spending_mana import read_mana_as_though
from bot.oracle.nouns.object_references import MADE, read_target_object
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import is_relative
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_spell
from bot.oracle.objects.changing import read_duration
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

# What abilities say of a zone.

_FROM = phrase_table(
    {"from your graveyard": Zone.GRAVEYARD, "from the top of your library": Zone.LIBRARY, "from exile": Zone.EXILE}
)


def read_play_from(at: Cursor) -> tuple[ab.PlayFrom, ...]:
    """`play_from` = "you may" (lands_and_spells zone_played_from | ("play" | "cast") ("this card" | itself)
    zone_played_from) [("as long as" | "if") condition]"""
    at.expect("you", "may")
    found = at.first_of(_read_play_of_itself, _read_play_of_zone, expected="what may be played from where")
    if at.take("as", "long", "as") or at.take("if"):
        found = replace(found, condition=read_condition(at, NamedBefore()).condition)
    return (found,)


def read_play_itself(at: Cursor) -> tuple[ab.PlayFrom, ...]:
    """`play_itself` = play_from, of the card that says so"""
    (found,) = read_play_from(at)
    if not found.itself:
        raise at.error("this card")
    return (found,)


def _read_play_of_itself(at: Cursor) -> ab.PlayFrom:
    lands = at.one_word(("play", "cast"), "“play” or “cast”") == "play"
    if not at.take("this", "card"):
        read_itself(at)
    zone = _read_zone_played_from(at)
    if zone is Zone.LIBRARY:
        raise at.error("a graveyard or exile")
    return ab.PlayFrom(zone, lands=lands, itself=True)


def _read_play_of_zone(at: Cursor) -> ab.PlayFrom:
    lands, spells = _read_lands_and_spells(at)
    zone = _read_zone_played_from(at)
    if zone is Zone.EXILE:
        raise at.error("a zone all of whose cards are meant")
    return ab.PlayFrom(zone, spells, lands)


def _read_lands_and_spells(at: Cursor) -> tuple[bool, fl.Filter | None]:
    """`lands_and_spells` = "play lands" ["and cast" spell in the plural] | "cast" spell in the plural ["and" spell in
    the plural]"""
    lands = at.take("play", "lands")
    if lands and not at.take("and"):
        return True, None
    at.expect("cast")
    found = read_spell(at, plural=True)
    other = None if lands else at.attempt(_read_and_spells)
    if other is not None:
        found = fl.Filter(either=(found, other))
    if any(each.side is not fl.Side.ANY or is_relative(each) for each in (found, *found.either)):
        raise at.error("what spells are by themselves")
    return lands, found


def _read_and_spells(at: Cursor) -> fl.Filter:
    at.expect("and")
    return read_spell(at, plural=True)


def _read_zone_played_from(at: Cursor) -> Zone:
    found = at.choose(_FROM)
    if found is None:
        raise at.error("“from your graveyard” or the like")
    return found


def read_known_cards(at: Cursor) -> tuple[ab.PlayFrom, ...]:
    """`known_cards` = "play with the top card of your library revealed" | "you may look at the top card of your library
    any time" | "players play with their hands revealed": who knows what, which changes no outcome (CR 401.5)"""
    if not any(at.take(*words.split()) for words in _KNOWN):
        raise at.error("which cards are known")
    return ()


_KNOWN = (
    "play with the top card of your library revealed",
    "play with the top card of their library revealed",
    "you may look at the top card of your library any time",
    "players play with the top card of their libraries revealed",
    "players play with the top cards of their libraries revealed",
    "players play with their hands revealed",
    "your opponents play with their hands revealed",
    "play with your hand revealed",
)

# What effects say of cards.


def read_cast_free(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`cast_free` = "you may cast" (("any number of" spell in the plural | "a" spell | spells_from_among) "from among"
    exiled_cards | exiled_cards | "target" target_object, a card in a graveyard) without_paying (CR 608.2g)"""
    at.expect("you", "may", "cast")
    found: fx.CastWithoutPaying
    several = at.take("any", "number", "of")
    if several or at.at("a") or at.at("an"):
        if not several:
            at.position += 1
        spells = read_spell(at, plural=several)
        at.expect("from", "among")
        at.take("the", "nonland")
        found = fx.CastWithoutPaying(_read_exiled_cards(at, before), spells=spells, most=None if several else 1)
        if spells.side is not fl.Side.ANY or is_relative(spells):
            raise at.error("what spells are by themselves")
    elif at.at("target"):
        what = read_target_object(at, scope).what
        if not scope.is_card(what):
            raise at.error("a card in a graveyard")
        found = fx.CastWithoutPaying(what)
    else:
        among = at.attempt(lambda at: _read_spells_from_among(at, before))
        found = fx.CastWithoutPaying(_read_exiled_cards(at, before)) if among is None else among
    if not _read_without_paying(at):
        raise at.error("“without paying its mana cost”")
    return (*before, found)


def _read_spells_from_among(at: Cursor, before: Effects) -> fx.CastWithoutPaying:
    spells = read_spell(at, plural=True)
    at.expect("from", "among")
    if spells.side is not fl.Side.ANY or is_relative(spells):
        raise at.error("what spells are by themselves")
    return fx.CastWithoutPaying(_read_exiled_cards(at, before), spells=spells)


def read_rest_of_exiled(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`rest_of_exiled` = ["then"] ["they"] "put" EXILED_LEFT ("on the bottom of" ("your" | "their" | "that") "library
    in a random order" | "into" ("your" | "their") "graveyard"), of the cards that were exiled until one was found, or
    from the top"""
    if not any(isinstance(each, fx.ExileUntil | fx.ExileTop) for each in fx.every_effect(before)):
        raise at.error("cards exiled before")
    at.take("then")
    at.take("they")
    at.expect("put")
    if not any(at.take(*words.split()) for words in _EXILED_LEFT):
        raise at.error("what is left of the exiled cards")
    if at.take("into"):
        at.one_word(("your", "their"), "“your” or “their”")
        at.expect("graveyard")
        return (*before, fx.BottomExiled(Zone.GRAVEYARD))
    at.expect("on", "the", "bottom", "of")
    at.one_word(("your", "their", "that"), "whose library")
    at.expect("library", "in", "a", "random", "order")
    return (*before, fx.BottomExiled())


_EXILED_LEFT = (
    *("the rest", "the exiled cards that weren't cast this way", "the cards exiled this way that weren't cast"),
    *("all cards exiled this way that weren't cast", "all cards exiled this way that weren't cast this way"),
    *("the exiled cards not cast this way", "all the other cards exiled this way", "the exiled cards"),
    *("all cards not cast this way", "the exiled cards that weren't cast"),
)


def read_allow_play(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`allow_play` = [permission_duration ","] "you may" (from_among | play_these) [permission_duration]
    [without_paying] [permission_duration] [any_mana]"""
    front = scope.attempt(at, _read_permission_in_front)
    at.expect("you", "may")
    found = at.attempt(lambda at: _read_from_among(at, before)) or _read_play_these(at, scope, before)
    lasting = front or scope.attempt(at, _read_permission_duration)
    free = _read_without_paying(at)
    lasting = lasting or scope.attempt(at, _read_permission_duration)
    if lasting is None:
        raise at.error("how long they may be played")
    return (*before, replace(found, duration=lasting, free=free, as_any=at.attempt(_read_any_mana) or ""))


def read_play_linked(at: Cursor, scope: Scope) -> Effects:
    """`play_linked` = "you may" ("play" | "cast") "the exiled card without paying its mana cost", of what linked
    abilities of the same permanent exiled (CR 607.2a, 608.2g)"""
    at.expect("you", "may")
    lands = at.one_word(("play", "cast"), "“play” or “cast”") == "play"
    at.expect("the", "exiled", "card", "without", "paying", "its", "mana", "cost")
    if scope.setting.spell or scope.exiles:
        raise at.error("a card that a linked ability exiled")
    return (fx.CastWithoutPaying(fl.ExiledWith(), lands),)


def _read_any_mana(at: Cursor) -> str:
    """`any_mana` = [","] "and" ("mana of any type can be spent" | "you may spend" mana_as_though) "to cast" SPELLS_CAST
    (CR 118.14, 609.4b)"""
    at.take(",")
    at.expect("and")
    kinds = ANY_MANA
    if not at.take("mana", "of", "any", "type", "can", "be", "spent"):
        at.expect("you", "may", "spend")
        kinds = read_mana_as_though(at)
    at.expect("to", "cast")
    if not any(at.take(*words.split()) for words in _SPELLS_CAST):
        raise at.error("the spells that are cast so")
    return kinds


_SPELLS_CAST = ("that spell", "those spells", "it", "them", "spells this way")


def _read_without_paying(at: Cursor) -> bool:
    """`without_paying` = ["without paying" ("its mana cost" | "their mana costs")] (CR 118.9)"""
    return at.take("without", "paying", "its", "mana", "cost") or at.take("without", "paying", "their", "mana", "costs")


def _read_play_these(at: Cursor, scope: Scope, before: Effects) -> fx.AllowPlay:
    """`play_these` = ("play" | "cast") (exiled_cards | target_object, a card in a graveyard)"""
    lands = at.one_word(("play", "cast"), "“play” or “cast”") == "play"
    if not at.at("target"):
        return fx.AllowPlay(_read_exiled_cards(at, before), lands=lands)
    what = read_target_object(at, scope).what
    if not scope.is_card(what):
        raise at.error("a card in a graveyard")
    return fx.AllowPlay(what, lands=lands)


def _read_from_among(at: Cursor, before: Effects) -> fx.AllowPlay:
    """`from_among` = lands_and_spells "from among" exiled_cards"""
    lands, spells = _read_lands_and_spells(at)
    at.expect("from", "among")
    if spells is None:
        raise at.error("spells")
    return fx.AllowPlay(_read_exiled_cards(at, before), spells, lands)


def _read_exiled_cards(at: Cursor, before: Effects) -> fl.ObjectSet:
    """`exiled_cards` = "it" | "that card" | "them" | "cards exiled this way" | …, the only cards that the sentences
    before exile"""
    if not any(at.take(*words.split()) for words in _CARDS):
        raise at.error("“that card” or “those cards”")
    found = [
        each
        for each in fx.every_effect(before)
        if isinstance(each, fx.Exile | fx.ExileTop | fx.ExileZone | fx.ExileFromHand | fx.ExileUntil)
    ]
    dealt = [
        share
        for each in fx.every_effect(before)
        if isinstance(each, fx.DealTopCards)
        for share in each.shares
        if share.to is not Zone.LIBRARY
    ]
    match found:
        case [] if [each.to for each in dealt].count(Zone.EXILE) == 1:
            return fl.ThisWay(fl.Way.EXILED)
        case [fx.ExileUntil(until=until)]:
            return fl.ThisWay(fl.Way.EXILED, until)
        case [fx.ExileTop() | fx.ExileZone() | fx.ExileFromHand()]:
            return MADE
        case [fx.Exile(what=fl.TargetObject() as what)]:
            return what
        case _:
            raise at.error("cards that one effect before exiles")


_CARDS = (
    *("it", "that card", "the exiled card", "the card exiled this way"),
    *("them", "those cards", "those exiled cards", "the exiled cards", "cards exiled this way"),
    *("the cards exiled this way", "the nonland cards exiled this way"),
)


def _read_permission_duration(at: Cursor, scope: Scope) -> fx.Duration:
    """`permission_duration` = "this turn" | "for as long as" ("it remains" | "they remain" | …) "exiled" | duration"""
    if at.take("this", "turn"):
        return fx.Duration.END_OF_TURN
    if any(at.take("for", "as", "long", "as", *words.split(), "exiled") for words in _REMAIN):
        return fx.Duration.PERMANENT
    return read_duration(at, scope)


_REMAIN = ("it remains", "they remain", "that card remains", "those cards remain")


def _read_permission_in_front(at: Cursor, scope: Scope) -> fx.Duration:
    found = _read_permission_duration(at, scope)
    at.expect(",")
    return found


def read_exiled_instead(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`exiled_instead` = exile_instead_of_graveyard, of the cards that the sentence before lets players cast"""
    last = before[-1] if before else None
    if not isinstance(last, fx.AllowPlay | fx.CastWithoutPaying):
        raise at.error("cards that may be cast before")
    read_exile_instead_of_graveyard(at)
    return (*before[:-1], replace(last, exiled_after=True))


def read_exile_instead_of_graveyard(at: Cursor) -> None:
    """`exile_instead_of_graveyard` = "if" CAST_SO "would be put into" ("your" | "a" | "its owner's" | "their owner's")
    "graveyard" ["this turn"] "," "exile it instead" (CR 614.1a)"""
    at.expect("if")
    if not any(at.take(*words.split()) for words in _CAST_SO):
        raise at.error("“that spell” or “a spell cast this way”")
    at.expect("would", "be", "put", "into")
    if not at.take("your") and not at.take("a") and not at.take("its", "owner's"):
        at.expect("their", "owner's")
    at.expect("graveyard")
    at.take("this", "turn")
    at.expect(",", "exile", "it", "instead")


_CAST_SO = ("that spell", "a spell cast this way", "a card cast this way", "that card", "the spell")


def read_play_from_with_more(sentences: Sequence[Cursor]) -> tuple[ab.PlayFrom, ...]:
    """`play_from_with_more` = play_from "." exile_instead_of_graveyard (CR 614.1a)"""
    first, *others = sentences
    (found,) = read_play_from(first)
    first.take(".")
    first.expect_end()
    if len(others) != 1:
        raise first.error("what becomes of a spell that is cast so")
    read_exile_instead_of_graveyard(others[0])
    others[0].take(".")
    others[0].expect_end()
    return (replace(found, exiled_after=True),)
