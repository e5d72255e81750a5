cimport cython
from libc.string cimport memcpy
from lastcard.engine.arrays cimport exchange
from lastcard.engine.bits cimport bit, lowest, nth, popcount, rotate, wrap
from lastcard.engine.codes cimport *
from lastcard.engine.public cimport Public, read_memory, write_memory
from lastcard.engine.lowered cimport LoweredRules

@cython.no_gc
cdef class Turns(Public):
    # what is hidden, but for the discard pile; one block of memory with what is public, from vulnerable to end: see copy_block
    cdef unsigned long long held[10]
    cdef unsigned long long random_0, random_1, order_0, order_1
    cdef unsigned char stock[112]
    cdef unsigned char discard[112]
    cdef unsigned char count[640]
    cdef readonly int drawn, loose, shuffles, last_target
    cdef readonly bint guilty, last_wrong, refilled
    cdef int end

    cdef public object source
    cdef public list log
    cdef public list events
    cdef Turns past
    cdef tuple since

    cdef inline int clear(self) except -1
    @cython.locals(t=LoweredRules, seat=int, each=int, left=int)
    cpdef int deal(self) except -1
    cdef inline int turn_up(self, int face) except -1
    @cython.locals(a=cython.ulonglong, b=cython.ulonglong, result=cython.ulonglong)
    cdef inline unsigned long long number(self) noexcept
    cdef inline int below(self, int bound) noexcept
    cdef inline void give(self, int seat, int face) noexcept
    cdef inline void remove(self, int seat, int face) noexcept
    cdef inline void lay(self, int face) noexcept
    cdef inline void lay_under(self, int face) noexcept
    cdef inline int take(self, int seat) except -2
    @cython.locals(face=int)
    cdef inline bint reshuffle(self) except -1
    cdef inline int shuffle(self) except -1
    cdef inline void shuffle_by_chance(self) noexcept
    @cython.locals(a=cython.ulonglong, b=cython.ulonglong, result=cython.ulonglong, i=int, j=int, face=int)
    cdef inline void settle(self, int loose) noexcept
    cdef inline int put_back(self) except -1
    cdef inline int note_shuffle(self) except -1
    cpdef bytes stock_order(self)
    cdef inline int set_stock(self, bytes order) except -1
    cpdef bytes discard_order(self)
    cpdef bytes hand(self, int seat)
    cpdef tuple cards(self, int seat)
    cdef inline void empty_hand(self, int seat) noexcept
    cdef inline void swap_hands(self, int seat, int other) noexcept
    cdef inline int next(self, int seat) noexcept
    cdef inline int begin(self, int seat) except -1
    cdef int close_hands(self, int seat) except -1
    cdef inline int lose_turn(self, int seat) except -1
    cdef inline int end_turn(self, bint drew) except -1
    cdef inline int finish(self, int winner) except -1
    @cython.locals(face=int, drawn=int, cards=list)
    cdef inline int draw_cards(self, int seat, int count, bint keep=*) except -1
    cdef inline void grew(self, int seat) noexcept
    cdef int tell_drawn(self, int seat, bytes cards) except -1
    cdef inline bint breaks_wd4(self, int seat) noexcept
    cdef inline unsigned long long honest(self, int seat, unsigned long long mask) noexcept
    cdef inline unsigned long long fitting(self, int seat) noexcept
    @cython.locals(cards=list, face=int, seat=int, playable=bint, drew=bint)
    cdef inline int draw(self) except -1
    cdef inline int keep(self) except -1
    cdef inline int name_colour(self, int colour) except -1
    cdef inline int accept(self) except -1
    cdef inline int challenge(self) except -1
    cdef inline int next_begins(self) except -1
    @cython.locals(effect=int)
    cdef inline int play_card(self, int seat, int face, int colour, int target, bint uno) except -1
    cdef inline int put_down(self, int seat, int face, int colour, int target, bint uno, bint jump) except -1
    @cython.locals(carried=int, left=int, jump=bint, wrong=bint, guilty=bint, turns_round=bint, called=bint)
    cdef int play_with_care(self, int effect, int seat, int face, int colour, int target, bint uno) except -1
    cdef inline int go_out(self, int seat, int face, int carried, int target) except -1
    cdef inline unsigned long long answering(self, int seat) noexcept
    cdef inline unsigned long long plays_in_turn(self, int seat) noexcept
    @cython.locals(mask=cython.ulonglong, wrong=cython.ulonglong)
    cdef inline unsigned long long plays(self, int seat) noexcept
    @cython.locals(mask=cython.ulonglong, turns=int, seat=int, face=int)
    cpdef int play_out(self) except -1
    @cython.locals(colour=int, target=int)
    cdef inline int play_by_chance(self, int seat, int face) except -1
    cdef int decide_by_chance(self) except -1
    cdef int tell(
        self, str kind, int seat=*, int other=*, int face=*, int colour=*, int count=*, bytes cards=*, int audience=*
    ) except -1
    cdef int tell_cards(self, str kind, int seat, int other, int count, bytes cards, int audience) except -1
    cdef int tell_seat(self, str kind, int seat, int count) except -1
    cdef int tell_hands(self, str kind, unsigned int seats) except -1
    cdef int audience(self, int seat) noexcept
    cdef int tell_play(self, int seat, int target, int face, int colour, bint jump, bint uno) except -1
    cdef int act(self, int effect, int seat, int face, int target) except -1
    @cython.locals(mask=cython.ulonglong, face=int, points=int)
    cpdef int worth(self, int seat) noexcept
    @cython.locals(points=int)
    cpdef int gain(self, int seat) noexcept
    cdef inline int assume(self, Turns other) except -1
    @cython.locals(past=Turns)
    cdef Turns snapshot(self)

@cython.locals(new=Turns)
cpdef Turns revive(kind, rules, block, source, Turns past, tuple since, list log)

cdef inline Py_ssize_t block_size(Turns of) noexcept:
    return <char*>&of.end - <char*>&of.vulnerable

cdef inline void copy_block(Turns new, Turns old) noexcept:
    memcpy(&new.vulnerable, &old.vulnerable, block_size(old))

cdef inline bytes read_block(Turns old):
    return read_memory(&old.vulnerable, block_size(old))

cdef inline int write_block(Turns new, bytes block) except -1:
    return write_memory(&new.vulnerable, block_size(new), block)

cdef tuple in_tokens(bytes cards)
