// Everything that is to hold in every run: variants of the library that are not meant to break what they promise, right sides of the
// museum, the book's recipes as own code, right programs of ten styles, and the articles' programs with their faults mended.
import { readdirSync, readFileSync } from 'node:fs';
import { LIBRARY } from '../../src/scenarios/library.ts';
import type { InvariantId } from '../../src/engine/index.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { choiceFor } from '../../src/ownRecipes/testing.ts';
import { CORRECTED } from '../../src/rooms/breakIt/model/explore/testing/correctedArticles.ts';
import { RIGHT } from '../../src/rooms/breakIt/model/explore/testing/programs.ts';
import { findScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import { museumPieces } from '../../src/scenarios/museum/museum.ts';
import { scenarioOf } from '../../src/scenarios/experiment/twins.ts';
import { claimsOf } from '../../src/scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

export interface RightOne {
  readonly name: string;
  /** It takes no more, however many are asked for. */
  readonly mostClients: number;
  readonly choice: ScenarioChoice;
  readonly claims: readonly InvariantId[];
}

export async function rightOnes(clients: number): Promise<readonly RightOne[]> {
  await loadOwnRecipes();
  const all = [
    ...ofLibrary(clients),
    ...ofMuseum(clients),
    ...ofBook(clients),
    ...ofPrograms(RIGHT, '', clients),
    ...ofPrograms(CORRECTED, 'corrected article/', clients),
  ];
  const byWorld = new Map<string, RightOne>();
  for (const one of all) {
    if (one.claims.length === 0) continue;
    const key = JSON.stringify([one.choice, one.claims]);
    if (!byWorld.has(key)) byWorld.set(key, one);
  }
  return [...byWorld.values()];
}

/** Families whose recipes run on one server. */
const FAMILIES = new Set(['locks', 'elections', 'queues', 'coordination']);
function ofLibrary(clients: number): readonly RightOne[] {
  return LIBRARY.filter(({ scenario }) => FAMILIES.has(scenario.family)).flatMap(({ scenario }) =>
    variantsOf(scenario, clients).flatMap((written) => {
      const one = rightOne(scenario, written, clients);
      if (one === null) return [];
      const isWrong = scenario.expected(one.choice.values).some((id) => one.claims.includes(id));
      return isWrong ? [] : [one];
    }),
  );
}

function variantsOf({ parameters }: Scenario, clients: number): readonly Readonly<Record<string, string>>[] {
  const variant = parameters.find(({ name }) => name === 'variant');
  if (variant === undefined || variant.kind !== 'choice') return [{}];
  // One client has to wait.
  const permits = parameters.some(({ name }) => name === 'permits') ? { permits: String(clients - 1) } : {};
  return variant.options.map((value) => ({ variant: value, ...permits }));
}

function ofMuseum(clients: number): readonly RightOne[] {
  return museumPieces.flatMap(({ right, stillBreaks = [] }) => {
    const scenario = findScenario(right.scenario);
    if (scenario === undefined || !FAMILIES.has(scenario.family)) return [];
    const written = Object.fromEntries(
      Object.entries(right.values).map(([name, value]) => [name, String(value)]),
    );
    const one = rightOne(scenario, written, clients);
    if (one === null) return [];
    const broken = new Set([...scenario.expected(one.choice.values), ...stillBreaks]);
    return [{ ...one, claims: one.claims.filter((id) => !broken.has(id)) }];
  });
}

function ofBook(clients: number): readonly RightOne[] {
  const folder = new URL('../../src/ownRecipes/book/', import.meta.url);
  return readdirSync(folder).map((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return own(`book/${file}`, code, clients);
  });
}

function ofPrograms(
  programs: Readonly<Record<string, string>>,
  prefix: string,
  clients: number,
): readonly RightOne[] {
  return Object.entries(programs).map(([name, code]) => own(`${prefix}${name}`, code, clients));
}

function own(name: string, code: string, clients: number): RightOne {
  const choice = choiceFor(code, { clients });
  const scenario = scenarioOf(choice, { findScenario });
  return { name, mostClients: scenario.clients.max, choice, claims: claimsOf(scenario, choice.values) };
}

/** Null if the variant does not go with so many clients. What does not go with lock step arrives together. */
function rightOne(
  scenario: Scenario,
  written: Readonly<Record<string, string>>,
  clients: number,
): RightOne | null {
  const hasArrival = scenario.parameters.some(({ name }) => name === 'arrival');
  return (
    rightAsWritten(scenario, written, clients) ??
    (hasArrival ? rightAsWritten(scenario, { ...written, arrival: 'together' }, clients) : null)
  );
}

function rightAsWritten(
  scenario: Scenario,
  written: Readonly<Record<string, string>>,
  clients: number,
): RightOne | null {
  const parsed = parseValues(scenario, written, 'headless');
  if (!parsed.ok) throw new Error(`${scenario.id}: ${parsed.error.code}`);
  if (scenario.isEndless(parsed.value)) return null;
  const count = Math.min(scenario.clients.max, Math.max(scenario.clients.min, clients));
  const choice = { scenario: scenario.id, seed: 1, clients: count, values: parsed.value };
  if ((scenario.contradiction?.(choice) ?? null) !== null) return null;
  const name = [scenario.id, ...Object.entries(written).map(([key, value]) => `${key}=${value}`)].join(' ');
  return { name, mostClients: scenario.clients.max, choice, claims: claimsOf(scenario, choice.values) };
}
