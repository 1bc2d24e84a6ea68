// A finding in words: what broke, by which commands, and how to see it again.
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { Rerun } from '../../src/scenarios/link/rerun.ts';
import { BEHAVIOUR_VERSION, linkOf, LINK_VERSION, type Link } from '../../src/scenarios/link/permalink.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import { encodeText } from '../../src/ui/link/encode.ts';
import { hashOf } from '../../src/ui/link/hash.ts';
import type { FaultAssumption } from '../../src/engine/index.ts';
import { ensembleInvariants } from '../../src/words/en/invariants.ts';
import { lockInvariants } from '../../src/words/en/invariants.ts';
import { recipeInvariants } from '../../src/words/en/invariants.ts';
import { hasBareClients, type Finding, type FuzzRun, type Problem } from './fuzzRun.ts';

export async function findingText(run: FuzzRun, finding: Finding): Promise<string> {
  const { seed, choice, commands } = run;
  const servers = choice.values['servers'];
  const outside = choice.values['quorum'] === 'oneVote' || wipes(run) ? ' --outside' : '';
  const again = `npm run fuzz -- --from ${seed} --seeds 1${servers === [1, 3, 5][seed % 3] ? '' : ` --servers ${servers}`}${outside}`;
  return [
    `seed ${seed}, ${servers} servers: ${problemText(finding.problem)}`,
    `  in step ${finding.step} at ${finding.timeMs} ms, after ${commands.length} commands:`,
    ...commands.map(({ command, afterStep, atMs }) => `    ${afterStep} ${atMs} ${JSON.stringify(command)}`),
    ...(hasBareClients(seed) ? [] : [`  link   ${await address(run, finding)}`]),
    `  again  ${again}`,
  ].join('\n');
}

function wipes({ commands }: FuzzRun): boolean {
  return commands.some(({ command }) => command.type === 'wipeDisk');
}

/** A breach of what the run took away the ground from, in a line. */
export function expectedText({ seed, choice }: FuzzRun, { problem, broken, timeMs }: Finding): string {
  const why = broken.map((assumption) => BROKEN[assumption]).join(', ');
  return `seed ${seed}, ${choice.values['servers']} servers, at ${timeMs} ms, expected as ${why}: ${problemText(problem)}`;
}

const BROKEN: Readonly<Record<FaultAssumption, string>> = {
  disksKept: 'a disk was wiped',
  quorumsIntersect: 'a single vote decides',
  snapshotsCommitted: 'a server was told to drop what its snapshot holds',
};

export function problemText(problem: Problem): string {
  if (problem.kind !== 'violation') return `${problem.kind}: ${problem.text}`;
  const { violation } = problem;
  const { name, why } = { ...lockInvariants, ...ensembleInvariants, ...recipeInvariants }[
    violation.invariant
  ];
  return `${violation.invariant} ${name}: ${why(violation)}`;
}

/** Behind the address of the page as `npm start` serves it. */
async function address(run: FuzzRun, finding: Finding): Promise<string> {
  return `${PAGE}${hashOf(await encodeText(JSON.stringify(linkTo(run, finding))))}`;
}

const PAGE = 'http://localhost:4173/';
const SLICE = 1_000_000;

/** Run again with all its history, for the hash at its end; without one where that fails as the run itself did. */
function linkTo({ choice, commands }: FuzzRun, { step, timeMs }: Finding): Link {
  const link: Link = {
    v: LINK_VERSION,
    behaviour: BEHAVIOUR_VERSION,
    choices: [choice],
    commands,
    playhead: { step, timeMs },
    hash: '',
    view: 'single',
  };
  const state = new Rerun(link, { findScenario, book: recipeBook }).advance(SLICE);
  return state.kind === 'done' ? linkOf(state.experiment, state.playhead, 'single') : link;
}
