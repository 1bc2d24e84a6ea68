#!/usr/bin/env python3
"""Record what a real ZooKeeper answers to scenarios.

    record.py OUTDIR FILE_OR_FOLDER...

Each JSON file is a scenario: a trace without answers. A trace is its own scenario (its answers are recorded
anew), so `record.py --compare OUTDIR traces` checks that the traces still are what the server says.
"""
import argparse
import concurrent.futures
import json
import os
import sys
import traceback

from recorder import Recorder
from servers import check_installation

ATTEMPTS = 4


def main():
    options = parse_arguments()
    files = scenario_files(options.inputs)
    if not files:
        raise SystemExit("no .json files in %s" % " ".join(options.inputs))
    scenarios = [(path, load(path)) for path in files]
    check_installation(any(needs_network(scenario) for _, scenario in scenarios))
    single = [item for item in scenarios if not is_ensemble(item[1])]
    ensembles = [item for item in scenarios if is_ensemble(item[1])]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        outcomes = list(pool.map(lambda item: record_file(*item, options), single))
    outcomes += [record_file(*item, options) for item in ensembles]     # an ensemble fills the machine alone
    failed = outcomes.count(False)
    print("%d recorded, %d failed" % (len(outcomes) - failed, failed))
    sys.exit(1 if failed else 0)


def parse_arguments():
    parser = argparse.ArgumentParser(description="Record what a real ZooKeeper answers to scenarios.")
    parser.add_argument("outdir", help="folder for the traces")
    parser.add_argument("inputs", nargs="+", help="scenario or trace files, or folders of them")
    parser.add_argument("--jobs", type=int, default=2, help="standalone servers at a time (default 2)")
    parser.add_argument("--by-group", action="store_true", help="write into OUTDIR/<group>/")
    parser.add_argument("--compare", action="store_true", help="fail where the recording differs from the input")
    return parser.parse_args()


def scenario_files(inputs):
    files = []
    for path in inputs:
        if not os.path.isdir(path):
            files.append(path)
            continue
        for folder, _, names in sorted(os.walk(path)):
            files += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".json")]
    return files


def load(path):
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError) as problem:
        raise SystemExit("%s: %s" % (path, problem))


def is_ensemble(scenario):
    return scenario.get("servers", {}).get("count", 1) > 1


def needs_network(scenario):
    return scenario.get("servers", {}).get("network") == "netns"


def record_file(path, scenario, options):
    """Record one scenario, trying again when a server or the clock got in the way. True if all is well."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            trace = Recorder(scenario).run()
            break
        except Exception as problem:      # whatever it is, one scenario must not stop the others
            print("FAIL %s, attempt %d: %r" % (scenario["name"], attempt, problem), flush=True)
            if attempt == ATTEMPTS:
                traceback.print_exc()
                return False
    folder = os.path.join(options.outdir, trace["group"]) if options.by_group else options.outdir
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, trace["name"] + ".json"), "w", encoding="utf-8") as file:
        file.write(as_text(trace))
    difference = first_difference(scenario, trace) if options.compare else None
    print("%s %s" % ("DIFF" if difference else "ok  ", trace["name"]), flush=True)
    if difference:
        print("  %s\n  in %s" % (difference, path), flush=True)
    return not difference


def first_difference(old, new):
    for number, (was, now) in enumerate(zip(old["steps"], new["steps"]), 1):
        if was != now:
            return "step %d\n   was %s\n   now %s" % (number, json.dumps(was), json.dumps(now))
    return None


def as_text(trace):
    """One line per step: easy to read and to diff."""
    head = json.dumps({key: value for key, value in trace.items() if key != "steps"}, indent=1)
    steps = ",\n".join("  " + json.dumps(step) for step in trace["steps"])
    return head[:-2] + ',\n "steps": [\n' + steps + "\n ]\n}\n"


if __name__ == "__main__":
    main()
