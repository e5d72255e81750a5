from cpython.array cimport array

cdef extern from *:
    """
    static inline void lastcard_copy(int *sums, const int *other, int count) {
        for (int i = 0; i < count; i++) sums[i] = other[i];
    }
    static inline void lastcard_add_rows(int *restrict sums, const short *restrict weights, const int *restrict on, int place, int end, int count) {
        for (; place + 4 <= end; place += 4) {  /* four at a time need the sums but once */
            const short *a = weights + on[place] * count, *b = weights + on[place + 1] * count;
            const short *c = weights + on[place + 2] * count, *d = weights + on[place + 3] * count;
            for (int i = 0; i < count; i++) sums[i] += (a[i] + b[i]) + (c[i] + d[i]);
        }
        for (; place < end; place++)
            for (int i = 0; i < count; i++) sums[i] += weights[on[place] * count + i];
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
    void add_rows "lastcard_add_rows"(int* sums, short* weights, int* on, int first, int end, int count) noexcept nogil
    void add_times "lastcard_add_times"(int* sums, short* weights, int at, int count, int times) noexcept nogil
    void rectify "lastcard_rectify"(short* passed, int* sums, int count, int shift) noexcept nogil
    int dot "lastcard_dot"(short* passed, short* weights, int at, int count) noexcept nogil

cdef inline short* shorts(array numbers) noexcept:
    return numbers.data.as_shorts

cdef inline int* longs(array numbers) noexcept:
    return numbers.data.as_ints
