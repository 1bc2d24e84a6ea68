// Where a person can go from the first picture: each route's code is fetched by whoever goes there first. What is below
// the routes knows them by what it asks of them; routes/routes.ts says where their code is.
import type { NamedLink } from '../../scenarios/link/namedLink.ts';
import type { Lesson } from '../../scenarios/lessons/lesson.ts';
import type { Exam, RepairMilestone } from '../../scenarios/lessons/repair.ts';
import type { Spoken } from '../../words/load.ts';
import type { ComponentType, ReactNode } from 'react';
import type { BranchId, WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { Tag } from '../../scenarios/scenario/concepts.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';

interface OfChoices {
  readonly choices: readonly ScenarioChoice[];
}

/** Every scenario beyond the opening pair, the museum, live servers, and the consoles with zkCli. */
interface LibraryRoute {
  readonly LibrarySceneWords: ComponentType<OfChoices & { readonly say: 'name' | 'sentence' }>;
  readonly AboutScene: ComponentType<OfChoices>;
  readonly Console: ComponentType;
  readonly ScenarioItems: ComponentType;
  /** False if there is none of that name. */
  readonly openSceneById: (kind: 'scene' | 'museum', id: string) => boolean;
  /** The branch shown beside another one, in a new experiment. */
  readonly compareBranch: (other: BranchId) => Promise<void>;
  /** One of two runs that are beside each other, alone. */
  readonly showAlone: (side: WorldSide) => Promise<void>;
  /** Saves the world shown as a file. */
  readonly downloadShown: () => void;
  /** Opens the world, recording or lesson in the file; of several files it opens none and says so. */
  readonly openFiles: (files: readonly File[]) => Promise<void>;
  /** Has the program of a choice examined; the function it gives back ends that. */
  readonly examine: (choice: ScenarioChoice, exam: Exam, hear: (news: ExamNews) => void) => () => void;
  /** Shows the servers of the process that has that token, from now on. */
  readonly followLive: (token: string) => Promise<void>;
}

/** What the examination of a program has come to. */
export type ExamNews =
  | { readonly is: 'running'; readonly runs: number }
  | { readonly is: 'failed' }
  | {
      readonly is: 'over';
      readonly reached: readonly RepairMilestone[];
      readonly runs: number;
      readonly broken: BrokenByExam | null;
    };

/** A run that violates an invariant, in words. */
export interface BrokenByExam {
  readonly name: string;
  readonly why: string;
  readonly commands: readonly string[];
  /** Shows it; false if it cannot be shown. */
  readonly watch: () => Promise<boolean>;
}

interface LessonResultsProps {
  readonly query: string;
  /** Of the room they are in. */
  readonly name: string;
  readonly onOpen: () => void;
  /** Where it finds none. */
  readonly otherwise: ReactNode;
}

interface FoundLesson {
  readonly lesson: Lesson;
  readonly name: string;
  /** “Lesson 3”. */
  readonly numbered: string;
  readonly names: readonly string[];
  readonly tags: readonly Tag[];
  readonly said: readonly string[];
}

export interface LessonsRoute {
  readonly BegunLessons: ComponentType;
  readonly EmbeddedPart: ComponentType;
  readonly LessonPanel: ComponentType;
  readonly LessonShelf: ComponentType<{ readonly onOpen: () => void }>;
  readonly LessonResults: ComponentType<LessonResultsProps>;
  /** Every lesson and challenge as it is looked for, in these languages. */
  readonly lessonsFound: (languages: readonly Spoken[]) => readonly FoundLesson[];
  readonly takeLesson: (id: string, from: 'whereLeft' | 'beginning') => void;
  /** Null once it is open, else why it is not, in words. */
  readonly openLessonFile: (text: string) => Promise<string | null>;
  /** False if there is no such lesson, or no such part of it. */
  readonly openLesson: (link: Extract<NamedLink, { readonly part: string | null }>) => Promise<boolean>;
}

interface DeckRoute {
  /** False if there is no such deck. */
  readonly openDeck: (name: string, at: 'beginning' | 'whereShown') => Promise<boolean>;
  readonly openTenMinutes: () => Promise<void>;
  /** To an entry of the deck that is open. */
  readonly goTo: (index: number) => Promise<void>;
}

interface EditorRoute {
  readonly Editor: ComponentType;
  readonly openEditor: () => Promise<void>;
  /** False where nothing can run. */
  readonly loadInterpreter: () => Promise<boolean>;
  /** The text of a link with code: the editor shows the code and asks before it runs. False if it is not shown. */
  readonly openCodeLink: (text: string, isLatest: () => boolean) => Promise<boolean>;
}

interface Routes {
  readonly library: () => Promise<LibraryRoute>;
  readonly lessons: () => Promise<LessonsRoute>;
  readonly deck: () => Promise<DeckRoute>;
  readonly editor: () => Promise<EditorRoute>;
}

let routes: Routes | null = null;

export function setRoutes(all: Routes): void {
  routes = all;
}

export const library = (): Promise<LibraryRoute> => known().library();
export const lessons = (): Promise<LessonsRoute> => known().lessons();
export const deck = (): Promise<DeckRoute> => known().deck();
export const editor = (): Promise<EditorRoute> => known().editor();

function known(): Routes {
  if (routes === null) throw new Error('a route is asked for before routes/routes.ts has said where it is');
  return routes;
}
