"""Makers of random requests: each takes the script and gives one request without its session."""

PERSISTENT, EPHEMERAL = "PERSISTENT", "EPHEMERAL"
SEQUENTIAL_MODES = ("PERSISTENT_SEQUENTIAL", "EPHEMERAL_SEQUENTIAL")
TEXTS = ("", "v", "hello", "é", "中文", "😀", "two words", "0", "a\nb", "\u0000")
ODD_VERSIONS = (-2, -3, 7, 99, 2147483647, -2147483648)
USERS = ("amy:a", "bob:b", "amy:b", "super:secret")
PERMISSION_SETS = ("cdrwa", "r", "rw", "cdwa", "cd", "a", "ra", "w", "c", "d", "", "crwa", "drwa")
LONG_TTL = 1000000000
LARGEST_TTL = 1099511627775


def sparse(**fields):
    """Only the fields that differ from what the trace format takes for granted."""
    defaults = {"data": "", "mode": PERSISTENT, "version": -1, "watch": False}
    return {key: value for key, value in fields.items() if key not in defaults or value != defaults[key]}


# ---- plain requests

def text(script):
    return script.weighted(((8, script.choice(TEXTS[:3])), (2, script.choice(TEXTS)), (1, None)))


def create(script):
    return sparse(op=script.weighted(((3, "create"), (1, "create1"))), path=script.new_path(), data=text(script),
                  mode=script.weighted(((5, PERSISTENT), (3, EPHEMERAL))))


def create_ephemeral(script):
    return sparse(op="create", path=script.new_path(), data=text(script), mode=EPHEMERAL)


def sequential_prefix(script):
    """Usually a good prefix; sometimes below a missing or an ephemeral parent."""
    return script.path() + script.choice(("/n-", "/n-", "/lock-", "/", "-", "/n-000000000"))


def create_sequential(script):
    return sparse(op="create", path=sequential_prefix(script), mode=script.choice(SEQUENTIAL_MODES))


def version(script, path):
    """Mostly any or the guessed one, sometimes a near miss or an odd number."""
    guess = script.tree.version(path)
    return script.weighted(((6, -1), (4, guess), (1, guess + 1), (1, max(guess - 1, 0)),
                            (1, script.choice(ODD_VERSIONS))))


def set_data(script):
    path = script.path()
    return sparse(op="setData", path=path, data=text(script), version=version(script, path))


def deletable(script):
    """Mostly a node without children; else any path, or a sequential name that may once have been there."""
    leaves = [path for path in script.tree.own_paths() if not script.tree.has_children(path)]
    if leaves and script.chance(0.6):
        return script.choice(leaves)
    if script.chance(0.7):
        return script.path()
    return script.path() + script.choice(("/n-%010d", "/lock-%010d", "/%010d", "-%010d")) % script.rng.randint(0, 6)


def delete(script):
    path = deletable(script)
    return sparse(op="delete", path=path, version=version(script, path))


def read(script):
    return sparse(op=script.weighted(((2, "exists"), (1, "getData"), (1, "getChildren"))), path=script.path(),
                  watch=script.chance(0.3))


def watch_read(script):
    return sparse(op=script.choice(("exists", "getData", "getChildren")), path=watchable(script), watch=True)


def watchable(script):
    return script.weighted(((7, script.path()), (3, script.new_path()), (1, "/"), (1, deletable(script))))


def sync(script):
    return {"op": "sync", "path": script.path()}


# ---- watches

def add_watch(script):
    return {"op": "addWatch", "path": watchable(script),
            "mode": script.choice(("PERSISTENT", "PERSISTENT_RECURSIVE"))}


def watched(script):
    """A path some session has watched, if there is one."""
    paths = sorted({path for kinds in script.watches.values() for kind in kinds.values() for path in kind})
    return script.choice(paths) if paths and script.chance(0.7) else script.path()


def remove_watches(script):
    return {"op": script.weighted(((2, "removeWatches"), (1, "checkWatches"))), "path": watched(script),
            "type": script.choice(("Children", "Data", "Any"))}


# ---- questions

def get_ephemerals(script):
    prefix = script.path()
    return {"op": "getEphemerals",
            "path": script.choice(("/", "", prefix, prefix + "/", prefix[:-1], prefix + "x", "/zookeeper"))}


