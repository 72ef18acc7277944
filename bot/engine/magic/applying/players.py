"""Events of players' life and mana, applied (CR 106, 118, 119)."""

from collections import Counter
from dataclasses import replace
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.mana_costs import symbols
from bot.engine.magic.multiplayer.teams import sharing
from bot.engine.magic.table.players import Restricted
from bot.engine.magic.table.speed_ability import marker


def of_players(draft: Draft, event: ev.PlayerEvent) -> None:
    """CR 118-119."""
    match event:
        case ev.LifeLost(player=player, amount=amount):
            gain_life(draft, player, -amount)
            count_life(draft, player, amount, gained=False)
        case ev.LifeGained(player=player, amount=amount):
            gain_life(draft, player, amount)
            count_life(draft, player, amount, gained=True)
        case ev.ShortcutTaken(changes=changes):
            for player, change in changes:
                gain_life(draft, player, change)
                count_life(draft, player, abs(change), gained=change > 0)
        case ev.SpeedChanged(player=player, speed=speed):
            draft.players[player] = changed(draft.players[player], speed=speed)
            inherent = marker(player)
            draft.objects.setdefault(inherent.id, inherent)
        case ev.BlessingGained(player=player):
            draft.players[player] = changed(draft.players[player], blessed=True)
        case ev.LifeNotGained() | ev.CoinFlipped():
            pass  # said, not done
        case ev.ManaPaid():
            spend(draft, event)
        case ev.ManaAdded(only=None):
            add_mana(draft, event)
        case ev.ManaAdded():
            add_restricted(draft, event)
        case _:
            assert_never(event)


def add_mana(draft: Draft, event: ev.ManaAdded) -> None:
    """CR 106.4, where the player's mana is limited."""
    held = draft.players[event.player].mana
    if held is not None:
        added = Counter(symbols(event.mana))
        draft.players[event.player] = changed(draft.players[event.player], mana={**held, **(added + Counter(held))})


def add_restricted(draft: Draft, event: ev.ManaAdded) -> None:
    """CR 106.6."""
    player = draft.players[event.player]
    if player.mana is not None and event.only is not None:
        added = (
            Restricted(kind, number, event.only, event.source) for kind, number in Counter(symbols(event.mana)).items()
        )
        draft.players[event.player] = changed(player, restricted=(*player.restricted, *added))


def spend(draft: Draft, paid: ev.ManaPaid) -> None:
    """CR 118.3a, 106.6."""
    player = draft.players[paid.player]
    if player.mana is not None:
        used = dict(paid.spent)
        left = {kind: number - used.get(kind, 0) for kind, number in player.mana.items()}
        kept = list(player.restricted)
        for spent in paid.restricted:
            index = next(at for at, each in enumerate(kept) if replace(spent, number=each.number) == each)
            kept[index] = replace(kept[index], number=kept[index].number - spent.number)
        rest = tuple(each for each in kept if each.number)
        draft.players[paid.player] = changed(player, mana=left, restricted=rest)


def count_life(draft: Draft, player: PlayerId, amount: int, *, gained: bool) -> None:
    """CR 119.3, 608.2i: how much life players have gained and lost this turn."""
    before = draft.state.this_turn
    counts = before.gained if gained else before.lost
    counted = {**counts, player: counts.get(player, 0) + amount}
    now = replace(before, gained=counted) if gained else replace(before, lost=counted)
    draft.state = changed(draft.state, this_turn=now)


def gain_life(draft: Draft, player: PlayerId, amount: int) -> None:
    """CR 119.3, 810.9: the result is applied to the life total of the team, where it has one."""
    for each in sharing(draft.state.rules, draft.players, player):
        draft.players[each] = changed(draft.players[each], life=draft.players[each].life + amount)
