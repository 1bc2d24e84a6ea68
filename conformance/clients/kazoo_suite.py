"""kazoo's own test suite against the lab's servers, or against real ones.

    python3 conformance/clients/kazoo_suite.py lab|tap|real [--json FILE] [PYTEST ARGUMENT]...

`tap`: the lab's servers with the tap before them. Needs Debian's python3-kazoo and pytest; `real` also Debian's zookeeper. What the suite's harness knows as a cluster is replaced;
the tests are those of the package, as they are.
"""
import importlib.util
import json
import os
import sys
import types
import unittest.mock

from lab import Lab, Tap

PACKAGES = "/usr/lib/python3/dist-packages"
# Tests of the client alone, of its packaging, and of handlers that are not installed.
WITHOUT_SERVER = ("test_build", "test_eventlet_handler", "test_gevent_handler", "test_exceptions", "test_hosts", "test_paths",
                  "test_retry", "test_security", "test_threading_handler", "test_utils")
# The lab's servers refuse a reconfiguration, and these tests then wait for ever.
LEFT_OUT = ("test_client.py::TestReconfig",)
# They fail against the real server of Debian 12 too, as it is set up here (SASL, and a read-only server that comes too late), or they
# judge how fast the machine is.
EXPECTED = ("TestLegacySASLDigestAuthentication", "TestSASLDigestAuthentication", "TestReadOnlyMode",
            "KazooLockingQueueTests::test_concurrent_execution")


class LabServer:
    def __init__(self, lab, number, address):
        self.lab, self.number, self.address = lab, number, address
        self.running = True

    def stop(self):
        self.lab.say("crashServer server:%d" % self.number)
        self.running = False

    def run(self):
        self.lab.say("startServer server:%d" % self.number)
        self.running = True


class LabCluster(list):
    def __init__(self, is_tapped):
        self.lab = Lab(3, "--read-only")
        self.tap = Tap(self.lab.connect_string) if is_tapped else None
        addresses = (self.tap or self.lab).addresses
        super().__init__(LabServer(self.lab, number, addresses[number - 1]) for number in (1, 2, 3))

    def start(self):
        for server in self:
            if not server.running:
                server.run()

    def terminate(self):
        if self.tap:
            print("through the tap: %s" % self.tap.stop())
        self.lab.stop()


class Results:
    """What became of each test, by name."""

    def __init__(self):
        self.outcomes, self.seconds = {}, {}

    def pytest_runtest_logreport(self, report):
        name = report.nodeid.split("tests/")[-1]
        self.seconds[name] = self.seconds.get(name, 0) + report.duration
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[name] = report.outcome


def missing():
    """What must be installed first."""
    packages = [] if os.path.isdir(os.path.join(PACKAGES, "kazoo")) else ["python3-kazoo"]
    return packages + (["pytest"] if importlib.util.find_spec("pytest") is None else [])


def main(against, arguments):
    if missing():
        raise SystemExit("missing: " + ", ".join(missing()))
    prepare()
    import pytest
    from kazoo.testing import harness
    if against != "real":
        cluster = LabCluster(against == "tap")
        harness.get_global_cluster = lambda: cluster
    else:
        os.environ.update(ZOOKEEPER_VERSION="3.8.0", ZOOKEEPER_CLASSPATH="/usr/share/java/zookeeper.jar:"
                          "/usr/share/java/slf4j-nop.jar", ZOOKEEPER_PORT_OFFSET="24000")
    json_file = None
    if arguments[:1] == ["--json"]:
        json_file, arguments = arguments[1], arguments[2:]
    results = Results()
    ignored = ["--ignore=%s/kazoo/tests/%s.py" % (PACKAGES, name) for name in WITHOUT_SERVER]
    try:
        pytest.main(["-q", "-p", "no:cacheprovider", "--tb=short", "--rootdir=" + PACKAGES,
                     "%s/kazoo/tests" % PACKAGES, *ignored,
                     *("--deselect=kazoo/tests/" + name for name in LEFT_OUT), *arguments], plugins=[results])
    finally:
        if against != "real":
            cluster.terminate()
    if json_file:
        with open(json_file, "w") as file:
            json.dump({"outcomes": results.outcomes, "seconds": results.seconds}, file, indent=1, sort_keys=True)


def prepare():
    """The package, without all others of its folder; what its tests import and Debian ships by another name."""
    spec = importlib.util.spec_from_file_location("kazoo", PACKAGES + "/kazoo/__init__.py",
                                                  submodule_search_locations=[PACKAGES + "/kazoo"])
    kazoo = importlib.util.module_from_spec(spec)
    sys.modules["kazoo"] = kazoo
    spec.loader.exec_module(kazoo)
    sys.modules["mock"] = unittest.mock
    if importlib.util.find_spec("objgraph") is None:
        sys.modules["objgraph"] = types.SimpleNamespace(count=count_by_type)


def count_by_type(name):
    import gc
    return sum(1 for each in gc.get_objects() if type(each).__name__ == name)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
