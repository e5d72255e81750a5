"""Customizable cards, votes, catches and objections: all that happens beside the ordinary turn."""

from __future__ import annotations

from lastcard.engine.cardplay import CardPlay

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import interpreted as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import (
        AGAIN,
        DARE,
        DRAW_UNTIL_COLOUR,
        HONOUR,
        IN_DARE,
        IN_OVER,
        IN_SHED,
        IN_VOTE,
        JOKE,
        LEVEL_EVERYONE,
        OPEN,
        SHED_WILDS,
        STUCK,
        VOTE_ADVICE,
        VOTE_DARE,
        VOTE_JOKE,
    )


class Customs(CardPlay):
    """What waits for somebody's decision beside the turn: effects of customizable cards, votes, catches, objections."""

    def run_custom(self, effect: int, amount: int, seat: int, following: int) -> None:
        self.actor = seat
        self.changed = 0
        if effect == AGAIN:
            self.begin(seat)
        elif effect == DRAW_UNTIL_COLOUR:
            self.draw_until_colour(following)
            self.begin(self.lose_turn(following))
        elif effect == SHED_WILDS:
            self.shed_wilds(seat)
        elif effect == STUCK:
            self.begin(following)
            self.stuck = amount
        elif effect == OPEN:
            self.begin(following)
            self.open_by = seat
            if self.events is not None:
                for each in range(self.seats):
                    if self.alive & bit(each):
                        self.tell("opened", each, count=self.size[each], cards=self.hand(each))
        elif effect == JOKE:
            if self.events is not None:
                self.tell("joke", seat)
            self.open_vote(VOTE_JOKE, seat)
        elif effect == DARE:
            self.phase = IN_DARE
            self.turn = following
            if self.events is not None:
                self.tell("dared", following)
        elif effect == HONOUR:
            self.begin(following)
            if self.events is not None:
                self.tell("honoured", following)
        else:
            self.order_size = amount
            self.order_left = self.n_alive if effect == LEVEL_EVERYONE else 1
            self.order_seat = seat if effect == LEVEL_EVERYONE else following
            self.level()

    def level(self) -> None:
        """Goes on with everybody who has to hold so and so many cards."""
        while self.order_left and self.size[self.order_seat] <= self.order_size:
            seat = self.order_seat
            if self.size[seat] < self.order_size:
                self.draw_cards(seat, self.order_size - self.size[seat])
            self.order_left -= 1
            self.order_seat = self.next(seat)
        if self.order_left:
            self.order_to_shed(self.order_seat)
        else:
            self.effect_done()

    def order_to_shed(self, seat: int) -> None:
        self.phase = IN_SHED
        self.turn = seat
        if self.events is not None:
            self.tell("ordered", seat, count=self.order_size)

    def effect_done(self) -> None:
        self.mind_call(self.changed)
        self.begin(self.next(self.actor))

    def shed(self, seat: int, cards: bytes) -> None:
        for face in cards:
            self.remove(seat, face)
            self.lay_under(face)
        if len(cards):
            self.changed |= bit(seat)
            self.vulnerable &= ~bit(seat)
        if self.events is not None:
            self.tell("shed", seat, count=len(cards), cards=cards)
        if self.order_left:
            self.order_left -= 1
            self.order_seat = self.next(seat)
            self.level()
        else:
            self.effect_done()

    def shed_wilds(self, seat: int) -> None:
        each = seat
        gone = -1
        for _ in range(self.n_alive):
            cards = b""
            mask = self.held[each] >> 52 << 52
            while mask:
                face = lowest(mask)
                mask &= mask - 1
                for _ in range(self.count[each * 64 + face]):
                    self.remove(each, face)
                    self.lay_under(face)
                    cards += bytes([face])
            if len(cards):
                self.changed |= bit(each)
                self.vulnerable &= ~bit(each)
                if self.events is not None:
                    self.tell("shed", each, count=len(cards), cards=cards)
            if self.size[each] == 0 and gone < 0:
                gone = each
            each = self.next(each)
        if gone >= 0:
            self.finish(gone)
        else:
            self.effect_done()

    def draw_until_colour(self, seat: int) -> None:
        cards = []
        mask = self.tables.colours[self.colour]
        face = self.take(seat)
        while face >= 0:
            cards.append(face)
            if bit(face) & mask:
                break
            face = self.take(seat)
        if cards:
            self.grew(seat)
        if self.events is not None:
            self.tell_drawn(seat, bytes(cards))

    def decide_by_chance(self) -> None:
        seat = self.turn
        if self.phase == IN_SHED:
            hand = self.hand(seat)
            self.shed(seat, hand[: len(hand) - (self.order_size or 1)])
        elif self.phase == IN_DARE:
            self.draw_cards(seat, self.tables.amount[self.top])
            self.begin(seat)
        else:
            self.vote(lowest(self.voters), self.below(2) > 0)

    # Votes

    def accuse(self, seat: int, accused: int) -> None:
        if self.events is not None:
            self.tell("accused", seat, accused)
        self.suspend(accused)
        self.voters &= ~bit(seat)
        self.yes = 1
        self.count_votes()

    def suspend(self, accused: int) -> None:
        """Play waits for a vote about advice."""
        self.saved_phase = self.phase
        self.saved_turn = self.turn
        self.open_vote(VOTE_ADVICE, accused)

    def open_vote(self, kind: int, seat: int) -> None:
        self.phase = IN_VOTE
        self.turn = seat
        self.vote_kind = kind
        self.voters = self.alive & ~bit(seat)
        self.asked = self.n_alive - 1
        self.yes = 0

    def vote(self, seat: int, yes: bool) -> None:
        self.voters &= ~bit(seat)
        if yes:
            self.yes += 1
        if self.events is not None:
            self.tell("voted", seat, count=1 if yes else 0)
        self.count_votes()

    def count_votes(self) -> None:
        """A vote closes as soon as its outcome is certain."""
        left = popcount(self.voters)
        if self.vote_kind == VOTE_ADVICE:
            if 2 * self.yes > self.asked:
                self.close_vote(True)
            elif 2 * (self.yes + left) <= self.asked:
                self.close_vote(False)
        elif self.yes:
            self.close_vote(True)
        elif left == 0:
            self.close_vote(False)

    def close_vote(self, yes: bool) -> None:
        seat = self.turn
        self.voters = 0
        if self.events is not None:
            self.tell("verdict", seat, count=1 if yes else 0)
        if self.vote_kind == VOTE_ADVICE:
            self.phase = self.saved_phase
            self.turn = self.saved_turn
            if yes:
                self.draw_cards(seat, 2, True)
        elif self.vote_kind == VOTE_DARE:
            if not yes:
                self.draw_cards(seat, self.tables.amount[self.top], True)
            self.begin(seat)
        elif not yes:
            self.draw_cards(seat, self.tables.amount[self.top], True)
            self.effect_done()
        elif self.size[seat] > 1:
            self.order_size = 0
            self.order_left = 0
            self.order_to_shed(seat)
        else:
            self.effect_done()

    # Catches and objections

    def catch(self, seat: int, target: int) -> None:
        if self.vulnerable & bit(target):
            if self.events is not None:
                self.tell("caught", target, seat)
            self.vulnerable &= ~bit(target)
            self.draw_cards(target, self.tables.uno_penalty, True)
        else:
            if self.events is not None:
                self.tell("false-catch", seat, target)
            self.draw_cards(seat, self.tables.false_catch, True)

    def object(self, seat: int) -> None:
        """A misplay is taken back and costs two cards beside what it left undone (A-71)."""
        offender = self.wrong_by
        past = self.past
        since = self.since
        accused = self.turn if self.phase == IN_VOTE and self.vote_kind == VOTE_ADVICE else -1
        voters, yes = self.voters, self.yes
        assert past is not None
        if self.events is not None:
            self.tell("objected", seat, offender, self.top)
        self.go_back(past)
        for who, face, place in sorted(since, key=by_place):
            self.retake(who, face, place)
        self.wrong_by = -1
        self.last_wrong = False
        self.past = None
        self.since = ()
        self.vulnerable = 0
        self.offender = -1
        self.turn = offender
        drawn = self.draw_cards(offender, self.penalty + 2)
        self.end_turn(drawn > 0)
        if accused >= 0 and self.phase != IN_OVER:  # a vote that has nothing to do with the card goes on
            self.suspend(accused)
            self.voters = voters
            self.yes = yes

    def go_back(self, past: CardPlay) -> None:
        """To an earlier position; shuffles and chance stay as they are."""
        shuffles = self.shuffles
        random_0 = self.random_0
        random_1 = self.random_1
        self.assume(past)
        self.shuffles = shuffles
        self.random_0 = random_0
        self.random_1 = random_1

    def retake(self, seat: int, face: int, place: int) -> None:
        """A card drawn after a misplay stays drawn, wherever the earlier position has it."""
        if place < 0:
            place = self.n_stock - 1
            while place >= 0 and self.stock[place] != face:
                place -= 1
        if place >= 0:
            self.n_stock -= 1
            for i in range(place, self.n_stock):
                self.stock[i] = self.stock[i + 1]
            self.give(seat, face)
        else:
            place = 0
            while place < self.n_discard and self.discard[place] != face:
                place += 1
            if place < self.n_discard - 1:
                self.n_discard -= 1
                for i in range(place, self.n_discard):
                    self.discard[i] = self.discard[i + 1]
                self.give(seat, face)
            elif place == self.n_discard:
                holder = 0
                while not self.held[holder] & bit(face):
                    holder += 1
                self.remove(holder, face)
                self.give(seat, face)
            # else it is the card that lies on top again: there it stays


def by_place(entry: tuple[int, int, int]) -> int:
    """From the top of the draw pile down, so that taking one out leaves the places of the others."""
    return -entry[2]
