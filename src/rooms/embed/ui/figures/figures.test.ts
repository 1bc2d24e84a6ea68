import { describe, expect, it } from 'vitest';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { figures as words } from '../../words/en/figures.ts';
import { lockLine } from '../../../../ui/select/lockLine.ts';
import { library } from '../../../../ui/stores/library.ts';
import { claimChoice, runClaim } from './claimRun.ts';
import { claimSentence } from './claimSentence.ts';
import { claimStory, type ClaimStory } from './claimStory.ts';
import { fenceChoice, runFence } from './fenceRun.ts';
import type { Switched } from './switched.ts';
import { fenceStory, type FenceStory } from './fenceStory.ts';
import { filmChoice, filmOf, runFilm, type Film, type FilmId } from './filmRun.ts';
import { filmSpoken } from './filmSpoken.ts';
import { filmStory, haveIt, type FilmStory } from './filmStory.ts';
import { filmSummary } from './filmSummary.ts';
import { ALL_WAIT_AT_MS, herdChoices } from './herdChoices.ts';
import { herdLane, type HerdLane } from './herdLane.ts';

describe('herd against line', () => {
  it.each([2, 5, 8, 20])('of %i clients costs n·(n−1)/2 wake-ups and n−1', (clients) => {
    const experiment = new Experiment(herdChoices(clients, 1), library);
    while (!experiment.isIdle) experiment.advance();
    expect(lanesOf(experiment).map(({ wakeUps }) => wakeUps)).toEqual([
      (clients * (clients - 1)) / 2,
      clients - 1,
    ]);
    expect(lanesOf(experiment).flatMap((lane) => lane.clients.map(({ state }) => state))).not.toContain(
      'waits',
    );
  });

  it('begins where everybody waits for the first: all for the lock, or each for the one before', () => {
    const experiment = new Experiment(herdChoices(8, 1), library);
    experiment.runUntil(ALL_WAIT_AT_MS, 100_000);
    const [herd, line] = lanesOf(experiment);
    expect(herd?.clients.map(({ state }) => state)).toEqual([
      'holds',
      ...Array.from({ length: 7 }, () => 'waits'),
    ]);
    expect(new Set(herd?.looks.map(({ to }) => to)).size).toBe(1);
    expect(new Set(line?.looks.map(({ to }) => to)).size).toBe(7);
    expect([herd?.wakeUps, line?.wakeUps]).toEqual([0, 0]);
  });
});

describe('paused holder and fence', () => {
  it('has two believers whatever the fence, and a late write that only a fence rejects', () => {
    const [fenced, open] = [storyOf('on'), storyOf('off')];
    expect(fenced.overlaps).toHaveLength(1);
    expect(open.overlaps.map(({ from }) => from)).toEqual(fenced.overlaps.map(({ from }) => from));
    expect(fenced.late).toMatchObject({ highest: 1, write: { value: 'A4', token: 0, fate: 'rejected' } });
    expect(open.late).toMatchObject({ highest: 1, write: { value: 'A4', token: 0, fate: 'back' } });
  });

  it('tells of a pause before its end, and of the session that ends in it', () => {
    const { pauses, expiries } = storyOf('on');
    expect(pauses).toHaveLength(1);
    const [pause] = pauses;
    expect(expiries[0]?.timeMs).toBeGreaterThan(pause?.from.timeMs ?? Infinity);
    expect(expiries[0]?.timeMs).toBeLessThan(pause?.to?.timeMs ?? 0);
  });
});

describe('a leader that dies during a write', () => {
  it('with the write on a majority leaves it to every leader that comes', () => {
    const { film, story } = filmAt('failover-figure', 'on');
    expect(story.frames.map((frame) => haveIt(frame, 'A2'))).toEqual([3, 2, 4, 5]);
    expect(rolesOf(story)).toEqual(['leads', 'down', 'down', 'follows']);
    expect(story.frames.map(({ calls }) => calls.get('client:A')?.outcome)).toEqual(
      Array.from({ length: 4 }, () => 'done'),
    );
    expect(filmSummary(film, story)).toMatchObject({ value: 'A2', had: 3, of: 5, fate: 'survives' });
  });

  it('with the write on its own disk alone loses it, and nobody was told otherwise', () => {
    const { film, story } = filmAt('failover-figure', 'off');
    expect(story.frames.map((frame) => haveIt(frame, 'A2'))).toEqual([1, 0, 0, 0]);
    expect(story.frames.at(-1)?.servers.get('server:5')?.other).toEqual({ value: 'A2', state: 'discarded' });
    expect(story.frames.map(({ calls }) => calls.get('client:A')?.outcome)).not.toContain('done');
    expect(filmSummary(film, story)).toMatchObject({ had: 1, of: 5, fate: 'lost' });
  });
});

describe('what is said while a film plays', () => {
  it.each([
    [
      'failover-figure',
      'on',
      [
        [1950, 'Nothing new is written yet.'],
        [2005, 'A2 is not decided yet.'],
        [2099, 'A2 is on 3 of 5 servers, a majority: it is decided.'],
        [2400, 'A2 was on 3 of 5 servers when the leader died: every new leader has it.'],
        [13_990, 'A2 was on 3 of 5 servers when the leader died: every new leader has it.'],
      ],
    ],
    [
      'failover-figure',
      'off',
      [
        [2099, 'A2 is not decided yet.'],
        [2400, 'A2 is not decided yet.'],
        [13_990, 'A2 was on 1 of 5 servers when the leader died: the new leader does not have it.'],
      ],
    ],
    [
      'partition-figure',
      'on',
      [
        [4250, 'Nothing new is written yet.'],
        [4500, '2 of 5 servers cannot commit A1.'],
        [15_700, '2 of 5 servers cannot commit A1. The other 3 commit B2.'],
      ],
    ],
  ] as const)('of %s, %s, is true at each moment', (id, switched, told) => {
    const { film, simulation, experiment } = filmed(id, switched);
    const saidAt = (timeMs: number): string => {
      const world = simulation.worldAt(experiment.momentAtTime(timeMs).worldSteps[0] ?? 0);
      const summary = filmSummary(film, filmStory(film, simulation, world));
      const { none, fates } = words.film.told;
      return summary === null ? none : fates[summary.fate](summary);
    };
    expect(told.map(([timeMs]) => [timeMs, saidAt(timeMs)])).toEqual(told);
  });
});

