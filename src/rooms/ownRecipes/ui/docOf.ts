// A call's signature and what it does, as it stands beside the code.
import type { OwnRecipeWords } from '../words/contract.ts';
import type { ApiCall } from './api.ts';

/** In the language of the page. */
export function sentenceOf({ owner, name, doc }: ApiCall, words: OwnRecipeWords): string {
  return words.calls(owner, name) ?? doc;
}

/** As client.d.ts declares it: with a promise, and with a callback where there is such a form. */
export function formsOf({ owner, signature, callback }: ApiCall): readonly string[] {
  return [signature, ...(callback === null ? [] : [callback])].map((form) => `${owner}.${form}`);
}

interface Piece {
  readonly text: string;
  readonly isCode: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** What stands between backticks is code. */
export function piecesOf(sentence: string): readonly Piece[] {
  return [...sentence.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: all, 1: code, index }) => ({
    text: code ?? all,
    isCode: code !== undefined,
    at: index,
  }));
}

export function docOf(call: ApiCall, words: OwnRecipeWords): HTMLElement {
  const element = document.createElement('div');
  for (const form of formsOf(call)) {
    const signature = document.createElement('code');
    signature.className = 'cm-form';
    signature.textContent = form;
    element.append(signature);
  }
  const said = document.createElement('p');
  for (const { text, isCode } of piecesOf(sentenceOf(call, words))) {
    if (!isCode) {
      said.append(text);
      continue;
    }
    const code = document.createElement('code');
    code.textContent = text;
    said.append(code);
  }
  element.append(said);
  return element;
}
