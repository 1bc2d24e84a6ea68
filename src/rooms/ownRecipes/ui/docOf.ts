// A call's signature and what it does, as it stands beside the code.
import type { OwnRecipeWords } from '../words/contract.ts';
import type { ApiCall } from './api.ts';

/** In the language of the page. */
export function sentenceOf({ owner, name, doc }: ApiCall, words: OwnRecipeWords): string {
  return words.calls(owner, name) ?? doc;
}

export function docOf(call: ApiCall, words: OwnRecipeWords): HTMLElement {
  const element = document.createElement('div');
  const signature = document.createElement('code');
  signature.textContent = `${call.owner}.${call.signature}`;
  const said = document.createElement('p');
  said.textContent = sentenceOf(call, words);
  element.append(signature, said);
  return element;
}
