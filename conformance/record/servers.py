"""Start, stop, freeze and cut off real ZooKeeper servers.

The servers come from Debian's `zookeeper` package and run in throw-away directories on local ports. For
partitions every server of an ensemble gets a network namespace of its own, and packets between namespaces are
dropped by iptables; that, and only that, needs root.
"""
import fcntl
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from wire import four_letter_word

JAR = os.environ.get("ZK_JAR", "/usr/share/java/zookeeper.jar")
LOGGING_JAR = "/usr/share/java/slf4j-simple.jar"
JAVA = os.environ.get("JAVA", "java")
WORK_DIRECTORY = os.environ.get("ZK_WORK") or os.path.join(tempfile.gettempdir(), "zookeeper-recorder")
INSTALL = "apt-get update && apt-get install -y zookeeper"
INSTALL_NETWORK = "apt-get install -y iproute2 iptables"

FIRST_PORT, LAST_PORT = 20001, 31900
SERVING = ("leader", "follower", "observer", "standalone")
CONFIG_OPTIONS = ("minSessionTimeout", "maxSessionTimeout", "initLimit", "syncLimit", "snapCount",
                  "localSessionsEnabled", "localSessionsUpgradingEnabled", "reconfigEnabled", "standaloneEnabled")
# Containers are looked for often, so that scenarios need not wait a minute; TTL nodes must be allowed.
DEFAULT_PROPERTIES = {"znode.container.checkIntervalMs": "300", "zookeeper.extendedTypesEnabled": "true"}
JAVA_OPTIONS = [
    "-Xmx192m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto",
    "-Dorg.slf4j.simpleLogger.defaultLogLevel=info", "-Dorg.slf4j.simpleLogger.showDateTime=true",
    "-Dzookeeper.4lw.commands.whitelist=*", "-Dzookeeper.admin.enableServer=false",
    "-Dzookeeper.forceSync=no", "-Dzookeeper.jmx.log4j.disable=true", "-Dzookeeper.globalOutstandingLimit=100000",
]
SUBNET, BRIDGE, NAMESPACE, VETH = "10.231.77", "zkr0", "zkr%d", "zkrv%d"


def check_installation(needs_network=False):
    """Stop with instructions instead of a stack trace when something is missing."""
    if not shutil.which(JAVA):
        raise SystemExit("Java not found (%s). Install it together with the server: %s\n"
                         "or name another one: JAVA=/path/to/java" % (JAVA, INSTALL))
    for jar in (JAR, LOGGING_JAR):
        if not os.path.exists(jar):
            raise SystemExit("%s not found. Install the ZooKeeper server of Debian 12: %s\n"
                             "or name another jar: ZK_JAR=/path/to/zookeeper.jar" % (jar, INSTALL))
    if needs_network and os.geteuid() != 0:
        raise SystemExit("Partitions need root (network namespaces).")
    for tool in ("ip", "iptables"):
        if needs_network and not shutil.which(tool):
            raise SystemExit("%s not found. Partitions need: %s" % (tool, INSTALL_NETWORK))


def free_port():
    """A port that no other recorder on this machine was given: a counter file under a lock, then a try."""
    os.makedirs(WORK_DIRECTORY, exist_ok=True)
    with open(os.path.join(WORK_DIRECTORY, "port"), "a+") as counter:
        fcntl.flock(counter, fcntl.LOCK_EX)
        counter.seek(0)
        port = int(counter.read() or FIRST_PORT)
        while True:
            port = port + 1 if port < LAST_PORT else FIRST_PORT
            with socket.socket() as attempt:
                try:
                    attempt.bind(("127.0.0.1", port))
                    break
                except OSError:
                    continue
        counter.seek(0)
        counter.truncate()
        counter.write(str(port))
    return port


