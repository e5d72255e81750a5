cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport nth, popcount
from lastcard.engine.observation cimport Observation

cdef class Plain(Mind):
    cdef bint counts_colours

    @cython.locals(others=cython.ulonglong)
    cdef int best(self, Observation observation, unsigned long long mask) except -2
    cdef int colour(self, Observation observation) except -1
    cdef int doubts(self, Observation observation) except -1
