// How fast "Break it" is: wrong recipes of the museum broken within five seconds, and runs in a second, with built-in recipes and with
// a learner's own code. Seconds are the processor's, so that other work on the machine does not count.
import { readFileSync } from 'node:fs';
import '../src/scenarios/library.ts';
import { Search } from '../src/rooms/breakIt/model/search.ts';
import type { Bound } from '../src/rooms/breakIt/model/explore/bound.ts';
import { explorerOf } from '../src/rooms/breakIt/model/explore/explorerOf.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { OWN_RECIPE } from '../src/ownRecipes/program.ts';
import { findScenario, parseValues } from '../src/scenarios/catalogue.ts';
import { museumPieces } from '../src/scenarios/museum/museum.ts';
import { sideChoice } from '../src/scenarios/pairs.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { claimsOf } from '../src/scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../src/scenarios/scenario/scenario.ts';

/** Of different families, each broken by something else. */
const PIECES = [
  'no-answer-taken-for-no',
  'create-repeated-blindly',
  'release-that-never-arrived',
  'beside-its-parent',
  'gone-before-the-watch',
  'locked-for-ever',
  'gave-up-and-left-its-node',
  'woken-without-a-second-look',
  'lost-connection-taken-for-release',
  'exception-swallowed',
  'sorted-by-name',
  'reader-and-writer-wait-for-each-other',
  'candidate-looks-too-late',
  'leader-for-ever',
  'stopped-and-still-first',
  'published-in-the-gap',
  'half-updated',
] as const;
const SECONDS = 5;

export interface BreakItFigures {
  /** Broken in five seconds, and shrunk to as many commands as the museum's script has, or one more. */
  readonly piecesBroken: number;
  readonly slowestSeconds: number;
  readonly runsPerSecond: number;
  readonly ownRunsPerSecond: number;
  /** Of an exploration with one fault of six kinds and two clients, on one core. */
  readonly exploredPerSecond: number;
  readonly ownExploredPerSecond: number;
  /** Complete for two clients and one fault of six kinds, on one core; the slowest time. */
  readonly oneFaultSeconds: number;
  /** Three clients, two kills, on one core. */
  readonly twoKillsSeconds: number;
}

export async function breakIt(): Promise<BreakItFigures> {
  const found = PIECES.map(secondsFor).filter((seconds) => seconds !== null);
  return {
    piecesBroken: found.length,
    slowestSeconds: Number(Math.max(...found).toFixed(1)),
    ...(await searchBesideExploration()),
  };
}

/** Until it is short enough; null if it is not in time. */
function secondsFor(id: string): number | null {
  const piece = museumPieces.find((known) => known.id === id);
  if (piece === undefined) throw new Error(id);
  const { wrong, clients, invariant, script } = piece;
  const search = searchOf(sideChoice(wrong, 1, clients), [invariant]);
  const beganMs = cpuMs();
  for (;;) {
    const phase = search.advance();
    const seconds = (cpuMs() - beganMs) / 1000;
    const isShort = (search.found?.commands.length ?? Infinity) <= script.length + 1;
    if (isShort && phase !== 'searching' && phase !== 'shrinking') return seconds;
    if (seconds > SECONDS || phase === 'done') return null;
  }
}

/** By turns, so that what slows the machine for a while slows both. */
async function searchBesideExploration() {
  const lock = { ...headless('predecessor-lock'), clients: 2 };
  const own = { ...(await ownChoice()), clients: 2, values: headless(OWN_RECIPE).values };
  const search = [searchOn(choiceOf('predecessor-lock')), searchOn(await ownChoice())];
  const [all, ofOwn]: [Explored[], Explored[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of search) one.goOn();
    all.push(explored(lock, ONE_OF_SIX));
    ofOwn.push(explored(own, ONE_OF_SIX));
  }
  const two = explored({ ...lock, clients: 3 }, { faults: ['kill'], atMost: 2 });
  return {
    runsPerSecond: search[0]?.perSecond() ?? 0,
    ownRunsPerSecond: search[1]?.perSecond() ?? 0,
    exploredPerSecond: perSecond(all),
    ownExploredPerSecond: perSecond(ofOwn),
    oneFaultSeconds: Number(Math.max(...all.map(({ seconds }) => seconds)).toFixed(1)),
    twoKillsSeconds: Number(two.seconds.toFixed(1)),
  };
}

const ROUNDS = 3;

/** Where nothing is found: what holds is searched for longest. */
function searchOn(choice: ScenarioChoice) {
  const scenario = findScenario(choice.scenario);
  if (scenario === undefined) throw new Error(choice.scenario);
  const search = searchOf(choice, claimsOf(scenario, choice.values), []);
  let ms = 0;
  return {
    goOn() {
      const beganMs = cpuMs();
      while (cpuMs() - beganMs < (SECONDS * 1000) / ROUNDS && search.advance() !== 'done');
      ms += cpuMs() - beganMs;
    },
    perSecond: () => Math.round((search.tried.runs * 1000) / ms),
  };
}

interface Explored {
  readonly runs: number;
  readonly seconds: number;
}

const ONE_OF_SIX = { faults: ['kill', 'close', 'pause', 'cut', 'drop', 'expire'], atMost: 1 } as const;

function perSecond(all: readonly Explored[]): number {
  const sum = (what: keyof Explored) => all.reduce((before, one) => before + one[what], 0);
  return Math.round(sum('runs') / sum('seconds'));
}

function explored(choice: ScenarioChoice, bound: Pick<Bound, 'faults' | 'atMost'>): Explored {
  const explorer = explorerOf(
    { choice, bound: { ...bound, delays: 0, gates: 2 * choice.clients } },
    { findScenario, book: recipeBook },
  );
  const beganMs = cpuMs();
  let runs = 0;
  for (const shard of explorer.shards) {
    const work = explorer.explore(shard);
    let next = work.next();
    while (next.done !== true) next = work.next();
    runs += next.value.counts.runs;
  }
  explorer.release();
  return { runs, seconds: (cpuMs() - beganMs) / 1000 };
}

function headless(id: string): ScenarioChoice {
  const scenario = findScenario(id);
  const parsed = scenario === undefined ? null : parseValues(scenario, {}, 'headless');
  if (parsed?.ok !== true) throw new Error(id);
  return { scenario: id, seed: 1, clients: 2, values: parsed.value };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function searchOf(choice: ScenarioChoice, claims: ReturnType<typeof claimsOf>, allow?: readonly []): Search {
  const scenario = findScenario(choice.scenario);
  if (scenario === undefined) throw new Error(choice.scenario);
  const limits = allow === undefined ? {} : { allow };
  return new Search({ scenario, choice, book: recipeBook, claims, seed: 1, ...limits });
}

function choiceOf(id: string): ScenarioChoice {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(id);
  const parsed = parseValues(scenario, { rounds: '1' }, 'initial');
  if (!parsed.ok) throw new Error(parsed.error.code);
  return { scenario: id, seed: 1, clients: 3, values: parsed.value };
}

async function ownChoice(): Promise<ScenarioChoice> {
  await loadOwnRecipes();
  const scenario = findScenario(OWN_RECIPE);
  if (scenario === undefined) throw new Error(OWN_RECIPE);
  const parsed = parseValues(scenario, {}, 'initial');
  if (!parsed.ok) throw new Error(parsed.error.code);
  const code = readFileSync(new URL('../src/ownRecipes/book/predecessorLock.js', import.meta.url), 'utf8');
  return { scenario: OWN_RECIPE, seed: 1, clients: 3, values: parsed.value, code };
}
