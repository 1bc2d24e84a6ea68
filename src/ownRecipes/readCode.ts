// A learner's file as the interpreter takes it: JavaScript as it stands, TypeScript without its types. Nobody has to say which it is.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { codeOf, filesOf, type Files, type ProgramFile } from './files.ts';
import { mistakeInNames } from './modules.ts';
import type { Mistake } from './mistake.ts';
import { mistakeIn } from './mistakes.ts';
import { stripTypes, type Stripped } from './stripTypes.ts';

/** The code has the lines of the file. Nothing of it is run. */
export function readCode(quickJs: QuickJSWASMModule, text: string): Stripped {
  if (latest?.text === text) return latest.read;
  const found = read(quickJs, text);
  // What there was no room for may have it later.
  if (found.ok) latest = { text, read: found };
  return found;
}

/** Every client of a world has the same file. */
let latest: { readonly text: string; readonly read: Stripped } | null = null;

function read(quickJs: QuickJSWASMModule, text: string): Stripped {
  const files = filesOf(text);
  const mistake = mistakeInNames(files);
  if (mistake !== null) return { ok: false, mistake };
  let code = '';
  for (const file of files) {
    const one = readFile(quickJs, file, files);
    if (!one.ok) return one;
    code += one.code.slice(file.linesBefore);
  }
  return { ok: true, code };
}

function readFile(quickJs: QuickJSWASMModule, file: ProgramFile, files: Files): Stripped {
  const code = codeOf(file);
  const asItStands = mistakeIn(quickJs, code, files, file);
  if (asItStands === null) return { ok: true, code };
  const stripped = stripTypes(code);
  const mistake = stripped.ok ? mistakeIn(quickJs, stripped.code, files, file) : stripped.mistake;
  if (stripped.ok && mistake === null) return stripped;
  // What got further understood more of it.
  const isFurther = mistake !== null && isAfter(mistake, asItStands);
  return { ok: false, mistake: isFurther ? mistake : asItStands };
}

function isAfter(one: Mistake, other: Mistake): boolean {
  return one.line > other.line || (one.line === other.line && one.column > other.column);
}
