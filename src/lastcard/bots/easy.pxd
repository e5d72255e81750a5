cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport bit, nth, popcount
from lastcard.engine.observation cimport Sight

cdef class Easy(Mind):
    cdef int colour(self, Sight sight) except -1
    @cython.locals(others=cython.uint)
    cdef int target(self, Sight sight) except -2
    cdef int doubts(self, Sight sight) except -1
