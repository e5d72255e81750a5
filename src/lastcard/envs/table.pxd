cimport cython
from libc.string cimport memcpy, memset
from lastcard.bots.arena cimport Driver, Player
from lastcard.bots.base cimport Mind
from lastcard.engine.arbiter cimport Arbiter
from lastcard.engine.bits cimport bit, lowest, nth, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.memory cimport Memory
from lastcard.engine.observation cimport Sight
from lastcard.engine.lowered cimport Tables
from lastcard.engine.round cimport Round
from lastcard.envs.layout cimport *

cdef extern from *:
    """
    #ifdef __BMI2__
    #include <immintrin.h>
    #define lastcard_spread(bits) _pdep_u64((bits) & 255, 0x0101010101010101ULL)
    #else
    #define lastcard_spread(bits) \
        ((((((bits) & 255) * 0x8040201008040201ULL) & 0x8080808080808080ULL) >> 7))
    #endif
    """
    unsigned long long spread "lastcard_spread"(unsigned long long bits) noexcept nogil

cdef enum:
    AUTO = 0
    OWN = 1
    FULL = 2

@cython.final
cdef class Table(Driver):
    cdef unsigned long long legal_0, legal_1, legal_2
    cdef unsigned long long plain
    cdef int recent[8]
    cdef readonly int seat, asides, decisions, said_so_far
    cdef public int learner
    cdef readonly bint forced, lost
    cdef readonly unsigned int apart, played
    cdef int loser
    cdef readonly bytes gathered
    cdef Mind habit
    cdef Memory crowd
    cdef list own
    cdef public list listener

    cpdef int seed(self, seed) except -1
    @cython.locals(game=Round, colour=int)
    cpdef int begin(self) except -1
    @cython.locals(arbiter=Arbiter, asked=bint)
    cpdef int go_on(self) except -1
    @cython.locals(code=int, player=Player)
    cdef int let_play(self, int seat) except -1
    @cython.locals(sight=Sight, code=int)
    cdef bint spoke_by_habit(self, int seat) except -1
    @cython.locals(game=Round, seat=int, aside=bint, plays=cython.ulonglong, verbs=cython.uint, sound=cython.ulonglong)
    cpdef int offer(self) except -1
    @cython.locals(game=Round, t=Tables, mask=cython.ulonglong, face=int, simple=cython.ulonglong)
    cdef int offer_plays(self, int seat, unsigned long long plays) except -1
    @cython.locals(verb=int)
    cdef int offer_verbs(self, int seat, unsigned int verbs) except -1
    @cython.locals(game=Round, mask=cython.ulonglong, face=int)
    cdef int offer_shed(self, int seat) except -1
    cdef void allow(self, int action) noexcept
    cdef void allow_all(self, int first, int count) noexcept
    @cython.locals(game=Round, other=int)
    cdef void allow_at(self, int first, int seat, unsigned int seats) noexcept
    cpdef bint may(self, int action) noexcept
    @cython.locals(game=Round)
    cpdef int rank(self, int seat, int other) noexcept
    @cython.locals(game=Round, seat=int)
    cpdef int seat_at(self, int seat, int place) noexcept
    @cython.locals(seat=int, game=Round, face=int)
    cpdef int code(self, int action) except -1
    cpdef bytearray mask(self)
    cpdef int act(self, int action) except -1
    @cython.locals(place=int)
    cpdef int invite(self, list players) except -1
    cpdef int leave(self) except -1
    cpdef int lose(self) except -1
    @cython.locals(game=Round)
    cdef int shed_one(self, int face) except -1
    @cython.locals(events=list, memory=Memory)
    cdef int say(self, int code, bytes cards) except -1
    cpdef int adopt(self, Round game, list memories) except -1
    cpdef int attend(self, int seat, bint aside, bytes gathered) except -1
    cpdef int hear(self, int code) except -1
    @cython.locals(game=Round, verb=int)
    cdef bint is_plain(self, int code) noexcept
    @cython.locals(game=Round, seat=int, verb=int, size=int, left=cython.uint, memory=Memory)
    cdef int say_plainly(self, int code) except -1
    cdef void note(self, Memory memory, int verb, int code, int seat, int count) noexcept
    @cython.locals(game=Round, left=cython.uint, viewer=int, memory=Memory)
    cdef int part(self, unsigned int seats) except -1
    @cython.locals(new=Table)
    cpdef Table copy(self)
    @cython.locals(left=cython.uint, viewer=int, memory=Memory, place=int)
    cpdef int assume(self, Table other) except -1
    @cython.locals(count_0=int, count_1=int, place=int)
    cdef int any_action(self, Dice dice) noexcept
    @cython.locals(game=Round, gained=double, others=double, each=int)
    cpdef double reward(self, int seat, bint points) except? -2

@cython.final
cdef class Eye:
    cdef unsigned char* row
    cdef unsigned char deck[64]
    cdef unsigned char rules[RULES]
    cdef int order[OTHERS]
    cdef unsigned char who[10]
    cdef Sight sight

    cpdef bytearray observe(self, Table table, int seat)
    @cython.locals(game=Round, memory=Memory)
    cdef bint look(self, Table table, int seat) except -1
    @cython.locals(sight=Sight, row="unsigned char*", face=int, place=int, known=bint, other=int)
    cdef int write(self, Table table, int seat) except -1
    @cython.locals(sight=Sight, row="unsigned char*", face=int, left=int, other=int)
    cdef void write_unseen(self) noexcept
    @cython.locals(sight=Sight, row="unsigned char*", at=int)
    cdef void write_state(self, Table table, int seat) noexcept
    @cython.locals(sight=Sight, row="unsigned char*", place=int, other=int, at=int, colour=int, maybe=int, size=int)
    cdef void write_others(self, int seat, bint known) noexcept
    @cython.locals(sight=Sight, row="unsigned char*", face=int, count=int, colour=int)
    cdef void write_known(self, int other, int at) noexcept
    @cython.locals(row="unsigned char*", place=int, at=int, code=int, verb=int, left=int)
    cdef void write_recent(self, Table table) noexcept

cdef extern from *:
    """
    static inline void lastcard_count(
        unsigned char *restrict row, const unsigned char *restrict hand, const unsigned char *restrict laid,
        const unsigned char *restrict deck
    ) {
        for (int face = 0; face < 64; face++) {
            row[face] = hand[face];
            row[64 + face] = deck[face] - hand[face] - laid[face];
        }
    }
    """
    void count_cards "lastcard_count"(unsigned char* row, unsigned char* hand, unsigned char* laid, unsigned char* deck) noexcept

cdef inline void begin_row(Eye eye) noexcept:
    count_cards(eye.row, eye.sight.count, eye.sight.laid, eye.deck)
    memset(eye.row + AT_TOP, 0, AT_RULES - AT_TOP)
    memcpy(eye.row + AT_RULES, eye.rules, RULES)

cdef inline void look_at(Eye eye, unsigned char[::1] into, Py_ssize_t at) noexcept:
    eye.row = &into[at]

cdef inline void copy_mask(unsigned char[::1] into, Py_ssize_t at, Table table) noexcept:
    cdef unsigned long long rows[24]
    cdef int place
    for place in range(8):
        rows[place] = spread(table.legal_0 >> (8 * place))
        rows[8 + place] = spread(table.legal_1 >> (8 * place))
        rows[16 + place] = spread(table.legal_2 >> (8 * place))
    memcpy(&into[at], rows, ACTIONS)
