cimport cython
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.out_of_turn cimport OutOfTurn
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.turns cimport Turns

@cython.final
@cython.no_gc
cdef class Round(OutOfTurn):
    @cython.locals(new=Round)
    cpdef Round copy(self)
    @cython.locals(place=int, face=int, to=int, at=int, i=int)
    cpdef int stack(self, bytes first) except -1
    cpdef unsigned int awaited(self) noexcept
    cdef inline bint may_call(self, int seat) noexcept
    cdef inline bint may_pass(self) noexcept
    cpdef int check(self, int code, bytes cards=*) except -1
    @cython.locals(timely=bint)
    cdef int why_not(self, int seat, int verb, int face) noexcept
    @cython.locals(t=LoweredRules)
    cdef int why_not_play(self, int seat, int face) noexcept
    cdef int check_play(self, int seat, int face, int colour, int target, bint uno) noexcept
    @cython.locals(face=int)
    cdef int check_shed(self, int seat, bytes cards) except -1
    cdef unsigned int others(self, int seat) noexcept
    cdef bint ends_round(self, int seat, int face) noexcept
    cdef bint wants_colour(self, int seat, int face) noexcept
    cdef bint wants_target(self, int seat, int face) noexcept
    cdef unsigned long long sound(self, int seat) noexcept
    cdef inline unsigned int catchable(self, int seat) noexcept
    cdef unsigned int verbs(self, int seat) noexcept
    @cython.locals(said=cython.uint)
    cdef unsigned int verbs_beside(self, int seat, bint plays) noexcept
    @cython.locals(said=cython.uint)
    cdef inline unsigned int verbs_awaited(self, int seat, bint plays) noexcept
    @cython.locals(said=cython.uint)
    cdef inline unsigned int against_others(self, int seat) noexcept
    @cython.locals(said=cython.uint)
    cdef unsigned int reactions(self, int seat) noexcept
    cdef inline unsigned int own_verbs(self) noexcept
    @cython.locals(mask=cython.ulonglong, verbs=cython.uint, face=int, n=int, colour=int, verb=int, play=int, who=int)
    cdef int list_codes(self, int seat, int* codes) noexcept
    cdef int list_seats(self, int code, unsigned int seats, int* codes, int n) noexcept
    @cython.locals(codes=cython.int[MOST])
    cpdef list legal(self, int seat=*)
    @cython.locals(codes=cython.int[MOST])
    cpdef tuple sayings(self, int seat)
    cpdef bint may_add_uno(self, int seat) noexcept
    @cython.locals(place=int, first=int)
    cdef list legal_of_all(self)
    cpdef int do(self, action) except -1
    cpdef int step(self, int code, bytes cards=*) except -1
