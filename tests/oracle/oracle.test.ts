import { describe, expect, it } from 'vitest';
import { readTraceTexts } from './recordings.ts';
import { fuzzRun } from '../../scripts/fuzz/fuzzRun.ts';
import { historyOf } from './fromTrace.ts';
import { RecordReader } from './fromRecords.ts';
import { COUNTERS, type Change, type Happening, type Sight } from './history.ts';
import { judge } from './oracle.ts';

const connected: Happening = { kind: 'connected', connection: 'a#1', session: 'A' };
const ended: Happening = { kind: 'ended', session: 'A', zxid: 5 };

describe('the oracle finds nothing in', () => {
  it('writes that overlap, in whichever order they take effect', () => {
    const history = [
      asked('a#1', 1, 'create'),
      asked('b#1', 1, 'create'),
      answered('b#1', 1, 'create', 4),
      answered('a#1', 1, 'create', 3),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a node that is made, changed, read and removed', () => {
    const history = [
      applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
      applied('server:1', 2, { type: 'dataSet', path: '/a', version: 1 }),
      asked('a#1', 1, 'exists', '/a'),
      answered('a#1', 1, 'exists', 2, { path: '/a' }),
      applied('server:1', 3, { type: 'deleted', path: '/a' }),
      asked('a#1', 2, 'exists', '/a'),
      answered('a#1', 2, 'exists', 3, { path: '/a', err: 'NoNode' }),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a server that is behind, and answers as of its own zxid', () => {
    const history = [
      applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
      applied('server:1', 2, { type: 'deleted', path: '/a' }),
      applied('server:2', 1, { type: 'created', path: '/a', owner: null }),
      asked('a#1', 1, 'exists', '/a'),
      answered('a#1', 1, 'exists', 1, { path: '/a' }),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a proposal of an old epoch whose fate nobody was seen to learn', () => {
    const history: Happening[] = [
      applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
      { kind: 'proposed', zxid: 2, path: '/a' },
      applied('server:2', COUNTERS + 1, { type: 'created', path: '/a', owner: null }),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a transaction that finds done what a snapshot begun before it holds already', () => {
    const history: Happening[] = [
      applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
      applied('server:1', 2, { type: 'deleted', path: '/a' }),
      { kind: 'rebuilt', server: 'server:1' },
      applied('server:1', 2),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a session of one server that ends there while it becomes everybody’s', () => {
    const history: Happening[] = [
      ended,
      { kind: 'applied', server: 'server:1', zxid: 6, session: 'A', begins: true, changes: [] },
      applied('server:1', 7, { type: 'created', path: '/e', owner: 'A' }),
    ];
    expect(judge(history)).toBeNull();
  });

  it('an ephemeral that goes with its session, and a new one of a new session', () => {
    const history = [
      applied('server:1', 4, { type: 'created', path: '/e', owner: 'A' }),
      applied('server:1', 5, { type: 'deleted', path: '/e' }),
      ended,
      applied('server:1', 6, { type: 'created', path: '/e', owner: 'B' }),
    ];
    expect(judge(history)).toBeNull();
  });

  it('a server that comes later and applies again what is gone by now', () => {
    const history = [
      applied('server:1', 4, { type: 'created', path: '/e', owner: 'A' }),
      applied('server:1', 5, { type: 'deleted', path: '/e' }),
      applied('server:2', 4, { type: 'created', path: '/e', owner: 'A' }),
      ended,
    ];
    expect(judge(history)).toBeNull();
  });

  it('an event that comes before the answer that is as new', () => {
    const history = [told('a#1', 3), asked('a#1', 1, 'getData'), answered('a#1', 1, 'getData', 3)];
    expect(judge(history)).toBeNull();
  });
});

describe('the oracle objects to', () => {
  it.each<[string, string, readonly Happening[]]>([
    [
      'a write that comes before one that was answered earlier',
      'writes are linearizable',
      [
        asked('a#1', 1, 'create'),
        answered('a#1', 1, 'create', 4),
        asked('b#1', 1, 'setData'),
        answered('b#1', 1, 'setData', 3),
      ],
    ],
    [
      'two writes with one zxid',
      'writes are linearizable',
      [
        asked('a#1', 1, 'create'),
        asked('b#1', 1, 'delete'),
        answered('a#1', 1, 'create', 4),
        answered('b#1', 1, 'delete', 4),
      ],
    ],
    [
      'a node that is made twice',
      'one history of the tree explains every answer',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        applied('server:1', 2, { type: 'created', path: '/a', owner: null }),
      ],
    ],
    [
      'a change of a node that is gone',
      'one history of the tree explains every answer',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        applied('server:1', 2, { type: 'deleted', path: '/a' }),
        applied('server:1', 3, { type: 'dataSet', path: '/a', version: 1 }),
      ],
    ],
    [
      'a lost update',
      'one history of the tree explains every answer',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        applied('server:1', 2, { type: 'dataSet', path: '/a', version: 1 }),
        applied('server:1', 3, { type: 'dataSet', path: '/a', version: 1 }),
      ],
    ],
    [
      'a read that misses a node',
      'one history of the tree explains every answer',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        asked('a#1', 1, 'exists', '/a'),
        answered('a#1', 1, 'exists', 1, { path: '/a', err: 'NoNode' }),
      ],
    ],
    [
      'a read of a node that is gone',
      'one history of the tree explains every answer',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        applied('server:1', 2, { type: 'deleted', path: '/a' }),
        asked('a#1', 1, 'getData', '/a'),
        answered('a#1', 1, 'getData', 2, { path: '/a' }),
      ],
    ],
    [
      'servers that apply different things under one zxid',
      'zxids grow, and name one transaction each',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        applied('server:2', 1, { type: 'created', path: '/b', owner: null }),
      ],
    ],
    [
      'a server that does something else when it applies a transaction again',
      'zxids grow, and name one transaction each',
      [
        applied('server:1', 1, { type: 'created', path: '/a', owner: null }),
        { kind: 'rebuilt', server: 'server:1' },
        applied('server:1', 1, { type: 'created', path: '/b', owner: null }),
      ],
    ],
    [
      'a server that does less than others though it never applied the transaction before',
      'zxids grow, and name one transaction each',
      [applied('server:1', 1, { type: 'created', path: '/a', owner: null }), applied('server:2', 1)],
    ],
    [
      'a server that applies backwards',
      'zxids grow, and name one transaction each',
      [applied('server:1', 2), applied('server:1', 1)],
    ],
    [
      'a session that reads an older state after its move',
      'a session never reads an older state than it has read',
      [
        connected,
        asked('a#1', 1, 'getData'),
        answered('a#1', 1, 'getData', 4),
        { kind: 'connected', connection: 'a#2', session: 'A' },
        asked('a#2', 1, 'getData'),
        answered('a#2', 1, 'getData', 3),
      ],
    ],
    [
      'answers out of order',
      "a connection's requests are answered in order",
      [
        asked('a#1', 1, 'getData'),
        asked('a#1', 2, 'exists'),
        answered('a#1', 2, 'exists', 3),
        answered('a#1', 1, 'getData', 3),
      ],
    ],
    [
      'an answer that comes twice',
      "a connection's requests are answered in order",
      [asked('a#1', 1, 'exists'), answered('a#1', 1, 'exists', 3), answered('a#1', 1, 'exists', 3)],
    ],
    [
      'the new data before the event that announces it',
      'a watch event comes before the data it announces',
      [asked('a#1', 1, 'getData'), answered('a#1', 1, 'getData', 3), told('a#1', 3)],
    ],
    [
      'an ephemeral that outlives its session',
      "a session's ephemerals are gone with it",
      [applied('server:1', 4, { type: 'created', path: '/e', owner: 'A' }), ended],
    ],
    [
      'an ephemeral that a session makes after its end',
      "a session's ephemerals are gone with it",
      [ended, applied('server:1', 6, { type: 'created', path: '/e', owner: 'A' })],
    ],
    [
      'an ephemeral that is still shown',
      "a session's ephemerals are gone with it",
      [
        ended,
        asked('b#1', 1, 'exists'),
        answered('b#1', 1, 'exists', 6, { sights: [sight({ owner: 'A' })] }),
      ],
    ],
    [
      'a node that is changed in the future',
      'what answers show of a node fits together',
      [asked('b#1', 1, 'exists'), answered('b#1', 1, 'exists', 2, { sights: [sight({ mzxid: 3 })] })],
    ],
    [
      'a node that is younger when looked at earlier',
      'what answers show of a node fits together',
      [
        asked('a#1', 1, 'exists'),
        answered('a#1', 1, 'exists', 5, { sights: [sight({ mzxid: 4, version: 2 })] }),
        asked('b#1', 1, 'exists'),
        answered('b#1', 1, 'exists', 6, { sights: [sight({ mzxid: 3, version: 1 })] }),
      ],
    ],
    [
      'a change that leaves the version',
      'what answers show of a node fits together',
      [
        asked('a#1', 1, 'exists'),
        answered('a#1', 1, 'exists', 5, { sights: [sight({ mzxid: 4, version: 2 })] }),
        asked('b#1', 1, 'exists'),
        answered('b#1', 1, 'exists', 6, { sights: [sight({ mzxid: 6, version: 2 })] }),
      ],
    ],
  ])('%s', (_name, rule, history) => {
    expect(judge(history)?.rule).toBe(rule);
  });
});

