// L8: after a reconnect the library registers its watches again, and the server tells what it can see of the time between.
import type { TraceRecord, WatchedEvent } from '../../../engine/index.ts';
import { FLASHED, GONE, RECREATED } from '../../lessonStages/away.ts';
import { A, B, cut, heal, once, openGate, quiet } from '../../locks/cues.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import type { Action, Milestone, Part, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const NOW = { on: 'time', atMs: 0 } as const;
const BACK = once('session.established', { actor: B, afterMs: 300 });
/** Long enough to miss a heartbeat, and shorter than the session may be silent. */
const NOTICED = once('connection.lost', { actor: B });

/** B is cut off until it notices, and nothing changes. */
const BLIP: readonly Action[] = [...give(quiet(300), cut(B)), run(NOTICED), ...give(NOW, heal(B)), run(BACK)];

/** B is cut off, A makes its changes, B comes back. */
const AWAY: readonly Action[] = [
  ...give(quiet(300), cut(B)),
  ...give(NOW, openGate(A, 'write')),
  run(NOTICED),
  ...give(NOW, heal(B)),
  run(BACK),
];

/** What B's watcher of a path was told, and whether B has lost its connection and has come back. */
class Told {
  readonly of: WatchedEvent[] = [];
  isAway = false;
  isBack = false;
  hasChanged = false;
  /** What no question is about: its session is over, or it was told while it was still connected. */
  strayed: 'expired' | 'neverAway' | null = null;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** True once B has been back for as long as an event takes, or has strayed. */
  heed(record: TraceRecord): boolean {
    if (record.kind === 'event.delivered' && record.watchers.includes(this.#path)) {
      this.of.push(record.event);
      if (!this.isAway && record.event.type !== 'None') this.strayed ??= 'neverAway';
    }
    if (record.kind === 'txn.applied')
      this.hasChanged ||= record.changes.some(({ path }) => path === this.#path);
    if (record.actor !== B) return false;
    if (record.kind === 'session.learnedExpired') this.strayed ??= 'expired';
    if (this.strayed !== null) return true;
    if (record.kind === 'connection.lost') this.isAway = true;
    if (record.kind === 'session.established' && this.isAway) this.isBack = true;
    return this.isBack && (isWatchReply(record) || record.kind === 'ping.sent');
  }

  get types(): string {
    if (this.strayed !== null) return this.strayed;
    const types = this.of.filter(({ type }) => type !== 'None').map(({ type }) => type);
    return types.length === 0 ? 'nothing' : types.join(' ');
  }
}

/** The library has registered its watches again, and whatever the server had to tell came before that reply. */
function isWatchReply(record: TraceRecord): boolean {
  return record.kind === 'reply.delivered' && record.op === 'setWatches';
}

const howOften: Prediction = {
  id: 'howOften',
  options: [option('never', 0, 'onlyTheNode'), option('once', 1, 'onlyTheLoss'), option('twice', 2, null)],
  rehearsal: BLIP,
  read: () => {
    const told = new Told(RECREATED);
    return reading(
      (record) => told.heed(record),
      () => told.strayed ?? told.of.length,
    );
  },
  proof: { kind: 'log' },
};

const calledForNothing = milestone('calledForNothing', () => {
  const told = new Told(RECREATED);
  return (record) => {
    told.heed(record);
    return told.isBack && !told.hasChanged && told.of.length > 1;
  };
});

/** What is B told of that path when it is back? */
function toldOf(path: string, options: Prediction['options']): Prediction {
  return {
    id: `told${path.slice(1)}`,
    options,
    rehearsal: [...AWAY, run(quiet(6000))],
    read: () => {
      const told = new Told(path);
      return reading(
        (record) => told.heed(record) && (told.hasChanged || told.strayed !== null),
        () => told.types,
      );
    },
    proof: { kind: 'log' },
  };
}

/** B was away while that path changed, and has been told so much of it. */
function hasHeard(id: string, path: string, types: string): Milestone {
  return milestone(id, () => {
    const told = new Told(path);
    return (record) => told.heed(record) && told.hasChanged && told.types === types;
  });
}

const scene = ({ library = 'java' }: ParameterValues) => worldOf('lesson-away', 2, { library });

/** B is away for all of it, in another order of hands, or only until A is done. */
const OTHER_WAYS: NonNullable<Part['otherWays']> = [
  [
    open(),
    ...give(quiet(300), cut(B)),
    run(NOTICED),
    ...give(NOW, openGate(A, 'write')),
    ...give(quiet(200), heal(B)),
    run(BACK),
  ],
  [
    open(),
    ...give(quiet(1000), cut(B)),
    ...give(quiet(500), openGate(A, 'write')),
    run(NOTICED),
    ...give(NOW, heal(B)),
    run(BACK),
  ],
];

export const disconnected: CourseLesson = {
  id: 'L8',
  words,
  kind: 'lesson',
  chapter: 2,
  minutes: 13,
  about: ['connectionLoss', 'session', 'watch'],
  parts: [
    {
      id: 'blip',
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink'],
      pace: 'realTime',
      prediction: howOften,
      goal: { milestones: [calledForNothing] },
      solution: [open(), predict('twice'), ...BLIP],
      otherWays: [
        [open(), ...BLIP, ...BLIP],
        [
          open(),
          ...give(quiet(300), cut(B)),
          run(NOTICED),
          run(quiet(2000)),
          ...give(NOW, heal(B)),
          run(BACK),
        ],
      ],
    },
    {
      id: 'recreated',
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink', 'openGate'],
      pace: 'realTime',
      prediction: toldOf(RECREATED, [
        option('both', 'NodeDeleted NodeCreated', 'changesAreReplayed'),
        option('data', 'NodeDataChanged', null),
        option('nothing', 'nothing', 'sameAsBefore'),
      ]),
      goal: { milestones: [hasHeard('heardOfLock', RECREATED, 'NodeDataChanged')] },
      solution: [open(), predict('data'), ...AWAY],
      otherWays: OTHER_WAYS,
    },
    {
      id: 'flash',
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink', 'openGate'],
      pace: 'realTime',
      prediction: toldOf(FLASHED, [
        option('both', 'NodeCreated NodeDeleted', 'changesAreReplayed'),
        option('created', 'NodeCreated', 'absentOnesRing'),
        option('nothing', 'nothing', null),
      ]),
      goal: { milestones: [hasHeard('flashPassed', FLASHED, 'nothing')] },
      solution: [open(), predict('nothing'), ...AWAY],
      otherWays: OTHER_WAYS,
    },
    {
      id: 'library',
      settings: [choiceSetting('library', ['java', 'kazoo'])],
      scene,
      opensAt: quiet(),
      offers: ['cutClientLink', 'healClientLink', 'openGate'],
      pace: 'realTime',
      prediction: toldOf(GONE, [
        option('deleted', 'NodeDeleted', 'librariesAreAlike'),
        option('nothing', 'nothing', 'goneUnnoticed'),
      ]),
      goal: {
        milestones: [hasHeard('heardOfGone', GONE, 'NodeDeleted'), hasHeard('goneUnheard', GONE, 'nothing')],
      },
      solution: [
        open(),
        predict('deleted'),
        ...AWAY,
        open({ library: 'kazoo' }),
        predict('nothing'),
        ...AWAY,
        run(quiet(12_000)),
      ],
      otherWays: OTHER_WAYS.map((way) => [
        ...way,
        open({ library: 'kazoo' }),
        ...way.slice(1),
        run(quiet(12_000)),
      ]),
    },
  ],
};
