"""The lab's servers (npm run live) as a process of their own, for client programs that are run against them."""
import json
import os
import subprocess

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
