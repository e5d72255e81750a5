"""Commands at a table: the entry of its log that each comes to, or why it may not be given."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final, get_args

import msgspec

from lastcard.bots import registry
from lastcard.core import actions, rules
from lastcard.core.actions import CATCH, Action
from lastcard.core.dispatch import by_name
from lastcard.core.errors import REFUSALS, Problem, Refusal
from lastcard.engine.bits import bit
from lastcard.protocol import messages
from lastcard.protocol.messages import EMOTES, Settings
from lastcard.table import log
from lastcard.table.identities import Identity, clean_name, clean_text, free_name
from lastcard.table.state import LENIENT, TALK_OF, Booking, Chair, Continued, Table

ANY_TIME: Final = ("timer", "pace", "minutes", "chat", "watchers", "hints")  # what may be set during a match
MOST_PEOPLE: Final = 50  # at one table, beside those who only watch
LEAST_TIMER: Final = 10
MOST_ENTRIES: Final = 100_000  # in the log of a table, and those with which a match comes to its end
PLAYING: Final = (messages.Act, messages.Ready, messages.Mix, messages.TakeBack, messages.Resume)
TALK: Final = {"chat": 65_536, "settings": 262_144}  # bytes in the log of what is not play
MORE_TALK: Final = 16_384  # and more of each with every round that is dealt, so that a log grows by being played
FIXED: Final = (  # what makes no sense where one plays a given deal against given bots
    messages.Sit,
    messages.Rise,
    messages.Change,
    messages.PutBot,
    messages.Remove,
    messages.StandIn,
    messages.PassHost,
    messages.Start,
    messages.Mix,
)


def check(table: Table, person: int, command: messages.Command) -> log.Entry | None:
    """The entry that a person's command comes to; None if it has been done before. What may not be is a Problem."""
    if command.id and table.people[person].has_done(command.id):
        return None
    if table.version >= MOST_ENTRIES and not (table.in_match and isinstance(command, PLAYING)):
        _check_log(table, command)
    if table.fixed and isinstance(command, FIXED):
        raise Problem("deal-fixed")
    entry = _CHECK[type(command)](table, person, command)
    if entry is None or entry.by:
        return entry
    talk = TALK_OF.get(type(entry))
    if talk is not None and table.talk[talk] >= TALK[talk] + MORE_TALK * (table.deal - 1):
        raise Problem("table-talked-out")
    return msgspec.structs.replace(entry, by=person, id=command.id)


def _check_log(table: Table, command: messages.Command | None = None) -> None:
    """Refuses what would make a long log longer."""
    if table.version >= MOST_ENTRIES and not isinstance(command, messages.Leave):
        raise Problem("table-used-up")


def opening(
    settings: Settings,
    dice: bytes,
    opener: Identity | None,
    life: str,
    booked: Booking | None = None,
    fixed: log.FixedDeal | None = None,
    found: bool = False,
) -> log.Opened:
    settings = check_settings(settings)
    guest, name = (opener.guest, clean_name(opener.name)) if opener else ("", "")
    return log.Opened(
        settings=settings,
        dice=dice.hex(),
        life=life,
        guest=guest,
        opener=name,
        evening=booked.evening if booked else "",
        reserved=booked.reserved if booked else (),
        shared=booked.shared if booked else (),
        fixed=fixed,
        found=found,
    )


def continuing(table: Table, continued: Continued, opener: Identity) -> list[log.Entry]:
    """What it takes for whoever opened the table to go on in a seat, with bots in the others."""
    came = arrival(table, opener.guest, opener.name)
    assert came is not None
    entries: list[log.Entry] = [came, log.Sat(by=came.by, seat=continued.seat)]
    names = [came.name if seat == continued.seat else "" for seat in range(1, len(continued.names) + 1)]
    for seat, (name, bot) in enumerate(zip(continued.names, continued.bots, strict=True), 1):
        if seat != continued.seat:
            entries.append(log.BotSeated(seat=seat, bot=bot))
            names[seat - 1] = free_name(name, [other for other in names if other])
    return [*entries, log.Dealt(names=tuple(names), begun=continued.rounds, origin=continued.origin)]


