cimport cython
from lastcard.engine.codes cimport IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE
from lastcard.engine.observation cimport Observation
from lastcard.engine.round cimport Round

@cython.locals(over=bint)
cpdef game(Round round_, Observation observation, int number=*)
cpdef own(Round round_, Observation observation, int seat)
cpdef tuple seats_of(int mask)
