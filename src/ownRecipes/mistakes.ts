// What is wrong with a file before it is run, for an editor to underline.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { syntaxAdvice } from './advice.ts';
import { filesOf, type Files, type ProgramFile } from './files.ts';
import type { Mistake } from './mistake.ts';
import { withoutComments } from './withoutComments.ts';
import { mistakeOfImport, moduleOf, offerFiles, type RefusedImport } from './modules.ts';
import { thrownByReading } from './readModule.ts';
import { hasRoom } from './room.ts';

/** The first that keeps one of a program's files from being read; null if it can be run. Nothing of it is run here. */
export function mistakeIn(
  quickJs: QuickJSWASMModule,
  code: string,
  files: Files = filesOf(code),
  file: ProgramFile = files[0],
): Mistake | null {
  if (!hasRoom(quickJs)) return { line: 1, column: 1, message: 'this needs too much memory' };
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(8 << 20);
  runtime.setMaxStackSize(32 << 10);
  const context = runtime.newContext();
  const refused: RefusedImport[] = [];
  // The files that it imports are read by themselves.
  offerFiles(
    runtime,
    files,
    () => '',
    (one) => refused.push(one),
  );
  try {
    const thrown = thrownByReading(context, code, moduleOf(file, files));
    if (thrown === null) return null;
    const [wrongImport] = refused;
    if (wrongImport !== undefined) return mistakeOfImport(wrongImport, files);
    const [, line = '1', column = '1'] = /own\.js:(\d+)(?::(\d+))?/.exec(thrown.stack) ?? [];
    const at = { line: Number(line), column: Number(column) };
    return { ...at, message: syntaxAdvice(thrown.message, { code, ...at }) };
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

/** Of a text in which a file was found to wait outside its functions: the first place that can be meant. */
export function topLevelAwait(text: string): Mistake {
  const lines = withoutComments(text).split('\n');
  let depth = 0;
  let found = -1;
  for (const [index, line] of lines.entries()) {
    if (depth === 0 && /\bawait\b/u.test(line) && !/\basync\b/u.test(line)) {
      found = index;
      break;
    }
    depth += (line.match(/[{(]/gu)?.length ?? 0) - (line.match(/[})]/gu)?.length ?? 0);
  }
  const message =
    'await stands outside of all functions: move it into main, or into a function that main calls';
  return { line: Math.max(0, found) + 1, column: 1, message };
}