def get_all_children_number(script):
    return {"op": "getAllChildrenNumber", "path": script.weighted(((4, script.path()), (2, "/"), (1, "/zookeeper")))}


def who_am_i(script):
    return {"op": "whoAmI"}


def question(script):
    return script.choice((get_ephemerals, get_all_children_number, get_all_children_number, who_am_i))(script)


# ---- ACLs

def acl_entry(script):
    perms = script.choice(PERMISSION_SETS)
    return script.weighted((
        (5, "world:anyone:" + perms), (3, "digest!:%s:%s" % (script.choice(USERS[:3]), perms)),
        (3, "auth::" + perms), (1, "auth:ignored:" + perms), (1, "digest:amy:nohash:" + perms),
        (1, "ip:127.0.0.1:" + perms), (1, "ip:127.0.0.0/8:" + perms), (1, "ip:10.0.0.0/8:" + perms),
        (1, "ip:127.0.0.1/32:" + perms), (1, "ip:10.1.2.3:" + perms),
    ))


def bad_acl(script):
    return script.choice((
        [], None, ["world:someone:r"], ["nosuch:x:r"], ["ip:999.1.1.1:r"], ["ip:127.0.0.1/33:r"], ["ip:here:r"],
        ["ip:127.0.0:r"], ["ip:127.0.0.1/-1:r"], ["digest:amy:r"], ["digest:a:b:c:r"], ["digest::r"],
        ["world:anyone:r", "nosuch:x:r"], ["world::r"], ["WORLD:anyone:r"], ["super:x:r"],
    ))


def acl(script):
    if script.chance(0.12):
        return bad_acl(script)
    entries = [acl_entry(script) for _ in range(script.weighted(((5, 1), (3, 2), (1, 3))))]
    return entries + entries[:1] if script.chance(0.1) else entries


def generous_acl(script):
    """So that a family about ACLs does not end with everything forbidden."""
    return script.choice((["world:anyone:cdrwa"], ["world:anyone:a", "auth::cdrwa"], ["world:anyone:cdr"]))


def create_with_acl(script):
    return sparse(op=script.weighted(((3, "create"), (1, "create1"))), path=script.new_path(), data=text(script),
                  mode=script.weighted(((5, PERSISTENT), (1, EPHEMERAL))), acl=acl(script))


def set_acl(script):
    path = script.weighted(((12, script.path()), (1, "/")))
    chosen = generous_acl(script) if path == "/" or script.chance(0.3) else acl(script)
    return sparse(op="setACL", path=path, acl=chosen,
                  version=script.weighted(((5, -1), (2, 0), (2, 1), (1, 2), (1, script.choice(ODD_VERSIONS)))))


def get_acl(script):
    return {"op": "getACL", "path": script.path()}


# ---- multi

def failing_part(script):
    """A part that (nearly) always fails, each for a reason of its own."""
    path = script.path()
    return script.choice((
        {"op": "check", "path": "/nowhere"}, {"op": "check", "path": path, "version": 99},
        {"op": "create", "path": "/"}, {"op": "create", "path": "/nowhere/x"}, {"op": "delete", "path": "/"},
        {"op": "delete", "path": "/zookeeper"}, {"op": "delete", "path": "/nowhere"},
        {"op": "setData", "path": path, "version": 99}, {"op": "setData", "path": "/nowhere"},
        {"op": "create", "path": "bad"}, {"op": "create", "path": path + "/"}, {"op": "create", "path": path + "//x"},
        {"op": "create", "path": "/m-new", "acl": []}, {"op": "create", "path": "/m-new", "acl": ["auth::r"]},
        {"op": "create", "path": "/m-new", "mode": 9}, {"op": "check", "path": "", "version": 0},
        {"op": "create", "path": "/m-new", "mode": "PERSISTENT_WITH_TTL", "ttl": 0},
    ))


def plain_part(script):
    maker = script.weighted(((4, create), (1, create_sequential), (3, set_data), (3, delete), (2, check)))
    return maker(script)


def check(script):
    path = script.path()
    return sparse(op="check", path=path, version=version(script, path))


