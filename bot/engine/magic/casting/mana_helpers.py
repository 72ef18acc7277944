"""What helps to pay the mana of a spell's total cost (CR 702.51, 702.66, 702.126): creatures and artifacts that are
tapped, cards that are exiled from the graveyard.

Neither an additional nor an alternative cost: it applies once the total is determined."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_pool import SYMBOL, Price
from bot.engine.magic.keywords.tables import HELPING
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.mana_payment import SpendingPurpose, way_to_pay
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class ManaHelper:
    """What pays for one mana: generic mana, or mana of one of the colors, by their letters."""

    thing: ObjectId
    keyword: KeywordName
    colors: frozenset[str] = frozenset()

    def can_pay_for(self, symbol: str) -> bool:
        """CR 107.4: a number is generic mana, a hybrid symbol is of either half."""
        return symbol.isdigit() or not self.colors.isdisjoint(symbol.split("/"))


Symbols = tuple[str, ...]
Payable = Callable[[Symbols], bool]


def helpers_for_spell(there: GameState, spell: GameObject) -> tuple[ManaHelper, ...]:
    """CR 702.51a, 702.66a, 702.126a: what the player could tap or exile for the spell, each thing once."""
    own = tuple(thing for thing in there.battlefield() if thing.controller == spell.controller and not thing.tapped)
    keywords = characteristics(there, spell.id).keywords
    found = [
        *(convoking_creatures(there, own) if KeywordName.CONVOKE in keywords else ()),
        *(improvising_artifacts(there, own) if KeywordName.IMPROVISE in keywords else ()),
        *(delved_cards(there, spell) if KeywordName.DELVE in keywords else ()),
    ]
    return tuple({each.thing: each for each in reversed(found)}.values())[::-1]


def convoking_creatures(there: GameState, own: Sequence[GameObject]) -> Iterator[ManaHelper]:
    """CR 702.51a: each pays for generic mana, or mana of one of its colors; the smallest first."""
    values = [(thing.id, characteristics(there, thing.id)) for thing in own]
    for thing, each in sorted(values, key=lambda pair: (pair[1].power or 0) + (pair[1].toughness or 0)):
        if each.is_creature:
            yield ManaHelper(thing, KeywordName.CONVOKE, frozenset(map(str, each.colors)))


def improvising_artifacts(there: GameState, own: Sequence[GameObject]) -> Iterator[ManaHelper]:
    """CR 702.126a: each pays for generic mana."""
    found = (thing.id for thing in own if "Artifact" in characteristics(there, thing.id).types)
    return (ManaHelper(each, KeywordName.IMPROVISE) for each in found)


def delved_cards(there: GameState, spell: GameObject) -> Iterator[ManaHelper]:
    """CR 702.66a: each pays for generic mana; the card that is being cast is on the stack."""
    for thing in there.objects.values():
        own = thing.owner == spell.controller and thing.id != spell.id and not thing.token
        if own and thing.zone is Zone.GRAVEYARD:
            yield ManaHelper(thing.id, KeywordName.DELVE)


def without_one(symbols: Symbols, symbol: str) -> Symbols:
    """The cost without that symbol, or with one generic mana less."""
    left = list(symbols)
    left.remove(symbol)
    if symbol.isdigit() and int(symbol) > 1:
        left.append(str(int(symbol) - 1))
    return tuple(sorted(left))


def outcomes_of_help(
    symbols: Symbols, must: Sequence[ManaHelper], may: Sequence[ManaHelper]
) -> dict[Symbols, tuple[ManaHelper, ...]]:
    """What can be left of the cost, each with who pays for the rest: all of `must`, and any of `may`."""
    found: dict[Symbols, tuple[ManaHelper, ...]] = {symbols: ()}
    for number, helper in enumerate((*must, *may)):
        before = dict(found)
        found = {} if number < len(must) else before.copy()
        for left, used in before.items():
            for symbol in {each for each in left if each != "0" and helper.can_pay_for(each)}:
                found.setdefault(without_one(left, symbol), (*used, helper))
    return found


HelpSolution = tuple[Symbols, tuple[ManaHelper, ...]]
"""What is left to pay in mana, and who pays for the rest."""


@dataclass(frozen=True, slots=True)
class ManaHelp:
    """What is left to pay in mana, and who pays for the rest."""

    price: Price
    used: tuple[ManaHelper, ...] = ()

    def events_of_paying(self) -> Iterator[tuple[ev.Event, Rules]]:
        """CR 601.2h: each is tapped, or exiled."""
        for each in self.used:
            exiled = ev.ZoneChanged(each.thing, Zone.GRAVEYARD, Zone.EXILE)
            event = exiled if each.keyword is KeywordName.DELVE else ev.Tapped(each.thing)
            yield event, cite_rules("601.2h", *HELPING[each.keyword])


@dataclass(frozen=True, slots=True)
class HelpPuzzle:
    """A cost, what could help to pay it, and whether what is left of it can be paid."""

    symbols: Symbols
    available: tuple[ManaHelper, ...]
    payable: Payable

    def find_best_solution(self, *, most: bool) -> HelpSolution | None:
        """The solution with the fewest helpers, or the most; None where there is none."""
        possible = [
            each for each in outcomes_of_help(self.symbols, (), self.available).items() if self.payable(each[0])
        ]
        if not possible:
            return None
        return (max if most else min)(possible, key=lambda each: len(each[1]))

    def solve_with(self, must: Sequence[ManaHelper], number: int) -> HelpSolution | None:
        """A solution with so many helpers, these among them; None where there is none."""
        rest = tuple(each for each in self.available if each not in must)
        possible = outcomes_of_help(self.symbols, must, rest).items()
        return next((each for each in possible if len(each[1]) == number and self.payable(each[0])), None)


def help_for_price(there: GameState, spell: GameObject, price: Price, game: Game | None = None) -> ManaHelp:
    """CR 702.51b, 702.66b, 702.126b: by default no more help than is needed, and as much as there is where it is
    announced; which of them help is the player's choice, if there is a game to choose in."""
    available = helpers_for_spell(there, spell)
    purpose = SpendingPurpose(there, spell=spell.id)

    def payable(left: Symbols) -> bool:
        return way_to_pay(there, spell.controller, price_with_symbols(price, left), purpose) is not None

    puzzle = HelpPuzzle(tuple(sorted(SYMBOL.findall(price.told.upper()))), available, payable)
    announced = any(was_keyword_paid(spell, keyword) for keyword in HELPING)
    found = puzzle.find_best_solution(most=announced) if available else None
    if found is None or not found[1]:
        return ManaHelp(price)
    left, used = found if game is None else choose_helpers(game, spell, puzzle, found)
    return ManaHelp(price_with_symbols(price, left), used)


