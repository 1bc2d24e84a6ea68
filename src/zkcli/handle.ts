// The handle zkCli works with (ZooKeeperMain.connectToZK): its states, closing it, and another to other servers.
import { KeeperError, zk, type Recipe, type ServerId } from '../engine/index.ts';
import { CliException } from './cliException.ts';
import { JavaException, parseInteger } from './javaException.ts';

/** ZooKeeper.States.isAlive. */
export function* isAlive(): Recipe<boolean> {
  const state = yield* zk.handleState();
  return state !== 'CLOSED' && state !== 'AUTH_FAILED';
}

/** ZooKeeper.close says of nothing that goes wrong, and does not wait for a connection. */
export function* closeHandle(): Recipe<void> {
  if ((yield* heardState()) !== null) {
    try {
      yield* zk.closeSession();
    } catch (error) {
      if (!(error instanceof KeeperError)) throw error;
    }
  }
  yield* zk.abandonHandle();
}

/** Another handle in the place of the present one, to the servers that are named, or to the same. */
export function* connectTo(hosts: string, servers: readonly ServerId[]): Recipe<void> {
  const named = readHosts(hosts).map(({ name, port }) => ({ server: serverNamed(name, servers), port }));
  yield* closeHandle();
  for (const { port } of named) checkPort(port);
  // The watcher of the old handle hears that it is closed, and so does not hear it of the new one.
  yield* zk.sleepOn(1);
  yield* zk.writeVar(TOLD_STATE, FIRST_STATE);
  yield* zk.newHandle(named.map(({ server }) => server));
}

/**
 * ClientCnxn.EventThread.queueEvent: of the connection's state a watcher is told only what is not what it was told last. A new handle is
 * taken to be disconnected.
 */
export function* isNews(state: string): Recipe<boolean> {
  const told = (yield* zk.readVar(TOLD_STATE)) ?? FIRST_STATE;
  if (told === state) return false;
  yield* zk.writeVar(TOLD_STATE, state);
  return true;
}

/** Begins with a handle that others have opened: what they have heard is no news. */
export function* takeState(): Recipe<void> {
  yield* zk.writeVar(TOLD_STATE, (yield* heardState()) ?? FIRST_STATE);
}

/** What a watcher was told of the connection there is; null without one. */
function* heardState(): Recipe<string | null> {
  const state = yield* zk.handleState();
  if (state === 'CONNECTED') return 'SyncConnected';
  return state === 'CONNECTEDREADONLY' ? 'ConnectedReadOnly' : null;
}

const TOLD_STATE = 'zkcli.toldState';
const FIRST_STATE = 'Disconnected';

/** ConnectStringParser: `zk1:2181,zk2`. */
function readHosts(hosts: string): readonly { readonly name: string; readonly port: string }[] {
  const [list = ''] = hosts.split('/', 1);
  return list.split(',').map((host) => {
    const colon = host.lastIndexOf(':');
    return colon < 0
      ? { name: host, port: DEFAULT_PORT }
      : { name: host.slice(0, colon), port: host.slice(colon + 1) };
  });
}

/**
 * In the lab a server is called `zk` and its number, and the only one of a world `localhost` too. Any other name would be tried for ever:
 * the lab says so instead, and keeps the handle.
 */
function serverNamed(name: string, servers: readonly ServerId[]): ServerId {
  const server = servers.find((id) => isName(name, id, servers.length));
  if (server === undefined) throw new CliException(`There is no server ${name} in this world`);
  return server;
}

/** What cannot be read ends zkCli, whose old handle is closed by then. */
function checkPort(text: string): void {
  const port = parseInteger(text);
  if (port < 0 || port > 65_535)
    throw new JavaException('IllegalArgumentException', `port out of range:${port}`);
}

function isName(name: string, id: ServerId, count: number): boolean {
  if (name === hostOf(id)) return true;
  return count === 1 && (name === 'localhost' || name === '127.0.0.1');
}

/** How a connect string names a server: `zk1`. */
export function hostOf(id: ServerId): string {
  return `zk${id.slice('server:'.length)}`;
}

const DEFAULT_PORT = '2181';
