// What passed is understood as a server would tell it.
import { describe, expect, it } from 'vitest';
import { staleBeliefs } from './beliefs.ts';
import { findingsOf, herdsOf } from './findings.ts';
import { Ledger } from './ledger.ts';
import { SILENT, type ServerReport } from './serverReport.ts';
import type { Answered, Asked, TapEvent } from './tapEvent.ts';

/** Conversations in a few words. */
class Wire {
  readonly ledger = new Ledger();
  atMs = 0;
  #xid = 0;
  /** Of the last write. */
  #zxid = 0;

  say(event: object): void {
    this.ledger.take({ atMs: this.atMs, ...event } as TapEvent);
  }

  open(connection: number, sessionId: string, asked = '0x0'): void {
    this.say({ connection, kind: 'opened', server: 1, client: `127.0.0.1:${connection}` });
    this.say({ connection, kind: 'connect', sessionId: asked, timeoutMs: 6000, lastZxidSeen: 0, bytes: 49 });
    this.say({ connection, kind: 'connected', sessionId, timeoutMs: 6000, readOnly: false, bytes: 41 });
  }

  ask(connection: number, asked: Partial<Asked> & { readonly op: string }): number {
    const xid = ++this.#xid;
    this.say({ connection, kind: 'request', xid, bytes: 30, path: null, ...asked });
    return xid;
  }

  do(
    connection: number,
    asked: Partial<Asked> & { readonly op: string },
    answer: Answered & { readonly err?: string; readonly zxid?: number } = {},
  ): void {
    const xid = this.ask(connection, asked);
    const { op, path: about = null } = asked;
    if (['create', 'delete', 'setData', 'closeSession'].includes(op)) this.#zxid += 1;
    this.say({
      connection,
      kind: 'answer',
      xid,
      op,
      about,
      err: 'Ok',
      zxid: this.#zxid,
      latencyMs: 2,
      bytes: 20,
      ...answer,
    });
  }

  event(connection: number, type: string, path: string): void {
    this.say({ connection, kind: 'event', type, path, bytes: 40 });
  }

  end(connection: number): void {
    this.say({ connection, kind: 'ended', by: 'server', bytes: { client: 1, server: 1 } });
  }
}

function herd(clients: number): Wire {
  const wire = new Wire();
  for (let each = 1; each <= clients; each++) {
    wire.open(each, `0x${each}`);
    const path = `/lock/n-${each}`;
    wire.do(each, { op: 'create', path: '/lock/n-', mode: 'EPHEMERAL_SEQUENTIAL' }, { path });
  }
  for (let each = 1; each <= clients; each++)
    wire.do(each, { op: 'getChildren', path: '/lock', watch: true }, { children: [], childCount: -1 });
  wire.do(1, { op: 'delete', path: '/lock/n-1' });
  for (let each = 2; each <= clients; each++) wire.event(each, 'NodeChildrenChanged', '/lock');
  return wire;
}

