// The line of each client where the debugger is: beside the text and in the picture they stand where it says.
import { useEffect, useMemo, useState } from 'react';
import type { ClientId } from '../../../../engine/index.ts';
import type { LineRun } from '../../../../ownRecipes/debug/lineTrace.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { useOwnCode, type LinesShown } from '../../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { linesOf, whenTold } from '../ahead.ts';
import { debugged, isMovedTo, placeNow, useDebugger } from './place.ts';

/** Tells the picture of them too; null: the debugger is closed, and has not paused the world in this step. */
export function useLinesShown(): LinesShown | null {
  const experiment = useSession((session) => session.experiment);
  const mergedStep = usePlayhead(({ step }) => step);
  const isDebugging = useOwnCode((state) => state.isDebugging);
  useOwnCode((state) => state.program);
  useDebugger();
  useTold();
  const key = JSON.stringify(linesNow(experiment, mergedStep, isDebugging));
  // The same object for what says the same.
  const lines = useMemo(() => {
    const now = JSON.parse(key) as ReturnType<typeof linesNow>;
    return now === null ? null : { side: now.side, of: new Map(now.of) };
  }, [key]);
  useEffect(() => {
    useOwnCode.setState({ lines });
    return () => useOwnCode.setState({ lines: null });
  }, [lines]);
  return lines?.of ?? null;
}

function linesNow(experiment: Experiment | null, mergedStep: number, isDebugging: boolean) {
  const shown = debugged(experiment);
  if (shown === null || !(isDebugging || isMovedTo(shown, mergedStep))) return null;
  const place = placeNow(shown, mergedStep);
  return place === null ? null : { side: shown.side, of: [...linesUpTo(linesOf(shown.world), place)] };
}

/** Shows it anew when more is known of what code does. */
export function useTold(): void {
  const [, setTold] = useState(0);
  useEffect(() => whenTold(() => setTold((before) => before + 1)), []);
}

/** At a place of the list. */
export function linesUpTo(runs: readonly LineRun[], place: number): LinesShown {
  const lines = new Map<ClientId, { line: number; runsOn: boolean }>();
  runs.forEach(({ client, line, step }, at) => {
    if (at <= place) lines.set(client, { line, runsOn: false });
    else if (step === runs[place]?.step) {
      const before = lines.get(client);
      if (before !== undefined) lines.set(client, { ...before, runsOn: true });
    }
  });
  return lines;
}
