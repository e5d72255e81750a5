"""The table of honours (leaderboard) of a club: what its members have won there, counted from kept results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from lastcard.protocol.clubs import Honour
from lastcard.server.storage.clubs import MemberRow, PlaceRow, SeatRow


def honours(members: Sequence[MemberRow], seats: Sequence[SeatRow], places: Sequence[PlaceRow]) -> tuple[Honour, ...]:
    """Members who have played, those with the most evenings won first, then matches; `seats` has the newest first."""
    wins: defaultdict[str, list[bool]] = defaultdict(list)
    catches, bluffs, challenges = Counter[str](), Counter[str](), Counter[str]()
    for seat in reversed(seats):
        wins[seat.person].append(seat.won)
        catches[seat.person] += seat.catches
        bluffs[seat.person] += seat.bluffs
        challenges[seat.person] += seat.challenges
    evenings = Counter(place.person for place in places)
    first = Counter(place.person for place in places if place.place == 1)
    found = [
        Honour(
            member=member.number,
            name=member.name,
            evenings=evenings[member.person],
            evenings_won=first[member.person],
            matches=len(wins[member.person]),
            matches_won=sum(wins[member.person]),
            streak=longest(wins[member.person]),
            catches=catches[member.person],
            bluffs=bluffs[member.person],
            challenges=challenges[member.person],
        )
        for member in members
        if evenings[member.person] or wins[member.person]
    ]
    return tuple(sorted(found, key=lambda each: (-each.evenings_won, -each.matches_won, -each.streak, each.matches)))


def longest(wins: Sequence[bool]) -> int:
    """The most wins in a row."""
    best = row = 0
    for win in wins:
        row = row + 1 if win else 0
        best = max(best, row)
    return best
