cimport cython
from cpython.list cimport PyList_GET_ITEM
from lastcard.engine.bits cimport bit, nth, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.envs.encoder cimport Encoder, look_at
from lastcard.envs.layout cimport *
from lastcard.envs.table cimport Table, copy_mask

cdef extern from *:
    """
    #define lastcard_prefetch(place) __builtin_prefetch((place), 1)
    """
    void prefetch "lastcard_prefetch"(const void* place) noexcept nogil

cdef class Batch:
    cdef readonly int n, seats, limit
    cdef readonly object rules
    cdef readonly tuple opponents
    cdef readonly bint points, loses
    cdef int autoreset, seat
    cdef bint lent, finals, halted
    cdef list tables, players
    cdef Encoder encoder
    cdef Dice dice
    cdef unsigned char[::1] observations, masks, terminated, truncated, final, over
    cdef float[::1] rewards
    cdef int[::1] turns
    cdef unsigned long long[::1] allowed

    cpdef Table table(self, int number)
    @cython.locals(table=Table)
    cdef int begin(self, int number) except -1
    cdef int show(self, int number, Table table, int seat) except -1
    cdef inline bint may(self, int number, long long action) noexcept
    @cython.locals(number=int)
    cdef int check(self, long long[::1] given) except -1
    @cython.locals(table=Table, number=int, seat=int, actor=int, given="long long[::1]")
    cpdef int step(self, actions) except -1
    @cython.locals(table=Table, seat=int, shown=int)
    cdef int close(self, int number, bint cut, int actor) except -1
    @cython.locals(number=int, given="long long[::1]")
    cpdef int sample(self, actions) except -1
    @cython.locals(at=int, count_0=int, count_1=int, total=int, place=int, which=int, before=int)
    cdef inline int any_action(self, int number) noexcept

cdef inline Table table_at(Batch batch, int number):
    return <Table>PyList_GET_ITEM(batch.tables, number)

cdef inline void open_row(Batch batch, int number, Table table) noexcept:
    look_at(batch.encoder, &batch.observations[OBSERVED * number])
    copy_mask(&batch.masks[ACTIONS * number], table)

cdef inline void open_final(Batch batch, int number) noexcept:
    look_at(batch.encoder, &batch.final[OBSERVED * number])

cdef inline void fetch_lines(const void* place, int lines) noexcept:
    cdef int line
    for line in range(lines):
        prefetch(<const char*>place + 64 * line)

cdef inline void fetch_table(Table table) noexcept:
    fetch_lines(<void*>table, 6)

cdef inline void fetch_round(Table table) noexcept:
    fetch_lines(<void*>table.game, 7)
    fetch_lines(<void*>table.crowd, 4)

cdef enum:
    TABLE_AHEAD = 5
    ROUND_AHEAD = 3

cdef inline void fetch(Batch batch, int number) noexcept:
    """What comes next is asked for before it is needed: first the table, then its round."""
    if number + TABLE_AHEAD < batch.n:
        fetch_table(<Table>PyList_GET_ITEM(batch.tables, number + TABLE_AHEAD))
    if number + ROUND_AHEAD < batch.n:
        fetch_round(<Table>PyList_GET_ITEM(batch.tables, number + ROUND_AHEAD))
