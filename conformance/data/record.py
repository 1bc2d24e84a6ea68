#!/usr/bin/env python3
"""Make data directories with real ZooKeeper servers, and write down the tree that each server shows.

    python3 conformance/data/record.py [NAME...] [--out FOLDER] [--writes COUNT]

Each case of CASES becomes `NAME.tar.gz` (folders `1`, `2`, `3`, one per server, as they lie on disk) and `NAME.json` (per server:
path -> Stat, data length and ACL, read through a client, before the servers are stopped). `directories.test.ts` compares. LARGE ones
are made when they are named, in a folder of their own: `realServer.test.ts` and `npm run bench -- --data` do that.
"""
import argparse
import base64
import io
import json
import os
import sys
import tarfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "record"))
from servers import Cluster, check_installation  # noqa: E402
from wire import Connection, decode_answer  # noqa: E402


class Client(Connection):
    """A session that answers one request after the other."""

    def __init__(self, server, timeout_ms=10000):
        super().__init__(server.address)
        answer = self.connect(timeout_ms)
        assert answer.get("session") == "created", answer

    def ask(self, op, path=None, wait=20.0, **fields):
        """The answer with its error name; requests that fail are part of what is recorded."""
        request = {"op": op, **fields} if path is None else {"op": op, "path": path, **fields}
        xid, request_type = self.send(request)
        end = time.time() + wait
        while time.time() < end and self.alive:
            for kind, *packet in self.packets():
                if kind == "reply" and packet[0] == xid:
                    _, zxid, error, reader = packet
                    return {"code": error, "zxid": zxid, **(decode_answer(request_type, reader) if error == 0 else {})}
            self.pump(0.05)
        raise RuntimeError("no answer to %s" % request)

    def ok(self, op, path=None, **fields):
        answer = self.ask(op, path, **fields)
        assert answer["code"] == 0, (op, path, answer)
        return answer

    def await_answers(self, wait=60.0):
        """Until the last request sent is answered."""
        end = time.time() + wait
        answered = None
        while answered != self.last_xid:
            if not self.alive or time.time() > end:
                raise RuntimeError("no answer to request %d" % self.last_xid)
            self.pump(0.05)
            for kind, *packet in self.packets():
                answered = packet[0] if kind == "reply" else answered

    def leave(self):
        """Close the session as a client does."""
        self.send_close()
        end = time.time() + 5
        while self.alive and time.time() < end:
            self.pump(0.05)
        self.close()


def shown_tree(server):
    """Every znode as the server shows it."""
    client = Client(server)
    tree, waiting = {}, ["/"]
    while waiting:
        path = waiting.pop()
        answer = client.ask("getChildren", path)
        if answer["code"] != 0:
            tree[path] = {"unreadable": answer["code"]}
            continue
        stat = answer["stat"]
        acl = client.ask("getACL", path)
        for name in ("czxid", "mzxid", "pzxid", "ephemeralOwner"):
            stat[name] = "0x%x" % (stat[name] & (2 ** 64 - 1))
        tree[path] = {**stat, "acl": acl["acl"] if acl["code"] == 0 else None}
        waiting += [("" if path == "/" else path) + "/" + name for name in answer["children"]]
    client.close()
    return tree


def await_gone(client, path, seconds=15):
    end = time.time() + seconds
    while client.ask("exists", path)["code"] == 0:
        assert time.time() < end, "%s is still there" % path
        time.sleep(0.1)


# ---- cases

