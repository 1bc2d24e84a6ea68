// Observers: they serve reads and forward writes, but do not count towards a quorum.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { crash, follower, numbered, press, quiet, ready, start, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const observer = ensembleScenario({
  id: 'observer',
  words,
  views: ['ackBoard', 'logStrips', 'serverTrees'],
  parameters: [
    storyParameter('write', 'observersCrash', 'votersCrash'),
    countParameter('servers', 3, 7, 3),
    countParameter('observers', 1, 3, 2),
    { ...choiceParameter('log', ['kept', 'none']), before: 'kept' },
  ],
  clients: { min: 2, max: 20, initial: 2 },
  point: ({ story }) => (story === 'write' ? { kind: 'reply.delivered', where: { op: 'setData' } } : null),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    const observers = integerOf(choice.values, 'observers', 2);
    const setup = ensembleStage(choice, {
      voters,
      observers,
      cast: [
        { at: voters + 1, programs: BUTTONS },
        { at: voters, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters, observers),
    });
    return { ...setup, config: { ...setup.config, observerSync: choice.values['log'] !== 'none' } };
  },
});

/** A is at an observer, B at the leader. */
function scriptOf(story: unknown, voters: number, observers: number): readonly Cue[] {
  const learning = Array.from({ length: observers }, (_, index) => numbered(voters + index + 1));
  switch (story) {
    case 'write':
      return when(quiet(500), press('client:A', 'write'));
    case 'observersCrash':
      return [
        ...when(quiet(500), ...learning.map(crash), press('client:B', 'write')),
        ...when(ready('client:B', 'write', 3000), ...learning.map(start)),
        ...when(quiet(500), press('client:A', 'read')),
      ];
    case 'votersCrash':
      return votersCrash(voters);
    default:
      return [];
  }
}

/** As many voters go as leave less than a quorum; all observers stay, and do not help. */
function votersCrash(voters: number): readonly Cue[] {
  const lost = Array.from({ length: (voters + 1) >> 1 }, (_, index) => index + 1);
  return [
    ...when(quiet(500), ...lost.map((n) => crash(follower(n))), press('client:B', 'write')),
    ...when(ready('client:B', 'write', 3000), press('client:A', 'read')),
    ...when(ready('client:A', 'read', 500), ...lost.map((n) => start(numbered(n)))),
    ...when(quiet(500), press('client:A', 'read')),
  ];
}
