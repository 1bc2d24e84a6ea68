import { expect, test } from 'vitest';
import type { ServerId, SessionId } from '../../src/engine/model/ids.ts';
import { makeZxid } from '../../src/engine/model/zxid.ts';
import type { Simulation } from '../../src/engine/simulation.ts';
import type { RecordBody, TraceRecord } from '../../src/engine/trace/record.ts';
import { awaitWorld, ensembleOf } from './ensembles.ts';
import type { InvariantId } from '../../src/engine/invariants/invariant.ts';
import { invariantOf } from '../../src/engine/invariants/invariantOf.ts';
import { InvariantWatch } from '../../src/engine/invariants/watch.ts';

/** What a step left behind: who did what. */
type Step = readonly (readonly [string, RecordBody])[];

const ONE: ServerId = 'server:1';
const TWO: ServerId = 'server:2';

test('[I-12e] two leaders of one epoch are noticed, two of different epochs are not', () => {
  expect(found('I-12e', [[established(ONE, 7)], [established(TWO, 8)]])).toBeNull();
  expect(found('I-12e', [[established(ONE, 7)], [established(TWO, 7)]])).toMatchObject({
    servers: [TWO],
    count: 7,
  });
});

test('[I-15] a leader without an acknowledged write is noticed', () => {
  const zxid = makeZxid(90, 5);
  expect(found('I-15', [[established(ONE, 91)]])).toBeNull();
  expect(found('I-15', [[reply(ONE, zxid)], [established(TWO, 91)]])).toMatchObject({
    servers: [TWO],
    count: zxid,
  });
});

test('[I-15] a write that was refused, and a read, need not be kept', () => {
  const zxid = makeZxid(90, 5);
  const refused: Step[number] = [ONE, { ...reply(ONE, zxid)[1], err: 'NoNode' } as RecordBody];
  const read: Step[number] = [ONE, { ...reply(ONE, zxid)[1], op: 'getData' } as RecordBody];
  expect(found('I-15', [[refused], [read], [established(TWO, 91)]])).toBeNull();
});

test('[I-15] the end of a session at a read-only server acknowledges no write', () => {
  const sim = ensembleOf(3, { keep: 'newest' });
  sim.world.servers.get(ONE)?.vars.update({ state: 'readOnly' });
  const ended: Step[number] = [ONE, { ...reply(ONE, makeZxid(90, 5))[1], op: 'closeSession' } as RecordBody];
  expect(found('I-15', [[ended], [established(TWO, 91)]], sim)).toBeNull();
});

test('[I-16] a write that an established leader did not have, and that appears later, is noticed', () => {
  const zxid = makeZxid(90, 5);
  const discarded: Step[] = [[proposed(ONE, zxid)], [established(TWO, 91)]];
  expect(found('I-16', [...discarded, [applied(TWO, makeZxid(91, 1))]])).toBeNull();
  expect(found('I-16', [...discarded, [applied(ONE, zxid)]])).toMatchObject({ servers: [ONE], count: zxid });
});

test('[I-16] a server that gives up its role brings its tree up to its own log: that is no breach', () => {
  const zxid = makeZxid(90, 5);
  const left: Step[number] = [ONE, { kind: 'role.left', role: 'LEADING', leader: ONE, why: 'noQuorum' }];
  const steps: Step[] = [[proposed(ONE, zxid)], [established(TWO, 91)], [left, applied(ONE, zxid)]];
  expect(found('I-16', steps)).toBeNull();
});

test('[I-17] a transaction in another place, and another one in its place, are noticed', () => {
  const [a, b, c] = [makeZxid(9, 1), makeZxid(9, 2), makeZxid(9, 3)];
  const one: Step[] = [[applied(ONE, a)], [applied(ONE, b)], [applied(ONE, c)]];
  expect(found('I-17', [...one, [applied(TWO, a)], [applied(TWO, b)]])).toBeNull();
  expect(found('I-17', [...one, [applied(TWO, a)], [applied(TWO, c)]])).toMatchObject({ count: c });
  expect(found('I-17', [...one, [applied(TWO, a)], [applied(TWO, b, '/other')]])).toMatchObject({ count: b });
});

test('[I-18] an older answer than one before is noticed, in a new session it is none', () => {
  const session: Step[number] = [
    'client:A',
    { kind: 'session.established', session: '0x1', link: 'client:A#2', timeoutMs: 3000, how: 'created' },
  ];
  expect(found('I-18', [[delivered(5)], [delivered(5)], [delivered(6)]])).toBeNull();
  expect(found('I-18', [[delivered(6)], [session], [delivered(5)]])).toBeNull();
  expect(found('I-18', [[delivered(6)], [delivered(5)]])).toMatchObject({ clients: ['client:A'], count: 6 });
});

