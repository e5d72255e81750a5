cimport cython
from lastcard.engine.dice cimport Dice
from lastcard.engine.bits cimport bit, lowest, nth, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation
from lastcard.engine.lowered cimport LoweredRules

cdef class Mind:
    cdef int codes[200]
    cdef readonly object rules
    cdef LoweredRules lowered
    cdef Dice dice
    cdef readonly Observation observation
    cdef readonly bint studies
    cdef double laughs, slips, bluffs, bluffs_late
    cdef unsigned long long offhand

    cdef int choose(self, Observation observation) except -1
    @cython.locals(caught=cython.uint)
    cdef inline int aside(self, Observation observation) noexcept
    @cython.locals(mask=cython.ulonglong, on_turn=bint, face=int)
    cdef int play(self, Observation observation) except -1
    @cython.locals(mask=cython.ulonglong, face=int)
    cdef int answer(self, Observation observation) except -1
    cdef inline int lay(self, Observation observation, int face) except -1
    @cython.locals(some=cython.ulonglong)
    cdef inline int pick(self, Observation observation, unsigned long long mask) except -2
    cdef int best(self, Observation observation, unsigned long long mask) except -2
    cdef int colour(self, Observation observation) except -1
    cdef int target(self, Observation observation) except -2
    cdef int doubts(self, Observation observation) except -1
    @cython.locals(often=double)
    cdef bint dares(self, Observation observation) except -1
    cpdef bytes shed(self, Observation observation)
    cdef inline bint says_yes(self, Observation observation) noexcept
    @cython.locals(t=LoweredRules, n=int, mask=cython.ulonglong, face=int, who=int, play=int, colour=int, seat=int, verbs=cython.uint)
    cdef int list_choices(self, Observation observation) noexcept
    cdef unsigned int friends(self, Observation observation) noexcept
    @cython.locals(colour=int, held=int, most=int, best=int)
    cdef int most_held(self, Observation observation) noexcept
    @cython.locals(others=cython.uint, best=int, seat=int)
    cdef int nearest_to_going_out(self, Observation observation) noexcept

@cython.locals(face=int, place=int, seat=int, colour=int)
cpdef read(Observation observation, view)
