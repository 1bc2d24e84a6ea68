// When a user takes a scenario over from its script. Links say both: the command, and that the script stops behind it.
import type { Command, CommandType, Refusal } from '../../engine/index.ts';
import type { Experiment, Playhead } from './experiment.ts';

/** Gates that programs wait at are for a user, even if a program gives the other commands. */
const INVITED: ReadonlySet<CommandType> = new Set<CommandType>(['release', 'openGate', 'stopScript']);

/** Gives a command; where a script is still to give some of its own, it stops at that moment. */
export function giveByHand(
  experiment: Experiment,
  command: Command,
  at: Playhead,
): readonly (Refusal | null)[] {
  const refusals = experiment.give(command, at);
  if (INVITED.has(command.type) || refusals.every((refusal) => refusal !== null)) return refusals;
  experiment.give({ type: 'stopScript' }, experiment.head);
  return refusals;
}
