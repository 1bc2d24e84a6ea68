// Reads a module without running it. QuickJS has a flag for that, `compileOnly`, but quickjs-emscripten then answers with the exports of a
// module at an address that was never written, which breaks the memory of all interpreters beside it.
import type { QuickJSContext } from 'quickjs-emscripten-core';

/** No file can be called so. A module loader has to refuse it with an error that names it. */
export const LAST_IMPORT = 'nothing is run';

/** What is wrong with a module or its imports, as an error of its own kind; null where it can be run. */
export function thrownByReading(context: QuickJSContext, code: string, module: string): Thrown | null {
  // Imports are looked for once all is read, in their order, and what imports a file that is missing does not run.
  const thrown = thrownBy(context, `${code}\nimport '${LAST_IMPORT}';`, module);
  if (thrown === null || thrown.message.includes(LAST_IMPORT)) return null;
  // Where a bracket is left open the error is not about the end of the file but about what follows.
  return thrownBy(context, code, module) ?? thrown;
}

interface Thrown {
  readonly message: string;
  readonly stack: string;
}

function thrownBy(context: QuickJSContext, code: string, module: string): Thrown | null {
  const read = context.evalCode(code, module, { type: 'module' });
  if (read.error === undefined) {
    read.value.dispose();
    return null;
  }
  const thrown = context.dump(read.error) as Thrown;
  read.error.dispose();
  return thrown;
}
