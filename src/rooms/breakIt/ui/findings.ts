// What a search says of itself, in words: where it is, what it has found and what it has tried.
import { knownFailure } from '../model/coach.ts';
import type { FoundRun } from '../model/search.ts';
import type { FromSearch } from '../model/service.ts';
import type { BreakItWords } from '../words/contract.ts';
import { invariantName } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { commandAt } from './commandAt.ts';
import { whyBroken } from './whyBroken.ts';

export interface Findings {
  readonly headline: string;
  /** Where nothing was found: what that does not mean. */
  readonly caveat: string | null;
  readonly tried: string | null;
  readonly broken: BrokenPromise | null;
}

export interface BrokenPromise {
  readonly name: string;
  /** Who broke it and how. */
  readonly why: string;
  /** Where the learner's code is at fault; null where it is not known. */
  readonly line: string | null;
  /** How small its world is; null while a smaller one is looked for. */
  readonly smallest: string | null;
  /** What was done, and when. */
  readonly commands: readonly string[];
  /** Of the museum, if the failure is a known one. */
  readonly piece: { readonly id: string; readonly name: string } | null;
}

/** Null: it has said nothing yet. */
export function findingsOf(message: FromSearch | null, words: Messages, own: BreakItWords): Findings {
  if (message === null) return { headline: own.searching, caveat: null, tried: null, broken: null };
  if (message.type === 'failed')
    return { headline: own.failed(message.message), caveat: null, tried: null, broken: null };
  const { tried, seconds, found } = message;
  return {
    headline: headlineOf(message, words, own),
    caveat: message.type === 'ended' && found === null ? own.noProof : null,
    tried: own.tried({ ...tried, seconds }),
    broken:
      found === null
        ? null
        : {
            line: found.line === null ? null : own.atLine(found.line, found.program),
            ...brokenPromise(found, words, own),
            smallest: isSmallest(message, found) ? own.smallest(found.choice.clients) : null,
          },
  };
}

/** A composed world keeps the clients that it was given. */
function isSmallest({ type }: FromSearch, { choice }: FoundRun): boolean {
  return type === 'ended' && choice.plan === undefined;
}

function headlineOf(
  message: Exclude<FromSearch, { readonly type: 'failed' }>,
  words: Messages,
  own: BreakItWords,
): string {
  if (message.type === 'progress') return message.phase === 'done' ? own.searching : own[message.phase];
  const { found, why, seconds } = message;
  if (found !== null) return own.found(nameOf(found, words), found.commands.length);
  return why === 'stopped' ? own.stopped : own.nothing(seconds);
}

function nameOf({ invariant, violation }: FoundRun, words: Messages): string {
  return invariantName(invariant, violation.said, words);
}

function brokenPromise(
  found: FoundRun,
  words: Messages,
  own: BreakItWords,
): Omit<BrokenPromise, 'smallest' | 'line'> {
  const piece = knownFailure(found);
  const said = piece === null ? undefined : words.museum[piece.id];
  return {
    name: nameOf(found, words),
    why: words.format.sentences([
      whyBroken(found.violation, words, own),
      ...(found.startsTogether ? [own.startsTogether] : []),
    ]),
    commands: found.commands.map((each) => commandAt(each, words)),
    piece: piece === null || said === undefined ? null : { id: piece.id, name: said.name },
  };
}
