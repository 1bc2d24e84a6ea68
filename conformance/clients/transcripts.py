"""Other people's programs against the lab's servers and against real ones: what they print must be the same.

    python3 conformance/clients/transcripts.py [zkcli] [curator]

`zkcli`: Debian's zkCli.sh with examples/zkcli/lock.txt. `curator`: examples/curator/Recipes.java, with its faults: the leader is killed,
a session expires, a server is frozen. Exit 0: the same; 1: it differs; 3: something is missing, which is named.
"""
import difflib
import os
import re
import subprocess
import sys
import tempfile
import threading

from lab import Lab, ROOT

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

    def fault(self, name):
        if name == "leader killed":
            self.say("crashServer role:leader")
            later(lambda: [self.say("startServer server:%d" % number) for number in (1, 2, 3)])
        else:
            self.say("freezeServer server:1")
            later(lambda: self.say("thawServer server:1"))


class RealEnsemble:
    def __init__(self, count):
        self.cluster = real_servers.Cluster("clients", count, {"tickTime": 2000, "zookeeper.extendedTypesEnabled": "false"})
        self.cluster.start()
        self.connect_string = ",".join("%s:%d" % server.address for server in self.cluster.servers.values())

    def fault(self, name):
        server = self.cluster.servers[self.cluster.leader() if name == "leader killed" else 1]
        if name == "leader killed":
            server.kill()
            later(server.start)
        else:
            server.pause()
            later(server.resume)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.cluster.stop()


def later(action):
    timer = threading.Timer(BACK_AFTER_S, action)
    timer.daemon = True
    timer.start()


def zkcli(ensemble):
    """What differs by its nature: times, session ids, versions, and the client's own log."""
    with open(os.path.join(ROOT, "examples", "zkcli", "lock.txt")) as script:
        done = subprocess.run([ZKCLI, "-server", ensemble.connect_string], stdin=script, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
    lines = [line for line in done.stdout.splitlines() if not re.match(r"SLF4J|log4j|\d{4}-|Connecting to", line)]
    text = "\n".join(line for line in lines if line.strip())
    text = re.sub(r"^(ctime|mtime) = .*$", r"\1", text, flags=re.M)
    text = re.sub(r"ephemeralOwner = 0x[0-9a-f]{2,}", "ephemeralOwner", text)
    return re.sub(r"([cmp])Zxid = 0x[0-9a-f]+", lambda match: match.group(0), text)


def curator(ensemble):
    with tempfile.TemporaryDirectory() as classes:
        source = os.path.join(ROOT, "examples", "curator", "Recipes.java")
        subprocess.run(["javac", "-nowarn", "-cp", CLASS_PATH, "-d", classes, source], check=True, stderr=subprocess.DEVNULL)
        program = subprocess.Popen(["java", "-cp", CLASS_PATH + ":" + classes, "Recipes", ensemble.connect_string, "faults"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = []
        for line in program.stdout:
            said.append(line.rstrip())
            if line.startswith("FAULT "):
                ensemble.fault(line[len("FAULT "):].strip())
                program.stdin.write("\n")
                program.stdin.flush()
        program.wait(30)
    return "\n".join(said)


PROGRAMS = {"zkcli": (zkcli, 1, [ZKCLI, real_servers.JAR]),
            "curator": (curator, 3, ["%s/%s.jar" % (JAVA, jar) for jar in JARS] + ["/usr/bin/javac", real_servers.JAR])}


def missing(name):
    """What must be installed first."""
    return [path for path in PROGRAMS[name][2] if not os.path.exists(path)]


def compare(name):
    program, count, _ = PROGRAMS[name]
    if missing(name):
        print("%s: missing %s" % (name, ", ".join(missing(name))))
        return 3
    transcripts = []
    for kind in (LabEnsemble, RealEnsemble):
        with kind(count) as ensemble:
            transcripts.append(program(ensemble).splitlines())
    lab, real = transcripts
    difference = list(difflib.unified_diff(real, lab, "real", "lab", lineterm="", n=1))
    print("%s: %d lines, %s" % (name, len(real), "the same" if not difference else "different"))
    print("\n".join(difference), end="\n" if difference else "")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(max(compare(name) for name in (sys.argv[1:] or PROGRAMS)))
