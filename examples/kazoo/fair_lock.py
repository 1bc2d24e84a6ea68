"""A fair lock in kazoo: each of three workers holds it once, in the order in which they came.

    python3 examples/kazoo/fair_lock.py 127.0.0.1:2181,127.0.0.1:2182,127.0.0.1:2183 [SECONDS]

Each holds it for so many seconds; kill the leader meanwhile, and the work goes on.
"""
import sys
import threading
import time

from kazoo.client import KazooClient


def work(servers, name, seconds, arrived):
    client = KazooClient(hosts=servers, timeout=8)
    client.add_listener(lambda state: print(name, "is", state, flush=True))
    client.start()
    lock = client.Lock("/fair-lock", name)
    arrived.set()
    with lock:
        print(name, "holds the lock; in line:", client.retry(lock.contenders), flush=True)
        time.sleep(seconds)
        print(name, "gives it back", flush=True)
    client.stop()
    client.close()


def main(servers, seconds=3):
    workers = []
    for name in ("Ann", "Ben", "Cat"):
        arrived = threading.Event()
        worker = threading.Thread(target=work, args=(servers, name, float(seconds), arrived))
        worker.start()
        workers.append(worker)
        arrived.wait()
        time.sleep(0.5)
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
