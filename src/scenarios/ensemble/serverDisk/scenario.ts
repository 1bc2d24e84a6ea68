// What is on a server's disk: a log and snapshots, what a restart reads of them, and what a new leader cuts away. Snapshots are
// taken after a few transactions, and written slowly enough for writes to go on meanwhile.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage, type Program } from '../ensembleStage.ts';
import { REGISTER } from '../register.ts';
import { HEAL, LEADER, crash, follower, numbered, once, part, press, start, when } from '../cues.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

const VOTERS = 3;
/** The others are there to be written down: a snapshot takes a moment for each. */
const NODES = [REGISTER, ...Array.from({ length: 6 }, (_, index) => `/stock${index + 1}`)];
const SNAPSHOT_NODE_MS = 60;
const WRITES: Program = { recipe: 'ensemble-write-steadily', args: { writes: 14, restMs: 200 } };

export const serverDisk = ensembleScenario({
  id: 'server-disk',
  words,
  views: ['disk', 'logStrips'],
  parameters: [storyParameter('snapshotAndCrash', 'truncated'), countParameter('snapCount', 3, 1000, 6)],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    const setup = ensembleStage(choice, {
      voters: VOTERS,
      cast: [
        { at: 3, programs: BUTTONS },
        { at: 2, programs: [WRITES] },
      ],
      nodes: NODES,
      script: STORIES.get(String(choice.values['story'])) ?? [],
    });
    const snapCount = integerOf(choice.values, 'snapCount', 6);
    return { ...setup, config: { ...setup.config, snapCount, snapshotNodeMs: SNAPSHOT_NODE_MS } };
  },
});

const FIRST = numbered(1);
const LAST = numbered(VOTERS);

/** Server 1 dies after its first snapshot, with transactions behind it, and comes back. */
const SNAPSHOT_AND_CRASH: readonly Cue[] = [
  ...when(once('snapshot.taken', { actor: FIRST, nth: 1, afterMs: 600 }), crash(FIRST)),
  ...when(once('server.stopped', { actor: FIRST, afterMs: 1500 }), start(FIRST)),
];

/** The leader alone logs a write, dies with it, and cuts it away when it is back. */
const TRUNCATED: readonly Cue[] = [
  ...when(
    once('reply.delivered', { actor: 'client:B', where: { op: 'setData' }, nth: 14, afterMs: 500 }),
    part([LEADER, 'client:A'], [follower(1), follower(2), 'client:B']),
    press('client:A', 'write'),
  ),
  ...when(once('txn.logged', { actor: LEADER }), crash(LEADER)),
  ...when(once('leader.established', { afterMs: 1000 }), HEAL, start(LAST)),
];

const STORIES: ReadonlyMap<string, readonly Cue[]> = new Map([
  ['snapshotAndCrash', SNAPSHOT_AND_CRASH],
  ['truncated', TRUNCATED],
]);