def claim(table: Table, seat: int, who: Identity) -> log.Claimed | None:
    """What it takes for a guest to have the seat in which a bot plays for them; nothing, if they have it."""
    if table.person_of(who.guest) or not table.chairs[seat - 1].bot:
        return None
    return log.Claimed(by=len(table.people) + 1, guest=who.guest, name=who.name, seat=seat)


def arrival(table: Table, guest: str, name: str, place: str = "") -> log.Came | None:
    """What it takes for a guest from somewhere to be here; nothing, if the guest is."""
    number = table.person_of(guest)
    if number:
        person = table.people[number]
        if person.banned:
            raise Problem("removed")
        if person.gone:
            _check_log(table)
        return log.Came(by=number, guest=guest, name=person.name) if person.gone else None
    _check_log(table)
    if place and _mark(table, place) in table.barred:
        raise Problem("removed-near")
    here = [person for person in table.people.values() if not person.gone]
    if len(here) >= MOST_PEOPLE:
        raise Problem("table-crowded")
    taken = [*[person.name for person in table.people.values()], *(table.names if table.in_match else ())]
    return log.Came(by=len(table.people) + 1, guest=guest, name=free_name(clean_name(name), taken))


def forgetting(table: Table, guest: str, mark: str) -> log.Forgotten | None:
    """What it takes for a guest to be forgotten, who is called by a number then; nothing, if none is known."""
    person, opener = table.person_of(guest), table.opened_by == guest
    if not (person or opener):
        return None
    others = [each.name for number, each in table.people.items() if number != person]
    name = free_name(f"#{person}", [*others, *table.names])
    return log.Forgotten(person=person, guest=mark, name=name, opener=opener)


def _mark(table: Table, place: str) -> str:
    """By what a table knows a place again, and nobody else finds it."""
    return hmac.digest(table.salt, place.encode(), "sha256").hex()[:32]


def check_settings(settings: Settings) -> Settings:
    """The settings as they are stored: with the texts on cards as they are shown."""
    if 0 < settings.timer < LEAST_TIMER:
        raise Problem("bad-timer")
    if settings.turn_hours and settings.minutes:
        raise Problem("turns-with-minutes")
    chosen = rules.from_value(settings.rules)
    chosen.check_seats(settings.seats)
    if isinstance(settings.rules, str) or "custom" not in settings.rules:
        return settings
    custom = [
        {**card, "text": clean_text(card["text"])} if isinstance(card, dict) and card.get("text") else card
        for card in settings.rules["custom"]
    ]
    return msgspec.structs.replace(settings, rules={**settings.rules, "custom": custom})


def _only_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Problem("not-host")


def _only_before(table: Table) -> None:
    if table.in_match:
        raise Problem("match-runs")


def _chair_at(table: Table, seat: int) -> Chair:
    if not 1 <= seat <= len(table.chairs):
        raise Problem("unknown-seat", seats=len(table.chairs))
    return table.chairs[seat - 1]


def _check_sit(table: Table, person: int, command: messages.Sit) -> log.Entry | None:
    _only_without_evening(table)
    if table.in_match:
        return _check_take_over(table, person, command.seat)
    seat = command.seat or next((seat for seat, chair in enumerate(table.chairs, 1) if chair.free), 0)
    if not seat:
        raise Problem("table-full")
    if not _chair_at(table, seat).free:
        raise Problem("seat-taken")
    return log.Sat(seat=seat)


def _check_take_over(table: Table, person: int, seat: int) -> log.Entry | None:
    """In a match who has none takes a seat between rounds; who has had one in it, only that one again."""
    if table.seat_of(person):
        raise Problem("seated-already")
    if seat and table.awaited.get(person) == seat:
        return None
    had = table.played.get(person, 0)
    if had and not table.passes_on(table.chairs[had - 1]):
        had = 0  # it is somebody else's
    if had and seat not in (0, had):
        raise Problem("seat-before", seat=had)
    if seat:
        _chair_at(table, seat)
    found = had or seat or next((each for each in range(1, len(table.chairs) + 1) if table.open(each)), 0)
    if not found:
        raise Problem("table-full")
    if not table.open(found):
        raise Problem("seat-taken")
    return log.Sat(seat=found) if table.stage == "between" else log.Awaited(seat=found)


