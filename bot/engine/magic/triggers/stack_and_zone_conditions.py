"""What triggers the conditions beyond combat and the battlefield (CR 603.2): the stack, cards elsewhere, life totals.

Each reads the state after the events."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.player_counters import ENERGY
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.triggers.trigger_watchers import (
    ConditionTable,
    Listening,
    Occasion,
    Watcher,
    condition_speaks_of,
    events_of_class,
)
from bot.engine.magic.values.crimes import is_crime
from bot.engine.magic.values.filter_matching import is_player_on_side, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.turn_history import matched_then
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import (
    Activates,
    BecomesLevel,
    BecomesTapped,
    BecomesTarget,
    Casts,
    CastThis,
    Clashes,
    CommitsCrime,
    CountersArePut,
    CreatesToken,
    CycledThis,
    Cycles,
    Discards,
    Draws,
    DrawsThis,
    EndsFlip,
    ExilesItself,
    FullyUnlocks,
    GainsLife,
    GetsEnergy,
    IsTurnedFaceUp,
    LeavesGraveyard,
    LosesGame,
    LosesLife,
    PhasesOut,
    PlaysLand,
    PutIntoGraveyard,
    Sacrifices,
    Scries,
    ShufflesLibrary,
    TapsForMana,
    Unlocks,
)


def occasions_of_casting_this(
    watcher: Watcher, state: GameState, _condition: CastThis, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    before = len(state.this_turn.spells_cast) - 1
    this = (each.spell.id for each in events_of_class(ev.SpellCast, events) if each.spell.id == watcher.source)
    return (Occasion(each, before) for each in this)


def occasions_of_cycling_this(
    watcher: Watcher, _state: GameState, _condition: CycledThis, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return (Occasion(card) for card in cards_cycled(events) if card == watcher.source)


def occasions_of_cycling(
    watcher: Watcher, state: GameState, condition: Cycles, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.29c: about the player."""
    for card in cards_cycled(events):
        player = state.objects[card].owner
        meant = not (condition.other and card == watcher.source)
        if meant and is_player_spoken_of(watcher, state, condition.whose, player):
            yield Occasion(player)


