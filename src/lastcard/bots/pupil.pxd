cimport cython
from lastcard.bots.base cimport Mind
from lastcard.bots.net cimport ByNet, UNJUDGED
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation
from lastcard.evaluator.features cimport Features
from lastcard.evaluator.net cimport chance

cdef class Pupil(Mind):
    cdef Mind mind
    cdef ByNet judge
    cdef double explores
    cdef Features features
    cdef int width
    cdef readonly int written
    cdef unsigned char[::1] rows
    cdef double[::1] expected
    cdef unsigned char[::1] by_chance

    @cython.locals(code=int, choices=int, by_chance=bint, expected=int)
    cdef int choose(self, Observation observation) except -1
    @cython.locals(row=int, place=int, number=int)
    cdef int note(self, Observation observation, int code) except -1
    cpdef bytes shed(self, Observation observation)
    @cython.locals(target=double, share=double, row=int)
    cpdef bytes targets(self, bint won, double faith)
    @cython.locals(used=int, place=int)
    cpdef bytes take(self)
