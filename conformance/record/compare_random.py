#!/usr/bin/env python3
"""Record random scenarios from the real server and replay them against the engine, in one go.

    npm run conformance:record -- [--count 100] [--first SEED] [--family NAME] [--folder FOLDER]

Of ten scenarios nine have one server, by the families in turn, and one has an ensemble. A seed always gives the same
scenario; without --first the clock chooses, and the seeds are printed. Scenarios with partitions need root, and without
it are left out. The exit code is that of the replay: 0 if the engine answers as the server did.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from families import family_of
from generate import ENSEMBLES, FAMILIES, make_scenario
from record import needs_network

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(HERE))
ONE_IN = 10


def main():
    options = parse_arguments()
    folder = options.folder or tempfile.mkdtemp(prefix="zookeeper-traces-")
    with tempfile.TemporaryDirectory(prefix="zookeeper-scenarios-") as scenarios:
        for seed in range(options.first, options.first + options.count):
            write(scenarios, make_scenario(seed, options.family or family_for(seed)))
        print("seeds %d to %d, traces in %s" % (options.first, options.first + options.count - 1, folder), flush=True)
        record = [sys.executable, os.path.join(HERE, "record.py"), "--jobs", str(options.jobs), folder, scenarios]
        recorded = subprocess.run(record, check=False).returncode
    replay = ["node", os.path.join(PROJECT, "scripts/run.mjs"), "conformance/replay/main.ts", folder]
    sys.exit(subprocess.run(replay, check=False).returncode or recorded)


def parse_arguments():
    parser = argparse.ArgumentParser(description="Record random scenarios from the real server and replay them.")
    parser.add_argument("--count", type=int, default=100, help="how many scenarios (default 100)")
    parser.add_argument("--first", type=int, default=int(time.time()), help="the first seed (default: of the clock)")
    parser.add_argument("--family", choices=sorted([*FAMILIES, *ENSEMBLES]), help="all scenarios of one family")
    parser.add_argument("--folder", help="folder for the traces (default: a new temporary one)")
    parser.add_argument("--jobs", type=int, default=2, help="standalone servers at a time (default 2)")
    return parser.parse_args()


def family_for(seed):
    """Both kinds go through all their families."""
    turn = seed // ONE_IN
    return list(ENSEMBLES)[turn % len(ENSEMBLES)] if seed % ONE_IN == 0 else family_of(seed - turn)


def write(folder, scenario):
    if needs_network(scenario) and os.geteuid() != 0:
        print("left out, since it needs root: %s" % scenario["name"], flush=True)
        return
    with open(os.path.join(folder, scenario["name"] + ".json"), "w", encoding="utf-8") as file:
        json.dump(scenario, file)


if __name__ == "__main__":
    main()
