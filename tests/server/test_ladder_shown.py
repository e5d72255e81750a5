"""A server that shows a ladder: its page as it is, with nothing allowed but its own style and pictures."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

from lastcard.lab.report import LADDER
from lastcard.server import pages
from server.running import Running

PAGE = '<!doctype html><style>h1 { color: red }</style><h1>How they stand</h1><img src="data:image/png;base64,">'
BROWSER = {"accept": "text/html"}


def test_a_server_shows_the_ladder_as_it_is_now(tmp_path: Path) -> None:
    assert pages.LADDER == LADDER
    folder = tmp_path / "ladder"
    folder.mkdir()
    first = "from lastcard.server import pages; pages.LOOK = 0.01"
    with Running(tmp_path / "data", "--ladder", str(folder), first=first) as server, server.http() as http:
        assert http.get("/ladder", headers=BROWSER).status_code == 404
        for number, text in enumerate((PAGE, PAGE.replace("stand", "stood"))):
            (folder / LADDER).write_text(text)
            os.utime(folder / LADDER, (1, 1 + number))
            while (answer := http.get("/ladder", headers=BROWSER)).text != text:
                time.sleep(0.01)
            assert answer.status_code == 200
            policy = answer.headers["content-security-policy"]
            assert policy.startswith("default-src 'none'; style-src 'sha256-")
            assert "img-src data:" in policy
            assert "script" not in policy
            assert re.search("frame-ancestors 'none'", policy)


def test_a_server_without_a_ladder_has_no_such_page(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server, server.http() as http:
        assert http.get("/ladder", headers=BROWSER).status_code == 404
