// Own recipes in links and under the search: what no folder of src does by itself.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import { foundLink } from '../src/rooms/breakIt/model/foundLink.ts';
import { Search } from '../src/rooms/breakIt/model/search.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { choiceFor } from '../src/ownRecipes/testing.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { CODE_LINK_VERSION, LINK_VERSION, linkOf, parseLink } from '../src/scenarios/link/permalink.ts';
import { Rerun } from '../src/scenarios/link/rerun.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../src/scenarios/scenario/scenario.ts';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import type { OwnProgram } from '../src/scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../src/scenarios/world/planOf.ts';
import { decodeText } from '../src/ui/link/decode.ts';
import { encodeText } from '../src/ui/link/encode.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

const library = { findScenario, book: recipeBook };
const book = (name: string) =>
  readFileSync(new URL(`../src/ownRecipes/book/${name}.js`, import.meta.url), 'utf8');

describe('a link with code', () => {
  test('carries it, and makes the same run again', async () => {
    const experiment = new Experiment([choiceFor(book('herdLock'), { clients: 3 })], library);
    experiment.runUntil(1000, 100_000);
    const link = linkOf(experiment, experiment.head, 'single');
    expect(link.v).toBe(CODE_LINK_VERSION);
    const text = await decodeText(await encodeText(JSON.stringify(link)));
    if (!text.ok) throw new Error(text.error.code);
    const parsed = parseLink(text.value, library);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value).toEqual(link);
    const state = new Rerun(parsed.value, library).advance(100_000);
    expect(state).toMatchObject({ kind: 'done', notices: [] });
  });

  test('is refused where code is missing, does not belong or is too long', () => {
    const experiment = new Experiment([choiceFor(book('herdLock'))], library);
    const link = linkOf(experiment, experiment.head, 'single');
    const [choice] = link.choices;
    const { code: _, ...without } = choice ?? { code: '' };
    const parsed = (choices: readonly unknown[]) => parseLink(JSON.stringify({ ...link, choices }), library);
    expect(parsed([without])).toMatchObject({ ok: false, error: { field: 'choices.0.code' } });
    expect(parsed([{ ...choice, code: 'x'.repeat(40_001) }])).toMatchObject({ ok: false });
    expect(parsed([{ ...choice, code: 5 }])).toMatchObject({ ok: false });
    const built = new Experiment(
      [
        {
          scenario: 'herd-lock',
          seed: 1,
          clients: 2,
          values: { variant: 'exists', arrival: 'together', rounds: 1, holdMs: 0 },
        },
      ],
      library,
    );
    const other = linkOf(built, built.head, 'single');
    expect(other.v).toBe(LINK_VERSION);
    expect(parseLink(JSON.stringify(other), library)).toMatchObject({ ok: true });
    const smuggled = { ...other, choices: other.choices.map((one) => ({ ...one, code: 'x' })) };
    expect(parseLink(JSON.stringify(smuggled), library)).toMatchObject({
      ok: false,
      error: { field: 'choices.0.code' },
    });
  });
});

test('a lock of one’s own is broken like one of the library, and the link replays it', () => {
  const code = `export default async function main(client) {
    try {
      await client.zk.create('/exclusive_lock/lock', client.name, { mode: 'EPHEMERAL' });
    } catch (error) {
      if (error.code === 'NodeExists') return;
    }
    client.holds('/exclusive_lock/lock');
    await client.untilReleased();
    client.released();
    await client.zk.delete('/exclusive_lock/lock');
  }`;
  const scenario = findScenario('own-recipe');
  if (scenario === undefined) throw new Error('not loaded');
  const choice = choiceFor(code, { clients: 3, values: { arrival: 'staggered', holdMs: 'untilReleased' } });
  const search = new Search({
    scenario,
    choice,
    book: recipeBook,
    claims: ['I-1', 'I-3'],
    allow: ['drop', 'restart'],
    seed: 1,
  });
  while (search.tried.runs < 300 && search.advance() !== 'done');
  expect(search.found?.commands).toHaveLength(1);
  if (search.found === null) throw new Error('nothing was found');
  const state = new Rerun(foundLink(search.found, library), library).advance(100_000);
  expect(state).toMatchObject({ kind: 'done', notices: [] });
});

test('in a world of two programs a finding has the line of the claim, and the name of its program', () => {
  const invariant = "export const invariant = (tree, beliefs) => beliefs.length < 2 || 'two at once';\n";
  const first = `${invariant}export default async function main({ holds, sleep }) {
    holds('/a');
    await sleep(60000);
  }`;
  const second = `export default async function main({ zk, holds, sleep }) {
    await sleep(500);
    await zk.exists('/');
    holds('/a');
    await sleep(60000);
  }`;
  const choice = choiceOfTwo([first, second]);
  const scenario = scenarioOf(choice, library);
  const search = new Search({ scenario, choice, book: recipeBook, claims: ['I-40'], seed: 1 });
  while (search.tried.runs < 20 && search.advance() !== 'done');
  expect(search.found).toMatchObject({ invariant: 'I-40', line: 4, program: 'program 2' });
});

describe('items that one program hands over to another queue, in a world of two programs', () => {
  const PRODUCER = `export default async function main({ zk, produced, name }) {
  for (const path of ['/in', '/out']) await zk.create(path).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  for (let n = 0; n < 3; n++) {
    const path = await zk.create('/in/job-', name + n, { mode: 'PERSISTENT_SEQUENTIAL' });
    produced(name + n, path);
  }
}`;
  const mover = (move: string): string => `export default async function main({ zk, sleep }) {
  for (let turn = 0; turn < 12; turn++) {
    await sleep(300);
    try {
      for (const job of await zk.getChildren('/in')) {
        const { data } = await zk.getData('/in/' + job);
        ${move}
      }
    } catch (error) { if (!['ConnectionLoss', 'NoNode', 'NodeExists'].includes(error.code)) throw error; }
  }
}`;

  test('are not lost when one transaction does it', () => {
    const right =
      "await zk.multi([{ op: 'delete', path: '/in/' + job }, { op: 'create', path: '/out/' + job, data }]);";
    expect(searchOf(mover(right)).found).toBeNull();
  });

  test('are lost between two writes, at the line of the first', () => {
    const wrong = "await zk.delete('/in/' + job);\n        await zk.create('/out/' + job, data);";
    expect(searchOf(mover(wrong)).found).toMatchObject({ invariant: 'I-9', line: 7, program: 'program 2' });
  });

  function searchOf(second: string): Search {
    const choice = choiceOfTwo([PRODUCER, second]);
    const search = new Search({
      scenario: scenarioOf(choice, library),
      choice,
      book: recipeBook,
      claims: ['I-9'],
      seed: 1,
    });
    while (
      search.found === null &&
      search.tried.runs < (areSweepsWhole ? 100 : 40) &&
      search.advance() !== 'done'
    );
    return search;
  }
});

function choiceOfTwo(codes: readonly string[]): ScenarioChoice {
  const programs = codes.map((code, at): OwnProgram => {
    const { scenario, values } = choiceFor(code);
    return { kind: 'own', scenario, values, code, name: `program ${at + 1}` };
  });
  const clients = ['A', 'B'].map((name, program) => ({ name, program, sessionTimeoutMs: 30_000 }));
  return choiceOfPlan({ ...EMPTY_PLAN, programs, clients }, 1);
}
