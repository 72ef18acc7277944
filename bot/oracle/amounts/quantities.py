"""How many, in effects and statements: numbers, the X of a cost, the amount of an event, sizes and counts (CR 107).

An amount without a meaning in its ability is not read: an X without a cost, or "that much" without an event that has
an amount."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Bounds, LifeChangedThisTurn, SpellsCastThisTurn, Whose
from bot.oracle.conditions.this_turn import read_counted_this_turn, read_life_this_turn, read_who_did
from bot.oracle.nouns.done_this_way import read_done_this_way
from bot.oracle.nouns.object_references import (
    MADE,
    read_cards_exiled_with,
    read_described_object,
    read_described_objects,
    read_linked_cards,
    read_linked_cards_possessive,
    read_one_object,
)
from bot.oracle.nouns.own_names_and_qualities import (
    ATTACHED_NOUNS,
    COLORS,
    SELF_NOUNS,
    read_devotion_colors,
    read_itself,
    read_names,
)
from bot.oracle.nouns.permanents import read_counter_kind, read_described, read_modifiers_behind
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table


def read_amount(at: Cursor, scope: Scope) -> fx.Amount:
    """`amount` = ["twice"] "x" | "that much" | "that many" | number; "that many" of what was done one way before (CR
    608.2c)"""
    if (scope.setting.x or scope.where) and at.take("x"):
        return fx.ValueOfX()
    if (scope.setting.x or scope.where) and at.take("twice", "x"):
        return fx.Times(fx.ValueOfX(), 2)
    if scope.setting.amount and (at.take("that", "much") or at.take("that", "many")):
        return fx.ThatMuch()
    if scope.hand_is_exiled and at.take("that", "many"):
        return fx.CardsExiled()
    if len(scope.ways) == 1 and scope.ways <= _COUNTED and not scope.each_did and at.take("that", "many"):
        return fx.CountOf(fl.ThisWay(next(iter(scope.ways))))
    return fx.Fixed(read_number(at))


_COUNTED = frozenset(fl.Way) - {fl.Way.DEALT_DAMAGE}
"""What is done so many times: "that many" of damage is not how many things it was dealt to."""


def read_equal_to(at: Cursor, scope: Scope) -> fx.Amount:
    """`equal_to` = "equal to" ("the damage prevented this way" | excess | damage_dealt | lost_life | quantity)"""
    at.expect("equal", "to")
    if scope.setting.prevented and at.take("the", "damage", "prevented", "this", "way"):
        return fx.PreventedDamage()
    if at.attempt(_read_excess) is not None:
        return fx.ExcessDamage()
    if scope.damage_is_dealt and at.attempt(_read_damage_dealt) is not None:
        return fx.DealtDamage()
    if scope.life_is_lost and at.attempt(_read_lost_life):
        return fx.LostLife()
    return read_quantity(at, scope)


def _read_excess(at: Cursor) -> bool:
    """`excess` = "the" ["amount of"] "excess damage dealt" ["to that creature"] "this way" (CR 120.10)"""
    at.expect("the")
    at.take("amount", "of")
    at.expect("excess", "damage", "dealt")
    at.take("to", "that", "creature")
    at.expect("this", "way")
    return True


def _read_damage_dealt(at: Cursor) -> bool:
    """`damage_dealt` = "the" ["amount of"] ["total"] "damage dealt this way"."""
    at.expect("the")
    at.take("amount", "of")
    at.take("total")
    at.expect("damage", "dealt", "this", "way")
    return True


def _read_lost_life(at: Cursor) -> bool:
    """`lost_life` = "the" ["amount of"] "life lost this way"."""
    at.expect("the")
    at.take("amount", "of")
    at.expect("life", "lost", "this", "way")
    return True


def read_where_x_is(at: Cursor, scope: Scope) -> fx.Amount:
    """`where_x_is` = [","] "where x is" quantity (CR 107.3)"""
    at.take(",")
    at.expect("where", "x", "is")
    return read_quantity(at, scope)


def read_amount_of_units(at: Cursor, scope: Scope, *units: str) -> fx.Amount:
    """`amount_of_units` = amount units ["for each" for_each] | units equal_to"""
    if at.take(units[-1]):
        return read_equal_to(at, scope)
    found = fx.Fixed(1) if units[0] != units[-1] and at.take("a") else read_amount(at, scope)
    at.expect(units[0] if found == fx.ONE else units[-1])
    if isinstance(found, fx.Fixed) and at.take("for", "each"):
        return multiply_amount(read_for_each(at, scope), found.number)
    return found


def multiply_amount(found: fx.Amount, factor: int) -> fx.Amount:
    return found if factor == 1 else fx.Times(found, factor)


def read_quantity(at: Cursor, scope: Scope) -> fx.Amount:
    """`quantity` = number ("plus" | "minus") quantity_part | ("twice" | "half") quantity_part | quantity_part ["plus"
    (number | quantity_part) | "minus" (number | quantity_part)]"""
    if at.take("twice"):
        return fx.Times(_read_quantity_part(at, scope), 2)
    if at.take("half"):
        half = _read_quantity_part(at, scope)
        if half == fx.StartingLife():  # which is even, so that nothing is rounded
            return fx.Half(half, up=True)
        at.take(",")
        at.expect("rounded")
        return fx.Half(half, up=_read_rounded_up(at))
    more = at.attempt(_read_number_plus)
    less_than = None if more is not None else at.attempt(_read_number_minus)
    found = _read_quantity_part(at, scope)
    if less_than is not None:
        return fx.Plus(fx.Times(found, -1), less_than)
    if more is not None:
        return fx.Plus(found, more)
    if at.take("plus"):
        added = at.attempt(read_number)
        return fx.Plus(found, _read_quantity_part(at, scope) if added is None else added)
    if at.take("minus"):
        less = at.attempt(read_number)
        return fx.Plus(found, fx.Times(_read_quantity_part(at, scope), -1) if less is None else -less)
    return found


def _read_rounded_up(at: Cursor) -> bool:
    if at.take("up"):
        return True
    at.expect("down")
    return False


def _read_number_plus(at: Cursor) -> int:
    found = read_number(at)
    at.expect("plus")
    return found


def _read_number_minus(at: Cursor) -> int:
    found = read_number(at)
    at.expect("minus")
    return found


_OF_EVENT = phrase_table(
    dict.fromkeys(
        (
            "the amount of life you gained",
            "the amount of life you lost",
            "the amount of damage it dealt to that player",
            "the amount of damage this creature dealt to that player",
            "the amount of damage those creatures dealt to that player",
            "that damage",
            "that excess damage",
        ),
        True,
    )
)


def _read_amount_of_event(at: Cursor, scope: Scope) -> fx.Amount:
    """`amount_of_event` = OF_EVENT, never of the whole turn: "that much" in other words"""
    if not scope.setting.amount or not at.choose(_OF_EVENT) or at.at("this", "turn"):
        raise at.error("the amount of the event")
    return fx.ThatMuch()


_LIFE_OF_OPPONENTS = phrase_table(
    dict.fromkeys(
        (
            "the total life lost by your opponents this turn",
            "the total amount of life your opponents have lost this turn",
            "the total amount of life your opponents lost this turn",
        ),
        True,
    )
)
_LOST_BY_OPPONENTS = fx.TimesThisTurn(
    LifeChangedThisTurn(Whose.AN_OPPONENT, gained=False, number=Bounds()), fl.Players.EACH_OPPONENT
)
_COMMANDERS_VALUE = phrase_table(
    dict.fromkeys(
        (
            "the greatest mana value of a commander you own on the battlefield or in the command zone",
            "the mana value of a commander you own on the battlefield or in the command zone",
        ),
        True,
    )
)


def _read_quantity_part(at: Cursor, scope: Scope) -> fx.Amount:
    """`quantity_part` = amount_of_event | LIFE_OF_OPPONENTS | COMMANDERS_VALUE | mana_spent | extreme_life |
    owner_of_size "life total" | "your starting life total" | "your devotion to" devotion_colors | "the number of"
    counted | "the greatest" … | "the total" … | mana_value | size_of_exiled | size_of_named | owner_of_size size"""
    event = at.attempt(lambda at: _read_amount_of_event(at, scope))
    if event is not None:
        return event
    if at.choose(_LIFE_OF_OPPONENTS):
        return _LOST_BY_OPPONENTS
    if at.choose(_COMMANDERS_VALUE):
        return fx.CommandersManaValue()
    return _read_usual_quantity(at, scope)


def _read_usual_quantity(at: Cursor, scope: Scope) -> fx.Amount:
    extreme = at.attempt(_read_extreme_life)
    if extreme is not None:
        return extreme
    life = at.attempt(_read_starting_life) or scope.attempt(at, _read_life_total) or scope.attempt(at, _read_mana_spent)
    if life is not None:
        return life
    if at.take("your", "devotion", "to"):
        if at.with_choice and at.take("that", "color"):
            return fx.Devotion(())
        return fx.Devotion(read_devotion_colors(at))
    gained = at.attempt(read_life_this_turn)
    if gained is not None:
        return fx.TimesThisTurn(gained)
    theirs = scope.attempt(at, _read_their_life_this_turn)
    if theirs is not None:
        return theirs
    if at.take("the", "number", "of") or at.take("the", "total", "number", "of"):
        return _read_counted(at, scope, plural=True)
    if at.take("the", "greatest"):
        name = _read_size(at)
        at.expect("among")
        return fx.Greatest(read_described_objects(at, scope), name)
    if at.take("the", "total"):
        name = _read_size(at)
        at.expect("of")
        return fx.CharacteristicOf(read_described_objects(at, scope), name)
    valued = scope.attempt(at, _read_mana_value)
    if valued is not None:
        return valued
    of_exiled = scope.attempt(at, _read_size_of_exiled) or scope.attempt(at, _read_size_of_named)
    if of_exiled is not None:
        return of_exiled
    what = _read_owner_of_size(at, scope)
    return fx.CharacteristicOf(what, _read_size(at))


def read_size_of_one(at: Cursor, scope: Scope) -> fx.Amount:
    """`size_of_one` = owner_of_size size (CR 202.3, 208)"""
    what = _read_owner_of_size(at, scope)
    return fx.CharacteristicOf(what, _read_size(at))


def _read_starting_life(at: Cursor) -> fx.Amount:
    at.expect("your", "starting", "life", "total")
    return fx.StartingLife()


def _read_mana_spent(at: Cursor, scope: Scope) -> fx.Amount:
    """`mana_spent` = "the amount of mana spent to cast" ("it" | "this spell" | itself | "that spell"): the spell that
    the trigger event is about, or the source (CR 601.2h)"""
    at.expect("the", "amount", "of", "mana", "spent", "to", "cast")
    if at.take("this", "spell"):
        return fx.ManaSpent(fl.THIS)
    if not scope.setting.spell and at.attempt(read_itself) is not None:
        return fx.ManaSpent(fl.THIS)
    if not at.take("it") and not at.take("that", "spell"):
        raise at.error("what was cast")
    if scope.named.on_stack is not None:
        return fx.ManaSpent(scope.named.on_stack)
    return fx.ManaSpent(fl.THIS if scope.setting.spell else scope.it(at))


def _read_extreme_life(at: Cursor) -> fx.ExtremeLife:
    """`extreme_life` = "the" ("lowest" | "highest") "life total among" ("all players" | "your opponents")"""
    at.expect("the")
    highest = at.one_word(("lowest", "highest"), "“lowest” or “highest”") == "highest"
    at.expect("life", "total", "among")
    if at.take("your", "opponents"):
        return fx.ExtremeLife(fl.Players.EACH_OPPONENT, highest)
    at.take("all")
    at.expect("players")
    return fx.ExtremeLife(fl.Players.EACH_PLAYER, highest)


def _read_their_life_this_turn(at: Cursor, scope: Scope) -> fx.TimesThisTurn:
    found = read_life_this_turn(at, yours=False)
    return fx.TimesThisTurn(found, scope.that_player(at))


def _read_size_of_exiled(at: Cursor, scope: Scope) -> fx.Amount:
    """`size_of_exiled` = "the" size "of" linked_cards (CR 607.3)"""
    at.expect("the")
    name = _read_size(at)
    at.expect("of")
    return fx.CharacteristicOf(read_linked_cards(at, scope).what, name)


def _read_size_of_named(at: Cursor, scope: Scope) -> fx.Amount:
    """`size_of_named` = "the" size "of" ("the sacrificed" ATTACHED_NOUNS | one_object), a permanent (CR 608.2h)"""
    at.expect("the")
    name = _read_size(at)
    at.expect("of")
    if at.take("the", "sacrificed"):
        at.one_word(ATTACHED_NOUNS, "“creature” or the like")
        return fx.CharacteristicOf(fl.Sacrificed(), name)
    what = read_one_object(at, scope).what
    return fx.CharacteristicOf(require_permanent_size(at, scope, what), name)


def _read_mana_value(at: Cursor, scope: Scope) -> fx.Amount:
    """`mana_value` = "that" ("card's" | "spell's") "mana value" | "the mana value of that" ("card" | "spell"), of the
    spell that the trigger event is about, or the one target that is one (CR 202.3)"""
    of = at.take("the", "mana", "value", "of")
    at.expect("that")
    card = at.one_word(_CARD_OR_SPELL[of], "“card” or “spell”").startswith("card")
    if not of:
        at.expect("mana", "value")
    if not card and scope.named.on_stack is not None:
        return fx.CharacteristicOf(scope.named.on_stack, "mana value")
    return fx.CharacteristicOf(scope.only_target(at, scope.is_card if card else scope.is_spell), "mana value")


_CARD_OR_SPELL = {True: ("card", "spell"), False: ("card's", "spell's")}


def _read_life_total(at: Cursor, scope: Scope) -> fx.Amount:
    """`life_total` = whose "life total" (CR 119)"""
    who = read_whose(at, scope)
    at.expect("life", "total")
    return fx.LifeOf(who)


_SIZES = phrase_table({name: name for name in ("power", "toughness", "mana value")})


def _read_size(at: Cursor) -> str:
    """`size` = "power" | "toughness" | "mana value"."""
    found = at.choose(_SIZES)
    if found is None:
        raise at.error("“power”, “toughness” or “mana value”")
    return found


def _read_owner_of_size(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`owner_of_size` = "its" | own_possessive | ("enchanted" | "equipped") POSSESSIVE_NOUNS |
    linked_cards_possessive | sacrificed_possessive | "target" POSSESSIVE_NOUNS | "that creature's"."""
    if at.take("its"):
        what = scope.it_or_what_was(at)
        return what if scope.is_card(what) and at.at("mana", "value") else require_permanent_size(at, scope, what)
    if at.take("that", "card's"):
        return _card_with_mana_value(at, scope)
    exiled = scope.attempt(at, read_linked_cards_possessive)
    if exiled is not None:
        return exiled
    if at.attempt(read_sacrificed_possessive) is not None:
        return fl.Sacrificed()
    if at.attempt(read_own_possessive) is not None:
        return require_permanent_size(at, scope, fl.THIS)
    if at.take("enchanted") or at.take("equipped"):
        at.one_word(_POSSESSIVE_NOUNS, "“creature's” or the like")
        return fl.AttachedObject()
    if at.take("target"):
        kind = at.one_word(_POSSESSIVE_NOUNS, "“creature's” or the like").removesuffix("'s").capitalize()
        kinds = () if kind == "Permanent" else (kind,)
        return scope.mention(scope.target(fl.TargetSpec(fl.Filter(all_of=kinds))))
    at.expect("that", expected="whose power, toughness or mana value")
    at.one_word(_POSSESSIVE_NOUNS, "“creature's” or the like")
    if scope.speaks_of_what_left:
        return fl.TriggeringObject()
    return fl.Sacrificed() if scope.sacrificed_one else require_permanent_size(at, scope, scope.that_one(at))


