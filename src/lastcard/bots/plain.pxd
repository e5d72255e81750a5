cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport nth, popcount
from lastcard.engine.observation cimport Sight

cdef class Plain(Mind):
    cdef bint counts_colours

    @cython.locals(others=cython.ulonglong)
    cdef int best(self, Sight sight, unsigned long long mask) except -2
    cdef int colour(self, Sight sight) except -1
    cdef int doubts(self, Sight sight) except -1