describe('a herd', () => {
  it('is put to the write that woke it', () => {
    const { ledger } = herd(10);
    expect(ledger.wakeups.all).toHaveLength(1);
    expect(ledger.wakeups.all[0]).toMatchObject({
      path: '/lock',
      cause: { kind: 'write', op: 'delete', path: '/lock/n-1', session: '0x1' },
    });
    expect(ledger.wakeups.all[0]?.woken.size).toBe(9);
  });

  it('is put to the write that was done, not to one that came too late', () => {
    const wire = new Wire();
    for (let each = 1; each <= 3; each++) wire.open(each, `0x${each}`);
    for (const each of [1, 2, 3])
      wire.do(each, { op: 'exists', path: '/lock', watch: true }, { err: 'NoNode' });
    const first = wire.ask(1, { op: 'create', path: '/lock' });
    const second = wire.ask(2, { op: 'create', path: '/lock' });
    wire.event(2, 'NodeCreated', '/lock');
    const answer = { kind: 'answer', op: 'create', about: '/lock', zxid: 1, latencyMs: 2, bytes: 20 };
    wire.say({ connection: 1, xid: first, err: 'Ok', ...answer });
    wire.say({ connection: 2, xid: second, err: 'NodeExists', ...answer, zxid: 2 });
    wire.event(3, 'NodeCreated', '/lock');
    expect(wire.ledger.wakeups.all).toMatchObject([
      { cause: { op: 'create', session: '0x1' }, woken: new Set(['0x2', '0x3']) },
    ]);
  });

  it('is put to the first part of a multi that it can come from, and to none of one that failed', () => {
    const wire = new Wire();
    for (let each = 1; each <= 2; each++) wire.open(each, `0x${each}`);
    wire.do(2, { op: 'getChildren', path: '/q', watch: true });
    const parts = [
      { op: 'create', path: '/q/a' },
      { op: 'create', path: '/q/b' },
    ];
    wire.do(1, { op: 'multi', parts }, { results: parts.map((part) => ({ ...part, err: 'BadVersion' })) });
    const [create] = parts;
    wire.do(1, { op: 'multi', parts }, { zxid: 3, results: parts.map((part) => ({ ...part, err: 'Ok' })) });
    wire.event(2, 'NodeChildrenChanged', '/q');
    expect(wire.ledger.wakeups.all).toMatchObject([{ cause: { ...create, session: '0x1' } }]);
    wire.do(2, { op: 'getChildren', path: '/q', watch: true }, { zxid: 3 });
    wire.do(
      1,
      { op: 'multi', parts },
      { zxid: 4, results: parts.map((part) => ({ ...part, err: 'NodeExists' })) },
    );
    wire.event(2, 'NodeChildrenChanged', '/q');
    expect(wire.ledger.wakeups.all[1]).toMatchObject({ cause: { kind: 'unseen' } });
  });

  it('asks in vain but for the client that writes', () => {
    const wire = herd(10);
    for (let each = 2; each <= 10; each++) wire.do(each, { op: 'getChildren', path: '/lock', watch: true });
    expect(herdsOf(wire.ledger.wakeups.all)[0]).toMatchObject({ largest: 9, inVain: 9 });
    wire.do(2, { op: 'delete', path: '/lock/n-2' });
    expect(herdsOf(wire.ledger.wakeups.all)[0]).toMatchObject({ largest: 9, inVain: 8 });
    expect(findingsOf(wire.ledger)).toMatchObject([{ kind: 'herd', path: '/lock', largest: 9 }]);
  });

  it('asks in vain where the write is refused', () => {
    const wire = herd(3);
    wire.do(2, { op: 'create', path: '/won', mode: 'EPHEMERAL' });
    wire.do(3, { op: 'create', path: '/won', mode: 'EPHEMERAL' }, { err: 'NodeExists' });
    wire.do(3, { op: 'exists', path: '/won', watch: true });
    expect([...(wire.ledger.wakeups.all[0]?.inVain ?? [])]).toEqual(['0x3']);
  });

  it('is another one where the same clients are woken again', () => {
    const wire = herd(4);
    wire.do(2, { op: 'delete', path: '/lock/n-2' });
    wire.event(3, 'NodeChildrenChanged', '/lock');
    expect(wire.ledger.wakeups.all.map(({ woken }) => woken.size)).toEqual([3, 1]);
  });
});

