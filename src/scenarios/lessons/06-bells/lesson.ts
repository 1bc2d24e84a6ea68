// L6: which read arms which watch, and which change rings it, once.
import type { TraceRecord } from '../../../engine/index.ts';
import { A, B, once, openGate } from '../../locks/cues.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import type { Action, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { BELL, CHANGES, NODE, READS } from '../../lessonStages/bells.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const READY = once('gate.reached', { actor: B, afterMs: 300 });
const CHANGED = once('gate.reached', { actor: B, where: { gate: 'write' } });

/** A reads with a watch, then B makes the change twice. */
const TWO_CHANGES: readonly Action[] = [
  ...give(READY, openGate(A, 'read')),
  ...give(once('gate.reached', { actor: A, where: { gate: 'read' } }), openGate(B, 'write')),
  ...give(CHANGED, openGate(B, 'write')),
  run(CHANGED),
];

const READ = once('gate.reached', { actor: A, where: { gate: 'read' } });

/** A reads three times before B does the same. */
const ARMED_THRICE: readonly Action[] = [
  ...give(READY, openGate(A, 'read')),
  ...give(READ, openGate(A, 'read')),
  ...give(READ, openGate(A, 'read')),
  ...give(READ, openGate(B, 'write')),
  ...give(CHANGED, openGate(B, 'write')),
  run(CHANGED),
];

/** Four reads in all, behind two that came before. */
const ARMED_TWICE_MORE: readonly Action[] = [
  ...give(READ, openGate(A, 'read')),
  ...give(READ, openGate(A, 'read')),
  ...give(READ, openGate(B, 'write')),
  ...give(CHANGED, openGate(B, 'write')),
  run(CHANGED),
];

/** What was rung, and how often A has read and the change was made since then, whatever it was answered. */
class Bell {
  rings = 0;
  changes = 0;
  reads = 0;

  heed(record: TraceRecord): void {
    if (record.kind === 'reply.delivered' && record.actor === A) this.reads++;
    if (record.kind === 'callback.run' && record.watcher === BELL) this.rings++;
    if (record.kind === 'gate.reached' && record.gate === 'write' && this.reads > 0) this.changes++;
  }
}

const rings: Prediction = {
  id: 'rings',
  options: [
    option('never', 0, 'ringsOnlyForItself'),
    option('once', 1, 'everyChangeRings'),
    option('twice', 2, 'watchesStay'),
  ],
  rehearsal: TWO_CHANGES,
  read: () => {
    const bell = new Bell();
    return reading(
      (record) => {
        bell.heed(record);
        return bell.changes === 2;
      },
      () => bell.rings,
    );
  },
  proof: { kind: 'znode', id: NODE },
};

/** Where A reads with getData alone. */
const ringsForData: Prediction = {
  ...rings,
  options: [
    option('never', 0, 'onlyOwnChangesRing'),
    option('once', 1, null),
    option('twice', 2, 'watchesStay'),
  ],
};

/** The same, and A has read three times before the first change. */
const ringsOfThree: Prediction = {
  ...rings,
  id: 'ringsOfThree',
  options: [
    option('once', 1, null),
    option('twice', 2, 'oneForEachChange'),
    option('thrice', 3, 'oneForEachRead'),
  ],
  rehearsal: ARMED_THRICE,
  read: () => {
    const bell = new Bell();
    let reads = 0;
    return reading(
      (record) => {
        if (bell.changes === 0) reads = bell.reads;
        bell.heed(record);
        return reads > 2 && bell.changes === 2;
      },
      () => bell.rings,
    );
  },
};

const onlyOnce = milestone('onlyOnce', () => {
  const bell = new Bell();
  return (record) => {
    bell.heed(record);
    return bell.rings === 1 && bell.changes > 1;
  };
});

