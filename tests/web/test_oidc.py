"""Signing in with an account of a club, in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.issuer import CLIENT, SECRET, Issuer
from server.running import Running

from web.accessible import is_accessible
from web.visiting import Browsing


@pytest.mark.journey
def test_somebody_goes_to_the_club_s_site_and_comes_back_signed_in(tmp_path: Path, browsing: Browsing) -> None:
    (tmp_path / "secret").write_text(SECRET)
    with Issuer() as issuer:
        flags = ("--oidc-issuer", issuer.url, "--oidc-client", CLIENT, "--oidc-secret", str(tmp_path / "secret"))
        with Running(tmp_path / "data", *flags) as club, browsing.visitor(club, name="Ada") as ada:
            ada.visit("/account?refused=oidc-late")
            expect(ada.page.get_by_role("alert").filter(has_text="took too long")).to_be_visible()
            is_accessible(ada)
            ada.button("Sign in with 127.0.0.1").press("Enter")
            expect(ada.page.get_by_text("You can sign in with 127.0.0.1 too.")).to_be_visible()
            is_accessible(ada)
            assert all("/authorize?" in problem for problem in ada.problems), "it asks nothing else of other sites"
            ada.problems.clear()
