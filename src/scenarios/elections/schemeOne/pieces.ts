import { A, B, cut, dropReply, heal, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

const ONE = { scenario: 'scheme-one', values: { variant: 'published' } };
const ONE_CORRECTED = { scenario: 'scheme-one', values: { variant: 'corrected' } };
const SOURCE = 'https://gitee.com/wuzhengfei/great-truth';

export const pieces = [
  {
    id: 'hop-create-is-not-answered',
    corpus: ['F01', 'F09'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'create' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-list-is-not-answered',
    corpus: ['F17'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'getChildren' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-watch-is-not-set',
    corpus: ['F23'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-event-does-not-arrive',
    corpus: ['F26', 'F51'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'scheme-one', values: { variant: 'published', library: 'kazoo' } },
    right: { scenario: 'scheme-one', values: { variant: 'published', library: 'java' } },
    script: [
      ...when(quiet(), cut(B), openGate(A, 'leave')),
      ...when(once('connection.lost', { actor: B }), heal(B)),
    ],
    endMs: 18_000,
    source: 'https://github.com/python-zk/kazoo/issues/151',
  },
  {
    id: 'hop-look-after-the-event-fails',
    corpus: ['F17'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(quiet(), openGate(A, 'leave')),
      ...when(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } }), dropReply(B)),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'stopped-and-still-first',
    corpus: ['F05', 'F06'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: when(quiet(), dropReply(A), openGate(A, 'leave')),
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'cut-off-and-still-leading',
    corpus: ['F10', 'F12'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [...when(quiet(), cut(A)), ...when(once('session.expired', { afterMs: 2000 }), heal(A))],
    endMs: 16_000,
    source: SOURCE,
  },
] as const satisfies readonly MuseumPiece[];
