// L7: a watch says that something has changed since the read. What came in between is never seen; the newest always is.
import type { TraceRecord } from '../../../engine/index.ts';
import { NOTE } from '../../lessonStages/note.ts';
import { VALUE } from '../../coordination/publishedValue/recipe.ts';
import { A, B, once, openGate, quiet } from '../../locks/cues.ts';
import { dataRead } from '../handed.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const READY = once('gate.reached', { actor: B, where: { gate: 'read' }, afterMs: 300 });
const READ = once('gate.reached', { actor: B, where: { gate: 'read' } });
const WRITTEN = once('gate.reached', { actor: A, where: { gate: 'write' } });

/** B reads, A writes twice, B reads again. */
const TWO_BETWEEN: readonly Action[] = [
  ...give(READY, openGate(B, 'read')),
  ...give(READ, openGate(A, 'write')),
  ...give(WRITTEN, openGate(A, 'write')),
  ...give(WRITTEN, openGate(B, 'read')),
  run(READ),
];

/** What B has read and what was acknowledged to A, as numbers. */
class Seen {
  readonly values = new Set<number>();
  written = 0;
  reads = 0;
  bells = 0;

  heed(record: TraceRecord): void {
    if (record.kind === 'txn.applied' && record.type === 'setData' && record.err === 'Ok') this.written++;
    if (record.kind === 'callback.run' && record.event.type === 'NodeDataChanged') this.bells++;
    const data = record.actor === B ? dataRead(record) : null;
    if (data === null) return;
    this.reads++;
    this.values.add(Number(data));
  }

  /** The newest, and not all before it. */
  hasMissed(record: TraceRecord, seen: StepSeen): boolean {
    if (record.actor !== B || dataRead(record) === null) return false;
    const newest = numberIn(seen, NOTE);
    return this.values.has(newest) && this.values.size <= newest - Math.min(...this.values);
  }
}

const whatBSees: Prediction = {
  id: 'whatBSees',
  options: [
    option('all', 'all', 'watchIsAQueue'),
    option('firstAndLast', 'firstAndLast', null),
    option('firstAndNext', 'firstAndNext', 'eventHoldsTheValue'),
  ],
  rehearsal: TWO_BETWEEN,
  read: () => {
    const b = new Seen();
    let sees = 'all';
    return reading(
      (record, seen) => {
        const before = b.reads;
        b.heed(record);
        if (b.reads === before || b.written < 2) return false;
        const newest = numberIn(seen, NOTE);
        if (b.values.size <= newest) sees = b.values.has(newest) ? 'firstAndLast' : 'firstAndNext';
        return true;
      },
      () => sees,
      () => ({ bells: b.bells, writes: b.written }),
    );
  },
  proof: { kind: 'log' },
};

const missed = milestone('missed', () => {
  const b = new Seen();
  return (record, seen) => {
    b.heed(record);
    return b.reads > 1 && b.hasMissed(record, seen);
  };
});

const WRITES = { name: 'writes', kind: 'integer', min: 2, max: 9, words: [], initial: 5 } as const;

/** A writes several times in a row, B reads again with each event. */
const BURST: readonly Action[] = [...give(quiet(), openGate(A, 'write')), run(quiet(500))];

const whatIsLast: Prediction = {
  id: 'whatIsLast',
  options: [
    option('eachOne', 'each', 'oneEventEach'),
    option('fewer', 'fewer', 'eventsGetLost'),
    option('stuck', 'stuck', 'lastMayBeMissed'),
  ],
  rehearsal: BURST,
  read: ({ values }) => {
    const b = new Seen();
    let isPending = false;
    let sees = 'stuck';
    return reading(
      (record, seen) => {
        b.heed(record);
        if (record.kind === 'callback.run') isPending = true;
        if (record.actor !== B || dataRead(record) === null) return false;
        isPending = false;
        if (b.written < Number(values['writes'])) return false;
        if (!b.values.has(numberIn(seen, NOTE))) return false;
        sees = b.values.size === b.written + 1 ? 'each' : 'fewer';
        return !isPending;
      },
      () => sees,
      () => ({ seen: b.values.size - 1, writes: b.written }),
    );
  },
  proof: { kind: 'log' },
};

/** Of several writes some were never read, and the newest was. */
const newestRead = milestone('newestRead', () => {
  const b = new Seen();
  return (record, seen) => {
    b.heed(record);
    return b.written > 1 && b.hasMissed(record, seen);
  };
});

const B_READ = once('reply.delivered', { actor: B, where: { op: 'getData' } });
/** It takes B five seconds to make a value its own. */
const BUSY = once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 500 });

/** A publishes while B is busy with what it has just read. */
const WHILE_BUSY: readonly Action[] = [...give(BUSY, openGate(A, 'publish')), run(quiet())];

