// The examination of a program that a lesson asks to mend, told in words, with the run that was found as a film.
import type { FromExam } from '../model/service.ts';
import type { Exam } from '../../../scenarios/lessons/repair.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { wordsNow } from '../../../words/useWords.ts';
import type { BrokenByExam, ExamNews } from '../../../ui/room/room.ts';
import { findingsOf } from './findings.ts';
import { openFilm } from './openFilm.ts';
import { startExam } from './startSearch.ts';

export function examine(choice: ScenarioChoice, exam: Exam, hear: (news: ExamNews) => void): () => void {
  return startExam({ choice, exam }, (message) => hear(newsOf(message))).drop;
}

function newsOf(message: FromExam): ExamNews {
  switch (message.type) {
    case 'failed':
      return { is: 'failed' };
    case 'idle':
      return { is: 'over', reached: [], runs: 0, broken: null };
    case 'progress':
      return { is: 'running', runs: message.tried.runs };
    case 'ended':
      return {
        is: 'over',
        reached: message.found === null ? ['works', 'holds'] : ['works'],
        runs: message.tried.runs,
        broken: brokenBy(message),
      };
    default:
      return message satisfies never;
  }
}

function brokenBy(message: Extract<FromExam, { readonly type: 'ended' }>): BrokenByExam | null {
  const { found } = message;
  const own = wordsNow(BREAK_IT);
  const { broken } = findingsOf(message, wordsNow(), own);
  if (found === null || broken === null) return null;
  const { name, why, commands } = broken;
  return { name, why, commands, watch: () => openFilm(found, { commands, broken: own.broken(name) }) };
}
