import { byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Observers',
  more: 'they read along and never vote',
  sentence: byStory({
    write: () =>
      'Client A writes by an observer. The voters alone decide; the observers are told what was committed.',
    observersCrash: () => 'All observers crash. Nobody needed their votes: writes go on.',
    votersCrash: () =>
      'So many voters crash that no majority is left. The observers are all there, and do not help.',
    none: () => 'Some servers only learn. Crash voters and observers, and see which are missed.',
  }),
  parameters: {
    story: story({
      write: 'a write by an observer',
      observersCrash: 'the observers crash',
      votersCrash: 'too many voters crash',
    }),
    servers: { label: 'Voters' },
    observers: { label: 'Observers' },
    log: { label: 'Log of observers', values: { kept: 'on disk (the default)', none: 'none' } },
  },
} satisfies ScenarioWords;
