// npm run break: looks for a run that breaks a promise of a recipe, within so many seconds, and prints the shortest it found. Exit 0
// either way; 2: what was asked for makes no sense.
import { Search, type FoundRun, type Shown, type Tried } from '../src/rooms/breakIt/model/search.ts';
import { causeOf } from '../src/rooms/breakIt/model/cause.ts';
import { knownFailure } from '../src/rooms/breakIt/model/coach.ts';
import { foundLink } from '../src/rooms/breakIt/model/foundLink.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { runsOwnCode } from '../src/scenarios/scenario/ownCodes.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { claimsOf } from '../src/scenarios/scenario/claims.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { encodeText } from '../src/ui/link/encode.ts';
import { hashOf } from '../src/ui/link/hash.ts';
import { parseArguments, USAGE, type Order } from './break/arguments.ts';
import { findingOf, placeText, type PlainFinding } from './break/findings.ts';
import { readOwnFile } from './ownFile/readOwnFile.ts';
import { commandWords } from '../src/scenarios/link/commandNotation.ts';
import { printUsage } from './printUsage.ts';
import { messageOf } from './messageOf.ts';

const GRADES = {
  mistake: 'another mistake',
  limit: 'limit of every lease',
  unhandledError: 'unhandled error',
} as const;

const NOTHING_JUDGED =
  'nothing is judged: the file makes no statement to judge it by, such as client.holds, client.added or client.assert, and exports no invariant';

/** The address of the page as `npm start` serves it. */
const PAGE = 'http://localhost:4173/';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = await readOrder(args);
  return order.kind === 'run' ? run(order) : printUsage(order, USAGE);
}

/** As parsed; a file's code goes with the choice. */
async function readOrder(args: readonly string[]): Promise<Order> {
  try {
    const own = await readOwnFile(args);
    if (own === null) return parseArguments(args);
    const order = parseArguments(own.args);
    if (order.kind !== 'run') return order;
    const choice = { ...order.choice, code: own.code };
    return { ...order, choice, scenario: scenarioOf(choice, { findScenario }) };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

async function run(order: Extract<Order, { readonly kind: 'run' }>): Promise<number> {
  const { scenario, choice, seed, allow, format } = order;
  const claims = claimsOf(scenario, choice.values);
  if (claims.length === 0 && !runsOwnCode(choice)) {
    process.stderr.write(`${scenario.id} promises nothing that a run could break.\n`);
    return 2;
  }
  const begin = (except: readonly string[]): Search =>
    new Search({
      scenario,
      choice,
      book: recipeBook,
      claims,
      seed: seed + except.length,
      except,
      ...(allow === undefined ? {} : { allow }),
    });
  const beganMs = performance.now();
  const first = begin([]);
  const searches = [first];
  // Each search leaves out what the earlier ones found, since there may be other mistakes.
  for (let search = first; performance.now() - beganMs < order.seconds * 1000;) {
    if (search.advance() !== 'done') continue;
    if (search.found === null || order.isFirstEnough) break;
    search = begin(searches.flatMap((each) => (each.found === null ? [] : [causeOf(each.found)])));
    searches.push(search);
  }
  const seconds = Math.round(performance.now() - beganMs) / 1000;
  const { found } = first;
  const tried = sumOf(searches.map((each) => each.tried));
  const mistakes = searches.flatMap((each) => each.found ?? []);
  const shown = new Map(searches.flatMap((each) => each.shown).map((one) => [keyOf(one), one]));
  const findings = await findingsOf(mistakes, [...shown.values()]);
  const known = found === null ? null : knownFailure(found);
  const link = found === null ? null : await linkTo(found);
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify({ ...report(found, tried, seconds, link), judgedBy: claims, findings, museum: known?.id ?? null }, null, 2)}\n`,
    );
  else
    process.stdout.write(
      text(found, findings[0] === undefined ? '' : findingText(findings[0], 'mistake'), { tried, seconds }, [
        ...(claims.length === 0 ? [NOTHING_JUDGED] : []),
        ...findings.flatMap((finding) =>
          finding.grade === 'mistake' && finding.text === findings[0]?.text
            ? []
            : [findingText(finding, GRADES[finding.grade])],
        ),
        ...(known === null ? [] : [`the museum shows it as ${known.id}`]),
        ...(link === null ? [] : [link]),
      ]),
    );
  return 0;
}

function findingText(finding: PlainFinding, grade: string): string {
  return `${grade}${placeText(finding)}: ${finding.text}`;
}

/** Each limit once, and each error at each line once. */
function keyOf({ grade, invariant, error, line, program }: Shown): string {
  return error === null ? `${grade} ${invariant ?? ''}` : `${error.code} ${line ?? ''} ${program ?? ''}`;
}

function sumOf(all: readonly Tried[]): Tried {
  const sum = (of: keyof Tried): number => all.reduce((so, tried) => so + tried[of], 0);
  return {
    runs: sum('runs'),
    steps: sum('steps'),
    commands: sum('commands'),
    moments: Math.max(...all.map(({ moments }) => moments)),
    faultsAtMoments: sum('faultsAtMoments'),
  };
}

/** The mistakes first, then what else runs have shown. */
async function findingsOf(
  mistakes: readonly FoundRun[],
  shown: readonly Shown[],
): Promise<readonly PlainFinding[]> {
  const graded = mistakes.map((found) => ({ ...found, grade: 'mistake', error: null }) as const);
  const findings: PlainFinding[] = [];
  for (const one of [...graded, ...shown])
    findings.push(await findingOf(one, { findScenario, book: recipeBook }));
  return findings;
}

async function linkTo(found: FoundRun): Promise<string> {
  const link = foundLink(found, { findScenario, book: recipeBook });
  return `${PAGE}${hashOf(await encodeText(JSON.stringify(link)))}`;
}

function report(found: FoundRun | null, tried: Tried, seconds: number, link: string | null) {
  return {
    found: found !== null,
    invariant: found?.invariant ?? null,
    choice: found?.choice ?? null,
    commands:
      found?.commands.map(({ command, afterStep, atMs }) => ({
        atMs,
        afterStep,
        command,
        give: `${atMs} ${commandWords(command)}`,
      })) ?? [],
    brokenAt: found === null ? null : { step: found.step, timeMs: found.timeMs },
    steps: tried.steps,
    runs: tried.runs,
    seconds,
    tried,
    link,
  };
}

/** `headline`: why the run that was found breaks its promise. */
function text(
  found: FoundRun | null,
  headline: string,
  { tried, seconds }: { readonly tried: Tried; readonly seconds: number },
  more: readonly string[],
): string {
  const lines =
    found === null
      ? ['Nothing was found, which proves nothing.', ...more.map((line) => `  ${line}`)]
      : [
          headline,
          `  ${found.choice.clients} clients, seed ${found.choice.seed}${found.startsTogether ? ', all start at once (--set arrival=together)' : ''}, broken in step ${found.step} at ${found.timeMs} ms`,
          ...found.commands.map(({ command, atMs }) => `  ${atMs} ${commandWords(command)}`),
          ...more.map((line) => `  ${line}`),
        ];
  return `${[...lines, triedLine(tried, seconds)].join('\n')}\n`;
}

function triedLine({ runs, steps, commands, moments, faultsAtMoments }: Tried, seconds: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    `Tried: ${count(runs)} runs, ${count(steps)} steps, ${count(commands)} commands, ` +
    `${count(faultsAtMoments)} pairs of a fault and one of ${count(moments)} moments, in ${seconds.toFixed(1)} s`
  );
}
