// The code in the editor, and what is done with it as a whole: run, kept for the next visit, replaced by another.
import { clientIdOf } from '../../../engine/index.ts';
import { createStore } from 'zustand';
import { undo } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { LINK_LIMITS } from '../../../scenarios/link/linkLimits.ts';
import type { StartName } from '../words/contract.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { pauseWhere } from '../../../ui/stores/stops.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { keepText, keptText, putAside, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { Once } from '../../../ui/parts/once.ts';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { askedCode, refuseAsked, useOnlyRead } from './askedLink.ts';
import { codeEditor, replaceText } from './codeEditor.ts';
import { useInterpreter } from './interpreter.ts';
import {
  openWorld,
  ownChoiceIn,
  playWorld,
  programInEditor,
  shownChoice,
  shownPrograms,
  shownWorld,
} from './ownWorld.ts';
import { forgetKeptDrafts, keepDraft, keptDraft } from './keptDrafts.ts';
import { keepProgram, keepStops, takeKeptStops } from './debugger/keptStops.ts';
import { markStarted, runningLine, runningText } from './runMarks.ts';
import { STARTS } from './starts.ts';
import { spyOnShown, spyOnStops, stopBetween, tellPaused } from './debugger/breakpoints.ts';
import { step } from './debugger/moves.ts';
import { isInEditor, showProgramOf, useDebugger } from './debugger/place.ts';
import { focusAskedStore } from './openEditor.ts';
import { restoreStops, stopsIn } from './debugger/stops.ts';
import { putStopsAside, runAside, takeStops } from './debugger/stopsAside.ts';
import { takenAway } from './takenAway.ts';
import { valuesAt } from './values.ts';
import { ViolationStop } from './debugger/violationStop.ts';

/** Reading and keeping the text wait until nobody has typed for so long. */
const SETTLED_AFTER_MS = 300;

interface Code {
  /** Where the text field goes. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | null;
  /** As it was when typing last paused. */
  readonly text: string;
  /** False if it cannot: it is too long. */
  readonly run: (how: 'playing' | 'unlessRunning') => boolean;
  readonly startFrom: (name: StartName) => void;
  /** By another text; it can be undone. */
  readonly replace: (text: string) => void;
  readonly textNow: () => string;
}

/** What is written is kept under `task` to the end of the field, whatever the page is about by then. */
export function useCode(task: string | null): Code {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [text, setText] = useState(() => firstText(task));
  useEffect(() => {
    if (place.current === null) return undefined;
    const made = openField(place.current, task, setText);
    setView(made.view);
    return made.end;
  }, [task]);
  useFollowedWorld(view);
  const run: Code['run'] = (how) => view !== null && runText(view, how);
  const replace = (by: string): void => {
    if (view !== null) replaceAll(view, by);
  };
  const startFrom = (name: StartName): void => {
    const { code, values } = STARTS[name];
    nextRunStore.setState({ values });
    replace(code ?? wordsNow(OWN_RECIPE).skeleton);
  };
  const textNow = (): string => view?.state.doc.toString() ?? text;
  return { place, view, text, run, startFrom, replace, textNow };
}

/** What the world of the next run is to be like: a queue is not judged as a lock. */
const nextRunStore = createStore<{ readonly values: Readonly<Record<string, string>> }>(() => ({
  values: {},
}));

function firstText(task: string | null): string {
  return askedCode() ?? programInEditor()?.code ?? keptText(task) ?? wordsNow(OWN_RECIPE).skeleton;
}

function openField(place: HTMLElement, task: string | null, onSettled: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const settle = (): void => {
    timer = null;
    const text = view.state.doc.toString();
    keep(view, task);
    onSettled(text);
  };
  const view: EditorView = codeEditor(place, {
    text: firstText(task),
    words: () => ({ own: wordsNow(OWN_RECIPE) }),
    onChange() {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_AFTER_MS);
    },
    valuesOf(at, line) {
      const from = at.state.doc.line(line).from;
      const running = runningLine(at.state, from);
      const world = shownWorld();
      if (running === null || world === null) return [];
      const isOne = (client: string): boolean => isInEditor(clientIdOf(client));
      return valuesAt(world.simulation.trace, { step: world.step, line: running, isOne });
    },
    onRun: () => void runText(view, 'playing'),
    onStep(kind) {
      useOwnCode.setState({ isDebugging: true });
      step(kind);
    },
    onUpdate(state) {
      const stops = stopsIn(state);
      if (JSON.stringify(stops) === JSON.stringify(useDebugger.getState().stops)) return;
      useDebugger.setState({ stops });
      keepStopsOf(state);
      if (stops.length > 0) spyOnShown();
    },
  });
  const violations = new ViolationStop();
  pauseWhere((experiment, after, upTo) => {
    const reached = stopBetween(experiment, after, upTo);
    const isSkipping = usePreferences.getState().pacing === 'followEvents';
    const isOwn = ownChoiceIn(experiment.choices) !== null;
    const broken = isSkipping && isOwn ? violations.find(experiment, after, upTo) : null;
    if (reached === null || (broken !== null && broken < reached.at)) return broken;
    showProgramOf(reached.client, view.state.doc.toString());
    useDebugger.setState({ at: reached, stale: null, said: null });
    tellPaused(reached);
    return reached.at;
  });
  // A visitor who leaves the page does not wait for the pause.
  const keepNow = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    keep(view, task);
  };
  addEventListener('pagehide', keepNow);
  // The dialog that it is asked from gives the focus back first.
  const endFocus = focusAskedStore.subscribe(() => void setTimeout(() => view.focus(), 0));
  // What is pressed beside the editor finds what was typed.
  view.contentDOM.addEventListener('blur', () => {
    if (timer === null) return;
    clearTimeout(timer);
    settle();
  });
  const end = (): void => {
    removeEventListener('pagehide', keepNow);
    endFocus();
    pauseWhere(() => null);
    keepNow();
    view.destroy();
  };
  return { view, end };
}

