// Typing at a console: a line of a client's is a command to it, a line of the lab's is whatever command it says. Many lines are typed
// one after the other, each once the one before has a result, in slices between which the page draws.
import { create } from 'zustand';
import type { ClientId, Command } from '../../../engine/index.ts';
import type { Experiment, Playhead } from '../../../scenarios/experiment/experiment.ts';
import { addressedTo, parseLabLine } from '../model/labLine.ts';
import { CONSOLE } from '../words/console.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { isCommandAllowed } from '../../../ui/commands/allowedCommands.ts';
import type { Provided } from '../../../ui/room/room.ts';
import { giveAndTell } from '../../../ui/commands/give.ts';
import { objectName } from '../../../ui/commands/objectName.ts';
import { giveUnshown, refusalsNow } from '../../../ui/playback/gestures.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { simulateSlice, turn } from '../../../ui/playback/slice.ts';
import { playOn } from '../../../ui/playback/transport.ts';
import { hasToWait, useLessonGate } from '../../../ui/stores/lessonGate.ts';
import { currentPlayhead, movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import { bumpRevision, fail, getExperiment } from '../../../ui/stores/session.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import type { ConsoleId } from './consoleEntries.ts';
import { hasteToAnswer } from './haste.ts';

interface Typing {
  /** Lines that are being typed, how many of them have been, and the end of it; null: none are. */
  readonly script: { readonly done: number; readonly all: number; readonly stop: () => void } | null;
}

export const useTyping = create<Typing>(() => ({ script: null }));

/** Types one line, and the world plays on. Answers what is wrong with it, in words; null if it was typed. A change of the world itself is answered later. */
export function typeLine(to: ConsoleId, line: string): string | null | Promise<string | null> {
  const meant = meaningOf(to, line);
  switch (meant.kind) {
    case 'problem':
      return meant.text;
    case 'help':
    case 'nothing':
      return null;
    case 'wait':
      void runScript([line], to);
      return null;
    case 'world':
      return runScript([line], to);
    case 'command': {
      const problem = giveOrSayWhyNot(meant.command);
      if (problem === null) {
        hasten(to);
        playOn();
      }
      return problem;
    }
  }
}

function hasten(to: ConsoleId): void {
  const experiment = getExperiment();
  if (experiment !== null && to !== 'lab') void inTurns(hastening(experiment, to));
}

/** An answer that is far away, or never comes, holds up no frame. */
function* hastening(experiment: Experiment, client: ClientId): Generator<void> {
  const { length: given } = experiment.commands;
  const from = currentPlayhead();
  const slice = { endsAtMs: wallClockMs() + SLICE_MS };
  const { pacing } = usePreferences.getState();
  const isOutOfTime = () => wallClockMs() >= slice.endsAtMs;
  const looking = hasteToAnswer(experiment, client, from, { pacing, isOutOfTime });
  for (let part = looking.next(); ; part = looking.next()) {
    if (part.done === true) return usePlayhead.setState({ haste: part.value });
    yield;
    slice.endsAtMs = wallClockMs() + SLICE_MS;
    // The user has stopped it, looks at something else by now or has done something else.
    const { playing, step } = usePlayhead.getState();
    const isItsOwn = getExperiment() === experiment && experiment.commands.length === given;
    if (!isItsOwn || !playing || step < from.step) return undefined;
  }
}

/**
 * Types many lines without playing what comes of each. A line may name the console it is for (`client:B> ls /`), and those behind it are
 * for the same. Ends at the first that is refused, and says so.
 */
export async function runScript(lines: readonly string[], first: ConsoleId): Promise<string | null> {
  const experiment = getExperiment();
  if (experiment === null || useTyping.getState().script !== null) return null;
  try {
    const typeWorld = await fromRoom('typeWorld');
    return await inTurns(scriptOf(experiment, lines, { first, start: 0, typeWorld }));
  } finally {
    useTyping.setState({ script: null });
  }
}

/** Between two parts of some work the page draws and listens. */
async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  const part = work.next();
  if (part.done === true) return part.value;
  await turn();
  return inTurns(work);
}

interface Script {
  /** Where lines are typed that do not say where. */
  readonly first: ConsoleId;
  /** Lines before have been typed. */
  readonly start: number;
  readonly typeWorld: Provided['typeWorld'];
}

