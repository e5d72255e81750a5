cimport cython
from lastcard.analysis.judge cimport Judge
from lastcard.engine.codes cimport *
from lastcard.engine.round cimport Round

cdef class Draws:
    cdef Judge judge
    cdef Round trial

    @cython.locals(stage=int, left=int, taken=int, mixed=bint, piles=list)
    cpdef list luck(self, Round before, Round after, int code, bytes cards)
    @cython.locals(pile=bytes, rest=bytes, order=bytes, seats=int, sums=list, real=list, face=int, weight=int, place=int, seat=int, count=int, trial=Round)
    cdef tuple compare(self, Round before, int code, bytes cards, list piles, int stage, int taken, bint mixed)
    @cython.locals(trial=Round)
    cdef Round with_order(self, Round before, int code, bytes cards, list piles, int stage, bytes order, bint mixed)
