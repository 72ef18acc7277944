"""Which sentences that were not read could have mattered in what happened; the outcome lists them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    Attack,
    Block,
    CanAttack,
    CanBlock,
    CanPlay,
    CanTarget,
    Cast,
    LegalTargets,
    PlayLand,
    SpellOrAbility,
    WhatBlockingCosts,
    WhatCastingCosts,
    WhatIsAttackable,
    WhatItCosts,
)
from bot.engine.magic.casting.cast_spell import unread_enchant
from bot.engine.magic.front.outcome import Unmodelled
from bot.engine.magic.front.refused_spells import RefusedSpell
from bot.engine.magic.front.unknown_hands import unknown_hands
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within
from bot.engine.magic.words.qualities import ChosenQuality
from bot.engine.trace import Entry, Trace

Matters = Callable[[ev.Event, GameObject], bool]


def matters_as_step_begins(step: Step) -> Matters:
    return lambda event, _: isinstance(event, ev.StepBegan) and event.step is step


def never_matters(_: ev.Event, __: GameObject) -> bool:
    """False: only a player's action could bring it up, and no scenario action does so yet."""
    return False


COULD_ACT: Mapping[ab.Moment, Matters] = {
    ab.Moment.ACTIVATED: never_matters,
    ab.Moment.ADDS_MANA: lambda event, this: isinstance(event, ev.ManaAdded) and event.source == this.id,
    ab.Moment.CAST: never_matters,  # spells are asked by themselves
    ab.Moment.PAID: never_matters,
    ab.Moment.ANNOUNCED: never_matters,
    ab.Moment.DISCARDED: lambda event, this: isinstance(event, ev.CardDiscarded) and event.card == this.id,
    ab.Moment.DRAWN: lambda event, this: isinstance(event, ev.CardDrawn) and event.card == this.id,
    ab.Moment.CREATURE_DIES: lambda event, _: (
        isinstance(event, ev.ZoneChanged) and (event.origin, event.destination) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    ),
    ab.Moment.SUSPENDED: matters_as_step_begins(Step.UPKEEP),
    ab.Moment.ENTERS: lambda event, this: (
        isinstance(event, ev.ZoneChanged) and event.object == this.id and event.destination is Zone.BATTLEFIELD
    ),
    ab.Moment.LEAVES: lambda event, this: (
        isinstance(event, ev.ZoneChanged) and event.object == this.id and event.origin is Zone.BATTLEFIELD
    ),
    ab.Moment.ATTACKS: lambda event, this: isinstance(event, ev.AttackerDeclared) and event.creature == this.id,
    ab.Moment.BLOCKS: lambda event, this: isinstance(event, ev.BlockerDeclared) and event.blocker == this.id,
    ab.Moment.BECOMES_BLOCKED: lambda event, this: isinstance(event, ev.BecameBlocked) and event.attacker == this.id,
    ab.Moment.DEALS_DAMAGE: lambda event, this: isinstance(event, ev.DamageDealt) and event.source == this.id,
    ab.Moment.IS_DEALT_DAMAGE: lambda event, this: isinstance(event, ev.DamageDealt) and event.recipient == this.id,
    ab.Moment.SOMETHING_ENTERS: lambda event, _: (
        isinstance(event, ev.TokenCreated)
        or (isinstance(event, ev.ZoneChanged) and event.destination is Zone.BATTLEFIELD)
    ),
    ab.Moment.SOMETHING_DIES: lambda event, _: (
        isinstance(event, ev.ZoneChanged) and (event.origin, event.destination) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    ),
    ab.Moment.SOMETHING_ATTACKS: lambda event, _: isinstance(event, ev.AttackerDeclared),
    ab.Moment.SPELL_CAST: lambda event, _: isinstance(event, ev.SpellCast),
    ab.Moment.CARD_DRAWN: lambda event, _: isinstance(event, ev.CardDrawn),
    ab.Moment.CARD_DISCARDED: lambda event, _: isinstance(event, ev.CardDiscarded),
    ab.Moment.UPKEEP: matters_as_step_begins(Step.UPKEEP),
    ab.Moment.DRAW_STEP: matters_as_step_begins(Step.DRAW),
    ab.Moment.BEGINNING_OF_COMBAT: matters_as_step_begins(Step.BEGINNING_OF_COMBAT),
    ab.Moment.END_OF_COMBAT: matters_as_step_begins(Step.END_OF_COMBAT),
    ab.Moment.END_STEP: matters_as_step_begins(Step.END),
    ab.Moment.MAIN_PHASE: matters_as_step_begins(Step.POSTCOMBAT_MAIN),
}
"""For each moment but `always`, which events of the trace are that moment for the object that has the sentence."""