/** Pauses whenever it has taken its part of a frame. */
function* scriptOf(
  experiment: Experiment,
  lines: readonly string[],
  { first, start, typeWorld }: Script,
): Generator<void, string | null> {
  const slice: Slice = { endsAtMs: wallClockMs() + SLICE_MS, showsAtMs: 0 };
  let at: Playhead = currentPlayhead();
  let to = first;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  for (const [index, each] of lines.entries()) {
    if (index < start) continue;
    if (wallClockMs() >= slice.showsAtMs)
      useTyping.setState({ script: { done: index, all: lines.length, stop } });
    const { to: named, line } = addressedTo(each);
    to = named ?? to;
    const meant = meaningOf(to, line);
    if (meant.kind === 'world') {
      const wrong = typeWorld(meant.words);
      const changed = getExperiment();
      if (wrong !== null || changed === null)
        return lines.length === 1 ? wrong : wordsNow(CONSOLE).stoppedAt(index + 1, each, wrong ?? '');
      // Another world is shown: what follows is typed there.
      return yield* scriptOf(changed, lines, { first: to, start: index + 1, typeWorld });
    }
    const isWait = meant.kind === 'wait';
    const untilMs = at.timeMs + (isWait ? meant.ms : PATIENCE_MS);
    const problem = meant.kind === 'command' ? giveOrSayWhyNot(meant.command, at) : textOf(meant);
    if (problem !== null) {
      show(at);
      return lines.length === 1 ? problem : wordsNow(CONSOLE).stoppedAt(index + 1, each, problem);
    }
    if (meant.kind === 'nothing' || meant.kind === 'help') continue;
    const branch = experiment.current;
    at = yield* letHappen(experiment, { untilMs, isWait }, slice);
    // The user has stopped it, looks at something else by now or has done something else.
    if (isStopped || getExperiment() !== experiment || experiment.current !== branch) return null;
  }
  show(at);
  playOn();
  return null;
}

function show(at: Playhead): void {
  movePlayhead(at, { playing: false });
  bumpRevision();
}

function textOf(meant: Meaning): string | null {
  return meant.kind === 'problem' ? meant.text : null;
}

/** Less than half a frame: the page needs the rest to draw. */
const SLICE_MS = 12;
/** Drawing the progress of a script takes longer than typing it. */
const SHOWN_EVERY_MS = 250;
/** A client that finds no server tries on for ever. */
const PATIENCE_MS = 10_000;

type Meaning =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'world'; readonly words: string }
  | { readonly kind: 'help' | 'nothing' }
  | { readonly kind: 'problem'; readonly text: string };

function meaningOf(to: ConsoleId, line: string): Meaning {
  if (to !== 'lab')
    return line.trim() === ''
      ? { kind: 'nothing' }
      : { kind: 'command', command: { type: 'typeLine', client: to, line } };
  const meant = parseLabLine(line);
  return meant.kind === 'problem'
    ? { kind: 'problem', text: wordsNow(CONSOLE).problems(meant.problem) }
    : meant;
}

/** Where no world can do it. `at`: without being shown, at that moment. */
function giveOrSayWhyNot(command: Command, at: Playhead | null = null): string | null {
  const words = wordsNow();
  const { label } = words.commands[command.type];
  const { notAllowed, refused } = wordsNow(CONSOLE);
  const { waits } = useLessonGate.getState();
  if (waits !== null) return waits;
  if (!isCommandAllowed(command.type)) return notAllowed(label);
  const reasons = at === null ? refusalsNow(command) : (getExperiment()?.refusals(command, at) ?? []);
  const [reason = null] = reasons;
  if (reason !== null && reasons.every((each) => each !== null))
    return refused(label, words.refusals[reason](objectName(command, words)));
  if (at === null) giveAndTell(command);
  else giveUnshown(command, at);
  return null;
}

interface Slice {
  endsAtMs: number;
  showsAtMs: number;
}

interface Wanted {
  readonly untilMs: number;
  /** Until then in any case; otherwise until nothing more comes of what was typed. */
  readonly isWait: boolean;
}

/** Lets time go on until there is enough, and answers where that is. Shows it now and then. */
function* letHappen(
  experiment: Experiment,
  { untilMs, isWait }: Wanted,
  slice: Slice,
): Generator<void, Playhead> {
  if (hasToWait()) return experiment.head;
  const branch = experiment.current;
  const isItsOwn = () => getExperiment() === experiment && experiment.current === branch;
  const isEnough = () =>
    (!isWait && isQuiet(experiment)) || (experiment.nextAtMs() ?? Number.POSITIVE_INFINITY) > untilMs;
  for (;;) {
    const end = simulated(experiment, isEnough, () => wallClockMs() >= slice.endsAtMs);
    // What has been shown beyond that moment stays as it is.
    const goesOn = end === 'outOfTime' || end === 'waiting';
    const isThere = isWait && !goesOn;
    const to = isThere ? { step: experiment.momentAtTime(untilMs).step, timeMs: untilMs } : experiment.head;
    if (end === 'waiting' || wallClockMs() >= slice.endsAtMs) {
      // Keeping the run or linking to it asks for the hash of all: a part at a time nobody waits for it.
      experiment.hashAt(experiment.steps);
      if (wallClockMs() >= slice.showsAtMs) {
        // React draws it at once, which takes longer than a part of the script: not within the same task.
        yield;
        if (isItsOwn()) show(to);
        slice.showsAtMs = wallClockMs() + SHOWN_EVERY_MS;
      }
      yield;
      slice.endsAtMs = wallClockMs() + SLICE_MS;
    }
    if (!goesOn || !isItsOwn()) return to;
  }
}

function simulated(experiment: Experiment, isEnough: () => boolean, isOutOfTime: () => boolean) {
  try {
    return simulateSlice(experiment, isEnough, isOutOfTime);
  } catch (error) {
    fail(error, 'step', null);
    return 'ended';
  }
}

function isQuiet(experiment: Experiment): boolean {
  return experiment.worlds.every((world) => world.isQuiescent());
}
