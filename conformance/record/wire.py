"""A small ZooKeeper wire client with exact control over what is sent when.

Client libraries validate paths, ping, reconnect and re-register watches by themselves. A recorder must be
able to send exactly what a scenario says and nothing else, so this client does none of that: no threads, no
automatic pings, no reconnects. One `Connection` is one TCP connection to one server, usually with a session.
"""
import base64
import hashlib
import select
import socket
import struct
import time

ERROR_NAMES = {
    0: "Ok", -1: "SystemError", -2: "RuntimeInconsistency", -3: "DataInconsistency", -4: "ConnectionLoss",
    -5: "MarshallingError", -6: "Unimplemented", -7: "OperationTimeout", -8: "BadArguments",
    -12: "UnknownSession", -13: "NewConfigNoQuorum", -14: "ReconfigInProgress", -100: "APIError",
    -101: "NoNode", -102: "NoAuth", -103: "BadVersion", -108: "NoChildrenForEphemerals", -110: "NodeExists",
    -111: "NotEmpty", -112: "SessionExpired", -113: "InvalidCallback", -114: "InvalidACL", -115: "AuthFailed",
    -118: "SessionMoved", -119: "NotReadOnly", -120: "EphemeralOnLocalSession", -121: "NoWatcher",
    -122: "RequestTimeout", -123: "ReconfigDisabled", -124: "SessionClosedRequireSaslAuth",
    -125: "QuotaExceeded", -127: "ThrottledOp",
}
MARSHALLING_ERROR, NO_NODE, UNIMPLEMENTED, AUTH_FAILED = -5, -101, -6, -115
EVENT_NAMES = {1: "NodeCreated", 2: "NodeDeleted", 3: "NodeDataChanged", 4: "NodeChildrenChanged",
               5: "DataWatchRemoved", 6: "ChildWatchRemoved", 7: "PersistentWatchRemoved"}
SYNC_CONNECTED = 3
STATE_NAMES = {0: "Disconnected", SYNC_CONNECTED: "SyncConnected", 4: "AuthFailed", 5: "ConnectedReadOnly",
               6: "SaslAuthenticated", 7: "Closed", -112: "Expired"}
CREATE_MODES = {"PERSISTENT": 0, "EPHEMERAL": 1, "PERSISTENT_SEQUENTIAL": 2, "EPHEMERAL_SEQUENTIAL": 3,
                "CONTAINER": 4, "PERSISTENT_WITH_TTL": 5, "PERSISTENT_SEQUENTIAL_WITH_TTL": 6}
ADD_WATCH_MODES = {"PERSISTENT": 0, "PERSISTENT_RECURSIVE": 1}
WATCHER_TYPES = {"Children": 1, "Data": 2, "Any": 3}
PERMISSIONS = {"r": 1, "w": 2, "c": 4, "d": 8, "a": 16}

# Request types (ZooDefs.OpCode).
CREATE, DELETE, EXISTS, GET_DATA, SET_DATA, GET_ACL, SET_ACL, GET_CHILDREN, SYNC = 1, 2, 3, 4, 5, 6, 7, 8, 9
PING, GET_CHILDREN2, CHECK, MULTI, CREATE2, RECONFIG, CHECK_WATCHES, REMOVE_WATCHES = 11, 12, 13, 14, 15, 16, 17, 18
CREATE_CONTAINER, DELETE_CONTAINER, CREATE_TTL, MULTI_READ = 19, 20, 21, 22
CREATE_TYPES = {"create1": CREATE, "create2": CREATE2, "createContainer": CREATE_CONTAINER, "createTTL": CREATE_TTL}
AUTH, SET_WATCHES, GET_EPHEMERALS, GET_ALL_CHILDREN_NUMBER, SET_WATCHES2 = 100, 101, 103, 104, 105
ADD_WATCH, WHO_AM_I, CLOSE_SESSION = 106, 107, -11

# Transaction ids of packets that are not answers to numbered requests.
NOTIFICATION_XID, PING_XID, AUTH_XID, SET_WATCHES_XID = -1, -2, -4, -8

OPEN_ACL = ["world:anyone:cdrwa"]
NO_PASSWORD = b"\0" * 16
LONGEST_DATA_SHOWN = 200


