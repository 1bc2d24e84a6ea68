// L4: an ephemeral node goes between T and T + tick after its owner was last heard, at once when its owner says goodbye, and
// later still when the leader that kept the time dies.
import type { TraceRecord } from '../../engine/index.ts';
import { A, B, C, kill, once } from '../locks/cues.ts';
import { LEADER, crash } from '../ensemble/cues.ts';
import type { Action, Lesson, Prediction } from './lesson.ts';
import { milestone, option, reading } from './milestones.ts';
import { give, open, predict, run, worldOf } from './scenes.ts';

/** How long each session was silent before it was ended, by the server's clock. */
class Silences {
  readonly ms = new Map<string, number>();
  /** By client, from what it was told. */
  readonly #clients = new Map<string, string>();

  heed(record: TraceRecord): void {
    if (record.kind === 'session.established') this.#clients.set(record.session, record.actor);
    if (record.kind !== 'session.expired' || record.why !== 'silence') return;
    const client = this.#clients.get(record.session);
    if (client !== undefined) this.ms.set(client, record.silentForMs);
  }
}

/** B is last heard just after a tick, C just before one. */
const BOTH_DIE: readonly Action[] = [
  ...give({ on: 'time', atMs: 4400 }, kill(B)),
  ...give({ on: 'time', atMs: 6100 }, kill(C)),
  run(once('session.closed', { nth: 2 })),
];

const whoWaits: Prediction = {
  id: 'whoWaits',
  options: [
    option('same', 'same', 'timeoutIsExact'),
    option('bLonger', 'B', null),
    option('cLonger', 'C', 'laterDiesLater'),
  ],
  rehearsal: BOTH_DIE,
  read: () => {
    const silences = new Silences();
    return reading(
      (record) => {
        silences.heed(record);
        return silences.ms.has(B) && silences.ms.has(C);
      },
      () => longer(silences.ms.get(B) ?? 0, silences.ms.get(C) ?? 0),
      () => ({ b: silences.ms.get(B) ?? 0, c: silences.ms.get(C) ?? 0 }),
    );
  },
  proof: { kind: 'log' },
};

function longer(b: number, c: number): string {
  if (Math.abs(b - c) < 250) return 'same';
  return b > c ? 'B' : 'C';
}

const unequalWaits = milestone('unequalWaits', () => {
  const silences = new Silences();
  return (record) => {
    silences.heed(record);
    const waits = [...silences.ms.values()];
    return Math.max(...waits) - Math.min(...waits) > 1500;
  };
});

/** A client said goodbye, and its node went with that. */
const goneAtOnce = milestone('goneAtOnce', () => {
  const expired = new Set<string>();
  return (record) => {
    if (record.kind === 'session.expired') expired.add(record.session);
    return record.kind === 'session.closed' && record.ephemerals.length > 0 && !expired.has(record.session);
  };
});

/** A dead client's node outlived its owner by more than twice the session timeout. */
const leaderForgot = milestone('leaderForgot', () => {
  let killedAtMs: number | null = null;
  return (record) => {
    if (record.kind === 'client.killed') killedAtMs = record.timeMs;
    if (record.kind !== 'session.closed' || record.ephemerals.length === 0) return false;
    return killedAtMs !== null && record.timeMs - killedAtMs > 8000;
  };
});

export const vanish: Lesson = {
  id: 'L4',
  kind: 'lesson',
  chapter: 1,
  minutes: 8,
  parts: [
    {
      id: 'silence',
      scene: () => worldOf('lesson-ephemerals', 3),
      opensAt: { on: 'quiet' },
      prediction: whoWaits,
      goal: { milestones: [goneAtOnce, unequalWaits] },
      solution: [
        open(),
        predict('bLonger'),
        ...give({ on: 'time', atMs: 3000 }, { type: 'closeClient', client: A }),
        ...BOTH_DIE,
      ],
    },
    {
      id: 'leader',
      scene: () => worldOf('session-failover', 2, { story: 'none' }),
      opensAt: { on: 'quiet' },
      goal: { milestones: [leaderForgot] },
      solution: [
        open(),
        ...give({ on: 'quiet', afterMs: 1000 }, kill(A)),
        run({ on: 'quiet', afterMs: 3500 }),
        ...give({ on: 'time', atMs: 0 }, crash(LEADER)),
        run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
      ],
    },
  ],
};
