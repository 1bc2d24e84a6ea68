// What released servers did wrong. Left and right are one ensemble under the same commands, with the fault and without.
import type {
  Command,
  CueMoment,
  InvariantId,
  MistakeId,
  ServerConfig,
  ServerTarget,
} from '../../../engine/index.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { CastMember } from '../ensembleStage.ts';
import {
  HEAL,
  LEADER,
  crash,
  cut,
  numbered,
  once,
  press,
  quiet,
  ready,
  slowDisk,
  start,
  when,
} from '../cues.ts';

const A = 'client:A';
const B = 'client:B';
const ONE = numbered(1);
const TWO = numbered(2);
const THREE = numbered(3);

/** What a story is played with, besides its script. */
export interface FaultyStage {
  readonly mistake: MistakeId;
  /** Servers, if not three. */
  readonly servers?: number;
  /** Where A, B and C connect, and what they do, if not A to 3 and B to 1 with a button for an order and one for the list. */
  readonly cast?: readonly Part[];
  readonly config?: Partial<ServerConfig>;
  /** All that breaks with the fault. */
  readonly breaks: readonly InvariantId[];
}

export interface Part extends Pick<CastMember, 'at' | 'others'> {
  /** `orders` if not said. `member`: has an ephemeral znode. `watches`: keeps the list of the members. */
  readonly does?: 'orders' | 'member' | 'watches';
}

/** Long enough for a process to die while a write is on its way to the disk. */
const SLOW_MS = 800;
/** Longer than it takes to crash in the meantime. */
const STUCK_MS = 5000;

const ONLY_1: Part = { at: 1, others: [] };
/** After the leader each reads at another server. */
const APART: readonly Part[] = [{ at: 3, others: [2] }, ONLY_1];

const WRITTEN = ready(A, 'write', 100);

/**
 * A’s second order is answered with servers 3 and 1, and 2 away. 2 comes back, follows 3 into epoch 2, and dies at the moment in
 * question. Then it meets 1.
 */
function answeredAndLost(death: CueMoment): MuseumPiece['script'] {
  return [
    ...when(quiet(500), press(A, 'write')),
    ...when(WRITTEN, crash(TWO), press(A, 'write')),
    ...when(
      ready(A, 'write', 500),
      crash(ONE),
      crash(THREE),
      slowDisk(TWO, SLOW_MS),
      start(TWO),
      start(THREE),
    ),
    ...when(death, crash(TWO)),
    ...when(
      once('server.stopped', { actor: TWO, afterMs: 700 }),
      crash(THREE),
      { type: 'mendDisk', server: TWO },
      start(ONE),
      start(TWO),
    ),
    ...when(once('leader.established', { afterMs: 3000 }), press(A, 'read')),
  ];
}

/** 1 is away, and A’s second order on its way to one of two disks, when the leader dies. 1 and 2 go on, and 2 restarts. */
function nobodyWasAnswered(
  slow: MuseumPiece['script'][number]['command'],
  death: CueMoment,
): MuseumPiece['script'] {
  return [
    ...when(quiet(500), press(A, 'write')),
    ...when(WRITTEN, crash(ONE), slow, press(A, 'write')),
    ...when(death, crash(THREE), start(ONE)),
    ...when(once('leader.established', { afterMs: 3000 }), press(B, 'write')),
    ...when(ready(B, 'write', 500), ...again(TWO)),
    ...when(once('leader.established', { afterMs: 2000 }), press(B, 'write')),
    ...when(ready(B, 'write', 500), press(A, 'read'), press(B, 'read')),
  ];
}

/** Crashed and started at once: while a server is away its clients try again and again, which is not what this is about. */
function again(...servers: readonly ServerTarget[]): readonly Command[] {
  return [...servers.map(crash), ...servers.map(start)];
}

const JIRA = 'https://issues.apache.org/jira/browse/';
const PULL = 'https://github.com/apache/zookeeper/pull/';