def everything(cluster):
    """Each kind of transaction on one server."""
    server = cluster.servers[1]
    a, b = Client(server), Client(server, 1000)
    a.ok("create", "/app", data="")
    a.ok("create", "/app/config", data='{"retries": 3, "hosts": ["a", "b"]}')
    a.ok("create1", "/app/old-form", data="from a client of 3.4")
    a.ok("create", "/app/nothing", data=None)
    a.ok("create", "/app/bytes", data={"hex": "00ff10fe80c3"})
    a.ok("create", "/app/megabyte", data={"repeat": "0123456789abcdef", "count": 65000})
    a.ok("create", "/应用", data="值 é 日本")
    a.ok("create", "/app/ephemeral", mode="EPHEMERAL", data="a")
    b.ok("create", "/app/expires", mode="EPHEMERAL", data="b")
    b.ok("create", "/app/expires-too", mode="EPHEMERAL")
    for _ in range(3):
        a.ok("create", "/app/n-", mode="PERSISTENT_SEQUENTIAL")
    a.ok("create", "/app/e-", mode="EPHEMERAL_SEQUENTIAL")
    a.ok("create", "/box", mode="CONTAINER")
    a.ok("create", "/box/one")
    a.ok("create", "/kept-box", mode="CONTAINER")
    a.ok("create", "/kept-box/one")
    a.ok("create", "/brief", mode="PERSISTENT_WITH_TTL", ttl=500)
    a.ok("create", "/long", mode="PERSISTENT_WITH_TTL", ttl=100000000)
    a.ok("setData", "/app/config", data='{"retries": 5}')
    a.ok("setData", "/", data="root")
    a.ask("setData", "/app/config", data="", version=7)
    a.ask("create", "/app", data="")
    a.ask("delete", "/app")
    a.ok("setACL", "/app/old-form", acl=["world:anyone:ra", "digest:amy:lz5mRZJPtNE5g9IdMBFIJvhPqBM=:cdrwa"])
    a.ok("setACL", "/", acl=["world:anyone:cdrwa", "ip:127.0.0.1:cdrwa"])
    a.ok("multi", ops=[{"op": "create", "path": "/app/m", "data": "1"}, {"op": "check", "path": "/app/m"},
                       {"op": "setData", "path": "/app/m", "data": "2"},
                       {"op": "create", "path": "/app/m/gone", "data": ""}, {"op": "delete", "path": "/app/m/gone"}])
    a.ask("multi", ops=[{"op": "create", "path": "/app/never", "data": "1"}, {"op": "delete", "path": "/none"}])
    a.ok("create", "/zookeeper/quota/app", data="")
    a.ok("create", "/zookeeper/quota/app/zookeeper_limits", data="count=100,bytes=-1")
    a.ok("create", "/zookeeper/quota/app/zookeeper_stats", data="count=0,bytes=0")
    a.ok("create", "/app/counted", data="12345")
    a.ask("delete", "/app/n-0000000006")
    a.ok("delete", "/box/one")
    await_gone(a, "/box")
    await_gone(a, "/brief")
    await_gone(a, "/app/expires")
    c = Client(server)
    c.ok("create", "/app/left", mode="EPHEMERAL")
    c.leave()
    a.ok("create", "/app/after")


def rolled(cluster):
    """Snapshots while writes go on, and restarts."""
    server = cluster.servers[1]
    for life in range(3):
        a = Client(server)
        a.ask("create", "/load", data="")
        for number in range(60):
            a.ok("create", "/load/n-", mode="EPHEMERAL_SEQUENTIAL" if number % 7 == 3 else "PERSISTENT_SEQUENTIAL", data="x" * number)
            if number % 4 == 1:
                answer = a.ok("getChildren", "/load")
                a.ok("delete", "/load/" + answer["children"][0])
            if number % 5 == 2:
                a.ok("setData", "/load", data="life %d, write %d" % (life, number))
        if life < 2:
            server.kill()
            server.start()
            cluster.wait_serving([1])


def busy(cluster):
    """Many requests under way while a snapshot is written: a fuzzy one."""
    a = Client(cluster.servers[1])
    for number in range(40):
        a.ok("create", "/%02d" % number, data="y" * 2000)
    for _ in range(8):
        for number in range(40):
            a.send({"op": "setData", "path": "/%02d" % number, "data": "z" * 2000})
            a.send({"op": "create", "path": "/%02d/c-" % number, "mode": "PERSISTENT_SEQUENTIAL", "data": ""})
        a.pump(0.01)
        a.packets()
    a.ok("sync", "/")
    a.ok("create", "/last")


