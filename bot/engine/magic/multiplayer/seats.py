"""Seats (CR 801.2, 809.2): who sits how far from whom, and who is the emperor of a team.

Seats are the players in the game, clockwise; they close up when somebody leaves."""

from collections.abc import Mapping, Sequence

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.players import Player, Role

NO_SEAT = 1_000_000
"""How far somebody without a seat is from everybody: further than any range."""


def seat_distance(seats: Sequence[PlayerId], first: PlayerId, second: PlayerId) -> int:
    """CR 801.2a: how many seats apart, the shorter way round; somebody without a seat is out of everybody's reach."""
    if first not in seats or second not in seats:
        return NO_SEAT
    steps = abs(seats.index(first) - seats.index(second))
    return min(steps, len(seats) - steps)


def seat_neighbors(seats: Sequence[PlayerId], player: PlayerId) -> tuple[PlayerId, ...]:
    """The players next to one, the left one first; with two players both are the same."""
    at = seats.index(player)
    around = (seats[(at + 1) % len(seats)], seats[at - 1])
    return tuple(dict.fromkeys(each for each in around if each != player))


def emperors_of(players: Sequence[Player]) -> frozenset[PlayerId]:
    """CR 809.2: who is said to be an emperor, or sits in the middle of a team of which nothing is said."""
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
    """The one of a team, seated together, who has as many teammates on either side."""
    return min(team, key=lambda player: (sum(seat_distance(seats, player, mate) for mate in team), seats.index(player)))


def ranges_of_influence(players: Mapping[PlayerId, Player]) -> Mapping[PlayerId, frozenset[PlayerId]]:
    """CR 801.2a-c: who is in whose range now; empty where no player has a limit."""
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
    """CR 809.3a, 809.6a: of a general the smallest range in which one opposing general sits as the game begins, of an
    emperor the smallest with two: in teams of three 1 and 2."""
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
