"""Random scenarios of ensembles with long outages: empty logs, read-only servers, local sessions, rolling restarts.

Unlike in ensembles.py, little or nothing may be written between two elections, so the script keeps each server's zxid: an
election may be about an epoch alone. Who comes back first decides what the others are sent.
"""
import ensembles
from ensemble_script import LOCAL_SESSIONS, UPGRADING, EnsembleScript
from script import LONG_TIMEOUT, Script

READ_ONLY_MODE = "readonlymode.enabled"
SIZES = ((3, 0), (3, 0), (3, 0), (3, 1), (3, 1), (5, 0), (3, 2))
READS = ("exists", "getData", "getChildren", "sync")
REQUESTS = READS + ("create", "ephemeral", "sequential", "setData", "delete", "multi")
PATHS = ("/a", "/a/b", "/c", "/c/d", "/e")


class OutageScript(EnsembleScript):
    def __init__(self, seed):
        super().__init__(seed, *SIZES[seed % len(SIZES)])
        self.name = "gen-outage-%06d" % seed
        self.paths = list(PATHS)
        self.epoch, self.counter = 1, 0
        quorum = len(self.voters) // 2 + 1
        self.zxids = {role: (1, 0) for role in self.up}
        # Servers of the first quorum were sent nothing, and stay at the zxid of an empty log.
        self.zxids.update((role, (0, 0)) for role in self.voters[-quorum:-1])

    @property
    def has_local_sessions(self):
        return LOCAL_SESSIONS in self.options

    def note_write(self):
        self.counter += 1
        for role in self.up:
            self.zxids[role] = (self.epoch, self.counter)

    def ask(self, request, letter=None):
        Script.ask(self, request, letter)
        if request["op"] not in READS:
            self.note_write()

    def open(self, timeout=LONG_TIMEOUT):
        before = self.counter, dict(self.zxids)
        letter = super().open(timeout)
        if self.has_local_sessions:
            self.counter, self.zxids = before
        if READ_ONLY_MODE in self.options and self.chance(0.4):
            self.steps[-1]["readOnly"] = True
        return letter

    def elect(self):
        candidates = [role for role in self.voters if role in self.up]
        self.leader = max(candidates, key=lambda role: (self.zxids[role], self.voters.index(role)))
        self.epoch, self.counter = self.epoch + 1, 0
        self.zxids[self.leader] = (self.epoch, 0)

    def join(self, role):
        """The server starts while the others serve."""
        self.up.append(role)
        if self.counter:
            self.zxids[role] = (self.epoch, self.counter)

    def bring_back(self):
        """Each looks around, and perhaps goes on to the leader and looks there too."""
        for letter in sorted(self.away):
            self.come_back(letter, self.away.pop(letter))
            self.look(letter)
            if self.chance(0.4):
                self.come_back(letter, self.leave(letter))
                self.look(letter)
        if not self.live and self.chance(0.7):
            self.open()
        if self.chance(0.4):
            self.harness("four", cmd="srvr", server=self.choice(self.up))

    def look(self, letter):
        self.steps.append({"session": letter, "op": "exists", "path": self.choice(PATHS + ("/",))})


def request(script):
    if not script.live:
        return
    letter, op, path = script.choice(script.live), script.choice(REQUESTS), script.choice(PATHS)
    if op in READS[:3]:
        made = {"op": op, "path": path}
        if script.chance(0.4):
            made["watch"] = True
    elif op == "sync":
        made = {"op": op, "path": "/"}
    else:
        made = {
            "create": {"op": "create", "path": path}, "setData": {"op": "setData", "path": path, "data": "w"},
            "ephemeral": {"op": "create", "path": path, "mode": "EPHEMERAL"}, "delete": {"op": "delete", "path": path},
            "sequential": {"op": "create", "path": "/s-", "mode": "PERSISTENT_SEQUENTIAL"},
            "multi": {"op": "multi", "ops": [{"op": "create", "path": "/m"}, {"op": "delete", "path": "/m"}]},
        }[op]
    script.ask(made, letter)


def some_requests(script):
    for _ in range(script.choice((0, 0, 1, 3, 5))):
        request(script)


# ---- moves of servers

def kill_one(script):
    candidates = [role for role in script.up if script.majority([other for other in script.up if other != role])]
    if not candidates:
        return start_one(script)
    role = script.choice(candidates)
    leads = role == script.leader
    lost = script.cut(list(script.up) if leads else [role])
    script.up.remove(role)
    more = {"awaitServing": script.serving()} if leads else {}
    script.harness("server", action="kill", target=role, awaitLost=lost, **more)
    if leads:
        script.elect()
    else:
        some_requests(script)
    script.bring_back()


