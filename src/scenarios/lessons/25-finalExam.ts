// L25, a challenge: a correct lock, and the fewest commands that bring two to believe; then what keeps the harm away.
import type { TraceRecord } from '../../engine/index.ts';
import { A, B, once, pause, resume } from '../locks/cues.ts';
import { Believers } from './believers.ts';
import type { Lesson } from './lesson.ts';
import { milestone } from './milestones.ts';
import { choiceSetting, give, open, run, worldOf } from './scenes.ts';

/** A holds the lock, and no command has been given yet. */
const HELD = once('belief.stated', { actor: A, afterMs: 1000 });

/** Commands that a user has given in a run. */
class Commands {
  count = 0;

  heed(record: TraceRecord): void {
    if (record.kind === 'command.given' && record.actor === 'user') this.count++;
  }
}

/** Two believe to hold a lock that nothing is wrong with, and one command was enough. */
const byOneCommand = milestone('byOneCommand', () => {
  const believers = new Believers();
  const commands = new Commands();
  return (record) => {
    believers.heed(record);
    commands.heed(record);
    return believers.now.size > 1 && commands.count <= 1;
  };
});

/** Both wrote, and the resource took the later token alone. */
const harmless = milestone('harmless', () => {
  const commands = new Commands();
  let hasWritten = false;
  return (record) => {
    commands.heed(record);
    if (record.kind === 'resource.accepted' && record.client === B) hasWritten = true;
    return hasWritten && record.kind === 'resource.rejected' && commands.count <= 2;
  };
});

export const finalExam: Lesson = {
  id: 'L25',
  kind: 'challenge',
  chapter: 5,
  minutes: 10,
  parts: [
    {
      id: 'twoBelieve',
      scene: () => worldOf('guarded-lock', 3, { holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: HELD,
      goal: { milestones: [byOneCommand] },
      solution: [
        open(),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
        run(once('belief.stated', { actor: B })),
      ],
    },
    {
      id: 'noHarm',
      settings: [choiceSetting('guard', ['off', 'on'])],
      scene: ({ guard = 'off' }) =>
        worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: HELD,
      goal: { milestones: [harmless] },
      solution: [
        open({ guard: 'on' }),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
        ...give(once('resource.accepted', { where: { client: B } }), resume(A)),
        run(once('resource.rejected')),
      ],
    },
  ],
};
