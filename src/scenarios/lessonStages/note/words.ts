import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'A note and its reader',
  more: 'one client writes, the other has a watch',
  sentence: () => 'A counts up in /note. B reads it with a watch.',
  parameters: {
    reader: { label: 'B reads', values: { byHand: 'when told to', byItself: 'after each event' } },
    writes: { label: 'Writes at a time' },
  },
} satisfies ScenarioWords;
