from lastcard.engine.bits cimport bit

cdef class LoweredRules:
    cdef unsigned long long like[64]
    cdef unsigned long long answers[64]
    cdef unsigned long long colours[5]
    cdef unsigned long long wd4, needs_colour, needs_target, jumpable, ending, plain, attacks
    cdef unsigned char effect[64]
    cdef unsigned char amount[64]
    cdef unsigned char worth[64]
    cdef unsigned char deck[112]
    cdef unsigned char hands[10]
    cdef int cards, uno_penalty, false_catch
    cdef bint start_acts, coloured, bluff, challenge, stacking, jump_in, draw_until, must_play
    cdef bint reverse_skips, window_done, penalise, advice, own_points, partners
    cdef readonly object rules
