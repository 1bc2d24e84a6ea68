// What an exploration came to, in words: the sentence that can be quoted, and what was found, by how grave it is.
import type { FoundRun } from '../model/explore/explorer.ts';
import type { Report } from '../model/explore/total.ts';
import type { BreakItWords } from '../words/contract.ts';
import type { Messages } from '../../../words/messages.ts';
import { commandAt } from './commandAt.ts';
import { claimName } from './claimNames.ts';
import { errorText } from './errorText.ts';
import { commandOfPlaced } from './faultChoice.ts';
import { foundText } from './whyBroken.ts';

export interface VerdictText {
  readonly isViolated: boolean;
  readonly quote: string;
  readonly unfinished: string | null;
  readonly mistakes: readonly MistakeText[];
  readonly errors: string | null;
  /** What every lease has; it is no violation. */
  readonly limits: string | null;
}

interface MistakeText {
  readonly run: FoundRun;
  readonly why: string;
  /** What was done, and when. */
  readonly commands: readonly { readonly afterStep: number; readonly said: string }[];
}

/** Of the exploration of a world with so many clients, judged by these claims, which are named as readers know them. */
export function verdictText(
  report: Report,
  { clients, claims }: { readonly clients: number; readonly claims: readonly string[] },
  words: Messages,
  room: BreakItWords,
): VerdictText {
  const own = room.everyRun;
  const { bound, found, runs, states, unfinished } = report;
  const of = (grade: FoundRun['grade']) => found.filter((one) => one.grade === grade);
  const [mistakes, limits, errors] = [of('mistake'), of('limit'), of('unhandledError')];
  const names = (those: readonly FoundRun[]) =>
    those.flatMap(({ invariant, violation }) =>
      invariant === null ? [] : [claimName(invariant, violation?.said, words)],
    );
  const listed = (label: string, items: readonly string[]) =>
    words.format.labelled(label, words.format.list(items));
  const faults = bound.faults.map((fault) => words.commands[commandOfPlaced(fault)].label);
  const said = { ...bound, faults, clients, runs, states };
  return {
    isViolated: mistakes.length > 0,
    quote:
      mistakes.length === 0 ? own.holds(said, claims) : own.violated(said, [...new Set(names(mistakes))]),
    unfinished: unfinished > 0 ? own.unfinished(unfinished) : null,
    mistakes: mistakes.map((run) => ({
      run,
      why: foundText(run, words, room),
      commands: run.commands.map((each) => ({
        afterStep: each.afterStep,
        said: commandAt(each, words),
      })),
    })),
    errors:
      errors.length === 0
        ? null
        : listed(
            own.errors,
            errors.map((run) => errorText(run, own)),
          ),
    limits: limits.length === 0 ? null : listed(own.limits, names(limits)),
  };
}
