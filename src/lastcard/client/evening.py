"""A guest at an evening of a server: what is told about it, and where one has a seat."""

from __future__ import annotations

from msgspec import UNSET

from lastcard.client import intake
from lastcard.client.address import Address
from lastcard.client.connection import LiveClient
from lastcard.core.errors import Problem
from lastcard.protocol.evening import ChangePlan, EveningAt, EveningTold, Participant, Plan
from lastcard.protocol.messages import Announcement, Bye, Refused


class EveningClient(LiveClient[EveningTold, EveningTold | Refused | Announcement]):
    """Somebody's connection to an evening, and the newest of what the server has told about it."""

    told: EveningTold

    @property
    def evening(self) -> EveningAt:
        return self.told.evening

    @property
    def me(self) -> Participant | None:
        """Us, if we play."""
        return next((guest for guest in self.evening.guests if guest.player == self.told.player), None)

    @property
    def wished_plan(self) -> Plan:
        """The plan with what we have asked to be changed in it."""
        asked = [command.plan for command in self.unanswered.values() if isinstance(command, ChangePlan)]
        return asked[-1] if asked else self.evening.plan

    @property
    def seated(self) -> str:
        """The code of the online table at which we have a seat now."""
        return "" if self.told.seated is UNSET else self.told.seated

    def _greeting(self, text: str | bytes) -> EveningTold | Refused | Bye | None:
        if intake.kind_of(text) == "welcome":
            raise Problem("join-a-table", address=Address(self.address.server, self.address.code).link)
        message = intake.of_evening(text)
        return None if isinstance(message, Announcement) else message

    def _enter(self, greeting: EveningTold) -> None:
        self.told = greeting
        self._say_again()

    def _hear(self, text: str | bytes) -> EveningTold | Refused | Announcement | Bye | None:
        message = intake.of_evening(text)
        if isinstance(message, Refused):
            self.unanswered.pop(message.id, None)
        elif isinstance(message, EveningTold):
            if message.id is not UNSET:
                self.unanswered.pop(message.id, None)
            self.told = message
        return message
