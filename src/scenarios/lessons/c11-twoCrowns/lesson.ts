// C11, a challenge: a published version of a latch, and two leaders.
import { A, once, quiet } from '../../locks/cues.ts';
import type { Command } from '../../../engine/index.ts';
import { within } from '../commands.ts';
import { isBroken } from '../outcomes.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 3;
const CRASH: Command = { type: 'crashServer', server: 'server:1' };
const START: Command = { type: 'startServer', server: 'server:1' };

/** Without a pause: no program is to blame for what it could not see. */
const twoCrownsAwake = within(ENOUGH, 'twoCrowns', () => {
  const areTwo = isBroken('I-12');
  let wasPaused = false;
  return (record, seen) => {
    if (record.kind === 'client.paused' || record.kind === 'program.stalled') wasPaused = true;
    return areTwo(record, seen) && !wasPaused;
  };
});

export const twoCrowns: CourseLesson = {
  id: 'C11',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 8,
  after: ['L21'],
  parts: [
    {
      id: 'latch',
      scene: () => worldOf('leader-latch', 2, { version: '5.4.0' }),
      opensAt: quiet(),
      offers: ['crashServer', 'startServer', 'cutClientLink', 'dropReply', 'killClient'],
      goal: { milestones: [twoCrownsAwake] },
      solution: [
        open(),
        ...give(quiet(), CRASH),
        ...give(once('connection.state', { actor: A, where: { state: 'LOST' }, afterMs: 500 }), START),
        run({ on: 'time', atMs: 25_000 }),
      ],
    },
  ],
};