def _only_without_evening(table: Table) -> None:
    if table.evening:
        raise Problem("seats-reserved")


def _check_rise(table: Table, person: int, _: messages.Rise) -> log.Entry:
    _only_without_evening(table)
    if person in table.awaited:
        return log.Awaited()
    own_seat(table, person)
    if table.stage == "round":
        raise Problem("round-runs")
    return log.Rose()


def _check_leave(*_: object) -> log.Entry:
    return log.Went()


def _check_change(table: Table, person: int, command: messages.Change) -> log.Entry:
    _only_host(table, person)
    settings = check_settings(command.settings)
    same = {name: getattr(table.settings, name) for name in ANY_TIME}
    if table.settings not in [msgspec.structs.replace(each, **same) for each in (settings, command.settings)]:
        _only_before(table)
        if table.found and table.stage == "lobby":
            raise Problem("table-agreed")
    if sum(bool(chair.person) for chair in table.chairs) > settings.seats:
        raise Problem("too-many-seated", seats=settings.seats)
    return log.Changed(settings=settings)


def _check_put_bot(table: Table, person: int, command: messages.PutBot) -> log.Entry:
    _only_host(table, person)
    _only_before(table)
    if _chair_at(table, command.seat).person:
        raise Problem("seat-taken")
    if command.level and command.level not in registry.names():
        registry.find(command.level)
        raise Problem("bot-budget")
    return log.BotSeated(seat=command.seat, bot=command.level)


def _somebody(table: Table, person: int) -> int:
    if person not in table.people or table.people[person].gone:
        raise Problem("unknown-person")
    return person


def _check_remove(table: Table, person: int, command: messages.Remove) -> log.Entry:
    _only_host(table, person)
    if _somebody(table, command.person) == person:
        raise Problem("remove-oneself")
    place = table.people[command.person].place
    apart = place != table.people[person].place  # from the host, whose own family and friends still come
    return log.Removed(person=command.person, place=_mark(table, place) if place and apart else "")


def _check_mute(table: Table, person: int, command: messages.Mute) -> log.Entry | None:
    _only_host(table, person)
    muted = table.people[_somebody(table, command.person)].muted
    return log.Muted(person=command.person, on=command.on) if muted != command.on else None


def _check_stand_in(table: Table, person: int, command: messages.StandIn) -> log.Entry | None:
    _only_host(table, person)
    if not table.in_match:
        raise Problem("no-round")
    chair = _chair_at(table, command.seat)
    if not chair.person:
        raise Problem("nobody-seated")
    return None if chair.stand_in else log.StoodIn(seat=command.seat)


def _check_pass_host(table: Table, person: int, command: messages.PassHost) -> log.Entry:
    _only_host(table, person)
    return log.Hosted(person=_somebody(table, command.person))


def _check_start(table: Table, person: int, _: messages.Start) -> log.Entry:
    _only_host(table, person)
    if table.stage == "between":
        return table.deal_again()
    _only_before(table)
    return table.start()


def _check_ready(table: Table, person: int, _: messages.Ready) -> log.Entry | None:
    if table.stage != "between":
        raise Problem("no-round-over")
    own_seat(table, person)
    return None if person in table.ready else log.Readied()


def own_seat(table: Table, person: int) -> int:
    """Where somebody sits who does something that takes a seat."""
    seat = table.seats.get(person)
    if seat is None:
        raise Problem("not-seated")
    return seat


def _check_act(table: Table, person: int, command: messages.Act) -> log.Entry:
    seat = own_seat(table, person)
    if table.stage != "round":
        raise Problem("no-round")
    if table.chairs[seat - 1].stand_in:
        raise Problem("stand-in-plays")
    if command.version > table.version:
        raise Problem("version-unknown", version=table.version)
    if table.paused:
        raise Problem("paused")
    action = actions.said(seat, command.action, len(table.chairs))
    check_action(table, action, command.version)
    return log.Acted(by=person, id=command.id, seat=seat, action=action)


