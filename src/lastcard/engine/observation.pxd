cimport cython
from libc.string cimport memcpy
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
    @cython.locals(face=int)
    cdef inline void count_hand(self, Round game, int seat) noexcept
    @cython.locals(place=int)
    cdef inline void ponder(self, Round game, Memory memory) noexcept
    cpdef int study(self, Round game, Memory memory) except -1
    cdef void survey(self, Round game, int seat, Memory memory, unsigned int seats) noexcept
    @cython.locals(other=int, shown=bint)
    cdef inline void know_hands(self, Round game, Memory memory, unsigned int seats) noexcept
    @cython.locals(seat=int, face=int)
    cpdef int imagine(self, Round game, list hands, bytes stock) except -1

cdef inline void copy_hand(Observation observation, Round game, int seat) noexcept:
    memcpy(observation.count, &game.count[64 * seat], 64)

cdef inline void copy_known(Observation observation, Round game, Memory memory, int seat, bint shown) noexcept:
    memcpy(&observation.known[64 * seat], &game.count[64 * seat] if shown or seat == observation.seat else &memory.cards[64 * seat], 64)

cdef inline void copy_conclusions(Observation observation, Memory memory) noexcept:
    memcpy(observation.maybe, memory.maybe, 40)
    memcpy(observation.signs, memory.signs, 10 * SIGNS)