class Server:
    """One server process; `number` is its id in an ensemble, 0 for a standalone server."""

    def __init__(self, directory, number, host, port, config, properties, namespace=None):
        self.directory, self.address, self.namespace = directory, (host, port), namespace
        self.properties, self.process, self.frozen = properties, None, False
        os.makedirs(os.path.join(directory, "data"), exist_ok=True)
        if number:
            with open(os.path.join(directory, "data", "myid"), "w") as myid:
                myid.write(str(number))
        self.config = os.path.join(directory, "zoo.cfg")
        with open(self.config, "w") as file:
            file.write(config)

    def start(self):
        command = ["ip", "netns", "exec", self.namespace] if self.namespace else []
        command += [JAVA] + JAVA_OPTIONS + ["-D%s=%s" % item for item in sorted(self.properties.items())]
        command += ["-cp", LOGGING_JAR + ":" + JAR, "org.apache.zookeeper.server.quorum.QuorumPeerMain", self.config]
        with open(os.path.join(self.directory, "log"), "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                                            start_new_session=True)
        self.frozen = False

    def kill(self):
        if self.process and self.process.poll() is None:
            if self.frozen:
                self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()
        self.process = None

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)
        self.frozen = True

    def resume(self):
        self.process.send_signal(signal.SIGCONT)
        self.frozen = False

    def answers(self):
        """Whether there is a process that can answer at all."""
        return self.process is not None and not self.frozen

    def died(self):
        return self.process is not None and self.process.poll() is not None

    def _srvr(self, pattern):
        """One value out of the `srvr` answer."""
        answer = four_letter_word(self.address, "srvr", 2.0) or ""
        match = re.search(pattern, answer, re.M)
        return match.group(1) if match else None

    def mode(self):
        """The server's role, `not-serving`, or None when it does not answer."""
        if not self.answers():
            return None
        answer = four_letter_word(self.address, "srvr", 2.0) or ""
        match = re.search(r"^Mode: (\S+)", answer, re.M)
        if match:
            return match.group(1)
        return "not-serving" if "not currently serving" in answer else None

    def zxid(self):
        value = self._srvr(r"^Zxid: (0x[0-9a-f]+)")
        return int(value, 16) if value else None

    def connection_count(self):
        """Open connections, the asking one included."""
        value = self._srvr(r"^Connections: (\d+)")
        return int(value) if value else None


