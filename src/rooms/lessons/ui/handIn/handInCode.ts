// A hand-in as a code to paste, and back.
import {
  codeAround,
  handInText,
  parseHandIn,
  payloadOf,
  signatureIn,
} from '../../../../scenarios/homework/handIn.ts';
import type { CodeProblem, HandIn, ReadHandIn } from '../../../../scenarios/homework/handIn.ts';
import { library } from '../../../../ui/stores/library.ts';
import { decodeStart, decodeText } from '../../../../ui/link/decode.ts';
import { encodeText } from '../../../../ui/link/encode.ts';

export async function handInCode(handIn: HandIn): Promise<string> {
  return codeAround(await encodeText(handInText(handIn)));
}

export async function readHandIn(code: string): Promise<ReadHandIn | CodeProblem> {
  const found = payloadOf(code);
  if (typeof found === 'string') return found;
  const text = await decodeText(found.payload);
  return text.ok ? parseHandIn(text.value, library) : 'damaged';
}

/** Of a code that was cut off or changed on its way: who it is from, so that the learner can be asked for it again. */
export async function signatureOf(code: string): Promise<Pick<HandIn, 'name' | 'lesson'> | null> {
  const [, payload = ''] = /^ZL\d{1,4}\.([\w-]*)/.exec(code.replace(/\s+/gu, '')) ?? [];
  return signatureIn(await decodeStart(payload));
}