def check_action(table: Table, action: Action, version: int) -> None:
    """Refuses what the rules do not allow now, and what was meant for another position than the present one."""
    assert table.match_state is not None
    round_ = table.match_state.round
    if version < table.moved and action.verb_number not in LENIENT:
        raise Problem("overtaken")
    if version < table.acted and action.verb_number == CATCH and not round_.vulnerable & bit(action.target - 1):
        raise Problem("overtaken")  # there was something to catch when it was seen
    refused = round_.check(action.code, action.cards)
    if refused:
        raise Refusal(REFUSALS[refused])


def _check_show_face(table: Table, person: int, command: messages.ShowFace) -> log.Entry | None:
    return log.Faced(face=command.face) if command.face != table.people[person].face else None


def _check_mix(table: Table, person: int, command: messages.Mix) -> log.Entry:
    own_seat(table, person)
    if table.shared:
        raise Problem("deal-shared")
    if command.deal != table.deal:
        raise Problem("wrong-deal", deal=table.deal)
    if person in table.added:
        raise Problem("mixed-already")
    return log.Mixed(data=bytes.fromhex(command.bytes).hex())  # `$` lets a newline pass


def _check_take_back(table: Table, person: int, _: messages.TakeBack) -> log.Entry:
    if not table.chairs[own_seat(table, person) - 1].stand_in:
        raise Problem("no-stand-in")
    return log.Returned()


def _check_give_orders(table: Table, person: int, command: messages.GiveOrders) -> log.Entry | None:
    if not table.by_turns:
        raise Problem("orders-by-turns")
    own_seat(table, person)
    return None if table.orders.get(person) == command.orders else log.Ordered(orders=command.orders)


def _check_rename(table: Table, person: int, command: messages.Rename) -> log.Entry | None:
    others = [each.name for number, each in table.people.items() if number != person]
    seat = table.seat_of(person)
    at_table = [name for number, name in enumerate(table.names, 1) if number != seat] if table.in_match else []
    name = free_name(clean_name(command.name), [*others, *at_table])
    return None if name == table.people[person].name else log.Renamed(name=name)


def _check_pause(table: Table, person: int, _: messages.Pause) -> log.Entry | None:
    if not table.in_match:
        raise Problem("no-round")
    if not _may_pause(table, person):
        raise Problem("not-host")
    return None if table.paused else log.Paused()


def _check_resume(table: Table, person: int, _: messages.Resume) -> log.Entry | None:
    if not _may_pause(table, person) and person != table.paused:
        raise Problem("not-host")
    return log.Resumed() if table.paused else None


def _may_pause(table: Table, person: int) -> bool:
    return person == table.host or (table.solo and bool(table.seat_of(person)))


def _check_hint(table: Table, person: int, _: messages.Hint) -> log.Entry | None:
    """A hint is for a decision: asked for once more it is the same."""
    seat = own_seat(table, person)
    if table.settings.rated or table.settings.hints == "none" or (table.settings.hints == "alone" and not table.solo):
        raise Problem("hints-off")
    if table.stage != "round" or table.match_state is None:
        raise Problem("no-round")
    if table.chairs[seat - 1].stand_in:
        raise Problem("stand-in-plays")
    if table.paused:
        raise Problem("paused")
    if not table.match_state.own(seat).legal:
        raise Problem("no-hint")
    return None if table.hinted.get(seat) == table.acted else log.Hinted(seat=seat)


def _may_talk(table: Table, person: int) -> None:
    if table.people[person].muted:
        raise Problem("muted")
    if table.settings.chat == "none":
        raise Problem("chat-off")


def _check_chat(table: Table, person: int, command: messages.Chat) -> log.Entry:
    _may_talk(table, person)
    if table.settings.chat == "emotes":
        raise Problem("only-emotes")
    return log.Spoke(text=clean_text(command.text))


def _check_emote(table: Table, person: int, command: messages.Emote) -> log.Entry:
    _may_talk(table, person)
    if command.emote not in EMOTES:
        raise Problem("unknown-emote", known=EMOTES)
    return log.Spoke(emote=command.emote)


# What is said to a room that comes to no entry, its driver answers.
_CHECKED: Final = [kind for kind in get_args(messages.Said) if kind not in (messages.Hello, messages.Why)]
_CHECK: Final[dict[type, Callable[..., log.Entry | None]]] = by_name(_CHECKED, globals(), "_check_")
