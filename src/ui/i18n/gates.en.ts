import type { GateName } from '../../engine/index.ts';
import type { CommandWord } from './contract.ts';

/** What a program does once it is told to, by the gate that it waits at. */
export const gates: Readonly<Record<GateName, CommandWord>> = {
  arrive: gate('Arrive', 'come in', 'The program begins.'),
  create: gate('Try again', 'try again', 'The program tries once more.'),
  release: gate('Release', 'release', 'The program gives back what it holds.'),
  write: gate('Write', 'write', 'The program writes to its znode.'),
  read: gate('Read', 'read', 'The program reads its znode from the server it is connected to.'),
  sync: gate('Sync, then read', 'sync and read', 'The program calls sync first, then it reads.'),
  produce: gate('Produce', 'produce an item', 'The program puts an item into the queue.'),
  consume: gate('Consume', 'take an item', 'The program takes an item from the queue.'),
  publish: gate('Publish', 'publish', 'The program writes a new configuration.'),
  enter: gate('Enter', 'enter', 'The program comes to the gate.'),
  leave: gate('Leave', 'leave', 'The program goes away.'),
  giveUp: gate('Give up', 'give up', 'The program stops waiting.'),
  act: gate('Go on', 'go on', 'The program takes its next step.'),
};

function gate(label: string, does: string, explanation: string): CommandWord {
  return {
    label,
    action: (who) => `Let ${who} ${does}`,
    explanation,
    done: (who) => `let ${who} ${does}`,
  };
}
