cimport cython
from lastcard.bots.hard cimport Hard
from lastcard.bots.normal cimport Normal
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.round cimport Round
from lastcard.engine.observation cimport Observation

cdef class Expert1(Hard):
    cdef double value[200]
    cdef long long playouts
    cdef double seconds, greed
    cdef Normal policy
    cdef Round world, trial
    cdef Observation eyes

    @cython.locals(usual=int, verb=int, seat=int, choices=int)
    cdef int choose(self, Observation observation) except -1
    @cython.locals(stages=int, stage=int, choice=int, spent=cython.longlong, budget=cython.longlong, began=double, until=double, trust=double)
    cdef int search(self, Observation observation, int choices, int usual) except -1
    @cython.locals(place=int, here=int, value=double, code=int)
    cdef int keep_better_half(self, int choices) noexcept
    @cython.locals(game=Round, eyes=Observation, policy=Normal, left=int)
    cdef double play_on(self, Observation observation, int code) except? -1e9
    @cython.locals(won=bint)
    cdef double worth(self, Observation observation, Round game) noexcept
