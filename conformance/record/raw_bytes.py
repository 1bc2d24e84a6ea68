"""Record the bytes of one conversation with a real server, for the tests of the TypeScript codec (src/wire).

    python3 conformance/record/raw_bytes.py src/rooms/live/model/testing/recordedBytes.json

Each packet is written without its length: what the client sent and the server answered, in order.
"""
import json
import sys
import time

import servers
import wire
from wire import Connection

OPEN = ["world:anyone:cdrwa"]


def requests():
    """All request types, answered and refused."""
    create = {"op": "create", "path": "/a", "data": "text", "acl": OPEN}
    yield create
    yield create
    yield {**create, "op": "create1", "path": "/a/old", "data": None}
    yield {**create, "path": "/a/bytes", "data": {"hex": "00ff10"}}
    yield {**create, "path": "/a/\u00fc\u4e2d", "data": "\u00fc\u4e2d\U0001f512"}
    yield {**create, "path": "/a/e-", "mode": "EPHEMERAL_SEQUENTIAL"}
    yield {**create, "path": "/c", "mode": "CONTAINER"}
    yield {**create, "path": "/ttl", "mode": "PERSISTENT_WITH_TTL", "ttl": 5000}
    yield {**create, "path": "/odd", "mode": 77}
    yield {**create, "path": "/noacl", "acl": None}
    yield {**create, "path": "bad"}
    for op in ("exists", "getData", "getChildren", "getChildren1"):
        yield {"op": op, "path": "/a", "watch": True}
        yield {"op": op, "path": "/none", "watch": op == "exists"}
    yield {"op": "getData", "path": "/a/bytes"}
    yield {"op": "getData", "path": "/a/old"}
    yield {"op": "setData", "path": "/a", "data": "more", "version": 0}
    yield {"op": "setData", "path": "/a", "data": "more", "version": 0}
    yield {"op": "getACL", "path": "/a"}
    yield {"op": "addauth", "scheme": "digest", "auth": "amy:secret"}
    yield {"op": "whoAmI"}
    yield {"op": "setACL", "path": "/a", "acl": ["world:anyone:r", "digest!:amy:secret:cdrwa"], "version": 0}
    yield {"op": "getACL", "path": "/a"}
    yield {"op": "sync", "path": "/a"}
    yield {"op": "getEphemerals", "path": "/"}
    yield {"op": "getAllChildrenNumber", "path": "/"}
    yield {"op": "addWatch", "path": "/a", "mode": "PERSISTENT_RECURSIVE"}
    yield {"op": "addWatch", "path": "/a", "mode": 9}
    yield {"op": "checkWatches", "path": "/a", "type": "Any"}
    yield {"op": "removeWatches", "path": "/a", "type": "Children"}
    yield {"op": "removeWatches", "path": "/nowhere", "type": "Any"}
    parts = [{**create, "path": "/m"}, {**create, "op": "create1", "path": "/m/n"},
             {"op": "setData", "path": "/m", "data": "x", "version": 0}, {"op": "check", "path": "/m", "version": 1},
             {"op": "delete", "path": "/m/n", "version": 0}]
    yield {"op": "multi", "ops": parts}
    yield {"op": "multi", "ops": parts}
    yield {"op": "multi", "ops": []}
    yield {"op": "multiRead", "ops": [{"op": "getData", "path": "/m"}, {"op": "getChildren", "path": "/a"},
                                      {"op": "getData", "path": "/none"}]}
    yield {"op": "multiRead", "ops": [{"op": "delete", "path": "/m", "version": 0}]}
    yield {"op": "setWatches", "relativeZxid": 1, "data": ["/a", "/gone"], "exist": ["/m"], "child": ["/a"]}
    yield {"op": "setWatches", "relativeZxid": 1, "persistent": ["/a"], "recursive": ["/"]}
    yield {"op": "delete", "path": "/a", "version": -1}
    yield {"op": "delete", "path": "/m", "version": -1}
    yield {"op": "raw", "type": 16}
    yield {"op": "raw", "type": wire.GET_DATA}
    yield {"op": "raw", "type": 102, "path": ""}
    yield {"op": "raw", "type": wire.SET_DATA, "path": None}
    yield {"op": "raw", "type": wire.SYNC, "path": None}
    yield {"op": "raw", "type": wire.MULTI, "path": None}
    yield {"op": "raw", "type": wire.DELETE_CONTAINER, "path": "/c"}


class Recorded(Connection):
    """A connection that writes down what passes over it."""

    def __init__(self, address):
        super().__init__(address)
        self.lines = []

    def _send(self, body):
        self.lines.append({"client": body.hex()})
        super()._send(body)

    def _next_packet(self):
        packet = super()._next_packet()
        if packet is not None:
            self.lines.append({"server": packet.hex()})
        return packet


def converse(address):
    connection = Recorded(address)
    connection.connect(8000)
    for request in requests():
        xid, _ = connection.send(request)
        await_answer(connection, xid)
    connection.ping()
    settle(connection)
    await_answer(connection, connection.send_close())
    return connection.lines


def await_answer(connection, xid):
    end = time.time() + 5
    while time.time() < end and connection.alive:
        connection.pump(0.05)
        if any(packet[0] == "reply" and packet[1] == xid for packet in connection.packets()):
            return settle(connection)


def settle(connection):
    connection.pump(0.05)
    connection.packets()


def main(path):
    cluster = servers.Cluster("bytes", 1, {"zookeeper.extendedTypesEnabled": "false"})
    try:
        cluster.start()
        lines = converse(cluster.servers[1].address)
    finally:
        cluster.stop()
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(line) for line in lines) + "\n]\n")
    print("%d packets" % len(lines))


if __name__ == "__main__":
    main(sys.argv[1])
