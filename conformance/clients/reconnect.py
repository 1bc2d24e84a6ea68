"""What clients send after a lost connection: ZooKeeper's Java client, kazoo, and the lab's own model of each.

    python3 conformance/clients/reconnect.py

Each sets watches of all kinds at the lab's server, which is killed and started again; then one request, and the end of the session. What
goes over the connection that follows is read from the lab's record of the run, each with its xid. Pings are left out, for their times
differ.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

from lab import Lab, ROOT
from transcripts import ZKCLI

PYTHON = "/usr/bin/python3"
KAZOO = """
import sys, time
from kazoo.client import KazooClient
client = KazooClient(hosts=sys.argv[1], timeout=30)
client.start(60)
client.get("/r/a", watch=print)
client.exists("/r/none", watch=print)
client.get_children("/r", watch=print)
print("ready", flush=True)
sys.stdin.readline()
client.retry(client.exists, "/r/after")
client.stop()
"""


def missing():
    packages = [] if os.path.exists(ZKCLI) else ["zookeeper"]
    return packages + ([] if os.path.isdir("/usr/lib/python3/dist-packages/kazoo") else ["python3-kazoo"])


def compare():
    """How many libraries send what the model sends, and how many do not."""
    command = ["node", "scripts/run.mjs", "conformance/clients/reconnectModel.ts"]
    model = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout)
    same = 0
    for library, play in PROGRAMS.items():
        real, modelled = [[plain(message) for message in messages if message["kind"] != "ping"]
                          for messages in (play(), model[library])]
        same += real == modelled
        if real != modelled:
            print("  %s sends  %s\n  the model %s" % (library, json.dumps(real), json.dumps(modelled)))
    return same, len(PROGRAMS) - same


def plain(message):
    """Without what differs from run to run."""
    if message["kind"] == "connect":
        return {"kind": "connect", "hasSession": message["sessionId"] != "0x0", "hasSeenZxid": message["lastZxidSeen"] > 0,
                "readOnly": message["readOnly"]}
    request = dict(message["request"], xid=message["xid"])
    request.pop("relativeZxid", None)
    return request


def java():
    return after_restart([ZKCLI, "-server"], ["get -w /r/a", "stat -w /r/none", "ls -w /r"], ["stat /r/after", "quit"])


def kazoo():
    return after_restart([PYTHON, "-c", KAZOO], [], [""])


PROGRAMS = {"java": java, "kazoo": kazoo}


def after_restart(command, before, after):
    """What the program sent over the connection that it asked something on last."""
    with tempfile.NamedTemporaryFile() as record:
        with Lab(1, "--record", record.name) as lab:
            make_nodes(lab)
            program = subprocess.Popen(command + [lab.connect_string], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
            say(program, before)
            # zkCli.sh prints the children last, kazoo's program that it is ready.
            wait_for(program, "[a]" if before else "ready")
            lab.say("crashServer server:1")
            time.sleep(1)
            lab.say("startServer server:1")
            wait_for_session(lab)
            say(program, after)
            program.wait(60)
        return newest_connection(json.load(open(record.name)))


def make_nodes(lab):
    script = "create /r\ncreate /r/a\nquit\n"
    subprocess.run([ZKCLI, "-server", lab.connect_string], input=script, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, text=True, timeout=60, check=True)


def say(program, lines):
    program.stdin.write("".join(line + "\n" for line in lines))
    program.stdin.flush()


def wait_for(program, text):
    for line in program.stdout:
        if text in line:
            return
    raise RuntimeError("the program ended before it said %r" % text)


def wait_for_session(lab):
    """Until a client is connected to the server that is back (`cons`)."""
    sys.path.insert(0, os.path.join(ROOT, "conformance", "record"))
    import servers
    host, port = lab.addresses[0].split(":")
    while "sid=" not in (servers.four_letter_word((host, int(port)), "cons", 1) or ""):
        time.sleep(0.1)


def newest_connection(run):
    """A client keeps its wire over all its connections; each of them begins with a connect request."""
    packets = [(given["command"]["wire"], given["command"]["message"]) for given in run["commands"]
               if given["command"]["type"] == "sendWire"]
    last = [wire for wire, message in packets if message["kind"] == "request"][-1]
    sent = [message for wire, message in packets if wire == last]
    begins = [at for at, message in enumerate(sent) if message["kind"] == "connect"]
    return sent[begins[-1]:]


if __name__ == "__main__":
    good, bad = compare()
    print("%d the same, %d different" % (good, bad))
    sys.exit(1 if bad else 0)
