cimport cython
from cpython.list cimport PyList_GET_ITEM
from lastcard.engine.bits cimport bit
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.memory cimport Memory
from lastcard.engine.round cimport Round
from lastcard.envs.layout cimport *
from lastcard.envs.table cimport Eye, Table, copy_mask, look_at

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
    cdef bint lent, finals
    cdef list tables, players
    cdef Eye eye
    cdef Dice dice
    cdef unsigned char[::1] observations, masks, terminated, truncated, final, over
    cdef float[::1] rewards
    cdef int[::1] turns

    cpdef Table table(self, int number)
    @cython.locals(table=Table)
    cdef int begin(self, int number) except -1
    @cython.locals(table=Table)
    cdef int show(self, int number, int seat) except -1
    @cython.locals(table=Table, number=int)
    cdef int check(self, long long[::1] given) except -1
    @cython.locals(table=Table, number=int, seat=int, actor=int, given="long long[::1]")
    cpdef int step(self, actions) except -1
    @cython.locals(table=Table, seat=int, shown=int)
    cdef int close(self, int number, bint cut, int actor) except -1
    @cython.locals(table=Table, number=int, given="long long[::1]")
    cpdef int sample(self, actions) except -1

cdef enum:
    SAME = 0
    NEXT = 1
    OFF = 2

cdef inline void fetch_table(Table table) noexcept:
    prefetch(&table.legal_0)
    prefetch(<char*>&table.legal_0 + 64)

cdef inline void fetch_round(Table table) noexcept:
    cdef Round game = table.game
    cdef Memory crowd = table.crowd
    cdef char* block = <char*>&game.vulnerable
    cdef int line
    for line in range(6):
        prefetch(block + 64 * line)
    prefetch(&game.held[0])
    prefetch(&game.held[8])
    prefetch(&crowd.colour)
    prefetch(&crowd.maybe)
    prefetch(&crowd.signs)
    prefetch(<char*>&crowd.signs + 64)
    prefetch(&table.arbiter.seat)

cdef inline void fetch_hands(Table table) noexcept:
    cdef Round game = table.game
    cdef int seat = table.seat if table.seat >= 0 else 0
    cdef int following = seat + game.direction
    if following < 0:
        following = game.seats - 1
    elif following >= game.seats:
        following = 0
    prefetch(&game.count[64 * seat])
    prefetch(&game.count[64 * following])
    prefetch(&table.crowd.cards[64 * seat])
    prefetch(&game.stock[game.n_stock])
    prefetch(&game.discard[game.n_discard])

cdef inline void fetch(Batch batch, int number) noexcept:
    """What comes next is asked for before it is needed: first the table, then its round, then its hands."""
    cdef int line
    if number + 6 < batch.n:
        fetch_table(<Table>PyList_GET_ITEM(batch.tables, number + 6))
    if number + 4 < batch.n:
        fetch_round(<Table>PyList_GET_ITEM(batch.tables, number + 4))
    if number + 2 >= batch.n:
        return
    fetch_hands(<Table>PyList_GET_ITEM(batch.tables, number + 2))
    number += 2
    for line in range(8):
        prefetch(&batch.observations[number * OBSERVED + 64 * line])
    for line in range(3):
        prefetch(&batch.masks[number * ACTIONS + 64 * line])
