"""What spells and abilities do in the imperative (CR 701): one production for each verb, and the table of them."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike, Not
from bot.oracle.amounts.quantities import read_amount
from bot.oracle.effects.affected_objects import (
    read_affected_objects,
    read_later_moment,
    read_moved_object,
    read_objects_of_choice,
    read_several_objects,
    together_as_one,
)
from bot.oracle.effects.exiling import read_exile
from bot.oracle.effects.hands_and_libraries import read_look, read_put_hand
from bot.oracle.effects.spell_copies_and_new_targets import (
    read_change_targets,
    read_copy_on_stack,
    read_target_on_stack,
    read_that_on_stack,
)
from bot.oracle.effects.temporary_combat_rules import read_choose_sentence, read_detain, read_goad
from bot.oracle.effects.top_of_library import read_look_at_several
from bot.oracle.nouns.object_references import (
    MADE,
    Reference,
    read_divided_targets,
    read_one_object,
    read_what_was_made,
)
from bot.oracle.nouns.permanents import read_counter_kind
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.changing import (
    read_change_text,
    read_double,
    read_exchange,
    read_gain_control,
    read_switch,
    require_permanents,
)
from bot.oracle.objects.creation import read_create, read_onto_battlefield, read_put_from_hand
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import ORDINALS, read_number
from bot.oracle.text.word_tables import phrase_table, split_words


def _read_destroy(at: Cursor, scope: Scope) -> fx.Effect:
    what = read_affected_objects(at, scope)
    scope.does(fl.Way.DESTROYED)
    return read_later_moment(at, scope, fx.Destroy(what), what)


def _read_regenerate(at: Cursor, scope: Scope) -> fx.Effect:
    return fx.Regenerate(read_affected_objects(at, scope))


def _read_sacrifice(at: Cursor, scope: Scope) -> fx.Effect:
    """`sacrifice` = one_object, the source itself | what_was_made | one_object later_moment (CR 701.21a)"""
    what = (scope.attempt(at, read_what_was_made) or require_permanents(at, scope, read_one_object(at, scope))).what
    found = read_later_moment(at, scope, fx.SacrificeObjects(what), what)
    if what not in {fl.THIS, MADE} and isinstance(found, fx.SacrificeObjects):
        raise at.error("the source of the ability, what it created, or a later moment")
    return found


def _read_return(at: Cursor, scope: Scope) -> fx.Effect:
    """`return` = several_objects "to" ("its owner's hand" | "their owners'
    hands" in the plural | "your hand" | onto_battlefield | into_zone) | objects_of_choice "to its owner's hand" |
    returned_there"""
    open_one = scope.attempt(at, _read_one_returned) or scope.attempt(at, _read_returned_there)
    if open_one is not None:
        return open_one
    several = read_several_objects(at, scope)
    if len(several) > 1:
        at.expect("to", "their", "owners'", "hands")
        what = together_as_one([each.what for each in several])
        return read_later_moment(at, scope, fx.ReturnToHand(what), what)
    (whom,) = several
    at.expect("to")
    exiled = isinstance(whom.what, fl.ExiledWith)
    into = scope.attempt(at, lambda at, _: _read_into_zone(at, whom)) if exiled else None
    if into is not None:
        return read_later_moment(at, scope, into, whom.what)
    if at.at("the", "battlefield"):
        return read_later_moment(at, scope, read_onto_battlefield(at, scope, whom.what), whom.what)
    if scope.is_own_card(whom.what):
        at.expect("your", "hand")
    elif whom.what == fl.CardInGraveyard() and at.take("your", "hand"):
        pass  # a card goes to its owner's hand, whoever says that it is theirs (CR 400.3)
    elif whom.plural:
        one_owner = scope.is_card(whom.what) and at.take("their", "hand")
        if not one_owner and not at.take("their", "owner's", "hand"):
            at.expect("their", "owners'", "hands")
    elif not scope.is_card(whom.what) or not at.take("their", "hand"):
        at.expect("its", "owner's", "hand")
    return read_later_moment(at, scope, fx.ReturnToHand(whom.what), whom.what)


def _read_returned_there(at: Cursor, scope: Scope) -> fx.Effect:
    """`returned_there` = "to" ("your hand" | "the battlefield") moved_object, cards in one's own graveyard"""
    at.expect("to")
    to_hand = at.take("your", "hand")
    if not to_hand:
        at.expect("the", "battlefield")
    tapped = not to_hand and at.take("tapped")
    whom = read_moved_object(at, scope)
    if not scope.is_own_card(whom.what):
        raise at.error("cards in your graveyard")
    return fx.ReturnToHand(whom.what) if to_hand else fx.PutOntoBattlefield(whom.what, fx.Entering(tapped=tapped))


def _read_one_returned(at: Cursor, scope: Scope) -> fx.Effect:
    what = read_objects_of_choice(at, scope)
    if what.number == 1:
        at.expect("to", "its", "owner's", "hand")
    elif not at.take("to", "their", "owners'", "hands"):
        at.expect("to", "their", "owner's", "hand")
    return read_later_moment(at, scope, fx.ReturnToHand(what), what)


def _read_tap(at: Cursor, scope: Scope) -> fx.Effect:
    """`tap` = ["or untap"] affected_objects | objects_of_choice (CR 701.26a-b)"""
    if at.take("or", "untap"):
        return fx.TapOrUntap(read_affected_objects(at, scope))
    return fx.Tap(scope.attempt(at, read_objects_of_choice) or read_affected_objects(at, scope))


def _read_untap(at: Cursor, scope: Scope) -> fx.Effect:
    """`untap` = objects_of_choice | affected_objects (CR 701.26b)"""
    return fx.Untap(scope.attempt(at, read_objects_of_choice) or read_affected_objects(at, scope))


def _read_proliferate(_at: Cursor, _scope: Scope) -> fx.Effect:
    """`proliferate`, the verb alone (CR 701.34a)"""
    return fx.Proliferate()


def _read_populate(_at: Cursor, _scope: Scope) -> fx.Effect:
    """`populate`, the verb alone (CR 701.36a)"""
    return fx.Populate()


def _read_repeat(at: Cursor, scope: Scope) -> fx.Effect:
    """`repeat` = "this process", all that was said before (CR 608.2c)"""
    at.expect("this", "process")
    if scope.named.targets:
        raise at.error("a process that needs no target")
    return fx.Again()


def _read_bolster(at: Cursor, scope: Scope) -> fx.Effect:
    """`bolster` = amount (CR 701.39a)"""
    return fx.Bolster(read_amount(at, scope))


def _read_monstrosity(at: Cursor, scope: Scope) -> fx.Effect:
    """`monstrosity` = amount: what is not monstrous gets so many +1/+1 counters and becomes monstrous (CR 701.37a)"""
    marked = fx.Designate(fl.THIS, Designation.MONSTROUS)
    grown = fx.PutCounters(_require_source(at, scope), "+1/+1", read_amount(at, scope))
    not_yet = Not(IsLike(fl.THIS, fl.Filter(designation=Designation.MONSTROUS)))
    return fx.IfSo(not_yet, (grown, marked))


def _read_adapt(at: Cursor, scope: Scope) -> fx.Effect:
    """`adapt` = amount: what has no +1/+1 counters gets so many of them (CR 701.46a)"""
    grown = fx.PutCounters(_require_source(at, scope), "+1/+1", read_amount(at, scope))
    none = Not(IsLike(fl.THIS, fl.Filter(counters=fl.CounterNumber("+1/+1"))))
    return fx.IfSo(none, (grown,))


def _read_discover(at: Cursor, scope: Scope) -> fx.Effect:
    """`discover` = amount (CR 701.57a)"""
    return fx.Discover(read_amount(at, scope))


def _read_suspect(at: Cursor, scope: Scope) -> fx.Effect:
    """`suspect` = affected_objects (CR 701.60a)"""
    return fx.Designate(read_affected_objects(at, scope), Designation.SUSPECTED)


def _require_source(at: Cursor, scope: Scope) -> fl.This:
    if scope.setting.spell or scope.setting.gone:
        raise at.error("a permanent that is still there")
    return fl.THIS


def _read_amass(at: Cursor, scope: Scope) -> fx.Effect:
    """`amass` = ARMIES amount (CR 701.47a)"""
    kind = at.choose(_ARMIES)
    if kind is None:
        raise at.error("“Zombies” or “Orcs”")
    return fx.Amass(kind, read_amount(at, scope))


_ARMIES = phrase_table({"zombies": "Zombie", "orcs": "Orc", "slivers": "Sliver"})


def _read_support(at: Cursor, scope: Scope) -> fx.Effect:
    """`support` = number: up to so many target creatures, other than the source, get a +1/+1 counter each (CR
    701.41a)"""
    number = read_number(at)
    creatures = fl.Filter(all_of=("Creature",), other=not scope.setting.spell)
    what = scope.mention(scope.target(fl.TargetSpec(creatures, least=0, most=number)))
    return fx.PutCounters(what, "+1/+1")


def _read_transform(at: Cursor, scope: Scope) -> fx.Effect:
    """`transform` = affected_objects (CR 701.27a)"""
    return fx.Transform(read_affected_objects(at, scope))


def _read_unlock(at: Cursor, scope: Scope) -> fx.Effect:
    """`unlock` = "a locked door of" affected_objects (CR 709.5f)"""
    at.expect("a", "locked", "door", "of")
    return fx.ChangeDoor(read_affected_objects(at, scope))


def _read_lock(at: Cursor, scope: Scope) -> fx.Effect:
    """`lock` = "or unlock a door of" affected_objects (CR 709.5g)"""
    at.expect("or", "unlock", "a", "door", "of")
    return fx.ChangeDoor(read_affected_objects(at, scope), locks=True)


def _read_flip(at: Cursor, scope: Scope) -> fx.Effect:
    """`flip` = affected_objects (CR 710.4)"""
    return fx.Flip(read_affected_objects(at, scope))


def _read_counter(at: Cursor, scope: Scope) -> fx.Effect:
    """`counter` = that_on_stack | "that spell", the only target that is one | target_on_stack (CR 701.6a)"""
    event = scope.attempt(at, read_that_on_stack)
    if event is None and at.take("that", "spell"):
        event = scope.only_target(at, scope.is_spell)
    return fx.Counter(read_target_on_stack(at, scope) if event is None else event)


def _read_change(at: Cursor, scope: Scope) -> fx.Effect:
    """`change` = "the text of" change_text | change_targets"""
    return read_change_text(at, scope) if at.take("the", "text", "of") else read_change_targets(at, scope)


def _read_put(at: Cursor, scope: Scope) -> fx.Effect:
    """`put` = its_counters | counter_of_choice | put_from_hand | put_hand | moved_object "onto" onto_battlefield |
    moved_object "on" ("top" | "the bottom") "of" owners_library | moved_object "into" owners_library cards_above | ("a"
    | "an" | amount) counter_name ("counter" | "counters") "on" (objects_of_choice | affected_objects) (CR 122.1)"""
    given = scope.attempt(at, _read_its_counters) or scope.attempt(at, _read_counter_of_choice)
    if given is not None:
        return given
    card = (
        scope.attempt(at, read_put_from_hand) or scope.attempt(at, read_put_hand) or scope.attempt(at, _read_put_card)
    )
    if card is not None:
        return card
    found = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    kind = _read_counter_name(at)
    at.expect("counter" if found == fx.ONE else "counters")
    at.expect("on")
    what = scope.attempt(at, read_objects_of_choice) or read_affected_objects(at, scope)
    if (
        scope.setting.prevented
        and found == fx.ONE
        and at.take("for", "each", "1", "damage", "prevented", "this", "way")
    ):
        found = fx.PreventedDamage()
    return fx.PutCounters(what, kind, found)


def _read_its_counters(at: Cursor, scope: Scope) -> fx.Effect:
    """`its_counters` = ("its" | "those") "counters on" one_object, of what the trigger event is about, be it gone
    (CR 122.8)"""
    if not at.take("its"):
        at.expect("those")
    at.expect("counters", "on")
    if scope.named.counters_of is None:
        raise at.error("what had counters")
    return fx.PutCountersOf(scope.named.counters_of, _read_present_object(at, scope))


def _read_remove(at: Cursor, scope: Scope) -> fx.Effect:
    """`remove` = removed_from_combat | ("all" | "each" | "a" | "an" | amount) [counter_name] ("counter" |
    "counters") "from" affected_objects (CR 122.1)"""
    fighting = scope.attempt(at, _read_removed_from_combat)
    if fighting is not None:
        return fighting
    each = at.take("each")
    if each or at.take("all"):
        kind = None if at.at("counter" if each else "counters") else _read_counter_name(at)
        at.expect("counter" if each else "counters")
        at.expect("from")
        return fx.RemoveCounters(read_affected_objects(at, scope), kind, None)
    found = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    kind = _read_counter_name(at)
    at.expect("counter" if found == fx.ONE else "counters")
    at.expect("from")
    return fx.RemoveCounters(read_affected_objects(at, scope), kind, found)


def _read_removed_from_combat(at: Cursor, scope: Scope) -> fx.Effect:
    """`removed_from_combat` = affected_objects "from combat" (CR 506.4)"""
    what = read_affected_objects(at, scope)
    at.expect("from", "combat")
    return fx.RemoveFromCombat(what)


def _read_move(at: Cursor, scope: Scope) -> fx.Effect:
    """`move` = ("all" [counter_name] | ("a" | "an" | amount) counter_name) ("counter" | "counters") "from" one_object
    "onto" one_object (CR 122.5)"""
    every = at.take("all")
    found = None if every else fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    kind = None if every and at.at("counters") else _read_counter_name(at)
    at.expect("counter" if found == fx.ONE else "counters")
    at.expect("from")
    giver = _read_present_object(at, scope)
    at.expect("onto")
    return fx.MoveCounters(giver, _read_present_object(at, scope), kind, found)


def _read_look(at: Cursor, scope: Scope) -> fx.Effect:
    """`look` = look_at_several | look (CR 701.20e)"""
    return scope.attempt(at, read_look_at_several) or read_look(at, scope)


def _read_reselect(at: Cursor, scope: Scope) -> fx.Effect:
    """`reselect` = "which player or permanent" one_object "is attacking" (CR 508.7)"""
    at.expect("which", "player", "or", "permanent")
    what = require_permanents(at, scope, read_one_object(at, scope)).what
    at.expect("is", "attacking")
    return fx.Reselect(what)


def _read_put_card(at: Cursor, scope: Scope) -> fx.Effect:
    whom = read_moved_object(at, scope)
    if at.take("onto"):
        return read_onto_battlefield(at, scope, whom.what)
    own = scope.is_own_card(whom.what) and at.at("into", "your", "hand")
    if (own or isinstance(whom.what, fl.ExiledWith | fl.CardsOfChoice)) and at.take("into"):
        return _read_into_zone(at, whom)
    if at.take("into"):
        _read_owners_library(at, scope, whom)
        return fx.PutIntoLibrary(whom.what, fx.Place.TOP, _read_cards_above(at))
    at.expect("on")
    place = fx.Place.TOP if at.take("top") else fx.Place.BOTTOM
    if place is fx.Place.BOTTOM:
        at.expect("the", "bottom")
    at.expect("of")
    _read_owners_library(at, scope, whom)
    return fx.PutIntoLibrary(whom.what, place)


def _read_cards_above(at: Cursor) -> int:
    """`cards_above` = ORDINALS "from the top" | "just beneath the top" ("card" | NUMBER "cards") "of that library", how
    many lie above it (CR 401.7)"""
    if at.take("just", "beneath", "the", "top"):
        many = 1 if at.take("card") else read_number(at)
        if many > 1:
            at.expect("cards")
        at.expect("of", "that", "library")
        return many
    place = ORDINALS[at.one_word(ORDINALS, "“second”, “third” or the like")]
    at.expect("from", "the", "top")
    return place - 1


def _read_into_zone(at: Cursor, whom: Reference) -> fx.Effect:
    """`into_zone` = ("its owner's" | "their owner's" | "their owners'" | "your") ("hand" | "hands" | "graveyard" |
    "graveyards"): a card goes to its owner's zone, even where that is called yours (CR 400.3)"""
    several = whom.plural and at.take("their", "owners'")
    if not several and not at.take("your") and not (whom.plural and at.take("their", "owner's")):
        at.expect("its", "owner's")
    if at.take("hands" if several else "hand"):
        return fx.ReturnToHand(whom.what)
    at.expect("graveyards" if several else "graveyard")
    return fx.PutIntoGraveyard(whom.what)


def _read_owners_library(at: Cursor, scope: Scope, whom: Reference) -> None:
    """`owners_library` = "its owner's library" | "their owners' libraries" in the plural | "your library", of your own
    card"""
    if scope.is_own_card(whom.what) and at.take("your", "library"):
        return
    if not whom.plural:
        at.expect("its", "owner's", "library")
    elif not at.take("their", "owners'", "libraries"):
        at.expect("their", "owner's", "library")


def read_shuffled_with_graveyard(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`shuffled_with_graveyard` = "shuffle" moved_object "and your graveyard into" ("their owner's library" | "your
    library"), of your own permanent (CR 701.24c)"""
    at.expect("shuffle")
    whom = read_moved_object(at, scope)
    at.expect("and", "your", "graveyard", "into")
    if not at.take("your", "library"):
        at.expect("their", "owner's", "library")
    if whom.what != fl.THIS or scope.setting.spell:
        raise at.error("the source itself")
    return (fx.PutIntoLibrary(fl.THIS), fx.Shuffle(fl.Players.YOU, (Zone.GRAVEYARD,)))


def _read_shuffle(at: Cursor, scope: Scope) -> fx.Effect:
    """`shuffle` = moved_object "into" owners_library (CR 701.24c-d)"""
    whom = read_moved_object(at, scope)
    at.expect("into")
    _read_owners_library(at, scope, whom)
    own = fl.Players.YOU if scope.is_own_card(whom.what) else None
    return fx.PutIntoLibrary(whom.what, fx.Place.SHUFFLED, library=own)


def _read_counter_name(at: Cursor) -> str:
    """`counter_name` = counter_kind, no word that only stands before "counter" (CR 122.1)"""
    found = read_counter_kind(at)
    if found is None or not _NO_NAME.isdisjoint(found.split()):
        raise at.error("a kind of counter")
    return found


_NO_NAME = frozenset(split_words("a additional all an another different each more number of other such that those"))
"""Words that may stand before "counter" without naming its kind."""


def _read_attach(at: Cursor, scope: Scope) -> fx.Effect:
    """`attach` = one_object "to" ("it", which is another | one_object), the first an Equipment, or "it" where the
    trigger speaks of one or of the source, which is attached only if it can be (CR 701.3a, 701.3b)"""
    said = [token.word for token in at.tokens[: at.position]]
    behind_when = tuple(token.raw for token in at.tokens[1:])
    own = any(behind_when[: len(name)] == name for name in at.names)
    itself = at.at("it") and ("equipment" in said or own)
    equipment = itself or at.at("this", "equipment") or at.at("that", "equipment") or at.at("target", "equipment")
    what = _read_present_object(at, scope)
    spec = scope.named.targets[what.index] if isinstance(what, fl.TargetObject) else None
    targeted = spec is not None and spec.permanents is not None and "Equipment" in spec.permanents.all_of
    returned = what == MADE and bool(scope.from_graveyard)
    if not equipment and not targeted and not returned:
        raise at.error("an Equipment")
    at.expect("to")
    if at.take("it"):
        return fx.AttachObject(require_permanents(at, scope, Reference(scope.it(at, besides=what))).what, what)
    return fx.AttachObject(_read_present_object(at, scope), what)


def _read_present_object(at: Cursor, scope: Scope) -> fl.ObjectSet:
    return require_permanents(at, scope, read_one_object(at, scope)).what


def read_several_counters(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`several_counters` = "put" counters_named { "and" counters_named } "on" affected_objects { [","] "and"
    counters_named "on" affected_objects }, more than one (CR 122.1)"""
    at.expect("put")
    found = [*_read_counters_on(at, scope)]
    while more := scope.attempt(at, _read_further_counters_on):
        found.extend(more)
    if len(found) == 1:
        raise at.error("further counters")
    return tuple(found)


def _read_further_counters_on(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("further counters")
    return _read_counters_on(at, scope)


def _read_counters_on(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    named = [_read_counters_named(at, scope)]
    while at.take("and"):
        named.append(_read_counters_named(at, scope))
    at.expect("on")
    what = scope.attempt(at, read_objects_of_choice) or read_affected_objects(at, scope)
    if isinstance(what, fl.OfChoice) and len(named) > 1:
        raise at.error("the same permanent each time")
    return tuple(fx.PutCounters(what, kind, number) for number, kind in named)


def _read_counters_named(at: Cursor, scope: Scope) -> tuple[fx.Amount, str]:
    """`counters_named` = ("a" | "an" | amount) counter_name ("counter" | "counters")"""
    number = fx.ONE if at.take("a") or at.take("an") else read_amount(at, scope)
    kind = _read_counter_name(at)
    at.expect("counter" if number == fx.ONE else "counters")
    return number, kind


def _read_counter_of_choice(at: Cursor, scope: Scope) -> fx.Effect:
    """`counter_of_choice` = "your choice of" counters_named { [","] ["or"] counters_named } "on" affected_objects
    (CR 608.2d)"""
    at.expect("your", "choice", "of")
    named = [_read_counters_named(at, scope)]
    while at.take(",", "or") or at.take(",") or at.take("or"):
        named.append(_read_counters_named(at, scope))
    at.expect("on")
    what = read_affected_objects(at, scope)
    return fx.EitherOf(tuple(fx.PutCounters(what, kind, number) for number, kind in named))


def _read_distribute(at: Cursor, scope: Scope) -> fx.Effect:
    """`distribute` = counters_named "among" divided_targets (CR 601.2d)"""
    number, kind = _read_counters_named(at, scope)
    at.expect("among")
    what = scope.mention(read_divided_targets(at, scope))
    if not scope.is_permanent(what):
        raise at.error("permanents")
    return fx.PutCounters(what, kind, number, divided=True)


def _read_end(at: Cursor, _: Scope) -> fx.Effect:
    """`end` = "the turn" (CR 724.1)"""
    at.expect("the", "turn")
    return fx.EndTurn()


def _read_learn(_at: Cursor, _scope: Scope) -> fx.Effect:
    """`learn` = [], the verb read: a card may be discarded for another one, else a Lesson may be put into the hand from
    outside the game, of which nobody knows what is there (CR 701.48a)"""
    you = fl.Players.YOU
    lesson = fx.Search(you, fl.Filter(all_of=("Lesson",)), Zone.HAND, zones=(Zone.OUTSIDE,))
    return fx.Optionally((fx.Discard(you),), then=(fx.Draw(you, fx.ONE),), otherwise=(fx.Optionally((lesson,)),))


IMPERATIVES: Mapping[str, Callable[[Cursor, Scope], fx.Effect]] = {
    "adapt": _read_adapt,
    "amass": _read_amass,
    "attach": _read_attach,
    "bolster": _read_bolster,
    "change": _read_change,
    "choose": read_choose_sentence,
    "copy": read_copy_on_stack,
    "create": read_create,
    "counter": _read_counter,
    "destroy": _read_destroy,
    "detain": read_detain,
    "discover": _read_discover,
    "distribute": _read_distribute,
    "double": read_double,
    "end": _read_end,
    "exchange": read_exchange,
    "exile": read_exile,
    "flip": _read_flip,
    "lock": _read_lock,
    "gain": read_gain_control,
    "goad": read_goad,
    "learn": _read_learn,
    "look": _read_look,
    "monstrosity": _read_monstrosity,
    "move": _read_move,
    "populate": _read_populate,
    "proliferate": _read_proliferate,
    "put": _read_put,
    "regenerate": _read_regenerate,
    "remove": _read_remove,
    "reselect": _read_reselect,
    "repeat": _read_repeat,
    "return": _read_return,
    "sacrifice": _read_sacrifice,
    "support": _read_support,
    "suspect": _read_suspect,
    "switch": read_switch,
    "shuffle": _read_shuffle,
    "tap": _read_tap,
    "transform": _read_transform,
    "unlock": _read_unlock,
    "untap": _read_untap,
}
