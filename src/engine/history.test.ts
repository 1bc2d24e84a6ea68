import { expect, test } from 'vitest';
import * as zk from './client/zk.ts';
import { History } from './history.ts';
import { play } from './testing/play.ts';

test('jumps stay short where a snapshot took long, as it does if other programs interrupt it', () => {
  let [asked, nowMs] = [0, 0];
  // Each look at the clock is a millisecond after the one before; during the first snapshot a second went by.
  const clock = (): number => {
    asked++;
    return (nowMs += asked === 2 ? 1000 : 1);
  };
  const { sim } = play({
    *A() {
      for (let n = 0; n < 200; n++) yield* zk.create(`/node-${n}`);
    },
  });
  const history = new History<null>(clock);
  history.keepSnapshot(sim.world, null);
  while (sim.steps < 500 && sim.step()) {
    history.beginStep();
    history.endStep(sim.world, () => null);
  }
  expect(history.snapshotBefore(500).world.step).toBeGreaterThan(250);
});
