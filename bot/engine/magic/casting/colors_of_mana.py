"""Of how many colors the mana is that is spent on a spell that counts them (CR 106.1, 601.2h, 702.44b)."""

from itertools import combinations

from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.mana_pool import SYMBOL, Price, reduce_cost
from bot.engine.magic.keywords.sunburst import SUNBURST
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.mana_payment import SpendingPurpose, way_to_pay
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.conditions import parts_within
from bot.engine.trace import cite_rules

COLORS = "WUBRG"


def counts_colors(part: object) -> bool:
    """Whether the abilities, or what is within them, count the colors of the mana that was spent."""
    if isinstance(part, fx.KeywordAbility):
        return part.keyword == SUNBURST.name
    return isinstance(part, fx.ColorsSpent) or any(counts_colors(each) for each in parts_within(part))


def price_with_colors(game: Game, there: GameState, spell: GameObject, price: Price) -> tuple[Price, int]:
    """CR 601.2h: the price, with colored mana where its player spends that for generic mana, and how many colors that
    comes to; by default as many as possible. A spell that doesn't count them is paid for as it comes."""
    if not counts_colors(spell.printed.abilities):
        return price, 0
    ways: dict[int, Price] = {}
    for number in range(len(COLORS), -1, -1):
        for forced in combinations(COLORS, number):
            way = price_with_forced_colors(price, forced)
            colors = None if way is None else colors_paid(there, spell, way)
            if way is not None and colors is not None:
                ways.setdefault(colors, way)
    options = tuple(sorted(ways, reverse=True))
    if not options:
        return price, 0
    chosen = options[0]
    if len(options) > 1:
        chosen = game.decide(Choice(spell.controller, ChoiceKind.NUMBER, options, spell.id, cite_rules("601.2h")))
    return ways[chosen], chosen


def price_with_forced_colors(price: Price, forced: tuple[str, ...]) -> Price | None:
    """The price with one mana of each of the colors in the place of generic mana; None where there is too little."""
    generic = sum(int(each) for each in SYMBOL.findall(price.told) if each.isdigit())
    if generic < len(forced):
        return None
    symbols = reduce_cost(price.told, len(forced)) + "".join(f"{{{each}}}" for each in forced)
    return Price(symbols.replace("{0}", "") or "{0}", 0, price.life, price.stand_ins)


def colors_paid(there: GameState, spell: GameObject, price: Price) -> int | None:
    """How many colors the mana is of that pays the price; of unlimited mana, those of its symbols. None: it can't be
    paid."""
    payment = way_to_pay(there, spell.controller, price, SpendingPurpose(there, spell=spell.id))
    if payment is None:
        return None
    spent = {kind for kind, number in payment.spent.mana if number}
    return len((spent or set(SYMBOL.findall(price.symbols.upper()))) & set(COLORS))
