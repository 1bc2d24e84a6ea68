// What a language says of lessons.
import type { AssignmentProblem } from '../../../scenarios/homework/assignment.ts';
import type { WorldGoalKind, WorldQuestionKind } from '../../../scenarios/homework/worldTask.ts';
import type { LessonWords } from '../../../scenarios/lessons/words.ts';

export interface LessonsMessages {
  readonly panel: PanelWords;
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** What explains itself in the texts of lessons. */
  readonly terms: Readonly<Record<string, TermWords>>;
}

export interface TermWords {
  /** As texts have it, with its plural. */
  readonly names: readonly string[];
  /** At the beginning of a sentence it is another word: “Watch A write.” */
  readonly neverFirst?: true;
  readonly means: string;
}

/** Giving a teacher what was done. */
export interface HandInWords {
  readonly button: string;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly code: string;
  readonly copy: string;
  readonly save: string;
  readonly failed: string;
  /** Of several tasks, how many are in what is handed in. */
  readonly tasks: (begun: number, all: number) => string;
}

/** Where a program is to be mended. */
export interface CertificateWords {
  readonly title: string;
  /** Without a name there is a line to write it on. */
  readonly of: (name: string) => string;
  readonly chapter: string;
  readonly lessons: string;
  readonly quiz: string;
  readonly noProof: string;
}

interface HomeWords {
  /** What ZooKeeper is, for someone who has thirty seconds. */
  readonly about: readonly string[];
  readonly begin: (title: string) => string;
  readonly goOn: (title: string) => string;
  readonly done: (done: number, all: number) => string;
}

interface QuizWords {
  /** The title of a chapter’s quiz, and of the one of what was missed. */
  readonly of: (chapter: string) => string;
  readonly again: string;
  readonly take: string;
  readonly takeAgain: (right: number, all: number) => string;
  readonly askMissed: (count: number) => string;
  readonly place: (number: number, all: number) => string;
  readonly computing: string;
  readonly itIs: (option: string) => string;
  readonly next: string;
  /** Opens the lesson at the part. */
  readonly see: string;
  readonly result: (right: number, all: number) => string;
  readonly missed: (count: number) => string;
  readonly anotherRound: string;
}

interface RepairWords {
  /** The button. */
  readonly check: string;
  /** While it is asked whether a program that came with a link may run. */
  readonly answerFirst: string;
  readonly checking: (runs: number, all: number) => string;
  /** It does not do its work, even without a fault. */
  readonly idle: string;
  readonly broken: (invariant: string) => string;
  /** It fails a trial, in a few words. */
  readonly failedTrial: (how: string) => string;
  readonly watch: string;
  readonly nothing: (runs: number) => string;
  readonly failed: string;
}

/** Of a world that a teacher has assigned. */
export interface WorldTaskWords {
  /** What is to be brought about; of an invariant, its name is what it is about. */
  readonly goals: Readonly<Record<WorldGoalKind, (about: string) => string>>;
  /** What is asked of the moment a run ends at. */
  readonly questions: Readonly<Record<WorldQuestionKind, (about: string) => string>>;
  readonly reveal: (outcome: string) => string;
}

export interface PanelWords {
  readonly lessons: string;
  readonly lead: string;
  readonly chapters: Readonly<Record<number, string>>;
  readonly minutes: (count: number) => string;
  /** What a lesson is called that explains nothing and asks for something hard. */
  readonly challenge: string;
  /** By its place in the course, or among the challenges. */
  readonly number: (kind: 'lesson' | 'challenge' | 'exam', number: number) => string;
  readonly part: (number: number, all: number) => string;
  readonly states: Readonly<Record<'new' | 'begun' | 'skipped' | 'done', string>>;
  readonly again: string;
  readonly predictFirst: string;
  /** A command was given by key that the part is not about. */
  readonly notOffered: string;
  /** The moment of a link could not be read: its part begins anew. */
  readonly momentLost: string;
  /** The browser stores nothing more of what a learner does. */
  readonly notKept: string;
  /** In place of a number that a setting does not take. */
  readonly outOfBounds: (asked: number, min: number, max: number, taken: number) => string;
  /** The solution is played: no prediction is asked for. */
  readonly shown: string;
  readonly commit: string;
  /** The scene goes there by itself. */
  readonly committed: string;
  /** The learner has to do what the question supposes. `play` here and below: what the button says that plays it. */
  readonly committedByHand: (play: string) => string;
  /** She has done something where the question supposes that nobody does. */
  readonly acted: (play: string) => string;
  /** She has acted otherwise, and it came to something else. */
  readonly strayed: (play: string) => string;
  readonly playAsked: string;
  /** Where the goal has been reached in a way that does not answer the question. */
  readonly playAnswer: string;
  readonly chooseOne: string;
  /** Brings up a question that is out of sight. */
  readonly toQuestion: string;
  /** Goes where the outcome can be seen, without all that comes before it. */
  readonly skipToOutcome: string;
  readonly youSaid: (option: string) => string;
  /** Another option than was chosen the first time, which is handed in. */
  readonly firstCounts: (option: string) => string;
  readonly asYouSaid: string;
  readonly manyThink: string;
  readonly showMe: string;
  readonly goal: string;
  /** Says that there is a goal before it may be read. */
  readonly goalLater: string;
  /** Before the names of the commands that are offered there. */
  readonly offeredAt: Readonly<Record<'client' | 'server' | 'link' | 'network', string>>;
  readonly reached: string;
  readonly reachedNow: (milestone: string) => string;
  readonly open: string;
  readonly gridCaption: string;
  readonly notSeen: string;
  /** A cell of the grid: the settings of its column and its row, and what was seen there. */
  readonly cell: (column: string, row: string, seen: string) => string;
  readonly fillIn: string;
  readonly hint: (number: number) => string;
  readonly playSolution: string;
  readonly isPlaying: string;
  /** In an embed, which has one part alone. */
  readonly partDone: string;
  readonly next: string;
  readonly skipPart: string;
  readonly skipLesson: string;
  readonly restart: string;
  readonly leave: string;
  /** `isPlayed`: the page has played the way there. */
  readonly done: (kind: 'lesson' | 'challenge', isPlayed: boolean) => string;
  /** All of this part is done, and others are open. */
  readonly partsLeft: (count: number) => string;
  readonly toOpenPart: string;
  /** What it took, at the end of a lesson. */
  readonly commandsUsed: (used: number, fewest: number) => string;
  readonly solutionPlayed: string;
  /** Behind `solutionPlayed`, with the blank between them if the language has one. */
  readonly fewestKnown: (fewest: number) => string;
  readonly world: WorldTaskWords;
  /** Why a file with a lesson was not opened. */
  readonly badFile: Readonly<Record<AssignmentProblem | 'newer', string>>;
  readonly handIn: HandInWords;
  readonly repair: RepairWords;
  readonly home: HomeWords;
  readonly quiz: QuizWords;
  readonly certificate: CertificateWords & { readonly save: string };
  readonly nextLesson: (title: string) => string;
  readonly task: string;
  readonly taskOf: (number: number, all: number, title: string) => string;
  readonly nextTask: (number: number, all: number) => string;
  /** On a phone: what the upper edge of the lesson does. */
  readonly sheet: { readonly lower: string; readonly raise: string };
  readonly elsewhere: string;
  readonly backToScene: string;
  readonly save: string;
  readonly load: string;
  readonly loaded: string;
  readonly damaged: string;
  readonly newer: string;
}
