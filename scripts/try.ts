// npm run try: a recipe of one's own on the command line, as npm run sim runs those of the library. Exit 0: it ran; 1: it did not end,
// or is wrong, which is said with its line; 2: what was asked for makes no sense.
import { findScenario } from '../src/scenarios/catalogue.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { readOwnFile } from './ownFile.ts';
import { BadInput, parseArguments } from './sim/arguments.ts';
import { printRun } from './sim/printRun.ts';

const USAGE = `Runs a recipe of your own without a page until nothing more can come of it; docs/own-recipes.md says what it can call.

  npm run try -- FILE.js [--clients N] [--seed S] [--set KEY=VALUE]… [--give 'MS COMMAND']… [--steps N] [--json]

The options, and what is printed, are those of npm run sim. The parameters of an own recipe:

  --set promise=oneHolder     or oneLeader, nothing: what the run is judged by
  --set library=java          or kazoo, curator-4.0.1, curator-5.4, curator-5.7
  --set arrival=together      or lockstep, staggered, random
  --set holdMs=0              how long client.untilReleased() takes, or untilReleased: until --give '900 release client:A'
`;

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(USAGE);
      return 0;
    }
    const own = await readOwnFile(args);
    if (own === null) throw new BadInput('Which file? npm run try -- FILE.js; --help explains.');
    const order = parseArguments(own.args);
    if (order.kind !== 'run') throw new BadInput('npm run try runs one file; --list is of npm run sim.');
    const choice = { ...order.choice, code: own.code };
    return printRun({ ...order, choice, scenario: scenarioOf(choice, { findScenario }) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof BadInput || isMissing(error) ? 2 : 1;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
