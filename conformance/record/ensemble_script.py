"""A scenario of an ensemble under construction.

An `EnsembleScript` knows which servers serve, which of them leads and who is connected where. A leader is always known:
the newest history wins, among equals the highest number, and a step ends only when every server has caught up.
"""
import moves
from script import LONG_TIMEOUT, Script

LOCAL_SESSIONS, UPGRADING = "localSessionsEnabled", "localSessionsUpgradingEnabled"


class EnsembleScript(Script):
    def __init__(self, seed, voters, observers=0, network=False):
        super().__init__(seed, "ensemble")
        self.observers = ["O%d" % (n + 1) for n in range(observers)]
        self.voters = ["F%d" % (n + 1) for n in range(voters - 1)] + ["L"]       # by rising number
        self.network = network
        self.leader = "L"
        self.up = self.observers + self.voters
        self.written = {role: 0 for role in self.up}    # how much each has seen, to know who would win
        self.at = {}                                    # letter -> role
        self.home = {}                                  # letter -> the role it was connected to last
        self.away = {}                                  # letter -> timeout, of sessions without a connection
        self.finished = False                           # nobody knows the leader any more

    # ---- sessions

    def open(self, timeout=LONG_TIMEOUT):
        letter = super().open(timeout)
        self.at[letter] = self.choice(self.up)
        self.home[letter] = self.steps[-1]["server"] = self.at[letter]
        self.note_write()
        return letter

    def leave(self, letter):
        self.at.pop(letter, None)
        return super().leave(letter)

    def come_back(self, letter, timeout):
        """To any server, with the watches a client library would set again; a local session had better stay."""
        self.timeouts[letter] = timeout
        moves.come_back(self, letter)
        known = self.home.get(letter)
        stays = known in self.up and LOCAL_SESSIONS in self.options and self.chance(0.8)
        self.at[letter] = self.home[letter] = self.steps[-1]["server"] = known if stays else self.choice(self.up)
        self.steps[-1].pop("lastZxidSeen", None)

    def cut(self, roles):
        """Those who lose their connection now, in order."""
        lost = sorted(letter for letter, role in self.at.items() if role in roles)
        for letter in lost:
            self.away[letter] = self.leave(letter)
        return lost

    def bring_back(self):
        for letter in sorted(self.away):
            self.come_back(letter, self.away.pop(letter))
        if not self.live:
            self.open()

    # ---- servers

    def majority(self, roles):
        return 2 * sum(role in self.voters for role in roles) > len(self.voters)

    def bare_majority(self, roles):
        """All of them must vote. Where more are left, those who miss a silent leader first may elect one among them."""
        return self.majority(roles) and sum(role in self.voters for role in roles) == len(self.voters) // 2 + 1

    def note_write(self):
        """When a step ends, all that serve have seen what it wrote."""
        newest = max(self.written.values()) + 1
        for role in self.up:
            self.written[role] = newest

    def ask(self, request, letter=None):
        super().ask(request, letter)
        self.note_write()

    def elect(self):
        """The newest history wins, then the highest number."""
        candidates = [role for role in self.voters if role in self.up]
        self.leader = max(candidates, key=lambda role: (self.written[role], self.voters.index(role)))
        self.note_write()

    def serving(self):
        return sorted(self.up)

    def set_up(self):
        for _ in range(self.rng.randint(2, 4)):
            self.open()
        for path in self.paths:
            if self.chance(0.6):
                self.ask({"op": "create", "path": path})

    def scenario(self, group, about):
        scenario = super().scenario(group, about)
        servers = {"count": len(self.voters) + len(self.observers)}
        if self.observers:
            servers["observers"] = len(self.observers)
        if self.options:
            servers["options"] = self.options
        if self.network:
            servers["network"] = "netns"
        scenario["servers"] = servers
        return scenario
