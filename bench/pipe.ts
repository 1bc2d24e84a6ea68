// A proxy that only pipes sockets: the least that any proxy in Node adds, to compare the tap with.
//   node scripts/run.mjs bench/pipe.ts PORT
// Prints a line of JSON with the port it listens on. SIGTERM ends it.
import { connect, createServer, type AddressInfo } from 'node:net';

const to = Number(process.argv[2]);
const listener = createServer({ noDelay: true }, (client) => {
  const server = connect({ port: to, host: '127.0.0.1', noDelay: true });
  client.pipe(server).pipe(client);
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const)
    socket.on('error', () => other.destroy());
});
listener.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ listen: [(listener.address() as AddressInfo).port] })),
);
