// Each row of the ten-minute demonstration shows what its speaker says of it.
import { describe, expect, it } from 'vitest';
import '../library.ts';
import type { Data, RecordKind, RecordOf } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import type { Experiment, WorldSide } from '../experiment/experiment.ts';
import { Rerun } from '../link/rerun.ts';
import { leadsTo } from '../link/bookmark.ts';
import { Believers } from '../lessons/believers.ts';
import { linkOf } from '../link/permalink.ts';
import { recipeBook } from '../recipeBook.ts';
import { exactMoment, runTo } from './deck.ts';
import { END_AT_SECONDS, tenMinutes } from './tenMinutes.ts';

describe('the ten-minute demonstration', () => {
  it('has nine rows, one for each key, and begins them in order', () => {
    expect(tenMinutes.map(({ id }) => id)).toEqual([
      'herd',
      'line',
      'middle',
      'twoKeys',
      'pause',
      'twoBelievers',
      'fence',
      'leaderDies',
      'partition',
    ]);
    const times = [...tenMinutes.map(({ atSeconds }) => atSeconds), END_AT_SECONDS];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('begins with nothing running', () => {
    expect(exactMoment(moment('herd', 'empty')).playhead).toEqual({ step: 0, timeMs: 0 });
  });

  it('herd: A wins, the rest watch it; ten bells for four hand-overs', () => {
    const won = at('herd', 'oneWins');
    expect(believers(won)).toEqual(['client:A']);
    expect(count(won, 'watch.set')).toBe(4);
    expect(count(won, 'watch.fired')).toBe(0);
    const done = at('herd', 'tenBells');
    expect(turns(done)).toBe(5);
    expect(count(done, 'watch.fired')).toBe((5 * 4) / 2);
  });

  it('line: each watches its neighbour; four bells, and the order is fair', () => {
    const waiting = at('line', 'inLine');
    expect(new Set(all(waiting, 'watch.set').map(({ path }) => path)).size).toBe(4);
    const done = at('line', 'fourBells');
    expect(count(done, 'watch.fired')).toBe(4);
    expect(holders(done)).toEqual(['client:A', 'client:B', 'client:C', 'client:D', 'client:E']);
  });

  it.each([
    ['herd', 'oneWins', 'tenBells', 10],
    ['line', 'inLine', 'fourBells', 4],
  ])('%s: what a class is asked before has one answer among its options', (row, before, after, answer) => {
    const moments = tenMinutes.find(({ id }) => id === row)?.moments ?? [];
    const asked = moments.find(({ id }) => id === before)?.vote;
    const next = moments.find(({ id }) => id === after);
    expect(next && asked?.read(runTo(next))).toBe(answer);
    expect(asked?.options.filter((option) => option === answer)).toHaveLength(1);
  });

  it('the middle dies: C is told and watches A; nobody gets the lock', () => {
    expect(believers(at('middle', 'before'))).toEqual(['client:A']);
    const after = at('middle', 'after');
    const told = all(after, 'watch.fired').at(-1);
    const looked = all(after, 'watch.set').find(({ seq }) => seq > (told?.seq ?? Infinity));
    const first = all(after, 'belief.stated').find(({ belief }) => belief.what === 'holder');
    expect(looked?.path).toBe(first?.belief.path);
    expect(believers(after)).toEqual(['client:A']);
    expect(broken(after)).toEqual([]);
  });

  it('the published lock, the same death: two keys, and a promise broken', () => {
    expect(broken(at('twoKeys', 'before'))).toEqual([]);
    const after = at('twoKeys', 'after');
    expect(believers(after)).toEqual(['client:A', 'client:C']);
    expect(broken(after)).toContain('I-1');
  });

  it('the pause: after four to six seconds of silence the server gives A up, and A believes on', () => {
    const before = at('pause', 'holds');
    const after = at('pause', 'givenUp');
    expect(count(after, 'session.expired')).toBe(1);
    expect(believers(after)).toEqual(['client:A']);
    const silentMs = after.head.timeMs - before.head.timeMs;
    expect(silentMs).toBeGreaterThan(3000);
    expect(silentMs).toBeLessThanOrEqual(6000);
  });

  it('two believers: B has written, A wakes up, and the old value is in the file', () => {
    const two = at('twoBelievers', 'newHolder');
    expect(believers(two)).toEqual(['client:A', 'client:B']);
    expect(all(two, 'resource.accepted').at(-1)?.client).toBe('client:B');
    const late = at('twoBelievers', 'lateWrite');
    expect(all(late, 'resource.accepted').at(-1)?.client).toBe('client:A');
    expect(broken(late)).toContain('I-2');
  });

  it('the fence: the same, the late write is rejected; the lock did not change', () => {
    expect(believers(at('fence', 'newHolder'))).toEqual(['client:A', 'client:B']);
    const late = at('fence', 'lateWrite');
    const [rejected] = all(late, 'resource.rejected');
    expect(rejected?.client).toBe('client:A');
    expect(Number(rejected?.token)).toBeLessThan(Number(rejected?.highest));
    expect(broken(late)).toEqual(expect.arrayContaining(['I-1']));
    expect(broken(late)).not.toContain('I-2');
  });

  it('one write and the leader’s death: the client hears the same, and both fates are legal', () => {
    const flying = at('leaderDies', 'inFlight');
    expect(flying.worlds[0]?.world.servers.get('server:5')?.vars.value.state).toBe('down');
    expect(all(flying, 'reply.delivered').filter(({ op }) => op === 'setData')).toHaveLength(1);
    expect(dataIn(at('leaderDies', 'kept'), 0)).toEqual(new Set(['A2']));
    const both = at('leaderDies', 'bothFates');
    expect(dataIn(both, 0)).toEqual(new Set(['A1']));
    expect(dataIn(both, 1)).toEqual(new Set(['A2']));
    for (const side of [0, 1] as const) {
      const unknown = all(both, 'request.failed', side).find(({ op }) => op === 'setData');
      expect(unknown?.err).toBe('ConnectionLoss');
    }
    expect(broken(both)).toEqual([]);
  });

  it('the partition: the smaller side answers with what was there before, and cannot promise anything', () => {
    expect(count(at('partition', 'cut'), 'network.cut')).toBe(1);
    const old = at('partition', 'oldAnswer');
    expect(
      all(old, 'reply.delivered').filter(({ op, err }) => op === 'setData' && err === 'Ok'),
    ).toHaveLength(2);
    expect(reads(old, 'client:C')).toEqual(['A1']);
    expect(dataOn(old, 'server:4')).toBe('B1');
    const failed = all(at('partition', 'noPromise'), 'request.failed').at(-1);
    expect([failed?.actor, failed?.op, failed?.err]).toEqual(['client:A', 'setData', 'ConnectionLoss']);
  });
});

describe('its moments', () => {
  const moments = tenMinutes.flatMap((row) => row.moments.map((each) => ({ row: row.id, each })));

  it.each(moments.map(({ row, each }) => [row, each.id, each] as const))(
    '%s, %s is a link of its own, and leads where it was found',
    (_row, _id, each) => {
      const { choices, commands, playhead } = exactMoment(each);
      const found = runTo(each);
      const link = linkOf(found, found.head, choices.length === 2 ? 'compare' : 'single');
      expect({ commands: link.commands, playhead: link.playhead }).toEqual({ commands, playhead });
      const state = new Rerun(link, { findScenario, book: recipeBook }).advance(100_000);
      expect(state).toMatchObject({ kind: 'done', notices: [] });
    },
  );

  it('of one scene follow each other, so that one can be played to the next', () => {
    const jumps = tenMinutes.flatMap((row) => {
      const found = row.moments.map(exactMoment);
      return row.moments.slice(1).flatMap((each, index) => {
        const [before, after] = [found[index], found[index + 1]];
        const leads = before !== undefined && after !== undefined && leadsTo(before, after);
        return leads ? [] : [`${row.id} ${each.id}`];
      });
    });
    // The one comparison has a world more.
    expect(jumps).toEqual(['leaderDies bothFates']);
  });
});

function moment(row: string, id: string) {
  const found = tenMinutes.find((each) => each.id === row)?.moments.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ${row} ${id}`);
  return found;
}

/** Run once, looked at by several. */
const runs = new Map<string, Experiment>();

function at(row: string, id: string): Experiment {
  const name = `${row} ${id}`;
  const known = runs.get(name) ?? runTo(moment(row, id));
  runs.set(name, known);
  return known;
}

function all<K extends RecordKind>(run: Experiment, kind: K, side: WorldSide = 0): readonly RecordOf<K>[] {
  const trace = run.worlds[side]?.trace ?? [];
  return trace.filter((record): record is RecordOf<K> => record.kind === kind);
}

function count(run: Experiment, kind: RecordKind): number {
  return all(run, kind).length;
}

function believers(run: Experiment): readonly string[] {
  const believing = new Believers();
  for (const record of run.worlds[0]?.trace ?? []) believing.heed(record);
  return [...believing.now.keys()].toSorted();
}

function holders(run: Experiment): readonly string[] {
  return all(run, 'belief.stated')
    .filter(({ belief }) => belief.what === 'holder')
    .map(({ actor }) => actor);
}

function turns(run: Experiment): number {
  return holders(run).length;
}

function broken(run: Experiment): readonly string[] {
  return [
    ...new Set(
      run
        .violations()
        .flat()
        .map(({ invariant }) => invariant),
    ),
  ];
}

/** What all servers hold of the shared znode. */
function dataIn(run: Experiment, side: WorldSide): ReadonlySet<Data | undefined> {
  const servers = run.worlds[side]?.world.servers.values() ?? [];
  return new Set([...servers].map(({ nodes }) => nodes.get('/x')?.data));
}

function dataOn(run: Experiment, server: `server:${number}`): Data | undefined {
  return run.worlds[0]?.world.servers.get(server)?.nodes.get('/x')?.data;
}

function reads(run: Experiment, client: string): readonly (Data | undefined)[] {
  return all(run, 'program.resumed').flatMap(({ actor, input }) =>
    actor === client && input.kind === 'response' && input.body.data !== undefined ? [input.body.data] : [],
  );
}