def occasions_of_playing_lands(
    watcher: Watcher, state: GameState, condition: PlaysLand, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 305.1: about the player."""
    for event in events_of_class(ev.LandPlayed, events):
        land = event.land.id if event.held is None else event.held
        fits = condition.what == fl.ANYTHING or is_object_described(watcher, state, condition.what, land)
        if fits and is_player_spoken_of(watcher, state, condition.whose, event.player):
            yield Occasion(event.player)


def occasions_of_creating_tokens(
    watcher: Watcher, state: GameState, condition: CreatesToken, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 111.2: about the token; its controller is who created it."""
    created = [
        each.token.id
        for each in events_of_class(ev.TokenCreated, events)
        if is_player_spoken_of(watcher, state, condition.whose, state.objects[each.token.id].controller)
        and condition_speaks_of(watcher, state, fl.Matching(condition.what), each.token.id)
    ]
    if condition.together:
        return iter([Occasion(amount=len(created))] if created else [])
    return (Occasion(each) for each in created)


def occasions_of_putting_counters(
    watcher: Watcher, state: GameState, condition: CountersArePut, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 122.6: about the permanent."""
    put: dict[ObjectId, int] = {}
    for each in events_of_class(ev.CountersPut, events):
        holder = each.holder
        meant = isinstance(holder, ObjectId) and condition.kind in {None, each.kind}
        if meant and condition_speaks_of(watcher, state, condition.who, ObjectId(holder)):
            put[ObjectId(holder)] = put.get(ObjectId(holder), 0) + each.amount
    if condition.together:
        return (Occasion(holder, number) for holder, number in put.items())
    return (Occasion(holder) for holder, number in put.items() for _ in range(fuelled_number(number)))


def occasions_of_getting_energy(
    watcher: Watcher, state: GameState, condition: GetsEnergy, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 107.14: about the player."""
    got: dict[PlayerId, int] = {}
    for each in events_of_class(ev.CountersPut, events):
        holder = each.holder
        meant = isinstance(holder, PlayerId) and each.kind == ENERGY
        if meant and is_player_spoken_of(watcher, state, condition.whose, PlayerId(holder)):
            got[PlayerId(holder)] = got.get(PlayerId(holder), 0) + each.amount
    return (Occasion(player, amount) for player, amount in got.items())


def occasions_of_exiling_itself(
    watcher: Watcher, _state: GameState, _condition: ExilesItself, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return (Occasion(card) for card in exiled_by_themselves(events) if card == watcher.source)


def occasions_of_clashes(
    watcher: Watcher, state: GameState, condition: Clashes, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    return (
        Occasion(who)
        for each in events_of_class(ev.Clashed, events)
        for who in (each.player, each.other)
        if is_player_spoken_of(watcher, state, condition.whose, who) and (not condition.won or each.winner == who)
    )


def occasions_of_flips(
    watcher: Watcher, state: GameState, condition: EndsFlip, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    flips = (each for each in events_of_class(ev.CoinFlipped, events) if each.called and each.well is condition.won)
    return (
        Occasion(each.player) for each in flips if is_player_spoken_of(watcher, state, condition.whose, each.player)
    )


def occasions_of_tapping(
    watcher: Watcher, state: GameState, condition: BecomesTapped, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    found = events_of_class(ev.Untapped, events) if condition.untapped else events_of_class(ev.Tapped, events)
    turned = (each.permanent for each in found)
    return (Occasion(each) for each in turned if condition_speaks_of(watcher, state, condition.who, each))


def occasions_of_phasing_out(
    watcher: Watcher, state: GameState, condition: PhasesOut, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    gone = (each.permanent for each in events_of_class(ev.PhasedOut, events))
    return (Occasion(each) for each in gone if condition_speaks_of(watcher, state, condition.who, each))


def occasions_of_scrying(
    watcher: Watcher, state: GameState, condition: Scries, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    looks = (each for each in events_of_class(ev.Scried, events) if each.surveil is condition.surveil)
    return (
        Occasion(each.player) for each in looks if is_player_spoken_of(watcher, state, condition.whose, each.player)
    )


def occasions_of_shuffling(
    watcher: Watcher, state: GameState, condition: ShufflesLibrary, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    who = (each.player for each in events_of_class(ev.LibraryShuffled, events))
    return (Occasion(each) for each in who if is_player_spoken_of(watcher, state, condition.whose, each))


def occasions_of_losing_the_game(
    watcher: Watcher, state: GameState, condition: LosesGame, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    who = (each.player for each in events_of_class(ev.PlayerLost, events))
    return (Occasion(each) for each in who if is_player_spoken_of(watcher, state, condition.whose, each))


def occasions_of_leveling(
    watcher: Watcher, _state: GameState, condition: BecomesLevel, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    risen = (each.permanent for each in events_of_class(ev.LevelChanged, events) if each.level == condition.level)
    return (Occasion(each) for each in risen if each == watcher.source)


def occasions_of_unlocking(
    watcher: Watcher, _state: GameState, condition: Unlocks, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    mine = (each for each in doors_unlocked(watcher, events) if each.permanent == watcher.source)
    return (Occasion(each.permanent) for each in mine if each.half == condition.half)


def occasions_of_full_unlocking(
    watcher: Watcher, state: GameState, condition: FullyUnlocks, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    doors = (each.permanent for each in doors_unlocked(watcher, events))
    opened = (each for each in doors if state.objects[each].form.unlocked == {0, 1})
    return (Occasion(each) for each in opened if condition_speaks_of(watcher, state, fl.Matching(condition.what), each))


def occasions_of_turning_face_up(
    watcher: Watcher, state: GameState, condition: IsTurnedFaceUp, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    turned = (
        each.permanent
        for each in events_of_class(ev.TurnedFaceUp, events)
        if condition_speaks_of(watcher, state, condition.who, each.permanent)
    )
    return (Occasion(each) for each in turned)


def doors_unlocked(watcher: Watcher, events: Sequence[ev.Event]) -> Iterator[ev.DoorChanged]:
    """CR 709.5h-i: by the ability's controller."""
    return (
        each for each in events_of_class(ev.DoorChanged, events) if not each.locks and each.player == watcher.controller
    )


def is_player_spoken_of(watcher: Watcher, state: GameState, whose: fl.Side, player: PlayerId) -> bool:
    """CR 109.5: whether the player is one of whom the condition speaks."""
    return is_player_on_side(state, Context(watcher.source, watcher.controller), whose, player)


def occasions_of_casting(
    watcher: Watcher, state: GameState, condition: Casts, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 601.2i: about the spell."""
    copied = events_of_class(ev.CopiedOnStack, events) if condition.copies else ()
    for event in (*events_of_class(ev.SpellCast, events), *copied):
        if event.spell is None:
            continue  # a copy of an ability
        if condition.nth is not None and count_spells_cast(watcher, state, condition, event.spell) != condition.nth:
            continue
        aimed = condition.targeting is None or is_aimed_as_said(watcher, state, condition, event.stacked)
        from_there = not condition.zones or (event.spell.cast.origin in condition.zones) is not condition.elsewhere
        if aimed and from_there and is_object_described(watcher, state, condition.what, event.spell.id):
            yield Occasion(event.spell.id)


def is_aimed_as_said(watcher: Watcher, state: GameState, condition: Casts, stacked: StackedAbility) -> bool:
    """CR 115.1: whether it targets such an object, or just one of them and nothing else."""
    wanted = condition.targeting
    aimed = {
        target.what
        for target in stacked.targets
        if wanted is not None
        and isinstance(target.what, ObjectId)
        and target.what in state.objects
        and condition_speaks_of(watcher, state, wanted, target.what)
    }
    return bool(aimed) and not (condition.only and len({target.what for target in stacked.targets}) > 1)


def count_spells_cast(watcher: Watcher, state: GameState, condition: Casts, spell: GameObject) -> int:
    """CR 601.2i: how many spells like that its player has cast this turn, each as it was cast."""
    context, by = Context(watcher.source, watcher.controller), spell.controller
    cast = (each for each in state.this_turn.spells_cast if each.controller == by)
    return sum(matched_then(state, context, each, condition.what, each.printed) for each in cast)


def occasions_of_drawing(
    watcher: Watcher, state: GameState, condition: Draws, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 121.2, 504.1: about the player."""
    for event in events_of_class(ev.CardDrawn, events):
        first = (
            state.step is Step.DRAW
            and state.is_active(event.player)
            and state.this_turn.draws_in_step[event.player] == 1
        )
        wanted = condition.nth in {None, state.this_turn.draws[event.player]} and not (condition.spares_first and first)
        if wanted and is_player_spoken_of(watcher, state, condition.whose, event.player):
            yield Occasion(event.player)


def occasions_of_drawing_this(
    watcher: Watcher, state: GameState, condition: DrawsThis, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 702.94a: about the card."""
    for event in events_of_class(ev.CardDrawn, events):
        first = state.this_turn.draws.get(event.player, 0) == 1
        if event.card == watcher.source and (first or not condition.first):
            yield Occasion(event.card)


def occasions_of_leaving_graveyard(
    watcher: Watcher, state: GameState, condition: LeavesGraveyard, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.10a: about the card, as it was in the graveyard."""
    gone = [
        each for each in cards_leaving_graveyards(events) if is_object_described(watcher, state, condition.what, each)
    ]
    if condition.together:
        return iter([Occasion(amount=len(gone))] if gone else [])
    return (Occasion(each) for each in gone)


def cards_leaving_graveyards(events: Sequence[ev.Event]) -> Iterator[ObjectId]:
    """The cards that go from graveyards to other zones, to the stack among them."""
    for event in events:
        match event:
            case ev.ZoneChanged(object=card, origin=Zone.GRAVEYARD) if event.destination is not Zone.GRAVEYARD:
                yield card
            case ev.SpellCast(held=ObjectId() as card, spell=spell) if spell.cast.origin is Zone.GRAVEYARD:
                yield card
            case _:
                pass


def occasions_of_activating(
    watcher: Watcher, state: GameState, condition: Activates, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 602.2a: about the ability on the stack."""
    for event in events_of_class(ev.AbilityActivated, events):
        player = event.stacked.controller
        wanted = not event.mana and (event.loyalty or not condition.loyalty)
        of_such = condition.source == fl.ANYTHING or is_object_described(
            watcher, state, condition.source, event.stacked.source
        )
        if wanted and of_such and is_player_spoken_of(watcher, state, condition.player, player):
            yield Occasion(event.stacked.id)


def cards_cycled(events: Sequence[ev.Event]) -> Iterator[ObjectId]:
    """CR 702.29c: the cards of which cycling abilities are activated."""
    for event in events_of_class(ev.AbilityActivated, events):
        keyword = event.stacked.keyword
        if keyword is not None and keyword.keyword is KeywordName.CYCLING:
            yield event.stacked.source


def occasions_of_tapping_for_mana(
    watcher: Watcher, state: GameState, condition: TapsForMana, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 106.12a."""
    for event in events_of_class(ev.ManaAdded, events):
        tapped = event.tapping and speaks_of_object_then(watcher, state, condition.what, event.source)
        if tapped and is_player_spoken_of(watcher, state, condition.by, event.player):
            yield Occasion(event.source, mana=event.mana)


def speaks_of_object_then(watcher: Watcher, state: GameState, who: fl.ObjectSet, subject: ObjectId) -> bool:
    """Whether the condition describes the permanent, or what it last was if its own cost sacrificed it (CR 608.2h)."""
    last = state.departed(subject)
    if last is None or not isinstance(who, fl.Matching):
        return condition_speaks_of(watcher, state, who, subject)
    context = Context(watcher.source, watcher.controller)
    return matches_filter(state, context, last.thing, who.filter, lambda _: last.values)


def exiled_by_themselves(events: Sequence[ev.Event]) -> Iterator[ObjectId]:
    """The cards that go from a hand into exile by their own ability (CR 702.35a)."""
    for event in events_of_class(ev.ZoneChanged, events):
        own = event.exiled_by is not None and event.exiled_by.source == event.object
        if own and (event.origin, event.destination) == (Zone.HAND, Zone.EXILE):
            yield event.object


def occasions_of_gaining_life(
    watcher: Watcher, state: GameState, condition: GainsLife, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 119.9: about the player; the spell that made them gain it is still on the stack."""
    for event in events_of_class(ev.LifeGained, events):
        spell = state.objects[event.source].zone is Zone.STACK
        made = condition.by is None or (spell and is_object_described(watcher, state, condition.by, event.source))
        made = made and not (condition.first and state.this_turn.gained.get(event.player, 0) != event.amount)
        if made and is_player_spoken_of(watcher, state, condition.whose, event.player):
            yield Occasion(event.player, event.amount)


def is_object_described(watcher: Watcher, state: GameState, wanted: fl.Filter, subject: ObjectId) -> bool:
    """CR 109.2: whether a noun phrase describes the object, wherever it is."""
    context = Context(watcher.source, watcher.controller)
    return matches_filter(state, context, state.objects[subject], wanted, partial(characteristics, state))


def occasions_of_targeting(
    watcher: Watcher, state: GameState, condition: BecomesTarget, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.2c, e: once for each object and each spell or ability, which the occasion is about."""
    for stacked in objects_given_targets(events):
        spell = stacked.card is not None
        kind_fits = not (condition.spells and not spell) and not (condition.abilities and spell)
        if condition.what != fl.ANYTHING:
            kind_fits = kind_fits and is_object_described(watcher, state, condition.what, stacked.source)
        if not kind_fits or not is_player_spoken_of(watcher, state, condition.by, stacked.controller):
            continue
        for target in dict.fromkeys(each.what for each in stacked.targets):
            if isinstance(condition.who, fl.Players):
                chosen = target == watcher.controller
            else:
                here = isinstance(target, ObjectId) and target in state.objects
                chosen = here and condition_speaks_of(watcher, state, condition.who, ObjectId(str(target)))
            if chosen:
                yield Occasion(stacked.id)


def occasions_of_crimes(
    watcher: Watcher, state: GameState, condition: CommitsCrime, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 700.13: as the spell is cast, or the ability put on the stack."""
    for event in events:
        if isinstance(event, ev.SpellCast | ev.AbilityActivated | ev.AbilityTriggered):
            who = event.stacked.controller
            if is_crime(state, event.stacked) and is_player_spoken_of(watcher, state, condition.whose, who):
                yield Occasion(who)


def objects_given_targets(events: Sequence[ev.Event]) -> Iterator[StackedAbility]:
    """The spells and abilities that have just been given targets."""
    for event in events:
        if isinstance(event, ev.SpellCast | ev.AbilityActivated | ev.AbilityTriggered | ev.CopiedOnStack):
            yield event.stacked
        elif isinstance(event, ev.TargetsChanged):
            kept = {each.what for each in event.before}
            new = tuple(each for each in event.stacked.targets if each.what not in kept)
            yield replace(event.stacked, targets=new)


def occasions_of_graveyard(
    watcher: Watcher, state: GameState, condition: PutIntoGraveyard, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """Each time a described object goes to a graveyard (CR 603.6c). A card that nobody can name matches only a
    condition that any card would meet."""
    found: list[Occasion] = []
    for event in events_of_class(ev.ZoneChanged, events):
        origin_fits = condition.origin in {None, event.origin} and not (
            condition.elsewhere and event.origin is Zone.BATTLEFIELD
        )
        if (
            event.destination is Zone.GRAVEYARD
            and origin_fits
            and is_meant_in_graveyard(watcher, state, condition, event.object)
        ):
            found.append(Occasion(event.object))
    found += (
        Occasion(player)
        for player, origin in unnamed_cards_buried(events)
        if fits_unnamed_card(watcher, state, condition, player, origin)
    )
    if condition.together:
        return iter([Occasion(amount=len(found))] if found else [])
    return iter(found)


def is_meant_in_graveyard(watcher: Watcher, state: GameState, condition: PutIntoGraveyard, card: ObjectId) -> bool:
    """Whether it is what the condition speaks of, in the graveyard."""
    match condition.what:
        case fl.This():
            return card == watcher.source
        case fl.Matching(filter=wanted):
            return is_object_described(watcher, state, wanted, card)
        case _:
            return False


def unnamed_cards_buried(events: Sequence[ev.Event]) -> Iterator[tuple[PlayerId, Zone]]:
    """For each card going to a graveyard that nobody can name, its owner and the zone it comes from."""
    for event in events:
        match event:
            case ev.CardDiscarded(player=player, card=None):
                yield player, Zone.HAND
            case ev.CardMilled(player=player, card=None):
                yield player, Zone.LIBRARY
            case _:
                pass


def fits_unnamed_card(
    watcher: Watcher, state: GameState, condition: PutIntoGraveyard, player: PlayerId, origin: Zone
) -> bool:
    if not isinstance(condition.what, fl.Matching) or condition.origin not in {None, origin}:
        return False
    wanted = condition.what.filter
    any_card = wanted == fl.Filter(side=wanted.side, token=wanted.token)
    return any_card and is_player_spoken_of(watcher, state, wanted.side, player)


def occasions_of_discarding(
    watcher: Watcher, state: GameState, condition: Discards, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 701.9a: about the player."""
    found = [
        event
        for event in events_of_class(ev.CardDiscarded, events)
        if is_player_spoken_of(watcher, state, condition.whose, event.player)
        and (
            condition.what == fl.ANYTHING
            or (event.card is not None and is_object_described(watcher, state, condition.what, event.card))
        )
    ]
    if not condition.together:
        return (Occasion(each.player) for each in found)
    players = dict.fromkeys(each.player for each in found)
    return (Occasion(player, sum(each.player == player for each in found)) for player in players)


def occasions_of_sacrificing(
    watcher: Watcher, state: GameState, condition: Sacrifices, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 603.10a, 701.21a: about the permanent; `state` is the one before, with what is sacrificed still in it."""
    gone = [
        event.permanent
        for event in events_of_class(ev.Sacrificed, events)
        if is_player_spoken_of(watcher, state, condition.whose, state.objects[event.permanent].controller)
        and not (condition.this and event.permanent != watcher.source)
        and is_object_described(watcher, state, condition.what, event.permanent)
    ]
    if condition.together:
        return iter([Occasion(amount=len(gone))] if gone else [])
    return (Occasion(each) for each in gone)


def occasions_of_losing_life(
    watcher: Watcher, state: GameState, condition: LosesLife, events: Sequence[ev.Event]
) -> Iterator[Occasion]:
    """CR 119.3: once for each player, with all that is lost at the same time."""
    lost: dict[PlayerId, int] = {}
    for event in events_of_class(ev.LifeLost, events):
        if is_player_spoken_of(watcher, state, condition.whose, event.player):
            lost[event.player] = lost.get(event.player, 0) + event.amount
    earlier = {player: state.this_turn.lost.get(player, 0) - amount for player, amount in lost.items()}
    return (Occasion(player, amount) for player, amount in lost.items() if not (condition.first and earlier[player]))


STACK_AND_ZONE_CONDITIONS: ConditionTable = {
    Casts: Listening(occasions_of_casting, (ev.SpellCast, ev.CopiedOnStack)),
    CastThis: Listening(occasions_of_casting_this, (ev.SpellCast,)),
    Activates: Listening(occasions_of_activating, (ev.AbilityActivated,)),
    CycledThis: Listening(occasions_of_cycling_this, (ev.AbilityActivated,)),
    Cycles: Listening(occasions_of_cycling, (ev.AbilityActivated,)),
    PlaysLand: Listening(occasions_of_playing_lands, (ev.LandPlayed,)),
    CreatesToken: Listening(occasions_of_creating_tokens, (ev.TokenCreated,)),
    CountersArePut: Listening(occasions_of_putting_counters, (ev.CountersPut,)),
    TapsForMana: Listening(occasions_of_tapping_for_mana, (ev.ManaAdded,)),
    GetsEnergy: Listening(occasions_of_getting_energy, (ev.CountersPut,)),
    ExilesItself: Listening(occasions_of_exiling_itself, (ev.ZoneChanged,)),
    BecomesTarget: Listening(
        occasions_of_targeting,
        (ev.SpellCast, ev.AbilityActivated, ev.AbilityTriggered, ev.CopiedOnStack, ev.TargetsChanged),
    ),
    CommitsCrime: Listening(occasions_of_crimes, (ev.SpellCast, ev.AbilityActivated, ev.AbilityTriggered)),
    PutIntoGraveyard: Listening(occasions_of_graveyard, (ev.ZoneChanged, ev.CardDiscarded, ev.CardMilled)),
    LeavesGraveyard: Listening(occasions_of_leaving_graveyard, (ev.ZoneChanged, ev.SpellCast), looks_back=True),
    Draws: Listening(occasions_of_drawing, (ev.CardDrawn,)),
    DrawsThis: Listening(occasions_of_drawing_this, (ev.CardDrawn,)),
    Discards: Listening(occasions_of_discarding, (ev.CardDiscarded,)),
    Sacrifices: Listening(occasions_of_sacrificing, (ev.Sacrificed,), looks_back=True),
    GainsLife: Listening(occasions_of_gaining_life, (ev.LifeGained,)),
    LosesLife: Listening(occasions_of_losing_life, (ev.LifeLost,)),
    Clashes: Listening(occasions_of_clashes, (ev.Clashed,)),
    EndsFlip: Listening(occasions_of_flips, (ev.CoinFlipped,)),
    BecomesTapped: Listening(occasions_of_tapping, (ev.Tapped, ev.Untapped)),
    PhasesOut: Listening(occasions_of_phasing_out, (ev.PhasedOut,), looks_back=True),
    Scries: Listening(occasions_of_scrying, (ev.Scried,)),
    ShufflesLibrary: Listening(occasions_of_shuffling, (ev.LibraryShuffled,)),
    LosesGame: Listening(occasions_of_losing_the_game, (ev.PlayerLost,), looks_back=True),
    BecomesLevel: Listening(occasions_of_leveling, (ev.LevelChanged,)),
    Unlocks: Listening(occasions_of_unlocking, (ev.DoorChanged,)),
    FullyUnlocks: Listening(occasions_of_full_unlocking, (ev.DoorChanged,)),
    IsTurnedFaceUp: Listening(occasions_of_turning_face_up, (ev.TurnedFaceUp,)),
}