COULD_ALLOW: Mapping[RefusalKind, Collection[ab.Moment]] = {
    RefusalKind.CANT_PAY_MANA: (ab.Moment.PAID, ab.Moment.SUSPENDED),
    RefusalKind.COST_UNAVAILABLE: (ab.Moment.PAID,),
    RefusalKind.NO_SUCH_COST: (*ab.OFF_THE_STACK, ab.Moment.ALWAYS),
    RefusalKind.NOT_FROM_THERE: (*ab.OFF_THE_STACK, ab.Moment.ALWAYS),
    RefusalKind.SORCERY_TIMING: (*ab.OFF_THE_STACK, ab.Moment.CAST, ab.Moment.ALWAYS),
}
"""For each reason why a spell is not cast, when a sentence of it acts that could have allowed that."""


def unmodelled_sentences(
    start: GameState, end: GameState, trace: Trace[ev.Event], denied: Iterable[RefusedSpell] = ()
) -> Iterator[Unmodelled]:
    """Yield the sentences of permanents, emblems, spells and other cards that could have acted and were not read, once
    a card; those of the spells that were `denied` too."""
    taking_part = objects_taking_part(start, end)
    found = (
        *sentences_quoted(end, trace),
        *unread_of_mana(start, taking_part, trace),
        *(
            unmodelled_sentence(card, ability)
            for card, ability in (
                *unread_in_other_zones(start, end, trace),
                *unread_of_refused_spells(trace, denied),
                *unread_of_casting(trace),
                *unread_of_permanents(start, end, taking_part, trace),
            )
        ),
    )
    once: dict[tuple[str, str], Unmodelled] = {}
    for each in found:
        once.setdefault((each.card, each.text), each)
    yield from once.values()
    for thing in [each for each in taking_part if not each.printed.is_mute]:
        yield from unmade_choices(thing, trace)
        yield from unmade_color_of_mana(thing, trace)
        yield from unknown_hands(end, thing, trace)
    yield from unknown_exile(start, taking_part, trace)
    for spell in spells_cast(trace):
        if not spell.printed.kinds.isdisjoint(("Instant", "Sorcery")):
            yield from unknown_hands(end, spell, trace)
    yield from unknown_tops(end, trace)
    yield from spells_not_cast(end, trace)
    yield from unknown_libraries(end, trace)
    yield from unplayed_rad_counters(end, trace)


