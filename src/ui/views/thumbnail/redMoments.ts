// Small pictures of scenes, each played when somebody comes near its card, one after the other and in slices, never in the way of
// what a visitor does. What was played once is kept.
import type { Finding, Simulation } from '../../../engine/index.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { stepsToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { stepsToPoint } from '../../../scenarios/experiment/point.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { wallClockMs } from '../../playback/playbackLoop.ts';
import { redPicture, type RedPicture } from '../../select/red/redPicture.ts';
import type { Turn } from '../../select/red/turn.ts';
import { library } from '../../stores/library.ts';

export interface ShownMoment {
  /** Of each world, left first; of a piece of the museum that of the wrong one. */
  readonly pictures: readonly RedPicture[];
  /** What breaks, where something does. */
  readonly finding: Finding | null;
}

/** What a picture is made of. */
export interface Pictured {
  readonly id: string;
  /** Step by step: something else may be done between two of them. Null for a piece whose promise holds, which the tests exclude. */
  play(): Generator<undefined, ShownMoment | null>;
}

export function picturedPiece(piece: MuseumPiece): Pictured {
  return {
    id: piece.id,
    *play() {
      const red = yield* stepsToRed(piece);
      if (red === null) return null;
      return { pictures: [redPicture({ ...red, turn: red.violation })], finding: red.violation };
    },
  };
}

/** So much more is played behind the point, for the picture to end with what comes of it. */
const BEHIND_POINT_MS = 600;

export function picturedScene(id: string, choices: () => readonly ScenarioChoice[]): Pictured {
  return {
    id,
    *play() {
      const experiment = new Experiment(choices(), library);
      const { step } = yield* stepsToPoint(experiment);
      const timeMs = experiment.timeAt(step);
      while ((experiment.nextAtMs() ?? Infinity) <= timeMs + BEHIND_POINT_MS && experiment.simulateAhead())
        yield;
      const { worldSteps } = experiment.moment(step);
      const pictures = experiment.worlds.flatMap((simulation, side) => {
        const scenario = experiment.scenarios[side];
        const choice = experiment.choices[side];
        if (scenario === undefined || choice === undefined) return [];
        return [
          redPicture({
            simulation,
            scenario,
            choice,
            turn: turnAt(simulation, worldSteps[side] ?? 0, timeMs),
          }),
        ];
      });
      return { pictures, finding: null };
    },
  };
}

function turnAt({ steps }: Simulation, step: number, timeMs: number): Turn {
  const at = Math.min(step, steps);
  return { invariant: null, step: at, timeMs, until: at, clients: [], path: null, count: 0, records: [] };
}

/** Tells `listener` when the picture is there, at once if it is already; answers how to ask no more. */
export function askForMoment(pictured: Pictured, listener: (moment: ShownMoment | null) => void): () => void {
  const known = kept.get(pictured.id);
  if (known !== undefined) {
    listener(known);
    return () => undefined;
  }
  const asked: Asked = { pictured, listener };
  waiting.push(asked);
  wake();
  return () => {
    const at = waiting.indexOf(asked);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** What has been played before, for the first thing that is drawn. */
export function knownMoment(id: string): ShownMoment | null {
  return kept.get(id) ?? null;
}

/** While somebody scrolls nothing is played; answers how to end that. */
export function waitWhileScrolled(scroller: EventTarget): () => void {
  const hold = () => {
    if (rest !== null) clearTimeout(rest);
    rest = setTimeout(() => {
      rest = null;
      wake();
    }, REST_MS);
  };
  scroller.addEventListener('scroll', hold, { passive: true });
  return () => scroller.removeEventListener('scroll', hold);
}

/** So long after the last movement it has come to rest. */
const REST_MS = 100;

interface Asked {
  readonly pictured: Pictured;
  readonly listener: (moment: ShownMoment | null) => void;
}

/** What is played between two frames leaves the frame its time. One step of a long list may take longer. */
const SLICE_MS = 6;

const waiting: Asked[] = [];
/** The first of those who wait, under way. */
let playing: { readonly id: string; readonly steps: ReturnType<Pictured['play']> } | null = null;
const kept = new Map<string, ShownMoment | null>();
let isAwake = false;
let rest: ReturnType<typeof setTimeout> | null = null;

function wake(): void {
  if (isAwake || rest !== null) return;
  isAwake = true;
  setTimeout(() => {
    isAwake = false;
    if (rest !== null) return;
    playOn();
    if (playing !== null || waiting.length > 0) wake();
  }, 0);
}

/** One slice of what is under way, or of the next that somebody waits for. What nobody waits for any more is played to its end. */
function playOn(): void {
  const next = waiting[0]?.pictured;
  playing ??= next === undefined ? null : { id: next.id, steps: next.play() };
  if (playing === null) return;
  const { id, steps } = playing;
  const untilMs = wallClockMs() + SLICE_MS;
  do {
    const { done, value } = steps.next();
    if (done !== true) continue;
    playing = null;
    return hand(id, value);
  } while (wallClockMs() < untilMs);
}

/** Keeps it and tells all who wait for it. */
function hand(id: string, moment: ShownMoment | null): void {
  kept.set(id, moment);
  for (const asked of waiting.filter(({ pictured }) => pictured.id === id)) {
    waiting.splice(waiting.indexOf(asked), 1);
    asked.listener(moment);
  }
}
