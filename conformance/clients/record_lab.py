"""The recorder pointed at the lab: what real servers answered to the recorded traces, asked of the lab's over TCP.

    python3 conformance/clients/record_lab.py [TRACE or FOLDER]...

Traces whose servers have options that the lab's command does not offer, or that need partitions, are left out, and counted.
"""
import os
import sys

from lab import Lab, ROOT

sys.path.insert(0, os.path.join(ROOT, "conformance", "record"))
import record  # noqa: E402  (it stands beside this folder)
import recorder  # noqa: E402
import servers  # noqa: E402

KNOWN_OPTIONS = {"zookeeper.extendedTypesEnabled", "tickTime", "znode.container.checkIntervalMs"}


class LabServer(servers.Server):
    def __init__(self, lab, number):
        self.lab, self.number, self.frozen, self.process = lab, number, False, lab.process
        host, port = lab.addresses[number - 1].split(":")
        self.address = (host, int(port))

    def start(self):
        self.lab.say("startServer server:%d" % self.number)
        self.process, self.frozen = self.lab.process, False

    def kill(self):
        self.lab.say("crashServer server:%d" % self.number)
        self.process = None
        while servers.four_letter_word(self.address, "ruok", 0.2):
            pass

    def pause(self):
        self.lab.say("freezeServer server:%d" % self.number)
        self.frozen = True

    def resume(self):
        self.lab.say("thawServer server:%d" % self.number)
        self.frozen = False


class LabCluster(servers.Cluster):
    open_lab = staticmethod(Lab)

    def __init__(self, name, count=1, options=None, namespaces=False, observers=0):
        self.count, self.observers, self.options = count, observers, dict(options or {})
        self.servers = {}

    def start(self, wait=60):
        options = ["--tick-ms", str(self.options.get("tickTime", 500)), "--latency-ms", "0",
                   "--container-check-ms", str(self.options.get("znode.container.checkIntervalMs", 300))]
        if str(self.options.get("zookeeper.extendedTypesEnabled", True)).lower() == "true":
            options.append("--extended-types")
        self.lab = self.open_lab(self.count, *options)
        self.servers = {number: LabServer(self.lab, number) for number in range(1, self.count + 1)}
        self.wait_serving(self.servers, wait)

    def stop(self):
        self.lab.stop()


def is_offered(scenario):
    setting = scenario.get("servers", {})
    options = setting.get("options", {})
    return (set(options) <= KNOWN_OPTIONS and setting.get("network") != "netns" and not setting.get("observers")
            and options.get("tickTime", 500) in (200, 500, 1000, 2000))


def main(inputs):
    counts = record_all(inputs)
    print(", ".join("%d %s" % (count, name) for name, count in counts.items()))
    return 1 if counts["different"] or counts["failed"] else 0


def record_all(inputs):
    recorder.Cluster = LabCluster
    counts = {"same": 0, "different": 0, "failed": 0, "left out": 0}
    for path in record.scenario_files(inputs or [os.path.join(ROOT, "conformance", "traces")]):
        scenario = record.load(path)
        counts[outcome(scenario) if is_offered(scenario) else "left out"] += 1
    return counts


def outcome(scenario):
    try:
        trace = recorder.Recorder(scenario).run()
    except Exception as problem:      # whatever it is, one scenario must not stop the others
        print("FAIL %s: %r" % (scenario["name"], problem), flush=True)
        return "failed"
    difference = record.first_difference(scenario, trace)
    if difference:
        print("DIFF %s\n  %s" % (scenario["name"], difference), flush=True)
    return "different" if difference else "same"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