def old_forms(cluster):
    """What servers wrote before 3.6: no digests, and closeSession without paths."""
    server = cluster.servers[1]
    a, b = Client(server), Client(server)
    a.ok("create", "/a")
    for path in ("/b", "/a/b", "/a/c"):
        b.ok("create", path, mode="EPHEMERAL")
    b.leave()
    a.ok("create", "/a/d", mode="EPHEMERAL")
    a.leave()
    Client(server).ok("create", "/end")


def few(cluster):
    """Enough for snapshots to roll."""
    a = Client(cluster.servers[1])
    for number in range(50):
        a.ok("create", "/n-", mode="PERSISTENT_SEQUENTIAL", data="%d" % number * 40)


def ensemble(cluster):
    """Leaders crash, a follower falls behind, a session expires."""
    leader = cluster.leader()
    a = Client(cluster.servers[1], 4000)
    a.ok("create", "/lock")
    a.ok("create", "/lock/n-", mode="EPHEMERAL_SEQUENTIAL", data="a")
    b = Client(cluster.servers[2], 10000)
    b.ok("create", "/lock/n-", mode="EPHEMERAL_SEQUENTIAL", data="b")
    cluster.servers[leader].kill()
    others = [n for n in cluster.servers if n != leader]
    cluster.wait_serving(others)
    c = Client(cluster.servers[others[0]])
    for number in range(10):
        c.ok("create", "/while-one-was-away-%d" % number)
    await_gone(c, "/lock/n-0000000000", 30)
    cluster.servers[leader].start()
    cluster.wait_serving(list(cluster.servers))
    second = cluster.leader()
    cluster.servers[second].kill()
    cluster.wait_serving([n for n in cluster.servers if n != second])
    d = Client(cluster.servers[[n for n in cluster.servers if n != second][0]])
    d.ok("create", "/third-epoch")
    cluster.servers[second].start()
    cluster.wait_serving(list(cluster.servers))
    d.ok("create", "/all-back")
    for n in cluster.servers:
        Client(cluster.servers[n]).ok("sync", "/")


def leave_behind(cluster, writes):
    """Writes that the leader logs and nobody else gets: the others are gone, and it has not missed them yet. It is killed then."""
    leader = cluster.leader()
    others = [n for n in cluster.servers if n != leader]
    client = Client(cluster.servers[leader])
    for n in others:
        cluster.servers[n].kill()
    for request in writes:
        client.send(request)
    time.sleep(0.2)
    cluster.servers[leader].kill()
    for n in others:
        cluster.servers[n].start()
    cluster.wait_serving(others)
    return others


def two_histories(cluster):
    """A leader logs writes that nobody else gets, and is replaced."""
    a = Client(cluster.servers[cluster.leader()])
    a.ok("create", "/app", data="agreed")
    a.ok("create", "/app/config", data="agreed")
    others = leave_behind(cluster, [{"op": "create", "path": "/app/only-here-%d" % n, "data": ""} for n in range(3)])
    b = Client(cluster.servers[others[0]])
    b.ok("setData", "/app/config", data="decided later")
    b.ok("create", "/app/new-epoch")
    for n in others:
        Client(cluster.servers[n]).ok("sync", "/")


