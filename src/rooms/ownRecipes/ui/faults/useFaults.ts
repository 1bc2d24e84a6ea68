// The lines at fault in the world shown that runs own code, at the playhead, in all its programs.
import { actorName } from '../../../../engine/index.ts';
import { useWords } from '../../../../words/useWords.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useWorld } from '../../../../ui/stores/useWorld.ts';
import { faultLines, type FaultLine } from './faultLines.ts';
import { runsProgram, ownChoiceIn, type ShownProgram } from '../ownWorld.ts';

/** Of all programs. */
export function useFaults(): readonly FaultLine[] {
  const words = useWords();
  const choices = useSession(({ experiment }) => experiment?.choices);
  const running = ownChoiceIn(choices);
  const shown = useWorld(running !== null && running === choices?.[1] ? 1 : 0);
  const claims = useSession(({ experiment }) => experiment?.claims[shown?.side ?? 0]);
  return running === null || shown === null ? NO_FAULTS : faultLines(shown, claims ?? [], words);
}

const NO_FAULTS: readonly FaultLine[] = [];

/** Those in one of the programs. */
export function faultsOf<Fault extends FaultLine>(
  program: ShownProgram,
  faults: readonly Fault[],
): readonly Fault[] {
  return faults.filter(({ client }) => runsProgram(program, actorName(client)));
}
