cimport cython
from lastcard.engine.arrays cimport copy
from lastcard.engine.codes cimport *
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.memory cimport Memory
from lastcard.engine.public cimport Public, copy_public
from lastcard.engine.round cimport Round

@cython.final
cdef class Observation(Public):
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
    cdef inline int look_into_hand(self, Round game, int seat) except -1
    cdef inline void count_hand(self, Round game, int seat) noexcept
    cdef inline void ponder(self, Round game, Memory memory) noexcept
    cpdef int study(self, Round game, Memory memory) except -1
    cdef void survey(self, Round game, int seat, Memory memory, unsigned int seats) noexcept
    @cython.locals(other=int, shown=bint, known="const unsigned char*")
    cdef inline void know_hands(self, Round game, Memory memory, unsigned int seats) noexcept
    @cython.locals(seat=int, face=int)
    cpdef int imagine(self, Round game, list hands, bytes stock) except -1
