cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation

cdef class Normal(Mind):
    cdef unsigned long long attacks, moves
    cdef int liking[64]

    @cython.locals(danger=bint, best=int, most=int, face=int, score=int)
    cdef int best(self, Observation observation, unsigned long long mask) except -2
    @cython.locals(effect=int, mine=int, total=int, seat=int)
    cdef int moving(self, Observation observation, int face) except -1000
    cdef int doubts(self, Observation observation) except -1
