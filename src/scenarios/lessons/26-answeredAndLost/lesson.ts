// L26: three released servers acknowledged a leader before they had on disk what it had sent, and a write that was answered was lost.
import { once } from '../../ensemble/cues.ts';
import { ORDER, SERVERS_SETTING, bugScene, whoHasOrder } from '../serverBugs.ts';
import type { Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, open, predict, run } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const BUGS = ['acknowledged-before-uptodate', 'acknowledged-while-logging', 'epoch-before-log'] as const;

/** A lists its orders at the end. */
const END = once('reply.delivered', { where: { op: 'getChildren', path: '/orders' } });

/** Whether the order that was answered is there when A lists them under the server that had missed it. */
function listed() {
  let wasAnswered = false;
  let leader = '';
  return (record: Parameters<Parameters<typeof reading>[0]>[0]): boolean => {
    if (record.kind === 'leader.established') leader = record.actor;
    if (record.kind !== 'reply.delivered' || record.err !== 'Ok') return false;
    if (record.op === 'create' && record.path === ORDER) wasAnswered = true;
    return wasAnswered && leader === 'server:2' && record.op === 'getChildren' && record.path === '/orders';
  };
}

const fate: Prediction = {
  id: 'fate',
  options: [option('kept', 'kept', 'okIsForEver'), option('gone', 'gone', 'newestEpochKnowsAll')],
  rehearsal: [run(END)],
  read: () => {
    const isListed = listed();
    let outcome = '';
    return reading(
      (record, seen) => {
        if (!isListed(record)) return false;
        outcome = whoHasOrder(seen.world()).have === 0 ? 'gone' : 'kept';
        return true;
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'logStrips' },
};

export const answeredAndLost: CourseLesson = {
  id: 'L26',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 8,
  introduces: ['loss'],
  parts: [
    {
      id: 'answered',
      settings: [choiceSetting('bug', BUGS), SERVERS_SETTING],
      grid: { rows: 'bug', columns: 'as' },
      scene: (set) => bugScene(String(set['bug'] ?? BUGS[0]), set, 2),
      opensAt: once('reply.delivered', { where: { op: 'create' }, afterMs: 50 }),
      views: ['logStrips', 'disk'],
      invariants: ['I-15'],
      prediction: fate,
      goal: {
        milestones: [
          broken('lost', 'I-15'),
          milestone('kept', () => {
            const isListed = listed();
            return (record, seen) => isListed(record) && whoHasOrder(seen.world()).have > 0;
          }),
        ],
      },
      solution: [open(), predict('gone'), run(END), open({ as: 'mended' }), predict('kept'), run(END)],
      otherWays: [[open({ bug: 'epoch-before-log' }), run(END), open({ as: 'mended' }), run(END)]],
    },
  ],
};
