"""Real servers of Debian's package for a program that talks to them over pipes:

    python3 conformance/tap/ensemble.py SERVERS

It prints one line of JSON with the addresses once they serve. Then each line of standard input is answered with one line of JSON:

    leader          the number of the leader
    word N WORD     what server N answers to a four-letter word
    kill N          kills the process of server N, and answers with the new leader once there is one
    start N         starts it again, and waits until it serves

The end of standard input ends the servers.
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "record"))
import servers  # noqa: E402  (it stands beside the recorder)


def main():
    servers.check_installation()
    cluster = servers.Cluster("tap", int(sys.argv[1]), {"tickTime": 1000, "zookeeper.extendedTypesEnabled": "false"})
    try:
        cluster.start()
        say({"servers": ["%s:%d" % cluster.servers[n].address for n in sorted(cluster.servers)],
             "directories": [os.path.join(cluster.servers[n].directory, "data") for n in sorted(cluster.servers)]})
        for line in sys.stdin:
            say(answer(cluster, line.split()))
    finally:
        cluster.stop()


def answer(cluster, words):
    if words[0] == "leader":
        return cluster.leader()
    number = int(words[1])
    if words[0] == "word":
        return servers.four_letter_word(cluster.servers[number].address, words[2], 5)
    if words[0] == "kill":
        cluster.servers[number].kill()
        return new_leader(cluster)
    cluster.servers[number].start()
    cluster.wait_serving([number])
    return number


def new_leader(cluster):
    while cluster.leader() is None:
        time.sleep(0.1)
    return cluster.leader()


def say(value):
    print(json.dumps(value), flush=True)


if __name__ == "__main__":
    main()
