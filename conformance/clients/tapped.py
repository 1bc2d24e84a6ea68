"""Other people's programs through the tap (npm run tap), which must behave as without it.

    python3 conformance/clients/tapped.py [kazoo] [zkcli] [curator] [c] [go] [node]

`kazoo`: its own test suite against the lab's servers, with the tap before them and without. The others print the same through the tap
before real servers as they print without it, with the faults of transcripts.py and others.py. What is missing is left out, and named.
"""
import functools
import json
import os
import subprocess
import sys
import tempfile

import kazoo_suite
import others
import transcripts
from lab import Tap


class TappedEnsemble(transcripts.RealEnsemble):
    def __init__(self, count):
        super().__init__(count)
        self.tap = Tap(self.connect_string)
        self.connect_string = self.tap.connect_string

    def __exit__(self, *_):
        super().__exit__()
        summary = self.tap.stop()
        if not summary["requests"]:
            raise RuntimeError("nothing passed the tap")


KINDS = (("real", transcripts.RealEnsemble), ("through the tap", TappedEnsemble))


def kazoo():
    """How many tests of the suite end as without the tap, and how many do not."""
    outcomes = []
    for against in ("lab", "tap"):
        with tempfile.NamedTemporaryFile() as report:
            command = [sys.executable, os.path.join(transcripts.HERE, "kazoo_suite.py"), against, "--json", report.name]
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=1200, check=False)
            outcomes.append(json.load(open(report.name))["outcomes"])
    without, through = outcomes
    other = [name for name in sorted({**without, **through}) if without.get(name) != through.get(name)
             and not any(known in name for known in kazoo_suite.EXPECTED)]
    for name in other:
        print("  %s: %s without the tap, %s through it" % (name, without.get(name), through.get(name)))
    print("kazoo through the tap: %d passed, without it %d" % tuple(
        sum(outcome == "passed" for outcome in each.values()) for each in (through, without)), flush=True)
    return len(without) - len(other), len(other)


PROGRAMS = {
    "kazoo": (kazoo_suite.missing, kazoo),
    **{name: (functools.partial(transcripts.missing, name), functools.partial(transcripts.compare, name, KINDS))
       for name in transcripts.PROGRAMS},
    **{name: (functools.partial(others.missing, name), functools.partial(others.compare, name, KINDS)) for name in others.CLIENTS},
}

if __name__ == "__main__":
    sys.exit(transcripts.compare_all(sys.argv[1:] or PROGRAMS, lambda name: PROGRAMS[name][0](), lambda name: PROGRAMS[name][1]()))
