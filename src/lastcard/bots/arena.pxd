cimport cython
from lastcard.engine.dice cimport Dice
from lastcard.bots.base cimport Mind
from lastcard.engine.arbiter cimport Arbiter
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.memory cimport Memory
from lastcard.engine.round cimport Round
from lastcard.engine.observation cimport Observation

@cython.final
cdef class Player:
    cdef readonly str name
    cdef readonly object bot, habits
    cdef Mind mind
    cdef readonly bint remembers
    cdef double forgets, notices
    cdef Dice dice

    cdef inline bint attends(self) except -1
    cdef inline bint forgetful(self) except -1

@cython.final
cdef class Counts:
    cdef long long by_face[64]
    cdef long long by_verb[15]
    cdef readonly long long actions, calls, catches, jump_ins, bluffs_found, reshuffles

    @cython.locals(verb=int)
    cdef inline int note(self, Round game, int code) noexcept

cdef class Driver:
    cdef readonly Round game
    cdef list players
    cdef public Counts counts
    cdef readonly Arbiter arbiter
    cdef Observation observation
    cdef list memories
    cdef bint listening
    cdef bytes said
    cdef public list script

    cpdef int play(self) except -1
    @cython.final
    @cython.locals(game=Round, player=Player, seat=int)
    cdef int deal(self) except -1
    @cython.final
    @cython.locals(memory=Memory)
    cdef int remember(self, list events) except -1
    @cython.final
    @cython.locals(game=Round, arbiter=Arbiter, dealt=int, left=int, code=int, seat=int)
    cdef int run(self) except -1
    @cython.final
    @cython.locals(player=Player, observation=Observation, code=int)
    cdef inline int ask(self, int seat) except -1
    @cython.final
    cdef int ask_another(self, int seat, Player player) except -1
