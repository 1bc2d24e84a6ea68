"""The lab's servers (npm run live) as a process of their own, for client programs that are run against them."""
import itertools
import json
import os
import subprocess
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Lab:
    """Servers of the lab; a `with` ends them."""

    def __init__(self, servers=3, *options):
        command = ["node", "scripts/run.mjs", "scripts/live.ts", "--servers", str(servers), "--json", "--page", "off",
                   "--ports", ",".join(["0"] * servers), *options]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.connect_string = json.loads(self.process.stdout.readline())["connectString"]
        self.addresses = self.connect_string.split(",")

    def say(self, line):
        """A fault or another line of the console."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class Tap:
    """The tap before servers, as a process of its own. `stop` gives its summary."""

    def __init__(self, connect_string):
        command = ["node", "scripts/run.mjs", "scripts/tap.ts", "--json", "--page", "off", "--upstream", connect_string]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addresses = ["127.0.0.1:%d" % port for port in json.loads(self.process.stdout.readline())["listen"]]
        self.connect_string = ",".join(self.addresses)

    def stop(self):
        self.process.terminate()
        summary = json.loads(self.process.stdout.readline())
        self.process.wait(10)
        return summary


class Farm:
    """Labs that share one process (farm.ts), each with the interface of a Lab."""

    def __init__(self):
        command = ["node", "scripts/run.mjs", "conformance/clients/farm.ts"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.numbers, self.lock = itertools.count(1), threading.Lock()

    def lab(self, servers, *options):
        return FarmLab(self, servers, options)

    def say(self, number, line):
        self.process.stdin.write("%d %s\n" % (number, line))
        self.process.stdin.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(10)


class FarmLab:
    def __init__(self, farm, servers, options):
        self.farm, self.process = farm, farm.process
        with farm.lock:
            self.number = next(farm.numbers)
            ports = ",".join(["0"] * servers)
            farm.say(self.number, " ".join(["start", "--servers", str(servers), "--page", "off", "--ports", ports, *options]))
            self.connect_string = json.loads(farm.process.stdout.readline())["connectString"]
        self.addresses = self.connect_string.split(",")

    def say(self, line):
        with self.farm.lock:
            self.farm.say(self.number, line)

    def stop(self):
        self.say("stop")
