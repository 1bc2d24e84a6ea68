"""Plays a scenario against real servers and writes down what they answer.

After every step the recorder waits until the system is quiet: each live connection has answered a ping (one
server; the ping passes the same request pipeline) or a sync (ensemble), so all notifications that the step
caused have arrived. What differs from run to run (session ids, times, epochs burnt by failed elections) is
replaced or left out, so that two recordings of one scenario are equal byte for byte.
"""
import re
import time

import wire
from four_letter_words import reduce_answer
from servers import SERVING, Cluster

ANSWER_KEYS = ("result", "results", "events", "links")
# These requests take a zxid from a standalone server whether they succeed or fail.
TAKES_ZXID = {wire.CREATE, wire.DELETE, wire.SET_DATA, wire.SET_ACL, wire.CHECK, wire.MULTI, wire.CREATE2,
              wire.CREATE_CONTAINER, wire.CREATE_TTL, wire.DELETE_CONTAINER, wire.CLOSE_SESSION, wire.RECONFIG}
# What these steps do to the zxid is not counted. A sleep is: what goes away by itself must be awaited.
UNCOUNTED_STEPS = ("awaitGone", "awaitExpiry", "raw")
STEP_WAIT, SERVER_WAIT = 30, 60


class TimingProblem(Exception):
    """Something (a container, a session) went away by itself in the middle of a step: record again."""


def refuses_connection(zxid, error):
    """After these answers (authentication failed, unknown request type) the server ends the connection."""
    return error == wire.AUTH_FAILED or (error == wire.UNIMPLEMENTED and zxid == -1)


class Names:
    """Turns what differs between recordings into names that do not."""

    def __init__(self, ensemble, ports):
        self.ensemble = ensemble
        self.ports = ports         # of members: the port a trace names, the real one
        self.config_version = -1   # of the configuration that was shown last
        self.letters = {}          # session id -> letter of the session that was given it
        self.times = {}            # zxid -> wall time of its transaction
        self.epochs = {}           # real epoch -> 1, 2, 3... as observed: failed elections burn numbers

    def zxid(self, value):
        if not self.ensemble or value in (0, -1):
            return value
        epoch, counter = value >> 32, value & 0xffffffff
        if epoch not in self.epochs:
            if self.epochs and epoch < max(self.epochs):
                raise TimingProblem("old epoch %d seen late" % epoch)
            self.epochs[epoch] = len(self.epochs) + 1
        return "%d:%d" % (self.epochs[epoch], counter)

    def session(self, value):
        signed = value - (1 << 64) if value >> 63 == 1 else value
        return self.letters.get(signed, "?")

    def owner(self, value):
        unsigned = value & 0xffffffffffffffff
        if value == 0:
            return 0
        if unsigned == 0x8000000000000000:
            return "container"
        if unsigned >> 56 == 0xff:
            return "ttl:%d" % (unsigned & 0xffffffffff)
        return self.session(value)

    def stat(self, stat, is_configuration):
        """Without times; but all nodes of one transaction must have its time, and that is checked.

        A configuration may have been written by each server at its own time, with the zxid of its version.
        """
        for zxid, at in (("czxid", "ctime"), ("mzxid", "mtime")):
            if stat[zxid] & 0xffffffff and not is_configuration and self.times.setdefault(stat[zxid], stat[at]) != stat[at]:
                raise RuntimeError("two times for zxid %x" % stat[zxid])
        named = {}
        for field, value in stat.items():
            if field.endswith("zxid"):
                named[field] = self.zxid(value)
            elif field == "ephemeralOwner":
                named[field] = self.owner(value)
            elif field not in ("ctime", "mtime"):
                named[field] = value
        return named

    def configuration(self, text):
        """A configuration as traces show it: with ports that are the same in every run, and its version as a zxid."""
        version = int(re.search(r"version=([0-9a-f]+)", text).group(1), 16)
        self.config_version = version
        for named, real in self.ports.items():
            text = text.replace(":%d" % real, ":%d" % named)
        return re.sub(r"version=[0-9a-f]+", "version=%s" % self.zxid(version), text)

    def as_sent(self, request):
        """A request with the real ports of members, and with the version of the configuration that was seen."""
        sent = dict(request)
        for key in ("joining", "members"):
            for named, real in self.ports.items():
                if sent.get(key):
                    sent[key] = sent[key].replace(":%d" % named, ":%d" % real).replace(";%d" % named, ";%d" % real)
        if sent.get("fromConfig") == "seen":
            sent["fromConfig"] = self.config_version
        return sent

    def answer(self, answer):
        is_configuration = isinstance(answer.get("data"), str) and wire.is_configuration(answer["data"].encode())
        if is_configuration:
            answer["data"] = self.configuration(answer["data"])
        if "stat" in answer:
            answer["stat"] = self.stat(answer["stat"], is_configuration)
        for part in answer.get("results", []):
            self.answer(part)
        if "ids" in answer:
            answer["ids"] = [re.sub(r"^ip:.*", "ip:127.0.0.1", identity) for identity in answer["ids"]]
        return answer