/** The same watcher was registered three times: it is called once. */
const armedThrice = milestone('armedThrice', () => {
  const bell = new Bell();
  let readsAtRing = 0;
  return (record) => {
    bell.heed(record);
    if (bell.rings === 1 && readsAtRing === 0) readsAtRing = bell.reads;
    return readsAtRing > 2 && bell.rings === 1 && bell.changes > 1;
  };
});

const sameBytesRing = milestone('sameBytesRing', ({ values }) => {
  const bell = new Bell();
  return (record) => {
    bell.heed(record);
    return values['change'] === 'setSame' && bell.rings > 0;
  };
});

const childEditIsSilent = milestone('childEditIsSilent', ({ values }) => {
  const bell = new Bell();
  return (record) => {
    bell.heed(record);
    return (
      values['change'] === 'setChild' &&
      values['read'] === 'getChildren' &&
      bell.changes > 1 &&
      bell.rings === 0
    );
  };
});

/** A has looked for what is not there, and hears that it has come. */
const absentRings = milestone('absentRings', ({ values }) => {
  const bell = new Bell();
  return (record) => {
    bell.heed(record);
    return values['change'] === 'createNode' && bell.rings > 0;
  };
});

const scene = ({ read = READS[0], change = CHANGES[0] }: ParameterValues) =>
  worldOf('lesson-bells', 2, { read, change });

export const whichBell: CourseLesson = {
  id: 'L6',
  words,
  kind: 'lesson',
  chapter: 2,
  minutes: 10,
  about: ['watch'],
  introduces: ['watch'],
  parts: [
    {
      id: 'once',
      scene,
      opensAt: READY,
      offers: ['openGate'],
      prediction: ringsForData,
      goal: { milestones: [onlyOnce] },
      solution: [open(), predict('once'), ...TWO_CHANGES],
      otherWays: [
        [open(), ...TWO_CHANGES, ...give({ on: 'quiet' }, openGate(B, 'write')), run(CHANGED)],
        [
          open(),
          ...give(READY, openGate(B, 'write')),
          ...give(CHANGED, openGate(A, 'read')),
          ...give(READ, openGate(B, 'write')),
          ...give(CHANGED, openGate(B, 'write')),
          run(CHANGED),
        ],
      ],
    },
    {
      id: 'thrice',
      scene,
      opensAt: READY,
      offers: ['openGate'],
      prediction: ringsOfThree,
      goal: { milestones: [armedThrice] },
      solution: [open(), predict('once'), ...ARMED_THRICE],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'read')),
          ...give(READ, openGate(A, 'read')),
          ...ARMED_TWICE_MORE,
        ],
        [open(), ...ARMED_THRICE, ...give({ on: 'quiet' }, openGate(B, 'write')), run(CHANGED)],
      ],
    },
    {
      id: 'matrix',
      settings: [choiceSetting('read', READS), choiceSetting('change', CHANGES)],
      grid: { rows: 'change', columns: 'read' },
      scene,
      opensAt: READY,
      offers: ['openGate'],
      prediction: rings,
      goal: { milestones: [sameBytesRing, childEditIsSilent, absentRings] },
      solution: [
        open({ change: 'setSame' }),
        predict('once'),
        ...TWO_CHANGES,
        open({ read: 'exists', change: 'createNode' }),
        predict('once'),
        ...TWO_CHANGES,
        open({ read: 'getChildren', change: 'setChild' }),
        predict('never'),
        ...TWO_CHANGES,
      ],
      otherWays: [
        [
          open({ read: 'exists', change: 'setSame' }),
          ...ARMED_THRICE,
          open({ read: 'exists', change: 'createNode' }),
          ...TWO_CHANGES,
          open({ read: 'getChildren', change: 'setChild' }),
          ...TWO_CHANGES,
        ],
        [
          open({ read: 'getChildren', change: 'setChild' }),
          ...ARMED_THRICE,
          open({ read: 'exists', change: 'createNode' }),
          ...ARMED_THRICE,
          open({ change: 'setSame' }),
          ...TWO_CHANGES,
        ],
      ],
    },
  ],
};