class Cluster:
    """One standalone server, or an ensemble in which the highest number is made the first leader."""

    def __init__(self, name, count=1, options=None, namespaces=False, observers=0, joiners=0):
        """`joiners`: so many more servers with a configuration of the others and themselves; they are not started."""
        self.joiners, self.count, self.namespaces, self.observers = joiners, count, namespaces, observers
        self.directory = os.path.join(WORK_DIRECTORY, "%s-%d" % (name, os.getpid()))
        shutil.rmtree(self.directory, ignore_errors=True)
        os.makedirs(self.directory)
        if namespaces:
            self._build_network()
        self.servers = self._make_servers(dict(options or {}))

    def _make_servers(self, options):
        numbers = range(1, self.count + self.joiners + 1)
        self.member_ports = {n: (free_port(), free_port()) for n in numbers}
        hosts = {n: "%s.%d" % (SUBNET, n) if self.namespaces else "127.0.0.1" for n in numbers}
        config = "tickTime=%s\nmaxClientCnxns=0\n" % options.pop("tickTime", 500)
        limits = {"initLimit": 10, "syncLimit": 4}
        limits.update((name, options.pop(name)) for name in CONFIG_OPTIONS if name in options)
        config += "".join("%s=%s\n" % item for item in limits.items())
        properties = {**DEFAULT_PROPERTIES, **{name: str(value) for name, value in options.items()}}
        if self.count > 1:
            config += "".join(self._member_line(n, hosts[n]) for n in range(1, self.count + 1))
        servers = {}
        for n in numbers:
            directory, port = os.path.join(self.directory, "s%d" % n), free_port()
            own = "dataDir=%s/data\nclientPort=%d\nclientPortAddress=%s\n" % (directory, port, hosts[n])
            own += "peerType=observer\n" if n <= self.observers else ""
            own += self._member_line(n, hosts[n]) if n > self.count else ""
            servers[n] = Server(directory, n if self.count > 1 else 0, hosts[n], port, config + own, properties,
                                NAMESPACE % n if self.namespaces else None)
        return servers

    def _member_line(self, number, host):
        role = ":observer" if number <= self.observers else ""
        return "server.%d=%s:%d:%d%s\n" % (number, host, *self.member_ports[number], role)

    def named_ports(self):
        """The ports of members and their clients as traces name them, and as they are."""
        ports = {}
        for number, server in self.servers.items():
            quorum, election = self.member_ports[number]
            ports.update({28880 + number: quorum, 38880 + number: election, 48880 + number: server.address[1]})
        return ports

    def start(self, wait=60):
        """Start a bare quorum of the highest numbers first: among equals the highest one leads."""
        quorum = (self.count - self.observers) // 2 + 1
        order = sorted(range(1, self.count + 1), reverse=True)
        for group in (order[:quorum], order[quorum:]):
            for number in group:
                self.servers[number].start()
            self.wait_serving(group, wait)

    def wait_serving(self, numbers, wait=60):
        end = time.time() + wait
        while time.time() < end:
            if all(self.servers[n].mode() in SERVING for n in numbers):
                return
            for n in numbers:
                if self.servers[n].died():
                    raise RuntimeError("server %d died, its log ends:\n%s" % (n, self._log_end(n)))
            time.sleep(0.03)
        raise RuntimeError("servers %s do not serve" % numbers)

    def _log_end(self, number):
        with open(os.path.join(self.servers[number].directory, "log"), errors="replace") as log:
            return "".join(log.readlines()[-5:])

    def leader(self):
        for number, server in self.servers.items():
            if server.mode() in ("leader", "standalone"):
                return number
        return None

    def stop(self):
        for server in self.servers.values():
            server.kill()
        if self.namespaces:
            self._remove_network()
        shutil.rmtree(self.directory, ignore_errors=True)

    # ---- network namespaces

    def _build_network(self):
        self._remove_network()
        _run("ip link add %s type bridge" % BRIDGE)
        _run("ip addr add %s.254/24 dev %s" % (SUBNET, BRIDGE))
        _run("ip link set %s up" % BRIDGE)
        for n in range(1, self.count + self.joiners + 1):
            space, veth = NAMESPACE % n, VETH % n
            _run("ip netns add %s" % space)
            _run("ip link add %s type veth peer name e0 netns %s" % (veth, space))
            _run("ip link set %s master %s up" % (veth, BRIDGE))
            _run("ip -n %s addr add %s.%d/24 dev e0" % (space, SUBNET, n))
            _run("ip -n %s link set e0 up" % space)
            _run("ip -n %s link set lo up" % space)
        _run("iptables -I FORWARD -i %s -o %s -j ACCEPT" % (BRIDGE, BRIDGE))

    def _remove_network(self):
        for n in range(1, self.count + self.joiners + 1):
            _run("ip netns del %s" % (NAMESPACE % n))
            _run("ip link del %s" % (VETH % n))
        _run("iptables -D FORWARD -i %s -o %s -j ACCEPT" % (BRIDGE, BRIDGE))
        _run("ip link del %s" % BRIDGE)

    def partition(self, cut_off):
        """Drop all packets between the servers in `cut_off` and the others; clients still reach all."""
        for inside in cut_off:
            for outside in set(self.servers) - set(cut_off):
                for here, there in ((inside, outside), (outside, inside)):
                    _run("ip netns exec %s iptables -A INPUT -s %s.%d -j DROP" % (NAMESPACE % here, SUBNET, there))

    def heal(self):
        for n in self.servers:
            _run("ip netns exec %s iptables -F" % (NAMESPACE % n))


def _run(command):
    """Run a network command; what is already there or already gone is no error."""
    subprocess.run(command.split(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
