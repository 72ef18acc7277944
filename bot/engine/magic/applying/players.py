"""Events of players' life and mana, applied (CR 106, 118, 119)."""

from collections import Counter
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.mana_costs import symbols_of_cost
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.table.monarch_ability import monarch_marker
from bot.engine.magic.table.players import ManaInPool
from bot.engine.magic.table.speed_ability import speed_marker


def apply_life_lost(draft: Draft, event: ev.LifeLost) -> None:
    change_life(draft, event.player, -event.amount)
    count_life_change(draft, event.player, event.amount, gained=False)


def apply_life_gained(draft: Draft, event: ev.LifeGained) -> None:
    change_life(draft, event.player, event.amount)
    count_life_change(draft, event.player, event.amount, gained=True)


def apply_shortcut_taken(draft: Draft, event: ev.ShortcutTaken) -> None:
    for player, change in event.changes:
        change_life(draft, player, change)
        count_life_change(draft, player, abs(change), gained=change > 0)


def apply_speed_changed(draft: Draft, event: ev.SpeedChanged) -> None:
    player = event.player
    draft.change_player(player, speed=event.speed)
    inherent = speed_marker(player)
    if inherent.id not in draft.objects:
        draft.put_object(inherent)


def apply_blessing_gained(draft: Draft, event: ev.BlessingGained) -> None:
    draft.change_player(event.player, blessed=True)


def apply_became_monarch(draft: Draft, event: ev.BecameMonarch) -> None:
    """CR 725.2-725.3: with the abilities go those of whoever was the monarch."""
    for player in tuple(draft.players):
        draft.change_player(player, monarch=player == event.player)
        marker = monarch_marker(player)
        if player == event.player:
            draft.put_object(marker)
        elif marker.id in draft.objects:
            draft.change(marker.id, zone=Zone.CEASED)


def apply_mana_added(draft: Draft, event: ev.ManaAdded) -> None:
    """CR 106.4, 106.6: the mana goes to the player's mana pool."""
    player = draft.players[event.player]
    lasts = event.until_end_of_combat
    held = {(each.kind, each.only, each.source, each.until_end_of_combat): each for each in player.pool}
    for kind, number in Counter(symbols_of_cost(event.mana)).items():
        key = kind, event.only, event.source, lasts
        before = held[key].number if key in held else 0
        held[key] = ManaInPool(kind, before + number, event.only, event.source, lasts)
    draft.change_player(event.player, pool=tuple(held.values()))


def apply_mana_emptied(draft: Draft, event: ev.ManaEmptied) -> None:
    kept = (each for each in draft.players[event.player].pool if event.in_combat and each.until_end_of_combat)
    draft.change_player(event.player, pool=tuple(kept))


def apply_mana_paid(draft: Draft, paid: ev.ManaPaid) -> None:
    """CR 118.3a, 106.6: remove the mana that is spent."""
    player = draft.players[paid.player]
    used = dict(paid.spent)
    left = None if player.mana is None else {kind: number - used.get(kind, 0) for kind, number in player.mana.items()}
    kept = sorted(player.pool, key=lambda each: each.until_end_of_combat)  # what is lost first is spent first
    for spent in paid.pool:
        index = next(at for at, each in enumerate(kept) if is_such_mana(each, spent) and each.number >= spent.number)
        kept[index] = replace(kept[index], number=kept[index].number - spent.number)
    rest = tuple(each for each in kept if each.number)
    draft.change_player(paid.player, mana=left, pool=rest)


def is_such_mana(held: ManaInPool, spent: ManaInPool) -> bool:
    """Whether it is of the kind, the source and the limits of what is spent."""
    return (held.kind, held.only, held.source) == (spent.kind, spent.only, spent.source)


def count_life_change(draft: Draft, player: PlayerId, amount: int, *, gained: bool) -> None:
    """CR 119.3, 608.2i: count how much life the player gained or lost this turn."""
    before = draft.this_turn
    counts = before.gained if gained else before.lost
    counted = {**counts, player: counts.get(player, 0) + amount}
    draft.change_this_turn(**{"gained" if gained else "lost": counted})


def change_life(draft: Draft, player: PlayerId, amount: int) -> None:
    """CR 119.3, 810.9: change the life total of the player, or of the team that shares it."""
    for each in players_sharing_life(draft.before.rules, draft.players, player):
        draft.change_player(each, life=draft.players[each].life + amount)


APPLY_PLAYER_EVENT: EventTable = {
    ev.LifeLost: apply_life_lost,
    ev.LifeGained: apply_life_gained,
    ev.ShortcutTaken: apply_shortcut_taken,
    ev.SpeedChanged: apply_speed_changed,
    ev.BlessingGained: apply_blessing_gained,
    ev.BecameMonarch: apply_became_monarch,
    ev.LifeNotGained: change_nothing,
    ev.Clashed: change_nothing,
    ev.CoinFlipped: change_nothing,
    ev.ManaPaid: apply_mana_paid,
    ev.ManaAdded: apply_mana_added,
    ev.ManaEmptied: apply_mana_emptied,
}
