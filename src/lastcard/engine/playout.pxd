cimport cython
from lastcard.engine.codes cimport *
from lastcard.engine.round cimport Round

@cython.locals(game=Round, wins=list, turns=cython.longlong, points=cython.longlong, dealt=int)
cpdef plain(rules, int seats, long long rounds, seed)
@cython.locals(game=Round, actions=cython.longlong, seat=int, listed=int, code=int, codes=cython.int[MOST])
cpdef full(rules, int seats, long long rounds, seed)
