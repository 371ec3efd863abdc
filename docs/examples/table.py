"""Plays at an online table of Hinode, with plain JSON over HTTP and nothing but Python's standard library.

    python3 docs/examples/table.py http://127.0.0.1:8080          opens a room with two bots, and plays there
    python3 docs/examples/table.py http://127.0.0.1:8080 ROOM     sits down in a room: the id at the end of its link
"""
import argparse
import hashlib
import http.cookiejar
import json
import random
import secrets
import time
import urllib.error
import urllib.request

PAUSE = 1  # seconds between two looks at the table

COOKIES = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())  # the key to one's seat
BROWSER = urllib.request.build_opener(COOKIES)


def call(method, path, body=None):
    """Asks the server; whoever asks too often waits a little and asks again."""
    headers = {"origin": OPTIONS.server, **({"content-type": "application/json"} if body is not None else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{OPTIONS.server}/api{path}", data, headers, method=method)
    try:
        with BROWSER.open(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code != 429:
            raise SystemExit(f"{method} {path}: {refusal.read().decode()}")
        time.sleep(PAUSE)
        return call(method, path, body)


def open_room():
    options = {"players": 3, "set": "random", "clans": "free", "listed": False}
    return call("POST", "/games", {"options": options, "seat": 0})["id"]


def begin_with_bots(room):
    for seat in (1, 2):
        call("POST", f"/games/{room}/bots", {"seat": seat, "level": OPTIONS.level})
    call("POST", f"/games/{room}/start")


def sit_down(room):
    """Takes a seat with a sealed text, so that the server cannot choose the shuffles. Gives the text."""
    shown = call("GET", f"/games/{room}")
    free = (seat for seat, it in enumerate(shown["seats"]) if "name" not in it and "bot" not in it)
    text = secrets.token_urlsafe(24)
    sealed = "\n".join(["hinode fair text 1", shown["promise"], text])
    commitment = hashlib.sha256(sealed.encode()).hexdigest()
    call("POST", f"/games/{room}/seats", {"seat": next(free), "commitment": commitment})
    return text


def wait_for_the_game(room, text):
    revealed = False
    while (status := call("GET", f"/games/{room}")["status"]) != "playing":
        if status == "beginning" and not revealed:
            call("POST", f"/games/{room}/reveal", {"contribution": text})
            revealed = True
        else:
            time.sleep(PAUSE)


def choose(decision, legal):
    """Loves harvests, spreads its bids, and leaves the rest to chance."""
    if decision["kind"] == "bid":
        bid = {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
        for _ in range(random.randint(0, decision["most"])):
            bid[random.choice(list(bid))] += 1
        return {"clan": decision["clan"], "type": "bid", **bid}
    liked = [move for move in legal if move["type"] == "accept" or move.get("tile") == "harvest"]
    done = [move for move in legal if move["type"] == "ready"]  # no proposals of its own at tea
    return random.choice(liked or done or legal)


def play(room):
    table = call("GET", f"/games/{room}/view")
    made = 0
    while "result" not in table["view"] and made != OPTIONS.moves:
        if "decision" in table:
            move = choose(table["decision"], table["legal"])
            print(table["view"]["season"], table["view"]["phase"], json.dumps(move), flush=True)
            request = {"type": "move", "at": table["at"], "key": secrets.token_hex(8), "move": move}
            answer = call("POST", f"/games/{room}/requests?form=views", request)
            if answer["outcome"] == "stale":  # somebody was quicker: this is how it stands now
                table = answer["now"]
                continue
            if answer["outcome"] == "refused":
                raise SystemExit(f"refused: {answer['refusal']}")
            made += 1
        else:
            time.sleep(PAUSE)
        table = call("GET", f"/games/{room}/view?seen={table['at']}")
    return table


PARSER = argparse.ArgumentParser()
PARSER.add_argument("server")
PARSER.add_argument("room", nargs="?")
PARSER.add_argument("--level", default="ashigaru", help="of the bots, in a room of one's own")
PARSER.add_argument("--moves", type=int, help="goes away after so many moves of its own")
OPTIONS = PARSER.parse_args()

call("POST", "/me", {"name": "Harvester"})
ROOM = OPTIONS.room or open_room()
TEXT = sit_down(ROOM)
if OPTIONS.room is None:
    begin_with_bots(ROOM)
wait_for_the_game(ROOM, TEXT)
LAST = play(ROOM)
print(LAST["seat"], json.dumps(LAST["view"].get("result", {"moves": LAST["moves"]})))
