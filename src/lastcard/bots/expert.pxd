cimport cython
from lastcard.bots.net cimport ByNet
from lastcard.bots.witnesses cimport Witnesses
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation
from lastcard.engine.round cimport Round
from lastcard.engine.worlds cimport Worlds
from lastcard.evaluator.net cimport chance

cdef class Expert(ByNet):
    cdef double value[200]
    cdef double prior[200]
    cdef long long playouts
    cdef double seconds, trust
    cdef int horizon
    cdef Worlds worlds
    cdef ByNet policy
    cdef Round world, trial
    cdef Observation eyes
    cdef Witnesses witnesses

    @cython.locals(choices=int, best=int)
    cdef int decide(self, Observation observation) except -1
    @cython.locals(seat=int)
    cdef bint imaginable(self, Observation observation) except -1
    @cython.locals(stages=int, stage=int, choice=int, dealt=int, spent=cython.longlong, budget=cython.longlong, began=double, until=double)
    cdef int search(self, Observation observation, int choices) except -1
    @cython.locals(place=int, here=int, before=int)
    cdef int keep_better_half(self, int choices, double trust) noexcept
    @cython.locals(game=Round, eyes=Observation, policy=ByNet, witnesses=Witnesses, left=int, turns=int, seat=int)
    cdef double play_on(self, Observation observation, int code) except -1.0
    @cython.locals(eyes=Observation, witnesses=Witnesses, seat=int, code=int)
    cdef bint jump_in(self, Round game) except -1
