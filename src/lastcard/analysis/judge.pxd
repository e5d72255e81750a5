cimport cython
from libc.math cimport exp
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.round cimport Round
from lastcard.evaluator.net cimport Net

cdef enum:
    DRAW_TWO = 12

cdef class Judge:
    cdef Net net
    cdef int active[128]
    cdef double score[10]
    cdef int value[10]
    cdef int fits[10]
    cdef int wilds[10]
    cdef int fours[10]
    cdef int strikes[10]
    cdef int skips[10]
    cdef int movers[10]
    cdef int colours[10]
    cdef int coloured[40]
    cdef int pile[4]
    cdef int slot[4]
    cdef readonly str version
    cdef LoweredRules lowered
    cdef unsigned long long striking, skipping, moving
    cdef int n, base, in_wilds

    cpdef tuple chances(self, Round game)
    cpdef int spend(self, int part, int whole) except -1
    @cython.locals(seat=int, both=int)
    cdef int weigh(self, Round game) except -1
    @cython.locals(seat=int, highest=double, total=double)
    cdef int share_out(self, Round game) except -1
    cpdef list inputs(self, Round game, int seat)
    @cython.locals(t=LoweredRules, fitting=cython.ulonglong, seat=int, held=cython.ulonglong, colour=int, some=int, mask=cython.ulonglong, face=int, count=int)
    cdef int prepare(self, Round game) except -1
    @cython.locals(colour=int, wilds=int, place=int, face=int)
    cdef int look_at_pile(self, Round game) noexcept
    @cython.locals(face=int, effect=int)
    cdef int sort_faces(self, LoweredRules lowered) except -1
    cdef inline void one_of(self, int value, int width) noexcept
    cdef inline void flag(self, bint on) noexcept
    cdef int describe(self, Round game, int seat) noexcept
    @cython.locals(place=int)
    cdef int describe_own(self, Round game, int seat, bint on_turn) noexcept
    @cython.locals(colour=int, first=int, place=int, here=int)
    cdef int sort_colours(self, Round game, int seat) noexcept
    cdef inline int held_in(self, int seat, int place) noexcept
    @cython.locals(away=int, other=int)
    cdef int describe_state(self, Round game, int seat, bint on_turn) noexcept
    @cython.locals(place=int)
    cdef int describe_other(self, Round game, int seat) noexcept
    @cython.locals(place=int, least=int, second=int, few=int, ready=int, total=int, movers=int, other=int, size=int)
    cdef int describe_all_others(self, Round game, int seat) noexcept
    @cython.locals(t=LoweredRules)
    cdef int describe_rules(self, Round game) noexcept
