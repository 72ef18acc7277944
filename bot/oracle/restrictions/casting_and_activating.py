"""What abilities forbid players to cast and to activate (CR 101.2, 601.3, 602.5).

Each production reads a whole sentence, without its full stop."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, TurnOf, Whose
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.spells_and_cards import read_damage_source, read_spell
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

_WHO = phrase_table(
    {
        "your opponents": fl.Side.OPPONENT,
        "opponents": fl.Side.OPPONENT,
        "each opponent": fl.Side.OPPONENT,
        "players": fl.Side.ANY,
        "each player": fl.Side.ANY,
        "you": fl.Side.YOU,
    }
)


def _read_who_cant(at: Cursor) -> fl.Side:
    found = at.choose(_WHO)
    if found is None:
        raise at.error("who can't cast spells")
    return found


def _read_cant_cast(at: Cursor) -> tuple[ab.Prohibition, ...]:
    """`cant_cast` = who_cant "can't cast" ("more than" number spell "each turn" | spell in the plural [zones_from] ["or
    activate abilities of" described in the plural] ["during your turn"]) (CR 601.3)"""
    side = _read_who_cant(at)
    at.expect("can't", "cast")
    if at.take("more", "than"):
        return (_read_cast_limit(at, side),)
    spells = replace(read_spell(at, plural=True), side=side)
    zones, elsewhere = read_zones_from(at)
    found: list[ab.Prohibition] = [ab.CantCast(spells, zones, elsewhere)]
    if at.take("or", "activate", "abilities", "of"):
        found.append(ab.CantActivate(fl.Matching(read_described(at, plural=True)), side))
    when = _read_during(at)
    return tuple(replace(each, condition=when) for each in found)


def _read_cast_limit(at: Cursor, side: fl.Side) -> ab.CastLimit:
    most = read_number(at)
    spells = replace(read_spell(at, plural=most != 1), side=side)
    at.expect("each", "turn")
    return ab.CastLimit(spells, most)


def read_zones_from(at: Cursor) -> tuple[tuple[Zone, ...], bool]:
    """`zones_from` = ["from" (zone_from { "or" zone_from } | "anywhere other than" OWN_HAND)]; the zones, and whether
    all others are meant"""
    if not at.take("from"):
        return (), False
    if at.take("anywhere", "other", "than"):
        if at.choose(_OWN_HAND) is None:
            raise at.error("their hands")
        return (Zone.HAND,), True
    zones = [_read_zone_from(at)]
    while at.take("or"):
        zones.append(_read_zone_from(at))
    return tuple(zones), False


def _read_zone_from(at: Cursor) -> Zone:
    found = Zone.HAND if at.choose(_OWN_HAND) else at.choose(_ZONES)
    if found is None:
        raise at.error("“graveyards”, “libraries” or “exile”")
    return found


_ZONES = phrase_table(
    {
        **dict.fromkeys(("graveyards", "a graveyard", "your graveyard", "their graveyard"), Zone.GRAVEYARD),
        **dict.fromkeys(("libraries", "the top of your library"), Zone.LIBRARY),
        "exile": Zone.EXILE,
    }
)
_OWN_HAND = phrase_table(dict.fromkeys(("your hand", "their hand", "their hands"), True))


def _read_during(at: Cursor) -> Condition | None:
    """`during` = ["during your turn"]"""
    return TurnOf(Whose.YOU) if at.take("during", "your", "turn") else None


def _read_no_additional_spells(at: Cursor) -> tuple[ab.Prohibition, ...]:
    """`no_additional_spells` = "each" ("player" | "opponent") "who has cast" ("a" | "an") spell "this turn can't cast
    additional" spell in the plural (CR 601.3)"""
    side = _read_who_cant(at)
    at.expect("who", "has", "cast")
    if not at.take("a"):
        at.expect("an")
    spells = read_spell(at, plural=False)
    at.expect("this", "turn", "can't", "cast", "additional")
    if read_spell(at, plural=True) != spells:
        raise at.error("spells like those that were cast")
    return (ab.CastLimit(replace(spells, side=side)),)


def _read_cant_be_cast(at: Cursor) -> tuple[ab.Prohibition, ...]:
    """`cant_be_cast` = spell in the plural "can't be cast" (CR 601.3)"""
    spells = read_spell(at, plural=True)
    at.expect("can't", "be", "cast")
    return (ab.CantCast(spells),)


def _read_cast_only_then(at: Cursor) -> tuple[ab.Prohibition, ...]:
    """`cast_only_then` = who_cant "can cast" spell in the plural "only" WHEN (CR 601.3)"""
    side = _read_who_cant(at)
    at.expect("can", "cast")
    spells = replace(read_spell(at, plural=True), side=side)
    at.expect("only")
    when = at.choose(_WHEN)
    if when is None:
        raise at.error("“any time they could cast a sorcery” or “during their own turns”")
    return (ab.CastOnlyThen(spells, when),)


_OWN_TURN = ab.OnlyWhen(turn=Whose.YOU)
_WHEN = phrase_table(
    {
        "any time they could cast a sorcery": ab.OnlyWhen(as_sorcery=True),
        "any time you could cast a sorcery": ab.OnlyWhen(as_sorcery=True),
        **dict.fromkeys(("during their own turns", "during their own turn", "during your turn"), _OWN_TURN),
    }
)


def _read_cant_be_activated(at: Cursor) -> tuple[ab.Prohibition, ...]:
    """`cant_be_activated` = "activated abilities of" (ability_sources | itself | attached_object | described in the
    plural) not_activated (CR 602.5)"""
    at.expect("activated", "abilities", "of")
    sources = at.attempt(_read_ability_sources) or at.attempt(read_itself) or at.attempt(read_attached_object)
    return (read_not_activated(at, sources or fl.Matching(read_described(at, plural=True))),)


def _read_ability_sources(at: Cursor) -> fl.Sources:
    return fl.Sources(read_damage_source(at, plural=True))


def read_not_activated(at: Cursor, sources: fl.ObjectSet | fl.Sources) -> ab.CantActivate:
    """`not_activated` = "can't be activated" ["unless they're mana abilities"], after the words that say whose"""
    at.expect("can't", "be", "activated")
    return ab.CantActivate(sources, spares_mana=at.take("unless", "they're", "mana", "abilities"))


PROHIBITIONS: tuple[Callable[[Cursor], tuple[ab.Prohibition, ...]], ...] = (
    *(_read_cant_cast, _read_no_additional_spells, _read_cant_be_cast, _read_cast_only_then, _read_cant_be_activated),
)
