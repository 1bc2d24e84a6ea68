"""The scenarios of one server, played in an ensemble: sessions open and come back at any server.

What needs the one server, or time to pass, is left out. A learner forwards writes and answers reads by itself, and a local
session is known to its own server alone.
"""
import random

from ensemble_script import LOCAL_SESSIONS, UPGRADING
from families import FAMILIES
from script import Script

CONNECTING = ("open", "reconnect", "attach", "four")
LEFT_OUT = ("awaitExpiry", "awaitGone", "server", "sleep", "hush")
SPREAD_FAMILIES = ("plain", "acl", "multi", "watches", "questions", "unreadable", "unicode", "limits", "wire", "rich")
# jute.maxbuffer and snapCount change what servers say to one another.
LEFT_OUT_OPTIONS = ("jute.maxbuffer", "snapCount")
WORDS = ("srvr", "wchs", "isro", "wchc", "wchp")
# A bare check through a learner brings the whole ensemble down.
FATAL = ("check",)
# An ensemble's server waits for the commit of what has none, and answers no write of its clients any more.
RAW_RECONFIG = 16


def make_scenario(seed):
    rng = random.Random("spread %d" % seed)
    family = SPREAD_FAMILIES[seed % len(SPREAD_FAMILIES)]
    script = Script(seed, family)
    script.patience = 0
    FAMILIES[family].play(script)
    observers = rng.choice((0, 0, 1))
    roles = ["L", "F1", "F2"] + ["O1"] * observers
    script.name = "gen-spread-%06d" % seed
    scenario = script.scenario("spread", "Random, seed %d, in an ensemble: %s." % (seed, FAMILIES[family].about))
    scenario["servers"] = settings(rng, script.options, observers)
    scenario["steps"] = [place(rng, step, roles) for step in script.steps if is_kept(step)]
    return scenario


def settings(rng, options, observers):
    options = {name: value for name, value in options.items() if name not in LEFT_OUT_OPTIONS}
    if rng.random() < 0.3:
        options[LOCAL_SESSIONS] = "true"
        if rng.random() < 0.6:
            options[UPGRADING] = "true"
    servers = {"count": 3 + observers}
    if observers:
        servers["observers"] = observers
    if options:
        servers["options"] = options
    return servers


def is_kept(step):
    """The configuration node holds the members' addresses, which no two recordings share."""
    return (step["op"] not in LEFT_OUT and step["op"] not in FATAL and "zookeeper/config" not in str(step)
            and not any(is_never_committed(request) for request in (step, *step.get("requests", ()))))


def is_never_committed(request):
    if request["op"] == "raw":
        return request["type"] == RAW_RECONFIG
    return request["op"] == "multi" and any(part.get("path", "") is None for part in request["ops"])


def place(rng, step, roles):
    if step["op"] not in CONNECTING:
        return step
    placed = {**step, "server": rng.choice(roles)}
    if step["op"] == "four" and step["cmd"] not in WORDS:
        placed["cmd"] = rng.choice(WORDS)
    return placed
