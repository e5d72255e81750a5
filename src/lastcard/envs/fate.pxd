cimport cython
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.round cimport Round
from lastcard.envs.encoder cimport Encoder
from lastcard.envs.layout cimport *
from lastcard.envs.table cimport Table, face_to_lay

@cython.final
cdef class ChosenCards:
    cdef readonly bytes cards, pile
    cdef readonly int taken

@cython.final
cdef class FateStep:
    cdef readonly Table table
    cdef readonly int action, first
    cdef readonly bytes fate

    cdef bint mixes(self) noexcept
    @cython.locals(trial=Table, game=Round, source=ChosenCards, fate=bytes, size=int, before=cython.ulonglong)
    cpdef tuple tried(self, list listener=*)

@cython.final
cdef class Course:
    cdef readonly FateStep step
    cdef readonly int player
    cdef readonly list waiting
    cdef readonly tuple said
    cdef public tuple done, told
    cdef int limit
    cdef Encoder encoder

    @cython.locals(new=Course)
    cpdef Course copy(self)
    cpdef int apply(self, int outcome) except -1
    @cython.locals(step=FateStep)
    cdef int choose(self, int outcome) except -1
    @cython.locals(table=Table)
    cdef int act(self, int action) except -1
    cdef int go(self) except -1
    @cython.locals(step=FateStep, trial=Table, source=ChosenCards, asked=bint)
    cdef int attempt(self) except -1
    @cython.locals(step=FateStep, size=int)
    cdef int draw(self, Table trial, ChosenCards source) except -1
    @cython.locals(game=Round, fate=bytes, needed=int)
    cdef bint all_dealt(self) except -1
    cdef int wait(self, list outcomes) except -1
    cdef int settle(self, Table trial) except -1
    @cython.locals(found=bytearray, value=int)
    cpdef list tensor(self, int seat, list numbers)

@cython.locals(card=int)
cdef bytes without(bytes pile, bytes cards)
@cython.locals(counts="int[128]", card=int, face=int, total=int)
cpdef list shares(bytes pile, bytes gone, unsigned long long never=*)
