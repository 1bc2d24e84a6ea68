// L2: the number of a sequential znode comes from a counter of its parent, which counts creations and never goes back.
import { sequenceOf, type RecordOf, type TraceRecord, type GateName } from '../../../engine/index.ts';
import { PARENT } from '../../lessonStages/numbers.ts';
import { A, openGate, quiet } from '../../locks/cues.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** One button after the other, each once the one before has done its work. */
function press(...gates: readonly GateName[]): readonly Action[] {
  return gates.flatMap((gate) => give(quiet(), openGate(A, gate)));
}

const THREE = ['produce', 'produce', 'produce'] as const;
const DELETE_THREE = ['consume', 'consume', 'consume'] as const;

/** Children that were made and deleted, by the changes of the tree. */
class Children {
  made = 0;
  deleted = 0;
  plain = 0;
  /** Of the one made last. */
  number = -1;

  /** True with each numbered child. */
  heed(record: TraceRecord): boolean {
    if (record.kind !== 'txn.applied') return false;
    let isNumbered = false;
    for (const { type, path } of record.changes) {
      if (!path.startsWith(`${PARENT}/`)) continue;
      if (type === 'deleted') this.deleted++;
      if (type !== 'created') continue;
      this.made++;
      const number = sequenceOf(path);
      if (number === null) this.plain++;
      else [this.number, isNumbered] = [number, true];
    }
    return isNumbered;
  }
}

