"""Static abilities (CR 604): what objects get, have, can't and must; prevention, and damage that can't be prevented.

Reads a sentence whole or not at all, with the condition under which it holds. Durations have no production, so that a
sentence with one of them is left unread rather than read without it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.abilities import (
    CantActivate,
    CombatRule,
    CounterLimit,
    DamageAbility,
    DamageAsThough,
    LoyaltyPermission,
    OptionalAttackCost,
    ReplacementAbility,
    StaticAbility,
    StaysTapped,
    TriggerChange,
)
from bot.engine.magic.conditions import Condition, Every, IsLike, Not, TurnOf, Whose
from bot.engine.magic.effects import (
    AddColors,
    AddTypes,
    Amount,
    Effect,
    GainControl,
    LoseKeyword,
    Modification,
    Plus,
    SetColors,
    SetPowerToughness,
    SetTypes,
)
from bot.engine.magic.filters import AFFECTED, THIS, Filter, Matching, ObjectSet, Side, Status
from bot.oracle.amounts import number
from bot.oracle.becoming import (
    Becoming,
    Change,
    becoming,
    in_addition,
    is_not,
    loses,
    settled,
    still_sentence,
    traits,
    with_types_kept,
)
from bot.oracle.casting_rules import CASTING_SENTENCES, CastingRule
from bot.oracle.changes import speaks_of_lands
from bot.oracle.combat_rules import WHOLE_SENTENCES, combat_predicate
from bot.oracle.conditions import Heard, Stated, condition
from bot.oracle.counter_limits import counter_limit
from bot.oracle.cursor import Cursor
from bot.oracle.damage_as_though import as_though
from bot.oracle.damage_changes import damage_ability, prevented_ability
from bot.oracle.descriptions import everything, many
from bot.oracle.effects import clauses, effect_sentence
from bot.oracle.keywords import keywords
from bot.oracle.nouns import attached_object, itself
from bot.oracle.optional_costs import may_exert
from bot.oracle.outside_the_game import outside_the_game
from bot.oracle.prohibitions import not_activated
from bot.oracle.quantities import own, quantity, where_x_is
from bot.oracle.replacements import as_enters, copying, draws, enters, instead
from bot.oracle.scope import Named, Scope, Setting
from bot.oracle.sizes import grown, has_x, with_x
from bot.oracle.subjects import Subject
from bot.oracle.trigger_changes import trigger_change

Static: TypeAlias = (
    OptionalAttackCost
    | StaticAbility
    | DamageAbility
    | DamageAsThough
    | ReplacementAbility
    | CounterLimit
    | LoyaltyPermission
    | CombatRule
    | CastingRule
    | TriggerChange
)
Part: TypeAlias = Change | CombatRule | CantActivate | StaysTapped
"""What a predicate says of its subject."""


def static(at: Cursor) -> tuple[Static, ...]:
    """`static` = (while | damage | lure | limit | … | statement) ["."], to the end of the sentence"""
    word = at.token.word if at.token is not None else ""
    special = _BY_FIRST_WORD.get(word, ())
    rules = (_whole_casting, _whole_combat, _whole_trigger_change, counter_limit)
    usual = (*rules, _whole_definition, _whole_statement, enters, copying, _whole_outside)
    return at.first_of(*special, *usual, expected="a static ability")


def _while(at: Cursor) -> tuple[Static, ...]:
    """`while` = ("as long as" condition | "while" condition | "during" turn ["," "as long as" condition]) "," (damage
    | definition | statement | combat | casting)"""
    stated = _turn(at) if at.take("during") else _as_long_as(at, None)
    at.expect(",", expected="the comma after the condition")
    if at.at("as", "long", "as"):
        more = _as_long_as(at, None)
        stated = Stated(Every((stated.condition, more.condition)), more.about)
        at.expect(",", expected="the comma after the condition")
    definition = partial(_definition, stated=stated)
    statement = partial(_statement, it=stated.about)
    productions = (_whole_damage, _whole_as_though, _draws, _whole_casting, _whole_combat, definition, statement)
    found = at.first_of(*productions, expected="what holds while the condition does")
    return under(at, stated.condition, found)


def _turn(at: Cursor) -> Stated:
    """`turn` = "your turn" | "turns other than yours"."""
    if at.take("your", "turn"):
        return Stated(TurnOf(Whose.YOU))
    at.expect("turns", "other", "than", "yours")
    return Stated(Not(TurnOf(Whose.YOU)))


def _as_long_as(at: Cursor, it: ObjectSet | None) -> Stated:
    if not at.take("while"):
        at.expect("as", "long", "as")
    return condition(at, Heard(it, None if it == THIS else it))


def under(at: Cursor, stated: Condition, found: tuple[Static, ...]) -> tuple[Static, ...]:
    """CR 604.1: the abilities, which hold only while the condition does."""
    held: list[Static] = []
    for each in found:
        if each.condition is not None:
            raise at.error("one condition")
        always = replace(each, defining=False) if isinstance(each, StaticAbility) else each  # CR 604.3a
        held.append(replace(always, condition=stated))
    return tuple(held)


def assert_done(at: Cursor) -> None:
    """Every word of the sentence must have been read."""
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")


def subject(at: Cursor) -> Subject:
    """`subject` = itself | attached_object | ("each" | "every") described | ["all"] described in the plural"""
    one = at.attempt(itself) or at.attempt(attached_object)
    if one is not None:
        return Subject(one, plural=False)
    each = at.attempt(many)
    if each is not None:
        return Subject(_matching(at, each), plural=False)
    return Subject(_matching(at, everything(at)), plural=True)


def _matching(at: Cursor, described: Filter) -> Matching:
    """Outside an attack nobody is the defending player (CR 508.5)."""
    if described.side is Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return Matching(described)


def object_set(at: Cursor) -> ObjectSet:
    """`object_set` = subject, whatever its number"""
    return subject(at).what


def _whole_definition(at: Cursor) -> tuple[Static, ...]:
    return _definition(at, None)


def _definition(at: Cursor, stated: Stated | None) -> tuple[Static, ...]:
    """`definition` = (own | "its") ("power and toughness" each_equals quantity | "power" equals quantity ["and its
    toughness" equals ("that number" ["plus" number] | quantity)] | "toughness" equals quantity) (CR 208.2a, 604.3);
    `stated`: of what is so only while a condition holds, such as an attack, in which there is a defending player"""
    if stated is None or stated.about != THIS or not at.take("its"):
        own(at)
    attacks = stated is not None and stated.condition == IsLike(THIS, Filter(statuses=(Status.ATTACKING,)))
    scope = Scope(Setting(defender=attacks), Named((THIS,)))
    if at.take("power", "and", "toughness"):
        if not at.take("are", "each", "equal", "to"):
            at.expect("each", "equal")
        value = quantity(at, scope)
        size = SetPowerToughness(value, value)
    elif at.take("toughness"):
        _equals(at)
        size = SetPowerToughness(None, quantity(at, scope))
    else:
        at.expect("power")
        _equals(at)
        power = quantity(at, scope)
        size = SetPowerToughness(power, at.attempt(lambda at: _its_toughness(at, scope, power)))
    assert_done(at)
    return (StaticAbility(THIS, (size,), defining=True),)


def _equals(at: Cursor) -> None:
    """`equals` = "is equal to" | "equals"."""
    if not at.take("equals"):
        at.expect("is", "equal", "to")


def _its_toughness(at: Cursor, scope: Scope, power: Amount) -> Amount:
    at.expect("and", "its", "toughness")
    _equals(at)
    if not at.take("that", "number"):
        return quantity(at, scope)
    return Plus(power, number(at)) if at.take("plus") else power


def _whole_control(at: Cursor) -> tuple[Static, ...]:
    """`control` = "you control" attached_object (CR 613.1b)"""
    at.expect("you", "control")
    host = attached_object(at)
    assert_done(at)
    return (StaticAbility(host, (GainControl(),)),)


def _whole_option(at: Cursor) -> tuple[Static, ...]:
    """`option` = may_exert, to the end of the sentence"""
    found = may_exert(at)
    assert_done(at)
    return found


def _whole_casting(at: Cursor) -> tuple[Static, ...]:
    """`casting` = one of the whole sentences of `casting_rules`"""
    found = at.first_of(*CASTING_SENTENCES, expected="a rule about players or spells")
    assert_done(at)
    return found


def _whole_trigger_change(at: Cursor) -> tuple[Static, ...]:
    """`trigger_change` = one of the sentences of `trigger_changes`, to the end of the sentence (CR 603.2d)"""
    found = trigger_change(at)
    assert_done(at)
    return found


def _whole_outside(at: Cursor) -> tuple[Static, ...]:
    """`outside` = a sentence about decks or opening hands, to its end"""
    found = outside_the_game(at)
    assert_done(at)
    return found


def _whole_as_though(at: Cursor) -> tuple[Static, ...]:
    """`as_though` = one of the sentences of `damage_as_though`, to its end"""
    found = as_though(at)
    assert_done(at)
    return found


def _whole_combat(at: Cursor) -> tuple[Static, ...]:
    """`combat` = one of the whole sentences of `combat_rules`"""
    found = at.first_of(*WHOLE_SENTENCES, expected="a rule of combat")
    assert_done(at)
    return found


def _whole_statement(at: Cursor) -> tuple[Static, ...]:
    """`statement` = subject predicate { separator predicate } [suffix], to the end of the sentence"""
    return _statement(at, None)


def _whole_addition(at: Cursor) -> tuple[Static, ...]:
    """`addition` = in_addition "," subject ("is" | "are") becoming, which keeps its types (CR 205.1b)"""
    kept = in_addition(at)
    at.expect(",")
    whom = subject(at)
    found = _is(at, scope_of(whom), whom)
    assert_done(at)
    both = replace(found, types_kept="types" in kept, colors_kept="colors" in kept)
    return _abilities(at, whom, [both])


def _statement(at: Cursor, it: ObjectSet | None) -> tuple[Static, ...]:
    """The statement, in which "it" is what a condition before it speaks of; None: nothing has been named."""
    pronoun = it is not None and at.token is not None and at.token.word in _PRONOUNS
    whom = Subject(it, plural=False) if it is not None and pronoun else subject(at)
    predicates = [_of_pronoun(at, whom) if pronoun else _predicate(at, whom)]
    while more := at.attempt(lambda at: _further_predicate(at, whom)):
        predicates.append(more)
    found = _abilities(at, whom, [part for predicate in predicates for part in predicate])
    suffix = at.attempt(lambda at: _suffix(at, whom, alone=len(predicates) == 1))
    if at.take(".") and not at.done:
        still_sentence(at, plural=whom.plural)
        found = tuple(types_kept(at, each) for each in found)
    assert_done(at)
    return found if suffix is None else under(at, suffix, found)


_PRONOUNS: Mapping[str, bool] = {"it": False, "he": False, "she": False, "it's": True, "he's": True, "she's": True}
"""What stands for the subject that a condition has named, and whether "is" is melted with it."""


def _of_pronoun(at: Cursor, whom: Subject) -> tuple[Part, ...]:
    """`of_pronoun` = ("it" | "he" | "she") predicate | ("it's" | "he's" | "she's") becoming"""
    melted = _PRONOUNS[at.one_word(_PRONOUNS, "“it”")]
    return (becoming(at, scope_of(whom), plural=False),) if melted else _predicate(at, whom)


def types_kept(
    at: Cursor, ability: StaticAbility | CombatRule | CantActivate | StaysTapped
) -> StaticAbility | CombatRule | CantActivate | StaysTapped:
    """CR 205.1b, of the ability that sets types."""
    if not isinstance(ability, StaticAbility):
        return ability
    changes = with_types_kept(ability.modifications)
    if changes == ability.modifications:
        raise at.error("a type that was replaced")
    return replace(ability, modifications=changes)


def _suffix(at: Cursor, whom: Subject, *, alone: bool) -> Condition:
    """`suffix` = "as long as" condition | "unless" condition, the latter of one predicate only"""
    it = None if isinstance(whom.what, Matching) else whom.what
    if not at.take("unless"):
        return _as_long_as(at, it).condition
    if not alone:
        raise at.error("one statement alone before “unless”")
    return Not(condition(at, Heard(it, None if it == THIS else it)).condition)


def _abilities(
    at: Cursor, whom: Subject, parts: Sequence[Part]
) -> tuple[StaticAbility | CombatRule | CantActivate | StaysTapped, ...]:
    changes = settled(tuple(part for part in parts if isinstance(part, Change)))
    rules = tuple(part for part in parts if not isinstance(part, Change))
    if has_x(changes):
        changes = with_x(changes, where_x_is(at, scope_of(whom)))
    if not changes:
        return rules
    return (StaticAbility(whom.what, changes, defines(whom, changes)), *rules)


def defines(whom: Subject, changes: Sequence[Modification]) -> bool:
    """CR 604.3a: whether it says what the object's own colors or subtypes are, and nothing else."""
    return whom.what == THIS and all(is_own_value(each) for each in changes)


def is_own_value(change: Modification) -> bool:
    match change:
        case SetColors() | AddColors():
            return True
        case SetTypes(types=types) | AddTypes(types=types, supertypes=()):
            return not types
        case _:
            return False


def _further_predicate(at: Cursor, whom: Subject) -> tuple[Part, ...]:
    """`further_predicate` = ("," | [","] "and") ([pronoun] predicate | own "activated abilities" not_activated)"""
    comma = at.take(",")
    joined = at.take("and")
    if not joined and not comma:
        raise at.error("a further “gets” or “has”")
    if joined and at.take(whom.verb("its", "their"), "activated", "abilities"):
        return (not_activated(at, whom.what),)
    if joined:
        at.take(whom.verb("it", "they"))
    return _predicate(at, whom)


def _predicate(at: Cursor, whom: Subject) -> tuple[Part, ...]:
    """`predicate` = ("gets" | "get") grown | ("has" | "have") traits | ("is" | "are") becoming | ("isn't" | "aren't")
    is_not | ("loses" | "lose") loses | barred | combat_predicate (CR 611.3)"""
    scope = scope_of(whom)
    if at.take(whom.verb("gets", "get")):
        return (grown(at, scope),)
    if at.take(whom.verb("has", "have")):
        return traits(at, scope)
    kind = at.attempt(lambda at: _is(at, scope, whom))
    if kind is not None:
        return (kind,)
    if at.take(whom.verb("isn't", "aren't")):
        return (is_not(at),)
    if at.take(whom.verb("doesn't", "don't"), "untap", "during"):
        return (_stays_tapped(at, whom),)
    if at.take(whom.verb("loses", "lose")):
        return barred(at, loses(at))
    if at.token is None or at.token.word not in _COMBAT_VERBS:
        raise at.error("“gets”, “has”, “can't” or the like")
    return combat_predicate(at, whom)


def _stays_tapped(at: Cursor, whom: Subject) -> StaysTapped:
    """`stays_tapped` = "your untap step", of its own or what you control, | its controller's untap step (CR 502.3)"""
    yours = whom.what == THIS or (isinstance(whom.what, Matching) and whom.what.filter.side is Side.YOU)
    if yours and at.take("your", "untap", "step"):
        return StaysTapped(whom.what)
    if whom.plural:
        if not at.take("their", "controllers'", "untap", "steps"):
            at.expect("their", "controller's", "untap", "step")
    else:
        at.expect("its", "controller's", "untap", "step")
    return StaysTapped(whom.what)


def _is(at: Cursor, scope: Scope, whom: Subject) -> Becoming:
    at.expect(whom.verb("is", "are"))
    return becoming(at, scope, plural=whom.plural, lands=speaks_of_lands(at))


def scope_of(whom: Subject) -> Scope:
    """What "it" and "its" mean in a statement: its subject, each of several by itself."""
    it = AFFECTED if isinstance(whom.what, Matching) else whom.what
    return Scope(Setting(), Named((it,)))


def barred(at: Cursor, lost: tuple[Change, ...]) -> tuple[Change, ...]:
    """`barred` = ["and can't have or gain" keywords], of the keywords that are lost (CR 113.11)"""
    if not at.take("and", "can't", "have", "or", "gain"):
        return lost
    again = {each.keyword for each in keywords(at)}
    if {each.keyword for each in lost if isinstance(each, LoseKeyword)} != again or len(lost) != len(again):
        raise at.error("the same abilities as before")
    return tuple(replace(each, barred=True) for each in lost if isinstance(each, LoseKeyword))


_COMBAT_VERBS = frozenset(
    {"can't", "can", "attacks", "attack", "blocks", "block", "must", "assigns", "assign", "is", "are"}
)


def _whole_loyalty(at: Cursor) -> tuple[Static, ...]:
    """`loyalty` = ["on any player's turn" ","] "you may activate" ["the"] "loyalty abilities of" object_set
    (["on any player's turn"] "any time" ["that"] "you could cast an instant" | "twice each turn rather than only once")
    (CR 606.3)"""
    if at.take("on", "any", "player's", "turn"):
        at.expect(",")
    at.expect("you", "may", "activate")
    at.take("the")
    at.expect("loyalty", "abilities", "of")
    whose = object_set(at)
    if at.take("twice", "each", "turn", "rather", "than", "only", "once"):
        permission = LoyaltyPermission(whose, times=2)
    else:
        at.take("on", "any", "player's", "turn")
        at.expect("any", "time")
        at.take("that")
        at.expect("you", "could", "cast", "an", "instant")
        permission = LoyaltyPermission(whose, as_instant=True)
    assert_done(at)
    return (permission,)


def _whole_damage(at: Cursor) -> tuple[Static, ...]:
    """`damage` = one of the sentences of `damage_changes` (CR 614.1, 615.1)"""
    found = damage_ability(at, clauses)
    assert_done(at)
    return found


def draws_with_more(sentences: Sequence[Cursor]) -> tuple[Static, ...]:
    """`draws_with_more` = draws { effect_sentence } (CR 614.11)"""

    def more(scope: Scope, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        for sentence in sentences[1:]:
            effects = effect_sentence(sentence, scope, effects)
        return effects

    return draws(sentences[0], clauses, more)


def _draws(at: Cursor) -> tuple[Static, ...]:
    """`draws` = one of the sentences of `replacements.draws` (CR 614.11)"""
    return draws(at, clauses)


def prevention_with_more(sentences: Sequence[Cursor]) -> tuple[DamageAbility, ...]:
    """`prevention_with_more` = a prevention { a sentence that is its other part } (CR 615.5)"""
    first, *others = sentences
    found = damage_ability(first, clauses)
    assert_done(first)
    if len(found) != 1:
        raise first.error("one prevention, of which there is more to say")
    for sentence in others:
        found = (prevented_ability(sentence, found[0], clauses),)
        assert_done(sentence)
    return found


_BY_FIRST_WORD: Mapping[str, tuple[Callable[[Cursor], tuple[Static, ...]], ...]] = {
    **dict.fromkeys(("prevent", "double", "triple", "combat", "noncombat", "damage"), (_whole_damage,)),
    "all": (_whole_damage, _whole_as_though),
    "if": (_whole_trigger_change, _whole_damage, instead, _draws, enters),
    "you": (_whole_loyalty, _whole_control, _whole_option),
    "on": (_whole_loyalty,),
    "as": (_while, as_enters),
    "while": (_while,),
    "during": (_while,),
    "in": (_whole_addition,),
}
