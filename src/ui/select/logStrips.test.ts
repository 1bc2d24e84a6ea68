import { describe, expect, it } from 'vitest';
import { creation, ensemble, zxidText, type Ensemble } from '../../engine/testing/ensemble.ts';
import { logStrips, type LogCellKind } from './logStrips.ts';

describe('the logs of an ensemble', () => {
  it('stand in line: one column for each transaction, solid once it is committed', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    expect(text(servers)).toEqual(['1: ##', '2: ##', '3: ##']);
    const [session, create] = strips(servers).columns;
    expect(session).toMatchObject({ epoch: 1, counter: 1, name: { type: 'createSession' } });
    expect(create).toMatchObject({
      counter: 2,
      name: { type: 'create', path: '/a' },
      fate: 'committed',
      loggedBy: ['server:1', 'server:2', 'server:3'],
    });
  });

  it('show what is handed to the disk, then on it, then known to be committed by one after the other', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.tell(creation('/a'));
    const seen: string[] = [];
    while (!servers.sim.isQuiescent() && servers.sim.step()) {
      const column = text(servers)
        .map((line) => line.charAt(4))
        .join('');
      if (seen.at(-1) !== column) seen.push(column);
    }
    expect(seen[0]).toBe('');
    expect(seen).toContain('..~');
    expect(seen).toContain('~~o');
    expect(seen.some((column) => column.includes('u'))).toBe(true);
    expect(seen.at(-1)).toBe('###');
  });

  it('call an entry outstanding while its fate is open, doomed once another epoch has begun, and truncated in the end', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    servers.isolate(5);
    client.tell(creation('/lost'));
    servers.until('txn.logged');
    expect(text(servers)).toEqual(['1: #.', '2: #.', '3: #.', '4: #.', '5: #o']);
    expect(strips(servers).columns[1]).toMatchObject({ fate: 'outstanding', loggedBy: ['server:5'] });
    servers.until('leader.established');
    expect(text(servers).at(-1)).toMatch(/^5: #x+$/);
    expect(strips(servers).columns[1]?.fate).toBe('doomed');
    servers.pass(3000);
    servers.give({ type: 'healAll' });
    const truncated = servers.until('log.truncated');
    const after = strips(servers);
    expect(text(servers).at(-1)?.slice(0, 5)).toBe('5: #-');
    expect(after.columns[1]).toMatchObject({ fate: 'gone', loggedBy: [], name: { path: '/lost' } });
    expect(after.strips[4]?.cells[1]?.seq).toBe(truncated.seq);
  });

  it('an entry that the winner has is carried over and committed', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    servers.give({
      type: 'partition',
      groups: [
        ['server:5', 'server:4'],
        ['server:1', 'server:2', 'server:3'],
      ],
    });
    client.tell(creation('/kept'));
    servers.until('txn.acked', ({ by }) => by === 'server:4');
    expect(text(servers).at(-1)).toBe('5: #o');
    servers.crash(5);
    servers.give({ type: 'healAll' });
    servers.until('leader.established');
    expect(strips(servers).columns[1]).toMatchObject({ fate: 'committed', name: { path: '/kept' } });
    expect(text(servers).at(3)).toBe('4: ##');
    // The leader of before is down, and was never told.
    expect(text(servers).at(4)).toBe('5: #u');
  });

  it('what a snapshot has taken out of a log is not missing', () => {
    const servers = ensemble(3, { config: { snapCount: 3 } });
    const client = servers.open(3);
    servers.crash(1);
    for (const path of ['/a', '/b', '/c']) client.create(path);
    servers.start(1);
    servers.settle();
    const all = text(servers).join('');
    expect(all).toContain('s');
    expect(all).not.toContain('o');
    expect(strips(servers).start).toBe('cutOff');
  });

  it('two leaders that know nothing of each other write different transactions under one zxid, and that can be seen', () => {
    const servers = ensemble(5, { quorum: 'oneVote' });
    servers.crash(5);
    servers.isolate(1, 2);
    servers.pass(60_000);
    servers.open(1).create('/one');
    servers.open(4).create('/other');
    const variants = strips(servers).strips.map(({ cells }) =>
      Math.max(...cells.map(({ variant }) => variant)),
    );
    expect(variants).toEqual([0, 0, 1, 1, 0]);
  });

  it('what did not change is the same object', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    const before = strips(servers);
    servers.sim.step();
    expect(strips(servers).columns).toBe(before.columns);
  });
});

function strips({ sim }: Ensemble) {
  return logStrips(sim.world, sim.trace);
}

const SIGNS: Readonly<Record<LogCellKind, string>> = {
  none: '.',
  snapshot: 's',
  unforced: '~',
  outstanding: 'o',
  unheard: 'u',
  committed: '#',
  doomed: 'x',
  truncated: '-',
};

/** `3: ##o`: one line for each server, one sign for each column. */
function text(servers: Ensemble): readonly string[] {
  return strips(servers).strips.map(
    ({ server, cells }) => `${server.number}: ${cells.map(({ kind }) => SIGNS[kind]).join('')}`,
  );
}

it('Columns are in the order of zxids, of epochs first', () => {
  const servers = ensemble(3);
  servers.open(3).create('/a');
  servers.crash(3);
  servers.settle();
  servers.open(2).create('/b');
  expect(strips(servers).columns.map(({ zxid }) => zxidText(zxid))).toEqual(['1:1', '1:2', '2:1', '2:2']);
});
