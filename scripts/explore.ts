// npm run explore: tries every run of a scenario or of a learner's file within a bound. Exit 0 whether or not something is found; 2: what
// was asked for makes no sense.
import { findScenario } from '../src/scenarios/catalogue.ts';
import { claimsOf } from '../src/scenarios/scenario/claims.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import type { FoundRun } from '../src/rooms/breakIt/model/explore/explorer.ts';
import { tooFewClients, type TooFew } from '../src/rooms/breakIt/model/explore/enoughClients.ts';
import { certificateOf, type Report } from '../src/rooms/breakIt/model/explore/total.ts';
import { commandWords } from '../src/scenarios/link/commandNotation.ts';
import { exploreAll } from './explore/exploreAll.ts';
import { certifiedText } from './explore/certificateLine.ts';
import { certificateIn, replayed } from './explore/replay.ts';
import { parseArguments, targetOf, USAGE, type Order, type Target } from './explore/arguments.ts';
import { findingOf, placeText, type PlainFinding } from './break/findings.ts';
import { readOwnFile } from './ownFile/readOwnFile.ts';
import { printUsage } from './printUsage.ts';
import { messageOf } from './messageOf.ts';

const GRADES: Readonly<Record<FoundRun['grade'], string>> = {
  mistake: 'mistake',
  limit: 'limit of every lease',
  unhandledError: 'unhandled error',
};
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const order = parseArguments(args);
  if (order.kind === 'replay') return replay(order);
  return order.kind === 'run' ? run(order) : printUsage(order, USAGE);
}

async function run(order: Extract<Order, { readonly kind: 'run' }>): Promise<number> {
  const targets: { readonly name: string; readonly target: Target }[] = [];
  try {
    for (const name of order.names) {
      const own = await readOwnFile([name]);
      targets.push({ name, target: targetOf(own?.args[0] ?? name, order, own?.code) });
    }
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 2;
  }
  const answers: Answer[] = [];
  for (const { name, target } of targets) {
    const answer = await explore(name, target, order.seconds);
    if (order.format === 'text') process.stdout.write(text(answer));
    answers.push(answer);
  }
  if (order.format === 'json')
    process.stdout.write(`${JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2)}\n`);
  return 0;
}

async function replay(order: Extract<Order, { readonly kind: 'replay' }>): Promise<number> {
  try {
    const { certificate, file, seconds } = order;
    const own = file === undefined ? null : await readOwnFile([file]);
    const said = certificateIn(certificate);
    const { now, differing } = await replayed(said, own?.code, { findScenario, book: recipeBook }, seconds);
    const verdict = differing.length === 0 ? 'the same again' : `otherwise in ${differing.join(', ')}`;
    process.stdout.write(`${verdict}: ${certifiedText(now)}\n`);
    return differing.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 2;
  }
}

type Answer = Awaited<ReturnType<typeof explore>>;

async function explore(name: string, { choice, bound }: Target, seconds: number) {
  const library = { findScenario, book: recipeBook };
  const beganMs = performance.now();
  const report = await exploreAll({ choice, bound }, library, seconds);
  const findings: PlainFinding[] = [];
  for (const found of report.found) findings.push(await findingOf({ ...found, choice }, library));
  const scenario = scenarioOf(choice, library);
  const claims = claimsOf(scenario, choice.values);
  return {
    name,
    /** Null: there are enough clients for what is promised to be violated. */
    tooFewClients: tooFewClients(scenario, choice),
    complete: report.complete,
    bound: { clients: choice.clients, servers: scenario.setup(choice).servers.length, ...bound },
    claims,
    found: findings.some(({ grade }) => grade === 'mistake'),
    ...countsOf(report),
    violations: findings
      .filter(({ grade }) => grade === 'mistake')
      .map(({ invariant, commands, link }) => ({ invariant, commands, link })),
    findings,
    certificate: certificateOf(report, choice, claims),
    seconds: Math.round(performance.now() - beganMs) / 1000,
  };
}

function countsOf({ runs, states, steps, unfinished }: Report) {
  return { runs, states, steps, unfinished };
}

function text({
  name,
  tooFewClients: tooFew,
  complete,
  bound,
  claims,
  findings,
  runs,
  states,
  steps,
  unfinished,
  seconds,
}: Answer) {
  const count = (number: number) => number.toLocaleString('en-US');
  const faults = bound.faults.length === 0 || bound.atMost === 0 ? 'no fault' : bound.faults.join(', ');
  const placed =
    bound.atMost > 0 && bound.faults.length > 0 ? ` (at most ${bound.atMost}, after every step)` : '';
  const lines = [
    `${name}: ${bound.clients} clients, ${faults}${placed}, ${bound.delays} deviations from first come, first served:`,
    `  ${count(runs)} runs, ${count(states)} states, ${count(steps)} steps in ${seconds.toFixed(1)} s; ` +
      (complete
        ? 'every run within the bound was tried'
        : unfinished > 0
          ? `not complete, ${count(unfinished)} runs came to no end`
          : 'not complete, the time was over'),
    findings.some(({ grade }) => grade === 'mistake')
      ? '  Violated, with the fewest faults there are within the bound:'
      : `  No violation of ${claims.join(', ')} within this bound.`,
    ...(tooFew === null ? [] : [`  ${tooFewText(tooFew)}`]),
    ...findings.flatMap(findingLines),
  ];
  return `${lines.join('\n')}\n`;
}

function tooFewText({ clients, permits, enough }: TooFew): string {
  const all = `${clients} ${clients === 1 ? 'client' : 'clients'} and ${permits} ${permits === 1 ? 'permit' : 'permits'}`;
  return `With ${all}, I-41 is not put to the test unless a client takes several permits: try --clients ${enough}.`;
}

function findingLines(finding: PlainFinding): readonly string[] {
  const { grade, text: said, commands, link } = finding;
  return [
    `  ${GRADES[grade]}${placeText(finding)}: ${said}`,
    ...commands.map(({ command, atMs }) => `    ${atMs} ${commandWords(command)}`),
    `    ${link}`,
  ];
}
