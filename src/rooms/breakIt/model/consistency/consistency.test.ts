// What a run of calls is told of: nothing of all that a correct ensemble does, and the pair of calls that shows a server's mistake.
import { describe, expect, it } from 'vitest';
import {
  OPEN_ACL_UNSAFE,
  Simulation,
  type ClientMessage,
  type WorldSetup,
  type Zxid,
} from '../../../../engine/index.ts';
import { CONFIG } from '../../../../engine/testing/config.ts';
import { museumPieces } from '../../../../scenarios/museum/museum.ts';
import { playPiece } from '../../../../scenarios/museum/playPiece.ts';
import { sampled } from '../../../../../scripts/wideSweeps.mjs';
import { callsIn, type Call, type Calls } from './calls.ts';
import { consistencyOf, type Verdict } from './consistency.ts';

const FAULTY_SERVERS: ReadonlySet<string> = new Set(['server-mistakes', 'comes-back']);
const FAULTY = museumPieces.filter(({ wrong }) => FAULTY_SERVERS.has(wrong.scenario));

/** Pieces in which clients see what their servers did wrong; where none reads it, calls cannot show it. */
const SEEN: Readonly<Record<string, readonly [rule: string, path: string, first: string, second: string]>> = {
  'acknowledged-before-uptodate': ['lost', '/orders/A2', 'create', 'getChildren'],
  'acknowledged-while-logging': ['lost', '/orders/A2', 'create', 'getChildren'],
  'epoch-before-log': ['lost', '/orders/A2', 'create', 'getChildren'],
  'tree-behind-its-log': ['twoStates', '/orders/A2', 'getChildren', 'getChildren'],
  'logging-thread-goes-on': ['twoStates', '/orders/A2', 'getChildren', 'getChildren'],
  'half-a-snapshot': ['twoStates', '/orders/A2', 'getChildren', 'getChildren'],
  'disk-error-survived': ['twoStates', '/orders/A2', 'getChildren', 'getChildren'],
  'hole-is-passed-on': ['twoStates', '/orders/A2', 'getChildren', 'getChildren'],
  'back-from-the-dead': ['lostUpdate', '/x', 'getData', 'getData'],
  'ephemeral-for-ever': ['twoStates', '/members/C', 'getChildren', 'getChildren'],
};

describe('the calls of a run on faulty servers', () => {
  it.each(FAULTY.map((piece) => [piece.id, piece] as const))('%s', (id, piece) => {
    const { wrong, right } = playPiece(piece);
    const { contradiction } = consistencyOf(callsIn(wrong.simulation.trace));
    const told =
      contradiction === null
        ? undefined
        : [contradiction.rule, contradiction.path, contradiction.first.op, contradiction.second.op];
    expect(told).toEqual(SEEN[id]);
    expect(consistencyOf(callsIn(right.simulation.trace)).contradiction).toBeNull();
  });

  it('names the write that was answered and the read that shows it is gone', () => {
    const piece = FAULTY.find(({ id }) => id === 'acknowledged-before-uptodate');
    if (piece === undefined) throw new Error('no such piece');
    const { trace } = playPiece(piece).wrong.simulation;
    const { first, second } = consistencyOf(callsIn(trace)).contradiction ?? {};
    expect(first).toMatchObject({ op: 'create', path: '/orders/A2', err: 'Ok' });
    expect(second?.children).toEqual(['A1']);
    expect(trace[(first?.answered.seq ?? 0) - 1]).toBe(first?.answered);
  });
});

it('recipes that are wrong run on servers that are right', () => {
  const wrongOnRight = sampled(
    museumPieces.filter(({ wrong }) => !FAULTY_SERVERS.has(wrong.scenario)),
    4,
  );
  const told = wrongOnRight
    .map((piece) => [piece.id, verdictsOn(piece)] as const)
    .filter(([, verdicts]) => verdicts.some(({ contradiction }) => contradiction !== null));
  expect(told).toEqual([]);
});

function verdictsOn(piece: (typeof museumPieces)[number]): readonly Verdict[] {
  const { wrong, right } = playPiece(piece);
  return [wrong, right].map(({ simulation }) => consistencyOf(callsIn(simulation.trace)));
}