const doesBHear: Prediction = {
  id: 'doesBHear',
  options: [option('later', 'heard', 'watchLooksBack'), option('never', 'notHeard', 'readAndWatchAreOne')],
  rehearsal: WHILE_BUSY,
  read: () => {
    const b = new Published();
    return reading(
      (record, seen) => b.heed(record, seen),
      () => (b.isOld ? 'notHeard' : 'heard'),
    );
  },
  proof: { kind: 'znode', id: VALUE },
};

/** What B goes by once it has a watch again, after A has published something that B had not read by then. */
class Published {
  isOld = false;
  #known: string | null = null;
  #wasBehind = false;

  heed(record: TraceRecord, seen: StepSeen): boolean {
    const current = dataIn(seen, VALUE);
    const data = record.actor === B ? dataRead(record) : null;
    if (data !== null) this.#known = data;
    if (record.kind === 'txn.applied' && this.#known !== null && current !== this.#known)
      this.#wasBehind = true;
    if (!this.#wasBehind) return false;
    if (data !== null && data === current) return true;
    const hasWatch = (seen.world().servers.get('server:1')?.dataWatches.get(VALUE)?.length ?? 0) > 0;
    this.isOld =
      hasWatch && record.kind === 'reply.delivered' && record.op === 'exists' && this.#known !== current;
    return this.isOld;
  }
}

const goesOnWithOld = milestone('goesOnWithOld', () => {
  const b = new Published();
  return (record, seen) => b.heed(record, seen) && b.isOld;
});

const hasNewest = milestone('hasNewest', () => {
  const b = new Published();
  return (record, seen) => b.heed(record, seen) && !b.isOld;
});

function numberIn(seen: StepSeen, path: string): number {
  return Number(dataIn(seen, path) ?? 0);
}

function dataIn(seen: StepSeen, path: string): string | null {
  const data = seen.world().servers.get('server:1')?.nodes.get(path)?.data;
  return typeof data === 'string' ? data : null;
}

export const gap: CourseLesson = {
  id: 'L7',
  words,
  kind: 'lesson',
  chapter: 2,
  minutes: 9,
  about: ['lostEvent', 'watch'],
  introduces: ['lostEvent'],
  parts: [
    {
      id: 'between',
      scene: () => worldOf('lesson-note', 2),
      opensAt: READY,
      offers: ['openGate'],
      views: ['serverTrees', 'spaceTime'],
      prediction: whatBSees,
      goal: { milestones: [missed] },
      solution: [open(), predict('firstAndLast'), ...TWO_BETWEEN],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'write')),
          ...give(WRITTEN, openGate(B, 'read')),
          ...give(READ, openGate(A, 'write')),
          ...give(WRITTEN, openGate(A, 'write')),
          ...give(WRITTEN, openGate(B, 'read')),
          run(READ),
        ],
        [
          open(),
          ...give(READY, openGate(B, 'read')),
          ...give(READ, openGate(A, 'write')),
          ...give(WRITTEN, openGate(A, 'write')),
          ...give(WRITTEN, openGate(A, 'write')),
          ...give(WRITTEN, openGate(B, 'read')),
          run(READ),
        ],
      ],
    },
    {
      id: 'burst',
      settings: [WRITES],
      scene: ({ writes = WRITES.initial }) => worldOf('lesson-note', 2, { reader: 'byItself', writes }),
      opensAt: quiet(300),
      offers: ['openGate'],
      views: ['spaceTime'],
      prediction: whatIsLast,
      goal: { milestones: [newestRead] },
      solution: [open(), predict('fewer'), ...BURST],
      otherWays: [
        [open({ writes: 9 }), ...BURST],
        [open({ writes: 3 }), ...BURST, ...BURST],
      ],
    },
    {
      id: 'readThenWatch',
      settings: [choiceSetting('variant', ['reads-then-watches', 'reads-with-watch'])],
      scene: ({ variant = 'reads-then-watches' }) =>
        worldOf('published-value', 2, { variant, pace: 'byHand', takeMs: 5000, rounds: 'endless' }),
      opensAt: B_READ,
      offers: ['openGate'],
      prediction: doesBHear,
      goal: { milestones: [goesOnWithOld, hasNewest] },
      solution: [
        open(),
        predict('never'),
        ...WHILE_BUSY,
        open({ variant: 'reads-with-watch' }),
        predict('later'),
        ...WHILE_BUSY,
      ],
      otherWays: [
        [open(), ...WHILE_BUSY, ...give(quiet(), openGate(A, 'publish')), run(quiet(1000))],
        [open({ variant: 'reads-with-watch' }), ...WHILE_BUSY, open(), ...WHILE_BUSY],
      ],
    },
  ],
};
