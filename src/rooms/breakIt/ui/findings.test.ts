// What the dialog says: of a search that goes on, one that found nothing, and one that did; and the film of what was found.
import { beforeAll, describe, expect, it } from 'vitest';
import type { InvariantPart } from '../../../engine/index.ts';
import '../../../scenarios/library.ts';
import { Search, type FoundRun, type Tried } from '../model/search.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { unpackBookmarks } from '../../../scenarios/link/bookmark.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { en } from '../../../words/en/index.ts';
import { library } from '../../../ui/stores/library.ts';
import { claimNames } from './claimNames.ts';
import { findingsOf } from './findings.ts';
import { filmOf } from './openFilm.ts';

const own = BREAK_IT.english;
const TRIED: Tried = { runs: 1200, steps: 34_000, commands: 1, moments: 90, faultsAtMoments: 250 };

describe('without a broken promise', () => {
  it('says what it is doing and what it has tried', () => {
    const said = findingsOf(
      { type: 'progress', phase: 'searching', tried: TRIED, seconds: 4, found: null, shown: [] },
      en,
      own,
    );
    expect(said).toEqual({
      headline: 'Searching…',
      caveat: null,
      tried: 'Tried in 4 s: 1,200 runs, 34,000 steps, 1 command, 250 combinations of fault and moment.',
      broken: null,
    });
  });

  it('never calls the recipe correct when nothing was found', () => {
    const said = findingsOf(
      { type: 'ended', why: 'time', tried: TRIED, seconds: 30, found: null, shown: [] },
      en,
      own,
    );
    expect(said.headline).toBe('No violation found in 30 s.');
    expect(said.caveat).toBe('That proves nothing: a run that was not tried may still violate an invariant.');
  });

  it('says that it was stopped, and why it failed', () => {
    const stopped = findingsOf(
      { type: 'ended', why: 'stopped', tried: TRIED, seconds: 2, found: null, shown: [] },
      en,
      own,
    );
    expect(stopped.headline).toBe('Stopped. No violation found so far.');
    const failed = findingsOf({ type: 'failed', message: 'no such scenario' }, en, own);
    expect(failed.headline).toBe('The search failed: no such scenario');
  });
});

describe('with a broken promise of the try-lock', () => {
  let found: FoundRun;

  beforeAll(() => {
    found = searchTryLock();
  });

  it('names the promise, who broke it, and each command with its time', () => {
    const { headline, broken } = findingsOf(
      { type: 'ended', why: 'done', tried: TRIED, seconds: 3, found, shown: [] },
      en,
      own,
    );
    expect(headline).toMatch(/^Invariant violated (by \d+ commands?|without any command): /);
    expect(headline).toContain(broken?.name);
    expect(broken?.why).not.toBe('');
    expect(broken?.commands).toHaveLength(found.commands.length);
    for (const command of broken?.commands ?? []) expect(command).toMatch(/, \d+\.\d{3}\u00A0s$/);
  });

  it('says how small the world is in the end, not on the way there', () => {
    const ended = findingsOf(
      { type: 'ended', why: 'done', tried: TRIED, seconds: 3, found, shown: [] },
      en,
      own,
    );
    expect(ended.broken?.smallest).toBe(
      `Smallest world found that shows the violation: ${found.choice.clients} client${found.choice.clients === 1 ? '' : 's'}.`,
    );
    const going = findingsOf(
      { type: 'progress', phase: 'shrinking', tried: TRIED, seconds: 2, found, shown: [] },
      en,
      own,
    );
    expect(going.broken?.smallest).toBeNull();
  });

  it('keeps the clients of a composed world, and calls it no smallest one', () => {
    const locks = { kind: 'recipe', scenario: 'try-lock', values: found.choice.values } as const;
    const clients = ['A', 'B', 'C'].map((name) => ({ name, program: 0, sessionTimeoutMs: 4000 }));
    const plan = { ...EMPTY_PLAN, programs: [locks], clients };
    const choice = choiceOfPlan(plan, 1);
    const scenario = scenarioOf(choice, library);
    const order = { scenario, choice, book: library.book, claims: scenario.invariants, seed: 1, runs: 200 };
    const search = new Search(order);
    while (search.advance() !== 'done');
    const composed = search.found;
    expect(composed?.choice.clients).toBe(3);
    const { broken } = findingsOf(
      { type: 'ended', why: 'done', tried: TRIED, seconds: 3, found: composed, shown: [] },
      en,
      own,
    );
    expect(broken?.smallest).toBeNull();
  });

  it('calls an invariant of the program by its name, in the headline and in the list of what is judged', () => {
    const said = { text: 'lost 3', line: 2, name: 'invariantMoney' };
    const own40: FoundRun = {
      ...found,
      invariant: 'I-40',
      violation: { ...found.violation, invariant: 'I-40', said },
    };
    const ended = { type: 'ended', why: 'done', tried: TRIED, seconds: 3, found: own40, shown: [] } as const;
    const { headline, broken } = findingsOf(ended, en, own);
    expect(headline).toMatch(/: invariantMoney$/);
    expect(broken?.name).toBe('invariantMoney');
    const scenario = findScenario(found.choice.scenario);
    if (scenario === undefined) throw new Error('it is gone');
    const check = (part: InvariantPart) => Object.assign(() => null, { part });
    const ownChecks = [check({ name: 'invariantMoney' }), check({ name: 'invariantOrder', program: 'two' })];
    expect(claimNames({ ...scenario, claims: () => ['I-1', 'I-40'], ownChecks }, {}, en).slice(1)).toEqual([
      'invariantMoney',
      'two: invariantOrder',
    ]);
  });

  it('becomes a film with a bookmark at each command and one where the promise breaks', () => {
    const { broken } = findingsOf(
      { type: 'ended', why: 'done', tried: TRIED, seconds: 3, found, shown: [] },
      en,
      own,
    );
    const film = filmOf(found, { commands: broken?.commands ?? [], broken: own.broken(broken?.name ?? '') });
    expect(film.playhead.step).toBe(found.step);
    const bookmarks = unpackBookmarks(film);
    expect(bookmarks.map(({ playhead }) => playhead.step)).toEqual([
      ...found.commands.map(({ afterStep }) => afterStep + 1),
      found.step,
    ]);
    expect(bookmarks.at(-1)?.caption).toBe(`Violated: ${broken?.name}`);
  });
});

function searchTryLock(): FoundRun {
  const scenario = findScenario('try-lock');
  if (scenario === undefined) throw new Error('there is no try-lock');
  const values = Object.fromEntries(scenario.parameters.map(({ name, initial }) => [name, initial]));
  const choice: ScenarioChoice = { scenario: scenario.id, seed: 1, clients: 3, values };
  const search = new Search({
    scenario,
    choice,
    book: library.book,
    claims: claimsOf(scenario, values),
    seed: 1,
  });
  while (search.found === null) search.advance();
  return search.found;
}
