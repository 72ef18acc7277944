"""Events of players' life and mana, applied (CR 106, 118, 119)."""

from collections import Counter
from typing import assert_never

from bot.engine.magic.applying.draft import Draft
from bot.engine.magic.changed import changed
from bot.engine.magic.events import LifeGained, LifeLost, LifeNotGained, ManaAdded, ManaPaid, PlayerEvent
from bot.engine.magic.identifiers import PlayerId
from bot.engine.magic.mana_costs import symbols
from bot.engine.magic.multiplayer.teams import sharing


def of_players(draft: Draft, event: PlayerEvent) -> None:
    """CR 118-119."""
    match event:
        case LifeLost(player=player, amount=amount):
            gain_life(draft, player, -amount)
        case LifeGained(player=player, amount=amount):
            gain_life(draft, player, amount)
        case LifeNotGained():
            pass  # said, not done
        case ManaPaid(player=player, spent=spent):
            spend(draft, player, spent)
        case ManaAdded(player=player, mana=mana):
            add_mana(draft, player, mana)
        case _:
            assert_never(event)


def add_mana(draft: Draft, player: PlayerId, mana: str) -> None:
    """CR 106.4, where the player's mana is limited."""
    held = draft.players[player].mana
    if held is not None:
        added = Counter(symbols(mana))
        draft.players[player] = changed(draft.players[player], mana={**held, **(added + Counter(held))})


def spend(draft: Draft, player: PlayerId, spent: tuple[tuple[str, int], ...]) -> None:
    """CR 118.3a."""
    held = draft.players[player].mana
    if held is not None:
        used = dict(spent)
        left = {kind: number - used.get(kind, 0) for kind, number in held.items()}
        draft.players[player] = changed(draft.players[player], mana=left)


def gain_life(draft: Draft, player: PlayerId, amount: int) -> None:
    """CR 119.3, 810.9: the result is applied to the life total of the team, where it has one."""
    for each in sharing(draft.state.rules, draft.players, player):
        draft.players[each] = changed(draft.players[each], life=draft.players[each].life + amount)