const afterAll: Prediction = {
  id: 'afterAll',
  options: [
    option('zero', 0, 'countOfChildren'),
    option('one', 1, 'countPlusOne'),
    option('goesOn', 3, null),
    option('oneMore', 4, 'numbersFromOne'),
  ],
  rehearsal: [...press(...THREE, ...DELETE_THREE, 'produce'), run(quiet())],
  read: () => {
    const children = new Children();
    return reading(
      (record) => children.heed(record) && children.deleted === 3 && children.made === 4,
      () => children.number,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

/** What the question asks about has been done: all were deleted, three at least, and one was made after that. */
const oneAfterAll = milestone('oneAfterAll', () => {
  const children = new Children();
  return (record) => children.heed(record) && children.deleted >= 3 && children.made === children.deleted + 1;
});

const afterPlain: Prediction = {
  id: 'afterPlain',
  options: [option('notCounted', 1, 'plainIsNotCounted'), option('counted', 2, null)],
  rehearsal: [...press('produce', 'write', 'produce'), run(quiet())],
  read: () => {
    const children = new Children();
    return reading(
      (record) =>
        children.heed(record) && children.plain === 1 && children.made === 3 && children.deleted === 0,
      () => children.number,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

/** A number is missing among the children, and nothing has been deleted. */
const skipped = milestone('skipped', () => {
  const children = new Children();
  return (record) =>
    children.heed(record) && children.deleted === 0 && children.number > children.made - children.plain - 1;
});

const whereItGrows: Prediction = {
  id: 'whereItGrows',
  options: [
    option('below', 'below', 'prefixIsTheParent'),
    option('beside', 'beside', null),
    option('refused', 'refused', 'nameIsTaken'),
  ],
  rehearsal: [...press('produce'), run(quiet())],
  read: () => {
    let where = 'refused';
    return reading(
      (record) => {
        const [made] = madeBy(record);
        if (made !== undefined) where = made.startsWith(`${PARENT}/`) ? 'below' : 'beside';
        return isAnswer(record);
      },
      () => where,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

/** Two numbered znodes stand beside the one that was meant to be their parent, which has no child. */
const twoBeside = milestone('twoBeside', () => (record, seen) => {
  if (record.kind !== 'txn.applied' || record.type !== 'create') return false;
  const paths = pathsIn(seen);
  const beside = paths.filter((path) => path.startsWith(PARENT) && sequenceOf(path) !== null);
  return beside.length >= 2 && !paths.some((path) => path.startsWith(`${PARENT}/`));
});

const afterTheLast: Prediction = {
  id: 'afterTheLast',
  options: [
    option('zero', 'fromZero', 'wrapsToZero'),
    option('negative', 'negative', 'wrapsToNegative'),
    option('refused', 'refused', null),
  ],
  rehearsal: [...press('produce', 'produce', 'produce'), run(quiet())],
  read: () => {
    let answers = 0;
    let came = 'refused';
    return reading(
      (record) => {
        const [made] = madeBy(record);
        if (made !== undefined) came = (sequenceOf(made) ?? 0) < 0 ? 'negative' : 'fromZero';
        if (!isAnswer(record)) return false;
        if (record.err !== 'Ok') came = 'refused';
        return ++answers === 3;
      },
      () => came,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

/** A name was given out a second time. */
const twice = milestone('twice', () => {
  const names = new Set<string>();
  return (record) => {
    const made = madeBy(record);
    const isAgain = made.some((path) => names.has(path));
    for (const path of made) names.add(path);
    return isAgain;
  };
});

/** Numbered znodes that a transaction made. */
function madeBy(record: TraceRecord): readonly string[] {
  if (record.kind !== 'txn.applied') return [];
  return record.changes.flatMap(({ type, path }) =>
    type === 'created' && sequenceOf(path) !== null ? [path] : [],
  );
}

function isAnswer(record: TraceRecord): record is RecordOf<'reply.delivered'> {
  return record.kind === 'reply.delivered' && record.op === 'create';
}

function pathsIn(seen: StepSeen): readonly string[] {
  return [...(seen.world().servers.get('server:1')?.nodes.keys() ?? [])];
}

export const numbers: CourseLesson = {
  id: 'L2',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 7,
  about: ['sequential'],
  introduces: ['sequential'],
  parts: [
    {
      id: 'deleted',
      scene: () => worldOf('lesson-numbers', 1),
      opensAt: quiet(),
      offers: ['openGate'],
      prediction: afterAll,
      goal: { milestones: [oneAfterAll] },
      solution: [open(), predict('goesOn'), ...press(...THREE, ...DELETE_THREE, 'produce'), run(quiet())],
      otherWays: [
        [
          open(),
          ...press(...THREE, 'produce', 'produce', ...DELETE_THREE, 'consume', 'consume', 'produce'),
          run(quiet()),
        ],
        [
          open(),
          ...press(...THREE, 'write', 'write', ...DELETE_THREE, 'consume', 'consume', 'produce'),
          run(quiet()),
        ],
      ],
    },
    {
      id: 'plain',
      scene: () => worldOf('lesson-numbers', 1),
      opensAt: quiet(),
      offers: ['openGate'],
      prediction: afterPlain,
      goal: { milestones: [skipped] },
      solution: [open(), predict('counted'), ...press('produce', 'write', 'produce'), run(quiet())],
      otherWays: [
        [open(), ...press('write', 'produce'), run(quiet())],
        [open(), ...press('produce', 'write', 'write', 'produce'), run(quiet())],
      ],
    },
    {
      id: 'prefix',
      scene: () => worldOf('lesson-numbers', 1, { prefix: 'parentItself' }),
      opensAt: quiet(),
      offers: ['openGate'],
      prediction: whereItGrows,
      goal: { milestones: [twoBeside] },
      solution: [open(), predict('beside'), ...press('produce', 'produce'), run(quiet())],
      otherWays: [[open(), ...press('write', 'consume', 'produce', 'produce'), run(quiet())]],
    },
    {
      id: 'last',
      scene: () => worldOf('lesson-numbers', 1, { counter: 'nearlyFull' }),
      opensAt: quiet(),
      offers: ['openGate'],
      prediction: afterTheLast,
      goal: { milestones: [twice] },
      solution: [
        open(),
        predict('refused'),
        ...press('produce', 'produce', 'produce', 'consume', 'consume', 'produce'),
        run(quiet()),
      ],
      otherWays: [
        [open(), ...press('produce', 'produce', 'consume', 'consume', 'produce'), run(quiet())],
        [open(), ...press('produce', 'consume', 'produce', 'consume', 'produce'), run(quiet())],
      ],
    },
  ],
};
