import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A dropped write, and its leader’s return',
  more: 'whose history is the newer one',
  subtitle: by('voteOrder', { epochFirst: 'votes by epoch, then zxid', zxidOnly: 'votes by zxid alone' }),
  sentence: by('voteOrder', {
    epochFirst:
      'Server 3 dies with a write that nobody else has. An epoch begins without it; when server 3 is back, that epoch outvotes its longer log.',
    zxidOnly:
      'Server 3 dies with a write that nobody else has. An epoch begins without it; but only zxids are compared, and the longest log wins.',
  }),
  parameters: {
    story: story({ 'back-from-the-dead': 'back from the dead' }),
    voteOrder: {
      label: 'Whose history is newer',
      values: { epochFirst: 'by epoch, then by zxid', zxidOnly: 'by zxid alone, as before 3.4.0' },
    },
  },
} satisfies ScenarioWords;
