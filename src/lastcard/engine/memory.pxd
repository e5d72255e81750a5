cimport cython
from lastcard.engine.codes cimport *

cdef class Memory:
    cdef unsigned char cards[640]
    cdef unsigned char maybe[40]
    cdef unsigned char signs[100]
    cdef unsigned char cards_before[640]
    cdef unsigned char maybe_before[40]
    cdef unsigned char signs_before[100]
    cdef readonly int viewer, seats, colour, colour_before
    cdef list here

    cpdef watch(self, events)
    @cython.locals(seat=int, other=int, place=int, one=int, audience=int, face=int)
    cdef int take_in(self, event, str kind, bint first) except -1
    @cython.locals(place=int)
    cdef int lay(self, int seat, int face, str colour) except -1
    @cython.locals(at=int)
    cdef void interpret(self, int seat, int face) noexcept
    @cython.locals(place=int)
    cdef void forget(self, int seat) noexcept
    cdef int add(self, int seat, tuple cards) except -1
    cdef void drop(self, int seat, int face) noexcept
    @cython.locals(colour=int)
    cdef void grow(self, int seat, int count, bint on_turn) noexcept
    @cython.locals(possible=int)
    cdef void more(self, int seat, int colour, int count) noexcept
    @cython.locals(colour=int, face=int)
    cdef int learn(self, int seat, tuple cards) except -1
    @cython.locals(face=int, colour=int, place=int, count=int)
    cdef void exchange(self, int seat, int other) noexcept
