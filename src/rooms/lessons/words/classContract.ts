import type { CodeProblem } from '../../../scenarios/homework/handIn.ts';
import type { WorldGoalKind, WorldQuestionKind } from '../../../scenarios/homework/worldTask.ts';
import type { WorkProblem } from '../../../scenarios/homework/judge.ts';

/** What every language says on the page for teachers. */
export interface ClassroomWords {
  readonly title: string;
  readonly lead: string;
  /** Half a line below the title in a menu. */
  readonly more: string;
  /** What else the page is looked for by. */
  readonly also: readonly string[];
  readonly whole: string;
  readonly sections: Readonly<Record<'assign' | 'results' | 'print', string>>;
  readonly assign: {
    readonly task: string;
    /** What one link carries. */
    readonly tasks: string;
    readonly addTask: string;
    readonly removeTask: (number: number) => string;
    /** Of a task. */
    readonly unfinished: string;
    readonly lessons: string;
    readonly challenges: string;
    readonly ownWorld: string;
    readonly worldLink: string;
    readonly worldLinkTip: string;
    readonly noWorld: string;
    readonly goalIs: string;
    readonly goals: Readonly<Record<WorldGoalKind, string>>;
    /** What a goal or a question is about. */
    readonly about: string;
    readonly asks: string;
    readonly asksNothing: string;
    readonly questions: Readonly<Record<WorldQuestionKind, string>>;
    readonly options: string;
    readonly optionsTip: string;
    readonly notAsked: string;
    readonly noRightAnswer: (outcome: string) => string;
    readonly reachedAtOnce: string;
    readonly save: string;
    readonly title: string;
    readonly goal: string;
    readonly deadline: string;
    readonly allowed: string;
    readonly allowedTip: string;
    /** What clients wait to be told, by buttons of their own. */
    readonly gates: string;
    readonly variants: string;
    readonly settings: string;
    readonly open: string;
    readonly link: string;
    readonly copy: string;
    readonly qr: string;
    readonly try: string;
  };
  readonly results: {
    readonly paste: string;
    readonly pasteTip: string;
    readonly files: string;
    readonly clear: string;
    readonly csv: string;
    readonly empty: string;
    /** `refused`: codes, which do not count among all. */
    readonly summary: (reached: number, all: number, refused: number) => string;
    readonly common: string;
    /** Of the table of learners and ideas. */
    readonly grid: string;
    readonly book: string;
    readonly names: string;
    readonly namesTip: string;
    readonly expected: string;
    readonly expectedTip: string;
    readonly missing: (names: readonly string[]) => string;
    readonly otherTask: string;
    readonly columns: Readonly<
      Record<'name' | 'task' | 'goal' | 'actions' | 'answers' | 'ideas' | 'shown' | 'runs', string>
    >;
    readonly goal: Readonly<Record<'reached' | 'open' | 'refused', string>>;
    readonly shown: string;
    /** Commands as the page plays a question, at the same moments: it has played it, or a learner gave them when the part opened. */
    readonly played: string;
    /** Other names under which the very same was handed in. */
    readonly sameAs: (names: string) => string;
    readonly old: string;
    readonly checking: (done: number, all: number) => string;
    /** A button that opens a part at what was last reached there, or at its beginning. */
    readonly part: (number: number, isReached: boolean) => string;
    readonly nameless: string;
    readonly problems: Readonly<Record<CodeProblem | WorkProblem | 'notChecked', string>>;
  };
  readonly print: {
    readonly lesson: string;
    readonly worksheet: string;
    readonly answers: string;
    readonly print: string;
    readonly nameLine: string;
    readonly working: string;
    readonly task: string;
    /** Over the tasks of all parts, on a page of their own. */
    readonly tasks: string;
    readonly answer: string;
    readonly why: string;
    /** A line to write on. */
    readonly because: string;
    /** Before an answer: what is set. */
    readonly inSetting: (setting: string) => string;
    /** An answer as a sentence, before another one. */
    readonly answered: (option: string) => string;
    readonly fewest: (count: number) => string;
  };
}