def unplayed_rad_counters(end: GameState, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 122.1i, 728.1: the players who had rad counters as the precombat main phase of their turn began, of which the
    ability is not played."""
    if not any(player.counters.get("rad") for player in end.players.values()):
        return
    whose: PlayerId | None = None
    for event in trace.of(ev.TurnBegan, ev.StepBegan):
        if isinstance(event, ev.TurnBegan):
            whose = event.player
        elif event.step is Step.PRECOMBAT_MAIN and whose is not None and end.players[whose].counters.get("rad"):
            yield Unmodelled(ObjectId(whose), whose, "rad counter")


def unmodelled_sentence(thing: GameObject, ability: ab.Unread) -> Unmodelled:
    return Unmodelled(thing.id, thing.printed.name or thing.definition.layout, ability.text)


def unread_of_permanents(
    start: GameState, end: GameState, taking_part: Iterable[GameObject], trace: Trace[ev.Event]
) -> Iterator[tuple[GameObject, ab.Unread]]:
    """What could have acted of the permanents and emblems there were."""
    once: dict[tuple[ObjectId, str], GameObject] = {}
    for each in (*taking_part, *faces_turned_away(end, trace)):
        once.setdefault((each.id, each.printed.name), each)
    for thing in once.values():
        for ability in thing.printed.unread:
            entries = list(entries_with_face_up(start, thing, trace))
            if could_act(ability, thing, entries[first_entry_there(start, thing, entries) :]):
                yield thing, ability


def faces_turned_away(end: GameState, trace: Trace[ev.Event]) -> Iterator[GameObject]:
    """CR 701.27a: the permanents that transformed, each with every face that it could have had up."""
    turned = dict.fromkeys(event.permanent for event in trace.of(ev.Transformed))
    for thing in (end.objects[each] for each in turned if each in end.objects):
        yield from (replace(thing, face=face) for face in range(len(thing.definition.faces)))


def unread_of_casting(trace: Trace[ev.Event]) -> Iterator[tuple[GameObject, ab.Unread]]:
    """CR 601: what spells that were cast say about that."""
    for spell in spells_cast(trace):
        instant = not spell.printed.kinds.isdisjoint(("Instant", "Sorcery"))
        moments = CASTING | {ab.Moment.ALWAYS} if instant else CASTING
        yield from ((spell, each) for each in spell.printed.unread if each.moment in moments)


ZONES_OF_MOMENT: Mapping[ab.Moment, Collection[Zone]] = {
    ab.Moment.DISCARDED: tuple(Zone),
    ab.Moment.DRAWN: tuple(Zone),
    ab.Moment.CREATURE_DIES: (Zone.GRAVEYARD,),
    ab.Moment.SUSPENDED: (Zone.EXILE,),
}
"""CR 113.6: where a card is, by then or in the end, that has a sentence of each moment."""


def unread_in_other_zones(
    start: GameState, end: GameState, trace: Trace[ev.Event]
) -> Iterator[tuple[GameObject, ab.Unread]]:
    """CR 113.6: what matters where a card is not on the battlefield, where it was before, came to be, or is."""
    moved = trace.of(ev.ZoneChanged)
    passed = [(end.objects[each.object], each.destination) for each in moved if each.object in end.objects]
    there = ((each, each.zone) for each in (*start.objects.values(), *end.objects.values()))
    for thing, zone in (*there, *passed):
        for ability in thing.printed.unread:
            if zone in (*ZONES_OF_MOMENT.get(ability.moment, ()), *ability.zones) and could_act(ability, thing, trace):
                yield thing, ability


def unread_of_mana(start: GameState, taking_part: Iterable[GameObject], trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 106.6: what an ability says of mana that it adds, where its controller has cast a spell with mana of which
    nobody said whence it came; of what was read, what it says of such a spell."""
    spells: dict[PlayerId, list[GameObject]] = {}
    for each in spells_cast(trace):
        spells.setdefault(each.controller, []).append(each)
    unsaid = {player: cast for player, cast in spells.items() if start.players[player].mana is None}
    casting = {player for player in spells if player in unsaid or start.players[player].taps_lands}
    for thing in taking_part if casting else ():
        if thing.controller in casting:
            yield from (Unmodelled(thing.id, thing.printed.name, text) for text in unread_about_mana(thing))
        mine = unsaid.get(thing.controller, ())
        yield from (Unmodelled(thing.id, thing.printed.name, text) for text in riders_unused(start, thing, mine, trace))


def riders_unused(
    start: GameState, thing: GameObject, spells: Iterable[GameObject], trace: Trace[ev.Event]
) -> Iterator[str]:
    """CR 106.6: the mana abilities of the permanent that were not used, with whose mana one of these spells would get
    something."""
    used = {event.source for event in trace.of(ev.ManaAdded)}
    for ability in thing.printed.abilities if thing.id not in used else ():
        effects = ability.effects if isinstance(ability, ab.ActivatedAbility) and ability.is_mana_ability else ()
        limits = (each.only for each in effects if isinstance(each, fx.AddMana))
        riders = [each.rider for each in limits if each is not None and each.rider is not None]
        context = Context(thing.id, thing.controller)
        if isinstance(ability, ab.ActivatedAbility) and any(
            matches_filter(start, context, spell, each.spells, partial(printed_values, spell))
            for each in riders
            for spell in spells
        ):
            yield ability.text.partition(". ")[2]


def printed_values(thing: GameObject, _: ObjectId) -> Characteristics:
    return thing.printed


def unread_about_mana(thing: GameObject) -> Iterator[str]:
    """The sentences of the permanent's mana abilities that were not read."""
    for ability in thing.printed.abilities:
        if isinstance(ability, ab.ActivatedAbility) and ability.is_mana_ability:
            yield from (each.text for each in ability.effects if isinstance(each, fx.NotRead))
        elif isinstance(ability, ab.Unread) and ability.moment is ab.Moment.ADDS_MANA:
            yield ability.text


def unread_of_refused_spells(
    trace: Trace[ev.Event], denied: Iterable[RefusedSpell]
) -> Iterator[tuple[GameObject, ab.Unread]]:
    """What could have let a spell be cast; for want of mana, also what could have let those before cost less."""
    for spell, refusal in denied:
        moments = COULD_ALLOW.get(refusal.kind, ())
        unpaid = refusal.kind is RefusalKind.CANT_PAY_MANA
        before = (each for each in spells_cast(trace) if unpaid and each.controller == spell.controller)
        yield from (
            (each, ability) for each in (spell, *before) for ability in each.printed.unread if ability.moment in moments
        )


CASTING = frozenset({ab.Moment.CAST, ab.Moment.ANNOUNCED})


def sentences_quoted(end: GameState, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """The unread sentences that came up, each with the object that has it."""
    for event in trace.of(ev.NotModelled):
        name = end.objects[event.source].printed.name if event.source in end.objects else event.source
        yield Unmodelled(event.source, name, event.text)


def could_be_allowed(spell: GameObject, refusal: Refusal) -> bool:
    """Whether an unread sentence of the spell could allow what the refusal forbids."""
    return any(each.moment in COULD_ALLOW.get(refusal.kind, ()) for each in spell.printed.unread)


def could_be_lent(state: GameState, action: Action, refusal: Refusal) -> bool:
    """CR 113.6, 604.1: whether an unread sentence of something else names what the action lacks: the keyword of a cost
    or of an ability, that mana costs need not be paid, or what would help where mana, time or haste is lacking."""
    unread = [each for thing in state.functioning() for each in thing.printed.unread]
    said = [each.text.casefold() for each in unread]
    lasting = [text for each, text in zip(unread, said, strict=True) if each.moment is ab.Moment.ALWAYS]
    if any(word in text for word in HELPING.get(refusal.kind, ()) for text in lasting):
        return True
    if refusal.kind is RefusalKind.SUMMONING_SICK and any("haste" in text for text in said):
        return True
    match action:
        case Cast(cost=cost) if cost is not None and refusal.kind in LACKING_COSTS:
            wanted = str(cost) if isinstance(cost, KeywordName) else "mana cost"
        case Activate(ability=str() as ability) if refusal.kind in LACKING_ABILITIES:
            wanted = ability.casefold().partition(" ")[0]
        case CanPlay(what=SpellOrAbility(ability=str() as ability)) if refusal.kind in LACKING_ABILITIES:
            wanted = ability.casefold().partition(" ")[0]
        case _:
            return False
    return bool(wanted) and any(wanted in text for text in said)


def could_be_forbidden(
    state: GameState, action: Action, named: Collection[ObjectId], entries: Sequence[Entry[ev.Event]] = ()
) -> bool:
    """CR 101.2, 604.1: whether an unread sentence of something that functions speaks of what forbids such an action, or
    raises its cost; one that begins with its own object, or with what that is attached to, only where that is among the
    objects that the action names, and one that triggers only where that could have come about in the `entries`."""
    words = FORBIDDING.get(type(action), ())
    if isinstance(action, CanPlay):
        words = FORBIDDING[Cast] if action.what.definition is not None else FORBIDDING[Activate]
    payer = state.players[state.active if (by := getattr(action, "by", None)) is None else by]
    words = (*words, *(() if payer.mana is None and not payer.taps_lands else COSTING.get(type(action), ())))
    return is_said_by_static(state, words, named) or is_said_by_trigger(state, words, entries)


def is_said_by_trigger(state: GameState, words: Sequence[str], entries: Sequence[Entry[ev.Event]]) -> bool:
    """CR 603.1, 611.2: whether an unread sentence that waited for what happened has one of the words."""
    return any(
        each.moment is not ab.Moment.ALWAYS
        and any(word in each.text.casefold() for word in words)
        and could_act(each, thing, entries)
        for thing in (state.functioning() if words else ())
        for each in thing.printed.unread
    )


def is_said_by_static(state: GameState, words: Sequence[str], named: Collection[ObjectId]) -> bool:
    """CR 604.1: whether an unread static ability of something that functions has one of the words and speaks of the
    objects named, or of others than its own."""
    for thing in state.functioning() if words else ():
        for each in thing.printed.unread:
            text = each.text.casefold()
            static = each.moment is ab.Moment.ALWAYS and not text.startswith(TRIGGERING)
            alone = speaks_of_one(thing, text)
            concerned = not alone or not alone.isdisjoint(named)
            if static and concerned and any(word in text for word in words):
                return True
    return False


def could_cost_otherwise(state: GameState, question: Action, named: Collection[ObjectId]) -> bool:
    """CR 508.1h, 509.1d, 601.2f: whether an unread sentence of the spell, or of something that functions, changes what
    is asked for: what it costs, or what can be attacked."""
    if isinstance(question, WhatCastingCosts) and question.what.definition is not None:
        faces = question.what.definition.faces
        own = (each.text.casefold() for face in faces for each in face.unread)
        if any(word in text for text in own for word in COSTING[Cast]):
            return True
    return is_said_by_static(state, PRICING.get(type(question), ()), named)


def speaks_of_one(thing: GameObject, text: str) -> frozenset[ObjectId]:
    """The object that alone a sentence is about by its first words, the one that has it or what that is attached to;
    empty where it is about others."""
    if text.startswith(("this ", thing.printed.name.casefold() or "this ")):
        return frozenset({thing.id})
    if text.startswith(("enchanted ", "equipped ")) and isinstance(thing.attached_to, ObjectId):
        return frozenset({thing.attached_to})
    return frozenset()


TRIGGERING = ("when ", "whenever ", "at the beginning")

ATTACKING = ("can't attack", "attacks each", "attack each", "attacks if able", "attack if able")
BLOCKING = ("can't block", "can't be blocked", "must be blocked", "able to block", "blocks each", "attack or block")
TARGETING = ("can't be the target",)

FORBIDDING: Mapping[type[Action], tuple[str, ...]] = {
    Attack: ATTACKING,
    CanAttack: ATTACKING,
    Block: BLOCKING,
    CanBlock: BLOCKING,
    Cast: ("can't cast", "can't be cast", "can cast spells", "cast spells only", "lose all abilities", *TARGETING),
    Activate: ("can't be activated", "can't activate", "activate abilities only", "lose all abilities", *TARGETING),
    CanTarget: TARGETING,
    LegalTargets: TARGETING,
    PlayLand: ("can't play",),
}
"""Of each kind of actions and questions, words by which a static ability forbids them."""

COSTING: Mapping[type[Action], tuple[str, ...]] = {
    Cast: ("more to cast", "less to cast"),
    Activate: ("more to activate", "less to activate"),
}
"""Words by which one changes what they cost."""


def could_cost_more(state: GameState, spell: GameObject) -> bool:
    """CR 601.2f: whether an unread sentence of a spell that counted mana has paid for says that it costs more; what one
    may pay (CR 601.3c) nobody has to."""
    payer = state.players[spell.controller]
    counted = payer.mana is not None or payer.taps_lands
    return counted and any(is_dearer_by(each.text.casefold()) for each in spell.printed.unread)


def is_dearer_by(sentence: str) -> bool:
    return "more to cast" in sentence and "if you pay" not in sentence


PRICING: Mapping[type[Action], tuple[str, ...]] = {
    WhatCastingCosts: COSTING[Cast],
    WhatItCosts: ("can't attack",),
    WhatBlockingCosts: ("can't block",),
    WhatIsAttackable: ATTACKING,
}
"""Words by which one changes what is asked for."""


HELPING: Mapping[RefusalKind, tuple[str, ...]] = {
    RefusalKind.CANT_PAY_MANA: ("less to cast", "less to activate", "unspent mana"),
    RefusalKind.SORCERY_TIMING: ("as though they had flash", "as though it had flash"),
}
"""For each reason why something can't be done, words by which a static ability could let it be."""

LACKING_COSTS = frozenset({RefusalKind.NO_SUCH_COST, RefusalKind.COST_UNAVAILABLE, RefusalKind.NOT_FROM_THERE})
LACKING_ABILITIES = frozenset({RefusalKind.NO_SUCH_ABILITY, RefusalKind.NOT_ON_BATTLEFIELD, RefusalKind.WRONG_ZONE})


def spells_cast(trace: Trace[ev.Event]) -> Sequence[GameObject]:
    return [event.spell for event in trace.of(ev.SpellCast)]


def objects_taking_part(start: GameState, end: GameState) -> Collection[GameObject]:
    """The permanents and emblems there were, each once for each face or copy that it was."""
    left = (known.thing for known in end.last_known.values() if known.thing.functions)
    found: dict[tuple[ObjectId, str], GameObject] = {}
    for thing in (*start.functioning(), *left, *end.functioning()):
        found.setdefault((thing.id, thing.printed.name), thing)
    return found.values()


def moved_in(event: ev.Event, permanent: ObjectId) -> bool:
    """Whether the event puts that permanent onto the battlefield."""
    return isinstance(event, ev.ZoneChanged) and event.object == permanent and event.destination is Zone.BATTLEFIELD


def unmade_choices(thing: GameObject, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 607.2d, 607.5a: abilities that speak of what was chosen, where the scenario does not say what was, or what was
    may have been chosen for another ability, before it became a copy."""
    copied = [
        each.moment
        for each in trace.entries_of(ev.BecameCopy)
        if isinstance(each.event, ev.BecameCopy) and each.event.object == thing.id
    ]
    entered = trace.entries_of(ev.ZoneChanged) if copied else ()
    changed = not {each.moment for each in entered if moved_in(each.event, thing.id)}.issuperset(copied)
    for ability in thing.printed.abilities:
        if speaks_of(ability, fx.ChooseOpponent) or speaks_of(ability, fx.ChooseQuality):
            continue  # chosen as it resolves
        taken = taken_choices(ability) if isinstance(ability, ab.StaticAbility) else ()
        made = set() if changed else {*thing.chosen, *("type" for what in thing.chosen if what.endswith(" type"))}
        for what in sorted({*choices_in(ability), *taken} - made):
            yield Unmodelled(thing.id, thing.printed.name, f"the chosen {what}")


def unmade_color_of_mana(thing: GameObject, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 607.2d: a permanent that was tapped for mana, of a color of which the scenario doesn't say what was chosen."""
    asked = any(isinstance(part, fx.AddMana) and part.chosen_color for part in effects_adding_mana(thing))
    if not asked or "color" in thing.chosen:
        return
    if any(isinstance(entry.event, ev.ManaAdded) and entry.event.source == thing.id for entry in trace):
        yield Unmodelled(thing.id, thing.printed.name, "the chosen color")


def effects_adding_mana(thing: GameObject) -> Iterator[fx.Effect]:
    """The effects of the mana abilities that are activated; not of those that have a quality chosen as they resolve."""
    for ability in thing.printed.activated_abilities:
        mana = isinstance(ability, ab.ActivatedAbility) and ability.is_mana_ability
        effects = ability.effects if mana and isinstance(ability, ab.ActivatedAbility) else ()
        if not any(isinstance(each, fx.ChooseQuality) for each in effects):
            yield from effects


def unknown_exile(start: GameState, things: Iterable[GameObject], trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 607.2a: abilities that speak of what a permanent has exiled, which has been there since before the scenario
    and may have exiled something of which that says nothing."""
    exiling = {event.exiled_by.source for event in trace.of(ev.ZoneChanged) if event.exiled_by is not None}
    speaking = speaking_of_exile(trace)
    for thing in things:
        if thing.id not in speaking and not thing.printed.static_abilities:
            continue
        before = start.objects.get(thing.id)
        stayed = before is not None and before.on_battlefield and before.incarnation == thing.incarnation
        static = (each for each in thing.printed.static_abilities if not speaks_of(each, fx.AddAbility))
        if not stayed or thing.id in exiling:
            continue
        if thing.id in speaking or any(speaks_of(each, fl.ExiledWith) for each in static):
            yield Unmodelled(thing.id, thing.printed.name, "the exiled card")


def speaking_of_exile(trace: Trace[ev.Event]) -> frozenset[ObjectId]:
    """The sources of what has resolved and speaks of what they have exiled; what resolves often is looked at once."""
    resolved = (event.stacked for event in trace.of(ev.Resolved, ev.DidNotResolve))
    once = {(each.source, id(each.effects)): each for each in resolved}
    return frozenset(each.source for each in once.values() if speaks_of(each.effects, fl.ExiledWith))


def taken_choices(ability: ab.StaticAbility) -> Iterator[str]:
    """What "is the chosen type" takes; in an effect it is chosen as that begins."""
    return (each.what for each in ability.modifications if isinstance(each, fx.TakeChosen))


def speaks_of(part: object, kind: type[object]) -> bool:
    """Whether a part of that class is anywhere in an ability."""
    return isinstance(part, kind) or any(speaks_of(child, kind) for child in parts_within(part))


def choices_in(part: object) -> Iterator[str]:
    """The choices that an ability's parts refer to."""
    if isinstance(part, ChosenQuality):
        yield part.what
    if isinstance(part, fl.Filter) and part.chosen_color:
        yield "color"
    if isinstance(part, fl.Filter) and (part.chosen_type or part.unlike_chosen_type):
        yield "type"
    if part is fl.Players.CHOSEN_PLAYER or (isinstance(part, ab.BeginningOf) and part.chosen):
        yield "player"
    if isinstance(part, fl.Filter) and part.chosen_name:
        yield "name"
    for child in parts_within(part):
        yield from choices_in(child)


def unknown_tops(end: GameState, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 401: cards of a library that the scenario leaves unknown, and which matter."""
    for event in trace.of(ev.TopCardsSeen):
        if event.doubtful:
            source = end.objects[event.by]
            yield Unmodelled(source.id, source.printed.name, "cards of the library")


def entries_with_face_up(start: GameState, thing: GameObject, trace: Trace[ev.Event]) -> Iterator[Entry[ev.Event]]:
    """CR 712.8, 712.13: what happened while the card had this face up: the one with which it was cast, until it goes
    anywhere but from the stack onto the battlefield."""
    face = start.objects[thing.id].face if thing.id in start.objects else thing.face
    for entry in trace:
        if isinstance(entry.event, ev.SpellCast) and entry.event.spell.id == thing.id:
            face = entry.event.spell.face
        if isinstance(entry.event, ev.Transformed) and entry.event.permanent == thing.id and not entry.event.flipped:
            face = entry.event.face
        if face == thing.face:
            yield entry
        if isinstance(entry.event, ev.ZoneChanged) and entry.event.object == thing.id:
            came = (entry.event.origin, entry.event.destination) == (Zone.STACK, Zone.BATTLEFIELD)
            face = face if came else 0


def first_entry_there(start: GameState, thing: GameObject, entries: Sequence[Entry[ev.Event]]) -> int:
    """CR 603.2, 603.6a: the place of its own entering, from which on the permanent notices what happens; 0 where it was
    there before or did not enter."""
    if thing.id in start.objects and start.objects[thing.id].functions:
        return 0
    return next((place for place, entry in enumerate(entries) if is_entrance(entry.event, thing)), 0)


def is_entrance(event: ev.Event, thing: GameObject) -> bool:
    if isinstance(event, ev.TokenCreated):
        return event.token.id == thing.id
    return moved_in(event, thing.id)


def spells_not_cast(end: GameState, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 608.2g: what could have been cast and was not, since what it enchants was not read."""
    for event in trace.of(ev.NotCast):
        card = end.objects[event.card]
        for face in card.definition.faces:
            unread = unread_enchant(face)
            if unread is not None:
                yield Unmodelled(card.id, face.name, unread.text)
                break


def unknown_libraries(end: GameState, trace: Trace[ev.Event]) -> Iterator[Unmodelled]:
    """CR 401: what depends on a library of which nobody knows the cards."""
    for event in trace.of(ev.LibraryNotKnown):
        source = end.objects[event.source]
        yield Unmodelled(source.id, source.printed.name, f"cards in {event.zone}")


def could_act(ability: ab.Unread, this: GameObject, trace: Iterable[Entry[ev.Event]]) -> bool:
    """Whether the moment that the sentence waits for came about."""
    if ability.moment is ab.Moment.ALWAYS:
        return True
    matters = COULD_ACT[ability.moment]
    return any(matters(entry.event, this) for entry in trace)
