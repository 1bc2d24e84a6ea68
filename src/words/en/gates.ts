import type { GateName } from '../../engine/index.ts';
import type { CommandWord } from '../contracts/engine.ts';

/** What a program does when it is let through the gate it waits at. */
export const gates: Readonly<Record<GateName, CommandWord>> = {
  arrive: gate('Arrive', 'arrive', 'arrives', 'The program starts.'),
  create: gate('Try again', 'try again', 'retries', 'The program tries again.'),
  release: gate('Release', 'release', 'releases', 'The program releases what it holds.'),
  write: gate('Write', 'write', 'writes', 'The program writes to its znode.'),
  read: gate('Read', 'read', 'reads', 'The program reads its znode from the server it is connected to.'),
  sync: gate('Sync and read', 'sync and read', 'syncs and reads', 'The program calls sync, then reads.'),
  produce: gate('Produce', 'produce an item', 'produces an item', 'The program puts an item into the queue.'),
  consume: gate('Consume', 'take an item', 'asks for an item', 'The program takes an item from the queue.'),
  publish: gate('Publish', 'publish', 'publishes', 'The program writes a new configuration.'),
  enter: gate('Enter', 'enter', 'enters', 'The program enters the barrier.'),
  leave: gate('Leave', 'leave', 'leaves', 'The program leaves.'),
  giveUp: gate('Give up', 'give up', 'gives up', 'The program stops waiting.'),
  act: gate('Continue', 'continue', 'continues', 'The program takes its next step.'),
};

export function gate(label: string, does: string, told: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `Let ${who} ${does}`,
    explanation,
    done: (who) => `let ${who} ${does}`,
    told: (who) => `${who} ${told}`,
  };
}
