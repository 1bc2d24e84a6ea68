// Moments of ensembles worth looking at: for the gallery of views.
import '../../scenarios/library.ts';
import type { Story } from './story.ts';

const FIVE: Pick<Story, 'scenario' | 'clients' | 'values'> = {
  scenario: 'mixed-traffic',
  clients: 5,
  values: { servers: '5', restMs: '150' },
};
/** Server 5 leads; with server 1 it is on the side that is too small. */
const CUT = {
  type: 'partition',
  groups: [
    ['server:5', 'server:1'],
    ['server:2', 'server:3', 'server:4'],
  ],
} as const;
const CRASH = { type: 'crashServer', server: 'server:5' } as const;
const HEAL = { type: 'healAll' } as const;

export const ENSEMBLE_STORIES: Readonly<Record<string, Story>> = {
  'five-start': { ...FIVE, acts: [5] },
  five: { ...FIVE, acts: [3000] },
  'five-cut': { ...FIVE, acts: [3000, CUT, 3400] },
  'five-doomed': { ...FIVE, acts: [3000, CUT, 5500] },
  'five-over': { ...FIVE, acts: [3000, CUT, 7000] },
  'five-healed': { ...FIVE, acts: [3000, CUT, 7000, HEAL, 7400] },
  'five-electing': { ...FIVE, acts: [3000, CRASH, 3009] },
  'five-deciding': { ...FIVE, acts: [3000, CRASH, 3100] },
  'five-crashed': { ...FIVE, acts: [3000, CRASH, 5000] },
  'five-back': { ...FIVE, acts: [3000, CRASH, 5000, { type: 'startServer', server: 'server:5' }, 5012] },
  'five-frozen': { ...FIVE, acts: [3000, { type: 'freezeServer', server: 'server:5' }, 3500] },
  'five-stale': {
    ...FIVE,
    acts: [3000, { type: 'cutLink', from: 'server:5', to: 'server:2', ways: 'both' }, 4400],
  },
  'seven-many': { ...FIVE, clients: 40, values: { servers: '7', restMs: '300' }, acts: [4000] },
  alone: { ...FIVE, values: { servers: '1', restMs: '150' }, acts: [3000] },
};
