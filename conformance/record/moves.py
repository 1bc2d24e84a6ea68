"""Moves of a random scenario: each adds one step, or a few that belong together, to a script.

Two rules keep recordings deterministic. Whatever goes away by itself (an expiring session, a container, a TTL
node) is awaited by the very move that set it going, and never two at a time. And requests that the server
handles out of turn (authentication, unknown types) are never pipelined behind others.
"""
from random_requests import (
    LARGEST_TTL, LONG_TTL, PACKET_LIMIT, SEQUENTIAL_MODES, USERS, add_watch, bad_acl, create, create_ephemeral,
    create_of_packet_size, create_sequential, delete, multi, multi_read, question, read, remove_watches, set_data,
    set_data_of_packet_size, sparse, sync, text, watch_read,
)
from script import LONG_TIMEOUT, SHORT_TIMEOUT, WATCH_KINDS

FOUR_LETTER_WORDS = ("srvr", "mntr", "wchs", "wchc", "wchp", "dump", "isro", "ruok", "stat")


def asks(*makers):
    """A move: some connected session sends one request of one of these makers."""
    return lambda script: script.ask(script.choice(makers)(script))


# ---- pipelines

PIPELINED = ((4, read), (4, watch_read), (3, create), (2, create_sequential), (3, set_data), (3, delete),
             (1, multi), (1, sync), (1, question), (1, add_watch), (1, remove_watches), (1, multi_read))


def pipeline(script):
    letter = script.choice(script.live)
    requests = [script.weighted(PIPELINED)(script) for _ in range(script.weighted(((3, 3), (3, 6), (2, 12))))]
    for request in requests:
        script.note(letter, request)
    script.add(letter, "pipeline", requests=requests)


def ping_pong_pipeline(script):
    """Watch, change and read one node again and again in one go: events must come between the answers."""
    letter, path = script.choice(script.live), script.choice((script.path(), script.new_path()))
    cycle = [
        sparse(op=script.choice(("exists", "getData")), path=path, watch=True),
        script.choice((sparse(op="setData", path=path, data="p"), sparse(op="create", path=path),
                       sparse(op="delete", path=path), sparse(op="setData", path=path, version=99))),
        sparse(op="getChildren", path=path, watch=script.chance(0.5)),
        sparse(op="create", path=path + "/n-", mode="PERSISTENT_SEQUENTIAL"),
    ]
    requests = []
    for _ in range(script.rng.randint(2, 4)):
        requests += [request for request in cycle if script.chance(0.8)]
    for request in requests:
        script.note(letter, request)
    script.add(letter, "pipeline", requests=requests)


# ---- authentication

def addauth(script):
    script.add(script.choice(script.live), "addauth", scheme="digest", auth=script.choice(USERS))


def odd_addauth(script):
    """`ip` adds the address again; an unknown scheme costs the connection."""
    letter = script.choice(script.live)
    scheme = script.choice(("ip", "nosuch", "world", "auth", "digest"))
    script.add(letter, "addauth", scheme=scheme, auth=script.choice(("amy", "x:", ":", "amy:a:b")))
    if scheme not in ("ip", "digest"):
        come_back(script, letter)


# ---- sessions

def watch_lists(script, letter):
    """What a client would register again, more or less, and now and then paths it never watched."""
    lists = {}
    for kind in WATCH_KINDS:
        known = sorted(script.watches[letter].get(kind, ()))
        paths = script.some(known, 3) if known else []
        if kind in ("data", "exist", "child") or script.chance(0.3):
            paths += [path for path in script.some(script.paths, 2) if path not in paths and script.chance(0.5)]
        if paths:
            lists[kind] = paths
    return lists


def come_back(script, letter, timeout=None):
    """Reconnect, mostly with the watches a client library would set again."""
    fields = {}
    if timeout is not None:
        fields["timeout"] = timeout
    elif script.chance(0.1):
        fields["timeout"] = script.choice((LONG_TIMEOUT, 8000, 50000))
    if script.chance(0.15):
        fields["lastZxidSeen"] = 0
    lists = watch_lists(script, letter)
    if lists and script.chance(0.8):
        fields["watches"] = lists
    script.watches[letter] = {kind: set(paths) for kind, paths in fields.get("watches", {}).items()}
    script.add(letter, "reconnect", **fields)
    script.timeouts[letter] = fields.get("timeout", script.timeouts.get(letter, LONG_TIMEOUT))


