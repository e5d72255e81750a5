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


def times(rows: Bytes, weights: Floats, product: Floats) -> None:
    """Rows @ weights."""
    if cython.compiled:
        gather(  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
            cython.address(rows[0, 0]),
            cython.address(weights[0, 0]),
            cython.address(product[0, 0]),
            rows.shape[0],
            rows.shape[1],
            weights.shape[1],
        )
    else:
        np.matmul(rows.astype(np.float32), weights, out=product)


def turned_times(rows: Bytes, slopes: Floats, product: Floats) -> None:
    """rows.T @ slopes."""
    if cython.compiled:
        scatter(  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
            cython.address(rows[0, 0]),
            cython.address(slopes[0, 0]),
            cython.address(product[0, 0]),
            rows.shape[0],
            rows.shape[1],
            slopes.shape[1],
        )
    else:
        np.matmul(rows.T.astype(np.float32), slopes, out=product)
