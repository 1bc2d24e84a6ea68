"""A random scenario under construction.

A `Script` knows the random numbers of its seed, the steps so far and which sessions are connected, so that
moves (see moves.py) can add steps that make sense at this point. It guesses, but does not know, what the server
will answer: a wrong guess only makes a request fail, which is worth recording too.
"""
import itertools
import random
import string

from guessed_tree import GuessedTree

LONG_TIMEOUT = 10000          # the highest the recorded servers grant; outlives every wait inside a scenario
SHORT_TIMEOUT = 1500          # for sessions that are to expire
WATCH_KINDS = ("data", "exist", "child", "persistent", "recursive")
PATH_POOL = (
    ("/a", "/a/b", "/a/b/c", "/ab", "/a/bc"),
    ("/q", "/q/x", "/q/x/y", "/q/z"),
    ("/e", "/a", "/a/e", "/a/e/f"),
    ("/lock", "/lock/held", "/locks"),
    ("/app", "/app/config", "/app/config/db", "/app/members"),
    ("/d", "/d/0000000001", "/d/n-0000000000", "/d/n-0000000001"),
)


def session_names():
    """A to Z, and should that not be enough, A2 to Z2 and so on."""
    for round_number in itertools.count(1):
        for letter in string.ascii_uppercase:
            yield letter if round_number == 1 else "%s%d" % (letter, round_number)


class Script:
    def __init__(self, seed, family):
        self.rng = random.Random(seed)
        self.name = "gen-%s-%06d" % (family, seed)
        self.steps = []
        self.options = {}                   # server properties
        self.timeouts = {}                  # letter -> timeout, of the sessions that are connected
        self.letters = session_names()
        self.watches = {}                   # letter -> {kind: paths} registered so far, fired or not
        self.tree = GuessedTree()
        self.patience = 4                   # how many more moves may wait for real time to pass
        groups = self.rng.sample(PATH_POOL, self.rng.randint(1, 2))
        self.paths = [path for group in groups for path in group]

    # ---- random choices

    def chance(self, probability):
        return self.rng.random() < probability

    def choice(self, values):
        return self.rng.choice(values)

    def weighted(self, table):
        """One value of `((weight, value), ...)`."""
        return self.rng.choices([value for _, value in table], [weight for weight, _ in table])[0]

    def some(self, values, most):
        """Up to `most` different values, often none."""
        return self.rng.sample(values, min(len(values), self.rng.randint(0, most)))

    def path(self):
        """Mostly a node that is probably there, otherwise any of the scenario's paths."""
        existing = self.tree.own_paths()
        return self.choice(existing if existing and self.chance(0.75) else self.paths)

    def new_path(self):
        """Mostly a path that can probably be created."""
        possible = [path for path in self.paths if self.tree.can_create(path)]
        return self.choice(possible if possible and self.chance(0.7) else self.paths)

    # ---- sessions

    @property
    def live(self):
        return sorted(self.timeouts)

    def others(self, letter):
        return [other for other in self.live if other != letter]

    def open(self, timeout=LONG_TIMEOUT):
        letter = next(self.letters)
        self.timeouts[letter] = timeout
        self.watches[letter] = {}
        self.add(letter, "open", **({} if timeout == LONG_TIMEOUT else {"timeout": timeout}))
        return letter

    def leave(self, letter):
        """The session is not connected any more; whether it comes back is the caller's affair."""
        return self.timeouts.pop(letter)

    # ---- steps

    def add(self, letter, op, **fields):
        self.steps.append({"session": letter, "op": op, **fields})

    def harness(self, op, **fields):
        self.steps.append({"op": op, **fields})

    def ask(self, request, letter=None):
        """Let a session (any connected one) send the request."""
        letter = letter or self.choice(self.live)
        self.note(letter, request)
        self.steps.append({"session": letter, **request})

    def note(self, letter, request):
        """Remember what the request probably changes, and what it watches."""
        self.tree.apply(letter, request)
        self.note_watch(letter, request)

    def note_watch(self, letter, request):
        kinds = {"getData": "data", "exists": self.choice(("data", "exist")), "getChildren": "child"}
        kind = kinds.get(request["op"]) if request.get("watch") else None
        if request["op"] == "addWatch":
            kind = {"PERSISTENT": "persistent", "PERSISTENT_RECURSIVE": "recursive"}.get(request["mode"])
        if kind and request["path"] is not None:
            self.watches[letter].setdefault(kind, set()).add(request["path"])

    def scenario(self, group, about):
        scenario = {"name": self.name, "group": group, "about": about}
        if self.options:
            scenario["servers"] = {"options": self.options}
        scenario["steps"] = self.steps
        return scenario