# ---- writing jute, the wire encoding

def jute_int(value):
    return struct.pack(">i", value)


def jute_long(value):
    return struct.pack(">q", value)


def jute_bool(value):
    return b"\x01" if value else b"\x00"


def jute_buffer(value):
    return jute_int(-1) if value is None else jute_int(len(value)) + value


def jute_string(value):
    return jute_buffer(None if value is None else value.encode("utf-8", "surrogatepass"))


def jute_strings(values):
    """A null list is -1 long."""
    if values is None:
        return jute_int(-1)
    return jute_int(len(values)) + b"".join(jute_string(value) for value in values)


def digest_id(user_and_password):
    """The id the digest scheme makes of `user:password`."""
    user = user_and_password.split(":", 1)[0]
    return user + ":" + base64.b64encode(hashlib.sha1(user_and_password.encode()).digest()).decode()


def jute_acl(entries):
    """Entries are `scheme:id:perms`; the scheme `digest!` has a `user:password` that is hashed here."""
    if entries is None:
        return jute_int(-1)
    encoded = jute_int(len(entries))
    for entry in entries:
        scheme, rest = entry.split(":", 1)
        identity, letters = rest.rsplit(":", 1)
        if scheme == "digest!":
            scheme, identity = "digest", digest_id(identity)
        perms = sum(PERMISSIONS[letter] for letter in letters)
        encoded += jute_int(perms) + jute_string(scheme) + jute_string(identity)
    return encoded


def data_bytes(data):
    """Node data as a scenario writes it: null, text, `{"repeat": text, "count": n}` for big data, or `{"hex": "00ff"}`."""
    if data is None:
        return None
    if isinstance(data, dict) and "hex" in data:
        return bytes.fromhex(data["hex"])
    if isinstance(data, dict):
        return (data["repeat"] * data["count"]).encode()
    return data.encode("utf-8")


# ---- reading jute

class Reader:
    """Reads jute values one after the other from a packet."""

    def __init__(self, packet):
        self.packet, self.offset = packet, 0

    def _unpack(self, layout, size):
        self.offset += size
        return struct.unpack_from(layout, self.packet, self.offset - size)[0]

    def int(self):
        return self._unpack(">i", 4)

    def long(self):
        return self._unpack(">q", 8)

    def bool(self):
        return self._unpack(">B", 1) != 0

    def buffer(self):
        length = self.int()
        if length < 0:
            return None
        self.offset += length
        return bytes(self.packet[self.offset - length:self.offset])

    def string(self):
        value = self.buffer()
        return None if value is None else value.decode("utf-8", "replace")

    def strings(self):
        return [self.string() for _ in range(max(self.int(), 0))]

    def has_more(self):
        return self.offset < len(self.packet)


def read_acl(reader):
    entries = []
    for _ in range(max(reader.int(), 0)):
        perms, scheme, identity = reader.int(), reader.string(), reader.string()
        letters = "".join(letter for letter in "cdrwa" if perms & PERMISSIONS[letter])
        entries.append("%s:%s:%s" % (scheme, identity, letters))
    return entries


def read_stat(reader):
    stat = {name: reader.long() for name in ("czxid", "mzxid", "ctime", "mtime")}
    stat.update((name, reader.int()) for name in ("version", "cversion", "aversion"))
    stat["ephemeralOwner"] = reader.long()
    stat.update((name, reader.int()) for name in ("dataLength", "numChildren"))
    stat["pzxid"] = reader.long()
    return stat


def is_configuration(data):
    """What /zookeeper/config holds, which is shown whole."""
    return data.startswith((b"server.", b"version=")) and b"version=" in data


def show_data(data):
    """Data as a trace shows it: long data only by its length, bytes that are no text in hexadecimal digits."""
    if data is None:
        return None
    if len(data) > LONGEST_DATA_SHOWN and not is_configuration(data):
        return {"length": len(data)}
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return {"hex": data.hex()}


# ---- requests

def numbered(names, value):
    """Scenarios name modes and types; a plain number passes through, to ask the server about unknown ones."""
    return value if isinstance(value, int) else names[value]


