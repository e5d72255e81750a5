cimport cython
from lastcard.engine.codes cimport *
from lastcard.engine.bits cimport bit
from lastcard.engine.memory cimport Memory
from lastcard.engine.public cimport Public, copy_public
from lastcard.engine.round cimport Round
from lastcard.engine.lowered cimport Tables

cdef class Sight(Public):
    cdef unsigned char count[64]
    cdef unsigned char known[640]
    cdef unsigned char maybe[40]
    cdef unsigned char signs[100]
    cdef readonly unsigned long long held, fitting
    cdef readonly unsigned int verbs
    cdef readonly int seat, following, drawn, doubted
    cdef readonly bint bluff

    cdef inline void glance(self, Round game, int seat) noexcept
    cpdef int look(self, Round game, int seat) except -1
    cdef int look_into_hand(self, Round game, int seat) except -1
    @cython.locals(face=int)
    cdef void count_hand(self, Round game, int seat) noexcept
    @cython.locals(place=int)
    cdef void ponder(self, Round game, Memory memory) noexcept
    @cython.locals(face=int, place=int, shown=bint)
    cpdef int study(self, Round game, Memory memory) except -1
    @cython.locals(seat=int, face=int)
    cpdef int imagine(self, Round game, list hands, bytes stock) except -1
