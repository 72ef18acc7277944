"""Damage that is dealt as though its source had a keyword (CR 120.3, 609.4), as whole sentences."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.oracle.effects.damage_described import read_kind_of_damage, read_recipients
from bot.oracle.nouns.scope import Scope, Setting
from bot.oracle.text.cursor import Cursor


def read_damage_as_though(at: Cursor) -> tuple[ab.DamageAsThough, ...]:
    """`as_though` = "all" kind "is dealt" ["to" recipients] "as though its source had" ("infect" | "wither")"""
    at.expect("all")
    combat = read_kind_of_damage(at)
    at.expect("is", "dealt")
    to = read_recipients(at, Scope(Setting())) if at.take("to") else ()
    at.expect("as", "though", "its", "source", "had")
    keyword = KeywordName(at.one_word((KeywordName.INFECT, KeywordName.WITHER), "“infect” or “wither”"))
    return (ab.DamageAsThough(DamageDescribed(to=to, combat=combat), keyword),)
