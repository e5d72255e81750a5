cimport cython
from lastcard.engine.bits cimport bit
from lastcard.engine.turns cimport Turns
from lastcard.engine.codes cimport *
from lastcard.engine.effects cimport Effects

@cython.no_gc
cdef class OutOfTurn(Effects):
    cdef int accuse(self, int seat, int accused) except -1
    cdef int suspend(self, int accused) except -1
    cdef int call(self, int seat) except -1
    cdef int catch(self, int seat, int target) except -1
    @cython.locals(past=Turns, who=int, face=int, place=int, voters=cython.uint)
    cdef int object(self, int seat) except -1
    @cython.locals(random_0=cython.ulonglong, random_1=cython.ulonglong)
    cdef int go_back(self, Turns past) except -1
    cdef int retake(self, int seat, int face, int place) except -1
    cdef int retake_shuffled(self, int seat, int face, tuple since) except -1
