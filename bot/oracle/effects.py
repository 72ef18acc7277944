"""What spells and abilities do (CR 608-611): one production for each kind of clause, joined into sentences.

An effect is read whole or not at all: every word, every recipient, its duration. Knows no trigger and no cost."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.engine.magic.continuous import KEYWORD_COUNTERS
from bot.engine.magic.effects import (
    ONE,
    Amount,
    AtEndOfCombat,
    AtNextEndStep,
    BecomeBlocked,
    CharacteristicOf,
    Counter,
    DealDamage,
    Destroy,
    Effect,
    Exile,
    ExileAndReturn,
    Fight,
    Place,
    PreventedDamage,
    PutCounters,
    PutIntoLibrary,
    Regenerate,
    RemoveCounters,
    ReturnToHand,
    SacrificeIt,
    Tap,
    Untap,
)
from bot.engine.magic.filters import THIS, Matching, ObjectSet, PlayerSet, TargetObject, Together
from bot.oracle.amounts import size_change
from bot.oracle.card_effects import exile_zone, look, put_hand
from bot.oracle.changes import affected, durations_fit, gain_control, modify, present, still, switch, until_front
from bot.oracle.creation import create, create_for_each, entering_sentence, onto_battlefield, put_from_hand
from bot.oracle.cursor import Cursor
from bot.oracle.damage_changes import damage_effect, prevented_sentence, unpreventable_sentence
from bot.oracle.impositions import choose, goad, imposed
from bot.oracle.player_effects import Effects, player_clause, player_imperative
from bot.oracle.quantities import amount, equal_to
from bot.oracle.references import (
    MADE,
    Reference,
    divided_targets,
    made,
    one_object,
    recipient,
    reference,
    target_object,
)
from bot.oracle.scope import Scope
from bot.oracle.tables import phrase_table


def effect_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`effect_sentence` = (no_regeneration | unpreventable_sentence | prevented_sentence | entering_sentence
    | delayed_front | ["then"] clause { joint clause }) ["."] [still ["."]]; returns all effects so far"""
    scope.front = None
    barred = at.attempt(lambda at: _no_regeneration(at, scope, before))
    if barred is None:
        barred = at.attempt(lambda at: unpreventable_sentence(at, before))
    if barred is None:
        barred = scope.attempt(at, lambda at, scope: prevented_sentence(at, scope, before, clauses))
    if barred is None:
        barred = scope.attempt(at, lambda at, scope: entering_sentence(at, scope, before))
    if barred is None:
        barred = at.attempt(lambda at: _back_later(at, before))
    if barred is None:
        delayed = scope.attempt(at, _delayed_front)
        barred = None if delayed is None else (*before, delayed)
    if barred is None:
        at.take("then")
        said = clauses(at, scope)
        if not durations_fit(said):
            raise at.error("how long each change lasts")
        barred = (*before, *said)
    at.take(".")
    if at.at("it's", "still") or at.at("they're", "still"):
        barred = still(at, scope, barred)
        at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")
    return barred


def clauses(at: Cursor, scope: Scope) -> Effects:
    """`clauses` = clause { [","] ("and" | "then") clause }"""
    found = [*clause(at, scope)]
    while more := scope.attempt(at, _further_clause):
        found.extend(more)
    return tuple(found)


def _further_clause(at: Cursor, scope: Scope) -> Effects:
    at.take(",")
    if not at.take("and"):
        at.expect("then")
    return clause(at, scope)


def clause(at: Cursor, scope: Scope) -> Effects:
    """`clause` = imperative | damage_effect | until_front | player_clause | object_clause"""
    if not scope.setting.bare:
        found = scope.attempt(at, _imperative) or scope.attempt(at, _player_imperative)
        if found is not None:
            return found
    return scope.first_of(
        at,
        _damage_changed,
        until_front,
        _for_each,
        player_clause,
        _object_clause,
        expected="an effect that the engine acts on",
    )