describe('a film in words', () => {
  it('says of each moment who leads, which server has which write, and who was answered', () => {
    const { film, story } = filmAt('failover-figure', 'on');
    const [written, died] = filmSpoken(film, story, words.film);
    expect(written).toBe(
      'write: client A writes A2, acknowledged; server 5 (leader) has A2; server 4 has A2; ' +
        'server 3 has A2; server 2 has A1; server 1 has A1; 3 of 5 have A2.',
    );
    expect(died).toContain('server 5 (down) has A2 on disk');
  });

  it('says which servers are on which side of the cut', () => {
    const { film, story } = filmAt('partition-figure', 'on');
    expect(filmSpoken(film, story, words.film)[2]).toMatch(
      /^write: client A writes A1, no answer; server 5 \(.*cut off\) .* server 4 \(leader\) has B2; .* client B writes B2, acknowledged\.$/,
    );
  });
});

describe('a network that is cut in two', () => {
  it('lets the larger side commit alone, whichever side the leader is on', () => {
    for (const [switched, small, large] of [
      ['on', 'A1', 'B2'],
      ['off', 'C1', 'A2'],
    ] as const) {
      const { film, story } = filmAt('partition-figure', switched);
      const [written, healed] = story.frames.slice(2);
      const inCut = film.rows.flatMap((row) =>
        row.kind === 'server' ? [`${row.camp} ${written?.servers.get(row.server)?.value}`] : [],
      );
      expect(new Set(inCut)).toEqual(new Set([`0 ${story.before}`, `1 ${large}`]));
      expect(new Set([...(healed?.servers.values() ?? [])].map(({ value }) => value))).toEqual(
        new Set([large]),
      );
      expect(filmSummary(film, story)).toEqual({ value: small, last: large, had: 2, of: 5, fate: 'beside' });
    }
  });

  it('shows only what has happened by then', () => {
    const { film, simulation, experiment } = filmed('partition-figure', 'on');
    const early = filmStory(
      film,
      simulation,
      simulation.worldAt(experiment.momentAtTime(5000).worldSteps[0] ?? 0),
    );
    expect(early.frames.map(({ key }) => key)).toEqual(['whole', 'cut', 'written']);
    expect(filmSummary(film, early)).toMatchObject({ fate: 'stuck' });
  });
});

describe('two consumers and one item', () => {
  it('wakes both, and one claim wins', () => {
    const { consumers, processed } = claimAt('on');
    expect(consumers.map(({ claim, work }) => `${claim} ${work}`)).toEqual(['won done', 'lost none']);
    expect(processed).toBe(1);
  });

  it('without claims is processed twice', () => {
    const { consumers, processed } = claimAt('off');
    expect(consumers.map(({ claim, work }) => `${claim} ${work}`)).toEqual(['null done', 'null done']);
    expect(processed).toBe(2);
  });

  it('is not said to stay with the first while the other may still process it', () => {
    const experiment = new Experiment([claimChoice('off', 1)], library);
    runClaim(experiment);
    const trace = experiment.worlds[0]?.trace ?? [];
    const said = trace.map(({ step }) => claimSentence(claimStory(trace, step), words.claim.told));
    expect([...new Set(said)]).toEqual([
      'The item has not been processed yet.',
      'B has processed A1.',
      'Both consumers wake, and A1 is processed 2 times.',
    ]);
  });
});

function filmAt(id: FilmId, switched: Switched): { readonly film: Film; readonly story: FilmStory } {
  const { film, simulation } = filmed(id, switched);
  return { film, story: filmStory(film, simulation, simulation.world) };
}

function filmed(id: FilmId, switched: Switched) {
  const film = filmOf(id, switched);
  const experiment = new Experiment([filmChoice(film, 1)], library);
  runFilm(experiment, film);
  const [simulation] = experiment.worlds;
  if (simulation === undefined) throw new Error('no world');
  return { film, simulation, experiment };
}

/** Of the server that led first. */
function rolesOf({ frames }: FilmStory) {
  return frames.map(({ servers }) => servers.get('server:5')?.role);
}

function claimAt(claim: Switched): ClaimStory {
  const experiment = new Experiment([claimChoice(claim, 1)], library);
  runClaim(experiment);
  const [simulation] = experiment.worlds;
  if (simulation === undefined) throw new Error('no world');
  return claimStory(simulation.trace, simulation.world.step);
}

function lanesOf({ worlds, scenarios, choices }: Experiment): readonly HerdLane[] {
  return worlds.flatMap((simulation, side) => {
    const [scenario, choice] = [scenarios[side], choices[side]];
    if (scenario === undefined || choice === undefined) return [];
    return [herdLane(simulation, simulation.world, lockLine(scenario, choice))];
  });
}

function storyOf(guard: Switched): FenceStory {
  const choice = fenceChoice(guard, 1);
  const experiment = new Experiment([choice], library);
  runFence(experiment);
  const [simulation] = experiment.worlds;
  const [scenario] = experiment.scenarios;
  if (simulation === undefined || scenario === undefined) throw new Error('no world');
  return fenceStory(simulation, simulation.world, lockLine(scenario, choice), simulation.world.step);
}
