// Which step comes next: a command of the script that is due, the conductor's turn when the world is quiescent, else the
// first item of the agenda.
import { nextGate } from './stage/conductor.ts';
import { isCueDue } from './stage/prompter.ts';
import { isStale, type Input } from './transition.ts';
import type { World } from './world/world.ts';

/** The next step's input, taken off the agenda; null if nothing is pending. */
export function nextInput(world: World): Input | null {
  dropStale(world);
  if (isCueDue(world, 'busy')) return CUE;
  const gate = nextGate(world);
  if (gate !== null) return { kind: 'gate', gate };
  if (isCueDue(world, pendingIn(world))) return CUE;
  const item = world.agenda.pop();
  return item === undefined ? null : { kind: 'item', item };
}

/** Whether the next step is the conductor's, and so is taken without time going by. Void items must have been dropped. */
export function isConductorsTurn(world: World): boolean {
  return nextGate(world) !== null || isCueDue(world, pendingIn(world));
}

function pendingIn(world: World): 'quiescent' | 'busy' {
  return world.agenda.foregroundCount === 0 ? 'quiescent' : 'busy';
}

const CUE: Input = { kind: 'cue' };

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
