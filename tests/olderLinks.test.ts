// Links as the page made them at one time or another, one for each form that a scenario's parameters have had. All of them
// open for good: a parameter that comes later says what its scenario did before, and a link with it is added here.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../src/scenarios/library.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { findScenario, listScenarios } from '../src/scenarios/catalogue.ts';
import { Rerun } from '../src/scenarios/link/rerun.ts';
import {
  BESIDE_LINK_VERSION,
  CODE_LINK_VERSION,
  LINK_VERSION,
  parseLink,
  PLAN_LINK_VERSION,
  type ParsedLink,
} from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';

const LINES = readFileSync(new URL('olderLinks.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const library = { findScenario, book: recipeBook };
// A link with code is read where the code can be run.
await loadOwnRecipes();
const links = LINES.map((line) => parseLink(line, library));

it.each(links.map((link, index) => [titleOf(link), LINES[index]]))('%s opens at its moment', (_, line) => {
  const link = parseLink(line ?? '', library);
  if (!link.ok) throw new Error(JSON.stringify(link.error));
  const state = new Rerun(link.value, library).advance(100_000);
  expect(state.kind).toBe('done');
  expect(state.kind === 'done' && state.playhead.step).toBe(link.value.playhead.step);
});

it('has one link of each scenario that says all it is asked for', () => {
  const whole = links.flatMap((link) =>
    link.ok && link.value.v === LINK_VERSION && link.notices.length === 0
      ? link.value.choices.map(({ scenario }) => scenario)
      : [],
  );
  expect(
    whole.toSorted(),
    'tests/olderLinks.jsonl: add a line with what the page writes at “Save as a file” (CONTRIBUTING.md)',
  ).toEqual([...listScenarios().map(({ id }) => id), 'mixed-traffic'].toSorted());
});

it('has links of each format', () => {
  const formats = new Set(links.flatMap((link) => (link.ok ? [link.value.v] : [])));
  expect(formats).toEqual(new Set([LINK_VERSION, CODE_LINK_VERSION, PLAN_LINK_VERSION, BESIDE_LINK_VERSION]));
});

it.each([
  ['observer', 'log', 'kept'],
  ['lesson-two-watches', 'pace', 'byHand'],
])('runs %s without a choice of %s to the very records there were', (scenario, name, value) => {
  const old = links.find(
    (link) => link.ok && link.notices.length > 0 && link.value.choices[0]?.scenario === scenario,
  );
  if (old?.ok !== true) throw new Error('there is a link from before that choice');
  expect(old.notices).toEqual([{ code: 'filledIn', parameters: [{ scenario, name, value }] }]);
  const state = new Rerun(old.value, library).advance(100_000);
  expect(state.kind === 'done' && state.notices).toEqual([]);
});

function titleOf(link: ParsedLink): string {
  if (!link.ok) return JSON.stringify(link.error);
  const older = link.notices.flatMap((notice) => (notice.code === 'filledIn' ? notice.parameters : []));
  const without = older.length === 0 ? '' : ` without ${older.map(({ name }) => name).join(', ')}`;
  return link.value.choices.map(({ scenario }) => scenario).join(' and ') + without;
}
