// What is wrong with a file before it is run, for an editor to underline.
import type { QuickJSContext, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { syntaxAdvice } from './advice.ts';
import { filesOf, type Files, type ProgramFile } from './files.ts';
import type { Mistake } from './mistake.ts';
import { withoutComments } from './withoutComments.ts';
import { mistakeOfImport, moduleOf, offerFiles, type RefusedImport } from './modules.ts';

/** The first that keeps one of a program's files from being read; null if it can be run. Nothing of it is run here. */
export function mistakeIn(
  quickJs: QuickJSWASMModule,
  code: string,
  files: Files = filesOf(code),
  file: ProgramFile = files[0],
): Mistake | null {
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
    const read = context.evalCode(code, moduleOf(file, files), { type: 'module', compileOnly: true });
    if (!read.error) {
      read.value.dispose();
      return null;
    }
    const thrown: unknown = context.dump(read.error);
    read.error.dispose();
    // It was taken for a rejected promise: see `end`.
    if (thrown === undefined) return null;
    const [wrongImport] = refused;
    if (wrongImport !== undefined) return mistakeOfImport(wrongImport, files);
    const { message, stack } = thrown as Readonly<Record<'message' | 'stack', unknown>>;
    const [, line = '1', column = '1'] = /own\.js:(\d+)(?::(\d+))?/.exec(String(stack)) ?? [];
    const at = { line: Number(line), column: Number(column) };
    return { ...at, message: syntaxAdvice(String(message), { code, ...at }) };
  } finally {
    end(context, runtime);
  }
}

/**
 * quickjs-emscripten asks a compiled module for its promise. What it finds in its place, and then holds, may keep the runtime from ending.
 */
function end(context: QuickJSContext, runtime: QuickJSRuntime): void {
  context.dispose();
  try {
    runtime.dispose();
  } catch (error) {
    if (!String(error).includes('gc_obj_list')) throw error;
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
