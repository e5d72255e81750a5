cimport cython
from lastcard.engine.codes cimport IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE
from lastcard.engine.observation cimport Sight
from lastcard.engine.round cimport Round

@cython.locals(over=bint)
cpdef game(Round round_, Sight sight, int number=*)
cpdef own(Round round_, Sight sight, int seat)
cpdef tuple seats_of(int mask)
