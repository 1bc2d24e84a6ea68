#!/usr/bin/env python3
"""Type a script into Debian's zkCli.sh, connected to a new server, and print the tree that the server then shows.

    python3 conformance/data/type_script.py FILE

The tree is that of record.py, each znode that can be read with its data too, or with its length if it is long. The session of zkCli is open meanwhile: its ephemerals are there.
"""
import json
import os
import subprocess
import sys
import time

# The one beside this file, which finds the others.
from record import Client, Cluster, check_installation, shown_tree

ZKCLI = os.environ.get("ZKCLI", "/usr/share/zookeeper/bin/zkCli.sh")
LAST = "/typed-to-the-end"


def type_into(address, text):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    process = subprocess.Popen([ZKCLI, "-server", "127.0.0.1:%d" % address[1]], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=environment)
    process.stdin.write(text.encode() + b"create %s\n" % LAST.encode())
    process.stdin.flush()
    return process


def typed_tree(text):
    cluster = Cluster("typed", 1, {})
    process = None
    try:
        cluster.start()
        server = cluster.servers[1]
        client = Client(server, 60000)
        process = type_into(server.address, text)
        end = time.time() + 300
        while client.ask("exists", LAST)["code"] != 0:
            if time.time() > end or process.poll() is not None:
                raise RuntimeError("zkCli has not typed the script to its end")
            time.sleep(0.1)
        client.ok("delete", LAST, version=-1)
        tree = shown_tree(server)
        for path in tree:
            answer = client.ask("getData", path)
            if answer["code"] == 0:
                tree[path]["data"] = answer["data"]
        return tree
    finally:
        if process:
            process.kill()
        cluster.stop()


if __name__ == "__main__":
    check_installation()
    with open(sys.argv[1], encoding="utf-8") as script:
        json.dump(typed_tree(script.read()), sys.stdout, ensure_ascii=False)