def work_of_others(script, letter, most=3):
    """A few changes by the other sessions while one is away."""
    others = script.others(letter)
    for _ in range(script.rng.randint(0, most) if others else 0):
        maker = script.weighted(((3, create), (3, set_data), (3, delete), (1, multi), (1, create_sequential),
                                 (1, read)))
        script.ask(maker(script), script.choice(others))


def open_session(script):
    if len(script.live) < 5:
        script.open(script.choice((LONG_TIMEOUT, LONG_TIMEOUT, 4000, 6001)))


def open_odd_timeout(script):
    """Timeouts are clamped to 2..20 ticks; the session is closed again before it could expire."""
    if len(script.live) > 4:
        return
    letter = script.open(script.choice((0, -1, 1, 999, 1000, 1001, 2147483647, 10001)))
    script.ask(create_ephemeral(script), letter)
    close(script, letter)


def close(script, letter=None):
    if letter is None and len(script.live) < 2:
        return
    letter = letter or script.choice(script.live)
    script.leave(letter)
    script.tree.end_session(letter)
    script.add(letter, "close", unordered="auto")


def close_and_try_again(script):
    """A closed session cannot be resumed, and its connection is gone."""
    if len(script.live) < 2:
        return
    letter = script.choice(script.live)
    close(script, letter)
    if script.chance(0.5):
        script.ask(read(script), letter)
    script.add(letter, "reconnect")


def drop_and_return(script):
    letter = script.choice(script.live)
    timeout = script.leave(letter)
    script.add(letter, "drop")
    work_of_others(script, letter)
    script.timeouts[letter] = timeout
    come_back(script, letter)


def reconnect_without_drop(script):
    come_back(script, script.choice(script.live))


def refused_return(script):
    """A wrong password or a zxid the server has not reached: refused, but the session is unharmed."""
    letter = script.choice(script.live)
    script.add(letter, "drop")
    for _ in range(script.rng.randint(1, 2)):
        script.add(letter, "reconnect", **script.choice(({"password": "wrong"}, {"lastZxidSeen": "future"})))
    if script.chance(0.4):
        script.ask(read(script), letter)
    work_of_others(script, letter, 2)
    come_back(script, letter)


def second_connection(script):
    """The session on a second connection: the first one is closed; then perhaps the other way round."""
    letter = script.choice(script.live)
    timeout = script.leave(letter)
    second = next(script.letters)
    script.add(second, "attach", of=letter)
    script.watches[second] = {}
    script.ask(read(script), letter)
    if script.chance(0.5):
        script.timeouts[second] = timeout
    else:
        script.ask(create_ephemeral(script), second)
        script.timeouts[letter] = timeout
        come_back(script, letter)


def expire(script):
    """A session falls silent, with or without its connection, and the others see it go."""
    if script.patience <= 0 or len(script.live) < 2:
        return
    script.patience -= 1
    letter = script.open(script.choice((SHORT_TIMEOUT, 1000, 1200)))
    silent = script.weighted(((3, "drop"), (1, "hush")))
    # What a silent but connected client is told last, before it is cut off, is a matter of timing: no watches.
    makers = (create_ephemeral, create_sequential) + ((watch_read,) if silent == "drop" else ())
    for _ in range(script.rng.randint(1, 3)):
        script.ask(script.choice(makers)(script), letter)
    work_of_others(script, letter, 2)
    script.leave(letter)
    script.tree.end_session(letter)
    script.add(letter, silent)
    if silent == "drop":
        work_of_others(script, letter, 2)
        script.harness("awaitExpiry", session=letter, unordered="auto")
    else:
        script.harness("awaitExpiry", session=letter, awaitLost=[letter], unordered="auto")
    if script.chance(0.6):
        script.add(letter, "reconnect")


