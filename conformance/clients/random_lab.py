"""Random scenarios recorded from the lab over TCP, and replayed against the engine: the port must not change any answer.

    python3 conformance/clients/random_lab.py [--count 300] [--first SEED] [--jobs 2]

The scenarios are those of conformance/record, whose answers by the real server the engine is held to (npm run conformance:record).
Those that need options or a network that the lab's command does not offer are left out, and counted.
"""
import argparse
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

import record_lab
from lab import Farm, ROOT

sys.path.insert(0, os.path.join(ROOT, "conformance", "record"))
import compare_random  # noqa: E402  (it stands beside this folder)
import generate  # noqa: E402
import recorder  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Record random scenarios from the lab and replay them.")
    parser.add_argument("--count", type=int, default=300, help="how many scenarios (default 300)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="labs at a time (default 2)")
    options = parser.parse_args()
    counts = compare(options.first, options.count, options.jobs)
    print(", ".join("%d %s" % (count, name) for name, count in counts.items()))
    return 1 if counts["different"] or counts["failed"] else 0


def compare(first, count, jobs=2):
    """So many scenarios that the lab offers, from that seed on."""
    counts = {"same": 0, "different": 0, "failed": 0, "left out": 0}
    scenarios = []
    seed = first
    while len(scenarios) < count:
        scenario = generate.make_scenario(seed, compare_random.family_for(seed))
        seed += 1
        if record_lab.is_offered(scenario):
            scenarios.append(scenario)
        else:
            counts["left out"] += 1
    with Farm() as farm, tempfile.TemporaryDirectory(prefix="lab-traces-") as folder:
        recorder.Cluster = type("FarmCluster", (record_lab.LabCluster,), {"open_lab": staticmethod(farm.lab)})
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            recorded = []
            for done in pool.map(lambda scenario: record(scenario, folder), scenarios):
                recorded.append(done)
                if len(recorded) % 50 == 0:
                    print("%d recorded" % len(recorded), flush=True)
        counts["failed"] = recorded.count(False)
        if any(recorded):
            report = replay(folder)
            counts["same"], counts["different"] = report["passed"], report["failed"]
            for trace in report["traces"]:
                if trace["verdict"] == "failed":
                    print("DIFF %s" % json.dumps(trace)[:600], flush=True)
    return counts


def record(scenario, folder):
    """True if there is a trace now. What the clock or another process got in the way of is tried again."""
    problem = None
    for _ in range(3):
        try:
            trace = recorder.Recorder(scenario).run()
        except Exception as found:        # whatever it is, one scenario must not stop the others
            problem = found
            continue
        with open(os.path.join(folder, scenario["name"] + ".json"), "w", encoding="utf-8") as file:
            json.dump(trace, file)
        return True
    print("FAIL %s: %r" % (scenario["name"], problem), flush=True)
    return False


def replay(folder):
    command = ["node", "scripts/run.mjs", "conformance/replay/main.ts", "--json", folder]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    return json.loads(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