describe('the end of a session', () => {
  /** A owns a znode, and the others watch for its end. */
  function waiting(asked: { readonly op: string; readonly path: string }): Wire {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.do(1, { op: 'create', path: '/members/a', mode: 'EPHEMERAL' }, { path: '/members/a' });
    wire.open(2, '0xb');
    wire.do(2, { op: 'create', path: '/members/b', mode: 'EPHEMERAL' }, { path: '/members/b' });
    for (const [connection, session] of [
      [3, '0xc'],
      [4, '0xd'],
    ] as const) {
      wire.open(connection, session);
      wire.do(connection, { ...asked, watch: true }, LIST);
    }
    return wire;
  }
  const LIST = { children: ['a', 'b'], childCount: 2 };
  const ofA = { kind: 'sessionEnd', session: '0xa' };
  const causes = ({ ledger }: Wire) => ledger.wakeups.all.map(({ cause }) => cause);

  it('woke those who watch the ephemeral znode of a killed client', () => {
    const wire = waiting({ op: 'getData', path: '/members/a' });
    wire.end(1);
    wire.atMs = 6600;
    wire.event(3, 'NodeDeleted', '/members/a');
    wire.event(4, 'NodeDeleted', '/members/a');
    expect(causes(wire)).toMatchObject([{ ...ofA, index: wire.ledger.wakeups.all[0]?.index }]);
    expect(findingsOf(wire.ledger)).toMatchObject([
      { kind: 'expired', session: '0xa', sign: { path: '/members/a', silenceMs: 6600 } },
    ]);
    expect(wire.ledger.sessions.get('0xa')).toMatchObject({ state: 'expired', endedMs: 6600 });
  });

  it('woke those who watch the children, not the write that they have seen already', () => {
    const wire = waiting({ op: 'getChildren', path: '/members' });
    wire.end(1);
    wire.atMs = 6600;
    wire.say({ connection: 2, kind: 'pong', latencyMs: 1 });
    wire.event(3, 'NodeChildrenChanged', '/members');
    wire.do(3, { op: 'getChildren', path: '/members', watch: true }, { children: ['b'], childCount: 1 });
    wire.event(4, 'NodeChildrenChanged', '/members');
    expect(causes(wire)).toMatchObject([{ ...ofA, index: wire.ledger.wakeups.all[0]?.index }]);
    expect(wire.ledger.sessions.get('0xa')).toMatchObject({ state: 'expired' });
    expect(wire.ledger.sessions.get('0xb')).toMatchObject({ state: 'open' });
  });

  it.each(['before', 'after'])('woke them %s its client was told that it is closed', (when) => {
    const wire = waiting({ op: 'getChildren', path: '/members' });
    const xid = wire.ask(1, { op: 'closeSession' });
    const told = { xid, op: 'closeSession', about: null, err: 'Ok', zxid: 9, latencyMs: 1, bytes: 16 };
    if (when === 'after') wire.say({ connection: 1, kind: 'answer', ...told });
    wire.event(3, 'NodeChildrenChanged', '/members');
    if (when === 'before') wire.say({ connection: 1, kind: 'answer', ...told });
    expect(causes(wire)).toMatchObject([ofA]);
    expect(findingsOf(wire.ledger)).toEqual([]);
  });

  it('is no cause where a client deleted the znode first', () => {
    const wire = waiting({ op: 'getData', path: '/members/a' });
    wire.do(1, { op: 'delete', path: '/members/a' });
    wire.do(1, { op: 'closeSession' });
    wire.event(3, 'NodeDeleted', '/members/a');
    expect(causes(wire)).toMatchObject([{ kind: 'write', op: 'delete', path: '/members/a' }]);
  });

  it('is the cause where the znode was deleted once before and came again', () => {
    const wire = waiting({ op: 'getData', path: '/members/a' });
    wire.do(1, { op: 'delete', path: '/members/a' });
    wire.event(3, 'NodeDeleted', '/members/a');
    wire.do(1, { op: 'create', path: '/members/a', mode: 'EPHEMERAL' }, { path: '/members/a' });
    wire.do(3, { op: 'getData', path: '/members/a', watch: true });
    wire.end(1);
    wire.atMs = 7000;
    wire.event(3, 'NodeDeleted', '/members/a');
    expect(causes(wire)).toMatchObject([{ kind: 'write', op: 'delete' }, ofA]);
  });

  it('is inferred where a cut holds up what the client says', () => {
    const wire = waiting({ op: 'getChildren', path: '/members' });
    wire.atMs = 5000;
    wire.say({ connection: 1, kind: 'ping' });
    wire.say({ connection: 2, kind: 'pong', latencyMs: 1 });
    wire.atMs = 6600;
    wire.event(3, 'NodeChildrenChanged', '/members');
    expect(causes(wire)).toMatchObject([ofA]);
  });

  it('is not inferred of a client that was last answered less than its timeout ago', () => {
    const wire = waiting({ op: 'getChildren', path: '/members' });
    wire.end(1);
    wire.atMs = 3000;
    wire.event(3, 'NodeChildrenChanged', '/members');
    wire.do(3, { op: 'getChildren', path: '/members', watch: true }, { children: ['b'], childCount: 1 });
    expect(causes(wire)).toEqual([{ kind: 'unseen' }]);
    expect(wire.ledger.sessions.get('0xa')).toMatchObject({ state: 'away' });
  });
});