def restart_server(script):
    """The server is killed and started: tree and sessions survive, connections and watches do not."""
    if script.patience <= 0:
        return
    script.patience -= 1
    letters = script.live
    if script.chance(0.5):
        script.harness("server", action="restart", target="S", awaitLost=letters, awaitServing=["S"])
    else:
        script.harness("server", action="kill", target="S", awaitLost=letters)
        letter = script.choice(letters)
        script.ask(read(script), letter)
        script.add(letter, "reconnect")
        script.harness("server", action="start", target="S", awaitServing=["S"])
    script.rng.shuffle(letters)
    for letter in letters:
        come_back(script, letter)


# ---- four-letter words

def four(script):
    script.harness("four", cmd=script.choice(FOUR_LETTER_WORDS))


def all_watch_words(script):
    for word in ("wchs", "wchc", "wchp"):
        script.harness("four", cmd=word)


# ---- containers and TTL nodes

def container_life(script):
    """A container, some children, and its removal by the server when the last child has gone."""
    path = "/box%d" % script.rng.randint(0, 2)
    script.add(script.choice(script.live), "create", path=path, mode="CONTAINER", data=text(script))
    if script.patience <= 0 or script.chance(0.2):
        script.ask(delete_of(path))          # a container without children can be deleted like any node
        return
    script.patience -= 1
    if script.chance(0.2):
        script.harness("sleep", ms=700)      # never had a child: stays
        script.ask({"op": "exists", "path": path})
    fill_and_empty(script, path)
    script.add(script.choice(script.live), "awaitGone", path=path)
    if script.chance(0.5):
        script.ask({"op": "create", "path": path + "/late"})
    if script.chance(0.3):
        script.ask({"op": "create", "path": path})
        script.ask(delete_of(path))


def delete_of(path):
    return {"op": "delete", "path": path}


def fill_and_empty(script, path):
    """Children of all kinds; the step that removes the last one is the last step of this."""
    way = script.choice(("delete", "delete", "multi", "close", "nested"))
    watch_around(script, path)
    if way == "multi":
        script.ask({"op": "multi", "ops": [{"op": "create", "path": path + "/m"}, delete_of(path + "/m")]})
    elif way == "close":
        owner = script.open()
        script.add(owner, "create", path=path + "/e", mode="EPHEMERAL")
        watch_around(script, path)
        close(script, owner)
    elif way == "nested":
        inner = path + "/inner"
        script.ask({"op": "create", "path": inner, "mode": "CONTAINER"})
        watch_around(script, path)
        script.ask(delete_of(path))
        script.ask(delete_of(inner))
    else:
        children = script.some([path + "/a", path + "/b", path + "/c"], 2) + [path + "/d"]
        for child in children:
            script.ask(sparse(op="create", path=child, mode=script.choice(("PERSISTENT", "EPHEMERAL"))))
        watch_around(script, path)
        script.ask(delete_of(path))
        for child in children:
            script.ask(delete_of(child))


def watch_around(script, path):
    for _ in range(script.rng.randint(0, 2)):
        kind = script.choice(("exists", "getData", "getChildren", "addWatch", "parent"))
        if kind == "addWatch":
            script.ask({"op": kind, "path": path, "mode": script.choice(("PERSISTENT", "PERSISTENT_RECURSIVE"))})
        elif kind == "parent":
            script.ask({"op": "getChildren", "path": "/", "watch": True})
        else:
            script.ask({"op": kind, "path": path, "watch": True})


def ttl_life(script):
    """A TTL node goes when it has no children and was not modified for its TTL."""
    if script.patience <= 0:
        return
    script.patience -= 1
    path = "/ttl%d" % script.rng.randint(0, 2)
    way = script.choice(("wait", "wait", "touch", "child"))
    ttl = 1600 if way == "touch" else script.choice((600, 800, 1000))
    script.add(script.choice(script.live), "create", path=path, mode="PERSISTENT_WITH_TTL", ttl=ttl)
    watch_around(script, path)
    if way == "touch":                       # a write starts the TTL anew: still there after 800 + 1200 ms
        script.harness("sleep", ms=800)
        script.ask({"op": "setData", "path": path, "data": "touched"})
        script.harness("sleep", ms=1200)
        script.ask({"op": "exists", "path": path})
    elif way == "child":                     # a child keeps it, however old it is
        script.ask({"op": "create", "path": path + "/c"})
        script.harness("sleep", ms=ttl + 600)
        script.ask({"op": "exists", "path": path})
        script.ask(delete_of(path + "/c"))
    script.add(script.choice(script.live), "awaitGone", path=path)


