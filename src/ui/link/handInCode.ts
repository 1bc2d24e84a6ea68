// A hand-in as a code to paste, and back.
import { codeAround, handInText, parseHandIn, payloadOf } from '../../scenarios/homework/handIn.ts';
import type { CodeProblem, HandIn } from '../../scenarios/homework/handIn.ts';
import { library } from '../stores/library.ts';
import { decodeText, encodeText } from './codec.ts';

export async function handInCode(handIn: HandIn): Promise<string> {
  return codeAround(await encodeText(handInText(handIn)));
}

export async function readHandIn(code: string): Promise<HandIn | CodeProblem> {
  const found = payloadOf(code);
  if (typeof found === 'string') return found;
  const text = await decodeText(found.payload);
  return text.ok ? parseHandIn(text.value, library) : 'damaged';
}
