"""Mana that may be spent as though it were other mana, and mana that is added for life (CR 118.2, 609.4b)."""

from dataclasses import replace

from bot.engine.magic.ground.mana_pool import ANY_MANA, MANA_KINDS, StandIn
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.own_names_and_qualities import COLORS
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.scope import Scope, Unsaid
from bot.oracle.nouns.spells_and_cards import read_spell
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

_COLORS_OF_MANA = "WUBRG"


def read_spend_as(at: Cursor) -> tuple[ab.SpendAs, ...]:
    """`spend_as` = ("you" | "players") "may spend" [COLORS | "colorless"] mana_as_though ["to" use_of_mana]"""
    players = fl.Players.YOU if at.take("you") else fl.Players.EACH_PLAYER
    if players is fl.Players.EACH_PLAYER:
        at.expect("players", expected="“you” or “players”")
    at.expect("may", "spend")
    spent = _read_kind_spent(at)
    mana = StandIn(spent, read_mana_as_though(at))
    spells, sources = _read_use_of_mana(at) if at.take("to") else (None, None)
    return (ab.SpendAs(mana, players, spells, sources),)


def _read_kind_spent(at: Cursor) -> str:
    """Return the letters of the mana that may be spent: of one color, colorless, or of any kind."""
    if at.take("colorless"):
        return "C"
    if at.token is None or at.token.word not in COLORS:
        return ANY_MANA
    return str(COLORS[at.one_word(COLORS, "a color")])


def read_life_for_mana(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`life_for_mana` = "until end of turn" "," "any time you could activate a mana ability" "," "you may pay" number
    "life"; the sentence behind it says for which mana (CR 118.2)"""
    at.expect("until", "end", "of", "turn", ",", "any", "time", "you", "could", "activate", "a", "mana", "ability", ",")
    at.expect("you", "may", "pay")
    life = read_number(at)
    at.expect("life")
    scope.unsaid = Unsaid.WHAT_IS_ADDED
    return (*before, fx.ImposeOnPlayers(ab.LifeForMana(fl.Players.YOU, life, ""), fx.Duration.END_OF_TURN))


def read_mana_bought(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`mana_bought` = "if you do" "," "add" mana, one symbol of it, behind the life that is paid for it"""
    match before:
        case (*others, fx.ImposeOnPlayers(rule=ab.LifeForMana() as rule) as last) if (
            scope.unsaid is Unsaid.WHAT_IS_ADDED
        ):
            pass
        case _:
            raise at.error("life that is paid for mana")
    at.expect("if", "you", "do", ",", "add")
    symbols = read_mana(at)
    if symbols.strip("{}") not in MANA_KINDS:
        raise at.error("one mana")
    scope.unsaid = None
    return (*others, replace(last, rule=replace(rule, mana=symbols.strip("{}"))))


def read_mana_as_though(at: Cursor) -> str:
    """`mana_as_though` = "mana as though it were mana of any" ("color" | "type"); returns the letters of those kinds"""
    at.expect("mana", "as", "though", "it", "were", "mana", "of", "any")
    return _COLORS_OF_MANA if at.one_word(("color", "type"), "“color” or “type”") == "color" else ANY_MANA


def _read_use_of_mana(at: Cursor) -> tuple[fl.Filter | None, fl.ObjectSet | None]:
    """Read what the mana may be spent on: spells, or abilities of these sources; the other of the two is None."""
    if at.take("cast"):
        return read_spell(at, plural=True), None
    if at.take("activate", "abilities", "of"):
        return None, fl.Matching(read_described(at, plural=True))
    at.expect("pay", "the", "activation", "costs", "of", "this")
    at.one_word(_OWN, "“this creature's” or the like")
    at.expect("abilities")
    return None, fl.THIS


_OWN = ("artifact's", "creature's", "enchantment's", "land's", "permanent's")
