"""Of which colors the mana is that is spent on a spell that counts them or asks about them (CR 106.1, 601.2h,
702.44b)."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.mana_pool import SYMBOL, Price, reduce_cost
from bot.engine.magic.keywords.sunburst import SUNBURST
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.mana_payment import SpendingPurpose, way_to_pay
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.conditions import AmountIs, parts_within
from bot.engine.trace import cite_rules

COLORS = "WUBRG"


def counts_colors(part: object) -> bool:
    """Whether the abilities, or what is within them, count the colors of the mana that was spent."""
    if isinstance(part, fx.KeywordAbility):
        return part.keyword == SUNBURST.name
    return isinstance(part, fx.ColorsSpent) or any(counts_colors(each) for each in parts_within(part))


def kinds_asked_about(part: object) -> Iterator[tuple[str, int]]:
    """The kinds of mana that the abilities, or what is within them, ask about, and how much of each it takes."""
    match part:
        case AmountIs(amount=fx.ManaSpent(kinds=kinds), number=number) if kinds:
            yield kinds, number.at_least or 1
        case _:
            for each in parts_within(part):
                yield from kinds_asked_about(each)


def price_with_colors(game: Game, there: GameState, spell: GameObject, price: Price) -> tuple[Price, int, str]:
    """CR 601.2h: the price, with colored mana where its player spends that for generic mana, how many colors that
    comes to, by default as many as possible, and of which kind each mana is. A spell that neither counts them nor asks
    about them is paid for as it comes."""
    asked = dict.fromkeys(kinds_asked_about(spell.printed.abilities))
    for kinds, number in asked:
        price = price_as_asked(game, there, spell, price, kinds * number if len(kinds) == 1 else kinds, number)
    if counts_colors(spell.printed.abilities):
        price, colors = price_with_most_colors(game, there, spell, price)
        return price, colors, kinds_paid(there, spell, price) or ""
    return price, 0, (kinds_paid(there, spell, price) or "") if asked else ""


def price_as_asked(  # noqa: PLR0913, PLR0917 - the whole question
    game: Game, there: GameState, spell: GameObject, price: Price, kinds: str, number: int
) -> Price:
    """The price with so much mana of one of the kinds in it, where that can be and its player wants it."""
    for kind in dict.fromkeys(kinds):
        way = price_with_kind(price, kind, number)
        if way is None or kinds_paid(there, spell, way) is None:
            continue
        if way.symbols == price.symbols:
            return price
        wants = Choice(spell.controller, ChoiceKind.MAY, (True, False), spell.id, cite_rules("601.2h"))
        return way if game.decide(wants) else price_without_kind(there, spell, price, kind)
    return price


def price_without_kind(there: GameState, spell: GameObject, price: Price, kind: str) -> Price:
    """The price in other mana than of that kind, out of the mana that its player has, where that is enough."""
    payer = there.players[spell.controller]
    if not payer.mana or payer.pool:
        return price
    others = {each: number for each, number in payer.mana.items() if each != kind}
    left = replace(there, players={**there.players, payer.id: replace(payer, mana=others)})
    payment = way_to_pay(left, payer.id, price, SpendingPurpose(left, spell=spell.id))
    if payment is None or not payment.spent.mana:
        return price
    symbols = "".join(f"{{{each}}}" * number for each, number in payment.spent.mana)
    return Price(symbols, 0, price.life, price.stand_ins)


def price_with_kind(price: Price, kind: str, number: int) -> Price | None:
    """The price with at least so much mana of that kind, in the place of hybrid symbols and generic mana; None where
    there is too little."""
    symbols = SYMBOL.findall(price.spelled if price.spent_on_x else price.told.upper())
    lacking = number - symbols.count(kind)
    for index, symbol in enumerate(symbols):
        if lacking > 0 and symbol != kind and kind in symbol.split("/"):
            symbols[index], lacking = kind, lacking - 1
    written = "".join(f"{{{each}}}" for each in symbols)
    generic = sum(int(each) for each in symbols if each.isdigit())
    if generic < lacking:
        return None
    if lacking > 0:
        written = reduce_cost(written, lacking).replace("{0}", "") + f"{{{kind}}}" * lacking
    return Price(written or "{0}", 0, price.life, price.stand_ins)


def price_with_most_colors(game: Game, there: GameState, spell: GameObject, price: Price) -> tuple[Price, int]:
    """CR 601.2h: the price with mana of as many colors as its player wants, and how many those are."""
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
    """How many colors the mana is of that pays the price; None: it can't be paid."""
    kinds = kinds_paid(there, spell, price)
    return None if kinds is None else len(set(kinds) & set(COLORS))


def kinds_paid(there: GameState, spell: GameObject, price: Price) -> str | None:
    """The kind of each mana that pays the price, by letter; of unlimited mana, those of its symbols. None: it can't be
    paid."""
    payment = way_to_pay(there, spell.controller, price, SpendingPurpose(there, spell=spell.id))
    if payment is None:
        return None
    spent = "".join(kind * number for kind, number in payment.spent.mana)
    return spent or "".join(each for each in SYMBOL.findall(price.symbols.upper()) if re.fullmatch("[WUBRGC]", each))
