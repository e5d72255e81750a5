cdef extern from *:
    """
    #define lastcard_bit(n) (1ULL << (n))
    #define lastcard_wrap(x) ((unsigned long long)(x))
    #define lastcard_rotate(x, k) (((x) << (k)) | ((x) >> (64 - (k))))
    #ifdef __BMI2__
    #include <immintrin.h>
    #define lastcard_nth(mask, n) __builtin_ctzll(_pdep_u64(1ULL << (n), (mask)))
    #else
    static inline int lastcard_nth(unsigned long long mask, int n) {
        while (n--) mask &= mask - 1;
        return __builtin_ctzll(mask);
    }
    #endif
    """
    unsigned long long bit "lastcard_bit"(int number) noexcept nogil
    int popcount "__builtin_popcountll"(unsigned long long mask) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long mask) noexcept nogil
    unsigned long long wrap "lastcard_wrap"(unsigned long long number) noexcept nogil
    unsigned long long rotate "lastcard_rotate"(unsigned long long number, int by) noexcept nogil
    int nth "lastcard_nth"(unsigned long long mask, int number) noexcept nogil
