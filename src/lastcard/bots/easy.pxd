cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport bit, nth, popcount
from lastcard.engine.observation cimport Observation

cdef class Easy(Mind):
    cdef int colour(self, Observation observation) except -1
    @cython.locals(others=cython.uint)
    cdef int target(self, Observation observation) except -2
    cdef int doubts(self, Observation observation) except -1
