"""A bot for Toy Battle that plays any legal action: the line protocol in Python.

    toy-battle arena --bots greedy,cmd:"python3 docs/examples/random_bot.py"

The protocol is described in docs/protocol.md. Standard output is for messages, one JSON object a line; whatever is
meant for people goes to standard error.
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": 1, "name": "random in Python"})
        elif kind == "new-game":
            # The same seed, the same choices: so a tournament can be repeated.
            chance = random.Random(message["seed"])
        elif kind == "choose":
            # message["view"] is what this player may know; message["clock"]["milliseconds"] is the time there is.
            choice = chance.choice(message["legal"])
            say({"type": "action", "number": message["number"], "id": choice["id"]})
        # "action", "game-over" and "stop" need no answer. A bot that thinks longer would keep an eye on "stop".


main()
