// Three servers, and clients at all of them that watch one list; the first one adds to it.
import { type Recipe, zk } from '../../engine/index.ts';
import { ensembleScenario } from '../ensemble/ensembleScenario.ts';
import { ensembleStage } from '../ensemble/ensembleStage.ts';
import { MEMBERS, MEMBER_PROGRAMS } from '../ensemble/sessionFailover/recipe.ts';
import { untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

const SERVERS = 3;

export const watchers = {
  ...ensembleScenario({
    id: 'lesson-watchers',
    programs: { ...MEMBER_PROGRAMS, 'lesson-add-member': addMember },
    words: {
      name: 'Watches at three servers',
      more: 'one list of members, many watchers',
      sentence: ({ clients }) => `A adds members, and ${clients - 1} clients watch the list.`,
    },
    views: ['logStrips'],
    parameters: [],
    clients: { min: 2, max: 20, initial: 10 },
    setup: (choice) =>
      ensembleStage(choice, {
        voters: SERVERS,
        cast: Array.from({ length: choice.clients }, (_, place) => ({
          at: (place % SERVERS) + 1,
          programs: [{ recipe: place === 0 ? 'lesson-add-member' : 'ensemble-list' }],
        })),
        nodes: [MEMBERS],
        script: [],
      }),
  }),
  isUnlisted: true,
};

/** One more child each time its user says so. */
function addMember(): Recipe<void> {
  return untilExpired(function* () {
    for (let nth = 1; ; nth++) {
      yield* zk.gate('write');
      yield* withoutRetry(() => zk.create(`${MEMBERS}/host${nth}`));
    }
  });
}
