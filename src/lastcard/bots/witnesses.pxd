cimport cython
from lastcard.engine.arrays cimport copy
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.memory cimport Memory, is_plain
from lastcard.engine.observation cimport Observation
from lastcard.engine.round cimport Round

cdef class Witnesses:
    cdef int seats, seat
    cdef bint apart
    cdef Memory known, shared, crowd
    cdef list own

    @cython.locals(known=Memory, seat=int, place=int)
    cdef int begin(self, Observation observation) except -1
    @cython.locals(memory=Memory)
    cdef int again(self) except -1
    @cython.locals(size=int)
    cdef int step(self, Round game, int code, bytes cards) except -1
    @cython.locals(seat=int, verb=int, viewer=int, memory=Memory)
    cdef int note(self, int code, int count) except -1
    @cython.locals(seat=int, memory=Memory)
    cdef int step_apart(self, Round game, int code, bytes cards) except -1
    @cython.locals(memory=Memory)
    cdef int look(self, Observation eyes, Round game, int seat) except -1
