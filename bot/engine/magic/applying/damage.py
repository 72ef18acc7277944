"""Events of damage, applied (CR 120)."""

from dataclasses import replace
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.effects import begin_damage_effect, use_up
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.game_state import LastKnown
from bot.engine.magic.values.layers import characteristics


def of_damage(draft: Draft, event: ev.DamageEvent) -> None:
    """CR 120."""
    match event:
        case ev.DamageWoreOff(permanent=permanent):
            draft.change(permanent, damage=0)
        case ev.DamageMarked(permanent=permanent, amount=amount, deathtouch=deathtouch):
            thing = draft.objects[permanent]
            draft.change(permanent, damage=thing.damage + amount, deathtouched=thing.deathtouched or deathtouch)
        case ev.DamageDealt(recipient=recipient, deathtouch=deathtouch):
            if deathtouch and isinstance(recipient, ObjectId):
                draft.change(recipient, deathtouched=True)
            if event.combat and isinstance(recipient, PlayerId):
                count_strike(draft, event.source)
                if draft.objects[event.source].commander:
                    add_commander_damage(draft, recipient, event.source, event.amount)
        case ev.DamageEffectBegan(effect=effect):
            begin_damage_effect(draft, effect)
        case (
            ev.DamagePrevented(effect=number, amount=amount)
            | ev.DamageChanged(effect=number, amount=amount)
            | ev.DamageRedirected(effect=number, amount=amount)
            | ev.DamageReplaced(effect=number, amount=amount)
        ):
            use_up(draft, number, amount)
        case ev.DamageAssigned() | ev.NoDamageAssigned():
            pass  # their consequences are events of their own
        case ev.DamageNotPrevented():
            pass  # nothing changes
        case _:
            assert_never(event)


def count_strike(draft: Draft, source: ObjectId) -> None:
    """CR 608.2i: what has dealt combat damage to a player is remembered as it was then, once a moment."""
    thing, before = draft.before.objects[source], draft.state.this_turn
    known = LastKnown(thing, characteristics(draft.before, source))
    draft.state = changed(draft.state, this_turn=replace(before, struck=(*before.struck, known)))


def add_commander_damage(draft: Draft, player: PlayerId, commander: ObjectId, amount: int) -> None:
    """CR 903.10a."""
    dealt = draft.players[player].commander_damage
    total = {**dealt, commander: dealt.get(commander, 0) + amount}
    draft.players[player] = changed(draft.players[player], commander_damage=total)
