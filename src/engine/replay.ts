// Looking back: takes the steps between a snapshot and a moment once more, with programs' answers out of the trace.
import type { History } from './history.ts';
import type { InvariantWatch } from './invariants/watch.ts';
import type { ProgramPort } from './stage/stepOutbox.ts';
import { nextInput } from './nextInput.ts';
import { Transition, type Input } from './transition.ts';
import type { World } from './world/world.ts';

/** Brings a world of this history forward to a step, in place. With `watch`, invariants look at each step again. */
export function replay<Memory>(
  world: World,
  history: History<Memory>,
  toStep: number,
  watch?: InvariantWatch,
): void {
  const transition = new Transition(world, {
    programs: recordedPrograms(world, history),
    sink: null,
    wire: null,
  });
  let command = history.commands.findIndex((given) => given.afterStep >= world.step);
  while (world.step < toStep) {
    const given = command < 0 ? undefined : history.commands[command];
    let input: Input | null;
    if (given !== undefined && given.afterStep === world.step) {
      input = { kind: 'command', command: given.command, atMs: given.atMs };
      command++;
    } else {
      input = nextInput(world);
    }
    if (input === null)
      throw new Error(`history says there is a step after ${world.step}, the agenda does not`);
    const from = world.nextRecordSeq - 1;
    transition.take(input);
    watch?.look(world, history.trace, from, world.nextRecordSeq - 1);
  }
}

/** Programs as the trace remembers them: each step's `program.resumed` says what the program did. */
function recordedPrograms<Memory>(world: World, history: History<Memory>): ProgramPort {
  return {
    resume(client, thread) {
      for (const record of history.recordsOf(world.step)) {
        if (record.kind === 'program.resumed' && record.actor === client && record.thread === thread.id)
          return record.yielded;
      }
      throw new Error(`the trace has no ${client} resumed in step ${world.step}`);
    },
    drop() {},
  };
}
