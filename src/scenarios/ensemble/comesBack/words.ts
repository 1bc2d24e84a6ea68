import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Uncommitted write: the old leader returns',
  more: 'which server has the newer history',
  subtitle: by('voteOrder', { epochFirst: 'votes by epoch, then zxid', zxidOnly: 'votes by zxid alone' }),
  sentence: by('voteOrder', {
    epochFirst:
      'Server 3 crashes with a write that no other server has. A new epoch begins without it. When server 3 is back, the newer epoch beats its longer log.',
    zxidOnly:
      'Server 3 crashes with a write that no other server has. A new epoch begins without it. But votes compare only zxids, so the longest log wins.',
  }),
  parameters: {
    story: story({ 'back-from-the-dead': 'the dropped write returns' }),
    voteOrder: {
      label: 'Newer history',
      values: { epochFirst: 'by epoch, then by zxid', zxidOnly: 'by zxid alone, as before 3.4.0' },
    },
  },
  tags: ['zab', 'epoch', 'log', 'failover', 'crash'],
} satisfies ScenarioWords;
