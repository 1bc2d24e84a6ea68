// The state of a part's question: asked, answered, then confirmed by the run or not.
import type { Answer } from '../../../scenarios/lessons/predict.ts';
import type { OwnOutcome } from '../../../scenarios/lessons/predictionRun.ts';

/** `chosen`: null where the solution is played and nothing was predicted. */
export type Question =
  /** Nothing is chosen yet, or the part has no question. */
  | { readonly is: 'open' }
  /** The run has no outcome yet. `answer`: null while it is computed. */
  | { readonly is: 'committed'; readonly chosen: string | null; readonly answer: Answer | null }
  /** The learner did something else than the question assumes. */
  | {
      readonly is: 'strayed';
      readonly chosen: string | null;
      readonly answer: Answer;
      readonly own: OwnOutcome;
    }
  /** `isBefore`: in an earlier run of the part, so that nothing in this one shows it. */
  | {
      readonly is: 'seen';
      readonly chosen: string | null;
      readonly answer: Answer;
      readonly own: OwnOutcome;
      readonly isBefore: boolean;
    };

export const OPEN: Question = { is: 'open' };

export function chosenIn(question: Question): string | null {
  return question.is === 'open' ? null : question.chosen;
}

/** What has happened is known now, of what was chosen before. */
export function withAnswer(question: Question, answer: Answer): Question {
  return question.is === 'committed' ? { ...question, answer } : question;
}

/** The run's outcome is `own`, null if it has none yet; it is not shown before the answer is known. The same object if nothing changed. */
export function withOutcome(question: Question, own: OwnOutcome | null): Question {
  if (question.is === 'open' || question.is === 'seen' || question.answer === null) return question;
  const { chosen, answer } = question;
  if (own === null) return withoutOutcome(question);
  if (own.option === answer.option) return { is: 'seen', chosen, answer, own, isBefore: false };
  return question.is === 'strayed' && question.own === own
    ? question
    : { is: 'strayed', chosen, answer, own };
}

/** Another run of the same question; what was chosen stands. */
export function withoutOutcome(question: Question): Question {
  if (question.is === 'open' || question.is === 'committed') return question;
  return { is: 'committed', chosen: question.chosen, answer: question.answer };
}

/** In the part begun anew: what was seen is not asked again. */
export function begunAnew(question: Question): Question {
  return question.is === 'seen' ? { ...question, isBefore: true } : OPEN;
}