def life_of_a_node(script):
    """Parts that only succeed if later parts see the effects of earlier ones."""
    path = script.choice(("/m-x", script.path() + "/m-x"))
    parts = [
        sparse(op="create", path=path, data="1", mode=script.choice((PERSISTENT, PERSISTENT, EPHEMERAL))),
        {"op": "setData", "path": path, "data": "22", "version": 0}, {"op": "check", "path": path, "version": 1},
        {"op": "create", "path": path + "/c"}, {"op": "setData", "path": path + "/c", "data": "3", "version": 0},
        {"op": "delete", "path": path + "/c", "version": 1}, {"op": "delete", "path": path, "version": 1},
    ]
    left_out = script.some(range(len(parts)), 3)
    return [part for index, part in enumerate(parts) if index not in left_out]


def several_sequential(script):
    prefix = script.path() + "/n-"
    parts = [{"op": "create", "path": prefix, "mode": script.choice(SEQUENTIAL_MODES)}
             for _ in range(script.rng.randint(1, 4))]
    return parts + ([sparse(op="create", path=script.new_path())] if script.chance(0.3) else [])


def parts(script):
    kind = script.weighted(((5, "plain"), (3, "life"), (2, "sequential")))
    if kind == "life":
        chosen = life_of_a_node(script)
    elif kind == "sequential":
        chosen = several_sequential(script)
    else:
        chosen = [plain_part(script) for _ in range(script.weighted(((1, 0), (3, 1), (4, 2), (4, 3), (2, 5))))]
    if script.chance(0.35):
        chosen.insert(script.rng.randint(0, len(chosen)), failing_part(script))
    return chosen


def multi(script):
    return {"op": "multi", "ops": parts(script)}


def acl_part(script):
    return script.weighted(((3, create_with_acl), (2, set_data), (2, delete), (2, check)))(script)


def multi_with_acl(script):
    return {"op": "multi", "ops": [acl_part(script) for _ in range(script.rng.randint(1, 4))]}


def multi_read(script):
    kinds = ("getData", "getChildren")
    return {"op": "multiRead", "ops": [{"op": script.choice(kinds), "path": watchable(script)}
                                       for _ in range(script.rng.randint(0, 5))]}


# ---- odd requests

def odd_mode(script):
    """Create modes near and far from the known ones; TTLs in and out of range."""
    mode = script.choice((-1, 7, 8, 99, 4, 0, 3, "CONTAINER", "PERSISTENT_WITH_TTL", "PERSISTENT_SEQUENTIAL_WITH_TTL"))
    # A container must never get a child here: it would go away at a moment of its own once that child is gone.
    path = "/odd-container" if mode in (4, "CONTAINER") else script.new_path()
    request = sparse(op=script.choice(("create", "create", "create1")), path=path, mode=mode)
    if isinstance(mode, str) and "TTL" in mode:
        request.update(op="create", ttl=script.choice((LONG_TTL, LARGEST_TTL, LARGEST_TTL + 1, 0, -1, 3600000)))
    return request


def odd_add_watch(script):
    return {"op": "addWatch", "path": script.path(), "mode": script.choice((2, -1, 7))}


def odd_watcher_type(script):
    return {"op": script.choice(("removeWatches", "checkWatches")), "path": watched(script),
            "type": script.choice((0, 4, 5, 99))}


# ---- paths no client library would send

ODD_PATHS = (
    "", "a", "a/b", "/", "//", "//a", "/a/", "/a//b", "/.", "/..", "/./a", "/../a", "/a/.", "/a/..", "/a/./b",
    "/a/../b", "/...", "/.a", "/a.", "/a/..b", " ", "/ ", "/a b", "/a\t", "/a\u0000", "/\u0000", "/a\u0000/b",
    "/a\u0001b", "/\u001f", "/\u007f", "/\u0080", "/\u009f", "/\u00a0", "/ä", "/中", "/\ud7ff", "/\ue000",
    "/\uf8ff", "/\uf900", "/\uffef", "/\ufff0", "/\uffff", "/\u2028", "/\U0001f600", "/a/\U0001f600", "a/",
    "/zookeeper/", "/zookeeper/quota/", "/zookeeper//quota", "/a%2fb", "/a?b", "/a#b", "/a:b", "/A", "\\a",
)


def odd_path(script):
    kind = script.rng.random()
    if kind < 0.75:
        return script.choice(ODD_PATHS)
    if kind < 0.85:
        return "/" + script.choice("xy") * script.choice((100, 255, 256, 1000, 5000))
    return script.path() + script.choice(ODD_PATHS)


