// What people paste into a search box from a server's log, or ask of it: each message as the smallest scene that brings it about.
import type { Command, Cue } from '../../../engine/index.ts';
import { countParameter } from '../../scenario/parameters.ts';
import { LEADER, follower, numbered, once, press, quiet, ready, slowLink, start, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage, type CastMember, type Program } from '../ensembleStage.ts';
import { integerOf, majorityOf, storyParameter } from '../parameters.ts';
import { REGISTER } from '../register.ts';
import { ORDER_PROGRAMS, ORDERS } from '../serverMistakes/recipe.ts';
import { MEMBERS, MEMBER_PROGRAMS } from '../sessionFailover/recipe.ts';
import { diskFullWords, endedWords, ghostWords, noSnapshotWords, whitelistWords } from './words.ts';

const A = 'client:A';
const B = 'client:B';
const MEMBER: readonly Program[] = [{ recipe: 'ensemble-member' }];
const WATCHES: readonly Program[] = [{ recipe: 'ensemble-list' }];
const LISTS: readonly Program[] = [{ recipe: 'ensemble-orders' }];
const SERVERS = countParameter('servers', 3, 7, 3);
const NODES = [REGISTER, MEMBERS, ORDERS];
const CLIENTS = { min: 2, max: 20, initial: 2 };

/** "… is not executed because it is not in the whitelist." */
export const fourLetterWhitelist = ensembleScenario({
  id: 'four-letter-whitelist',
  words: whitelistWords,
  views: ['serverTrees'],
  parameters: [storyParameter('asked'), SERVERS],
  clients: CLIENTS,
  point: ({ story }) => (story === 'none' ? null : { kind: 'word.answered' }),
  setup(choice) {
    const setup = ensembleStage(choice, {
      voters: integerOf(choice.values, 'servers', 3),
      cast: [
        { at: 1, programs: BUTTONS },
        { at: 2, programs: BUTTONS },
      ],
      script: storyOf(choice.values['story'], { asked: when(quiet(500), ask('mntr'), ask('srvr')) }),
    });
    // What a server of 3.5 or newer answers if zoo.cfg says nothing.
    return { ...setup, config: { ...setup.config, fourLetterWords: ['srvr'] } };
  },
});

/** "Unable to read additional data from client", "likely client has closed socket". */
export const clientClosedSocket = ensembleScenario({
  id: 'client-closed-socket',
  programs: MEMBER_PROGRAMS,
  words: endedWords,
  views: ['sessionWheel', 'serverTrees'],
  parameters: [storyParameter('killed', 'closes'), SERVERS],
  clients: CLIENTS,
  setup: (choice) =>
    ensembleStage(choice, {
      voters: integerOf(choice.values, 'servers', 3),
      cast: [
        { at: 1, programs: MEMBER },
        { at: 2, programs: WATCHES },
      ],
      nodes: NODES,
      sessionTimeoutMs: 6000,
      script: storyOf(choice.values['story'], {
        killed: when(quiet(500), { type: 'killClient', client: A }),
        closes: when(quiet(500), { type: 'closeClient', client: A }),
      }),
    }),
});

/** A session has expired, and one server still lists its ephemeral znode. */
export const expiredAndListed = ensembleScenario({
  id: 'expired-and-listed',
  programs: { ...MEMBER_PROGRAMS, ...ORDER_PROGRAMS },
  words: ghostWords,
  views: ['serverTrees', 'zxidCounter'],
  parameters: [storyParameter('behind'), SERVERS],
  clients: CLIENTS,
  lock: { parent: MEMBERS, order: 'unheld' },
  point: ({ story }) => (story === 'none' ? null : { kind: 'session.closed' }),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: voters, programs: MEMBER },
        { at: 1, others: [], programs: LISTS },
      ],
      nodes: NODES,
      script: storyOf(choice.values['story'], {
        behind: [
          ...when(quiet(500), slowLink(LEADER, follower(1), 4000), { type: 'expireSession', client: A }),
          ...when(once('session.closed', { afterMs: 500 }), press(B, 'read')),
          ...when(ready(B, 'read', 5000), press(B, 'read')),
        ],
      }),
    });
  },
});

/** "No space left on device". */
export const diskFull = ensembleScenario({
  id: 'disk-full',
  words: diskFullWords,
  views: ['disk', 'logStrips'],
  parameters: [storyParameter('oneServer', 'majority'), SERVERS],
  clients: CLIENTS,
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    const most = Array.from({ length: majorityOf(voters) }, (_, index) => index + 1);
    return ensembleStage(choice, {
      voters,
      cast: castOf(voters),
      script: storyOf(choice.values['story'], {
        oneServer: [
          ...when(quiet(500), full(1), press(A, 'write')),
          ...when(once('server.stopped', { afterMs: 2000 }), press(A, 'write')),
          ...when(ready(A, 'write', 500), emptied(1), start(numbered(1))),
        ],
        majority: [
          ...when(quiet(500), ...most.map(full), press(A, 'write')),
          ...when(
            once('role.left', { afterMs: 3000 }),
            ...most.map(emptied),
            ...most.map((server) => start(numbered(server))),
          ),
          ...when(once('leader.established', { afterMs: 3000 }), press(A, 'read')),
        ],
      }),
    });
  },
});

/** "No snapshot found, but there are log entries. Something is broken!" */
export const noSnapshot = ensembleScenario({
  id: 'no-snapshot-found',
  words: noSnapshotWords,
  views: ['disk', 'logStrips'],
  parameters: [storyParameter('cleanedUp', 'trusted')],
  clients: CLIENTS,
  setup(choice) {
    const { story } = choice.values;
    const setup = ensembleStage(choice, {
      voters: 3,
      cast: castOf(3),
      script: storyOf(story, {
        cleanedUp: [
          ...when(quiet(500), press(A, 'write')),
          ...when(ready(A, 'write', 500), { type: 'restartServer', server: numbered(1) }),
          ...when(
            once('server.stopped', { where: { why: 'noSnapshot' }, afterMs: 2500 }),
            { type: 'wipeDisk', server: numbered(1) },
            start(numbered(1)),
          ),
        ],
        trusted: [
          ...when(quiet(500), press(A, 'write')),
          ...when(ready(A, 'write', 500), { type: 'restartServer', server: numbered(1) }),
        ],
      }),
    });
    const trustEmptySnapshot = story === 'trusted';
    return { ...setup, config: { ...setup.config, losesSnapshots: [numbered(1)], trustEmptySnapshot } };
  },
});

function castOf(voters: number): readonly CastMember[] {
  return [
    { at: voters, programs: BUTTONS },
    { at: 1, programs: BUTTONS },
  ];
}

function storyOf(story: unknown, scripts: Readonly<Record<string, readonly Cue[]>>): readonly Cue[] {
  return scripts[String(story)] ?? [];
}

function ask(word: 'mntr' | 'srvr'): Command {
  return { type: 'askServer', server: numbered(1), word };
}

function full(server: number): Command {
  return { type: 'failDisk', server: numbered(server) };
}

function emptied(server: number): Command {
  return { type: 'mendDisk', server: numbered(server) };
}
