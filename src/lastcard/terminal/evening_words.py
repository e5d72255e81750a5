"""An evening (a tournament) in sentences: who sits where, what fits, how it stands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from lastcard.client.fold import Lost
from lastcard.evening import duplicate
from lastcard.evening.played import by_partners, is_duplicate, table_rules
from lastcard.protocol.evening import EveningAt, EveningTold, Fit, StageAt, Standing, TableAt
from lastcard.protocol.messages import Announcement, Refused
from lastcard.wording.catalogues import Catalogue


class EveningWords:
    """The sentences of one evening as it is now."""

    def __init__(self, say: Catalogue, evening: EveningAt) -> None:
        self.say = say
        self.evening = evening
        self._names = {guest.player: guest.name for guest in evening.guests}

    def name(self, player: int) -> str:
        return self._names.get(player, "") or self.say("standings-bot")

    def names(self, players: Iterable[int]) -> list[str]:
        return [self.name(player) for player in players]

    # What fits

    def fit(self, fit: Fit) -> str:
        """What a format comes to for the people and the time there is."""
        say = self.say
        rounds = say("web-rounds", count=fit.rounds)
        if fit.format == "arena":
            what = say("evening-cli-fit-arena", minutes=fit.minutes)
        elif fit.format in ("swiss", "knockout", "duplicate"):
            what = say("eve-fit-stages", count=fit.stages, rounds=rounds)
        else:
            what = say("eve-fit-partners", count=fit.stages, rounds=rounds)
        about = [what, say("evening-cli-tables", count=fit.tables)]
        about += [say("evening-cli-minutes", minutes=fit.minutes)] if fit.format != "arena" else []
        about += [say("evening-cli-sit-out", count=fit.idle)] if fit.idle else []
        return say("evening-cli-fit", format=say(f"eve-format-{fit.format}"), about=about)

    # Who sits where

    def head(self, stage: int) -> str:
        of = self.evening.of
        return self.say("eve-stage-of", stage=stage, of=of) if of else self.say("evening-cli-stage", stage=stage)

    def number(self, stage: int, table: int) -> str:
        """A table as it is typed: in an arena tables of several stages may be under way."""
        return f"{stage}.{table}" if self.evening.plan.format == "arena" else str(table)

    def table(self, table: TableAt) -> str:
        names = self.names(table.players)
        if by_partners(self.evening.plan) or is_duplicate(self.evening.plan):
            one, other = self.say.listed(names[::2]), self.say.listed(names[1::2])
            who = self.say("evening-cli-against", one=one, other=other)
        else:
            who = self.say.listed(names)
        return self.say("evening-cli-table", table=table.table, who=who)

    def stage(self, stage: StageAt) -> Iterator[str]:
        """A stage, a line for each table, and who sits out."""
        yield self.head(stage.stage)
        for table in stage.tables:
            yield self.table(table) + (
                f" {self.result(table)}" if table.points and (table.over or table.rounds) else ""
            )
        if stage.idle:
            yield self.say("evening-cli-idle", names=self.names(stage.idle))

    def result(self, table: TableAt) -> str:
        """What a table has made so far, or in the end."""
        made = self.made(table.players, table.points)
        if table.over:
            return self.say("evening-cli-table-over", made=made)
        return self.say("evening-cli-table-so-far", rounds=table.rounds, made=made)

    def made(self, players: Iterable[int], points: Iterable[int]) -> list[str]:
        return [f"{self.name(player)} {made}" for player, made in zip(players, points, strict=True)]

    def now(self) -> list[str]:
        """The stages that are under way, or the last one."""
        stages = [stage for stage in self.evening.stages if any(not table.over for table in stage.tables)]
        return [line for stage in stages or self.evening.stages[-1:] for line in self.stage(stage)]

    def running(self) -> list[tuple[int, TableAt]]:
        """The tables at which something is to come, with their stages."""
        return [(stage.stage, table) for stage in self.evening.stages for table in stage.tables if not table.over]

    def people(self, player: int = 0) -> list[str]:
        """Everybody who plays, with what there is to know about them; `player` is us."""
        found = []
        for guest in self.evening.guests:
            about = [self.say("lobby-host")] if guest.player == self.evening.host else []
            about += [self.say("lobby-you")] if guest.player == player else []
            about += [self.say("eve-team", team=guest.team)] if guest.team else []
            about += [self.say("evening-cli-gone-home")] if guest.left else []
            about += [self.say("evening-cli-typed")] if guest.typed and not guest.left else []
            about += [] if guest.here or guest.typed or guest.left else [self.say("mark-away")]
            found.append(f"{guest.name} ({', '.join(about)})" if about else guest.name)
        return [self.say("evening-cli-people", count=len(found), names=found)] if found else []

    def own(self, player: int) -> list[str]:
        """Where somebody sits now, or that they sit out."""
        for stage, table in self.running():
            if player in table.players:
                return [self.head(stage), self.table(table)]
        last = self.evening.stages[-1:]
        if last and player in last[0].idle:
            return [self.head(last[0].stage), self.say("evening-cli-you-idle")]
        return []

    def coming(self) -> list[str]:
        """What comes next, where that is known."""
        return [
            line for stage in self.evening.coming[:1] for line in (self.say("evening-cli-coming"), *self.stage(stage))
        ]

    def plan(self) -> list[str]:
        """What is played, for how long, and all stages as far as they are known."""
        say, plan = self.say, self.evening.plan
        rounds = say("web-rounds", count=plan.rounds)
        lines = [say("evening-cli-planned", format=say(f"eve-format-{plan.format}"), rounds=rounds)]
        lines += self.time() or ([say("evening-cli-minutes-are", minutes=plan.minutes)] if plan.minutes else [])
        lines += [say("evening-cli-public")] if plan.public else []
        lines += [line for stage in (*self.evening.stages, *self.evening.coming) for line in self.stage(stage)]
        open_ended = not by_partners(plan) and self.evening.phase != "over"
        return [*lines, say("evening-cli-later")] if open_ended else lines

    def fits(self) -> list[str]:
        """What suits the people and the time, with the numbers to choose by."""
        say = self.say
        return [say("plain-choice", number=place, what=self.fit(fit)) for place, fit in enumerate(self.evening.fits, 1)]

    # How long

    def time(self) -> list[str]:
        """What is left of the stage and of the evening, where they have a time."""
        say, evening = self.say, self.evening
        if evening.phase in ("gathering", "over"):
            return []
        lines = [say("evening-cli-left", minutes=math.ceil(evening.left / 60))] if evening.left else []
        if evening.remaining:
            return [*lines, say("eve-remaining", minutes=math.ceil(evening.remaining / 60))]
        return [*lines, say("evening-cli-no-time-left")] if evening.plan.minutes else lines

    def without_device(self) -> list[str]:
        """Who has no device, and what that means at the tables of this evening."""
        names = [guest.name for guest in self.evening.guests if guest.typed and not guest.left]
        if not names or self.evening.plan.real or self.evening.phase == "over":
            return []
        bot, count = self.evening.plan.absent == "bot", len(names)
        return [self.say("evening-cli-typed-bot" if bot else "evening-cli-typed-bye", names=names, count=count)]

    # How it stands

    def standings(self) -> list[str]:
        """Everybody, the best first."""
        if not any(stage.tables for stage in self.evening.stages):
            return [self.say("eve-standings-none")]
        return [self.say("evening-cli-standings"), *map(self.standing, self.evening.standings)]

    def deals(self) -> list[str]:
        """A duplicate deal by deal, as far as all tables have played them."""
        say = self.say
        lines = [line for stage in self.evening.stages if stage.differences for line in self.deals_of(stage)]
        return [say("eve-deals-about"), *lines] if lines else [say("eve-deals-none")]

    def deals_of(self, stage: StageAt) -> Iterator[str]:
        say, rules = self.say, table_rules(self.evening.plan)
        yield self.head(stage.stage)
        for deal, ahead in enumerate(stage.differences):
            made = []
            for place, table in enumerate(stage.tables):
                one, other = duplicate.made(rules, place, table.deals[deal])
                made.append(f"{say('eve-table', table=table.table)} {one} : {other}")
            number = say("eve-deal", number=deal + 1)
            yield say("evening-cli-deal", deal=number, made=made, ahead=f"{ahead:+}" if ahead else say("eve-even"))
        yield say("evening-cli-deals-sum", ahead=f"{sum(stage.differences):+}")

    def standing(self, standing: Standing) -> str:
        say, who = self.say, self.name(standing.player)
        if is_duplicate(self.evening.plan):
            team = say("eve-team", team=standing.team)
            ahead = f"{standing.score:+}" if standing.score else say("eve-even")
            return say("evening-cli-standing-team", place=standing.place, player=who, team=team, ahead=ahead)
        if by_partners(self.evening.plan):
            line = say("evening-cli-standing-points", place=standing.place, player=who, points=standing.points)
            made = [f"{self.name(int(partner))} {points}" for partner, points in standing.partners.items()]
            return say("evening-cli-standing-with", line=line, made=made) if made else line
        line = say(
            "evening-cli-standing", place=standing.place, player=who, score=standing.score, points=standing.points
        )
        return say("evening-cli-standing-out", line=line) if standing.out else line

    def winners(self) -> str:
        """Who has won, when it is over; nobody where nothing was played."""
        first = [self.name(standing.player) for standing in self.evening.standings if standing.place == 1]
        played = any(standing.played for standing in self.evening.standings)
        if played and is_duplicate(self.evening.plan):
            best = self.evening.standings[0]
            won = self.say("eve-team-won", team=best.team, points=best.score)
            return won if best.score else self.say("eve-team-tie")
        return self.say("evening-cli-won", names=self.say.listed(first), count=len(first)) if played else ""


def noticed(say: Catalogue, news: object) -> str:
    """What is said of news that is not how the evening is; "" for that."""
    if isinstance(news, Lost):
        return say("join-reconnecting")
    if isinstance(news, Announcement):
        return say("notice-announced", reason=news.text)
    return news.text if isinstance(news, Refused) else ""


def changes(say: Catalogue, before: EveningTold, after: EveningTold) -> Iterator[str]:
    """What has become of an evening, for somebody who knew how it was."""
    old, new = before.evening, after.evening
    words = EveningWords(say, new)
    yield from _people(say, old, new)
    if (new.host, new.host_name) != (old.host, old.host_name):
        yield say("notice-hosts", player=new.host_name)
    if new.vacant and not old.vacant and not after.hosting:
        yield say("evening-cli-vacant", player=new.host_name)
    if after.hosting and words.without_device() != EveningWords(say, old).without_device():
        yield from words.without_device()
    if new.paused != old.paused:
        yield say("evening-cli-is-paused" if new.paused else "evening-cli-resumed")
    for guest, was in zip(new.guests, old.guests, strict=False):
        if guest.team != was.team and guest.team and was.team:
            yield say("evening-cli-teamed", player=guest.name, team=say("eve-team", team=guest.team))
    stages = {stage.stage: stage for stage in old.stages}
    for stage in new.stages:
        known = stages.get(stage.stage)
        if known is None or len(known.tables) < len(stage.tables):
            yield from words.stage(stage)
            if after.player in stage.idle:
                yield say("evening-cli-you-idle")
        else:
            yield from (
                f"{words.table(table)} {words.result(table)}"
                for was, table in zip(known.tables, stage.tables, strict=False)
                if (table.over, table.points) != (was.over, was.points)
                and (table.over or new.plan.real)
                and table.points
            )
    for stage in new.stages[-1:]:
        known = stages.get(stage.stage)
        if known is not None and stage.differences != known.differences:
            yield from words.deals_of(stage)
    if new.phase in ("between", "over") and new.phase != old.phase:
        yield from words.standings()
    if new.phase == "between" and new.phase != old.phase:
        yield from words.coming()
    if new.phase == "over" and old.phase != "over":
        yield say("evening-cli-over")
        yield from filter(None, [words.winners()])


def _people(say: Catalogue, old: EveningAt, new: EveningAt) -> Iterator[str]:
    known = {guest.player: guest for guest in old.guests}
    for guest in new.guests:
        was = known.get(guest.player)
        if was is None or (was.left and not guest.left):
            yield say("evening-cli-plays", player=guest.name)
        elif guest.left and not was.left:
            yield say("evening-cli-went-home", player=guest.name)
        elif guest.here != was.here and new.phase == "gathering":
            yield say("evening-cli-here" if guest.here else "notice-away", player=guest.name)