def _damage_changed(at: Cursor, scope: Scope) -> Effects:
    return damage_effect(at, scope, clauses)


def _imperative(at: Cursor, scope: Scope) -> Effects:
    """`imperative` = a verb of the table, and what stands behind it"""
    production = _IMPERATIVES.get(at.token.word) if at.token is not None else None
    if production is None:
        raise at.error("an effect that the engine acts on")
    at.position += 1
    return (production(at, scope),)


def _player_imperative(at: Cursor, scope: Scope) -> Effects:
    return (player_imperative(at, scope),)


def _for_each(at: Cursor, scope: Scope) -> Effects:
    return (create_for_each(at, scope),)


def _no_regeneration(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`no_regeneration` = ("it" | "they" | "that creature" | …) "can't be regenerated" (CR 701.19c)"""
    if not before or not isinstance(before[-1], Destroy):
        raise at.error("something destroyed before")
    what = before[-1].what
    many = isinstance(what, Matching) or scope.is_plural(what)
    if not at.take("they" if many else "it") and not at.take("a", "creature", "destroyed", "this", "way"):
        at.expect(*(("those", "creatures") if many else ("that", "creature")))
    at.expect("can't", "be", "regenerated")
    return (*before[:-1], replace(before[-1], no_regeneration=True))


# Clauses about objects.


def _object_clause(at: Cursor, scope: Scope) -> Effects:
    """`object_clause` = reference ("and" one_object "fight each other" | object_verb { "and" object_verb })"""
    whom = reference(at, scope)
    both = scope.attempt(at, lambda at, scope: _fight_each_other(at, scope, whom))
    if both is not None:
        return (both,)
    found = [*_object_verbs(at, scope, whom)]
    while more := scope.attempt(at, lambda at, scope: _and_object_verb(at, scope, whom)):
        found.extend(more)
    return tuple(found)


def _and_object_verb(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    at.take(",")
    at.expect("and")
    return _object_verbs(at, scope, whom)


def _object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    """`object_verbs` = imposed | object_verb"""
    rules = scope.attempt(at, lambda at, scope: imposed(at, scope, whom))
    return (_object_verb(at, scope, whom),) if rules is None else rules


def _object_verb(at: Cursor, scope: Scope, whom: Reference) -> Effect:
    """`object_verb` = "deals" … | "fights" one_object | "becomes blocked" | changes duration"""
    verb = at.token.word if at.token is not None else ""
    if verb == ("deal" if whom.plural else "deals"):
        at.position += 1
        return _damage(at, scope, whom)
    affected(at, scope, whom)
    if verb == ("fight" if whom.plural else "fights") and not isinstance(whom.what, Matching):
        at.position += 1
        return Fight(whom.what, one_object(at, scope).what)
    if verb == ("become" if whom.plural else "becomes") and at.take(verb, "blocked"):
        return BecomeBlocked(whom.what)
    return modify(at, scope, whom)


def _fight_each_other(at: Cursor, scope: Scope, first: Reference) -> Effect:
    at.expect("and")
    second = one_object(at, scope)
    at.expect("fight", "each", "other")
    return Fight(affected(at, scope, first).what, second.what)


def _damage(at: Cursor, scope: Scope, source: Reference) -> Effect:
    """`damage` = amount "damage" ("to" recipients { "and" amount "damage to" recipients } | division)
    | "damage" equal "to" recipients | "damage to" recipients equal"""
    if isinstance(source.what, Matching):
        raise at.error("one source of damage")
    if not at.take("damage"):
        found = amount(at, scope)
        at.expect("damage")
        if at.at("divided"):
            return DealDamage(found, _division(at, scope), source.what, divided=True)
        at.expect("to")
        first = DealDamage(found, _recipients(at, scope), source.what)
        also = []
        while more := scope.attempt(at, lambda at, scope: _further_damage(at, scope, source)):
            also.append(more)
        return replace(first, also=tuple(also))
    if at.take("to"):
        to = _recipients(at, scope)
        return DealDamage(_equal(at, scope, source), to, source.what)
    found = _equal(at, scope, source)
    at.expect("to")
    return DealDamage(found, _recipients(at, scope), source.what)


def _further_damage(at: Cursor, scope: Scope, source: Reference) -> DealDamage:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("further damage")
    found = amount(at, scope)
    at.expect("damage", "to")
    return DealDamage(found, _recipients(at, scope), source.what)


def _recipients(at: Cursor, scope: Scope) -> ObjectSet | PlayerSet:
    """`recipients` = recipient { [","] "and" ["to"] recipient }"""
    found = [recipient(at, scope)]
    while more := scope.attempt(at, _further_recipient):
        found.append(more)
    return found[0] if len(found) == 1 else Together(tuple(found))


def _further_recipient(at: Cursor, scope: Scope) -> ObjectSet | PlayerSet:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further recipient")
    at.take("to")
    return recipient(at, scope)


def _division(at: Cursor, scope: Scope) -> TargetObject:
    """`division` = "divided as you choose among" how_many ("targets" | "target" described in the plural) (CR 601.2d)"""
    at.expect("divided", "as", "you", "choose", "among")
    return divided_targets(at, scope)


def _equal(at: Cursor, scope: Scope, source: Reference) -> Amount:
    """`equal` = "equal to its" ("power" | "toughness") | "equal to the number of" described"""
    for name in ("power", "toughness"):
        permanent = not scope.setting.spell or source.what != THIS
        if permanent and at.take("equal", "to", "its", name):
            return CharacteristicOf(source.what, name)
    return equal_to(at, scope)


# Imperatives: their verb has been read.


def _on(at: Cursor, scope: Scope) -> ObjectSet:
    """`on` = several, all of them permanents"""
    found = _several(at, scope)
    return together([affected(at, scope, each).what for each in found])


def _several(at: Cursor, scope: Scope) -> list[Reference]:
    """`several` = moved { [","] "and" moved }"""
    found = [_moved(at, scope)]
    while more := scope.attempt(at, _further):
        found.append(more)
    return found


def together(parts: Sequence[ObjectSet | PlayerSet]) -> ObjectSet:
    """One reference to all that the parts mean."""
    first = parts[0]
    return Together(tuple(parts)) if len(parts) > 1 or not isinstance(first, ObjectSet) else first


def _further(at: Cursor, scope: Scope) -> Reference:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further object")
    return _moved(at, scope)


def _moved(at: Cursor, scope: Scope) -> Reference:
    """`moved` = reference, be it to cards or spells; a description in the plural stands behind "all" there"""
    every = at.at("all")
    found = present(at, scope, reference(at, scope))
    if isinstance(found.what, Matching) and found.plural and not every:
        raise at.error("“all” or “each” before a description")
    return found


def _later(at: Cursor, effect: Effect, what: ObjectSet) -> Effect:
    """`later` = [moment] (CR 603.7); the delayed ability has no targets of its own"""
    moment = at.attempt(_moment)
    if moment is None:
        return effect
    if isinstance(what, TargetObject | Together):
        raise at.error("what needs no target as combat ends")
    return moment((effect,))


def _moment(at: Cursor) -> type[AtEndOfCombat] | type[AtNextEndStep]:
    """`moment` = "at end of combat" | "at the beginning of the next end step"."""
    if at.take("at", "end", "of", "combat"):
        return AtEndOfCombat
    at.expect("at", "the", "beginning", "of", "the", "next", "end", "step")
    return AtNextEndStep


def _delayed_front(at: Cursor, scope: Scope) -> Effect:
    """`delayed_front` = moment "," clause, which has no targets of its own (CR 603.7)"""
    moment = _moment(at)
    at.expect(",")
    before = scope.named.targets
    effects = clause(at, scope)
    if scope.named.targets != before or any(isinstance(each, AtEndOfCombat | AtNextEndStep) for each in effects):
        raise at.error("what needs no target then")
    return moment(effects)


def _destroy(at: Cursor, scope: Scope) -> Effect:
    what = _on(at, scope)
    return _later(at, Destroy(what), what)


def _exile(at: Cursor, scope: Scope) -> Effect:
    """`exile` = exile_zone | several [back | moment]"""
    zone = scope.attempt(at, exile_zone)
    if zone is not None:
        return zone
    what = together([each.what for each in _several(at, scope)])
    returned = at.attempt(lambda at: _then_back(at, what))
    return _later(at, Exile(what), what) if returned is None else returned


def _then_back(at: Cursor, what: ObjectSet) -> Effect:
    """`then_back` = "," "then" back"""
    at.take(",")
    at.expect("then")
    return _back(at, what)


def _back(at: Cursor, what: ObjectSet) -> Effect:
    """`back` = ("return" | "put") again ("to" | "onto") "the battlefield" ["tapped"] "under" ("its owner's" | "their
    owner's" | "your") "control" ["at the beginning of the next end step"] (CR 400.7)"""
    if isinstance(what, Matching | Together):
        raise at.error("one object, or those that were targeted")
    if at.take("return"):
        _again(at)
        at.expect("to")
    else:
        at.expect("put")
        _again(at)
        at.expect("onto")
    at.expect("the", "battlefield")
    tapped = at.take("tapped")
    at.expect("under")
    yours = at.choose(_CONTROL)
    if yours is None:
        raise at.error("whose control")
    at_end_step = at.take("at", "the", "beginning", "of", "the", "next", "end", "step")
    return ExileAndReturn(what, yours, tapped, at_end_step)


_CONTROL = phrase_table(
    {
        "its owner's control": False,
        "their owner's control": False,
        "their owners' control": False,
        "your control": True,
    }
)
_AGAIN = ("it", "that card", "the exiled card", "them", "those cards", "the exiled cards", "that creature")


def _again(at: Cursor) -> None:
    """What was exiled, named again."""
    if not any(at.take(*words.split()) for words in _AGAIN):
        raise at.error("what was exiled")


def _back_later(at: Cursor, before: Effects) -> Effects:
    """`back_later` = [moment ","] back, of what the sentence before exiles"""
    last = before[-1] if before else None
    if not isinstance(last, Exile):
        raise at.error("something exiled before")
    front = at.take("at", "the", "beginning", "of", "the", "next", "end", "step")
    if front:
        at.expect(",")
    found = _back(at, last.what)
    if not isinstance(found, ExileAndReturn) or (front and found.at_end_step):
        raise at.error("one moment")
    return (*before[:-1], replace(found, at_end_step=front or found.at_end_step))


def _regenerate(at: Cursor, scope: Scope) -> Effect:
    return Regenerate(_on(at, scope))


def _sacrifice(at: Cursor, scope: Scope) -> Effect:
    """`sacrifice` = this | "it", the source itself, or what the ability made (CR 701.21a)"""
    what = (scope.attempt(at, made) or affected(at, scope, one_object(at, scope))).what
    if what not in {THIS, MADE}:
        raise at.error("the source of the ability, or what it created")
    return _later(at, SacrificeIt(what), what)


def _return(at: Cursor, scope: Scope) -> Effect:
    """`return` = moved "to" ("its owner's hand" | "their owners' hands" in the plural | of a card "your hand" or
    onto_battlefield)"""
    whom = _moved(at, scope)
    at.expect("to")
    if at.at("the", "battlefield"):
        return onto_battlefield(at, scope, whom.what)
    if scope.is_own_card(whom.what):
        at.expect("your", "hand")
    elif whom.plural:
        if not at.take("their", "owner's", "hand"):
            at.expect("their", "owners'", "hands")
    else:
        at.expect("its", "owner's", "hand")
    return _later(at, ReturnToHand(whom.what), whom.what)


def _tap(at: Cursor, scope: Scope) -> Effect:
    return Tap(_on(at, scope))


def _untap(at: Cursor, scope: Scope) -> Effect:
    return Untap(_on(at, scope))


def _counter(at: Cursor, scope: Scope) -> Effect:
    """`counter` = a target on the stack (CR 701.6a)"""
    what = target_object(at, scope).what
    spec = scope.named.targets[-1]
    if spec.permanents is not None or spec.cards is not None:
        raise at.error("a spell or ability")
    return Counter(what)


_KEYWORD_COUNTERS = phrase_table({kind: kind for kind in (*KEYWORD_COUNTERS, "shield")})


def _put(at: Cursor, scope: Scope) -> Effect:
    """`put` = put_from_hand | put_hand | moved "onto" onto_battlefield | moved place in the library | ("a" | "an" |
    amount) kind ("counter" | "counters") "on" reference (CR 122.1)"""
    card = scope.attempt(at, put_from_hand) or scope.attempt(at, put_hand) or scope.attempt(at, _put_card)
    if card is not None:
        return card
    found = ONE if at.take("a") or at.take("an") else amount(at, scope)
    kind = _counter_kind(at)
    at.expect("counter" if found == ONE else "counters")
    at.expect("on")
    what = _on(at, scope)
    if scope.setting.prevented and found == ONE and at.take("for", "each", "1", "damage", "prevented", "this", "way"):
        found = PreventedDamage()
    return PutCounters(what, kind, found)


def _remove(at: Cursor, scope: Scope) -> Effect:
    """`remove` = ("a" | "an" | amount) kind ("counter" | "counters") "from" reference (CR 122.1)"""
    found = ONE if at.take("a") or at.take("an") else amount(at, scope)
    kind = _counter_kind(at)
    at.expect("counter" if found == ONE else "counters")
    at.expect("from")
    return RemoveCounters(_on(at, scope), kind, found)


def _put_card(at: Cursor, scope: Scope) -> Effect:
    whom = _moved(at, scope)
    if at.take("onto"):
        return onto_battlefield(at, scope, whom.what)
    at.expect("on")
    place = Place.TOP if at.take("top") else Place.BOTTOM
    if place is Place.BOTTOM:
        at.expect("the", "bottom")
    at.expect("of")
    _library(at, scope, whom)
    return PutIntoLibrary(whom.what, place)


def _library(at: Cursor, scope: Scope, whom: Reference) -> None:
    """`library` = "its owner's library" | "their owners' libraries" in the plural | of your card "your library"."""
    if scope.is_own_card(whom.what) and at.take("your", "library"):
        return
    if not whom.plural:
        at.expect("its", "owner's", "library")
    elif not at.take("their", "owners'", "libraries"):
        at.expect("their", "owner's", "library")


def _shuffle(at: Cursor, scope: Scope) -> Effect:
    """`shuffle` = moved "into" library (CR 701.24c)"""
    whom = _moved(at, scope)
    at.expect("into")
    _library(at, scope, whom)
    return PutIntoLibrary(whom.what, Place.SHUFFLED)


def _counter_kind(at: Cursor) -> str:
    """`kind` = size | keyword | "shield": the counters whose rules the engine has (CR 122.1a-c)"""
    found = at.choose(_KEYWORD_COUNTERS)
    if found is not None:
        return found
    token = at.token
    size_change(at)
    return token.word if token is not None else ""


_IMPERATIVES: Mapping[str, Callable[[Cursor, Scope], Effect]] = {
    "choose": choose,
    "create": create,
    "counter": _counter,
    "destroy": _destroy,
    "exile": _exile,
    "gain": gain_control,
    "goad": goad,
    "look": look,
    "put": _put,
    "regenerate": _regenerate,
    "remove": _remove,
    "return": _return,
    "sacrifice": _sacrifice,
    "switch": switch,
    "shuffle": _shuffle,
    "tap": _tap,
    "untap": _untap,
}