def encode_create(request):
    mode = numbered(CREATE_MODES, request.get("mode", "PERSISTENT"))
    body = (jute_string(request["path"]) + jute_buffer(data_bytes(request.get("data", "")))
            + jute_acl(request.get("acl", OPEN_ACL)) + jute_int(mode))
    request_type = CREATE_TYPES[request["wire"]] if "wire" in request else usual_create_type(request["op"], mode)
    return request_type, body + (jute_long(request["ttl"]) if request_type == CREATE_TTL else b"")


def usual_create_type(op, mode):
    """The request a client library sends for a mode."""
    if mode in (CREATE_MODES["PERSISTENT_WITH_TTL"], CREATE_MODES["PERSISTENT_SEQUENTIAL_WITH_TTL"]):
        return CREATE_TTL
    if op == "create1":
        return CREATE
    return CREATE_CONTAINER if mode == CREATE_MODES["CONTAINER"] else CREATE2


def encode_set_data(request):
    return SET_DATA, (jute_string(request["path"]) + jute_buffer(data_bytes(request.get("data", "")))
                      + jute_int(request.get("version", -1)))


def encode_set_acl(request):
    return SET_ACL, jute_string(request["path"]) + jute_acl(request["acl"]) + jute_int(request.get("version", -1))


def encode_batch(request):
    """multi and multiRead: every part has a small header, the end is marked by one more."""
    body = b""
    for part in request["ops"]:
        if part["op"] == "getChildren":       # the only form of it a multiRead knows has no Stat
            part_type, part_body = GET_CHILDREN, jute_string(part["path"]) + jute_bool(False)
        else:
            part_type, part_body = encode_request(part)
        body += jute_int(part_type) + jute_bool(False) + jute_int(-1) + part_body
    end = jute_int(-1) + jute_bool(True) + jute_int(-1)
    return (MULTI if request["op"] == "multi" else MULTI_READ), body + end


def encode_set_watches(request):
    body = jute_long(request["relativeZxid"])
    for kind in ("data", "exist", "child"):
        body += jute_strings(request.get(kind, []))
    if "persistent" not in request and "recursive" not in request:
        return SET_WATCHES, body
    for kind in ("persistent", "recursive"):
        body += jute_strings(request.get(kind, []))
    return SET_WATCHES2, body


def encode_auth(request):
    return AUTH, jute_int(0) + jute_string(request["scheme"]) + jute_buffer(data_bytes(request["auth"]))


def encode_reconfig(request):
    return RECONFIG, (jute_string(request.get("joining")) + jute_string(request.get("leaving"))
                      + jute_string(request.get("members")) + jute_long(request.get("fromConfig", -1)))


def encode_raw(request):
    return request["type"], jute_string(request["path"]) if "path" in request else b""


def _with_path(request_type, *more):
    """An encoder for requests that are a path and then the given fields."""
    return lambda request: (request_type, jute_string(request.get("path", ""))
                            + b"".join(field(request) for field in more))


def _watch(request):
    return jute_bool(request.get("watch"))


def _version(request):
    return jute_int(request.get("version", -1))


def _watcher_type(request):
    return jute_int(numbered(WATCHER_TYPES, request.get("type", "Any")))


def _add_watch_mode(request):
    return jute_int(numbered(ADD_WATCH_MODES, request["mode"]))


ENCODERS = {
    "create": encode_create, "create1": encode_create, "setData": encode_set_data, "setACL": encode_set_acl,
    "multi": encode_batch, "multiRead": encode_batch, "setWatches": encode_set_watches, "addauth": encode_auth,
    "raw": encode_raw, "reconfig": encode_reconfig,
    "delete": _with_path(DELETE, _version), "check": _with_path(CHECK, _version),
    "exists": _with_path(EXISTS, _watch), "getData": _with_path(GET_DATA, _watch),
    "getChildren": _with_path(GET_CHILDREN2, _watch), "getChildren1": _with_path(GET_CHILDREN, _watch),
    "getACL": _with_path(GET_ACL), "sync": _with_path(SYNC), "deleteContainer": _with_path(DELETE_CONTAINER),
    "addWatch": _with_path(ADD_WATCH, _add_watch_mode),
    "removeWatches": _with_path(REMOVE_WATCHES, _watcher_type),
    "checkWatches": _with_path(CHECK_WATCHES, _watcher_type),
    "getEphemerals": _with_path(GET_EPHEMERALS), "getAllChildrenNumber": _with_path(GET_ALL_CHILDREN_NUMBER),
    "whoAmI": lambda request: (WHO_AM_I, b""),
}


