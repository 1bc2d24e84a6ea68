"""Other people's programs against the lab's servers: npm run clients. The last line says how many checks passed and failed.

    npm run clients                                zkCli.sh, Curator, kazoo, recordings
    npm run clients -- --all                       also clients in C, in Go and for Node
    npm run clients -- --tap                       all of them through the tap and without it (tapped.py), and nothing else
    npm run clients -- --zookeeper FOLDER          ZooKeeper's own client tests (zookeeper_suite.py), and nothing else

What needs a package that is not installed is left out, and named; with ZNODE_LAB_ALL set (npm test -- --all) it is a failure.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import kazoo_suite
import others
import random_lab
import reconnect
import record_lab
import tapped
import transcripts
import zookeeper_suite

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--tap", action="store_true")
    parser.add_argument("--zookeeper", metavar="FOLDER", nargs="?", const=os.environ.get(zookeeper_suite.VARIABLE, ""))
    parser.add_argument("--servers", default="1,3", help="of --zookeeper")
    parser.add_argument("--only", default="", help="classes, of --zookeeper")
    options = parser.parse_args()
    if options.zookeeper is not None:
        return run((zookeeper_check(options),), is_required=True)
    if options.tap:
        return run(TAPPED, "ZNODE_LAB_ALL" in os.environ)
    return run(CHECKS + (OTHERS if options.all else ()), "ZNODE_LAB_ALL" in os.environ)


def run(checks, is_required):
    passed, failed = 0, 0
    for name, missing, check in checks:
        lacking = missing()
        if lacking:
            print("%s left out: missing %s" % (name, ", ".join(lacking)), flush=True)
            failed += is_required
            continue
        print("%s:" % name, flush=True)
        good, bad = check()
        passed, failed = passed + good, failed + bad
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


def zookeeper_check(options):
    folder = options.zookeeper or None
    servers = [int(count) for count in options.servers.split(",")]
    return ("ZooKeeper's own tests", lambda: zookeeper_suite.missing(folder),
            lambda: zookeeper_suite.compare(folder, servers, options.only))


def kazoo_tests():
    """In a process of its own: it changes what is imported."""
    with tempfile.NamedTemporaryFile() as report:
        command = [sys.executable, os.path.join(HERE, "kazoo_suite.py"), "lab", "--json", report.name]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=1200, check=False)
        outcomes = json.load(open(report.name))["outcomes"]
    bad = [name for name, outcome in outcomes.items()
           if outcome == "failed" and not any(known in name for known in kazoo_suite.EXPECTED)]
    for name in bad:
        print("  failed: %s" % name)
    return sum(outcome == "passed" for outcome in outcomes.values()), len(bad)


def recorded_traces():
    counts = record_lab.record_all([os.path.join(transcripts.ROOT, "conformance", "traces", name) for name in
                                    sorted(os.listdir(os.path.join(transcripts.ROOT, "conformance", "traces")))
                                    if name.endswith(".json")])
    return counts["same"], counts["different"] + counts["failed"]


def random_scenarios():
    counts = random_lab.compare(1, RANDOM_SCENARIOS)
    return counts["same"], counts["different"] + counts["failed"]


# 300 for the release; these take a minute.
RANDOM_SCENARIOS = 12

CHECKS = (
    ("zkCli.sh", lambda: transcripts.missing("zkcli"), lambda: transcripts.compare("zkcli")),
    ("Curator", lambda: transcripts.missing("curator"), lambda: transcripts.compare("curator")),
    ("kazoo's own tests", kazoo_suite.missing, kazoo_tests),
    ("recordings of the real server", list, recorded_traces),
    ("random scenarios", list, random_scenarios),
    ("requests after a lost connection", reconnect.missing, reconnect.compare),
)

OTHERS = tuple(("the client %s" % title, lambda name=name: others.missing(name), lambda name=name: others.compare(name))
               for name, title in (("c", "in C"), ("go", "in Go"), ("node", "for Node")))

TAPPED = tuple(("%s through the tap" % name, *tapped.PROGRAMS[name]) for name in tapped.PROGRAMS)

if __name__ == "__main__":
    sys.exit(main())
