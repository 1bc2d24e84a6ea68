"""A lock as beginners write it: all contenders watch the same ephemeral znode. Argument: a connect string, and how many contenders.

Prints "waiting" once all but the holder wait for the znode, and goes on with a line of input: each contender in turn gets the lock and
gives it back. At the end it prints a line of JSON: how often a watch of each contender fired.
"""
import json
import sys
import threading

from kazoo.client import KazooClient
from kazoo.exceptions import NodeExistsError

PATH = "/herd/lock"


class Contender:
    def __init__(self, hosts):
        self.client = KazooClient(hosts=hosts, timeout=20)
        self.client.start(60)
        self.woken = 0
        self.is_woken = threading.Event()

    def wake(self, _):
        self.woken += 1
        self.is_woken.set()

    def has_lock(self):
        """Whether it has it now; if not, it will be woken."""
        self.is_woken.clear()
        while True:
            try:
                self.client.create(PATH, ephemeral=True)
                return True
            except NodeExistsError:
                if self.client.exists(PATH, watch=self.wake):
                    return False

    def release(self):
        self.client.delete(PATH)


def main():
    contenders = [Contender(sys.argv[1]) for _ in range(int(sys.argv[2]))]
    contenders[0].client.ensure_path("/herd")
    holder, waiting = contenders[0], contenders[1:]
    if not holder.has_lock() or any(contender.has_lock() for contender in waiting):
        raise SystemExit("the first contender has not got the lock")
    print("waiting", flush=True)
    sys.stdin.readline()
    while True:
        holder.release()
        if not waiting:
            break
        for contender in waiting:
            contender.is_woken.wait(30)
        # One after the other, so that the counts are known.
        holder, *rest = waiting
        if not holder.has_lock() or any(contender.has_lock() for contender in rest):
            raise SystemExit("the lock went another way")
        waiting = rest
    print(json.dumps([contender.woken for contender in contenders]), flush=True)
    for contender in contenders:
        contender.client.stop()


if __name__ == "__main__":
    main()
