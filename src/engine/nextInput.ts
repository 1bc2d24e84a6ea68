// Which step comes next: the conductor's turn when the world is quiescent, else the first item of the agenda.
import { nextGate } from './conductor.ts';
import { isStale, type Input } from './transition.ts';
import type { World } from './world.ts';

/** The next step's input, taken off the agenda; null if nothing is pending. */
export function nextInput(world: World): Input | null {
  dropStale(world);
  const gate = nextGate(world);
  if (gate !== null) return { kind: 'gate', gate };
  const item = world.agenda.pop();
  return item === undefined ? null : { kind: 'item', item };
}

/** Void items are no steps. */
export function dropStale(world: World): void {
  for (
    let item = world.agenda.peek();
    item !== undefined && isStale(world, item.what);
    item = world.agenda.peek()
  ) {
    world.agenda.pop();
  }
}
