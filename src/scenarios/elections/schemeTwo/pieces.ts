import { A, B, once, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const TWO = { scenario: 'scheme-two', values: { removal: 'byAge' } };
const TWO_CORRECTED = { scenario: 'scheme-two', values: { removal: 'never' } };
const SOURCE = 'https://gitee.com/wuzhengfei/great-truth';

export const pieces = [
  {
    id: 'dead-by-its-heartbeat',
    corpus: ['F21'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: TWO,
    right: TWO_CORRECTED,
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 3000 }), stall(A)),
      ...when(once('program.stalled', { actor: A, afterMs: 9000 }), unstall(A)),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'dead-by-anothers-clock',
    corpus: ['F21'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: TWO,
    right: TWO_CORRECTED,
    script: when({ on: 'time', atMs: 3000 }, { type: 'jumpClientClock', client: B, byMs: 60_000 }),
    endMs: 10_000,
    source: SOURCE,
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'dead-by-its-heartbeat': {
    name: 'Live leader removed by a heartbeat timer',
    story:
      'A leads, and its program stalls while its library keeps the session alive. By B’s timer A’s heartbeat is old. B deletes A’s znode and leads. A still believes it leads.',
    look: 'A’s session bar is full while its znode disappears. Two crowns.',
    fix: 'Never delete another client’s ephemeral znode. Only its session says whether the client is dead.',
  },
  'dead-by-anothers-clock': {
    name: 'Clock skew: live members removed',
    story:
      'B’s clock jumps ahead by a minute. By that clock all other heartbeats are old. B deletes all those znodes and leads. The old leader notices only at its next check.',
    look: 'All other znodes go at the same moment, though no member had failed.',
    fix: 'Do not compare the clocks of two machines. Only the server times sessions.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
