cimport cython
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.round cimport Round

@cython.final
cdef class Arbiter:
    cdef readonly Round game
    cdef Dice dice
    cdef readonly int seat
    cdef readonly bint aside
    cdef readonly unsigned int verbs
    cdef int left

    cpdef int next(self) except -2
    cpdef int answer(self, int code, bytes cards=*) except -1

cpdef bint is_aside(int verb, bint awaited) noexcept
