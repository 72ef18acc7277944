"""How many, in effects and statements: numbers, the X of a cost, the amount of an event, sizes and counts (CR 107).

An amount without a meaning in its ability is not read: an X without a cost, or "that much" without an event that has
an amount."""

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Bounds, LifeChangedThisTurn, Whose
from bot.oracle.amounts.counts import read_counted, read_for_each
from bot.oracle.conditions.this_turn import read_life_this_turn
from bot.oracle.nouns.object_references import (
    MADE,
    read_described_objects,
    read_linked_cards,
    read_linked_cards_possessive,
    read_one_object,
)
from bot.oracle.nouns.own_names_and_qualities import (
    ATTACHED_NOUNS,
    SELF_NOUNS,
    read_devotion_colors,
    read_itself,
)
from bot.oracle.nouns.player_references import read_whose
from bot.oracle.nouns.scope import Scope
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
        return read_counted(at, scope, plural=True)
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