it('a persistent watch does not tell of the same write twice', () => {
  const wire = new Wire();
  wire.open(1, '0xa');
  wire.open(2, '0xb');
  wire.do(2, { op: 'addWatch', path: '/p', mode: 'PERSISTENT' });
  wire.do(1, { op: 'create', path: '/p/1' }, { path: '/p/1' });
  wire.event(2, 'NodeChildrenChanged', '/p');
  wire.atMs = 100;
  wire.event(2, 'NodeChildrenChanged', '/p');
  expect(wire.ledger.wakeups.all.map(({ cause }) => cause)).toMatchObject([
    { kind: 'write', path: '/p/1' },
    { kind: 'unseen' },
  ]);
});

describe('watches', () => {
  it('are what the answers say: an exists of nothing waits for it', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.do(1, { op: 'exists', path: '/x', watch: true }, { err: 'NoNode' });
    wire.do(1, { op: 'getData', path: '/y', watch: true }, { err: 'NoNode' });
    wire.do(1, { op: 'getData', path: '/z', watch: true });
    expect([...(wire.ledger.sessions.get('0xa')?.watches.keys() ?? [])]).toEqual(['exist /x', 'data /z']);
    wire.event(1, 'NodeCreated', '/x');
    expect([...(wire.ledger.sessions.get('0xa')?.watches.keys() ?? [])]).toEqual(['data /z']);
  });

  it('are away with their connection, and set again by setWatches', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.do(1, { op: 'getData', path: '/z', watch: true });
    wire.end(1);
    const session = wire.ledger.sessions.get('0xa');
    expect(session).toMatchObject({ state: 'away' });
    expect(session?.watches.get('data /z')?.server).toBeNull();
    wire.open(2, '0xa', '0xa');
    const watches = { data: ['/z'], exist: [], child: [], persistent: [], recursive: [] };
    wire.do(2, { op: 'setWatches', watches });
    expect(session?.watches.get('data /z')).toMatchObject({ server: 1, resets: 1 });
  });
});

describe('sessions', () => {
  it('that are gone take their ephemeral znodes along', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.do(1, { op: 'create', path: '/e', mode: 'EPHEMERAL' }, { path: '/e' });
    expect([...(wire.ledger.sessions.get('0xa')?.ephemerals ?? [])]).toEqual(['/e']);
    wire.end(1);
    wire.say({ connection: 2, kind: 'opened', server: 1, client: 'x:2' });
    wire.say({
      connection: 2,
      kind: 'connect',
      sessionId: '0xa',
      timeoutMs: 6000,
      lastZxidSeen: 0,
      bytes: 49,
    });
    wire.say({
      connection: 2,
      kind: 'connected',
      sessionId: '0x0',
      timeoutMs: 0,
      readOnly: false,
      bytes: 41,
    });
    expect(wire.ledger.nodes.get('/e')).toMatchObject({ state: 'gone', source: 'sessionEnd' });
    expect(findingsOf(wire.ledger)).toMatchObject([{ kind: 'expired', session: '0xa' }]);
  });

  it('that nearly expired are named, with the longest silence', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.atMs = 4500;
    wire.say({ connection: 1, kind: 'ping' });
    expect(findingsOf(wire.ledger)).toMatchObject([{ kind: 'nearExpiry', silenceMs: 4500 }]);
  });

  it('that come back all at once are a storm', () => {
    const wire = new Wire();
    for (let each = 1; each <= 12; each++) wire.open(each, `0x${each}`, `0x${each}`);
    expect(findingsOf(wire.ledger)).toMatchObject([{ kind: 'storm', connects: 12 }]);
  });

  it('that ask the same again and again without a watch poll', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    for (let each = 0; each < 12; each++) {
      wire.atMs += 100;
      wire.do(1, { op: 'exists', path: '/flag', watch: false });
    }
    expect(findingsOf(wire.ledger)).toMatchObject([
      { kind: 'polling', path: '/flag', count: 12, everyMs: 100 },
    ]);
  });

  it('that read again because they have changed something there, or were told of a change, do not poll', () => {
    const wire = new Wire();
    wire.open(1, '0xa');
    for (let each = 0; each < 12; each++) {
      wire.atMs += 1000;
      const path = `/lock/n-${each}`;
      wire.do(1, { op: 'create', path: '/lock/n-', mode: 'EPHEMERAL_SEQUENTIAL' }, { path });
      wire.do(1, { op: 'getChildren', path: '/lock', watch: false });
      wire.event(1, 'NodeDeleted', '/lock/n-other');
      wire.do(1, { op: 'getChildren', path: '/lock', watch: false });
      wire.do(1, { op: 'delete', path });
    }
    expect(findingsOf(wire.ledger)).toEqual([]);
  });

  it('that lose an answer and find their znode by its mark are told so', () => {
    const wire = new Wire();
    const mark = '_c_0f6b3c1e-aaaa-bbbb-cccc-0123456789ab-lock-';
    wire.open(1, '0xa');
    wire.ask(1, { op: 'create', path: `/lock/${mark}`, mode: 'EPHEMERAL_SEQUENTIAL' });
    wire.end(1);
    wire.open(2, '0xa', '0xa');
    const children = [`${mark}0000000000`];
    wire.do(2, { op: 'getChildren', path: '/lock', watch: false }, { children, childCount: 1 });
    expect(findingsOf(wire.ledger)).toMatchObject([
      { kind: 'lostAnswer', lost: { op: 'create', found: { path: `/lock/${mark}0000000000` } } },
    ]);
  });
});

