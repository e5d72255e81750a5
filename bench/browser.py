"""Measures the page in Chromium, each figure beside what it has to be: weight, start, movement; into build/bench.json.

Weight and "within a frame" are counted and the same anywhere. Times are of a slowed-down browser on this machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from figures import keep
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from server.running import Running
from web.serving import Friend, Table
from web.visiting import Browsing

# Chromium's own "Fast 3G": bytes a second and milliseconds, as its developer tools have them.
FAST_3G: Final = {
    "offline": False,
    "downloadThroughput": 1.6e6 / 8 * 0.9,
    "uploadThroughput": 750e3 / 8 * 0.9,
    "latency": 150 * 3.75,
}
SLOWER: Final = 4
PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAME: Final = "Linda"
LETTERS: Final = 4  # that somebody types in a second
# Notes when the button that starts a game can be pressed: it is there with its program, and a frame has been drawn.
WATCH_START: Final = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("main .btn--main")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
# Notes for every card that another plays whether the next frame has it: on the pile, or flying there.
WATCH_CARDS: Final = """
window.frames = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    this.addEventListener("message", ({ data }) => {
      const { events = [] } = JSON.parse(data);
      const card = events.find(({ kind }) => kind === "played")?.card;
      if (!card) return;
      const told = performance.now();
      requestAnimationFrame((frame) => {
        const shown = document.querySelectorAll(".flier use, [data-pile='discard'] use");
        const there = [...shown].some((use) => use.getAttribute("href") === `#c-${card}`);
        window.frames.push({ there, wait: frame - told });
      });
    });
  }
};
"""


def slow(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", FAST_3G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def weight(browser: Browser, url: str) -> float:
    """Kilobytes over the wire from nothing to the first hand of cards."""
    page = browser.new_context(service_workers="block").new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    session.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda done: sizes.update({names.get(done["requestId"], "?"): int(done["encodedDataLength"])}),
    )
    page.goto(url)
    page.locator("main .btn--main").first.click()
    page.locator("[data-place]").first.wait_for()
    page.wait_for_timeout(1000)
    for name, size in sizes.most_common():
        print(f"  {size / 1000:8.1f} KB  {name.removeprefix(url) or '/'}")
    page.context.close()
    return sum(sizes.values()) / 1000


def start(browser: Browser, url: str) -> float:
    """Seconds from the address to a button that starts a game."""
    page = browser.new_context(service_workers="block").new_page()
    page.add_init_script(WATCH_START)
    slow(page)
    page.goto(url, wait_until="commit")
    while not (found := page.evaluate("window.usable")):  # the page's policy forbids what would wait in it
        page.wait_for_timeout(100)
    page.context.close()
    return float(found) / 1000


def scan(browser: Browser, house: Running) -> float:
    """Seconds from the link of a QR code to the first card, on a phone that was never here: a name, and a press.

    The host, on a device of their own, deals as soon as the last seat is taken.
    """
    host = Friend(house, house.open_table(house.token("Bo"), seats=2), "Bo")
    page = browser.new_context(**PHONE).new_page()
    slow(page)
    begun = time.monotonic()
    page.goto(f"{house.url}/t/{host.seen['room']['table']}", wait_until="commit")
    field = page.locator("main form input")
    field.wait_for()
    field.press_sequentially(NAME, delay=1000 / LETTERS)
    field.press("Enter")
    Table("", [host]).start()
    page.locator("#hand [data-place]").first.wait_for()
    taken = time.monotonic() - begun
    page.context.close()
    host.close()
    return taken


def moving(browser: Browser, house: Running, seconds: float) -> dict[str, float]:
    """Ten seats, nine of them bots in a hurry, in a slowed-down browser that shows every movement."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block").new_page()
    page.add_init_script(WATCH_CARDS)
    page.add_init_script("localStorage.setItem('lastcard.name', 'Ada')")  # or it would be asked for
    guest = page.request.post(f"{house.url}/api/guests", data={"name": "Ada"})
    settings = {"rules": {"preset": "classic", "hand_size": 9}, "seats": 10, "timer": 10, "pace": 0.3}
    table = page.request.post(f"{house.url}/api/tables", data={"settings": settings}).json()["table"]
    assert guest.ok
    page.goto(f"{house.url}/t/{table}")
    page.locator(".startbar .btn--main").click()
    page.locator("[data-place]").first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"])
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(500)
        page.keyboard.press("d")
        page.keyboard.press("p")
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    frames = page.evaluate("window.frames")
    page.context.close()
    return {**smoothness(traced), "cards": len(frames), "cards_next_frame": sum(frame["there"] for frame in frames)}


def smoothness(events: list[dict[str, Any]]) -> dict[str, float]:
    """How many of the frames in which something moved were drawn.

    A frame that comes without what the page's own thread had to add, which waits for the next one, is drawn in part.
    """
    begun = sorted(event["ts"] for event in events if event["name"] == "BeginFrame")
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    late = [event["args"]["hasPartialUpdate"] for event in events if event["name"] == "DroppedFrame"]
    dropped = late.count(False)
    due = len(begun) / (begun[-1] - begun[0]) * 1e6
    return {"drawn": drawn, "dropped": dropped, "part": late.count(True), "fps": due * drawn / (drawn + dropped)}


def listed(times: Sequence[float]) -> str:
    return ", ".join(f"{seconds:.2f}" for seconds in times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), "--rate", "0") as house,
        sync_playwright() as playwright,
    ):
        browsing = Browsing(playwright)
        print("First game, from nothing to a hand of cards:")
        first_load = weight(browsing.browser, house.url)
        starts = [start(browsing.browser, house.url) for _ in range(wanted.starts)]
        scans = [scan(browsing.browser, house) for _ in range(wanted.starts)]
        found = moving(browsing.browser, house, wanted.seconds)
        browsing.close()
    usable = median(starts)
    print(f"\n{'':34}{'measured':>10}{'wanted':>12}")
    print(f"{'first load':34}{first_load:7.1f} KB{'< 130 KB':>12}")
    print(f"{'usable, Fast 3G, CPU 4× slower':34}{usable:8.2f} s{'< 1.7 s':>12}   ({listed(starts)})")
    print(f"{'scan to first card, likewise':34}{median(scans):8.2f} s{'< 10 s':>12}   ({listed(scans)})")
    shown = f"{found['cards_next_frame']:.0f}/{found['cards']:.0f}"
    print(f"{'cards of others in the next frame':34}{shown:>10}{'all':>12}")
    drawn = f"{found['drawn']:.0f} drawn, {found['part']:.0f} in part, {found['dropped']:.0f} dropped"
    print(f"{'frames a second, 10 seats, 4×':34}{found['fps']:10.1f}{'60':>12}   ({drawn})")
    share = found["cards_next_frame"] / max(found["cards"], 1)
    keep(
        {
            "first_load_kb": first_load,
            "usable_s": usable,
            "scan_to_card_s": median(scans),
            "next_frame_share": share,
            "fps_10_seats": found["fps"],
        }
    )


if __name__ == "__main__":
    main()
