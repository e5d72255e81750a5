cimport cython
from cpython.list cimport PyList_GET_ITEM
from libc.string cimport memcpy
from lastcard.bots.arena cimport Driver, Player
from lastcard.bots.base cimport Mind
from lastcard.engine.arbiter cimport Arbiter
from lastcard.engine.arrays cimport copy
from lastcard.engine.bits cimport bit, lowest
from lastcard.engine.codes cimport *
from lastcard.engine.dice cimport Dice
from lastcard.engine.memory cimport Memory, is_plain
from lastcard.engine.observation cimport Observation
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.round cimport Round
from lastcard.envs.layout cimport *

@cython.final
cdef class Table(Driver):
    cdef unsigned long long allowed[3]
    cdef unsigned char told[TOLD]
    cdef readonly int seat, asides, decisions
    cdef public int learner
    cdef readonly bint forced, lost
    cdef readonly unsigned int apart, played
    cdef int loser
    cdef readonly bytes gathered
    cdef Mind habit
    cdef Memory crowd
    cdef list own
    cdef public list listener
    cdef int noted
    cdef void* own_of[10]
    cdef int heard[10]
    cdef unsigned int shown[10]
    cdef int notes[NOTES]

    cpdef int seed(self, seed) except -1
    cpdef int begin(self) except -1
    @cython.locals(arbiter=Arbiter, asked=bint, sets="unsigned long long*")
    cpdef int go_on(self) except -1
    @cython.locals(code=int)
    cdef int let_play(self, int seat) except -1
    @cython.locals(observation=Observation, code=int)
    cdef bint spoke_by_habit(self, int seat) except -1
    @cython.locals(game=Round, seat=int, aside=bint, auto=bint, plays=cython.ulonglong, verbs=cython.uint)
    cpdef int offer(self) except -1
    @cython.locals(game=Round, t=LoweredRules, mask=cython.ulonglong, face=int, simple=cython.ulonglong)
    cdef int offer_plays(self, int seat, unsigned long long plays) except -1
    @cython.locals(verb=int)
    cdef int offer_verbs(self, int seat, unsigned int verbs) except -1
    @cython.locals(game=Round, mask=cython.ulonglong, face=int)
    cdef int offer_shed(self, int seat) except -1
    cdef void allow(self, int action) noexcept
    cdef inline void forbid_all(self) noexcept
    cdef void allow_colours(self, int first) noexcept
    @cython.locals(other=int)
    cdef void allow_at(self, int first, int seat, unsigned int seats) noexcept
    cpdef bint may(self, int action) noexcept
    @cython.locals(game=Round)
    cpdef int rank(self, int seat, int other) noexcept
    @cython.locals(game=Round, seat=int)
    cpdef int seat_at(self, int seat, int place) noexcept
    @cython.locals(seat=int, face=int)
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
    @cython.locals(verb=int)
    cpdef int hear(self, int code) except -1
    @cython.locals(place=int)
    cdef void be_told_nothing(self) noexcept
    @cython.locals(game=Round, seat=int, verb=int, size=int, memory=Memory)
    cdef int say_plainly(self, int code) except -1
    @cython.locals(at=int)
    cdef int note_of_all(self, int verb, int code, int seat, int count) except -1
    @cython.locals(left=cython.uint, viewer=int)
    cdef int catch_up(self, unsigned int seats) except -1
    @cython.locals(memory=Memory, number=int, at=int)
    cdef int take_in(self, int viewer) except -1
    cdef inline Memory own_memory(self, int viewer)
    @cython.locals(memory=Memory, left=cython.uint, other=int)
    cdef int still_shown(self, int viewer) except -1
    @cython.locals(viewer=int)
    cdef void be_shown_all(self) noexcept
    @cython.locals(game=Round, left=cython.uint, viewer=int, memory=Memory)
    cdef int part(self, unsigned int seats) except -1
    @cython.locals(new=Table)
    cpdef Table copy(self)
    @cython.locals(left=cython.uint, viewer=int, memory=Memory, place=int)
    cpdef int assume(self, Table other) except -1
    @cython.locals(game=Round, gained=double, others=double, each=int)
    cpdef double reward(self, int seat, bint points) except? -2

cpdef int laying(int face) noexcept
cpdef int face_to_lay(int action) noexcept

cdef extern from *:
    """
    #ifdef __BMI2__
    #include <immintrin.h>
    #define lastcard_spread(bits) _pdep_u64((bits) & 255, 0x0101010101010101ULL)
    #else
    #define lastcard_spread(bits) \
        ((((((bits) & 255) * 0x8040201008040201ULL) & 0x8080808080808080ULL) >> 7))
    #endif
    #ifdef __AVX512BW__
    static inline void lastcard_mask(unsigned char *to, unsigned long long a, unsigned long long b, unsigned long long c) {
        _mm512_storeu_si512(to, _mm512_maskz_set1_epi8(a, 1));
        _mm512_storeu_si512(to + 64, _mm512_maskz_set1_epi8(b, 1));
        _mm512_mask_storeu_epi8(to + 128, (1ULL << 60) - 1, _mm512_maskz_set1_epi8(c, 1));
    }
    #else
    static inline void lastcard_mask(unsigned char *to, unsigned long long a, unsigned long long b, unsigned long long c) {
        unsigned long long word;
        for (int place = 0; place < 8; place++) {
            word = lastcard_spread(a >> 8 * place);
            memcpy(to + 8 * place, &word, 8);
            word = lastcard_spread(b >> 8 * place);
            memcpy(to + 64 + 8 * place, &word, 8);
            word = lastcard_spread(c >> 8 * place);
            memcpy(to + 128 + 8 * place, &word, place < 7 ? 8 : 4);
        }
    }
    #endif
    """
    void spread_mask "lastcard_mask"(unsigned char* to, unsigned long long a, unsigned long long b, unsigned long long c) noexcept

cdef inline void copy_mask(unsigned char* into, Table table) noexcept:
    spread_mask(into, table.allowed[0], table.allowed[1], table.allowed[2])

cdef inline void make_room(Table table) noexcept:
    """Word by word: a move within itself would be a call, or wait for its own stores."""
    cdef unsigned long long words[3]
    cdef unsigned int last
    memcpy(&words[0], &table.told[0], 8)
    memcpy(&words[1], &table.told[8], 8)
    memcpy(&words[2], &table.told[16], 8)
    memcpy(&last, &table.told[24], 4)
    memcpy(&table.told[4], &words[0], 8)
    memcpy(&table.told[12], &words[1], 8)
    memcpy(&table.told[20], &words[2], 8)
    memcpy(&table.told[28], &last, 4)

cdef inline void find_own(Table table) noexcept:
    """Where the own memories are, for those who ask for their lines ahead."""
    cdef int seat
    for seat in range(table.game.seats):
        table.own_of[seat] = <void*>PyList_GET_ITEM(table.own, seat)

cdef inline Memory own_at(Table table, int seat):
    return <Memory>table.own_of[seat]
