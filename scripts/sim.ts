// npm run sim: a scenario on the command line. Standard output has the trace or the JSON alone; what is wrong goes to
// standard error. Exit 0: it ran; 1: it did not end, or the engine failed; 2: what was asked for makes no sense.
import { describe } from '../src/engine/trace/describe.ts';
import { listScenarios } from '../src/scenarios/catalogue.ts';
import type { Scenario } from '../src/scenarios/scenario/scenario.ts';
import { BadInput, parseArguments, type Order } from './sim/arguments.ts';
import { runHeadless } from './sim/headlessRun.ts';
import { listText, USAGE } from './sim/sentences.ts';

const DEFAULT_MAX_STEPS = 5_000_000;
const FLUSH_AT_CHARACTERS = 1 << 16;

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  try {
    return carryOut(parseArguments(args));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
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
      return run(order);
  }
}

function run(order: Extract<Order, { readonly kind: 'run' }>): number {
  const { scenario, choice, format, commands } = order;
  const maxSteps = order.steps ?? DEFAULT_MAX_STEPS;
  const out = bufferedOutput();
  const { report, ending } = runHeadless(scenario, choice, { maxSteps, commands }, (record) => {
    if (format === 'text') out.line(describe(record));
  });
  out.flush();
  if (format === 'json') process.stdout.write(json(report));
  if (ending === 'idle' || scenario.isEndless(choice.values)) return 0;
  process.stderr.write(
    `The run had not ended after ${maxSteps} steps, at ${report.virtualMs} ms. A run in which a timer goes on for ever cannot end; another one may need more --steps.\n`,
  );
  return 1;
}

/** Collects lines: a write for each of a million records would take longer than the run. */
function bufferedOutput() {
  let text = '';
  const flush = () => {
    process.stdout.write(text);
    text = '';
  };
  const line = (added: string) => {
    text += `${added}\n`;
    if (text.length >= FLUSH_AT_CHARACTERS) flush();
  };
  return { line, flush };
}

function listed({ id, clients, parameters }: Scenario) {
  return { id, clients, parameters };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
