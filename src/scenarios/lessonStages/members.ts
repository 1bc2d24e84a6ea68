// Three servers, a client with an ephemeral znode at one of them, and one that lists at another.
import { ensembleScenario } from '../ensemble/ensembleScenario.ts';
import { ensembleStage } from '../ensemble/ensembleStage.ts';
import { integerOf } from '../ensemble/parameters.ts';
import { countParameter } from '../scenario/parameters.ts';
import { MEMBERS, MEMBER_PROGRAMS } from '../ensemble/sessionFailover/recipe.ts';

export const members = {
  ...ensembleScenario({
    id: 'lesson-members',
    programs: MEMBER_PROGRAMS,
    words: {
      name: 'A member and a list',
      more: 'an ephemeral znode in an ensemble',
      sentence: () => 'A is a member with an ephemeral znode. B lists the members.',
      parameters: { servers: { label: 'Servers' } },
    },
    views: ['serverTrees', 'sessionWheel'],
    // The first ensemble that a learner meets has two servers.
    parameters: [countParameter('servers', 2, 3, 3)],
    clients: { min: 2, max: 20, initial: 2 },
    setup: (choice) =>
      ensembleStage(choice, {
        voters: integerOf(choice.values, 'servers', 3),
        cast: [
          { at: 1, programs: [{ recipe: 'ensemble-member' }] },
          { at: 2, programs: [{ recipe: 'ensemble-list' }] },
        ],
        nodes: [MEMBERS],
        sessionTimeoutMs: SESSION_TIMEOUT_MS,
        script: [],
      }),
  }),
  isUnlisted: true,
};

/** The shortest there is with ticks of two seconds. */
const SESSION_TIMEOUT_MS = 4000;
