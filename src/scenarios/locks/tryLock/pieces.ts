import { A, B, cut, dropReply, heal, once, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'no-answer-taken-for-no',
    corpus: ['F09'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'try-lock', values: { variant: 'article' } },
    right: { scenario: 'try-lock', values: { variant: 'corrected' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
    endMs: 20_000,
    source: 'https://cwiki.apache.org/confluence/display/ZOOKEEPER/FAQ',
  },
  {
    id: 'deleted-somebody-elses-lock',
    corpus: ['F19'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'try-lock', values: { variant: 'delete-until-done', library: 'curator-5.4' } },
    right: { scenario: 'try-lock', values: { variant: 'corrected', library: 'curator-5.4' } },
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 2000 }), release(A)),
      ...when(once('request.sent', { actor: A, where: { op: 'delete' } }), cut(A)),
      ...when(once('belief.stated', { actor: B }), heal(A)),
    ],
    endMs: 20_000,
    source: 'https://gitee.com/wuzhengfei/great-truth',
  },
] as const satisfies readonly MuseumPiece[];
