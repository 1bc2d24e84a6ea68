// What the lab's own clients send when their server was killed and is back: node scripts/run.mjs conformance/clients/reconnectModel.ts.
// Watches of all kinds are set before, a request and the end of the session follow. One JSON object: messages by library.
import { zk, type Message, type Recipe } from '../../src/engine/index.ts';
import { play } from '../../src/engine/testing/play.ts';

const WATCH = 'reconnect';

/** Each library tells of the connection in its own way. */
const UNTIL_BACK = {
  *java(): Recipe<void> {
    let event = yield* zk.nextWatchEvent(WATCH);
    while (event.type !== 'None' || event.state !== 'SyncConnected') event = yield* zk.nextWatchEvent(WATCH);
  },
  *kazoo(): Recipe<void> {
    while ((yield* zk.nextConnectionState()) !== 'SUSPENDED');
    while ((yield* zk.nextConnectionState()) !== 'CONNECTED');
  },
} as const;

function* program(library: keyof typeof UNTIL_BACK): Recipe<void> {
  yield* zk.getData('/r/a', { watch: WATCH });
  yield* zk.exists('/r/none', { watch: WATCH });
  yield* zk.getChildren('/r', { watch: WATCH });
  yield* UNTIL_BACK[library]();
  yield* zk.exists('/r/after');
  yield* zk.closeSession();
}

function sentAfterReconnect(library: keyof typeof UNTIL_BACK): readonly Message[] {
  const game = play(
    { A: () => program(library) },
    { library, nodes: ['/r', '/r/a'], sessionTimeoutMs: 6000 },
  );
  game.settle();
  game.give({ type: 'crashServer', server: 'server:1' });
  game.pass(1000);
  game.give({ type: 'startServer', server: 'server:1' });
  const seen = new Set<number>();
  const sent: { readonly link: string; readonly message: Message }[] = [];
  while (!game.sim.isQuiescent() && game.sim.step())
    for (const { id, link, direction, message } of game.sim.world.flights.values()) {
      if (seen.has(id) || direction !== 'toServer') continue;
      seen.add(id);
      sent.push({ link, message });
    }
  const last = sent.findLast(({ message }) => message.kind === 'request')?.link;
  return sent.filter(({ link }) => link === last).map(({ message }) => message);
}

console.log(JSON.stringify({ java: sentAfterReconnect('java'), kazoo: sentAfterReconnect('kazoo') }));
