// The handle zkCli works with (ZooKeeperMain.connectToZK): its states, closing it, and another to other servers.
import { zk, type Recipe, type ServerId } from '../engine/index.ts';
import { CliException } from './cliException.ts';
import { JavaException, parseInteger } from './javaException.ts';

/** ZooKeeper.States.isAlive. */
export function* isAlive(): Recipe<boolean> {
  const state = yield* zk.handleState();
  return state === 'CONNECTING' || state === 'CONNECTED';
}

/** ZooKeeper.close says of nothing that goes wrong. */
export function* closeHandle(): Recipe<void> {
  while (yield* isAlive()) {
    try {
      yield* zk.closeSession();
    } catch {
      // The connection broke: what was asked for is asked for again on the next one.
    }
  }
}

/** Another handle in the place of the present one, to the servers that are named, or to the same. */
export function* connectTo(hosts: string, servers: readonly ServerId[]): Recipe<void> {
  yield* closeHandle();
  yield* zk.newHandle(serversNamed(hosts, servers));
}

/**
 * ConnectStringParser: `zk1:2181,zk2:2181`. What cannot be read ends zkCli. In the lab a server is called `zk` and its number, and the
 * only one of a world `localhost` too.
 */
function serversNamed(hosts: string, servers: readonly ServerId[]): readonly ServerId[] {
  const [list = ''] = hosts.split('/', 1);
  return list.split(',').map((host) => {
    const colon = host.lastIndexOf(':');
    const name = colon < 0 ? host : host.slice(0, colon);
    const port = colon < 0 ? DEFAULT_PORT : Number(parseInteger(host.slice(colon + 1)));
    if (port < 0 || port > 65_535)
      throw new JavaException('IllegalArgumentException', `port out of range:${port}`);
    const server = servers.find((id) => isName(name, id, servers.length));
    if (server === undefined) throw new CliException(`There is no server ${name} in this world`);
    return server;
  });
}

function isName(name: string, id: ServerId, count: number): boolean {
  if (name === hostOf(id)) return true;
  return count === 1 && (name === 'localhost' || name === '127.0.0.1');
}

/** How a connect string names a server: `zk1`. */
export function hostOf(id: ServerId): string {
  return `zk${id.slice('server:'.length)}`;
}

const DEFAULT_PORT = 2181;
