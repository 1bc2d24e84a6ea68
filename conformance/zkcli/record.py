#!/usr/bin/env python3
"""Record what the real zkCli.sh prints for scripts of commands.

    python3 conformance/zkcli/record.py [NAME...]

runs `scripts/NAME.zkcli` (all of them without a NAME), each against a fresh standalone server, and writes what
Debian's zkCli prints to `NAME.txt`, normalised: what differs from run to run has a name in angle brackets. Lines are
typed one after the other, each when the one before has come to something, as a person would; standard output
and standard error are one stream.
"""
import os
import re
import select
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "record"))
from servers import JAR, LOGGING_JAR, Cluster, check_installation  # noqa: E402

SCRIPTS = os.path.join(HERE, "scripts")
ZKCLI = os.environ.get("ZKCLI", "/usr/share/zookeeper/bin/zkCli.sh")
# The server looks for containers every 300 ms; the lab's does so every minute.
OPTIONS = {"tickTime": 2000, "znode.container.checkIntervalMs": 60000}
# How long nothing is printed until a line has come to something; more on a busy machine.
QUIET_S = float(os.environ.get("ZKCLI_QUIET", "0.2"))
# Servers that are set otherwise, by the first word of a script's name; transcripts.test.ts has the same.
SET = {
    "enforced": {"zookeeper.enforceQuota": "true"},
    "plain": {"zookeeper.extendedTypesEnabled": "false"},
}
CONNECTED = "WatchedEvent state:SyncConnected type:None path:null"

NORMALISED = (
    (re.compile(r"^SLF4J: .*\n", re.M), ""),
    (re.compile(r"^\tat .*\n", re.M), ""),
    (re.compile(r"(ephemeralOwner = )0x(?!0$)[0-9a-f]+", re.M), r"\1<session>"),
    (re.compile(r"^([cm]time = ).*", re.M), r"\1<date>"),
    (re.compile(r"(127\.0\.0\.1|localhost):2\d{4}"), "<server>"),
    (re.compile(r"(ZooKeeper CLI version: ).*"), r"\1<version>"),
)


# What the two threads print at once comes in either order: what watches say is put first.
WATCHED = re.compile(r"\n(?:WATCHER::|WatchedEvent .*)\n")


def normalise(pieces):
    """What was printed from one line to the next, piece by piece."""
    first, *others = pieces
    text = first + "".join("".join(WATCHED.findall(piece)) + WATCHED.sub("", piece) for piece in others)
    for pattern, replacement in NORMALISED:
        text = pattern.sub(replacement, text)
    return text


class Console:
    """zkCli.sh with a pipe in place of a keyboard."""

    def __init__(self, address):
        environment = dict(os.environ, CLIENT_JVMFLAGS="-XX:TieredStopAtLevel=1 -Xshare:auto -XX:+UseSerialGC "
                           "-Dlog4j.configuration=file:%s" % os.path.join(HERE, "quiet.properties"))
        self.process = subprocess.Popen([ZKCLI, "-server", address], stdin=subprocess.PIPE, bufsize=0,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
        self.text = b""

    def read(self, timeout):
        ready, _, _ = select.select([self.process.stdout], [], [], timeout)
        piece = os.read(self.process.stdout.fileno(), 65536) if ready else b""
        self.text += piece
        return piece

    def wait_for(self, text, patience=20):
        end = time.time() + patience
        while text.encode() not in self.text and time.time() < end:
            self.read(0.05)

    def settle(self, quiet=QUIET_S):
        while self.read(quiet):
            pass

    def take(self):
        """What was printed since this was asked last."""
        text, self.text = self.text, b""
        return text.decode("utf-8", "replace")

    def type(self, line):
        try:
            self.process.stdin.write(line.encode() + b"\n")
        except BrokenPipeError:
            return False
        return True

    def end(self):
        self.process.stdin.close()
        end = time.time() + 10
        while self.read(0.1) or (self.process.poll() is None and time.time() < end):
            pass
        self.process.wait()


def record(name):
    with open(os.path.join(SCRIPTS, name + ".zkcli"), encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")[:-1]
    cluster = Cluster("zkcli", 1, {**OPTIONS, **SET.get(name.split("-")[0], {})})
    try:
        cluster.start()
        console = Console("127.0.0.1:%d" % cluster.servers[1].address[1])
        console.wait_for(CONNECTED)
        console.settle()
        pieces = [console.take()]
        for line in lines:
            if not console.type(line):
                break
            console.settle()
            pieces.append(console.take())
        console.end()
        pieces.append(console.take())
    finally:
        cluster.stop()
    with open(os.path.join(HERE, name + ".txt"), "w", encoding="utf-8", newline="\n") as file:
        file.write(normalise(pieces))
    return name


def main(names):
    check_installation()
    if not os.path.exists(ZKCLI):
        raise SystemExit("%s not found; ZKCLI names another one. JAR: %s, %s" % (ZKCLI, JAR, LOGGING_JAR))
    for name in names or sorted(each[:-6] for each in os.listdir(SCRIPTS) if each.endswith(".zkcli")):
        print(record(name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
