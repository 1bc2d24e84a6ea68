// Five servers elect a leader, a client writes, and the leader crashes. Another one leads, and still has the write.
import { createWorld, describe, zk } from 'znode-lab/engine';

function* write() {
  yield* zk.create('/config', { data: 'first' });
  yield* zk.sleep(6000);
  yield* zk.setData('/config', 'second');
}

const world = createWorld({
  servers: 5,
  clients: 1,
  recipe: write,
  apartMs: 3000,
  invariants: ['I-12e', 'I-15', 'I-17'],
});
world.runUntil(5000);
world.give({ type: 'crashServer', server: 'role:leader' });
world.runUntil(20_000);

for (const record of world.trace)
  if (record.kind === 'leader.established' || record.kind === 'server.stopped') console.log(describe(record));
for (const [server, { nodes }] of world.world.servers)
  console.log(`${server} has ${JSON.stringify(nodes.get('/config')?.data ?? null)}`);
console.log(`${world.violations.length} invariants broken`);