def lasting_ttl(script):
    """TTL nodes that outlive the scenario, plain and sequential, and TTLs out of range."""
    mode = script.choice(("PERSISTENT_WITH_TTL", "PERSISTENT_SEQUENTIAL_WITH_TTL"))
    ttl = script.weighted(((4, LONG_TTL), (1, LARGEST_TTL), (1, LARGEST_TTL + 1), (1, 0), (1, -5)))
    script.ask({"op": "create", "path": script.path() + script.choice(("", "/t-")), "mode": mode, "ttl": ttl})


def childless_container(script):
    """A container that never has a child is never removed."""
    path = "/never%d" % script.rng.randint(0, 2)
    script.ask(script.choice((
        {"op": "create", "path": path, "mode": "CONTAINER"}, delete_of(path), {"op": "exists", "path": path},
        {"op": "setData", "path": path, "data": "x"},
        {"op": "multi", "ops": [{"op": "create", "path": path, "mode": "CONTAINER"}, {"op": "check", "path": path}]},
    )))


# ---- quota

QUOTA_ROOT = "/zookeeper/quota"
QUOTA_TREES = ("/q", "/w/deep")
QUOTA_LIMITS = ("count=2,bytes=10", "count=-1,bytes=-1", "count=3,bytes=-1", "count=-1,bytes=5",
                "count=-1,bytes=-1;byteHardLimit=10;countHardLimit=3",
                "count=2,bytes=5=;byteHardLimit=12;countHardLimit=-1",
                "count=1,bytes=1;byteHardLimit=-1;countHardLimit=4", "count=5,bytes=20,countHardLimit=2")


def quota_paths():
    trees = ["/q", "/w", "/w/deep"]
    return trees + [tree + name for tree in ("/q", "/w/deep") for name in ("/a", "/b", "/a/c")]


def set_up_quota(script, tree):
    """What `setquota` does: the quota's path, the limits, then the stats."""
    letter, path = script.choice(script.live), QUOTA_ROOT
    for name in tree.strip("/").split("/"):
        path += "/" + name
        script.add(letter, "create", path=path)
    limits = {"op": "create", "path": path + "/zookeeper_limits", "data": script.choice(QUOTA_LIMITS)}
    stats = {"op": "create", "path": path + "/zookeeper_stats", "data": "count=0,bytes=0"}
    for request in script.choice(((limits, stats), (limits, stats), (stats, limits))):
        script.ask(request, letter)


def add_quota(script):
    set_up_quota(script, script.choice(QUOTA_TREES))


def read_quota(script):
    tree, name = script.choice(QUOTA_TREES), script.weighted(((4, "stats"), (1, "limits")))
    script.ask(sparse(op=script.choice(("getData", "getData", "exists")),
                      path="%s%s/zookeeper_%s" % (QUOTA_ROOT, tree, name), watch=script.chance(0.15)))


def change_limits(script):
    path = QUOTA_ROOT + script.choice(QUOTA_TREES) + "/zookeeper_limits"
    script.ask({"op": "setData", "path": path, "data": script.choice(QUOTA_LIMITS)})


def remove_quota(script):
    """What `delquota` does."""
    path = QUOTA_ROOT + script.choice(QUOTA_TREES)
    for name in ("/zookeeper_limits", "/zookeeper_stats"):
        script.ask(delete_of(path + name))


