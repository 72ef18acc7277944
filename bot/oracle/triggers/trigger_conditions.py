"""Trigger conditions (CR 603.1): the subject, the event, and what the effects can refer to.

What the engine calls the triggering object differs from event to event; a reference that it can't resolve is not
read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import (
    BecomesTarget,
    GainsLife,
    LosesLife,
    PhasesOut,
    Sacrifices,
    StateIs,
)
from bot.engine.magic.words.conditions import Condition, NumberOf, Whose
from bot.oracle.conditions import NamedBefore, StatedCondition, read_condition
from bot.oracle.nouns.own_names_and_qualities import read_attached_object, read_itself
from bot.oracle.nouns.permanents import read_described, read_one_described
from bot.oracle.nouns.scope import NamedSoFar, Setting
from bot.oracle.nouns.spells_and_cards import read_damage_source
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table
from bot.oracle.triggers.attacks_and_blocks import (
    ATTACKED,
    attack_together,
    read_attacks_trigger,
    read_battalion_trigger,
    read_becomes_blocked_trigger,
    read_blocks_trigger,
    read_enlists_trigger,
    read_is_attacked_trigger,
    read_mentors_trigger,
    read_trains_trigger,
    read_you_attack_trigger,
    read_you_exert_trigger,
)
from bot.oracle.triggers.damage import (
    ONE_PLAYER,
    read_damage_trigger,
    read_deals_damage_trigger,
    read_is_prevented_trigger,
)
from bot.oracle.triggers.spells_cards_and_players import read_becomes_of_object, read_stack_trigger, read_state_trigger
from bot.oracle.triggers.steps import read_step_trigger
from bot.oracle.triggers.trigger_context import (
    TRIGGERING,
    Trigger,
    about_other_creature,
    about_subject,
    about_unnamed,
    without_defending_player,
)


def read_trigger(at: Cursor) -> Trigger:
    """`trigger` = event_in_turn { further_event } ["for the first time each turn"] "," ["if" conditional_trigger], to
    the comma behind the condition (CR 603.4)"""
    found = _read_event_in_turn(at)
    while (further := at.attempt(partial(_read_further_event, before=found))) is not None:
        found = further
    if at.take("for", "the", "first", "time", "each", "turn"):
        return _read_first_time(at, found)
    at.expect(",", expected="the comma after the trigger condition")
    return read_conditional_trigger(at, found) if at.take("if") else found


def _read_first_time(at: Cursor, found: Trigger) -> Trigger:
    """CR 603.2: read "for the first time each turn" as a limit, for events of the source itself.

    The source has the ability from the moment it enters, so the limit counts every such event. An ability that another
    object gives may come after the first one, and is not read."""
    first = _read_first_of_player(at, found)
    if first is not None:
        return first
    if not isinstance(found.condition, ab.Attacks | BecomesTarget) or found.condition.who != fl.THIS or not at.names:
        raise at.error("what befalls the source itself")
    at.expect(",", expected="the comma after the trigger condition")
    if at.at("if"):
        raise at.error("no condition on what may be the second time")
    return found._replace(limit=ab.TurnLimit())


def _read_first_of_player(at: Cursor, found: Trigger) -> Trigger | None:
    """Return the trigger on the first such event of the turn where the game remembers those before it: life gained or
    lost; None for any other."""
    if not isinstance(found.condition, GainsLife | LosesLife):
        return None
    if isinstance(found.condition, GainsLife) and found.condition.by is not None:
        return None
    at.expect(",", expected="the comma after the trigger condition")
    found = found._replace(condition=replace(found.condition, first=True))
    return read_conditional_trigger(at, found) if at.take("if") else found


def _read_while(at: Cursor, found: Trigger) -> Trigger:
    """`while` = "while" condition, which is asked as the event happens alone (CR 603.2)"""
    at.expect("while")
    condition = _read_stated_condition(at, found).condition
    return found._replace(condition=ab.While(found.condition, condition))


def _read_event_in_turn(at: Cursor) -> Trigger:
    """`event_in_turn` = (step_trigger | event_trigger) [TURNS | while]"""
    found = at.first_of(read_step_trigger, read_event_trigger, expected="a trigger condition that the engine knows")
    if at.at("while"):
        return _read_while(at, found)
    turn = None if isinstance(found.condition, StateIs) else at.choose(_TURNS)
    return found if turn is None else found._replace(condition=ab.During(found.condition, turn))


_TURNS = phrase_table(
    {
        "during your turn": Whose.YOU,
        "during an opponent's turn": Whose.AN_OPPONENT,
        "during each opponent's turn": Whose.AN_OPPONENT,
    }
)


def _read_further_event(at: Cursor, before: Trigger) -> Trigger:
    """`further_event` = (("and" | [","] "or") (event_in_turn | ("when" | "whenever") "it" event_of) | [","] "or"
    bare_event | "," bare_event, before "or") (CR 603.2): the effects may speak of what both name alike"""
    comma = at.take(",")
    joined = at.take("or") or (not comma and at.take("and"))
    if not joined and not (comma and _is_list_of_events(at)):
        raise at.error("a further event")
    further = (
        at.attempt(partial(_read_event_of_it, before=before)) or at.attempt(_read_event_in_turn) or _read_bare_event(at)
    )
    condition = ab.AnyOf((before.condition, further.condition))
    return Trigger(
        condition, _named_by_both(before.named, further.named), _setting_of_both(before.setting, further.setting)
    )


def _is_list_of_events(at: Cursor) -> bool:
    """Whether what comes next is an event, and another one behind ", or"."""
    start = at.position
    found = at.attempt(_read_bare_event) is not None and at.take(",", "or")
    at.position = start
    return found


def _read_event_of_it(at: Cursor, before: Trigger) -> Trigger:
    if not at.take("when"):
        at.expect("whenever")
    if before.named.objects != (fl.THIS,) and before.condition != ab.Dies():
        raise at.error("a reference to the source")
    if at.take("you", "sacrifice", "it"):
        return Trigger(Sacrifices(fl.Side.YOU, this=True), NamedSoFar((fl.THIS,)), Setting(gone=True))
    at.expect("it")
    return read_event_of(at, fl.THIS)


def _named_by_both(first: NamedSoFar, second: NamedSoFar) -> NamedSoFar:
    """Return what pronouns stand for, whichever of the two events has happened."""
    return NamedSoFar(
        tuple(each for each in first.objects if each in second.objects and each == fl.THIS),
        player=first.player if first.player == second.player else None,
        on_stack=first.on_stack if first.on_stack == second.on_stack else None,
    )


def _setting_of_both(first: Setting, second: Setting) -> Setting:
    """Return what holds, whichever of the two events has happened."""
    return Setting(
        defender=first.defender and second.defender,
        amount=first.amount and second.amount,
        gone=first.gone or second.gone,
    )


def read_conditional_trigger(at: Cursor, found: Trigger) -> Trigger:
    """Return the trigger with its condition (CR 603.4); where nothing else was named, "it" is what the condition is
    about."""
    stated = _read_only_if(at, found)
    named = replace(found.named, pair=stated.pair)
    if not named.objects and stated.about is not None:
        named = replace(named, objects=(stated.about,))
    return found._replace(only_if=stated.condition, named=named)


def read_condition_of_trigger(at: Cursor, found: Trigger) -> Condition:
    """Read what stands after the "if" of the trigger, and return that condition alone (CR 603.4)."""
    return _read_only_if(at, found).condition


def _read_only_if(at: Cursor, found: Trigger) -> StatedCondition:
    """`only_if` = condition ",", which is checked again as the ability resolves (CR 603.4)"""
    stated = _read_stated_condition(at, found)
    at.expect(",", expected="the comma after the condition")
    return stated


def _read_stated_condition(at: Cursor, found: Trigger) -> StatedCondition:
    named = found.named.objects
    others = tuple(each for each in named if each != fl.THIS)
    it = named[0] if len(named) == 1 else None
    that_one = others[0] if len(others) == 1 else None
    was = subject_that_was(found.condition)
    stated = read_condition(at, NamedBefore(it, that_one, found.named.player is not None, found.named.on_stack, was))
    if found.setting.gone and stated.about == fl.THIS:
        raise at.error("a condition on something that is still there")
    if that_one is not None:
        stated = stated._replace(condition=_apart_from(found.condition, that_one, stated.condition))
    return stated


def _apart_from(event: ab.TriggerCondition, that_one: fl.ObjectSet, condition: Condition) -> Condition:
    """Let "other" set apart what the event is about, where the condition counts more of its kind: "whenever a Mountain
    you control enters, if you control five other Mountains"."""
    if not isinstance(event, ab.Enters | ab.Attacks) or not isinstance(event.who, fl.Matching):
        return condition
    if not isinstance(condition, NumberOf) or condition.by is not None or not condition.what.other:
        return condition
    if event.who.filter.other or condition.what.all_of != event.who.filter.all_of:
        return condition
    return replace(condition, what=replace(condition.what, other=False), besides=that_one)


