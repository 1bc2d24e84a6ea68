// Judges what was handed in by doing it again: nothing that it says of itself counts.
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { GoalRun } from '../lessons/goalRun.ts';
import type { Lesson, Part } from '../lessons/lesson.ts';
import { findLesson } from '../lessons/lessons.ts';
import { offeredIn } from '../lessons/offered.ts';
import { NO_WORK, type PartRun, type PartWork } from '../lessons/partWork.ts';
import { answerTo } from '../lessons/predict.ts';
import type { Coach } from '../lessons/repair.ts';
import { NO_COACH, examined } from '../lessons/repaired.ts';
import { settingsOf } from '../lessons/scenes.ts';
import { BEHAVIOUR_VERSION, LINK_VERSION, type Link } from '../link/permalink.ts';
import { Rerun } from '../link/rerun.ts';
import type { Parameter, ParameterValue, ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import { lessonOf } from './assignment.ts';
import { isProgramOfThePage, playedByThePage, playedIn, type PlayedByThePage } from './byThePage.ts';
import type { HandIn } from './handIn.ts';

/** Why the work of a part does not count. */
export type WorkProblem =
  /** Done again, it comes to something else. */
  | 'edited'
  /** A command that the part does not offer. */
  | 'notOffered'
  /** A setting that it does not have, or an option. */
  | 'notOfThisLesson';

export interface JudgedPart {
  readonly id: string;
  readonly problem: WorkProblem | null;
  readonly goalReached: boolean;
  /** Commands in the runs that reached something. */
  readonly actions: number;
  readonly answers: readonly JudgedAnswer[];
  /** The page has played the solution. */
  readonly isShown: boolean;
  /** A run is what the page plays of the question; its commands may have been given by hand at the same moments. */
  readonly isPlayed: boolean;
  /** The runs without what the page plays; those it plays as a whole are left out. */
  readonly ownRuns: readonly PartRun[];
}

interface JudgedAnswer {
  readonly option: string;
  readonly isRight: boolean;
  /** The idea behind it where it is not what happens. */
  readonly misconception: string | null;
}

export interface Judged {
  readonly lesson: Lesson;
  readonly parts: readonly JudgedPart[];
  readonly goalReached: boolean;
  readonly actions: number;
  readonly misconceptions: readonly string[];
  readonly problem: WorkProblem | null;
}

/** Keeps what it has found: thirty of a class do much the same. */
export class Judge {
  readonly #library: ScenarioLibrary;
  readonly #coach: Coach;
  readonly #answers = new Map<string, string | null>();
  readonly #runs = new Map<string, readonly string[] | null>();
  readonly #played = new Map<string, PlayedByThePage>();

  /** `coach` examines programs that were mended; own recipes must be known to the library for that. */
  constructor(library: ScenarioLibrary, coach: Coach = NO_COACH) {
    this.#library = library;
    this.#coach = coach;
  }

  /** Null if there is no such lesson. */
  judge({ lesson: id, assignment, work }: HandIn): Judged | null {
    const lesson = assignment === null ? findLesson(id) : lessonOf(assignment);
    if (lesson === undefined || lesson === null || lesson.id !== id) return null;
    const parts = lesson.parts.map((part) => this.#judgePart(lesson, part, work[part.id] ?? NO_WORK));
    return {
      lesson,
      parts,
      goalReached: parts.every(({ goalReached }) => goalReached),
      actions: parts.reduce((sum, { actions }) => sum + actions, 0),
      misconceptions: [
        ...new Set(
          parts.flatMap(({ answers }) => answers.flatMap(({ misconception }) => misconception ?? [])),
        ),
      ],
      problem: parts.find(({ problem }) => problem !== null)?.problem ?? null,
    };
  }

  #judgePart(lesson: Lesson, part: Part, { answers, runs, isShown }: PartWork): JudgedPart {
    const judged = {
      id: part.id,
      actions: runs.reduce((sum, { commands }) => sum + commands.length, 0),
      isShown,
      isPlayed: false,
      ownRuns: runs,
    };
    const refused = (problem: WorkProblem): JudgedPart => ({
      ...judged,
      problem,
      goalReached: false,
      answers: [],
    });
    const options = new Set(part.prediction?.options.map(({ id }) => id));
    if (![...answers, ...runs].every(({ set }) => takes(part, set))) return refused('notOfThisLesson');
    if (!answers.every(({ option }) => options.has(option))) return refused('notOfThisLesson');
    const offered = offeredIn(part);
    if (!runs.every(({ commands }) => commands.every(({ command }) => offered.has(command.type)))) {
      return refused('notOffered');
    }
    let reached: readonly string[] = [];
    for (const run of runs) {
      const next = this.#reachedBy(lesson, part, run, reached);
      if (next === null) return refused('edited');
      reached = next;
    }
    const isGoalReached =
      part.goal === undefined ? answers.length > 0 : reached.length === part.goal.milestones.length;
    const said = answers.map(({ set, option }) => this.#judgeAnswer(lesson, part, set, option));
    const found = runs.map((run) => this.#ownIn(lesson, part, run));
    return {
      ...judged,
      problem: null,
      goalReached: isGoalReached,
      answers: said,
      isPlayed: found.some(({ isPlayed }) => isPlayed),
      ownRuns: found.flatMap(({ own }) => own ?? []),
    };
  }

  /** What is left of a run without the commands that the page plays; null: nothing. */
  #ownIn(
    lesson: Lesson,
    part: Part,
    run: PartRun,
  ): { readonly own: PartRun | null; readonly isPlayed: boolean } {
    if (run.code !== undefined && isProgramOfThePage(part, run.code)) return { own: null, isPlayed: false };
    if (run.commands.length === 0) return { own: run, isPlayed: false };
    const key = sceneKey(lesson, part, run.set);
    const played = this.#played.get(key) ?? playedByThePage(part, run.set);
    this.#played.set(key, played);
    const count = playedIn(run, [played.asked, ...played.solution]);
    return {
      own: count === run.commands.length ? null : { ...run, commands: run.commands.slice(count) },
      isPlayed: playedIn(run, [played.asked]) > 0,
    };
  }

  /** The milestones reached after it; null if done again it comes to something else. */
  #reachedBy(lesson: Lesson, part: Part, run: PartRun, before: readonly string[]): readonly string[] | null {
    const key = JSON.stringify([sceneKey(lesson, part, run.set), run, before]);
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const found =
      part.repair === undefined
        ? replay(part, run, before, this.#library)
        : examined(part, run.set, run.code ?? part.repair.code, this.#coach);
    this.#runs.set(key, found);
    return found;
  }

  #judgeAnswer(lesson: Lesson, part: Part, set: ParameterValues, option: string): JudgedAnswer {
    const key = sceneKey(lesson, part, set);
    const known = this.#answers.get(key);
    const right = known === undefined ? rightOption(part, set) : known;
    this.#answers.set(key, right);
    const isRight = option === right;
    const idea = part.prediction?.options.find(({ id }) => id === option)?.misconception ?? null;
    return { option, isRight, misconception: isRight ? null : idea };
  }
}

/** Learners with other variants have the same settings, and other scenes. */
function sceneKey(lesson: Lesson, part: Part, set: ParameterValues): string {
  return JSON.stringify([lesson.id, part.id, part.scene(set)]);
}

function rightOption(part: Part, set: ParameterValues): string | null {
  return part.prediction === undefined ? null : answerTo(part.prediction, part.scene(set)).option;
}

/** More than any homework takes; a code that asks for more is none. */
const MOST_STEPS = 400_000;

function replay(
  part: Part,
  run: PartRun,
  before: readonly string[],
  library: ScenarioLibrary,
): readonly string[] | null {
  const choices: readonly ScenarioChoice[] = part.scene(run.set);
  const { commands, playhead, hash } = run;
  if (playhead.step > MOST_STEPS) return null;
  const link: Link = {
    v: LINK_VERSION,
    behaviour: BEHAVIOUR_VERSION,
    choices,
    commands,
    playhead,
    hash,
    view: choices.length === 2 ? 'compare' : 'single',
  };
  const state = new Rerun(link, library).advance(2 * MOST_STEPS);
  if (state.kind !== 'done' || state.notices.length > 0) return null;
  const goal = new GoalRun(part.goal ?? { milestones: [] }, before);
  goal.look(state.experiment, playhead.step);
  return goal.reached;
}

/** All that is set is a setting of the part, with a value that it takes. */
function takes(part: Part, set: ParameterValues): boolean {
  const names = Object.keys(settingsOf(part));
  return (
    Object.keys(set).every((name) => names.includes(name)) &&
    (part.settings ?? []).every((setting) => isTaken(setting, set[setting.name]))
  );
}

function isTaken(setting: Parameter, value: ParameterValue | undefined): boolean {
  if (setting.kind === 'choice') return setting.options.some((option) => option === value);
  return Number.isInteger(value) && Number(value) >= setting.min && Number(value) <= setting.max;
}
