"""A bot for Hinode: loves harvests, spreads its bids, and leaves the rest to chance."""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def bid(clan, most):
    spread = {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    for _ in range(random.randint(0, most)):
        spread[random.choice(list(spread))] += 1
    return {"clan": clan, "type": "bid", **spread}


def choose(decision, legal):
    if decision["kind"] == "bid":
        return bid(decision["clan"], decision["most"])
    liked = [move for move in legal if move["type"] == "accept" or move.get("tile") == "harvest"]
    done = [move for move in legal if move["type"] == "ready"]  # no proposals of its own at tea
    return random.choice(liked or done or legal)


say({"hello": {"name": "Harvester"}})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        say({"id": message["id"], "move": choose(message["decision"], message["legal"])})
