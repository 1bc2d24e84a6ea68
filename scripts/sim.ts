// npm run sim: a scenario on the command line. Standard output has the trace or the JSON alone; what is wrong goes to
// standard error. Exit 0: it ran; 1: it did not end, a command was refused, or the engine failed; 2: what was asked for makes no sense.
import { listScenarios } from '../src/scenarios/catalogue.ts';
import type { Scenario } from '../src/scenarios/scenario/scenario.ts';
import { BadInput, parseArguments, type Order } from './sim/arguments.ts';
import { printRun, json } from './sim/printRun.ts';
import { listText, USAGE } from './sim/sentences.ts';
import { messageOf } from './messageOf.ts';

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  try {
    return carryOut(parseArguments(args));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof BadInput ? 2 : 1;
  }
}

function carryOut(order: Order): number {
  switch (order.kind) {
    case 'help':
      process.stdout.write(USAGE);
      return 0;
    case 'list':
      process.stdout.write(order.format === 'json' ? json(listScenarios().map(listed)) : listText());
      return 0;
    case 'run':
      return printRun(order);
  }
}

function listed({ id, clients, parameters }: Scenario) {
  return { id, clients, parameters };
}
