// A client is cut off until the servers expire its session. It learns of that only when it reconnects.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { once, quiet, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { MEMBERS, MEMBER_PROGRAMS } from '../sessionFailover/recipe.ts';
import { REGISTER } from '../register.ts';
import { words } from './words.ts';

export const awayTooLong = ensembleScenario({
  id: 'away-too-long',
  programs: MEMBER_PROGRAMS,
  words,
  views: ['sessionWheel', 'spaceTime', 'serverTrees'],
  parameters: [storyParameter('tooLong', 'inTime'), countParameter('servers', 3, 7, 3)],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    return ensembleStage(choice, {
      voters: integerOf(choice.values, 'servers', 3),
      // A is a member of the group, B keeps the list of the members.
      cast: [
        { at: 1, programs: [{ recipe: 'ensemble-member' }, ...BUTTONS] },
        { at: 2, programs: [{ recipe: 'ensemble-list' }, ...BUTTONS] },
      ],
      nodes: [REGISTER, MEMBERS],
      sessionTimeoutMs: SESSION_TIMEOUT_MS,
      script: scriptOf(choice.values['story']),
    });
  },
});

const SESSION_TIMEOUT_MS = 6000;

/** A gives its connection up after two thirds of the timeout: a third is left to come back in. */
function scriptOf(story: unknown): readonly Cue[] {
  const cut = when(quiet(1000), { type: 'cutClientLink', client: 'client:A' });
  const lost = once('connection.lost', { actor: 'client:A', afterMs: 500 });
  const heal = { type: 'healClientLink', client: 'client:A' } as const;
  switch (story) {
    case 'tooLong':
      return [
        ...cut,
        ...when(once('session.closed', { afterMs: 3000 }), heal),
        ...when(once('session.learnedExpired', { afterMs: 1000 }), {
          type: 'startClient',
          client: 'client:A',
        }),
      ];
    case 'inTime':
      return [...cut, ...when(lost, heal)];
    default:
      return [];
  }
}
