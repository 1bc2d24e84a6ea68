"""Clients in other languages against the lab's servers and against real ones, with one server and with three, whose leader is killed
meanwhile: what they print must be the same.

    python3 conformance/clients/others.py [c] [go] [node]

Each program of programs/ asks for the same of its library. What is not on this machine is left out, and named.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import transcripts

PROGRAMS = os.path.join(transcripts.HERE, "programs")
GOCODE = "/usr/share/gocode"
NODE_CLIENT = "node-zookeeper-client@1.1.3"
NODE_FOLDER = os.path.join(transcripts.ROOT, ".cache", "clients")
PATIENCE_S = 180


def c_command(folder):
    program = os.path.join(folder, "client")
    source = os.path.join(PROGRAMS, "client.c")
    subprocess.run(["gcc", "-DTHREADED", "-o", program, source, "-lzookeeper_mt", "-lpthread"], check=True)
    return [program]


def go_command(folder):
    program = os.path.join(folder, "client")
    environment = dict(os.environ, GO111MODULE="off", GOPATH=GOCODE, GOCACHE=os.path.join(folder, "cache"))
    subprocess.run(["go", "build", "-o", program, "main.go"], cwd=os.path.join(PROGRAMS, "go"), env=environment, check=True)
    return [program]


def node_command(_):
    return ["node", os.path.join(PROGRAMS, "client.cjs"), os.path.join(NODE_FOLDER, "node_modules", "node-zookeeper-client")]


def c_missing():
    header = "/usr/include/zookeeper/zookeeper.h"
    return ([] if os.path.exists(header) else ["libzookeeper-mt-dev"]) + ([] if shutil.which("gcc") else ["gcc"])


def go_missing():
    package = os.path.join(GOCODE, "src/github.com/samuel/go-zookeeper/zk")
    lacking = [] if os.path.isdir(package) else ["golang-github-samuel-go-zookeeper-dev"]
    return lacking + ([] if shutil.which("go") else ["golang-go"])


def node_missing():
    """Fetched once, beside what is built."""
    if os.path.isdir(os.path.join(NODE_FOLDER, "node_modules", "node-zookeeper-client")):
        return []
    os.makedirs(NODE_FOLDER, exist_ok=True)
    fetched = subprocess.run(["npm", "install", "--prefix", NODE_FOLDER, "--no-save", "--ignore-scripts", "--no-audit", NODE_CLIENT],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return [] if fetched.returncode == 0 else [NODE_CLIENT + " (npm could not fetch it)"]


CLIENTS = {"c": (c_command, c_missing), "go": (go_command, go_missing), "node": (node_command, node_missing)}


def missing(name):
    return transcripts.missing_server() + CLIENTS[name][1]()


def compare(name, kinds=None):
    """How many transcripts are the same, and how many are not."""
    same = 0
    with tempfile.TemporaryDirectory() as folder:
        command = CLIENTS[name][0](folder)
        for servers in (1, 3):
            same += transcripts.is_same("%s, %s" % (name, transcripts.servers_text(servers)),
                                        lambda ensemble: transcript(command, ensemble), servers, kinds)
    return same, 2 - same


def transcript(command, ensemble):
    """What differs by its nature: session ids, also within names."""
    said = transcripts.said_with_faults(command + [ensemble.connect_string], ensemble, PATIENCE_S)
    return re.sub(r"0x[0-9a-f]{8,}|_c_[0-9a-f-]+", "<id>", said)


if __name__ == "__main__":
    sys.exit(transcripts.compare_all(sys.argv[1:] or CLIENTS, missing, compare))