def incident(cluster):
    """The sample of the page: a lock lost by expiry, a herd, a deleted znode, and a server with a history of its own."""
    one, three = cluster.servers[1], cluster.servers[3]
    ops = Client(one, 10000)
    for path in ("/app", "/app/workers", "/locks", "/locks/report"):
        ops.ok("create", path)
    ops.ok("create", "/app/config", data='{"replicas": 3, "region": "eu"}')
    holder, second, third = Client(one, 1000), Client(three, 10000), Client(three, 10000)
    for client, name in ((holder, "worker-a"), (second, "worker-b"), (third, "worker-c")):
        client.ok("create", "/app/workers/" + name, mode="EPHEMERAL", data=name)
        client.ok("create", "/locks/report/lock-", mode="EPHEMERAL_SEQUENTIAL", data=name)
    for number in range(5):
        ops.ok("setData", "/app/config", data='{"replicas": %d, "region": "eu"}' % (3 + number))
    await_gone(ops, "/locks/report/lock-0000000000")
    second.ok("setData", "/app", data="report written by worker-b")
    # Everybody wants the same name as soon as it is free.
    crowd = [Client(one, 10000) for _ in range(8)]
    crowd[0].ok("create", "/app/leader", mode="EPHEMERAL", data="0")
    crowd[0].ok("delete", "/app/leader")
    for number, client in enumerate(crowd[1:]):
        client.send({"op": "create", "path": "/app/leader", "mode": "EPHEMERAL", "data": "%d" % (number + 1)})
    for client in crowd[1:]:
        client.pump(0.2)
    three.kill()
    cluster.wait_serving([1, 2])
    cluster.servers[3].start()
    cluster.wait_serving([1, 2, 3])
    # Its successor leads the second epoch, and logs what the others never get.
    if cluster.leader() != 2:
        raise RuntimeError("server 2 was to lead")
    cleaner = Client(cluster.servers[3])
    cleaner.ok("create", "/app/cleanup", data="started")
    cleaner.ok("delete", "/app/config")
    others = leave_behind(cluster, [{"op": "create", "path": "/app/config", "data": "restored by hand"},
                                    {"op": "setData", "path": "/app/cleanup", "data": "undone"}])
    last = Client(cluster.servers[others[0]])
    last.ok("create", "/app/config", data='{"replicas": 1}')
    last.ok("delete", "/app/cleanup")
    for n in others:
        Client(cluster.servers[n]).ok("sync", "/")


def truncated(cluster):
    """The same, and the old leader comes back: the others have it cut off what only it had."""
    two_histories(cluster)
    cluster.servers[3].start()
    cluster.wait_serving(list(cluster.servers))
    Client(cluster.servers[3]).ok("sync", "/")


def reconfigured(cluster):
    """A member leaves by reconfig."""
    leader = cluster.leader()
    a = Client(cluster.servers[leader])
    a.ok("create", "/before")
    gone = [n for n in cluster.servers if n != leader][0]
    a.ok("reconfig", leaving=str(gone))
    cluster.servers[gone].kill()
    a.ok("create", "/after")
    for n in cluster.servers:
        if n != gone:
            Client(cluster.servers[n]).ok("sync", "/")


def large(cluster, writes):
    """As many writes as are asked for, by sessions that come and go: the queues of forty services, their settings and their members."""
    server = cluster.servers[1]
    setup = Client(server, 30000)
    for path in ("/services", "/settings", "/members"):
        setup.ok("create", path)
    for service in range(SERVICES):
        setup.ok("create", "/services/s%02d" % service)
        setup.ok("create", "/settings/s%02d" % service, data="{}")
    created = [0] * SERVICES
    deleted = [0] * SERVICES
    done, life = 3 + 2 * SERVICES, 0
    while done < writes:
        client = Client(server, 30000)
        name = "/members/worker-%d" % (life % 50)
        requests = [{"op": "create", "path": name, "mode": "EPHEMERAL", "data": "10.0.0.%d:8080" % (life % 50)}]
        while len(requests) < min(2500, writes - done):
            service = (life * 7 + len(requests)) % SERVICES
            kind = len(requests) % 10
            queue = "/services/s%02d/job-" % service
            if kind < 4:
                requests.append({"op": "create", "path": queue, "mode": "PERSISTENT_SEQUENTIAL", "data": "job of %s " % name + "d" * 80})
                created[service] += 1
            elif kind < 8 and created[service] - deleted[service] > JOBS_LEFT:
                requests.append({"op": "delete", "path": queue + "%010d" % deleted[service], "version": -1})
                deleted[service] += 1
            else:
                requests.append({"op": "setData", "path": "/settings/s%02d" % service, "data": '{"by": "%s", "n": %d}' % (name, len(requests)) + " " * 60})
        for at in range(0, len(requests), 250):
            for request in requests[at:at + 250]:
                client.send(request)
            client.await_answers()
        client.leave()
        done, life = done + len(requests), life + 1


