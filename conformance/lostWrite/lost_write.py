"""ZOOKEEPER-4646 on real servers: a write that is answered Ok and then gone. Prints what happens, as lostWrite.txt has it.

Three servers of one release, on this machine. It needs java, a C compiler, kazoo, and the jars of ZooKeeper (ZK_CLASSPATH).
"""
import logging
import os
import re
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from kazoo.client import KazooClient

CLASSPATH = os.environ.get("ZK_CLASSPATH", "/usr/share/java/slf4j-simple.jar:/usr/share/java/zookeeper.jar")
PORTS = {1: 23181, 2: 23182, 3: 23183}
HERE = Path(__file__).parent
PATIENCE_S = 60
began = time.monotonic()
logging.disable(logging.CRITICAL)


def say(text):
    print(f"{time.monotonic() - began:5.1f} s  {text}", flush=True)


class Server:
    def __init__(self, number, base):
        self.number, self.port, self.dir, self.process = number, PORTS[number], base / str(number), None
        (self.dir / "data").mkdir(parents=True)
        (self.dir / "data" / "myid").write_text(str(number))
        peers = "\n".join(f"server.{n}=127.0.0.1:{port + 100}:{port + 200}" for n, port in PORTS.items())
        settings = f"tickTime=500\ninitLimit=40\nsyncLimit=10\ndataDir={self.dir}/data\nclientPort={self.port}\n{peers}\n"
        (self.dir / "zoo.cfg").write_text(settings)

    def start(self, **environment):
        command = ["java", "-Xmx128m", "-Dzookeeper.admin.enableServer=false", "-Dzookeeper.4lw.commands.whitelist=*"]
        command += ["-cp", CLASSPATH, "org.apache.zookeeper.server.quorum.QuorumPeerMain", str(self.dir / "zoo.cfg")]
        with open(self.dir / "out", "ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment})

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = None

    def client(self):
        client = KazooClient(hosts=f"127.0.0.1:{self.port}", timeout=20)
        client.start(timeout=PATIENCE_S)
        return client

    def current_epoch(self):
        file = self.dir / "data" / "version-2" / "currentEpoch"
        return file.read_text().strip() if file.exists() else ""

    def state(self):
        """Over a plain connection: a session cannot begin while no quorum logs it."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE_S) as connection:
            connection.sendall(b"srvr")
            text = connection.makefile("rb").read().decode()
        mode, zxid = (re.search(rf"{name}: (\S+)", text)[1] for name in ("Mode", "Zxid"))
        return f"server {self.number} is {mode} at {zxid}, with epoch {self.current_epoch()} on disk"


def create(client, path):
    """Again until it is answered: an ensemble that has lost a server takes a moment."""
    while not client.exists(path):
        try:
            client.create(path)
        except Exception:
            time.sleep(0.5)


def run(base):
    held = base / "held"
    library = base / "heldLog.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, HERE / "heldLog.c", "-ldl"], check=True)
    servers = {number: Server(number, base) for number in PORTS}
    one, two, three = servers.values()
    try:
        for server in servers.values():
            server.start()
        client = three.client()
        create(client, "/orders")
        create(client, "/orders/A1")
        say("A1 is answered Ok")
        time.sleep(1)
        two.kill()
        create(client, "/orders/A2")
        say(f"server 2 is killed; A2 is answered Ok: {client.get_children('/orders')}")
        client.stop()
        one.kill()
        three.kill()
        held.touch()
        two.start(LD_PRELOAD=str(library), HELD_LOG=str(held))
        three.start()
        say("servers 1 and 3 are killed; servers 2 and 3 start, and the log of 2 is slow")
        while two.current_epoch() != "2":
            time.sleep(0.02)
        time.sleep(1.5)
        say(f"{two.state()}, and none of that in its log; {three.state()}")
        two.kill()
        three.kill()
        held.unlink()
        say("servers 2 and 3 are killed; servers 1 and 2 start")
        one.start()
        two.start()
        client = one.client()
        say(f"{one.state()}; {two.state()}")
        say(f"a client reads /orders: {sorted(client.get_children('/orders'))}")
        truncated = "Truncating log" in (one.dir / "out").read_text()
        say("server 1 has truncated its log" if truncated else "server 1 has not truncated its log")
    finally:
        for server in servers.values():
            server.kill()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder))
