cimport cython
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.turns cimport Turns
from lastcard.engine.codes cimport *

@cython.no_gc
cdef class Effects(Turns):
    cdef int act(self, int effect, int seat, int face, int target) except -1
    cdef int hands_moved(self, unsigned int moved, str kind, int seat, int other) except -1
    cdef void mind_call(self, unsigned int seats) noexcept
    cdef void rotate_hands(self, int seat) noexcept
    cdef int mix_hands(self, int seat) except -1
    cdef int run_custom(self, int effect, int amount, int seat, int following) except -1
    cdef int level(self) except -1
    cdef int order_to_shed(self, int seat) except -1
    cdef int effect_done(self) except -1
    cdef int shed(self, int seat, bytes cards) except -1
    cpdef bytes to_shed(self, int seat)
    @cython.locals(face=int)
    cdef int throw_off(self, int seat, bytes cards) except -1
    @cython.locals(face=int)
    cdef int shed_wilds(self, int seat) except -1
    @cython.locals(mask=cython.ulonglong, face=int)
    cdef int draw_until_colour(self, int seat) except -1
    cdef int perform(self) except -1
    cdef int decline(self) except -1
    cdef int decide_by_chance(self) except -1
    cdef int open_vote(self, int kind, int seat) except -1
    cdef int vote(self, int seat, bint yes) except -1
    cdef int count_votes(self) except -1
    cdef int close_vote(self, bint yes) except -1
