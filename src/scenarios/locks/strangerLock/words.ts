import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'A lock’s znode deleted by another client',
  more: 'a client no longer finds itself in the list',
  sentence: byVariant({
    'looks-on': () =>
      'Client C may delete any znode. A client that no longer finds its own lists again, and again.',
    'joins-again': () =>
      'Client C may delete any znode. A client that no longer finds its own gets back in line.',
  }),
  parameters: {
    variant: {
      label: 'When its own znode is missing',
      values: { 'looks-on': 'list again', 'joins-again': 'get back in line' },
    },
  },
  steps: { 'stranger.wait': 'Stranger: wait for you, then delete the last znode' },
  stepNames: { 'stranger.wait': 'waits to delete' },
  tags: ['ephemeral', 'session'],
} satisfies ScenarioWords;
