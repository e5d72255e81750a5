cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport lowest
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation
from lastcard.evaluator.features cimport Features
from lastcard.evaluator.net cimport Net

cdef enum: UNJUDGED = -2147483648

cdef class ByNet(Mind):
    cdef int worth[200]
    cdef Net net
    cdef int reluctance, expected
    cdef Features features

    @cython.locals(winning=cython.ulonglong)
    cdef int play(self, Observation observation) except -1
    cdef int colour(self, Observation observation) except -1
    @cython.locals(choices=int)
    cdef int decide(self, Observation observation) except -1
    @cython.locals(best=int, place=int, reluctant=bint)
    cdef int judge(self, Observation observation, int choices) except -1
    cpdef list judged(self, Observation observation)
    cdef int best_worth(self, Observation observation) except? -1
