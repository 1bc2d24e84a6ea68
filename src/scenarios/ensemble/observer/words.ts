import { byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Observers',
  more: 'they follow every write and never vote',
  sentence: byStory({
    write: () =>
      'Client A writes through an observer. Only the voters decide. The observers are told what was committed.',
    observersCrash: () => 'All observers crash. Their votes were never needed, so writes continue.',
    votersCrash: () =>
      'Too many voters crash to leave a majority. All observers are up, but they cannot help.',
    none: () => 'Some servers only observe. Crash voters and observers, and see which crashes stop writes.',
  }),
  parameters: {
    story: story({
      write: 'a write through an observer',
      observersCrash: 'the observers crash',
      votersCrash: 'too many voters crash',
    }),
    servers: { label: 'Voters' },
    observers: { label: 'Observers' },
    log: { label: 'Observers’ log', values: { kept: 'on disk (the default)', none: 'none' } },
  },
  tags: ['observer', 'quorum'],
} satisfies ScenarioWords;