def subject_that_was(condition: ab.TriggerCondition) -> fl.ObjectSet | None:
    """What an event is about that takes an object from the battlefield; None of others (CR 603.10a)."""
    if not isinstance(condition, ab.Dies | ab.Leaves):
        return None
    return fl.THIS if condition.who == fl.THIS else TRIGGERING


def read_event_trigger(at: Cursor) -> Trigger:
    """`event_trigger` = ("when" | "whenever") bare_event | "when" state_trigger"""
    state = at.take("when")
    if not state:
        at.expect("whenever")
    found = at.attempt(_read_bare_event)
    return read_state_trigger(at) if state and found is None else found or _read_bare_event(at)


def _read_bare_event(at: Cursor) -> Trigger:
    """`bare_event` = you_attack_trigger | you_exert_trigger | is_attacked_trigger | is_prevented_trigger |
    stack_trigger | one_or_more_trigger | battalion_trigger | event_of_objects"""
    productions = (
        read_you_attack_trigger,
        read_you_exert_trigger,
        read_is_attacked_trigger,
        read_is_prevented_trigger,
        read_stack_trigger,
        _read_one_or_more_trigger,
        read_battalion_trigger,
        _read_event_of_objects,
    )
    return at.first_of(*productions, expected="an event that the engine knows")


