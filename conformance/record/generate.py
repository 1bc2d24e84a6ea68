#!/usr/bin/env python3
"""Make random scenarios: files without answers, for record.py.

    generate.py OUTDIR FIRST_SEED COUNT [--family NAME]

A seed always gives the same scenario. Without --family, consecutive seeds go through all families of one server in
turn; the families `ensemble`, `outage` and `spread` have several servers, and their recordings take a few seconds each.
"""
import argparse
import json
import os

import ensembles
import outages
import spread
from families import FAMILIES, family_of
from script import Script

ENSEMBLES = {"ensemble": ensembles.make_scenario, "outage": outages.make_scenario, "spread": spread.make_scenario}


def main():
    parser = argparse.ArgumentParser(description="Make random scenarios.")
    parser.add_argument("outdir")
    parser.add_argument("first_seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--family", choices=sorted([*FAMILIES, *ENSEMBLES]))
    options = parser.parse_args()
    os.makedirs(options.outdir, exist_ok=True)
    for seed in range(options.first_seed, options.first_seed + options.count):
        scenario = make_scenario(seed, options.family or family_of(seed))
        with open(os.path.join(options.outdir, scenario["name"] + ".json"), "w", encoding="utf-8") as file:
            json.dump(scenario, file)


def make_scenario(seed, family):
    if family in ENSEMBLES:
        return ENSEMBLES[family](seed)
    script = Script(seed, family)
    FAMILIES[family].play(script)
    return script.scenario(family, "Random, seed %d: %s." % (seed, FAMILIES[family].about))


if __name__ == "__main__":
    main()
