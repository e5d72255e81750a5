"""Plays a match at a table of a Last Card server: python example_bot.py LINK [NAME]; protocol.md tells the story."""

import json
import re
import secrets
import sys
import time
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PLAIN = ("draw", "pass", "accept", "colour", "perform", "vote no", "uno")  # what it says without a card


def choose(own, game):
    """The first thing that may be done now and does no harm; None to let the others act."""
    for action in own.get("legal", ()):
        verb, *words = re.split("[ >]", action)
        if verb == "play" and words[0] in own.get("fitting", ()):
            return action + " uno" * own.get("uno", False)
        if verb == "shed":
            return " ".join(["shed", *own["hand"][game.get("shed_to", 1) :]])
        if action.startswith(PLAIN) or (verb == "catch" and int(words[0]) in game.get("vulnerable", ())):
            return action
    return None


def answer(room, seat, person, own, game, version, **_):
    """What to say at a table that looks like this, if anything."""
    stage, shuffle = room["stage"], room["shuffle"]
    if seat and stage == "round" and room["places"][seat - 1].get("stand_in"):
        return {"type": "back"}
    if seat and stage == "round":
        action = choose(own, game)
        return action and {"type": "act", "action": action, "version": version}
    if seat and person not in shuffle.get("mixed", ()):
        return {"type": "mix", "deal": shuffle["deal"], "bytes": secrets.token_hex(16)}
    return {"type": "ready"} if seat and stage == "between" and person not in room["ready"] else None


def play(link, name="Example"):
    """Plays until a match is over; the address of its record."""
    server, _, table = link.rpartition("/t/")
    token = httpx.post(f"{server}/api/guests", json={"name": name}).raise_for_status().json()["token"]
    state, played = {"version": -1}, False
    while True:
        with suppress(OSError, WebSocketException), connect(f"ws{server[4:]}/api/play") as socket:
            hello = {"type": "hello", "table": table, "token": token, "version": state["version"]}
            socket.send(json.dumps(hello))
            for number, message in enumerate(map(json.loads, socket)):
                if message["type"] in ("welcome", "update"):
                    state |= {"own": None, **message} if message.get("deal") else message
                    played = played or state["room"]["stage"] == "round"
                    if played and state["room"]["stage"] == "over":
                        return f"{server}/api/records/{state['room']['record']}"
                    if reply := answer(**state):
                        time.sleep(0.05)  # the server takes 20 messages a second
                        socket.send(json.dumps(reply))
                elif not message.get("again", number):
                    sys.exit(message["text"])  # not let in, or sent away for good
        time.sleep(1)  # the server is away; what we know, and the token, are enough to go on


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
