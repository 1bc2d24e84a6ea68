// npm run try: a recipe of one's own on the command line, as npm run sim runs those of the library. Exit 0: it ran; 1: it did not end,
// or is wrong, which is said with its line; 2: what was asked for makes no sense.
import { findScenario } from '../src/scenarios/catalogue.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { failurePlaced } from './ownFile/places.ts';
import { readOwnFile } from './ownFile/readOwnFile.ts';
import { BadInput, parseArguments } from './sim/arguments.ts';
import type { Report } from './sim/headlessRun.ts';
import { printRun } from './sim/printRun.ts';
import { messageOf } from './messageOf.ts';

const USAGE = `Runs a recipe of your own without a page until nothing more can come of it; docs/own-recipes.md says what it can call.

  npm run try -- FILE.js [--clients N] [--seed S] [--set KEY=VALUE]… [--give 'MS COMMAND']… [--steps N] [--json]

  npm run try -- --world WORLD.json [--give 'MS COMMAND']… [--steps N] [--json]

FILE.js may import other files of its folder, such as './lock.js'.

A world of a file may run several programs on several servers; docs/worlds.md has the format. The options, and what is printed, are those of npm run sim. The parameters of an own recipe:

  --set promise=oneHolder     or oneLeader, nothing: what the run is judged by
  --set library=java          or kazoo, curator-4.0.1, curator-5.4, curator-5.7
  --set arrival=together      or lockstep, staggered, random
  --set holdMs=0              how long client.untilReleased() takes, or untilReleased: until --give '900 release client:A'
`;

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  let code: string | undefined;
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(USAGE);
      return 0;
    }
    if (args.includes('--world')) {
      await loadOwnRecipes();
      const world = parseArguments(args);
      if (world.kind !== 'run') throw new BadInput('npm run try runs one world.');
      return printRun(world, summaryOf);
    }
    const own = await readOwnFile(args);
    if (own === null) throw new BadInput('Which file? npm run try -- FILE.js; --help explains.');
    ({ code } = own);
    const order = parseArguments(own.args);
    if (order.kind !== 'run') throw new BadInput('npm run try runs one file; --list is of npm run sim.');
    const choice = { ...order.choice, code };
    return printRun({ ...order, choice, scenario: scenarioOf(choice, { findScenario }) }, summaryOf);
  } catch (error) {
    const message = messageOf(error);
    process.stderr.write(`${failurePlaced(message, code)}\n`);
    return error instanceof BadInput ? 2 : 1;
  }
}

/** What a reader of the trace wants to know in the end. */
function summaryOf({ steps, virtualMs, ended, holders, claims, broken, information }: Report): string {
  const end = ended ? 'nothing more can come of it' : 'it was stopped';
  const held = holders.length === 0 ? 'No client held anything.' : `Held in turn by ${holders.join(', ')}.`;
  const judged =
    claims.length === 0 ? 'Nothing was judged.' : `Judged by ${claims.join(', ')}: ${verdictOf(broken)}.`;
  const besides = information.length === 0 ? [] : [`Broke without being claimed: ${information.join(', ')}.`];
  return [`${steps} steps, ${virtualMs} ms of the world's time; ${end}.`, held, judged, ...besides].join(
    '\n',
  );
}

function verdictOf(broken: readonly string[]): string {
  return broken.length === 0 ? 'nothing broke' : `${broken.join(', ')} broke`;
}
