// L27: servers that have applied the same transactions, by their zxid, and hold different trees.
import { once } from '../../ensemble/cues.ts';
import { SERVERS_SETTING, bugScene, whoHasOrder } from '../serverBugs.ts';
import type { Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, open, predict, run } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const BUGS = ['tree-behind-its-log', 'hole-is-passed-on'] as const;

/** A and B list the orders, each at its server: A is the first to list the members too. */
const END = once('reply.delivered', { where: { op: 'getChildren', path: '/members' } });

const agree: Prediction = {
  id: 'agree',
  options: [option('same', 'same', 'zxidIsHistory'), option('differ', 'differ', 'logsAlwaysDiffer')],
  rehearsal: [run(END)],
  read: () => {
    let outcome = '';
    return reading(
      (record, seen) => {
        if (record.kind !== 'reply.delivered' || record.op !== 'getChildren' || record.path !== '/members')
          return false;
        const { have, lack } = whoHasOrder(seen.world());
        outcome = have > 0 && lack > 0 ? 'differ' : 'same';
        return true;
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'serverTrees' },
};

export const twoHistories: CourseLesson = {
  id: 'L27',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 8,
  parts: [
    {
      id: 'replicas',
      settings: [choiceSetting('bug', BUGS), SERVERS_SETTING],
      grid: { rows: 'bug', columns: 'as' },
      scene: (set) => bugScene(String(set['bug'] ?? BUGS[0]), set, 2),
      opensAt: once('reply.delivered', { where: { op: 'create' }, afterMs: 50 }),
      views: ['serverTrees', 'logStrips'],
      invariants: ['I-26'],
      prediction: agree,
      goal: {
        milestones: [
          broken('differ', 'I-26'),
          milestone('same', () => (record, seen) => {
            if (record.kind !== 'reply.delivered' || record.path !== '/members') return false;
            const { have, lack } = whoHasOrder(seen.world());
            return have > 0 && lack === 0;
          }),
        ],
      },
      solution: [open(), predict('differ'), run(END), open({ as: 'mended' }), predict('same'), run(END)],
      otherWays: [[open({ bug: 'hole-is-passed-on' }), run(END), open({ as: 'mended' }), run(END)]],
    },
  ],
};
