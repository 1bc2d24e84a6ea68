"""Other people's programs against the lab's servers: npm run clients. The last line says how many checks passed and failed.

What needs a package that is not installed is left out, and named; with ZNODE_LAB_ALL set (npm test -- --all) it is a failure.
"""
import json
import os
import subprocess
import sys
import tempfile

import kazoo_suite
import random_lab
import reconnect
import record_lab
import transcripts

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    is_required = "ZNODE_LAB_ALL" in os.environ
    passed, failed = 0, 0
    for name, missing, check in CHECKS:
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


def same_transcript(name):
    is_same = transcripts.compare(name) == 0
    return (1, 0) if is_same else (0, 1)


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
    ("zkCli.sh", lambda: transcripts.missing("zkcli"), lambda: same_transcript("zkcli")),
    ("Curator", lambda: transcripts.missing("curator"), lambda: same_transcript("curator")),
    ("kazoo's own tests", kazoo_suite.missing, kazoo_tests),
    ("recordings of the real server", list, recorded_traces),
    ("random scenarios", list, random_scenarios),
    ("requests after a lost connection", reconnect.missing, reconnect.compare),
)

if __name__ == "__main__":
    sys.exit(main())
