cdef extern from *:
    """
    #include <string.h>
    static void lastcard_add(float *restrict sums, const float *restrict row, float times, long units) {
        for (long i = 0; i < units; i++) sums[i] += times * row[i];
    }
    static void lastcard_multiply(
        const unsigned char *rows, const float *factor, float *product, long count, long inputs, long units, int turned
    ) {
        memset(product, 0, sizeof(float) * (turned ? inputs : count) * units);
        for (long row = 0; row < count; row++)
            for (long i = 0; i < inputs; i++) {
                unsigned char times = rows[row * inputs + i];
                long to = turned ? i : row, from = turned ? row : i;
                if (times) lastcard_add(product + to * units, factor + from * units, times, units);
            }
    }
    """
    void multiply "lastcard_multiply"(
        const unsigned char* rows, const float* factor, float* product, long count, long inputs, long units, bint turned
    ) noexcept nogil

cpdef times(const unsigned char[:, ::1] rows, const float[:, ::1] factor, float[:, ::1] product, bint turned=*)
