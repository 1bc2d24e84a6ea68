// The least that a proxy in Node can do, beside which the tap is measured: bytes from one socket to the other, and nothing else.
//   node scripts/run.mjs bench/pipe.ts PORT
// It says in a line of JSON where it listens, and ends with SIGTERM.
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