test('[I-19] an answer that overtakes an event of the state it was read from is noticed', () => {
  const event = { type: 'NodeDataChanged', state: 'SyncConnected', path: '/a' } as const;
  const link = 'client:A#1';
  const fired: Step[number] = [
    ONE,
    { kind: 'watch.fired', link, event, registeredPath: '/a', spent: 'spent' },
  ];
  const told: Step[number] = ['client:A', { kind: 'event.delivered', link, event, watchers: [] }];
  const change: Step = [applied(ONE, 7), fired];
  expect(found('I-19', [change, [delivered(6)], [told], [delivered(7)]])).toBeNull();
  expect(found('I-19', [change, [delivered(7)]])).toMatchObject({ clients: ['client:A'] });
});

test('[I-21] an ephemeral that outlives its session is noticed', () => {
  const sim = ensembleOf(3, { keep: 'newest' });
  awaitWorld(sim, () => ephemeralOf(sim) !== null);
  const node = ephemeralOf(sim);
  if (node === null) throw new Error('there is an ephemeral');
  const [path, session] = node;
  const closed = { ...applied(ONE, makeZxid(90, 1))[1], type: 'closeSession', session } as RecordBody;
  expect(found('I-21', [[applied(ONE, makeZxid(90, 1))]], sim)).toBeNull();
  expect(found('I-21', [[[ONE, closed]]], sim)).toMatchObject({ servers: [ONE], path });
});

test('[I-25] a zxid that does not grow is noticed, after a start from the disk it may be lower', () => {
  const started: Step[number] = [
    ONE,
    { kind: 'server.started', lastZxid: 1, recovered: 'fromSnapshotAndLog' },
  ];
  const high = makeZxid(90, 2);
  const low = makeZxid(90, 1);
  expect(found('I-25', [[applied(ONE, low)], [applied(ONE, high)]])).toBeNull();
  expect(found('I-25', [[applied(ONE, high)], [started], [applied(ONE, low)]])).toBeNull();
  expect(found('I-25', [[applied(ONE, high)], [applied(ONE, low)]])).toMatchObject({ count: low });
  expect(found('I-25', [[proposed(ONE, high)], [proposed(ONE, high)]])).toMatchObject({ count: high });
});

test('[I-26] a tree that is another one than there was at the same zxid is noticed', () => {
  const sim = ensembleOf(3, { keep: 'newest' });
  const one = sim.world.servers.get(ONE);
  if (one === undefined) throw new Error('there is a first server');
  const zxid = one.vars.value.lastProcessedZxid;
  const step = [applied(ONE, zxid)];
  expect(found('I-26', [step, step], sim)).toBeNull();
  const watch = new InvariantWatch([invariantOf('I-26')]);
  look(watch, sim, step);
  one.digest.value = (one.digest.value ?? 0) + 1;
  look(watch, sim, step);
  expect(watch.violations[0]).toMatchObject({ servers: [ONE], count: zxid });
});

test('[I-34] a transaction that nobody proposed, or not like that, is noticed', () => {
  const zxid = makeZxid(90, 1);
  expect(found('I-34', [[proposed(ONE, zxid)], [applied(ONE, zxid)], [applied(TWO, zxid)]])).toBeNull();
  expect(found('I-34', [[applied(TWO, zxid)]])).toMatchObject({ servers: [TWO], count: zxid });
  const other: Step[number] = [TWO, { ...applied(TWO, zxid)[1], session: '0x2' } as RecordBody];
  expect(found('I-34', [[proposed(ONE, zxid)], [other]])).toMatchObject({ servers: [TWO], count: zxid });
});

test('[I-35] a delivery that skips an earlier proposal of the same leader is noticed', () => {
  const [a, b, c] = [makeZxid(90, 1), makeZxid(90, 2), makeZxid(90, 3)];
  const steps: Step[] = [[proposed(ONE, a)], [proposed(ONE, b)], [proposed(ONE, c)], [applied(TWO, a)]];
  expect(found('I-35', [...steps, [applied(TWO, b)], [applied(TWO, c)]])).toBeNull();
  expect(found('I-35', [...steps, [applied(TWO, c)]])).toMatchObject({ servers: [TWO], count: b });
  const synced: Step[number] = [TWO, { kind: 'sync.received', mode: 'SNAP', zxid: b }];
  expect(found('I-35', [...steps, [synced], [applied(TWO, c)]])).toBeNull();
});