const notKept = new Once();

function keep({ state }: EditorView, task: string | null): void {
  // What another person has written is kept, and so trusted, once it has been accepted.
  if (useOwnCode.getState().asked !== null) return;
  const text = state.doc.toString();
  const runs = runningText(state);
  const name = programInEditor()?.name;
  if (runs !== null && name !== undefined) keepDraft({ name, runs }, text);
  keepStopsOf(state);
  if (keepText(text, task)) return;
  notKept.run(() => notify({ text: wordsNow(OWN_RECIPE).notKept, action: null, until: 'answered' }));
}

/** Those that stand in the text of the program in the editor. */
function keepStopsOf(state: EditorState): void {
  const name = programInEditor()?.name;
  if (useOwnCode.getState().asked === null && name !== undefined) keepStops(name, state.doc, stopsIn(state));
}

function runText(view: EditorView, how: 'playing' | 'unlessRunning'): boolean {
  const code = view.state.doc.toString();
  if (code.length > LINK_LIMITS.code || useInterpreter.getState().quickJs === null) return false;
  if (code === askedCode()) return false;
  if (how === 'unlessRunning' && programInEditor()?.code === code) return true;
  const gone = takenAway(getExperiment());
  openWorld(code, nextRunStore.getState().values);
  nextRunStore.setState({ values: {} });
  useDebugger.setState({ at: null, stale: null, said: null });
  runAside();
  markStarted(view, true);
  // Before any program runs: the way to where playing begins is searched for breakpoints.
  spyOnStops();
  if (how === 'playing') playWorld();
  refuseAsked();
  forgetKeptDrafts();
  putAside(true);
  if (gone !== null) notify(gone);
  return true;
}

function replaceAll(view: EditorView, code: string): void {
  if (view.state.doc.toString() === code) return;
  replaceText(view, code);
  const { replaced, undo: label } = wordsNow(OWN_RECIPE);
  notify({ text: replaced, action: { label, run: () => undo(view) } });
}

/** Another program of the same world: what runs, and what has been typed since. */
function showProgram(view: EditorView, running: string, typed: string): void {
  replaceText(view, running);
  markStarted(view, true);
  if (typed !== running) replaceText(view, typed);
}

/** The code of a link that stays in the field beside another world. */
function isOnlyRead(view: EditorView): boolean {
  return useOnlyRead.getState().code === view.state.doc.toString();
}

/** The field shows the code that runs, and what has been typed since; at first there is a world for it, before anything happens. */
function useFollowedWorld(view: EditorView | null): void {
  const experiment = useSession((session) => session.experiment);
  const asked = useOwnCode((state) => state.asked);
  const program = useOwnCode((state) => state.program);
  // Until the world of a link is there its code is not replaced by that of the world before.
  const isOpening = useOwnCode(({ opening }) => opening !== null);
  const inEditor = useRef('');
  // Drafts of an earlier visit are of the world that this visit opened with.
  const opened = useRef(experiment);
  const isReady = useInterpreter(({ quickJs }) => quickJs !== null);
  useEffect(() => {
    if (view !== null && isReady && askedCode() === null && shownChoice() === null)
      openWorld(view.state.doc.toString());
  }, [view, isReady]);
  useEffect(() => {
    const code = asked === null ? null : askedCode();
    if (view !== null && code !== null) replaceAll(view, code);
  }, [view, asked]);
  useEffect(() => {
    if (view === null || isOpening || (asked !== null && askedCode() !== null)) return;
    const choice = ownChoiceIn(experiment?.choices);
    if (choice !== null) takeKeptStops(shownPrograms(choice));
    // What was taken may be in another program, which is shown next.
    if (useOwnCode.getState().program !== program) return;
    const shown = programInEditor(choice, program);
    if (shown === null) return markStarted(view, false);
    const kept = experiment === opened.current ? keptDraft({ name: shown.name, runs: shown.code }) : null;
    const typed = useOwnCode.getState().drafts.get(shown.index) ?? kept;
    const isFirst = runningText(view.state) === null && view.state.doc.toString() === shown.code;
    const isAnother = inEditor.current !== shown.name || isFirst;
    if (isAnother) {
      putStopsAside(inEditor.current, {
        text: view.state.doc.toString(),
        runs: runningText(view.state) ?? '',
        stops: stopsIn(view.state),
      });
      inEditor.current = shown.name;
      showProgram(view, shown.code, typed ?? shown.code);
      restoreStops(view, takeStops(shown.name, typed ?? shown.code));
      keepProgram(shown.name);
      keepStopsOf(view.state);
    } else if (shown.code !== runningText(view.state) && !isOnlyRead(view)) {
      replaceAll(view, shown.code);
      markStarted(view, true);
    }
  }, [view, experiment, asked, isOpening, program]);
  // After the effect above: what stands in the field by then is the draft of the program that makes room.
  const wanted = useOwnCode((state) => state.wanted);
  useEffect(() => {
    if (view === null || wanted === null) return;
    useOwnCode.setState({ wanted: null });
    if (askedCode() === null) showProgramOf(wanted, view.state.doc.toString());
    view.focus();
  }, [view, wanted]);
}