SERVICES, JOBS_LEFT = 40, 200

CASES = {
    "everything": (everything, 1, {"tickTime": 200}),
    "rolled": (rolled, 1, {"snapCount": 30}),
    "busy": (busy, 1, {"snapCount": 100}),
    "old-forms": (old_forms, 1, {"zookeeper.digest.enabled": "false", "zookeeper.closeSessionTxn.enabled": "false"}),
    "gz-snapshots": (few, 1, {"snapCount": 20, "zookeeper.snapshot.compression.method": "gz"}),
    "snappy-snapshots": (few, 1, {"snapCount": 20, "zookeeper.snapshot.compression.method": "snappy"}),
    "ensemble": (ensemble, 3, {}),
    "two-histories": (two_histories, 3, {}),
    "incident": (incident, 3, {}),
    "truncated": (truncated, 3, {}),
    "reconfig": (reconfigured, 3, {"reconfigEnabled": "true", "zookeeper.skipACL": "yes"}),
}
LARGE = {"large": (large, 1, {"zookeeper.preAllocSize": "1024"})}


def record(name, out, writes):
    play, count, options = {**CASES, **LARGE}[name]
    # Logs are 64 MB of zeros at first: here 64 kB, and 2 MB where a megabyte is written.
    space = {"zookeeper.preAllocSize": "2048" if name == "everything" else "64"}
    cluster = Cluster("data-" + name, count, {**space, **options})
    try:
        cluster.start()
        play(cluster, writes) if name in LARGE else play(cluster)
        shown = {}
        for number, server in cluster.servers.items():
            if server.answers() and server.mode() in ("leader", "follower", "standalone"):
                shown[str(number)] = shown_tree(server)
        # Sessions of the readings above are in the log too, and change no znode.
        time.sleep(0.3)
        for server in cluster.servers.values():
            server.kill()
        with open(os.path.join(out, name + ".json"), "w") as file:
            json.dump(shown, file, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            file.write("\n")
        pack(os.path.join(out, name), cluster)
        if name == "incident" and out == HERE:
            write_sample()
    finally:
        cluster.stop()
    print(name)


SAMPLE = os.path.join(HERE, "..", "..", "src", "rooms", "data", "ui", "sample.ts")


def write_sample():
    """The page has the incident in its own code: it asks nobody for files."""
    with open(os.path.join(HERE, "incident.tar.gz"), "rb") as archive:
        text = base64.b64encode(archive.read()).decode()
    with open(SAMPLE) as file:
        head = file.read().split("const SAMPLE")[0]
    lines = "".join("  '%s',\n" % text[at:at + 100] for at in range(0, len(text), 100))
    with open(SAMPLE, "w") as file:
        file.write("%sconst SAMPLE = [\n%s];\n" % (head, lines))


def pack(path, cluster):
    with tarfile.open(path + ".tar.gz", "w:gz", compresslevel=9) as archive:
        for number, server in cluster.servers.items():
            folder = os.path.join(server.directory, "data")
            files = ["version-2/" + file for file in sorted(os.listdir(os.path.join(folder, "version-2")))]
            for file in files + ["myid"] * (cluster.count > 1):
                with open(os.path.join(folder, file), "rb") as content:
                    data = content.read()
                entry = tarfile.TarInfo("%d/%s" % (number, file))
                entry.size = len(data)
                archive.addfile(entry, io.BytesIO(data))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", default=HERE, metavar="FOLDER")
    parser.add_argument("--writes", type=int, default=200000, help="of large cases")
    options = parser.parse_args()
    check_installation()
    for case in options.names or CASES:
        record(case, options.out, options.writes)
