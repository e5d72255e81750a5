"""Moderation: who is banned or muted, and what is announced, after the acts of moderators one after the other."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Announcement
from lastcard.server.net.rate_limits import NETWORK
from lastcard.server.storage.moderation import ActRow

MARK: Final = "gone-"  # how the names begin that the forgotten have in place of a guest's
BACK: Final = {"unmute": "mute", "unban": "ban"}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Moderation:
    """What holds now. `key` is the store's: the forgotten are known by what only it can make of their names."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.heard = 0  # the number of the last act
        self._holding: dict[tuple[str, str], ActRow] = {}  # mutes, bans and announcements, by whom or what they concern
        self._networks: dict[tuple[str, str], Network] = {}
        self._forgotten: set[str] = set()

    def take(self, act: ActRow) -> None:
        """Something was done."""
        self.heard = max(self.heard, act.number)
        match act.act:
            case "mute" | "ban":
                self._holding[act.act, act.about] = act
                network = read_network(act.about)
                if network is not None:
                    self._networks[act.act, act.about] = network
            case "unmute" | "unban":
                self._holding.pop((BACK[act.act], act.about), None)
                self._networks.pop((BACK[act.act], act.about), None)
            case "announce":
                self._holding["announce", str(act.number)] = act
            case "withdraw":
                self._holding.pop(("announce", act.about), None)
            case "forget":
                self._forgotten.add(act.about if act.about.startswith(MARK) else self.mark(act.about))

    # People

    def banned(self, guest: str, place: str, now: float) -> ActRow | None:
        """What keeps a guest, or everybody at an address, from coming to tables."""
        return self._against("ban", guest, place, now)

    def muted(self, guest: str, place: str, now: float) -> ActRow | None:
        """What keeps them from saying anything."""
        return self._against("mute", guest, place, now)

    def _against(self, kind: str, guest: str, place: str, now: float) -> ActRow | None:
        found = self._holding.get((kind, guest))
        if found is not None and found.until > now:
            return found
        for (other, about), network in self._networks.items() if place else ():
            act = self._holding[other, about]
            if other == kind and act.until > now and _within(place, network):
                return act
        return None

    def admit(self, guest: str, place: str, now: float) -> None:
        """Refuses whoever is banned."""
        against = self.banned(guest, place, now)
        if against is not None:
            raise Problem("banned-why" if against.why else "banned", until=moment(against.until), why=against.why)

    def let_speak(self, guest: str, place: str, now: float) -> None:
        """Refuses to hear whoever is muted."""
        against = self.muted(guest, place, now)
        if against is not None:
            raise Problem("silenced-why" if against.why else "silenced", until=moment(against.until), why=against.why)

    # The forgotten

    def mark(self, guest: str) -> str:
        """What takes the place of a guest who is forgotten; nobody can find out whom it stands for."""
        return MARK + hmac.digest(self._key, f"lastcard forgotten {guest}".encode(), hashlib.sha256).hex()[:24]

    def hashed(self, guest: str) -> str:
        """By what a log knows a guest again, and nobody else does."""
        return self.mark(guest).removeprefix(MARK)[:12] if guest else ""

    def forgot(self, guest: str) -> bool:
        return bool(self._forgotten) and self.mark(guest) in self._forgotten

    # What is told

    def holding(self, now: float) -> list[ActRow]:
        return sorted((act for act in self._holding.values() if act.until > now), key=lambda act: act.number)

    def announcements(self, now: float) -> Iterator[Announcement]:
        for act in self.holding(now):
            if act.act == "announce":
                yield Announcement(number=act.number, text=act.about)


def moment(at: float) -> str:
    """A time as people read it, wherever they are."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def read_network(text: str) -> Network | None:
    """A network or an address; with IPv6 everybody has a whole network. None for anything else."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > NETWORK:
        return found.supernet(new_prefix=NETWORK)
    return found


@lru_cache(10_000)
def _within(place: str, network: Network) -> bool:
    found = read_network(place)
    if isinstance(found, ipaddress.IPv4Network) and isinstance(network, ipaddress.IPv4Network):
        return found.subnet_of(network)
    if isinstance(found, ipaddress.IPv6Network) and isinstance(network, ipaddress.IPv6Network):
        return found.subnet_of(network)
    return False
