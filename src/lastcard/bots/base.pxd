cimport cython
from lastcard.engine.dice cimport Dice
from lastcard.engine.arbiter cimport ASIDES
from lastcard.engine.bits cimport bit, lowest, nth, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Sight
from lastcard.engine.lowered cimport LoweredRules

cdef class Mind:
    cdef int codes[200]
    cdef readonly object rules
    cdef LoweredRules lowered
    cdef Dice dice
    cdef Sight sight
    cdef readonly bint studies
    cdef double laughs, slips, bluffs, bluffs_late
    cdef unsigned long long offhand

    cdef int choose(self, Sight sight) except -1
    @cython.locals(caught=cython.uint)
    cdef inline int aside(self, Sight sight) noexcept
    @cython.locals(mask=cython.ulonglong, on_turn=bint, face=int)
    cdef int play(self, Sight sight) except -1
    @cython.locals(mask=cython.ulonglong, face=int)
    cdef int answer(self, Sight sight) except -1
    cdef inline int lay(self, Sight sight, int face) except -1
    @cython.locals(some=cython.ulonglong)
    cdef inline int pick(self, Sight sight, unsigned long long mask) except -2
    cdef int best(self, Sight sight, unsigned long long mask) except -2
    cdef int colour(self, Sight sight) except -1
    cdef int target(self, Sight sight) except -2
    cdef int doubts(self, Sight sight) except -1
    @cython.locals(often=double)
    cdef bint dares(self, Sight sight) except -1
    cpdef bytes shed(self, Sight sight)
    cdef inline bint says_yes(self, Sight sight) noexcept
    @cython.locals(t=LoweredRules, n=int, mask=cython.ulonglong, face=int, play=int, colour=int, seat=int, verbs=cython.uint)
    cdef int list_choices(self, Sight sight) noexcept
    cdef unsigned int friends(self, Sight sight) noexcept
    @cython.locals(colour=int, held=int, most=int, best=int)
    cdef int most_held(self, Sight sight) noexcept
    cdef inline int beside(self, Sight sight, int seat, int step) noexcept
    @cython.locals(others=cython.uint, best=int, seat=int)
    cdef int nearest_to_going_out(self, Sight sight) noexcept

@cython.locals(face=int, place=int, seat=int, colour=int)
cpdef read(Sight sight, view)
