"""ZooKeeper's own client tests against real servers and against the lab: the methods that pass on the real ones and not on the lab.

    python3 conformance/clients/zookeeper_suite.py FOLDER [--servers 1,3] [--only CLASSES]

FOLDER has the tests and what lets them run against servers outside: run.py with --real, --lab, --only and --compare, and tests.list. They
are ZooKeeper's, and no part of this project. With one server it takes ten minutes for each of the two, with three twenty.
"""
import argparse
import os
import subprocess
import sys
import tempfile

import transcripts

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VARIABLE = "ZNODE_LAB_ZOOKEEPER_TESTS"


def missing(folder):
    """What is needed first."""
    if folder is None:
        return ["the folder of the tests (--zookeeper FOLDER, or %s)" % VARIABLE]
    return [os.path.join(folder, name) for name in ("run.py", "tests.list") if not os.path.exists(os.path.join(folder, name))]


def compare(folder, servers=(1, 3), only=""):
    """How many methods pass on both, and how many on the real server alone."""
    passed = differing = 0
    with tempfile.TemporaryDirectory() as results:
        for count in servers:
            files = [os.path.join(results, "%s%d.tsv" % (kind, count)) for kind in ("real", "lab")]
            for file, target in zip(files, (["--real", str(count)], ["--lab", ROOT, str(count)])):
                run(folder, [*target, "--out", file, "--only", only])
            compared = subprocess.run([sys.executable, "run.py", "--compare", *files], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
            print("%s:\n%s" % (transcripts.servers_text(count), compared.stdout), end="", flush=True)
            differing += compared.stdout.count("  not on the second:")
            passed += passes(files[0])
    return passed - differing, differing


def run(folder, arguments):
    """Failures on one side alone are what counts, so its own exit does not."""
    done = subprocess.run([sys.executable, "run.py", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print("  %s: %s" % (" ".join(arguments[:1]), done.stdout.strip().splitlines()[-1]), flush=True)


def passes(file):
    with open(file) as lines:
        return sum(line.startswith("PASS") for line in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default=os.environ.get(VARIABLE))
    parser.add_argument("--servers", default="1,3")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    lacking = missing(options.folder)
    if lacking:
        raise SystemExit("missing: " + ", ".join(lacking))
    _, differing = compare(options.folder, [int(count) for count in options.servers.split(",")], options.only)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