def without_astral(path):
    """For answers that repeat the path: the server writes characters beyond U+FFFF in a way of its own."""
    return "".join(character for character in path if character < "\U00010000")


def odd_path_request(script):
    path = odd_path(script)
    op = script.weighted((
        (5, "create"), (3, "delete"), (3, "setData"), (3, "exists"), (2, "getData"), (2, "getChildren"),
        (1, "getACL"), (2, "setACL"), (1, "sync"), (2, "addWatch"), (1, "removeWatches"), (1, "getEphemerals"),
        (1, "getAllChildrenNumber"), (2, "multi"),
    ))
    if op == "create":
        mode = script.weighted(((4, PERSISTENT), (1, EPHEMERAL), (2, "PERSISTENT_SEQUENTIAL")))
        return sparse(op=op, path=path, mode=mode)
    if op == "setACL":
        return {"op": op, "path": path, "acl": script.choice((["world:anyone:cdrwa"], []))}
    if op == "addWatch":
        return {"op": op, "path": path, "mode": script.choice(("PERSISTENT", "PERSISTENT_RECURSIVE"))}
    if op == "removeWatches":
        return {"op": op, "path": path, "type": "Any"}
    if op == "multi":
        part = script.choice(("create", "delete", "setData", "check"))
        return {"op": op, "ops": [{"op": "check", "path": "/"}, {"op": part, "path": path}]}
    if op in ("sync", "getEphemerals"):
        return {"op": op, "path": without_astral(path)}
    return sparse(op=op, path=path, watch=op in ("exists", "getData", "getChildren") and script.chance(0.4))


# ---- big data

PACKET_LIMIT = 1048575        # jute.maxbuffer of the server


def set_data_of_packet_size(path, size):
    """setData whose request packet has exactly this many bytes: xid, type, path, data, version."""
    return {"op": "setData", "path": path, "data": {"repeat": "x", "count": size - (8 + 4 + len(path) + 4 + 4)}}


def create_of_packet_size(path, size):
    """create whose request packet has exactly this many bytes; the open ACL takes 4 + 4 + 9 + 10."""
    return {"op": "create", "path": path,
            "data": {"repeat": "y", "count": size - (8 + 4 + len(path) + 4 + 27 + 4)}}


def sized_data(script):
    return {"repeat": script.choice(("x", "é", "ab")), "count": script.choice((150, 199, 200, 201, 1000, 60000))}


def data_request(script):
    """null, empty, short and long data, written and read."""
    data = script.choice((None, "", "x", script.choice(TEXTS), sized_data(script)))
    kind = script.rng.random()
    if kind < 0.3:
        return {"op": "create", "path": script.new_path(), "data": data}
    if kind < 0.6:
        return sparse(op="setData", path=script.path(), data=data)
    if kind < 0.7:
        return {"op": "multi", "ops": [{"op": "create", "path": script.new_path(), "data": data},
                                       {"op": "setData", "path": script.path(), "data": data}]}
    return sparse(op="getData", path=script.path(), watch=script.chance(0.2))


# ---- system nodes

SYSTEM_PATHS = ("/", "/zookeeper", "/zookeeper/quota", "/zookeeper/config", "/zookeeper/mine",
                "/zookeeper/config/x", "/zookeeper/quota/a", "/zookeeper/mine/x")


def system_request(script):
    path = script.choice(SYSTEM_PATHS)
    op = script.weighted(((4, "create"), (3, "delete"), (3, "setData"), (2, "getData"), (2, "getChildren"),
                          (2, "exists"), (2, "setACL"), (2, "getACL"), (1, "getAllChildrenNumber"), (1, "addWatch"),
                          (1, "multi")))
    if op == "create":
        return sparse(op=op, path=path, mode=script.weighted(((3, PERSISTENT), (1, EPHEMERAL))))
    if op == "setACL":
        return {"op": op, "path": path, "acl": generous_acl(script)}
    if op == "addWatch":
        return {"op": op, "path": path, "mode": "PERSISTENT_RECURSIVE"}
    if op == "multi":
        return {"op": op, "ops": [{"op": script.choice(("delete", "create", "setData", "check")), "path": path}]}
    return sparse(op=op, path=path, watch=op in ("exists", "getData", "getChildren") and script.chance(0.5))
