"""Effects that add mana, and that allow more lands (CR 106.3, 305.2): what stands after "add" and "may play"."""

from dataclasses import replace

from bot.engine.magic.ground.colors import COLOR_NAMES
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import read_amount, read_equal_to, read_where_x_is
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.costs import read_mana
from bot.oracle.nouns.object_references import read_described_objects, read_linked_cards_possessive
from bot.oracle.nouns.permanents import read_described, read_one_described
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_damage_source, read_one_spell, read_spell
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

_ANY_COLOR = tuple(f"{{{color}}}" for color in COLOR_NAMES)


def read_add_mana(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.AddMana:
    """`add_mana` = ["an additional"] ("an amount of" (mana | "mana of that color") equal_to | mana { [","] "or" mana }
    ["for each" for_each | "or one mana of the chosen color"] | mana_of_colors) (CR 106.3)"""
    at.take("an", "additional")
    if at.take("an", "amount", "of"):
        if at.with_choice and at.take("mana", "of", "that", "color"):
            return fx.AddMana((), read_equal_to(at, scope), chosen_color=True, player=who)
        return fx.AddMana((read_mana(at),), read_equal_to(at, scope), player=who)
    options = at.attempt(_read_mana_options)
    if options is not None and at.attempt(_read_or_chosen_color):
        return fx.AddMana(options, chosen_color=True, player=who)
    if options is not None:
        times = read_for_each(at, scope) if at.take("for", "each") else fx.ONE
        if times != fx.ONE and len(options) > 1:
            raise at.error("one kind of mana for each")
        return fx.AddMana(options, times, player=who)
    return _read_mana_of_colors(at, scope, who)


def _read_or_chosen_color(at: Cursor) -> bool:
    at.expect("or", "one", "mana", "of", "the", "chosen", "color")
    return True


def _read_mana_options(at: Cursor) -> tuple[str, ...]:
    found = [read_mana(at)]
    while (more := at.attempt(_read_further_mana)) is not None:
        found.append(more)
    return tuple(found)


def _read_further_mana(at: Cursor) -> str:
    """`further_mana` = ("," | "or" | "," "or") mana"""
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("other mana")
    return read_mana(at)


def _read_mana_of_colors(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.AddMana:
    """`mana_of_colors` = amount "mana" ("of any color" | "of any one color" | "of" ("the chosen" | "that") "color" |
    "of any color in your commander's color identity" | ("of any color that" | "of any type that") one_described "could
    produce" | "," "each of any color" | colors_of_exiled | colors_among | type_produced | "in any combination of"
    ("colors" | mana_mix { "and/or" mana_mix })) ["where x is" …]"""
    by_x = at.at("x")
    many: fx.Amount = fx.ONE
    if by_x:
        at.position += 1
    else:
        many = read_amount(at, scope)
    at.expect("mana")
    alike, options = at.take("of", "any", "one", "color"), _ANY_COLOR
    chosen = not alike and (
        at.take("of", "the", "chosen", "color") or (at.with_choice and at.take("of", "that", "color"))
    )
    if not alike and not chosen and at.take("of", "any", "color", "in", "your", "commander's", "color", "identity"):
        return fx.AddMana((), many, player=who, of_identity=True)
    any_type = not alike and not chosen and at.at("of", "any", "type", "that", "a")
    if any_type or (not alike and not chosen and at.at("of", "any", "color", "that", "a")):
        at.position += 3
        at.expect("that")
        producible = read_one_described(at)
        at.expect("could", "produce")
        return fx.AddMana((), many, player=who, producible=producible, any_type=any_type)
    exiled = None if alike or chosen else scope.attempt(at, _read_colors_of_exiled)
    colors_of = exiled or (None if alike or chosen else scope.attempt(at, _read_colors_among))
    if colors_of is not None:
        return fx.AddMana((), many, player=who, colors_of=colors_of)
    if at.attempt(_read_type_produced):
        return fx.AddMana((), many, player=who, produced=True)
    if at.take("in", "any", "combination", "of"):
        options = _ANY_COLOR if at.take("colors") else _read_mana_mix(at)
    elif not alike and not chosen and not at.take("of", "any", "color"):
        at.expect(",", "each", "of", "any", "color")
    if by_x and (scope.where or not scope.setting.x):
        many = read_where_x_is(at, scope)
    elif by_x:
        many = fx.ValueOfX()
    return fx.AddMana(() if chosen else options, many, alike, chosen, who)


def read_mana_of_each_color(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`mana_of_each_color` = "for each color among" described_objects "," "add one mana of that color" (CR 106.3)"""
    at.expect("for", "each", "color", "among")
    what = read_described_objects(at, scope)
    at.expect(",", "add", "one", "mana", "of", "that", "color")
    return (fx.AddMana((), colors_of=what, each_color=True),)


def _read_colors_of_exiled(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`colors_of_exiled` = "of any of" linked_cards_possessive "colors" (CR 106.3, 607.2a)"""
    at.expect("of", "any", "of")
    what = read_linked_cards_possessive(at, scope)
    at.expect("colors")
    return what


def _read_colors_among(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`colors_among` = "of any color among" described_objects (CR 106.3)"""
    at.expect("of", "any", "color", "among")
    return read_described_objects(at, scope)


def _read_type_produced(at: Cursor) -> bool:
    """`type_produced` = "of any type that" ("land" | "creature" | "permanent") "produced" (CR 106.12a)"""
    at.expect("of", "any", "type", "that")
    at.one_word(frozenset({"land", "creature", "permanent"}), "“land” or the like")
    at.expect("produced")
    return True


def _read_mana_mix(at: Cursor) -> tuple[str, ...]:
    """`mana_mix` = mana { "and/or" mana }"""
    found = [read_mana(at)]
    while at.take("and", "/", "or"):
        found.append(read_mana(at))
    return tuple(found)


def read_spending_limit(at: Cursor, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`spending_limit` = triggered_rider | "this mana can't be spent to cast" (one_spell | spells), of those without
    one type | spending_rider | ("spend this mana only to" | "this mana can be spent only to") spending_purpose { "or"
    ["to"] spending_purpose } ["," "and that spell can't be countered"] (CR 106.6)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.AddMana):
        raise at.error("mana that is added before")
    if at.at("when") or any(at.at("if", word, "mana", "is", "spent") for word in ("that", "this")):
        limit = last.only or fx.UNLIMITED_SPENDING
        if limit.rider is not None:
            raise at.error("mana without a rider")
        rider = _read_triggered_rider(at) if at.at("when") else _read_spending_rider(at)
        return (*before[:-1], replace(last, only=replace(limit, rider=rider)))
    if last.only is not None:
        raise at.error("mana without a limit")
    if at.take("this", "mana", "can't", "be", "spent", "to", "cast"):
        barred = at.first_of(read_one_spell, _read_spells, expected="spells")
        allowed = fl.Filter(all_of=barred.none_of)
        if barred != fl.Filter(none_of=barred.none_of) or len(barred.none_of) != 1:
            raise at.error("spells without one type")
        return (*before[:-1], replace(last, only=replace(fx.UNLIMITED_SPENDING, spells=allowed)))
    if not at.take("this", "mana", "can", "be", "spent", "only", "to"):
        at.expect("spend", "this", "mana", "only", "to")
    found = _read_spending_purpose(at)
    while at.take("or"):
        at.take("to")
        more = _read_spending_purpose(at)
        if (found.spells and more.spells) or (found.sources and more.sources):
            raise at.error("each use only once")
        found = fx.Spending(found.spells or more.spells, found.sources or more.sources)
    if found.spells is not None and at.take(",", "and", *_UNCOUNTERABLE):
        found = replace(found, rider=fx.SpendingRider(found.spells, (_CANT_BE_COUNTERED,)))
    return (*before[:-1], replace(last, only=found))


_UNCOUNTERABLE = ("that", "spell", "can't", "be", "countered")
_CANT_BE_COUNTERED = fx.AddAbility(ab.CantBeCountered(fl.THIS))


def _read_triggered_rider(at: Cursor) -> fx.SpendingRider:
    """`triggered_rider` = "when" ("you spend" ("this" | "that") "mana" | ("this" | "that") "mana is spent") "to cast"
    ("your commander" | one_spell ["that shares a creature type with your commander"]) "," spent_on
    (CR 106.6, 603.7)"""
    at.expect("when")
    if at.take("you", "spend"):
        at.one_word(("this", "that"), "“this mana”")
        at.expect("mana")
    else:
        at.one_word(("this", "that"), "“this mana”")
        at.expect("mana", "is", "spent")
    at.expect("to", "cast")
    if at.take("your", "commander"):
        spells = fl.Filter(commander=True, owner=fl.Side.YOU)
    else:
        spells = read_one_spell(at)
        if at.take("that", "shares", "a", "creature", "type", "with", "your", "commander"):
            spells = replace(spells, kin_of_commander=True)
    at.expect(",")
    return fx.SpendingRider(spells, then=_read_spent_on(at))


def _read_spent_on(at: Cursor) -> tuple[fx.Effect, ...]:
    """`spent_on` = "scry" (number | "x" "," "where x is the number of times it's been cast from the command zone this
    game") | "copy that spell" ["and you may choose new targets for the copy"] | "draw a card" (CR 707.10, 903.8)"""
    if at.take("scry", "x"):
        at.expect(*(",", "where", "x", "is", "the", "number", "of", "times", "it's", "been", "cast", "from"))
        at.expect("the", "command", "zone", "this", "game")
        return (fx.Scry(fl.Players.YOU, fx.CommanderCasts(fl.TriggeringObject())),)
    if at.take("scry"):
        return (fx.Scry(fl.Players.YOU, fx.Fixed(read_number(at))),)
    if at.take("copy", "that", "spell"):
        new = at.take("and", "you", "may", "choose", "new", "targets", "for", "the", "copy")
        return (fx.CopyOnStack(fl.TriggeringObject(), new_targets=new),)
    at.expect("draw", "a", "card")
    return (fx.Draw(fl.Players.YOU, fx.ONE),)


def _read_spending_rider(at: Cursor) -> fx.SpendingRider:
    """`spending_rider` = "if" ("that" | "this") "mana is spent" ("on" | "to cast") one_spell "," ("that spell can't be
    countered" | ("it" | "that spell" | "that creature") "gains" given_abilities ["until end of turn"]) (CR 106.6)"""
    at.position += 2
    at.expect("mana", "is", "spent")
    if not at.take("on"):
        at.expect("to", "cast")
    spells = read_one_spell(at)
    at.expect(",")
    if at.take(*_UNCOUNTERABLE):
        return fx.SpendingRider(spells, (_CANT_BE_COUNTERED,))
    if not at.take("it") and not at.take("that", "spell"):
        at.expect("that", "creature")
    at.expect("gains")
    given = tuple(fx.AddAbility(ability) for ability in read_given_abilities(at))
    until = fx.Duration.END_OF_TURN if at.take("until", "end", "of", "turn") else fx.Duration.PERMANENT
    return fx.SpendingRider(spells, given, until)


def _read_spending_purpose(at: Cursor) -> fx.Spending:
    """`spending_purpose` = "cast" ("your commander" | one_spell | spells) | "activate" ("abilities" | "an ability")
    ["of" (described in the plural | one_described | ("a" | "an") damage_source)]"""
    if at.take("cast"):
        if at.take("your", "commander"):
            return fx.Spending(spells=fl.Filter(commander=True, owner=fl.Side.YOU))
        return fx.Spending(spells=at.first_of(read_one_spell, _read_spells, expected="spells"))
    at.expect("activate")
    if at.take("abilities"):
        return fx.Spending(sources=read_described(at, plural=True) if at.take("of") else fl.ANYTHING)
    at.expect("an", "ability")
    return fx.Spending(
        sources=at.first_of(_read_ability_source, read_one_described, expected="whose ability")
        if at.take("of")
        else fl.ANYTHING
    )


def _read_spells(at: Cursor) -> fl.Filter:
    return read_spell(at, plural=True)


def _read_ability_source(at: Cursor) -> fl.Filter:
    if not at.take("a"):
        at.expect("an")
    return read_damage_source(at, plural=False)


def read_additional_lands(at: Cursor, _: Scope) -> tuple[fx.AllowLands]:
    """`additional_lands` = "you may play" ("an additional land" | ["up to"] NUMBER "additional lands") "this turn"
    (CR 305.2)"""
    at.expect("you", "may", "play")
    if at.take("an", "additional", "land"):
        many = 1
    else:
        at.take("up", "to")
        many = read_number(at)
        at.expect("additional", "lands")
    at.expect("this", "turn")
    return (fx.AllowLands(fl.Players.YOU, fx.Fixed(many)),)