class Arrivals:
    """What arrived on all connections during one step."""

    def __init__(self):
        self.events = {}           # letter -> events
        self.replies = {}          # letter -> (xid, zxid, error, reader)


class Recorder:
    """Plays one scenario; `run` gives the trace."""

    def __init__(self, scenario):
        self.scenario = scenario
        setting = scenario.get("servers", {})
        self.count = setting.get("count", 1)
        self.observers = setting.get("observers", 0)
        self.joiners = setting.get("joiners", 0)
        self.cluster = Cluster(scenario["name"], self.count, setting.get("options"),
                               setting.get("network") == "netns", self.observers, self.joiners)
        self.names = Names(self.count > 1, self.cluster.named_ports())
        self.connections = {}      # letter -> Connection
        self.hushed = set()        # letters whose connections are neither pinged nor read
        self.roles = {}            # S, L, F1, O1 -> server number
        self.zxid_after_step = None
        self.zxids_taken = 0
        self.newest_zxid = 0       # of all answers
        self.unseen_zxids = 0      # at most so many were taken without a transaction since the last one
        self.countable = True

    def run(self):
        steps = []
        try:
            self.cluster.start()
            self.name_roles()
            self.zxid_after_step = self.highest_zxid()
            for raw in self.scenario["steps"]:
                step = {key: value for key, value in raw.items() if key not in ANSWER_KEYS}
                self.play(step)
                steps.append(step)
        finally:
            for connection in self.connections.values():
                connection.close()
            self.cluster.stop()
        trace = {"format": "zk-trace/1", "recordedFrom": "Apache ZooKeeper 3.8.0 (Debian 12)"}
        trace.update((key, self.scenario[key]) for key in ("name", "group", "about", "tags", "servers")
                     if key in self.scenario)
        trace["steps"] = steps
        return trace

    def name_roles(self):
        if self.count == 1:
            self.roles = {"S": 1}
            return
        leader = self.cluster.leader()
        if leader != self.count:
            raise TimingProblem("server %s leads" % leader)
        followers = [n for n in range(self.observers + 1, self.count + 1) if n != leader]
        self.roles = {"L": leader}
        self.roles.update(("F%d" % (i + 1), n) for i, n in enumerate(followers))
        self.roles.update(("O%d" % n, n) for n in range(1, self.observers + 1))
        self.roles.update(("J%d" % n, self.count + n) for n in range(1, self.joiners + 1))
        self.names.epochs = {self.cluster.servers[leader].zxid() >> 32: 1}

    # ---- one step

    def play(self, step):
        arrivals = Arrivals()
        self.zxids_taken = 0
        self.countable = step["op"] not in UNCOUNTED_STEPS
        self.decide_unordered(step)
        action = self.ACTIONS.get(step["op"], Recorder.do_request)
        action(self, step, arrivals)
        if step.get("noSettle") or step.get("noWait"):
            time.sleep(0.02)
            self.zxid_after_step = None
        else:
            self.settle(step, arrivals)
        self.write_answers(step, arrivals)

    def decide_unordered(self, step):
        """`"unordered": "auto"`: the order is unspecified if the dying session has several ephemerals."""
        if step.get("unordered") != "auto":
            return
        text = wire.four_letter_word(self.server_of(step).address, "dump") or ""
        alike = self.names.session(self.connections[step["session"]].session_id)
        ephemerals = reduce_answer("dump", text, self.names, False)["ephemerals"]
        if len(ephemerals.get(alike, [])) > 1:
            step["unordered"] = True
        else:
            del step["unordered"]

    def write_answers(self, step, arrivals):
        if step.get("noZxid"):
            step["result"].pop("zxid", None)
        if arrivals.events:
            if step.get("unordered"):
                for events in arrivals.events.values():
                    events.sort(key=lambda event: (event["path"], event["type"]))
            step["events"] = {letter: arrivals.events[letter] for letter in sorted(arrivals.events)}
        lost = [letter for letter, connection in self.connections.items() if connection.was_cut_off()]
        if lost:
            step["links"] = {letter: "closed" for letter in sorted(lost)}

    # ---- waiting

    def collect(self, letter, arrivals, wait=0.0):
        connection = self.connections[letter]
        connection.pump(wait)
        for packet in connection.packets():
            if packet[0] == "event":
                arrivals.events.setdefault(letter, []).append(packet[1])
            else:
                arrivals.replies.setdefault(letter, []).append(packet[1:])

    def collect_all(self, arrivals):
        for letter in self.connections:
            if letter not in self.hushed:
                self.collect(letter, arrivals)

    def await_replies(self, letter, xids, arrivals, wait=20.0):
        """The replies to `xids` that come before the connection ends or the wait is over."""
        replies = {}
        end = time.time() + wait
        while len(replies) < len(xids) and time.time() < end:
            self.collect(letter, arrivals, 0.05)
            for reply in arrivals.replies.pop(letter, []):
                replies[reply[0]] = reply
            if not self.connections[letter].alive:
                break
            self.keep_alive()
        return replies

    def await_request(self, letter, request, arrivals, wait=20.0):
        """Send one request and return its result; events that came before the reply are marked."""
        xid, request_type = self.connections[letter].send(self.names.as_sent(request))
        replies = self.await_replies(letter, [xid], arrivals, wait)
        self.mark_before(letter, arrivals)
        if xid not in replies and self.connections[letter].alive:
            self.countable = False
            return {"err": "NoAnswer", "code": None}
        if xid in replies and refuses_connection(*replies[xid][1:3]):
            self.await_cut(letter, arrivals)
        return self.result(request_type, replies.get(xid))

    def await_cut(self, letter, arrivals):
        end = time.time() + 3
        while self.connections[letter].alive and time.time() < end:
            self.collect(letter, arrivals, 0.05)
            self.keep_alive()

    @staticmethod
    def mark_before(letter, arrivals):
        for event in arrivals.events.get(letter, []):
            event["before"] = True

    def keep_alive(self):
        """Time passes: ping for every client that is not meant to be silent."""
        for letter, connection in self.connections.items():
            quarter = connection.timeout_ms / 4000.0
            if letter not in self.hushed and time.time() - connection.last_sent_at > quarter:
                connection.ping()

    def wait_until(self, reached, what, arrivals, wait=STEP_WAIT, pause=0.02):
        """Let time pass, reading everything and keeping sessions alive, until `reached()` is truthy."""
        end = time.time() + wait
        while time.time() < end:
            value = reached()
            if value:
                return value
            time.sleep(pause)
            self.keep_alive()
            self.collect_all(arrivals)
        raise RuntimeError("waited in vain: %s" % what)

    def settle(self, step, arrivals):
        """Wait until all that the step caused has arrived, then account for the zxids it took."""
        op = step["op"]
        if self.count > 1:
            time.sleep(0.03 if op in ("drop", "close") else 0)
        elif op in ("drop", "close", "reconnect", "attach"):
            self.await_connection_count()
        waiting = {}
        for letter, connection in self.connections.items():
            if not connection.alive or letter in self.hushed:
                continue
            if self.count == 1:
                connection.ping()
                waiting[letter] = None
            else:
                waiting[letter] = connection.send({"op": "sync", "path": "/"})[0]
        for letter, xid in waiting.items():
            self.await_quiet(letter, xid, arrivals)
        if self.count == 1:
            self.account(step)
        else:
            self.zxid_after_step = self.highest_zxid() if op in ("drop", "hush") else 0

    def await_quiet(self, letter, sync_xid, arrivals):
        """Until the sync is answered or, without one, every ping: an earlier one may still be on its way."""
        connection = self.connections[letter]
        end = time.time() + 15
        while time.time() < end and connection.alive:
            if sync_xid is None and connection.pings_unanswered == 0:
                return
            if any(reply[0] == sync_xid for reply in arrivals.replies.get(letter, [])):
                return
            self.collect(letter, arrivals, 0.05)
            self.keep_alive()

    def await_connection_count(self):
        """Wait until the server has noticed which connections are gone (it counts the asking one too)."""
        server = self.cluster.servers[1]
        end = time.time() + 2
        while time.time() < end and server.answers():
            alive = sum(connection.alive for connection in self.connections.values())
            if (server.connection_count() or 0) <= alive + 1:
                break
            time.sleep(0.005)
        time.sleep(0.01)       # the count falls just before the connection's watches are forgotten

    def account(self, step):
        """A standalone server's zxid must have risen by exactly the step's own requests; a restart keeps it."""
        if not self.cluster.servers[1].answers():
            return
        before, now = self.zxid_after_step, self.highest_zxid()
        self.zxid_after_step = now
        self.newest_zxid = max(self.newest_zxid, now)
        if not self.countable or before is None:
            return
        risen, taken = now - before, self.zxids_taken
        if risen != taken and not 0 < taken < risen <= taken + self.unseen_zxids:
            raise TimingProblem("%s: zxid went from %s to %s, %d requests" % (step, before, now, taken))
        self.unseen_zxids = 0 if risen else self.unseen_zxids

    def highest_zxid(self):
        zxids = [server.zxid() for server in self.cluster.servers.values() if server.answers()]
        return max((zxid for zxid in zxids if zxid is not None), default=0)

    # ---- results

    def result(self, request_type, reply):
        if reply is None:
            return {"err": "ConnectionLoss", "code": -4}
        _, zxid, error, reader = reply
        # A multi that cannot be read answers the last zxid. If it took one, that shows with the next transaction.
        is_unread = request_type == wire.MULTI and error == wire.MARSHALLING_ERROR and zxid == self.newest_zxid
        self.unseen_zxids += is_unread
        self.zxids_taken += request_type in TAKES_ZXID and not is_unread
        self.newest_zxid = max(self.newest_zxid, zxid)
        result = {"err": wire.ERROR_NAMES.get(error, str(error)), "code": error, "zxid": self.names.zxid(zxid)}
        if (error == 0 or request_type in (wire.MULTI, wire.MULTI_READ)) and reader.has_more():
            result.update(self.names.answer(wire.decode_answer(request_type, reader)))
        return result

    def server_of(self, step):
        return self.cluster.servers[self.roles[step.get("server", "L" if self.count > 1 else "S")]]

    # ---- actions of clients

    def do_request(self, step, arrivals):
        letter = step["session"]
        if step.get("noWait"):
            self.connections[letter].send(self.names.as_sent(step))
            return
        step["result"] = self.await_request(letter, step, arrivals, step.get("patienceMs", 20000) / 1000.0)

    def do_open(self, step, arrivals):
        letter = step["session"]
        connection = self.connections[letter] = wire.Connection(self.server_of(step).address)
        password = wire.NO_PASSWORD if "password" not in step else None
        step["result"] = connection.connect(step.get("timeout", 10000), password=password,
                                            read_only=step.get("readOnly", False))
        if connection.session_id:
            self.names.letters[connection.session_id] = letter
            self.zxids_taken += 1

    def do_reconnect(self, step, arrivals):
        """A new connection for a known session: of the same letter, or with `attach` of another one's."""
        letter = step["session"]
        old = self.connections[step.get("of", letter)]
        connection = wire.Connection(self.server_of(step).address)
        if step["op"] == "reconnect":
            old.close()
        last_zxid = {"future": old.last_zxid_seen + 1000, 0: 0}.get(step.get("lastZxidSeen"), old.last_zxid_seen)
        password = {"wrong": b"wrongwrongwrong!", None: None}.get(step.get("password", "right"), old.password)
        step["result"] = connection.connect(step.get("timeout", old.timeout_ms), old.session_id, password,
                                            last_zxid, step.get("readOnly", False))
        connection.last_zxid_seen, connection.last_xid = old.last_zxid_seen, 1000
        self.connections[letter] = connection
        self.hushed.discard(letter)
        if not connection.alive:
            connection.session_id, connection.password = old.session_id, old.password
            connection.timeout_ms = old.timeout_ms
        elif "watches" in step:
            request = {"op": "setWatches", "relativeZxid": old.last_zxid_seen, **step["watches"]}
            step["result"]["setWatches"] = self.await_request(letter, request, arrivals)

    def do_close(self, step, arrivals):
        letter = step["session"]
        connection = self.connections[letter]
        xid = connection.send_close()
        replies = self.await_replies(letter, [xid], arrivals)
        self.mark_before(letter, arrivals)
        step["result"] = self.result(wire.CLOSE_SESSION, replies.get(xid))
        self.await_cut(letter, arrivals)
        connection.was_cut_off()       # that was to be expected
        connection.close()

    def do_drop(self, step, arrivals):
        self.connections[step["session"]].close()

    def do_hush(self, step, arrivals):
        self.hushed.add(step["session"])

    def do_pipeline(self, step, arrivals):
        """All requests at once; answers and events in strict order of arrival.

        If the connection ends before all is answered, the requests without an answer say so, `links` does not.
        """
        connection = self.connections[step["session"]]
        sent = [connection.send(self.names.as_sent(request)) for request in step["requests"]]
        index_of = {xid: index for index, (xid, _) in enumerate(sent)}
        answered, results = set(), []
        end = time.time() + 20
        while len(answered) < len(sent) and time.time() < end:
            connection.pump(0.05)
            for packet in connection.packets():
                if packet[0] == "event":
                    results.append({"event": packet[1]})
                else:
                    index = index_of[packet[1]]
                    answered.add(index)
                    results.append({"request": index, **self.result(sent[index][1], packet[1:])})
            if not connection.alive:
                connection.was_cut_off()
                break
        results += [{"request": index, **self.result(None, None)}
                    for index in range(len(sent)) if index not in answered]
        step["results"] = results

    # ---- actions of the harness

    def do_await_expiry(self, step, arrivals):
        """Wait until the expiry of the step's silent session has been applied."""
        server, goal = self.server_of(step), self.zxid_after_step + step.get("count", 1)

        def reached():
            zxid = server.zxid()
            return zxid if zxid is not None and zxid >= goal else None

        zxid = self.wait_until(reached, "no expiry", arrivals)
        self.await_lost(step, arrivals)
        step["result"] = {"zxid": self.names.zxid(zxid)}

    def do_await_gone(self, step, arrivals):
        letter, request = step["session"], {"op": "exists", "path": step["path"]}

        def reached():
            xid, _ = self.connections[letter].send(request)
            reply = self.await_replies(letter, [xid], arrivals).get(xid)
            return reply if reply and reply[2] == wire.NO_NODE else None

        reply = self.wait_until(reached, "%s is still there" % step["path"], arrivals, pause=0.05)
        step["result"] = {"gone": True, "zxid": self.names.zxid(reply[1])}

    def do_sleep(self, step, arrivals):
        end = time.time() + step["ms"] / 1000.0
        self.wait_until(lambda: time.time() >= end, "sleep", arrivals, wait=step["ms"] / 1000.0 + 5)

    def do_four(self, step, arrivals):
        text = wire.four_letter_word(self.server_of(step).address, step["cmd"]) or ""
        step["result"] = reduce_answer(step["cmd"], text, self.names, self.count > 1)

    def do_server(self, step, arrivals):
        targets = step.get("target", "L")
        targets = targets if isinstance(targets, list) else [targets]
        numbers = [self.roles[role] for role in targets if role in self.roles]
        self.change_servers(step["action"], numbers)
        self.await_lost(step, arrivals)
        if "awaitServing" in step:
            step["result"] = self.await_serving(step, arrivals)
        if "awaitMode" in step:
            self.await_modes(step["awaitMode"], arrivals)
            step["result"] = {"modes": step["awaitMode"]}
        if "awaitNotServing" in step:
            self.await_modes(dict.fromkeys(step["awaitNotServing"], "not-serving"), arrivals)
            step["result"] = {"notServing": step["awaitNotServing"]}

    def change_servers(self, action, numbers):
        if action == "partition":
            self.cluster.partition(numbers)
        elif action == "heal":
            self.cluster.heal()
        for server in [self.cluster.servers[number] for number in numbers]:
            if action in ("kill", "restart"):
                server.kill()
            if action in ("start", "restart"):
                server.start()
            if action == "pause":
                server.pause()
            if action == "resume":
                server.resume()

    def await_lost(self, step, arrivals):
        for letter in step.get("awaitLost", []):
            self.hushed.discard(letter)
            self.wait_until(lambda: not self.connections[letter].alive, "%s is not cut" % letter, arrivals)

    def await_modes(self, wanted, arrivals):
        servers = self.cluster.servers

        def reached():
            return all(servers[self.roles[role]].mode() == mode for role, mode in wanted.items())

        self.wait_until(reached, "modes %s" % wanted, arrivals, SERVER_WAIT, 0.05)

    def await_serving(self, step, arrivals):
        servers = {role: self.cluster.servers[self.roles[role]] for role in step["awaitServing"]}

        def reached():
            modes = {role: server.mode() for role, server in servers.items()}
            all_serve = all(mode in SERVING for mode in modes.values())
            leaders = sum(mode == "leader" for mode in modes.values())
            return modes if all_serve and (self.count == 1 or leaders == 1) else None

        modes = self.wait_until(reached, "serving %s" % list(servers), arrivals, SERVER_WAIT, 0.05)
        result = {} if step.get("noRoles") else {"modes": modes}
        for role, mode in modes.items():
            if mode in ("leader", "standalone"):
                result["zxid"] = self.names.zxid(servers[role].zxid())
        return result

    ACTIONS = {
        "open": do_open, "reconnect": do_reconnect, "attach": do_reconnect, "close": do_close, "drop": do_drop,
        "hush": do_hush, "pipeline": do_pipeline, "awaitExpiry": do_await_expiry, "awaitGone": do_await_gone,
        "sleep": do_sleep, "four": do_four, "server": do_server,
    }
