cimport cython
from lastcard.analysis.judge cimport Judge
from lastcard.bots.normal cimport Normal
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.observation cimport Observation
from lastcard.engine.round cimport Round
from lastcard.engine.worlds cimport Worlds

cdef class Trials:
    cdef Judge judge
    cdef Dice dice
    cdef Worlds worlds
    cdef Round world, trial
    cdef Observation eyes, observation
    cdef Normal policy
    cdef unsigned long long luck

    cpdef bint begin(self, Observation observation, seed) except -1
    cpdef int deal(self) except -1
    cpdef tuple as_it_is(self)
    cpdef bint guilty(self)
    @cython.locals(game=Round, eyes=Observation, policy=Normal, left=int, awaited=int, said=int)
    cpdef int after(self, int seat, int code, bytes cards) except -1
    @cython.locals(caught=int, friends=cython.uint, others=cython.uint)
    cdef int catch(self, Round game) except -1
