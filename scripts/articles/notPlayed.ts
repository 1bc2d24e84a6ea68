// Failure modes of the corpus that are no museum piece, and why; some are to be seen elsewhere all the same.
import { once } from '../../src/scenarios/locks/cues.ts';
import { run } from '../../src/scenarios/lessons/scenes.ts';
import { museum, scene, type Sight } from '../../src/rooms/claims/model/row.ts';

export interface NotPlayed {
  /** As in the corpus: `F44`. */
  readonly id: string;
  readonly why: string;
  readonly sights: readonly Sight[];
}

export const notPlayed: readonly NotPlayed[] = [
  {
    id: 'F44',
    why: 'Nothing is sent before a session is established, as in the client of 3.8: a session whose answer was lost owns no znode. What is left of it is F43.',
    sights: [museum('registered by a dead session', 'registered-by-a-dead-session')],
  },
  {
    id: 'F45',
    why: 'In one order of transactions the new session comes after the end of the old one: no server has the one without the other.',
    sights: [],
  },
  {
    id: 'F46',
    why: 'No failure: nothing breaks by a clock that begins again (golden fact G10).',
    sights: [
      scene(
        'it begins again',
        'session-failover',
        2,
        { story: 'ownerDiesToo' },
        run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
      ),
    ],
  },
  {
    id: 'F47',
    why: 'Bugs of server versions that 3.8 does not have: there an ephemeral znode of a closing session cannot be made.',
    sights: [],
  },
  {
    id: 'F53',
    why: 'Nobody promises a limit for watches. The cure, getData in place of exists, is what the latch does.',
    sights: [
      scene(
        'a watch set by getData',
        'leader-latch',
        2,
        { version: '4.0.1' },
        run(once('watch.set', { where: { table: 'data' } })),
      ),
    ],
  },
  {
    id: 'F67',
    why: 'No failure of a program: a frozen server has the proposal in its receive buffer (golden fact G21).',
    sights: [
      scene(
        'kept, though its followers stood still',
        'leader-crash',
        2,
        { story: 'frozen' },
        run(once('reply.delivered', { actor: 'client:A', where: { op: 'getData' } })),
      ),
    ],
  },
  {
    id: 'F69',
    why: 'Bugs of server versions in what a follower acknowledges: the engine forces to disk before, as the mended versions do.',
    sights: [],
  },
  {
    id: 'F71',
    why: 'A server whose request thread is dead while its heartbeats live is no state of the engine: a disk that fails ends the process.',
    sights: [],
  },
  {
    id: 'F72',
    why: 'A log that cannot be cut ends the learner, as in the mended versions.',
    sights: [],
  },
];
