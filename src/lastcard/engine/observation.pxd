cimport cython
from lastcard.engine.codes cimport *
from lastcard.engine.memory cimport Memory
from lastcard.engine.round cimport Round
from lastcard.engine.lowered cimport Tables

cdef class Sight:
    cdef unsigned char count[64]
    cdef unsigned char size[10]
    cdef unsigned char laid[64]
    cdef unsigned char known[640]
    cdef unsigned char maybe[40]
    cdef int inner[10]
    cdef readonly unsigned long long held, fitting
    cdef readonly unsigned int alive, vulnerable, voters, verbs, openers
    cdef readonly int seat, seats, n_alive, phase, turn, direction, top, colour, penalty, offender, following
    cdef readonly int drawn, order_size, stuck, vote_kind
    cdef readonly int n_stock, n_discard, dealer, early, winner, doubted
    cdef readonly bint bluff
    cdef Tables tables
    cdef readonly object rules

    @cython.locals(each=int, face=int)
    cpdef int look(self, Round table, int seat) except -1
    cdef int look_into_hand(self, Round table, int seat) except -1
    @cython.locals(face=int)
    cdef void count_hand(self, Round table, int seat) noexcept
    @cython.locals(face=int, place=int, shown=bint)
    cpdef int study(self, Round table, Memory memory) except -1
    @cython.locals(seat=int, face=int)
    cpdef int imagine(self, Round table, list hands, bytes stock) except -1
