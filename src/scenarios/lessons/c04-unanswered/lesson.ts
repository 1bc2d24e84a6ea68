// C4, a challenge: a write that no client was ever told of survives its leader.
import { dataText } from '../../../engine/index.ts';
import type { TraceRecord, World } from '../../../engine/index.ts';
import { LEADER, crash, once, press, quiet } from '../../ensemble/cues.ts';
import { within } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 4;
const A = 'client:A';

/** Its writer was told ConnectionLoss, another server leads, and all that serve have the write. */
const survives = within(ENOUGH, 'survives', () => {
  let writes = 0;
  let isUnknown = false;
  let isReplaced = false;
  return (record, seen) => {
    if (record.kind === 'reply.delivered' && record.op === 'setData') writes++;
    if (record.kind === 'request.failed' && record.op === 'setData' && record.sent === 'sent')
      isUnknown = true;
    if (isUnknown && record.kind === 'leader.established') isReplaced = true;
    if (!isUnknown || !isReplaced || writes > 0) return false;
    return SETTLING.has(record.kind) && allHaveIt(seen.world());
  };
});

/** Records after which the servers that serve may agree. */
const SETTLING: ReadonlySet<TraceRecord['kind']> = new Set(['txn.applied', 'server.serving', 'role.left']);

function allHaveIt(world: World): boolean {
  const values = [...world.servers.values()].flatMap(({ vars, nodes }) =>
    vars.value.state === 'serving' ? [dataText(nodes.get('/x')?.data ?? null) ?? ''] : [],
  );
  return values.length > 2 && values.every((value) => value !== '' && value === values[0]);
}

export const unanswered: CourseLesson = {
  id: 'C4',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 8,
  after: ['L23'],
  parts: [
    {
      id: 'write',
      scene: () => worldOf('leader-crash', 2, { story: 'none' }),
      opensAt: quiet(300),
      offers: ['openGate', 'crashServer', 'startServer', 'freezeServer', 'partition'],
      goal: { milestones: [survives] },
      solution: [
        open(),
        ...give(quiet(300), press(A, 'write')),
        ...give(once('txn.logged', { actor: 'server:3' }), crash(LEADER)),
        run(once('leader.established', { afterMs: 3000 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(300), press('client:B', 'write')),
          ...give(once('txn.logged', { actor: 'server:2' }), crash(LEADER)),
          run(once('leader.established', { afterMs: 3000 })),
        ],
      ],
    },
  ],
};
