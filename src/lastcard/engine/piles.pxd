from lastcard.engine.bits cimport bit, lowest, rotate, wrap

cdef class Piles:
    # one block of memory from here to the end of Round's own fields: see copy_block in round.pxd
    cdef unsigned long long held[10]
    cdef unsigned long long random_0, random_1
    cdef unsigned char stock[112]
    cdef unsigned char discard[112]
    cdef unsigned char count[640]
    cdef unsigned char size[10]
    cdef readonly int seats, n_stock, n_discard, top, shuffles
    cdef int end_of_piles

    cdef public object source
    cdef public list log
    cdef public list events

    cdef int below(self, int bound) noexcept
    cdef void clear_cards(self) noexcept
    cdef void give(self, int seat, int face) noexcept
    cdef void remove(self, int seat, int face) noexcept
    cdef void lay(self, int face) noexcept
    cdef void lay_under(self, int face) noexcept
    cdef int take(self, int seat) except -2
    cdef bint reshuffle(self) except -1
    cdef int shuffle(self) except -1
    cdef int put_back(self) except -1
    cdef int note_shuffle(self) except -1
    cpdef bytes stock_order(self)
    cdef int set_stock(self, bytes order) except -1
    cpdef bytes discard_order(self)
    cpdef bytes hand(self, int seat)
    cdef void empty_hand(self, int seat) noexcept
    cdef void swap_hands(self, int seat, int other) noexcept
