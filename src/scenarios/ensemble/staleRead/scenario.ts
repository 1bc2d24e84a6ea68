// Each server answers reads from its own tree, so a read may be stale unless a sync comes before it. A client never goes
// back in time: a server behind the client's last zxid rejects it.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { LEADER, follower, once, press, quiet, ready, slowLink, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const staleRead = ensembleScenario({
  id: 'stale-read',
  words,
  views: ['serverTrees', 'spaceTime', 'zxidCounter'],
  parameters: [
    storyParameter('staleThenSync', 'behindTheClient'),
    countParameter('servers', 3, 7, 3),
    countParameter('lagMs', 1500, 8000, 2000),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  point: ({ story }) =>
    story === 'staleThenSync' ? { kind: 'reply.delivered', where: { op: 'getData' } } : null,
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    return ensembleStage(choice, {
      voters,
      // A is with the leader and would go to server 1 next; B is with that one.
      cast: [
        { at: voters, programs: BUTTONS },
        { at: 1, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], integerOf(choice.values, 'lagMs', 2000)),
    });
  },
});

function scriptOf(story: unknown, lagMs: number): readonly Cue[] {
  switch (story) {
    case 'staleThenSync':
      return [...lagging(lagMs), ...readThenSync, ...when(ready('client:B', 'sync', 500), UP_TO_DATE)];
    case 'behindTheClient':
      return [...lagging(lagMs), ...moveToTheLagging, ...when(ready('client:A', 'read', lagMs), UP_TO_DATE)];
    default:
      return [];
  }
}

/** What the leader tells server 1 from now on comes late; A's second write is committed without it. */
function lagging(lagMs: number): readonly Cue[] {
  return [
    ...when(quiet(500), press('client:A', 'write')),
    ...when(
      ready('client:A', 'write', 100),
      slowLink(LEADER, follower(1), lagMs),
      press('client:A', 'write'),
    ),
  ];
}

const UP_TO_DATE = slowLink(LEADER, follower(1), 0);
const WRITTEN = once('reply.delivered', { actor: 'client:A', where: { op: 'setData' } });

const readThenSync = [
  ...when(WRITTEN, press('client:B', 'read')),
  ...when(ready('client:B', 'read'), press('client:B', 'sync')),
];

/** A loses its connection, and with it the answer to a read; it comes to server 1 while that one still lags. */
const moveToTheLagging = [
  ...when(ready('client:A', 'write'), { type: 'dropReply', client: 'client:A' }, press('client:A', 'read')),
  ...when(once('session.established', { actor: 'client:A', afterMs: 100 }), press('client:A', 'read')),
];