test('[I-36] an older epoch that is delivered after a newer one is noticed', () => {
  const [old, young] = [makeZxid(90, 7), makeZxid(91, 1)];
  expect(found('I-36', [[applied(TWO, old)], [applied(TWO, young)]])).toBeNull();
  expect(found('I-36', [[applied(TWO, young)], [applied(TWO, old)]])).toMatchObject({ count: old });
});

test('[I-37] a leader that proposes without what an earlier epoch delivered is noticed', () => {
  const [old, young] = [makeZxid(90, 7), makeZxid(91, 1)];
  expect(found('I-37', [[proposed(TWO, young)]])).toBeNull();
  expect(found('I-37', [[applied(ONE, young)], [proposed(TWO, young)]])).toBeNull();
  expect(found('I-37', [[applied(ONE, old)], [proposed(TWO, young)]])).toMatchObject({
    servers: [TWO],
    count: old,
  });
});

test('[I-38] a follower whose log has what its leader does not have is noticed', () => {
  const sim = ensembleOf(3, { keep: 'newest' });
  const followerOf = () =>
    [...sim.world.servers].find(([, { peer, log }]) => peer.value?.role === 'FOLLOWING' && log.size > 0);
  awaitWorld(sim, () => followerOf() !== undefined);
  const follower = followerOf();
  if (follower === undefined) throw new Error('there is a follower');
  const [id, { log, peer }] = follower;
  const known = log.last()?.txn;
  if (known === undefined) throw new Error('it has logged something');
  const logged = (zxid: number): Step[number] => [id, { kind: 'txn.logged', zxid }];
  expect(found('I-38', [[logged(known.zxid)]], sim)).toBeNull();
  const strange = makeZxid(peer.value?.currentEpoch ?? 0, 99);
  expect(found('I-38', [[logged(strange)]], sim)).toMatchObject({ servers: [id], count: strange });
  log.push({ txn: { ...known, zxid: strange }, loggedAtMs: 0 });
  const begun: Step[number] = [id, { kind: 'epoch.begun', epoch: 1 }];
  expect(found('I-38', [[begun]], sim)).toMatchObject({ servers: [id], count: strange });
});

/** What an invariant finds in steps that a sound engine never takes, seen beside a world that it has made. */
function found(id: InvariantId, steps: readonly Step[], sim = ensembleOf(3, { keep: 'newest' })) {
  const watch = new InvariantWatch([invariantOf(id)]);
  for (const step of steps) look(watch, sim, step);
  return watch.violations[0] ?? null;
}

/** Has it look at a step beside the world there is. */
function look(watch: InvariantWatch, { world }: Simulation, step: Step): void {
  const records = step.map(([actor, body], at) => {
    const head = { seq: world.nextRecordSeq + at, step: world.step, timeMs: world.timeMs, actor, causes: [] };
    return { ...head, ...body } as TraceRecord;
  });
  watch.look(world, records, 0, records.length);
}

/** An ephemeral on the first server, with the session that owns it; null if there is none. */
function ephemeralOf(sim: Simulation): readonly [string, SessionId] | null {
  for (const node of sim.world.servers.get(ONE)?.nodes.values() ?? []) {
    if (node.owner !== null) return [node.path, node.owner];
  }
  return null;
}

function established(server: ServerId, epoch: number): Step[number] {
  return [server, { kind: 'leader.established', epoch }];
}

function proposed(server: ServerId, zxid: number): Step[number] {
  return [server, { kind: 'txn.proposed', zxid, type: 'setData', session: '0x1', err: 'Ok', path: '/a' }];
}

function applied(server: ServerId, zxid: number, path = '/a'): Step[number] {
  const changes = [{ type: 'dataSet', path, version: 1 }] as const;
  return [server, { kind: 'txn.applied', zxid, type: 'setData', session: '0x1', err: 'Ok', changes }];
}

function reply(server: ServerId, zxid: number): Step[number] {
  return [server, { kind: 'reply.sent', link: 'client:A#1', xid: 1, op: 'setData', zxid, err: 'Ok' }];
}

function delivered(zxid: number): Step[number] {
  const read = { xid: 1, op: 'getData', path: '/a', err: 'Ok' } as const;
  return ['client:A', { kind: 'reply.delivered', link: 'client:A#1', zxid, ...read }];
}
