cimport cython
from libc.string cimport memcpy
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.piles cimport Piles
from lastcard.engine.tables cimport Tables
from lastcard.engine.codes cimport *

@cython.final
cdef class Round(Piles):
    # one block of memory: see copy_block
    cdef unsigned char after[10]
    cdef unsigned char before[10]
    cdef readonly unsigned int alive, vulnerable, changed, voters
    cdef readonly int dealer, n_alive, phase, turn, direction, colour, penalty, offender, drawn, early
    cdef readonly int idle, stuck, open_by, actor, order_seat, order_left, order_size
    cdef readonly int vote_kind, yes, asked, saved_phase, saved_turn, wrong_by, last_target, winner
    cdef readonly bint guilty, begun, fresh, last_wrong
    cdef int end_of_round

    cdef int codes[512]
    cdef Tables tables
    cdef readonly object rules
    cdef Round past
    cdef tuple since

    cdef int clear(self) except -1
    cpdef int deal(self) except -1
    cdef int turn_up(self, int face) except -1
    @cython.locals(new=Round)
    cpdef Round copy(self)
    cpdef int next(self, int seat) noexcept
    cdef int begin(self, int seat) except -1
    cdef int lose_turn(self, int seat) except -1
    cdef int end_turn(self, bint drew) except -1
    cdef int finish(self, int winner) except -1
    @cython.locals(face=int, drawn=int, cards=list)
    cdef int draw_cards(self, int seat, int count, bint keep=*) except -1
    cdef void grew(self, int seat) noexcept
    cdef int tell_drawn(self, int seat, bytes cards) except -1
    cdef bint breaks_wd4(self, int seat) noexcept
    cdef unsigned long long fitting(self, int seat) noexcept
    @cython.locals(mask=cython.ulonglong, held=cython.ulonglong)
    cdef unsigned long long plays(self, int seat) noexcept
    cdef bint ends_round(self, int seat, int face) noexcept
    cdef bint may_call(self, int seat) noexcept
    cdef bint may_pass(self) noexcept
    cpdef int check(self, int code, bytes cards=*) except -1
    cdef int check_aside(self, int seat, int verb, int target, bint here) noexcept
    @cython.locals(face=int)
    cdef int check_shed(self, int seat, bytes cards) except -1
    cdef int check_play(self, int seat, int face, int colour, int target, bint uno) noexcept
    cdef bint is_other(self, int seat, int target) noexcept
    @cython.locals(mask=cython.ulonglong, face=int, n=int, colour=int, target=int, play=int, who=int)
    cdef int list_codes(self, int seat) noexcept
    @cython.locals(colour=int)
    cdef int list_own(self, int who, int n) noexcept
    cpdef list legal(self, int seat)
    cpdef int do(self, action) except -1
    cpdef int step(self, int code, bytes cards=*) except -1
    cdef int next_begins(self) except -1
    @cython.locals(effect=int, carried=int, left=int, jump=bint, wrong=bint, guilty=bint, annulled=bint, called=bint)
    cdef int play(self, int seat, int face, int colour, int target, bint uno) except -1
    cdef int act(self, int effect, int seat, int face, int target) except -1
    cdef int go_out(self, int seat, int face, int carried, int target) except -1
    cdef int hands_moved(self, unsigned int moved, str kind, int seat, int other) except -1
    cdef void mind_call(self, unsigned int seats) noexcept
    cdef void rotate_hands(self, int seat) noexcept
    cdef int mix_hands(self, int seat) except -1
    cdef int run_custom(self, int effect, int amount, int seat, int following) except -1
    cdef int level(self) except -1
    cdef int order_to_shed(self, int seat) except -1
    cdef int effect_done(self) except -1
    @cython.locals(face=int)
    cdef int shed(self, int seat, bytes cards) except -1
    @cython.locals(mask=cython.ulonglong, face=int)
    cdef int shed_wilds(self, int seat) except -1
    @cython.locals(mask=cython.ulonglong, face=int)
    cdef int draw_until_colour(self, int seat) except -1
    @cython.locals(fit=cython.ulonglong, face=int, seat=int, playable=bint, drew=bint)
    cdef int draw(self) except -1
    cdef int accept(self) except -1
    cdef int dispute(self) except -1
    cdef int catch(self, int seat, int target) except -1
    @cython.locals(past=Round, who=int, face=int, place=int, voters=cython.uint)
    cdef int object(self, int seat) except -1
    cdef int restore(self, Round past) except -1
    cdef int retake(self, int seat, int face, int place) except -1
    cdef int accuse(self, int seat, int accused) except -1
    cdef int suspend(self, int accused) except -1
    cdef int open_vote(self, int kind, int seat) except -1
    cdef int vote(self, int seat, bint yes) except -1
    cdef int count_votes(self) except -1
    cdef int close_vote(self, bint yes) except -1
    @cython.locals(mask=cython.ulonglong, face=int, points=int)
    cpdef int worth(self, int seat) noexcept
    @cython.locals(points=int)
    cpdef int gain(self, int seat) noexcept

cdef inline void copy_block(Round new, Round old) noexcept:
    memcpy(&new.held, &old.held, <char*>&old.end_of_piles - <char*>&old.held)
    memcpy(&new.after, &old.after, <char*>&old.end_of_round - <char*>&old.after)
