// L0: a tree that all clients share, a znode that goes with its owner, and a watch that tells that something changed.
import type { TraceRecord } from '../../../engine/index.ts';
import { BELL, NOTE, PRESENT } from '../../lessonStages/note.ts';
import { A, B, kill, once, openGate, quiet } from '../../locks/cues.ts';
import { dataRead } from '../handed.ts';
import type { Prediction, StepSeen } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const READY = once('gate.reached', { actor: B, where: { gate: 'read' }, afterMs: 300 });
const WRITTEN = once('gate.reached', { actor: A, where: { gate: 'write' } });
const READ = once('gate.reached', { actor: B, where: { gate: 'read' } });
const BELL_RUNG = once('callback.run', { where: { watcher: BELL } });
const ENDED = once('session.closed');

const scene = () => worldOf('lesson-note', 2);

const whatBGets: Prediction = {
  id: 'whatBGets',
  options: [
    option('nothing', 'none', 'dataIsPrivate'),
    option('first', '0', 'dataIsSent'),
    option('written', '1', null),
  ],
  rehearsal: [...give(READY, openGate(A, 'write')), ...give(WRITTEN, openGate(B, 'read')), run(READ)],
  read: () => {
    let writes = 0;
    let got = 'none';
    return reading(
      (record) => {
        if (isWrite(record)) writes++;
        if (!isReadOfB(record) || writes === 0) return false;
        got = dataRead(record) ?? 'none';
        return true;
      },
      () => got,
    );
  },
  proof: { kind: 'znode', id: NOTE },
};

const seesWrite = milestone(
  'seesWrite',
  () => (record, seen) => isReadOfB(record) && knows(record, seen) > 0,
);

/** What B still goes by when the bell has rung: what it read, or what is there now. */
const whatTheBellSays: Prediction = {
  id: 'whatTheBellSays',
  options: [
    option('theValue', 'new', 'eventsCarryData'),
    option('thatItChanged', 'old', null),
    option('notRung', 'silent', 'oneHasToAsk'),
  ],
  rehearsal: [
    ...give(READY, openGate(B, 'read')),
    ...give(READ, openGate(A, 'write')),
    run({ on: 'quiet', afterMs: 500 }),
  ],
  read: () => {
    let known: number | null = null;
    let says = 'silent';
    let isWritten = false;
    return reading(
      (record, seen) => {
        if (record.actor === B) known = numberRead(record) ?? known;
        if (known === null) return false;
        if (isWrite(record)) isWritten = true;
        if (record.kind === 'callback.run' && record.watcher === BELL && record.event.type !== 'None') {
          says = known === noteIn(seen) ? 'new' : 'old';
          return true;
        }
        // Without a bell B would have heard of it by now.
        return isWritten && record.kind === 'ping.sent';
      },
      () => says,
    );
  },
  proof: { kind: 'record' },
};

const bellRang = milestone(
  'bellRang',
  () => (record) =>
    record.kind === 'callback.run' && record.watcher === BELL && record.event.type === 'NodeDataChanged',
);

/** B looks again after its bell, and knows what is there. */
const lookedAgain = milestone('lookedAgain', () => {
  let hasRung = false;
  return (record, seen) => {
    if (record.kind === 'callback.run' && record.event.type === 'NodeDataChanged') hasRung = true;
    return hasRung && isReadOfB(record) && knows(record, seen) === noteIn(seen);
  };
});

const whatIsLeft: Prediction = {
  id: 'whatIsLeft',
  options: [
    option('both', 'both', 'allNodesStay'),
    option('theNote', 'persistentOne', null),
    option('neither', 'neither', 'allNodesGo'),
  ],
  rehearsal: [...give(READY, kill(A)), run(ENDED)],
  read: () => {
    let left = 'both';
    return reading(
      (record, seen) => {
        if (record.kind !== 'session.closed') return false;
        const nodes = seen.world().servers.get('server:1')?.nodes;
        left = nodes?.has(NOTE) !== true ? 'neither' : nodes.has(PRESENT) ? 'both' : 'persistentOne';
        return true;
      },
      () => left,
    );
  },
  proof: { kind: 'znode', id: NOTE },
};

/** A's session is over, one way or another. */
const sessionOver = milestone(
  'sessionOver',
  () => (record) => record.kind === 'session.closed' && record.ephemerals.includes(PRESENT),
);

function isWrite(record: TraceRecord): boolean {
  return record.kind === 'reply.delivered' && record.op === 'setData' && record.err === 'Ok';
}

function isReadOfB(record: TraceRecord): boolean {
  return record.actor === B && numberRead(record) !== null;
}

function numberRead(record: TraceRecord): number | null {
  const data = dataRead(record);
  return data === null ? null : Number(data);
}

/** What B has just read; 0 if that is what has always been there. */
function knows(record: TraceRecord, seen: StepSeen): number {
  return Math.min(numberRead(record) ?? 0, noteIn(seen));
}

function noteIn(seen: StepSeen): number {
  return Number(seen.world().servers.get('server:1')?.nodes.get(NOTE)?.data ?? 0);
}

export const treeClientBell: CourseLesson = {
  id: 'L0',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 5,
  about: ['watch', 'ephemeral'],
  introduces: ['znode'],
  parts: [
    {
      id: 'tree',
      scene,
      opensAt: READY,
      offers: ['openGate'],
      views: ['serverTrees'],
      prediction: whatBGets,
      goal: { milestones: [seesWrite] },
      solution: [
        open(),
        predict('written'),
        ...give(READY, openGate(A, 'write')),
        ...give(WRITTEN, openGate(B, 'read')),
        run(READ),
      ],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(B, 'read')),
          ...give(READ, openGate(A, 'write')),
          ...give(WRITTEN, openGate(B, 'read')),
          run(READ),
        ],
        [
          open(),
          ...give(READY, openGate(A, 'write'), openGate(B, 'read')),
          ...give(quiet(), openGate(B, 'read')),
          run(READ),
        ],
      ],
    },
    {
      id: 'bell',
      scene,
      opensAt: READY,
      offers: ['openGate'],
      views: ['serverTrees'],
      prediction: whatTheBellSays,
      goal: { milestones: [bellRang, lookedAgain] },
      solution: [
        open(),
        predict('thatItChanged'),
        ...give(READY, openGate(B, 'read')),
        ...give(READ, openGate(A, 'write')),
        ...give(BELL_RUNG, openGate(B, 'read')),
        run(READ),
      ],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'write')),
          ...give(WRITTEN, openGate(B, 'read')),
          ...give(READ, openGate(A, 'write')),
          ...give(quiet(1000), openGate(B, 'read')),
          run(READ),
        ],
        [
          open(),
          ...give(READY, openGate(B, 'read')),
          ...give(READ, openGate(A, 'write')),
          ...give(WRITTEN, openGate(A, 'write')),
          ...give(quiet(), openGate(B, 'read')),
          run(READ),
        ],
      ],
    },
    {
      id: 'client',
      scene,
      opensAt: READY,
      offers: ['killClient', 'closeClient'],
      pace: 'realTime',
      views: ['serverTrees'],
      prediction: whatIsLeft,
      goal: { milestones: [sessionOver] },
      solution: [open(), predict('theNote'), ...give(READY, kill(A)), run(ENDED)],
      otherWays: [
        [open(), ...give(READY, { type: 'closeClient', client: A }), run(ENDED)],
        [open(), ...give(quiet(1500), kill(A)), run(ENDED)],
      ],
    },
  ],
};
