"""Trigger conditions (CR 603.1): whose event, which event, and what the event leaves to refer to.

What the engine calls the triggering object differs from event to event; only a reference that it finds is read."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.magic.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesRenowned,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    Enlists,
    Enters,
    Evolves,
    Exerts,
    IsDealtDamage,
    IsPrevented,
    Leaves,
    Mentors,
    Met,
    PlayerAttacks,
    Trains,
)
from bot.engine.magic.conditions import Condition
from bot.engine.magic.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    CardInGraveyard,
    Filter,
    Matching,
    ObjectSet,
    Players,
    Side,
    ThatSource,
)
from bot.engine.magic.steps import Step
from bot.oracle.amounts import number
from bot.oracle.conditions import Heard, Stated, condition
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described, one
from bot.oracle.nouns import attached_object, itself
from bot.oracle.scope import Named, Setting
from bot.oracle.stack_triggers import stack_trigger, state_trigger
from bot.oracle.tables import phrase_table
from bot.oracle.triggering import TRIGGERING, Trigger, about, alone


def trigger(at: Cursor) -> Trigger:
    """`trigger` = (event | step) "," ["if" only_if]: the condition and the comma behind it (CR 603.4)"""
    found = at.first_of(_step, event_trigger, expected="a trigger condition that the engine knows")
    at.expect(",", expected="the comma after the trigger condition")
    return with_condition(at, found) if at.take("if") else found


def with_condition(at: Cursor, found: Trigger) -> Trigger:
    """CR 603.4: the trigger with its condition; what that is about can be spoken of where nothing else was named."""
    stated = _only_if(at, found)
    named = found.named
    if not named.objects and stated.about is not None:
        named = replace(named, objects=(stated.about,))
    return found._replace(only_if=stated.condition, named=named)


def only_if(at: Cursor, found: Trigger) -> Condition:
    """The condition alone."""
    return _only_if(at, found).condition


def _only_if(at: Cursor, found: Trigger) -> Stated:
    """`only_if` = condition ",", which is checked again as the ability resolves (CR 603.4)"""
    named = found.named.objects
    others = tuple(each for each in named if each != THIS)
    it = named[0] if len(named) == 1 else None
    that_one = others[0] if len(others) == 1 else None
    stated = condition(at, Heard(it, that_one, found.named.player is not None, found.named.on_stack))
    if found.setting.gone and stated.about == THIS:
        raise at.error("a condition on something that is still there")
    at.expect(",", expected="the comma after the condition")
    return stated


def _step_table() -> dict[str, BeginningOf]:
    """Each step and phase by its words (CR 500.1), of whose turn."""
    found = {
        "combat on your turn": BeginningOf(Step.BEGINNING_OF_COMBAT.value),
        "combat on each of your turns": BeginningOf(Step.BEGINNING_OF_COMBAT.value),
        "each combat": BeginningOf(Step.BEGINNING_OF_COMBAT.value, yours=False),
        "combat on each opponent's turn": BeginningOf(Step.BEGINNING_OF_COMBAT.value, yours=False, opponents=True),
        "your first main phase": BeginningOf(Step.PRECOMBAT_MAIN.value),
        "your second main phase": BeginningOf(Step.POSTCOMBAT_MAIN.value),
        "the end step": BeginningOf(Step.END.value, yours=False),
    }
    named = {
        "upkeep": Step.UPKEEP,
        "draw step": Step.DRAW,
        "precombat main phase": Step.PRECOMBAT_MAIN,
        "postcombat main phase": Step.POSTCOMBAT_MAIN,
        "end step": Step.END,
    }
    for words, step in named.items():
        found[f"your {words}"] = BeginningOf(step.value)
        found[f"each of your {words}s"] = BeginningOf(step.value)
        found[f"each {words}"] = BeginningOf(step.value, yours=False)
        found[f"each player's {words}"] = BeginningOf(step.value, yours=False)
        found[f"each opponent's {words}"] = BeginningOf(step.value, yours=False, opponents=True)
        for phrase in (f"the chosen player's {words}", f"the {words} of the chosen player"):
            found[phrase] = BeginningOf(step.value, yours=False, chosen=True)
    return found


_STEPS = _step_table()
_STEP_TABLE = phrase_table(_STEPS)
_OF_A_PLAYER = phrase_table(
    {
        words: Players.TRIGGERING_PLAYER
        for words, condition in _STEPS.items()
        if words.startswith(("each player's", "each opponent's")) or condition.chosen
    }
)


def _step(at: Cursor) -> Trigger:
    """`step` = "at end of combat" | "at the beginning of" step (CR 603.2b)"""
    if at.take("at", "end", "of", "combat"):
        return Trigger(BeginningOf(Step.END_OF_COMBAT.value, yours=False), Named())
    at.expect("at", "the", "beginning", "of")
    that_player = Cursor(at.tokens, at.names, at.position).choose(_OF_A_PLAYER)
    found = at.choose(_STEP_TABLE)
    if found is None:
        raise at.error("a step that the engine waits for")
    return Trigger(found, Named(player=that_player))


def event_trigger(at: Cursor) -> Trigger:
    """`event` = ("when" | "whenever") (you_attack | you_exert | is_attacked | is_prevented | stack_trigger
    | one_or_more | battalion | whose event ["or" event]) | "when" state_trigger"""
    state = at.take("when")
    if not state:
        at.expect("whenever")
    productions = (
        _you_attack,
        _you_exert,
        _is_attacked,
        _is_prevented,
        stack_trigger,
        _one_or_more,
        _battalion,
        _of_objects,
    )
    return at.first_of(*productions, *([state_trigger] if state else []), expected="an event that the engine knows")


def _of_objects(at: Cursor) -> Trigger:
    """`of_objects` = whose event ["or" event]"""
    return of_named(at, _whose(at))


def of_named(at: Cursor, who: ObjectSet) -> Trigger:
    """`of_named` = event ["or" event], behind what the events are about"""
    first = _event(at, who)
    if not at.take("or"):
        return first
    return _either(at, who, first, _event(at, who))


def _you_attack(at: Cursor) -> Trigger:
    """`you_attack` = "you attack" ["with" number "or more" described | attacked] (CR 508.3d-e)"""
    at.expect("you", "attack")
    if at.take("with"):
        least = number(at)
        at.expect("or", "more")
        return _attack_together(
            replace(_undefended(at, described(at, plural=True)), side=Side.YOU), least, Met.ANYTHING
        )
    return _attack_together(YOUR_CREATURE, 1, at.choose(_ATTACKED) or Met.ANYTHING)


def _you_exert(at: Cursor) -> Trigger:
    """`you_exert` = "you exert" one (CR 701.43a)"""
    at.expect("you", "exert")
    return Trigger(Exerts(Matching(_undefended(at, one(at)))), Named((TRIGGERING,)))


def _is_attacked(at: Cursor) -> Trigger:
    """`is_attacked` = ("you're" | "enchanted player is" | …) "attacked" (CR 508.3b)"""
    found = at.choose(_IS_ATTACKED)
    if found is None:
        raise at.error("who is attacked")
    return _attack_together(CREATURE, 1, found)


_IS_ATTACKED = phrase_table(
    {
        "you're attacked": Met.YOU,
        "you are attacked": Met.YOU,
        "a player is attacked": Met.PLAYER,
        "an opponent is attacked": Met.OPPONENT,
        "enchanted player is attacked": Met.ENCHANTED_PLAYER,
        "a planeswalker is attacked": Met.PLANESWALKER,
        "a battle is attacked": Met.BATTLE,
    }
)
"""CR 508.3b: what is attacked, by however many creatures."""


def _is_prevented(at: Cursor) -> Trigger:
    """`is_prevented` = "damage that would be dealt to" recipient "is prevented" (CR 615.13)"""
    at.expect("damage", "that", "would", "be", "dealt", "to")
    to = at.choose(_DAMAGED)
    if to is None:
        raise at.error("“you”, “a creature” or the like")
    at.expect("is", "prevented")
    return Trigger(IsPrevented(to), Named((THIS,)), Setting(amount=True))


def _attack_together(creatures: Filter, least: int, met: Met) -> Trigger:
    one_player = met in {Met.PLAYER, Met.OPPONENT, Met.ENCHANTED_PLAYER}
    named = Named(player=Players.TRIGGERING_PLAYER if one_player else None)
    setting = Setting(defender=met is not Met.ANYTHING, amount=True)
    return Trigger(PlayerAttacks(creatures, least, met), named, setting)


def _one_or_more(at: Cursor) -> Trigger:
    """`one_or_more` = ("one or more" described | "at least one" described in the singular) ("attack" [attacked]
    | "deal" damage | "enter"), the verb in their number (CR 603.2c)"""
    singular = at.take("at", "least", "one")
    if not singular:
        at.expect("one", "or", "more")
    who = _undefended(at, described(at, plural=not singular))
    ending = "s" if singular else ""
    if at.take(f"attack{ending}"):
        return _attack_together(who, 1, at.choose(_ATTACKED) or Met.ANYTHING)
    if at.take(f"enter{ending}"):
        at.take("the", "battlefield")
        return Trigger(Enters(Matching(who), together=True), Named(), Setting(amount=True))
    at.expect(f"deal{ending}")
    found = _damage(at, Matching(who))
    if not isinstance(found.condition, DealsDamage) or found.condition.to not in _ONE_PLAYER:
        raise at.error("damage to a player")
    return found._replace(condition=replace(found.condition, together=True))


def _battalion(at: Cursor) -> Trigger:
    """`battalion` = itself "and at least" number "other" ("creature attack" | "creatures attack")"""
    itself(at)
    at.expect("and", "at", "least")
    others = number(at)
    at.expect("other", "creature" if others == 1 else "creatures", "attack")
    return Trigger(Attacks(others=others), about(THIS), WITH_DEFENDER)


def _whose(at: Cursor) -> ObjectSet:
    """`whose` = itself ["or another creature" [side]] | attached_object | one; a Vehicle may die as no creature"""
    creature = at.at("this", "creature") or not at.at("this")
    if at.attempt(itself) is None:
        host = at.attempt(attached_object)
        return Matching(_undefended(at, one(at))) if host is None else host
    if not creature or not at.take("or"):
        return THIS
    other = _undefended(at, one(at))
    if other != replace(CREATURE, other=True, side=other.side) or other.side is Side.OPPONENT:
        raise at.error("“another creature”, which with the source is any creature")
    return Matching(replace(other, other=False))


def _undefended(at: Cursor, found: Filter) -> Filter:
    if found.side is Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return found


def _event(at: Cursor, who: ObjectSet) -> Trigger:
    """`event` = attacks | blocks | becomes_blocked | deals_damage | is_dealt_damage | dies | enters | leaves"""
    event = _EVENTS.get(at.token.word) if at.token is not None else None
    if event is None:
        raise at.error("an event that the engine knows")
    return event(at, who)


def _against(who: ObjectSet) -> Named:
    """The event is about the other creature; nothing stands for the first, unless it is the source."""
    return Named((THIS, TRIGGERING)) if who == THIS else Named()


WITH_DEFENDER = Setting(defender=True)


def _attacks(at: Cursor, who: ObjectSet) -> Trigger:
    """`attacks` = "attacks" ["alone" | "and isn't blocked" | attacked] (CR 508.3a, 506.5, 509.3g)"""
    at.expect("attacks")
    if at.take("and", "isn't", "blocked"):
        return Trigger(AttacksUnblocked(who), about(who), WITH_DEFENDER)
    if at.take("alone"):
        return Trigger(Attacks(who, alone=True), about(who), WITH_DEFENDER)
    met = at.choose(_ATTACKED) or Met.ANYTHING
    that_player = Players.DEFENDING_PLAYER if met in {Met.PLAYER, Met.OPPONENT} else None
    return Trigger(Attacks(who, at=met), replace(about(who), player=that_player), WITH_DEFENDER)


_ATTACKED = phrase_table(
    {
        "a player": Met.PLAYER,
        "an opponent": Met.OPPONENT,
        "you": Met.YOU,
        "a planeswalker": Met.PLANESWALKER,
        "a battle": Met.BATTLE,
        "a player or planeswalker": Met.PLAYER_OR_PLANESWALKER,
        "you or a planeswalker you control": Met.YOU_OR_YOUR_PLANESWALKER,
    }
)
"""What is attacked (CR 508.3a)."""


def _blocks(at: Cursor, who: ObjectSet) -> Trigger:
    """`blocks` = "blocks" ["a creature" | number "or more creatures"] (CR 509.3a-b, e)"""
    at.expect("blocks")
    if at.take("a", "creature"):
        return Trigger(Blocks(who, each=True), _against(who))
    return Trigger(Blocks(who, at_least=at.attempt(_or_more_creatures) or 1), alone(who))


def _or_more_creatures(at: Cursor) -> int:
    """`or_more_creatures` = number "or more creatures"."""
    least = number(at)
    at.expect("or", "more", "creatures")
    return least


def _becomes(at: Cursor, who: ObjectSet) -> Trigger:
    """`becomes` = "becomes renowned" (CR 702.112b) | becomes_blocked"""
    if at.take("becomes", "renowned"):
        return Trigger(BecomesRenowned(who), about(who))
    return _becomes_blocked(at, who)


def _becomes_blocked(at: Cursor, who: ObjectSet) -> Trigger:
    """`becomes_blocked` = "becomes blocked" ["by" (one | number "or more creatures")] (CR 509.3c-e)"""
    at.expect("becomes", "blocked")
    by = at.take("by")
    least = at.attempt(_or_more_creatures) if by else 1
    if least is not None:
        return Trigger(BecomesBlocked(who, at_least=least), about(who), WITH_DEFENDER)
    return Trigger(BecomesBlocked(who, _undefended(at, one(at))), _against(who), WITH_DEFENDER)


_DAMAGED = phrase_table(
    {
        "a player": Met.PLAYER,
        "any player": Met.PLAYER,
        "an opponent": Met.OPPONENT,
        "you": Met.YOU,
        "a creature": Met.CREATURE,
        "a planeswalker": Met.PLANESWALKER,
        "a battle": Met.BATTLE,
        "a player or planeswalker": Met.PLAYER_OR_PLANESWALKER,
        "a player or battle": Met.PLAYER_OR_BATTLE,
    }
)
_ONE_PLAYER = frozenset({Met.PLAYER, Met.OPPONENT, Met.YOU})


def _deals_damage(at: Cursor, who: ObjectSet) -> Trigger:
    """`deals_damage` = "deals" damage"""
    at.expect("deals")
    return _damage(at, who)


def _damage(at: Cursor, who: ObjectSet) -> Trigger:
    """`damage` = ["combat"] "damage" ["to" (recipient | itself, of another source)] (CR 603.2)"""
    combat = at.take("combat")
    at.expect("damage")
    if not at.take("to"):
        return Trigger(DealsDamage(who, combat), _dealing(who), Setting(amount=True))
    to = Met.THIS if who != THIS and at.attempt(itself) is not None else at.choose(_DAMAGED)
    if to is None:
        raise at.error("“a player”, “an opponent”, “a creature” or the like")
    condition = DealsDamage(who, combat, to)
    if to in {Met.CREATURE, Met.PLANESWALKER, Met.BATTLE}:
        return Trigger(condition, _against(who), Setting(amount=True))
    player = Players.TRIGGERING_PLAYER if to in _ONE_PLAYER - {Met.YOU} else None
    return Trigger(condition, replace(_dealing(who), player=player), Setting(amount=True))


def _dealing(who: ObjectSet) -> Named:
    """The event is about what deals the damage, beside what is dealt it."""
    return Named((THIS if who == THIS else ThatSource(),))


def _is_damaged_or_dies(at: Cursor, who: ObjectSet) -> Trigger:
    """`is_dealt_damage` = "is dealt damage"; what is put into a graveyard dies"""
    if at.at("is", "put"):
        return _dies(at, who)
    at.expect("is", "dealt")
    excess = at.take("excess")
    combat = False if at.take("noncombat") else True if at.take("combat") else None
    at.expect("damage")
    return Trigger(IsDealtDamage(who, excess, combat), about(who), Setting(amount=True))


def _dies(at: Cursor, who: ObjectSet) -> Trigger:
    """`dies` = "dies" | "is put into a graveyard from the battlefield" (CR 700.4)"""
    if not at.take("dies"):
        at.expect("is", "put", "into", "a", "graveyard", "from", "the", "battlefield")
    named = replace(alone(who), buried=CardInGraveyard(triggering=who != THIS))
    return Trigger(Dies(who), named, Setting(gone=who == THIS))


def _enters(at: Cursor, who: ObjectSet) -> Trigger:
    """`enters` = "enters" ["the battlefield"] ["tapped" | "untapped"] ["under your control"]
    ["during the declare attackers step"] (CR 603.6a)"""
    at.expect("enters")
    at.take("the", "battlefield")
    tapped = True if at.take("tapped") else False if at.take("untapped") else None
    if isinstance(who, Matching) and who.filter.side is Side.ANY and at.take("under", "your", "control"):
        who = Matching(replace(who.filter, side=Side.YOU))
    return Trigger(Enters(who, during=at.choose(_DURING), tapped=tapped), about(who))


_DURING = phrase_table(
    {
        "during the declare attackers step": Step.DECLARE_ATTACKERS,
        "during the declare blockers step": Step.DECLARE_BLOCKERS,
    }
)


def _leaves(at: Cursor, who: ObjectSet) -> Trigger:
    """`leaves` = "leaves the battlefield" (CR 603.6c)"""
    at.expect("leaves", "the", "battlefield")
    return Trigger(Leaves(who), alone(who), Setting(gone=who == THIS))


def _mentors(at: Cursor, who: ObjectSet) -> Trigger:
    """`mentors` = "mentors a creature" (CR 702.134c)"""
    at.expect("mentors", "a", "creature")
    return Trigger(Mentors(who), _against(who) if who == THIS else Named((TRIGGERING,)))


def _evolves(at: Cursor, who: ObjectSet) -> Trigger:
    """`evolves` = "evolves" (CR 702.100b)"""
    at.expect("evolves")
    return Trigger(Evolves(who), about(who))


def _trains(at: Cursor, who: ObjectSet) -> Trigger:
    """`trains` = "trains" (CR 702.149c)"""
    at.expect("trains")
    return Trigger(Trains(who), about(who))


def _enlists(at: Cursor, who: ObjectSet) -> Trigger:
    """`enlists` = "enlists a creature" (CR 702.154c)"""
    at.expect("enlists", "a", "creature")
    return Trigger(Enlists(who), _against(who))


_EVENTS: Mapping[str, Callable[[Cursor, ObjectSet], Trigger]] = {
    "attacks": _attacks,
    "blocks": _blocks,
    "becomes": _becomes,
    "deals": _deals_damage,
    "is": _is_damaged_or_dies,
    "dies": _dies,
    "enlists": _enlists,
    "evolves": _evolves,
    "enters": _enters,
    "leaves": _leaves,
    "mentors": _mentors,
    "trains": _trains,
}


def _either(at: Cursor, who: ObjectSet, first: Trigger, second: Trigger) -> Trigger:
    """`either` = event "or" event, of the source; "blocks or becomes blocked by a creature" is about that creature"""
    by = second.condition.by if isinstance(second.condition, BecomesBlocked) else None
    if by is not None and isinstance(first.condition, Blocks):
        first = Trigger(Blocks(who, each=True), _against(who))
    many = isinstance(second.condition, BecomesBlocked) and second.condition.at_least > 1
    first, second = (each._replace(named=replace(each.named, buried=None)) for each in (first, second))
    if who != THIS or first.named != second.named or by not in {None, CREATURE} or many:
        raise at.error("two events about the same objects")
    setting = Setting(
        defender=first.setting.defender and second.setting.defender,
        amount=first.setting.amount and second.setting.amount,
        gone=first.setting.gone or second.setting.gone,
    )
    return Trigger(AnyOf((first.condition, second.condition)), first.named, setting)
