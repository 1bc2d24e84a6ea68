// A line in which all clients watch the first znode.
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import { LOCK_PARENT, lockProgram } from '../../locks/lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../../locks/predecessorLock/recipe.ts';

export function watchFirst(args: ProgramArgs): Recipe<void> {
  const line: Line = { ...soundLine(LOCK_PARENT, 'n-', 'first'), obstacle: firstBefore };
  return lockProgram(args, (lockArgs) => acquireInLine(lockArgs, line));
}

function firstBefore([first]: readonly string[], own: string): string | undefined {
  return first === own ? undefined : first;
}
