"""Moves no client library makes: connects with parts missing, watches set again by odd paths."""
import odd_requests
from moves import come_back
from script import LONG_TIMEOUT


def open_oddly(script):
    """Without the readOnly byte, with a null password, read-only, with any timeout; closed before it could expire."""
    if len(script.live) > 4:
        return
    letter = next(script.letters)
    fields = script.choice(({"readOnly": None}, {"password": None}, {"readOnly": True},
                            {"readOnly": None, "password": None}, {"timeout": -5}, {"timeout": -2147483648}))
    script.add(letter, "open", **fields)
    if script.chance(0.5):
        script.steps.append({"session": letter, "op": "exists", "path": script.path()})
    script.add(letter, "close")


def return_oddly(script):
    """With a null or a wrong password the session is unharmed, and comes back."""
    letter = script.choice(script.live)
    script.add(letter, "reconnect", **script.choice((
        {"password": None}, {"password": "wrong", "lastZxidSeen": "future"}, {"password": "wrong", "timeout": 2000},
        {"readOnly": None, "timeout": LONG_TIMEOUT})))
    come_back(script, letter)


def set_odd_watches(script):
    """setWatches with empty paths, paths without a slash, and null lists."""
    letter = script.choice(script.live)
    lists = {kind: script.choice(([""], ["a"], ["/", ""], [script.path()], ["/\U0001f600"]))
             for kind in ("data", "exist", "child", "persistent", "recursive") if script.chance(0.4)}
    if script.chance(0.15):
        lists["child"] = None
    fields = {"lastZxidSeen": 0} if script.chance(0.3) else {}
    script.add(letter, "reconnect", watches=lists or {"data": [""]}, **fields)
    script.watches[letter] = {}


def raw_request(script):
    script.ask(odd_requests.raw_request(script))
