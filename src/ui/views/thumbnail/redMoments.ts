// Small pictures of scenes, each played when its card is nearly in sight, one after the other and in slices, never in the way of
// what a visitor does. What was played once is kept.
import type { Finding, InvariantId, Simulation } from '../../../engine/index.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { stepsToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { stepsToPoint } from '../../../scenarios/experiment/point.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { pieceChoices } from '../../../scenarios/museum/pieceChoices.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { optionsHere } from '../../playback/elsewhere.ts';
import { wallClockMs } from '../../playback/playbackLoop.ts';
import { redPicture, type RedPicture, type Window } from '../../select/red/redPicture.ts';
import type { Turn } from '../../select/red/turn.ts';
import { library } from '../../stores/library.ts';
import { CARD_STORIES, type ToldStory } from './cardStories.ts';

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
  /** Whether the next step waits for a program that runs elsewhere. */
  isWaiting?(): boolean;
}

export function picturedPiece(piece: MuseumPiece): Pictured {
  return {
    id: piece.id,
    *play() {
      const red = yield* stepsToRed(piece);
      if (red === null) return null;
      const window =
        piece.pictured === 'outcome'
          ? windowOfOutcome(red.simulation, red.violation)
          : windowOfCause(red.simulation, red.violation);
      return { pictures: [redPicture({ ...red, turn: red.violation, window })], finding: red.violation };
    },
  };
}

/**
 * Of what is judged by how long it lasts, how it came to be: ten seconds in which nothing happens look alike whatever led to
 * them. Undefined for everything else.
 */
function windowOfCause(
  { trace }: Simulation,
  { invariant, timeMs, count }: Pick<Turn, 'invariant' | 'timeMs' | 'count'>,
): Window | undefined {
  if (invariant !== 'I-4' && invariant !== 'I-5' && invariant !== 'I-13') return undefined;
  const given = trace.flatMap(({ kind, timeMs: atMs }) =>
    kind === 'command.given' && atMs < timeMs ? [atMs] : [],
  );
  const begunMs = invariant === 'I-4' ? Math.max(0, ...given) + ORPHANED_MS : timeMs - count;
  const fromMs = Math.max(0, Math.min(begunMs, ...given) - BEFORE_CAUSE_MS);
  return { fromMs, toMs: Math.min(timeMs, begunMs + (begunMs - fromMs) * BEHIND_CAUSE) };
}

/** From the red moment to the last thing that happens. */
function windowOfOutcome({ trace }: Simulation, { timeMs }: Pick<Turn, 'timeMs'>): Window {
  return { fromMs: timeMs - BEFORE_CAUSE_MS, toMs: trace.at(-1)?.timeMs ?? timeMs };
}

const BEFORE_CAUSE_MS = 200;
/** A lost connection and the one after it. */
const ORPHANED_MS = 1200;
/** So much is drawn of what is stuck, as a part of what came before. */
const BEHIND_CAUSE = 0.5;

/** So much more is played behind the point, for the picture to end with what comes of it. */
const BEHIND_POINT_MS = 600;

export function picturedScene(id: string, choices: () => readonly ScenarioChoice[]): Pictured {
  let played: Experiment | null = null;
  return {
    id,
    isWaiting: () => played?.isWaiting === true,
    *play() {
      const { experiment, breaks, hasPoint, ticks } = stagedScene(id, choices);
      played = experiment;
      const { step } = yield* stepsToPoint(experiment, hasPoint ? null : breaks);
      const timeMs = experiment.timeAt(step);
      const window = CARD_STORIES[id] === undefined ? undefined : windowOfStory(experiment, timeMs);
      const untilMs = Math.max(timeMs + BEHIND_POINT_MS, window?.toMs ?? 0);
      while ((experiment.nextAtMs() ?? Infinity) <= untilMs) {
        if (!experiment.simulateAhead() && !experiment.isWaiting) break;
        yield;
      }
      played = null;
      const { worldSteps } = experiment.moment(step);
      const pictures = experiment.worlds.flatMap((simulation, side) => {
        const scenario = experiment.scenarios[side];
        const choice = experiment.choices[side];
        if (scenario === undefined || choice === undefined) return [];
        const broken = simulation.violations.find(({ invariant }) => invariant === breaks);
        const quiet = turnAt(simulation, worldSteps[side] ?? 0, timeMs);
        // A queue’s consumers are woken for each item: its picture is about the items.
        const turn = broken ?? { ...quiet, ticks, bells: scenario.family !== 'queues' };
        return [redPicture({ simulation, scenario, choice, turn, window })];
      });
      return { pictures, finding: null };
    },
  };
}

