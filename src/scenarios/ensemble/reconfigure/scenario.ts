// Members join and leave while the ensemble runs, and no longer answers where most of them are gone without having left.
import type { Cue, ServerId } from '../../../engine/index.ts';
import { crash, numbered, once, press, quiet, start, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { storyParameter } from '../parameters.ts';
import { RECONFIGURE_PROGRAMS, SUPER_DIGEST } from './recipe.ts';
import { words } from './words.ts';

const VOTERS = 3;
/** They do not run at first, and only their own files name them. */
const JOINERS: readonly ServerId[] = [numbered(4), numbered(5)];
const A = 'client:A';
const B = 'client:B';

export const reconfigure = ensembleScenario({
  id: 'reconfigure',
  programs: RECONFIGURE_PROGRAMS,
  words,
  views: ['serverTrees', 'zxidCounter', 'ackBoard'],
  parameters: [storyParameter('podReplaced', 'podsLost', 'joinedTooEarly', 'noQuorum', 'leaderLeaves')],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    const story = String(choice.values['story']);
    const changes = CHANGES[story] ?? '4|;5|;|1';
    const setup = ensembleStage(choice, {
      voters: VOTERS,
      cast: [
        { at: VOTERS, others: [2, 1], programs: [{ recipe: 'ensemble-reconfigure', args: { changes } }] },
        { at: 2, others: [3, 1], programs: BUTTONS },
      ],
      script: STORIES[story] ?? [],
    });
    return {
      ...setup,
      servers: [...setup.servers, ...JOINERS],
      joiners: JOINERS,
      notStarted: JOINERS,
      config: { ...setup.config, reconfigEnabled: true, superDigest: SUPER_DIGEST },
    };
  },
});

/** Who joins and who leaves, press by press. */
const CHANGES: Readonly<Record<string, string>> = {
  podReplaced: '4|1',
  podsLost: '4,5|1,2;4,5|1,2',
  joinedTooEarly: '4,5|',
  noQuorum: '4,5|1;4,5|1',
  leaderLeaves: '|3',
};

const JOINED = once('learner.joined', { where: { learner: numbered(4) }, afterMs: 500 });

const STORIES: Readonly<Record<string, readonly Cue[]>> = {
  podReplaced: [
    ...when(quiet(500), start(numbered(4))),
    ...when(JOINED, press(A, 'publish')),
    ...when(once('config.changed', { afterMs: 1500 }), crash(numbered(1))),
    ...when(once('server.stopped', { afterMs: 1000 }), press(B, 'write')),
  ],
  podsLost: [
    ...when(quiet(500), crash(numbered(1)), crash(numbered(2)), start(numbered(4)), start(numbered(5))),
    ...when(once('role.left', { afterMs: 1500 }), press(A, 'publish')),
    ...when(once('connection.refused', { afterMs: 4000 }), start(numbered(1))),
    ...when(JOINED, press(A, 'publish')),
  ],
  joinedTooEarly: [
    ...when(quiet(500), press(A, 'publish')),
    ...when(once('config.changed', { afterMs: 1500 }), crash(numbered(1))),
    ...when(once('role.left', { afterMs: 3000 }), start(numbered(4))),
    ...when(once('leader.established', { afterMs: 2000 }), press(B, 'write')),
  ],
  noQuorum: [
    ...when(quiet(500), press(A, 'publish')),
    ...when(once('txn.applied', { where: { err: 'NewConfigNoQuorum' }, afterMs: 1500 }), start(numbered(4))),
    ...when(JOINED, press(A, 'publish')),
  ],
  leaderLeaves: [
    ...when(quiet(500), press(A, 'publish')),
    ...when(once('leader.established', { afterMs: 2500 }), press(B, 'write')),
  ],
};
