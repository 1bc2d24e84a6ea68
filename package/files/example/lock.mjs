// Three servers, two clients, one lock. A holds it and is killed; B waits until A's session has expired.
import { createWorld, describe, KeeperError, zk } from 'znode-lab/engine';

/** What both clients run: a generator that yields ZooKeeper calls and waits for their answers. */
function* lock({ client }) {
  for (;;) {
    try {
      yield* zk.create('/lock', { mode: 'EPHEMERAL', data: client });
      return;
    } catch (error) {
      if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw error;
      const stat = yield* zk.exists('/lock', { watch: 'gone' });
      if (stat !== null) yield* zk.nextWatchEvent('gone');
    }
  }
}

const world = createWorld({ servers: 3, clients: 2, recipe: lock, apartMs: 1000 });
world.runUntil(3000);
world.give({ type: 'killClient', client: 'client:A' });
world.runUntil(20_000);

// What the first server did, and which client was told.
for (const record of world.trace)
  if (record.kind === 'event.delivered' || (record.kind === 'txn.applied' && record.actor === 'server:1'))
    console.log(describe(record));
