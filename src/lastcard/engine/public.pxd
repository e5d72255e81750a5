cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.string cimport memcpy
from lastcard.engine.bits cimport bit, popcount
from lastcard.engine.codes cimport *
from lastcard.engine.lowered cimport LoweredRules

@cython.no_gc  # rounds are copied often, and what they refer to never refers back to them
cdef class Public:
    cdef LoweredRules lowered
    cdef readonly object rules
    # one block of memory, from vulnerable to public_end: see copy_public. That of a round goes on in Turns.
    # what laying a card resets stands together, so that one store does for several
    cdef readonly unsigned int vulnerable
    cdef readonly int penalty
    cdef readonly bint begun
    cdef readonly int idle, stuck
    cdef readonly int early, offender
    cdef readonly bint fresh
    cdef readonly int phase, turn, direction, colour, top, n_stock, n_discard, n_alive
    cdef readonly int wrong_by, winner, seats, dealer
    cdef readonly int actor, order_seat, order_left, order_size
    cdef readonly int vote_kind, yes, asked, saved_phase, saved_turn
    cdef readonly unsigned int alive, changed, voters, openers
    cdef unsigned char size[10]
    cdef unsigned char after[10]
    cdef unsigned char before[10]
    cdef unsigned char laid[64]
    cdef int public_end

    @cython.locals(seat=int, left=int)
    cdef int join(self, unsigned int here) except -1
    @cython.locals(face=int)
    cdef int reset(self) except -1
    cdef inline void see(self, Public other) noexcept
    cpdef block(self)
    cpdef int take_block(self, block) except -1

cdef inline Py_ssize_t public_size(Public of) noexcept:
    return <char*>&of.public_end - <char*>&of.vulnerable

cdef inline void copy_public(Public new, Public old) noexcept:
    memcpy(&new.vulnerable, &old.vulnerable, public_size(old))

cdef inline bytes read_public(Public old):
    return read_memory(&old.vulnerable, public_size(old))

cdef inline int write_public(Public new, bytes block) except -1:
    return write_memory(&new.vulnerable, public_size(new), block)

cdef inline bytes read_memory(const void* begin, Py_ssize_t size):
    return PyBytes_FromStringAndSize(<const char*>begin, size)

cdef inline int write_memory(void* begin, Py_ssize_t size, bytes block) except -1:
    if block is None or PyBytes_GET_SIZE(block) != size:
        raise ValueError("of another version of the engine")
    memcpy(begin, PyBytes_AS_STRING(block), size)
    return 0