it('a znode that was asked for again is not taken for the one whose answer was lost', () => {
  const wire = new Wire();
  const create = { op: 'create', path: '/lock/_c_0f6b3c1e-aaaa-bbbb-cccc-0123456789ab-lock-' };
  wire.open(1, '0xa');
  wire.ask(1, create);
  wire.end(1);
  wire.open(2, '0xa', '0xa');
  const path = `${create.path}0000000000`;
  wire.do(2, create, { path });
  wire.do(
    2,
    { op: 'getChildren', path: '/lock', watch: false },
    { children: [path.slice(6)], childCount: 1 },
  );
  expect(findingsOf(wire.ledger)).toMatchObject([
    { kind: 'lostAnswer', lost: { found: null, isAskedAgain: true } },
  ]);
});

it('the tree is what answers, lists and events have shown', () => {
  const wire = new Wire();
  wire.open(1, '0xa');
  wire.do(1, { op: 'getChildren', path: '/', watch: false }, { children: ['a', 'b'], childCount: 2 });
  wire.do(1, { op: 'getChildren', path: '/', watch: false }, { children: ['b'], childCount: 1 });
  wire.event(1, 'NodeDeleted', '/b');
  const nodes = [...wire.ledger.nodes.values()].map(
    ({ path, state, source }) => `${path} ${state} ${source}`,
  );
  expect(nodes).toEqual(['/ there answer', '/a gone childList', '/b gone event']);
});

it('times are within three percent', () => {
  const wire = new Wire();
  wire.open(1, '0xa');
  for (let each = 1; each <= 1000; each++) {
    const xid = wire.ask(1, { op: 'exists', path: '/', watch: false });
    wire.say({
      connection: 1,
      kind: 'answer',
      xid,
      op: 'exists',
      about: '/',
      err: 'Ok',
      zxid: 1,
      latencyMs: each / 10,
      bytes: 20,
    });
  }
  const latencies = wire.ledger.ops.get('exists')?.latencies;
  for (const [share, ms] of [
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ] as const) {
    const measured = latencies?.withinMs(share) ?? 0;
    expect(measured).toBeGreaterThanOrEqual(ms);
    expect(measured).toBeLessThanOrEqual(ms * 1.035);
  }
});

