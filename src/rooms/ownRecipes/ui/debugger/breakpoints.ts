// Breakpoints, of all programs of the world shown: whether one is reached, and that it was.
import { actorName, type ClientId } from '../../../../engine/index.ts';
import type { Condition } from '../../../../ownRecipes/debug/instrument.ts';
import type { LineRun } from '../../../../ownRecipes/debug/lineTrace.ts';
import { firstStop } from '../../../../ownRecipes/debug/stepping.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { dismissNotice, notify, useNotices, type Notice } from '../../../../ui/stores/notices.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { wordsNow } from '../../../../words/useWords.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import { linesOf, spyOn } from '../ahead.ts';
import { debugged, isInEditor, movedTo, runOnTo, stepOfWorld, useDebugger } from './place.ts';
import {
  programInEditor,
  programNameOf,
  runsProgram,
  shownChoice,
  shownPrograms,
  type ShownProgram,
} from '../ownWorld.ts';
import type { Stop } from './stops.ts';
import { stopsAsideStore } from './stopsAside.ts';

/** The first breakpoint that is reached between two steps of what is shown, or later in the first of them than where one is; null if there is none. */
export function stopBetween(
  experiment: Experiment,
  after: number,
  upTo: number,
): (LineRun & { at: number }) | null {
  const shown = debugged(experiment);
  if (shown === null || !hasStops()) return null;
  spyOn(shown.world, conditionsNow());
  const runs = linesOf(shown.world);
  const from = stepOfWorld(shown, after);
  // A loop may come by a breakpoint more than once in one step.
  const range = { after: from, upTo: stepOfWorld(shown, upTo), behind: movedTo(runs, from) };
  const found = firstStop(runs, range, stopTest());
  const run = found === null ? undefined : runs[found];
  const moment = run === undefined ? null : experiment.momentOfWorldStep(shown.side, run.step);
  return run === undefined || moment === null ? null : { ...run, at: moment.step };
}

/** Whether there is a breakpoint at a line that a client came by. */
export function stopTest(): (run: LineRun) => boolean {
  const stops = stopsNow().map(({ program, stops: those }) => ({
    program,
    lines: new Set(those.flatMap(({ running }) => running ?? [])),
  }));
  return ({ client, line }) =>
    stops.some(({ program, lines }) => lines.has(line) && runsProgram(program, actorName(client)));
}

/** Asks for the lines of the world shown. */
export function spyOnShown(): void {
  const shown = debugged();
  if (shown !== null) spyOn(shown.world, conditionsNow());
}

/** The same if there are breakpoints, in whichever program. */
export function spyOnStops(): void {
  if (hasStops()) spyOnShown();
}

/** Of a breakpoint in the editor: for whom its condition could not be evaluated first, and why; null: it could. */
export function conditionFailure(
  runs: readonly LineRun[],
  { running }: Stop,
): { readonly client: ClientId; readonly why: string } | null {
  for (const { client, line, conditionFailed: why } of runs)
    if (why !== null && line === running && isInEditor(client)) return { client, why };
  return null;
}

/** That a breakpoint was reached. */
export function tellPaused(run: LineRun): void {
  const words = wordsNow(OWN_RECIPE);
  const shown = debugged();
  const runOn = shown === null ? null : runOnTo(linesOf(shown.world), run);
  const paused = words.pausedAt(actorName(run.client), run.line, programNameOf(run.client));
  const text = wordsNow().format.sentences([paused, ...(runOn === null ? [] : [words.debug.runOn(runOn)])]);
  const notice: Notice = { text, action: null };
  notify(notice);
  dismissOncePlaying(notice);
}

/** It may be said while playback is still about to stop. */
function dismissOncePlaying(notice: Notice): void {
  let hasPaused = !usePlayhead.getState().playing;
  const end = usePlayhead.subscribe(({ playing }) => {
    hasPaused ||= !playing;
    if (!hasPaused || !playing) return;
    end();
    if (useNotices.getState().notice === notice) dismissNotice();
  });
}

function hasStops(): boolean {
  return stopsNow().some(({ stops }) => stops.some(({ running }) => running !== null));
}

export function conditionsNow(): readonly Condition[] {
  const { wrong } = useDebugger.getState();
  return stopsNow().flatMap(({ program, inEditor, stops }) =>
    stops.flatMap(({ from, running, condition }) =>
      running === null || condition === '' || (inEditor && wrong.has(from))
        ? []
        : [{ code: program.code, line: running, text: condition }],
    ),
  );
}

interface StopsOf {
  readonly program: ShownProgram;
  readonly inEditor: boolean;
  readonly stops: readonly Stop[];
}

/** Of the program in the editor, and of those beside it. */
function stopsNow(): readonly StopsOf[] {
  const choice = shownChoice();
  const shown = programInEditor(choice);
  const { of } = stopsAsideStore.getState();
  return shownPrograms(choice).flatMap((program): readonly StopsOf[] => {
    if (program.index === shown?.index)
      return [{ program, inEditor: true, stops: useDebugger.getState().stops }];
    const aside = of.get(program.name);
    return aside?.runs === program.code ? [{ program, inEditor: false, stops: aside.stops }] : [];
  });
}
