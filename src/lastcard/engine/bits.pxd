cdef extern from *:
    """
    #define lastcard_bit(n) (1ULL << (n))
    #define lastcard_wrap(x) ((unsigned long long)(x))
    #define lastcard_rotate(x, k) (((x) << (k)) | ((x) >> (64 - (k))))
    """
    unsigned long long bit "lastcard_bit"(int number) noexcept nogil
    int popcount "__builtin_popcountll"(unsigned long long mask) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long mask) noexcept nogil
    unsigned long long wrap "lastcard_wrap"(unsigned long long number) noexcept nogil
    unsigned long long rotate "lastcard_rotate"(unsigned long long number, int by) noexcept nogil
