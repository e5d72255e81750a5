cimport cython
from lastcard.analysis.judge cimport Judge
from lastcard.bots.normal cimport Normal
from lastcard.engine.bits cimport lowest, wrap
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.observation cimport Observation
from lastcard.engine.round cimport Round

cdef class Foresight(Judge):
    cdef long long sums[10]
    cdef int sorted[64]
    cdef readonly int usual, times, actions
    cdef object known
    cdef Normal policy
    cdef Observation eyes
    cdef Round ahead
    cdef Dice dice

    cpdef int spend(self, int part, int whole) except -1
    cdef int weigh(self, Round game) except -1
    @cython.locals(seat=int, ahead=Round)
    cdef int weigh_ahead(self, Round game) except -1
    cdef int meet(self, Round game) except -1
    @cython.locals(seat=int, odd=cython.ulonglong, mixed=cython.ulonglong)
    cdef int throw_anew(self, Round game) except -1
    @cython.locals(ahead=Round, eyes=Observation, policy=Normal, left=int, seat=int, said=int)
    cdef int play_on(self, Round game) except -1
    @cython.locals(face=int, place=int)
    cdef int shuffle_pile(self, Round ahead) except -1
