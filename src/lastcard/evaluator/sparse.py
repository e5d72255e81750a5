"""Products with rows of which most inputs are 0: these alone make training quick. Interpreted, numpy does it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


def times(rows: Bytes, factor: Floats, product: Floats, turned: bool = False) -> None:
    """Rows @ factor, or rows.T @ factor."""
    if cython.compiled:
        multiply(  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
            cython.address(rows[0, 0]),
            cython.address(factor[0, 0]),
            cython.address(product[0, 0]),
            rows.shape[0],
            rows.shape[1],
            factor.shape[1],
            turned,
        )
    else:
        np.matmul((rows.T if turned else rows).astype(np.float32), factor, out=product)
