cdef extern from *:
    """
    #include <string.h>
    static void lastcard_add(float *restrict sums, const float *restrict row, float times, long units) {
        for (long i = 0; i < units; i++) sums[i] += times * row[i];
    }
    static void lastcard_gather(const unsigned char *rows, const float *weights, float *product, long count, long inputs, long units) {
        memset(product, 0, sizeof(float) * count * units);
        for (long row = 0; row < count; row++)
            for (long i = 0; i < inputs; i++) {
                unsigned char times = rows[row * inputs + i];
                if (times) lastcard_add(product + row * units, weights + i * units, times, units);
            }
    }
    static void lastcard_scatter(const unsigned char *rows, const float *slopes, float *product, long count, long inputs, long units) {
        memset(product, 0, sizeof(float) * inputs * units);
        for (long row = 0; row < count; row++)
            for (long i = 0; i < inputs; i++) {
                unsigned char times = rows[row * inputs + i];
                if (times) lastcard_add(product + i * units, slopes + row * units, times, units);
            }
    }
    """
    void gather "lastcard_gather"(const unsigned char* rows, const float* weights, float* product, long count, long inputs, long units) noexcept nogil
    void scatter "lastcard_scatter"(const unsigned char* rows, const float* slopes, float* product, long count, long inputs, long units) noexcept nogil

cpdef times(const unsigned char[:, ::1] rows, const float[:, ::1] weights, float[:, ::1] product)
cpdef turned_times(const unsigned char[:, ::1] rows, const float[:, ::1] slopes, float[:, ::1] product)
