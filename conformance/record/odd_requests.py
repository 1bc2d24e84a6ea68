"""Makers of requests that no client library sends: bytes that are no text, nulls, odd types, bodies that cannot be read."""
import random_requests as requests
from random_requests import LARGEST_TTL, LONG_TTL, PERSISTENT, sparse

ODD_POOL = (
    ("/r s", "/r s/é", "/r s/中文", "/r s/é/豈"), ("/z", "/zookeeper/z", "/zookeeper/z/y", "/z/zookeeper"),
    ("/w", "/w/...", "/w/.x", "/w/x.", "/w/%20"), ("/" + "n" * 300, "/" + "n" * 300 + "/" + "m" * 1500, "/nn"),
    ("/p", "/p/limits", "/p/zookeeper_limits", "/p/zookeeper_stats"), ("/q", "/q/n", "/q/n/m", "/qq"),
)
# Bodies that are bytes: nothing, NUL, halves of characters, an encoded surrogate, too long an encoding.
BYTES = ("", "00", "ff", "c3", "c3a4", "80", "eda080", "c080", "f09f9880", "00ff80", "7b2261223a317d", "fe" * 150)


# ---- bytes, nulls, trailing bytes

def octets(script):
    return {"hex": script.choice(BYTES)}


def bytes_request(script):
    return script.weighted((
        (3, sparse(op="create", path=script.new_path(), data=octets(script))),
        (3, sparse(op="setData", path=script.path(), data=octets(script))),
        (3, {"op": "getData", "path": script.path()}),
        (1, {"op": "multi", "ops": [{"op": "setData", "path": script.path(), "data": octets(script)}]}),
        (1, {"op": "multiRead", "ops": [{"op": "getData", "path": script.path()}]}),
    ))


def null_path_request(script):
    op = script.choice(("create", "delete", "setData", "exists", "getData", "getChildren", "getChildren1", "getACL",
                        "setACL", "sync", "getEphemerals", "getAllChildrenNumber", "addWatch", "checkWatches",
                        "removeWatches", "multi", "multiRead"))
    if op == "multi":
        part = script.choice(("create", "delete", "setData", "check"))
        return {"op": op, "ops": [{"op": "check", "path": "/"}, {"op": part, "path": None}]}
    if op == "multiRead":
        return {"op": op, "ops": [{"op": script.choice(("getData", "getChildren")), "path": None}]}
    more = {"setACL": {"acl": ["world:anyone:cdrwa"]}, "addWatch": {"mode": "PERSISTENT_RECURSIVE"}}.get(op, {})
    return {"op": op, "path": None, **more}


def typed_create(script):
    """Any mode by any of the four create requests. A TTL of -1 beside a mode without one brings the server down."""
    wire = script.choice(("create1", "create2", "createContainer", "createTTL"))
    mode = script.choice((PERSISTENT, "EPHEMERAL", "PERSISTENT_SEQUENTIAL", "CONTAINER", "PERSISTENT_WITH_TTL",
                          "PERSISTENT_SEQUENTIAL_WITH_TTL", 7, -1))
    request = sparse(op="create", path=script.new_path(), mode=mode)
    ttl = script.choice((LONG_TTL, 0, -1, LARGEST_TTL, LARGEST_TTL + 1))
    is_fatal = wire == "createTTL" and ttl == -1 and "TTL" not in str(mode)
    return {**request, "wire": wire, "ttl": 0 if is_fatal else ttl}


def trailing_request(script):
    """The server reads what it needs and leaves the rest."""
    maker = script.choice((requests.create, requests.set_data, requests.delete, requests.read, requests.sync,
                           requests.add_watch, requests.get_acl, requests.multi, requests.get_ephemerals))
    return {**maker(script), "trailing": script.choice(("00", "ff", "0000000100", "61" * 40))}


# ---- bodies that cannot be read

# Without ping and closeSession; the types from 20 on that are missing here cost the connection.
RAW_TYPES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 101, 103, 104, 105, 106, 107)


def raw_request(script):
    """Nothing in it, or a path and no more."""
    request_type = script.choice(RAW_TYPES)
    request = {"op": "raw", "type": request_type, "patienceMs": 400}
    if request_type in (6, 9, 20, 104) or script.chance(0.4) and request_type != 16:
        request["path"] = script.choice(("/", "/a", "/zookeeper", script.path()))
    return request


def wrong_part(script):
    return script.choice(({"op": "getData", "path": "/"}, {"op": "getChildren", "path": "/"},
                          {"op": "exists", "path": "/"}, {"op": "getACL", "path": "/"}, {"op": "sync", "path": "/"},
                          {"op": "setACL", "path": "/", "acl": ["world:anyone:cdrwa"]}))


def multi_with_wrong_part(script):
    parts = requests.parts(script)
    parts.insert(script.rng.randint(0, len(parts)), wrong_part(script))
    return {"op": "multi", "ops": parts}


def multi_read_with_wrong_part(script):
    read = requests.multi_read(script)
    wrong = ({"op": "exists", "path": "/"}, {"op": "check", "path": "/"}, {"op": "create", "path": "/mr"})
    read["ops"].insert(script.rng.randint(0, len(read["ops"])), script.choice(wrong))
    return read