def quota_write(script):
    data = script.choice(("", "1", "12345", "1234567890", "é", None))
    kind = script.rng.random()
    if kind < 0.45:
        script.ask(sparse(op="create", path=script.new_path(), data=data,
                          mode=script.weighted(((4, "PERSISTENT"), (1, "EPHEMERAL"), (1, "PERSISTENT_SEQUENTIAL")))))
    elif kind < 0.7:
        script.ask(sparse(op="setData", path=script.path(), data=data, version=script.choice((-1, -1, 0, 1, 9))))
    elif kind < 0.85:
        script.ask(delete_of(script.path()))
    else:
        script.ask({"op": "multi", "ops": [{"op": "create", "path": script.path() + "/m", "data": data},
                                           {"op": "setData", "path": script.path(), "data": data}]})


# ---- requests that cost the connection

def unknown_request(script):
    letter = script.choice(script.live)
    script.add(letter, "raw", type=script.choice((0, 10, 23, 99, -1, -100, 500)))
    come_back(script, letter)


def big_packet(script):
    """A request just within or just over what the server reads; over it, the connection is lost."""
    letter, path = script.choice(script.live), script.path()
    size = PACKET_LIMIT + script.choice((-1000, -1, 0, 1, 2, 5000))
    make = script.choice((create_of_packet_size, set_data_of_packet_size))
    script.ask(make(path, size), letter)
    if size > PACKET_LIMIT:
        come_back(script, letter)


# ---- sequential numbers

def create_next_plainly(script):
    """A plain create of a name that a sequential create is, or may be, about to give; then that create."""
    path = script.path()
    number = script.tree.next_number(path) + script.choice((0, 1, 1, 1, 2))
    prefix = path + script.choice(("/n-", "/lock-", "/"))
    script.ask({"op": "create", "path": "%s%010d" % (prefix, number)})
    for _ in range(script.rng.randint(0, 3)):
        script.ask({"op": "create", "path": prefix, "mode": script.choice(SEQUENTIAL_MODES)})


def recreate_parent(script):
    """A parent that is deleted and created again counts from 0."""
    path = script.choice(("/s", "/s/t"))
    letter = script.choice(script.live)
    requests = [delete_of(path), {"op": "create", "path": path}]
    requests += [{"op": "create", "path": path + "/n-", "mode": "PERSISTENT_SEQUENTIAL"}] * script.rng.randint(0, 3)
    for request in requests:
        script.ask(request, letter)


def failed_creates(script):
    """Creates that fail must not move the counter."""
    path = script.path()
    for request in script.some([{"op": "create", "path": path}, {"op": "create", "path": path + "/x", "acl": []},
                                {"op": "create", "path": path + "/x", "acl": bad_acl(script)},
                                {"op": "create", "path": path + "/."}], 3):
        script.ask(request)
    script.ask({"op": "create", "path": path + "/n-", "mode": "PERSISTENT_SEQUENTIAL"})


# ---- locks, as applications use all this

def take_place(script):
    """A contender for the lock /l: create a place, look who is there, watch someone."""
    letter = script.choice(script.live)
    script.ask({"op": "create", "path": "/l/place-", "data": letter, "mode": "EPHEMERAL_SEQUENTIAL"}, letter)
    script.ask(sparse(op="getChildren", path="/l", watch=script.chance(0.3)), letter)
    script.ask({"op": "exists", "path": place(script), "watch": True}, letter)


def place(script):
    taken = [path for path in script.tree.own_paths() if path.startswith("/l/")]
    return script.choice(taken) if taken and script.chance(0.8) else "/l/place-%010d" % script.rng.randint(0, 9)


def give_up_place(script):
    script.ask(delete_of(place(script)))


def check_and_write(script):
    """A fenced write: only while the lock's node is as it was."""
    script.ask({"op": "multi", "ops": [sparse(op="check", path=place(script), version=script.choice((-1, 0, 1))),
                                       {"op": "setData", "path": "/l", "data": "fenced"}]})


def look_at_lock(script):
    script.ask(script.choice((
        {"op": "getChildren", "path": "/l", "watch": True}, {"op": "exists", "path": place(script), "watch": True},
        {"op": "getData", "path": place(script)}, {"op": "getData", "path": "/l", "watch": True},
    )))