def read_sacrificed_possessive(at: Cursor) -> bool:
    """`sacrificed_possessive` = "the sacrificed" POSSESSIVE_NOUNS (CR 608.2h)"""
    at.expect("the", "sacrificed")
    at.one_word(_POSSESSIVE_NOUNS, "“creature's” or the like")
    return True


def _card_with_mana_value(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """Return the card that is targeted; raise unless its mana value is asked for, the only size that is known of it
    (CR 202.3)."""
    what = MADE if MADE in scope.named.objects else scope.that_one(at)
    if not (what == MADE or scope.is_card(what)) or not at.at("mana", "value"):
        raise at.error("the mana value of the card that is targeted")
    return what


_POSSESSIVE_NOUNS = frozenset(f"{noun}'s" for noun in ATTACHED_NOUNS)
_OWN_NOUNS = frozenset(f"{noun}'s" for noun in SELF_NOUNS)


def require_permanent_size(at: Cursor, scope: Scope, what: fl.ObjectSet) -> fl.ObjectSet:
    """Return the object if it is a permanent, or raise: only a permanent has a size that is known here."""
    if (what == fl.THIS and scope.setting.spell) or (
        isinstance(what, fl.TargetObject) and not scope.is_permanent(what)
    ):
        raise at.error("the size of a permanent")
    return what


def read_own_possessive(at: Cursor) -> bool:
    """`own_possessive` = "this creature's" | OWN_NAME, in the possessive (CR 201.5)"""
    if at.at("this") and at.position + 1 < len(at.tokens) and at.tokens[at.position + 1].word in _OWN_NOUNS:
        at.position += 2
        return True
    for name in at.names:
        forms = (f"{name[-1]}'s", f"{name[-1]}’s", f"{name[-1]}'", f"{name[-1]}’")
        if any(at.take_raw((*name[:-1], form)) for form in forms):
            return True
    raise at.error("this object's")


# What is counted.


def read_for_each(at: Cursor, scope: Scope) -> fx.Amount:
    """`for_each` = counted ["and each" (cards | described_count)] in the singular, after "for each"; two that are
    counted together stand at the end of their part of the sentence"""
    found = _read_counted(at, scope, plural=False)
    more = scope.attempt(at, _read_and_each) if at.at("and", "each") else None
    return found if more is None else fx.Plus(found, more)


def _read_and_each(at: Cursor, scope: Scope) -> fx.Amount:
    at.expect("and", "each")
    found = scope.first_of(
        at,
        partial(_read_cards, plural=False),
        partial(_read_described_count, plural=False),
        expected="what else is counted",
    )
    if not at.done and not at.at(".") and not at.at(","):
        raise at.error("the end of what is counted")
    return found


def _read_counted(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`counted` = done | event_points | own_colors | commander_casts | mana_symbols | differently_named | exiled |
    times_this_turn | times_kicked | devoured | party | colors_spent | kinds_among | removed | counters | blockers |
    players | attached | cards | described_count"""
    forms = (
        *((_read_done,) if scope.ways else ()),
        *((_read_event_points,) if scope.setting.amount or scope.setting.prevented else ()),
        _read_own_colors,
        _read_commander_casts,
        _read_mana_symbols,
        _read_differently_named,
        _read_exiled,
        _read_times_this_turn,
        _read_times_kicked,
        _read_devoured,
        _read_party,
        _read_colors_spent,
        _read_kinds_among,
        _read_players,
        *((_read_removed,) if scope.setting.x else ()),
        _read_counters,
        _read_blockers,
        _read_attached,
        _read_cards,
    )
    told: tuple[Callable[[Cursor, Scope], fx.Amount], ...] = tuple(partial(form, plural=plural) for form in forms)
    return scope.first_of(at, *told, partial(_read_described_count, plural=plural), expected="what is counted")


def _read_done(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`done` = done_this_way, in the singular or the plural (CR 608.2c)"""
    return fx.CountOf(read_done_this_way(at, scope.ways, plural=plural))


_POINTS = phrase_table(
    dict.fromkeys(("1 life you gained", "1 life you lost", "1 life they gained", "1 life they lost"), True)
)


def _read_event_points(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`event_points` = POINTS, of the event | "1 damage prevented this way" (CR 615.5)"""
    if plural:
        raise at.error("“1 life”")
    if scope.setting.prevented and at.take("1", "damage", "prevented", "this", "way"):
        return fx.PreventedDamage()
    if not scope.setting.amount or not at.choose(_POINTS) or at.at("this", "turn"):
        raise at.error("the amount of the event")
    return fx.ThatMuch()


def _read_own_colors(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`own_colors` = "of its colors", in "for each of its colors" (CR 105.2)"""
    if plural:
        raise at.error("“of its colors”")
    at.expect("of", "its", "colors")
    return fx.KindsAmong(scope.it(at), "colors")


def _read_commander_casts(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`commander_casts` = ("times" | "time") "you've cast" ("a" | "your") "commander from the command zone this game"
    (CR 903.8)"""
    at.expect("times" if plural else "time", "you've", "cast")
    at.one_word(("a", "your"), "“a” or “your”")
    at.expect("commander", "from", "the", "command", "zone", "this", "game")
    return fx.CommanderCasts()


def _read_mana_symbols(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`mana_symbols` = COLORS "mana" ("symbols" | "symbol") "in the mana costs of permanents you control", as many as
    the devotion to that color (CR 700.5)"""
    color = COLORS[at.one_word(COLORS, "a color")]
    at.expect("mana", "symbols" if plural else "symbol")
    at.expect("in", "the", "mana", "costs", "of", "permanents", "you", "control")
    return fx.Devotion((color,))


def _read_differently_named(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`differently_named` = "differently named" (described_objects | described_object): each name once (CR 201.2)"""
    at.expect("differently", "named")
    found = read_described_objects(at, scope) if plural else read_described_object(at, scope)
    return fx.KindsAmong(found, "names")


def _read_times_kicked(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`times_kicked` = "times" | "time" ("this spell" | it_or_source) "was kicked" (CR 702.33d)"""
    at.expect("times" if plural else "time")
    what = fl.THIS if at.take("this", "spell") else _read_it_or_source(at, scope)
    at.expect("was", "kicked")
    return fx.TimesPaid(KeywordName.KICKER, what)


def _read_colors_spent(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`colors_spent` = "colors" | "color" "of mana spent to cast" ("this spell" | it_or_source) (CR 702.44b)"""
    at.expect("colors" if plural else "color", "of", "mana", "spent", "to", "cast")
    if not at.take("this", "spell") and _read_it_or_source(at, scope) != fl.THIS:
        raise at.error("the source")
    return fx.ColorsSpent()


def _read_devoured(at: Cursor, _scope: Scope, *, plural: bool) -> fx.Amount:
    """`devoured` = "creatures" | "creature" "it devoured" (CR 702.82b)"""
    at.expect("creatures" if plural else "creature")
    at.expect("it", "devoured")
    return fx.TimesPaid(KeywordName("devour"))


def _read_party(at: Cursor, _scope: Scope, *, plural: bool) -> fx.Amount:
    """`party` = ("creatures" | "creature") "in your party" (CR 700.8)"""
    at.expect("creatures" if plural else "creature", "in", "your", "party")
    return fx.PartySize()


def _read_exiled(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`exiled` = cards_exiled_with, cards that abilities of the source have exiled (CR 607.2a)"""
    return fx.CountOf(read_cards_exiled_with(at, scope, plural=plural))


def _read_times_this_turn(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`times_this_turn` = counted_this_turn (CR 608.2i)"""
    found = read_counted_this_turn(at, plural=plural)
    everybody = isinstance(found, SpellsCastThisTurn) and found.whose is Whose.A_PLAYER
    return fx.TimesThisTurn(found, fl.Players.EACH_PLAYER if everybody else fl.Players.YOU)


def _read_kin(at: Cursor, scope: Scope) -> fx.Amount:
    """`kin` = "other" described ["on the battlefield"] "that shares" ("a" | "at least one") "creature type with it"
    (CR 205.3m)"""
    at.expect("other")
    described = read_described(at, plural=False)
    at.take("on", "the", "battlefield")
    at.expect("that", "shares")
    if not at.take("a"):
        at.expect("at", "least", "one")
    at.expect("creature", "type", "with", "it")
    return fx.CountOf(fl.Matching(replace(described, shares_type=scope.it(at))))


def _read_described_count(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`described_count` = kin | (described_objects | described_object) ["on the battlefield" modifiers_behind]"""
    kin = None if plural else scope.attempt(at, _read_kin)
    if kin is not None:
        return kin
    found = read_described_objects(at, scope) if plural else read_described_object(at, scope)
    if at.take("on", "the", "battlefield") and isinstance(found, fl.Matching):
        found = fl.Matching(read_modifiers_behind(at, found.filter, plural=plural))
    return fx.CountOf(found)


_KINDS = phrase_table(
    {
        "basic land types": "basic land types",
        "basic land type": "basic land types",
        "card types": "card types",
        "card type": "card types",
        "colors": "colors",
        "color": "colors",
        "creature types": "creature types",
        "creature type": "creature types",
        **{
            f"{different}{word}{ending}": f"{word}s"
            for word in ("mana value", "power")
            for different in ("different ", "")
            for ending in ("", "s")
        },
    }
)


def _read_kinds_among(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`kinds_among` = KINDS "among" (cards_of_kinds "in your graveyard" | described_objects) | "card types among cards
    in" graveyards"""
    token = at.token
    kind = at.choose(_KINDS)
    if kind is None or token is None or at.tokens[at.position - 1].word.endswith("s") is not plural:
        raise at.error("“basic land types”, “card types” or “colors”")
    at.expect("among")
    if kind == "card types" and at.take("cards"):
        return fx.CardTypesIn(read_graveyards(at))
    buried = at.attempt(_read_cards_in_your_graveyard)
    if buried is not None:
        return fx.KindsAmong(buried, kind)
    return fx.KindsAmong(read_described_objects(at, scope), kind)


def _read_cards_in_your_graveyard(at: Cursor) -> fl.MatchingCards:
    found = read_cards_of_kinds(at, plural=True)
    at.expect("in", "your", "graveyard")
    return fl.MatchingCards(replace(found, side=fl.Side.YOU))


_GRAVEYARDS = phrase_table(
    {
        "your graveyard": fl.Players.YOU,
        "all graveyards": fl.Players.EACH_PLAYER,
        "each graveyard": fl.Players.EACH_PLAYER,
        "your opponents' graveyards": fl.Players.EACH_OPPONENT,
    }
)


def read_graveyards(at: Cursor) -> fl.Players:
    """`graveyards` = "in" ("your graveyard" | "all graveyards" | "your opponents' graveyards")"""
    at.expect("in")
    found = at.choose(_GRAVEYARDS)
    if found is None:
        raise at.error("whose graveyard")
    return found


def _read_players(at: Cursor, _: Scope, *, plural: bool) -> fx.Amount:
    """`players` = ("opponents" ["you have"] | "players") [who_did] (CR 102.1-102.3, 608.2i)"""
    if at.take("opponents" if plural else "opponent"):
        at.take("you", "have")
        return fx.NumberOfPlayers(fl.Players.EACH_OPPONENT, at.attempt(read_who_did))
    at.expect("players" if plural else "player", expected="opponents or players")
    return fx.NumberOfPlayers(fl.Players.EACH_PLAYER, at.attempt(read_who_did))


def _read_counters(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`counters` = [counter_kind] "counters" (["that are"] "on" (it_or_source | "that creature") | ("on" | "among")
    described_objects | "you have" | "your opponents have") (CR 122.1)"""
    kind = read_counter_kind(at)
    at.expect("counters" if plural else "counter")
    if kind is not None and at.take("you", "have"):
        return fx.CountersOfPlayer(fl.Players.YOU, kind)
    if kind is not None and at.take("your", "opponents", "have"):
        return fx.CountersOfPlayer(fl.Players.EACH_OPPONENT, kind)
    at.take(*(("that", "are") if plural else ("that's",)))
    if not at.take("on"):
        at.expect("among")
        return fx.CountersOn(read_described_objects(at, scope), kind)
    own = scope.attempt(at, _read_it_or_source)
    if own is not None:
        return fx.CountersOn(own, kind)
    if at.take("that", "creature"):
        return fx.CountersOn(scope.that_one(at, "creature"), kind)
    return fx.CountersOn(read_described_objects(at, scope), kind)


def _read_it_or_source(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`it_or_source` = "it" | "him" | "her" | "this" SELF_NOUNS | OWN_NAME"""
    if at.take("it"):
        return scope.it(at)
    if at.take("him") or at.take("her"):
        return scope.he_or_she(at)
    token = at.tokens[at.position + 1] if at.position + 1 < len(at.tokens) else None
    if at.at("this") and token is not None and token.word in SELF_NOUNS:
        at.position += 2
        return fl.THIS
    if any(at.take_raw(name) for name in at.names):
        return fl.THIS
    raise at.error("“it” or this object")


def _read_removed(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`removed` = counter_kind ("counter" | "counters") "removed this way", of the number that a cost leaves open"""
    if not scope.setting.x:
        raise at.error("a number that is chosen as the cost is paid")
    read_counter_kind(at)
    at.expect("counters" if plural else "counter", "removed", "this", "way")
    return fx.ValueOfX()


def _read_blockers(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`blockers` = "creatures blocking it" ["beyond the first"] (CR 509.1g)"""
    require_source_present(at, scope)
    at.expect("creatures" if plural else "creature")
    at.expect("blocking", "it")
    what = scope.it(at)
    if at.take("beyond", "the", "first"):
        if what != fl.THIS:
            raise at.error("what blocks the source")
        return fx.BlockersBeyondFirst()
    return fx.BlockersOf(what)


_ATTACHMENTS = {"aura": "Aura", "auras": "Aura", "equipment": "Equipment"}


def _read_attached(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`attached` = ("Auras" | "Equipment") ["and" ("Auras" | "Equipment")] "attached to" it_or_source"""
    require_source_present(at, scope)
    names = [_ATTACHMENTS[at.one_word(_ATTACHMENTS, "Auras or Equipment")]]
    if at.take("and"):
        names.append(_ATTACHMENTS[at.one_word(_ATTACHMENTS, "Auras or Equipment")])
    if at.tokens[at.position - 1].word == ("aura" if plural else "auras"):
        raise at.error("Auras, or one Aura")
    at.expect("attached", "to")
    return fx.AttachedTo(_read_it_or_source(at, scope), fl.Filter(any_of=tuple(names)))


def require_source_present(at: Cursor, scope: Scope) -> None:
    """Raise where the source may have left: what was attached to it or blocked it is not remembered."""
    if scope.setting.gone:
        raise at.error("an object that is still there")


def _read_cards(at: Cursor, scope: Scope, *, plural: bool) -> fx.Amount:
    """`cards` = cards_of_kinds ["named" names] ("you own in exile" ["and in your graveyard"] | "in" whose ("hand" |
    "graveyard" | "library") | HANDS | "in" graveyards) (CR 401-406)"""
    described = read_cards_of_kinds(at, plural=plural)
    if at.take("named"):
        described = replace(described, names=read_names(at))
    what = None if described == fl.Filter() else described
    if at.take("you", "own", "in", "exile"):
        exiled = fx.CardsIn("exile", fl.Players.YOU, what)
        both = at.take("and", "in", "your", "graveyard")
        return fx.Plus(exiled, fx.CardsIn("graveyard", fl.Players.YOU, what)) if both else exiled
    hands = at.choose(_HANDS) if what is None else None
    if hands is not None:
        return fx.CardsIn("hand", hands)
    owned = scope.attempt(at, _read_zone_of_player)
    if owned is None:
        return fx.CardsIn("graveyard", read_graveyards(at), what)
    zone, who = owned
    if zone != "graveyard" and what is not None:
        raise at.error("cards of any kind, in a hand or library")
    return fx.CardsIn(zone, who, what)


def _read_zone_of_player(at: Cursor, scope: Scope) -> tuple[str, fl.PlayerSet]:
    at.expect("in")
    who = read_whose(at, scope)
    return at.one_word(("hand", "graveyard", "library"), "“hand” or “graveyard”"), who


_HANDS = phrase_table(
    {"in all players' hands": fl.Players.EACH_PLAYER, "in your opponents' hands": fl.Players.EACH_OPPONENT}
)
