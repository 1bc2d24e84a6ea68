// A learner's file as the interpreter takes it: JavaScript as it stands, TypeScript without its types. Nobody has to say which it is.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { mistakeIn, type Mistake } from './mistakes.ts';
import { stripTypes, type Stripped } from './stripTypes.ts';

/** The code has the lines of the file. Nothing of it is run. */
export function readCode(quickJs: QuickJSWASMModule, text: string): Stripped {
  if (latest?.text !== text) latest = { text, read: read(quickJs, text) };
  return latest.read;
}

/** Every client of a world has the same file. */
let latest: { readonly text: string; readonly read: Stripped } | null = null;

function read(quickJs: QuickJSWASMModule, text: string): Stripped {
  const asItStands = mistakeIn(quickJs, text);
  if (asItStands === null) return { ok: true, code: text };
  const stripped = stripTypes(text);
  const mistake = stripped.ok ? mistakeIn(quickJs, stripped.code) : stripped.mistake;
  if (stripped.ok && mistake === null) return stripped;
  // What got further understood more of it.
  const isFurther = mistake !== null && isAfter(mistake, asItStands);
  return { ok: false, mistake: isFurther ? mistake : asItStands };
}

function isAfter(one: Mistake, other: Mistake): boolean {
  return one.line > other.line || (one.line === other.line && one.column > other.column);
}
