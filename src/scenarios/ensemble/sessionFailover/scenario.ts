// What survives a failover: sessions, ephemeral znodes and watches. Only the session timeouts start again.
import { countParameter } from '../../scenario/parameters.ts';
import type { Command, Cue } from '../../../engine/index.ts';
import { LEADER, crash, follower, numbered, once, quiet, start, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { MEMBERS, MEMBER_PROGRAMS } from './recipe.ts';
import { REGISTER } from '../register.ts';
import { words } from './words.ts';

export const sessionFailover = ensembleScenario({
  id: 'session-failover',
  programs: MEMBER_PROGRAMS,
  words,
  views: ['sessionWheel', 'serverTrees', 'zxidCounter'],
  parameters: [
    storyParameter('leaderCrashes', 'followerCrashes', 'changeMeanwhile', 'ownerDiesToo'),
    countParameter('servers', 3, 7, 3),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    const setup = ensembleStage(choice, {
      voters,
      // A is a member of the group, B keeps the list of the members.
      cast: [
        { at: 1, programs: [{ recipe: 'ensemble-member' }, ...BUTTONS] },
        { at: 2, programs: [{ recipe: 'ensemble-list' }, ...BUTTONS] },
      ],
      nodes: [REGISTER, MEMBERS],
      sessionTimeoutMs: SESSION_TIMEOUT_MS,
      script: scriptOf(choice.values['story'], voters),
    });
    return { ...setup, config: { ...setup.config, uptimeMs: UPTIME_MS } };
  },
});

/** Some days: sessions have ids whose time can be seen. */
const UPTIME_MS = 1_234_567_890;

const A_LEAVES: Command = { type: 'closeClient', client: 'client:A' };
/** The shortest there is with ticks of two seconds. */
const SESSION_TIMEOUT_MS = 4000;
/** The old leader dies in the last half second of a session whose owner is dead. */
const NEARLY_EXPIRED_MS = 3500;

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  const old = follower(servers - 1);
  switch (story) {
    case 'leaderCrashes':
      return [
        ...when(quiet(1000), crash(LEADER)),
        ...when(once('leader.established', { afterMs: 3000 }), start(old)),
        ...when(quiet(1000), A_LEAVES),
      ];
    case 'followerCrashes':
      return [
        ...when(quiet(1000), crash(numbered(1))),
        ...when(once('session.established', { actor: 'client:A', afterMs: 2000 }), start(numbered(1))),
        ...when(quiet(1000), A_LEAVES),
      ];
    case 'changeMeanwhile':
      return [
        ...when(quiet(1000), crash(numbered(2)), A_LEAVES),
        ...when(once('session.established', { actor: 'client:B', afterMs: 2000 }), start(numbered(2))),
      ];
    case 'ownerDiesToo':
      return [
        ...when(quiet(1000), { type: 'killClient', client: 'client:A' }),
        ...when(once('client.killed', { afterMs: NEARLY_EXPIRED_MS }), crash(LEADER)),
        ...when(once('leader.established', { afterMs: 1000 }), start(old)),
      ];
    default:
      return [];
  }
}
