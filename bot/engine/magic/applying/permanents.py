"""Events of permanents, applied (CR 110, 122, 301-310, 701)."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.teams import POISON, sharing
from bot.engine.magic.values.layers import characteristics

Designated: TypeAlias = (
    ev.LevelChanged
    | ev.DoorChanged
    | ev.BecameRenowned
    | ev.BecamePrepared
    | ev.BecameUnprepared
    | ev.BecameSaddled
    | ev.LeavingExiles
)


def of_permanents(draft: Draft, event: ev.PermanentEvent) -> None:  # noqa: C901, PLR0912 - one arm for each event of the closed union
    """CR 110, 122, 301-310."""
    match event:
        case ev.PhasedIn(permanent=permanent):
            draft.change(permanent, phased_out=False, phased_with=None)
        case ev.PhasedOut(permanent=permanent, host=host):
            draft.change(permanent, phased_out=True, phased_with=host)
        case ev.Untapped(permanent=permanent):
            draft.change(permanent, tapped=False)
        case ev.Tapped(permanent=permanent):
            draft.change(permanent, tapped=True)
        case ev.Exerted(permanent=permanent, player=player):
            draft.change(permanent, exerted_by=draft.objects[permanent].exerted_by | {player})
        case ev.KeptTapped(permanent=permanent):
            draft.change(permanent, kept_tapped=True)
        case ev.StayedTapped() | ev.Exploited() | ev.Crewed():
            pass  # nothing changes
        case ev.Marched(creature=creature, territory=territory, forced=forced, attacks=attacks):
            home = draft.objects[creature].controller == territory
            draft.change(
                creature,
                territory=None if home else territory,
                sick=True,
                marched=not forced or draft.objects[creature].marched,
                attacked=attacks or draft.objects[creature].attacked,
            )
        case ev.ControlChanged(permanent=permanent, player=player):
            hand_over(draft, permanent, player)
        case ev.CountersRemoved(holder=holder, kind=kind, amount=amount):
            add_counters(draft, holder, kind, -amount)
        case ev.Attached(attachment=attachment, host=host):
            attach(draft, attachment, host)
        case ev.Unattached(attachment=attachment):
            draft.change(attachment, attached_to=None, bestowed=False)
        case ev.BestowEnded(object=bestowed):
            draft.change(bestowed, attached_to=None, bestowed=False)
        case ev.ProtectorChosen(battle=battle, player=player):
            draft.change(battle, protector=player)
        case ev.CountersPut(holder=holder, kind=kind, amount=amount):
            add_counters(draft, holder, kind, amount)
        case (
            ev.LevelChanged()
            | ev.DoorChanged()
            | ev.BecameRenowned()
            | ev.BecamePrepared()
            | ev.BecameUnprepared()
            | ev.BecameSaddled()
            | ev.LeavingExiles()
        ):
            designate(draft, event)
        case ev.PrepareSpellCopied(copy=copy):
            draft.objects[copy.id] = copy
        case ev.TurnedFaceUp(permanent=permanent):
            draft.change(permanent, face_down=None)
        case ev.Transformed(permanent=permanent, face=face, flipped=True):
            draft.change(permanent, face=face)
        case ev.Transformed(permanent=permanent, face=face):
            turn_over(draft, permanent, face)
        case ev.NotExchanged():
            pass  # only told
        case _:
            assert_never(event)


def designate(draft: Draft, event: Designated) -> None:
    """CR 614.6, 702.112b, 709.5c, 716.2a, 722.3a: what a permanent is marked as until it leaves the battlefield."""
    permanent = event.permanent
    match event:
        case ev.LevelChanged(level=level):
            draft.change(permanent, level=level)
        case ev.DoorChanged(half=half, locks=locks):
            unlocked = draft.objects[permanent].unlocked
            draft.change(permanent, unlocked=unlocked - {half} if locks else unlocked | {half})
        case ev.BecameRenowned():
            draft.change(permanent, renowned=True)
        case ev.BecamePrepared() | ev.BecameUnprepared():
            draft.change(permanent, prepared=isinstance(event, ev.BecamePrepared))
        case ev.BecameSaddled():
            draft.change(permanent, saddled=True)
        case ev.LeavingExiles():
            draft.change(permanent, exiled_as_it_leaves=True)
        case _:
            assert_never(event)


def hand_over(draft: Draft, permanent: ObjectId, player: PlayerId) -> None:
    """CR 613.1b. By the older Emperor rules a creature stays where it stands."""
    thing = draft.objects[permanent]
    stays = draft.state.rules.territories and characteristics(draft.before, permanent).is_creature
    draft.change(
        permanent,
        controller=player,
        original_controller=thing.original_controller or thing.controller,
        territory=thing.territory or thing.controller if stays else None,
        sick=True,
        owed=2,
    )


def attach(draft: Draft, attachment: ObjectId, host: Recipient) -> None:
    """CR 701.3c: it gets a new timestamp."""
    draft.state = changed(draft.state, clock=draft.state.clock + 1)
    draft.change(attachment, attached_to=host, timestamp=draft.state.clock)


def turn_over(draft: Draft, permanent: ObjectId, face: int) -> None:
    """CR 613.7g, 712.18: the same object with a new timestamp."""
    draft.state = changed(draft.state, clock=draft.state.clock + 1)
    turned = draft.objects[permanent].turned + 1
    draft.change(permanent, face=face, turned=turned, timestamp=draft.state.clock)


def add_counters(draft: Draft, holder: Recipient, kind: str, amount: int) -> None:
    if isinstance(holder, PlayerId):
        sharers = sharing(draft.state.rules, draft.players, holder) if kind == POISON else (holder,)  # CR 810.10
        for each in sharers:
            player = draft.players[each]
            draft.players[each] = changed(player, counters=counted(player.counters, kind, amount))
    else:
        thing = draft.objects[holder]
        counters = counted(thing.counters, kind, amount)
        since = {each: time for each, time in thing.counter_timestamps.items() if each in counters}
        if kind in counters and kind not in thing.counters:
            draft.state = changed(draft.state, clock=draft.state.clock + 1)
            since[kind] = draft.state.clock
        draft.change(holder, counters=counters, counter_timestamps=since)


def counted(counters: Mapping[str, int], kind: str, amount: int) -> Mapping[str, int]:
    """Return the counters with `amount` more (or fewer) of a kind; a kind with none left is left out."""
    number = counters.get(kind, 0) + amount
    others = {each: held for each, held in counters.items() if each != kind}
    return {**others, kind: number} if number > 0 else others
