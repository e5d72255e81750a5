cimport cython

@cython.locals(place=int, other=int)
cdef int mix(bytearray cards, numbers) except -1
@cython.locals(found=cython.longlong, limit=cython.longlong)
cdef long long draw_below(numbers, long long bound) except -1
