"""Clients of kazoo that do not stop: each has an ephemeral znode of its own and counts in a znode of its own, whatever becomes of its servers.

    python3 conformance/clients/programs/busy.py SERVERS CLIENTS

It ends when its input does, and then prints a line of JSON for each client: how many writes were answered, how many have an unknown
outcome, and how often its session was lost.
"""
import json
import sys
import threading

from kazoo.client import KazooClient
from kazoo.exceptions import ConnectionLoss, KazooException, NodeExistsError, SessionExpiredError
from kazoo.protocol.states import KazooState

PAUSE_S = 0.05


class Busy:
    def __init__(self, servers, number, is_over):
        self.client = KazooClient(hosts=servers, timeout=6)
        self.count, self.own = "/busy/count-%d" % number, "/busy/own-%d" % number
        self.answered = self.unknown = self.lost = 0
        self.is_over = is_over
        self.client.add_listener(self.heard)
        self.client.start()
        self.client.ensure_path(self.count)

    def heard(self, state):
        self.lost += state == KazooState.LOST

    def run(self):
        while not self.is_over.wait(PAUSE_S):
            try:
                self.client.create(self.own, ephemeral=True)
            except NodeExistsError:
                pass
            except (KazooException, TimeoutError):
                continue
            try:
                self.client.set(self.count, b"x")
                self.answered += 1
            except (ConnectionLoss, SessionExpiredError, TimeoutError):
                self.unknown += 1
            except KazooException:
                pass

    def end(self):
        version = self.client.retry(self.client.get, self.count)[1].version
        self.client.stop()
        return {"answered": self.answered, "unknown": self.unknown, "version": version, "lost": self.lost}


def main(servers, count):
    is_over = threading.Event()
    clients = [Busy(servers, number, is_over) for number in range(1, count + 1)]
    workers = [threading.Thread(target=client.run) for client in clients]
    for worker in workers:
        worker.start()
    sys.stdin.read()
    is_over.set()
    for worker in workers:
        worker.join()
    for client in clients:
        print(json.dumps(client.end()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