interface StagedScene {
  readonly experiment: Experiment;
  readonly breaks: InvariantId | null;
  /** Whether its card says up to which moment it plays. */
  readonly hasPoint: boolean;
  readonly ticks: boolean;
}

/** The worlds of a scene, with what its card has them do. */
function stagedScene(id: string, choices: () => readonly ScenarioChoice[]): StagedScene {
  const story = CARD_STORIES[id];
  const plain = { breaks: null, hasPoint: false, ticks: false };
  if (story === undefined) return { ...plain, experiment: new Experiment(choices(), library, optionsHere()) };
  if ('piece' in story) {
    const piece = museumPieces.find((each) => each.id === story.piece);
    if (piece === undefined) throw new RangeError(`no piece ${story.piece}`);
    const experiment = new Experiment(pieceChoices(piece), library);
    return { ...plain, experiment, breaks: piece.invariant };
  }
  const experiment = new Experiment(choices(), {
    ...library,
    findScenario: (name) => withStory(library.findScenario(name), story),
  });
  const { breaks = null, point, ticks = false } = story;
  return { experiment, breaks, hasPoint: point !== undefined, ticks };
}

function withStory(scenario: Scenario | undefined, { script, point }: ToldStory): Scenario | undefined {
  return (
    scenario && {
      ...scenario,
      setup: (choice) => {
        const setup = scenario.setup(choice);
        return script === undefined ? setup : { ...setup, script };
      },
      ...(point && { point: () => point }),
    }
  );
}

/**
 * From a little before its first command: the same in both worlds, so that what happens at one time stands at one place. Undefined
 * where nothing is commanded before the moment that is shown.
 */
function windowOfStory({ worlds }: Experiment, timeMs: number): Window | undefined {
  const given = worlds.flatMap(
    ({ trace }) => trace.find(({ kind }) => kind === 'command.given')?.timeMs ?? [],
  );
  const firstMs = Math.min(...given);
  if (firstMs >= timeMs) return undefined;
  const spanMs = Math.max(LEAST_STORY_MS, timeMs - firstMs);
  return {
    fromMs: Math.max(0, timeMs - spanMs * (1 + BEFORE_STORY)),
    toMs: timeMs + spanMs * BEYOND_STORY,
  };
}

/** A shorter story is drawn as if it took so long. */
const LEAST_STORY_MS = 60;
/** What is drawn before and after it, as parts of its length. */
const BEFORE_STORY = 0.3;
const BEYOND_STORY = 0.4;

function turnAt({ steps }: Simulation, step: number, timeMs: number): Turn {
  const at = Math.min(step, steps);
  return { invariant: null, step: at, timeMs, until: at, clients: [], path: null, count: 0, records: [] };
}

/** So long after the last movement it has come to rest. */
const REST_MS = 100;
/** What is played between two frames leaves the frame its time. One step of a long list may take longer. */
const SLICE_MS = 6;
/** Programs that run elsewhere are asked again after so long. */
const ASK_AGAIN_MS = 30;

interface Asked {
  readonly pictured: Pictured;
  readonly listener: (moment: ShownMoment | null) => void;
}

interface Playing {
  readonly pictured: Pictured;
  readonly steps: ReturnType<Pictured['play']>;
}

