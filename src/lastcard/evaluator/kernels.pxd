from cpython.array cimport array

cdef extern from *:
    """
    static inline void lastcard_copy(int *sums, const int *other, int count) {
        for (int i = 0; i < count; i++) sums[i] = other[i];
    }
    static inline void lastcard_add_row(int *restrict sums, const short *restrict weights, int at, int count) {
        for (int i = 0; i < count; i++) sums[i] += weights[at + i];
    }
    static inline void lastcard_add_times(int *restrict sums, const short *restrict weights, int at, int count, int times) {
        for (int i = 0; i < count; i++) sums[i] += times * weights[at + i];
    }
    static inline void lastcard_rectify(short *restrict passed, const int *restrict sums, int count, int shift) {
        for (int i = 0; i < count; i++) {
            int number = sums[i] >> shift;
            passed[i] = (short) (number < 0 ? 0 : number > 4095 ? 4095 : number);
        }
    }
    static inline int lastcard_dot(const short *restrict passed, const short *restrict weights, int at, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) sum += passed[i] * weights[at + i];
        return sum;
    }
    """
    void copy "lastcard_copy"(int* sums, int* other, int count) noexcept nogil
    void add_row "lastcard_add_row"(int* sums, short* weights, int at, int count) noexcept nogil
    void add_times "lastcard_add_times"(int* sums, short* weights, int at, int count, int times) noexcept nogil
    void rectify "lastcard_rectify"(short* passed, int* sums, int count, int shift) noexcept nogil
    int dot "lastcard_dot"(short* passed, short* weights, int at, int count) noexcept nogil

cdef inline short* shorts(array numbers) noexcept:
    return numbers.data.as_shorts

cdef inline int* longs(array numbers) noexcept:
    return numbers.data.as_ints
