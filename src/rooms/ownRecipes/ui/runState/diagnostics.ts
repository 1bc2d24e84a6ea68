// What is marked in the text: mistakes, doubts, what failed in the run, and after which line a kill breaks it.
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Mistake } from '../../../../ownRecipes/mistake.ts';
import type { OwnRecipeWords } from '../../words/contract.ts';
import type { EveryKill } from '../../../../ui/room/room.ts';
import type { Failed } from './clientsInCode.ts';
import { lineStart } from '../runMarks.ts';
import { misspelledIn } from './misspelled.ts';
import { unawaitedIn } from './unawaited.ts';

export function ofKill(
  state: EditorState,
  { client, line, name, why }: NonNullable<EveryKill['broken']>,
  words: OwnRecipeWords,
): readonly Diagnostic[] {
  const at = line === null ? null : lineStart(state, line);
  if (at === null) return [];
  const { from, to } = state.doc.lineAt(Math.min(at, state.doc.length));
  return [{ from, to, severity: 'warning', message: words.killBreaks(client, line, name, why) }];
}

export function ofMistake(state: EditorState, { line, column, message }: Mistake): Diagnostic {
  const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
  const at = Math.min(from + column - 1, to);
  return {
    from: at === to && from < to ? to - 1 : at,
    to: Math.min(to, state.wordAt(at)?.to ?? at + 1),
    severity: 'error',
    message,
  };
}

/** What is allowed, and is seldom meant. */
export function doubtsOf(text: string, words: OwnRecipeWords): readonly Diagnostic[] {
  const of = (at: { readonly from: number; readonly to: number }, message: string) => ({
    from: at.from,
    to: at.to,
    severity: 'warning' as const,
    message,
  });
  return [
    ...misspelledIn(text).map((each) => of(each, words.misspelled(each.call, each.meant))),
    ...unawaitedIn(text).map((each) => of(each, words.unawaited(each.call))),
  ];
}

export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

export function ofFailure(
  state: EditorState,
  { clients, line, message }: Failed,
  severity: 'error' | 'warning',
): readonly Diagnostic[] {
  const at = line === null ? null : lineStart(state, line);
  if (at === null) return [];
  const { from, to, text } = state.doc.lineAt(Math.min(at, state.doc.length));
  const indent = text.length - text.trimStart().length;
  return [{ from: from + indent, to, severity, source: clients.join(', '), message }];
}
