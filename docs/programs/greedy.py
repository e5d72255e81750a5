"""A bot that is a program of its own, in Python: it lays the first card that fits."""

import json
import sys

PLAIN = ("uno", "draw", "pass", "accept", "colour", "perform", "vote no")  # what it says without a card


def choose(view):
    game, own = view["game"], view["own"]
    legal = own.get("legal", [])
    for action in legal:
        verb, _, rest = action.partition(" ")
        if verb == "play" and rest.split()[0].split(">")[0] in own.get("fitting", []):
            return action + " uno" if own.get("uno") else action
    for action in legal:
        verb, _, rest = action.partition(" ")
        if verb == "shed":
            return " ".join(["shed", *own["hand"][game.get("shed_to", 0) or 1 :]])
        if action in PLAIN or verb in PLAIN or (verb == "catch" and int(rest) in game.get("vulnerable", [])):
            return action
    return "wait"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("ready", flush=True)
    elif message["type"] == "ask":
        print(choose(message["view"]), flush=True)
