// What the run shown says of the program in the editor, and of those beside it.
import { useMemo } from 'react';
import type { OwnRecipeWords } from '../../words/contract.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useWorld, type WorldView } from '../../../../ui/stores/useWorld.ts';
import { clientsAtLines, failuresIn, saidBy, warningsIn, type Failed } from './clientsInCode.ts';
import type { FaultLine } from '../faults/faultLines.ts';
import { programInEditor, runsProgram, ownChoiceIn, shownPrograms } from '../ownWorld.ts';
import { useLinesShown } from '../debugger/linesShown.ts';
import type { ClientAtLine } from '../runMarks.ts';
import { byLine } from '../faults/faultSentences.ts';
import { faultsOf, useFaults } from '../faults/useFaults.ts';

const NOBODY: readonly ClientAtLine[] = [];
const NO_FAULTS: readonly FaultLine[] = [];
const NO_FAILURE: readonly Failed[] = [];

export function useRunning(text: string, own: OwnRecipeWords) {
  const choices = useSession(({ experiment }) => experiment?.choices);
  const running = ownChoiceIn(choices);
  const shown = useWorld(running === choices?.[1] ? 1 : 0);
  const world = shown?.world ?? null;
  const program = useOwnCode((state) => state.program);
  const lines = useLinesShown();
  const inEditor = useMemo(() => programInEditor(running, program), [running, program]);
  const isOfProgram = (name: string): boolean => inEditor !== null && runsProgram(inEditor, name, running);
  const clients = useSame(
    shown === null ? NOBODY : clientsAtLines(shown, lines).filter(({ name }) => isOfProgram(name)),
  );
  const allFailures = world === null ? NO_FAILURE : failuresIn(world);
  const failures = useSame(saidBy(allFailures, isOfProgram));
  const elsewhere = useSame(
    shownPrograms(running)
      .filter(({ index }) => index !== inEditor?.index)
      .flatMap((other) =>
        saidBy(allFailures, (name) => runsProgram(other, name, running)).map((failed) => ({
          program: other.name,
          index: other.index,
          failed,
        })),
      ),
  );
  const warnings = useSame(
    running === null || shown === null
      ? NO_FAILURE
      : saidBy(warningsIn(shown.simulation.trace, shown.step), isOfProgram),
  );
  const red = useFaults();
  const faults = useSame(inEditor === null ? NO_FAULTS : faultsOf(inEditor, red));
  const faultsElsewhere = useSame(
    shownPrograms(running)
      .filter(({ index }) => index !== inEditor?.index)
      .flatMap((other) =>
        byLine(faultsOf(other, red), own).map((each) => ({
          program: other.name,
          index: other.index,
          ...each,
        })),
      ),
  );
  const isEarlier = inEditor !== null && inEditor.code !== text;
  const endedWell =
    isEarlier || running?.code === undefined || shown === null || failures.length > 0 || !hasEndedWell(shown)
      ? null
      : running;
  return {
    shown: running === null ? null : shown,
    clients,
    failures,
    elsewhere,
    warnings,
    faults,
    faultsElsewhere,
    isEarlier,
    endedWell,
  };
}

/** All is quiet, at the end of what there is, and nothing was violated. */
function hasEndedWell({ simulation, step }: WorldView): boolean {
  const isAtEnd = step > 0 && step === simulation.steps && simulation.isQuiescent();
  return isAtEnd && simulation.violations.length === 0;
}

/** The same object for what says the same: a step of the world is mostly none of the code. */
function useSame<T>(value: T): T {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as T, [key]);
}
