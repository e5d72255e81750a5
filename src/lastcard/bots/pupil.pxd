cimport cython
from lastcard.bots.base cimport Mind
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Sight
from lastcard.evaluator.features cimport Features

cdef enum:
    DECISIONS = 1 << PLAY | 1 << DRAW | 1 << PASS | 1 << ACCEPT | 1 << CHALLENGE | 1 << COLOUR

cdef class Pupil(Mind):
    cdef Mind mind
    cdef double explores, notes
    cdef Features features
    cdef int width
    cdef readonly int written
    cdef unsigned char[::1] rows

    @cython.locals(code=int, choices=int)
    cdef int choose(self, Sight sight) except -1
    @cython.locals(row=int, place=int, number=int)
    cdef int note(self, Sight sight, int code) except -1
    cpdef bytes shed(self, Sight sight)
    @cython.locals(used=int, place=int)
    cpdef bytes take(self)