def lone_check(script):
    """Outside a multi the server answers it only where it fails."""
    return {"op": "check", "path": script.choice(("/nowhere", script.path())), "version": script.choice((99, 7, -1)),
            "patienceMs": 300}


# ---- odd paths and ACLs

ODD_PATHS = ("", "a", "/a/", "//", "/a//b", "/.", "/..", "/a/./b", "/\u0000", "/a\u0001", "/\ue000", "/\U0001f600x",
             "/a/..", "a/b", " ", "/a\u007f", "/zookeeper/", "/中\U0001f600/b")


def odd_watch_request(script):
    """Watch requests by paths without a slash, empty ones, and ones beyond U+FFFF."""
    path = script.choice(ODD_PATHS)
    return script.choice((
        {"op": "addWatch", "path": path, "mode": script.choice(("PERSISTENT", "PERSISTENT_RECURSIVE"))},
        {"op": "checkWatches", "path": path, "type": script.choice(("Children", "Data", "Any", 0, 4))},
        {"op": "removeWatches", "path": path, "type": script.choice(("Children", "Data", "Any", 0, 4))},
        {"op": "exists", "path": path, "watch": True}, {"op": "sync", "path": path},
        {"op": "create", "path": script.path() + "/\U0001f600"}, {"op": "delete", "path": script.path() + "/\U0001f600"},
        {"op": "getEphemerals", "path": path}, {"op": "getAllChildrenNumber", "path": path},
    ))


ODD_ACLS = (
    ["ip:+127.0.0.01:r"], ["ip:127.0.0.1/+32:r"], ["ip:127.-0.0.1:r"], ["ip:127.0.0.0/31:cdrwa"],
    ["ip:1.2.3.\u0664:r"], ["ip:\uff11.2.3.4:r"], ["ip:1.2.3.4/\u0968:r"], ["ip:1.2.3.4/8/8:r"], ["ip:1.2.3.4/:r"],
    ["ip:::1:r"], ["ip:0.0.0.0/0:cdrwa"], ["digest:\n:x:r"], ["digest:é:中:r"], ["digest:a::r"], ["digest:::r"],
    ["auth:foo:bar:cdrwa"], ["world:Anyone:r"], ["x509:CN=a:r"], ["sasl:bob:r"], ["super::r"], ["super:x:cdrwa"],
    ["host:localhost:r"], ["digest!::nouser:cdrwa"], ["digest!:carl::r"], ["digest!:x:y:z:cdrwa"],
)


def odd_acl(script):
    entries = list(script.choice(ODD_ACLS))
    return entries + (["world:anyone:cdrwa"] if script.chance(0.6) else [])


def odd_acl_request(script):
    return script.choice((
        sparse(op="create", path=script.new_path(), acl=odd_acl(script)),
        {"op": "setACL", "path": script.path(), "acl": odd_acl(script)},
        {"op": "getACL", "path": script.path()},
        {"op": "multi", "ops": [sparse(op="create", path=script.new_path(), acl=odd_acl(script))]},
    ))


# ---- quotas that cannot be read

ODD_LIMITS = (
    None, "", "garbage", "count=", "count=x", ",count=5", "=", "count=99999999999999999999", "count=1\n,bytes=2",
    "count=2", "bytes=3", "count=\u0663,bytes=-1", "count=2,bytes=10", "byteHardLimit=8",
    "count=3,bytes=-1;countHardLimit=3", "count=5,bytes=5=;byteHardLimit=0;countHardLimit=0",
    "count=-1,bytes=-1=;byteHardLimit=20;countHardLimit=4", "bytes=1,bytes=2", "count=1,,bytes=2", " count=1",
)
# Not /zookeeper/quota itself: limits there bring the server down.
QUOTA_PLACES = ("/zookeeper/quota/q", "/zookeeper/quota/a/b", "/zookeeper/quotaX", "/zookeeper/quota/q/deep")


def odd_quota_request(script):
    place = script.choice(QUOTA_PLACES)
    limits, stats = place + "/zookeeper_limits", place + "/zookeeper_stats"
    return script.choice((
        {"op": "create", "path": place}, {"op": "create", "path": limits, "data": script.choice(ODD_LIMITS)},
        {"op": "create", "path": stats, "data": script.choice(("count=0,bytes=0", "count=1,bytes=2", "x", ""))},
        {"op": "setData", "path": limits, "data": script.choice(ODD_LIMITS)},
        {"op": "setData", "path": stats, "data": script.choice(("count=0,bytes=0", "count=5,bytes=50"))},
        {"op": "create", "path": limits + "/child"}, {"op": "delete", "path": limits + "/child"},
        {"op": "delete", "path": limits}, {"op": "delete", "path": stats}, {"op": "getData", "path": stats},
        {"op": "multi", "ops": [{"op": "create", "path": limits, "data": script.choice(ODD_LIMITS)},
                                {"op": "create", "path": stats, "data": "count=0,bytes=0"}]},
    ))
