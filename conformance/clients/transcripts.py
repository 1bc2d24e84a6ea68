"""Other people's programs against the lab's servers and against real ones: what they print must be the same.

    python3 conformance/clients/transcripts.py [zkcli] [curator]

`zkcli`: Debian's zkCli.sh with examples/zkcli/lock.txt. `curator`: examples/curator/Recipes.java, with its faults: the leader is killed,
a session expires, a server is frozen; with one server and with three. Exit 1: a transcript differs. What is missing is left out, and named.
"""
import difflib
import os
import re
import subprocess
import sys
import tempfile
import threading

from lab import Lab, ROOT

HERE = os.path.dirname(os.path.abspath(__file__))

sys.path.insert(0, os.path.join(ROOT, "conformance", "record"))
import servers as real_servers  # noqa: E402  (it stands beside the recorder)

JAVA = "/usr/share/java"
JARS = ("curator-client", "curator-framework", "curator-recipes", "zookeeper", "zookeeper-jute", "guava", "slf4j-api", "slf4j-nop")
CLASS_PATH = ":".join("%s/%s.jar" % (JAVA, jar) for jar in JARS)
ZKCLI = "/usr/share/zookeeper/bin/zkCli.sh"
BACK_AFTER_S = 6


class LabEnsemble(Lab):
    """Faults by the names the programs give them."""

    def __init__(self, count):
        super().__init__(count)
        self.count = count
        self.timer = threading.Timer(0, int)

    def fault(self, name):
        if name == "leader killed":
            self.say("crashServer %s" % ("role:leader" if self.count > 1 else "server:1"))
            self.timer = later(lambda: [self.say("startServer server:%d" % number) for number in range(1, self.count + 1)])
        else:
            self.say("freezeServer server:1")
            self.timer = later(lambda: self.say("thawServer server:1"))

    def __exit__(self, *_):
        self.timer.cancel()
        super().__exit__()


class RealEnsemble:
    def __init__(self, count):
        self.cluster = real_servers.Cluster("clients", count, {"tickTime": 2000, "zookeeper.extendedTypesEnabled": "false"})
        self.cluster.start()
        self.timer = threading.Timer(0, int)
        self.connect_string = ",".join("%s:%d" % server.address for server in self.cluster.servers.values())

    def fault(self, name):
        server = self.cluster.servers[self.cluster.leader() if name == "leader killed" else 1]
        if name == "leader killed":
            server.kill()
            self.timer = later(server.start)
        else:
            server.pause()
            self.timer = later(server.resume)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.timer.cancel()
        self.cluster.stop()


def later(action):
    """What has been broken works again, unless the program has ended before."""
    timer = threading.Timer(BACK_AFTER_S, action)
    timer.daemon = True
    timer.start()
    return timer


def zkcli(ensemble):
    """
    What differs by its nature: times, session ids, versions, and the client's own log. One of its threads prints answers and another
    events, so that what a watch says stands at the end.
    """
    with open(os.path.join(ROOT, "examples", "zkcli", "lock.txt")) as script:
        done = subprocess.run([ZKCLI, "-server", ensemble.connect_string], stdin=script, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
    lines = [line for line in done.stdout.splitlines()
             if line.strip() and not re.match(r"SLF4J|log4j|\d{4}-|Connecting to", line)]
    is_of_watch = re.compile(r"WATCHER::|WatchedEvent ").match
    text = "\n".join(sorted(lines, key=lambda line: is_of_watch(line) is not None))
    text = re.sub(r"^(ctime|mtime) = .*$", r"\1", text, flags=re.M)
    return re.sub(r"ephemeralOwner = 0x[0-9a-f]{2,}", "ephemeralOwner", text)


def curator(ensemble):
    with tempfile.TemporaryDirectory() as classes:
        source = os.path.join(ROOT, "examples", "curator", "Recipes.java")
        subprocess.run(["javac", "-nowarn", "-cp", CLASS_PATH, "-d", classes, source], check=True, stderr=subprocess.DEVNULL)
        return said_with_faults(["java", "-cp", CLASS_PATH + ":" + classes, "Recipes", ensemble.connect_string, "faults"], ensemble, 300)


def said_with_faults(command, ensemble, patience_s):
    """What a program prints; it waits for a line after each FAULT that it names."""
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    ending = threading.Timer(patience_s, program.kill)
    ending.start()
    said = []
    for line in program.stdout:
        said.append(line.rstrip())
        if line.startswith("FAULT "):
            ensemble.fault(line[len("FAULT "):].strip())
            program.stdin.write("\n")
            program.stdin.flush()
    program.wait(30)
    ending.cancel()
    return "\n".join(said)


PROGRAMS = {"zkcli": (zkcli, (1,), [ZKCLI, real_servers.JAR]),
            "curator": (curator, (1, 3), ["%s/%s.jar" % (JAVA, jar) for jar in JARS] + ["/usr/bin/javac", real_servers.JAR])}


def missing(name):
    """What must be installed first."""
    return [path for path in PROGRAMS[name][2] if not os.path.exists(path)]


def compare(name, kinds=None):
    """How many transcripts are the same, and how many are not."""
    program, counts, _ = PROGRAMS[name]
    same = sum(is_same("%s, %s" % (name, servers_text(count)), program, count, kinds) for count in counts)
    return same, len(counts) - same


def servers_text(count):
    return "one server" if count == 1 else "%d servers" % count


def missing_server():
    return [] if os.path.exists(real_servers.JAR) else [real_servers.JAR]


def is_same(name, program, count, kinds=None):
    """Whether it says the same against both kinds of servers, real ones and the lab's; what differs is printed."""
    said = []
    (one, _), (other, _) = kinds = kinds or (("real", RealEnsemble), ("lab", LabEnsemble))
    for _, kind in kinds:
        with kind(count) as ensemble:
            said.append(program(ensemble).splitlines())
    difference = list(difflib.unified_diff(*said, one, other, lineterm="", n=1))
    print("%s: %d lines, %s" % (name, len(said[0]), "the same" if not difference else "different"))
    print("\n".join(difference), end="\n" if difference else "", flush=True)
    return not difference


def compare_all(names, missing, compare):
    """Those that are installed; the exit code, 1 if one differs."""
    wrong = 0
    for name in names:
        lacking = missing(name)
        if lacking:
            print("%s left out: missing %s" % (name, ", ".join(lacking)))
        else:
            wrong += compare(name)[1]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(compare_all(sys.argv[1:] or PROGRAMS, missing, compare))