def encode_request(request):
    """The wire type and the body bytes of a request as a trace step describes it."""
    request_type, body = ENCODERS[request["op"]](request)
    return request_type, body + bytes.fromhex(request.get("trailing", ""))


# ---- answers

def decode_batch(reader):
    results = []
    while reader.has_more():
        part_type, done, error = reader.int(), reader.bool(), reader.int()
        if done:
            break
        if part_type == -1:
            error = reader.int()
            results.append({"err": ERROR_NAMES.get(error, str(error)), "code": error})
        else:
            results.append({"err": "Ok", "code": 0, **decode_answer(part_type, reader)})
    return {"results": results}


def decode_ids(reader):
    return {"ids": sorted("%s:%s" % (reader.string(), reader.string()) for _ in range(max(reader.int(), 0)))}


def _path_and_stat(reader):
    return {"path": reader.string(), "stat": read_stat(reader)}


def _stat(reader):
    return {"stat": read_stat(reader)}


DECODERS = {
    CREATE: lambda reader: {"path": reader.string()},
    CREATE2: _path_and_stat, CREATE_CONTAINER: _path_and_stat, CREATE_TTL: _path_and_stat,
    EXISTS: _stat, SET_DATA: _stat, SET_ACL: _stat,
    GET_DATA: lambda reader: {"data": show_data(reader.buffer()), "stat": read_stat(reader)},
    GET_ACL: lambda reader: {"acl": read_acl(reader), "stat": read_stat(reader)},
    GET_CHILDREN: lambda reader: {"children": sorted(reader.strings())},
    GET_CHILDREN2: lambda reader: {"children": sorted(reader.strings()), "stat": read_stat(reader)},
    SYNC: lambda reader: {"path": reader.string()},
    RECONFIG: lambda reader: {"data": show_data(reader.buffer()), "stat": read_stat(reader)},
    MULTI: decode_batch, MULTI_READ: decode_batch,
    GET_EPHEMERALS: lambda reader: {"ephemerals": sorted(reader.strings())},
    GET_ALL_CHILDREN_NUMBER: lambda reader: {"number": reader.int()},
    WHO_AM_I: decode_ids,
}


def decode_answer(request_type, reader):
    """The body of a successful answer, as far as its type has one."""
    return DECODERS[request_type](reader) if request_type in DECODERS else {}


# ---- connections

