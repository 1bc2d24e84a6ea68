#!/usr/bin/env python3
"""How many pipelined writes a second the real server commits here: one number on standard output.

    write_rate.py SERVERS [--writes 24000]

Six connections, spread over the servers, each with a hundred setData of one byte under way. `npm run bench -- --real` puts the
figure beside the engine's. The servers run as they are shipped, but for their disk, which is not waited for: so is the engine's.
"""
import argparse
import select
import struct
import time

import servers
from wire import Connection, encode_request, jute_int

CONNECTIONS, WINDOW = 6, 100
WARM_UP = 6000
PATHS = ["/t%d" % number for number in range(20)]


def main():
    parser = argparse.ArgumentParser(description="How many pipelined writes a second the real server commits.")
    parser.add_argument("servers", type=int)
    parser.add_argument("--writes", type=int, default=24000)
    options = parser.parse_args()
    servers.check_installation()
    # A server that is to be fast is not spared the better compiler, as one that is started for a few requests is.
    servers.JAVA_OPTIONS = [option for option in servers.JAVA_OPTIONS if option.startswith(("-Dzookeeper", "-Dorg"))]
    servers.JAVA_OPTIONS.append("-Dorg.slf4j.simpleLogger.defaultLogLevel=warn")
    cluster = servers.Cluster("rate", options.servers, {"tickTime": 2000})
    try:
        cluster.start()
        addresses = [server.address for server in cluster.servers.values()]
        make_nodes(addresses[0])
        write(addresses, WARM_UP)
        print(round(write(addresses, options.writes)))
    finally:
        cluster.stop()


def make_nodes(address):
    connection = Connection(address)
    connection.connect(10000)
    for path in PATHS:
        connection.send({"op": "create", "path": path})
    drain(connection.socket, len(PATHS))
    connection.close()


def write(addresses, total):
    """Writes a second."""
    pipelines = [Pipeline(addresses[number % len(addresses)], total // CONNECTIONS) for number in range(CONNECTIONS)]
    began = time.time()
    while any(pipeline.awaited for pipeline in pipelines):
        for pipeline in pipelines:
            pipeline.fill()
        readable, writable, _ = select.select(pipelines, [each for each in pipelines if each.unsent], [], 1)
        for pipeline in writable:
            pipeline.send()
        for pipeline in readable:
            pipeline.receive()
    seconds = time.time() - began
    for pipeline in pipelines:
        pipeline.connection.close()
    return CONNECTIONS * (total // CONNECTIONS) / seconds


class Pipeline:
    """One connection that keeps a window of writes under way. It counts answers and does not read them."""

    def __init__(self, address, writes):
        self.connection = Connection(address)
        self.connection.connect(10000)
        self.socket = self.connection.socket
        self.socket.setblocking(False)
        self.left, self.awaited, self.under_way = writes, writes, 0
        self.unsent, self.received = b"", b""

    def fileno(self):
        return self.socket.fileno()

    def fill(self):
        count = min(WINDOW - self.under_way, self.left)
        if count > WINDOW // 4 or count == self.left > 0:
            self.unsent += b"".join(FRAMES[(self.left - number) % len(FRAMES)] for number in range(count))
            self.left -= count
            self.under_way += count

    def send(self):
        self.unsent = self.unsent[self.socket.send(self.unsent):]

    def receive(self):
        received, self.received = count_packets(self.received + self.socket.recv(1 << 18))
        self.under_way -= received
        self.awaited -= received


def drain(connection_socket, packets):
    connection_socket.setblocking(True)
    rest = b""
    while packets > 0:
        came, rest = count_packets(rest + connection_socket.recv(1 << 16))
        packets -= came


def count_packets(received):
    """Whole packets, and the bytes of one that is not whole yet."""
    count = offset = 0
    while len(received) >= offset + 4:
        end = offset + 4 + struct.unpack_from(">i", received, offset)[0]
        if end > len(received):
            break
        count, offset = count + 1, end
    return count, received[offset:]


def frame(request):
    request_type, body = encode_request(request)
    packet = jute_int(1) + jute_int(request_type) + body
    return jute_int(len(packet)) + packet


FRAMES = [frame({"op": "setData", "path": path, "data": "x"}) for path in PATHS]

if __name__ == "__main__":
    main()
