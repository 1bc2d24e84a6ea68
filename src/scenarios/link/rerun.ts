// Making the moment of a link again: an experiment run to each of its commands in turn, and on to its playhead. In slices,
// so that a page can show progress and give up; its caller decides how long a slice is.
import { Experiment } from '../experiment/experiment.ts';
import type { ExperimentOptions, Playhead, ScenarioLibrary } from '../experiment/experiment.ts';
import { BEHAVIOUR_VERSION } from './permalink.ts';
import type { Link, LinkCommand, LinkError, LinkNotice } from './permalink.ts';

export type RerunState =
  | { readonly kind: 'running'; readonly doneSteps: number; readonly totalSteps: number }
  | {
      readonly kind: 'done';
      readonly experiment: Experiment;
      readonly playhead: Playhead;
      readonly notices: readonly LinkNotice[];
    }
  | { readonly kind: 'failed'; readonly error: LinkError }
  /** The engine met a state that cannot be: what there is up to there, and the command that led to it, if one did. */
  | {
      readonly kind: 'broken';
      readonly experiment: Experiment;
      readonly error: unknown;
      readonly command: LinkCommand | null;
    };

export class Rerun {
  readonly #link: Link;
  readonly #experiment: Experiment;
  /** Where steps are not known, milliseconds. */
  readonly #totalSteps: number;
  #nextCommand = 0;
  #state: RerunState;

  /** The link must have been parsed: its scenarios are known and its values in bounds. */
  constructor(link: Link, library: ScenarioLibrary, options?: ExperimentOptions) {
    this.#link = link;
    this.#experiment = new Experiment(link.choices, library, options);
    this.#totalSteps =
      link.isByClock === true
        ? link.playhead.timeMs
        : Math.max(link.playhead.step, (link.commands.at(-1)?.afterStep ?? -1) + 1);
    this.#state = { kind: 'running', doneSteps: 0, totalSteps: this.#totalSteps };
  }

  get state(): RerunState {
    return this.#state;
  }

  /** Goes on by so many steps at most, and by one at least. What the engine asserts ends it, never as an exception. */
  advance(maxSteps: number, isOutOfTime: () => boolean = () => false): RerunState {
    if (this.#state.kind !== 'running') return this.#state;
    try {
      this.#state = this.#advance(maxSteps, isOutOfTime);
    } catch (error) {
      const due = this.#link.commands[this.#nextCommand];
      const isGiven = this.#link.isByClock !== true && due?.afterStep === this.#experiment.steps;
      const command = isGiven ? due : null;
      this.#state = { kind: 'broken', experiment: this.#experiment, error, command };
    }
    return this.#state;
  }

  #advance(maxSteps: number, isOutOfTime: () => boolean): RerunState {
    if (this.#link.isByClock === true) return this.#advanceByClock(maxSteps, isOutOfTime);
    const experiment = this.#experiment;
    for (let taken = 0; taken < maxSteps; taken++) {
      // Asked at each step: one that lists thousands of names takes as long as thousands of others.
      if (taken > 0 && isOutOfTime()) break;
      const due = this.#link.commands[this.#nextCommand];
      if (due !== undefined && due.afterStep === experiment.steps) {
        const error = giveAgain(experiment, due, this.#nextCommand);
        if (error !== null) return failed(error);
        this.#nextCommand++;
      } else if (experiment.steps >= this.#totalSteps) {
        return this.#finish(isOutOfTime) ?? this.#running;
      } else if (!experiment.advance()) {
        if (experiment.isWaiting) break;
        const command = due === undefined ? null : this.#nextCommand;
        return failed({ code: 'momentMissing', command, step: due?.afterStep ?? this.#totalSteps });
      }
    }
    return this.#running;
  }

  #advanceByClock(maxSteps: number, isOutOfTime: () => boolean): RerunState {
    const experiment = this.#experiment;
    const { commands, playhead } = this.#link;
    for (let taken = 0; taken < maxSteps; taken++) {
      if (taken > 0 && isOutOfTime()) break;
      const due = commands[this.#nextCommand];
      if (due === undefined)
        return {
          kind: 'done',
          experiment,
          playhead: { step: experiment.steps, timeMs: playhead.timeMs },
          notices: [],
        };
      const nextAtMs = experiment.nextAtMs();
      const afterStep = experiment.steps;
      if (nextAtMs === null || nextAtMs > due.atMs) {
        const error = giveAgain(experiment, { ...due, afterStep }, this.#nextCommand);
        if (error !== null) return failed(error);
        this.#nextCommand++;
      } else if (!experiment.advance()) {
        if (experiment.isWaiting) break;
        return failed({ code: 'momentMissing', command: this.#nextCommand, step: afterStep });
      }
    }
    return { kind: 'running', doneSteps: experiment.head.timeMs, totalSteps: this.#totalSteps };
  }

  get #running(): RerunState {
    return { kind: 'running', doneSteps: this.#experiment.steps, totalSteps: this.#totalSteps };
  }

  /** Null while there is more to hash than there is time for. */
  #finish(isOutOfTime: () => boolean): RerunState | null {
    const { playhead, hash, behaviour } = this.#link;
    const got = this.#experiment.hashAt(playhead.step, isOutOfTime);
    if (got === null) return null;
    const notices: LinkNotice[] = [];
    if (behaviour !== BEHAVIOUR_VERSION) notices.push({ code: 'otherBehaviour', version: behaviour });
    // A recording has none.
    if (hash !== '' && got !== hash) notices.push({ code: 'hashDiffers', expected: hash, got });
    return {
      kind: 'done',
      experiment: this.#experiment,
      playhead: { step: playhead.step, timeMs: timeWithin(this.#experiment, playhead) },
      notices,
    };
  }
}

/** The playhead's time, brought between its step and the next. */
function timeWithin(experiment: Experiment, { step, timeMs }: Playhead): number {
  const nextMs = step < experiment.steps ? experiment.timeAt(step + 1) : experiment.nextAtMs();
  return Math.max(experiment.timeAt(step), Math.min(timeMs, nextMs ?? timeMs));
}

function giveAgain(experiment: Experiment, due: LinkCommand, index: number): LinkError | null {
  const { command, afterStep, atMs, side } = due;
  const at = { step: afterStep, timeMs: atMs };
  if (timeWithin(experiment, at) !== atMs) return { code: 'momentMissing', command: index, step: afterStep };
  if (side !== undefined) {
    // What a world refused then it refuses again: that was one of its steps.
    experiment.giveTo(side, command, atMs);
    return null;
  }
  const refusals = experiment.give(command, at);
  if (refusals.some((refusal) => refusal === null)) return null;
  return { code: 'commandRefused', command: index, type: command.type };
}

function failed(error: LinkError): RerunState {
  return { kind: 'failed', error };
}
