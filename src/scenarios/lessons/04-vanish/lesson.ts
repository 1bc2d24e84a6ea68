// L4: an ephemeral node goes between T and T + tick after its owner was last heard, at once when its owner says goodbye, and
// later still when the leader that kept the time dies.
import { heardIn, type SessionId, type TraceRecord } from '../../../engine/index.ts';
import { A, B, C, kill, once } from '../../locks/cues.ts';
import { LEADER, crash } from '../../ensemble/cues.ts';
import type { Action, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** How long each client had not been heard by any server when its session expired. */
class Silences {
  readonly ms = new Map<string, number>();
  /** By session, when it was last heard. */
  readonly #heardAtMs = new Map<SessionId, number>();
  /** By client, from what it was told. */
  readonly #sessions = new Map<string, SessionId>();

  heed(record: TraceRecord): void {
    const heard = heardIn(record);
    if (heard !== null) this.#heardAtMs.set(heard, record.timeMs);
    if (record.kind === 'session.established') this.#sessions.set(record.actor, record.session);
    if (record.kind !== 'session.expired' || record.why !== 'silence') return;
    for (const [client, session] of this.#sessions)
      if (session === record.session) this.ms.set(client, record.timeMs - this.#lastHeardMs(client));
  }

  /** The silences, that of the client first that was heard of first for the last time. */
  byLastHeard(): readonly number[] {
    return [...this.ms]
      .toSorted(([a], [b]) => this.#lastHeardMs(a) - this.#lastHeardMs(b))
      .map(([, ms]) => ms);
  }

  #lastHeardMs(client: string): number {
    const session = this.#sessions.get(client);
    return (session === undefined ? undefined : this.#heardAtMs.get(session)) ?? 0;
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
    option('earlier', 'earlier', null),
    option('later', 'later', 'laterDiesLater'),
  ],
  rehearsal: BOTH_DIE,
  read: () => {
    const silences = new Silences();
    return reading(
      (record) => {
        silences.heed(record);
        return silences.ms.size === 2;
      },
      () => {
        const [first = 0, second = 0] = silences.byLastHeard();
        return Math.abs(first - second) < 250 ? 'same' : first > second ? 'earlier' : 'later';
      },
      () => {
        const [first = 0, second = 0] = silences.byLastHeard();
        return { first, second };
      },
    );
  },
  proof: { kind: 'log' },
};

const unequalWaits = milestone('unequalWaits', () => {
  const silences = new Silences();
  return (record) => {
    silences.heed(record);
    const waits = [...silences.ms.values()];
    return Math.max(...waits) - Math.min(...waits) > 1500;
  };
});

/** A says goodbye, and B is killed in the same moment. */
const GOODBYE_AND_DEATH: readonly Action[] = [
  ...give({ on: 'time', atMs: 4400 }, { type: 'closeClient', client: A }, kill(B)),
  run(once('session.closed', { nth: 2 })),
];

const whoseIsFirst: Prediction = {
  id: 'whoseIsFirst',
  options: [
    option('together', 'together', 'deathIsTold'),
    option('closed', 'goodbyeFirst', null),
    option('killed', 'deathFirst', 'closingTakesTime'),
  ],
  rehearsal: GOODBYE_AND_DEATH,
  read: () => {
    const ends = new Ends();
    const silences = new Silences();
    return reading(
      (record) => {
        ends.heed(record);
        silences.heed(record);
        return ends.afterGoodbyeMs !== null && ends.afterDeathMs !== null;
      },
      () => {
        const later = (ends.afterDeathMs ?? 0) - (ends.afterGoodbyeMs ?? 0);
        return Math.abs(later) < 1000 ? 'together' : later > 0 ? 'goodbyeFirst' : 'deathFirst';
      },
      () => ({ goodbye: ends.afterGoodbyeMs ?? 0, silence: Math.max(...silences.ms.values(), 0) }),
    );
  },
  proof: { kind: 'log' },
};

/** How long after its owner's goodbye or death a znode went. */
class Ends {
  afterGoodbyeMs: number | null = null;
  afterDeathMs: number | null = null;
  #closedAtMs = 0;
  #killedAtMs = 0;
  readonly #expired = new Set<string>();

  heed(record: TraceRecord): void {
    if (record.kind === 'request.sent' && record.op === 'closeSession') this.#closedAtMs = record.timeMs;
    if (record.kind === 'client.killed') this.#killedAtMs = record.timeMs;
    if (record.kind === 'session.expired') this.#expired.add(record.session);
    if (record.kind !== 'session.closed' || record.ephemerals.length === 0) return;
    if (this.#expired.has(record.session)) this.afterDeathMs ??= record.timeMs - this.#killedAtMs;
    else this.afterGoodbyeMs ??= record.timeMs - this.#closedAtMs;
  }
}

/** A client said goodbye, and its node went with that. */
const goneAtOnce = milestone('goneAtOnce', () => {
  const expired = new Set<string>();
  return (record) => {
    if (record.kind === 'session.expired') expired.add(record.session);
    return record.kind === 'session.closed' && record.ephemerals.length > 0 && !expired.has(record.session);
  };
});

/** A node outlived the last word of its owner by the whole timeout. */
const goneLate = milestone(
  'goneLate',
  () => (record) =>
    record.kind === 'session.expired' && record.why === 'silence' && record.silentForMs > 4000,
);

/** A dies, and then the leader that has counted its silence. */
const LEADER_DIES_TOO: readonly Action[] = [
  ...give({ on: 'quiet', afterMs: 1000 }, kill(A)),
  run({ on: 'quiet', afterMs: 3500 }),
  ...give({ on: 'time', atMs: 0 }, crash(LEADER)),
  run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
];

const howLong: Prediction = {
  id: 'howLong',
  options: [
    option('sooner', 'sooner', 'leaderTakesItAlong'),
    option('asEver', 'asEver', 'timersAreShared'),
    option('longer', 'longer', null),
  ],
  rehearsal: LEADER_DIES_TOO,
  read: () => {
    const silences = new Silences();
    let leaders = 0;
    const waitedMs = () => silences.ms.get(A) ?? 0;
    return reading(
      (record) => {
        silences.heed(record);
        if (record.kind === 'leader.established') leaders++;
        // Where the leader crashes too late it has come to something else, and she is told.
        const isOver = leaders > 1 || silences.ms.has(A);
        return record.kind === 'session.closed' && record.ephemerals.length > 0 && isOver;
      },
      () => (waitedMs() < 4000 ? 'sooner' : waitedMs() <= 6100 ? 'asEver' : 'longer'),
      () => ({ silence: waitedMs() }),
    );
  },
  proof: { kind: 'record' },
};

/** A dead client's node outlived its owner by more than twice the session timeout. */
const leaderForgot = milestone('leaderForgot', () => {
  let killedAtMs: number | null = null;
  return (record) => {
    if (record.kind === 'client.killed') killedAtMs = record.timeMs;
    if (record.kind !== 'session.closed' || record.ephemerals.length === 0) return false;
    return killedAtMs !== null && record.timeMs - killedAtMs > 8000;
  };
});

export const vanish: CourseLesson = {
  id: 'L4',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 12,
  about: ['ephemeral', 'expiry', 'heartbeat'],
  introduces: ['ephemeral', 'heartbeat'],
  parts: [
    {
      id: 'goodbye',
      scene: () => worldOf('lesson-ephemerals', 3),
      opensAt: { on: 'quiet' },
      offers: ['closeClient', 'killClient'],
      pace: 'realTime',
      views: ['sessionWheel'],
      prediction: whoseIsFirst,
      goal: { milestones: [goneAtOnce, goneLate] },
      solution: [open(), predict('closed'), ...GOODBYE_AND_DEATH],
      otherWays: [
        [
          open(),
          ...give({ on: 'time', atMs: 3000 }, kill(C)),
          ...give(once('session.closed'), { type: 'closeClient', client: A }),
          run(once('session.closed')),
        ],
        [
          open(),
          ...give({ on: 'time', atMs: 3000 }, { type: 'closeClient', client: B }, kill(C)),
          run(once('session.closed', { nth: 2 })),
        ],
      ],
    },
    {
      id: 'silence',
      scene: () => worldOf('lesson-ephemerals', 3),
      opensAt: { on: 'quiet' },
      offers: ['killClient', 'cutClientLink'],
      pace: 'realTime',
      views: ['sessionWheel'],
      prediction: whoWaits,
      goal: { milestones: [unequalWaits] },
      solution: [open(), predict('earlier'), ...BOTH_DIE],
      otherWays: [
        [
          open(),
          ...give({ on: 'time', atMs: 4400 }, { type: 'cutClientLink', client: B }),
          ...give({ on: 'time', atMs: 6100 }, { type: 'cutClientLink', client: C }),
          run(once('session.closed', { nth: 2 })),
        ],
        [
          open(),
          ...give({ on: 'time', atMs: 4400 }, kill(B)),
          ...give({ on: 'time', atMs: 6100 }, { type: 'cutClientLink', client: C }),
          run(once('session.closed', { nth: 2 })),
        ],
      ],
    },
    {
      id: 'leader',
      scene: () => worldOf('lesson-members', 2),
      opensAt: { on: 'quiet' },
      offers: ['killClient', 'crashServer', 'restartServer'],
      pace: 'realTime',
      views: ['serverTrees', 'sessionWheel'],
      prediction: howLong,
      goal: { milestones: [leaderForgot] },
      solution: [open(), predict('longer'), ...LEADER_DIES_TOO],
      otherWays: [
        [
          open(),
          ...give({ on: 'quiet', afterMs: 1000 }, kill(A)),
          run({ on: 'quiet', afterMs: 3500 }),
          ...give({ on: 'time', atMs: 0 }, { type: 'restartServer', server: LEADER }),
          run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
        ],
        [
          open(),
          ...give({ on: 'quiet', afterMs: 1000 }, kill(A)),
          run({ on: 'quiet', afterMs: 3000 }),
          ...give({ on: 'time', atMs: 0 }, crash(LEADER)),
          run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
        ],
      ],
    },
  ],
};
