"""Seats (CR 801.2, 809.2): how far apart players sit, and who is the emperor of a team.

Seats are the players in the game, clockwise; the gap closes when somebody leaves."""

from collections.abc import Mapping, Sequence

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.players import Player, Role

NO_SEAT = 1_000_000
"""The distance to somebody without a seat: greater than any range."""


def seat_distance(seats: Sequence[PlayerId], first: PlayerId, second: PlayerId) -> int:
    """CR 801.2a: how many seats apart the two are, the shorter way round; `NO_SEAT` if one of them has none."""
    if first not in seats or second not in seats:
        return NO_SEAT
    steps = abs(seats.index(first) - seats.index(second))
    return min(steps, len(seats) - steps)


def seat_neighbors(seats: Sequence[PlayerId], player: PlayerId) -> tuple[PlayerId, ...]:
    """The players next to this one, the left one first; with two players both are the same."""
    at = seats.index(player)
    around = (seats[(at + 1) % len(seats)], seats[at - 1])
    return tuple(dict.fromkeys(each for each in around if each != player))


def emperors_of(players: Sequence[Player]) -> frozenset[PlayerId]:
    """CR 809.2: the players who are named emperors, and the middle player of each team without any role."""
    named = {player.id for player in players if player.role is Role.EMPEROR}
    teams: dict[str, list[Player]] = {}
    for player in players:
        if player.team is not None:
            teams.setdefault(player.team, []).append(player)
    seated = [each.id for each in players]
    middles = {
        middle_seat(seated, [each.id for each in team])
        for team in teams.values()
        if not any(each.role is not None for each in team)
    }
    return frozenset(named | middles)


def middle_seat(seats: Sequence[PlayerId], team: Sequence[PlayerId]) -> PlayerId:
    """The member of a team, seated together, who has equally many teammates on both sides."""
    return min(team, key=lambda player: (sum(seat_distance(seats, player, mate) for mate in team), seats.index(player)))


def ranges_of_influence(players: Mapping[PlayerId, Player]) -> Mapping[PlayerId, frozenset[PlayerId]]:
    """CR 801.2a-c: the players in each player's range now; empty if nobody has a limit."""
    if all(player.range is None for player in players.values()):
        return {}
    seats = [player.id for player in players.values() if not player.lost]
    return {
        player.id: frozenset(
            other for other in seats if player.range is None or seat_distance(seats, player.id, other) <= player.range
        )
        for player in players.values()
    }


def ranges_of_emperor(players: Sequence[Player]) -> Mapping[PlayerId, int]:
    """CR 809.3a, 809.6a: a general's range reaches just one opposing general as the game begins, an emperor's two; in
    teams of three that is 1 and 2."""
    seats, leaders = [player.id for player in players], emperors_of(players)
    found = {}
    for player in players:
        opposing = sorted(
            seat_distance(seats, player.id, other.id)
            for other in players
            if other.team != player.team and other.id not in leaders
        )
        wanted = 2 if player.id in leaders else 1
        found[player.id] = opposing[wanted - 1] if len(opposing) >= wanted else len(seats)
    return found