export const pieces = [
  {
    id: 'acknowledged-before-uptodate',
    ...sides('I-15', 2),
    opensBefore: 1,
    script: answeredAndLost(once('leader.established', { afterMs: 300 })),
    endMs: 40_000,
    ...reported('ZOOKEEPER-3911', 1445),
  },
  {
    id: 'acknowledged-while-logging',
    ...sides('I-15', 2),
    opensBefore: 1,
    script: answeredAndLost(once('server.serving', { actor: TWO, afterMs: 300 })),
    pictured: 'outcome',
    endMs: 40_000,
    ...reported('ZOOKEEPER-4646', 2111),
  },
  {
    id: 'epoch-before-log',
    ...sides('I-15', 2),
    opensBefore: 1,
    script: answeredAndLost(once('epoch.begun', { actor: TWO })),
    endMs: 40_000,
    ...reported('ZOOKEEPER-4643', 2111),
  },
  {
    id: 'tree-behind-its-log',
    ...sides('I-26', 2),
    opensBefore: 1,
    script: nobodyWasAnswered(slowDisk(THREE, STUCK_MS), once('txn.logged', { actor: TWO })),
    endMs: 40_000,
    ...reported('ZOOKEEPER-2845', 453),
  },
  {
    id: 'logging-thread-goes-on',
    ...sides('I-26', 2),
    opensBefore: 1,
    script: nobodyWasAnswered(slowDisk(TWO, SLOW_MS), once('txn.received', { actor: TWO })),
    endMs: 40_000,
    ...reported('ZOOKEEPER-4541', 2154),
  },
  {
    id: 'half-a-snapshot',
    ...sides('I-26', 2),
    opensBefore: 11,
    script: [
      ...when(quiet(500), press(A, 'write')),
      ...when(WRITTEN, crash(ONE), press(A, 'write')),
      // What a leader's newest snapshot holds it cannot send one by one any more.
      ...when(ready(A, 'write', 500), ...again(TWO, THREE)),
      ...when(once('leader.established', { afterMs: 1000 }), ...again(TWO, THREE)),
      ...when(once('leader.established', { afterMs: 1000 }), start(ONE)),
      ...when(once('sync.received', { actor: ONE, where: { mode: 'SNAP' } }), cut(THREE, ONE)),
      ...when(once('role.left', { actor: ONE }), HEAL),
      ...when(once('server.serving', { actor: ONE, afterMs: 1000 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), ...again(ONE)),
      ...when(once('server.serving', { actor: ONE, afterMs: 1000 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), press(A, 'read'), press(B, 'read')),
    ],
    endMs: 60_000,
    ...reported('ZOOKEEPER-3642', 1515),
  },
  {
    id: 'disk-error-survived',
    ...sides('I-26', 2),
    opensBefore: 1,
    script: [
      ...when(quiet(500), press(A, 'write')),
      ...when(WRITTEN, slowDisk(ONE, SLOW_MS), { type: 'failDisk', server: ONE }, press(A, 'write')),
      ...when(ready(A, 'write', 1500), { type: 'mendDisk', server: ONE }),
      ...when(quiet(1000), press(A, 'write')),
      ...when(ready(A, 'write', 500), ...again(ONE)),
      ...when(once('server.serving', { actor: ONE, afterMs: 1000 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), press(A, 'read'), press(B, 'read')),
    ],
    endMs: 40_000,
    ...reported('ZOOKEEPER-4882', 2268),
  },
  {
    id: 'hole-is-passed-on',
    ...sides('I-17', 2),
    opensBefore: 1,
    script: [
      ...when(quiet(500), press(A, 'write')),
      ...when(WRITTEN, crash(ONE), crash(numbered(4)), press(A, 'write')),
      ...when(ready(A, 'write', 500), start(numbered(4))),
      ...when(once('server.serving', { actor: numbered(4), afterMs: 500 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), crash(LEADER)),
      ...when(once('leader.established', { afterMs: 3000 }), start(ONE)),
      ...when(once('server.serving', { actor: ONE, afterMs: 2000 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), press(A, 'read'), press(B, 'read')),
    ],
    endMs: 40_000,
    ...reported('ZOOKEEPER-4925', 2254),
  },
  {
    id: 'ephemeral-for-ever',
    ...sides('I-26', 3),
    opensBefore: 0,
    script: [
      ...when(quiet(500), crash(ONE), { type: 'closeClient', client: 'client:C' }),
      ...when(once('session.closed', { afterMs: 1000 }), start(ONE)),
      ...when(once('sync.received', { actor: ONE }), crash(THREE)),
      ...when(once('leader.established', { afterMs: 500 }), start(THREE)),
      ...when(once('server.serving', { actor: THREE, afterMs: 1500 }), press(A, 'write')),
      ...when(ready(A, 'write', 500), press(A, 'read'), press(B, 'read')),
    ],
    endMs: 40_000,
    ...reported('ZOOKEEPER-2355', 112),
  },
  {
    id: 'event-lost-with-a-snapshot',
    ...sides('I-26', 3),
    opensBefore: 1,
    script: [
      ...when(quiet(500), press(A, 'write')),
      ...when(
        once('snapshot.begun', { actor: ONE, afterMs: 140 }),
        { type: 'cutClientLink', client: B },
        crash(TWO),
        { type: 'expireSession', client: 'client:C' },
      ),
      ...when(once('snapshot.taken', { actor: ONE, afterMs: 500 }), ...again(ONE)),
      ...when(
        once('server.serving', { actor: ONE, afterMs: 500 }),
        { type: 'healClientLink', client: B },
        press(A, 'write'),
      ),
    ],
    endMs: 30_000,
    ...reported('ZOOKEEPER-3145', 622),
  },
] as const satisfies readonly MuseumPiece[];

export const STAGES: Readonly<Record<(typeof pieces)[number]['id'], FaultyStage>> = {
  'acknowledged-before-uptodate': { mistake: 'ZOOKEEPER-3911', breaks: ['I-15'] },
  'acknowledged-while-logging': { mistake: 'ZOOKEEPER-4646', breaks: ['I-15'] },
  'epoch-before-log': { mistake: 'ZOOKEEPER-4643', breaks: ['I-15'] },
  'tree-behind-its-log': { mistake: 'ZOOKEEPER-2845', cast: APART, breaks: ['I-26'] },
  'logging-thread-goes-on': { mistake: 'ZOOKEEPER-4541', cast: APART, breaks: ['I-26'] },
  'half-a-snapshot': {
    mistake: 'ZOOKEEPER-3642',
    cast: [{ at: 3 }, ONLY_1],
    // A learner that waits in vain for the rest of a snapshot gives its leader up sooner.
    config: { initLimit: 2 },
    breaks: ['I-15', 'I-26'],
  },
  'disk-error-survived': {
    mistake: 'ZOOKEEPER-4882',
    cast: [{ at: 3 }, ONLY_1],
    config: { supervised: true },
    breaks: ['I-26'],
  },
  'hole-is-passed-on': {
    mistake: 'ZOOKEEPER-4925',
    servers: 5,
    cast: [{ at: 2, others: [] }, ONLY_1],
    breaks: ['I-17', 'I-26'],
  },
  'ephemeral-for-ever': {
    mistake: 'ZOOKEEPER-2355',
    cast: [{ at: 2, others: [] }, ONLY_1, { at: 3, does: 'member' }],
    breaks: ['I-26'],
  },
  'event-lost-with-a-snapshot': {
    mistake: 'ZOOKEEPER-3145',
    servers: 5,
    cast: [{ at: 3 }, { at: 2, others: [1], does: 'watches' }, { at: 4, others: [], does: 'member' }],
    config: { snapCount: 5, snapshotNodeMs: 60 },
    breaks: ['I-26'],
  },
};

function reported(issue: MistakeId, patch: number): { readonly source: string; readonly patch: string } {
  return { source: `${JIRA}${issue}`, patch: `${PULL}${patch}` };
}

function sides(invariant: InvariantId, clients: number) {
  return {
    corpus: [],
    invariant,
    lesson: invariant === 'I-15' ? 'L26' : 'L27',
    seed: 1,
    clients,
    wrong: { scenario: 'server-mistakes', values: { as: 'theFault' } },
    right: { scenario: 'server-mistakes', values: { as: 'mended' } },
  };
}
