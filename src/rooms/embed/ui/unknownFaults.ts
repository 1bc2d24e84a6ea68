import * as v from 'valibot';
import { listOf, type EmbedProblem } from '../../../embed/parameters.ts';
import { CommandSchema } from '../../../scenarios/link/commandSchema.ts';

/** Of a list of allowed commands those that are none: an author who misspells one wonders why nothing can be done. */
export function unknownFaults(faults: string): readonly EmbedProblem[] {
  const unknown = listOf(faults).filter((type) => !isCommandType(type));
  if (unknown.length === 0) return [];
  return [
    {
      name: 'faults',
      value: unknown.join(',').slice(0, 80),
      right:
        'all, none, killClient, pauseClient, resumeClient, cutClientLink, healClientLink, release, crashServer, …',
    },
  ];
}

/** Of a known command something else is missing than its type. */
function isCommandType(type: string): boolean {
  const parsed = v.safeParse(CommandSchema, { type });
  return parsed.success || parsed.issues.every((issue) => v.getDotPath(issue) !== 'type');
}