def choose_helpers(game: Game, spell: GameObject, puzzle: HelpPuzzle, default: HelpSolution) -> HelpSolution:
    """CR 601.2h: one helper after the other."""
    number, solution = len(default[1]), default
    must: list[ManaHelper] = []
    while len(must) < number:
        fitting = [each for each in puzzle.available if each not in must and puzzle.solve_with([*must, each], number)]
        if len(fitting) == number - len(must):
            must += fitting
        else:
            must.append(choose_helper(game, spell, fitting))
        solution = puzzle.solve_with(must, number) or solution
    return solution


def choose_helper(game: Game, spell: GameObject, fitting: Sequence[ManaHelper]) -> ManaHelper:
    """CR 601.2h: one of those that could help."""
    keyword = fitting[0].keyword
    options = tuple(each.thing for each in fitting)
    kind = ChoiceKind.EXILE if keyword is KeywordName.DELVE else ChoiceKind.TAP
    picked = game.decide(Choice(spell.controller, kind, options, spell.id, cite_rules("601.2h", *HELPING[keyword])))
    return next(each for each in fitting if each.thing == picked)


def price_with_symbols(price: Price, symbols: Symbols) -> Price:
    """The price with these symbols, X put in."""
    return replace(price, symbols="".join(f"{{{each}}}" for each in symbols) or "{0}", x=0)
