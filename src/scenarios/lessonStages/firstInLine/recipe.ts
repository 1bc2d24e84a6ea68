// The program of a line in which everybody watches its first node.
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import { LOCK_PARENT, lockProgram } from '../../locks/lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../../locks/predecessorLock/recipe.ts';

export function watchFirst(args: ProgramArgs): Recipe<void> {
  const line: Line = { ...soundLine(LOCK_PARENT, 'n-', 'first'), obstacle: firstBefore };
  return lockProgram(args, (lockArgs) => acquireInLine(lockArgs, line));
}

/** Whoever is first has nobody before it. */
function firstBefore([first]: readonly string[], own: string): string | undefined {
  return first === own ? undefined : first;
}
