cimport cython
from lastcard.engine.bits cimport wrap

@cython.final
cdef class Dice:
    cdef unsigned long long state

    @cython.locals(x=cython.ulonglong)
    cpdef int below(self, int bound) noexcept
    cpdef bint happens(self, double often) noexcept
