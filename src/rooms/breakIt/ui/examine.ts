// The examination of a program that a lesson asks to mend, told in words, with the run that was found as a film.
import type { FromExam } from '../model/service.ts';
import type { FailedTrial } from '../model/trials/trialRun.ts';
import type { Exam } from '../../../scenarios/lessons/repair.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { wordsNow } from '../../../words/useWords.ts';
import type { BrokenByExam, ExamNews } from '../../../ui/room/room.ts';
import { commandAt } from './commandAt.ts';
import { findingsOf } from './findings.ts';
import { openFilm } from './openFilm.ts';
import { startExam } from './startSearch.ts';

export function examine(choice: ScenarioChoice, exam: Exam, hear: (news: ExamNews) => void): () => void {
  return startExam({ choice, exam }, (message) => hear(newsOf(message)));
}

function newsOf(message: FromExam): ExamNews {
  switch (message.type) {
    case 'failed':
      return { is: 'failed' };
    case 'examining':
      return { is: 'running', runs: message.runs };
    case 'examined': {
      const { reached, runs } = message;
      return { is: 'over', reached, runs, broken: brokenBy(message) };
    }
    default:
      return message satisfies never;
  }
}

function brokenBy(message: Extract<FromExam, { readonly type: 'examined' }>): BrokenByExam | null {
  const { found, failed, tried, seconds } = message;
  const own = wordsNow(BREAK_IT);
  if (found === null) return failed === null ? null : failedBy(failed);
  const { broken } = findingsOf(
    { type: 'ended', why: 'done', tried, seconds, found, shown: [] },
    wordsNow(),
    own,
  );
  if (broken === null) return null;
  const { name, why, commands } = broken;
  return {
    is: 'violated',
    name,
    why,
    commands,
    watch: () => openFilm(found, { commands, broken: own.broken(name) }),
  };
}

function failedBy(failed: FailedTrial): BrokenByExam {
  const words = wordsNow();
  const own = wordsNow(BREAK_IT);
  const { failure } = failed;
  const isViolation = 'invariant' in failure;
  const commands = failed.commands.map((each) => commandAt(each, words));
  const said = isViolation ? invariantWords(failure.invariant, words) : own.trial[failure.why];
  const why = isViolation
    ? invariantWords(failure.invariant, words).why(failure)
    : own.trial[failure.why].why(
        failure.client === null ? '' : words.picture.clientName(failure.client.slice('client:'.length), []),
      );
  return {
    is: isViolation ? 'violated' : 'failed',
    name: said.name,
    why,
    commands,
    watch: () => openFilm(failed, { commands, broken: said.name }),
  };
}
