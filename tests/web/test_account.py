"""Accounts in the browser, with Chromium's own authenticator: made, found on a second device, recovered, deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.passkeys import Passkeys, by_name
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows


@pytest.fixture(name="named")
def house_with_a_name(house: House) -> House:
    return by_name(house)


@pytest.mark.journey
def test_an_account_is_made_found_on_a_second_device_recovered_and_deleted(named: House, browsing: Browsing) -> None:
    with browsing.visitor(named) as ada, browsing.visitor(named, name="", size=PHONE) as phone:
        laptop, pocket = Passkeys(ada), Passkeys(phone)
        ada.visit("/matches")
        ada.link("Keep them on every device").click()
        ada.is_at("Your account")
        is_accessible(ada)
        ada.button("Make an account").click()
        expect(ada.page.get_by_role("heading", name="Your recovery words").first).to_be_focused()
        words = ada.page.locator("ol li").all_inner_texts()
        assert len(words) == 6
        is_accessible(ada)
        ada.button("I've written them down").click()
        expect(ada.page.locator("ol")).to_have_count(0)
        [passkey] = laptop.all()
        fits_all_windows(ada)

        phone.visit("/account")
        phone.button("Sign in with a passkey").click()
        expect(phone.page.get_by_role("alert").first).to_have_text(re.compile("Nothing was done"))
        pocket.receive(passkey)
        phone.button("Sign in with a passkey").click()
        phone.sees("Signed in on 2 devices.")
        phone.sees("Ada")
        is_accessible(phone)
        phone.button("Sign out everywhere").click()
        expect(phone.button("Make an account")).to_be_visible()
        ada.page.reload()

        ada.page.get_by_text("Sign in with recovery words").click()
        ada.page.get_by_label("Your six recovery words").fill(" ".join(words))
        ada.button("Sign in").last.click()
        expect(ada.page.locator("ol li")).to_have_count(6)
        assert ada.page.locator("ol li").all_inner_texts() != words
        ada.button("I've written them down").click()

        ada.button("Delete account").click()
        ada.button("Delete it").click()
        ada.sees("Your account is deleted.")
        ada.button("Sign in with a passkey").click()
        expect(ada.page.get_by_role("alert").first).to_have_text(re.compile("No account here has that passkey"))


def test_a_token_for_a_program_is_shown_once(named: House, browsing: Browsing) -> None:
    with browsing.visitor(named) as ada:
        Passkeys(ada)
        ada.visit("/account")
        ada.button("Make an account").click()
        ada.button("I've written them down").click()
        ada.page.get_by_text("Tokens for programs").click()
        ada.page.get_by_label("What it's for").fill("My bot")
        ada.page.get_by_label("play", exact=True).check()
        ada.button("Make a token").click()
        expect(ada.page.locator("code")).to_have_text(re.compile("^lc_"))
        is_accessible(ada)
        ada.page.reload()
        ada.sees("My bot")
        expect(ada.page.locator("code")).to_have_count(0)
        ada.button("Remove My bot").click()
        expect(ada.page.get_by_text("My bot")).to_have_count(0)