def _read_event_of_objects(at: Cursor) -> Trigger:
    """`event_of_objects` = subject_of_event event_of | a_source deals_damage_trigger (CR 609.7)"""
    sources = at.attempt(_read_a_source)
    return read_event_of(at, _read_subject_of_event(at)) if sources is None else read_deals_damage_trigger(at, sources)


def _read_a_source(at: Cursor) -> fl.Sources:
    """`a_source` = ("a" | "an") damage_source (CR 109.2c)"""
    if not at.take("a"):
        at.expect("an")
    return fl.Sources(read_damage_source(at, plural=False))


def read_event_of(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`event_of` = event ["or" event], after their subject"""
    first = _read_event(at, who)
    if not at.take("or"):
        return first
    return _read_either_event(at, who, first, _read_event(at, who))


def _read_one_or_more_trigger(at: Cursor) -> Trigger:
    """`one_or_more_trigger` = (number "or more" described | "at least one" described in the singular) ("attack"
    [ATTACKED] | "deal" damage_trigger | "die" | "enter"), the verb in their number; more than one may only attack
    (CR 603.2c)"""
    singular = at.take("at", "least", "one")
    least = 1
    if not singular:
        least = read_number(at)
        at.expect("or", "more")
    who = without_defending_player(at, read_described(at, plural=not singular))
    ending = "s" if singular else ""
    if at.take(f"attack{ending}"):
        return attack_together(who, least, at.choose(ATTACKED) or ab.TriggerRecipient.ANYTHING)
    if least > 1:
        raise at.error("“attack”")
    if at.take(f"enter{ending}"):
        at.take("the", "battlefield")
        return Trigger(ab.Enters(fl.Matching(who), together=True), NamedSoFar(), Setting(amount=True))
    if at.take(f"die{ending}"):
        return Trigger(ab.Dies(fl.Matching(who), together=True), NamedSoFar(), Setting(amount=True))
    at.expect(f"deal{ending}")
    found = read_damage_trigger(at, fl.Matching(who))
    if not isinstance(found.condition, ab.DealsDamage) or found.condition.to not in ONE_PLAYER:
        raise at.error("damage to a player")
    return found._replace(condition=replace(found.condition, together=True))


def _read_subject_of_event(at: Cursor) -> fl.ObjectSet:
    """`subject_of_event` = "your commander" | itself ["or" (attached_object | another)] | attached_object |
    one_described"""
    if at.take("your", "commander"):
        return fl.Matching(fl.Filter(commander=True, owner=fl.Side.YOU))
    if at.attempt(read_itself) is None:
        host = at.attempt(read_attached_object)
        return fl.Matching(without_defending_player(at, read_one_described(at))) if host is None else host
    if not at.take("or"):
        return fl.THIS
    return fl.Together((fl.THIS, at.attempt(read_attached_object) or _read_another(at)))


def _read_another(at: Cursor) -> fl.ObjectSet:
    """`another` = "another" one_described, beside the source"""
    if not at.at("another"):
        raise at.error("“another”")
    return fl.Matching(without_defending_player(at, read_one_described(at)))


def _read_event(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`event` = EVENTS: attacks_trigger | blocks_trigger | becomes | deals_damage_trigger | is_damaged_or_dies | dies |
    enters | leaves | phases_out"""
    event = _EVENTS.get(at.token.word) if at.token is not None else None
    if event is None:
        raise at.error("an event that the engine knows")
    return event(at, who)


def _read_becomes(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`becomes` = "becomes" DESIGNATION (CR 702.112b) | "becomes crewed" (702.122d) | becomes_blocked_trigger |
    becomes_of_object"""
    found = at.attempt(partial(read_becomes_of_object, who=who))
    if found is not None:
        return found
    if at.take("becomes", "crewed"):
        return Trigger(ab.BecomesCrewed(who), about_subject(who))
    for each in Designation:
        if at.take("becomes", each):
            return Trigger(ab.BecomesDesignated(who, each), about_subject(who))
    return read_becomes_blocked_trigger(at, who)


def _read_phases_out(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`phases_out` = "phases out" (CR 702.26f)"""
    at.expect("phases", "out")
    return Trigger(PhasesOut(who), about_subject(who), Setting(gone=who == fl.THIS))


def _read_is_damaged_or_dies(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`is_damaged_or_dies` = "is dealt damage" | ("is put into exile" | "is exiled") "from the battlefield"; what is
    put into a graveyard dies"""
    if at.take("is", "put", "into", "exile", "from", "the", "battlefield") or at.take(
        "is", "exiled", "from", "the", "battlefield"
    ):
        return Trigger(ab.Leaves(who, to=Zone.EXILE), about_unnamed(who), Setting(gone=who == fl.THIS))
    if at.at("is", "put"):
        return _read_dies(at, who)
    at.expect("is", "dealt")
    excess = at.take("excess")
    combat = False if at.take("noncombat") else True if at.take("combat") else None
    at.expect("damage")
    return Trigger(ab.IsDealtDamage(who, excess, combat), about_subject(who), Setting(amount=True))


def _read_dies(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`dies` = "dies" | "is put into" WHOSE_GRAVEYARD "graveyard from the battlefield" | "is put from the battlefield
    into" WHOSE_GRAVEYARD "graveyard" (CR 700.4), which is that of its owner (404.1); what the source is attached to is
    on the battlefield, and need not be said to be"""
    if not at.take("dies"):
        at.expect("is", "put")
        said_first = at.take("from", "the", "battlefield")
        at.expect("into")
        owner = at.choose(_WHOSE_GRAVEYARD)
        if owner is None:
            raise at.error("whose graveyard")
        at.expect("graveyard")
        if not said_first and (who != fl.AttachedObject() or at.at("from")):
            at.expect("from", "the", "battlefield")
        who = _owned_by(at, who, owner)
    was = fl.THIS if who == fl.THIS else TRIGGERING
    named = replace(about_unnamed(who), buried=fl.CardInGraveyard(triggering=who != fl.THIS), counters_of=was)
    return Trigger(ab.Dies(who), named, Setting(gone=who == fl.THIS))


_WHOSE_GRAVEYARD = phrase_table({"a": fl.Side.ANY, "your": fl.Side.YOU, "an opponent's": fl.Side.OPPONENT})


def _owned_by(at: Cursor, who: fl.ObjectSet, owner: fl.Side) -> fl.ObjectSet:
    """Return those of the objects that such a player owns; the source itself under its own owner's eyes alone."""
    if owner is fl.Side.ANY or (who == fl.THIS and owner is fl.Side.YOU):
        return who
    if not isinstance(who, fl.Matching):
        raise at.error("what is described")
    return fl.Matching(replace(who.filter, owner=owner))


def _read_enters(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`enters` = "enters" ["the battlefield"] ["tapped" | "untapped"] ["under your control"] ["from" ("a" | "your")
    "graveyard"] ["during the declare attackers step"] (CR 603.6a)"""
    at.expect("enters")
    at.take("the", "battlefield")
    tapped = True if at.take("tapped") else False if at.take("untapped") else None
    if isinstance(who, fl.Matching) and who.filter.side is fl.Side.ANY and at.take("under", "your", "control"):
        who = fl.Matching(replace(who.filter, side=fl.Side.YOU))
    yours = at.take("from", "your", "graveyard")
    if yours:
        who = _owned_by(at, who, fl.Side.YOU)
    origin = Zone.GRAVEYARD if yours or at.take("from", "a", "graveyard") else None
    return Trigger(ab.Enters(who, during=at.choose(_DURING), tapped=tapped, origin=origin), about_subject(who))


_DURING = phrase_table(
    {
        "during the declare attackers step": Step.DECLARE_ATTACKERS,
        "during the declare blockers step": Step.DECLARE_BLOCKERS,
    }
)


def _read_leaves(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`leaves` = "leaves the battlefield" (CR 603.6c)"""
    at.expect("leaves", "the", "battlefield")
    named = replace(about_unnamed(who), counters_of=fl.THIS if who == fl.THIS else TRIGGERING)
    return Trigger(ab.Leaves(who), named, Setting(gone=who == fl.THIS))


def _read_evolves(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`evolves` = "evolves" (CR 702.100b)"""
    at.expect("evolves")
    return Trigger(ab.Evolves(who), about_subject(who))


def _read_crews(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`crews` = "crews a Vehicle" | "saddles a Mount" ["or crews a Vehicle"] (CR 702.122b, 702.171c)"""
    saddles = at.take("saddles", "a", "mount")
    crews = not saddles or at.take("or")
    if crews:
        at.expect("crews", "a", "vehicle")
    return Trigger(
        ab.Crews(who, crews, saddles), about_other_creature(who) if who == fl.THIS else NamedSoFar((TRIGGERING,))
    )


def _read_exploits(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`exploits` = "exploits" one_described (CR 702.110b)"""
    at.expect("exploits")
    what = without_defending_player(at, read_one_described(at))
    if "Creature" not in what.all_of:
        raise at.error("a creature")
    return Trigger(ab.Exploits(who, what), about_other_creature(who))


def _read_transforms(at: Cursor, who: fl.ObjectSet) -> Trigger:
    """`transforms` = "transforms" ["into" itself] (CR 701.27e)"""
    at.expect("transforms")
    if who == fl.THIS and at.take("into"):
        read_itself(at)
    return Trigger(ab.Transforms(who), about_subject(who))


_EVENTS: Mapping[str, Callable[[Cursor, fl.ObjectSet], Trigger]] = {
    "attacks": read_attacks_trigger,
    "blocks": read_blocks_trigger,
    "crews": _read_crews,
    "saddles": _read_crews,
    "becomes": _read_becomes,
    "deals": read_deals_damage_trigger,
    "is": _read_is_damaged_or_dies,
    "dies": _read_dies,
    "enlists": read_enlists_trigger,
    "evolves": _read_evolves,
    "enters": _read_enters,
    "exploits": _read_exploits,
    "leaves": _read_leaves,
    "mentors": read_mentors_trigger,
    "phases": _read_phases_out,
    "trains": read_trains_trigger,
    "transforms": _read_transforms,
}


def _read_either_event(at: Cursor, who: fl.ObjectSet, first: Trigger, second: Trigger) -> Trigger:
    """`either_event` = …, two events of the source, each read before; "blocks or becomes blocked by a creature" is
    about that creature"""
    by = second.condition.by if isinstance(second.condition, ab.BecomesBlocked) else None
    alike = by is not None and first.condition == ab.Blocks(who)
    if by is not None and alike:
        first = Trigger(ab.Blocks(who, each=True, what=by), about_other_creature(who))
    many = isinstance(second.condition, ab.BecomesBlocked) and second.condition.at_least > 1
    first, second = (each._replace(named=replace(each.named, buried=None)) for each in (first, second))
    if (by not in {None, fl.CREATURE} and not alike) or many or (by is not None and first.named != second.named):
        raise at.error("two events about the same objects")
    named = first.named if first.named == second.named else _named_by_both(first.named, second.named)
    if who == fl.AttachedObject() and by is None:  # both events are of what the source is attached to
        named = replace(named, objects=(fl.AttachedObject(),))
    setting = _setting_of_both(first.setting, second.setting)
    return Trigger(ab.AnyOf((first.condition, second.condition)), named, setting)
