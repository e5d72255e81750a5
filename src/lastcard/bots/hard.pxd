cimport cython
from lastcard.bots.normal cimport Normal
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.observation cimport Observation
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.worlds cimport Worlds

cdef class Hard(Normal):
    cdef Worlds worlds
    cdef int named
    cdef double staying, blocking, near, close, far, drawing, again, last, moving_hands, helping

    @cython.locals(worlds=Worlds, found=double)
    cdef double share(self, unsigned long long mask) noexcept
    @cython.locals(wanted=cython.ulonglong, face=int, unknown=int, able=int, none_of_colour=double, none_of_others=double)
    cdef double lacks(self, Observation observation, int seat, int colour, unsigned long long others) except -1.0
    @cython.locals(best=int, most=double, face=int, colour=int, score=double)
    cdef int best(self, Observation observation, unsigned long long mask) except -2
    @cython.locals(t=LoweredRules, effect=int, following=int, left=cython.ulonglong, fits=cython.ulonglong, ahead=int, score=double, partner=int)
    cdef double judge(self, Observation observation, int face, int colour) except? -1e9
    cdef int colour(self, Observation observation) except -1
    @cython.locals(holds=double, guilty=double, gain=double)
    cdef int doubts(self, Observation observation) except -1
