cimport cython
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.observation cimport Observation
from lastcard.engine.worlds cimport Worlds
from lastcard.evaluator.layout cimport *

@cython.final
cdef class Features:
    cdef int on[512]
    cdef int sizes[10]
    cdef int place[5]
    cdef int of_colour[5]
    cdef readonly int known, n
    cdef LoweredRules lowered
    cdef Worlds worlds
    cdef int flags

    cpdef bytes row(self, Observation observation, int code)
    @cython.locals(t=LoweredRules, place=int, colour=int)
    cdef int look(self, Observation observation) except -1
    @cython.locals(colour=int, other=int, before=int)
    cdef void sort_colours(self, Observation observation) noexcept
    @cython.locals(mine=int, theirs=int)
    cdef bint goes_first(self, Observation observation, int one, int other) noexcept
    @cython.locals(following=int, before=int, second=int, seen=cython.uint, rest=cython.uint, lacking=cython.uint, seat=int, fewest=int, few=int, colour=int)
    cdef void look_round(self, Observation observation) noexcept
    @cython.locals(t=LoweredRules, signs=int, last=int, colour=int, maybe=int, chosen=int, place=int, lately=bint)
    cdef void look_at(self, Observation observation, int seat, int at) noexcept
    cdef inline bint lately(self, Observation observation, int seat) noexcept
    @cython.locals(found=cython.uint, face=int)
    cdef void look_at_known(self, Observation observation, int seat, int at) noexcept
    @cython.locals(t=LoweredRules, me=int, verb=int, plays=bint, face=int, effect=int, colour=int, direction=int, seat=int, victim=int, moved=bint, draws=int, actor=int)
    cdef void consider(self, Observation observation, int code) noexcept
    cdef void put_play(self, Observation observation, int face, int colour) noexcept
    @cython.locals(me=int, other=int, seat=int, kept=int, giver=int, total=int)
    cdef void move_hands(self, Observation observation, int effect, int target, int direction) noexcept
    @cython.locals(t=LoweredRules, held=cython.ulonglong, wilds=cython.ulonglong, mask=cython.ulonglong, face=int, count=int, each=int, place=int)
    cdef void put_hand(self, Observation observation, int laid, int colour, unsigned long long like) noexcept
    @cython.locals(t=LoweredRules, me=int, fewest=int, seat=int, kind=int, place=int)
    cdef void put_turn(self, Observation observation, int actor, int direction, int colour, unsigned long long like, bint moved) noexcept
    cdef void put_other(self, Observation observation, int seat, int at) noexcept
    @cython.locals(signs=int, lately=bint)
    cdef void put_following(self, Observation observation, int seat, int at, int colour, unsigned long long like, int kind) noexcept
    @cython.locals(fits=cython.ulonglong, worlds=Worlds, face=int, unknown=int, able=int, chance=cython.longlong, others=int, steps=int, limit=int)
    cdef int blocked_class(self, Observation observation, int seat, int colour, unsigned long long like, int kind) noexcept
    cdef inline void put(self, int number) noexcept
    @cython.locals(step=int)
    cdef inline void put_steps(self, int at, int number, int most) noexcept
    @cython.locals(share=int, step=int)
    cdef inline void put_share(self, int at, int number) noexcept
    @cython.locals(found=int)
    cdef inline int unseen(self, unsigned long long mask) noexcept
    cdef inline int next(self, Observation observation, int seat, int direction) noexcept

cdef int size_class(int size) noexcept
cdef int own_size_class(int size) noexcept
cdef int few_class(int size) noexcept
cdef int stock_class(int size) noexcept
