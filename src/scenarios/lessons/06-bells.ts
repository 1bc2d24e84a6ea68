// L6: which read arms which watch, and which change rings it, once.
import type { TraceRecord } from '../../engine/index.ts';
import { A, B, once, openGate } from '../locks/cues.ts';
import type { ParameterValues } from '../scenario/scenario.ts';
import type { Action, Lesson, Prediction } from './lesson.ts';
import { milestone, option, reading } from './milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from './scenes.ts';
import { BELL, CHANGES, NODE, READS } from '../lessonStages/bells/recipe.ts';

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

export const whichBell: Lesson = {
  id: 'L6',
  kind: 'lesson',
  chapter: 2,
  minutes: 7,
  parts: [
    {
      id: 'matrix',
      settings: [choiceSetting('read', READS), choiceSetting('change', CHANGES)],
      grid: { rows: 'change', columns: 'read' },
      scene,
      opensAt: READY,
      prediction: rings,
      goal: { milestones: [onlyOnce, armedThrice, sameBytesRing, childEditIsSilent, absentRings] },
      solution: [
        open(),
        predict('once'),
        ...TWO_CHANGES,
        open(),
        predict('once'),
        ...ARMED_THRICE,
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
      ],
    },
  ],
};
