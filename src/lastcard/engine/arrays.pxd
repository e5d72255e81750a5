from libc.string cimport memcpy, memmove

cdef inline void copy(unsigned char* into, int at, const unsigned char* source, int place, int count) noexcept:
    memcpy(into + at, source + place, count)

cdef inline void exchange(unsigned char* array, int one, int other, int count) noexcept:
    cdef unsigned char kept[64]
    memcpy(kept, array + one, count)
    memmove(array + one, array + other, count)
    memcpy(array + other, kept, count)
