"""What cards do: action cards, hands that move, customizable cards and the votes they ask for."""

from __future__ import annotations

from lastcard.core.events import EVERYBODY
from lastcard.engine.turns import Turns

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import *


class Effects(Turns):
    """What action cards and customizable cards do, and the votes that they ask for."""

    def act(self, effect: int, seat: int, face: int, target: int) -> None:
        """What a card does at once."""
        following = self.next(seat)
        if effect == REVERSE:
            self.begin(seat if self.n_alive == 2 and self.lowered.reverse_skips else following)
        elif effect == SKIP:
            self.begin(self.lose_turn(following))
        elif effect == SKIP_TWO:
            following = self.lose_turn(following)
            # two players: like Skip
            self.begin(self.lose_turn(following) if self.n_alive > 2 else following)
        elif effect == TARGET:
            self.draw_cards(target, self.lowered.amount[face])
            self.begin(following)
        elif effect == SWAP:
            self.swap_hands(seat, target)
            self.begin(following)
            self.hands_moved(bit(seat) | bit(target), "swapped", seat, target)
        elif effect == ROTATE:
            self.rotate_hands(seat)
            self.begin(following)
            self.hands_moved(self.alive, "rotated", seat, -1)
        elif effect == SHUFFLE:
            self.mix_hands(seat)
        else:
            self.run_custom(effect, self.lowered.amount[face], seat, following)

    def hands_moved(self, moved: int, kind: str, seat: int, other: int) -> None:
        """Whoever got a hand of one card has to call (A-50)."""
        self.vulnerable &= ~moved
        self.mind_call(moved)
        if self.events is not None:
            self.tell(kind, seat, other, -1, -1, self.direction)
            self.tell_hands("hand", moved)

    def mind_call(self, seats: int) -> None:
        if self.lowered.uno_penalty > 0:
            for seat in range(self.seats):
                if seats & bit(seat) and self.size[seat] == 1:
                    self.vulnerable |= bit(seat)

    def rotate_hands(self, seat: int) -> None:
        """Everybody gives the hand to the next in the direction of play (S2-70-1)."""
        giver = self.after[seat] if self.direction < 0 else self.before[seat]
        for _ in range(self.n_alive - 1):
            self.swap_hands(seat, giver)
            seat = giver
            giver = self.after[giver] if self.direction < 0 else self.before[giver]

    def mix_hands(self, seat: int) -> None:
        """Shuffle Hands: all cards are collected, shuffled and dealt from the left of the player on (A-58)."""
        kept = self.stock_order()
        collected = b""
        for each in range(self.seats):
            collected += self.hand(each)
            self.empty_hand(each)
        self.set_stock(collected)
        self.shuffle()
        receiver = seat
        for _ in range(len(collected)):
            receiver = self.after[receiver]
            self.take(receiver)
        self.set_stock(kept)
        self.begin(self.next(seat))
        self.hands_moved(self.alive, "mixed", seat, -1)
        if self.size[seat] == 0:
            if self.wrong_by == seat:
                self.last_wrong = True
            else:
                self.finish(seat)

    # Customizable cards

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
            self.openers |= bit(seat)
            if self.events is not None:
                self.tell_hands("opened", self.alive)
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
            self.tell_seat("ordered", seat, self.order_size)

    def effect_done(self) -> None:
        self.mind_call(self.changed)
        self.begin(self.next(self.actor))

    def shed(self, seat: int, cards: bytes) -> None:
        self.throw_off(seat, cards)
        if self.order_left:
            self.order_left -= 1
            self.order_seat = self.next(seat)
            self.level()
        else:
            self.effect_done()

    def to_shed(self, seat: int) -> bytes:
        """The first cards of a hand, as many as have to go."""
        hand = self.hand(seat)
        return hand[: len(hand) - (self.order_size or 1)]

    def throw_off(self, seat: int, cards: bytes) -> None:
        """Cards go from a hand under the top card, and do not act."""
        for face in cards:
            self.remove(seat, face)
            self.lay_under(face)
            if self.wrong_by >= 0:
                self.since += ((seat, face, SHED_SINCE),)
        if len(cards):
            self.changed |= bit(seat)
            self.vulnerable &= ~bit(seat)
        if self.events is not None:
            self.tell_cards("shed", seat, -1, len(cards), cards, EVERYBODY)

    def shed_wilds(self, seat: int) -> None:
        each = seat
        gone = -1
        for _ in range(self.n_alive):
            wilds = bytes([face for face in self.hand(each) if is_wild(face)])
            if len(wilds):
                self.throw_off(each, wilds)
            if self.size[each] == 0 and gone < 0:
                gone = each
            each = self.next(each)
        if gone >= 0:
            self.finish(gone)
        else:
            self.effect_done()

    def draw_until_colour(self, seat: int) -> None:
        cards = []
        mask = self.lowered.colours[self.colour]
        face = self.take(seat)
        while face >= 0:
            cards.append(face)
            if bit(face) & mask:
                break
            face = self.take(seat)
        self.grew(seat)  # at least the card that was on top before is there to be drawn
        if self.events is not None:
            self.tell_drawn(seat, bytes(cards))

    def perform(self) -> None:
        if self.events is not None:
            self.tell("performed", self.turn)
        self.open_vote(VOTE_DARE, self.turn)

    def decline(self) -> None:
        seat = self.turn
        if self.events is not None:
            self.tell("declined", seat)
        self.draw_cards(seat, self.lowered.amount[self.top])
        self.begin(seat)

    def decide_by_chance(self) -> None:
        seat = self.turn
        if self.phase == IN_SHED:
            self.shed(seat, self.to_shed(seat))
        elif self.phase == IN_DARE:
            self.decline()
        else:
            self.vote(lowest(self.voters), self.below(2) > 0)

    # Votes

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
            self.tell_seat("voted", seat, 1 if yes else 0)
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
            self.tell_seat("verdict", seat, 1 if yes else 0)
        if self.vote_kind == VOTE_ADVICE:
            self.phase = self.saved_phase
            self.turn = self.saved_turn
            if yes:
                self.draw_cards(seat, 2, True)
        elif self.vote_kind == VOTE_DARE:
            if not yes:
                self.draw_cards(seat, self.lowered.amount[self.top], True)
            self.begin(seat)
        elif not yes:
            self.draw_cards(seat, self.lowered.amount[self.top], True)
            self.effect_done()
        elif self.size[seat] > 1:
            self.order_size = 0
            self.order_left = 0
            self.order_to_shed(seat)
        else:
            self.effect_done()
