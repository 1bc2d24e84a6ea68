// What a card plays beyond what its scene does by itself: the fault or the release that makes it worth opening. Where the scene
// opens, and what it is afterwards, is not changed by it.
import { once, quiet, when } from '../../../scenarios/scenario/cues.ts';
import type { Cue, InvariantId } from '../../../engine/index.ts';
import type { PointMoment } from '../../../scenarios/scenario/scenario.ts';
import {
  A,
  B,
  C,
  RESTART,
  cut,
  heal,
  kill,
  openGate,
  pause,
  release,
  resume,
  stall,
  unstall,
} from '../../../scenarios/locks/cues.ts';

export type CardStory = ToldStory | PieceStory;

/** The scene’s own worlds. */
export interface ToldStory {
  /** Commands that are given to them. */
  readonly script?: readonly Cue[];
  /** The invariant whose violation the picture shows. */
  readonly breaks?: InvariantId;
  /** The moment up to which the picture goes; without it, that of the violation. */
  readonly point?: PointMoment;
  /** Each request is marked: how many there are is what it is about. */
  readonly ticks?: true;
}

/** A piece of the museum that plays the same two variants. */
interface PieceStory {
  readonly piece: string;
}

const D = 'client:D';
const LEADER_LEAVES = openGate(A, 'leave');

/** Scenes that are not here show what they come to by themselves. */
export const CARD_STORIES: Readonly<Record<string, CardStory>> = {
  'herd-line': {
    script: when(quiet(), release(A)),
    breaks: 'I-7',
    point: { kind: 'belief.stated', nth: 4 },
  },
  'children-try': {
    script: when(quiet(), kill(A)),
    breaks: 'I-7',
    point: { kind: 'belief.stated', nth: 4 },
  },
  'children-look': {
    script: [...when(quiet(), release(A)), ...when(quiet(300), release(B))],
    point: { kind: 'belief.stated', nth: 6 },
  },
  'two-herds': { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 4 } },
  'lines-published': { piece: 'gone-before-the-watch' },
  'lines-guid': { piece: 'create-repeated-blindly' },
  'fair-locks': { piece: 'woken-without-a-second-look' },
  fence: { piece: 'stale-write' },
  'readers-writers': { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 8 } },
  revocations: {
    script: when(once('program.started', { actor: C, afterMs: 900 }), openGate(B, 'act')),
    point: { kind: 'belief.stated', nth: 3 },
  },
  'herd-lock': {
    script: when(quiet(), release(A)),
    breaks: 'I-7',
    point: { kind: 'belief.stated', nth: 2 },
  },
  'predecessor-lock': {
    script: [...when(quiet(), release(A)), ...when(quiet(300), release(B)), ...when(quiet(300), release(C))],
    point: { kind: 'belief.stated', nth: 4 },
  },
  'one-name-lock': {
    script: when(quiet(), kill(A)),
    breaks: 'I-7',
    point: { kind: 'belief.stated', nth: 2 },
  },
  'line-lock': { script: when(quiet(), kill(D)), point: { kind: 'session.expired' } },
  'fair-lock': { script: when(quiet(), kill(B)), breaks: 'I-1' },
  'guarded-lock': {
    script: [
      ...when(once('resource.accepted', { where: { client: A }, nth: 3 }), pause(A)),
      ...when(once('resource.accepted', { where: { client: B } }), resume(A)),
    ],
    breaks: 'I-2',
  },
  'read-write-lock': { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 3 } },
  semaphore: { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 3 } },
  'multi-lock': { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 4 } },
  'job-watcher': {
    script: [...when(quiet(), openGate(C, 'produce')), ...when(quiet(500), release(A))],
    breaks: 'I-5',
  },
  'stranger-lock': {
    script: [...when(quiet(), openGate(C, 'act')), ...when(quiet(500), release(A))],
    point: { kind: 'belief.stated', nth: 2 },
  },
  'try-lock': { ticks: true },
  'tidy-lock': { script: when(quiet(), release(A)), point: { kind: 'belief.stated', nth: 2 } },

  eyes: { piece: 'everyone-watches-the-leader' },
  'candidates-published': { piece: 'candidate-told-before-it-waits' },
  schemes: {
    script: [...when(quiet(), cut(A)), ...when(once('session.expired', { afterMs: 2000 }), heal(A))],
    breaks: 'I-12',
  },
  'latch-versions': {
    script: when(quiet(), RESTART),
    point: { kind: 'belief.stated', nth: 4 },
    ticks: true,
  },
  'latch-policies': { script: when(quiet(), cut(A)), breaks: 'I-12' },
  'selector-listeners': { piece: 'selector-does-not-listen' },
  candidates: { script: when(quiet(), LEADER_LEAVES), point: { kind: 'belief.stated', nth: 2 } },
  'scheme-one': {
    script: [...when(quiet(), cut(A)), ...when(once('session.expired', { afterMs: 2000 }), heal(A))],
    breaks: 'I-12',
  },
  'scheme-two': {
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 3000 }), stall(A)),
      ...when(once('program.stalled', { actor: A, afterMs: 9000 }), unstall(A)),
    ],
    breaks: 'I-12',
  },
  'leader-latch': { script: when(quiet(), kill(A)), point: { kind: 'belief.stated', nth: 2 } },
  'leader-selector': { script: when(quiet(), cut(A)), point: { kind: 'belief.stated', nth: 2 } },

  'queue-orders': { piece: 'processed-twice' },
  'item-locks': { piece: 'claim-lost-in-mid-work' },
  'barrier-keepers': {
    script: when(once('program.started', { actor: D, afterMs: 500 }), kill(A)),
    point: { kind: 'session.expired' },
  },
  'group-names': { piece: 'registered-by-a-dead-session' },
  'watch-gap': { piece: 'published-in-the-gap' },
  'cache-watches': { piece: 'watch-that-missed-a-change' },
  'commit-deciders': {
    script: when(once('request.sent', { actor: C, where: { op: 'create' } }), kill(A)),
    point: { kind: 'session.expired' },
  },
  'half-and-whole': {
    script: [
      ...when(once('request.sent', { actor: A, where: { op: 'setData' }, nth: 3 }), stall(A)),
      ...when(once('program.stalled', { actor: A, afterMs: 1500 }), unstall(A)),
    ],
    breaks: 'I-11',
  },
  'queue-lists': {
    point: { kind: 'fact.stated', where: { fact: { type: 'processed' } }, nth: 8 },
  },
  'fifo-queue': {
    script: when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 300 }), kill(B)),
    point: { kind: 'session.expired' },
  },
  'priority-queue': {
    point: { kind: 'fact.stated', where: { fact: { type: 'processed' } }, nth: 3 },
  },
  'locking-queue': {
    script: [
      ...when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 }), pause(B)),
      ...when(once('session.expired', { afterMs: 2000 }), resume(B)),
    ],
    point: { kind: 'session.expired' },
  },
  'shared-counter': {
    point: { kind: 'fact.stated', where: { fact: { type: 'added' } }, nth: 4 },
  },
  'two-phase-commit': {
    point: { kind: 'fact.stated', where: { fact: { type: 'decided' } }, nth: 4 },
  },
  'znode-cache': {
    script: when(
      once('fact.stated', { actor: D, where: { fact: { type: 'mirrors' } }, afterMs: 500 }),
      cut(B),
    ),
    point: { kind: 'fact.stated', where: { fact: { type: 'mirrors' } }, nth: 13 },
  },
  'stat-and-acl': { ticks: true },
  'tree-cache': { ticks: true },
};