describe('a server that is asked', () => {
  const report = (wire: Wire, said: Partial<ServerReport>) =>
    wire.say({
      connection: 0,
      kind: 'report',
      server: 1,
      report: { ...SILENT, mode: 'standalone', ...said },
    });

  function watching(): Wire {
    const wire = new Wire();
    wire.open(1, '0xa');
    wire.do(1, { op: 'getData', path: '/w', watch: true });
    wire.do(1, { op: 'getChildren', path: '/w', watch: true });
    wire.do(1, { op: 'create', path: '/e', mode: 'EPHEMERAL' }, { path: '/e' });
    return wire;
  }

  it('agrees with what is inferred', () => {
    const wire = watching();
    const said = {
      sessions: ['0xa'],
      watches: [{ session: '0xa', path: '/w' }],
      ephemerals: [{ session: '0xa', path: '/e' }],
    };
    report(wire, said);
    report(wire, said);
    expect(wire.ledger.asked.all).toMatchObject([
      { knownSessions: 1, inferredWatches: 2, inferredEphemerals: 1, besides: [], differences: [] },
    ]);
    expect(findingsOf(wire.ledger)).toEqual([]);
  });

  it('knows of watches and ephemeral znodes that did not pass, and of none that was inferred', () => {
    const wire = watching();
    const said = {
      sessions: ['0xa', '0xb'],
      watches: [{ session: '0xa', path: '/older' }],
      ephemerals: [
        { session: '0xa', path: '/e' },
        { session: '0xa', path: '/older' },
      ],
    };
    report(wire, said);
    // The first time it may have been a matter of time.
    expect(findingsOf(wire.ledger).map(({ kind }) => kind)).toEqual(['besides']);
    report(wire, said);
    expect(findingsOf(wire.ledger)).toMatchObject([
      { kind: 'differs', differences: 1, first: { kind: 'unseenWatch', session: '0xa', path: '/older' } },
      { kind: 'differs', differences: 1, first: { kind: 'missingWatch', session: '0xa', path: '/w' } },
      { kind: 'differs', differences: 1, first: { kind: 'unseenEphemeral', session: '0xa', path: '/older' } },
      { kind: 'besides', server: 1, sessions: 1, first: '0xb' },
    ]);
  });

  it('that may not say which watches it has differs in none', () => {
    const wire = watching();
    for (let nth = 0; nth < 2; nth++) report(wire, { refused: ['wchp', 'dump'] });
    expect(findingsOf(wire.ledger)).toEqual([]);
  });
});

describe('what a client was last told', () => {
  const stat = (mzxid: number, version: number) => ({
    czxid: 1,
    mzxid,
    version,
    cversion: 0,
    owner: '0x0',
    dataBytes: 0,
    numChildren: 0,
  });

  function readers(): Wire {
    const wire = new Wire();
    for (const [connection, session] of [
      [1, '0xa'],
      [2, '0xb'],
      [3, '0xc'],
    ] as const) {
      wire.open(connection, session);
      wire.do(connection, { op: 'getData', path: '/c', watch: connection === 2 }, { stat: stat(1, 0) });
    }
    return wire;
  }

  it('is stale once another has written, and a watch tells of it', () => {
    const wire = readers();
    expect(staleBeliefs(wire.ledger)).toEqual([]);
    wire.do(3, { op: 'setData', path: '/c' }, { stat: stat(2, 1) });
    expect(staleBeliefs(wire.ledger)).toMatchObject([
      { session: '0xa', hears: 'never', belief: { version: 0 }, node: { stat: { version: 1 } } },
      { session: '0xb', hears: 'watch' },
    ]);
    wire.event(2, 'NodeDataChanged', '/c');
    expect(staleBeliefs(wire.ledger).map(({ hears }) => hears)).toEqual(['never', 'told']);
    wire.do(2, { op: 'getData', path: '/c' }, { stat: stat(2, 1) });
    expect(staleBeliefs(wire.ledger).map(({ session }) => session)).toEqual(['0xa']);
  });

  it('is stale where a znode is gone, is back, or was not there', () => {
    const wire = readers();
    wire.do(1, { op: 'exists', path: '/new' }, { err: 'NoNode' });
    wire.do(3, { op: 'create', path: '/new', mode: 'PERSISTENT', dataBytes: 1 }, { path: '/new' });
    wire.do(3, { op: 'delete', path: '/c' });
    const told = () => staleBeliefs(wire.ledger).map(({ session, path }) => `${session} ${path}`);
    expect(told().toSorted()).toEqual(['0xa /c', '0xa /new', '0xb /c']);
    wire.do(2, { op: 'create', path: '/c', mode: 'PERSISTENT', dataBytes: 0 }, { path: '/c', zxid: 9 });
    expect(told().toSorted()).toEqual(['0xa /c', '0xa /new', '0xc /c']);
  });
});