class RedMoments {
  readonly #waiting: Asked[] = [];
  /** The first of those who wait, under way. */
  #playing: Playing | null = null;
  /** Under way too, but each waits for a program that runs elsewhere. */
  #held: Playing[] = [];
  readonly #kept = new Map<string, ShownMoment | null>();
  #isAwake = false;
  #rest: ReturnType<typeof setTimeout> | null = null;

  /** Tells `listener` when the picture is there, at once if it is already; answers how to ask no more. */
  ask(pictured: Pictured, listener: (moment: ShownMoment | null) => void): () => void {
    const known = this.#kept.get(pictured.id);
    if (known !== undefined) {
      listener(known);
      return () => undefined;
    }
    const asked: Asked = { pictured, listener };
    this.#waiting.push(asked);
    this.#wake();
    return () => {
      const at = this.#waiting.indexOf(asked);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  /** What has been played before, for the first thing that is drawn. */
  known(id: string): ShownMoment | null {
    return this.#kept.get(id) ?? null;
  }

  /** While the user scrolls nothing is played; answers how to end that. */
  waitWhileScrolled(scroller: EventTarget): () => void {
    const hold = () => {
      if (this.#rest !== null) clearTimeout(this.#rest);
      this.#rest = setTimeout(() => {
        this.#rest = null;
        this.#wake();
      }, REST_MS);
    };
    scroller.addEventListener('scroll', hold, { passive: true });
    return () => scroller.removeEventListener('scroll', hold);
  }

  #wake(afterMs = 0): void {
    if (this.#isAwake || this.#rest !== null) return;
    this.#isAwake = true;
    setTimeout(() => {
      this.#isAwake = false;
      if (this.#rest !== null) return;
      this.#playOn();
      if (this.#playing !== null || this.#next() !== undefined) this.#wake();
      else if (this.#held.length > 0) this.#wake(ASK_AGAIN_MS);
    }, afterMs);
  }

  /** What is asked for and not under way. */
  #next(): Pictured | undefined {
    const held = new Set(this.#held.map(({ pictured }) => pictured.id));
    return this.#waiting.find(({ pictured }) => !held.has(pictured.id))?.pictured;
  }

  /** What need not wait any more, what is asked for, or what still waits. */
  #begin(): Playing | null {
    const told = this.#held.find(({ pictured }) => !isWaiting(pictured));
    if (told !== undefined) {
      this.#held = this.#held.filter((each) => each !== told);
      return told;
    }
    const next = this.#next();
    return next === undefined ? null : { pictured: next, steps: next.play() };
  }

  /** One slice of what is under way, or of the next that is waited for. What nothing waits for any more is played to its end. */
  #playOn(): void {
    this.#playing ??= this.#begin();
    if (this.#playing === null) return;
    const { pictured, steps } = this.#playing;
    const untilMs = wallClockMs() + SLICE_MS;
    do {
      const { done, value } = nextOf(steps);
      if (done === true) {
        this.#playing = null;
        return this.#hand(pictured.id, value);
      }
      if (isWaiting(pictured)) {
        this.#held.push(this.#playing);
        this.#playing = null;
        return;
      }
    } while (wallClockMs() < untilMs);
  }

  /** Keeps it and tells all who wait for it. */
  #hand(id: string, moment: ShownMoment | null): void {
    this.#kept.set(id, moment);
    for (const asked of this.#waiting.filter(({ pictured }) => pictured.id === id)) {
      this.#waiting.splice(this.#waiting.indexOf(asked), 1);
      asked.listener(moment);
    }
  }
}

function isWaiting(pictured: Pictured): boolean {
  try {
    return pictured.isWaiting?.() === true;
  } catch {
    // Its next step says so.
    return false;
  }
}

/** A world that fails has no picture: it says why where it is opened. */
function nextOf(steps: Playing['steps']): IteratorResult<undefined, ShownMoment | null> {
  try {
    return steps.next();
  } catch {
    return { done: true, value: null };
  }
}

export const redMoments = new RedMoments();
