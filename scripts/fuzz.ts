// npm run fuzz: random commands and faults, seed by seed, with every invariant on. Findings come as they are found; the last
// line sums up. Exit 0: none; 1: some; 2: what was asked for makes no sense.
import { parseArguments, USAGE, type Order } from './fuzz/arguments.ts';
import { Coverage } from './fuzz/coverage.ts';
import { expectedText, findingText } from './fuzz/findingText.ts';
import { fuzzRun } from './fuzz/fuzzRun.ts';
import { printUsage } from './printUsage.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = parseArguments(args);
  return order.kind === 'run' ? runSeeds(order) : printUsage(order, USAGE);
}

async function runSeeds(order: Extract<Order, { readonly kind: 'run' }>): Promise<number> {
  const { from, seeds } = order;
  const coverage = new Coverage();
  const { servers, assumptions, mistake } = order;
  const options = {
    servers,
    assumptions,
    ...(mistake === null ? {} : { mistake }),
    ...(order.coverage === 'told' ? { coverage } : {}),
  };
  let violations = 0;
  let expected = 0;
  let steps = 0;
  const beganMs = performance.now();
  for (let seed = from; seed < from + seeds; seed++) {
    const run = fuzzRun(seed, options);
    steps += run.steps;
    if (run.finding === null) continue;
    if (run.finding.broken.length > 0) {
      expected++;
      process.stdout.write(`${expectedText(run, run.finding)}\n`);
      continue;
    }
    violations++;
    // Findings are told one by one, in the order of the seeds.
    process.stdout.write(`${await findingText(run, run.finding)}\n\n`);
    if (mistake !== null) {
      process.stdout.write(`${mistake} was found by seed ${seed - from + 1} of ${seeds}\n`);
      return 1;
    }
  }
  if (order.coverage === 'told') process.stdout.write(`${coverage.report().join('\n')}\n`);
  const seconds = (performance.now() - beganMs) / 1000;
  process.stdout.write(`${steps.toLocaleString('en-US')} steps in ${seconds.toFixed(1)} s\n`);
  const breaches = order.assumptions === 'outside' || expected > 0 ? `, ${expected} expected breaches` : '';
  process.stdout.write(`${seeds} seeds, ${violations} violations${breaches}\n`);
  return violations === 0 ? 0 : 1;
}