describe('the oracle', () => {
  it('finds nothing in what the real servers answered', () => {
    const breaches = readTraceTexts().flatMap(({ name, text }) => {
      const breach = judge(historyOf(JSON.parse(text)));
      return breach === null ? [] : [`${name}: ${breach.rule}: ${breach.text}`];
    });
    expect(breaches).toEqual([]);
  });

  it('objects to a recording of an ensemble in which one answer is older', () => {
    const { text = '' } = readTraceTexts().find(({ name }) => name.endsWith('ens-zxid-and-roles.json')) ?? {};
    const zxids = [...text.matchAll(/"code": 0, "zxid": "\d+:\d+"/g)];
    const last = zxids.at(-1);
    const older = text.slice(0, last?.index) + text.slice(last?.index).replace(/"\d+:\d+"/, '"1:1"');
    expect(judge(historyOf(JSON.parse(text)))).toBeNull();
    expect(judge(historyOf(JSON.parse(older)))).not.toBeNull();
  });

  it('looks at every fuzz run', () => {
    expect(fuzzRun(4).finding).toBeNull();
  });

  it('reads of the records of an engine what its rules are about, and nothing else', () => {
    const reader = new RecordReader();
    const by = { actor: 'server:1', step: 7 };
    expect(reader.read({ kind: 'ping.sent' })).toBeNull();
    const txn = { kind: 'txn.applied', ...by, zxid: 9, type: 'setData', session: '0x1', changes: [] };
    expect(reader.read(txn)).toEqual({
      kind: 'applied',
      server: 'server:1',
      zxid: 9,
      session: '0x1',
      begins: false,
      changes: [],
    });
    const begins = { ...txn, type: 'createSession' };
    expect(reader.read(begins)).toMatchObject({ begins: true });
    const event = { type: 'NodeCreated', path: '/a', state: 'SyncConnected' };
    const fired = { kind: 'watch.fired', ...by, link: 'client:A#1', event };
    expect(reader.read(fired)).toBeNull();
    const delivered = { kind: 'event.delivered', actor: 'client:A', step: 8, link: 'client:A#1', event };
    expect(reader.read(delivered)).toMatchObject({ kind: 'told', path: '/a', zxid: 9 });
  });
});

function asked(connection: string, xid: number, op: string, path: string | null = null): Happening {
  return { kind: 'asked', connection, xid, op, path };
}

interface More {
  readonly path?: string;
  readonly err?: string;
  readonly sights?: readonly Sight[];
}

function answered(connection: string, xid: number, op: string, zxid: number, more: More = {}): Happening {
  return { kind: 'answered', connection, xid, op, zxid, path: null, err: 'Ok', sights: [], ...more };
}

function applied(server: string, zxid: number, ...changes: Change[]): Happening {
  return { kind: 'applied', server, zxid, session: '0x0', begins: false, changes };
}

function told(connection: string, zxid: number): Happening {
  return { kind: 'told', connection, path: '/a', type: 'NodeDataChanged', zxid };
}

function sight(differing: Partial<Sight>): Sight {
  return { path: '/e', czxid: 1, mzxid: 1, pzxid: 1, version: 0, owner: null, ...differing };
}
