cimport cython
from libc.string cimport memcpy, memset
from lastcard.engine.arrays cimport copy
from lastcard.engine.bits cimport bit, lowest, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.lowered cimport LoweredRules
from lastcard.engine.memory cimport Memory
from lastcard.engine.observation cimport Observation
from lastcard.engine.public cimport Public
from lastcard.engine.round cimport Round
from lastcard.envs.layout cimport *
from lastcard.envs.table cimport Table

@cython.final
cdef class Encoder:
    cdef unsigned char* row
    cdef unsigned char deck[64]
    cdef unsigned char rules[RULES]
    cdef unsigned char order[20 * PLACES]
    cdef unsigned char who[20 * PLACES]
    cdef int at
    cdef Observation observation

    cpdef bytearray observe(self, Table table, int seat)
    @cython.locals(game=Round, memory=Memory, known=cython.uint, hidden=bint)
    cdef inline int look(self, Table table, int seat) except -1
    @cython.locals(observation=Observation, row="unsigned char*", face=int, known=cython.uint)
    cdef int write(self, Table table, int seat) except -1
    @cython.locals(row="unsigned char*", at=int)
    cdef inline void write_state(self, Observation observation, Table table, int seat) noexcept
    @cython.locals(row="unsigned char*", first=int, alive=cython.uint, place=int, other=int, at=int, colour=int)
    cdef inline void write_others(self, Observation observation) noexcept
    @cython.locals(row="unsigned char*", other=int, at=int, face=int, colour=int)
    cdef inline void write_hands(self, Observation observation, unsigned int known) noexcept
    @cython.locals(place=int, left=cython.uint)
    cdef inline void write_marks(self, Observation observation) noexcept
    @cython.locals(place=int)
    cdef inline void mark(self, int other, int what) noexcept
    @cython.locals(row="unsigned char*", first=int, place=int)
    cdef inline void write_recent(self, Table table) noexcept

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
    static inline void lastcard_take_out(unsigned char *restrict row, const unsigned char *restrict cards) {
        for (int face = 0; face < 64; face++) row[face] = row[face] > cards[face] ? row[face] - cards[face] : 0;
    }
    static inline void lastcard_cap(unsigned char *restrict row, const unsigned char *restrict maybe, unsigned char size) {
        for (int colour = 0; colour < 4; colour++) row[colour] = maybe[colour] < size ? maybe[colour] : size;
    }
    /* Eight counts to a word, which a multiplication adds up: no hand has more than a byte holds. */
    static inline unsigned char lastcard_sum(const unsigned char *cards, int last) {
        unsigned long long first, rest;
        memcpy(&first, cards, 8);
        memcpy(&rest, cards + last - 8, 8);
    #if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        rest &= ~0ULL >> 8 * (16 - last);
    #else
        rest &= ~0ULL << 8 * (16 - last);
    #endif
        return (first + rest) * 0x0101010101010101ULL >> 56;
    }
    static inline void lastcard_count_colours(unsigned char *row, const unsigned char *cards) {
        unsigned char found[5];
        for (int colour = 0; colour < 4; colour++) found[colour] = lastcard_sum(cards + 13 * colour, 13);
        found[4] = lastcard_sum(cards + 52, 12);
        memcpy(row, found, 5);
    }
    """
    void cap_to "lastcard_cap"(unsigned char* row, unsigned char* maybe, unsigned char size) noexcept
    void count_known "lastcard_count_colours"(unsigned char* row, unsigned char* cards) noexcept
    void take_cards_out "lastcard_take_out"(unsigned char* row, unsigned char* cards) noexcept
    void count_cards "lastcard_count"(unsigned char* row, unsigned char* hand, unsigned char* laid, unsigned char* deck) noexcept

cdef inline void begin_row(Encoder encoder, Public seen) noexcept:
    """What lies on the table is read where it was copied from: the copy has just been stored in other pieces."""
    count_cards(encoder.row, encoder.observation.count, seen.laid, encoder.deck)
    memset(encoder.row + AT_TOP, 0, AT_RULES - AT_TOP)
    memcpy(encoder.row + AT_RULES, encoder.rules, RULES)

cdef inline void cap(unsigned char* row, int at, Observation observation, int other) noexcept:
    cap_to(row + at, &observation.maybe[4 * other], observation.size[other])

cdef inline void count_colours(unsigned char* row, int at, Observation observation, int other) noexcept:
    count_known(row + at, &observation.known[64 * other])

cdef inline void take_out(unsigned char* row, Observation observation, int other) noexcept:
    take_cards_out(row + AT_UNSEEN, &observation.known[64 * other])

cdef inline void look_at(Encoder encoder, unsigned char* row) noexcept:
    encoder.row = row

@cython.locals(lowered=LoweredRules)
cpdef bytes flags(rules)
