import { A, B, once, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
