cimport cython
from lastcard.engine.arrays cimport copy, exchange
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.turns cimport Turns

@cython.final
cdef class Memory:
    # what every action changes stands together
    cdef readonly int viewer, seats
    cdef readonly int colour, colour_before
    cdef bint objected
    cdef unsigned char maybe[40]
    cdef unsigned char signs[100]
    cdef unsigned char cards[640]
    cdef unsigned char cards_before[640]
    cdef unsigned char maybe_before[40]
    cdef unsigned char signs_before[100]
    cdef list here

    cdef int begin(self) except -1
    @cython.locals(place=int, seat=int)
    cdef void lose_track(self) noexcept
    cdef int join(self, int seats) except -1
    cdef int assume(self, Memory other) except -1
    @cython.locals(colour=int)
    cdef int share(self, Memory other) except -1
    @cython.locals(at=int)
    cdef void hold(self, Turns game) noexcept
    @cython.locals(found=cython.uchar, face=int)
    cdef bint knows_any(self, int seat) noexcept
    cpdef watch(self, events)
    @cython.locals(seat=int, other=int, place=int, one=int, face=int)
    cdef int take_in(self, event, str kind, bint first) except -1
    cdef void note(self, int verb, int code, int seat, int count) noexcept
    @cython.locals(known=bint)
    cdef inline void lay(self, int seat, int face, int colour) noexcept
    cdef inline void draw(self, int seat, int count, bint first, bint shown) noexcept
    cdef inline void accept(self, int seat, int count, bint shown) noexcept
    cdef inline void keep(self, int seat) noexcept
    @cython.locals(at=int)
    cdef inline void interpret(self, int seat, int face) noexcept
    @cython.locals(place=int)
    cdef void forget(self, int seat) noexcept
    cdef int add(self, int seat, tuple cards) except -1
    cdef inline void drop(self, int seat, int face) noexcept
    @cython.locals(colour=int)
    cdef inline void grow(self, int seat, int count, bint on_turn) noexcept
    @cython.locals(possible=int)
    cdef inline void more(self, int seat, int colour, int count) noexcept
    @cython.locals(colour=int, face=int)
    cdef void see_hand(self, Turns game, int seat) noexcept
    @cython.locals(colour=int, face=int)
    cdef int learn(self, int seat, tuple cards) except -1
    cdef void exchange(self, int seat, int other) noexcept

@cython.locals(verb=int)
cdef bint is_plain(Turns game, int code) noexcept
@cython.locals(new=Memory, place=int)
cpdef Memory recalled(int viewer, int seats, list here, bint objected, int colour, int colour_before, tuple state)
