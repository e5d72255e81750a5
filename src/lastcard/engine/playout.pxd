cimport cython
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.round cimport Round

@cython.locals(table=Round, turns=cython.longlong, points=cython.longlong, mask=cython.ulonglong, seat=int, dealt=int)
cpdef plain(rules, int seats, long long rounds, seed)
@cython.locals(skip=int)
cdef int chosen(Round table, unsigned long long mask) noexcept
@cython.locals(code=int)
cdef int play(Round table, int seat, int face) noexcept
@cython.locals(table=Round, actions=cython.longlong, seat=int, listed=int, code=int)
cpdef full(rules, int seats, long long rounds, seed)
cdef bytes shed_of(Round table, int seat)
