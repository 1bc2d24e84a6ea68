"""Clients that say what happens to them. Arguments: a connect string, and how many clients. The first connects to the first server, the next
to the next, so that each server has some.

Each has an ephemeral znode /clients/N and a watch of /clients/watched. Prints "ready" once all are connected; after a line of input it waits
until all are connected again, asks something with each, and prints a line of JSON: for each client the states that its listener was told
after the first one, its session before and after, and whether its ephemeral znode is still its own.
"""
import json
import sys
import time

from kazoo.client import KazooClient, KazooState


class Client:
    def __init__(self, hosts, number):
        first = number % len(hosts)
        hosts = ",".join(hosts[first:] + hosts[:first])
        self.path = "/clients/%d" % number
        self.states = []
        self.client = KazooClient(hosts=hosts, randomize_hosts=False, timeout=10,
                                  connection_retry={"max_tries": -1, "delay": 0.1, "max_delay": 1})
        self.client.start(60)
        self.client.ensure_path("/clients/watched")
        self.client.create(self.path, ephemeral=True)
        self.client.get("/clients/watched", watch=lambda _: None)
        self.before = self.session()
        self.client.add_listener(self.states.append)

    def session(self):
        return "0x%x" % self.client.client_id[0]

    def story(self):
        stat = self.client.retry(self.client.exists, self.path)
        return {"states": self.states, "before": self.before, "after": self.session(),
                "owner": None if stat is None else "0x%x" % stat.ephemeralOwner}


def main():
    clients = [Client(sys.argv[1].split(","), number) for number in range(int(sys.argv[2]))]
    print("ready", flush=True)
    sys.stdin.readline()
    while any(each.client.state != KazooState.CONNECTED or not each.states for each in clients):
        time.sleep(0.1)
    print(json.dumps([each.story() for each in clients]), flush=True)
    sys.stdin.readline()
    for each in clients:
        each.client.stop()


if __name__ == "__main__":
    main()
