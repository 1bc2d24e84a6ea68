// Where a world stands in its scenario's script: asked at every step; what a script does is loaded with the first one.
import { Late } from './kernel/late.ts';
import type * as prompting from './prompter.ts';
import type { World } from './world.ts';

/** What gives a script's commands. Loaded by src/engine/whole.ts. */
export const prompter = new Late<typeof prompting>('src/engine/whole.ts (scripts)');

/** Whether a command of the script is the next step, given whether nothing but background work is pending. */
export function isCueDue({ cue }: World, pending: 'quiescent' | 'busy'): boolean {
  if (cue === null) return false;
  return cue.state === 'due' || (cue.state === 'waiting' && cue.for === 'quiet' && pending === 'quiescent');
}
