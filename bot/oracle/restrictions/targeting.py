"""What a permanent can't be the target of, where no keyword says it (CR 101.2, 115.1)."""

from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.permanents import SIDES
from bot.oracle.nouns.spells_and_cards import read_damage_source, read_spell
from bot.oracle.text.cursor import Cursor


def read_not_targeted(at: Cursor, what: fl.ObjectSet) -> ab.CantBeTargeted:
    """`not_targeted` = spell in the plural ["or" abilities_from] | abilities_from, of the same players (CR 109.5)"""
    spells = None if at.at("abilities") else read_spell(at, plural=True)
    if spells is not None and not at.take("or"):
        return ab.CantBeTargeted(what, replace(spells, side=fl.Side.ANY), by=spells.side)
    sources = _read_abilities_from(at)
    if spells is None:
        return ab.CantBeTargeted(what, None, replace(sources, side=fl.Side.ANY), sources.side)
    if spells.side not in {fl.Side.ANY, sources.side}:
        raise at.error("spells and abilities of the same players")
    by_anybody = replace(spells, side=fl.Side.ANY)
    return ab.CantBeTargeted(what, by_anybody, replace(sources, side=fl.Side.ANY), sources.side)


def _read_abilities_from(at: Cursor) -> fl.Filter:
    """`abilities_from` = "abilities" ["from" damage_source in the plural | SIDES]"""
    at.expect("abilities")
    if at.take("from"):
        return read_damage_source(at, plural=True)
    return replace(fl.ANYTHING, side=at.choose(SIDES) or fl.Side.ANY)
