cimport cython
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.round cimport Round
from lastcard.engine.observation cimport Observation
from lastcard.engine.lowered cimport LoweredRules

@cython.final
cdef class Worlds:
    cdef int unseen[64]
    cdef int fixed[10]
    cdef unsigned char pool[112]
    cdef readonly int counted
    cdef LoweredRules lowered
    cdef Dice dice

    @cython.locals(face=int, place=int, seat=int, known=int)
    cpdef int count(self, Observation observation) except -1
    @cython.locals(places=int, seat=int)
    cpdef bint suffice(self, Observation observation) noexcept
    cpdef int deal(self, Observation observation, Round world) except -1
    @cython.locals(n=int, face=int, seat=int, cards=list, hands=list)
    cdef int deal_once(self, Observation observation, Round world) except -1
    @cython.locals(face=int, place=int)
    cdef int likely(self, Observation observation, int seat, int n) noexcept
    cdef int take(self, int place, int n) noexcept