it('calls of clients outside the world are known by what their server received and answered', () => {
  const sim = new Simulation(ONE_SERVER, {});
  const send = (message: ClientMessage) => {
    sim.give({ type: 'sendWire', wire: 'wire:1', message });
    sim.runUntil(sim.nowMs + 100);
  };
  sim.give({ type: 'openWire', wire: 'wire:1', server: 'server:1' });
  send({
    kind: 'connect',
    sessionId: '0x0',
    password: null,
    timeoutMs: 8000,
    lastZxidSeen: 0,
    readOnly: false,
  });
  const create = { op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' } as const;
  send({ kind: 'request', xid: 1, request: create });
  send({ kind: 'request', xid: 2, request: { op: 'exists', path: '/a', watch: false } });
  const calls = callsIn(sim.trace);
  expect(calls.calls.map(({ op, path, err }) => [op, path, err])).toEqual([
    ['create', '/a', 'Ok'],
    ['exists', '/a', 'Ok'],
  ]);
  expect(consistencyOf(calls)).toEqual({ calls: 2, writes: 1, sessions: 1, contradiction: null });
});

const ONE_SERVER: WorldSetup = {
  seed: 1,
  config: CONFIG,
  servers: ['server:1'],
  clients: [],
  newcomer: null,
  nodes: [],
  latencyMs: { min: 1, max: 1 },
  conductor: [],
};

describe('calls contradict each other if', () => {
  it('a write comes before one that was answered before it was asked', () => {
    const [first, second] = [write(2, 1, 2), write(1, 3, 4)];
    expect(verdict([first, second])).toEqual({ rule: 'writeOrder', path: null, first, second });
    expect(verdict([write(2, 1, 3), { ...write(1, 2, 4), session: '0x2' }])).toBeNull();
  });

  it('two writes have one zxid', () => {
    expect(verdict([write(2, 1, 2), write(2, 1, 3)])?.rule).toBe('sameZxid');
  });

  it('a session reads an older state than it has read', () => {
    expect(verdict([read(2, 1, 2), read(1, 3, 4)])?.rule).toBe('readsBackwards');
    expect(verdict([read(2, 1, 2), { ...read(1, 3, 4), session: '0x2' }])).toBeNull();
  });

  it('a znode is gone that nothing removed', () => {
    const calls = [write(1, 1, 2), { ...read(2, 3, 4), err: 'NoNode' as const }];
    const made = { type: 'created', path: '/a', owner: null } as const;
    const gone = { type: 'deleted', path: '/a', owner: null } as const;
    const other = { type: 'created', path: '/b', owner: null } as const;
    expect(
      verdict(calls, {
        changes: new Map([
          [1, [made]],
          [2, [other]],
        ]),
      })?.rule,
    ).toBe('lost');
    expect(
      verdict(calls, {
        changes: new Map([
          [1, [made]],
          [2, [gone]],
        ]),
      }),
    ).toBeNull();
  });

  it('a write of its data is not there in a later state, or comes before a state that does not have it', () => {
    const changes: Calls['changes'] = new Map([
      [1, [{ type: 'created', path: '/a', owner: null }]],
      [2, [{ type: 'dataSet', path: '/a', version: 1 }]],
      [3, [{ type: 'created', path: '/b', owner: null }]],
    ]);
    const set: Call = { ...write(2, 3, 4), op: 'setData' };
    const seen = (zxid: Zxid, mzxid: Zxid): Call => ({ ...read(zxid, 5, 6), session: '0x2', mzxid });
    const late = seen(3, 1);
    expect(verdict([write(1, 1, 2), set, late], { changes })).toEqual({
      rule: 'lostUpdate',
      path: '/a',
      first: set,
      second: late,
    });
    expect(verdict([seen(2, 1), { ...seen(3, 2), session: '0x3' }], { changes })?.rule).toBe('lostUpdate');
    expect(verdict([set, seen(2, 1)], { changes })?.rule).toBe('lostUpdate');
    expect(verdict([write(1, 1, 2), seen(1, 1), set, seen(3, 2)], { changes })).toBeNull();
  });

  it('but not if a proposal may have removed it unseen', () => {
    const calls = [write(1, 1, 2), { ...read(3, 3, 4), err: 'NoNode' as const }];
    const changes: Calls['changes'] = new Map([
      [1, [{ type: 'created', path: '/a', owner: null }]],
      [3, [{ type: 'created', path: '/b', owner: null }]],
    ]);
    expect(verdict(calls, { changes, undecided: new Map([[2, '/a']]) })).toBeNull();
    expect(verdict(calls, { changes, undecided: new Map([[2, '/c']]) })?.rule).toBe('lost');
  });

  it('but not if a multi removes what it has made', () => {
    const calls = [
      { ...write(2, 3, 4), op: 'multi' as const },
      { ...read(1, 1, 2), err: 'NoNode' as const },
    ];
    const changes: Calls['changes'] = new Map([
      [1, []],
      [
        2,
        [
          { type: 'created', path: '/a', owner: null },
          { type: 'deleted', path: '/a', owner: null },
        ],
      ],
    ]);
    expect(verdict(calls.toReversed(), { changes })).toBeNull();
  });
});

function verdict(
  calls: readonly Call[],
  { changes = new Map(), undecided = new Map() }: Partial<Calls> = {},
) {
  return consistencyOf({ calls, changes, undecided }).contradiction;
}

function write(zxid: number, askedSeq: number, answeredSeq: number): Call {
  return { ...read(zxid, askedSeq, answeredSeq), op: 'create' };
}

function read(zxid: number, askedSeq: number, answeredSeq: number): Call {
  const head = { step: askedSeq, timeMs: 0, actor: 'client:A', causes: [] } as const;
  const of = { link: 'client:A#1', xid: askedSeq, op: 'exists', path: '/a' } as const;
  return {
    session: '0x1',
    op: 'exists',
    path: '/a',
    err: 'Ok',
    zxid,
    asked: { kind: 'request.sent', ...head, ...of, seq: askedSeq },
    answered: { kind: 'reply.delivered', ...head, ...of, seq: answeredSeq, zxid, err: 'Ok' },
    children: null,
    mzxid: null,
  };
}