def start_one(script):
    down = [role for role in script.observers + script.voters if role not in script.up]
    if not down:
        return
    role = script.choice(down)
    script.join(role)
    script.harness("server", action="start", target=role, awaitServing=script.serving())
    if script.live:
        letter = script.choice(script.live)
        script.add(letter, "drop")
        script.come_back(letter, script.leave(letter))
        script.steps[-1]["server"] = script.at[letter] = script.home[letter] = role
        script.look(letter)


def rolling_restart(script):
    """Every learner in turn, and the leader last: each is back before the next one goes."""
    if len(script.up) != len(script.voters) + len(script.observers):
        return start_one(script)
    for role in [role for role in script.up if role != script.leader]:
        lost = script.cut([role])
        script.harness("server", action="restart", target=role, awaitLost=lost, awaitServing=script.serving())
        if script.counter:
            script.zxids[role] = (script.epoch, script.counter)
        script.bring_back()
        some_requests(script)
    old = script.leader
    lost = script.cut(list(script.up))
    script.up.remove(old)
    script.harness("server", action="kill", target=old, awaitLost=lost, awaitServing=script.serving())
    script.elect()
    script.join(old)
    script.harness("server", action="start", target=old, awaitServing=script.serving())
    script.bring_back()


def stop_all(script):
    """Then a bare quorum starts, and the others after it one by one."""
    lost = script.cut(list(script.up))
    script.harness("server", action="kill", target=script.serving(), awaitLost=lost)
    quorum = len(script.voters) // 2 + 1
    candidates = [role for role in script.voters if role in script.up] if script.chance(0.5) else script.voters
    first = sorted(script.rng.sample(candidates, quorum), key=script.voters.index)
    script.up = list(first)
    script.harness("server", action="start", target=first, awaitServing=sorted(first))
    script.elect()
    rest = [role for role in script.voters + script.observers if role not in first and script.chance(0.8)]
    script.rng.shuffle(rest)
    for role in rest:
        if script.chance(0.3):
            script.bring_back()
            some_requests(script)
        script.join(role)
        script.harness("server", action="start", target=role, awaitServing=script.serving())
    script.bring_back()


def lose_quorum(script):
    """One voter is left: it serves nobody, or readers only; then just as many come back as are needed."""
    voters = [role for role in script.up if role in script.voters]
    left = script.choice(voters)
    dead = sorted(role for role in voters if role != left)
    if not dead or script.observers:
        return
    read_only = READ_ONLY_MODE in script.options
    lost = script.cut(list(script.up))
    until = {"awaitMode": {left: "read-only"}} if read_only else {"awaitNotServing": [left]}
    script.harness("server", action="kill", target=dead, awaitLost=lost, **until)
    if read_only:
        read_meanwhile(script, left)
    elif script.away and script.chance(0.5):
        script.add(sorted(script.away)[0], "reconnect", server=left)
    others = [role for role in script.voters if role != left]
    back = sorted(script.rng.sample(others, len(script.voters) // 2), key=script.voters.index)
    script.up = [left] + back
    script.harness("server", action="start", target=back, awaitServing=script.serving())
    script.elect()
    script.bring_back()


def read_meanwhile(script, server):
    letter = next(script.letters)
    script.add(letter, "open", server=server, readOnly=True)
    for other in sorted(script.away)[:2]:
        script.add(other, "reconnect", server=server, readOnly=script.chance(0.7))
        script.add(other, "exists", path="/")
    script.add(letter, "exists", path="/")
    script.add(letter, "create", path="/x")
    if script.chance(0.5):
        script.harness("four", cmd="srvr", server=server)


SERVER_MOVES = ((5, kill_one), (4, start_one), (1, rolling_restart), (3, stop_all), (3, lose_quorum))


def make_scenario(seed):
    script = OutageScript(seed)
    if script.chance(0.35):
        script.options[LOCAL_SESSIONS] = "true"
        if script.chance(0.5):
            script.options[UPGRADING] = "true"
    if script.chance(0.35):
        script.options[READ_ONLY_MODE] = "true"
    for _ in range(script.rng.randint(0, 3)):
        script.open()
    for _ in range(script.rng.randint(2, 4)):
        some_requests(script)
        if script.chance(0.15) and not script.has_local_sessions:
            ensembles.close(script)
        script.weighted(SERVER_MOVES)(script)
    if not script.live:
        script.open()
    some_requests(script)
    return script.scenario("outage", "Random, seed %d: servers are away for long, and little is written." % seed)
