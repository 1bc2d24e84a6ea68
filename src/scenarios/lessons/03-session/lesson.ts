// L3: a session is not a connection: it goes on over broken cables, other servers and another leader, until it is silent too long.
import type { TraceRecord } from '../../../engine/index.ts';
import { LEADER, crash, follower, start } from '../../ensemble/cues.ts';
import { MEMBERS } from '../../ensemble/sessionFailover/recipe.ts';
import { A, cut, heal, once, quiet } from '../../locks/cues.ts';
import type { Action, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const OWN = `${MEMBERS}/A`;
const READY = quiet(500);
const AT_ONCE = { on: 'time', atMs: 0 } as const;
const BACK = once('session.established', { actor: A });
const TOLD = once('session.learnedExpired', { actor: A });
const A_MEMBER = { type: 'startClient', client: A } as const;

const scene = () => worldOf('lesson-members', 2);

/** Of two servers: nothing but a second way to the same tree. */
const twoServers = () => worldOf('lesson-members', 2, { servers: 2 });

/** Out for three of the four seconds that the session may be silent. */
const SHORT_CUT: readonly Action[] = [
  ...give(READY, cut(A)),
  run(quiet(3000)),
  ...give(AT_ONCE, heal(A)),
  run(BACK),
];

/** What A went through: its sessions, their servers, and whether its znode was ever deleted. */
class Fate {
  readonly sessions = new Set<string>();
  readonly links = new Set<string>();
  isDeleted = false;
  hasBroken = false;

  heed(record: TraceRecord): void {
    if (record.actor === A && record.kind === 'session.established') {
      this.sessions.add(record.session);
      this.links.add(record.link);
    }
    if (record.kind === 'connection.lost' && record.actor === A) this.hasBroken = true;
    if (record.kind === 'session.closed' && record.ephemerals.includes(OWN)) this.isDeleted = true;
  }

  /** It came back with the session it had. */
  isBack(record: TraceRecord): boolean {
    return record.kind === 'session.established' && record.actor === A && record.how === 'resumed';
  }
}

const cableOut: Prediction = {
  id: 'cableOut',
  options: [
    option('atOnce', 'gone', 'sessionIsConnection'),
    option('again', 'anew', 'nodeIsCreatedAgain'),
    option('stays', 'there', null),
  ],
  rehearsal: SHORT_CUT,
  read: () => {
    const fate = new Fate();
    let became = 'there';
    return reading(
      (record) => {
        fate.heed(record);
        if (fate.isDeleted) became = 'gone';
        if (record.kind === 'session.established' && fate.sessions.size > 1) became = 'anew';
        return fate.hasBroken && (fate.isDeleted || fate.isBack(record) || became === 'anew');
      },
      () => became,
    );
  },
  proof: { kind: 'znode', id: OWN },
};

const elsewhere: Prediction = {
  id: 'elsewhere',
  options: [
    option('sameSession', 'same', null),
    option('newSession', 'new', 'sessionIsConnection'),
    option('waits', 'none', 'clientHasOneServer'),
  ],
  rehearsal: SHORT_CUT,
  read: () => {
    const fate = new Fate();
    let became = 'none';
    return reading(
      (record) => {
        fate.heed(record);
        if (!fate.hasBroken || record.actor !== A || record.kind !== 'session.established') return false;
        became = record.how === 'resumed' ? 'same' : 'new';
        return true;
      },
      () => became,
    );
  },
  proof: { kind: 'client', id: A },
};

const otherServer = milestone('otherServer', () => {
  const fate = new Fate();
  return (record) => {
    fate.heed(record);
    return fate.isBack(record) && !fate.isDeleted && fate.links.size > 1;
  };
});

/** Out for much longer than the session may be silent. */
const LONG_CUT: readonly Action[] = [
  ...give(READY, cut(A)),
  run(quiet(10_000)),
  ...give(AT_ONCE, heal(A)),
  run(TOLD),
];

const whenTold: Prediction = {
  id: 'whenTold',
  options: [
    option('inTime', 'whileOut', 'clientCounts'),
    option('onReturn', 'onReturn', null),
    option('never', 'never', 'newOneByItself'),
  ],
  rehearsal: LONG_CUT,
  read: () => {
    let isOut = false;
    let told = 'never';
    return reading(
      (record) => {
        if (record.kind === 'link.cut') isOut = true;
        if (record.kind === 'link.healed') isOut = false;
        if (record.actor !== A) return false;
        if (record.kind !== 'session.learnedExpired' && record.kind !== 'session.givenUp') {
          return record.kind === 'session.established' && record.how === 'resumed';
        }
        told = isOut ? 'whileOut' : 'onReturn';
        return true;
      },
      () => told,
    );
  },
  proof: { kind: 'client', id: A },
};

const hasLearned = milestone(
  'hasLearned',
  () => (record) => record.kind === 'session.learnedExpired' && record.actor === A,
);

/** After that its programs have made another session and the znode anew. */
const startedAnew = milestone('startedAnew', () => {
  const fate = new Fate();
  return (record) => {
    fate.heed(record);
    return fate.sessions.size > 1 && record.kind === 'reply.delivered' && record.op === 'create';
  };
});

const NEW_LEADER: readonly Action[] = [...give(READY, crash(LEADER)), run(BACK)];

const leaderGone: Prediction = {
  id: 'leaderGone',
  options: [
    option('sameSession', 'same', null),
    option('newSession', 'new', 'sessionIsTheLeaders'),
    option('noSession', 'none', 'allIsLost'),
  ],
  rehearsal: NEW_LEADER,
  read: () => {
    const fate = new Fate();
    let became = 'none';
    return reading(
      (record) => {
        fate.heed(record);
        if (!fate.hasBroken || record.actor !== A || record.kind !== 'session.established') return false;
        became = fate.sessions.size === 1 ? 'same' : 'new';
        return true;
      },
      () => became,
    );
  },
  proof: { kind: 'client', id: A },
};

/** A second leader has been elected, and A has come to it or to a follower with its session; its znode was there all the time. */
const outlivesLeader = milestone('outlivesLeader', () => {
  const fate = new Fate();
  let leaders = 0;
  return (record) => {
    fate.heed(record);
    if (record.kind === 'leader.established') leaders++;
    return leaders > 1 && fate.sessions.size === 1 && !fate.isDeleted && fate.isBack(record);
  };
});

export const session: CourseLesson = {
  id: 'L3',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 10,
  about: ['session', 'expiry'],
  introduces: ['session', 'expiry'],
  parts: [
    {
      id: 'bridge',
      scene: twoServers,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink'],
      pace: 'realTime',
      views: [],
      prediction: elsewhere,
      goal: { milestones: [otherServer] },
      solution: [open(), predict('sameSession'), ...SHORT_CUT],
    },
    {
      id: 'cable',
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink', 'crashServer', 'restartServer'],
      pace: 'realTime',
      views: ['serverTrees'],
      prediction: cableOut,
      goal: { milestones: [otherServer] },
      solution: [open(), predict('stays'), ...SHORT_CUT],
      otherWays: [
        [open(), ...give(READY, crash(follower(1))), run(BACK)],
        [open(), ...give(READY, { type: 'restartServer', server: follower(1) }), run(BACK)],
      ],
    },
    {
      id: 'expired',
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink', 'startClient', 'expireSession'],
      views: ['sessionWheel'],
      prediction: whenTold,
      goal: { milestones: [hasLearned, startedAnew] },
      solution: [
        open(),
        predict('onReturn'),
        ...LONG_CUT,
        ...give(quiet(), A_MEMBER),
        run(once('reply.delivered', { actor: A, where: { op: 'create' } })),
      ],
      otherWays: [
        [
          open(),
          ...give(READY, { type: 'expireSession', client: A }),
          run(TOLD),
          ...give(quiet(), A_MEMBER),
          run(once('reply.delivered', { actor: A, where: { op: 'create' } })),
        ],
        [
          open(),
          ...give(READY, cut(A)),
          run(once('session.closed')),
          ...give(AT_ONCE, heal(A)),
          run(TOLD),
          ...give(quiet(), A_MEMBER),
          run(once('reply.delivered', { actor: A, where: { op: 'create' } })),
        ],
      ],
    },
    {
      id: 'leader',
      scene,
      opensAt: quiet(),
      offers: ['crashServer', 'startServer', 'restartServer'],
      views: ['serverTrees', 'sessionWheel'],
      prediction: leaderGone,
      goal: { milestones: [outlivesLeader] },
      solution: [open(), predict('sameSession'), ...NEW_LEADER],
      otherWays: [
        [open(), ...give(READY, { type: 'restartServer', server: LEADER }), run(BACK)],
        [open(), ...NEW_LEADER, ...give(quiet(), start('server:3')), run(quiet())],
      ],
    },
  ],
};