class Connection:
    """One TCP connection. It also remembers what a client must remember to resume its session."""

    def __init__(self, address):
        self.address = address
        self.socket = None
        self.received = b""
        self.alive = False
        self.cut_off = False           # the other side ended it, and nobody has taken note yet
        self.session_id = 0
        self.password = NO_PASSWORD
        self.timeout_ms = 0
        self.last_zxid_seen = 0
        self.last_xid = 0
        self.pings_unanswered = 0
        self.last_sent_at = 0.0

    def connect(self, timeout_ms, session_id=0, password=NO_PASSWORD, last_zxid=0, read_only=False,
                wait=15.0, connect_wait=5.0):
        """Ask for a new session or an old one. A refusal is a result, not an exception.

        With `read_only` None the byte is left out, as clients before 3.4 do, and the answer has none either.
        """
        try:
            self.socket = socket.create_connection(self.address, connect_wait)
        except OSError:
            return {"link": "refused"}
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.alive = True
        self._send(jute_int(0) + jute_long(last_zxid) + jute_int(timeout_ms) + jute_long(session_id)
                   + jute_buffer(password) + (b"" if read_only is None else jute_bool(read_only)))
        packet = self._await_packet(wait)
        if packet is None:
            self.close()
            return {"link": "closed" if self.was_cut_off() else "timeout"}
        return self._read_connect_answer(packet, resuming=bool(session_id))

    def _await_packet(self, wait):
        end = time.time() + wait
        packet = None
        while time.time() < end and self.alive and packet is None:
            self.pump(0.05)
            packet = self._next_packet()
        return packet

    def _read_connect_answer(self, packet, resuming):
        reader = Reader(packet)
        if len(packet) == 16:       # not a connect answer: a bare reply header that carries an error
            reader.int(), reader.long()
            error = reader.int()
            self.close()
            return {"session": "none", "err": ERROR_NAMES.get(error, str(error)), "code": error}
        reader.int()
        timeout_ms, session_id, password = reader.int(), reader.long(), reader.buffer()
        read_only = reader.bool() if reader.has_more() else None
        if session_id == 0:
            self.close()
            return {"session": "expired", "timeout": timeout_ms}
        self.session_id, self.password, self.timeout_ms = session_id, password, timeout_ms
        return {"session": "resumed" if resuming else "created", "timeout": timeout_ms, "readOnly": read_only}

    def _send(self, body):
        try:
            self.socket.sendall(jute_int(len(body)) + body)
            self.last_sent_at = time.time()
        except OSError:
            self._cut()

    def send(self, request):
        """Send a request; returns its xid and wire type. On a dead connection nothing is sent."""
        request_type, body = encode_request(request)
        if request_type == AUTH:
            xid = AUTH_XID
        elif request_type in (SET_WATCHES, SET_WATCHES2):
            xid = SET_WATCHES_XID
        else:
            self.last_xid += 1
            xid = self.last_xid
        if self.alive:
            self._send(jute_int(xid) + jute_int(request_type) + body)
        return xid, request_type

    def ping(self):
        if self.alive:
            self.pings_unanswered += 1
            self._send(jute_int(PING_XID) + jute_int(PING))

    def send_close(self):
        self.last_xid += 1
        if self.alive:
            self._send(jute_int(self.last_xid) + jute_int(CLOSE_SESSION))
        return self.last_xid

    def close(self):
        self.alive = False
        if self.socket:
            self.socket.close()
            self.socket = None

    def _cut(self):
        self.close()
        self.cut_off = True

    def was_cut_off(self):
        """Whether the other side has ended the connection since the last time this was asked."""
        cut_off, self.cut_off = self.cut_off, False
        return cut_off

    def pump(self, wait):
        """Read what is there, waiting at most `wait` seconds for the first byte."""
        if not self.alive:
            return
        try:
            readable, _, _ = select.select([self.socket], [], [], wait)
            if not readable:
                return
            received = self.socket.recv(1 << 20)
        except OSError:
            received = b""
        if received:
            self.received += received
        else:
            self._cut()

    def _next_packet(self):
        if len(self.received) < 4:
            return None
        length = struct.unpack_from(">i", self.received)[0]
        if len(self.received) < 4 + length:
            return None
        packet = self.received[4:4 + length]
        self.received = self.received[4 + length:]
        return packet

    def packets(self):
        """What arrived, in order: `("event", event)` or `("reply", xid, zxid, error, reader)`."""
        arrived = []
        while True:
            packet = self._next_packet()
            if packet is None:
                return arrived
            reader = Reader(packet)
            xid, zxid, error = reader.int(), reader.long(), reader.int()
            if xid == NOTIFICATION_XID:
                arrived.append(("event", read_event(reader)))
            elif xid == PING_XID:
                self.pings_unanswered -= 1
            else:
                self.last_zxid_seen = zxid if zxid > 0 else self.last_zxid_seen
                arrived.append(("reply", xid, zxid, error, reader))


def read_event(reader):
    event_type, state, path = reader.int(), reader.int(), reader.string()
    event = {"type": EVENT_NAMES.get(event_type, str(event_type)), "path": path}
    if state != SYNC_CONNECTED:
        event["state"] = STATE_NAMES.get(state, str(state))
    return event


def four_letter_word(address, word, timeout=3.0):
    """The server's whole text answer to a four-letter word; None if it cannot be reached."""
    try:
        with socket.create_connection(address, timeout) as link:
            link.sendall(word.encode())
            link.settimeout(timeout)
            answer = b""
            while True:
                piece = link.recv(65536)
                if not piece:
                    return answer.decode()
                answer += piece
    except OSError:
        return None
