cimport cython
from libc.math cimport exp
from lastcard.evaluator.features cimport Features
from lastcard.evaluator.kernels cimport add_rows, add_times, copy, dot, longs, rectify, shorts

@cython.final
cdef class Net:
    cdef int base[256]
    cdef int sums[256]
    cdef short passed[256]
    cdef short passed_on[256]
    cdef readonly str kind, digest
    cdef readonly int version, inputs, first, second
    cdef list arrays
    cdef short* weights_1
    cdef int* constants_1
    cdef short* weights_2
    cdef int* constants_2
    cdef short* weights_3
    cdef int constant_3

    cdef void look(self, Features features) noexcept
    cdef int judge(self, Features features) noexcept
    cdef int worth(self, int* on, int count) noexcept
    @cython.locals(place=int)
    cpdef double value(self, bytes row) except -1.0
    @cython.locals(unit=int)
    cdef int finish(self) noexcept

cpdef double chance(int worth) noexcept
