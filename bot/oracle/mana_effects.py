"""What adds mana, and what allows more lands (CR 106.3, 305.2): what stands behind "add" and "may play"."""

from bot.engine.magic.effects import ONE, AddMana, AllowLands, Amount, Fixed
from bot.engine.magic.filters import COLOR_NAMES, Players, PlayerSet
from bot.oracle.amounts import number
from bot.oracle.costs import mana
from bot.oracle.cursor import Cursor
from bot.oracle.quantities import amount, equal_to, for_each, where_x_is
from bot.oracle.scope import Scope

_ANY_COLOR = tuple(f"{{{color}}}" for color in COLOR_NAMES)


def add(at: Cursor, scope: Scope, who: PlayerSet) -> AddMana:
    """`add` = "an amount of" mana equal_to | mana { [","] "or" mana } ["for each" counted] | amount "mana" of_colors
    (CR 106.3)"""
    if at.take("an", "amount", "of"):
        return AddMana((mana(at),), equal_to(at, scope), player=who)
    options = at.attempt(_options)
    if options is not None:
        times = for_each(at, scope) if at.take("for", "each") else ONE
        if times != ONE and len(options) > 1:
            raise at.error("one kind of mana for each")
        return AddMana(options, times, player=who)
    return _of_colors(at, scope, who)


def _options(at: Cursor) -> tuple[str, ...]:
    found = [mana(at)]
    while (more := at.attempt(_further)) is not None:
        found.append(more)
    return tuple(found)


def _further(at: Cursor) -> str:
    """`further` = ("," | "or" | "," "or") mana"""
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("other mana")
    return mana(at)


def _of_colors(at: Cursor, scope: Scope, who: PlayerSet) -> AddMana:
    """`of_colors` = amount "mana" ("of any color" | "of any one color" | "of the chosen color" | "in any combination of
    colors") ["where x is" …]"""
    by_x = at.at("x")
    many: Amount = ONE
    if by_x:
        at.position += 1
    else:
        many = amount(at, scope)
    at.expect("mana")
    alike, chosen = at.take("of", "any", "one", "color"), False
    if not alike and not at.take("of", "any", "color") and not at.take("in", "any", "combination", "of", "colors"):
        at.expect("of", "the", "chosen", "color")
        chosen = True
    if by_x:
        many = where_x_is(at, scope)
    return AddMana(() if chosen else _ANY_COLOR, many, alike, chosen, who)


def allow_lands(at: Cursor, _: Scope) -> tuple[AllowLands]:
    """`allow_lands` = "you may play" ("an additional land" | ["up to"] NUMBER "additional lands") "this turn"
    (CR 305.2)"""
    at.expect("you", "may", "play")
    if at.take("an", "additional", "land"):
        many = 1
    else:
        at.take("up", "to")
        many = number(at)
        at.expect("additional", "lands")
    at.expect("this", "turn")
    return (AllowLands(Players.YOU, Fixed(many)),)
