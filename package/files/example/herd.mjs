// Two locks of the package, each with twelve clients: how many are woken when the lock is released for the first time.
import { createWorld } from 'znode-lab/engine';
import { herdLock, predecessorLock } from 'znode-lab/recipes';

for (const [name, recipe] of Object.entries({ herdLock, predecessorLock })) {
  const world = createWorld({ servers: 1, clients: 12, recipe, nodes: ['/exclusive_lock'], apartMs: 50 });
  world.runUntil(30_000);
  const wakeUps = world.trace.filter(
    (record) => record.kind === 'event.delivered' && record.event.type === 'NodeDeleted',
  );
  const first = wakeUps[0]?.timeMs ?? 0;
  const atOnce = wakeUps.filter(({ timeMs }) => timeMs < first + 50);
  console.log(`${name}: the first release wakes ${atOnce.length} of 11, all together ${wakeUps.length}`);
}
